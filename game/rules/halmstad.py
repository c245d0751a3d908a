"""Halmstad: contracts of timber for three magnates who share what they believe about nisser.

Numbers in docstrings are those of the rulings. Cards in what beats say are names ("7C").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import attrgetter
from random import Random

from game.rules.core import (
    Beat,
    IllegalMove,
    Move,
    Options,
    Result,
    Seat,
    Teller,
    Zone,
    chosen,
    pick,
    put,
    shuffled,
)
from game.rules.halmstad_contracts import contracts, way, worth
from game.rules.halmstad_memory import (
    comes,
    dealt,
    exchanged,
    fade,
    leaves,
    seen_by,
    show_to_all,
)
from game.rules.halmstad_moves import moves, prompts, refusal
from game.rules.halmstad_position import parse, read, say, write
from game.rules.halmstad_state import (
    BALLAST,
    BELIEVED,
    CARDS,
    CHALLENGED,
    DECK,
    EVERYBODY,
    HAND,
    NISSE,
    NONE,
    NOT_YET,
    PILES,
    RACE,
    SEATS,
    STILL,
    TIES,
    TIMBER,
    Believed,
    Bid,
    Bidding,
    Card,
    Cards,
    Fed,
    Look,
    Over,
    Pledge,
    Proved,
    Shown,
    Slot,
    Stage,
    State,
    Turn,
    Visit,
    Won,
    counters_left,
    with_,
    without,
)
from game.rules.halmstad_view import guess, table, view

__all__ = [
    "MOVES", "NAME", "OPTIONS", "SEATS", "VERSION", "Desk", "State", "apply", "contracts", "guess",
    "moves", "parse", "prompts", "read", "refusal", "result", "say", "setup", "step", "table",
    "view", "write",
]

NAME = "halmstad"
VERSION = 1
MOVES = (
    "bid", "draw", "swap", "examine", "exchange", "leave", "claim", "reveal", "fulfil", "feed",
    "challenge", "believe", "visit", "decline", "pledge", "pass",
)
OPTIONS: Mapping[str, tuple[str, ...]] = {
    "answer": ("30", "15", "60", "0"), "tide": ("true", "false"), "race": ("false", "true"),
}
HANDS = ("hand/0", "hand/1", "hand/2")
TIED = ("tied/0", "tied/1", "tied/2")
STRENGTH = (*(rank for rank in (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 9) for _ in "CSHD"), 13)


@dataclass(slots=True)
class Desk(Teller):
    """A State, thawed for one move."""

    seconds: int
    tide: int
    still: int
    race: bool
    deck: Cards
    hands: tuple[Cards, ...]
    sure: tuple[Cards, ...]
    perhaps: tuple[Cards, ...]
    piles: tuple[Cards, ...]
    beliefs: tuple[Slot | None, ...]
    won: tuple[Won, ...]
    out: Cards
    stage: Stage
    rng: Random
    beats: list[Beat] | None = None

    def freeze(self) -> State:
        return State._make(_fields(self))


_fields = attrgetter(*State._fields)


def setup(seats: int, rng: Random, options: Options) -> State:
    """1: seven cards each, five piles, three beliefs; then everybody bids.

    Raises BadOption, or ValueError for another number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"Halmstad is for three, not {seats}")
    given = chosen(OPTIONS, {name: str(value).lower() for name, value in options.items()})
    deck = tuple(shuffled(DECK, rng))
    hands = tuple(tuple(sorted(deck[HAND * s : HAND * (s + 1)])) for s in EVERYBODY)
    deck = deck[HAND * seats :]
    none: tuple[Cards, ...] = ((),) * seats
    return State(
        int(given["answer"]), 1 if given["tide"] == "true" else 0, 0, given["race"] == "true",
        deck[PILES + 3 :], hands, none, none, tuple((card,) for card in deck[:PILES]),
        dealt(deck[PILES:]), (Won(0, 0, ()),) * seats, (), Bid((Bidding(NONE, ()),) * seats))


