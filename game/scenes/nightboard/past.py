"""Build the past: matches on large planks beside the boxes of their games, and game nights with all
points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from game.core import series
from game.core.evening_facts import EveningFacts, join_names
from game.core.faces import name_nisse, number_of_name, show_feeling
from game.devices.press import Action
from game.house import House
from game.night.board import Past
from game.night.result import Sitter
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, IVORY, Colour
from game.tables.evening_standings import Standings
from game.tables.match_line import date_of, tell_moment
from game.tables.past_match import name_sitter, rank_sitters, tell_points
from game.ui.furniture import box_art, cupboard
from game.ui.furniture.planks import MEDALS, TALL
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row
from game.ui.widgets.lines import build_lines
from game.ui.widgets.medals import WALNUT, build_head, build_medal, find_metal

LEAST_HEIGHT, GAP = 136, 12  # of a plank; between two


def count_planks(height: float) -> int:
    """Return how many matches fit in a height."""
    return max(1, int((height - 52 + GAP) // (LEAST_HEIGHT + GAP)))


def build_past_matches(page: Page, house: House, room: Box, shown: Sequence[Past],
                       faces: Mapping[str, str], focus: str | None) -> Node:
    """Return matches in a column, which can be pressed unless the `focus` is None. All names have
    the size at which the longest ones fit, beside their figures if these fit."""
    art, height = page.art, min((room.h - 52 + GAP) / len(shown) - GAP, 230)
    limit = MEDALS if art.large_text else max(len(past.sitters) for past in shown)
    sitters = [rank_sitters(past)[:limit] for past in shown]
    cover = (height - 16) * box_art.SHAPE
    width = room.w - 48 - cover - 40
    high, most = 0.67 * height - 8, max(map(len, sitters))
    face = min(high * 0.92, ((width + GAP) / most - GAP) * 0.34)
    bare = 50 + face * (1 + 0.76 / TALL)  # the width of a plank without its words

    def measure(past: Past, one: Sitter) -> list[float]:
        return [1.04 * art.measure_text(words, "body@1")[0] for words in (  # fonts have whole sizes
            name_sitter(house, one), tell_points(house, past, one))]

    rows = [*zip(shown, sitters, strict=True)]
    beside = all(sum(measure(past, one)) < (width + GAP) / len(some) - GAP - bare
                 for past, some in rows for one in some)
    size = min(1.35, high / 40) if beside else min(art.text_scale, high / 80, *(
        (width + GAP - len(some) * (bare + GAP)) / sum(max(measure(past, one)) for one in some)
        for past, some in rows if some))

    def build(past: Past, one: Sitter) -> Node:
        metal = find_metal(one.place)
        known = faces[one.name] if one.kind == "human" else name_nisse(
            one.kind, number_of_name(one.name))
        name = Text(words=name_sitter(house, one), style="label" if beside else "body",
                    size=size, scale_limit=1, ink=metal.ink, one_line=True, grow=1, group="names")
        figure = replace(name, words=tell_points(house, past, one), group="figures")
        words = row(name, replace(figure, grow=0), gap=10, grow=1) if beside else column(
            name, figure if figure.words else None, grow=1)
        return frame(metal.plank, row(
            build_medal(one.place, 0.76 * face, 0.76 * face / TALL, figure),
            build_head(show_feeling(known, "glad") if one.won else known, face, face), words, gap=8,
            padding=Padding(10, 0, 16, 5)), grow=1,
            min_width=0 if beside else bare + size * max(measure(past, one)))

    def build_plank(n: int, past: Past) -> Node:
        told = house.words(
            "night-when", house.words(f"game-{past.game}"), tell_moment(house, past.ended))
        return frame(WALNUT.plank, row(
            Picture(source=box_art.name_picture(past.game), aspect=box_art.SHAPE,
                    height=height - 16),
            column(Text(words=told, group="when", one_line=True, height=0.33 * height),
                   row(*(build(past, one) for one in sitters[n]), gap=GAP, grow=1), grow=1),
            gap=20, padding=Padding(10, 8, 10, 8)),
            frame("gold ring") if focus == f"match/{n}" else None, height=height,
            name="" if focus is None else f"match/{n}", hints=((Action.CONFIRM, "replay"),))

    return frame("slate", column(*(build_plank(n, past) for n, past in enumerate(shown)), gap=GAP,
                                 padding=pad(24, 26)))


def build_evening(house: House, past: series.Past, height: float) -> Node:
    """Return date and winner beside the winner of each game, on a shelf over the planks."""
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
    """Return the heads of a game's winners, people or bots, under crowns."""
    return row(*(column(
        Picture(source="ui/crown", height=0.6 * side),
        replace(build_head(evening.find_face(name), side), height=side))
        for name in evening.won[n]), gap=4, padding=Padding(0, 0, 0, 4))


def _name_all(house: House, evening: series.Series) -> series.Series:
    """Return an evening with only the decided games, and with names for nameless players."""
    evening = replace(evening, games=evening.games[:evening.settled])
    blanks = sorted(name for name in evening.list_people() if not name.strip())
    nameless = house.words("night-nameless")
    return series.rename_people(evening, {blank: f"{nameless} {n}" if n > 1 else nameless
                                   for n, blank in enumerate(blanks, 1)}) if blanks else evening
