"""A match on a stage for people who pass by: nothing can be pressed but what ends it."""

from __future__ import annotations

from game.core.contract import Says, State
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.scenes.kiosk.billing import build_billing
from game.scenes.kiosk.invitation import FOOT, build_foot, show_foot
from game.scenes.replay.theatre import StagedMatch


class PassedMatch(StagedMatch):
    lamps = True

    def foot(self) -> Box:
        return SAFE._replace(y=SAFE.bottom - FOOT, h=FOOT)

    def told(self, news: Says) -> Says:
        """Leave out the names of squares, which people who pass by do not know."""
        return self.style.plainly(news)

    def counted(self, state: State) -> None:
        """Show no sheet of a round, which nobody is there to press away."""

    def before(self, page: Page) -> None:
        show_foot(page, build_foot(right=build_billing(page, self.house, self.rules.NAME)))
