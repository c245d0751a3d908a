"""Everybody behind steps of wood at the end of a match: the best in the middle and highest, in
light if there is somebody to celebrate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.core import Seat
from game.picture.art import FINE, Art, smooth
from game.picture.cheer import beam, rays
from game.picture.page import Drawn, Page
from game.picture.screen import WIDTH, Box, Screen
from game.picture.theme import GILT, GLEAM, INK, PLANK, WOOD, Colour
from game.record import Player
from game.scenes.scenery.figures import arms, worn
from game.scenes.scenery.planks import MEDALS, carved
from game.scenes.scenery.planks import TALL as MEDAL_TALL
from game.tables.faces import BUST, SHAPE, faced, sitters, under_crown

STEP, LEAST_STEP = 320, 215  # the width of a step, and the least for which it stands in the middle
WIDE_STEP, PAIR = 430, 2  # so wide it may be where two people fill the left and the middle
STEP_APART = 14  # what is between two
BEST, ASIDE = 1.25, 0.86  # how much wider the step of whoever won is; how tall others are beside
SOFT = 240  # of 255 parts of its light that the picture of somebody else keeps
DROP, LOW_STEP = 28, 180  # from one step to the next, and the least height of one
NUMBERS = ("heading@1.5", "heading@1.2", "heading@1.05", "heading@0.9", "heading@0.78",
           "heading@0.66", "heading@0.58")  # letters of a place or a figure, those of names
NTH, PLACES, LOWER = NUMBERS[2:], NUMBERS[3:], NUMBERS[4:]  # of a place; under a sign over its
# name; over a figure
SIGN, NAME, LINE, MOST_NAME = 48, 46, 54, 90  # heights of a sign, a name, what follows
OWN_LINE = 90  # the height of a name from which its sign stands over it
NAMED = "heading@1.2", "heading@1", "heading@0.9"  # where there is room: more than its place
COUNTED = 2.2, 2.0, 1.8, 1.6, 1.45, 1.3, 1.22, 1.15, 1.08, 1.0, 0.9, 0.8  # figures, in headings
UNIT, LEAST_UNIT, SPACE = 0.34, 0.48, 12.0  # what a figure counts, in its letters; before that
SMALLER = "heading@0.8", "heading@0.7"  # letters of a name over a figure
UNDER, OVER, FULL = 0.38, 0.86, 0.72  # of the height under a name, a place's over a figure; of
# their letters' lines, what has to have room: of a place then, of a figure
NAMES = "label@1", "body@1", "small@1", "small@0.92", "small@0.86", "small@0.7"  # letters of a name
HANDS = 0.06  # of her height somebody's hands hang over the front of her step
TALLEST = 0.62  # of the room that somebody takes
LID, BACK = 26, 0.05  # the upper side of a step: how high, and how much narrower at its back
CAST, SHADE, DEEP = 60, (70, 36, 10), 92  # of shadows: how far on the boards; on a front
MEDAL, LEAST_MEDAL, MOST_MEDAL, BEFORE = 0.86, 0.7, 104.0, 18  # of a place; at most; before it
GROOVE, CUT, FAINT = 16, 2.5, 120  # of a carved frame: from an edge, light from shade, its alpha
NEAR, STREWN = 18.0, 54.0  # paper lies so far before the steps, and in such a depth
BEAM = 1.7  # how broad what falls on a winner is at most, in the width of her step
RAYS = 3.2  # how far light goes out behind a winner, in her own height


class Row(NamedTuple):
    """A line of the standings: which place, who it is, or what it is measured by, and how much;
    and what that counts."""

    place: str
    seat: Seat | None
    name: str
    value: int
    figure: str
    unit: str
    first: bool


class Place(NamedTuple):
    """Somebody's step, and how tall she is."""

    row: Row
    step: Box
    tall: float


