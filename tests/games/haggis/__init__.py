"""What the words of the game are held against: what decides a match (`REASONS`), keys that are put
together, texts that are the same in every language, and how much is played for all that."""

from game.games.haggis.rules.position import BETS

REASONS = ("points",)
COMPUTED = {
    "puzzle-haggis-": ("out", "take", "out-missed", "take-missed"),
    "haggis-": ("victim",), "wager-": tuple(map(str, range(len(BETS)))),
}
SAME = ("card-haggis-worth", "haggis-group-bomb", "haggis-kind-bomb", "haggis-stake")
LOOKS = 0.25
