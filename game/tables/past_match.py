"""Describe a past match on the night board, and replay it."""

from __future__ import annotations

import logging

from game import routes
from game.core.match import Match
from game.core.record import BadRecord, read_record
from game.core.record_index import list_newest
from game.house import House
from game.night.board import Past
from game.night.result import Sitter, match_id
from game.tables.match_line import tell_moment
from game.tables.night_words import by_wins

MOST_RECORDS = 100_000  # more than are ever kept: any of them may be the one
log = logging.getLogger(__name__)


def name_sitter(house: House, one: Sitter) -> str:
    return one.name or house.words("night-nameless")


def tell_points(house: House, past: Past, one: Sitter) -> str:
    """Return a player's points, or that they won where wins count."""
    if not by_wins(past.game):
        return house.words("name", one.points)
    if not one.won:
        return ""
    drawn = sum(other.won for other in past.sitters) > 1
    return house.words("night-past-draw" if drawn else "night-past-won")


def rank_sitters(past: Past) -> list[Sitter]:
    return sorted(past.sitters, key=lambda one: one.place)


def tell_past_match(house: House, past: Past) -> str:
    """Return a past match in one line, best place first."""
    say, people = house.words, list[str]()
    for one in rank_sitters(past)[:9]:
        name, figure = name_sitter(house, one), tell_points(house, past, one)
        people.append(say("night-sitter", name, figure) if figure else name)
    return say("night-match", tell_moment(house, past.ended), say(f"game-{past.game}"),
               " – ".join(people))


def watch_again(house: House, past: Past) -> None:
    """Replay a match if its record is still here."""
    for file in list_newest(house.store.records, MOST_RECORDS):
        try:
            record = read_record(file)
            if match_id(file, record.header.seed) == past.id:
                house.stack.open(routes.Replay(Match(record)))
                return
        except BadRecord as error:
            log.info("%s", error)
    house.refuse(("night-gone",))
