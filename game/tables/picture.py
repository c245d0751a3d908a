"""What lies round the pieces: wood and sheet, marks for what can be touched, seats and words.

It reads the table scene and never a state of its own: places and words come from the table that
the audience sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.board import Pose
from game.hints import hint_row
from game.page import Page
from game.press import Action
from game.rules.core import Place, Seat, Table
from game.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.theme import (
    DIM,
    EDGE,
    EMBER,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    PANEL,
    PARCHMENT,
    RING,
    SEAT_COLOURS,
    Colour,
)

if TYPE_CHECKING:
    from game.tables.table import TableScene

COLUMN = 404
LEFT, RIGHT = 96, WIDTH - 96 - COLUMN
PANEL_TOP, PANEL_BOTTOM = 446, 866
ORBS = 20  # the layer of round things
FLOOR = 15  # layers below it lie under the marks
LARGE = 1.5  # text size from which the words on a plate have to make room for each other
LEGAL: Colour = (255, 214, 110)
TARGET: Colour = (120, 230, 190)
STRIKE: Colour = (255, 122, 92)
CARVED: Colour = (110, 72, 34)
FLAW: Colour = (176, 20, 20)


class TablePicture:
    """The picture of a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.table: Table = {}
        self._pages: dict[object, Page] = {}
        self.drawn: list[Page] = []  # the pages of the last frame
        self._controls: list[tuple[Box, Callable[[], None]]] = []

    def show(self, table: Table) -> None:
        """The words and markers of another table."""
        self.table = table

    def refit(self) -> None:
        self._pages.clear()

    def control(self, pos: tuple[float, float]) -> Callable[[], None] | None:
        """What a pointer presses that is not a place of the board."""
        return next((act for box, act in self._controls if box.holds(*pos)), None)

    def draw(self, screen: Screen) -> None:
        layer = self.scene.layer
        self.drawn = []
        screen.cover(self._cloth(screen))
        layer.draw(screen, high=FLOOR)
        self._marks(screen)
        layer.draw(screen, low=FLOOR)
        self._flaws(screen)
        self._words(screen)
        self._controls = []
        for seat in range(len(self.scene.hands.players)):
            self._seat(screen, seat)
        self._captions(screen)
        self._rings(screen)

    # the table itself

    def _cloth(self, screen: Screen) -> pygame.Surface:
        """Wood, sheet and plates in one opaque picture."""
        art, board = self.scene.house.art, self.scene.board
        size = screen.surface.get_size()

        def make() -> pygame.Surface:
            cloth = art.backdrop("table/wood", size).copy()
            for picture in board.pictures:
                box = picture.box
                cloth.blit(art.picture(picture.name, box.w, box.h), screen.at(box.x, box.y))
            for text, place, dx, dy in self.scene.manners.CARVED:
                pose = board.pose(place)
                image = art.text(text, "carved", CARVED)
                x, y = screen.at(pose.x + dx * pose.w / 2, pose.y + dy * pose.h / 2)
                cloth.blit(image, image.get_rect(center=(x, y)))
            for x in (LEFT, RIGHT):
                plate = art.plate(COLUMN, PANEL_BOTTOM - PANEL_TOP, alpha=238)
                cloth.blit(plate, screen.at(x, PANEL_TOP))
            return cloth
        return art.keep(("cloth", board.name, size), make)

    def _put(self, screen: Screen, page: Page) -> None:
        self.drawn.append(page)
        page.draw(screen)

    def _lifted(self, place: Place) -> Pose:
        pose = self.scene.board.pose(place)
        return pose._replace(y=pose.y - pose.lift)

    def _marks(self, screen: Screen) -> None:
        """What each asked seat can touch next, and what it has touched."""
        if self.scene.reel.busy:
            return
        for picker in self.scene.pickers.values():
            for place in picker.nexts():
                self._mark(screen, place, chosen=bool(picker.path))
            for place in picker.path:
                self._glow(screen, place, LEGAL, 150)

    def _mark(self, screen: Screen, place: Place, *, chosen: bool) -> None:
        if place.startswith("button/"):
            return
        taken = isinstance(self.table.get(place), str)
        if not chosen:
            self._glow(screen, place, LEGAL, 74)
        elif taken:
            struck = self.scene.board.pose(place).z > ORBS
            self._glow(screen, place, STRIKE if struck else TARGET, 130)
        else:
            pose = self._lifted(place)
            art = self.scene.house.art
            screen.put_centered(art.disc(pose.w * 0.40, INK, 190), pose.x, pose.y)
            screen.put_centered(art.disc(pose.w * 0.32, TARGET, 255), pose.x, pose.y)

    def _glow(self, screen: Screen, place: Place, colour: Colour, alpha: int) -> None:
        pose = self._lifted(place)
        art = self.scene.house.art
        size = pose.w - 4 if pose.z > ORBS else pose.w + 18
        radius = 14 if pose.z > ORBS else size / 2
        screen.put_centered(art.plate(size, size, colour, alpha, colour, 5, radius),
                            pose.x, pose.y)

    def _flaws(self, screen: Screen) -> None:
        """A cross on every piece that could not move."""
        art = self.scene.house.art
        for place in self.scene.flaws:
            pose = self._lifted(place)
            screen.put_centered(art.plate(58, 58, IVORY, 255, FLAW, 5, 29), pose.x, pose.y)
            screen.put_centered(art.text("×", "cross", FLAW), pose.x, pose.y - 4)

    def _words(self, screen: Screen) -> None:
        """Numbers and words that the table holds at places of the board."""
        art = self.scene.house.art
        for place, says in self.table.items():
            if isinstance(says, str) or not self.scene.board.has(place):
                continue
            pose = self.scene.board.pose(place)
            if says[0] == "order":
                owner = int(str(says[2]))
                fill = PARCHMENT if owner == 0 else NIGHT
                ink = INK if owner == 0 else SEAT_COLOURS[0]
                factor = min(art.text_scale, LARGE)  # larger ones would hide the icons
                size = 44 * factor
                screen.put_centered(art.plate(size, size, fill, 255, ink, 4, size / 2),
                                    pose.x, pose.y)
                image = art.text(str(says[1]), f"small@{factor}", ink)
                screen.put_centered(image, pose.x, pose.y)
            elif text := self.scene.say(says):
                self._put(screen, self._word(place, text))

    def _word(self, place: Place, text: str) -> Page:
        """Words that lie on the table, as large as their place lets them be."""
        key = ("word", place, text)
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            page.fitted(self.scene.board.box(place), text, "small", EMBER, "center")
        return self._pages[key]

    # the people

    def _column(self, seat: Seat) -> float:
        return LEFT if seat == 0 else RIGHT

    def _seat(self, screen: Screen, seat: Seat) -> None:
        scene = self.scene
        prompt = f"turn/{seat}" in self.table
        bubble = scene.bubbles.get(seat)
        key = (seat, prompt, scene.hands.players[seat], scene.hands.devices.get(seat),
               scene.shown if prompt else None, bubble.says if bubble else None,
               scene.undo_length([seat]) is not None)
        if key not in self._pages:
            if len(self._pages) > 60:
                self._pages.clear()
            self._pages[key] = self._seat_page(seat, asked=prompt)
        page = self._pages[key]
        if prompt:
            box = Box(self._column(seat), PANEL_TOP, COLUMN, PANEL_BOTTOM - PANEL_TOP)
            screen.put(scene.house.art.ring(box.w, box.h, GOLD, 6), box.x, box.y)
        self._put(screen, page)
        self._controls += [(c.box, c.act) for c in page.spots.values() if c.act]

    def _seat_page(self, seat: Seat, *, asked: bool) -> Page:
        scene = self.scene
        page = Page(scene.house.art)
        x = self._column(seat)
        player = scene.hands.players[seat]
        top = PANEL_TOP + 44
        page.picture(Box(x + 20, top + 2, 60, 60), f"ui/seat_{seat}")
        look = scene.manners.LOOKS[scene.manners.SIDES[seat]]
        page.picture(Box(x + COLUMN - 84, top - 12, 64, 64 * look.tall), look.picture)
        wide = COLUMN - 94 - 88
        line = page.art.line("label")
        page.fitted(Box(x + 94, top - 8, wide, line), player.name, "label", SEAT_COLOURS[seat])
        y = top - 8 + line
        if not asked or page.art.text_scale < LARGE:  # large words leave no room for both
            page.fitted(Box(x + 94, y, wide, page.art.line("small")),
                        scene.house.words("kind-" + player.kind), "small", DIM)
            y += page.art.line("small")
        y = max(y, top + 76) + 4
        if asked:
            task = scene.say(scene.manners.task(scene.shown, seat))
            room = Box(x + 20, y, COLUMN - 40, self._floor(seat) - y)
            page.fitted(room, task, "body", IVORY, "center")
        self._bubble(page, seat)
        if not scene.hands.is_bot(seat):
            self._hints(page, seat)
        return page

    def _floor(self, seat: Seat) -> float:
        """Where a seat's own things begin on its plate, the words have to end."""
        column = Box(self._column(seat), PANEL_TOP + 100, COLUMN, PANEL_BOTTOM - PANEL_TOP)
        boxes = [self.scene.board.box(place) for place, thing in self.table.items()
                 if isinstance(thing, str) and self.scene.board.has(place)]
        return min((box.y for box in boxes if box.meets(column)), default=PANEL_BOTTOM - 10) - 4

    def _bubble(self, page: Page, seat: Seat) -> None:
        """What the table says to a seat, over its plate."""
        bubble = self.scene.bubbles.get(seat)
        if bubble is None:
            return
        text = self.scene.say(bubble.says)
        x = self._column(seat)
        room = PANEL_TOP - 48 - SAFE.y
        h = min(page.art.size(text, "body", COLUMN - 48)[1] + 36, room)
        box = Box(x, PANEL_TOP - 48 - h, COLUMN, h)
        page.plate(box, PARCHMENT, 252, STRIKE if bubble.warning else EDGE)
        page.fitted(box.inset(24, 12), text, "body", INK, "center")

    def _hints(self, page: Page, seat: Seat) -> None:
        scene = self.scene
        device = scene.hands.devices.get(seat) or scene.last_device
        actions = [(Action.CONFIRM, "hint-choose"), (Action.WHY, "hint-why"),
                   (Action.RULES, "hint-rules"), (Action.PAUSE, "hint-pause")]
        if scene.undo_length([seat]) is not None:
            actions.insert(2, (Action.UNDO, "hint-undo"))
        box = Box(self._column(seat), PANEL_BOTTOM + 16, COLUMN, HEIGHT - 54 - PANEL_BOTTOM - 16)
        hint_row(page, scene.house, box, device, actions, scene.act_hint)

    def _captions(self, screen: Screen) -> None:
        """The last things that happened, the newest one bright."""
        scene = self.scene
        last = tuple(says for _, says in scene.captions[-6:])
        if 0 in scene.bubbles:
            return
        key = ("captions", last)
        if key not in self._pages:
            page = Page(scene.house.art)
            y, end = SAFE.y, PANEL_TOP - 20
            for n, says in enumerate(reversed(last)):
                text = scene.say(says)
                h = min(page.art.size(text, "small", COLUMN - 40)[1], end - SAFE.y)
                if y + h > end:
                    break
                page.fitted(Box(LEFT, y, COLUMN - 40, h), text, "small", IVORY if n == 0 else DIM)
                y += h + 10
            self._pages[key] = page
        self._put(screen, self._pages[key])

    def _rings(self, screen: Screen) -> None:
        """The focus of every asked seat, in its colour."""
        scene = self.scene
        art = scene.house.art
        for seat in scene.pickers:
            for place in scene.manners.fields(scene.match.state, seat):
                if place.startswith("button/"):
                    self._button(screen, place, lit=scene.focus[seat] == place)
            pose = self._lifted(scene.focus[seat])
            w, h = pose.w + 2 * RING + 2, pose.h + 2 * RING + 2
            screen.put_centered(art.ring(w + 8, h + 8, NIGHT, RING + 8), pose.x, pose.y)
            screen.put_centered(art.ring(w, h, SEAT_COLOURS[seat], RING), pose.x, pose.y)

    def _button(self, screen: Screen, place: Place, *, lit: bool) -> None:
        box = self.scene.board.box(place)
        key = ("button", place, lit)
        if key not in self._pages:
            page = Page(self.scene.house.art)
            label = self.scene.house.words(place.replace("/", "-"))
            page.plate(box, PANEL, 250, GOLD if lit else EDGE)
            page.fitted(box.inset(16, 4), label, "label", IVORY, "center")
            self._pages[key] = page
        self._put(screen, self._pages[key])