class Podium:
    """As it stands in a room, on one page."""

    def __init__(
        self, rows: Sequence[Row], players: Sequence[Player], room: Box, *,
        cheers: bool, nth: Sequence[str], listed: bool,
    ) -> None:
        """`rows`: the best first; `nth`: places in words; figures are told if they are `listed`.
        Steps of winners are wider, and as near the middle of the screen as the room lets them be;
        where nobody has won, all stand in the middle of the room."""
        self.room, self._cheers, self._nth = room, cheers, nth
        self._listed, self._faces = listed, sitters(players)
        self._people: list[Drawn] = []
        self.middle = True  # whether it stands in the middle of the screen
        self._least: dict[int, int] = {}  # of NUMBERS, for each line: none on a step is larger
        self._name = 0  # of the letters of a name: none on a step is larger
        self.places = self._laid([row for row in rows if row.seat is not None])
        lines = bool(rows[0].place) + listed
        self._tall = not (listed and rows[0].place) and all(
            _front(step, tall).h >= OWN_LINE + SIGN + lines * LINE
            for _, step, tall in self.places)  # a sign stands over its name

    def draw_light(self, screen: Screen, art: Art) -> None:
        """Draw the light behind the winners."""
        for row, step, tall in self.places if self._cheers else ():
            if row.first:
                wide = BEAM * step.w
                screen.put(beam(art, wide, step.y), step.center[0] - wide / 2, 0)
                wide, y = tall * RAYS, step.y - tall * BUST / 2
                screen.put(rays(art, wide), step.center[0] - wide / 2, y - wide / 2)

    def stand(self, page: Page) -> None:
        """The steps, and what is on them."""
        tried = Page(page.art)
        for row, step, tall in self.places:
            self._told(tried, row, _front(step, tall))
        for place in self.places:
            self._on_step(page, *place)

    def draw_people(self, screen: Screen, art: Art) -> None:
        """Draw the people, behind whose steps paper comes down."""
        if not self._people:
            self._people = [one for place in self.places for one in self._person(art, *place)]
        for image, x, y in self._people:
            screen.put(image, x, y)

    def _person(self, art: Art, row: Row, step: Box, tall: float) -> Iterator[Drawn]:
        """Yield somebody behind a step, and a crown."""
        at, first = self._figure(step, tall), self._cheers and row.first
        own = self._faces[row.seat or 0]
        who = under_crown(own) if first else faced(own, self._feels(row))
        image = (art.soft(who, at.w, at.h, SOFT) if self._cheers and not row.first
                 else art.picture(who, at.w, at.h))
        high = min(art.pixels(tall * BUST), image.get_height())
        yield Drawn(image.subsurface((0, 0, image.get_width(), high)), at.x, at.y)
        if first:
            yield Drawn(*worn(art, at))

    def _figure(self, step: Box, tall: float) -> Box:
        """Return where all of somebody behind a step would be."""
        wide = tall * SHAPE
        return Box(step.center[0] - wide / 2, step.y - LID * 0.8 - tall * BUST, wide, tall)

    def lies(self, x: float) -> tuple[float, float]:
        """Where paper comes to lie, and how far back: on a step, else on the boards round it."""
        return next(((step.y - 4, LID * 0.6) for _, step, _ in self.places
                     if step.x <= x <= step.right), (self.room.bottom + NEAR, STREWN))

    def _laid(self, rows: Sequence[Row]) -> list[Place]:
        room = self.room
        axis = WIDTH / 2 if self._cheers else room.center[0]
        places = [int(row.place or 1) for row in rows]
        order = [*range(len(rows))[1::2][::-1], *range(len(rows))[::2]]  # … 4 2 1 3 5 …
        parts = [BEST if self._cheers and rows[at].first else 1.0 for at in order]
        apart, all_of = STEP_APART * (len(rows) - 1), sum(parts)
        best = [n for n, at in enumerate(order) if rows[at].first] or [order.index(0)]
        ahead = (sum(parts[:best[0]]) + sum(parts[:best[-1] + 1])) / 2
        gaps = STEP_APART * (best[0] + best[-1]) / 2
        pair = self._cheers and len(rows) == PAIR
        if not self._cheers:
            ahead, gaps = all_of / 2, apart / 2
        most = min((room.w - apart) / all_of, WIDE_STEP if pair else STEP)
        w = min(most, max((axis - room.x - gaps) / ahead,
                          LEAST_STEP) if ahead else most,
                max((room.right - axis - apart + gaps) / (all_of - ahead), LEAST_STEP))
        whole, wished = w * all_of + apart, axis - w * ahead - gaps
        x = min(max(wished, room.x), room.right - whole)
        self.middle = abs(x - wished) < 1
        most = min(w * max(parts) / SHAPE, room.h * TALLEST)  # a step hides a fifth of it
        foot = (room.h - most * BUST) / max(len(set(places)), 2)
        found = []
        for part, at in zip(parts, order, strict=True):
            lower = sorted(set(places)).index(places[at])
            tall = most if part == max(parts) else min(most * ASIDE, w / SHAPE)
            high = max(room.h - most * BUST - lower * min(foot, DROP), LOW_STEP)
            found.append(Place(rows[at], Box(x, room.bottom - high, w * part, high), tall))
            x += w * part + STEP_APART
        return found

    def _on_step(self, page: Page, row: Row, step: Box, tall: float) -> None:
        """Draw a step with somebody's arms, sign, name and place."""
        at = self._figure(step, tall)
        self._block(page, step, GILT if row.first else PLANK)
        sleeves = arms(self._faces[row.seat or 0], cheers=self._cheers and row.first)
        page.image(page.art.soft(sleeves, at.w, at.h, SOFT) if self._cheers and not row.first
                   else page.art.picture(sleeves, at.w, at.h), at.x, at.y)
        self._told(page, row, _front(step, tall))

    def _block(self, page: Page, step: Box, fill: Colour) -> None:
        """A step of wood as a block: its upper side in the light, its front darker towards the
        boards, and the shadow it casts on them."""
        art = page.art
        page.image(art.stretched("ui/window/shadow", step.w + 2 * CAST, CAST), step.x - CAST,
                   step.bottom - CAST * 0.55)
        page.image(_lid(art, step.w, fill), step.x, step.y - LID)
        page.image(art.plate(step.w, step.h, fill, 255, WOOD, 6, 8), step.x, step.y)
        page.image(_shade(art, step.w - 12, step.h - 12), step.x + 6, step.y + 6)
        for aside, tone in ((0, SHADE), (CUT, GLEAM)):  # a frame is carved in it
            page.image(_frame(art, step, tone), step.x + aside, step.y + aside)

    def _feels(self, row: Row) -> str:
        """Winners laugh, and whoever came last takes it to heart; nobody does after a draw."""
        last = max(int(place.row.place or 1) for place in self.places)
        return "" if not self._cheers else "glad" if row.first else (
            "sorry" if int(row.place or 1) == last else "")

    def _told(self, page: Page, row: Row, room: Box) -> None:
        """The sign, the name, the place and the figure, which is the largest: the sign over the
        name where all steps have room for it, else beside it. Names are as large on all steps; so
        are places and figures but those of winners."""
        said = self._nth[int(row.place) - 1] if row.place else ""
        figure = f"{row.figure} {row.unit}".strip() if self._listed else ""
        lines = [line for line in (said, figure) if line]
        tall = self._tall
        side = SIGN if tall else NAME - 4
        wide = 0.0 if tall else side + 10
        head = SIGN + 4 if tall else 0
        spare = room.h - head - LINE if tall and len(lines) == 1 else min(
            max(room.h - head - len(lines) * LINE, NAME), MOST_NAME)
        name = Box(room.x + wide, room.y + head, room.w - wide, spare)
        letters = (*(SMALLER if figure else NAMED), *NAMES)
        style = next((style for style in letters[self._name:]
                      if page.art.size(row.name, style)[0] < name.w
                      and page.art.line(style) <= spare + 1), NAMES[-1])
        self._name = letters.index(style)
        name = name._replace(h=max(NAME, page.art.line(style)))
        used = min(page.art.size(row.name, style)[0] + 1, name.w)
        left = room.center[0] - side / 2 if tall else name.center[0] - (used + wide + wide) / 2
        y = room.y if tall else name.center[1] - side / 2
        page.picture(Box(left, y, side, side), f"ui/seat_{row.seat}")
        page.fitted(name._replace(x=name.center[0] - used / 2, w=used), row.name, style, INK)
        under = Box(room.x, name.bottom, room.w, room.bottom - name.bottom)
        part = UNDER if said and figure else 1.0 if said else 0.0
        if said:
            numbers = LOWER if figure else PLACES if tall else NTH
            self._nth_told(page, row, under._replace(h=under.h * part), numbers,
                           OVER if figure else 1.0)
        if figure:
            self._counted(page, row, under._replace(y=under.y + under.h * part,
                                                    h=under.h * (1 - part)))

    def _nth_told(self, page: Page, row: Row, at: Box, numbers: Sequence[str],
                  part: float) -> None:
        """A place, with its medal."""
        said = self._nth[int(row.place) - 1]
        least = 0 if row.first else self._least.get(0, 0)
        style = next((style for style in numbers if NUMBERS.index(style) >= least
                      and page.art.line(style) * part <= at.h
                      and page.art.size(said, style)[0] <= at.w), "")
        if not style:
            page.fitted(at, said, "body@1", INK, "center")
            return
        if not row.first:
            self._least[0] = NUMBERS.index(style)
        cut = carved(page.art, said, style)
        place = _amid(page.art, at, cut)
        if self._cheers:
            place = self._medal(page, at, place, int(row.place))
        page.image(cut, place.x, place.y)
        page.claim(repr(said), _inked(page.art, place, cut))

    def _counted(self, page: Page, row: Row, at: Box) -> None:
        """A figure, and small after it what it counts."""
        told, art = f"{row.figure} {row.unit}".strip(), page.art
        least = 0 if row.first else self._least.get(1, 0)
        for n, part in enumerate(COUNTED):
            cut = _figure(art, row, part)
            place = _amid(art, at, cut)
            if n >= least and place.w <= at.w - SPACE and place.h * FULL <= at.h:
                if not row.first:
                    self._least[1] = n
                page.image(cut, place.x, place.y)
                page.claim(repr(told), _inked(art, place, cut))
                return
        page.fitted(at, told, "body@1", INK, "center")

    def _medal(self, page: Page, room: Box, place: Box, nth: int) -> Box:
        """The medal of a place before its word, if there is one and room for it. Returns where the
        word goes."""
        high = min(room.h * MEDAL, MOST_MEDAL, (room.w - place.w - BEFORE) / 2 * MEDAL_TALL)
        wide = high / MEDAL_TALL
        if nth > MEDALS or high < place.h * LEAST_MEDAL:
            return place
        aside = (wide + BEFORE) / 2
        page.picture(Box(place.x - aside, room.center[1] - high / 2, wide, high),
                     f"ui/medal_{nth - 1}", leaf=False)
        return place._replace(x=place.x + aside)


