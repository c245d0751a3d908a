"""The Expert's look ahead: the net's best plays, played on by the net itself in deals that fit the
view.

Deals and nodes are counted, and not seconds, so the answer is the same on every machine that has
the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots.net import Net
from game.bots.search import Budget, Enough
from game.core.contract import Seat
from game.games.haggis.bot.features import NEVER, sight_in
from game.games.haggis.bot.hands import Card, list_held, mask_of
from game.games.haggis.bot.judged import BET, Question
from game.games.haggis.bot.playout import World
from game.games.haggis.bot.search import options_of
from game.games.haggis.rules import guess
from game.games.haggis.rules.position import State

DEALS, BEST = 16, 4  # deals that are played on, and plays that are looked at
NEAR = 10.0  # points behind the best play, within which others are looked at
NODES = 4  # what an option costs that a net is asked about
MOST = 64_000  # nodes after which no deal is begun, so that an answer comes within a second


class Ahead:
    """Rounds that go on from one view."""

    def __init__(self, view: State, seat: Seat, net: Net, budget: Budget) -> None:
        self.view, self.seat, self.net, self.budget = view, seat, net, budget
        self._nodes = self._look = 0
        self._own = list_held(view.hands[seat])

    def rate_plays(self, plays: Sequence[tuple[Card | None, bool]], luck: Random) -> list[float]:
        """Return what each play, with a bet or without, brings in the mean of all deals: the
        seat's points minus those of the others. Empty where there was no time for one deal."""
        sums, deals = [0.0] * len(plays), 0
        try:
            while deals < DEALS and self._nodes < MOST:
                found = self._play_deal(plays, luck)
                sums = [one + more for one, more in zip(sums, found, strict=True)]
                deals += 1
        except Enough:
            pass
        return [one / deals for one in sums] if deals else []

    def _play_deal(self, plays: Sequence[tuple[Card | None, bool]], luck: Random) -> list[float]:
        """Return what each play brings in one deal. Raises Enough."""
        state = guess(self.view, luck)
        world = World(state, [self._own if seat == self.seat else list_held(hand)
                              for seat, hand in enumerate(state.hands)])
        world.bets = [NEVER if bet is None else bet for bet in state.bets]
        haggis, found = mask_of(state.haggis), []
        for made, bets in plays:
            copy = world.copy()
            copy.bets = world.bets.copy()
            if bets:
                copy.bets[self.seat] = BET
            gains = self._play_out(copy, made, haggis)
            own = gains[self.seat]
            found.append(own - (sum(gains) - own) / (len(gains) - 1))
        return found

    def _play_out(self, world: World, made: Card | None, haggis: int) -> list[int]:
        """Play a world to its end by what the net thinks best. Raises Enough."""
        while _goes_on(world, made):
            seat = world.turn
            plays = options_of(world.hands[seat], world.plays[seat], world.form, world.rank)
            if plays == [None]:
                made = None
                continue
            question = Question(sight_in(world, seat, haggis), plays)
            self._nodes += NODES * len(plays)
            if self._nodes >= self._look:
                self._look = self.budget.check_nodes(self._nodes)
            at, bets = question.find_best(self.net.evaluate(question.options))
            made = plays[at]
            if bets and made:
                world.bets[seat] = BET
        return world.count_gains()


def _goes_on(world: World, made: Card | None) -> bool:
    """Play or pass, after which a bet cannot wait any longer; return whether the round goes on."""
    if made is not None:
        world.bets[world.turn] = max(world.bets[world.turn], 0)
    lasts = world.play(made)
    if world.outs:
        world.bets = [max(bet, 0) for bet in world.bets]
    return lasts
