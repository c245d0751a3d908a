"""Herrlof: tricks, secret predictions, and six kinds of cards that turn things round.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from operator import attrgetter
from random import Random

from game.rules.core import (
    BadOption,
    Beat,
    IllegalMove,
    Move,
    Options,
    Piece,
    Prompt,
    Result,
    Says,
    Seat,
    Table,
    Teller,
    Zone,
    pick,
    put,
    shuffled,
    travels,
)
from game.rules.herrlof_position import (
    CARDS,
    COLOUR,
    DECK,
    HAGALAZ,
    HAND,
    RANK,
    ROUNDS,
    UNSEEN,
    VALKNUT,
    Bury,
    Card,
    Cards,
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
    parse,
    read,
    say,
    write,
)

__all__ = [
    "MOVES", "NAME", "OPTIONS", "SEATS", "VERSION", "Desk", "State", "apply", "guess", "moves",
    "parse", "prompts", "read", "refusal", "result", "say", "setup", "step", "table", "view",
    "write",
]

NAME = "herrlof"
VERSION = 1
SEATS = (2, 3)
MOVES = ("predict", "play", "draw", "keep", "bury", "steal", "return")
OPTIONS: Mapping[str, tuple[str, ...]] = {"goal": ("usual", "50", "40")}
KEEP: Move = ("keep",)


@dataclass(slots=True)
class Desk(Teller):
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
    beats: list[Beat] | None = None

    def freeze(self) -> State:
        return State._make(_fields(self))


_fields = attrgetter(*State._fields)
HANDS = ("hand/0", "hand/1", "hand/2")


def setup(seats: int, rng: Random, options: Options) -> State:
    """1, 2, 4: a random dealer, fifteen or eleven cards each, the trump.

    Raises BadOption, or ValueError for another number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"Herrlof is for two or three, not {seats}")
    goal = _goal(seats, options)
    dealer = pick(range(seats), rng)
    return _deal(seats, rng, dealer, 1, ((0, 0),) * seats, goal)


def _goal(seats: int, options: Options) -> int:
    """14: 50 for two and 40 for three, unless the table chose."""
    for name, value in options.items():
        if name not in OPTIONS or str(value) not in OPTIONS[name]:
            raise BadOption(f"there is no option {name!r} with the value {value!r}")
    chosen = str(options.get("goal", "usual"))
    return (50 if seats == 2 else 40) if chosen == "usual" else int(chosen)


def _deal(
    seats: int, rng: Random, dealer: Seat, number: int, scores: tuple[tuple[int, int], ...],
    goal: int,
) -> State:
    deck = shuffled(DECK, rng)
    size = HAND[seats]
    hands = tuple(tuple(sorted(deck[s * size : (s + 1) * size])) for s in range(seats))
    trump, *rest = deck[seats * size :]
    return State(hands, tuple(rest), trump, (), None, None, Predict(), (0,) * seats,
                 (None,) * seats, scores, dealer, number, goal)


def prompts(state: State) -> Mapping[Seat, Prompt]:
    """Who is asked what: everybody without a prediction, then one seat at a time."""
    stage = state.stage
    if isinstance(stage, Play):
        return _TURNS[stage.seat]
    if isinstance(stage, Predict):
        return {s: _PREDICT for s, p in enumerate(state.predictions) if p is None}
    return {} if isinstance(stage, Scored | Over) else {stage.seat: _PROMPTS[type(stage)]}


_PREDICT = Prompt("predict")
_TURNS: tuple[Mapping[Seat, Prompt], ...] = tuple({seat: Prompt("play")} for seat in range(3))
_PROMPTS = {
    Draw: Prompt("draw"), Bury: Prompt("bury"), TakeTrick: Prompt("trick"),
    TakeCard: Prompt("card"), Return: Prompt("return"),
}
_PLAYS: tuple[Move, ...] = tuple(("play", card) for card in range(39))
_BURIES: tuple[Move, ...] = tuple(("bury", card) for card in range(39))
_RETURNS: tuple[Move, ...] = tuple(("return", card) for card in range(39))
_STEALS: tuple[Move, ...] = tuple(("steal", seat) for seat in range(3))
_PREDICTIONS: tuple[Move, ...] = tuple(("predict", n) for n in range(16))


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """All legal moves of a seat; none if it is not asked."""
    stage = state.stage
    if isinstance(stage, Play):
        cards = playable(state, seat) if stage.seat == seat else ()
        twins = len(cards) > 1 and cards[-2] >= VALKNUT  # specials stand last
        return tuple([_PLAYS[c] for c in (dict.fromkeys(cards) if twins else cards)])
    match stage:
        case Predict() if state.predictions[seat] is None:
            return _PREDICTIONS[: HAND[len(state.hands)] + 1]
        case Draw(asked) if asked == seat:
            return (("draw",), KEEP)
        case Bury(asked) if asked == seat:
            return tuple(_BURIES[c] for c in dict.fromkeys(state.hands[seat]))
        case Return(asked) if asked == seat:
            return tuple(_RETURNS[c] for c in dict.fromkeys(state.hands[seat]))
        case TakeTrick(asked) if asked == seat:
            return (*(_STEALS[s] for s, n in enumerate(state.tricks) if n and s != seat), KEEP)
        case TakeCard(asked) if asked == seat:
            return (*(_STEALS[s] for s, hand in enumerate(state.hands) if hand and s != seat),
                    KEEP)
    return ()


