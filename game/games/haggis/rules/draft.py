"""How a move of Haggis changes a thawed state: one function a rule.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import add, attrgetter
from random import Random

from game.core.cards import Cards
from game.core.contract import Beat, DraftBase, Move, Seat, Zone, list_travels, put, shuffle
from game.games.haggis.rules.combos import NUMBERS, WILDS, Reading
from game.games.haggis.rules.points import count_gains, of_the_rest, of_tricks
from game.games.haggis.rules.position import (
    DEALT,
    MOST_ROUNDS,
    Combination,
    Give,
    Over,
    Play,
    Scored,
    Stage,
    State,
    make_deck,
)


@dataclass(slots=True)
class Draft(DraftBase):
    """A State, thawed for one move."""

    hands: tuple[Cards, ...]
    haggis: Cards
    captured: tuple[Cards, ...]
    trick: tuple[Combination, ...]
    stage: Stage
    bets: tuple[int | None, ...]
    outs: tuple[tuple[Seat, int], ...]
    scores: tuple[int, ...]
    dealer: Seat
    round: int
    goal: int
    bombs: str
    rng: Random
    beats: list[Beat] | None

    def freeze(self) -> State:
        return State._make(_values(self))


_values = attrgetter(*State._fields)


def deal(
    rng: Random, dealer: Seat, leader: Seat, number: int, scores: tuple[int, ...], goal: int,
    bombs: str,
) -> State:
    seats = len(scores)
    cards = shuffle(make_deck(seats), rng)
    hands = tuple((*sorted(cards[DEALT * s : DEALT * (s + 1)]), *WILDS) for s in range(seats))
    return State(hands, tuple(sorted(cards[DEALT * seats :])), ((),) * seats, (), Play(leader),
                 (None,) * seats, (), scores, dealer, number, goal, bombs)


def run(t: Draft, seat: Seat, move: Move) -> None:
    """Apply a move; one line a rule."""
    match move:
        case ("play", tuple(cards), Reading() as read_as):
            play(t, Combination(seat, cards, read_as))
        case ("pass",): pass_(t, seat)
        case ("bet", int(amount)): bet(t, seat, amount)
        case ("give", int(to)): give(t, seat, to)


def bet(t: Draft, seat: Seat, amount: int) -> None:
    """13: once, in public; nothing else changes."""
    t.bets = put(t.bets, seat, amount)
    t.tell("bet", seat, (), amount)


def play(t: Draft, played: Combination) -> None:
    """7, 12, 13: cards on the table; a bet that was still open is none; an empty hand is out."""
    seat, cards, _ = played
    t.hands = put(t.hands, seat, tuple([c for c in t.hands[seat] if c not in cards]))
    if t.bets[seat] is None:
        t.bets = put(t.bets, seat, 0)
    covered = len(t.trick[-1].cards) if t.trick else 0
    t.trick = (*t.trick, played)
    if t.beats is not None:
        moved = (*(("play", "trick"),) * covered,
                 *((f"hand/{seat}" if c < NUMBERS else f"wild/{seat}", "play") for c in cards))
        t.tell("play", seat, moved, played.reading)
    if not t.hands[seat]:
        go_out(t, seat)
    if sum(map(bool, t.hands)) == 1:
        trick_ends(t)
    else:
        turn_passes(t, seat)


def go_out(t: Draft, seat: Seat) -> None:
    """12, 13: the largest opposing hand is noted; a seat that has not bet has bet nothing."""
    t.outs = (*t.outs, (seat, max(map(len, t.hands))))
    t.bets = tuple(amount or 0 for amount in t.bets)
    t.tell("out", seat, (), t.outs[-1][1])


def pass_(t: Draft, seat: Seat) -> None:
    """9: a player who passed may come back while the trick lives."""
    t.stage = Play(seat_after(t, seat))
    t.tell("pass", seat)
    turn_passes(t, seat)


def turn_passes(t: Draft, seat: Seat) -> None:
    """9: the turn goes to the left; back at the last combination the trick ends."""
    turn = seat_after(t, seat)
    if turn == t.trick[-1].seat:
        trick_ends(t)
    else:
        t.stage = Play(turn)


def seat_after(t: Draft, seat: Seat) -> Seat:
    """9: whose turn comes after a player's, past those who are out, but not past the last
    combination."""
    seats, last = len(t.hands), t.trick[-1].seat
    turn = (seat + 1) % seats
    while turn != last and not t.hands[turn]:
        turn = (turn + 1) % seats
    return turn


def trick_ends(t: Draft) -> None:
    """9, 10: the last combination takes the trick; one that a bomb won goes to an opponent."""
    seats, last = len(t.hands), t.trick[-1]
    if last.reading.kind != "bomb":
        capture(t, last.seat, last.seat)
    elif seats == 2:
        capture(t, 1 - last.seat, last.seat)
    elif t.bombs == "choose":
        t.stage = Give(last.seat)
    else:
        before = t.trick[-2].seat if len(t.trick) > 1 else (last.seat - 1) % seats
        capture(t, before, last.seat)


def give(t: Draft, seat: Seat, to: Seat) -> None:
    """10: the winner of a bomb-won trick chooses who takes it."""
    capture(t, to, seat)


def capture(t: Draft, taker: Seat, winner: Seat) -> None:
    """9, 11: the trick's cards change hands; the winner leads, or the round is scored."""
    cards = [card for played in t.trick for card in played.cards]
    top = len(t.trick[-1].cards)
    zone = f"captured/{taker}"
    moved = (*(("trick", zone),) * (len(cards) - top), *(("play", zone),) * top)
    t.captured = put(t.captured, taker, tuple(sorted((*t.captured[taker], *cards))))
    t.trick = ()
    t.tell("capture", taker, moved, ("seat", winner))
    if sum(map(bool, t.hands)) == 1:
        score(t)
        return
    t.stage = Play(leads_after(t.hands, winner))


