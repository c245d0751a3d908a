"""The rules of a game in our own words, by section: a book with words on its left leaf and an
example on its right one; and first of all a card with the essence, if the game has one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.devices.press import Action, Press
from game.picture.art import Art
from game.picture.book import WORN, open_book, tab
from game.picture.page import CHOOSE, SMALLER, Control, Hints, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, INK, Colour
from game.scenes import covers
from game.scenes.comment import WIDE, aside, has_room, high
from game.scenes.menu import MenuScene
from game.tables.cuts import Cut, mark
from game.tables.drawings import SEPIA, Letters
from game.tables.easel import easel
from game.tables.examples import Noted, card, examples
from game.tables.style import table_style
from game.tables.teacher import BODY, lecturer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core import State
    from game.house import House

INDEX, GAP = 336.0, 8.0  # the column of tabs, and between two of them
TUCKED = 30.0  # how far a tab reaches under the book
BOOK = Box(SAFE.x + INDEX, 26, 1920 - 40 - SAFE.x - INDEX, 0)  # its height is what hints leave
AIR, NEAR = 40.0, 32.0  # between a leaf's edge and its words, and beside its drawing
PARAGRAPH, WITHIN = 22.0, 4.0  # between paragraphs, and between a first sentence and the others
LETTERS = (  # of first sentences, and of others, as shares of usual ones, largest first
    (1.35, 1.15), (1.27, 1.09), (1.19, 1.03), (1.12, 0.98), (1.06, 0.94), (1.0, 0.9), (0.94, 0.88),
    (0.9, 0.84))
MEANS = {"arrow": "rules-arrow", "burst": "rules-burst", "cross": "rules-cross"}  # of marks
MARKED = "body", "small@1.1", "small@1", "small@0.85", "small@0.7"  # letters of what marks say
SAYS = "body"  # letters of what the teacher says
TALL, SMALL = 1.25, 120.0  # a cover: how high, of its width, and how wide at least
SENTENCE = re.compile(r"(?<=[.!?:])\s+(?=[A-ZÅÄÖ“”\"0-9])")
VIGNETTE, LEAST = 420.0, 126.0  # how high a cover is whose ship is printed; the room for one
HIGHEST = 220.0  # how high what is printed is at most
ASIDE = 24.0  # how far the plaque ends before the book
TEACHER, SINKS = 204.0, 10.0  # how high whoever teaches is, and how much of her a plaque covers
PLAQUE, NAMED = 68.0, (0.85, 0.75, 0.65, 0.55, 0.45)  # its height; the letters of the game's name
INKED, PALE = (255, 214, 160), 150  # the tone of such a print, and how pale it is
KEEPS: Hints = ((Action.CONFIRM, "hint-card-keep"),)


class Block(NamedTuple):
    """Some words in a style, and the gap over them."""

    text: str
    style: str
    colour: Colour
    gap: float
    high: float


class RulebookScene(MenuScene):
    """There are as many sections as the words have; a game says what it draws for each."""

    backdrop = "table/wood"

    def __init__(
        self, house: House, game: str, keep: Callable[[], None] | None = None,
        state: State | None = None,
    ) -> None:
        """`keep` keeps the card open at the table from which the rules were opened; `state` is what
        is played there."""
        super().__init__(house)
        self.game, self.keep = game, keep
        self.drawings = dict(examples(game, state))
        if (essence := card(game, state)) is not None:
            self.drawings[0] = essence
        self.first = f"section/{next(iter(self.sections()), 1)}"
        self.seen = -1  # the section that the page shows
        self.her = Box(0, 0, 0, 0)  # where the teacher stands, if there is room for her
        self.leaf = 0  # which part of a section that is too long for one opening of the book
        self.leaves = 1

    def sections(self) -> list[int]:
        """The numbers of the sections that the words have, after 0 for the card."""
        numbers: list[int] = []
        while self.house.words.has(f"rules-{self.game}-{len(numbers) + 1}"):
            numbers.append(len(numbers) + 1)
        return [0, *numbers] if 0 in self.drawings else numbers

    def _title(self, number: int) -> str:
        return self.house.words(f"rules-{self.game}-{number}" if number else "rules-card")

    def build(self, page: Page) -> None:
        book = BOOK._replace(h=page.floor - 16 - BOOK.y)
        room = self._lectern(page, Box(SAFE.x, SAFE.y, INDEX - ASIDE, book.bottom - SAFE.y))
        sections = self.sections()
        count = max(len(sections), 1)
        h = min(page.control("body"), (room.h - GAP * (count - 1)) / count)
        boxes = [Box(SAFE.x, room.y + n * (h + GAP), INDEX - 12, h) for n in range(len(sections))]
        names = [self._title(number) for number in sections]
        letters = _even(page, boxes[0].inset(16, 2), names) if boxes else "body"
        for number, box, name in zip(sections, boxes, names, strict=True):
            self._tab(page, f"section/{number}", box, name, letters)
        left, right = open_book(page, book, table_style(self.game).material)
        self._open(page, left.inset(AIR), right.inset(NEAR, AIR))
        if self.leaves == 1 and (spot := page.spots.get(self.focus.name)) and spot.hints == CHOOSE:
            spot.hints = ()  # there is nothing that a press would do
        self.hints(page, *([(Action.NEXT, "hint-page")] if self.leaves > 1 else []))

    def _lectern(self, page: Page, box: Box) -> Box:
        """Who teaches, behind a plaque with the game's name at the foot of a column. Returns the
        room over her."""
        name, plaque = self.house.words(f"game-{self.game}"), box._replace(
            y=box.bottom - max(PLAQUE, page.art.line("heading@0.7")))
        plaque = plaque._replace(h=box.bottom - plaque.y)
        top = plaque.y
        if has_room(page):
            wide = TEACHER * BODY.w / BODY.h
            self.her = Box(box.center[0] - wide / 2, plaque.y + SINKS - TEACHER, wide, TEACHER)
            lecturer(page, self.her)
            top = self.her.y
        page.image(page.art.plate(plaque.w, plaque.h, table_style(self.game).material, 255, GOLD, 3,
                                  12), plaque.x, plaque.y)
        inner = plaque.inset(12, 2)
        style = page.largest(inner, (name,), [f"heading@{share}" for share in NAMED])
        page.text(inner, name, style, GOLD, "center")
        return box._replace(h=top - GAP - box.y)

    def _tab(self, page: Page, name: str, box: Box, label: str, style: str) -> None:
        lit = self.focus.name == name
        tab(page, box._replace(w=box.w + TUCKED), lit=lit)
        if name == "section/0" and self.keep is not None:
            page.spot(name, Control(box, self._keep, hints=KEEPS), label)
        else:
            page.spot(name, Control(box, self._turn), label)
        page.text(box.inset(16, 2), label, style, INK if lit else SEPIA)

    def _open(self, page: Page, left: Box, right: Box) -> None:
        """The section under the focus."""
        number = int(self.focus.name.partition("/")[2] or self.first.partition("/")[2])
        self.seen, drawing = number, self.drawings.get(number)
        words, game = self.house.words, easel(self.house, self.game)
        text = words(f"rules-{self.game}-{number}-text") if number else words(
            "rules-card-keep" if self.keep else "rules-card-text")
        line = page.art.line("heading")
        body = left._replace(y=left.y + line + 26, h=left.h - line - 26)
        said = ""
        if isinstance(drawing, Noted) and drawing.note and has_room(page):
            said = game.say(drawing.note)
            drawing = drawing.wordless()
            bubble = left._replace(x=left.x - WIDE, w=left.w + 2 * WIDE - 4)
            body = body._replace(h=body.h - high(page, bubble.w, said, SAYS) - PARAGRAPH)
        for letters in LETTERS:  # as large as all of it fits
            styles = [f"body@{page.art.text_scale * share:g}" for share in letters]
            columns = self._columns(page, text, body, right, styles, alone=drawing is None)
            if len(columns) == 1:
                break
        # The first opening has the drawing on its right leaf, all others words on both.
        openings = [columns[:1], *(columns[n:n + 2] for n in range(1, len(columns), 2))] if (
            drawing) else [columns[n:n + 2] for n in range(0, len(columns), 2)]
        self.leaves = len(openings)
        self.leaf %= self.leaves
        self._head(page, left._replace(h=line), number)
        shown = openings[self.leaf]
        low = [_write(page, column, box) for column, box in zip(shown, (body, right), strict=False)]
        rest = body._replace(y=low[0] + PARAGRAPH, h=body.bottom - low[0] - PARAGRAPH)
        if number:
            self._vignette(page, rest, number)
        else:
            self._cover(page, rest)
        if said:
            aside(page, bubble, self.her, said, SAYS)
        if self.leaf == 0 and drawing:
            refused = ("cross",) if getattr(drawing, "refused", ()) else ()
            if marks := drawing.marks(game) if isinstance(drawing, Cut) else refused:
                right = self._legend(page, right, marks)
            drawing.draw(page, right, game)
        elif len(shown) == 1:
            self._picture(page, right, number)

    def _head(self, page: Page, box: Box, number: int) -> None:
        """The title, what the section is about, and which part is open, over a line."""
        right = box.right
        if (own := table_style(self.game).pictures.get(number, ())) and number in self.drawings:
            right -= box.h
            page.picture(Box(right, box.y, box.h, box.h), own[0])
            right -= 16
        if self.leaves > 1:
            at = f"{self.leaf + 1} / {self.leaves}"
            w = page.art.size(at, "small@1")[0] + 4
            right -= w
            page.text(Box(right, box.y, w, box.h), at, "small@1", SEPIA, "right")
            right -= 16
        title, room = self._title(number), box._replace(w=right - box.x)
        sizes = [f"heading@{page.art.text_scale * share}" for share in (1, 0.85, 0.7, 0.55, 0.45)]
        side = box.h
        style = next((one for one in sizes if side + page.art.size(title, one)[0] <= room.w),
                     "small@1")
        self._initial(page, room._replace(w=side), title[0])
        page.text(Box(room.x + side + 8, room.y, room.w - side - 8, room.h), title[1:], style, INK,
                  leaf=False)
        page.claim(repr(title), room)
        page.image(page.art.plate(box.w, 3, WORN, 255, None, 0, 1), box.x, box.bottom + 8)

    def _initial(self, page: Page, box: Box, letter: str) -> None:
        """The first letter of a title in gold, on a square of the game's colour."""
        page.image(page.art.plate(box.w, box.h, table_style(self.game).material, 255, INK, 3, 10),
                   box.x, box.y)
        inner = box.inset(5)
        page.image(page.art.plate(inner.w, inner.h, INK, 0, GOLD, 2, 6), inner.x, inner.y)
        page.text(box, letter, f"heading@{page.art.text_scale}", GOLD, "center", leaf=False)

    def _cover(self, page: Page, box: Box) -> None:
        """The game's cover under what is said of the card, where there is room for it."""
        wide = min(box.w * 0.72, box.h / TALL)
        if wide > SMALL:
            page.picture(Box(box.center[0] - wide / 2, box.bottom - wide * TALL, wide, wide * TALL),
                         f"ui/cover_{self.game}")

    def _vignette(self, page: Page, box: Box, number: int) -> None:
        """Who a section is about, or what moves on the game's cover, as if it were printed on the
        leaf, where a leaf would be empty."""
        _, *whom = table_style(self.game).pictures.get(number, ("",))
        name = whom[0] if whom else covers.moving(self.game)
        if box.h < LEAST or not name:
            return
        art = page.art
        image = art.keep(("vignette", name, art.pixels(VIGNETTE)), lambda: printed(art, name))
        wide, high = image.get_width() / art.scale, image.get_height() / art.scale
        share = min(1.0, min(box.h, HIGHEST) / high)
        size = art.pixels(wide * share), art.pixels(high * share)
        shown = art.keep(("vignette", name, size),
                         lambda: pygame.transform.smoothscale(image, size))
        page.image(shown, box.center[0] - wide * share / 2, box.bottom - high * share)

    def _legend(self, page: Page, box: Box, marks: Sequence[str]) -> Box:
        """What the marks of a drawing say, side by side at the foot of a leaf. Returns the room
        over it."""
        said = [self.house.words(MEANS[name]) for name in marks]
        air, gap = 10, 24
        for style in MARKED:
            line = page.art.line(style) + 12
            wides = [line + air + page.art.size(text, style)[0] + 1 for text in said]
            if sum(wides) + gap * (len(wides) - 1) <= box.w:
                break
        x, y = box.center[0] - (sum(wides) + gap * (len(wides) - 1)) / 2, box.bottom - line / 2
        for name, text, wide in zip(marks, said, wides, strict=True):
            mark(page, name, x + line / 2, y, line)
            page.text(Box(x + line + air, y - line / 2, wide - line - air, line), text, style, INK)
            x += wide + gap
        return box._replace(h=box.h - line - 16)

    def _picture(self, page: Page, box: Box, number: int) -> None:
        """What stands on a leaf that would be empty: the pictures of the section, or the game's."""
        names = table_style(self.game).pictures.get(number, ()) or (f"ui/cover_{self.game}",)
        tall = TALL if names[0].startswith("ui/cover") else 1.0
        side = min(box.w / len(names) - 20, box.h / tall, 420.0)
        x = box.center[0] - (side + 20) * len(names) / 2 + 10
        for name in names:
            page.picture(Box(x, box.center[1] - side * tall / 2, side, side * tall), name)
            x += side + 20

    def _columns(
        self, page: Page, text: str, first: Box, other: Box, styles: Sequence[str], *,
        alone: bool,
    ) -> list[list[Block]]:
        """A text as columns: the first is as high as its box, the next one lies beside it or on the
        next opening, which has a title too."""
        columns: list[list[Block]] = [[]]
        left = first.h

        def start() -> None:
            nonlocal left
            columns.append([])
            on_right = (len(columns) % 2 == 0) == alone
            left = other.h if on_right else first.h

        for paragraph in text.split("\n\n"):
            lead, *rest = SENTENCE.split(paragraph)
            block = _block(page, lead, styles[0], INK, PARAGRAPH if columns[-1] else 0, first)
            if columns[-1] and block.gap + block.high > left:
                start()
                block = block._replace(gap=0)
            columns[-1].append(block)
            left -= block.gap + block.high
            while rest:
                count = len(rest)
                while count > 1 and not _fits(page, " ".join(rest[:count]), styles[1], left, first):
                    count -= 1
                block = _block(page, " ".join(rest[:count]), styles[1], SEPIA, WITHIN, first)
                if block.gap + block.high > left and columns[-1]:
                    start()
                    continue
                columns[-1].append(block)
                left -= block.gap + block.high
                rest = rest[count:]
        return columns

    def _keep(self) -> None:
        """Back to the table, with the card open on it; a pointer turns to the card first."""
        if self.keep and self.seen == 0:
            self.keep()
            self.back()

    def _turn(self) -> None:
        self.leaf += 1
        self.stale()

    def press(self, press: Press) -> None:
        before = self.focus.name
        if press.phase != "up" and press.action in (Action.PREV, Action.NEXT):
            self.leaf += 1 if press.action is Action.NEXT else -1
            self.stale()
        elif press.phase != "up" and press.action in (Action.RULES, Action.PAUSE):
            self.back()
        else:
            super().press(press)
        if self.focus.name != before:
            self.leaf = 0


