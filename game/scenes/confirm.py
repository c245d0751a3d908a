"""A question that is asked before something that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.contract import Message
from game.house import House
from game.scenes.overlay import OverlayScene
from game.ui.furniture.cloths import WINE
from game.ui.widgets.controls import Entry
from game.ui.widgets.dialog import Dialog


class Doubt(NamedTuple):
    """What is asked: the question, what it is about, and the two answers with their pictures."""

    question: Message
    about: Message
    stay: Message
    go: Message
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

    def make_dialog(self) -> Dialog:
        say, doubt, (stay, go) = self.house.words.say, self.doubt, self.doubt.pictures
        return Dialog(say(doubt.question), (Entry("keep", say(doubt.stay), self.go_back, stay),
                                            Entry("go", say(doubt.go), self.close_then(self.act),
                                                  go)),
                      say(doubt.about))
