"""What is seen on a stage of a play that was beaten: it lies askew beside the best one, over whose
it was, and between the two is the sign of a hit."""

from __future__ import annotations

from functools import partial

from game.core.contract import Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import NIGHT, SEAT_COLOURS
from game.tables.picture import Part
from game.tables.tricks import SIGN, lying, mat_of, pushed
from game.ui.furniture.figures import seated

HIT, HIT_AT = 116, 0.7  # the sign of a hit, and how far down the play it is
TAG, LONGEST, UNDER = 60, 180, 28  # how high whose it was is, how wide if it has no more cards than
# one, and how far under them it is
PEEKS, AIR = 16, 12  # how far her face stands out of it, and the air beside her name


class Beaten(Part):
    """It is drawn over all cards."""

    def draw(self, screen: Screen) -> None:
        show = self.show
        cards, best = pushed(show), next((one for one in show.trick if one.best), None)
        over = lying(show, best) if best else None
        if cards is None or over is None:
            return
        seat, art = show.trick[-2].seat, show.stage.art
        name, high = show.name(seat), max(TAG, art.line("small"))
        wide = min(high + art.size(name, "small")[0] + 1 + 2.5 * AIR, max(cards.w, LONGEST))
        box = Box(cards.center[0] - wide / 2, cards.bottom + UNDER, wide, high)
        self.paper.put(screen, ("whose", name, show.face(seat), box), partial(
            self._whose, box=box, name=name, seat=seat))
        x = (cards.right + mat_of(over, told=False).x) / 2
        screen.put_centered(art.picture("ui/struck", HIT, HIT), x, cards.y + HIT_AT * cards.h)

    def _whose(self, page: Page, *, box: Box, name: str, seat: Seat) -> None:
        """Her face and her name, on a tag with an edge in her colour."""
        page.image(page.art.plate(box.w, box.h, NIGHT, 255, SEAT_COLOURS[seat], 4, 12), box.x,
                   box.y)
        seated(page, Box(box.x + AIR / 2, box.y - PEEKS, box.h, box.h + PEEKS - 3),
               self.show.face(seat), seat, box.h * SIGN)
        left = box.x + box.h + AIR
        room = box._replace(x=left, w=box.right - AIR - left)
        page.fitted(room, name, page.even(room, (name,), "small"), SEAT_COLOURS[seat])
