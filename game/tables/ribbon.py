"""A ribbon with the name of whoever is asked next, which lies round the foot of her panel for a
moment, under her face and her name."""

from __future__ import annotations

from game.core.contract import Seat
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import INK, NIGHT, SEAT_COLOURS
from game.tables.picture import AskedPart, Picture
from game.tables.seat_panels import HIGH

STAYS = 0.9  # seconds
FADES = 0.14  # of these, to come and to go
WIDER = 22  # than the panel, where it stands out
AIR, SIGN = 14, 44  # round what stands on it; and the sign of a seat there, at most
BAND, FOOT, OUT = 80, 26, 10  # how high it is on a high panel, and how much of that lies on it; how
# far it stands out under a low one
FACE, SLIM, TALL = 128, 66, 130  # of a low panel, for whoever sits there; of one lower than that
NAMED = 0.46  # of its height, for her name
LETTERS = "heading", "heading@0.85", "label@1", "label@0.9", "label@0.8", "body@0.9", "small@0.9"
LAST = "small@0.76", "small@0.64"  # of a name that is too wide for these


class Ribbon(AskedPart):
    """It is told to people alone: bots need no ribbon, and would sweep without an end."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
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
        room, art = _room(show.panel(seat)), show.stage.art
        part = 1.0 if show.stage.settings().reduced_motion else min(
            age / FADES, (STAYS - age) / FADES, 1.0)
        screen.put(art.plate(room.w, room.h, SEAT_COLOURS[seat], 255, NIGHT, 6), room.x, room.y,
                   round(255 * part))
        if part == 1.0:
            self.paper.put(screen, ("ribbon", seat, show.name(seat), room),
                           lambda page: self._name(page, seat, room.inset(AIR, 6)))

    def _name(self, page: Page, seat: Seat, room: Box) -> None:
        """On one line or two, after the sign of the seat, where every screen shows it; the name
        alone where it is too long for more."""
        left = max(room.x, SAFE.x)
        room = room._replace(x=left, w=min(room.right, SAFE.right) - left)
        sign = min(SIGN, room.h)
        page.picture(Box(room.x, room.y + (room.h - sign) / 2, sign, sign), f"ui/seat_{seat}")
        words = room._replace(x=room.x + sign + AIR, w=room.w - sign - AIR)
        said = self.scene.say(("turn-of", ("seat", seat))), self.scene.show.name(seat)
        high = words._replace(y=room.y - AIR / 2, h=min(room.bottom, SAFE.bottom - AIR / 2)
                              - room.y + AIR)
        whole = [(said[0], style) for style in LETTERS]
        one_line = [way for way in whole if page.art.size(*way)[0] <= high.w]
        text, letters = next((way for way in (
            *one_line, *whole, *((said[1], style) for style in (*LETTERS, *LAST)))
            if page.fits(high, *way)), (said[1], LAST[-1]))
        page.text(high, text, letters, INK, "center")


def _room(panel: Box) -> Box:
    """Where it lies: across the foot of a high panel, and on a low one under the name, beside the
    face."""
    if panel.h > HIGH:
        return Box(panel.x - WIDER, panel.bottom - FOOT, panel.w + 2 * WIDER, BAND)
    top = panel.y + NAMED * panel.h
    face = FACE if panel.h >= TALL else SLIM
    return Box(panel.x + face, top, panel.w - face + WIDER, panel.bottom + OUT - top)
