"""How to play Herrlof without thought: the remaining cards should promise exactly the missing
tricks.

Each card has a chance to win a trick, known from experience; a play is good if the tricks that it
brings and those that the rest of the hand promises add up to the prediction.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.core.cards import Card, Cards
from game.core.contract import Move, Seat
from game.games.herrlof.rules.position import (
    COLOUR,
    HAGALAZ,
    HAND,
    RANK,
    VALKNUT,
    Bury,
    Draw,
    Play,
    Predict,
    Return,
    State,
    TakeCard,
    TakeTrick,
)

KEEP: Move = ("keep",)
DRAW: Move = ("draw",)
HASTE = 1.0  # how much better a trick now is than a promised one, while any are missing
TRUST = 0.8  # in what the rest of a hand promises
ESCAPE = 0.15  # what it is worth to keep a Hagalaz, as a promise
ALL = 20  # tricks missing for those who can no longer be exact and take what they can
# How often cards of rank 1 to 9 win a trick, in rounds of instinct against itself: at any time,
# when led, and when ahead as second of three; plain cards, then trumps, by seats.
_Ranks = tuple[float, ...]
_AT_ALL: dict[int, tuple[_Ranks, _Ranks]] = {
    2: ((.09, .13, .22, .32, .39, .52, .67, .83, .91),
        (.35, .43, .54, .60, .70, .75, .84, .90, .92)),
    3: ((.03, .05, .09, .13, .18, .27, .38, .51, .73),
        (.12, .26, .42, .50, .58, .67, .73, .82, .90)),
}
_LED: dict[int, tuple[_Ranks, _Ranks]] = {
    2: ((.09, .21, .46, .55, .61, .67, .76, .87, .91),
        (.59, .64, .68, .71, .74, .77, .83, .88, .91)),
    3: ((.02, .07, .12, .20, .30, .41, .51, .63, .81),
        (.05, .27, .57, .60, .65, .73, .77, .82, .91)),
}
_AHEAD = ((.22, .23, .27, .38, .49, .58, .68, .76, .84),
          (.58, .61, .72, .75, .80, .81, .83, .88, .92))


def _by_card(ranks: tuple[_Ranks, _Ranks]) -> tuple[tuple[float, ...], ...]:
    """Return the same numbers by the trump's colour (last: none) and the card."""
    return tuple(
        tuple(ranks[COLOUR[card] == colour][RANK[card] - 1] if card < VALKNUT
              else ESCAPE * (card == HAGALAZ) for card in range(38))
        for colour in (0, 1, 2, 3, -1))


CHANCE = {seats: _by_card(_AT_ALL[seats]) for seats in HAND}
LED = {seats: _by_card(_LED[seats]) for seats in HAND}
AHEAD = _by_card(_AHEAD)
# What a card is worth in a trick, by the colours of trump and lead (last: none) and the card;
# specials are -1; any colour follows where none is led.
POWER = tuple(
    tuple(
        tuple(-1 if card >= VALKNUT else RANK[card] + (
            20 if COLOUR[card] == trump else 10 if led in (COLOUR[card], -1) else 0)
            for card in range(38))
        for led in (0, 1, 2, 3, -1))
    for trump in (0, 1, 2, 3, -1))


def estimate_tricks(hand: Sequence[Card], trump: Card, seats: int) -> float:
    """Return how many tricks a hand may take."""
    chance = CHANCE[seats][COLOUR[trump]]
    return sum([chance[card] for card in hand])


def draw_prediction(hand: Sequence[Card], trump: Card, seats: int, luck: Random) -> int:
    """Return a number of tricks that a player may have predicted with a hand."""
    about = estimate_tricks(hand, trump, seats) + luck.random() + luck.random() - 0.5
    return min(max(0, int(about)), HAND[seats])


def target_tricks(promised: int, tricks: int, left: int, seats: int) -> int:
    """Return the tricks still to be taken, with `left` cards in hand. A seat that can no longer be
    exact takes what it can, but with two players no sixth trick."""
    need = promised - tricks
    if 0 <= need <= left:
        return need
    return 5 - tricks if seats == 2 and need < 0 and tricks <= 5 else ALL


def pick_card(
    hand: Sequence[Card], trick: Sequence[Card], trump: Card, need: int, seats: int,
) -> Card:
    """Return the card to play to the trick as it stands."""
    led = COLOUR[trick[0]] if trick else -1
    cards = hand
    if led >= 0:
        follow = [card for card in hand if COLOUR[card] == led]
        cards = [*follow, *[card for card in hand if card >= VALKNUT]] if follow else hand
    if len(cards) == 1:
        return cards[0]
    wins = _chances_to_win(cards, trick, COLOUR[trump], seats)
    chance = CHANCE[seats][COLOUR[trump]]
    promised = TRUST * sum([chance[card] for card in hand])
    early = 1 - HASTE if need > 0 else 1 + HASTE
    best, least = cards[0], 1e9
    for card, win in zip(cards, wins, strict=True):
        gap = need - promised + TRUST * chance[card]
        cost = gap * gap + win * (early - gap - gap)
        if cost < least:
            best, least = card, cost
    return best


def _chances_to_win(
    cards: Sequence[Card], trick: Sequence[Card], colour: int, seats: int,
) -> list[float]:
    """Return how likely each card is to win the trick."""
    if not trick:
        sure = LED[seats][colour]
        return [sure[card] for card in cards]
    if VALKNUT in trick:
        return [0.0] * len(cards)
    led = next((COLOUR[card] for card in trick if card < VALKNUT), -1)
    power = POWER[colour][led]
    best = max([power[card] for card in trick])
    if len(trick) + 1 == seats:
        return [1.0 if power[card] > best else 0.0 for card in cards]
    ahead = AHEAD[colour]
    return [ahead[card] if power[card] > best else 0.0 for card in cards]


def least_wanted(
    hand: Sequence[Card], trump: Card, need: int, seats: int,
) -> Card:
    """Return the card without which a hand promises closest to the missing tricks."""
    chance = CHANCE[seats][COLOUR[trump]]
    over = sum([chance[card] for card in hand]) - need
    away = [abs(over - chance[card]) for card in hand]
    return hand[away.index(min(away))]


def play_instinct(state: State, seat: Seat, luck: Random) -> Move:
    """Return an answer to what the seat is asked, in favour of its own prediction; it uses nothing
    that the seat does not see."""
    hand, trump, seats = state.hands[seat], state.trump, len(state.hands)
    need = target_tricks(state.predictions[seat] or 0, state.tricks[seat], len(hand), seats)
    match state.stage:
        case Play():
            trick: Cards = state.trick.cards if state.trick else ()
            return ("play", pick_card(hand, trick, trump, need, seats))
        case Predict():
            return ("predict", draw_prediction(hand, trump, seats, luck))
        case Draw():
            return DRAW
        case Bury():
            return ("bury", least_wanted(hand, trump, need, seats))
        case Return():
            return ("return", least_wanted(hand, trump, need, seats))
        case TakeTrick():
            return _from_somebody(state.tricks, seat, luck) if need > 0 else KEEP
        case TakeCard():
            return _from_somebody([len(other) for other in state.hands], seat, luck)
    return KEEP


def _from_somebody(have: Sequence[int], seat: Seat, luck: Random) -> Move:
    others = [s for s, n in enumerate(have) if n and s != seat]
    return ("steal", others[int(luck.random() * len(others))])
