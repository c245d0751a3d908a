"""What the words of the game are held against: what decides a match (`REASONS`), keys that are put
together, texts that are the same in every language, and how much is played for all that."""

REASONS = ("no-move", "shared")
COMPUTED = {
    "puzzle-hamnar-": ("win", "win-missed"),
    "hamnar-took-": ("pawn", "horse", "elephant"), "hamnar-went-": ("pawn", "horse", "elephant"),
    "hamnar-can-": ("now", "next"), "hamnar-sun-": ("now", "next"),
}
MATCHES = 25
LOOKS = 1.0
