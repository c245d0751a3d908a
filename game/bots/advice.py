"""What a bot says of a position to a person who wants to learn from it: which moves are good and
what they are worth, one reason for the best of them, and what is expected after it.

A bot that can say so has an `advise` beside its `choose`; of another one there is the move alone.
Advice is told by the process of the bots and heard by the table, as values that JSON can hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from game.bots.search import Bot, Budget
from game.core.contract import Message, Move, Rules, Seat, State

C = TypeVar("C")  # a move that is judged, as a game sees it


class Rated(NamedTuple):
    """A move, and what it is worth to its seat in the game's own unit (pieces, points, dollars):
    how far the seat is expected to end ahead of the others."""

    move: Move
    worth: float


class Expected(NamedTuple):
    """The player who is expected to move next, their move, and their view of the position before
    it; only where nothing about it is hidden."""

    seat: Seat
    move: Move
    view: State


class Advice(NamedTuple):
    """`rated`: the suggestion first, then others, the best of them first. `reason`: words for one
    thing that is true of the suggestion, () for none. `sure`: the end has been seen."""

    rated: tuple[Rated, ...]
    reason: Message = ()
    expected: Expected | None = None
    sure: bool = False

    @property
    def move(self) -> Move:
        """The suggestion."""
        return self.rated[0].move

    def find_worth(self, move: Move) -> float | None:
        """Return what a move is worth; None if it was not weighed."""
        return next((one.worth for one in self.rated if one.move == move), None)


@runtime_checkable
class Advisor(Protocol):
    """A bot that knows what its moves are worth. `about` is a move that shall be among those that
    are rated, if it is legal. None if the seat is not asked."""

    def advise(
        self, view: State, seat: Seat, luck: Random, budget: Budget, about: Move | None, /,
    ) -> Advice | None: ...


def advice_of(
    bot: Bot, view: State, seat: Seat, luck: Random, budget: Budget, about: Move | None = None,
) -> Advice | None:
    """Return what a bot advises; its best move alone, if it can say no more. None if it has no
    move."""
    if isinstance(bot, Advisor):
        return bot.advise(view, seat, luck, budget, about)
    move = bot.choose(view, seat, luck, budget, bot.LEVELS[-1])
    return None if move is None else Advice((Rated(move, 0.0),))


def sorted_out(rated: Iterable[Rated], best: Move) -> tuple[Rated, ...]:
    """Return the suggestion first, then all others by their worth."""
    order = sorted(rated, key=lambda one: one.worth, reverse=True)
    return tuple(sorted(order, key=lambda one: one.move != best))


def first_true(reasons: Iterable[Callable[[C], Message]], case: C) -> Message:
    """Return what the first of several reasons says that is true of a case; () if none is."""
    return next((says for found in reasons if (says := found(case))), ())


def pack_advice(rules: Rules, advice: Advice) -> dict[str, Any]:
    """Advice as values that JSON can hold, moves and views in the game's notations."""
    expected = advice.expected
    return {
        "rated": [(rules.say(one.move), one.worth) for one in advice.rated],
        "reason": advice.reason, "sure": advice.sure,
        "expected": expected and (
            expected.seat, rules.say(expected.move), rules.write(expected.view)),
    }


def unpack_advice(rules: Rules, told: dict[str, Any]) -> Advice:
    """Advice that was told. Raises KeyError, TypeError, ValueError or BadText for what is none."""
    expected = told["expected"]
    return Advice(
        tuple(Rated(rules.parse(move), float(worth)) for move, worth in told["rated"]),
        _restore_says(told["reason"]),
        expected and Expected(int(expected[0]), rules.parse(expected[1]), rules.read(expected[2])),
        bool(told["sure"]))


def _restore_says(words: Iterable[object]) -> Message:
    """Words whose inner ones have become lists."""
    return tuple(_restore_says(one) if isinstance(one, list) else one for one in words)
