"""Advice of a bot to a person who wants to learn: good moves and their worth, one reason for the
best of them, and the expected reply.

A bot that can give it has an `advise` beside its `choose`; otherwise there is the move alone. The
bots' process sends advice to the table as values for JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from game.bots.search import Bot, Budget
from game.core.contract import Message, Move, Rules, Seat, State

C = TypeVar("C")  # a move that is judged, as a game sees it


class Rated(NamedTuple):
    """A move, and its worth to its seat in the game's own unit (pieces, points, dollars): the
    expected lead over the others at the end."""

    move: Move
    worth: float


class Expected(NamedTuple):
    """The next expected move, its player, and their view of the position before it; only where
    nothing about it is hidden."""

    seat: Seat
    move: Move
    view: State


class Advice(NamedTuple):
    """`rated`: the suggestion first, then others, best first. `reason`: words for one true thing
    about the suggestion, or (). `sure`: the bot has seen the end."""

    rated: tuple[Rated, ...]
    reason: Message = ()
    expected: Expected | None = None
    sure: bool = False

    @property
    def move(self) -> Move:
        """Return the suggestion."""
        return self.rated[0].move

    def find_worth(self, move: Move) -> float | None:
        """Return the worth of a move; None if it was not weighed."""
        return next((one.worth for one in self.rated if one.move == move), None)


@runtime_checkable
class Advisor(Protocol):
    """A bot that rates its moves. `about` is a move to rate in any case, if it is legal. Returns
    None if the seat has nothing to answer."""

    def advise(
        self, view: State, seat: Seat, luck: Random, budget: Budget, about: Move | None, /,
    ) -> Advice | None: ...


def advice_of(
    bot: Bot, view: State, seat: Seat, luck: Random, budget: Budget, about: Move | None = None,
) -> Advice | None:
    """Return a bot's advice; only its best move, if it gives no advice. None if it has no move."""
    if isinstance(bot, Advisor):
        return bot.advise(view, seat, luck, budget, about)
    move = bot.choose(view, seat, luck, budget, bot.LEVELS[-1])
    return None if move is None else Advice((Rated(move, 0.0),))


def sorted_out(rated: Iterable[Rated], best: Move) -> tuple[Rated, ...]:
    """Return the suggestion first, then all others by their worth."""
    order = sorted(rated, key=lambda one: one.worth, reverse=True)
    return tuple(sorted(order, key=lambda one: one.move != best))


def first_true(reasons: Iterable[Callable[[C], Message]], case: C) -> Message:
    """Return the first of several reasons that holds in a case; () if none does."""
    return next((says for found in reasons if (says := found(case))), ())


def pack_advice(rules: Rules, advice: Advice) -> dict[str, Any]:
    """Return advice as values for JSON, with moves and views in the game's notations."""
    expected = advice.expected
    return {
        "rated": [(rules.say(one.move), one.worth) for one in advice.rated],
        "reason": advice.reason, "sure": advice.sure,
        "expected": expected and (
            expected.seat, rules.say(expected.move), rules.write(expected.view)),
    }


def unpack_advice(rules: Rules, told: dict[str, Any]) -> Advice:
    """Return packed advice. Raises KeyError, TypeError, ValueError or BadText for bad values."""
    expected = told["expected"]
    return Advice(
        tuple(Rated(rules.parse(move), float(worth)) for move, worth in told["rated"]),
        _restore_says(told["reason"]),
        expected and Expected(int(expected[0]), rules.parse(expected[1]), rules.read(expected[2])),
        bool(told["sure"]))


def _restore_says(words: Iterable[object]) -> Message:
    """Return a message with tuples in place of JSON's lists."""
    return tuple(_restore_says(one) if isinstance(one, list) else one for one in words)
