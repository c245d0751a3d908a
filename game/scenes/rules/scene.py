"""The rules of a game in our own words, by section: a book with words on its left leaf and an
example on its right one; first the summary card, if the game has one."""

from __future__ import annotations

from collections.abc import Callable

from game.core.contract import State
from game.devices.press import Action, Press
from game.house import House
from game.picture.focus import SLIDES
from game.picture.hints import hint_row, width_of_hint
from game.picture.page import Hints, Page
from game.picture.screen import SAFE, WIDTH
from game.scenes.menu import MenuScene
from game.scenes.rules.book_text import PARAGRAPH, build_words, set_columns
from game.scenes.rules.rulebook_frame import (
    BOOK_EDGE,
    COLUMN,
    LEAST_HEIGHT,
    TALL,
    build_column,
    build_cover,
    build_drawing,
    build_head,
    build_pictures,
    build_tab,
    build_turn,
    draw_bubble,
    draw_stage,
    has_room,
)
from game.tables.acts import load_acts
from game.tables.board_excerpt import BoardExcerpt
from game.tables.drawings import Rows, at_length, list_numbers
from game.tables.easel import make_easel
from game.tables.examples import Noted, find_card, list_chapters, list_examples
from game.tables.style import table_style
from game.ui.box import Box
from game.ui.furniture.book import build_book
from game.ui.layout import Node, Padding, Paint, Size, column, pad, row, stack
from game.ui.widgets.key_sign import key_sign

TOP = 22  # where the book begins
MEANS = {"arrow": "rules-arrow", "burst": "rules-burst", "cross": "rules-cross"}  # of marks


