"""Whose hand is open on the screen: one seat's at most, and no hand between two turns.

A single human always sees their own hand. Several humans choose a mode in the lobby:

- `closed`: the table stays in view and only the hand of the seat to move lies closed. One press of
  that seat opens it in its place. It closes when another human is asked.
- `curtain`: a curtain hides the whole table between two turns.
- `open_hand`: everybody may open their own hand at any time, also out of turn.
- `hold`: a hand stays open while a button is held.
- `open`: all hands lie open.

When several seats answer at the same time, nothing is handed over in any mode: all choose side by
side, and each opens their own hand. A hand on a phone stays closed here and needs no curtain.
"""

from __future__ import annotations

from math import ceil

from game.core.contract import Rules, Seat, State
from game.core.hands import Hands
from game.core.settings import Mode
from game.devices.press import Action, Press
from game.tables.attention import DEAF

LOOK = Action.PREV  # opens and closes a player's own hand
MODES: tuple[Mode, ...] = ("closed", "curtain", "peek", "hold", "open")
THROUGH = (Action.PAUSE, Action.RULES, Action.LOG, Action.LOST, Action.FULLSCREEN)
WARNING_SECONDS = 4  # before an open hand closes by itself
PEEK_SECONDS = 10.0  # without a press, after which a peek out of turn ends
CARD_SECONDS = 1.0  # for which everybody sees the last card before a curtain falls


