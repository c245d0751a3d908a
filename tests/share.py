"""Which of many cases that are alike are in the suite, while all of them are in the long hunts."""

from collections import Counter
from collections.abc import Collection
from hashlib import blake2b


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
    return name.partition("[")[2].removesuffix("]").split("-")


def _mixed(name: str) -> bytes:
    return blake2b(name.encode(), digest_size=8).digest()
