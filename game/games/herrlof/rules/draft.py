"""How a move of Herrlof changes a thawed state: one function a rule.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from random import Random

from game.core.cards import HANDS, Card, Cards, add_cards, remove_cards
from game.core.contract import Beat, DraftBase, Move, Seat, Zone, list_travels, pick, put, shuffle
from game.games.herrlof.rules.points import count_points
from game.games.herrlof.rules.position import (
    CARDS,
    DECK,
    HAND,
    RANK,
    ROUNDS,
    VALKNUT,
    Bury,
    Draw,
    Over,
    Play,
    Predict,
    Return,
    Scored,
    Stage,
    State,
    TakeCard,
    TakeTrick,
    Trick,
)
from game.games.herrlof.rules.tricks import leads_after, winner_at


@dataclass(slots=True)
class Draft(DraftBase):
    """A State, thawed for one move."""

    hands: tuple[Cards, ...]
    deck: Cards
    trump: Card
    gone: Cards
    trick: Trick | None
    last: Trick | None
    stage: Stage
    tricks: tuple[int, ...]
    predictions: tuple[int | None, ...]
    scores: tuple[tuple[int, int], ...]
    dealer: Seat
    round: int
    goal: int
    rng: Random
    beats: list[Beat] | None

    def freeze(self) -> State:
        return State._make(_values(self))


_values = attrgetter(*State._fields)


def deal(
    seats: int, rng: Random, dealer: Seat, number: int, scores: tuple[tuple[int, int], ...],
    goal: int,
) -> State:
    deck = shuffle(DECK, rng)
    size = HAND[seats]
    hands = tuple(tuple(sorted(deck[s * size : (s + 1) * size])) for s in range(seats))
    trump, *rest = deck[seats * size :]
    return State(hands, tuple(rest), trump, (), None, None, Predict(), (0,) * seats,
                 (None,) * seats, scores, dealer, number, goal)


def run(t: Draft, seat: Seat, move: Move) -> None:
    """Apply a move; one line a rule."""
    match t.stage, move:
        case _, ("play", int(card)): play(t, seat, card)
        case Predict(), (_, int(number)): keep_prediction(t, seat, number)
        case Draw(), ("draw",): draw(t, seat)
        case Draw(), _: keep_three(t, seat)
        case Bury(), (_, int(card)): bury(t, seat, card)
        case TakeTrick(_, lead), ("steal", int(victim)): take_trick(t, seat, victim, lead)
        case TakeTrick(_, lead), _: take_nothing(t, seat, lead)
        case TakeCard(_, lead), ("steal", int(victim)): take_card(t, seat, victim, lead)
        case TakeCard(_, lead), _: take_nothing(t, seat, lead)
        case Return(_, to, lead), (_, int(card)): give_back(t, seat, card, to, lead)


def keep_prediction(t: Draft, seat: Seat, number: int) -> None:
    """3: secret, once, everybody at the same time; the player left of the dealer leads when all
    have predicted."""
    t.predictions = put(t.predictions, seat, number)
    t.tell("predict", seat)
    if None not in t.predictions:
        t.stage = Play((t.dealer + 1) % len(t.hands))


def play(t: Draft, seat: Seat, card: Card) -> None:
    """4, 6, 9: a second Valknut turns a new trump, and a 3 works at once, whichever player wins."""
    t.hands = put(t.hands, seat, remove_cards(t.hands[seat], card))
    leader, cards = t.trick or (seat, ())
    trick = t.trick = Trick(leader, (*cards, card))
    if t.beats is not None:
        t.tell("play", seat, ((HANDS[seat], "trick"),), CARDS[card])
    if card == VALKNUT and trick.cards.count(VALKNUT) == 2:
        turn_trump(t)
    if RANK[card] == 3 and t.hands[seat]:
        t.stage = Draw(seat)
    else:
        turn_passes(t, seat)


def turn_trump(t: Draft) -> None:
    """6: the deck's top card is the new trump, the old one is out of the round."""
    t.gone = add_cards(t.gone, t.trump)
    t.trump, t.deck = t.deck[0], t.deck[1:]
    t.tell("trump", None, (("trump", "gone"), ("deck", "trump")), CARDS[t.trump])


def draw(t: Draft, seat: Seat) -> None:
    """9: the deck's top card into the hand, then any card to its bottom."""
    t.hands = put(t.hands, seat, add_cards(t.hands[seat], t.deck[0]))
    t.deck = t.deck[1:]
    t.tell("draw", seat, (("deck", HANDS[seat]),))
    t.stage = Bury(seat)


def bury(t: Draft, seat: Seat, card: Card) -> None:
    """9: any one card of the hand goes under the deck."""
    t.hands = put(t.hands, seat, remove_cards(t.hands[seat], card))
    t.deck = (*t.deck, card)
    t.tell("bury", seat, ((HANDS[seat], "deck"),))
    turn_passes(t, seat)


