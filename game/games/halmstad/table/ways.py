"""Where the card in the focus should go, as a way from it: in a swap that is advised to the quays
that leave the hand with more parts of a contract, in gold to those with which it makes one
possible; in an exchange between the quays to the beliefs. It runs behind what is asked, and comes
out again under the quays."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.core.contract import Place, Seat
from game.games.halmstad.rules.state import Look, State
from game.games.halmstad.table.logbook import Logbook
from game.games.halmstad.table.port import FITS
from game.games.halmstad.table.sensible import advised, helps, makes, swaps
from game.picture.art import FINE, Art, smooth
from game.picture.screen import Screen
from game.picture.theme import NIGHT, SEAT_COLOURS, Colour
from game.tables.picture import AskedPart, Picture
from game.tables.places import kind_of
from game.tables.set_picker import SetPicker

THICK, DARK = 8.0, 4.0  # of a way, and of the dark edge on both its sides
HEAD = 30.0, 22.0  # how wide and how high the head of an arrow is
GOAL = 12.0  # how far under the card of a quay it ends
ALONG, ABOVE = 605.0, 254.0  # where it branches: under the quays, and under the niches
BRIGHT: Colour = (255, 222, 140)  # to a contract
Found = tuple[Place, list[Place], Colour]  # from which card to which places, in what colour


class Ways(AskedPart):
    """It moves with the focus, and is not there while something else lies under the quays."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.log = picture.find(Logbook)
        self.to: tuple[Place, ...] = ()  # where ways lead now

    def draw(self, screen: Screen) -> None:
        scene, self.to = self.scene, ()
        if scene.show.reel.busy or not isinstance(scene.show.state, State) or not self.log.under():
            return
        for seat in scene.pickers:
            if scene.questions.touchable(seat) and scene.questions.awake(seat):
                card, goals, colour = self._found(seat)
                if goals and kind_of(card) == "hand":
                    self.to += tuple(goals)
                    self._way(screen, card, goals, colour)

    def _found(self, seat: Seat) -> Found:
        view, picker = self.scene.questions.view(seat), self.scene.pickers[seat]
        card, kind = picker.path[0] if picker.path else self.scene.focus[seat], ""
        if len(picker.path) < 2 and isinstance(view, State):
            kind = "belief" if isinstance(view.stage, Look) else "pile" if isinstance(
                picker, SetPicker) else ""
        goals = [place for place in picker.nexts() if kind_of(place) == kind] if kind else []
        if kind == "belief" or not isinstance(view, State):
            return card, goals, FITS
        if not swaps(view, seat, card):
            return card, [], BRIGHT
        if made := makes(view, seat, card):
            return card, [quay for quay in made if quay in goals], BRIGHT
        near = [quay for quay in helps(view, seat, card) if quay in goals]
        if not picker.path and "swap" not in advised(view, seat):
            return card, [], BRIGHT
        return card, near, SEAT_COLOURS[seat]

    def _way(self, screen: Screen, card: Place, goals: list[Place], colour: Colour) -> None:
        show, art = self.scene.show, self.scene.show.stage.art
        held = show.raised(card)
        ends = [(pose.x, pose.y + pose.h / 2 + GOAL) for pose in map(show.raised, goals)]
        trunk, along = [(held.x, held.y - held.h / 2), (held.x, ALONG)], ALONG
        if kind_of(goals[0]) == "belief":
            quays = [show.board.pose(f"pile/{n}").x for n in (2, 3, 4)]
            gap = min(((one + other) / 2 for one, other in pairwise(quays)),
                      key=lambda x: abs(x - held.x))
            trunk, along = [*trunk, (gap, ALONG), (gap, ABOVE)], ABOVE
        across = sorted([trunk[-1][0], *(x for x, _ in ends)])
        lines = [*pairwise(trunk), ((across[0], along), (across[-1], along)),
                 *(((x, along), (x, y + HEAD[1])) for x, y in ends)]
        for tone, more in ((NIGHT, DARK), (colour, 0.0)):
            half = THICK / 2 + more
            for (x1, y1), (x2, y2) in lines:
                screen.put(art.plate(abs(x1 - x2) + 2 * half, abs(y1 - y2) + 2 * half, tone, 255,
                                     None, 0, half), min(x1, x2) - half, min(y1, y2) - half)
            for x, y in ends:
                screen.put_centered(_head(art, tone, more), x, y + HEAD[1] / 2)


def _head(art: Art, colour: Colour, more: float) -> pygame.Surface:
    """The head of an arrow upwards, so much larger on all sides."""
    wide, high = (art.pixels(side + 2 * more) for side in HEAD)

    def paint(image: pygame.Surface) -> None:
        w, h = wide * FINE, high * FINE
        pygame.draw.polygon(image, colour, [(w / 2, 0), (w, h), (0, h)])
    return art.keep(("head of a way", colour, wide, high), lambda: smooth((wide, high), paint))