class RulebookScene(MenuScene):
    """The texts decide the number of sections; a game provides the drawings."""

    backdrop = "table/wood"

    def __init__(
        self, house: House, game: str, keep: Callable[[], None] | None = None,
        state: State | None = None,
    ) -> None:
        """`keep` keeps the card open at the table that opened the rules; `state` is the position
        there."""
        super().__init__(house)
        self.game, self.keep = game, keep
        self.drawings = dict(list_examples(game, state))
        if (essence := find_card(game, state)) is not None:
            self.drawings[0] = at_length(essence) if isinstance(essence, Rows) else essence
        self.first = f"section/{next(iter(self.list_sections()), 1)}"
        self.seen = -1  # the section that the page shows
        self.leaf = 0  # which part of a section that is too long for one opening of the book
        self.leaves = 1
        self._said = ""  # by the teacher

    def list_sections(self) -> list[int]:
        """Return the numbers of the sections with texts, after 0 for the card."""
        numbers: list[int] = []
        while self.house.words.has_text(f"rules-{self.game}-{len(numbers) + 1}"):
            numbers.append(len(numbers) + 1)
        return [0, *numbers] if 0 in self.drawings else numbers

    def _tell_title(self, number: int) -> str:
        return self.house.words(f"rules-{self.game}-{number}" if number else "rules-card")

    def find_room(
            self, page: Page) -> Box:  # noqa: ARG002  the column at the left reaches beside hints
        return SAFE._replace(y=TOP, w=WIDTH - 36 - SAFE.x, h=SAFE.bottom + 8 - TOP)

    def build(self, page: Page) -> Node:
        style, taught, room = table_style(self.game), has_room(page), self.find_room(page)
        under = room.bottom - page.hints_top + (22 if taught else 16)  # the book
        leaf = Size((room.w - COLUMN - 2 * BOOK_EDGE) / 2, room.h - under - 32)
        left, right = self._open(page, leaf)
        colour = style.theme.colour
        key = None
        if taught and len(self.list_sections()) > 1:  # how to come to the next chapter
            key = key_sign(page.art, self.house, self.last_device, Action.DOWN, "small")
        book = stack(
            build_book(colour, 2 * self.seen + 1),
            row(left, stack(right, build_turn(key) if key else None, grow=1),
                padding=pad(BOOK_EDGE, 16)), grow=1)
        tabs = [self._build_tab(page, number) for number in self.list_sections()]
        return row(
            build_column(page, self.house.words(f"game-{self.game}"), colour, tabs,
                         self._number_in_focus() if taught else None,
                         under=0 if taught else room.bottom - page.hints_top - 4),
            column(book, Node(height=under), grow=1))

    def show_hints(self, page: Page) -> None:
        more = [(Action.NEXT, "hint-page")] if self.leaves > 1 else []
        if not has_room(page):
            self.put_hints(page, *more)
            return
        hints = (*self.focus_hints(page), (Action.CANCEL, self.backs), *more)
        wide = sum(width_of_hint(page.art, self.house, self.last_device, *hint) + 20
                   for hint in hints) - 20
        bar = page.hint_bar
        at = bar._replace(x=bar.right - wide, w=wide)
        hint_row(page, self.house, at, self.last_device, hints)
        if self._said:  # the teacher's words have the rest of the line
            left = SAFE.x + 292
            draw_bubble(page, at._replace(x=left, y=bar.y - 6, w=at.x - 24 - left, h=bar.h + 16),
                        self._said)

    def choose(self, name: str, step: int) -> None:  # noqa: ARG002  nothing has a value
        if name == "section/0" and self.keep is not None:
            self._keep()
        else:
            self.leaf += 1
            self.mark_stale()

    def _number_in_focus(self) -> int:
        """Return the focused section."""
        return int(self.focus.name.partition("/")[2] or self.first.partition("/")[2])

    def _build_tab(self, page: Page, number: int) -> Node:
        name = f"section/{number}"
        hints: Hints | None = None if self.leaves > 1 else ()
        if number == 0 and self.keep:
            hints = ((Action.CONFIRM, "hint-card-keep"),)
        sign, tall = self._find_sign(number)
        return build_tab(
            page, name, self._tell_title(number), sign, tall, lit=self.focus.name == name,
            hints=hints)

    def _find_sign(self, number: int) -> tuple[str, float]:
        """Return the picture of a section, and its height by its width."""
        sign = list_chapters(self.game).get(number, ("", 1.0)) if number else (
            f"ui/cover_{self.game}", TALL)
        own = table_style(self.game).theme.pictures.get(number, ())
        return sign if sign[0] or not own else (own[0], 1.0)

    def _open(self, page: Page, leaf: Size) -> tuple[Node, Node]:
        """Return both leaves of the focused section."""
        number = self._number_in_focus()
        self.seen, drawing = number, self.drawings.get(number)
        words, game = self.house.words, make_easel(self.house, self.game)
        text = words(f"rules-{self.game}-{number}-text") if number else self._tell_glance()
        line = page.art.line_height("heading")
        right = Size(leaf.w - 72, leaf.h - 86)
        body = Size(leaf.w - 88, right.h - line - 26)
        self._said = ""
        if has_room(page):
            self._said = self._find_says(number)
            if isinstance(drawing, Noted) and drawing.note:
                self._said, drawing = game.say(drawing.note), drawing.drop_words()
        # A drawing stays on the right leaf, except where large words need many leaves.
        stays = drawing is not None and has_room(page)
        told = list_numbers(drawing) if stays and drawing is not None else set()
        numbered = len(told) > 1 and len(told) == len(text.split("\n\n"))  # all, or none
        game = game._replace(numbered=numbered)
        found = set_columns(page, text, body, (body, body) if stays else (right, body) if (
            drawing is None) else (body, right), numbered=numbered,
                            under=LEAST_HEIGHT if load_acts(self.game).get(number) else 0)
        openings = [[one] for one in found] if stays else [
            found[:1], *(found[n:n + 2] for n in range(1, len(found), 2))] if drawing else [
            found[n:n + 2] for n in range(0, len(found), 2)]
        self.leaves = len(openings)
        self.leaf %= self.leaves
        first, *second = openings[self.leaf]
        sign = self._find_sign(number) if number and has_room(page) else ("", 1.0)
        part = f"{self.leaf + 1} / {self.leaves}" if self.leaves > 1 else ""
        theme = table_style(self.game).theme
        head = build_head(page, self._tell_title(number), sign, part, theme.colour)
        rest = (Paint(
            paint=draw_stage, values=(self.game, tuple(load_acts(self.game).get(number, ()))),
            grow=1) if number else
                build_cover(self.game, body.w))
        if drawing and (stays or self.leaf == 0):
            refused = ("cross",) if getattr(drawing, "refused", ()) else ()
            marks = drawing.list_marks(game) if isinstance(drawing, BoardExcerpt) else refused
            shown = build_drawing(page, drawing, game, [(name, words(MEANS[name]))
                                                        for name in marks])
        elif second:
            shown = build_words(page, second[0])
        else:
            names = theme.pictures.get(number, ()) or (f"ui/cover_{self.game}",)
            shown = build_pictures(names, right.w)
        return (column(head, build_words(page, first), Node(height=PARAGRAPH), rest, grow=1,
                       padding=Padding(44, 38, 44, 48)),
                column(shown, grow=1, padding=Padding(36, 38, 36, 48)))

    def _find_says(self, number: int) -> str:
        """Return the teacher's words for a section whose drawing has none."""
        words = self.house.words
        if not number:
            return words("rules-card-says")
        return words(key) if words.has_text(key := f"says-{self.game}-{number}") else ""

    def _tell_glance(self) -> str:
        """Return the words beside the card: the subject of the game, and the use of the card."""
        words, brief = self.house.words, f"glance-{self.game}"
        told = [words(brief)] if words.has_text(brief) else [words("rules-card-text")]
        return "\n\n".join((*told, *([words("rules-card-keep")] if self.keep else [])))

    def _keep(self) -> None:
        """Return to the table with the card open on it; a pointer turns to the card first."""
        if self.keep and self.seen == 0:
            self.keep()
            self.go_back()

    def _go_through(self, step: int) -> None:
        """Go to the next or last leaf, past the end to the next section."""
        leaf, sections = self.leaf + step, self.list_sections()
        at = sections.index(self._number_in_focus()) + step
        if 0 <= leaf < self.leaves:
            self.leaf = leaf
        elif 0 <= at < len(sections):
            self.focus.name = f"section/{sections[at]}"
        else:
            return
        self.house.sounds.play("focus")
        self.mark_stale()

    def press(self, press: Press) -> None:
        before = self.focus.name
        if press.phase != "up" and press.action in SLIDES:
            self._go_through(SLIDES[press.action])
        elif press.phase != "up" and press.action in (Action.PREV, Action.NEXT):
            self.leaf += 1 if press.action is Action.NEXT else -1
            self.mark_stale()
        elif press.phase != "up" and press.action in (Action.RULES, Action.PAUSE):
            self.go_back()
        else:
            super().press(press)
        if self.focus.name != before:
            self.leaf = 0