def apply(state: State, seat: Seat, move: Move, rng: Random) -> list[Beat]:
    """The beats of a move. Raises IllegalMove with the reason, before anything has changed."""
    if says := refusal(state, seat, move):
        raise IllegalMove(says)
    desk = Desk(*state, rng, beats=[])
    run(desk, seat, move)
    return desk.story()


def step(state: State, seat: Seat, move: Move, rng: Random) -> State:
    """Where `apply` ends, without judging or telling: for moves out of `moves`."""
    desk = Desk(*state, rng)
    run(desk, seat, move)
    return desk.freeze()


def run(t: Desk, seat: Seat, move: Move) -> None:
    """The table of contents: one line a rule."""
    match t.stage, move:
        case Bid(bids), (_, int(card)): bid(t, seat, card, bids)
        case Turn(_, done), ("draw",): draw(t, seat, done)
        case Turn(_, done), ("swap", int(card), int(pile)): swap(t, seat, card, pile, done)
        case Turn(_, done), ("examine",): examine(t, seat, done)
        case Turn(_, done), ("reveal",): reveal(t, seat, done)
        case Turn(_, done), ("feed", int(ace)): feed(t, seat, ace, done)
        case Turn(_, done), ("pass",): pass_(t, seat, done)
        case Look(_, done), ("exchange", int(card), int(n)): exchange(t, seat, card, n, done)
        case Look(_, done), _: leave(t, seat, done)
        case Fed() as fed, (answer,): answer_(t, seat, str(answer), fed)
        case Visit() as stage, ("visit", int(pile), int(n)): visit(t, seat, pile, n, stage)
        case Visit() as stage, _: decline(t, seat, stage)
        case Pledge() as stage, (_, int(card)): pledge(t, seat, card, stage)
        case stage, (_, int(pile), tuple(supply), tuple(load), int(captain)):
            contract(t, stage, pile, (*supply, *load, captain))
    if isinstance(t.stage, Turn) and not t.deck:
        over(t, "deck")


def over(t: Desk, reason: str) -> None:
    """11: nothing comes after."""
    t.stage = Over(reason)
    t.tell("over", None, (), reason)


def bid(t: Desk, seat: Seat, card: Card, bids: tuple[Bidding, ...]) -> None:
    """2: in secret; when all three are there they are shown."""
    bids = put(bids, seat, bids[seat]._replace(standing=card))
    t.stage = Bid(bids)
    t.tell("bid", seat, ((HANDS[seat], "bid"),))
    if all(b.standing != NONE for b in bids):
        open_bids(t, bids)


def open_bids(t: Desk, bids: tuple[Bidding, ...]) -> None:
    """2: the highest or the odd one goes first; three alike are bid again, seven times at most."""
    for seat, bidding in enumerate(bids):
        comes(t, seat, bidding.standing)
    t.stage = Bid(bids, open=True)
    t.tell("bids", None, (), *(CARDS[b.standing] for b in bids))
    worths = [STRENGTH[b.standing] for b in bids]
    kinds = len(set(worths))
    if kinds > 1:
        begin(t, worths.index(max(worths) if kinds == 3 else min(worths, key=worths.count)), bids)
        return
    bids = tuple(Bidding(NONE, with_(b.tied, b.standing)) for b in bids)
    t.stage = Bid(bids)
    t.tell("tie", None, tuple(("bid", zone) for zone in TIED))
    if len(bids[0].tied) == TIES:
        begin(t, pick(EVERYBODY, t.rng), bids)


def begin(t: Desk, seat: Seat, bids: tuple[Bidding, ...]) -> None:
    """2: bid cards go back to the hands, and somebody has the first turn."""
    t.stage = Turn(seat, "")
    back = [pair for s, b in enumerate(bids)
            for pair in (*((("bid", HANDS[s]),) if b.standing != NONE else ()),
                         *((TIED[s], HANDS[s]),) * len(b.tied))]
    t.tell("begin", seat, tuple(back))


def did(done: str, letter: str) -> str:
    """What a seat has done in its turn, and one thing more, in the order of positions."""
    return "".join(each for each in "dsxcf" if each in done or each == letter)


