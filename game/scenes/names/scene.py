"""Writing a name: on a keyboard, or key by key on a board with the alphabet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.core import Says, Seat
from game.devices.press import DIRECTIONS, Action, Press
from game.name_filter import LONGEST, fault, named, written
from game.picture.hints import glyph_side, hint_row, width_of_hint
from game.picture.page import CHOOSE, Control, Hints, Page
from game.picture.screen import SAFE, WIDTH, Box, Screen
from game.picture.theme import GOLD, INK, IVORY, OAK, Colour
from game.scenes.menu import KEYS, MenuScene
from game.scenes.names import wooden_keys
from game.scenes.names.known_names import known_names
from game.scenes.names.letters import ALPHABET, RARER
from game.scenes.names.name_portrait import LEAST, Bearer, chips
from game.scenes.names.wooden_keys import DEEP
from game.scenes.scenery import cupboard
from game.scenes.scenery.figures import known

if TYPE_CHECKING:
    from game.house import House

LARGEST = 1.25  # text size of the heading at most, and from which fewer names have room
CHIPS = 3  # names that are ready
ACROSS, GAP, TRAY = 10, 14, 22  # keys of a row, between two of them, and of the tray round all
OVER = -8  # how much higher a line of letters may be than its key
KEYED = "heading@1.6", "heading@1.4", "heading@1.2", "heading@1"
TURNED = "label@1.25", "label@1.1", "label@0.95", "label@0.8"  # on the key that turns the board
TURN = 0.34  # of that key's height, for an arrow
UNDER = 0.62  # of its light the felt under the keys keeps, for the name to be seen first
SIDE, BESIDE = 452, 40  # how wide the place is of whoever bears the name, and how far from the rest
NAMED, TALLEST = 268, 132  # the height of the plank with the name, and of a key, at most
FOOT = 0.28, 0.3  # of its row: a space, and what takes a letter back
LEAVE = 0.2  # of it, for the way out where nobody's name is beside the keys
DULL: Colour = (130, 106, 78)  # one of a letter for which there is no place
READY = "known/0"  # the first of the names that are ready
LINTEL, TABLE = 10, 18  # the board over all under the heading; the table over the buttons
FACING: Hints = ((Action.CONFIRM, ("name-face",)),)  # where a face is
NAMING = ((Action.CONFIRM, "hint-spell"), (Action.NEXT, "hint-other"))  # where a name stands
PERSON = ((Action.CONFIRM, "hint-person"), (Action.NEXT, "hint-other"))  # that of a person


class SpellingScene(MenuScene):
    """Write a name on the keyboard, where Enter keeps it, or press its keys on the board.

    Cancel deletes the last letter, and leaves when there is none. The first letter takes the place
    of the name that was there, but for whoever comes from her face or the names that are ready: it
    goes on there. Enter presses keys of the board once the arrows have been used; pads
    have a button that keeps the name wherever the focus is.
    """

    backdrop = cupboard.BACK

    def __init__(self, house: House, name: str, done: Callable[[str], None],
                 heading: Says = ("name-spell",), *, seat: Seat | None = None,
                 taken: Sequence[str] = (), ready: bool = False, who: str = "",
                 faces: Sequence[str] = (), alone: bool = False) -> None:
        """`seat`: whose name it is; `who`: her face, by default the one that goes with the name.
        `taken`: whoever else is here, none of whom may have the same name if it has to stand
        `alone`; `faces`: those of all who are here. `ready`: most people will keep the name that
        is there."""
        super().__init__(house)
        self.heading = heading
        self.letters = list(name[:LONGEST])
        self.done = done
        self.others = {*taken} - {name} if alone else set()
        self.seat = seat
        self.bearer = Bearer(house, who or (
            "" if seat is None else known(name, house.settings.faces)), seat, faces)
        self.whole = bool(self.letters)  # the name is still as it was, and a letter replaces it
        self._next: Box | None = None  # where the next letter will stand
        self.steered = False  # with the arrows of a keyboard, since a letter was typed
        self.typed = False  # on the keyboard
        self.board: tuple[str, ...] = ALPHABET
        self.known = known_names(house, (name, *taken), CHIPS, LONGEST)
        begins = self.letters[0].upper() if self.letters else ""
        here = begins if begins in {*"".join(ALPHABET)} else ALPHABET[0][0]
        self.first = "keep" if ready else key(here)

    @property
    def name(self) -> str:
        return named("".join(self.letters))

    def enter(self) -> None:
        self.house.devices.begin_writing()

    def leave(self) -> None:
        self.house.devices.end_writing()

    def tick(self, seconds: float) -> None:
        self.bearer.mood.tick(seconds)
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
            case Action.CONFIRM if self.bearer.returns(press.pos):
                self._face(-1)
            case Action.LEFT if self.focus.name == "face":  # nothing lies there
                self._face(-1)
            case Action.CONFIRM if keys and not self.steered:
                self._keep()
            case Action.PAUSE | Action.WHY if pad:
                self._keep()
            case Action.PAUSE:
                self.back()
            case _:
                if keys and not self.steered and self.typed and press.action in DIRECTIONS:
                    self.focus.name = "keep"  # where her eyes are by now
                self.steered |= keys and press.action in DIRECTIONS
                came = self.focus.name
                super().press(press)
                if _aside(came) and not _aside(self.focus.name):
                    self.whole = False  # she keeps this name, until she takes letters back
                return
        self.last_device = press.device
        self.stale()

    def _type(self, letter: str) -> None:
        """Append a letter from the keyboard, if it can stand in a name."""
        self.steered, self.typed = False, True
        if not written(letter):
            self.house.refuse(("name-no-letter",))
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
            self.bearer.mood.falls(full=len(self.letters) == LONGEST)
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
        if wrong := fault(self.name):
            self.house.refuse((wrong,))
            return
        if self.name in self.others:
            self.house.refuse(("people-twice", self.name))
            return
        self.house.sounds.play("confirm")
        self.house.stack.pop()
        self.bearer.keep(self.name)
        self.house.tell(("name-kept", self.name))
        self.done(self.name)

    def _take(self, name: str) -> None:
        """One of the names that are ready is kept at once."""
        self.letters = list(name)
        self.bearer.settle()
        self._keep()

    # the page

    def build(self, page: Page) -> None:
        scale = page.art.text_scale
        style = f"heading@{min(scale, LARGEST)}"
        line, h = page.art.line(style), page.control()
        top, y = SAFE.y + line + LINTEL, SAFE.bottom - h
        table = y - TABLE
        low = SAFE.bottom - h - TABLE
        cupboard.light(page, Box(0, top, WIDTH, low - top))
        cupboard.put(page, "shade", Box(0, top, WIDTH, cupboard.SHADE))
        cupboard.beam(page, top)
        top += 14
        left = SIDE + BESIDE if self.bearer.who or self.known else 0
        inner = Box(SAFE.x + left, 0, SAFE.w - left, 0)
        space = BESIDE
        room = table - top - space - NAMED - 2 * TRAY - 2 * GAP
        high = min(room / len(ALPHABET), TALLEST)
        plank = min(NAMED, table - top - space)
        tray = high * len(ALPHABET) + 2 * GAP + 2 * TRAY
        gap = (table - top - plank - tray) / 2
        if left:
            self._aside(page, Box(SAFE.x, top, SIDE, table - top))
        cupboard.table(page, table)
        self._next = wooden_keys.rack(page, inner._replace(y=top, h=plank), self.letters, LONGEST,
                                      fresh=not self.whole)
        box = inner._replace(y=top + plank + gap, h=tray)
        wooden_keys.tray(page, box, UNDER)
        self._keys(page, box.inset(TRAY), high)
        foot = Box(SAFE.x, y, SAFE.w, h)
        self._buttons(page, foot, SIDE if left else LEAVE * foot.w, BESIDE if left else 2 * GAP)
        self._head(page, Box(SAFE.x, SAFE.y, SAFE.w, line), style)

    @property
    def ringed(self) -> str:
        """Whoever types keeps the name with a confirm, whatever the arrows would pick."""
        return "keep" if self.last_device in KEYS and not self.steered else self.focus.name

    def _own(self, page: Page) -> Hints:
        """What a confirm does, unless the button that keeps the name says it."""
        if self.last_device in KEYS and not self.steered:
            return ()
        spot = page.spots.get(self.focus.name)
        return spot.hints if spot else CHOOSE

    def _key_of(self, name: str) -> Action | None:
        """What may be pressed for one of the buttons from everywhere, on the device that was used
        last."""
        keys, pad = self.last_device in KEYS, self.last_device.startswith("pad/")
        if name == ("erase" if self.letters else "drop"):
            return Action.CANCEL
        if name == "keep" and (pad or (keys and not self.steered)):
            return Action.WHY if pad else Action.CONFIRM
        return Action.PAUSE if name == "drop" and not pad else None

    def _head(self, page: Page, box: Box, style: str) -> None:
        """What is asked, and that letters may be typed, or what a confirm does."""
        said = self.house.words.say(self.heading)
        w = min(page.art.size(said, style)[0] + 1, box.w)
        page.fitted(box._replace(w=w), said, style, GOLD)
        told, rest = self.house.words("name-how"), box.w - w - 48
        if own := self._own(page):
            wide = sum(width_of_hint(page.art, self.house, self.last_device, *one) for one in own)
            wide = min(wide + 2, rest)
            high = min(glyph_side(page.art) + 6, box.h)
            hint_row(page, self.house, Box(box.right - wide, box.center[1] - high / 2, wide, high),
                     self.last_device, own)
        elif page.art.size(told, "body")[0] < rest:
            page.fitted(Box(box.right - rest, box.y, rest, box.h), told, "body", IVORY, "right")

    def _aside(self, page: Page, box: Box) -> None:
        """Whoever bears the name at her window, and below her the names that are ready."""
        foot = chips(page, box._replace(h=box.h - GAP), self.known, self.house.words("name-before"),
                     self.ringed, lambda name: partial(self._take, name),
                     LEAST if self.bearer.who else 0,
                     self.house.settings.faces) if self.known else box.bottom
        self.bearer.lay(page, box._replace(h=foot - GAP - box.y))
        if self.bearer.others:
            page.spot("face", Control(self.bearer.frame, partial(self._face, 1), self._face, None,
                                      FACING, ways={Action.DOWN: READY}),
                      self.house.words("name-face"))

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        self.bearer.draw(screen, greets=bool(self.name))
        if self._next:
            wooden_keys.caret(screen, self.house.art, self._next, self.house.now,
                              still=self.house.settings.reduced_motion)

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
        wooden_keys.cap(page, at, OAK, lit=lit)
        room = at.inset(8, 4)._replace(y=at.y + 4 - DEEP * lit)
        sign = TURN * at.h
        page.text(room._replace(h=room.h - sign), label, page.largest(room, [label], TURNED),
                  INK, "center", leaf=False)
        page.image(page.art.dark("ui/play", sign), at.center[0] - sign / 2, room.bottom - sign - 2)
        told: Says = ("name-alphabet",) if self._other is ALPHABET else ("name-rarer",)
        hints = ((Action.CONFIRM, told),)
        page.spot("board", Control(at, self._turn, None, None, hints), self.house.words.say(told))

    @property
    def _other(self) -> tuple[str, ...]:
        """The board that is not open."""
        return RARER if self.board is ALPHABET else ALPHABET

    def _face(self, step: int) -> None:
        """Take another face."""
        self.bearer.turn(step)
        self.house.sounds.play("focus")
        self.stale()

    def _turn(self) -> None:
        """Open the other board."""
        self.board = self._other
        self.stale()

    def _key(self, page: Page, letter: str, box: Box, style: str) -> None:
        """A key that adds a letter."""
        label, name = self._cased(letter), key(letter)
        lit = name == self.ringed
        full = len(self.letters) == LONGEST and not self.whole
        wooden_keys.bone(page, box, letter, lit=lit, dull=DULL if full else None)
        letters, size = style.split("@")
        wide = page.art.size(letter, style)[0]
        fits = min(1.0, wooden_keys.room_of(letter) * box.w / wide)
        sized, middle = f"{letters}@{float(size) * fits:.2f}", box._replace(y=box.y - DEEP * lit)
        wooden_keys.cut(page, letter, sized, middle.center)
        page.claim(repr(label), box.inset(8, 2))
        page.spot(name, Control(box, partial(self._append, label), None, None, _adds(label)), label)

    def _broad(self, page: Page, name: str, box: Box, label: str, picture: str,
               act: Callable[[], None], hints: Hints) -> None:
        """A broad key."""
        self._faced(page, name, box, label, picture)
        page.spot(name, Control(box, act, None, None, hints), label)

    def _faced(self, page: Page, name: str, box: Box, label: str, picture: str) -> None:
        wooden_keys.broad(page, name, box, lit=name == self.ringed)
        wooden_keys.faced(page, self.house, box, label, picture, self.last_device,
                          self._key_of(name))

    def _buttons(self, page: Page, box: Box, aside: float, gap: float) -> None:
        """Leave the name as it was, under whoever bears it; under the keys a space, what takes a
        letter back and what keeps the name."""
        say = self.house.words
        drop, keys = box._replace(w=aside), box._replace(x=box.x + aside + gap,
                                                         w=box.w - aside - gap)
        wides = [part * (keys.w - 4 * GAP) for part in (*FOOT, 1 - sum(FOOT))]
        lefts = [keys.x + sum(wides[:n]) + n * 2 * GAP for n in range(len(wides))]
        space, erase, keep = (keys._replace(x=x, w=w)
                              for x, w in zip(lefts, wides, strict=True))
        told = say("name-space")
        self._broad(page, key(" "), space, told, "ui/space", partial(self._append, " "),
                    _adds(told))
        self._broad(page, "erase", erase, say("name-erase"), "ui/erase", self._erase, CHOOSE)
        for name, at, label, act, picture in (
                ("keep", keep, say("done"), self._keep, "ui/check"),
                ("drop", drop, say("hint-drop"), self.back, "ui/leave")):
            self._faced(page, name, at, label, picture)
            page.spot(name, Control(at, act), label)


def _aside(name: str) -> bool:
    """Whether a spot is beside the keys: her face, or a name that is ready."""
    return name == "face" or name.startswith("known/")


def _adds(letter: str) -> Hints:
    """What Enter does on a key."""
    return ((Action.CONFIRM, ("hint-letter", letter.upper())),)


def key(letter: str) -> str:
    """The spot of a letter's key."""
    return f"key/{letter}"
