"""Haggis rounds played out fast: hands are masks of cards, plays small tuples, points numbers.

A world is what a whole state comes down to when only the points of the round matter.
"""

from __future__ import annotations

from random import Random

from game.games.haggis.bot.hands import BOMB, Card, Held, form_of, mask_of, points_of
from game.games.haggis.rules.points import count_gains, count_points
from game.games.haggis.rules.position import Play, State

FEW = 4  # with so few cards a player may soon be out
FIRST = 0.85  # how often the most natural lead is chosen; otherwise the next, and so on
GLADLY, SPARING = 0.99, 0.7  # how often an answer is played, without and with wilds
BOMBING, PRESSED = 0.06, 0.4  # how often a bomb is played, normally and under pressure


class World:
    """A round under way. `turn` plays on `form` and `rank` (-1: leads) of seat `last`; `pot` and
    `caught` are points, `outs` pairs of seat and largest opposing hand, first out first. `plays`
    may be from the time when the hands had more cards."""

    __slots__ = ("bets", "caught", "form", "haggis", "hands", "last", "outs", "plays", "pot",
                 "rank", "turn")

    def __init__(self, state: State, plays: list[Held]) -> None:
        stage, trick = state.stage, state.trick
        self.hands = [mask_of(hand) for hand in state.hands]
        self.plays = plays
        self.haggis = count_points(state.haggis)
        self.caught = [count_points(pile) for pile in state.captured]
        self.pot = sum([count_points(played.cards) for played in trick])
        self.turn = stage.seat if isinstance(stage, Play) else 0
        self.last = trick[-1].seat if trick else self.turn
        self.form = form_of(trick[-1].reading) if trick else -1
        self.rank = trick[-1].reading.rank if trick else 0
        self.outs = list(state.outs)
        self.bets = [bet or 0 for bet in state.bets]

    def copy(self) -> World:
        other = World.__new__(World)
        other.hands, other.plays = self.hands.copy(), self.plays
        other.caught, other.outs = self.caught.copy(), self.outs.copy()
        other.haggis, other.pot, other.bets = self.haggis, self.pot, self.bets
        other.turn, other.last, other.form, other.rank = (
            self.turn, self.last, self.form, self.rank)
        return other

    def play(self, made: Card | None) -> bool:
        """Play or pass for the seat in turn. Return whether the round goes on."""
        seat, hands = self.turn, self.hands
        if made is not None:
            left = hands[seat] = hands[seat] ^ made.mask
            self.pot += made.points
            self.form, self.rank, self.last = made.form, made.rank, seat
            if not left:
                self.outs.append((seat, max([hand.bit_count() for hand in hands])))
                if len(self.outs) == len(hands) - 1:
                    self._take()
                    return False
        seats, last = len(hands), self.last
        turn = (seat + 1) % seats
        while turn != last and not hands[turn]:
            turn = (turn + 1) % seats
        if turn == last:
            self._take()
            while not hands[turn]:
                turn = (turn + 1) % seats
            self.last = turn
        self.turn = turn
        return True

    def _take(self) -> None:
        """Give the trick's points to its winner; those of a trick that a bomb has won go to the
        next seat."""
        taker = self.last if self.form != BOMB else (self.last + 1) % len(self.hands)
        self.caught[taker] += self.pot
        self.pot, self.form, self.rank = 0, -1, 0

    def count_gains(self) -> list[int]:
        """Return each seat's gains of the round, once it has ended."""
        left = self.haggis + sum([points_of(hand) for hand in self.hands])
        return count_gains(self.caught, left, self.outs, self.bets)

    def play_out(self, luck: Random) -> list[int]:
        """Return the gains after all have played the rest of the round by instinct."""
        while self.play(self.play_instinct(luck)):
            pass
        return self.count_gains()

    def play_instinct(self, luck: Random) -> Card | None:
        """Return a play without thought: low and long, with wilds and bombs when it matters."""
        hand, plays = self.hands[self.turn], self.plays[self.turn]
        if self.form < 0:
            return _draw_lead(hand, plays.leads, luck)
        if self.form != BOMB:
            for play in plays.answers.get(self.form, ()):
                if play.rank > self.rank and play.mask & hand == play.mask:
                    if play.mask == hand or luck.random() < self._rate_play(play):
                        return play
                    break
        return self._find_bomb(hand, plays.bombs, luck)

    def _rate_play(self, play: Card) -> float:
        return SPARING if play.wilds and not self._is_pressed() else GLADLY

    def _is_pressed(self) -> bool:
        return min([hand.bit_count() for hand in self.hands if hand]) <= FEW

    def _find_bomb(self, hand: int, bombs: list[Card], luck: Random) -> Card | None:
        for bomb in bombs:
            if bomb.mask & hand == bomb.mask and (self.form != BOMB or bomb.rank > self.rank):
                chance = PRESSED if self._is_pressed() else BOMBING
                return bomb if bomb.mask == hand or luck.random() < chance else None
        return None


def _draw_lead(hand: int, leads: list[Card], luck: Random) -> Card:
    """Return one of the leads that are left, preferably the most natural."""
    natural = None
    for play in leads:
        if play.mask & hand == play.mask:
            if play.mask == hand or luck.random() < FIRST:
                return play
            natural = natural or play
    if natural is None:
        raise AssertionError("a hand without a lead")
    return natural
