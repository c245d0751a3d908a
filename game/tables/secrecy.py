"""Whose hand is open on the screen: at most one seat's at a time, and nobody's in between.

A single human always sees her own. With several there is a curtain between two turns, or everybody
peeks at her own hand, by a press that opens and closes it or for as long as a button is held; a
table of friends who teach each other may lay all hands open. What everybody chooses at the same
time is chosen side by side: nothing is handed over, and each opens her own hand when she likes.
Whose hand lies on a phone plays from there: it stays closed here, without a curtain.
"""

from __future__ import annotations

from math import ceil

from game.core import Rules, Seat, State
from game.devices.press import Action, Press
from game.settings import Mode
from game.tables.attention import DEAF
from game.tables.hands import Hands

LOOK = Action.PREV  # opens and closes one's own hand in the modes with peeking
MODES: tuple[Mode, ...] = ("curtain", "peek", "hold", "open")
THROUGH = (Action.PAUSE, Action.RULES, Action.LOG, Action.LOST, Action.FULLSCREEN)
TOLD = 4  # seconds before that in which a warning is shown
HIDES = 10.0  # seconds without a press after which a peek ends


class Secrecy:
    """The seat whose hand is open (`audience`), and the seat that a curtain waits for."""

    def __init__(self, hands: Hands, mode: Mode, *, secrets: bool) -> None:
        """`secrets`: whether the game hides anything at all."""
        self._hands = hands
        self._secrets = secrets
        self.mode = mode
        self.audience: Seat | None = None
        self.curtain: Seat | None = None
        self.fallen = False  # whether that curtain hides the table already
        self.home: Seat = hands.humans[0] if hands.humans else 0  # from whose chair all is seen
        self._asked = self.home
        self._beside = False  # people choose side by side, without a curtain
        self._secret = False  # and what they choose is kept from the others
        self._quiet = 0.0  # seconds since the last press, or since the curtain fell

    @property
    def shared(self) -> bool:
        """Whether several humans share the screen and something has to be kept from some, or a hand
        lies on a phone and is kept from the room."""
        humans = self._hands.humans
        return (self._secrets and self.mode != "open"
                and (len(humans) > 1 or any(map(self._hands.on_phone, humans))))

    @property
    def peeks(self) -> bool:
        """Whether people open their own hands now, rather than lift a curtain."""
        return self.shared and (self.mode != "curtain" or self._beside)

    @property
    def holds(self) -> bool:
        """Whether a hand stays open only while a button is held."""
        return self.peeks and self.mode == "hold"

    @property
    def front(self) -> Seat | None:
        """Whose hand lies in front of everybody: one that is open."""
        if self._secrets and self.mode == "open":
            return self._asked
        return self.audience if self.shared or self.audience is not None else self.home

    def view(self, rules: Rules, state: State) -> State:
        """What may be on the screen now."""
        if self._secrets and self.mode == "open":
            return state
        return rules.view(state, self.audience)

    def sees(self, seat: Seat) -> bool:
        """Whether what concerns this seat alone may be drawn."""
        return not self.shared or self.audience == seat

    def apart(self, seat: Seat) -> bool:
        """Whether a seat plays from a phone, so that nothing which concerns it alone is ever drawn
        here, and nothing has to be opened first."""
        return self._secrets and self.mode != "open" and self._hands.on_phone(seat)

    def looker(self, seat: Seat) -> Seat | None:
        """Who else looks at an open hand, so that a seat cannot open its own."""
        return self.audience if self.peeks and not self.sees(seat) else None

    def turn(self, asked: list[Seat], *, beside: bool = False, secret: bool = False) -> bool:
        """These seats are asked now. Returns whether the view has changed. A curtain that has
        fallen before secret choices stays as it is while others choose.

        `beside`: each has a device of her own, and all choose at the same time; `secret`: what is
        chosen is. Once that is over everybody looks up from her phone, and a hand closes.
        """
        was = self.audience, self.curtain, self._beside
        up = self._secret and not secret and any(map(self._hands.on_phone, self._hands.humans))
        goes_on = self._secret and secret
        self._beside, self._secret = beside, secret
        here = [seat for seat in asked if not self.apart(seat)]
        if self._secrets and self.mode == "open" and asked:
            self._asked = asked[0]
        if not self.shared:
            self.audience = self._hands.alone
            self.curtain = None
        elif self.audience not in here or was[2] != beside or up:
            self.audience = None
            self.curtain = here[0] if here and not self.peeks else None
            if not (goes_on and self.curtain is not None and self.curtain == was[1]):
                self._quiet, self.fallen = 0.0, False
        return was[:2] != (self.audience, self.curtain)

    def fall(self, *, busy: bool) -> None:
        """Let a curtain fall once everybody has seen what has happened: until then nothing that is
        pressed lifts it."""
        if self.curtain is not None and not self.fallen:
            self.fallen = not busy
            if busy:
                self._quiet = 0.0

    def press(self, press: Press) -> bool:
        """Let a press lift the curtain. Returns whether the curtain took it."""
        self._quiet = self._quiet if self.curtain is not None else 0.0
        if self.curtain is not None:
            if (press.action is Action.CONFIRM and press.phase == "down" and self._quiet >= DEAF
                    and self.curtain in self._hands.seats(press.device)):
                self._open(self.curtain)
            return press.action not in THROUGH
        return False

    def peek(self, seat: Seat) -> None:
        """Open a seat's hand, unless somebody else's is open, or it lies on a phone."""
        if self.audience is None and not self.apart(seat):
            self._open(seat)

    def close(self, seat: Seat) -> None:
        """Close a seat's hand, if it is open for a peek."""
        if self.peeks and self.audience == seat:
            self.audience = None

    def _open(self, seat: Seat) -> None:
        self.audience, self.curtain = seat, None
        self._quiet, self.fallen = 0.0, False

    def hide(self) -> None:
        """Close the open hand: for a pause, a lost pad, an interruption."""
        if self.shared and self.audience is not None:
            seat, self.audience = self.audience, None
            self.curtain = None if self.peeks else seat
            self._quiet, self.fallen = 0.0, False

    def closes_in(self) -> int | None:
        """Whole seconds until a peek ends by itself, once few are left."""
        if self.audience is None or not self.peeks or self.holds:
            return None
        left = ceil(HIDES - self._quiet)
        return left if left <= TOLD else None

    def tick(self, seconds: float) -> bool:
        """Let time pass. Returns whether a peek has ended by itself."""
        self._quiet += seconds
        peeking = self.peeks and not self.holds and self.audience is not None
        if peeking and self._quiet >= HIDES:
            self.audience = None
            return True
        return False
