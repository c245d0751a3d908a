"""Prints what each way to place the six orbs is worth to white: `ORB_VALUES` of the bot.

`PYTHONPATH=. python assets/make/orb_sets.py 10`: searched to depth 10 from the start
position, the mean of the last two depths because whoever moves last looks better.
"""

from __future__ import annotations

import sys
from random import Random

from game.bots.search import Budget
from game.games.hamnar.bot.endgame import endgame
from game.games.hamnar.bot.position import Position
from game.games.hamnar.bot.search import Hunt
from game.games.hamnar.rules.position import PAWN, START


def rated(orbs: int, deepest: int) -> int:
    """White's value in hundredths of a piece."""
    at = Position(*START.sides, orbs, PAWN, 0)
    values = []
    for depth in (deepest - 1, deepest):
        found = Hunt(Budget(), endgame()).best(at, Random("orbs"), depth)
        values.append(-found.value if orbs >> PAWN & 1 else found.value)
    return sum(values) // 2


if __name__ == "__main__":
    for orb_set in range(64):
        if orb_set.bit_count() == 3:
            print(f"    0b{orb_set:06b}: {rated(orb_set, int(sys.argv[1]))},", flush=True)
