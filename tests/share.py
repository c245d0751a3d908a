"""Which of many cases that are alike are in the suite, while all of them are in the long hunts."""

from collections.abc import Collection
from zlib import crc32


def share(names: Collection[str], of: int) -> set[str]:
    """One in so many of the cases of a test, and one at least. A hash of their names tells which:
    the same in every run, and spread over games, languages and sizes otherwise for each test."""
    return {*sorted(names, key=lambda name: crc32(name.encode()))[:-(-len(names) // of)]}