class Secrecy:
    """The seat whose hand is open (`audience`), and the seat that a curtain waits for."""

    def __init__(self, hands: Hands, mode: Mode, *, secrets: bool, closing: float = 0.0) -> None:
        """`secrets`: the game has hidden cards. `closing`: seconds without a press after which the
        open hand of a seat that is asked closes; 0 means never."""
        self._hands = hands
        self._secrets = secrets
        self.closing = closing
        self.mode = mode
        self.audience: Seat | None = None
        self.curtain: Seat | None = None
        self.fallen = False  # the curtain hides the table already
        self.home: Seat = hands.humans[0] if hands.humans else 0  # the chair the table is seen from
        self._asked: list[Seat] = []  # the seats that are asked now
        self._last = self.home  # the seat that was asked last, first of several
        self._beside = False  # several seats choose side by side
        self._secret = False  # their choices are secret
        self._quiet = 0.0  # seconds since the last press, or since the table came to rest

    @property
    def shared(self) -> bool:
        """Say whether hands must be hidden from other people at the screen."""
        humans = self._hands.humans
        return (self._secrets and self.mode != "open"
                and (len(humans) > 1 or any(map(self._hands.on_phone, humans))))

    @property
    def peeks(self) -> bool:
        """Say whether a press opens a hand on the table, rather than lifting a curtain."""
        return self.shared and (self.mode != "curtain" or self._beside)

    @property
    def holds(self) -> bool:
        """Say whether a hand stays open only while a button is held."""
        return self.peeks and self.mode == "hold"

    @property
    def closed(self) -> Seat | None:
        """Return the seat whose closed hand lies in front: the one to move, or the last one."""
        here = self._list_here(self._asked or [self._last])
        if self.mode == "closed" and self.shared and self.audience is None and len(here) == 1:
            return here[0]
        return None

    @property
    def front(self) -> Seat | None:
        """Return the seat whose hand lies in front."""
        if self._secrets and self.mode == "open":
            return self._last
        if self.shared or self.audience is not None:
            return self.closed if self.audience is None else self.audience
        return self.home

    def view_of(self, rules: Rules, state: State) -> State:
        """Return the view for the screen."""
        if self._secrets and self.mode == "open":
            return state
        return rules.view(state, self.audience)

    def may_see(self, seat: Seat) -> bool:
        """Say whether a seat's secrets may be drawn."""
        return not self.shared or self.audience == seat

    def is_apart(self, seat: Seat) -> bool:
        """Say whether a seat plays from a phone: the screen never shows its secrets."""
        return self._secrets and self.mode != "open" and self._hands.on_phone(seat)

    def may_look(self, seat: Seat) -> bool:
        """Say whether a seat may open its hand now; in the mode `closed` only when it is to
        move."""
        return self.mode != "closed" or self._beside or seat in self._asked

    def find_looker(self, seat: Seat) -> Seat | None:
        """Return the other seat whose open hand keeps this one closed."""
        return self.audience if self.peeks and not self.may_see(seat) else None

    def turn(self, asked: list[Seat], *, beside: bool = False, secret: bool = False) -> bool:
        """Ask these seats. Returns whether the view has changed.

        `beside`: each seat has a device, and all choose at once; `secret`: their choices stay
        secret. A hand stays open while its seat goes on alone. It closes once secret choices on
        phones are over, as all look up then. A fallen curtain stays while others choose in secret.
        """
        was = self.audience, self.curtain, self.front
        looks_up = (self._secret and not secret
                    and any(map(self._hands.on_phone, self._hands.humans)))
        goes_on = self._secret and secret
        here = self._list_here(asked)
        begins_beside = beside and not self._beside
        self._beside, self._secret = beside, secret
        self._asked = asked
        self._last = asked[0] if asked else self._last
        if not self.shared:
            self.audience = self._hands.alone
            self.curtain = None
        elif self.audience not in here or begins_beside or looks_up:
            self.audience = None
            self.curtain = here[0] if here and not self.peeks else None
            if not (goes_on and self.curtain is not None and self.curtain == was[1]):
                self._quiet, self.fallen = 0.0, False
        return was != (self.audience, self.curtain, self.front)

    def _list_here(self, seats: list[Seat]) -> list[Seat]:
        """Return those of the seats that play at this screen."""
        return [seat for seat in seats if seat in self._hands.humans and not self.is_apart(seat)]

    def drop_curtain_soon(self, *, busy: bool, pace: float = 1.0) -> None:
        """Let a curtain fall a moment after the table has come to rest. `pace` is how fast things
        move; 0 means at once."""
        if self.curtain is not None and not self.fallen:
            if busy:
                self._quiet = 0.0
            elif not pace or self._quiet * pace >= CARD_SECONDS:
                self.drop_curtain()

    def drop_curtain(self) -> None:
        """Let a waiting curtain fall now."""
        if self.curtain is not None and not self.fallen:
            self.fallen, self._quiet = True, 0.0

    def press(self, press: Press) -> bool:
        """Lift the curtain with a press. Returns whether the curtain took it."""
        self._quiet = self._quiet if self.curtain is not None else 0.0
        if self.curtain is not None:
            if (press.action is Action.CONFIRM and press.phase == "down" and self._quiet >= DEAF
                    and self.curtain in self._hands.seats_of(press.device)):
                self._open(self.curtain)
            return press.action not in THROUGH
        return False

    def open_hand(self, seat: Seat) -> None:
        """Open a seat's hand, unless another hand is open, or it lies on a phone."""
        if self.audience is None and not self.is_apart(seat):
            self._open(seat)

    def close(self, seat: Seat) -> None:
        """Close a seat's open hand."""
        if self.peeks and self.audience == seat:
            self.audience = None

    def _open(self, seat: Seat) -> None:
        self.audience, self.curtain = seat, None
        self._quiet, self.fallen = 0.0, False

    def hide(self) -> None:
        """Close the open hand, for a pause, a lost pad or an interruption."""
        if self.shared and self.audience is not None:
            seat, self.audience = self.audience, None
            self.curtain = None if self.peeks else seat
            self._quiet, self.fallen = 0.0, self.curtain is not None

    @property
    def _open_seconds(self) -> float:
        """Return how long a hand stays open without a press; 0 means without limit. A player to
        move has no limit, unless the players have set one."""
        if self.audience is None or not self.peeks or self.holds:
            return 0.0
        return self.closing if self.audience in self._asked else PEEK_SECONDS

    def closes_in(self) -> int | None:
        """Return the seconds until the open hand closes, once few are left."""
        if not (seconds := self._open_seconds):
            return None
        left = ceil(seconds - self._quiet)
        return left if left <= WARNING_SECONDS else None

    def tick(self, seconds: float) -> bool:
        """Let time pass. Returns whether an open hand has closed."""
        self._quiet += seconds
        limit = self._open_seconds
        if limit and self._quiet >= limit:
            self.audience = None
            return True
        return False
