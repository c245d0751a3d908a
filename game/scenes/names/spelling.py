"""The state of the page for a name: the letters so far, and the boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.contract import Message, Seat
from game.core.faces import find_face
from game.core.known_names import list_known_names
from game.core.name_draft import Draft
from game.core.name_filter import LONGEST
from game.core.runes import ALPHABET, RARER
from game.devices.press import Action
from game.house import House
from game.scenes.menu import KEYS, MenuScene
from game.scenes.names.portrait import Portrait
from game.ui.furniture import cupboard


def name_key(letter: str) -> str:
    """Return the name of the key that adds a letter."""
    return f"key/{letter}"


class Spelling(MenuScene):
    backdrop = cupboard.BACK
    has_hints = False  # at its foot

    def __init__(self, house: House, name: str, done: Callable[[str], None],
                 heading: Message = ("name-spell",), *, seat: Seat | None = None,
                 taken: Sequence[str] = (), ready: bool = False, who: str = "",
                 faces: Sequence[str] = (), alone: bool = False) -> None:
        """`seat` is the player's, `who` their face, by default that of the name. `taken` are the
        names of all players here, which the new one may equal unless it must stand `alone`; `faces`
        are theirs. `ready`: most players keep the old name."""
        super().__init__(house)
        self.heading = heading
        self.draft = Draft(name)
        self.done = done
        self.others = {*taken} - {name} if alone else set()
        self.seat = seat
        self.portrait = Portrait(house, who or (
            "" if seat is None else find_face(name, house.settings.faces)), seat, faces)
        self.steered = False  # with the arrows of a keyboard, since a letter was typed
        self.typed = False  # on the keyboard
        self.board: tuple[str, ...] = ALPHABET
        self.known = list_known_names(
            house.settings, house.store.night.last.past, (name, *taken), 3, LONGEST,
            tonight=house.kiosk is not None)
        begins = name[:1].upper()
        here = begins if begins in {*"".join(ALPHABET)} else ALPHABET[0][0]
        self.first = "keep" if ready else name_key(here)

    @property
    def name(self) -> str:
        return self.draft.name

    @property
    def ringed(self) -> str:
        """Return what Confirm does: a player who types keeps the name, wherever the focus is."""
        return "keep" if self.last_device in KEYS and not self.steered else self.focus.name

    def find_shortcut(self, name: str) -> Action | None:
        """Return the press that reaches a button from everywhere, on the device used last."""
        keys, pad = self.last_device in KEYS, self.last_device.startswith("pad/")
        if name == ("erase" if self.draft.letters else "drop"):
            return Action.CANCEL
        if name == "keep" and (pad or (keys and not self.steered)):
            return Action.WHY if pad else Action.CONFIRM
        return Action.PAUSE if name == "drop" and not pad else None

    @property
    def other_board(self) -> tuple[str, ...]:
        return RARER if self.board is ALPHABET else ALPHABET
