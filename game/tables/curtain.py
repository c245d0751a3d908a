"""The curtain behind which the screen is handed to somebody: nothing of the table is seen."""

from __future__ import annotations

from game.core.contract import Seat
from game.devices.press import Action, Device
from game.picture.hints import glyph_side, hint_row, width_of_hint
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.picture.stuff import tinted
from game.picture.theme import INK, IVORY, PANEL, PARCHMENT, SEAT_COLOURS
from game.tables.looks import STRIKE
from game.tables.picture import AskedPart
from game.ui.furniture.figures import seated

OWN = 0.16  # of her colour in its board
FACE, BADGE, NAMED = 270, 76, 292  # of whom it waits for, the sign of her seat, and how far down
# from the edge of the board her name is


class Curtain(AskedPart):
    """Nothing of the table: only whom the screen is handed to."""

    def draw(self, screen: Screen) -> None:
        scene, seat = self.scene, self.scene.secrecy.curtain
        if seat is None:
            return
        screen.cover(scene.house.art.backdrop("table/curtain", screen.surface.get_size()))
        device = scene.hands.devices.get(seat) or scene.last_device
        told = scene.say(scene.stranger.says) if scene.stranger else ""
        self.paper.put(screen, ("curtain", seat, scene.name(seat), device, told),
                       lambda page: self._build(page, seat, device, told))

    def _build(self, page: Page, seat: Seat, device: Device, told: str) -> None:
        """As large as its words want to be; under it what somebody else is told."""
        scene, art = self.scene, page.art
        words, line = scene.house.words("curtain"), art.line("heading")
        w = min(760 * art.text_scale, SAFE.w)
        said, hint = art.size(words, "body", w - 80)[1], glyph_side(art) + 16
        h = max(NAMED + 8 + line + said + 24 + hint + 20, 590)
        middle = Box((WIDTH - w) / 2, (HEIGHT - h) / 2, w, h)
        page.plate(middle, tinted(PANEL, seat, OWN), 255, SEAT_COLOURS[seat])
        face = Box(WIDTH / 2 - FACE / 2, middle.y + NAMED - FACE, FACE, FACE)
        seated(page, face, scene.show.face(seat), seat, BADGE)
        page.fitted(Box(middle.x + 40, middle.y + NAMED, w - 80, line), scene.name(seat), "heading",
                    SEAT_COLOURS[seat], "center")
        y, end = middle.y + NAMED + 8 + line, middle.bottom - hint - 20
        page.fitted(Box(middle.x + 40, y, w - 80, end - y), words, "body", IVORY, "center")
        look = (Action.CONFIRM, "hint-look")
        wide = width_of_hint(art, scene.house, device, *look)
        hint_row(page, scene.house, Box((WIDTH - wide) / 2, end, wide, hint), device, [look])
        if told:
            high = min(art.size(told, "body", w - 60)[1] + 36, SAFE.bottom - middle.bottom - 20)
            below = Box(middle.x, middle.bottom + 20, w, high)
            page.plate(below, PARCHMENT, 252, STRIKE)
            page.fitted(below.inset(24, 8), told, "body", INK, "center")
