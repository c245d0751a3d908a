"""Delete a match from the night board, or a name everywhere, after two questions. Only the
operator's menu leads here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core import series
from game.core.contract import Message
from game.house import House
from game.night.board import Past
from game.picture.page import Page
from game.picture.theme import DIM
from game.scenes.menu import MenuScene
from game.scenes.overlay import ConfirmScene, Doubt, OverlayScene
from game.tables.past_match import tell_past_match
from game.ui.layout import Node, Text, column, row
from game.ui.widgets.controls import Entry, build_button, window_of
from game.ui.widgets.dialog import Dialog


class NightCareScene(MenuScene):
    """The matches of the board, newest first: as many as fit, round the focused one."""

    backdrop = "table/wood"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.board = house.store.night.read_board()

    def tick(self, seconds: float) -> None:  # noqa: ARG002  the board says when it is new
        if self.house.store.night.last is not self.board:
            self.board = self.house.store.night.last
            self.mark_stale()

    def list_entries(self) -> list[Entry]:
        house = self.house

        def lead(match: Past) -> Entry:
            return Entry(f"past/{match.id}", tell_past_match(house, match),
                         lambda: house.stack.push(CareScene(house, match)))
        return [*map(lead, self.board.past), Entry("back", house.words("back"), self.go_back)]

    def build(self, page: Page) -> Node:
        say, height, focus = self.house.words, page.control_height(), self.focus.name
        *past, back = self.list_entries()
        rows = int((self.find_room(page).h - page.art.line_height("heading") - 16) // (
            height + 10)) - 1
        at = next((n for n, one in enumerate(past) if one.name == focus), 0)
        lines = [build_button(past[n].name, past[n].label, height=height, style="body", focus=focus,
                              aligned="left") for n in window_of(at, len(past), rows)]
        nobody = None if past else Text(words=say("night-nobody"), ink=DIM, height=height)
        return column(Text(words=say("nightcare"), style="heading", one_line=True), nobody, *lines,
                      row(build_button(
                          back.name, back.label, "ui/leave", height=height, focus=focus,
                          style="body", width=520)), gap=10)


class CareScene(OverlayScene):
    """The first question: which part of a match to delete."""

    first = "keep"
    veil = 190

    def __init__(self, house: House, match: Past) -> None:
        super().__init__(house)
        self.match = match

    def make_dialog(self) -> Dialog:
        say, told = self.house.words, tell_past_match(self.house, self.match)
        names = dict.fromkeys(sitter.name for sitter in self.match.sitters
                              if sitter.name and sitter.kind == "human")
        return Dialog(say("care-what"), (
            Entry("keep", say("care-keep"), self.go_back, "ui/undo"),
            *(Entry(f"name/{name}", say("care-name", name), self._ask(
                ("care-name-sure", name), partial(self._forget, name)), "ui/human")
              for name in names),
            Entry("match", say("care-match"), self._ask(
                ("name", told), partial(self.house.store.night.strike, self.match.id)), "ui/bin")),
            told)

    def _ask(self, what: Message, delete: Callable[[], None]) -> Callable[[], None]:
        """Return a function that asks the second question."""
        doubt = Doubt(("care-sure",), what, ("care-keep",), ("care-delete",), ("ui/undo", "ui/bin"))
        return lambda: self.house.stack.push(
            ConfirmScene(self.house, doubt, self.close_then(delete)))

    def _forget(self, name: str) -> None:
        """Delete a name on the board, in its game nights, and among the current guests."""
        house = self.house
        house.store.night.forget(name)
        house.run.guests = tuple(other for other in house.run.guests if other != name)
        house.store.keep(lambda: series.forget(house.store.data, name))
