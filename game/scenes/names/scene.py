"""Writing a name: on a keyboard, or key by key on a board with the alphabet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.core import Says, Seat
from game.devices.press import DIRECTIONS, Action, Press
from game.name_filter import LONGEST, fault, named, written
from game.picture.hints import glyph_side, hint_row, width_of_hint
from game.picture.page import CHOOSE, Hints, Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import GOLD, INK, IVORY
from game.scenes.menu import KEYS, MenuScene
from game.scenes.names.keys import build_broad_key, build_key, build_rack, build_tray, build_turn
from game.scenes.names.known_names import build_names, known_names
from game.scenes.names.letters import ALPHABET, RARER
from game.scenes.names.portrait import Portrait
from game.scenes.scenery import cupboard
from game.scenes.scenery.cupboard_page import build_cupboard
from game.scenes.scenery.figures import known
from game.ui.layout import (
    Node,
    Padding,
    Picture,
    Text,
    column,
    first_that_fits,
    pad,
    row,
    stack,
)
from game.ui.widgets.key_sign import key_sign

if TYPE_CHECKING:
    from game.house import House

CHIPS = 3  # names that are ready
READY = "known/0"  # the first of the names that are ready
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
        self.portrait = Portrait(house, who or (
            "" if seat is None else known(name, house.settings.faces)), seat, faces)
        self.whole = bool(self.letters)  # the name is still as it was, and a letter replaces it
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
        self.portrait.tick(seconds)
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
            self.portrait.notice_letter(full=len(self.letters) == LONGEST)
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
        self.portrait.keep(self.name)
        self.house.tell(("name-kept", self.name))
        self.done(self.name)

    def _take(self, name: str) -> None:
        """One of the names that are ready is kept at once."""
        self.letters = list(name)
        self.portrait.others.clear()  # a known name has a face
        self._keep()

    # what is shown

    def room(self, page: Page) -> Box:  # noqa: ARG002  it has no hints at its foot
        return SAFE

    def view(self, page: Page) -> Node:
        say, art, height = self.house.words, page.art, page.control()
        size = min(art.text_scale, 1.25)
        line = art.line(f"heading@{size}")
        heading = row(
            Text(words=say.say(self.heading), style="heading", size=size / art.text_scale, ink=GOLD,
                 one_line=True),
            Node(anchor="hints", grow=1), gap=48, height=line)
        beside = self._build_aside(page) if self.portrait.who or self.known else None
        scale = art.text_scale
        rack = stack(build_rack("".join(self.letters), LONGEST, scale, fresh=not self.whole),
                     height=268, shrink=1)
        space = Node(grow=1, min_height=16)
        keys = column(rack, space, self._build_board(scale), space, grow=1)
        buttons = row(
            replace(self._build_broad("drop", "hint-drop", "ui/leave", page),
                    width=452 if beside else 345),
            row(replace(self._build_broad(key(" "), "name-space", "ui/space", page), grow=0.28),
                replace(self._build_broad("erase", "name-erase", "ui/erase", page), grow=0.3),
                replace(self._build_broad("keep", "done", "ui/check", page), grow=0.42), gap=28,
                grow=1),
            gap=40 if beside else 28, height=height)
        return build_cupboard(heading, row(beside, keys, gap=40), buttons)

    def choose(self, name: str, step: int) -> None:
        part, _, which = name.partition("/")
        if part == "key":
            self._append(self._cased(which))
        elif part == "known":
            self._take(self.known[int(which)])
        elif part == "face":
            self._face(int(which or step))
        else:
            {"board": self._turn, "erase": self._erase, "keep": self._keep,
             "drop": self.back}[name]()

    @property
    def ringed(self) -> str:
        """Return what a confirm does: players who type keep the name, whatever has the focus."""
        return "keep" if self.last_device in KEYS and not self.steered else self.focus.name

    def _key_of(self, name: str) -> Action | None:
        """Return what may be pressed for a button from everywhere, on the device used last."""
        keys, pad = self.last_device in KEYS, self.last_device.startswith("pad/")
        if name == ("erase" if self.letters else "drop"):
            return Action.CANCEL
        if name == "keep" and (pad or (keys and not self.steered)):
            return Action.WHY if pad else Action.CONFIRM
        return Action.PAUSE if name == "drop" and not pad else None

    def show_hints(self, page: Page) -> None:
        """Draw beside the heading what a confirm does, or else that letters may be typed."""
        box, spot = page.anchors["hints"], page.spots.get(self.focus.name)
        typing = self.last_device in KEYS and not self.steered
        own = () if typing else spot.hints if spot else CHOOSE
        told = self.house.words("name-how")
        if own:
            wide = min(sum(width_of_hint(page.art, self.house, self.last_device, *one)
                           for one in own) + 2, box.w)
            high = min(glyph_side(page.art) + 6, box.h)
            hint_row(page, self.house, Box(box.right - wide, box.center[1] - high / 2, wide, high),
                     self.last_device, own)
        elif page.art.size(told, "body")[0] < box.w:
            page.fitted(box, told, "body", IVORY, "right")

    def _build_aside(self, page: Page) -> Node:
        """Return the player at their window, and under them as many known names as have room."""
        say, portrait = self.house.words, self.portrait
        window = Node(grow=1)
        if portrait.who:
            window = stack(portrait.build(say, page.art.text_scale), grow=1, min_height=320)
        if portrait.others:
            window = replace(window, name="face", told=say("name-face"), turns=True, hints=FACING,
                             ways=((Action.DOWN, READY),))
        boards = [build_names(page, self.known[:n], say("name-before"), self.ringed,
                              self.house.settings.faces)
                  for n in range(len(self.known), 0, -1)]
        trees = [column(window, board, gap=24, padding=Padding(bottom=14)) for board in boards]
        return first_that_fits(*trees, column(window, padding=Padding(bottom=14)), width=452)

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        house, anchors = self.house, self.page.anchors
        if window := anchors.get("window"):
            self.portrait.draw(screen, window, waves=bool(self.name))
        slot, still = anchors.get("next letter"), house.settings.reduced_motion
        if slot and slot.w > 42 and (still or house.now % 1.1 < 0.68):  # a caret that blinks
            caret = house.art.plate(7, slot.h * 0.56, GOLD, 255, None, 2, 3.5)
            screen.put(caret, slot.x + slot.w * 0.26, slot.y + slot.h * 0.22)

    def _build_board(self, scale: float) -> Node:
        """Return the letters of the board that is open, and the key of the other board."""
        rows = [[self._build_key(letter, scale) for letter in letters] for letters in self.board]
        rows[-1] += [Node(grow=1)] * (9 - len(rows[-1]))
        told: Says = ("name-alphabet",) if self._other is ALPHABET else ("name-rarer",)
        rows[-1].append(build_turn(
            "ABC" if self._other is ALPHABET else "123", self.house.words.say(told), scale,
            ((Action.CONFIRM, told),), lit=self.ringed == "board"))
        lines = (row(*keys, gap=14, grow=1, max_height=132) for keys in rows)
        return build_tray(column(*lines, gap=14, padding=pad(22)), light=0.62, shrink=1,
                          height=3 * 132 + 2 * 14 + 2 * 22)

    @property
    def _other(self) -> tuple[str, ...]:
        """The board that is not open."""
        return RARER if self.board is ALPHABET else ALPHABET

    def _face(self, step: int) -> None:
        """Take another face."""
        self.portrait.turn(step)
        self.house.sounds.play("focus")
        self.stale()

    def _turn(self) -> None:
        """Open the other board."""
        self.board = self._other
        self.stale()

    def _build_key(self, letter: str, scale: float) -> Node:
        label, name = self._cased(letter), key(letter)
        return build_key(letter, label, name, scale, _adds(label), lit=name == self.ringed,
                         full=len(self.letters) == LONGEST and not self.whole)

    def _build_broad(self, name: str, said: str, picture: str, page: Page) -> Node:
        """Return a broad key; its sign is the button that does the same, or a picture."""
        label, device, action = self.house.words(said), self.last_device, self._key_of(name)
        sign = key_sign(page.art, self.house, device, action) if action else Node()
        if not sign.width:  # the device has no button for it
            sign = Picture(source=picture, height=0.56 * page.control(), ink=INK)
        return build_broad_key(name, label, sign, page.art.text_scale, lit=name == self.ringed,
                               hints=_adds(label) if name == key(" ") else None)


def _aside(name: str) -> bool:
    """Say whether a spot is beside the keys: the face, or a known name."""
    return name == "face" or name.startswith("known/")


def _adds(letter: str) -> Hints:
    """What Enter does on a key."""
    return ((Action.CONFIRM, ("hint-letter", letter.upper())),)


def key(letter: str) -> str:
    """The spot of a letter's key."""
    return f"key/{letter}"
