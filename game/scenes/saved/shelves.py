"""Build the cupboard of saved games: shelves under a tab for each kind, the chosen match, and its
actions at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from game.devices.press import Action
from game.picture.hints import APART, glyph_side
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE
from game.picture.theme import DIM, GOLD, INK, IVORY, Colour, shade_colour
from game.scenes.saved.cupboard import Cupboard
from game.scenes.saved.match_box import (
    CHOSEN_WIDTH,
    LARGE_TEXT,
    Place,
    build_chosen,
    build_place,
    build_wall,
)
from game.tables.match_summary import Summary
from game.ui.furniture import cupboard
from game.ui.furniture.cupboard import build_cat, build_keepsakes, build_part
from game.ui.layout import (
    Node,
    Padding,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
    stack,
)
from game.ui.show import PageRuler
from game.ui.widgets.controls import build_button
from game.ui.widgets.key_sign import build_hint, key_sign

KINDS: dict[bool, tuple[str, str, Colour]] = {  # matches that go on, and those that are over
    True: ("ui/play", "kept-goes-on", (28, 92, 66)),
    False: ("ui/sealed", "kept-ended", (134, 30, 38))}


class Shelves:
    """The cupboard of a scene, as high as its page allows."""

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
        """Return the number of shelves."""
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
            stack(cupboard.build_beam(), row(head, name, gap=52, padding=Padding(
                SAFE.x, SAFE.y, SAFE.x, 10)), height=self.top),
            row(cheek, column(*shelves, grow=1), replace(cheek, width=cupboard.POST),
                large, cheek, height=self.height),
            build_foot(self.page, scene, chosen, more=more, full=not empty))

    def _fill_places(self, count: int) -> list[Node]:
        """Return the things in empty places; a cat sleeps in the last one."""
        cat = column(Picture(source="ui/hearth/cat", aspect=2, height=0.45 * cupboard.CAT),
                     justify="end", align="center", padding=Padding(bottom=-8))
        kept = row(build_keepsakes(290), justify="center", align="end")
        return [kept if not n and count > 1 else cat if n == count - 1 else Node()
                for n in range(count)]

    def _build_shelf(self, place: Place, matches: range, head: Node, things: list[Node]) -> Node:
        """Return matches on a shelf under a head; the next `things` fill empty places."""
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
        return cupboard.build_shelf(column(Node(height=head.height), row(*walls, grow=1)),
                           column(head, row(*places, grow=1)), self.edge,
                           height=(head.height or 0) + 8 + place.height)

    def _build_head(self, matches: range, *, alone: bool, first: bool) -> Node:
        """Return the tab of some matches, and that of the other kind if none of it is visible."""
        going = matches.start < self.scene.going
        other = self._build_tab(not going, seen=False) if alone else None
        up = build_arrow(-1) if first and matches.start else None
        return row(self._build_tab(going, seen=True), other, Node(grow=1), up, gap=8,
                   padding=Padding(0, 12, 0, 0), height=self.tab + 12)

    def _build_tab(self, going: bool, *, seen: bool) -> Node:
        """Return the tab of a kind; a hidden kind has the key that leads to it."""
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
    """Return the cupboard without matches: a nisse says so, beside a cat."""
    top = SAFE.y + page.art.line_height("heading") + 10
    said = Text(words=words, style="heading", size=0.9, align="center", balanced=True, grow=1)
    nisse = column(Picture(source="ui/nisse", height=300), justify="end")
    foot, shade = page.hints_top - 28, build_part("shade", height=cupboard.SHADE)
    long = 0.9 * cupboard.CAT
    asleep = row(Node(grow=1), build_keepsakes(1.5 * long), build_cat(long), gap=40,
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


def build_foot(page: Page, scene: Cupboard, chosen: Summary | None = None, *,
               more: bool = False, full: bool = False) -> Node:
    """Return the foot, on a board if a match is chosen. A cat sleeps there if the shelves are
    `full`."""
    say, device, focus = scene.house.words, scene.last_device, scene.focus.name
    height = glyph_side(page.art) + 6

    def hint(action: Action, key: str, shrink: float = 1) -> Node | None:
        return build_hint(page.art, scene.house, device, action, say(key), shrink=shrink,
                          height=height)
    told = hint(Action.CANCEL, scene.backs)
    back = frame("button focused" if focus == "back" else "" if told else "button", row(
        told or Text(words=say(scene.backs), style="small", one_line=True), align="center",
        padding=pad(6 if told else 14, 0), height=height), name="back", told=say("back"), shrink=1)
    review = hint(Action.NEXT, "hint-review") if (
        chosen and chosen.reviewed and focus.startswith("kept/")) else None
    right = [build_arrow(1) if more else None, Node(width=39), _build_deed(page, scene, chosen)
             ] if chosen else []
    board = [build_part("board"), column(build_part("shade", height=45))] if chosen else []
    return stack(*board, row(
        row(back, review, _build_care(page, scene, height, full=full, free=0 if more else 63),
            gap=APART, grow=1, padding=Padding(SAFE.x, 14, 13, 0)),
        *right, padding=Padding(0, 0, SAFE.x, 0), align="start"), grow=1)


def _build_care(page: Page, scene: Cupboard, height: float, *, full: bool,
                free: float) -> Node:
    """Return the hint or button to archive a match, or a small sign where words have no room; and a
    cat where there is room, `free` of the parts that follow."""
    label, focus, care, sign = scene.house.words("kept-manage"), scene.focus.name, None, None
    if scene.manages:
        care = build_hint(page.art, scene.house, scene.last_device, Action.UNDO, label, shrink=0,
                          height=height) or replace(build_button(
            "manage", label, height=height, focus=focus, style="small", group="manage"), shrink=0)
        sign = frame("button focused" if focus == "manage" else "button", Picture(
            source="ui/bin", height=height - 16), name="manage", told=label, padding=pad(8),
            width=height, height=height)
    long = 0.62 * cupboard.CAT
    asleep = row(cupboard.build_candle(1.5 * long), Node(grow=1), build_cat(long), align="end")
    cat = [Node(grow=1), column(asleep, width=259, height=0, padding=Padding(
        top=cupboard.FLOOR + 8 - long / 2 - page.hints_top)), Node(width=free)]
    forms = (row(told, *beside) for told in (care, sign) for beside in (cat if full else [], []))
    return first_that_fits(*forms, grow=1, min_width=height, height=height)


def _build_deed(page: Page, scene: Cupboard, chosen: Summary) -> Node:
    """Return the effect of a press on the chosen match, after its key."""
    if not chosen.game:
        return Node(width=CHOSEN_WIDTH)
    height = SAFE.bottom - page.hints_top + 12
    key = key_sign(page.art, scene.house, scene.last_device, Action.CONFIRM, "small")
    picture = Picture(source="ui/eye" if chosen.over else "ui/play", height=0.62 * height, ink=INK)
    words = Text(words=scene.house.words(chosen.verb), style="label", ink=INK, scale_limit=1.2)
    plank = frame("main button focused", row(
        key if key.width else picture, words, gap=10, justify="center", align="center",
        padding=pad(12, 6)), height=height)
    return column(plank, padding=Padding(0, 8, 0, 0), width=CHOSEN_WIDTH, name="deed",
                  pointer_only=True)


def build_arrow(step: int) -> Node:
    """Return an arrow towards more matches."""
    arrow = Picture(source="ui/play", height=36, ink=INK, turned=-90 * step, shrink=1)
    return frame("hanging arrow" if step > 0 else "shelf arrow", column(
        arrow, justify="center", padding=pad(0, 4)), width=76, height=52 if step > 0 else None,
        name=f"more/{step}", pointer_only=True, leaf=True)
