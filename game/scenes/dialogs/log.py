"""What has happened, newest last: a line for each public event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.devices.press import Action, Press
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import DIM, GOLD, IVORY, WOOD
from game.scenes.menu import MenuScene
from game.tables.scenery import SIGN, doer

if TYPE_CHECKING:
    from game.house import House
    from game.tables.match_scene import MatchScene


class LogScene(MenuScene):
    """The captions of a match, a screenful at a time; up and down turn the page."""

    overlay = True
    veil = 200

    def __init__(self, house: House, table: MatchScene) -> None:
        super().__init__(house)
        self.table = table
        self.skip = 0  # lines below the last one shown

    def build(self, page: Page) -> None:
        line = page.art.line("heading")
        box = Box(SAFE.x + 160, SAFE.y, SAFE.w - 320, page.floor - SAFE.y - 12)
        page.plate(box, WOOD, 255, GOLD)
        page.text(Box(box.x + 48, box.y + 20, box.w - 96, line),
                  self.house.words("log"), "heading", IVORY)
        step = page.art.line("body") + 8
        room = int((box.h - line - 60) // step)
        says = [says for _, says in self.table.show.captions]
        self.skip = max(0, min(self.skip, len(says) - room))
        last = len(says) - self.skip
        y = box.y + line + 36
        for n, entry in enumerate(says[max(0, last - room):last]):
            newest = max(0, last - room) + n == len(says) - 1
            if (seat := doer(entry)) is not None:
                page.picture(Box(box.x + 48, y + (step - SIGN) / 2, SIGN, SIGN), f"ui/seat_{seat}")
            at = Box(box.x + 60 + SIGN, y, box.w - 108 - SIGN, step)
            page.fitted(at, self.table.say(entry), "body", IVORY if newest else DIM)
            y += step
        self.hints(page)

    def press(self, press: Press) -> None:
        if press.phase == "up":
            return
        match press.action:
            case Action.UP | Action.SCROLL_UP | Action.PREV:
                self.skip += 1
            case Action.DOWN | Action.SCROLL_DOWN | Action.NEXT:
                self.skip -= 1
            case Action.LOG | Action.CONFIRM | Action.PAUSE:
                self.back()
            case _:
                super().press(press)
        self.stale()
