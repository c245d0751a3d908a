"""The lesson of Hamnár: every icon once, how a match is lost, and how it begins."""

from __future__ import annotations

from game.core.contract import Place
from game.tables.lessons import Step


def _light_icon(icon: str) -> tuple[Place, Place]:
    """Return the icon of a step, and its orb."""
    return f"active/{icon}", f"orb/{icon}"


BEAR, RAVEN = ("pieces/hamnar/white",), ("pieces/hamnar/black",)
ORBS = "pieces/hamnar/orb_white", "pieces/hamnar/orb_black"
STEPS = (
    Step("lesson-hamnar-pawn", "bbbbb/5/5/5/wwwww bwwbbw pawn 0",
         picture="pieces/hamnar/icon_pawn", things=BEAR, about=_light_icon("pawn")),
    Step("lesson-hamnar-horse", answers=("b5-c3 or b5-a3", "d5-e3 or a5-b3"),
         picture="pieces/hamnar/icon_horse", things=BEAR, about=_light_icon("horse1")),
    Step("lesson-hamnar-ahead", "b3b/1bb2/1w3/5/w1w1w bwwbbw pawn 0", ("b3-b4",),
         picture="pieces/hamnar/icon_pawn", things=RAVEN),
    Step("lesson-hamnar-leap", "b4/2b1b/2b2/2w2/1w2w bwwbbw horse1 0", ("b1-c3",), search=True,
         picture="pieces/hamnar/icon_horse", things=BEAR),
    Step("lesson-hamnar-elephant", "1b2b/2b2/2b2/w4/2w2 bwwbbw elephant 0", ("c1-c4", "c1-c5"),
         picture="pieces/hamnar/icon_elephant", things=RAVEN * 2),
    Step("lesson-hamnar-pillars", "b1b2/1b1b1/5/1w1w1/4w bwwbbw elephant 0", search=True,
         picture="pieces/hamnar/pillar", things=BEAR),
    Step("lesson-hamnar-stuck", "5/1b1b1/5/5/w1w1w bwwbwb horse3 0",
         picture="pieces/hamnar/icon_elephant", things=BEAR, about=_light_icon("elephant")),
    Step("lesson-hamnar-sun", "b1b1b/5/2b2/5/w1www wbwbbw sun 0", ("swap",),
         picture="pieces/hamnar/icon_sun", things=ORBS, about=_light_icon("sun")),
    Step("lesson-hamnar-trap", "5/2w2/1w3/5/b3b wwbbwb sun 0",
         ("pawn-horse1", "pawn-horse2", "pawn-elephant"), picture="pieces/hamnar/icon_sun",
         things=(ORBS[1],), about=("a1", "d1")),
    Step("lesson-hamnar-orbs", "bbbbb/5/5/5/wwwww ...... orbs 0", answers=("@elephant or @sun",),
         picture="pieces/hamnar/orb_white"),
    Step("lesson-hamnar-row", picture="pieces/hamnar/orb_white",
         answers=("@horse3 or @horse1 or @pawn or @sun",
                  "@sun or @horse2 or @horse1 or @pawn")),
    Step("lesson-hamnar-last", picture="pieces/hamnar/orb_white"),
)
