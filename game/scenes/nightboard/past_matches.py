"""Matches of the past in words, and on large planks beside the covers of their games."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game import shelf
from game.devices.press import Action
from game.match import Match
from game.night.board import Past
from game.night.result import Sitter, match_id
from game.picture.page import Control, Hints, Page
from game.picture.screen import Box
from game.picture.theme import GOLD, IVORY
from game.record import BadRecord, read_record
from game.record_index import newest
from game.scenes.nightboard import medals
from game.scenes.scenery import box_art
from game.scenes.scenery.match_line import when
from game.scenes.scenery.planks import MEDALS, TALL, mark, medallion, slate
from game.tables.faces import faced, nisse, number, wool

if TYPE_CHECKING:
    from game.house import House

ALL = 100_000  # more records than are ever kept: any of them may be the one
WATCH: Hints = ((Action.CONFIRM, "replay"),)  # a match
log = logging.getLogger(__name__)
HIGH, HIGHEST, APART = 136.0, 230.0, 12.0  # of a plank, at least and at most; between two
AIR = 20.0  # round what is on it
RIM, BETWEEN, CORNER = 8.0, 12.0, 14.0  # from its edge to those who played; between two; of one
PADS, FOOT = 24.0, 26.0  # round all of them: aside, and over and under
ROOMY = 1.25  # larger texts leave room for the first three alone
UPPER = 0.33  # of it are for which game it was
FACE, BROAD, MEDAL = 0.92, 0.34, 0.76  # of somebody's room, in its height and at most in its width,
# for her face; of that for her medal
SIZES = "label", "body", "small", "small@1", "small@0.9", "small@0.8"  # of names, to try
BESIDE = "label@1.35", "label@1.2", "label@1.1", "label@1", "body", "small"  # beside a figure


def people(house: House, past: Past, most: int = 9) -> list[tuple[int, str]]:
    """The places, names and points of so many, the best first."""
    say = house.words
    shown = [(one, _figure(house, past, one)) for one in _ranked(past)[:most]]
    return [(one.place, say("night-sitter", _name(house, one), figure) if figure else
             _name(house, one)) for one, figure in shown]


def _name(house: House, one: Sitter) -> str:
    return one.name or house.words("night-nameless")


def _figure(house: House, past: Past, one: Sitter) -> str:
    """Somebody's points; of a game in which wins are counted that she has won, or nothing."""
    if shelf.rules(past.game).RANKED_BY != "wins":
        return house.words("name", one.points)
    if not one.won:
        return ""
    drawn = sum(other.won for other in past.sitters) > 1
    return house.words("night-past-draw" if drawn else "night-past-won")


def _ranked(past: Past) -> list[Sitter]:
    return sorted(past.sitters, key=lambda one: one.place)


def _who(one: Sitter, faces: Mapping[str, str]) -> str:
    """Her face, or that of a nisse if she is a bot, who may have the name of somebody."""
    return faces[one.name] if one.kind == "human" else nisse(one.kind, number(one.name))


def past_line(house: House, past: Past) -> str:
    """A past match in one line, the best place first."""
    return house.words("night-match", when(house, past.ended), house.words(f"game-{past.game}"),
                       " – ".join(name for _, name in people(house, past)))


