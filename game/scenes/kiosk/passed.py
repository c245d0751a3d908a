"""What is seen by people who pass by is played on a stage: before it stand the game's name, the
facts and, between these, what invites people to play."""

from __future__ import annotations

from game.core import Says
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.scenes.kiosk.billing import (
    APART,
    CAPITALS,
    facts_of,
    gild_name,
    lines_of,
    put_facts,
)
from game.scenes.kiosk.invitation import UNDER, place, sign_place
from game.scenes.theatre import StagedMatch
from game.scenes.theatre_frame import Signs

FRONT = 142.0  # how high all that is
OVER = 10.0  # over what is beside the invitation


class PassedMatch(StagedMatch):
    """Nobody sits there, and nothing can be pressed but what ends it."""

    signs = Signs(lamp=True)

    def foot(self) -> Box:
        return Box(SAFE.x, SAFE.bottom - FRONT, SAFE.w, FRONT)

    def told(self, news: Says) -> Says:
        """Whoever passes by knows the names of no squares."""
        return self.style.plainly(news)

    def before(self, page: Page) -> None:
        foot, invites, game = self.foot(), place(self.house), self.rules.NAME
        under = sign_place(self.house)
        left = under._replace(y=foot.y + OVER, h=under.y - foot.y - OVER)
        name = self.house.words(f"game-{game}")
        gild_name(page, left, *lines_of(page.art, name, left.w, left.h / CAPITALS))
        page.claim(name, left)
        right = left._replace(x=invites.right + invites.x - left.right, h=foot.h - OVER)
        high = (right.h - APART / 2 - UNDER / 2) / 2
        who, long, *_ = facts_of(self.house, game)  # what kind of game it is the stage shows
        put_facts(page, [(right._replace(h=high), [who]),
                         (right._replace(y=right.y + high + APART / 2, h=high), [long])])