def printed(art: Art, name: str) -> pygame.Surface:
    """A picture in the brown of old ink, without what is empty round it."""
    image = art.picture(name, VIGNETTE * covers.SHAPE, VIGNETTE)
    shades = pygame.transform.grayscale(image.subsurface(image.get_bounding_rect()).copy())
    shades.fill((*INKED, PALE), special_flags=pygame.BLEND_RGBA_MULT)
    return shades


def _even(page: Page, box: Box, labels: list[str]) -> str:
    """The largest letters in which all tabs can be read in full."""
    least = [f"small@{size}" for size in (0.9, 0.8, 0.7)]
    usual = page.styles("body")
    styles = [usual[0], f"body@{0.9 * page.art.text_scale:g}", *usual[1:], *least]
    return next((style for style in styles if page.even(box, labels, style) == style), least[-1])


def _fits(page: Page, text: str, style: str, high: float, box: Box) -> bool:
    return _block(page, text, style, SEPIA, WITHIN, box).high + WITHIN <= high


def _block(page: Page, text: str, style: str, colour: Colour, gap: float, box: Box) -> Block:
    """Words as large as a leaf has room for."""
    name, _, own = style.partition("@")
    smaller = [f"{name}@{size}" for size in SMALLER if size < float(own)]
    high = 0.0
    for one in (style, *smaller):
        letters = Letters(page.art, one)
        _, high = letters.size(text, box.w)
        style = one
        if high <= box.h and letters.longest(text) <= box.w:
            break
    return Block(text, style, colour, gap, high)


def _write(page: Page, column: list[Block], box: Box) -> float:
    """Put words into a box. Returns where they end."""
    y = box.y
    for block in column:
        y += block.gap
        page.text(Box(box.x, y, box.w, block.high), block.text, block.style, block.colour,
                  top=True)
        y += block.high
    return y
