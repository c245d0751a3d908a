"""A ribbon with the name of whoever is asked next, which lies over her panel for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import INK, NIGHT, SEAT_COLOURS
from game.tables.picture import Paper, Part

if TYPE_CHECKING:
    from game.tables.table import TableScene

STAYS = 0.9  # seconds
FADES = 0.14  # of these, to come and to go
HIGH = 140  # at most
WIDER = 22  # than the panel, on either side


class Ribbon(Part):
    """It is told to people alone: bots need no ribbon, and would sweep without an end."""

    def __init__(self, scene: TableScene, paper: Paper) -> None:
        self.scene, self.paper = scene, paper
        self._asked: Seat | None = None
        self._since = -STAYS  # on the table's clock

    def draw(self, screen: Screen) -> None:
        scene, asked = self.scene, self._person()
        if asked is not None and asked != self._asked:
            self._since = scene.clock
        self._asked = asked if asked is not None or not scene.match.prompts else self._asked
        age = scene.clock - self._since
        if asked is None or not scene.speed or age >= STAYS:
            return
        self._band(screen, asked, age)

    def _person(self) -> Seat | None:
        """The person who is asked alone, among several; a curtain would say it itself."""
        scene = self.scene
        asked = scene.match.waits_for
        if scene.show.reel.busy or len(scene.hands.humans) < 2 or len(asked) != 1:
            return None
        curtains = scene.secrecy.shared and not scene.secrecy.peeks
        if asked[0] not in scene.pickers or (curtains and not scene.secrecy.apart(asked[0])):
            return None
        return asked[0]

    def _band(self, screen: Screen, seat: Seat, age: float) -> None:
        show = self.scene.show
        panel, art = show.panel(seat), show.stage.art
        high = min(HIGH, panel.h + 8)
        room = Box(panel.x - WIDER, panel.y - 4, panel.w + 2 * WIDER, high)
        part = 1.0 if show.stage.settings().reduced_motion else min(
            age / FADES, (STAYS - age) / FADES, 1.0)
        screen.put(art.plate(room.w, room.h, SEAT_COLOURS[seat], 255, NIGHT, 6), room.x, room.y,
                   round(255 * part))
        if part == 1.0:
            self.paper.put(screen, ("ribbon", seat, show.name(seat), room),
                           lambda page: self._name(page, seat, room.inset(WIDER + 4, 8)))

    def _name(self, page: Page, seat: Seat, room: Box) -> None:
        sign = min(64, room.h)
        page.picture(Box(room.x, room.y + (room.h - sign) / 2, sign, sign), f"ui/seat_{seat}")
        text = self.scene.say(("turn-of", ("seat", seat)))
        page.fitted(room._replace(x=room.x + sign + 14, w=room.w - sign - 14), text, "heading",
                    INK, "center")
