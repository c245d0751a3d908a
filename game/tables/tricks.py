"""A trick on the table: whose each play is, which was led, and which is the best so far."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from game.core import Place, Seat
from game.picture.screen import Box, Screen
from game.picture.theme import FAINT, GOLD, NIGHT, SEAT_COLOURS, Colour
from game.tables.picture import Paper, Part

if TYPE_CHECKING:
    from game.picture.art import Art
    from game.picture.board import Pose
    from game.tables.show import Show

EDGE_HIGH = 12  # of the strip in a seat's colour along the lower edge of its cards
SIGN = 0.34  # the size of a seat's sign, of the width of a card
LEAST, MOST = 30, 58  # and in logical units
GLOWS = ((28, 30), (18, 60), (8, 150))  # how far a glow reaches beyond the cards, and its alpha
LARGE = 100  # the width of a card round which a glow has room
INDEX, STANDS = 0.21, 0.38  # the middle of a tab with what a card is taken for, and its width
CHARRED = 120  # how dark lost cards are
LED = 40  # the height of the word over the cards that were led


class Played(NamedTuple):
    """Cards of a trick that somebody has played together; `lost` ones are nobody's, `past` ones of
    the trick before, and `stands` is what some of them are taken for, by their places."""

    places: tuple[Place, ...]
    seat: Seat
    led: bool = False
    best: bool = False
    lost: bool = False
    past: bool = False
    stands: Mapping[Place, str] = MappingProxyType({})


def lying(show: Show, played: Played) -> Box | None:
    """The box round the cards of a play; None while one of them is on its way."""
    poses = [show.layer.resting(place) for place in played.places]
    boxes = [Box(pose.x - pose.w / 2, pose.y - pose.w * 0.7, pose.w, pose.w * 1.4)
             for pose in poses if pose]
    if not boxes or len(boxes) < len(poses):
        return None
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def halo(screen: Screen, art: Art, box: Box, radius: float, share: float) -> None:
    """A warm light under something with rounded corners, a share of its full reach."""
    for reach, alpha in GLOWS:
        more = reach * share
        light = box.inset(-more)
        screen.put(art.plate(light.w, light.h, GOLD, alpha, None, 2, radius + more), light.x,
                   light.y)


class Glow(Part):
    """A warm light under the best play of a trick."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def draw(self, screen: Screen) -> None:
        show, art = self.show, self.show.stage.art
        for played in show.trick:
            if played.best and (box := lying(show, played)):
                small = show.board.pose(played.places[0]).w < LARGE
                halo(screen, art, box, 18, 1 / 3 if small else 1)


class Goal(Part):
    """A light round where what is asked for shall go."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def draw(self, screen: Screen) -> None:
        show, art = self.show, self.show.stage.art
        if show.goal and not show.reel.busy:
            halo(screen, art, show.board.box(show.goal), 12, 1 / 2)


class Owners(Part):
    """The colour and the sign of whoever played, on the edge of the cards, and a word on those
    that were led."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        show = self.show
        told = any(played.led for played in show.trick)  # other games write on the cloth who plays
        for played in show.trick:
            if box := lying(show, played):
                self._owner(screen, played, box)
                after = box.x
                if played.led:
                    after += self._tab(screen, box, show.say(("trick-led",)), FAINT)
                if told and played.best and show.board.pose(played.places[0]).w >= LARGE:
                    self._tab(screen, box, show.say(("trick-wins",)), GOLD, after)

    def _owner(self, screen: Screen, played: Played, box: Box) -> None:
        show, art = self.show, self.show.stage.art
        if played.lost:
            screen.put(art.plate(box.w, box.h, NIGHT, CHARRED, None, 0, 8), box.x, box.y)
            screen.put(art.picture("ui/crack", box.w, box.h), box.x, box.y)
        card = show.board.pose(played.places[0])
        side = min(max(card.w * SIGN, LEAST), MOST)
        colour = SEAT_COLOURS[played.seat]
        high = EDGE_HIGH if side > LEAST else EDGE_HIGH / 2
        strip = Box(box.x, box.bottom - high / 2, box.w, high)
        screen.put(art.plate(strip.w, strip.h, colour, 255, NIGHT, 2, high / 2), strip.x, strip.y)
        x, y = box.center[0], box.bottom
        screen.put_centered(art.plate(side, side, NIGHT, 255, colour, 4, side / 2), x, y)
        inner = side * 0.56
        screen.put_centered(art.picture(f"ui/seat_{played.seat}", inner, inner), x, y)
        for place, text in played.stands.items():
            if pose := show.layer.resting(place):
                self._stands(screen, pose, text)

    def _stands(self, screen: Screen, pose: Pose, text: str) -> None:
        """What a card is taken for, over what is seen of it in a row."""
        wide, high = pose.w * STANDS, pose.w * STANDS * 0.8
        tab = Box(pose.x - pose.w / 2 + (INDEX - STANDS / 2) * pose.w,
                  pose.y + pose.h / 2 - high * 1.7, wide, high)
        if self.show.stage.art.size(f"={text}", "small@1")[0] <= wide - 5:  # else nobody reads it
            self.paper.tab(screen, tab, f"={text}", air=3)

    def _tab(
        self, screen: Screen, box: Box, text: str, colour: Colour, after: float | None = None,
    ) -> float:
        """A word over the upper edge of a card, at its first corner, or at its last one and behind
        what stands there already. How wide it is."""
        wide = self.show.stage.art.size(text, "small@1")[0] + 20
        x = box.x if after is None else max(box.right - wide, after)
        self.paper.tab(screen, Box(x, box.y - LED + 6, wide, LED), text, colour)
        return wide
