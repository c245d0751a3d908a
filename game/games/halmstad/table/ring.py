"""The light round the cards of the last deed, and what it has brought."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.core.contract import Place, Seat, Zone
from game.games.halmstad.rules.state import (
    Look,
    State,
    Visit,
)
from game.games.halmstad.table.deed import Told
from game.games.halmstad.table.logbook import FOAM, Logbook
from game.games.halmstad.table.port import RINGS, WORD, about
from game.games.halmstad.table.ways import Ways
from game.picture.art import FINE, Art, smooth
from game.picture.screen import Screen
from game.picture.theme import GOLD, INK, NIGHT, SEAT_COLOURS, Colour
from game.tables.picture import Part, Picture
from game.tables.places import kind_of
from game.tables.scenery import doer

GAINS, COIN, UNDER = "count", 36.0, 34.0  # of what it has brought, and how far under the card
POINTER = 60.0  # an arrow to a niche
FOOT = 18.0  # from the middle of the word on a card to its edge


class Ring(Part):
    """Light round the card of the last deed, in the colour of its player, and an arrow to a niche.

    Under a quay stands what its card has brought, which is gone. While the player goes on, only
    the arrow and the gain are shown. Cards that can be chosen now, which are all lit alike, show
    nothing of this, nor do quays to which a way leads.
    """

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.log = picture.find(Logbook)

    def led(self) -> Collection[Place]:
        """Return the places to which ways lead now."""
        return self.picture.find(Ways).to if self.scene else ()

    def draw(self, screen: Screen) -> None:
        show = self.show
        if show.reel.busy or show.question:
            return
        chosen = self._chosen()
        for found in (self.log.now(), self.log.tide()):
            if found is None or not found.where or kind_of(found.where) in chosen:
                continue
            seat = doer(found.says)
            if seat is None and chosen:
                continue  # the tide's would look like what can be chosen
            if found.gain:
                if _top(found.where) not in self.led():
                    self._gain(screen, found, seat)
                continue
            colour = SEAT_COLOURS[seat] if seat is not None else FOAM
            pose, art = show.raised(_top(found.where)), show.stage.art
            own = self.scene and seat in self.scene.pickers and self.scene.questions.touchable(seat)
            niche = kind_of(found.where) == "belief"
            for tone, wide, more in () if own else RINGS:  # the focus has that colour
                ring = art.plate(pose.w + more, pose.h + more, alpha=0, edge=tone or colour,
                                 width=wide)
                screen.put_centered(ring, pose.x, pose.y)
            if niche:
                board = show.board.box("niches")
                screen.put_centered(_pointer(art, colour), pose.x, board.center[1])
            elif seat is None:
                self._tide(screen, pose.x, pose.y + pose.h / 2 - FOOT)

    def _gain(self, screen: Screen, found: Told, seat: Seat | None) -> None:
        """On the planks of a quay what its card has brought, which does not lie there any more."""
        if not self.log.under():
            return
        pose, art, text = self.show.raised(_top(found.where)), self.show.stage.art, f"+{found.gain}"
        wide, high = art.size(text, GAINS)
        x, y = pose.x, pose.y + pose.h / 2 + UNDER
        edge = FOAM if seat is None else SEAT_COLOURS[seat]
        screen.put_centered(art.plate(wide + COIN + 30, high + 2, NIGHT, 245, edge, 4, 14), x, y)
        screen.put_centered(art.text(text, GAINS, GOLD), x - COIN / 2 - 2, y)
        screen.put_centered(art.picture("pieces/halmstad/counter", COIN, COIN), x + wide / 2 + 4, y)

    def _tide(self, screen: Screen, x: float, y: float) -> None:
        """The word at the foot of the card that it brought."""
        art, text = self.show.stage.art, self.show.say(("option-tide",))
        wide, high = art.size(text, WORD)
        screen.put_centered(art.plate(wide + 20, high + 2, FOAM, 255, NIGHT, 3, 10), x, y)
        screen.put_centered(art.text(text, WORD, INK), x, y)

    def _chosen(self) -> set[str]:
        """Of what kind the cards are that are lit, as one of them is to be chosen."""
        scene, state = self.scene, self.show.state
        if scene is None or not isinstance(state, State):
            return set()
        kinds: set[str] = set()
        for seat, picker in scene.pickers.items():
            if scene.questions.touchable(seat):
                kinds |= {kind_of(place) for place in picker.nexts()} if picker.path or isinstance(
                    state.stage, Look | Visit) else set()
                kinds |= {kind_of(place) for place in about(state, scene.focus[seat])}
        return kinds


def _top(where: Zone) -> Place:
    """The card of a quay that lies on top, or that of a niche."""
    return f"{where}/0" if kind_of(where) == "pile" else where


def _pointer(art: Art, colour: Colour) -> pygame.Surface:
    """An arrow upwards, in the colour of a seat."""
    size = art.pixels(POINTER), art.pixels(POINTER)

    def paint(image: pygame.Surface) -> None:
        side = size[0] * FINE

        def drawn(tone: Colour, less: float) -> None:
            near, far, neck = side * less, side * (1 - less), side * (0.3 + less)
            pygame.draw.polygon(image, tone, [
                (side / 2, near * 1.4), (far - near * 0.4, side * 0.56), (side - neck, side * 0.56),
                (side - neck, far), (neck, far), (neck, side * 0.56),
                (near * 1.4, side * 0.56)])
        drawn(NIGHT, 0.0)
        drawn(colour, 0.08)
    return art.keep(("pointer to a niche", colour, size), lambda: smooth(size, paint))
