"""Cache the views of a state: each frame needs them many times."""

from __future__ import annotations

from game.core.contract import Rules, Seat, State


class Views:
    """The views of the last state."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._state: State = None
        self._views: dict[Seat | None, State] = {}

    def __call__(self, state: State, seat: Seat | None) -> State:
        """Return the view of a seat, or the public one (None)."""
        if state is not self._state:
            self._state, self._views = state, {}
        if seat not in self._views:
            self._views[seat] = self._rules.view(state, seat)
        return self._views[seat]
