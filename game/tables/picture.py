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
from game.rules.core import Beat, Place, Says, Seat, Table, zone
from game.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.tables.countdown import HURRY
from game.tables.reach import SORT
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
    from game.tables.reach import Bubble
    from game.tables.table import TableScene

COLUMN = 404  # the width of the columns of words beside a board
PANEL_BOTTOM = 866
ORBS = 20  # the layer of round things
BUTTONS = ("button/", "number/", "victim/", "wager/", "reading/")
FLOOR = 15  # layers below it lie under the marks
CLOCK = "countdown"
SAID = "said"  # where a board has room for bubbles that would lie in the way elsewhere
NARROW = 200  # the width under which a button has small letters
FLAT = 200  # the height under which a plate has its words in one row
NAME = 54  # the height of a name over numbers
TASK = 0.67  # how far down a plate's numbers reach, where a task stands under them
ASIDE = 250  # of a flat plate, for what its player has to do
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

    def show(self, table: Table, beat: Beat | None = None) -> None:  # noqa: ARG002  for others
        """The words and markers of another table, after a beat if there was one."""
        self.table = table

    def refit(self) -> None:
        self._pages.clear()

    def control(self, pos: tuple[float, float]) -> Callable[[], None] | None:
        """What a pointer presses that is not a place of the board."""
        return next((act for box, act in self._controls if box.holds(*pos)), None)

    def draw(self, screen: Screen) -> None:
        layer = self.scene.layer
        self.drawn = []
        if self.scene.secrecy.curtain is not None:
            self._curtain(screen, self.scene.secrecy.curtain)
            return
        screen.cover(self._cloth(screen))
        layer.draw(screen, high=FLOOR)
        self._raise()
        self._marks(screen)
        layer.draw(screen, low=FLOOR)
        self._flaws(screen)
        self._words(screen)
        self._controls = []
        for seat in range(len(self.scene.hands.players)):
            self._seat(screen, seat)
        self._captions(screen)
        self._rings(screen)
        self._countdown(screen)

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
            for box in plates:
                cloth.blit(art.plate(box.w, box.h, alpha=238), screen.at(box.x, box.y))
            return cloth
        plates = tuple(self.plate(seat) for seat in range(len(self.scene.match.players)))
        return art.keep(("cloth", board.name, size, plates), make)

    def plate(self, seat: Seat) -> Box:
        """Where a seat's name and numbers stand."""
        return self.scene.board.box(f"plate/{seat}")

    def _curtain(self, screen: Screen, seat: Seat) -> None:
        """Nothing of the table: only whom the screen is handed to."""
        scene = self.scene
        screen.cover(scene.house.art.backdrop("table/curtain", screen.surface.get_size()))
        device = scene.hands.devices.get(seat) or scene.last_device
        key = ("curtain", seat, scene.name(seat), device)
        if key not in self._pages:
            page = Page(scene.house.art)
            middle = Box(WIDTH / 2 - 460, HEIGHT / 2 - 250, 920, 500)
            page.plate(middle, PANEL, 236, SEAT_COLOURS[seat])
            page.picture(Box(WIDTH / 2 - 70, middle.y + 40, 140, 140), f"ui/seat_{seat}")
            page.fitted(Box(middle.x + 40, middle.y + 196, 840, page.art.line("heading")),
                        scene.name(seat), "heading", SEAT_COLOURS[seat], "center")
            y = middle.y + 204 + page.art.line("heading")
            page.fitted(Box(middle.x + 40, y, 840, middle.bottom - 90 - y),
                        scene.house.words("curtain"), "body", IVORY, "center")
            hint_row(page, scene.house, Box(middle.x + 300, middle.bottom - 80, 560, 70), device,
                     [(Action.CONFIRM, "hint-look")])
            self._pages[key] = page
        self._put(screen, self._pages[key])

    def _raise(self) -> None:
        """Cards that are picked or can be played stand out of the hand of who may see them."""
        scene = self.scene
        raised: dict[Place, float] = {}
        front: set[Place] = set()
        if scene.manners.SECRETS and not scene.reel.busy:
            for seat, picker in scene.pickers.items():
                if scene.secrecy.sees(seat):
                    cards = (place for place in picker.nexts() if not place.startswith(BUTTONS))
                    raised |= dict.fromkeys(cards, 14.0)
                    raised |= dict.fromkeys(picker.path, 44.0)
                    front.add(scene.focus[seat])
        scene.layer.raised, scene.layer.front = raised, front
        scene.layer.dull = self._dull()

    def _dull(self) -> set[Place]:
        """Cards of an open hand that cannot be picked, or not with what is picked; none if that
        is true of all."""
        scene = self.scene
        dull: set[Place] = set()
        if scene.reel.busy or not scene.manners.SECRETS:
            return dull
        for seat, picker in scene.pickers.items():
            if self._open(seat):
                hand = {place for place in scene.layer.pieces() if zone(place) == f"hand/{seat}"}
                useful = hand & {*picker.path, *picker.nexts()}
                dull |= hand - useful if useful else set()
        return dull

    def _open(self, seat: Seat) -> bool:
        """Whether what a seat can touch may be drawn."""
        scene = self.scene
        prompt = scene.match.prompts[seat]
        return not scene.blind.asks(seat) and (scene.secrecy.sees(seat) or prompt.optional)

    def _put(self, screen: Screen, page: Page) -> None:
        self.drawn.append(page)
        page.draw(screen)

    def _lifted(self, place: Place) -> Pose:
        pose = self.scene.board.pose(place)
        return pose._replace(y=pose.y - pose.lift - self.scene.layer.raised.get(place, 0))

    def _marks(self, screen: Screen) -> None:
        """What each asked seat can touch next, and what it has touched."""
        if self.scene.reel.busy or self.scene.manners.SECRETS:
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
            if place.split("/", 1)[0] in self.scene.manners.PLATE:
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

    def _seat(self, screen: Screen, seat: Seat) -> None:
        scene = self.scene
        prompt = f"turn/{seat}" in self.table
        bubble = scene.bubbles.get(seat)
        bubble = bubble if scene.secrecy.sees(seat) or (bubble and bubble.public) else None
        words = tuple(self.table.get(f"{name}/{seat}") for name in scene.manners.PLATE)
        key = (seat, prompt, scene.hands.players[seat], scene.hands.devices.get(seat),
               self._task(seat) if prompt else None, bubble.says if bubble else None, words,
               self.plate(seat), scene.undo_length([seat]) is not None)
        if key not in self._pages:
            if len(self._pages) > 60:
                self._pages.clear()
            self._pages[key] = self._seat_page(seat, asked=prompt, bubble=bubble)
        page = self._pages[key]
        if prompt:
            box = self.plate(seat)
            screen.put(scene.house.art.ring(box.w, box.h, GOLD, 6), box.x, box.y)
        self._put(screen, page)
        self._controls += [(c.box, c.act) for c in page.spots.values() if c.act]

    def _task(self, seat: Seat) -> Says:
        """What a seat is to do: its tray if it has picked something, else what is asked.

        What is asked of somebody whose hand is closed is told in words that everybody may read.
        """
        scene = self.scene
        picker = scene.pickers.get(seat)
        if scene.blind.asks(seat):
            ready = scene.blind.ready(seat)
            return ("blind-ready",) if ready else (f"{scene.rules.NAME}-blind",)
        if self._closed(seat):
            return ("hold-first",) if scene.secrecy.holds else ("peek-first",)
        tray = picker.tray() if picker and scene.secrecy.sees(seat) else None
        return tray or scene.manners.task(scene.rules.view(scene.shown, seat), seat)

    def _seat_page(self, seat: Seat, *, asked: bool, bubble: Bubble | None) -> Page:
        scene = self.scene
        page = Page(scene.house.art)
        box = self.plate(seat)
        large = box.h > 300
        player = scene.hands.players[seat]
        shape, top = (60, box.y + 44) if large else (46, box.y + 14)
        page.picture(Box(box.x + 20, top + 2, shape, shape), f"ui/seat_{seat}")
        aside = 0
        if large:
            look = scene.manners.LOOKS[scene.manners.SIDES[seat]]
            page.picture(Box(box.right - 84, top - 12, 64, 64 * look.tall), look.picture)
            aside = 74
        closed = asked and self._closed(seat) and not scene.blind.asks(seat)
        flat = box.h < FLAT
        room = Box(box.right - ASIDE, box.y + 2, ASIDE - 10, 72)
        if asked and flat and not scene.hands.is_bot(seat):
            aside = ASIDE
            if closed:
                self._look(page, seat, room)
            else:
                page.fitted(room, scene.say(self._task(seat)), "small", IVORY, "center")
        wide = box.w - shape - 54 - aside
        line = min(page.art.line("label"), NAME if scene.manners.PLATE else box.h)
        x, y = box.x + shape + 34, top - 8 if large else top
        page.fitted(Box(x, y, wide, line), player.name, "label", SEAT_COLOURS[seat])
        y += line
        if large and (not asked or page.art.text_scale < LARGE):  # no room for both
            page.fitted(Box(x, y, wide, page.art.line("small")),
                        scene.house.words("kind-" + player.kind), "small", DIM)
            y += page.art.line("small")
        y = max(y, top + 80) if large else top + NAME
        tasked = asked and not scene.hands.is_bot(seat)
        if scene.manners.PLATE:
            end = box.y + box.h * TASK if tasked and not flat else box.bottom - 4
            y = self._numbers(page, seat, box, max(y, box.y + 74) if aside == ASIDE else y, end)
        if closed and not flat:
            self._look(page, seat, Box(box.x + 20, y, box.w - 40, box.bottom - y))
        elif tasked and not flat:
            room = Box(box.x + 20, y, box.w - 40, max(self._floor(seat), y + 10) - y)
            page.fitted(room, scene.say(self._task(seat)), "body", IVORY, "center")
        self._bubble(page, seat, bubble)
        if not scene.hands.is_bot(seat):
            self._hints(page, seat)
        return page

    def _closed(self, seat: Seat) -> bool:
        """Whether somebody has to open her hand before she can play."""
        scene = self.scene
        return seat in scene.hands.devices and not scene.secrecy.sees(seat)

    def _look(self, page: Page, seat: Seat, box: Box) -> None:
        """The button that opens a closed hand, as it looks on its player's device."""
        scene = self.scene
        device = scene.hands.devices.get(seat) or scene.last_device
        hint = ((Action.PREV, "hint-hold") if scene.secrecy.holds
                else (Action.CONFIRM, "hint-look"))
        hint_row(page, scene.house, box, device, [hint])

    def _numbers(self, page: Page, seat: Seat, box: Box, y: float, bottom: float) -> float:
        """The words of the table that belong to a seat, a line each; where they end."""
        found = [self.table.get(f"{name}/{seat}") for name in self.scene.manners.PLATE]
        told = [self.scene.say(says) for says in found if isinstance(says, tuple)]
        lines = ["   ".join(told)] if told and box.w > COLUMN else told
        h = min(page.art.line("small"), (bottom - y) / max(len(lines), 1))
        for text in lines:
            page.fitted(Box(box.x + 20, y, box.w - 40, h), text, "small", DIM)
            y += h
        return y + 2

    def _floor(self, seat: Seat) -> float:
        """Where a seat's own things begin on its plate, the words have to end."""
        plate = self.plate(seat)
        column = Box(plate.x, plate.y + 100, plate.w, plate.h - 100)
        boxes = [self.scene.board.box(place) for place, thing in self.table.items()
                 if isinstance(thing, str) and self.scene.board.has(place)]
        return min((box.y for box in boxes if box.meets(column)), default=plate.bottom - 6) - 4

    def _bubble(self, page: Page, seat: Seat, bubble: Bubble | None) -> None:
        """What the table says to a seat, over its plate, or under one at the top."""
        if bubble is None:
            return
        text, box = self.scene.say(bubble.says), self.bubble(seat, bubble)
        page.plate(box, PARCHMENT, 252, STRIKE if bubble.warning else EDGE)
        page.fitted(box.inset(24, 12), text, "body", INK, "center")

    def bubble(self, seat: Seat, bubble: Bubble) -> Box:
        """Where what is said to a seat stands."""
        plate, art, board = self.plate(seat), self.scene.house.art, self.scene.board
        if board.has(SAID):
            room = board.box(SAID)
            h = art.size(self.scene.say(bubble.says), "body", room.w - 48)[1] + 36
            return room._replace(h=min(h, room.h))
        w = max(plate.w, COLUMN)
        x = min(plate.x, WIDTH - 96 - w)
        high = plate.y < HEIGHT / 3
        most = (HEIGHT / 2 if high else plate.y - 48 - SAFE.y) - 36
        h = min(art.size(self.scene.say(bubble.says), "body", w - 48)[1], most)
        y = plate.bottom + 20 if high else max(plate.y - 48 - h - 36, 54)
        return Box(x, y, w, h + 36)

    def _hints(self, page: Page, seat: Seat) -> None:
        scene = self.scene
        place = f"hints/{seat}"
        if not scene.board.has(place) or scene.covers(scene.board.box(place)):
            return
        device = scene.hands.devices.get(seat) or scene.last_device
        actions = [(Action.CONFIRM, "hint-choose"), (Action.WHY, "hint-why"),
                   (Action.RULES, "hint-rules"), (Action.PAUSE, "hint-pause")]
        if scene.undo_length([seat]) is not None:
            actions.insert(2, (Action.UNDO, "hint-undo"))
        picker = scene.pickers.get(seat)
        if picker and picker.offers and scene.secrecy.sees(seat):
            actions.insert(1, (Action.NEXT, "hint-offer"))
        if scene.secrecy.peeks and not scene.secrecy.sees(seat):
            actions.insert(0, (Action.PREV, "hint-hold" if scene.secrecy.holds else "hint-look"))
        hint_row(page, scene.house, scene.board.box(place), device, actions, scene.act_hint)

    def _captions(self, screen: Screen) -> None:
        """The last things that happened, the newest one bright."""
        scene = self.scene
        last = tuple(says for _, says in scene.captions[-6:])
        room = scene.board.box("captions")
        if scene.covers(room) or any(self.plate(seat).x == room.x or scene.board.has(SAID)
                                     for seat in scene.bubbles):
            return  # something else stands there
        key = ("captions", last)
        if key not in self._pages:
            page = Page(scene.house.art)
            y, lines = room.y, []
            for says in reversed(last):
                text = scene.say(says)
                h = min(page.art.size(text, "small", room.w)[1], room.h)
                if y + h > room.bottom:
                    break
                lines.append((Box(room.x, y, room.w, h), text))
                y += h + 10
            if lines:
                page.plate(Box(room.x - 20, room.y - 10, room.w + 30, y - room.y + 10), NIGHT,
                           150, edge=None)
            for n, (box, text) in enumerate(lines):
                page.fitted(box, text, "small", IVORY if n == 0 else DIM)
            self._pages[key] = page
        self._put(screen, self._pages[key])

    def _rings(self, screen: Screen) -> None:
        """The buttons and the focus of every asked seat, in its colour, if they are not secret."""
        scene = self.scene
        art = scene.house.art
        for seat in scene.pickers:
            if not self._open(seat):
                continue
            for place in scene.places(seat):
                if place.startswith(BUTTONS):
                    self._button(screen, seat, place, lit=scene.focus[seat] == place)
            if not scene.board.has(scene.focus[seat]):
                continue
            pose = self._lifted(scene.focus[seat])
            w, h = pose.w + 2 * RING + 2, pose.h + 2 * RING + 2
            screen.put_centered(art.ring(w + 8, h + 8, NIGHT, RING + 8), pose.x, pose.y)
            screen.put_centered(art.ring(w, h, SEAT_COLOURS[seat], RING), pose.x, pose.y)

    def _countdown(self, screen: Screen) -> None:
        """The seconds that are left for an answer."""
        scene = self.scene
        left = scene.countdown.shown()
        if left is None or scene.reel.busy or not scene.board.has(CLOCK):
            return
        key = (CLOCK, left)
        if key not in self._pages:
            page = self._pages[key] = Page(scene.house.art)
            box = scene.board.box(CLOCK)
            page.plate(box, NIGHT, 250, STRIKE if left <= HURRY else GOLD)
            page.fitted(box.inset(4, 4), str(left), "heading", IVORY, "center")
        self._put(screen, self._pages[key])

    def _button(self, screen: Screen, seat: Seat, place: Place, *, lit: bool) -> None:
        scene = self.scene
        box = scene.board.box(place)
        label = self._label(seat, place)
        dull = place != SORT and place not in scene.pickers[seat].nexts()
        key = ("button", label, box, lit, dull)
        if key not in self._pages:
            page = Page(scene.house.art)
            page.plate(box, PANEL, 250, GOLD if lit else EDGE)
            style = "small" if box.w < NARROW else "label"
            page.fitted(box.inset(12, 2), label, style, DIM if dull else IVORY, "center")
            self._pages[key] = page
        self._put(screen, self._pages[key])

    def _label(self, seat: Seat, place: Place) -> str:
        """What a button says: a number, a bet, somebody's name, a reading, or its own word."""
        scene = self.scene
        kind, _, rest = place.partition("/")
        match kind:
            case "number": return rest
            case "victim": return scene.name(int(rest))
            case "wager": return scene.house.words(f"wager-{rest.rpartition('/')[2]}")
            case "reading":
                view = scene.rules.view(scene.match.state, seat)
                move = scene.pickers[seat].readings[int(rest)]
                return scene.say(scene.manners.spoken(view, move))
        return scene.house.words(place.replace("/", "-"))
