"""Herrlof's cards, positions and moves, as values and in the notation of the rulings.

A card is a number, in the order of positions: colour r b g y, rank, then V and H, each of which
exists three times. UNSEEN stands for a card, or a prediction, that a view does not show.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from game.core.cards import Card, Cards
from game.core.contract import BadText, Move, Seat, read_number

COLOURS = "rbgy"
CARDS = (*tuple(f"{rank}{colour}" for colour in COLOURS for rank in range(1, 10)), "V", "H", "?")
CARD = {name: card for card, name in enumerate(CARDS)}
VALKNUT, HAGALAZ, UNSEEN = 36, 37, 38
RANK = tuple(card % 9 + 1 if card < VALKNUT else 0 for card in range(39))
COLOUR = tuple(card // 9 if card < VALKNUT else -1 for card in range(39))  # -1: none
DECK: Cards = (*range(36), *(VALKNUT,) * 3, *(HAGALAZ,) * 3)
HAND = {2: 15, 3: 11}  # cards dealt to each seat, by the number of seats
GOALS = (50, 40, 25, 20, 1)  # points that end a match; 1 is one round
ROUNDS = 10


@dataclass(frozen=True, slots=True)
class Predict:
    """All seats without a prediction are asked."""


@dataclass(frozen=True, slots=True)
class Play:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """9: a 3 was played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Bury:
    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeTrick:
    """8: a 1 won; `lead` leads afterwards."""

    seat: Seat
    lead: Seat


@dataclass(frozen=True, slots=True)
class TakeCard:
    """10: a 6 won; `lead` leads afterwards."""

    seat: Seat
    lead: Seat


@dataclass(frozen=True, slots=True)
class Return:
    """10: one card goes back to `to`."""

    seat: Seat
    to: Seat
    lead: Seat


@dataclass(frozen=True, slots=True)
class Scored:
    """Only inside beats: the round is scored and predictions are open."""


@dataclass(frozen=True, slots=True)
class Over:
    """Nobody is asked."""


Stage = Predict | Play | Draw | Bury | TakeTrick | TakeCard | Return | Scored | Over


class Trick(NamedTuple):
    """Who led, and the cards in the order of play."""

    leader: Seat
    cards: Cards


class State(NamedTuple):
    """A position. Hands and `gone` are sorted; the deck is top first.

    `predictions`: None not yet, UNSEEN made and unseen. `scores`: points and exact predictions.
    """

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


def write(state: State) -> str:
    """Return the position on one line, as in the rulings."""
    predictions = ("-" if p is None else "?" if p == UNSEEN else str(p) for p in state.predictions)
    fields = (
        "/".join(map(_write_cards, state.hands)), _write_cards(state.deck),
        CARDS[state.trump], _write_cards(state.gone), _write_trick(state.trick),
        _write_trick(state.last), write_stage(state.stage), "/".join(map(str, state.tricks)),
        "/".join(predictions), "/".join(f"{points}:{exact}" for points, exact in state.scores),
        str(state.dealer), str(state.round), str(state.goal),
    )
    return " ".join(fields)


def _write_cards(cards: Cards) -> str:
    visible = "".join(CARDS[card] for card in cards if card != UNSEEN)
    unseen = cards.count(UNSEEN)
    return visible + (f"{unseen}?" if unseen else "") or "-"


def _write_trick(trick: Trick | None) -> str:
    return "-" if trick is None else f"{trick.leader}:{_write_cards(trick.cards)}"


def write_stage(stage: Stage) -> str:
    match stage:
        case Predict(): return "predict"
        case Play(seat): return f"{seat}:play"
        case Draw(seat): return f"{seat}:draw"
        case Bury(seat): return f"{seat}:bury"
        case TakeTrick(seat, lead): return f"{seat}:trick>{lead}"
        case TakeCard(seat, lead): return f"{seat}:card>{lead}"
        case Return(seat, to, lead): return f"{seat}:return,{to}>{lead}"
        case Scored(): return "scored"
        case Over(): return "over"


def read(text: str) -> State:
    """Return a position, or a view, from its line. Raises BadText."""
    fields = text.split(" ")
    if len(fields) != len(State._fields):
        raise BadText(f"a position has {len(State._fields)} fields, not {len(fields)}: {text!r}")
    hands = tuple(map(_read_cards, fields[0].split("/")))
    state = State(
        hands, _read_cards(fields[1]), _read_card(fields[2]), _read_cards(fields[3]),
        _read_trick(fields[4]), _read_trick(fields[5]), _read_stage(fields[6]),
        tuple(map(read_number, fields[7].split("/"))),
        tuple(map(_read_prediction, fields[8].split("/"))),
        tuple(map(_read_score, fields[9].split("/"))),
        *map(read_number, fields[10:]),
    )
    _check(state, text)
    _check_play(state, text)
    return state


_TOKEN = re.compile(r"[1-9][rbgy]|[VH]")


