"""Whom Herrlof's bot is measured against, and by how many points a round it has to lead.

The rivals share nothing with the bot's net: some follow rules of their own, and one is the Expert
that searched before there was a net.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.bots.search import Budget
from game.core.contract import Move, Seat, pick
from game.games.herrlof.bot.playouts import search_move
from game.games.herrlof.rules import State, moves
from game.games.herrlof.rules.position import (
    CARDS,
    Bury,
    Play,
    Predict,
    Return,
    TakeCard,
    TakeTrick,
)
from game.games.herrlof.rules.tricks import winner_at

UNIT = "points"  # the ladder counts points of single rounds
SECONDS = 0.5
# The better one, the worse one, and the points a round by which it has to lead, at each number
# of seats.
BARS = (
    ("expert", "greedy", 4.0), ("expert", "counter", 4.0), ("expert", "playouts", 0.0),
    ("expert", "skilled", 0.0), ("skilled", "novice", 0.0),
)
EXACT = {("expert", "greedy"): 48}  # percent of the better one's predictions that have to be exact


def at_random(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    return pick(moves(view, seat), luck)


def play_greedily(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    """Count nines, eights and high trumps as tricks, then win as cheaply as possible while tricks
    are missing, and shed the highest losing card once there are enough."""
    sure = sum(_value_of(card, view) >= 8 for card in view.hands[seat])
    return _play_by_rule(view, seat, luck, sure, _win_or_shed)


def play_counting(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    """Predicts its share of the tricks, keeps high cards for the end, and leads low until it must
    win."""
    share = len(view.hands[seat]) // len(view.hands) - (len(view.hands) == 2)
    strong = sum(_value_of(card, view) > 10 for card in view.hands[seat])
    return _play_by_rule(view, seat, luck, max(0, share + (strong > 3) - (strong < 2)), _wait)


Player = Callable[[State, Seat, list[str], bool], str]


def _value_of(card: int, view: State) -> int:
    """Return a card's rank, plus ten for a trump; a special is worth nothing."""
    name, trump = CARDS[card], CARDS[view.trump]
    return int(name[0]) + 10 * (name[1:] == trump[1:]) if name[0].isdigit() else 0


def _play_by_rule(view: State, seat: Seat, luck: Random, promise: int, player: Player) -> Move:
    options = list(moves(view, seat))
    wants = (view.predictions[seat] or 0) > view.tricks[seat]
    by_value = sorted(options, key=lambda move: _value_of(_as_number(move[-1]), view)
                      if isinstance(view.stage, Play | Bury | Return) else 0)
    match view.stage:
        case Predict():
            return ("predict", min(promise, len(view.hands[seat])))
        case Play():
            cards = {CARDS[_as_number(move[1])]: move for move in by_value}
            return cards[player(view, seat, list(cards), wants)]
        case Bury() | Return():
            return by_value[0] if wants else by_value[-1]
        case TakeTrick() | TakeCard():
            return options[0] if wants else options[-1]
    return pick(options, luck)


def _as_number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _list_winning(view: State, cards: list[str]) -> list[str]:
    """Return the cards that would win the trick as it stands."""
    if view.trick is None:
        return cards
    played = view.trick.cards
    return [name for name in cards
            if winner_at((*played, CARDS.index(name)), view.trump) == len(played)]


def _win_or_shed(view: State, _: Seat, cards: list[str], wants: bool) -> str:
    """Win as cheaply as possible if the seat wants a trick, otherwise shed; `cards` are sorted by
    value."""
    wins = _list_winning(view, cards)
    if view.trick is None:
        return cards[-1] if wants else cards[0]
    if wants:
        return wins[0] if wins else cards[0]
    losing = [card for card in cards if card not in wins]
    return losing[-1] if losing else cards[0]


def _wait(view: State, seat: Seat, cards: list[str], wants: bool) -> str:
    missing = (view.predictions[seat] or 0) - view.tricks[seat]
    pressed = wants and missing * 2 >= len(view.hands[seat])
    if view.trick is None:
        return cards[-1] if pressed else cards[0]
    wins = _list_winning(view, cards)
    last = len(view.trick.cards) + 1 == len(view.hands)
    if wants and wins and (last or pressed):
        return wins[0] if last else wins[-1]
    losing = [card for card in cards if card not in wins]
    if not losing:
        return cards[0]
    return losing[0] if wants else losing[-1]


RIVALS = {"random": at_random, "greedy": play_greedily, "counter": play_counting,
          "playouts": search_move}