def many(high: float) -> int:
    """How many find room in so much height."""
    return max(1, int((high - 2 * FOOT + APART) // (HIGH + APART)))


def offer(page: Page, house: House, planks: Sequence[Box], shown: Sequence[Past],
          focus: str) -> None:
    """Let a press on a plank show its match again; one in the focus lies in a ring."""
    for n, (box, past) in enumerate(zip(planks, shown, strict=True)):
        page.spots[f"match/{n}"] = Control(box, partial(watch, house, past), None, None, WATCH)
        if focus == f"match/{n}":
            page.image(page.art.ring(box.w, box.h, GOLD, 5), box.x, box.y)


def watch(house: House, past: Past) -> None:
    """See a match again, if its record is still kept here."""
    for file in newest(house.records, ALL):
        try:
            record = read_record(file)
            if match_id(file, record.header.seed) == past.id:
                house.open_replay(Match(record))
                return
        except BadRecord as error:
            log.info("%s", error)
    house.refuse(("night-gone",))


def put(page: Page, house: House, room: Box, shown: Sequence[Past],
        faces: Mapping[str, str]) -> list[Box]:
    """Past matches one under the other before the night: the cover, which game and when, and under
    that who played, side by side as wide as the plank is, on planks of their own: medal, face in a
    ring, and beside that the name over the points. Returns the planks."""
    slate(page, room)
    room = room.inset(PADS, FOOT)
    high = min((room.h + APART) / len(shown) - APART, HIGHEST)
    wide = (high - 2 * RIM) * box_art.SHAPE
    inner = Box(room.x + wide + 1.5 * AIR, 0, room.w - wide - 2 * AIR, high)
    upper = inner._replace(h=high * UPPER)
    told = [house.words("night-when", house.words(f"game-{past.game}"), when(house, past.ended))
            for past in shown]
    small = page.even(upper.inset(0, 2), told, "body")
    limit = MEDALS if page.art.text_scale > ROOMY else max(len(past.sitters) for past in shown)
    most = max(min(len(past.sitters), limit) for past in shown)
    seat = Box(0, 0, (inner.w + BETWEEN) / most - BETWEEN, high * (1 - UPPER) - RIM)
    face = min(seat.h * FACE, seat.w * BROAD)
    medal = face * MEDAL
    left = AIR / 2 + medal / TALL + 2 + face + 10
    rooms = [((inner.w + BETWEEN) / min(len(past.sitters), limit) - BETWEEN - left - 0.8 * AIR,
              _name(house, one), _figure(house, past, one))
             for past in shown for one in _ranked(past)[:limit]]
    beside = _beside(page, rooms, seat.h)
    names = beside or page.largest(Box(0, 0, min(wide for wide, *_ in rooms), seat.h / 2), (
        name for _, name, _ in rooms), SIZES)
    for n, (past, line) in enumerate(zip(shown, told, strict=True)):
        y = room.y + n * (high + APART)
        medals.plank(page, Box(room.x, y, room.w, high), medals.WALNUT)
        page.picture(Box(room.x + AIR / 2, y + RIM, wide, high - 2 * RIM),
                     box_art.picture(past.game), leaf=False)
        page.fitted(upper._replace(y=y + RIM / 2), line, small, IVORY)
        people = _ranked(past)[:limit]
        pace = (inner.w + BETWEEN) / len(people)
        for k, one in enumerate(people):
            at = Box(inner.x + k * pace, y + high - seat.h - RIM, pace - BETWEEN, seat.h)
            metal = medals.of_place(one.place)
            medals.plank(page, at, metal, CORNER)
            mark(page, one.place, at._replace(x=at.x + AIR / 2, y=at.center[1] - face / 2, h=face),
                 medal, names, metal.ink)
            known = _who(one, faces)
            medallion(page, Box(at.x + left - face - 10, at.center[1] - face / 2, face, face),
                      faced(known, "glad") if one.won else known, wool(known))
            own = at._replace(x=at.x + left, w=at.w - left - 0.8 * AIR)
            name, figure = _name(house, one), _figure(house, past, one)
            if beside or not figure:
                long = page.art.size(figure, names)[0] + 1 if figure else 0.0
                page.fitted(own._replace(w=own.w - long), name, names, metal.ink)
                if figure:
                    page.text(own._replace(x=own.right - long, w=long), figure, names, metal.ink)
                continue
            own = own._replace(h=at.h / 2)
            page.fitted(own, name, names, metal.ink)
            page.fitted(own._replace(y=own.bottom - 4), figure, names, metal.ink)
    return [room._replace(y=room.y + n * (high + APART), h=high) for n in range(len(shown))]


def _beside(page: Page, people: Sequence[tuple[float, str, str]], high: float) -> str:
    """The largest letters in which everybody's name stands beside her figure in a room so wide and
    high; empty if none have room."""
    size = page.art.size
    return next((style for style in BESIDE if page.art.line(style) <= high and all(
        size(name, style)[0] + size(figure, style)[0] + AIR / 2 < wide
        for wide, name, figure in people)), "")
