"""What a puzzle asks, on the card that lies at its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.bots.puzzles import STRENGTHS, Puzzle
from game.core import Beat, Says
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, GOLD, IVORY, PANEL

if TYPE_CHECKING:
    from game.house import House
    from game.match import Match
    from game.tables.style import TableStyle

INSET = 18
CANDLE, BURNS = 320.0, 0.6  # how high it stands on the card, at most
STAR = 34.0
LARGEST = 1.5  # times its size, where texts are large
AIR = 12.0
TOLD = "small", "small@1", "small@0.9"  # letters of the word for how hard it is
STARS = "ui/star", "ui/star_bare"


def stars(
    page: Page, strength: int, box: Box, word: str = "", *, middle: bool = True,
) -> None:
    """How hard a puzzle is, in the middle of a box or at its left: stars, and a word after them if
    there is room for it."""
    side = STAR * min(page.art.text_scale, LARGEST)
    pace = side * 1.2
    wide = pace * len(STRENGTHS) - (pace - side)
    told = next((style for style in TOLD if wide + AIR + page.art.size(word, style)[0] < box.w
                 and page.art.line(style) <= box.h + 1), "") if word else ""
    more = AIR + page.art.size(word, told)[0] if told else 0.0
    left = box.center[0] - (wide + more) / 2 if middle else box.x
    for n in STRENGTHS:
        at = Box(left + (n - 1) * pace, box.center[1] - side / 2, side, side)
        page.picture(at, STARS[n > strength], leaf=False)
    if told:
        page.text(Box(left + wide + AIR, box.y, more - AIR + 1, box.h), word, told, GOLD,
                  leaf=False)


def as_far(beats: list[Beat], style: TableStyle) -> list[Beat]:
    """The last move of a puzzle as far as it is about that: not the next deal."""
    last = next((n for n, beat in enumerate(beats) if beat.what == style.counted), len(beats))
    return beats[:max(last, 1)]


class Table(Protocol):
    """Where a puzzle is shown."""

    house: House
    puzzle: Puzzle
    says: Says  # what is to be reached
    match: Match
    helped: bool  # whether it does not count any more

    @property
    def showing(self) -> bool: ...
    def brushes(self) -> Art: ...
    def room(self) -> Box: ...
    def say(self, says: Says, /) -> str: ...


class PuzzleCard:
    """Its stars, what is to be reached, and what goes on; where people pass by a candle burns at
    its `foot` instead, and what is to be reached is told them elsewhere until it is shown."""

    def __init__(self, scene: Table, *, burns: bool = False) -> None:
        """`burns`: the foot is kept free for a candle, until the solution is shown."""
        self.scene = scene
        self.foot = scene.room()
        self._burns = burns
        self._page: Page | None = None

    def stale(self) -> None:
        self._page = None

    @property
    def page(self) -> Page:
        if self._page is None:
            self._page = Page(self.scene.brushes())
            self._build(self._page, self.scene.room())
        return self._page

    def _build(self, page: Page, box: Box) -> None:
        scene, say, line = self.scene, self.scene.house.words, page.art.line("label")
        page.plate(box, PANEL, 255, GOLD)
        inner, side = box.inset(INSET, 14), STAR * min(page.art.text_scale, LARGEST)
        page.fitted(inner._replace(h=line), say("puzzle"), "label", GOLD, "center")
        high = max(side, page.art.line("small@1"))
        stars(page, scene.puzzle.strength, Box(inner.x, inner.y + line + 4, inner.w, high),
              say(f"puzzle-strength-{scene.puzzle.strength}"))
        y = inner.y + line + high + 16
        doing = self._doing()
        low = min(page.art.size(doing, "small", inner.w)[1] if doing else CANDLE,
                  inner.h * (0.4 if doing else BURNS))
        self.foot = Box(inner.x, inner.bottom - low, inner.w, low)
        if doing:
            room = Box(inner.x, y, inner.w, inner.bottom - y - low - 12)
            page.fitted(room, scene.say(scene.says), "heading", IVORY, "center")
            page.fitted(self.foot, doing, "small", DIM, "center")

    def _doing(self) -> str:
        """What goes on, in words."""
        scene, say = self.scene, self.scene.house.words
        if scene.showing:
            return say("puzzle-shown")
        if self._burns:
            return ""
        if scene.helped:
            return say("puzzle-uncounted")
        return say("puzzle-open" if len(scene.match.players) > 1 else "puzzle-open-alone")
