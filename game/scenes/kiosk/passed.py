"""What is seen by people who pass by is played on a stage: before it stands what invites people to
play, between the name of the house and that of the game."""

from __future__ import annotations

from game.core import Says
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.scenes.kiosk.billing import billed
from game.scenes.kiosk.invitation import other_place
from game.scenes.replay.theatre import StagedMatch

FRONT = 142.0  # how high all that is


class PassedMatch(StagedMatch):
    """Nobody sits there, and nothing can be pressed but what ends it."""

    lamps = True

    def foot(self) -> Box:
        return Box(SAFE.x, SAFE.bottom - FRONT, SAFE.w, FRONT)

    def told(self, news: Says) -> Says:
        """Whoever passes by knows the names of no squares."""
        return self.style.plainly(news)

    def before(self, page: Page) -> None:
        billed(page, other_place(self.house), self.house, self.rules.NAME)
