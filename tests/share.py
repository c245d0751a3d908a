"""Which cases are in the suite. The others are long, and have their turn on some other day."""

import re
from collections import Counter
from collections.abc import Collection
from hashlib import blake2b

# Of the cases of a file or folder that open a house or ask a bot, one in n is in the suite; the
# first line that fits counts. Most are about looks, which the gallery sees as well. Presses, files
# and phones stay whole. Who names a folder runs all of it.
FILES = {
    "bots/test_(levels|puzzles)": 3,
    "games/haggis/test_(hand|table)": 2,
    "games/halmstad/test_(bots|coach|stage|table)": 3,
    "games/hamnar/test_board": 3,
    "games/herrlof/test_(hand|labels|table)": 3,
    "games/reindeer/test_(bots|map_table)": 2,
    "games/reindeer/test_(clearing|glance|lately|map_room|night|order)": 3,
    "games/test_lesson": 3,
    "kiosk/test_attract": 3,
    "night/test_(leaves|night_scenes)": 3,
    "phones/test_(browsers|page)": 5,
    "picture/test_(notices|small_windows)": 2,
    "scenes/test_(replay_presses|saved_manage)": 1,
    "scenes/test_(endings|evening_change|menus|series|spelling)": 2,
    "scenes": 4,
    "tables/test_(covered|directions|faces|fans|plates|prompt_area|ribbon|room|staged|tricks)": 3,
}


def share_of(file: str) -> int:
    """Return how many cases of a file there are to one in the suite."""
    return next((of for name, of in FILES.items() if re.match(f"tests/{name}", file)), 1)


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
