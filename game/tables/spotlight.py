"""The light on a stage: what somebody has just played to a trick lies in it, and so does she; all
else is a little less bright, so that white cards stay white. Open hands are read too: those of
whoever did nothing are hardly less bright."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.core.contract import Seat
from game.picture.lamplight import Lamplight
from game.picture.screen import Box, Screen
from game.tables.picture import Part, Picture
from game.tables.tricks import box_of, breaking, mat_of, whole

if TYPE_CHECKING:
    from game.tables.show import Show

DEPTH, DEEP = 0.36, 1.0  # of the dusk, and of that round a trick that is destroyed
FAINT, QUIET = 232, 236  # of 255 parts of their light: what cards keep then that do not lie in it,
# and all hands, alike
OWN, FRONT, OTHERS = 255, 240, 228  # of 255 parts of their light that hands keep: hers, the one
# in front, and all others
NEAR = 10.0  # how far round cards that lie in the light all is light


def destroys(show: Show) -> bool:
    """Whether what was played last lies there and has destroyed its trick."""
    plays = [played for played in show.trick if not played.past]
    return bool(plays) and plays[-1].places[0] == breaking(show)


class Resting(Part):
    """While somebody has done something last: open hands, that nothing is as bright as what was
    played from one of them."""

    def __init__(self, picture: Picture, whose: Callable[[], Sequence[Seat]]) -> None:
        """`whose`: who has done something last."""
        super().__init__(picture)
        self.whose = whose

    def draw(self, screen: Screen) -> None:  # noqa: ARG002  the cards are drawn after it
        show, seats = self.show, self.whose()
        if destroys(show) and not show.stage.art.contrast:
            hands = {place for hand in show.held.values() for place in hand}
            show.layer.light = {place: QUIET if place in hands else FAINT
                                for place in show.layer.pieces() if place not in show.board.lies}
            return
        own = OWN if show.style.stops else 255
        show.layer.light = {} if not seats or show.stage.art.contrast else {
            place: own if seat in seats else FRONT if seat == show.eyes.front else OTHERS
            for seat, hand in show.held.items() for place in hand}


class Spotlight(Part):
    """At tables where tricks are taken; elsewhere what was done is seen on the board. Where a trick
    is destroyed, all panels are as bright as ever: only what lies aside is in the dusk, and hands,
    less and all alike."""

    of_people = True

    def __init__(self, picture: Picture, whose: Callable[[], Sequence[Seat]]) -> None:
        """`whose`: who has done something last."""
        super().__init__(picture)
        self.whose = whose
        self._lamplight = Lamplight(self.show.stage.art)

    def draw(self, screen: Screen) -> None:
        show, seats = self.show, self.whose()
        if not show.style.stops or not seats or show.stage.art.contrast:
            return
        played = [self.played(seat) for seat in seats]
        lit = [box.inset(-NEAR) for box in played if box]
        if destroys(show):
            trick = [box_of(show.board.pose(place)) for one in show.trick if not one.past
                     for place in one.places]
            panels = [show.panel(seat) for seat in range(len(show.players))]
            self._lamplight.draw(screen, lit + trick, lit + trick, self.hands(), depth=DEEP,
                                 clear=panels)
            return
        panels = [show.panel(seat) for seat in seats]
        self._lamplight.draw(screen, lit + panels, lit, (), depth=DEPTH)

    def hands(self) -> list[Box]:
        """Where the hands of all lie."""
        show = self.show
        return [whole([box_of(show.board.pose(place)) for place in row])
                for row in show.held.values() if row]

    def played(self, seat: Seat) -> Box | None:
        """Where what a seat has just played lies, or will; None if that was something else."""
        show = self.show
        plays = [played for played in show.trick if not played.past]
        newest = plays[-1] if plays else None
        if newest is None or newest.seat != seat:
            return None
        box = whole([box_of(show.board.pose(place)) for place in newest.places])
        return mat_of(box, told=bool(newest.told)) if newest.mat else box