def leads_after(hands: Sequence[Cards], winner: Seat) -> Seat:
    """9: the winner of a trick leads the next one or, if they are out, the player who comes after
    them and holds cards."""
    lead = winner
    while not hands[lead]:
        lead = (lead + 1) % len(hands)
    return lead


def score(t: Draft) -> None:
    """11, 12, 13: all cards are turned up, everything is counted, the next round is dealt."""
    t.stage = Scored()
    first = t.outs[0][0]
    ended = t.freeze()
    gained = count_gains(of_tricks(ended), of_the_rest(ended), t.outs, t.bets)
    t.scores = tuple(map(add, t.scores, gained))
    t.tell("scored", first)
    collect(t, first)
    best = max(t.scores)
    reached = t.round >= t.goal if t.goal <= MOST_ROUNDS else best >= t.goal
    if reached and t.scores.count(best) == 1:
        t.stage = Over()
        t.tell("over")
        return
    dealer = next_dealer(t.scores, first)
    leader = next_leader(t.scores, dealer)
    fresh = deal(t.rng, dealer, leader, t.round + 1, t.scores, t.goal, t.bombs)
    lay = () if t.beats is None else _list_zones(t)
    for name, value in zip(State._fields, fresh, strict=True):
        setattr(t, name, value)
    t.tell("deal", dealer, list_travels(lay, _list_zones(t)) if lay else ())


def _list_zones(t: Draft) -> tuple[Zone, ...]:
    """Return the zone of every card between two rounds."""
    return (*(f"hand/{s}" if card < NUMBERS else f"wild/{s}"
              for s, hand in enumerate(t.hands) for card in hand),
            *(f"captured/{s}" for s, pile in enumerate(t.captured) for _ in pile),
            *("haggis" for _ in t.haggis))


def collect(t: Draft, first: Seat) -> None:
    """11: the last hand and the haggis go to the player who went out first."""
    zone = f"captured/{first}"
    last = [(seat, card) for seat, hand in enumerate(t.hands) for card in hand]
    moved = (*(("haggis", zone),) * len(t.haggis),
             *((f"hand/{s}" if c < NUMBERS else f"wild/{s}", zone) for s, c in last))
    pile = (*t.captured[first], *t.haggis, *(card for _, card in last))
    t.captured = put(t.captured, first, tuple(sorted(pile)))
    t.hands, t.haggis = ((),) * len(t.hands), ()
    t.tell("collect", first, moved)


def next_dealer(scores: tuple[int, ...], first: Seat) -> Seat:
    """14: the leader in points; of several, the one first out, or the nearest to that one's
    left."""
    best = max(scores)
    return next(seat for i in range(len(scores))
                if scores[seat := (first + i) % len(scores)] == best)


def next_leader(scores: tuple[int, ...], dealer: Seat) -> Seat:
    """14: the seat with fewest points; of several, the nearest to the dealer's left."""
    least = min(scores)
    return next(seat for i in range(1, len(scores) + 1)
                if scores[seat := (dealer + i) % len(scores)] == least)
