"""Haggis' positions and moves, as values and in the notation of the rulings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from game.core.cards import Cards
from game.core.contract import BadText, Move, Seat, read_number
from game.games.haggis.rules.combos import (
    CARD,
    CARDS,
    NUMBERS,
    RANKS,
    SUITS,
    UNSEEN,
    Reading,
    can_beat,
    list_readings,
)

GOALS = (250, 350, 1, 2)  # points that end a match; 1 and 2 are rounds
MOST_ROUNDS = 2  # of a match that ends by rounds
BOMBS = ("choose", "tournament")
BETS = (0, 15, 30)
DEALT = 14


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays, or leads where no combination lies."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Give:
    """10: the winner of a bomb-won trick gives its cards away."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scored:
    """Only inside beats: the haggis and the last hand are open."""


@dataclass(frozen=True, slots=True)
class Over:
    """Nobody is asked."""


Stage = Play | Give | Scored | Over


class Combination(NamedTuple):
    """A seat's play to a trick."""

    seat: Seat
    cards: Cards
    reading: Reading


class State(NamedTuple):
    """A position. Hands are sorted, numbers before wilds; `outs`: who went out, and the largest
    opposing hand then; bets: None is open."""

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


def write(state: State) -> str:
    """Return the position on one line, as in the rulings."""
    return " ".join((
        "/".join(map(_write_cards, state.hands)), _write_cards(state.haggis),
        "/".join(map(_write_cards, state.captured)),
        ",".join(map(_write_combination, state.trick)) or "-", _write_stage(state.stage),
        "/".join("-" if bet is None else str(bet) for bet in state.bets),
        ",".join(f"{seat}:{count}" for seat, count in state.outs) or "-",
        "/".join(map(str, state.scores)), str(state.dealer), str(state.round), str(state.goal),
        state.bombs,
    ))


def _write_cards(cards: Cards) -> str:
    unseen = cards.count(UNSEEN)
    visible = "".join(CARDS[card] for card in cards if card != UNSEEN)
    return (f"{unseen}?" if unseen else "") + visible or "-"


def _write_combination(played: Combination) -> str:
    text = f"{played.seat}:{_write_cards(played.cards)}"
    if len(list_readings(played.cards)) < 2:
        return text
    reading = played.reading
    return text + ("=set" if reading.kind == "set" else f"={reading.width}x{reading.length}")


def _write_stage(stage: Stage) -> str:
    match stage:
        case Play(seat): return f"{seat}:play"
        case Give(seat): return f"{seat}:give"
        case Scored(): return "scored"
        case Over(): return "over"


def read(text: str) -> State:
    """Return a position, or a view, from its line. Raises BadText."""
    fields = text.split(" ")
    if len(fields) != len(State._fields):
        raise BadText(f"a position has {len(State._fields)} fields, not {len(fields)}: {text!r}")
    state = State(
        tuple(map(_read_cards, fields[0].split("/"))), _read_cards(fields[1]),
        tuple(map(_read_cards, fields[2].split("/"))), _read_trick(fields[3]),
        _read_stage(fields[4]), tuple(map(_read_bet, fields[5].split("/"))),
        _read_outs(fields[6]), tuple(map(read_number, fields[7].split("/"))),
        read_number(fields[8]), read_number(fields[9]), read_number(fields[10]), fields[11],
    )
    _check(state, text)
    _check_trick(state, text)
    return state


_TOKEN = re.compile(r"(?:[2-9]|10)[roygb]|[JQK]")


def _read_cards(text: str) -> Cards:
    if text == "-":
        return ()
    parts = re.fullmatch(r"(?:([1-9][0-9]?)\?)?((?:(?:[2-9]|10)[roygb]|[JQK])*)", text)
    if not parts or not text:
        raise BadText(f"not cards: {text!r}")
    visible = [CARD[name] for name in _TOKEN.findall(parts[2])]
    return (*visible, *(UNSEEN,) * int(parts[1] or 0))


def _read_bet(text: str) -> int | None:
    if text == "-":
        return None
    if text not in map(str, BETS):
        raise BadText(f"not a bet: {text!r}")
    return int(text)


def _read_outs(text: str) -> tuple[tuple[Seat, int], ...]:
    if text == "-":
        return ()
    pairs = (part.partition(":") for part in text.split(","))
    return tuple((read_number(seat), read_number(count)) for seat, _, count in pairs)


def _read_trick(text: str) -> tuple[Combination, ...]:
    return () if text == "-" else tuple(map(_read_combination, text.split(",")))


def _read_combination(text: str) -> Combination:
    seat, _, rest = text.partition(":")
    names, _, form = rest.partition("=")
    cards = _read_cards(names)
    if UNSEEN in cards or tuple(sorted(cards)) != cards:
        raise BadText(f"a combination's cards are known and sorted: {text!r}")
    fitting = [r for r in list_readings(cards) if form in ("", _write_form(r))]
    if len(fitting) != 1 or (form == "") != (len(list_readings(cards)) == 1):
        raise BadText(f"not one combination: {text!r}")
    return Combination(read_number(seat), cards, fitting[0])


