"""What seats may see of a state, each view worked out once: a frame asks for it many times."""

from __future__ import annotations

from game.core.contract import Rules, Seat, State


class Views:
    """The views of the state that was asked about last."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._state: State = None
        self._views: dict[Seat | None, State] = {}

    def __call__(self, state: State, seat: Seat | None) -> State:
        """Return what a seat may see of a state, or everybody (None)."""
        if state is not self._state:
            self._state, self._views = state, {}
        if seat not in self._views:
            self._views[seat] = self._rules.view(state, seat)
        return self._views[seat]
