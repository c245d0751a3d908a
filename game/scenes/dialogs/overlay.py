"""A sign with buttons over what goes on below: shared by pause, questions and a lost pad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.contract import Says
from game.devices.press import Action, Press
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import BUTTON, EDGE_LIT, INK, Colour, shaded
from game.scenes.dialogs import signboard
from game.scenes.dialogs.signboard import Person
from game.scenes.menu import MenuScene
from game.ui.furniture.cloths import GREEN
from game.ui.layout import Node, Paint, Text, column, first_that_fits, frame, grid, pad, stack
from game.ui.show import PageRuler
from game.ui.widgets.controls import button

GAP, INSIDE = 14, 26  # between buttons; beside them
HEADS = 170.0  # the height of people over a sign


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

    def room(self, page: Page) -> Box:
        """Return the room over the hints of the scene below, or all, if the sign needs it."""
        above_hints = SAFE._replace(h=page.floor - 2 * GAP - SAFE.y)
        ruler, signs = PageRuler(page), self._signs(page)
        heights = [sign.measure(ruler).h for sign in signs]
        high = next((one for one in heights if one <= SAFE.h), heights[-1])
        return above_hints if high <= above_hints.h else SAFE

    def view(self, page: Page) -> Node:
        signs = (column(sign, justify="center") for sign in self._signs(page))
        return column(first_that_fits(*signs, shrink=1), justify="center", align="center")

    def _signs(self, page: Page) -> list[Node]:
        """Return the sign in several forms, the roomiest first."""
        sitting = tuple(self.sitting(page))
        buttons = self._buttons(page, people=bool(sitting))
        return [self._sign(page, style, people, picture, buttons) for people, picture, style in (
            (sitting, self.picture(), "heading"), (sitting, "", "heading"), (sitting, "", "label"),
            ((), "", "label"))]

    def choose(self, name: str, step: int) -> None:  # noqa: ARG002  nothing has a value
        next(entry for entry in self.entries() if entry.name == name).act()

    def show_hints(self, page: Page) -> None:
        """A sign has no hints: its buttons say what they do."""

    def _sign(
        self, page: Page, style: str, people: tuple[Person, ...], picture: str,
        buttons: Sequence[Node],
    ) -> Node:
        """Return a sign with its heading in a style, some people over it and a picture on it."""
        names = page.art.line("small") + 3 * GAP if people else 0
        sentence = self.sentence()
        medal = Paint(paint=draw_medal, values=(picture,), width=140, height=140)
        head = frame(
            "sign's head", frame("nails above"), column(
                Node(height=names) if people else None,
                column(medal, align="center", height=150) if picture else None,
                column(Text(words=self.heading(), style=style, ink=INK, align="center",
                            one_line=True), padding=pad(35, 0)),
                Text(words=sentence, ink=INK, align="center", balanced=True) if sentence else None,
                gap=8, padding=pad(INSIDE, GAP)))
        felt = frame("felt", column(*buttons, gap=GAP, padding=pad(INSIDE, 1.5 * GAP)),
                     tint=shaded(self.felt, 0.8))
        wood = stack(Paint(paint=signboard.cords), frame("sign", frame(
            "sign's inside", column(head, felt)), padding=pad(16)))
        width = min((1060 if people else 760) * page.art.text_scale, SAFE.w)
        if not people:
            return stack(wood, width=width)
        heads = Paint(paint=draw_people, values=(people,), height=HEADS + names)
        return stack(column(Node(height=HEADS), wood), column(heads, padding=pad(62, 0)),
                     width=width)

    def _buttons(self, page: Page, *, people: bool) -> list[Node]:
        """Return one button a row; or in two columns, with the first across both, and the last of
        an even number. There are two columns under `people`, and where one has no room."""
        entries, height = self.entries(), page.control("label")
        # the number of columns does not depend on how heading and sentence break
        usual = page.art.line("heading") + (
            2 * page.art.line("body") + 20 if self.sentence() else 0)
        usual += (150 if self.picture() else 0) + len(entries) * (height + GAP)
        two_columns = people or usual >= SAFE.h - 160

        def build(entry: Entry, *, across: bool) -> Node:
            return button(entry.name, entry.label, entry.picture, height=height, why=entry.why,
                          focus=self.focus.name, main=entry.name == self.focus.name,
                          centered=across)
        if not two_columns:
            return [build(entry, across=False) for entry in entries]
        first, *others = entries
        last = [others.pop()] if len(others) % 2 else []
        cells = [build(entry, across=False) for entry in others]
        return [build(first, across=True), *([grid(*cells, columns=2, gap=GAP)] if cells else []),
                *(build(entry, across=True) for entry in last)]


def draw_medal(page: Page, box: Box, picture: str) -> None:
    """Draw a picture on dark enamel in a ring of brass."""
    for inner, tone in ((0, INK), (3, EDGE_LIT), (9, INK), (11, BUTTON)):
        page.image(page.art.disc(box.w - 2 * inner, tone, 255), box.x + inner, box.y + inner)
    page.claim(picture, box)
    page.picture(box.inset(29), picture, leaf=False)


def draw_people(page: Page, box: Box, sitting: tuple[Person, ...]) -> None:
    """Draw people who lean on a sign, with their names on it."""
    line = page.art.line("small") + GAP
    signboard.people(page, box._replace(h=HEADS), sitting, box._replace(
        y=box.y + HEADS + signboard.SHOULDERS + GAP / 2, h=line))


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
