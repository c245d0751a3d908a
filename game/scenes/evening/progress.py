"""Build the page of a game night that has begun: its games, how it stands, and who plays next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE
from game.picture.theme import GOLD, IVORY
from game.scenes.dialogs.choices import Button
from game.scenes.evening.company import build_bench, build_bubble, build_opponents
from game.scenes.evening.facts import EveningFacts, lead, together
from game.scenes.evening.room import LARGE_TEXT, draw_beam, draw_part, draw_sides, draw_table
from game.scenes.evening.standings import Standings, build_lines
from game.scenes.scenery import cupboard
from game.scenes.scenery.figures import build_guests
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Size,
    Text,
    column,
    pad,
    row,
    stack,
)
from game.ui.widgets.controls import button

BEAM = 24  # the board over all


class Progress:
    """The page of an evening. The first of the `entries` is what most players choose."""

    def __init__(self, page: Page, evening: EveningFacts, entries: Sequence[Button],
                 focus: str) -> None:
        self.page, self.evening, self.focus = page, evening, focus
        self.game, self.say = evening.series.next, evening.words
        self.roomy = page.art.text_scale <= LARGE_TEXT
        self.names = evening.sitting(self.game) if self.game else evening.best()
        self.entries = entries
        self.hero = not self.game and 0 < len(self.names) < 3 and self.roomy

    def build(self) -> Node:
        """Return the page."""
        if not self.roomy:
            content = column(self._build_standings(SAFE.w, 220), self._build_large_foot(), gap=12)
            return stack(Paint(paint=draw_sides), column(
                Paint(paint=draw_beam, height=BEAM), replace(content, grow=1),
                Node(height=HEIGHT - self.page.floor + 12)))
        strip = 150 if self.hero else 110 if self.evening.begun else 180
        room = self.page.floor - strip - BEAM
        body = (self._build_hero(strip) if self.hero else self._build_company(room, strip)
                if self.evening.begun else self._build_first(room, strip))
        table = Paint(paint=draw_table, height=HEIGHT - self.page.floor + strip, anchor="table")
        return stack(
            Paint(paint=draw_sides), column(Node(grow=1), table),
            column(Paint(paint=draw_beam, height=BEAM), body,
                   build_quiet(self.page, self.entries[1:], self.focus)))

    def _build_standings(self, width: float, shelf: float) -> Node:
        """Return the shelf with the games over the planks, or over who plays first."""
        table = Standings(self.page, self.evening, width)
        lines = [(self.say("series"), "heading", GOLD), (self.evening.number(), "asked", IVORY),
                 (lead(self.say, self.evening.rows) if self.game else "", "asked", GOLD)]
        head = row(Node(width=9), build_lines(lines, self.page.art.text_scale, grow=1),
                   Node(width=22), padding=Padding(0, SAFE.y - BEAM, 0, 0), grow=1)
        prize = Picture(source="ui/trophy", height=0.7 * (shelf - 60))
        planks = (table.build_planks() if self.evening.begun else replace(
            build_opponents(self.evening, self.page), anchor="window"))
        shelves = table.build_shelf(head, table.build_boxes(), prize)
        return column(replace(shelves, height=shelf),
                      replace(planks, grow=1), grow=1, padding=Padding(
                          cupboard.CHEEK, 0, 0 if self.hero else cupboard.CHEEK, 0))

    def _build_first(self, room: float, strip: float) -> Node:
        """Return the page before the first points: who plays first, over what a nisse tells."""
        bubble = build_bubble(self.evening, self.game) if self.game else Node()
        return column(self._build_standings(SAFE.w, 238), row(
            replace(bubble, grow=1), self._build_main(), gap=32, height=strip,
            padding=pad(SAFE.x, 14)), height=room + strip)

    def _build_company(self, room: float, strip: float) -> Node:
        """Return the planks over who plays next, at a table, and who sits out."""
        rows = len(self.evening.rows)
        least = max(3, rows) * 46
        high = min(max(room - 238 - (rows * 76 + 42 if self.game else least), 122), 272)
        faces = [(name, self.evening.who(name)) for name in self.names]
        out = self.evening.out_of(self.game) if self.game else ()
        guests = build_guests(self.page, faces, Size(300 if out else 400, high), strip,
                              cheer=not self.game)
        bench = build_bench(self.say("series-rests"), [
            (name, self.evening.who(name)) for name in out]) if out else Node()
        side = column(replace(bench, height=high), self._build_main(strip),
                      width=max(0.3 * SAFE.w, 180 + 130 * len(out)))
        free = Node(grow=1)
        told = column(self._build_told(), height=strip, justify="center")
        return column(
            self._build_standings(SAFE.w, min(238, max(room - high - least, 150))),
            row(column(Node(grow=1, anchor="hearth"), told), free, *guests, free, side,
                gap=8, height=high + strip, padding=pad(SAFE.x, 0), anchor="window"),
            height=room + strip)

    def _build_hero(self, strip: float) -> Node:
        """Return the planks beside who has won the evening, cheering at the table."""
        width = 640 if len(self.names) > 1 else 440
        left = column(
            self._build_standings(SAFE.w - width - 32, 238),
            row(self._build_main(), Node(grow=1), self._build_told(), gap=32, height=strip,
                padding=Padding(SAFE.x, 15, 0, 15)), grow=1)
        high = self.page.floor - strip - BEAM
        guests = build_guests(self.page, [(name, self.evening.who(name)) for name in self.names],
                              Size(width, high), strip, cheer=True, size_of_name=1)
        post = column(Paint(paint=draw_part, values=("post",), height=high), width=cupboard.POST)
        return row(left, post, row(*guests, width=width + 20), height=high + strip,
                   padding=Padding(0, 0, SAFE.x - 20, 0))

    def _build_told(self) -> Node:
        """Return what is said beside the players at the table."""
        game = self.game
        if game and (match := self.evening.match_of(game)):
            lines = [(match, "asked", GOLD), (self.evening.won_so_far(game), "asked", IVORY)]
        else:
            key = "series-plays" if game else "series-won" if self.names else "series-nobody"
            lines = [(self.say(key), "heading", GOLD)]
        return column(*(Text(words=words, style=style, ink=ink, group="told", max_width=540,
                             size=min(1.25 / self.page.art.text_scale, 1),
                             one_line=True) for words, style, ink in lines if words),
                      justify="center")

    def _build_large_foot(self) -> Node:
        """Return what comes next, in words, over the buttons, where texts are large."""
        if self.game and not self.evening.begun:
            told = build_bubble(self.evening, self.game)
        else:
            out = self.evening.out_of(self.game) if self.game else ()
            lines = [(" – ".join(self.names), "body", IVORY), (
                self.say("series-out", together(self.say, out)) if out else "", "body", GOLD)]
            told = row(self._build_told(), build_lines(lines, grow=1), gap=24, align="center")
        height = self.page.control()
        buttons = row(*(button(name, label, picture, height=height, focus=self.focus, main=not n)
                        for n, (name, label, _, picture) in enumerate(self.entries)), gap=24)
        buttons = replace(buttons, children=tuple(replace(one, grow=1) for one in buttons.children))
        return column(replace(told, height=170), buttons, gap=16, padding=pad(SAFE.x, 0))

    def _build_main(self, strip: float = 0) -> Node:
        """Return the button that goes on."""
        name, label, _, picture = self.entries[0]
        on = replace(button(name, label, picture, height=80, focus=self.focus, style="heading",
                            size=0.78, main=True, centered=True, width=0.3 * SAFE.w), hints=())
        return column(on, justify="center", align="end", height=strip or None)


def build_quiet(page: Page, entries: Sequence[Button], focus: str) -> Node:
    """Return small buttons at the end of the row of hints, down to the foot of the window; the
    first one is the last."""
    return row(Node(grow=1), *(replace(button(
        name, label, picture, height=SAFE.bottom - page.floor, focus=focus, style="small",
        group="quiet"), hints=()) for name, label, _, picture in reversed(entries)), gap=14,
        height=HEIGHT - page.floor, padding=Padding(SAFE.x, 0, SAFE.x, HEIGHT - SAFE.bottom))
