"""What the words of the game are held against: what decides a match (`REASONS`), keys that are put
together, texts that are the same in every language, and how much is played for all that."""

REASONS = ("points", "bonuses", "tricks", "shared")
COMPUTED = {
    "puzzle-herrlof-": ("hit", "hit-missed"),
    "herrlof-": ("victim",),
    "herrlof-say-": ("play", "bury", "return", "draw", "keep"),
    "herrlof-doing-": ("predict", "draw", "bury", "trick", "card", "return", "takes"),
    "herrlof-task-": ("predict", "play", "draw", "bury", "trick", "card", "return", "takes"),
    "drawn-herrlof-": ("1", "3", "6", "9"),
    "herrlof-power-": ("one", "three", "six", "nine", "hagalaz", "valknut"),
    "herrlof-tag-": ("hagalaz", "valknut"),
    "herrlof-would-": ("one", "six", "nine"),
    "herrlof-does-": ("one", "six", "nine"),
    "herrlof-outcome-": ("one", "three", "six", "nine"),
}
SAME = ("herrlof-kind-valknut", "rules-herrlof-5", "rules-herrlof-6")
LOOKS = 0.4
