"""Writing a name: on a keyboard, or key by key on a board with the alphabet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core import Says, Seat
from game.devices.press import DIRECTIONS, Action, Press
from game.name_filter import decent
from game.picture.hints import hint_row
from game.picture.page import CHOOSE, Control, Hints, Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import (
    EDGE,
    GILT,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    OAK,
    PLANK,
    SEAT_COLOURS,
    Colour,
)
from game.scenes import cupboard
from game.scenes.known import known_names
from game.scenes.letters import ALPHABET, LETTERS, OTHERS, RARER, rune
from game.scenes.menu import KEYS, MenuScene
from game.scenes.planks import carved, tile
from game.scenes.sitters import RESTS, arms, chair
from game.tables.faces import SHAPE, bust, face, number

if TYPE_CHECKING:
    from game.house import House

LONGEST = 10
LARGEST = 1.25  # text size of the heading at most, and from which fewer names have room
CHIPS = 3  # names that are ready
ACROSS, GAP, TRAY = 10, 12, 18  # keys of a row, between two of them, and of the tray round all
OVER = -8  # how much higher a line of letters may be than its key
KEYED = "heading@2", "heading@1.8", "heading@1.6", "heading@1.4", "heading@1.2", "heading@1"
KEYED_WIDE = 0.8  # of a key's width a letter has at most
TURNED = "label@1.25", "label@1.1", "label@0.95", "label@0.8"  # on the key that turns the board
READY = "heading@0.9", "heading@0.8", "label@1.1", "label", "body", "small", "small@1"
TURN = 0.34  # of that key's height, for an arrow
DEEP = 7  # how thick a key is
TIMBER = 10  # and the edge of the tray
CARVED, RUNE = 1.6, 1.6  # how large a letter and its rune are carved in a slot of this height
SLOTTED = 154
SQUARE = 1.04  # the width of a slot at most, in heights of the plank
MIDDLES = 0.33, 0.76  # where their middles are in it
SIDE, BESIDE = 452, 40  # how wide the place is of whoever bears the name, and how far from the rest
NAMED, TALLEST = 210, 132  # the height of the plank with the name, and of a key, at most
CHIP, LEAST = 82, 250  # the height of a name that is ready, and what is kept for a face over them
SIGN, SEAT = 0.56, 76  # of a broad key's height, for its picture; a seat's sign beside a face
BROAD = "label@0.9", "label@0.8", "label@0.7"  # letters of the word on it, to try
FOOT = 0.2, 0.2, 0.35  # of its row: the key of a space, what takes a letter back, and what is done
SLOT: Colour = (44, 28, 17)  # where a letter will stand
DULL: Colour = (150, 118, 80)  # a key of a letter for which there is no place
RARE: Colour = (112, 74, 44)  # the key that turns the board: darker wood
WALL: Colour = (30, 19, 12)  # behind all keys
LINTEL, TABLE = 10, 14  # the board over all under the heading; the table over the hints
EVENING = 205  # of 255 parts of its light the window keeps
RING, THIN = 5, 3  # of light round the key in the focus, and round the next slot
CURSOR, CARET = 7, 0.56  # how thick the line is that marks the next slot, and its height
NAMING = ((Action.CONFIRM, "hint-spell"), (Action.NEXT, "hint-other"))  # where a name stands
KEEP = (Action.CONFIRM, "done")
DROP = (Action.PAUSE, "hint-drop")
DONE = (Action.WHY, "done")
ERASE, BACK = (Action.CANCEL, "hint-erase"), (Action.CANCEL, "hint-back")


class SpellingScene(MenuScene):
    """Write a name on the keyboard, where Enter keeps it, or press its keys on the board.

    Cancel deletes the last letter, and leaves when there is none. The first letter takes the place
    of the name that was there. Enter presses keys of the board once the arrows have been used; pads
    have a button that keeps the name wherever the focus is.
    """

    def __init__(self, house: House, name: str, done: Callable[[str], None],
                 heading: Says = ("name-spell",), *, seat: Seat | None = None,
                 taken: Sequence[str] = (), ready: bool = False, who: str = "",
                 alone: bool = False) -> None:
        """`seat`: whose name it is; `who`: her face, by default the one that goes with the name.
        `taken`: whoever else is here, none of whom may have the same name if it has to stand
        `alone`. `ready`: most people will keep the name that is there."""
        super().__init__(house)
        self.heading = heading
        self.letters = list(name[:LONGEST])
        self.done = done
        self.others = {*taken} - {name} if alone else set()
        self.seat = seat
        self.who = who or ("" if seat is None else face(number(name)))
        self.whole = bool(self.letters)  # the name is still as it was
        self.steered = False  # with the arrows of a keyboard, since a letter was typed
        self.board: tuple[str, ...] = ALPHABET
        self.known = known_names(house, (name, *taken), CHIPS, LONGEST)
        begins = self.letters[0].upper() if self.letters else ""
        here = begins if begins in {*"".join(ALPHABET)} else ALPHABET[0][0]
        self.first = "keep" if ready else key(here)

    @property
    def name(self) -> str:
        return " ".join("".join(self.letters).split())

    def enter(self) -> None:
        self.house.devices.begin_writing()

    def leave(self) -> None:
        self.house.devices.end_writing()

    def tick(self, seconds: float) -> None:  # noqa: ARG002  letters come by frames
        for letter in self.house.devices.typed:
            if self.house.stack.top is self:
                self._type(letter)

    def press(self, press: Press) -> None:
        if press.phase == "up":
            return
        keys, pad = press.device in KEYS, press.device.startswith("pad/")
        match press.action:
            case Action.CANCEL if self.letters:
                self._erase()
            case Action.CONFIRM if keys and not self.steered:
                self._keep()
            case Action.PAUSE | Action.WHY if pad:
                self._keep()
            case Action.PAUSE:
                self.back()
            case _:
                self.steered |= keys and press.action in DIRECTIONS
                super().press(press)
                return
        self.last_device = press.device
        self.stale()

    def _type(self, letter: str) -> None:
        """Append a letter from the keyboard."""
        self.steered = False
        if letter.upper() not in (*LETTERS, *OTHERS):
            return
        if self.whole and letter == " ":  # while the name is untouched, space confirms
            self._keep()
            return
        self._append(letter if self.name and not self.whole else letter.upper())
        self.house.sounds.play("focus")

    def _append(self, letter: str) -> None:
        """Put a letter at the end; the first one takes the place of the name that was there."""
        if self.whole:
            self.letters.clear()
            self.whole = False
        if len(self.letters) < LONGEST and (letter != " " or self.name):
            self.letters.append(letter)
        self.stale()

    def _erase(self) -> None:
        if self.letters:
            self.letters.pop()
            self.house.sounds.play("cancel")
        self.whole = False
        self.stale()

    def _cased(self, letter: str) -> str:
        """A letter of the board as it would be written now: capital where a word begins."""
        begins = self.whole or not self.letters or self.letters[-1] in " -"
        return letter if begins else letter.lower()

    def _keep(self) -> None:
        if not self.name:
            self.house.refuse(("name-empty",))
            return
        if not decent(self.name):
            self.house.refuse(("name-offends",))
            return
        if self.name in self.others:
            self.house.refuse(("people-twice", self.name))
            return
        self.house.sounds.play("confirm")
        self.house.stack.pop()
        self.house.tell(("name-kept", self.name))
        self.done(self.name)

    def _take(self, name: str) -> None:
        """One of the names that are ready is kept at once."""
        self.letters = list(name)
        self._keep()

    # the page

    def ground(self, screen: Screen) -> pygame.Surface:
        """The night outside, before which whoever bears the name sits; the lit house is at her
        side."""
        def dim() -> pygame.Surface:
            image = pygame.transform.flip(super(SpellingScene, self).ground(screen), flip_x=True,
                                          flip_y=False)
            image.fill((EVENING, EVENING, EVENING), special_flags=pygame.BLEND_RGB_MULT)
            return image
        return self.house.art.keep(("written", screen.surface.get_size()), dim)

    def build(self, page: Page) -> None:
        scale = page.art.text_scale
        style = f"heading@{min(scale, LARGEST)}"
        line, h = page.art.line(style), page.control()
        top = SAFE.y + line + LINTEL
        cupboard.beam(page, top)
        cupboard.table(page, page.floor - TABLE)
        self._head(page, Box(SAFE.x, SAFE.y, SAFE.w, line), style)
        left = SIDE + BESIDE if self.who or self.known else 0
        inner = Box(SAFE.x + left, 0, SAFE.w - left, 0)
        y, top = page.floor - TABLE - 12 - h, top + 14
        space = 2 * BESIDE * (1 if scale == 1 else 0.5)
        room = y - top - space - NAMED - 2 * TRAY - 2 * GAP
        high = min(room / len(ALPHABET), TALLEST)
        plank = min(NAMED, y - top - space)
        tray = high * len(ALPHABET) + 2 * GAP + 2 * TRAY
        gap = (y - top - plank - tray) / 2
        if left:
            self._bearer(page, Box(SAFE.x, top, SIDE, page.floor - TABLE - top))
        self._name(page, inner._replace(y=top, h=plank))
        box = inner._replace(y=top + plank + gap, h=tray)
        rim = box.inset(-TIMBER)
        page.image(page.art.plate(rim.w, rim.h, OAK, 255, INK, 3), rim.x, rim.y)
        page.image(page.art.plate(box.w, box.h, WALL, 255, INK, 3, 10), box.x, box.y)
        self._keys(page, box.inset(TRAY), high)
        self._buttons(page, inner._replace(y=y, h=h))
        floor = Box(SAFE.x, page.floor, SAFE.w, SAFE.bottom - page.floor)
        hint_row(page, self.house, floor, self.last_device, self._told(page))

    @property
    def ringed(self) -> str:
        """Whoever types keeps the name with a confirm, whatever the arrows would pick."""
        return "keep" if self.last_device in KEYS and not self.steered else self.focus.name

    def _told(self, page: Page) -> Hints:
        """What can be done now, on the device that was used last."""
        keys, pad = self.last_device in KEYS, self.last_device.startswith("pad/")
        spot = page.spots.get(self.focus.name)
        own = (KEEP,) if keys and not self.steered else spot.hints if spot else CHOOSE
        return (*own, ERASE if self.letters else BACK, DONE if pad else DROP)

    def _head(self, page: Page, box: Box, style: str) -> None:
        """What is asked, and that letters may be typed."""
        said = self.house.words.say(self.heading)
        w = min(page.art.size(said, style)[0] + 1, box.w)
        page.fitted(box._replace(w=w), said, style, GOLD)
        told, rest = self.house.words("name-how"), box.w - w - 48
        if self.last_device in KEYS and page.art.size(told, "body")[0] < rest:
            page.fitted(Box(box.right - rest, box.y, rest, box.h), told, "body", IVORY, "right")

    def _bearer(self, page: Page, box: Box) -> None:
        """Whoever bears the name, at the window, with the sign of her seat; below her the names
        that are ready."""
        foot = self._chips(page, box) if self.known else box.bottom
        if not self.who:
            return
        tall = min(foot - box.y, box.w / SHAPE)
        rests = 1.0 if self.known else RESTS
        tall /= rests
        seat = Box(box.center[0] - tall * SHAPE / 2, foot - tall * rests, tall * SHAPE, tall)
        cupboard.put(page, "light", seat.inset(-0.3 * tall, -0.14 * tall))
        for name in (chair(self.seat or 0), self.who):  # as far as the table before it
            page.cropped(seat, name, seat._replace(h=foot - seat.y))
        if not self.known:
            page.picture(seat, arms(self.who), leaf=False)
        if self.seat is not None:
            badge = Box(min(seat.right, box.right - 20) - SEAT, foot - SEAT - 20, SEAT, SEAT)
            page.image(page.art.plate(SEAT, SEAT, NIGHT, 255, SEAT_COLOURS[self.seat], 4, SEAT / 2),
                       badge.x, badge.y)
            page.picture(badge.inset(SEAT * 0.2), f"ui/seat_{self.seat}", leaf=False)

    def _name(self, page: Page, box: Box) -> None:
        """The name so far: wooden letters in a rack with a place for each, in a frame of its seat's
        colour."""
        page.board(box, None if self.seat is None else SEAT_COLOURS[self.seat])
        inner = box.inset(14)
        page.claim(repr("".join(self.letters)), inner.inset(6))
        wide = min((inner.w - 2 * GAP) / LONGEST, inner.h * SQUARE)
        left = inner.center[0] - wide * LONGEST / 2
        for n in range(LONGEST):
            at = Box(left + n * wide + 3, inner.y + 8, wide - 6, inner.h - 16)
            if n < len(self.letters):
                tile(page, at, GILT if self.whole else PLANK)
                self._carve(page, at, self.letters[n])
                continue
            page.plate(at, SLOT, 255, INK)
            if n == len(self.letters):
                self._cursor(page, at)
                page.image(page.art.ring(at.w, at.h, GOLD, THIN), at.x, at.y)

    def _cursor(self, page: Page, at: Box) -> None:
        """Where the next letter will stand: a line of light in its slot. A name that nobody
        has touched goes with the first letter, so it has none."""
        if self.whole:
            return
        if at.w > 6 * CURSOR:
            high = at.h * CARET
            page.image(page.art.plate(CURSOR, high, IVORY, 255, None, 2, CURSOR / 2),
                       at.x + at.w * 0.26, at.center[1] - high / 2)

    def _carve(self, page: Page, at: Box, letter: str) -> None:
        """A letter, and below it its rune."""
        grown, capital = at.h / SLOTTED, letter.upper()
        large = CARVED * grown
        wide = page.art.size(capital, f"heading@{large:.2f}")[0]
        large *= min(1.0, KEYED_WIDE * at.w / wide)
        for text, style, middle in (
                (capital, f"heading@{large:.2f}", MIDDLES[0]),
                (rune(letter), f"rune@{RUNE * grown:.2f}", MIDDLES[1])):
            self._cut(page, text, style, at.center[0], at.y + at.h * middle)

    def _cut(self, page: Page, text: str, style: str, x: float, y: float) -> None:
        """What is cut into wood, about a place."""
        image = carved(page.art, text, style)
        wide, high = image.get_width() / page.art.scale, image.get_height() / page.art.scale
        page.image(image, x - wide / 2, y - high / 2)

    def _keys(self, page: Page, box: Box, high: float) -> None:
        """The letters of the board that is open, and after them the key of the other board."""
        wide = (box.w - (ACROSS - 1) * GAP) / ACROSS
        style = next((one for one in KEYED if page.art.line(one) <= high + OVER), KEYED[-1])
        for row, letters in enumerate(self.board):
            for column, letter in enumerate(letters):
                at = Box(box.x + column * (wide + GAP), box.y + row * (high + GAP), wide, high)
                self._key(page, letter, at, style)
        at = Box(box.right - wide, box.bottom - high, wide, high)
        label = "ABC" if self._other is ALPHABET else "123"
        lit = self.ringed == "board"
        self._cap(page, at, RARE, lit=lit)
        room = at.inset(8, 4)._replace(y=at.y + 4 - DEEP * lit)
        sign = TURN * at.h
        page.text(room._replace(h=room.h - sign), label, page.largest(room, [label], TURNED),
                  INK if lit else IVORY, "center", leaf=False)
        arrow = (page.art.dark("ui/play", sign) if lit
                 else page.art.picture("ui/play", sign, sign))
        page.image(arrow, at.center[0] - sign / 2, room.bottom - sign - 2)
        told: Says = ("name-alphabet",) if self._other is ALPHABET else ("name-rarer",)
        hints = ((Action.CONFIRM, told),)
        page.spot("board", Control(at, self._turn, None, None, hints), self.house.words.say(told))

    @property
    def _other(self) -> tuple[str, ...]:
        """The board that is not open."""
        return RARER if self.board is ALPHABET else ALPHABET

    def _turn(self) -> None:
        """Open the other board."""
        self.board = self._other
        self.stale()

    def _cap(self, page: Page, box: Box, ground: Colour, *, lit: bool) -> None:
        """A key of wood: one in the focus is raised, gilded and in a ring of light."""
        page.image(page.art.plate(box.w, box.h, INK, 255, None), box.x, box.y + DEEP)
        top = box._replace(y=box.y - DEEP * lit)
        tile(page, top, GILT if lit else ground)
        if lit:
            ring = top.inset(-RING)
            page.image(page.art.ring(ring.w, ring.h, GOLD, RING), ring.x, ring.y)

    def _key(self, page: Page, letter: str, box: Box, style: str) -> None:
        """A key that adds a letter."""
        label, name = self._cased(letter), key(letter)
        lit = name == self.ringed
        full = len(self.letters) == LONGEST and not self.whole
        self._cap(page, box, DULL if full else PLANK, lit=lit)
        letters, size = style.split("@")
        wide = page.art.size(letter, style)[0]
        fits = min(1.0, KEYED_WIDE * box.w / wide)
        self._cut(page, letter, f"{letters}@{float(size) * fits:.2f}", box.center[0],
                  box.center[1] - DEEP * lit)
        page.claim(repr(label), box.inset(8, 2))
        page.spot(name, Control(box, partial(self._append, label), None, None, _adds(label)), label)

    def _broad(self, page: Page, name: str, box: Box, label: str, picture: str,
               act: Callable[[], None], hints: Hints) -> None:
        """A broad key, on which a word stands after its picture."""
        tile(page, box, GILT if name == self.ringed else PLANK)
        side = SIGN * box.h
        room = box.inset(12, 0)._replace(w=box.w - 24 - side - GAP)
        style = page.largest(room, [label], (*BROAD, *page.styles("small")))
        wide = min(page.art.size(label, style)[0] + 1, room.w)
        x = box.center[0] - (side + GAP + wide) / 2
        page.image(page.art.dark(picture, side), x, box.center[1] - side / 2)
        page.fitted(room._replace(x=x + side + GAP, w=wide), label, style, INK)
        page.spot(name, Control(box, act, None, None, hints), label)

    def _chips(self, page: Page, box: Box) -> float:
        """Names that are ready, each with the face by which it is remembered, from the foot of
        their place upwards. Returns where they begin."""
        said = self.house.words("name-before")
        high = max(CHIP, page.art.line("body") + 12)
        line = page.art.line("body")
        room = box.h - (LEAST if self.who else 0) - line
        names = self.known[:min(CHIPS, int((room + GAP) // (high + GAP)))]
        top = box.bottom - 12 - len(names) * (high + GAP) + GAP
        inner = Box(0, 0, box.w - high - 34, high - 4)
        style = page.largest(inner, names, READY)
        for n, name in enumerate(names):
            at = Box(box.x, top + n * (high + GAP), box.w, high)
            page.plank(at, lit=self.ringed == f"known/{n}")
            bust(page, Box(at.x + 10, at.y + 2, high, high - 6), face(number(name)))
            page.fitted(inner._replace(x=at.x + high + 18, y=at.y + 2), name, style, INK)
            page.spot(f"known/{n}", Control(at, partial(self._take, name)), name)
        head = Box(box.x, top - line - 18, box.w, line + 6)
        page.plate(head, WALL, 255, EDGE)
        page.fitted(head.inset(16, 2), said, "body", GOLD)
        return head.y - 8

    def _buttons(self, page: Page, box: Box) -> None:
        """A space and what takes a letter back; keep the name, or leave it as it was."""
        say, gap = self.house.words, 2 * GAP
        wides = [part * (box.w - 3 * gap) for part in (*FOOT, 1 - sum(FOOT))]
        lefts = [box.x + sum(wides[:n]) + n * gap for n in range(len(wides))]
        space, erase, keep, drop = (box._replace(x=x, w=w)
                                    for x, w in zip(lefts, wides, strict=True))
        told = say("name-space")
        self._broad(page, key(" "), space, told, "ui/space", partial(self._append, " "),
                    _adds(told))
        self._broad(page, "erase", erase, say("name-erase"), "ui/erase", self._erase, CHOOSE)
        style = page.even_buttons(drop, [say("done"), say("hint-drop")])
        page.button("keep", keep, say("done"), self._keep, picture="ui/check", style=style,
                    focus=self.ringed, main=True, middle=True)
        page.button("drop", drop, say("hint-drop"), self.back, picture="ui/leave", style=style,
                    focus=self.ringed, middle=True)


def _adds(letter: str) -> Hints:
    """What Enter does on a key."""
    return ((Action.CONFIRM, ("hint-letter", letter.upper())),)


def key(letter: str) -> str:
    """The spot of a letter's key."""
    return f"key/{letter}"
