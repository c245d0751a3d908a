"""What a game writes on its table: plates with a picture, names of piles, coins that are staked,
and crowns on cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.core import Place, Says, Seat
from game.picture.page import Page
from game.picture.screen import Screen
from game.picture.theme import DIM, GOLD, IVORY, NIGHT, SEAT_COLOURS
from game.tables.picture import Paper, Part

if TYPE_CHECKING:
    from game.tables.show import Show

LARGE = 100  # the width of a card from which a crown on it can be seen
CROWN = 0.26  # of the width of a card
INDEX = 0.19  # the middle of what is seen of a card in a fan, of its width


class Plaque(NamedTuple):
    """Words at a place, with a picture before them. Plain ones are the small names of piles; those
    of a seat are coins that it has staked."""

    place: Place
    says: Says
    picture: str = ""
    plain: bool = False
    seat: Seat | None = None


class Plaques(Part):
    """What is written on the cloth."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        show = self.show
        for plaque in show.plaques:
            if show.board.has(plaque.place):
                text = show.say(plaque.says)
                key = ("plaque", plaque, text, show.board.box(plaque.place))
                self.paper.put(screen, key, partial(self._build, plaque=plaque, text=text))

    def _build(self, page: Page, *, plaque: Plaque, text: str) -> None:
        box = self.show.board.box(plaque.place)
        if plaque.plain:
            page.fitted(box, text, "small", DIM, "center")
        elif plaque.seat is not None:
            self._coin(page, plaque, text)
        elif plaque.picture:
            page.plate(box, NIGHT, 200, GOLD)
            side = box.h - 16
            page.picture(box._replace(x=box.x + 12, y=box.y + 8, w=side, h=side), plaque.picture)
            words = box._replace(x=box.x + side + 24, w=box.w - side - 36)
            page.fitted(words, text, "label", IVORY, "center")
        else:
            page.fitted(box, text, "label", GOLD, "center")

    def _coin(self, page: Page, plaque: Plaque, text: str) -> None:
        box = self.show.board.box(plaque.place)
        rim = page.art.plate(box.w, box.h, SEAT_COLOURS[plaque.seat or 0], 255, NIGHT, 3, box.w / 2)
        page.image(rim, box.x, box.y)
        page.picture(box.inset(7), plaque.picture)
        page.fitted(box.inset(14, 18), text, "count", NIGHT, "center", leaf=False)


class Crowns(Part):
    """A crown on the upper edge of every card of an open hand that is worth more than others."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def draw(self, screen: Screen) -> None:
        show, art = self.show, self.show.stage.art
        for place in show.crowned:
            if (pose := show.layer.resting(place)) and pose.w >= LARGE:
                side = pose.w * CROWN
                screen.put_centered(art.picture("ui/crown", side, side * 0.8),
                                    pose.x + (INDEX - 0.5) * pose.w, pose.y - pose.h / 2 - side / 5)
