"""The log of a match: a line for each public event, newest last."""

from __future__ import annotations

from game.core.contract import Message
from game.devices.press import Action, Press
from game.house import House
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, IVORY
from game.scenes.menu import MenuScene
from game.tables.match_scene import MatchScene
from game.tables.scenery import find_doer
from game.ui.layout import Node, Picture, Text, column, frame, pad, row


class LogScene(MenuScene):
    """The captions of a match by pages; up and down turn the page."""

    overlay = True
    veil = 200

    def __init__(self, house: House, table: MatchScene) -> None:
        super().__init__(house)
        self.table = table
        self.skip = 0  # lines below the last one shown

    def build(self, page: Page) -> Node:
        step = page.art.line_height("body") + 8
        rows = int((self.find_room(page).h - page.art.line_height("heading") - 60) // step)
        says = [says for _, says in self.table.show.captions]
        self.skip = max(0, min(self.skip, len(says) - rows))
        last = len(says) - self.skip
        lines = [self._build_line(entry, step, newest=entry is says[-1])
                 for entry in says[max(0, last - rows):last]]
        return frame("rules sign", column(
            Text(words=self.house.words("log"), style="heading", one_line=True), Node(height=16),
            *lines, padding=pad(48, 20)))

    def find_room(self, page: Page) -> Box:
        return super().find_room(page).inset(160, 0)

    def _build_line(self, entry: Message, height: float, *, newest: bool) -> Node:
        """Return an event after the sign of its seat."""
        seat = find_doer(entry)
        sign = Node(width=30) if seat is None else Picture(source=f"ui/seat_{seat}", height=30)
        words = Text(words=self.table.say(entry), ink=IVORY if newest else DIM, grow=1)
        return row(sign, words, gap=12, align="center", height=height)

    def press(self, press: Press) -> None:
        if press.phase == "up":
            return
        match press.action:
            case Action.UP | Action.SCROLL_UP | Action.PREV:
                self.skip += 1
            case Action.DOWN | Action.SCROLL_DOWN | Action.NEXT:
                self.skip -= 1
            case Action.LOG | Action.CONFIRM | Action.PAUSE:
                self.go_back()
            case _:
                super().press(press)
        self.mark_stale()
