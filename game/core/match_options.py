"""The options of a match: number of seats, how hands are kept, and the game's options."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from game.core.lobby_memory import last_names, restore_options, summarize_lobby
from game.core.seating import Seating
from game.core.settings import Habit, Mode, Settings, next_value
from game.games import list_offered, load_rules


class MatchOptions:
    """The last options of a game, or the usual ones. `comes_to` returns the effect of a value for a
    number of players: among values with the same effect, one is offered. `changed` is called after
    each change."""

    def __init__(self, settings: Settings, game: str, seating: Seating,
                 comes_to: Callable[[int, str], str], usual: Mode,
                 changed: Callable[[], None]) -> None:
        self.settings, self.game, self.seating = settings, game, seating
        self.comes_to, self.changed = comes_to, changed
        self.offered, self.faults = list_offered(game)
        self.mode: Mode = settings.lobbies.get(game, Habit()).secrecy or usual
        self.options = restore_options(settings, game, self.offered)

    @property
    def habit(self) -> Habit:
        """Return the memory of the lobby."""
        return summarize_lobby(self.seating, self.mode, self.options)

    def turn_seats(self, step: int) -> None:
        """Turn to another number of seats."""
        before = len(self.seating.kinds)
        n = next_value(sorted(load_rules(self.game).SEATS), before, step)
        self.seating.resize(n, last_names(self.settings, n, range(before, n)))
        self.changed()

    def turn_secrecy(self, step: int) -> None:
        """Turn to another way to keep hands."""
        self.mode = next_value(get_args(Mode), self.mode, step)
        self.changed()

    def turn_option(self, name: str, step: int) -> None:
        """Turn an option to another value."""
        self.options[name] = next_value(*self.list_values(name), step)
        self.changed()

    def list_values(self, name: str) -> tuple[list[str], str]:
        """Return the values of an option at this table, and the current one."""
        seats, found = len(self.seating.kinds), dict[str, str]()
        for value in self.offered[name]:
            found.setdefault(self.comes_to(seats, value), value)
        return [*found.values()], found[self.comes_to(seats, self.options[name])]
