"""What the words of the game are held against: what decides a match (`REASONS`), keys that are put
together, texts that are the same in every language, and how much is played for all that."""

from typing import get_args

from game.games.reindeer.rules.atlas import Unit
from game.games.reindeer.table.ending import MEDALS

REASONS = ("full", "idle", "rounds")
COMPUTED = {
    "reindeer-flies-": ("big", "little"),
    "puzzle-reindeer-": ("money", "money-missed"),
    "reindeer-medal-": (*MEDALS, "none"),
    "drawn-reindeer-": (*MEDALS, *get_args(Unit)),
    "card-reindeer-": ("packet", "little", "big", "city", "end"),
}
SAME = ("reindeer-km", "drawn-reindeer-km",
        "reindeer-row-par", "reindeer-count", "reindeer-demand", "reindeer-ending",
        "reindeer-takes",
        "reindeer-turn-list")