def _write_form(reading: Reading) -> str:
    return "set" if reading.kind == "set" else f"{reading.width}x{reading.length}"


def _read_stage(text: str) -> Stage:
    if text in ("scored", "over"):
        return Scored() if text == "scored" else Over()
    seat, _, word = text.partition(":")
    if word not in ("play", "give"):
        raise BadText(f"not a stage: {text!r}")
    return Play(read_number(seat)) if word == "play" else Give(read_number(seat))


def make_deck(seats: int) -> list[int]:
    """2: the number cards, sorted; two players play without blue."""
    suits = len(SUITS) - (seats == 2)
    return [card for card in range(NUMBERS) if card % 5 < suits]


def _check(state: State, text: str) -> None:
    """Check that the cards can lie so in a position, and that they are those of one deck."""
    seats = len(state.hands)
    fields = (state.captured, state.bets, state.scores)
    if seats not in (2, 3) or {len(field) for field in fields} != {seats}:
        raise BadText(f"two or three seats, the same in all fields: {text!r}")
    piles = (*state.hands, state.haggis, *state.captured)
    if write(state) != text or any(tuple(sorted(pile)) != pile for pile in piles):
        raise BadText(f"cards are sorted and numbers plain: {text!r}")
    cards = [c for pile in (*piles, *(p.cards for p in state.trick)) for c in pile]
    numbers = [card for card in cards if card < NUMBERS]
    valid = len(set(numbers)) == len(numbers) and set(numbers) <= set(make_deck(seats))
    wilds = all(cards.count(wild) == seats and all(hand.count(wild) <= 1 for hand in state.hands)
                for wild in range(NUMBERS, UNSEEN))
    if not valid or not wilds or len(cards) - 3 * seats != len(make_deck(seats)):
        raise BadText(f"the cards are not those of one deck: {text!r}")
    named = (state.dealer, getattr(state.stage, "seat", 0), *(p.seat for p in state.trick),
             *(seat for seat, _ in state.outs))
    if max(named) >= seats:
        raise BadText(f"there are {seats} seats only: {text!r}")
    if state.goal not in GOALS or state.bombs not in BOMBS[: seats - 1] or state.round < 1:
        raise BadText(f"the goal is one of {GOALS}, bombs one of {BOMBS[: seats - 1]}: {text!r}")


def _check_trick(state: State, text: str) -> None:
    """Check that a trick can have come to this, and that every bomb can be given away."""
    on: Reading | None = None
    for played in state.trick:
        if not can_beat(played.reading, on):
            raise BadText(f"a combination does not beat the one before: {text!r}")
        on = played.reading
    if isinstance(state.stage, Give) and not (
            len(state.hands) == 3 and state.bombs == "choose" and on and on.kind == "bomb"
            and state.trick[-1].seat == state.stage.seat):
        raise BadText(f"this seat has no bomb-won trick to give: {text!r}")
    if any(UNSEEN in pile for pile in state.captured):
        raise BadText(f"captured cards are known: {text!r}")


def say(move: Move) -> str:
    """Return a move in the notation of the rulings; the `as` part where cards have several
    readings."""
    match move:
        case ("pass",): return "pass"
        case ("bet" | "give" as kind, int(count)): return f"{kind} {count}"
        case ("play", tuple(cards), reading):
            text = "play " + " ".join(CARDS[card] for card in cards)
            several = isinstance(reading, Reading) and len(list_readings(cards)) > 1
            return f"{text} as {_say_reading(reading)}" if several else text
    raise BadText(f"not a move: {move!r}")


def _say_reading(reading: object) -> str:
    if not isinstance(reading, Reading):
        raise BadText(f"not a reading: {reading!r}")
    rank = RANKS[reading.rank - 2] if reading.kind != "bomb" else ""
    return {"bomb": "bomb", "set": f"set of {rank}",
            "run": f"run {reading.width}x{reading.length} to {rank}"}[reading.kind]


def parse(text: str) -> Move:
    """Return a move from its text, cards in any order. Raises BadText."""
    kind, _, rest = text.partition(" ")
    if text == "pass":
        return ("pass",)
    if kind == "bet" and rest in map(str, BETS):
        return ("bet", int(rest))
    if kind == "give":
        return ("give", read_number(rest))
    if kind != "play":
        raise BadText(f"not a move: {text!r}")
    names, _, form = rest.partition(" as ")
    named = names.split(" ")
    if any(name not in CARD or name == "?" for name in named) or len(set(named)) < len(named):
        raise BadText(f"not cards, or one twice: {text!r}")
    cards = tuple(sorted(CARD[name] for name in named))
    named_so = " as " in rest
    fitting = [r for r in list_readings(cards) if not named_so or form == _say_reading(r)]
    if named_so and len(fitting) != 1:
        raise BadText(f"these cards cannot be read so: {text!r}")
    return ("play", cards, fitting[0] if len(fitting) == 1 else None)
