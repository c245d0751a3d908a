"""The first scenes on the stack."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from game import routes
from game.core import match as matches
from game.core.hands import Hands
from game.core.match import Match
from game.core.record import BadRecord, Header, Player, new_file, read_record
from game.devices.press import RIGHT_KEYS
from game.games import load_rules as rules_of
from game.house import House


def open_record(file: Path, data: Path) -> Match:
    """Return the match of a record from the command line. Raises BadRecord; a broken record is
    renamed only if it lies in our own folder."""
    ours = file.resolve().parent == (data / "records").resolve()
    return matches.resume(file) if ours else Match(read_record(file))


def demand_match(args: Namespace, data: Path) -> None:
    """End the program with one sentence if its record is unusable."""
    try:
        if file := args.resume or args.replay:
            open_record(file, data)
    except BadRecord as error:
        raise SystemExit(f"hearthside: {error}") from error


def open_scenes(house: House, args: Namespace) -> None:
    """Open over the title a lobby, a match of bots, a resumed match or a replay."""
    go = house.stack.open
    try:
        if args.resume:
            go(routes.Resume(open_record(args.resume, house.store.data), RIGHT_KEYS))
        elif args.replay:
            go(routes.Replay(open_record(args.replay, house.store.data)))
        elif args.bots:
            start_bots(house, args.game)
        elif args.game:
            go(routes.Lobby(args.game, None))  # the first device that presses sits first
    except BadRecord as error:
        house.notice(error.sentence)


def start_bots(house: House, game: str, file: Path | None = None) -> None:
    """Start a match in which every seat is a bot."""
    rules = rules_of(game)
    players = tuple(Player(f"Bot {seat + 1}", "skilled") for seat in range(rules.SEATS[0]))
    header = Header(game, rules.VERSION, players, house.run.seed or "hearth")
    match = matches.start(header, file or new_file(house.store.records, game), house.store.disk)
    house.stack.open(routes.Table(match, Hands(players, {})))
