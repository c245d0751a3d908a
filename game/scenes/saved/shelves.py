"""Build the cupboard of saved games: shelves under a tab for each kind, and the chosen one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from game.devices.press import Action
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE
from game.picture.theme import DIM, GOLD, IVORY, Colour, shade_colour
from game.scenes.saved.cupboard import Cupboard
from game.scenes.saved.foot import build_arrow, build_foot
from game.scenes.saved.match_box import (
    CHOSEN_WIDTH,
    LARGE_TEXT,
    Place,
    build_chosen,
    build_place,
    build_wall,
)
from game.ui.furniture import cupboard
from game.ui.furniture.cupboard import build_beam, build_keepsakes, build_part, build_shelf
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack
from game.ui.show import PageRuler
from game.ui.widgets.key_sign import key_sign

KINDS: dict[bool, tuple[str, str, Colour]] = {  # matches that go on, and those that are over
    True: ("ui/play", "kept-goes-on", (28, 92, 66)),
    False: ("ui/sealed", "kept-ended", (134, 30, 38))}


class Shelves:
    """The cupboard of a scene, as high as a page has room for it."""

    def __init__(self, page: Page, scene: Cupboard) -> None:
        self.page, self.scene, art = page, scene, page.art
        self._summary = cache(scene.summarize)
        self.large = art.text_scale > LARGE_TEXT
        self.across = 1 if self.large else 2
        self.scale_limit = 1.45 if self.large else 1.1  # as large as there is room
        letters = min(art.text_scale, self.scale_limit)
        self.edge = art.line_height(f"body@{1.3 * letters:g}") + 8
        self.name = art.line_height(f"label@{letters:g}")
        self.tab = art.line_height(f"label@{min(art.text_scale, LARGE_TEXT):g}") + 12
        self.top = SAFE.y + art.line_height("heading") + 10
        self.height = page.hints_top - 14 - self.top

    def count_rows(self) -> int:
        """Return how many shelves there are."""
        least = max(250, 2 * self.name + self.edge) + 20
        most = int((self.height - self.tab * self.scene.kinds) // least)
        return max(1, min(most, max(2, len(self.scene.list_rows()))))

    def build(self, title: str, seen: Sequence[range]) -> Node:
        """Return the cupboard with these rows."""
        scene, chosen = self.scene, self._summary(self.scene.chosen)
        rows = [*seen, *[range(0)] * (self.count_rows() - len(seen))]
        heads = [not n or (bool(some) and some.start == scene.going) for n, some in enumerate(rows)]
        place = Place(1072 if self.large else 512,
                      (self.height - self.tab * sum(heads)) / len(rows) - 20, self.edge,
                      self.scale_limit, 0 if self.large else self.name + 2)
        alone = sum(heads) == 1 and scene.kinds > 1
        end, empty = seen[-1].stop, sum(self.across - len(some) for some in rows)
        things = self._fill_places(empty)
        shelves = (self._build_shelf(place, some, self._build_head(
            some, alone=alone, first=not n) if headed else Node(height=12), things)
            for n, (some, headed) in enumerate(zip(rows, heads, strict=True)))
        more = end < len(scene.kept) and not (alone and end == scene.going)
        large = replace(build_chosen(chosen, scene.paint_tables, PageRuler(self.page), self.height),
                        width=CHOSEN_WIDTH + 26, anchor="chosen")
        name = frame("dark name plate", Text(words=chosen.title, style="heading", ink=GOLD,
                                             align="center", one_line=True),
                     padding=pad(14, 0), width=CHOSEN_WIDTH) if chosen.game else None
        head = Text(words=title, style="heading", ink=GOLD, one_line=True, grow=1)
        cheek = build_part("post", width=cupboard.CHEEK)
        return column(
            stack(build_beam(), row(head, name, gap=52, padding=Padding(
                SAFE.x, SAFE.y, SAFE.x, 10)), height=self.top),
            row(cheek, column(*shelves, grow=1), replace(cheek, width=cupboard.POST),
                large, cheek, height=self.height),
            build_foot(self.page, scene, chosen, more=more, full=not empty))

    def _fill_places(self, count: int) -> list[Node]:
        """Return what stands in the empty places: a cat sleeps in the last one."""
        cat = column(Picture(source="ui/hearth/cat", aspect=2, height=0.45 * cupboard.CAT),
                     justify="end", align="center", padding=Padding(bottom=-8))
        kept = row(build_keepsakes(290), justify="center", align="end")
        return [kept if not n and count > 1 else cat if n == count - 1 else Node()
                for n in range(count)]

    def _build_shelf(self, place: Place, matches: range, head: Node, things: list[Node]) -> Node:
        """Return matches on a shelf under a head; the next of some things fill empty places."""
        walls, places = list[Node](), list[Node]()
        for n in matches:
            saved, chosen = self._summary(n), n == self.scene.chosen
            walls.append(build_wall(saved.game, 0.84 if chosen else 0.34) if saved.game
                         else Node(grow=1))
            places.append(replace(build_place(saved, place, chosen=chosen), grow=1))
        while len(places) < self.across:
            walls.append(Node(grow=1))
            places.append(column(replace(things.pop(0), grow=1), Node(height=self.edge), grow=1))
        if len(places) > 1:
            walls.insert(1, build_part("post", width=22))
            places.insert(1, Node(width=22))
        return build_shelf(column(Node(height=head.height), row(*walls, grow=1)),
                           column(head, row(*places, grow=1)), self.edge,
                           height=(head.height or 0) + 8 + place.height)

    def _build_head(self, matches: range, *, alone: bool, first: bool) -> Node:
        """Return the tab of some matches, and that of the other kind if none of it is seen."""
        going = matches.start < self.scene.going
        other = self._build_tab(not going, seen=False) if alone else None
        up = build_arrow(-1) if first and matches.start else None
        return row(self._build_tab(going, seen=True), other, Node(grow=1), up, gap=8,
                   padding=Padding(0, 12, 0, 0), height=self.tab + 12)

    def _build_tab(self, going: bool, *, seen: bool) -> Node:
        """Return the tab of a kind; a kind that is not seen has the key that leads to it."""
        scene = self.scene
        sign, says, colour = KINDS[going]
        count = scene.going if going else len(scene.kept) - scene.going
        words = Text(words=scene.house.words(says, count), style="label", one_line=True,
                     scale_limit=LARGE_TEXT, ink=IVORY if seen else DIM)
        key = key_sign(self.page.art, scene.house, scene.last_device, Action.PREV, "small")
        style, dye = ("shelf tab seen", colour) if seen else (
            "shelf tab", shade_colour(colour, 0.45))
        picture = Picture(source=sign, height=self.tab - 22)
        tab = frame(style, row(key if key.width and not seen else None, picture, words, gap=12,
                               align="center", padding=Padding(22, 0, 22, 6)), tint=dye)
        return tab if seen else column(replace(tab, grow=1), padding=Padding(0, 7, 0, 0),
                                       name="other", pointer_only=True)


def build_empty(page: Page, scene: Cupboard, title: str, words: str) -> Node:
    """Return the cupboard without a match: a nisse says that there is none, beside a cat."""
    top = SAFE.y + page.art.line_height("heading") + 10
    said = Text(words=words, style="heading", size=0.9, align="center", balanced=True, grow=1)
    nisse = column(Picture(source="ui/nisse", height=300), justify="end")
    foot, shade = page.hints_top - 28, build_part("shade", height=cupboard.SHADE)
    long = 0.9 * cupboard.CAT
    asleep = row(Node(grow=1), build_keepsakes(1.5 * long), cupboard.build_cat(long), gap=40,
                 align="end", padding=Padding(right=SAFE.x + 60, bottom=HEIGHT - foot - 8))
    return stack(
        cupboard.build_niche(top),
        column(shade, Node(grow=1), padding=Padding(top=top)),
        column(Node(height=foot), frame("shelf", height=cupboard.measure_edge(page)), shade),
        column(Node(grow=1), asleep),
        column(Text(words=title, style="heading", ink=GOLD, one_line=True, height=top - SAFE.y),
               row(nisse, column(said, justify="center", grow=1, padding=Padding(0, 0, 0, 120)),
                   gap=60, padding=pad(60, 0), grow=1),
               padding=Padding(SAFE.x, SAFE.y, SAFE.x, HEIGHT - page.hints_top + 28)),
        column(Node(height=page.hints_top - 14), build_foot(page, scene)))
