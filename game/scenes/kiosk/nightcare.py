"""Delete a match from the night board, or a name everywhere, after two questions. Only the
operator's menu leads here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core import series
from game.core.contract import Says
from game.house import House
from game.night.board import Past
from game.picture.page import Page
from game.picture.theme import DIM
from game.scenes.dialogs.confirm import ConfirmScene, Doubt
from game.scenes.dialogs.overlay import Entry, OverlayScene
from game.scenes.menu import MenuScene, around
from game.tables.past_match import tell_past_match
from game.ui.layout import Node, Text, column, row
from game.ui.widgets.controls import button


class NightCareScene(MenuScene):
    """The matches of the board, the newest first: as many as fit, around the one in focus."""

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
        names, focus = [f"past/{match.id}" for match in past], self.focus.name
        at = names.index(focus) if focus in names else 0
        lines = [button(names[n], tell_past_match(self.house, past[n]), height=height, style="body",
                        focus=focus, aligned="left") for n in around(at, len(past), rows)]
        nobody = None if past else Text(words=say("night-nobody"), ink=DIM, height=height)
        back = button("back", say("back"), "ui/leave", height=height, focus=focus, style="body",
                      width=520)
        return column(Text(words=say("nightcare"), style="heading", one_line=True), nobody, *lines,
                      row(back), gap=10)

    def choose(self, name: str, step: int) -> None:  # noqa: ARG002  nothing here goes back
        if name == "back":
            self.back()
        else:
            match = next(match for match in self.board.past if name == f"past/{match.id}")
            self.house.stack.push(CareScene(self.house, match))


class CareScene(OverlayScene):
    """The first question: what to delete of a match."""

    first = "keep"
    title = "care-what"
    veil = 190

    def __init__(self, house: House, match: Past) -> None:
        super().__init__(house)
        self.match = match

    def sentence(self) -> str:
        return tell_past_match(self.house, self.match)

    def entries(self) -> list[Entry]:
        say = self.house.words
        names = dict.fromkeys(sitter.name for sitter in self.match.sitters
                              if sitter.name and sitter.kind == "human")
        return [
            Entry("keep", say("care-keep"), self.back, "ui/undo"),
            *(Entry(f"name/{name}", say("care-name", name), self._ask(
                ("care-name-sure", name), partial(self._forget, name)), "ui/human")
              for name in names),
            Entry("match", say("care-match"), self._ask(
                ("name", self.sentence()), partial(self.house.night.strike, self.match.id)),
                "ui/bin")]

    def _ask(self, what: Says, delete: Callable[[], None]) -> Callable[[], None]:
        """Return what asks the second question."""
        stack = self.house.stack

        def act() -> None:
            delete()
            stack.pop()
        doubt = Doubt(("care-sure",), what, ("care-keep",), ("care-delete",), ("ui/undo", "ui/bin"))
        return lambda: stack.push(ConfirmScene(self.house, doubt, act))

    def _forget(self, name: str) -> None:
        """Forget a name on the board, in the game nights there, and among the guests of one."""
        house = self.house
        house.night.forget(name)
        house.guests = tuple(other for other in house.guests if other != name)
        house.keep(lambda: series.forget(house.data, name))
