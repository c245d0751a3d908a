"""Build the standings of a game night: a shelf with its games, and a plank for each player with
their points in each game and in total."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from game.core.evening_facts import EveningFacts, round_points
from game.core.series import Row
from game.devices.press import Action
from game.picture.screen import SAFE
from game.picture.theme import GOLD, INK, IVORY, Colour, shade_colour
from game.tables.game_box import build_standing_box
from game.ui.furniture.cloths import GREEN
from game.ui.furniture.cupboard import build_shelf
from game.ui.furniture.figures import LONG_NAME
from game.ui.furniture.planks import TALL
from game.ui.layout import LIT, Node, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.controls import window_of
from game.ui.widgets.medals import build_head, build_medal, find_metal


class Standings:
    """The shelf and the planks of an evening, with common columns."""

    def __init__(self, evening: EveningFacts, width: float) -> None:
        self.evening, self.whole = evening, width == SAFE.w
        self.side = 0.036 * width  # of a medal
        self.total = 0.1 * width if evening.begun else 0
        self.shown = window_of(evening.at, evening.count, 8)
        self.slot = min((0.73 * width - self.total) / len(self.shown), 260)
        self.games = [evening.series.games[n] for n in self.shown]

    def build_shelf(self, head: Node, over: Sequence[Node], prize: Node | None = None) -> Node:
        """Return the shelf: the head, a picture over the name of each game, and the prize over the
        total. A bot that won a game is named in its place, after a crown."""
        evening, slots = self.evening, list[Node]()
        people = {row.name for row in evening.rows}
        for n, (game, thing) in enumerate(zip(self.games, over, strict=True)):
            bots = " – ".join({*evening.won[self.shown[n]]} - people)
            slots.append(column(
                column(thing, grow=1, justify="end", align="center"),
                self._build_label(bots or evening.words(f"game-{game}"),
                                  "ui/crown" if bots else "", now=game == evening.series.next),
                width=self.slot, anchor=f"column/{n}"))
        if self.total:
            slots.append(column(column(prize, grow=1, justify="end", align="center"),
                                self._build_label(evening.words("series-total")),
                                width=self.total))
        return build_shelf(
            frame("felt", tint=shade_colour(GREEN, 0.76)),
            row(column(head, Node(height=60), grow=1), *slots, padding=pad(27, 0)), 60,
            "broad shelf" if self.whole else "shelf")

    def _build_label(self, words: str, picture: str = "", *, now: bool = False) -> Node:
        """Return a label on the edge of the shelf."""
        text = Text(words=words, size=1.2, scale_limit=1, ink=INK, group="games", one_line=True,
                    align="center", grow=1)
        icon = Picture(source=picture, width=40) if picture else None
        return column(frame("gilt tag" if now else "", row(icon, text, padding=pad(2, 0))),
                      height=60, align="center", justify="center")

    def build_boxes(self) -> list[Node]:
        """Return the boxes of the games, lit if played or next. A press on a played one opens its
        replay while the record is kept."""
        evening, coming = self.evening, self.evening.series.next
        return [stack(
            frame("light column") if game == coming else None, build_standing_box(
                game, LIT if evening.won[n] or game == coming else 155, ringed=game == coming),
            width=self.slot, grow=1, name=f"watch/{n}" if evening.find_replay(game) else "",
            told=evening.words(f"game-{game}"), hints=((Action.CONFIRM, "replay"),))
            for n, game in zip(self.shown, self.games, strict=True)]

    def build_planks(self) -> Node:
        """Return a plank for each player, as many as fit; the next game's light lies on the planks
        under their contents."""
        games, coming = self.games, self.evening.series.next
        light = row(Node(grow=1), frame("light column", width=self.slot), Node(
            width=(len(games) - 1 - games.index(coming)) * self.slot + self.total),
            padding=pad(27, 14)) if coming in games else None
        plates, words = list[Node](), list[Node]()
        for n, one in enumerate(self.evening.rows):
            place = self.evening.place(one)
            metal = find_metal(place)
            for found, node in ((plates, frame(metal.plank)),
                                (words, self._build_row(one, place, metal.ink))):
                found.append(replace(node, grow=1, min_height=36, max_height=120, optional=n > 0))
        under, over = (column(*some, gap=8, justify="center", padding=pad(14))
                         for some in (plates, words))
        return stack(frame("slate"), under, light, over)

    def _build_row(self, one: Row, place: int, ink: Colour) -> Node:
        short = len(one.name) <= LONG_NAME
        name = Text(words=one.name, style="heading" if short else "body", size=0.86, scale_limit=1,
                    ink=ink, grow=1, one_line=True, group="names" if short else "")
        medal = build_medal(place, TALL * self.side, self.side,
                            replace(name, style="heading", group="names"))
        total = Text(words=self._write_points(one.total), style="left", size=1.2, align="center",
                     group="totals", ink=GOLD if place == 1 else IVORY, one_line=True)
        plaque = frame("quiet main button" if place == 1 else "quiet button", column(
            total, justify="center"), width=self.total - 16)
        cells = (self._build_cell(one, n, ink) for n in self.shown)
        return row(
            row(medal, build_head(self.evening.find_face(one.name), 1.3 * self.side), name, gap=10,
                grow=1),
            *cells, Node(width=8), plaque, Node(width=8), padding=pad(13, 0))

    def _write_points(self, points: Fraction | int) -> str:
        return self.evening.words("series-points", round_points(points))

    def _build_cell(self, one: Row, n: int, ink: Colour) -> Node:
        """Return a player's points in a game: a coin, after a crown if they won; an empty place for
        a coming match; the average without a coin if they sit out."""
        evening, game = self.evening, self.evening.series.games[n]
        points, won = one.points[n], one.name in evening.won[n]
        coming, space = game == evening.series.next, Node(grow=1)
        if evening.won[n]:
            plays, coin = points is not None, "coin_gold" if won else "coin_copper"
        else:
            plays = one.name in evening.sitters[n]
            coin = "well_lit" if coming else "well"
        average = one.averages[n] if one.averages else None
        told = str(points) if plays else "–" if average is None else self._write_points(average)
        words = Text(words=told, style="score", align="center",
                     ink=INK if plays else ink, group="points", one_line=True)
        return stack(
            row(Node(width=0.02 * self.slot), Picture(source="ui/crown", width=0.24 * self.slot))
            if won else None,
            row(space, Picture(source=f"frames/{coin}", width=0.45 * self.slot), space)
            if plays else None,
            row(space, words, space) if evening.won[n] or not plays else None,
            width=self.slot)
