"""How Herrlof is played without thinking: towards a number of tricks, a card at a time."""

from __future__ import annotations

from random import Random

from game.rules.core import Move, Seat
from game.rules.herrlof import playable
from game.rules.herrlof_position import (
    COLOUR,
    HAND,
    RANK,
    VALKNUT,
    Bury,
    Card,
    Cards,
    Draw,
    Play,
    Predict,
    Return,
    State,
    TakeTrick,
)

KEEP: Move = ("keep",)
DRAW: Move = ("draw",)
PLAYS: tuple[Move, ...] = tuple(("play", card) for card in range(38))
SPECIAL = 5  # what a Valknut or a Hagalaz is worth keeping, as a rank
WHIM = 0.04  # how often instinct plays anything


def estimate(hand: Cards, trump: Card, seats: int) -> float:
    """The tricks that a hand may take: its share, more for trumps and high cards."""
    colour = COLOUR[trump]
    strength = 0.0
    for card in hand:
        if card < VALKNUT:
            strength += 0.085 * (RANK[card] - 5) + (0.33 if COLOUR[card] == colour else -0.05)
    share = 0.86 * len(hand) / seats
    return min(max(0.0, share + 0.8 * strength), float(len(hand)))


def prediction(hand: Cards, trump: Card, seats: int, luck: Random) -> int:
    """A number of tricks somebody may have predicted for a hand."""
    about = estimate(hand, trump, seats) + luck.random() + luck.random() - 0.5
    return min(max(0, int(about)), HAND[seats])


def instinct(state: State, seat: Seat, luck: Random) -> Move:
    """An answer to what the seat is asked, towards its own prediction; it looks at nothing that
    the seat does not see."""
    hand, trump, seats = state.hands[seat], state.trump, len(state.hands)
    need = (state.predictions[seat] or 0) - state.tricks[seat]
    match state.stage:
        case Play():
            return PLAYS[_card(state, seat, need, luck)]
        case Predict():
            return ("predict", prediction(hand, trump, seats, luck))
        case Draw():
            return DRAW if luck.random() < 0.7 else KEEP
        case Bury():
            return ("bury", _least_wanted(hand, COLOUR[trump], need, luck))
        case Return():
            return ("return", _least_wanted(hand, COLOUR[trump], need, luck))
        case TakeTrick():
            rich = [s for s, n in enumerate(state.tricks) if n and s != seat]
            return ("steal", rich[int(luck.random() * len(rich))]) if need > 0 else KEEP
    return KEEP


def _least_wanted(hand: Cards, colour: int, need: int, luck: Random) -> Card:
    """The highest card for those who have enough tricks, the lowest for those who have not."""
    if luck.random() < WHIM:
        return hand[int(luck.random() * len(hand))]
    worth = [SPECIAL if c >= VALKNUT else RANK[c] + 10 * (COLOUR[c] == colour) for c in hand]
    return hand[worth.index(min(worth) if need > 0 else max(worth))]


def _card(state: State, seat: Seat, need: int, luck: Random) -> Card:
    cards = playable(state, seat)
    if len(cards) == 1:
        return cards[0]
    if luck.random() < WHIM:
        return cards[int(luck.random() * len(cards))]
    trick, colour = state.trick, COLOUR[state.trump]
    if trick is None:
        return _lead(cards, colour, need, len(state.hands[seat]), luck)
    played = trick.cards
    led = next((COLOUR[card] for card in played if card < VALKNUT), -1)
    best = max([_power(card, led, colour) for card in played])
    return _follow(cards, led, colour, -1 if VALKNUT in played else best, need,
                   len(played) + 1 == len(state.hands))


def _power(card: Card, led: int, colour: int) -> int:
    """What a card is worth in a trick; specials -1; any colour follows where none is led."""
    mine = COLOUR[card]
    if mine < 0:
        return -1
    return RANK[card] + (20 if mine == colour else 10 if mine == led or led < 0 else 0)


def _lead(cards: Cards, colour: int, need: int, left: int, luck: Random) -> Card:
    worth = [SPECIAL if c >= VALKNUT else RANK[c] + 10 * (COLOUR[c] == colour) for c in cards]
    if need <= 0:
        return cards[worth.index(min(worth))]
    if need * 3 < left and luck.random() < 0.5:  # time to wait for a better moment
        return cards[worth.index(min(worth))]
    return cards[worth.index(max(worth))]


def _follow(cards: Cards, led: int, colour: int, best: int, need: int, last: bool) -> Card:
    """Just enough to win, or as much as still loses; a destroyed trick is there to shed."""
    power = [_power(card, led, colour) for card in cards]
    destroyed = best < 0
    wins = [] if destroyed else [i for i, p in enumerate(power) if p > best]
    if need > 0:
        if wins:
            by = min if last else max
            return cards[by(wins, key=power.__getitem__)]
        return cards[min(range(len(cards)), key=lambda i: power[i] if power[i] >= 0 else SPECIAL)]
    loses = [i for i in range(len(cards)) if destroyed or power[i] <= best]
    if loses:
        return cards[max(loses, key=power.__getitem__)]
    return cards[max(wins, key=power.__getitem__) if last else min(wins, key=power.__getitem__)]
