"""Build a game night of the past: when it was and who won it, who won its games, and everybody's
points on planks."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from game.core.evening_facts import EveningFacts, join_names
from game.core.series import Past, Series, rename_people
from game.house import House
from game.picture.screen import SAFE
from game.picture.theme import GOLD, IVORY, Colour
from game.tables.evening_standings import Standings
from game.tables.match_line import date_of
from game.ui.furniture import cupboard
from game.ui.layout import Node, Padding, Picture, column, pad, row
from game.ui.widgets.lines import build_lines
from game.ui.widgets.medals import build_head


def build_evening(house: House, past: Past, height: float) -> Node:
    """Return the date and the winner beside who won each game, on a shelf over the planks."""
    evening = EveningFacts(house.words, house.settings, house.store.records,
                           _name_all(house, past.evening), waiting=False)
    lines: list[tuple[str, str, Colour]] = [(date_of(house, past.ended), "asked", IVORY)]
    if best := evening.list_leaders():
        lines.append((house.words("night-evening-won", join_names(house.words, best), len(best)),
                      "asked", GOLD))
    table, shelf = Standings(evening, SAFE.w), min(230.0, 0.45 * height)
    winners = [_build_winners(evening, n, min(0.5 * (shelf - 60), table.slot / max(
        len(evening.won[n]), 1))) for n in table.shown]
    return column(replace(table.build_shelf(build_lines(lines, grow=1), winners), height=shelf),
                  replace(table.build_planks(), grow=1), padding=pad(cupboard.CHEEK, 0))


def _build_winners(evening: EveningFacts, n: int, side: float) -> Node:
    """Return the heads of who won a game, people or bots, under crowns."""
    return row(*(column(
        Picture(source="ui/crown", height=0.6 * side),
        replace(build_head(evening.find_face(name), side), height=side))
        for name in evening.won[n]), gap=4, padding=Padding(0, 0, 0, 4))


def _name_all(house: House, evening: Series) -> Series:
    """Return an evening with only the games that were decided, and a name for players who have
    none."""
    evening = msgspec.structs.replace(evening, games=evening.games[:evening.settled])
    blanks = sorted(name for name in evening.list_people() if not name.strip())
    nameless = house.words("night-nameless")
    return rename_people(evening, {blank: f"{nameless} {n}" if n > 1 else nameless
                                   for n, blank in enumerate(blanks, 1)}) if blanks else evening
