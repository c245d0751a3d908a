"""A question that is asked before something that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.contract import Says, Seat
from game.devices.press import Action, Press
from game.house import House
from game.scenes.dialogs.overlay import OverlayScene
from game.tables.table import TableScene
from game.ui.furniture.cloths import WINE
from game.ui.widgets.controls import Entry
from game.ui.widgets.dialog import Dialog


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

    def __init__(self, house: House, doubt: Doubt, act: Callable[[], object]) -> None:
        super().__init__(house)
        self.doubt = doubt
        self.act = act

    def dialog(self) -> Dialog:
        say, doubt, (stay, go) = self.house.words.say, self.doubt, self.doubt.pictures
        return Dialog(say(doubt.question), (Entry("keep", say(doubt.stay), self.back, stay),
                                            Entry("go", say(doubt.go), self.closing(self.act), go)),
                      say(doubt.about))


class OfferScene(ConfirmScene):
    """A question to one player, which that player's own device answers; anybody may take it
    back."""

    sudden = True

    def __init__(
        self, table: TableScene, seat: Seat, doubt: Doubt, act: Callable[[], object],
    ) -> None:
        super().__init__(table.house, doubt, act)
        self.table, self.seat = table, seat

    def press(self, press: Press) -> None:
        answers = self.seat in self.table.hands.seats(press.device)
        if press.action is Action.CONFIRM and press.phase == "down" and not answers:
            self.house.refuse(("draw-else", ("name", self.table.name(self.seat))))
        else:
            super().press(press)
