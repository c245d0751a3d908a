"""The tree of a lobby: people behind a table, their cards on it, a sign over them, and buttons at
its front."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.core.contract import Seat
from game.devices.press import Action
from game.picture.page import Page
from game.picture.screen import SAFE
from game.picture.theme import GILT, INK, PARCHMENT, WOOD
from game.scenes.lobby.company import (
    HANDS,
    Company,
    build_card,
    build_front,
    build_sitter,
    draw_table,
)
from game.scenes.lobby.sitting import CROWD, PAIR, SittingScene
from game.tables.game_box import build_box
from game.tables.style import table_style
from game.ui.furniture import box_art, cupboard
from game.ui.furniture.cupboard import build_keepsakes, build_part
from game.ui.furniture.figures import DESK, SHAPE
from game.ui.furniture.planks import build_cords
from game.ui.layout import (
    Node,
    Padding,
    Paint,
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
from game.ui.widgets.controls import Entry, build_button

START = "start"
UP = ((Action.UP, START),)  # from every tile the way up leads to the plate that begins


class LobbyTree:
    """Large texts replace the game's box and the large Play plate by one row of buttons."""

    def __init__(self, page: Page, scene: SittingScene) -> None:
        self.page, self.scene = page, scene
        self.count, self.two = len(scene.seating.kinds), not page.art.large_text
        self.pair, few = self.count <= PAIR, self.count <= CROWD
        self.cover = 0 if not self.two else 330 if self.pair else 290 if few else 180
        self.aside = self.cover + cupboard.SPINE + (40 if few else 20) if self.cover else 0
        self.gap = 110 if self.pair else 44 if self.count < CROWD else 13
        self.card_width = min(520 if self.pair else 430, (
            SAFE.w - self.aside - (self.count - 1) * self.gap) / self.count)
        self.company = Company(page, scene, scene.find_free_devices(), self.card_width)

    def build(self, tiles: Sequence[Entry], facts: Sequence[str], told: str) -> Node:
        """Return the lobby with `facts` about the game; `told` explains the focus."""
        page, scene, company = self.page, self.scene, self.company
        focus, label, ruler = scene.focus.name, scene.house.words("lobby-start"), PageRuler(page)
        slim = self.two and self.count < CROWD
        play = max(86, page.art.line_height("heading") + 24) if self.two else 0
        foot = _tile_height(page) if self.two else page.control_height("label")
        sign = self._build_sign(facts, told, slim=slim)
        head = 18 if slim else sign.measure(ruler).h + 8
        below = 46 + foot + (play + 22 if self.two else 0)
        ways = ((Action.DOWN, START),) if self.two else ()
        cards = [build_card(company, seat, ways) for seat in range(self.count)]
        card = max(one.measure(ruler, self.card_width).h for one in cards)
        person = min((scene.find_room(page).h - head - below - card) / (DESK + HANDS),
                     self.card_width / SHAPE, 440)
        hidden = below + card - person * (1 - DESK - HANDS)  # the table hides the feet of chairs

        def seat(build: Callable[[Company, Seat, float], Node]) -> Node | None:
            if person * DESK < page.control_height("label"):  # nobody is smaller than a button
                return None
            return _lift(self._build_seats(lambda n: build(company, n, person), person), hidden)

        table = Paint(paint=draw_table, values=(scene.game, scene.house.screen.bounds),
                      height=card + person * HANDS + below - foot - 14)
        start = row(Node(width=self.aside), row(_build_play(
            label, play, lit=focus == START), justify="center", grow=1)) if self.two else None
        buttons = _build_tiles(page, tiles, focus) if self.two else _build_row(
            page, label, tiles, focus)
        return stack(
            seat(build_sitter), _lift(table, foot + 14), _lift(self._build_things(), foot + 46),
            seat(build_front), _lift(self._build_seats(cards.__getitem__, card), below),
            column(sign), _lift(start, foot + 36), _lift(buttons, 0))

    def _build_seats(self, build: Callable[[Seat], Node], height: float) -> Node:
        """Return something for each seat, in common columns."""
        cells = [replace(build(seat), width=self.card_width) for seat in range(self.count)]
        return row(Node(width=self.aside), row(*cells, gap=self.gap, justify="center", grow=1),
                   height=height)

    def _build_things(self) -> Node | None:
        """Return the game's box and other things on the table."""
        if not self.cover:
            return None
        high = self.cover / box_art.SHAPE
        light = stack(build_part("light"), padding=pad(-0.45 * self.cover, -0.45 * high))
        box = stack(light, build_box(self.scene.game, leaf=True), height=high)
        keepsakes = build_keepsakes(360 if self.pair else 310)
        return row(column(box, width=self.cover + cupboard.SPINE, padding=Padding(cupboard.SPINE)),
                   Node(grow=1), keepsakes, align="end")

    def _build_sign(self, facts: Sequence[str], told: str, *, slim: bool) -> Node:
        """Return the game's name, players, minutes and kind, and a sentence. A `slim` sign has them
        in a column; a broad one has the facts beside the name if they fit."""
        game, line, scale = self.scene.game, self.page.art.line_height, self.page.art.text_scale
        side = max(38, line("small"))
        signs = "ui/human", "ui/hourglass", table_style(game).theme.sign
        told_facts = [row(Picture(source=sign, height=side), Text(
            words=fact, style="small", group="facts", one_line=True), gap=8, align="center")
            for sign, fact in zip(signs, facts, strict=False)]
        aside = 14 if slim else 22
        groove = frame("groove", row(
            *told_facts, gap=aside, align="center", justify="space-between",
            padding=pad(36 if slim else aside, 4))) if facts else None
        title = self.scene.house.words(f"game-{game}")
        name = Text(words=title, style="heading", ink=INK, one_line=True, grow=1,
                    min_width=0 if slim else self.page.art.measure_text(title, "heading")[0] + 1)
        sentence = Text(words=told, ink=INK, balanced=slim, grow=1)
        if slim:
            words = pad(10, 0)
            body = column(column(name, padding=words), groove,
                          column(sentence, padding=words, grow=1),
                          height=line("heading") + side + 3 * line("body") + 20)
            width: float | None = 560 if self.pair else 440
        else:
            body = column(row(name, column(groove, justify="center", optional=True)),
                          frame("rule", height=2), sentence,
                          height=line("heading") + line("body") + 8)
            width = min(1090 * scale, SAFE.w) if self.two else None
        return stack(build_cords(86.5), frame(
            "plank sign", body, padding=pad(14 if slim else 24, 12), anchor="sign"), width=width)


