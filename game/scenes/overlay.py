"""A sign with buttons over what goes on below: shared by pause, questions and a lost pad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core import Says
from game.devices.press import Action, Press
from game.picture.page import Page
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import BUTTON, EDGE_LIT, INK, Colour
from game.scenes.cloths import GREEN
from game.scenes.menu import MenuScene
from game.scenes.planks import NAIL, NAILED
from game.scenes.signboard import FRAME, SHOULDERS, Person, hang, people

PLATE, BROAD = 760, 1060  # how wide one is, and one with people over it
GAP, INSIDE, CLEAR = 14, 26, 70  # between buttons; beside them; beside a heading, for nails
HEADS = 170.0  # how high people are over it
HEADINGS = (1.0, 0.9, 0.8, 0.7)  # sizes that are tried before a heading is broken into lines


class Entry(NamedTuple):
    """A button: its name, label, action and picture, and why it cannot be pressed, if it cannot."""

    name: str
    label: str
    act: Callable[[], None]
    picture: str
    why: Says | None = None


class OverlayScene(MenuScene):
    """A heading in the middle of the screen, and buttons below it."""

    overlay = True
    felt: Colour = GREEN  # on which its buttons lie

    def heading(self) -> str:
        raise NotImplementedError  # every overlay has its own

    def sentence(self) -> str:
        return ""

    def entries(self) -> list[Entry]:
        raise NotImplementedError  # every overlay has its own

    def sitting(self, page: Page) -> Sequence[Person]:  # noqa: ARG002  some have no room for them
        """Who is seen over it."""
        return ()

    def picture(self) -> str:
        return ""

    @property
    def line(self) -> str:
        return f"{self.heading()} · {super().line}"

    def build(self, page: Page) -> None:
        entries, some = self.entries(), self.sitting(page)
        h = page.control("label")
        width = min((BROAD if some else PLATE) * page.art.text_scale, SAFE.w)
        inner = width - 2 * (FRAME + INSIDE)
        sentence = self.sentence()
        style = self._heading_style(page, inner - CLEAR)
        head = page.art.size(self.heading(), style, inner - CLEAR)[1]
        text = page.art.size(sentence, "body", inner)[1] + 16 if sentence else 0
        picture = 150 if self.picture() else 0
        over = HEADS + page.art.line("small") + 3 * GAP if some else 0
        # the number of columns does not depend on how heading and sentence break
        usual = page.art.line("heading") + (2 * page.art.line("body") + 20 if sentence else 0)
        columns = 1 if not some and picture + usual + len(entries) * (h + GAP) < SAFE.h - 160 else 2
        rows = _rows(len(entries), columns)
        around = 2 * FRAME + 4 * GAP + rows * (h + GAP)
        if picture + head + text + around > SAFE.h:
            picture = 0  # the words and the buttons matter more
        if head + text + around > SAFE.h:
            style = "label"  # the buttons and the sentence matter more than a large heading
            head = page.art.size(self.heading(), style, inner - CLEAR)[1]
        full = picture + head + text + around
        if over + full > SAFE.h:
            over, some = 0, ()  # and more than who sits there
        foot = page.floor - 2 * GAP if over + full < page.floor - SAFE.y else SAFE.bottom
        y = max(SAFE.y + over + (foot - SAFE.y - over - full) / 2, SAFE.y)
        names = over - HEADS if some else 0
        plate = Box((WIDTH - width) / 2, y - names, width, full + names)
        plank = hang(page, plate, names + picture + head + text + 2 * GAP, self.felt)
        if some:
            line = page.art.line("small") + GAP
            among = plank.inset(NAILED + NAIL, 0)
            people(page, among._replace(y=plate.y - HEADS, h=HEADS), some,
                   among._replace(y=plate.y + SHOULDERS + GAP / 2, h=line))
        y = plank.y + names + GAP
        if picture:
            self._medal(page, Box(plate.x + (width - 140) / 2, y, 140, 140))
            y += picture
        left = plate.x + FRAME + INSIDE
        page.text(Box(left + CLEAR / 2, y, inner - CLEAR, head), self.heading(), style, INK,
                  "center")
        y += head
        if sentence:
            wide = page.balanced(sentence, "body", inner)
            page.text(Box(left + (inner - wide) / 2, y, wide, text - 12), sentence, "body", INK,
                      "center")
        self._list(page, Box(left, plank.bottom + 1.5 * GAP, inner, h), entries, columns)

    def _medal(self, page: Page, box: Box) -> None:
        """Its picture on dark enamel in a ring of brass."""
        for inner, tone in ((0, INK), (3, EDGE_LIT), (9, INK), (11, BUTTON)):
            page.image(page.art.disc(box.w - 2 * inner, tone, 255), box.x + inner, box.y + inner)
        page.claim(self.picture(), box)
        page.picture(box.inset(29), self.picture(), leaf=False)

    def _heading_style(self, page: Page, width: float) -> str:
        """The largest style that keeps the heading on one line, if there is one."""
        for part in HEADINGS:
            style = f"heading@{page.art.text_scale * part:g}"
            if page.art.size(self.heading(), style)[0] <= width:
                return style
        return "heading"

    def _list(self, page: Page, first: Box, entries: list[Entry], columns: int) -> None:
        """The entries on planks; of two columns the first is over both, and a last one alone."""
        w = (first.w - (columns - 1) * GAP) / columns
        style = page.even_buttons(first._replace(w=w), [entry.label for entry in entries])
        alone = {0} | ({len(entries) - 1} if len(entries) % 2 == 0 else set())
        n = 0
        for at, entry in enumerate(entries):
            across = columns > 1 and at in alone
            row, column = divmod(n, columns)
            box = Box(first.x + column * (w + GAP), first.y + row * (first.h + GAP),
                      first.w if across else w, first.h)
            n += columns if across else 1
            page.button(entry.name, box, entry.label, entry.act, picture=entry.picture,
                        why=entry.why, focus=self.focus.name, style=style,
                        main=entry.name == self.focus.name, middle=across)


def _rows(count: int, columns: int) -> int:
    """How many rows so many entries need."""
    return count if columns == 1 else 1 + -(-(count - 1) // columns)


class PausedScene(OverlayScene):
    """A pause: the key that opened it closes it, too."""

    first = "resume"

    def heading(self) -> str:
        return self.house.words("pause")

    def press(self, press: Press) -> None:
        if press.action is Action.PAUSE and press.phase == "down":
            self.back()
        else:
            super().press(press)
