"""The questions, legal moves and refusals of Herrlof.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.cards import Cards
from game.core.contract import Message, Move, Prompt, Seat
from game.games.herrlof.rules.position import (
    COLOUR,
    HAND,
    VALKNUT,
    Bury,
    Draw,
    Over,
    Play,
    Predict,
    Return,
    Scored,
    State,
    TakeCard,
    TakeTrick,
)

KEEP: Move = ("keep",)


def prompts(state: State) -> Mapping[Seat, Prompt]:
    """Return the questions: to each seat without a prediction, then to one seat at a time."""
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
    """Return all legal moves of a seat; none if it is not asked."""
    stage = state.stage
    if isinstance(stage, Play):
        cards = list_playable(state, seat) if stage.seat == seat else ()
        twins = len(cards) > 1 and cards[-2] >= VALKNUT  # specials come last
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


def list_playable(state: State, seat: Seat) -> Cards:
    """4: the led colour if the hand holds it, and specials; anything after a special."""
    hand = state.hands[seat]
    led = COLOUR[state.trick.cards[0]] if state.trick else -1
    if led < 0:
        return hand
    follow = tuple([card for card in hand if COLOUR[card] == led])
    return (*follow, *(card for card in hand if card >= VALKNUT)) if follow else hand


def refusal(state: State, seat: Seat, move: Move) -> Message | None:
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


def _why_not(state: State, seat: Seat, move: Move) -> Message:
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
    """Return the word for what a seat is asked."""
    return prompts(state)[seat].kind