def draw(t: Desk, seat: Seat, done: str) -> None:
    """4: up to seven cards, or as many as there are."""
    count = min(HAND - len(t.hands[seat]), len(t.deck))
    t.hands = put(t.hands, seat, with_(t.hands[seat], *t.deck[:count]))
    t.deck = t.deck[count:]
    t.stage = Turn(seat, did(done, "d"))
    t.tell("draw", seat, (("deck", HANDS[seat]),) * count, count)


def swap(t: Desk, seat: Seat, card: Card, pile: int, done: str) -> None:
    """5: a hand card for a top card."""
    top, *under = t.piles[pile - 1]
    t.hands = put(t.hands, seat, with_(without(t.hands[seat], card), top))
    t.piles = put(t.piles, pile - 1, (card, *under))
    leaves(t, seat, card)
    comes(t, seat, top)
    t.stage = Turn(seat, did(done, "s"))
    quay = f"pile/{pile}"
    t.tell("swap", seat, ((HANDS[seat], quay), (quay, HANDS[seat])), CARDS[card], CARDS[top])


def examine(t: Desk, seat: Seat, done: str) -> None:
    """6: a look at the beliefs; with cards in hand one may be exchanged."""
    t.beliefs = tuple(seen_by(slot, seat) for slot in t.beliefs)
    done = did(done, "x")
    t.stage = Look(seat, done) if t.hands[seat] else Turn(seat, done)
    t.tell("examine", seat)


def exchange(t: Desk, seat: Seat, card: Card, number: int, done: str) -> None:
    """6, 13: a belief for a hand card; the others see which slot, and not the cards."""
    slot = t.beliefs[number - 1]
    if slot is None:
        raise AssertionError("a belief is exchanged that is not there")
    t.hands = put(t.hands, seat, with_(without(t.hands[seat], card), slot.card))
    fade(t, seat)
    if slot.knowers == EVERYBODY:
        comes(t, seat, slot.card)
    t.beliefs = put(t.beliefs, number - 1, exchanged(slot, seat, card))
    t.stage = Turn(seat, done)
    t.tell("exchange", seat, ((HANDS[seat], "belief"), ("belief", HANDS[seat])), number)


def leave(t: Desk, seat: Seat, done: str) -> None:
    """6: all three stay."""
    t.stage = Turn(seat, done)
    t.tell("leave", seat)


def reveal(t: Desk, seat: Seat, done: str) -> None:
    """9: the beliefs are turned up; without a nisse there are no more contracts in this turn."""
    show_to_all(t)
    t.stage = Shown(seat, done)
    t.tell("reveal", seat)
    if not _nisse_at(t):
        t.stage = Turn(seat, did(done, "f"))
        t.tell("no-nisse", seat)


def _nisse_at(t: Desk) -> int:
    """10: the number of the lowest slot with a nisse, or 0."""
    return next((n for n, slot in enumerate(t.beliefs, 1) if slot and slot.card == NISSE), 0)


def feed(t: Desk, seat: Seat, ace: Card, done: str) -> None:
    """10: an ace on the table, and a question to both opponents."""
    t.hands = put(t.hands, seat, without(t.hands[seat], ace))
    leaves(t, seat, ace)
    t.stage = Fed(seat, done, ace)
    t.tell("feed", seat, ((HANDS[seat], "fed"),), CARDS[ace])


def answer_(t: Desk, seat: Seat, said: str, fed: Fed) -> None:
    """10: in secret; when both have answered both are shown."""
    answer = CHALLENGED if said == "challenge" else BELIEVED
    answers = fed.answers
    answers = (answer, answers[1]) if seat == (fed.seat + 1) % 3 else (answers[0], answer)
    t.stage = Fed(fed.seat, fed.done, fed.ace, answers)
    t.tell("answer", seat)
    if NOT_YET not in answers:
        t.stage = Fed(fed.seat, fed.done, fed.ace, answers, open=True)
        t.tell("answers", fed.seat, (), *answers)
        answered(t, fed, answers)


