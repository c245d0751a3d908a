"""Build matches of the past on large planks beside the covers of their games."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from game.core.faces import faced, nisse, number
from game.core.match import Match
from game.core.record import BadRecord, read_record
from game.core.record_index import newest
from game.devices.press import Action
from game.games import rules
from game.house import House
from game.night.board import Past
from game.night.result import Sitter, match_id
from game.picture.page import Page
from game.picture.screen import Box
from game.scenes.nightboard import medals
from game.scenes.nightboard.best_planks import build_mark, draw_head
from game.tables.match_line import when
from game.ui.furniture import box_art
from game.ui.furniture.figures import LONG_NAME, wool
from game.ui.furniture.planks import MEDALS, TALL
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row

ALL = 100_000  # more records than are ever kept: any of them may be the one
LEAST_HEIGHT, MOST_HEIGHT, GAP = 136, 230, 12  # of a plank; between two
log = logging.getLogger(__name__)


def _name(house: House, one: Sitter) -> str:
    return one.name or house.words("night-nameless")


def _figure(house: House, past: Past, one: Sitter) -> str:
    """Return the points of a player, or that they won where wins are counted."""
    if rules(past.game).RANKED_BY != "wins":
        return house.words("name", one.points)
    if not one.won:
        return ""
    drawn = sum(other.won for other in past.sitters) > 1
    return house.words("night-past-draw" if drawn else "night-past-won")


def _ranked(past: Past) -> list[Sitter]:
    return sorted(past.sitters, key=lambda one: one.place)


def past_line(house: House, past: Past) -> str:
    """Return a past match in one line, the best place first."""
    say, people = house.words, list[str]()
    for one in _ranked(past)[:9]:
        name, figure = _name(house, one), _figure(house, past, one)
        people.append(say("night-sitter", name, figure) if figure else name)
    return say("night-match", when(house, past.ended), say(f"game-{past.game}"),
               " – ".join(people))


def count_planks(height: float) -> int:
    """Return how many matches have room in a height."""
    return max(1, int((height - 52 + GAP) // (LEAST_HEIGHT + GAP)))


def watch(house: House, past: Past) -> None:
    """Show a match again, if its record is still kept here."""
    for file in newest(house.records, ALL):
        try:
            record = read_record(file)
            if match_id(file, record.header.seed) == past.id:
                house.open_replay(Match(record))
                return
        except BadRecord as error:
            log.info("%s", error)
    house.refuse(("night-gone",))


def build_past_matches(page: Page, house: House, room: Box, shown: Sequence[Past],
                       faces: Mapping[str, str], focus: str | None) -> Node:
    """Return matches one below the other; each can be pressed unless the `focus` is None. All names
    are as large as the longest one allows, beside their figures where these have room."""
    art, height = page.art, min((room.h - 52 + GAP) / len(shown) - GAP, MOST_HEIGHT)
    limit = MEDALS if art.large_text else max(len(past.sitters) for past in shown)
    sitters = [_ranked(past)[:limit] for past in shown]
    cover = (height - 16) * box_art.SHAPE
    width = room.w - 48 - cover - 40
    high, most = 0.67 * height - 8, max(map(len, sitters))
    face = min(high * 0.92, ((width + GAP) / most - GAP) * 0.34)
    beside = all(
        art.size(_name(house, one), "body@1")[0] + art.size(_figure(house, past, one), "body@1")[0]
        < (width + GAP) / len(some) - GAP - 56 - face * (1 + 0.76 / TALL)
        for past, some in zip(shown, sitters, strict=True) for one in some)
    size = min(1.35 if beside else 1, high / (40 if beside else 80)) / art.text_scale

    def build(past: Past, one: Sitter) -> Node:
        metal = medals.of_place(one.place)
        known = faces[one.name] if one.kind == "human" else nisse(one.kind, number(one.name))
        called = _name(house, one)
        name = Text(words=called, style="label" if beside else "body", size=size, ink=metal.ink,
                    one_line=True, grow=1,
                    group="names" if len(called) <= LONG_NAME or beside else "")
        figure = replace(name, words=_figure(house, past, one), group="figures")
        words = row(name, replace(figure, grow=0), gap=10, grow=1) if beside else column(
            name, figure if figure.words else None, grow=1)
        return frame(metal.plank, row(
            build_mark(one.place, 0.76 * face, 0.76 * face, figure),
            Paint(paint=draw_head, width=face, values=(
                faced(known, "glad") if one.won else known, wool(known), None, face)),
            words, gap=8, padding=Padding(10, 0, 16, 5)), grow=1)

    def build_plank(n: int, past: Past) -> Node:
        told = house.words("night-when", house.words(f"game-{past.game}"), when(house, past.ended))
        return frame(medals.WALNUT.plank, row(
            Picture(source=box_art.picture(past.game), aspect=box_art.SHAPE, height=height - 16),
            column(Text(words=told, group="when", one_line=True, height=0.33 * height),
                   row(*(build(past, one) for one in sitters[n]), gap=GAP, grow=1), grow=1),
            gap=20, padding=Padding(10, 8, 10, 8)),
            frame("gold ring") if focus == f"match/{n}" else None, height=height,
            name="" if focus is None else f"match/{n}", hints=((Action.CONFIRM, "replay"),))

    return frame("slate", column(*(build_plank(n, past) for n, past in enumerate(shown)), gap=GAP,
                                 padding=pad(24, 26)))
