"""Word advice: the suggestion, one reason, its worth beside the next best move, and the expected
result."""

from __future__ import annotations

from game.bots.advice import Advice
from game.core.contract import Message, Seat, State
from game.tables.style import TableStyle

LITTLE = 3  # tenths of a point: less is not told
MUCH = 10  # points, from which tenths are not told


def in_words(
    style: TableStyle, view: State, seat: Seat, advice: Advice, *, thought: bool,
) -> Message:
    """Return advice as a message to its seat; `thought`: whether a bot had time to think."""
    best, *others = advice.rated
    said = style.words.spoken(view, best.move)
    told: list[Message] = [("hint" if thought else "hint-hurried", said)]
    if advice.reason:
        told.append(advice.reason)
    terse = style.mapped is not None  # moves on a map are long in words
    for one in () if advice.sure or terse else others:
        other = style.words.spoken(view, one.move)
        if other != said:  # equal words tell nothing new
            gap = style.words.gap(max(best.worth - one.worth, 0.0))
            told.append(("coach-better", gap, other) if gap else ("coach-level", other))
            break
    if (expected := advice.expected) and not terse:
        spoken = style.words.spoken(expected.view, expected.move)
        told.append(("coach-again", spoken) if expected.seat == seat else
                    ("coach-expected", ("seat", expected.seat), spoken))
    return join_sentences(told)


def in_points(points: float) -> Message:
    """Return how much better a move is, in tenths of a point, from three tenths on."""
    tenths = round(10 * points)
    if tenths < LITTLE:
        return ()
    whole, rest = divmod(tenths, 10)
    return ("coach-points", whole, rest) if rest and whole < MUCH else ("coach-whole", whole)


def join_sentences(told: list[Message]) -> Message:
    """Return one message of several sentences."""
    first, *rest = told
    return ("coach-more", first, join_sentences(rest)) if rest else first


def drop_last(says: Message) -> Message:
    """Return a message of sentences without the last one; () if none is left."""
    match says:
        case ("coach-more", tuple(first), tuple(rest)):
            less = drop_last(rest)
            return ("coach-more", first, less) if less else first
    return ()
