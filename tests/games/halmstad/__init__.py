"""What the words of the game are held against: what decides a match (`REASONS`), keys that are put
together, texts that are the same in every language, and how much is played for all that."""

REASONS = ("points", "timber", "ballast", "shared", "race")
COMPUTED = {
    "halmstad-log-": ("swap", "draw", "feed", "examine", "exchange", "contract"),
    "halmstad-deed-": ("swap", "made", "tide"),
    "halmstad-said-": ("believe", "challenge"),
    "halmstad-deck-": ("last",),
    "halmstad-counters-": ("last",),
    "halmstad-gets-": ("believed", "proved", "caught"),
    "halmstad-verdict-": ("believed", "proved", "caught"),
    "halmstad-spot-": ("pile", "belief", "memory", "won", "seen", "bid", "tied"),
    "halmstad-spots-": ("belief", "bid", "fed"),
    "halmstad-first-": ("bid", "turn", "look", "fulfil", "answer", "visit", "pledge"),
    "halmstad-load-": ("exact", "most"),
    "halmstad-aim-": ("contract", "swap", "examine", "reveal", "feed"),
    "halmstad-doing-": ("look", "fulfil", "visit", "pledge"),
    "halmstad-task-": ("bid", "look", "fulfil", "visit", "pledge"),
    "halmstad-why-": ("hand", "pile", "belief", "deck", "counters"),
    "halmstad-say-": ("bid", "feed", "pledge", "draw", "renew", "examine", "leave", "reveal",
                      "challenge", "believe", "decline", "pass"),
}
SAME = ("halmstad-rank",
        "halmstad-beat-answers", "halmstad-verdict-proved",
        "brief-halmstad", "option-renew")  # names and numbers
MATCHES = 24