def _amid(art: Art, room: Box, image: pygame.Surface) -> Box:
    """Where an image is in the middle of a room."""
    w, h = (side / art.scale for side in image.get_size())
    return Box(room.center[0] - w / 2, room.center[1] - h / 2, w, h)


def _inked(art: Art, at: Box, image: pygame.Surface) -> Box:
    """What of an image that is somewhere is seen."""
    x, y, w, h = (side / art.scale for side in image.get_bounding_rect())
    return Box(at.x + x, at.y + y, w, h)


def _figure(art: Art, row: Row, part: float) -> pygame.Surface:
    """A figure in headings so large, and what it counts after it on the same line."""
    style, small = f"heading@{part:g}", f"heading@{max(part * UNIT, LEAST_UNIT):g}"

    def cut() -> pygame.Surface:
        figure, unit = carved(art, row.figure, style), carved(art, row.unit, small)
        left = figure.get_width() + art.pixels(SPACE)
        image = pygame.Surface((left + unit.get_width(), figure.get_height()), pygame.SRCALPHA)
        image.blit(figure, (0, 0))
        image.blit(unit, (left, art.font(style).get_ascent() - art.font(small).get_ascent()))
        return image
    return (art.keep(("counted", row.figure, row.unit, style), cut) if row.unit
            else carved(art, row.figure, style))


