"""How many cards everybody else holds, as a number on the hand."""

from __future__ import annotations

from game.core.contract import Place, Says, Seat
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.sprites import UNSEEN
from game.picture.theme import GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.picture import Part
from game.tables.seat_panels import STRIKE

SIDE = 58  # of a badge
FEW = 3  # cards, from which on a badge is amber
OPEN = 40  # the height of the word on an open hand
WORD = 44  # the height of the words beside a badge


class Counts(Part):
    """A badge on every hand but the one that lies open before its own player; somebody else's that
    lies open is called so."""

    minor = True
    refills = False  # whether hands are filled again, so that few cards mean nothing

    def draw(self, screen: Screen) -> None:
        for seat, places in self.show.held.items():
            if not self._own(seat, places):
                self._badge(screen, seat, places)

    def _own(self, seat: Seat, places: list[Place]) -> bool:
        """Whether everybody who looks can count the cards: they lie open, and large."""
        show = self.show
        return seat == show.eyes.front and all(
            show.table[place] != UNSEEN for place in places)

    def _badge(self, screen: Screen, seat: Seat, places: list[Place]) -> None:
        show, art, count = self.show, self.show.stage.art, len(places)
        pose = max(map(show.board.pose, places), key=lambda pose: pose.x)
        x, y = pose.x + pose.w / 2 - SIDE / 6, pose.y + pose.h / 2 - SIDE / 6
        few = count <= FEW and not self.refills
        fill, ink = (NIGHT, IVORY) if not few else (STRIKE, INK) if count == 1 else (GOLD, INK)
        if few:
            told: Says = ("last-card",) if count == 1 else ("few-cards",)
            high = art.sign_line(WORD)
            self._beside(screen, Box(x, y - high / 2, 0, high), told, fill)
        if all(show.table[place] != UNSEEN for place in places):
            self._open(screen, places)
        screen.put_centered(art.plate(SIDE, SIDE, fill, 255, SEAT_COLOURS[seat], 4, SIDE / 2), x, y)
        screen.put_centered(art.text(str(count), "count", ink), x, y)

    def _beside(self, screen: Screen, at: Box, says: Says, fill: Colour) -> None:
        """Words about few cards, beside their badge."""
        text, art = self.show.say(says), self.show.stage.art
        wide = art.size(text, art.signs[0])[0] + SIDE / 2 + 34
        over = at.x + wide > SAFE.right  # there is no room for it but before the badge
        tab = at._replace(x=at.x - wide * over, w=wide)

        def build(page: Page) -> None:
            page.plate(tab, fill, 255, INK)
            words = tab._replace(x=tab.x + (8 if over else SIDE / 2 + 6), w=wide - SIDE / 2 - 14)
            page.fitted(words, text, art.signs[0], INK, "center")

        self.paper.put(screen, ("few cards", text, tab), build)

    def _open(self, screen: Screen, places: list[Place]) -> None:
        """That these cards lie open for everybody, over the feet of the first ones, where there is
        room for it beside the badge."""
        show, art, text = self.show, self.show.stage.art, self.show.say(("open-hand",))
        boxes = sorted(map(show.board.box, places))
        left, room = boxes[0].x, boxes[-1].right - SIDE / 2 - boxes[0].x
        for letters in art.signs:
            if (wide := art.size(text, letters)[0] + 20) < room:
                high = max(OPEN, art.line(letters))
                self.paper.tab(screen, Box(left, boxes[0].bottom - high / 2, wide, high), text)
                return
