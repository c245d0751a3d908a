"""Finds a game's puzzles in matches that bots play: `python -m game.tools.ladder.puzzles GAME`.

Every position of a match is looked at, and what is proved to be a puzzle is kept, one of each scene
(`bots.puzzles.Part.find_scene`), as many of one strength as of another. Ctrl+C stops it, and the
same command goes on with the match after the last one.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Hashable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic

from game.bots import puzzles
from game.bots.puzzles import NOTE, STRENGTHS, Puzzle
from game.bots.search import Budget, bot_of
from game.core.contract import Move, Seat, State, make_luck, pick
from game.core.puzzles import file_of
from game.games import load_rules
from game.tools.ladder.matches import play_out

NODES = 300  # of a thought: the bots need not play well, and shall not take long
EVERY = 20.0  # seconds between two lines about how far it is


class Hunt:
    """The puzzles of a game that have been found with one seed, and in how many matches."""

    def __init__(self, game: str, seed: str, count: int, file: Path) -> None:
        """Goes on with what the file has of this seed. Raises BadText for a file of puzzles with a
        line that is none."""
        self.game, self.seed, self.file = game, seed, file
        self.wanted = {strength: count // 3 + (strength <= count % 3) for strength in STRENGTHS}
        self.matches = 0
        self.found: list[Puzzle] = []
        if file.exists():
            head, *lines = file.read_text(encoding="utf-8").splitlines()
            if head.startswith(self._write_head()):
                self.matches = int(head.removeprefix(self._write_head()).split()[0])
                self.found = [puzzles.read(line) for line in lines if not line.startswith(NOTE)]

    def _write_head(self) -> str:
        return f"{NOTE} {self.game}, seed {self.seed}, matches: "

    @property
    def over(self) -> bool:
        return all(self.count_missing(strength) <= 0 for strength in STRENGTHS)

    def count_missing(self, strength: int) -> int:
        return self.wanted[strength] - sum(one.strength == strength for one in self.found)

    def go_on(self) -> bool:
        """Look at one more match. Returns whether something was found in it."""
        best: dict[Hashable, Puzzle] = {}
        known = {one.position for one in self.found}
        for state in list_positions(self.game, f"puzzles/{self.seed}/{self.matches}"):
            scene = puzzles.part_of(self.game).find_scene(state)
            one = puzzles.find_puzzle(self.game, state)
            if one and one.position not in known and (scene not in best or self.count_missing(
                    one.strength) > self.count_missing(best[scene].strength)):
                best[scene] = one
        new = []
        for one in best.values():
            if self.count_missing(one.strength) > 0:
                self.found.append(one)
                new.append(one)
        self.matches += 1
        return bool(new)

    def keep(self) -> None:
        """Write down what there is."""
        lines = [f"{self._write_head()}{self.matches}", *(one.write_line() for one in self.found)]
        part = self.file.with_suffix(".part")
        self.file.parent.mkdir(parents=True, exist_ok=True)
        part.write_text("\n".join(lines) + "\n", encoding="utf-8")
        part.replace(self.file)

    def tell_progress(self) -> str:
        """Return how far it is."""
        counts = ", ".join(f"{self.wanted[s] - self.count_missing(s)} of {self.wanted[s]}"
                           for s in STRENGTHS)
        return f"{self.game}: {counts} in {self.matches} matches"


def list_positions(game: str, seed: str) -> Iterator[State]:
    """Yield the positions of a match in which one seat alone is asked and something could be
    reached."""
    table, own, chance = load_rules(game), puzzles.part_of(game), Random(seed)
    bot = bot_of(game)
    levels = [pick(bot.LEVELS, chance) for _ in range(own.SEATS)]
    options = pick(own.OPTIONS, chance) if len(own.OPTIONS) > 1 else own.OPTIONS[0]
    state = table.setup(own.SEATS, make_luck(seed, -1), options)
    for ply in range(own.OPENING):
        mover = min(table.prompts(state))
        state = table.step(state, mover, pick(list(table.moves(state, mover)), chance),
                           make_luck(seed, ply))
    seen: list[State] = []

    def answer(state: State, seat: Seat) -> Move | None:
        view = table.view(state, seat)
        return (bot.choose(view, seat, chance, Budget(nodes=NODES), levels[seat])
                or bot.move_quickly(view, seat, chance)
                or pick(list(table.moves(state, seat)), chance))

    def watch(state: State, seat: Seat, _: Move) -> None:
        if len(table.prompts(state)) == 1 and next(iter(own.list_goals(state, seat)), None):
            seen.append(state)

    with suppress(ValueError):  # a match that does not end has positions too
        play_out(table, state, answer, seed, ply=own.OPENING, watch=watch)
    yield from seen


def main(given: Sequence[str] | None = None) -> int:
    asked = _make_parser().parse_args(given)
    if hasattr(os, "nice"):
        os.nice(19)
    file = asked.file or file_of(asked.game)
    hunt, told = Hunt(asked.game, asked.seed, asked.count, file), monotonic()
    try:
        while not hunt.over:
            if hunt.go_on():
                hunt.keep()
            if monotonic() - told >= EVERY:
                print(hunt.tell_progress(), flush=True)
                told = monotonic()
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
    hunt.keep()
    print(hunt.tell_progress())
    return 0


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.ladder.puzzles", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200, help="of all strengths (default: 200)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--file", type=Path, help="where they go (default: assets/puzzles)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
