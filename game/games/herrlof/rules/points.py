"""How points are counted in Herrlof: what a round is worth to a seat, and the score sheet.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Line
from game.games.herrlof.rules.position import Scored, State

EXACT = 10  # points for a prediction that has come true
FEW, FEW_FROM, FEW_TO = 5, 3, 5  # points, and for how many tricks, among two


class Share(NamedTuple):
    """A seat's points of a round, by source."""

    tricks: int
    exact: int
    few: int


def share_points(tricks: int, prediction: int | None, seats: int) -> Share:
    """13: a point a trick, ten for the prediction; among two five more for a few tricks."""
    return Share(tricks, EXACT * (tricks == prediction),
                 FEW * (seats == 2 and FEW_FROM <= tricks <= FEW_TO))


def count_points(
    score: tuple[int, int], tricks: int, prediction: int | None, seats: int,
) -> tuple[int, int]:
    """13: a seat's points and exact predictions after a round."""
    total, hits = score
    won, exact, few = share_points(tricks, prediction, seats)
    return total + won + exact + few, hits + (exact > 0)


def tally(view: State) -> list[Line]:
    """13: the score sheet of a round that has just been scored, and only then."""
    if not isinstance(view.stage, Scored):
        return []
    seats = len(view.hands)
    tricks, exact, few = zip(*(share_points(won, predicted, seats) for won, predicted in zip(
        view.tricks, view.predictions, strict=True)), strict=True)
    return [
        Line(("herrlof-sheet-prediction",), tuple(predicted or 0 for predicted in view.predictions),
             points=False, met=tuple(map(bool, exact))),
        Line(("herrlof-sheet-tricks",), tricks),
        Line(("herrlof-sheet-exact",), exact),
        *([Line(("herrlof-sheet-few",), few)] if seats == 2 else []),
        Line(("sheet-total",), tuple(points for points, _ in view.scores)),
    ]
