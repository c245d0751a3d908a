"""Build the podium at the end of a match: each player behind a wooden step, the best in the middle
and highest, lit if there is a winner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.core.faces import show_feeling, under_crown
from game.picture.art import Art
from game.picture.cheer import draw_beam, draw_rays
from game.picture.screen import Screen
from game.picture.theme import INK
from game.tables.outcome import Row
from game.ui.box import Box
from game.ui.furniture.figures import BUST, SHAPE, build_person, name_arms
from game.ui.furniture.planks import MEDALS, TALL
from game.ui.layout import Node, Padding, Picture, Size, Text, column, frame, row, stack

GAP = 14  # between two steps
STREWN = 54.0  # how far paper lies scattered before the steps


class Podium(NamedTuple):
    """All players, best first, with faces and places in words (`nth`); figures if `listed`."""

    rows: tuple[Row, ...]
    faces: tuple[str, ...]
    nth: tuple[str, ...]
    cheers: bool
    listed: bool

    def build(self, width: float, beside: Sequence[tuple[float, Node]]) -> Node:
        """Return the steps, winners in the middle of the width, beside the widest of the nodes that
        leaves room for them."""
        order = [*self.rows[1::2][::-1], *self.rows[::2]]  # … 4 2 1 3 5 …
        won = [n for n, one in enumerate(order) if self.cheers and one.won]
        parts = [1.25 if n in won else 1.0 for n in range(len(order))]
        before, after = (won[0], len(order) - 1 - won[-1]) if won else (0, 0)
        middle, most = sum(parts) - before - after, 430 if won and len(order) <= 3 else 320
        for side, node in beside:  # noqa: B007  the last one stays
            step = min(most, *((width - GAP * (len(won) - 1 + 2 * n) - 2 * extra) / (middle + 2 * n)
                               for n, extra in ((before, 0), (after, side))))
            if step >= 215:
                break
        if not won or step < 215:
            step = min(most, (width - side) / sum(parts) - GAP)
        named = partial(Text, style="label", size=1.3, scale_limit=1.4, group="names")
        steps = [self._build_step(one, named, step * part)
                 for one, part in zip(order, parts, strict=True)]
        if not won:
            return row(row(*steps, gap=GAP, justify="center", grow=1), node)
        edge, wing = len(order) - after, step + GAP
        return row(row(*steps[:before], gap=GAP, justify="end", grow=1,
                       min_width=before * wing - GAP),
                   row(*steps[before:edge], gap=GAP),
                   row(row(*steps[edge:], gap=GAP), Node(grow=1), node, grow=1,
                       min_width=after * wing - GAP + side), gap=GAP)

    def _build_step(self, shown: Row, named: partial[Text], width: float) -> Node:
        """Return a step with its player over it."""
        lower = sorted({one.place for one in self.rows}).index(shown.place)
        won, own = self.cheers and shown.won, self.faces[shown.seat or 0]
        sorry = self.cheers and shown.place == max(one.place for one in self.rows)
        person = stack(build_person(
            under_crown(own) if won else show_feeling(own, "sorry" if sorry else ""), crowned=won,
            arms=name_arms(own, cheers=won), room=Size(0, BUST)),
            padding=Padding(top=-20, bottom=20),
            grow=1, max_height=width / SHAPE * BUST, anchor=f"person/{shown.seat}", leaf=True)
        low = Node(grow=50 - 5 * lower, min_height=230)
        front = frame("step gilded" if shown.won else "step", column(
            *self._build_lines(shown, named), padding=Padding(12, 30, 12, 16)),
            grow=low.grow, min_height=230, anchor=f"step/{shown.seat}")
        shadow = column(Node(grow=1), frame("floor shadow", height=60),
                        padding=Padding(-60, 0, -60, -30))
        over = Node(height=56), Node(grow=8 + 5 * lower if lower else 0)
        place = column(person, justify="end", grow=42 if lower else 50)
        return stack(shadow, column(*over, Node(grow=place.grow), front),
                     column(*over, place, low), width=width)  # arms lie on the step

    def _build_lines(self, shown: Row, named: partial[Text]) -> Iterator[Node]:
        """Yield name, place and figure. Names are equal on all steps; places and figures are larger
        on a winner's."""
        text = partial(Text, style="heading", scale_limit=1, ink=INK, one_line=True)
        line = partial(row, justify="center", align="center")
        sign = Picture(source=f"ui/seat_{shown.seat}", height=42, shrink=1)
        beside = sign if shown.place and self.listed else None
        yield column(None if beside else sign, named(
            words=shown.name, ink=INK, align="center", one_line=True),
            justify="center", grow=32 if beside else 44)
        if shown.place:
            medal = Picture(source=f"ui/medal_{shown.place - 1}", height=100, aspect=1 / TALL,
                            shrink=1) if self.cheers and shown.place <= MEDALS else None
            yield line(beside, medal, text(
                words=self.nth[shown.place - 1], size=0.75, group=f"places {shown.won}"),
                       gap=16, grow=28)
        if self.listed:
            unit = text(words=shown.unit, size=0.68, group="units")
            yield line(text(words=shown.figure, size=1.9,
                            group=f"figures {shown.won}",
                            align="right" if shown.unit else "center"),
                       unit if shown.unit else None, gap=12, grow=50)

    def draw_light(self, screen: Screen, art: Art, anchors: Mapping[str, Box]) -> None:
        """Draw the light behind the winners."""
        for one in self.rows if self.cheers else ():
            if one.won:
                step, person = anchors[f"step/{one.seat}"], anchors[f"person/{one.seat}"]
                wide, far = 1.7 * step.w, 3.2 * person.h / BUST
                screen.put(draw_beam(art, wide, step.y), step.center[0] - wide / 2, 0)
                screen.put(draw_rays(art, far), step.center[0] - far / 2,
                           person.center[1] - far / 2)

    def find_ground(self, anchors: Mapping[str, Box], x: float) -> tuple[float, float]:
        """Return where confetti lands, and how far back: on a step, or on the boards."""
        steps = [anchors[f"step/{one.seat}"] for one in self.rows]
        return next(((step.y - 4, 16.0) for step in steps if step.x <= x <= step.right),
                    (anchors["stage"].bottom + 18, STREWN))
