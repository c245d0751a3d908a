"""The buttons of Haggis: what they play, which plays are possible, and what is missing."""

from __future__ import annotations

from functools import lru_cache

from game.core.cards import Cards
from game.core.contract import Message, Move, Place, Seat
from game.games.haggis import rules as haggis
from game.games.haggis.rules import State
from game.games.haggis.rules.combos import NUMBERS, RANKS, UNSEEN, Reading, list_readings
from game.games.haggis.rules.position import Play

PASSES = "button/pass"


def map_hand(view: State, seat: Seat) -> dict[int, Place]:
    numbers = [card for card in view.hands[seat] if card < NUMBERS or card == UNSEEN]
    places = {card: f"hand/{seat}/{i}" for i, card in enumerate(numbers)}
    return places | {card: f"wild/{seat}/{card - NUMBERS}" for card in view.hands[seat]
                     if NUMBERS <= card < UNSEEN}


def list_picked(view: State, seat: Seat, path: tuple[Place, ...]) -> Cards:
    where = {place: card for card, place in map_hand(view, seat).items()}
    return tuple(sorted(where[place] for place in path if place in where))


def is_bomb(move: Move) -> bool:
    return isinstance(move[-1], Reading) and move[-1].kind == "bomb"


def name_reading(reading: Reading) -> Message:
    """Return a reading's name: "Run of pairs 7–9"."""
    if reading.kind == "bomb":
        return ("haggis-called-bomb", reading.rank)
    rank = RANKS[reading.rank - 2]
    if reading.kind == "set":
        return ("haggis-called-set", reading.length, rank)
    return ("haggis-called-run", reading.width, RANKS[reading.rank - reading.length - 1], rank)


def in_words(reading: Reading) -> Message:
    """Return the same in a sentence: "a run of pairs from 7 to 9"."""
    key, *values = name_reading(reading)
    return (str(key).replace("called", "a"), *values)


@lru_cache(maxsize=8)
def _list_beating_kinds(view: State, seat: Seat) -> frozenset[str]:
    return frozenset(move[2].kind for move in haggis.moves(view, seat)
                     if move[0] == "play" and isinstance(move[2], Reading))


def find_yielding(view: State, seat: Seat) -> Place | None:
    """Return *Pass*, where no card that a seat may hold beats the trick."""
    stuck = (view.stage == Play(seat) and view.trick and UNSEEN not in view.hands[seat]
             and not _list_beating_kinds(view, seat))
    return PASSES if stuck else None


def known_forced(view: State, seat: Seat) -> bool:
    """Say whether the number of a seat's cards proves that it can only pass."""
    if view.stage != Play(seat) or not view.trick:
        return False
    on, hand = view.trick[-1].reading, view.hands[seat]
    wilds = sum(NUMBERS <= card < UNSEEN for card in hand)
    may_bomb = wilds >= 2 or len(hand) - wilds >= 4
    return not may_bomb and (on.kind == "bomb" or len(hand) < on.width * on.length)


RUNS = "run", "pairs", "triples", "sets"  # by the number of cards of each rank, from one


def only_bombs(view: State, seat: Seat) -> bool:
    """Say whether only a bomb beats the trick; then the button lays it out."""
    return bool(view.trick) and view.stage == Play(seat) and _list_beating_kinds(view, seat) == {
        "bomb"}


def tell_lacking(view: State, seat: Seat, path: tuple[Place, ...]) -> Message:
    """Return why nothing can be played yet, in three words; empty where nothing ever can."""
    if find_yielding(view, seat):
        return ()
    cards, on = list_picked(view, seat, path), view.trick[-1].reading if view.trick else None
    if not cards:
        return ("haggis-lacks", *find_wanted(view, seat))
    if on and on.kind != "bomb" and (more := on.width * on.length - len(cards)) > 0:
        return ("haggis-lacks-more", more)
    possible = list_readings(cards)
    if not possible:
        return ("haggis-lacks-match",)
    same = on and any(_form_of(one) == _form_of(on) for one in possible)
    return ("haggis-lacks-low",) if same else ("haggis-lacks-kind",)


def find_wanted(view: State, seat: Seat) -> tuple[str, int]:
    """Return the kind and number of cards of a seat's possible plays; for runs of sets, the
    sets."""
    on = view.trick[-1].reading if view.trick else None
    kind, many = ("bomb", 0) if _list_beating_kinds(view, seat) == {"bomb"} else _form_of(on)
    if on and kind == "run":
        return RUNS[min(on.width, len(RUNS)) - 1], on.length
    return {1: "one", 2: "pair"}.get(many, kind) if kind == "set" else kind, many


def offers_bombs(view: State, seat: Seat) -> bool:
    return "bomb" in _list_beating_kinds(view, seat)


def tell_play(view: State, seat: Seat, path: tuple[Place, ...]) -> Message:
    """Return the play of the button; only its own word where it will ask for the reading."""
    cards = list_picked(view, seat, path)
    fitting = [reading for reading in list_readings(cards)
               if haggis.refusal(view, seat, ("play", cards, reading)) is None]
    return name_reading(fitting[0]) if len(fitting) == 1 else ()


def _form_of(reading: Reading | None) -> tuple[str, int]:
    """Return the kind of a play and its number of cards; "any" for a lead."""
    if reading is None or reading.kind == "bomb":
        return (reading.kind if reading else "any", 0)
    return (reading.kind, reading.width * reading.length)