def answered(t: Desk, fed: Fed, answers: tuple[str, str]) -> None:
    """10: belief, or the first challenger turns the beliefs up."""
    if CHALLENGED not in answers:
        t.stage = Believed(fed.seat, fed.done, fed.ace)
        t.tell("believed", fed.seat)
        return
    challenger = (fed.seat + 1 + answers.index(CHALLENGED)) % 3
    show_to_all(t)
    t.tell("challenge", challenger)
    if _nisse_at(t):
        t.stage = Proved(fed.seat, fed.done, fed.ace)
        t.tell("proved", fed.seat)
    else:
        caught(t, fed, challenger)


def caught(t: Desk, fed: Fed, challenger: Seat) -> None:
    """10: the ace is out of the game, and the opponents visit the port."""
    other = 3 - fed.seat - challenger
    visit_next = Visit(fed.seat, did(fed.done, "f"), challenger, (challenger, other))
    t.stage = visit_next
    t.out = with_(t.out, fed.ace)
    t.tell("caught", fed.seat, (("fed", "out"),), CARDS[fed.ace])
    ask_visitor(t, visit_next)


def ask_visitor(t: Desk, stage: Visit) -> None:
    """10: the next visitor, if there are both visitors and cards; then the pledge."""
    if stage.left and any(t.piles):
        t.stage = stage
    elif any(card in TIMBER for card in t.hands[stage.challenger]):
        t.stage = Pledge(stage.seat, stage.done, stage.challenger)
    else:
        t.stage = Turn(stage.seat, stage.done)
        swept = [slot.card for slot in t.beliefs if slot]
        t.out = with_(t.out, *swept)
        t.beliefs = (None,) * len(t.beliefs)
        t.tell("swept", stage.challenger, (("belief", "out"),) * len(swept))
        deal_beliefs(t)


def visit(t: Desk, seat: Seat, pile: int, depth: int, stage: Visit) -> None:
    """10: any card of a pile, from any depth; an emptied pile is refilled."""
    cards = t.piles[pile - 1]
    card = cards[depth - 1]
    t.piles = put(t.piles, pile - 1, (*cards[: depth - 1], *cards[depth:]))
    t.hands = put(t.hands, seat, with_(t.hands[seat], card))
    comes(t, seat, card)
    t.tell("visit", seat, ((f"pile/{pile}", HANDS[seat]),), CARDS[card], depth)
    refill(t, pile)
    ask_visitor(t, Visit(stage.seat, stage.done, stage.challenger, stage.left[1:]))


def decline(t: Desk, seat: Seat, stage: Visit) -> None:
    """10: nothing is taken."""
    t.tell("decline", seat)
    ask_visitor(t, Visit(stage.seat, stage.done, stage.challenger, stage.left[1:]))


def refill(t: Desk, pile: int) -> None:
    """5: a pile that has lost its last card gets the deck's top card."""
    if t.deck and not t.piles[pile - 1]:
        t.piles = put(t.piles, pile - 1, t.deck[:1])
        t.deck = t.deck[1:]
        t.tell("refill", None, (("deck", f"pile/{pile}"),), CARDS[t.piles[pile - 1][0]])


def contract(t: Desk, stage: Stage, pile: int, cards: Cards) -> None:
    """7, 8, 9, 10, 14: cards leave hand, pile and slot; counters are taken; then refills."""
    if not isinstance(stage, Turn | Shown | Believed | Proved):
        raise AssertionError("a contract is made out of turn")
    seat, quay = stage.seat, f"pile/{pile}"
    demand, *under = t.piles[pile - 1]
    t.piles = put(t.piles, pile - 1, tuple(under))
    moved = [(HANDS[seat], f"won/{seat}")] * len(cards) + [(quay, f"won/{seat}")]
    extra: Cards = ()
    if isinstance(stage, Believed | Proved):
        extra = (stage.ace,)
        moved.append(("fed", f"won/{seat}"))
    slot = _nisse_at(t) if isinstance(stage, Proved) else 0
    if slot:
        t.beliefs = put(t.beliefs, slot - 1, None)
        extra = (*extra, NISSE)
        moved.append(("belief", f"won/{seat}"))
    spend(t, seat, cards)
    t.stage = Turn(seat, did(stage.done, "c"))
    timber = sum(card in TIMBER for card in cards)
    how = way(stage).name
    if win(t, seat, (*cards, demand, *extra), timber, moved, (how, CARDS[demand])):
        return
    refill(t, pile)
    if slot and t.deck:
        t.beliefs = put(t.beliefs, slot - 1, Slot(t.deck[0]))
        t.deck = t.deck[1:]
        t.tell("belief", None, (("deck", "belief"),), slot)


