"""Writing a name: on a keyboard, or key by key on a board with the alphabet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING
from unicodedata import normalize

from game.core import Says, Seat
from game.devices.press import DIRECTIONS, Action, Press
from game.name_filter import decent
from game.picture.hints import hint_row
from game.picture.page import CHOOSE, Control, Hints, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import (
    EDGE,
    GILT,
    GOLD,
    INK,
    IVORY,
    OAK,
    PLANK,
    SEAT_COLOURS,
    WOOD,
    Colour,
)
from game.scenes.known import known_names
from game.scenes.menu import KEYS, MenuScene
from game.scenes.planks import carved
from game.tables.faces import bust, face, number

if TYPE_CHECKING:
    from game.house import House

ALPHABET = "ABCDEFGHIJKLM", "NOPQRSTUVWXYZ"  # the large keys
RARER = "ÅÄÖÆØÉÁÜ'-", "1234567890"  # the small ones, side by side
LETTERS = "".join((*ALPHABET, *RARER, " "))
OTHERS = ".ÀÂÃÇÈÊËÌÍÎÏÐÑÒÓÔÕÙÚÛÝÞ"  # letters that have no key and that a keyboard may type
LONGEST = 10
LARGEST = 1.25  # text size of the heading at most, and from which fewer names have room
CHIPS, FEWER, LEAST_CHIPS = 5, 4, 3  # names that are ready; how wide one is at most, in parts
ACROSS, GAP, TRAY = 13, 10, 16  # keys of a row, between two of them, and of the tray round all
GROUP = 22  # between letters, rarer ones and figures
OVER = 8  # how much higher a line of letters may be than its key, which accents do not fill
KEYED = "heading@1.6", "heading@1.5", "heading@1.35", "heading@1.25", "heading@1"
SMALL = "label@1.1", "label@1", "label@0.9", "label@0.8"  # letters of the small keys
LOW, DEEP = 0.62, 6  # the height of a small key, of that of a large one; how thick a key is
CARVED, RUNE = 1.6, 1.6  # how large a letter and its rune are carved in a slot of this height
SLOTTED = 154
SQUARE = 1.04  # the width of a slot at most, in heights of the plank
MIDDLES = 0.33, 0.76  # where their middles are in it
HIGH, LOWER, TALLEST = 220, 168, 136  # of the plank with the name, where there is room; of a key
SIGN, SEAT = 0.5, 58  # of a broad key's height, for its picture; a seat's sign beside a face
CLOSE = 0.84  # of the room of a face beside a name: where the name begins
POPS = 24  # how far a face stands out of the frame of her name
TALLER = 34  # how much higher than a button a name with a face may be
FOOT = 0.24, 0.16, 0.4  # of its row: the key of a space, what takes a letter back, and what is done
SLOT: Colour = (124, 84, 44)  # where a letter will stand
RARE: Colour = (84, 56, 34)  # keys of letters with marks, and of figures: darker wood
WALL: Colour = (30, 19, 12)  # behind all keys
MARKED = 150  # how strongly the letters are lit that go with the first one that is typed
RING, THIN = 5, 3  # of light round the key in the focus, and round the next slot
CURSOR, CARET = 7, 0.56  # how thick the line is that marks the next slot, and its height
RUNES = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØ -", "ᚨᛒᚴᛞᛖᚠᚷᚺᛁᛄᚴᛚᛗᚾᛟᛈᚴᚱᛊᛏᚢᚹᚹᛉᛁᛉᛟᛖᛟᛖᛟ᛫᛫",
                 strict=True))
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

    backdrop = "table/wood"

    def __init__(self, house: House, name: str, done: Callable[[str], None],
                 heading: Says = ("name-spell",), *, seat: Seat | None = None,
                 taken: Sequence[str] = (), ready: bool = False, who: str = "",
                 ) -> None:
        """`seat`: whose name it is; `who`: her face, by default the one that goes with the name.
        `taken`: whoever else is here. `ready`: most people will keep the name that is there."""
        super().__init__(house)
        self.heading = heading
        self.letters = list(name[:LONGEST])
        self.done = done
        self.seat = seat
        self.who = who or ("" if seat is None else face(number(name)))
        self.whole = bool(self.letters)  # the name is still as it was
        self.steered = False  # with the arrows of a keyboard, since a letter was typed
        self.known = known_names(house, (name, *taken), CHIPS, LONGEST)
        begins = self.letters[0].upper() if self.letters else LETTERS[0]
        self.first = "keep" if ready else key(begins if begins in LETTERS else LETTERS[0])

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
        self.house.sounds.play("confirm")
        self.house.stack.pop()
        self.house.tell(("name-kept", self.name))
        self.done(self.name)

    def _take(self, name: str) -> None:
        """One of the names that are ready is kept at once."""
        self.letters = list(name)
        self._keep()

    # the page

    def build(self, page: Page) -> None:
        scale = page.art.text_scale
        style = f"heading@{min(scale, LARGEST)}"
        line, h = page.art.line(style), page.control()
        self._head(page, Box(SAFE.x, SAFE.y, SAFE.w, line), style)
        plank = LOWER if self.known or scale > LARGEST else HIGH
        self._name(page, Box(SAFE.x, SAFE.y + line + 8, SAFE.w, plank))
        y = page.floor - 20 - h
        self._buttons(page, Box(SAFE.x, y, SAFE.w, h))
        top = SAFE.y + line + plank + 20
        if self.known:
            if scale <= LARGEST:
                before = page.art.line("small")
                page.fitted(Box(SAFE.x, top - 8, SAFE.w, before), self.house.words("name-before"),
                            "small", IVORY)
                top += before - 6
            chips = h + (TALLER if scale <= LARGEST else 0)
            self._chips(page, Box(SAFE.x, top, SAFE.w, chips))
            top += chips + GAP + 4
        room = y - GAP - 8 - top - 2 * TRAY - GROUP - GAP
        high = min(room / (len(ALPHABET) + LOW), TALLEST)
        grid = high * (len(ALPHABET) + LOW) + GROUP + GAP
        tray = Box(SAFE.x, top + (room + GROUP + GAP - grid) / 2, SAFE.w, grid + 2 * TRAY)
        page.image(page.art.plate(tray.w, tray.h, WALL, 240, EDGE), tray.x, tray.y)
        self._keys(page, tray.inset(TRAY), high)
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
        if self.last_device in KEYS and page.art.size(told, "small")[0] < rest:
            page.fitted(Box(box.right - rest, box.y, rest, box.h), told, "small", IVORY, "right")

    def _name(self, page: Page, box: Box) -> None:
        """The name so far, carved into a plank with a place for each letter, in a frame of its
        seat's colour; before it who bears it, and after it the sign of the seat."""
        page.board(box, None if self.seat is None else SEAT_COLOURS[self.seat])
        inner, side = box.inset(14), box.h - 20
        if self.who:
            bust(page, Box(box.x + 12, box.y - POPS, side + POPS, box.h + POPS - 6),
                 self.who)
            inner = inner._replace(x=inner.x + side + POPS, w=inner.w - side - POPS)
        if self.seat is not None:
            page.picture(Box(box.x + side - SEAT / 4, box.bottom - SEAT - 10, SEAT, SEAT),
                         f"ui/seat_{self.seat}", leaf=False)
            inner = inner._replace(x=inner.x + SEAT / 2, w=inner.w - SEAT / 2)
        page.plank(inner)
        page.claim(repr("".join(self.letters)), inner.inset(6))
        wide = min((inner.w - 2 * GAP) / LONGEST, inner.h * SQUARE)
        left = inner.center[0] - wide * LONGEST / 2
        for n in range(LONGEST):
            at = Box(left + n * wide + 3, inner.y + 8, wide - 6, inner.h - 16)
            page.plate(at, SLOT, 90 if n >= len(self.letters) else 40, None)
            if self.whole and n < len(self.letters):
                page.plate(at, GOLD, MARKED, None)
            if n == len(self.letters):
                self._cursor(page, at)
                page.image(page.art.ring(at.w, at.h, GOLD, THIN), at.x, at.y)
            if n < len(self.letters):
                self._carve(page, at, self.letters[n])

    def _cursor(self, page: Page, at: Box) -> None:
        """Where the next letter will stand: a dark slot with a line of light. A name that nobody
        has touched goes with the first letter, so it has none."""
        if self.whole:
            return
        page.plate(at, INK, 150, None)
        if at.w > 6 * CURSOR:
            high = at.h * CARET
            page.image(page.art.plate(CURSOR, high, IVORY, 255, None, 2, CURSOR / 2),
                       at.x + at.w * 0.26, at.center[1] - high / 2)

    def _carve(self, page: Page, at: Box, letter: str) -> None:
        """A letter, and below it its rune."""
        grown = at.h / SLOTTED
        for text, style, middle in (
                (letter, f"heading@{CARVED * grown:.2f}", MIDDLES[0]),
                (rune(letter), f"rune@{RUNE * grown:.2f}", MIDDLES[1])):
            self._cut(page, text, style, at.center[0], at.y + at.h * middle)

    def _cut(self, page: Page, text: str, style: str, x: float, y: float) -> None:
        """What is cut into wood, about a place."""
        image = carved(page.art, text, style)
        wide, high = image.get_width() / page.art.scale, image.get_height() / page.art.scale
        page.image(image, x - wide / 2, y - high / 2)

    def _keys(self, page: Page, box: Box, high: float) -> None:
        """The alphabet on large light keys, and under it on small dark ones what is rarer."""
        wide = int((box.w - (ACROSS - 1) * GAP) / ACROSS)
        style = next((one for one in KEYED if page.art.line(one) <= high + OVER), KEYED[-1])
        left = box.center[0] - (ACROSS * (wide + GAP) - GAP) / 2
        for row, letters in enumerate(ALPHABET):
            for column, letter in enumerate(letters):
                at = Box(left + column * (wide + GAP), box.y + row * (high + GAP), wide, high)
                self._key(page, letter, at, style, PLANK)
        count = sum(map(len, RARER))
        small = (box.w - (count - len(RARER)) * GAP - GROUP) / count
        low, x = high * LOW, box.x
        style = next((one for one in SMALL if page.art.line(one) <= low + OVER), SMALL[-1])
        for letters in RARER:
            for letter in letters:
                self._key(page, letter, Box(x, box.bottom - low, small, low), style, RARE)
                x += small + GAP
            x += GROUP - GAP

    def _key(self, page: Page, letter: str, box: Box, style: str, ground: Colour) -> None:
        """A key that adds a letter: one in the focus is raised, gilded and in a ring of light."""
        label, name = self._cased(letter), key(letter)
        lit = name == self.ringed
        page.image(page.art.plate(box.w, box.h, INK, 255, None), box.x, box.y + DEEP)
        top = box._replace(y=box.y - DEEP * lit)
        page.plate(top, GILT if lit else ground, 255, WOOD)
        if lit:
            ring = top.inset(-RING)
            page.image(page.art.ring(ring.w, ring.h, GOLD, RING), ring.x, ring.y)
        if ground == RARE and not lit:
            page.text(top.inset(2, -OVER), label, style, IVORY, "center", leaf=False)
        else:
            self._cut(page, label, style, *top.center)
        page.claim(repr(label), box.inset(8, 2))
        page.spot(name, Control(box, partial(self._append, label), None, None, _adds(label)), label)

    def _broad(self, page: Page, name: str, box: Box, label: str, picture: str,
               act: Callable[[], None], hints: Hints) -> None:
        """A broad key, on which a word stands after its picture."""
        page.plate(box, GILT if name == self.ringed else OAK, 255, WOOD)
        side = SIGN * box.h
        room = box.inset(12, 0)._replace(w=box.w - 24 - side - GAP)
        style = page.even(room, [label])
        wide = min(page.art.size(label, style)[0] + 1, room.w)
        x = box.center[0] - (side + GAP + wide) / 2
        page.image(page.art.dark(picture, side), x, box.center[1] - side / 2)
        page.fitted(room._replace(x=x + side + GAP, w=wide), label, style, INK)
        page.spot(name, Control(box, act, None, None, hints), label)

    def _chips(self, page: Page, box: Box) -> None:
        """Names that are ready, each with the face by which it is remembered."""
        most = CHIPS if page.art.text_scale <= LARGEST else FEWER
        names = self.known[:most]
        w = (box.w - (len(names) - 1) * GAP) / max(len(names), LEAST_CHIPS)
        side = box.h
        begin = side * CLOSE
        inner = Box(0, 0, int(w - begin - 8), box.h - 4)
        style = page.even(inner, names)
        for n, name in enumerate(names):
            at = box._replace(x=box.x + n * (w + GAP), w=w)
            page.plank(at, lit=self.ringed == f"known/{n}")
            bust(page, Box(at.x + 4, at.y, side, box.h), face(number(name)))
            page.fitted(inner._replace(x=at.x + begin, y=at.y + 2), name, style, INK, "center")
            page.spot(f"known/{n}", Control(at, partial(self._take, name)), name)

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


def rune(letter: str) -> str:
    """The rune that sounds most like a letter; a figure has none."""
    bare = normalize("NFD", letter.upper())[0]
    return RUNES.get(letter.upper(), RUNES.get(bare, ""))


def _adds(letter: str) -> Hints:
    """What Enter does on a key."""
    return ((Action.CONFIRM, ("hint-letter", letter)),)


def key(letter: str) -> str:
    """The spot of a letter's key."""
    return f"key/{letter}"