def keep_three(t: Draft, seat: Seat) -> None:
    """9: no card is drawn."""
    t.tell("keep", seat)
    turn_passes(t, seat)


def turn_passes(t: Draft, seat: Seat) -> None:
    """4, 12: to the left until everybody has played; then the trick is decided."""
    seats = len(t.hands)
    if t.trick is not None and len(t.trick.cards) < seats:
        t.stage = Play((seat + 1) % seats)
    else:
        trick_ends(t)


def trick_ends(t: Draft) -> None:
    """5, 6, 12: the trick goes to its winner, or is destroyed, and is the last trick."""
    trick = t.trick
    if trick is None:
        raise AssertionError("a trick ends that nobody led")
    seats = len(t.hands)
    moved: tuple[tuple[Zone, Zone], ...] = ()
    if t.beats is not None:
        moved = ((("last", "gone"),) * seats if t.last else ()) + (("trick", "last"),) * seats
    t.gone = add_cards(t.gone, *t.last.cards) if t.last else t.gone
    t.trick, t.last = None, trick
    at = winner_at(trick.cards, t.trump)
    if at is None:
        t.tell("destroyed", trick.leader, moved)
        next_lead(t, trick.leader)
        return
    winner = (trick.leader + at) % seats
    t.tricks = put(t.tricks, winner, t.tricks[winner] + 1)
    t.tell("trick", winner, moved)
    won_with(t, winner, RANK[trick.cards[at]], leads_after(trick, at, seats))


def won_with(t: Draft, winner: Seat, rank: int, lead: Seat) -> None:
    """8, 10, 12: a winning 1 or 6 asks before the next lead."""
    if rank == 1 and sum(t.tricks) > t.tricks[winner]:
        t.stage = TakeTrick(winner, lead)
    elif rank == 6 and any(t.hands):
        t.stage = TakeCard(winner, lead)
    else:
        next_lead(t, lead)


def take_trick(t: Draft, seat: Seat, victim: Seat, lead: Seat) -> None:
    """8: one trick changes sides; only the counts say so."""
    t.tricks = put(t.tricks, victim, t.tricks[victim] - 1)
    t.tricks = put(t.tricks, seat, t.tricks[seat] + 1)
    t.tell("steal-trick", seat, (), ("seat", victim))
    next_lead(t, lead)


def take_nothing(t: Draft, seat: Seat, lead: Seat) -> None:
    """8, 10: no trick, or no card, is taken."""
    t.tell("keep", seat)
    next_lead(t, lead)


def take_card(t: Draft, seat: Seat, victim: Seat, lead: Seat) -> None:
    """10: a random card of a hand, seen by these two seats alone."""
    card = pick(t.hands[victim], t.rng)
    t.hands = put(t.hands, victim, remove_cards(t.hands[victim], card))
    t.hands = put(t.hands, seat, add_cards(t.hands[seat], card))
    t.tell("steal-card", seat, ((HANDS[victim], HANDS[seat]),), ("seat", victim))
    t.stage = Return(seat, victim, lead)


def give_back(t: Draft, seat: Seat, card: Card, to: Seat, lead: Seat) -> None:
    """10: any one card goes back to the same opponent."""
    t.hands = put(t.hands, seat, remove_cards(t.hands[seat], card))
    t.hands = put(t.hands, to, add_cards(t.hands[to], card))
    t.tell("return", seat, ((HANDS[seat], HANDS[to]),), ("seat", to))
    next_lead(t, lead)


def next_lead(t: Draft, lead: Seat) -> None:
    """11, 13: the next trick, or the round is scored when the hands are empty."""
    if any(t.hands):
        t.stage = Play(lead)
    else:
        score(t)


def score(t: Draft) -> None:
    """13, 14: points and bonuses, then the next round or the end."""
    seats = len(t.hands)
    t.scores = tuple(
        count_points(score, tricks, predicted, seats) for score, tricks, predicted in zip(
        t.scores, t.tricks, t.predictions, strict=True))
    t.stage = Scored()
    t.tell("scored")
    if t.goal == 1 or t.round == ROUNDS or max(points for points, _ in t.scores) >= t.goal:
        t.stage = Over()
        t.tell("over")
        return
    fresh = deal(seats, t.rng, (t.dealer + 1) % seats, t.round + 1, t.scores, t.goal)
    lay = () if t.beats is None else _list_zones(t)
    for name, value in zip(State._fields, fresh, strict=True):
        setattr(t, name, value)
    t.tell("deal", t.dealer, list_travels(lay, _list_zones(t)) if lay else ())


def _list_zones(t: Draft) -> tuple[Zone, ...]:
    """Return the zone of every card on the table, those of the deck last."""
    hands = [HANDS[seat] for seat, hand in enumerate(t.hands) for _ in hand]
    last = ["last"] * len(t.last.cards if t.last else ())
    return (*hands, *["gone"] * len(t.gone), *last, "trump", *["deck"] * len(t.deck))