def playable(state: State, seat: Seat) -> Cards:
    """4: the led colour if the hand holds it, and specials; after a special anything."""
    hand = state.hands[seat]
    led = COLOUR[state.trick.cards[0]] if state.trick else -1
    if led < 0:
        return hand
    follow = tuple([card for card in hand if COLOUR[card] == led])
    return (*follow, *(card for card in hand if card >= VALKNUT)) if follow else hand


def refusal(state: State, seat: Seat, move: Move) -> Says | None:
    """None for a legal move; else why it is not one."""
    asked = prompts(state)
    if not asked:
        return ("match-over",)
    if seat not in asked:
        if isinstance(state.stage, Predict):
            return ("herrlof-predicted",)
        return ("not-your-turn", ("seat", next(iter(asked))))
    if move in moves(state, seat):
        return None
    return _why_not(state, seat, move)


def _why_not(state: State, seat: Seat, move: Move) -> Says:
    match state.stage, move:
        case Predict(), ("predict", _): return ("herrlof-predict-range", HAND[len(state.hands)])
        case Play(), ("play", int(card)) if card in state.hands[seat] and state.trick:
            led = state.trick.cards[0]
            return ("herrlof-follow", ("herrlof-colour", "rbgy"[COLOUR[led]]))
        case (Play(), ("play", _)) | (Bury(), ("bury", _)) | (Return(), ("return", _)):
            return ("herrlof-not-held",)
        case TakeTrick(), ("steal", _): return ("herrlof-no-trick-there",)
        case TakeCard(), ("steal", _): return ("herrlof-no-hand-there",)
    return ("herrlof-asked", asked_kind(state, seat))


def asked_kind(state: State, seat: Seat) -> str:
    """The word for what a seat is asked."""
    return prompts(state)[seat].kind


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
        case _, ("play", int(card)): play(t, seat, card)
        case Predict(), (_, int(number)): predict(t, seat, number)
        case Draw(), ("draw",): draw(t, seat)
        case Draw(), _: keep_three(t, seat)
        case Bury(), (_, int(card)): bury(t, seat, card)
        case TakeTrick(_, lead), ("steal", int(victim)): take_trick(t, seat, victim, lead)
        case TakeTrick(_, lead), _: keep_one(t, seat, lead)
        case TakeCard(_, lead), ("steal", int(victim)): take_card(t, seat, victim, lead)
        case TakeCard(_, lead), _: keep_six(t, seat, lead)
        case Return(_, to, lead), (_, int(card)): give_back(t, seat, card, to, lead)


def predict(t: Desk, seat: Seat, number: int) -> None:
    """3: secret, once, all at the same time; the player left of the dealer leads when all have."""
    t.predictions = put(t.predictions, seat, number)
    t.tell("predict", seat)
    if None not in t.predictions:
        t.stage = Play((t.dealer + 1) % len(t.hands))


def play(t: Desk, seat: Seat, card: Card) -> None:
    """4; 6: a second Valknut turns a new trump; 9: a 3 works at once, whoever wins."""
    t.hands = put(t.hands, seat, without(t.hands[seat], card))
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


def turn_trump(t: Desk) -> None:
    """6: the deck's top card is the new trump, the old one is out of the round."""
    t.gone = with_(t.gone, t.trump)
    t.trump, t.deck = t.deck[0], t.deck[1:]
    t.tell("trump", None, (("trump", "gone"), ("deck", "trump")), CARDS[t.trump])


def draw(t: Desk, seat: Seat) -> None:
    """9: the deck's top card into the hand, then any card to its bottom."""
    t.hands = put(t.hands, seat, with_(t.hands[seat], t.deck[0]))
    t.deck = t.deck[1:]
    t.tell("draw", seat, (("deck", HANDS[seat]),))
    t.stage = Bury(seat)


def bury(t: Desk, seat: Seat, card: Card) -> None:
    """9: any one card of the hand goes under the deck."""
    t.hands = put(t.hands, seat, without(t.hands[seat], card))
    t.deck = (*t.deck, card)
    t.tell("bury", seat, ((HANDS[seat], "deck"),))
    turn_passes(t, seat)