def _read_cards(text: str) -> Cards:
    if text == "-":
        return ()
    parts = re.fullmatch(r"((?:[1-9][rbgy]|[VH])*)(?:([1-9][0-9]?)\?)?", text)
    if not parts or not text:
        raise BadText(f"not cards: {text!r}")
    return (*(CARD[name] for name in _TOKEN.findall(parts[1])),
            *(UNSEEN,) * int(parts[2] or 0))


def _read_card(text: str) -> Card:
    if text not in CARD or text == "?":
        raise BadText(f"not a card: {text!r}")
    return CARD[text]


def _read_trick(text: str) -> Trick | None:
    if text == "-":
        return None
    leader, _, names = text.partition(":")
    cards = _read_cards(names)
    if not cards or UNSEEN in cards:
        raise BadText(f"not a trick: {text!r}")
    return Trick(read_number(leader), cards)


def _read_prediction(text: str) -> int | None:
    return {"-": None, "?": UNSEEN}[text] if text in ("-", "?") else read_number(text)


def _read_score(text: str) -> tuple[int, int]:
    points, _, exact = text.partition(":")
    return read_number(points), read_number(exact)


_STAGES = (
    (r"predict", Predict), (r"(\d):play", Play), (r"(\d):draw", Draw), (r"(\d):bury", Bury),
    (r"(\d):trick>(\d)", TakeTrick), (r"(\d):card>(\d)", TakeCard),
    (r"(\d):return,(\d)>(\d)", Return), (r"scored", Scored), (r"over", Over),
)


def _read_stage(text: str) -> Stage:
    for pattern, stage in _STAGES:
        if parts := re.fullmatch(pattern, text):
            made: Stage = stage(*map(int, parts.groups()))
            return made
    raise BadText(f"not a stage: {text!r}")


def _check(state: State, text: str) -> None:
    """Check that the cards can lie so in a position, and that they are those of one deck."""
    seats = len(state.hands)
    per_seat = (state.tricks, state.predictions, state.scores)
    if seats not in HAND or {len(field) for field in per_seat} != {seats}:
        raise BadText(f"two or three seats, the same in all fields: {text!r}")
    if write(state) != text or any(tuple(sorted(c)) != c for c in (*state.hands, state.gone)):
        raise BadText(f"cards are sorted and numbers plain: {text!r}")
    tricks = [trick for trick in (state.trick, state.last) if trick]
    cards = [c for group in (*state.hands, state.deck, (state.trump,), state.gone,
                             *(trick.cards for trick in tricks)) for c in group]
    known = [card for card in cards if card != UNSEEN]
    if len(cards) != len(DECK) or any(known.count(c) > DECK.count(c) for c in set(known)):
        raise BadText(f"the cards are not those of one deck: {text!r}")
    named = [getattr(state.stage, name, 0) for name in ("seat", "to", "lead")]
    if max(*named, state.dealer, *(trick.leader for trick in tricks)) >= seats:
        raise BadText(f"there are {seats} seats only: {text!r}")
    if not 1 <= state.round <= ROUNDS or state.goal not in GOALS:
        raise BadText(f"the round is 1 to {ROUNDS}, the goal one of {GOALS}: {text!r}")


def _check_play(state: State, text: str) -> None:
    """Check that predictions, tricks and stages fit together."""
    seats = len(state.hands)
    if max((p for p in state.predictions if p not in {None, UNSEEN}), default=0) > HAND[seats]:
        raise BadText(f"nobody predicts more than {HAND[seats]}: {text!r}")
    if (None in state.predictions) != isinstance(state.stage, Predict):
        raise BadText(f"predictions are missing, or all are made: {text!r}")
    finishing = isinstance(state.stage, Draw | Bury)
    if state.trick and len(state.trick.cards) >= seats + finishing:
        raise BadText(f"the trick has been decided: {text!r}")
    if state.last and len(state.last.cards) != seats:
        raise BadText(f"the last trick is a whole one: {text!r}")
    if UNSEEN in state.gone:
        raise BadText(f"cards out of play are known: {text!r}")


def say(move: Move) -> str:
    """Return a move in the notation of the rulings. Raises BadText."""
    match move:
        case ("predict" | "steal" as kind, int(count)): return f"{kind} {count}"
        case ("play" | "bury" | "return" as kind, int(card)) if 0 <= card < UNSEEN:
            return f"{kind} {CARDS[card]}"
        case ("draw" | "keep" as kind,): return str(kind)
    raise BadText(f"not a move: {move!r}")


def parse(text: str) -> Move:
    """Return a move from its text. Raises BadText."""
    kind, _, rest = text.partition(" ")
    if text in ("draw", "keep"):
        return (text,)
    if kind in ("predict", "steal"):
        return (kind, read_number(rest))
    if kind in ("play", "bury", "return"):
        return (kind, _read_card(rest))
    raise BadText(f"not a move: {text!r}")
