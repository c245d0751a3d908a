"""Whose hand is open on the screen: at most one seat's at a time, and nobody's in between.

With one human it is hers. With several there is a curtain between two turns, or everybody peeks at
her own hand; a table of friends who teach may lay all hands open.
"""

from __future__ import annotations

from game.press import Action, Press
from game.rules.core import Rules, Seat, State
from game.tables.hands import Hands, Mode

MODES: tuple[Mode, ...] = ("curtain", "peek", "open")
DEAF = 0.3  # seconds for which a curtain that has just fallen hears nothing
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
        self.viewpoint: Seat = hands.humans[0] if hands.humans else 0
        self._quiet = 0.0  # seconds since the last press, or since the curtain fell

    @property
    def shared(self) -> bool:
        """Whether several humans share the screen and something has to be kept from some."""
        return self._secrets and self.mode != "open" and len(self._hands.humans) > 1

    def view(self, rules: Rules, state: State) -> State:
        """What may be on the screen now."""
        if self._secrets and self.mode == "open":
            return state
        return rules.view(state, self.audience)

    def sees(self, seat: Seat) -> bool:
        """Whether what concerns a seat alone may be drawn."""
        return not self.shared or self.audience == seat

    def turn(self, asked: list[Seat]) -> bool:
        """Others are asked now; whether who sees what has changed."""
        was = self.audience, self.curtain
        if not self.shared:
            self.audience = self._hands.alone
            self.curtain = None
        elif self.audience not in asked:
            self.audience = None
            self.curtain = asked[0] if asked and self.mode == "curtain" else None
            self._quiet = 0.0
        return was != (self.audience, self.curtain)

    def press(self, press: Press) -> bool:
        """Let a press lift the curtain, or open and close a hand; whether it was for that."""
        self._quiet = self._quiet if self.curtain is not None else 0.0
        if self.curtain is not None:
            if (press.action is Action.CONFIRM and press.phase == "down" and self._quiet >= DEAF
                    and self.curtain in self._hands.seats(press.device)):
                self._open(self.curtain)
            return press.action not in (Action.PAUSE, Action.LOST, Action.FULLSCREEN)
        return False

    def peek(self, seat: Seat) -> None:
        """A seat opens its hand, or closes it."""
        if self.audience == seat:
            self.audience = None
        elif self.audience is None:
            self._open(seat)

    def _open(self, seat: Seat) -> None:
        self.audience, self.curtain, self.viewpoint = seat, None, seat
        self._quiet = 0.0

    def hide(self) -> None:
        """Nobody's hand is open any more: a pause, a lost pad, an interruption."""
        if self.shared and self.audience is not None:
            seat, self.audience = self.audience, None
            self.curtain = seat if self.mode == "curtain" else None
            self._quiet = 0.0

    def tick(self, seconds: float) -> bool:
        """Let time pass; whether a peek has ended by itself."""
        self._quiet += seconds
        peeking = self.shared and self.mode == "peek" and self.audience is not None
        if peeking and self._quiet >= HIDES:
            self.audience = None
            return True
        return False
