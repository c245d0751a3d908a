"""A decision of Haggis for a net: the possible plays, and the features after each."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from game.bots.net import Net, load_net
from game.core.contract import Move, Seat
from game.core.paths import ASSETS
from game.games.haggis.bot.classes import list_classes
from game.games.haggis.bot.features import NEVER, Features, Sight, sight_of
from game.games.haggis.bot.hands import Card, card_play
from game.games.haggis.rules.moves import PASS
from game.games.haggis.rules.position import State

FILE = ASSETS / "nets" / "haggis.net"
SCALE = 30.0  # points that count as one for a net
BET = 30  # what is bet, if anything: what 15 is good for, 30 is twice as good for


class Question:
    """The choices of the seat in turn: `plays`, None for a pass. `options` are the features after
    each."""

    def __init__(self, sight: Sight, plays: Sequence[Card | None]) -> None:
        features = Features(sight)
        self.plays = plays
        self.open = sight.bet == NEVER
        self.options = [features.encode_play(made, sight.bet if made is None else max(sight.bet, 0))
                        for made in plays]
        self._stakes = features.list_stakes(sight.bet)
        self._more = [bet - none for bet, none
                      in zip(features.list_stakes(BET), self._stakes, strict=True)]
        self._sight = sight
        self._features = features

    def rate_plays(self, heads: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
        """Return the value of each play by a net's outputs: points still to come, own minus those
        of the others on average. And the additional value of a bet, where one is possible; nobody
        bets before a pass."""
        values, bets = [], []
        for made, (lead, *firsts) in zip(self.plays, heads, strict=True):
            if made is not None and made.mask == self._sight.own and (
                    end := self._features.end(made)):
                values.append(end[0] + self._stakes[end[1]])
                bets.append(self._more[end[1]] if self.open else 0.0)
                continue
            values.append(SCALE * lead + sum(map(mul, firsts, self._stakes)))
            bets.append(sum(map(mul, firsts, self._more)) if self.open and made else 0.0)
        return values, bets

    def find_best(self, heads: Sequence[Sequence[float]]) -> tuple[int, bool]:
        """Return the number of the best play, and whether to bet on it."""
        values, bets = self.rate_plays(heads)
        hopes = [value + max(more, 0.0) for value, more in zip(values, bets, strict=True)]
        at = max(range(len(hopes)), key=hopes.__getitem__)
        return at, bets[at] > 0


def make_question(view: State, seat: Seat) -> tuple[Question, list[Move]]:
    """Return the question of the seat in turn, and the move of each play."""
    on = view.trick[-1].reading if view.trick else None
    plays: list[Card | None] = []
    listed: list[Move] = []
    for choice in list_classes(view.hands[seat], on):
        plays.append(card_play(*choice))
        listed.append(("play", *choice))
    if on:
        plays.append(None)
        listed.append(PASS)
    return Question(sight_of(view, seat), plays), listed


def load_level(level: str) -> Net:
    """Return the net of a level. Raises BadNet."""
    return load_net(FILE, level)


def chance_of_first(heads: Sequence[float]) -> float:
    """Return how likely the seat is to be out first."""
    return min(max(heads[1], 0.0), 1.0)
