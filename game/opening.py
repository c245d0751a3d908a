"""The scenes that are on the stack when the program starts."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from game import doors
from game.core import match as matches
from game.core.match import Match
from game.core.record import BadRecord, Header, Player, read_record
from game.devices.press import RIGHT_KEYS
from game.games import rules as rules_of
from game.house import House, new_file
from game.tables.hands import Hands


def named(file: Path, data: Path) -> Match:
    """Return the match of a record that the command line names. Raises BadRecord; a broken record
    is set aside only if it lies among our own."""
    ours = file.resolve().parent == (data / "records").resolve()
    return matches.resume(file) if ours else Match(read_record(file))


def open_scenes(house: House, args: Namespace) -> None:
    """Open the title, and over it a lobby, a match of bots, a resumed match, a replay or
    attract."""
    doors.title(house)
    if house.kiosk:
        house.kiosk.attract()
        return
    try:
        if args.resume:
            doors.resume(house, named(args.resume, house.data), RIGHT_KEYS)
        elif args.replay:
            house.open_replay(named(args.replay, house.data))
        elif args.bots:
            start_bots(house, args.game)
        elif args.game:
            doors.lobby(house, args.game, None)  # the first device that presses sits first
    except BadRecord as error:
        house.notice(error.sentence)


def start_bots(house: House, game: str, file: Path | None = None) -> None:
    """Start a match in which every seat is a bot."""
    rules = rules_of(game)
    players = tuple(Player(f"Bot {seat + 1}", "skilled") for seat in range(rules.SEATS[0]))
    header = Header(game, rules.VERSION, players, house.seed or "hearth")
    match = matches.start(header, file or new_file(house.records, game), house.disk)
    house.open_table(match, Hands(players, {}))
