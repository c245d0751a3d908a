"""Solves Hamnár with one to four pieces on the board and writes `endgames/hamnar4.zlib`.

Needs numpy, which the game does not: `python -m venv v; v/bin/pip install numpy;
PYTHONPATH=. v/bin/python assets/make/endgame.py`. Backward over the six icons, again and
again until nothing changes: the value of a position is the best among those it leads to, one
activation further from the end. Mirrored boards hold the same and are left out (as zeros) of what
is written, for zlib to swallow.
"""

from __future__ import annotations

import sys
import time
import zlib
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from game.games.hamnar.bot import endgame as table
from game.games.hamnar.bot.position import LINES, SWAPS

Values = NDArray[np.int16]
FAR = 1000  # a loss on the spot is -FAR, a win in n activations FAR - n
BOARDS = table.BASE[table.MOST + 1]
ORBS = [orbs for orbs in range(64) if orbs.bit_count() == 3]


def boards() -> NDArray[np.int64]:
    """(boards, 2): the masks of both sides by number."""
    found = np.zeros((BOARDS, 2), np.int64)
    for count in range(1, table.MOST + 1):
        for squares in combinations(range(25), count):
            for colours in range(1 << count):
                sides = [0, 0]
                for i, square in enumerate(squares):
                    sides[colours >> i & 1] |= 1 << square
                found[table.board_number(*sides)] = sides
    return found


class Reach:
    """The boards that one kind of move of one seat leads to, all in one row, and each one's
    share of it; a board without a move leads to the lost one, number BOARDS."""

    def __init__(self, sides: NDArray[np.int64], icon: int, seat: int) -> None:
        targets: list[int] = []
        starts = np.zeros(BOARDS, np.int64)
        for number, both in enumerate(sides.tolist()):
            starts[number] = len(targets)
            own, enemy = both[seat], both[1 - seat]
            for step, kills, _, _ in LINES[icon][seat][own]:
                after = own ^ step, enemy & ~kills
                targets.append(table.board_number(*(after[::-1] if seat else after)))
            if starts[number] == len(targets):
                targets.append(BOARDS)
        self.targets, self.starts = np.array(targets), starts

    def best(self, after: Values) -> Values:
        """The best of `after`, all as the mover sees it."""
        lost = np.append(after, np.int16(-FAR - 1))
        return np.maximum.reduceat(lost[self.targets], self.starts)


def further(values: Values) -> Values:
    """One activation further from the end; -FAR - 1 is a loss before anything was played."""
    return (values - np.sign(values)).astype(np.int16)


def solve(sides: NDArray[np.int64]) -> dict[int, Values]:
    """By orbs: what white gets with the pawn about to be activated."""
    reaches = [[Reach(sides, icon, seat) for seat in (0, 1)] for icon in (1, 2, 5)]
    kinds = {1: reaches[0], 2: reaches[1], 3: reaches[1], 4: reaches[1], 5: reaches[2]}
    pawn = {orbs: np.zeros(BOARDS, np.int16) for orbs in ORBS}
    for sweep in range(1000):
        after = {orbs: answered(pawn, orbs) for orbs in ORBS}
        for icon in (5, 4, 3, 2, 1):
            for orbs in ORBS:
                sign = -1 if orbs >> icon & 1 else 1
                reach = kinds[icon][orbs >> icon & 1]
                after[orbs] = further(sign * reach.best((sign * after[orbs]).astype(np.int16)))
        same = all(np.array_equal(pawn[orbs], after[orbs]) for orbs in ORBS)
        pawn = after
        print(f"sweep {sweep + 1}", file=sys.stderr)
        if same:
            return pawn
    raise RuntimeError("the values do not settle")


def answered(pawn: dict[int, Values], orbs: int) -> Values:
    """The sun: its owner picks the best orbs."""
    picks = [pawn[orbs ^ flips] for _, _, flips, _ in SWAPS[orbs]]
    return further(np.minimum.reduce(picks) if orbs & 1 else np.maximum.reduce(picks))


def distances(values: Values) -> NDArray[np.int8]:
    """Activations to the end, signed. A loss at once is -1: 0 is a draw."""
    found = np.sign(values) * np.maximum(FAR - np.abs(values), 1)
    found[values == 0] = 0
    if np.abs(found).max() > 127:
        raise RuntimeError("a distance does not fit into a byte")
    return found.astype(np.int8)


def write(sides: NDArray[np.int64], pawn: dict[int, Values]) -> None:
    packed = np.stack([distances(pawn[orbs]) for orbs in table.ORB_SETS], axis=1)
    pieces = (sides[:, 0] | sides[:, 1]).tolist()
    left_out = np.array([table.mirrored(mask) < mask for mask in pieces])
    print("longest", np.abs(packed).max(), "wins, draws, losses of the pawn's owner:",
          *((packed[~left_out] * s > 0).sum() if s else (packed[~left_out] == 0).sum()
            for s in (1, 0, -1)))
    packed[left_out] = 0
    table.FILE.write_bytes(zlib.compress(packed.tobytes(), 9))
    print(table.FILE, table.FILE.stat().st_size, "bytes")


if __name__ == "__main__":
    began = time.perf_counter()
    everything = boards()
    write(everything, solve(everything))
    print(f"{time.perf_counter() - began:.0f} s")