def keep_three(t: Desk, seat: Seat) -> None:
    """9: no card is drawn."""
    t.tell("keep", seat)
    turn_passes(t, seat)


def turn_passes(t: Desk, seat: Seat) -> None:
    """4, 12: to the left until everybody has played; then the trick is decided."""
    seats = len(t.hands)
    if t.trick is not None and len(t.trick.cards) < seats:
        t.stage = Play((seat + 1) % seats)
    else:
        trick_ends(t)


def trick_ends(t: Desk) -> None:
    """5, 6, 12: the trick goes to its winner, or is destroyed, and is the last trick."""
    trick = t.trick
    if trick is None:
        raise AssertionError("a trick ends that nobody led")
    seats = len(t.hands)
    moved: tuple[tuple[Zone, Zone], ...] = ()
    if t.beats is not None:
        moved = ((("last", "gone"),) * seats if t.last else ()) + (("trick", "last"),) * seats
    t.gone = with_(t.gone, *t.last.cards) if t.last else t.gone
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


def winner_at(cards: Cards, trump: Card) -> int | None:
    """5, 6, 7: which card of a trick wins, counted from the leader's; None if it is destroyed."""
    if VALKNUT in cards:
        return None
    led, colour = -1, COLOUR[trump]
    best, strength = 0, -1
    for at, card in enumerate(cards):
        mine = COLOUR[card]
        if mine < 0:
            continue
        if led < 0:
            led = mine
        worth = RANK[card] + (20 if mine == colour else 10 if mine == led else 0)
        if worth > strength:
            best, strength = at, worth
    return best


def leads_after(trick: Trick, at: int, seats: int) -> Seat:
    """7, 11: the player of the last Hagalaz; or the left of a winning 9; or the winner."""
    if HAGALAZ in trick.cards:
        at = len(trick.cards) - 1 - trick.cards[::-1].index(HAGALAZ)
    elif RANK[trick.cards[at]] == 9:
        at += 1
    return (trick.leader + at) % seats


def won_with(t: Desk, winner: Seat, rank: int, lead: Seat) -> None:
    """8, 10, 12: a winning 1 or 6 asks before the next lead."""
    if rank == 1 and sum(t.tricks) > t.tricks[winner]:
        t.stage = TakeTrick(winner, lead)
    elif rank == 6 and any(t.hands):
        t.stage = TakeCard(winner, lead)
    else:
        next_lead(t, lead)


def take_trick(t: Desk, seat: Seat, victim: Seat, lead: Seat) -> None:
    """8: one trick changes sides; only the counts say so."""
    t.tricks = put(t.tricks, victim, t.tricks[victim] - 1)
    t.tricks = put(t.tricks, seat, t.tricks[seat] + 1)
    t.tell("steal-trick", seat, (), ("seat", victim))
    next_lead(t, lead)


def keep_one(t: Desk, seat: Seat, lead: Seat) -> None:
    """8: no trick is taken."""
    t.tell("keep", seat)
    next_lead(t, lead)


def take_card(t: Desk, seat: Seat, victim: Seat, lead: Seat) -> None:
    """10: a random card of a hand, seen by these two alone."""
    card = pick(t.hands[victim], t.rng)
    t.hands = put(t.hands, victim, without(t.hands[victim], card))
    t.hands = put(t.hands, seat, with_(t.hands[seat], card))
    t.tell("steal-card", seat, ((HANDS[victim], HANDS[seat]),), ("seat", victim))
    t.stage = Return(seat, victim, lead)


def keep_six(t: Desk, seat: Seat, lead: Seat) -> None:
    """10: no card is taken."""
    t.tell("keep", seat)
    next_lead(t, lead)


def give_back(t: Desk, seat: Seat, card: Card, to: Seat, lead: Seat) -> None:
    """10: any one card goes back to the same opponent."""
    t.hands = put(t.hands, seat, without(t.hands[seat], card))
    t.hands = put(t.hands, to, with_(t.hands[to], card))
    t.tell("return", seat, ((HANDS[seat], HANDS[to]),), ("seat", to))
    next_lead(t, lead)


def next_lead(t: Desk, lead: Seat) -> None:
    """11, 13: the next trick, or the round is scored when the hands are empty."""
    if any(t.hands):
        t.stage = Play(lead)
    else:
        score(t)


