"""Remember the puzzles solved in a house, in a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from game.bots.puzzles import Puzzle
from game.core import settings
from game.core.files import Plain
from game.core.puzzles import load_puzzles

FILE = "puzzles.json"


class Solved(msgspec.Struct, forbid_unknown_fields=True):
    """The names of puzzles that were solved without help, by game."""

    solved: dict[Plain, list[Plain]] = {}


class PuzzleMemory:
    """Remembers solved puzzles in a file; without one, as long as the program runs. `trouble`: the
    file was broken, and was set aside."""

    def __init__(self, file: Path | None,
                 write: Callable[[Callable[[], str | None]], None]) -> None:
        """`write` is called with the function that writes the file."""
        self._file, self._write = file, write
        kept, self.trouble = settings.read_kept(file, Solved, "puzzles") if file else (None, None)
        self._kept = kept or Solved()

    def is_solved(self, game: str, puzzle: Puzzle) -> bool:
        return puzzle.name in self._kept.solved.get(game, ())

    def count(self, game: str, strength: int) -> int:
        """Return the number of solved puzzles of a difficulty."""
        return sum(self.is_solved(game, one) for one in load_puzzles(game)
                   if one.strength == strength)

    def find_next(self, game: str, strength: int, after: Puzzle | None = None) -> Puzzle | None:
        """Return the first unsolved puzzle of a difficulty, if possible `after` another one."""
        listed = [one for one in load_puzzles(game) if one.strength == strength]
        at = listed.index(after) + 1 if after in listed else 0
        return next((one for one in (*listed[at:], *listed[:at])
                     if one != after and not self.is_solved(game, one)), None)

    def add(self, game: str, puzzle: Puzzle) -> None:
        if self.is_solved(game, puzzle):
            return
        self._kept.solved.setdefault(game, []).append(puzzle.name)
        if self._file:
            content = Solved({name: list(of) for name, of in self._kept.solved.items()})
            self._write(partial(settings.save, self._file, content, "puzzles"))
