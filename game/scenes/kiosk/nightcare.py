"""What the operator may do to the night board: delete a match, or a name everywhere.

Only the operator's menu opens it; nothing is deleted before two questions are answered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game import series
from game.core import Says
from game.night.board import Past
from game.picture.page import Page
from game.picture.theme import DIM
from game.scenes.dialogs.confirm import ConfirmScene, Doubt
from game.scenes.dialogs.overlay import Entry, OverlayScene
from game.scenes.menu import TreeScene, around
from game.scenes.nightboard.past_matches import past_line
from game.ui.layout import Node, Text, column, row
from game.ui.widgets.controls import button

if TYPE_CHECKING:
    from game.house import House


class NightCareScene(TreeScene):
    """The matches of the board, newest first: as many as fit, around the one in focus."""

    backdrop = "table/wood"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.board = house.night.board()

    def tick(self, seconds: float) -> None:  # noqa: ARG002  the board says when it is new
        if self.house.night.last is not self.board:
            self.board = self.house.night.last
            self.stale()

    def view(self, page: Page) -> Node:
        say, past, height = self.house.words, self.board.past, page.control()
        rows = int((self.room(page).h - page.art.line("heading") - 16) // (height + 10)) - 1
        names = [f"past/{match.id}" for match in past]
        at = names.index(self.focus.name) if self.focus.name in names else 0
        lines = [button(names[n], past_line(self.house, past[n]), height=height, style="body",
                        focus=self.focus.name, aligned="left")
                 for n in around(at, len(past), rows)]
        nobody = None if past else Text(words=say("night-nobody"), ink=DIM, height=height)
        return column(
            Text(words=say("nightcare"), style="heading", one_line=True), nobody, *lines,
            row(button("back", say("back"), "ui/leave", height=height, focus=self.focus.name,
                       style="body", width=520)), gap=10)

    def choose(self, name: str, step: int) -> None:  # noqa: ARG002  nothing here goes back
        if name == "back":
            self.back()
        else:
            self._ask(next(match for match in self.board.past if name == f"past/{match.id}"))

    def _ask(self, match: Past) -> None:
        self.house.stack.push(CareScene(self.house, match))


class CareScene(OverlayScene):
    """The first question: what should be deleted of this match?"""

    first = "keep"
    veil = 190

    def __init__(self, house: House, match: Past) -> None:
        super().__init__(house)
        self.match = match

    def heading(self) -> str:
        return self.house.words("care-what")

    def sentence(self) -> str:
        return past_line(self.house, self.match)

    def entries(self) -> list[Entry]:
        say, night = self.house.words, self.house.night
        names = dict.fromkeys(sitter.name for sitter in self.match.sitters
                              if sitter.name and sitter.kind == "human")
        entries = [Entry("keep", say("care-keep"), self.back, "ui/undo")]
        entries += [Entry(f"name/{name}", say("care-name", name),
                          partial(self._sure, ("care-name-sure", name),
                                  partial(self._forget, name)), "ui/human") for name in names]
        return [*entries, Entry("match", say("care-match"),
                                partial(self._sure, ("name", self.sentence()),
                                        partial(night.strike, self.match.id)), "ui/bin")]

    def _sure(self, what: Says, act: Callable[[], None]) -> None:
        doubt = Doubt(("care-sure",), what, ("care-keep",), ("care-delete",),
                      ("ui/undo", "ui/bin"))
        self.house.stack.push(ConfirmScene(self.house, doubt, lambda: self._do(act)))

    def _forget(self, name: str) -> None:
        """On the board, in game nights that hang there, and among those who are asked to one."""
        house = self.house
        house.night.forget(name)
        house.guests = tuple(other for other in house.guests if other != name)
        house.keep(lambda: series.forget(house.data, name))

    def _do(self, act: Callable[[], None]) -> None:
        act()
        self.house.stack.pop()
