"""Which cases are in the suite. The others are long, and have their turn on some other day."""

from collections import Counter
from collections.abc import Collection
from hashlib import blake2b

FILES = {  # of the cases of a folder or file that open a house or ask a bot, one in n is in the
    # suite; who names the folder runs all. What is cheap, or guards what people could lose, stays.
    "bots": 2,
    "games/halmstad": 2,
    "games/herrlof": 2,
    "games/reindeer": 2,
    "games/test_lesson": 2,
    "kiosk": 2,
    "night/test_leaves": 2,
    "night/test_night_scenes": 2,
    "phones/test_browsers": 5,
    "phones/test_house": 2,
    "phones/test_life": 2,
    "phones/test_page": 5,
    "picture/test_notices": 2,
    "picture/test_small_windows": 2,
    "scenes": 3,
    "tables": 2,
}


def share_of(file: str) -> int:
    """Return how many cases of a file there are to one in the suite."""
    return next((of for name, of in FILES.items() if file.startswith(f"tests/{name}")), 1)


def share(names: Collection[str], of: int) -> set[str]:
    """One in so many of the cases of a test, and one at least, by their names `test[a-b]`: each
    next one is of values that were taken least, and among equals a hash tells, so that the same
    stay in every run, and those of different tests fall on different games and languages."""
    left, taken, stay = sorted(names, key=_mixed), Counter[str](), set[str]()
    for _ in range(-(-len(names) // of)):
        case = min(left, key=lambda name: sum(taken[value] for value in _values(name)))
        left.remove(case)
        taken.update(_values(case))
        stay.add(case)
    return stay


def turn(names: Collection[str], number: int, of: int) -> set[str]:
    """Return every n-th of the cases. Those of one test fall on all shares alike, so that all take
    about the same time; a number past the last share begins again, as the days of a year do."""
    return set(sorted(names)[number % of::of])


def _values(name: str) -> list[str]:
    test, _, values = name.partition("[")
    return [test, *values.removesuffix("]").split("-")]


def _mixed(name: str) -> bytes:
    return blake2b(name.encode(), digest_size=8).digest()
