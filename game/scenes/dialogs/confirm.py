"""A question that is asked before something that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.contract import Says, Seat
from game.devices.press import Action, Press
from game.house import House
from game.scenes.dialogs.overlay import Entry, OverlayScene
from game.tables.table import TableScene
from game.ui.furniture.cloths import WINE


class Doubt(NamedTuple):
    """What is asked: the question, what it is about, and the two answers with their pictures."""

    question: Says
    about: Says
    stay: Says
    go: Says
    pictures: tuple[str, str] = ("ui/undo", "ui/leave")


class ConfirmScene(OverlayScene):
    """Really? The focus begins on the answer that changes nothing."""

    first = "keep"
    veil = 200
    felt = WINE

    def __init__(self, house: House, doubt: Doubt, act: Callable[[], None]) -> None:
        super().__init__(house)
        self.doubt = doubt
        self.act = act

    def heading(self) -> str:
        return self.house.words.say(self.doubt.question)

    def sentence(self) -> str:
        return self.house.words.say(self.doubt.about)

    def entries(self) -> list[Entry]:
        say, (stay, go) = self.house.words.say, self.doubt.pictures
        return [Entry("keep", say(self.doubt.stay), self.back, stay),
                Entry("go", say(self.doubt.go), self._do, go)]

    def _do(self) -> None:
        self.house.stack.pop()
        self.act()


class OfferScene(ConfirmScene):
    """A question to one player, which that player's own device answers; anybody may take it
    back."""

    sudden = True

    def __init__(
        self, table: TableScene, seat: Seat, doubt: Doubt, act: Callable[[], None],
    ) -> None:
        super().__init__(table.house, doubt, act)
        self.table, self.seat = table, seat

    def press(self, press: Press) -> None:
        answers = self.seat in self.table.hands.seats(press.device)
        if press.action is Action.CONFIRM and press.phase == "down" and not answers:
            self.house.refuse(("draw-else", ("name", self.table.name(self.seat))))
        else:
            super().press(press)
