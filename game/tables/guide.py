"""What is told in one place for everybody at a table: what whoever is asked has to do, what her
device can do, and whose hand lies in front."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.core.contract import Says, Seat
from game.devices.press import Device
from game.picture.hints import hint_block, hint_row, single_hint, width_of_hint
from game.picture.page import Page
from game.picture.screen import SAFE, WIDTH, Box, Screen
from game.picture.stuff import lay, tinted
from game.picture.theme import EDGE, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.picture import AskedPart, Part
from game.tables.places import SORT, is_button
from game.tables.seat_panels import Hint
from game.tables.tricks import halo
from game.ui.furniture.figures import seated

if TYPE_CHECKING:
    from game.picture.board import Board
    from game.tables.show import Show
    from game.tables.table import TableScene

TASK, HINTS, TRAY = "task", "hints", "tray"  # their places on a board
SIGN = 44
NARROW = "small@0.92", "small@0.86", "small@0.76"  # of what is asked, at last
MIDDLE = WIDTH / 2
ROW = 80  # the height of a line on the tray, at most
APART = 14.0  # between two hints
AIR, MORE = 8, 13  # how far the plate of the hints stands out at the right, and at its other edges
ROOM, LEAST = 24, 150  # beside the cards on a tray, and from its middle to its ends
SHADE, DIMMED = 46, 96  # over a hand whose owner is not asked, and under it
GLOWING = 0.11  # of a seat's colour in what it is told to do
LOW = 76  # how high it is where nobody is to answer
LOUD = 80  # the height from which it is said in large letters
LIT, REST = 0.16, 0.05  # how much of its owner's colour a tray has in her turn, and before


def corner(board: Board) -> Box:
    """Where hints, and a button over them, stand for those who play: free where nobody does. A
    table that has no such place has it along the foot of the screen."""
    if not board.has(HINTS):
        return Box(SAFE.x, SAFE.bottom - ROW, SAFE.w, ROW)
    room = board.box(HINTS)
    top = board.box(SORT).y if board.has(SORT) else room.y
    return room._replace(y=top, h=SAFE.bottom - top)


class Tray(Part):
    """Where the hand in front lies, in the colour of its owner; bright while one of its cards is to
    be chosen, and without a frame while somebody else is asked."""

    def draw(self, screen: Screen) -> None:
        show = self.show
        if not show.board.has(TRAY):
            return
        box, art, seat = show.board.box(TRAY), show.stage.art, show.eyes.front
        if show.question:
            return  # nobody's hand is in front while the room waits for an answer
        if seat is None:
            screen.put(art.plate(box.w, box.h, NIGHT, 200, EDGE, 3), box.x, box.y)
            return
        if not show.held.get(seat):
            return  # nothing is in it
        own, led = SEAT_COLOURS[seat], bool(self.scene and self.scene.led)
        lit = seat in show.asked and not led and not self._elsewhere(seat)
        box = fitted_tray(show, seat)
        if lit:
            halo(screen, art, box, 18, 1, own)
        if _rests(show, self.scene, seat):  # it is nothing but a hand on the cloth
            screen.put(art.plate(box.w, box.h, NIGHT, DIMMED, None), box.x, box.y)
            return
        stuff = show.style.stuff
        lay(screen.put, art, stuff, box, fill=tinted(stuff.body, seat, LIT if lit else REST),
            edge=own, width=6 if lit else 3)

    def _elsewhere(self, seat: Seat) -> bool:
        """Whether only buttons answer what a seat is asked, as far as may be seen."""
        scene, style = self.scene, self.show.style
        if scene is None or seat not in scene.pickers or not scene.secrecy.sees(seat):
            return False
        return style.yields(scene.view(seat), seat) is not None or all(
            is_button(place, style.buttons) for place in scene.questions.fields(seat))


def fitted_tray(show: Show, seat: Seat) -> Box:
    """As wide as the cards on it, with some room to either side, and in the middle anyway."""
    box = show.board.box(TRAY)
    cards = [show.board.box(place) for place in show.held.get(seat, ())]
    left = min((card.x - ROOM for card in cards), default=box.center[0])
    right = max((card.right + ROOM for card in cards), default=box.center[0])
    middle = (left + right) / 2
    left = max(min(left, middle - LEAST), box.x)
    right = min(max(right, middle + LEAST), box.right)
    return box._replace(x=left, w=right - left)


def _rests(show: Show, scene: TableScene | None, seat: Seat) -> bool:
    """Whether nothing is wanted of a hand in front now."""
    return bool(show.asked) and (
        seat not in show.asked or (scene is not None and scene.led and not scene.wants_hand(seat)))


class Resting(Part):
    """A shade over the hand in front while somebody else is asked."""

    def draw(self, screen: Screen) -> None:
        show, seat = self.show, self.show.eyes.front
        if (seat is None or not show.held.get(seat) or not show.board.has(TRAY)
                or not show.asked or seat in show.asked):
            return
        box = fitted_tray(show, seat).inset(-2)
        screen.put(show.stage.art.plate(box.w, box.h, NIGHT, SHADE, None), box.x, box.y)


class Looks(AskedPart):
    """The presses that open hands: over the closed hand in front, or, where no hand is in front, a
    line for each player, first those who are asked."""

    def draw(self, screen: Screen) -> None:
        show, front = self.show, self.show.eyes.front
        if not show.board.has(TRAY) or show.question:
            return
        if front is not None:
            self._over_hand(screen, front)
            return
        seats = sorted(range(len(show.players)), key=lambda seat: seat not in show.asked)
        found = [(seat, sitter.device, sitter.opens) for seat in seats if show.held.get(seat)
                 and (sitter := self.people.sitter(seat)).device and sitter.opens]
        if not found:
            return
        box = show.board.box(TRAY).inset(SIGN, ROW / 4)
        high = min(ROW, box.h / max(len(found), 1))
        y = box.center[1] - high * len(found) / 2
        for n, (seat, device, opens) in enumerate(found):
            row = box._replace(y=y + n * high, h=high)
            key = ("looks", seat, show.name(seat), row, device, opens)
            self.paper.put(screen, key, partial(
                self._build, seat=seat, row=row, device=device, opens=opens))

    def _over_hand(self, screen: Screen, seat: Seat) -> None:
        """Say over a closed hand whose it is, and which press opens it."""
        show, host, sitter = self.show, self.people.host, self.people.sitter(seat)
        device, opens = sitter.device, sitter.opens
        if not (device and opens and seat in show.asked):
            return
        tray, stuff = fitted_tray(show, seat), show.style.stuff

        def build(page: Page) -> None:
            art, name = page.art, show.name(seat)
            look = opens[0], "hint-look-closed"
            h = min(tray.h - 20, 150.0)
            most = show.board.box(TRAY).w - h - 60
            named = min(art.size(name, "heading")[0] + 4, most * 0.4)
            hint = min(width_of_hint(art, host, device, *look, "body") + 4, most - named)
            w = h + named + hint + 60
            plate = Box(tray.center[0] - w / 2, tray.center[1] - h / 2, w, h)
            lay(page.image, art, stuff, plate, fill=tinted(stuff.body, seat, LIT),
                edge=SEAT_COLOURS[seat], width=5)
            face = Box(plate.x + 10, plate.y + 8, h - 16, h - 16)
            seated(page, face, show.face(seat), seat, SIGN)
            words = Box(face.right + 14, plate.y, named, h)
            page.fitted(words, name, "heading", SEAT_COLOURS[seat])
            single_hint(page, host, Box(words.right + 20, plate.y, hint, h), device, *look,
                        style="body")

        key = ("look", seat, show.name(seat), show.face(seat), tray, device, opens)
        self.paper.put(screen, key, build)

    def _build(self, page: Page, seat: Seat, row: Box, device: Device, opens: Hint) -> None:
        """A seat's name, with the press beside it."""
        host, name = self.people.host, self.show.name(seat)
        wide = min(width_of_hint(page.art, host, device, *opens) + 2, row.w * 0.6)
        own = min(page.art.size(name, "label")[0] + 2, row.w - wide - 2 * SIGN)
        x = row.center[0] - (SIGN + 14 + own + SIGN / 2 + wide) / 2
        page.picture(Box(x, row.center[1] - SIGN / 2, SIGN, SIGN), f"ui/seat_{seat}")
        words = row._replace(x=x + SIGN + 14, w=own)
        page.fitted(words, name, "label", SEAT_COLOURS[seat])
        single_hint(page, host, row._replace(x=words.right + SIGN / 2, w=wide), device, *opens)


