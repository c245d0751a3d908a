"""Remember which puzzles have been solved in a house, in a file of its own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from game.bots.puzzles import Puzzle
from game.core import settings
from game.core.files import Plain
from game.core.puzzles import shipped

if TYPE_CHECKING:
    from game.house import House

FILE = "puzzles.json"


class Solved(msgspec.Struct, forbid_unknown_fields=True):
    """The names of puzzles that were solved without help, by game."""

    solved: dict[Plain, list[Plain]] = {}


class Memory:
    """Remembers solved puzzles; in a kiosk, whose next guests have solved nothing, as long as the
    program runs."""

    def __init__(self, house: House) -> None:
        """Read the file; tell if it was broken and was set aside."""
        self.house = house
        self._kept = Solved()
        if not house.kiosk:
            kept, trouble = settings.kept(house.data / FILE, Solved, "puzzles")
            self._kept = kept or self._kept
            if trouble:
                house.notice(trouble)

    def has(self, game: str, puzzle: Puzzle) -> bool:
        return puzzle.name in self._kept.solved.get(game, ())

    def count(self, game: str, strength: int) -> int:
        """Count the solved ones of a strength."""
        return sum(self.has(game, one) for one in shipped(game) if one.strength == strength)

    def next(self, game: str, strength: int, after: Puzzle | None = None) -> Puzzle | None:
        """Return the first unsolved one of a strength, if possible `after` another one."""
        listed = [one for one in shipped(game) if one.strength == strength]
        at = listed.index(after) + 1 if after in listed else 0
        return next((one for one in (*listed[at:], *listed[:at])
                     if one != after and not self.has(game, one)), None)

    def add(self, game: str, puzzle: Puzzle) -> None:
        if self.has(game, puzzle):
            return
        self._kept.solved.setdefault(game, []).append(puzzle.name)
        if not self.house.kiosk:
            content = Solved({name: list(of) for name, of in self._kept.solved.items()})
            self.house.keep(partial(settings.save, self.house.data / FILE, content, "puzzles"))


def memory(house: House) -> Memory:
    """Return the memory of a house, which is read when it is first asked for."""
    if house.solved is None:
        house.solved = Memory(house)
    return house.solved