def score(t: Desk) -> None:
    """13, 14: points and bonuses, then the next round or the end."""
    t.scores = tuple(map(points, t.scores, t.tricks, t.predictions, [len(t.hands)] * 3))
    t.stage = Scored()
    t.tell("scored")
    if t.round == ROUNDS or max(points for points, _ in t.scores) >= t.goal:
        t.stage = Over()
        t.tell("over")
        return
    seats = len(t.hands)
    fresh = _deal(seats, t.rng, (t.dealer + 1) % seats, t.round + 1, t.scores, t.goal)
    lay = () if t.beats is None else _lying(t)
    for name, value in zip(State._fields, fresh, strict=True):
        setattr(t, name, value)
    t.tell("deal", t.dealer, travels(lay, _lying(t)) if lay else ())


def _lying(t: Desk) -> tuple[Zone, ...]:
    """The zone of every card on the table, those of the deck last."""
    hands = [HANDS[seat] for seat, hand in enumerate(t.hands) for _ in hand]
    last = ["last"] * len(t.last.cards if t.last else ())
    return (*hands, *["gone"] * len(t.gone), *last, "trump", *["deck"] * len(t.deck))


def points(
    score: tuple[int, int], tricks: int, prediction: int | None, seats: int,
) -> tuple[int, int]:
    """13: a seat's points and exact predictions after a round."""
    total, exact = score
    hit = tricks == prediction
    few = seats == 2 and 3 <= tricks <= 5
    return total + tricks + 10 * hit + 5 * few, exact + hit


def result(state: State) -> Result | None:
    """14: None while somebody is asked."""
    if not isinstance(state.stage, Over):
        return None
    totals = tuple(points for points, _ in state.scores)
    left = list(range(len(totals)))
    for reason, worth in (("points", totals), ("bonuses", [b for _, b in state.scores]),
                          ("tricks", state.tricks)):
        best = max(worth[seat] for seat in left)
        left = [seat for seat in left if worth[seat] == best]
        if len(left) == 1:
            return Result(totals, tuple(left), reason)
    return Result(totals, tuple(left), "shared")


def view(state: State, seat: Seat | None) -> State:
    """15: what a seat sees; everything when the match is over."""
    stage = state.stage
    if isinstance(stage, Over):
        return state
    open_ = isinstance(stage, Scored)
    return state._replace(
        hands=tuple(h if s == seat else (UNSEEN,) * len(h) for s, h in enumerate(state.hands)),
        deck=(UNSEEN,) * len(state.deck),
        predictions=tuple(p if p is None or open_ or s == seat else UNSEEN
                          for s, p in enumerate(state.predictions)),
    )


def guess(view: State, rng: Random) -> State:
    """Some state that looks like the view: unseen cards are dealt, predictions drawn."""
    tricks = [trick.cards for trick in (view.trick, view.last) if trick]
    left = list(DECK)
    for group in (*view.hands, view.deck, (view.trump,), view.gone, *tricks):
        for card in group:
            if card != UNSEEN:
                left.remove(card)
    pool = iter(shuffled(left, rng))
    most = HAND[len(view.hands)] + 1
    return view._replace(
        hands=tuple(tuple(sorted(_dealt(hand, pool))) for hand in view.hands),
        deck=_dealt(view.deck, pool),
        predictions=tuple(int(rng.random() * most) if p == UNSEEN else p
                          for p in view.predictions),
    )


def _dealt(cards: Cards, pool: Iterator[Card]) -> Cards:
    return tuple(next(pool) if card == UNSEEN else card for card in cards)


def table(view: State) -> Table:
    """15: cards where they lie, earlier tricks face down, and the numbers of every seat."""
    found: dict[str, Piece | Says] = {}
    for seat, hand in enumerate(view.hands):
        found |= {f"hand/{seat}/{i}": CARDS[card] for i, card in enumerate(hand)}
        found[f"tricks/{seat}"] = ("herrlof-tricks", view.tricks[seat])
        found[f"score/{seat}"] = ("herrlof-score", *view.scores[seat])
        prediction = view.predictions[seat]
        found[f"prediction/{seat}"] = (
            ("herrlof-no-prediction",) if prediction is None
            else ("herrlof-predicted-secret",) if prediction == UNSEEN
            else ("herrlof-prediction", prediction))
    found |= {f"deck/{i}": "?" for i in range(len(view.deck))}
    found |= {f"gone/{i}": "?" for i in range(len(view.gone))}
    found["trump"] = CARDS[view.trump]
    for name, trick in (("trick", view.trick), ("last", view.last)):
        if trick:
            found |= {f"{name}/{i}": CARDS[card] for i, card in enumerate(trick.cards)}
    found["round"] = ("herrlof-round", view.round, ROUNDS)
    found[f"dealer/{view.dealer}"] = "dealer"
    found |= {f"turn/{seat}": "turn" for seat in prompts(view)}
    return found


def without(cards: Cards, card: Card) -> Cards:
    """Cards less one of a kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_(cards: Cards, *more: Card) -> Cards:
    """Sorted cards and some more, sorted."""
    return tuple(sorted((*cards, *more)))