class Task(Part):
    """What is to be done, or whose turn it is, with the sign of the seat."""

    awaits = True

    def draw(self, screen: Screen) -> None:
        if not self.show.board.has(TASK) or self.show.question:
            return
        if (told := self.told()) is not None:
            seat, says, named = told
            text, emblem = self.show.say(says), self.emblem(says)
            room, style = self.room(seat)
            key = (TASK, seat, self.show.name(seat), text, room, emblem)
            self.paper.put(screen, key, lambda page: self._build(
                page, seat, text, room, style, emblem, named=named))

    def emblem(self, says: Says) -> str:  # noqa: ARG002  a game may have some
        """Return a picture beside the words, or "" for none."""
        return ""

    def room(self, seat: Seat) -> tuple[Box, str]:
        """Where it stands now, beside the seat's panel or in one place for all, and in which
        letters."""
        room = self.show.board.box(f"{TASK}/{seat}")
        if self.people is None and room.h > LOW:  # nobody here has to answer
            room = room._replace(y=room.bottom - LOW, h=LOW)
        return room, "loud" if room.h >= LOUD else "asked"

    def told(self) -> tuple[Seat, Says, bool] | None:
        """Whom it is about, what is said, and whether with her name: nothing while several keep
        their hands closed."""
        asked = self.show.asked
        if self.people:
            guided = self.people.guided()
            for seat in sorted(asked, key=lambda one: one != guided):
                if task := self.people.sitter(seat).task:
                    return seat, task, len(self.show.players) > 1
            if any(map(self.people.silent, asked)):
                return None
        return (asked[0], doing, False) if len(asked) == 1 and (doing := self.show.doing) else None

    def _build(
        self, page: Page, seat: Seat, text: str, room: Box, style: str, emblem: str, *, named: bool,
    ) -> None:
        """As wide as it has to be, as near to the middle of the table as it can, or beside the
        seat's panel; with the seat's name, if there is room for it, and last of all what it is
        about."""
        name = self.show.name(seat)
        most = Box(0, 0, room.w * 0.4, room.h - 4)
        letters = page.even(most, (name,), "label")
        own = min(page.art.size(name, letters)[0] + 2, most.w)
        last = room.h - 6 if emblem else 0
        beside = Box(0, 0, room.w - SIGN - 42 - last, room.h - 4)
        less = beside._replace(w=beside.w - own - 32)
        letters_of = [one for one in dict.fromkeys((style, "asked", "body")) if named
                      and page.art.size(text, one)[0] <= less.w and page.art.line(one) <= less.h]
        named = bool(letters_of)  # what is to be done comes first
        style = letters_of[0] if named else page.largest(beside, (text,), (
            page.even(beside, (text,), style), *NARROW))
        words = page.art.size(text, style)[0]
        before = SIGN + 28 + (own + 20 if named else 0)
        wide = min(before + words + 26 + last, room.w)
        middle = MIDDLE if room.x < MIDDLE < room.right else room.center[0]
        x = min(max(middle - wide / 2, room.x), room.right - wide)
        box = Box(x, room.y, wide, room.h)
        stuff = self.show.style.stuff
        lay(page.image, page.art, stuff, box, fill=tinted(stuff.body, seat, GLOWING),
            edge=SEAT_COLOURS[seat])
        page.picture(Box(box.x + 14, box.y + (box.h - SIGN) / 2, SIGN, SIGN), f"ui/seat_{seat}")
        if named:
            page.fitted(Box(box.x + SIGN + 28, box.y + 2, own, box.h - 4), name, letters,
                        SEAT_COLOURS[seat])
        page.fitted(Box(box.x + before, box.y + 2, wide - before - 14 - last, box.h - 4), text,
                    style, IVORY)
        if emblem:
            page.picture(Box(box.right - last - 6, box.y + 6, last - 6, last - 6), emblem)


