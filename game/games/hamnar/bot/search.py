"""Alpha-beta for Hamnár over the fast position.

Values are seen by the side to move. The orbs decide who moves next, so a value changes its sign
only where the next icon belongs to the other side.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.bots.search import LOOK, Budget, Enough
from game.core.contract import Move, Seat, shuffle
from game.games.hamnar.bot.endgame import MOST, Endgame
from game.games.hamnar.bot.position import LINES, SWAPS, Line, Position, list_lines, play
from game.games.hamnar.bot.worth import Judge, load_judge
from game.games.hamnar.rules.position import PAWN, QUIET_LIMIT, SUN

WON = 30_000  # minus the number of activations to the end
SURE = 29_000  # beyond this the end has been seen
LIKELY = 20_000  # the table says won, but perhaps not within the quiet activations left
KEPT = 400_000  # positions remembered at a time, about 100 MB
EXACT, AT_LEAST, AT_MOST = 0, 1, 2

Entry = tuple[int, int, int, Line]  # depth, value, EXACT or a bound, the best line


class Found(NamedTuple):
    """The best move, its value to the mover, and the depth that was searched to its end."""

    move: Move
    value: int
    depth: int


class Hunt:
    """One search; nothing of it outlasts the question."""

    def __init__(
        self, budget: Budget, endgame: Endgame | None, judge: Judge | None = None,
    ) -> None:
        """Begin a search, by default with the learned judge."""
        self.budget = budget
        self.endgame = endgame
        self.worth = (judge or load_judge()).rate_position
        self.nodes = 0
        self.pause = LOOK if budget.nodes is None else min(LOOK, budget.nodes)
        self.top = 0  # depth of the iteration
        self.found = Found(("leave",), 0, 0)
        self.known: dict[int, Entry] = {}

    def find_best(self, at: Position, luck: Random, deepest: int, least: int = 1) -> Found:
        """Return the best move: deeper and deeper until the budget is spent, the end has been seen
        or `deepest` is done; the first `least` depths are always finished. Luck decides between
        equals."""
        options = self.list_options(at, luck)
        self.found = Found(options[0][0], 0, 0)
        pause = self.pause
        for depth in range(1, deepest + 1 if len(options) > 1 else 1):
            self.pause = sys.maxsize if depth <= least else pause
            try:
                options = self.search_round(at, options, depth)
            except Enough:
                break
            if abs(self.found.value) > SURE:
                break
        return self.found

    def list_options(self, at: Position, luck: Random) -> list[tuple[Move, Position]]:
        """Return each legal move with the position it leads to: captures first, swaps last,
        otherwise by luck."""
        options = [(line[3], play(at, line)) for line in list_lines(at)]
        pieces = {move: (after.white | after.black).bit_count() for move, after in options}
        return sorted(shuffle(options, luck), key=lambda option: pieces[option[0]])

    def search_round(
        self, at: Position, options: list[tuple[Move, Position]], depth: int
    ) -> list[tuple[Move, Position]]:
        """Return one iteration. Returns the options with the best one first, for the next
        iteration."""
        self.top = depth
        seat = at.orbs >> at.active & 1
        alpha = -WON - 1
        for option in options:
            value = self.value_after(option[1], seat, depth - 1, alpha, WON + 1)
            if value > alpha:
                alpha = value
                self.found = Found(option[0], value, depth)
        best = self.found.move
        return sorted(options, key=lambda option: option[0] != best)

    def score_moves(self, at: Position, luck: Random, depth: int) -> list[tuple[int, Move]]:
        """Return the value of every legal move, each searched to the same depth."""
        self.top = depth
        seat = at.orbs >> at.active & 1
        return [
            (self.value_after(after, seat, depth - 1, -WON - 1, WON + 1), move)
            for move, after in self.list_options(at, luck)
        ]

    def value_after(self, at: Position, seat: Seat, depth: int, alpha: int, beta: int) -> int:
        """Return what a position is worth to a seat, whether or not it is that seat's move."""
        white, black, orbs, icon, quiet = at
        if (orbs >> icon & 1) != seat:
            return -self.value_after(at, 1 - seat, depth, -beta, -alpha)
        own, enemy = (black, white) if seat else (white, black)
        return self.value_of(own, enemy, seat, orbs, icon, quiet, depth, alpha, beta)

    def value_of(
        self, own: int, enemy: int, seat: Seat, orbs: int, icon: int, quiet: int, depth: int,
        alpha: int, beta: int,
    ) -> int:
        """Return the value of the position for `seat`, whose pieces are `own`; exact between the
        bounds."""
        self.nodes += 1
        if self.nodes >= self.pause:
            self.pause = self.budget.check_nodes(self.nodes)
            if len(self.known) > KEPT:
                self.known.clear()
        ways = SWAPS[orbs] if icon == SUN else LINES[icon][seat][own]
        if not ways:
            return self.top - depth - WON
        if quiet >= QUIET_LIMIT:
            return 0
        if icon == PAWN and self.endgame and (own | enemy).bit_count() <= MOST:
            return self.looked_up(self.endgame.find_distance(own, enemy, seat, orbs), quiet, depth)
        if depth <= 0:
            return self.worth(own, enemy, seat, orbs, icon)
        key = own | enemy << 25 | orbs << 50 | icon << 56
        if quiet + depth >= QUIET_LIMIT:
            key |= quiet << 60
        best = None
        if entry := self.known.get(key):
            deep, value, kind, best = entry
            value = self.from_here(value, depth)
            bound = AT_LEAST if value >= beta else AT_MOST if value <= alpha else EXACT
            if deep >= depth and kind in (EXACT, bound):
                return value
        value, best = self.find_strongest(
            order_lines(ways, enemy, best), own, enemy, seat, orbs, icon, quiet, depth, alpha, beta)
        kind = AT_LEAST if value >= beta else EXACT if value > alpha else AT_MOST
        self.known[key] = depth, self.to_keep(value, depth), kind, best
        return value

    def find_strongest(
        self, ways: Sequence[Line], own: int, enemy: int, seat: Seat, orbs: int, icon: int,
        quiet: int, depth: int, alpha: int, beta: int,
    ) -> tuple[int, Line]:
        """Return the value of the best line, and the line."""
        then = (icon + 1) % 6
        top, best = -WON - 1, ways[0]
        for line in ways:
            step, kills, flips, _ = line
            dead = enemy & kills
            calm = 0 if dead else quiet + 1
            after = orbs ^ flips
            if after >> then & 1 == seat:
                value = self.value_of(
                    own ^ step, enemy ^ dead, seat, after, then, calm, depth - 1, alpha, beta)
            else:
                value = -self.value_of(
                    enemy ^ dead, own ^ step, 1 - seat, after, then, calm, depth - 1, -beta, -alpha)
            if value > top:
                top, best = value, line
                if value >= beta:
                    break
                alpha = max(alpha, value)
        return top, best

    def looked_up(self, distance: int, quiet: int, depth: int) -> int:
        """Return the value, at this depth, of a distance in the endgame table."""
        if distance == 0:
            return 0
        sure = WON if quiet + abs(distance) <= QUIET_LIMIT else LIKELY
        ply = self.top - depth
        return sure - ply - distance if distance > 0 else ply - distance - sure

    def to_keep(self, value: int, depth: int) -> int:
        """Return a value to be kept: ends are counted from the position, not from the root."""
        return value + self.ply_of_end(value, depth)

    def from_here(self, value: int, depth: int) -> int:
        return value - self.ply_of_end(value, depth)

    def ply_of_end(self, value: int, depth: int) -> int:
        """Activations since the root, with the sign of an end; 0 if the value is not an end."""
        if -LIKELY // 2 < value < LIKELY // 2:
            return 0
        return self.top - depth if value > 0 else depth - self.top


def order_lines(ways: Sequence[Line], enemy: int, best: Line | None) -> Sequence[Line]:
    """Return the best known line first, then captures."""
    takes = [line for line in ways if line[1] & enemy]
    if takes and len(takes) < len(ways):
        ways = takes + [line for line in ways if not line[1] & enemy]
    if best is None or ways[0] is best:
        return ways
    return [best, *(line for line in ways if line is not best)]
