"""The lesson of Halmstad: a contract, the beliefs, a nisse turned up, a bluff, and a challenge."""

from __future__ import annotations

import re
from collections import Counter

from game.games.halmstad.rules.state import CARDS, DECK
from game.tables.lessons import Step

NAME = re.compile(r"(?:10|[2-9JQKA])[CSHD]|\*")
BELIEFS = "belief/1", "belief/2", "belief/3"
CARD = "pieces/halmstad/"


def _write_position(
    hands: str, piles: str, beliefs: str = "9D/9C/10C", stage: str = "turn 0 -", top: str = "",
) -> str:
    """Return a position; every card that is not named lies in the deck, below its `top`."""
    left = Counter(CARDS[card] for card in DECK)
    left.subtract(NAME.findall(f"{hands} {piles} {beliefs} {stage} {top}"))
    deck = top + "".join(name * count for name, count in left.items())
    return f"30s,tide1 {deck} {hands} {piles} {beliefs} 0:0:-/0:0:-/0:0:- - {stage}"


OTHERS = "4S7S8H10DJCQDAD/2C6H7D10SJHKSAC"

STEPS = (
    Step("lesson-halmstad-bid",
         _write_position(
             f"2S3C6D8H9SQSAH/{OTHERS}", "7H/8D/KD/5C/2H", stage="bid -/-/-", top="5S4C7CJD3H"),
         ("bid QS",), ("bid 4S", "bid 2C"), CARD + "QS"),
    Step("lesson-halmstad-swap", "",
         ("swap 9S 4", "swap 2S 4", "swap 6D 4", "swap AH 4"), picture=CARD + "5C"),
    Step("lesson-halmstad-claim", "", ("claim",), picture=CARD + "8D"),
    Step("lesson-halmstad-draw", "", ("draw",), picture=CARD + "counter",
         things=(CARD + "back",), about=("deck",)),
    Step("lesson-halmstad-pass", "", ("pass",), ("pass",), CARD + "counter", ("ui/skip",),
         face="sorry"),
    Step("lesson-halmstad-look", _write_position(f"2H3S4C5DKDAS*/{OTHERS}", "7H/9H/KC/5S/2D"),
         ("examine",), picture=CARD + "back", about=BELIEFS, face="curious"),
    Step("lesson-halmstad-hide", "", ("exchange * 1", "exchange * 2", "exchange * 3"),
         picture=CARD + "nisse", about=BELIEFS),
    Step("lesson-halmstad-reveal", "", ("reveal",), picture=CARD + "nisse", about=BELIEFS),
    Step("lesson-halmstad-fulfil", "", ("fulfil 2: 2H | 3S 4C | KD", "fulfil"),
         things=(CARD + "2H", CARD + "4C", CARD + "KD")),
    Step("lesson-halmstad-feed",
         _write_position(f"2S3C4C9SKDASAH/{OTHERS}", "7H/9H/KC/5S/2D", "9D:0/9C:0/10C:0"),
         ("feed",), ("believe", "believe"), CARD + "AS", about=BELIEFS),
    Step("lesson-halmstad-believed", "", ("fulfil 2: 2S 3C 4C | KD", "fulfil"),
         things=(CARD + "9H", CARD + "3C", CARD + "KD")),
    Step("lesson-halmstad-challenge",
         _write_position("2S3C8H9HQSKDAS/4C7S8H10DJCQD/2C6H7D10SJHKSAD", "7H/9H/KC4C/5S/2D",
             "9D:0/9C:0/10C:0", "turn 1 - fed AC:--"),
         ("challenge",), ("believe",), CARD + "AC"),
    Step("lesson-halmstad-visit", "", ("visit 3.2",), ("decline",), CARD + "4C"),
    Step("lesson-halmstad-pledge", "", ("pledge 4C", "pledge"), picture=CARD + "counter",
         things=(CARD + "4C",)),
)
