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
from game.picture.screen import SAFE, WIDTH, Box, Screen
from game.picture.theme import GOLD, IVORY
from game.scenes.menu import KEYS, TreeScene
from game.scenes.names import wooden_keys
from game.scenes.names.known_names import known_names
from game.scenes.names.letters import ALPHABET, RARER
from game.scenes.names.name_portrait import LEAST, Bearer, build_names
from game.scenes.scenery import cupboard
from game.scenes.scenery.figures import known
from game.ui.layout import Node, Padding, Paint, Text, column, first_that_fits, pad, row, stack

if TYPE_CHECKING:
    from game.house import House

CHIPS = 3  # names that are ready
READY = "known/0"  # the first of the names that are ready
FACING: Hints = ((Action.CONFIRM, ("name-face",)),)  # where a face is
NAMING = ((Action.CONFIRM, "hint-spell"), (Action.NEXT, "hint-other"))  # where a name stands
PERSON = ((Action.CONFIRM, "hint-person"), (Action.NEXT, "hint-other"))  # that of a person


class SpellingScene(TreeScene):
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
        beside = self._build_aside(page) if self.bearer.who or self.known else None
        fresh = not self.whole
        rack = Paint(paint=draw_rack, values=("".join(self.letters), fresh), height=268, shrink=1)
        space = Node(grow=1, min_height=16)
        keys = column(rack, space, self._build_board(), space, grow=1)
        width = 452 if beside else 0.2 * SAFE.w
        buttons = row(
            replace(self._build_broad("drop", "hint-drop", "ui/leave"), width=width),
            row(replace(self._build_broad(key(" "), "name-space", "ui/space"), grow=0.28),
                replace(self._build_broad("erase", "name-erase", "ui/erase"), grow=0.3),
                replace(self._build_broad("keep", "done", "ui/check"), grow=0.42), gap=28, grow=1),
            gap=40 if beside else 28, height=height)
        return stack(Paint(paint=draw_cupboard, values=(line, height)), column(
            heading, Node(height=24), row(beside, keys, gap=40, grow=1), Node(height=20), buttons))

    def choose(self, name: str, step: int) -> None:
        part, _, which = name.partition("/")
        if part == "key":
            self._append(self._cased(which))
        elif part == "known":
            self._take(self.known[int(which)])
        elif part == "face":
            self._face(step)
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
        say, bearer = self.house.words, self.bearer
        window = stack(
            Paint(paint=draw_bearer, values=(bearer, bearer.who)) if bearer.who else None,
            column(Node(name="face", told=say("name-face"), turns=True, hints=FACING, grow=1,
                        ways=((Action.DOWN, READY),)), padding=pad(10, 0))
            if bearer.others else None, grow=1, min_height=LEAST if bearer.who else 0)
        boards = [build_names(page, self.known[:n], say("name-before"), self.ringed,
                              self.house.settings.faces)
                  for n in range(len(self.known), 0, -1)]
        trees = [column(window, board, gap=24, padding=Padding(bottom=14)) for board in boards]
        return first_that_fits(*trees, column(window, padding=Padding(bottom=14)), width=452)

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        self.bearer.draw(screen, greets=bool(self.name))
        if following := self.page.anchors.get("next letter"):
            wooden_keys.caret(screen, self.house.art, following, self.house.now,
                              still=self.house.settings.reduced_motion)

    def _build_board(self) -> Node:
        """Return the letters of the board that is open, and the key of the other board."""
        rows = [[self._build_key(letter) for letter in letters] for letters in self.board]
        rows[-1] += [Node(grow=1)] * (9 - len(rows[-1]))
        told: Says = ("name-alphabet",) if self._other is ALPHABET else ("name-rarer",)
        rows[-1].append(Paint(
            paint=wooden_keys.draw_turn, name="board", told=self.house.words.say(told), grow=1,
            values=("ABC" if self._other is ALPHABET else "123", self.ringed == "board"),
            hints=((Action.CONFIRM, told),)))
        lines = (row(*keys, gap=14, grow=1, max_height=132) for keys in rows)
        return stack(Paint(paint=draw_tray), column(*lines, gap=14, padding=pad(22)),
                     height=3 * 132 + 2 * 14 + 2 * 22, shrink=1)

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

    def _build_key(self, letter: str) -> Node:
        """Return a key that adds a letter."""
        label, name = self._cased(letter), key(letter)
        full = len(self.letters) == LONGEST and not self.whole
        return Paint(paint=wooden_keys.draw_key, values=(letter, name == self.ringed, full),
                     name=name, told=label, hints=_adds(label), grow=1)

    def _build_broad(self, name: str, said: str, picture: str) -> Node:
        label, device, action = self.house.words(said), self.last_device, self._key_of(name)
        glyph = self.house.devices.glyph(device, action) if action else None
        return Paint(paint=wooden_keys.draw_broad, name=name, told=label, values=(
            name, label, picture, name == self.ringed, self.house, device, action, glyph),
            hints=_adds(label) if name == key(" ") else None)


def draw_cupboard(page: Page, box: Box, heading: float, button: float) -> None:
    """Draw the cupboard: the board under the heading, and a table on which the buttons lie."""
    top, foot = box.y + heading + 10, box.bottom - button - 18
    cupboard.light(page, Box(0, top, WIDTH, foot - top))
    cupboard.put(page, "shade", Box(0, top, WIDTH, cupboard.SHADE))
    cupboard.beam(page, top)
    cupboard.table(page, foot)


def draw_rack(page: Page, box: Box, letters: str, fresh: bool) -> None:
    """Draw the name so far; the page keeps where the next letter will stand."""
    following = wooden_keys.rack(page, box, letters, LONGEST, fresh=fresh)
    if following:
        page.anchors["next letter"] = following


def draw_tray(page: Page, box: Box) -> None:
    wooden_keys.tray(page, box, 0.62)


def draw_bearer(page: Page, box: Box, bearer: Bearer, _who: str) -> None:
    bearer.lay(page, box)


def _aside(name: str) -> bool:
    """Whether a spot is beside the keys: her face, or a name that is ready."""
    return name == "face" or name.startswith("known/")


def _adds(letter: str) -> Hints:
    """What Enter does on a key."""
    return ((Action.CONFIRM, ("hint-letter", letter.upper())),)


def key(letter: str) -> str:
    """The spot of a letter's key."""
    return f"key/{letter}"