class Hints(AskedPart):
    """What one person's device can do: whoever is asked, and otherwise the first at the table."""

    def draw(self, screen: Screen) -> None:
        show, seat = self.show, self.people.guided()
        if seat is None or show.question or not show.board.has(HINTS):
            return
        sitter = self.people.sitter(seat)
        if (device := sitter.device) and sitter.hints:
            box = show.board.box(HINTS)
            edge = SEAT_COLOURS[seat] if self.people.several else EDGE  # whose keys these are
            key = (HINTS, box, edge, device, sitter.hints)
            self.paper.put(screen, key, lambda page: self._build(
                page, box, edge, device, sitter.hints))

    def _build(
        self, page: Page, box: Box, edge: Colour, device: Device, hints: Sequence[Hint],
    ) -> None:
        """As high as it has to be, with as much air at the right as at the left."""
        plate = Box(box.x - MORE, box.y - MORE, box.w + MORE + AIR, box.h + 2 * MORE)
        room = hint_block(page, self.people.host, box._replace(w=box.w + AIR - MORE), device,
                          hints, APART)
        plate = plate._replace(h=room.h + 2 * MORE)
        lay(page.image, page.art, self.show.style.stuff, plate, edge=edge)
        hint_row(page, self.people.host, room, device, hints, self.people.act, apart=APART)