def spend(t: Desk, seat: Seat, cards: Cards) -> None:
    """13, 14: cards leave a hand, for all to see."""
    t.hands = put(t.hands, seat, without(t.hands[seat], *cards))
    leaves(t, seat, *cards)


def win(
    t: Desk, seat: Seat, cards: Cards, timber: int, moved: list[tuple[Zone, Zone]],
    says: tuple[object, ...],
) -> bool:
    """14: a contract and its counters; True if the match is over."""
    mine = t.won[seat]
    count = min(timber, counters_left(t.won))
    t.won = put(t.won, seat, Won(mine.contracts + 1, mine.counters + count,
                                 with_(mine.cards, *cards)))
    moved += [("counters", f"taken/{seat}")] * count
    t.tell("contract", seat, tuple(moved), *says, count)
    if t.race and mine.contracts + 1 == RACE:
        over(t, "race")
    elif not counters_left(t.won):
        over(t, "counters")
    return isinstance(t.stage, Over)


def pledge(t: Desk, seat: Seat, card: Card, stage: Pledge) -> None:
    """10, 14: the challenger's contract: a timber card, the beliefs and one counter."""
    beliefs = [slot.card for slot in t.beliefs if slot]
    t.beliefs = (None,) * len(t.beliefs)
    spend(t, seat, (card,))
    t.stage = Turn(stage.seat, did(stage.done, "c"))
    home = f"won/{seat}"
    moved = [(HANDS[seat], home), *[("belief", home)] * len(beliefs)]
    if not win(t, seat, (card, *beliefs), 1, moved, ("pledge", CARDS[card])):
        deal_beliefs(t)


def deal_beliefs(t: Desk) -> None:
    """10: three new beliefs, or as many as there are."""
    t.beliefs = dealt(t.deck)
    count = sum(slot is not None for slot in t.beliefs)
    t.deck = t.deck[count:]
    t.tell("beliefs", None, (("deck", "belief"),) * count)


def pass_(t: Desk, seat: Seat, done: str) -> None:
    """3, 11: the turn goes to the left, after the tide or one more still turn."""
    t.tell("pass", seat)
    stood = "d" not in done and "c" not in done
    if stood and t.tide:
        tide(t)
    if not t.tide:
        t.still = t.still + 1 if stood else 0
    if t.still == STILL:
        over(t, "still")
    else:
        t.stage = Turn((seat + 1) % 3, "")


def tide(t: Desk) -> None:
    """11: the deck's top card is laid on a pile, and the marker moves on."""
    pile = t.tide
    t.piles = put(t.piles, pile - 1, (*t.deck[:1], *t.piles[pile - 1]))
    t.deck = t.deck[1:]
    t.tide = pile % PILES + 1
    t.tell("tide", None, (("deck", f"pile/{pile}"),), CARDS[t.piles[pile - 1][0]])


def result(state: State) -> Result | None:
    """11, 12: None while somebody is asked."""
    if not isinstance(state.stage, Over):
        return None
    scores = tuple(4 * mine.cards.count(NISSE) + mine.counters for mine in state.won)
    left = [seat for seat, mine in enumerate(state.won) if mine.contracts >= RACE]
    if state.stage.reason == "race" and left:
        return Result(scores, tuple(left), "race")
    timber = tuple(worth(tuple(c for c in mine.cards if c in TIMBER)) for mine in state.won)
    ballast = tuple(-worth(tuple(c for c in mine.cards if c in BALLAST)) for mine in state.won)
    left = list(EVERYBODY)
    for reason, worths in (("points", scores), ("timber", timber), ("ballast", ballast)):
        best = max(worths[seat] for seat in left)
        left = [seat for seat in left if worths[seat] == best]
        if len(left) == 1:
            return Result(scores, tuple(left), reason)
    return Result(scores, tuple(left), "shared")
