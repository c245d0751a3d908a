"""What is on the stack when the program starts."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from game import match as matches
from game import shelf
from game.devices.press import RIGHT_KEYS
from game.match import BadRecord, Header, Match, Player

if TYPE_CHECKING:
    from game.house import House


def demand_match(file: Path, data: Path) -> None:
    """Ends the program with one sentence where the record that it was given cannot be used. A
    broken one is set aside where it lies among our own, and nowhere else."""
    try:
        _match(file, data)
    except BadRecord as error:
        raise SystemExit(f"main.py: {error}") from error


def _match(file: Path, data: Path) -> Match:
    ours = file.resolve().parent == (data / "records").resolve()
    return matches.resume(file) if ours else Match(matches.read_record(file))


def open_scenes(house: House, wanted: Namespace) -> None:
    """The title, and over it a lobby, a match of bots, a resumed match, a replay or attract."""
    from game.scenes.title import TitleScene

    house.stack.push(TitleScene(house))
    if house.kiosk:
        house.kiosk.attract()
        return
    try:
        if wanted.resume:
            _resume(house, wanted.resume)
        elif wanted.replay:
            _replay(house, wanted.replay)
        elif wanted.bots:
            start_bots(house, wanted.game)
        elif wanted.game:
            from game.scenes.lobby import LobbyScene

            house.stack.push(LobbyScene(house, wanted.game, RIGHT_KEYS))
    except BadRecord as error:
        house.notice(error.sentence)


def _resume(house: House, file: Path) -> None:
    from game.scenes.title import resume_match

    resume_match(house, _match(file, house.data), RIGHT_KEYS)


def _replay(house: House, file: Path) -> None:
    house.open_replay(_match(file, house.data))


def start_bots(house: House, game: str, file: Path | None = None) -> None:
    """A match in which every seat is a bot."""
    from game.house import new_file
    from game.tables.hands import Hands

    rules = shelf.rules(game)
    players = tuple(Player(f"Bot {seat + 1}", "skilled") for seat in range(rules.SEATS[0]))
    header = Header(game, rules.VERSION, players, house.seed or "hearth")
    match = matches.start(header, file or new_file(house.records, game), house.disk)
    house.open_table(match, Hands(players, {}))