def _lift(node: Node | None, foot: float) -> Node:
    """Return a node at a height over the foot of the lobby."""
    return column(Node(grow=1), node, Node(height=foot))


def _tile_height(page: Page) -> float:
    line = page.art.line_height
    return max(page.control_height("small"),
               line(f"small@{1.08 * page.art.text_scale:g}") + line("body") + 12)


def _build_play(label: str, height: float, *, lit: bool) -> Node:
    """Return the wide plate that begins the match."""
    words = row(Picture(source="ui/play", height=60, ink=INK), Text(
        words=label, style="heading", ink=INK, one_line=True), gap=20, align="center",
        justify="center", padding=pad(46, 0))
    return frame("play focused" if lit else "play", frame("nails") if lit else None, words,
                 name=START, told=label, width=430, height=height)


def _build_tiles(page: Page, tiles: Sequence[Entry], focus: str) -> Node:
    """Return tags from the left and signs to the right, in the same columns for each game."""
    agreed = [tile for tile in tiles if tile.turn or tile.short]
    signs = [_build_sign(tile, focus) for tile in tiles if tile not in agreed]
    right = row(*[Node(grow=1)] * (3 - len(signs)), *signs, gap=14, width=820)
    forms = (row(row(*(_build_tag(page, tile, focus, short=short) for tile in agreed),
                     *[Node(grow=1)] * (3 - len(agreed)), gap=14, grow=1), right, gap=38)
             for short in (False, True))
    return first_that_fits(*forms, height=_tile_height(page))


def _build_tag(page: Page, tile: Entry, focus: str, *, short: bool) -> Node:
    """Return an option with its name over its value, or only a short name."""
    label, value = (tile.short, "") if short and tile.short else (tile.label, tile.value)
    arrow = Picture(source="ui/play", height=22, ink=INK)
    lines = [row(Text(words=label, style="small", size=1.08, ink=WOOD, group="labels",
                      one_line=True, grow=1), arrow, align="center"),
             Text(words=value, ink=INK, group="values", one_line=True)] if value else [
        row(Text(words=label, ink=INK, group="values", one_line=True, grow=1), arrow,
            align="center")]
    width = 0.8 * max(
        page.art.measure_text(label, "small")[0], page.art.measure_text(value or label, "body")[0])
    words = column(*lines, justify="center", padding=Padding(36, 6, 12, 6))
    eye = row(frame("tag eye", width=20, height=20), align="center", padding=Padding(8))
    cord = row(column(frame("tag cord", grow=1), Node(grow=1), width=5),
               padding=Padding(15.5, -14, 0, -14))
    return frame("tag", eye, cord, words, tint=GILT if tile.name == focus
                 else PARCHMENT, name=tile.name, grow=1, min_width=width + 70, ways=UP,
                 told=f"{label}: {value}" if value else label, turns=tile.turn is not None)


def _build_sign(tile: Entry, focus: str) -> Node:
    words = row(Picture(source=tile.picture, height=52, ink=INK),
                Text(words=tile.label, ink=INK, group="signs", one_line=True),
                gap=14, align="center", justify="center", padding=pad(20, 2))
    return frame("wooden sign focused" if tile.name == focus else "wooden sign", words, grow=1,
                 name=tile.name, told=tile.about or tile.label, ways=UP)


def _build_row(page: Page, start: str, tiles: Sequence[Entry], focus: str) -> Node:
    """Return one row of equal buttons, Play first, for large texts."""
    height = page.control_height("label")
    entries = [(START, start, "ui/play"), *((one.name, one.label, one.picture) for one in tiles)]
    return row(*(replace(build_button(*entry, height=height, focus=focus, main=True), grow=1)
                 for entry in entries), gap=14, height=height)
