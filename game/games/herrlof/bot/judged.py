"""A net's values of Herrlof's moves, in points of the round."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.net import Net, list_nets, load_net
from game.core.paths import ASSETS
from game.games.herrlof.rules.points import EXACT

FILE = ASSETS / "nets" / "herrlof.net"
SCALE = 10.0  # points that count as one for a net
# Own points without the bonus, minus those of the others on average; how likely the own prediction
# is exact; how many of the others' are.
HEADS = 3


def points_ahead(heads: Sequence[float]) -> float:
    """Return the points of the round by which a seat is expected to end ahead of the others on
    average. Earlier nets say nothing of the others' bonuses, which then do not count."""
    lead, exact, *others = heads
    return SCALE * lead + EXACT * (exact - sum(others))


def find_best(heads: Sequence[Sequence[float]]) -> int:
    """Return the number of the best move."""
    values = [points_ahead(each) for each in heads]
    return values.index(max(values))


def chance_of_exact(heads: Sequence[float]) -> float:
    """Return how likely it is that the prediction comes true."""
    return min(max(heads[1], 0.0), 1.0)


def load_level(level: str, seats: int) -> Net:
    """Return the net of a level, or its own for this number of seats (`expert-3`).
    Raises BadNet."""
    own = f"{level}-{seats}"
    return load_net(FILE, own if own in list_nets(FILE) else level)
