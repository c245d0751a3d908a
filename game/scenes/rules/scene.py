"""The rules of a game in our own words, by section: a book with words on its left leaf and an
example on its right one; and first of all a card with the essence, if the game has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.devices.press import Action, Press
from game.picture.book import FRAME, WORN, numbered, open_book, ribbon
from game.picture.focus import SLIDES
from game.picture.hints import draw_glyph, glyph_side, hint_row, width_of_glyph, width_of_hint
from game.picture.page import CHOOSE, Control, Hints, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, INK
from game.scenes.menu import MenuScene
from game.scenes.rules import rulebook_frame
from game.scenes.rules.book_text import PARAGRAPH, columns, write
from game.scenes.rules.rule_animation import LEAST, stage
from game.scenes.rules.rulebook_frame import has_room
from game.tables.acts import acts
from game.tables.cuts import Cut, mark
from game.tables.drawings import Rows, at_length, numbers
from game.tables.easel import easel
from game.tables.examples import Noted, card, chapters, examples
from game.tables.setting import SEPIA
from game.tables.style import table_style

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core import State
    from game.house import House

INDEX, GAP = 336.0, 6.0  # the column of tabs, and between two of them
TOP = 22.0  # where the book begins
BOOK = Box(SAFE.x + INDEX, TOP, 1920 - 36 - SAFE.x - INDEX, 0)  # its height is what hints leave
AIR, NEAR, HIGH = 44.0, 36.0, 38.0  # beside the words of a leaf, a drawing, and over both
FOOT = 10.0  # over the number of a leaf
GROWS = 22.0  # how much higher the sign of a chapter is than its title
LOW, SPEAKS = 8.0, SAFE.x + 292  # how far under the safe edge her books end; where her words begin
UNDER = 22.0  # between the book and what is said under it
MEANS = {"arrow": "rules-arrow", "burst": "rules-burst", "cross": "rules-cross"}  # of marks
MARKED = "body", "small@1.1", "small@1", "small@0.85", "small@0.7"  # letters of what marks say
TALL, SMALL = 1.25, 120.0  # a cover: how high, of its width, and how wide at least
ASIDE = 24.0  # how far the plaque ends before the book
KEEPS: Hints = ((Action.CONFIRM, "hint-card-keep"),)
TURNS = 46  # the key of the next chapter, from the middle of a leaf


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
            self.drawings[0] = at_length(essence) if isinstance(essence, Rows) else essence
        self.first = f"section/{next(iter(self.sections()), 1)}"
        self.seen = -1  # the section that the page shows
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
        style, taught = table_style(self.game), has_room(page)
        floor = page.floor - UNDER if taught else page.floor - 16
        book = BOOK._replace(h=floor - BOOK.y)
        column = Box(SAFE.x, SAFE.y, INDEX - ASIDE, page.floor + 4 - SAFE.y)
        room = rulebook_frame.plaque(page, column, self.house.words(f"game-{self.game}"),
                                     style.material)
        sections = self.sections()
        if taught:
            room = rulebook_frame.teacher(page, room._replace(h=SAFE.bottom + LOW - room.y),
                                   self._number())
        count = max(len(sections), 1)
        h = min(page.control("body"), (room.h - GAP * (count - 1)) / count)
        boxes = [Box(SAFE.x, room.y + n * (h + GAP), INDEX - 12, h) for n in range(len(sections))]
        names = [self._title(number) for number in sections]
        letters = rulebook_frame.even(page, boxes[0], names) if boxes else "body"
        for number, box, name in zip(sections, boxes, names, strict=True):
            self._tab(page, number, box, name, letters)
        left, right = open_book(page, book, style.material)
        ribbon(page, book)
        said = self._open(page, left.inset(AIR, HIGH), right.inset(NEAR, HIGH))
        for n, leaf in enumerate((left, right), 2 * self.seen + 1):
            numbered(page, leaf, n, style.material)
        if self.leaves == 1 and (spot := page.spots.get(self.focus.name)) and spot.hints == CHOOSE:
            spot.hints = ()  # there is nothing that a press would do
        more = [(Action.NEXT, "hint-page")] if self.leaves > 1 else []
        if taught and count > 1:  # how to come to the next chapter
            side = glyph_side(page.art)
            wide = width_of_glyph(page.art, self.house, self.last_device, Action.DOWN)
            draw_glyph(page, self.house, Box(
                right.center[0] + TURNS, right.bottom - FRAME - 2 - side / 2, wide, side),
                self.last_device, Action.DOWN)
        if not taught:
            self.hints(page, *more)
            return
        strip = self._hints_aside(page, Box(SPEAKS, page.floor - 6, BOOK.right - SPEAKS, 0), more)
        if said:
            rulebook_frame.says(page, strip, said)

    def _hints_aside(self, page: Page, strip: Box, more: Sequence[tuple[Action, str]]) -> Box:
        """Hints at the end of a strip, which belongs to the teacher. Returns what is left of it."""
        strip = strip._replace(h=SAFE.bottom + 10 - strip.y)
        spot = page.spots.get(self.focus.name)
        hints = (*(spot.hints if spot else ()), (Action.CANCEL, self.backs), *more)
        wide = sum(width_of_hint(page.art, self.house, self.last_device, *hint) + 20
                   for hint in hints) - 20
        at = Box(min(strip.right, SAFE.right) - wide, page.floor, wide, SAFE.bottom - page.floor)
        hint_row(page, self.house, at, self.last_device, hints)
        return strip._replace(w=at.x - 24 - strip.x)

    def _number(self) -> int:
        """The section under the focus."""
        return int(self.focus.name.partition("/")[2] or self.first.partition("/")[2])

    def _tab(self, page: Page, number: int, box: Box, label: str, style: str) -> None:
        name = f"section/{number}"
        sign, tall = self._sign(number)
        rulebook_frame.labelled(page, box, label, style, sign,
                                lit=self.focus.name == name, tall=tall)
        if number == 0 and self.keep is not None:
            page.spot(name, Control(box, self._keep, hints=KEEPS), label)
        else:
            page.spot(name, Control(box, self._turn), label)

    def _sign(self, number: int) -> tuple[str, float]:
        """The picture of a section, and how high it is, of its width."""
        sign = chapters(self.game).get(number, ("", 1.0)) if number else (
            f"ui/cover_{self.game}", TALL)
        own = table_style(self.game).pictures.get(number, ())
        return sign if sign[0] or not own else (own[0], 1.0)

    def _open(self, page: Page, left: Box, right: Box) -> str:
        """The section under the focus. Returns what the teacher says of it."""
        number = self._number()
        self.seen, drawing = number, self.drawings.get(number)
        words, game = self.house.words, easel(self.house, self.game)
        text = words(f"rules-{self.game}-{number}-text") if number else self._glance()
        line = page.art.line("heading")
        body = left._replace(y=left.y + line + 26, h=left.h - line - 26 - FOOT)
        right = right._replace(h=right.h - FOOT)
        said = ""
        if has_room(page):
            said = self._told(number)
            if isinstance(drawing, Noted) and drawing.note:
                said, drawing = game.say(drawing.note), drawing.wordless()
        # A drawing stays on the right leaf, except where words are so large that there are many.
        stays = drawing is not None and has_room(page)
        told = numbers(drawing) if stays and drawing is not None else set()
        numbered = len(told) > 1 and len(told) == len(text.split("\n\n"))  # all, or none
        game = game._replace(numbered=numbered)
        found = columns(page, text, body, (body, body) if stays else (right, body) if (
            drawing is None) else (body, right), numbered=numbered,
                        under=LEAST if acts(self.game).get(number) else 0)
        openings = [[one] for one in found] if stays else [
            found[:1], *(found[n:n + 2] for n in range(1, len(found), 2))] if drawing else [
            found[n:n + 2] for n in range(0, len(found), 2)]
        self.leaves = len(openings)
        self.leaf %= self.leaves
        self._head(page, left._replace(h=line), number)
        shown = openings[self.leaf]
        low = [write(page, column, box) for column, box in zip(shown, (body, right), strict=False)]
        rest = body._replace(y=low[0] + PARAGRAPH, h=body.bottom - low[0] - PARAGRAPH)
        if number:
            stage(page, rest, self.game, acts(self.game).get(number, ()))
        else:
            self._cover(page, rest)
        if drawing and (stays or self.leaf == 0):
            refused = ("cross",) if getattr(drawing, "refused", ()) else ()
            if marks := drawing.marks(game) if isinstance(drawing, Cut) else refused:
                right = self._legend(page, right, marks)
            drawing.draw(page, right, game)
        elif len(shown) == 1:
            self._picture(page, right, number)
        return said

    def _told(self, number: int) -> str:
        """What the teacher says of a section whose drawing has no words of its own."""
        words = self.house.words
        if not number:
            return words("rules-card-says")
        return words(key) if words.has(key := f"says-{self.game}-{number}") else ""

    def _glance(self) -> str:
        """What stands beside the card: what the game is about, and what the card is for."""
        words, brief = self.house.words, f"glance-{self.game}"
        told = [words(brief)] if words.has(brief) else [words("rules-card-text")]
        return "\n\n".join((*told, *([words("rules-card-keep")] if self.keep else [])))

    def _head(self, page: Page, box: Box, number: int) -> None:
        """The title, what the section is about, and which part is open, over a line."""
        right, left = box.right, box.x
        sign, tall = self._sign(number)
        if number and sign and has_room(page):
            side = box.h + GROWS
            self._plate(page, Box(left, box.bottom + 2 - side, side, side), sign, tall)
            left += side + 18
        if self.leaves > 1:
            at = f"{self.leaf + 1} / {self.leaves}"
            w = page.art.size(at, "small@1")[0] + 4
            right -= w
            page.text(Box(right, box.y, w, box.h), at, "small@1", SEPIA, "right")
            right -= 16
        title, room = self._title(number), box._replace(x=left, w=right - left)
        sizes = [f"heading@{page.art.text_scale * share}" for share in (1, 0.85, 0.7, 0.55, 0.45)]
        style = next((one for one in sizes if page.art.size(title, one)[0] <= room.w), "small@1")
        page.text(room, title, style, INK, leaf=False)
        page.claim(repr(title), room)
        page.image(page.art.plate(box.w, 3, WORN, 255, None, 0, 1), box.x, box.bottom + 8)

    def _plate(self, page: Page, box: Box, sign: str, tall: float) -> None:
        """The sign of a chapter on a square of the game's colour, edged in gold."""
        page.image(page.art.plate(box.w, box.h, table_style(self.game).material, 255, INK, 3, 10),
                   box.x, box.y)
        inner = box.inset(4)
        page.image(page.art.plate(inner.w, inner.h, INK, 0, GOLD, 2, 6), inner.x, inner.y)
        room = inner.inset(3)
        high = min(room.h, room.w * tall)
        page.picture(Box(room.center[0] - high / tall / 2, room.center[1] - high / 2, high / tall,
                         high), sign)

    def _cover(self, page: Page, box: Box) -> None:
        """The game's cover under what is said of the card, where there is room for it."""
        wide = min(box.w * 0.72, box.h / TALL)
        if wide > SMALL:
            page.picture(Box(box.center[0] - wide / 2, box.bottom - wide * TALL, wide, wide * TALL),
                         f"ui/cover_{self.game}")

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

    def _keep(self) -> None:
        """Back to the table, with the card open on it; a pointer turns to the card first."""
        if self.keep and self.seen == 0:
            self.keep()
            self.back()

    def _turn(self) -> None:
        self.leaf += 1
        self.stale()

    def _through(self, step: int) -> None:
        """To the next leaf or the one before, and from the last one to the next section."""
        leaf, sections = self.leaf + step, self.sections()
        at = sections.index(self._number()) + step
        if 0 <= leaf < self.leaves:
            self.leaf = leaf
        elif 0 <= at < len(sections):
            self.focus.name = f"section/{sections[at]}"
        else:
            return
        self.house.sounds.play("focus")
        self.stale()

    def press(self, press: Press) -> None:
        before = self.focus.name
        if press.phase != "up" and press.action in SLIDES:
            self._through(SLIDES[press.action])
        elif press.phase != "up" and press.action in (Action.PREV, Action.NEXT):
            self.leaf += 1 if press.action is Action.NEXT else -1
            self.stale()
        elif press.phase != "up" and press.action in (Action.RULES, Action.PAUSE):
            self.back()
        else:
            super().press(press)
        if self.focus.name != before:
            self.leaf = 0