def _front(step: Box, tall: float) -> Box:
    """What is free on the front of a step, under the hands of somebody so tall."""
    free = step.inset(16, 8)._replace(h=step.h - 24)
    hands = tall * HANDS
    return free._replace(y=free.y + hands, h=free.h - hands)


def _lid(art: Art, w: float, fill: Colour) -> pygame.Surface:
    """The upper side of a step, seen from a little over it."""
    size = art.pixels(w), art.pixels(LID + 6)

    def paint(big: pygame.Surface) -> None:
        wide, high = big.get_size()
        shape = [(0, high), (wide * BACK, 0), (wide * (1 - BACK), 0), (wide, high)]
        light = [min(round(part * 1.12) + 8, 255) for part in fill]
        pygame.draw.polygon(big, light, shape)
        pygame.draw.polygon(big, WOOD, shape, round(5 * art.scale * FINE))
    return art.keep(("lid", size, fill), lambda: smooth(size, paint))


def _frame(art: Art, step: Box, tone: Colour) -> pygame.Surface:
    """The groove of a frame inside the edge of a front."""
    size = art.pixels(step.w), art.pixels(step.h)

    def paint(big: pygame.Surface) -> None:
        pygame.draw.rect(big, (*tone, FAINT), big.get_rect().inflate(*2 * [
            -2 * round(GROOVE * art.scale * FINE)]), round(3 * art.scale * FINE),
            border_radius=round(14 * art.scale * FINE))
    return art.keep(("carved frame", size, tone), lambda: smooth(size, paint))


def _shade(art: Art, w: float, h: float) -> pygame.Surface:
    """What the front of a step loses of its light towards its foot."""
    size = art.pixels(w), art.pixels(h)

    def make() -> pygame.Surface:
        column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
        for y in range(size[1]):
            column.set_at((0, y), (*SHADE, round(DEEP * (y / size[1]) ** 1.6)))
        return pygame.transform.scale(column, size).convert_alpha()
    return art.keep(("front", size), make)
