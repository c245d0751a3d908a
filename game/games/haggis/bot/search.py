"""Trying the plays of one decision of Haggis: each round of a deal goes to the play that promises
most, and is played out by instinct.

There is deliberately no tree. One's own hand is the same in every deal, so opponents who learned
from deal to deal would learn to play against cards that they cannot see; that cost about ten points
a round against `miser`.
"""

from __future__ import annotations

from math import log, sqrt
from operator import attrgetter
from random import Random

from game.games.haggis.bot.hands import BOMB, Card, Held
from game.games.haggis.bot.playout import World

CURIOUS = 20.0  # points added to the promise of a play that was hardly tried
WIDTH = 0.8  # the number of plays looked at grows with the square root of the rounds
PASSED = 0  # a pass instead of a play's key


class Try:
    """The results of a play: `total` points ahead of the others over `visits` rounds. The seat was
    out first in `firsts` of them."""

    __slots__ = ("firsts", "made", "total", "visits")

    def __init__(self, made: Card | None) -> None:
        self.made = made
        self.visits = 0
        self.total = 0.0
        self.firsts = 0


def key_of(made: Card | None) -> int:
    """Return a play's cards and form as one number; PASSED for none."""
    return PASSED if made is None else made.key


def options_of(hand: int, plays: Held, form: int, rank: int) -> list[Card | None]:
    """Return what a hand may play on a form and a rank (-1: lead), most natural first."""
    if form < 0:
        return [p for p in plays.leads if p.mask & hand == p.mask]
    fit: list[Card | None] = []
    if form != BOMB:
        fit += [p for p in plays.answers.get(form, ())
                if p.rank > rank and p.mask & hand == p.mask]
    fit[1:1] = [None]
    fit += [p for p in plays.bombs if p.mask & hand == p.mask and (form != BOMB or p.rank > rank)]
    return fit


class Tries:
    """The plays of one decision and their results; the most natural come into play first."""

    def __init__(self, options: list[Card | None]) -> None:
        self.known: list[Try] = []
        self._fresh = options[::-1]
        self.rounds = 0

    def play_round(self, world: World, luck: Random) -> None:
        """Play one more round, from a deal that is used up by it."""
        seat, tried = world.turn, self._choose_next()
        gains = world.play_out(luck) if world.play(tried.made) else world.count_gains()
        self.rounds += 1
        tried.visits += 1
        tried.total += gains[seat] - (sum(gains) - gains[seat]) / (len(gains) - 1)
        tried.firsts += world.outs[0][0] == seat

    @property
    def best(self) -> Try:
        """Return the play with the most tries; before the first round, the most natural one."""
        return max(self.known, key=attrgetter("visits")) if self.known else Try(self._fresh[-1])

    def _choose_next(self) -> Try:
        if self._fresh and len(self.known) < 1 + WIDTH * sqrt(self.rounds):
            self.known.append(Try(self._fresh.pop()))
            return self.known[-1]
        curious = CURIOUS * sqrt(log(self.rounds + 1))
        best, most = self.known[0], -1e9
        for tried in self.known:
            promise = tried.total / tried.visits + curious / sqrt(tried.visits)
            if promise > most:
                best, most = tried, promise
        return best
