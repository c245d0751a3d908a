"""The people round a table: a plate for every seat, what is said to it, its hints, and what has
happened last."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core import Says, Seat, Table
from game.devices.press import Action, Device
from game.picture.hints import glyph_side, hint_row, single_hint, width_of_hint
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.picture.theme import (
    DIM,
    EDGE,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    PANEL,
    PARCHMENT,
    SEAT_COLOURS,
    Colour,
)

if TYPE_CHECKING:
    from game.tables.seat_input import Bubble
    from game.tables.table import TableScene

COLUMN = 404  # the width of the columns of words beside a board
SAID = "said"  # where a board has room for bubbles that would lie in the way elsewhere
FLAT = 200  # the height under which a plate has its words in one row
NAME = 54  # the height of a name over numbers
TASK = 0.67  # how far down a plate's numbers reach, where a task stands under them
ASIDE = 250  # of a flat plate, for what its player has to do
OPENS = 290  # and for what opens her hand
LARGE = 1.5  # text size from which the words on a plate have to make room for each other
STRIKE: Colour = (255, 122, 92)


class SeatPanels:
    """What a table's picture says of its people."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.table: Table = {}
        self._pages: dict[object, Page] = {}
        self.drawn: list[Page] = []  # the pages of the last frame
        self._controls: list[tuple[Box, Callable[[], None]]] = []

    def plate(self, seat: Seat) -> Box:
        """Where a seat's name and numbers stand."""
        return self.scene.show.board.box(f"plate/{seat}")

    def _curtain(self, screen: Screen, seat: Seat) -> None:
        """Nothing of the table: only whom the screen is handed to."""
        scene = self.scene
        screen.cover(scene.house.art.backdrop("table/curtain", screen.surface.get_size()))
        device = scene.hands.devices.get(seat) or scene.last_device
        key = ("curtain", seat, scene.name(seat), device)
        if key not in self._pages:
            self._pages[key] = self._curtain_page(seat, device)
        self._put(screen, self._pages[key])

    def _curtain_page(self, seat: Seat, device: Device) -> Page:
        """As large as its words want to be."""
        scene, art = self.scene, self.scene.house.art
        words, line = scene.house.words("curtain"), art.line("heading")
        w = min(920 * art.text_scale, SAFE.w)
        said, hint = art.size(words, "body", w - 80)[1], glyph_side(art) + 16
        h = max(204 + line + said + 24 + hint + 20, 500)
        middle = Box((WIDTH - w) / 2, (HEIGHT - h) / 2, w, h)
        page = Page(art)
        page.plate(middle, PANEL, 236, SEAT_COLOURS[seat])
        page.picture(Box(WIDTH / 2 - 70, middle.y + 40, 140, 140), f"ui/seat_{seat}")
        page.fitted(Box(middle.x + 40, middle.y + 196, w - 80, line), scene.name(seat), "heading",
                    SEAT_COLOURS[seat], "center")
        y, end = middle.y + 204 + line, middle.bottom - hint - 20
        page.fitted(Box(middle.x + 40, y, w - 80, end - y), words, "body", IVORY, "center")
        look = (Action.CONFIRM, "hint-look")
        wide = width_of_hint(art, scene.house, device, *look)
        hint_row(page, scene.house, Box((WIDTH - wide) / 2, end, wide, hint), device, [look])
        return page

    def _put(self, screen: Screen, page: Page) -> None:
        self.drawn.append(page)
        page.draw(screen)

    def _seat(self, screen: Screen, seat: Seat) -> None:
        scene = self.scene
        prompt = f"turn/{seat}" in self.table
        bubble = scene.bubbles.get(seat)
        bubble = bubble if scene.secrecy.sees(seat) or (bubble and bubble.public) else None
        words = tuple(self.table.get(f"{name}/{seat}") for name in scene.style.plate)
        key = (seat, prompt, scene.hands.players[seat], scene.hands.devices.get(seat),
               self._task(seat) if prompt else None, bubble.says if bubble else None, words,
               self.plate(seat), tuple(self._can(seat)),
               self.bubble(seat, bubble) if bubble else None)
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
        view = scene.rules.view(scene.show.state, seat)
        if (left := scene.secrecy.closes_in()) is not None:
            return ("peek-closes", left)
        if picker and picker.asking:
            return ("sure", scene.style.spoken(view, picker.asking[1]))
        tray = picker.tray() if picker and scene.secrecy.sees(seat) else None
        return tray or scene.style.task(view, seat)

    def _seat_page(self, seat: Seat, *, asked: bool, bubble: Bubble | None) -> Page:
        scene = self.scene
        page = Page(scene.house.art)
        box = self.plate(seat)
        large = box.h > 300
        player = scene.hands.players[seat]
        shape, top = (60, box.y + 44) if large else (46, box.y + 14)
        page.picture(Box(box.x + 20, top + 2, shape, shape), f"ui/seat_{seat}")
        aside = 0.0
        if large:
            look = scene.style.looks[scene.style.sides[seat]]
            page.picture(Box(box.right - 84, top - 12, 64, 64 * look.tall), look.picture)
            aside = 74
        closed = asked and self._closed(seat) and not scene.blind.asks(seat)
        flat = box.h < FLAT
        if asked and flat and not scene.hands.is_bot(seat):
            aside = self._aside(seat, closed=closed)
            room = Box(box.right - aside, box.y + 2, aside - 10, 72)
            if closed:
                self._look(page, seat, room._replace(y=box.y + 8, h=66))
            else:
                page.fitted(room, scene.say(self._task(seat)), "small", IVORY, "center")
        wide = box.w - shape - 54 - aside
        line = min(page.art.line("label"), NAME if scene.style.plate else box.h)
        x, y = box.x + shape + 34, top - 8 if large else top
        page.fitted(Box(x, y, wide, line), player.name, "label", SEAT_COLOURS[seat])
        y += line
        if large and (not asked or page.art.text_scale < LARGE):  # no room for both
            page.fitted(Box(x, y, wide, page.art.line("small")),
                        scene.house.words("kind-" + player.kind), "small", DIM)
            y += page.art.line("small")
        y = max(y, top + 80) if large else top + NAME
        tasked = asked and not scene.hands.is_bot(seat)
        if scene.style.plate:
            end = box.y + box.h * TASK if tasked and not flat else box.bottom - 4
            y = self._numbers(page, seat, box, max(y, box.y + 74) if flat and aside else y, end)
        if closed and not flat:
            self._look(page, seat, Box(box.x + 20, y, box.w - 40, box.bottom - y))
        elif tasked and not flat:
            room = Box(box.x + 20, y, box.w - 40, max(self._floor(seat), y + 10) - y)
            page.fitted(room, scene.say(self._task(seat)), "body", IVORY, "center")
        self._bubble(page, seat, bubble)
        if not scene.hands.is_bot(seat):
            self._hints(page, seat)
        return page

    def _aside(self, seat: Seat, *, closed: bool) -> float:
        """How much of a flat plate is taken by what its player has to do; the name has the rest."""
        scene, art = self.scene, self.scene.house.art
        if closed:
            device = scene.hands.devices.get(seat) or scene.last_device
            return min(width_of_hint(art, scene.house, device, *self._opens()) + 26, OPENS)
        return min(art.size(scene.say(self._task(seat)), "small")[0] + 26, ASIDE)

    def _opens(self) -> tuple[Action, str]:
        """What opens a closed hand."""
        holds = self.scene.secrecy.holds
        return (Action.PREV, "hint-hold") if holds else (Action.CONFIRM, "hint-look")

    def _closed(self, seat: Seat) -> bool:
        """Whether somebody has to open her hand before she can play."""
        scene = self.scene
        return seat in scene.hands.devices and not scene.secrecy.sees(seat)

    def _look(self, page: Page, seat: Seat, box: Box) -> None:
        """The button that opens a closed hand, as it looks on its player's device."""
        scene = self.scene
        device = scene.hands.devices.get(seat) or scene.last_device
        single_hint(page, scene.house, box, device, *self._opens())

    def _numbers(self, page: Page, seat: Seat, box: Box, y: float, bottom: float) -> float:
        """The words of the table that belong to a seat, a line each; where they end."""
        found = [self.table.get(f"{name}/{seat}") for name in self.scene.style.plate]
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
        boxes = [self.scene.show.board.box(place) for place, thing in self.table.items()
                 if isinstance(thing, str) and self.scene.show.board.has(place)]
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
        plate, art, board = self.plate(seat), self.scene.house.art, self.scene.show.board
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
        board = scene.show.board
        if not board.has(place) or scene.covers(board.box(place)):
            return
        device = scene.hands.devices.get(seat) or scene.last_device
        hint_row(page, scene.house, board.box(place), device, self._can(seat), scene.act_hint)

    def _can(self, seat: Seat) -> list[tuple[Action, str]]:
        """What a seat's device can do now. What comes and goes stands behind what is always there,
        so that nothing moves under a pointer."""
        scene = self.scene
        if scene.match.result is not None and not scene.ended:
            return [(Action.CONFIRM, "hint-results"), (Action.RULES, "hint-rules")]
        picker, always = scene.pickers.get(seat), [
            (Action.CONFIRM, "hint-choose"), (Action.WHY, "hint-why"),
            (Action.RULES, "hint-rules"), (Action.PAUSE, "hint-pause")]
        if scene.secrecy.peeks and not scene.secrecy.sees(seat):
            if picker and not scene.questions.open_to(seat) and not scene.blind.asks(seat):
                return always[1:]  # the button that opens the hand stands on the plate
            return [(Action.PREV, "hint-hold" if scene.secrecy.holds else "hint-look"), *always]
        if picker and picker.offers:
            always.append((Action.NEXT, "hint-offer"))
        if scene.undo_length([seat]) is not None:
            always.append((Action.UNDO, "hint-undo"))
        if picker and (picker.path or picker.readings or picker.asking):
            always.append((Action.CANCEL, "hint-let-go"))
        return always

    def _captions(self, screen: Screen) -> None:
        """The last things that happened, the newest one bright."""
        scene = self.scene
        last = tuple(says for _, says in scene.show.captions[-6:])
        room = scene.show.board.box("captions")
        if scene.stranger and not scene.covers(room):
            self._stranger(screen, room, scene.say(scene.stranger.says))
            return
        if scene.covers(room) or any(self.plate(seat).x == room.x or scene.show.board.has(SAID)
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

    def _stranger(self, screen: Screen, room: Box, text: str) -> None:
        """What a device that has no seat is told, in the place of what has happened last."""
        page = Page(self.scene.house.art)
        h = min(page.art.size(text, "small", room.w - 20)[1] + 32, room.h)
        box = Box(room.x - 10, room.y - 10, room.w + 10, h)
        page.plate(box, PARCHMENT, 252, STRIKE)
        page.fitted(box.inset(14, 8), text, "small", INK, "center")
        self._put(screen, page)
