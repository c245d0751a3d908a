"""The card at the table of a puzzle: how hard it is, what is to be reached, and what goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

from game.bots.puzzles import STRENGTHS, Puzzle
from game.core import Beat, Says
from game.picture.art import Art
from game.picture.page import Page
from game.picture.theme import DIM, GOLD
from game.tables.style import TableStyle
from game.ui.box import Box
from game.ui.layout import Node, Picture, Text, column, frame, pad, row
from game.ui.show import show
from game.words import Words

if TYPE_CHECKING:
    from game.house import House


class Table(Protocol):
    """Where a puzzle is shown."""

    house: House
    puzzle: Puzzle
    says: Says  # what is to be reached

    def state_of_play(self) -> str: ...
    def brushes(self) -> Art: ...
    def room(self) -> Box: ...
    def say(self, says: Says, /) -> str: ...


class PuzzleCard:
    """The page of a card, which is built anew after `stale`. Where nothing is told of what goes on,
    a candle may stand at its anchor `candle`, and what is to be reached is told elsewhere."""

    def __init__(self, scene: Table) -> None:
        self.scene = scene
        self._page: Page | None = None

    def stale(self) -> None:
        self._page = None

    @property
    def page(self) -> Page:
        if self._page is None:
            self._page = Page(self.scene.brushes())
            show(self._page, self._build(self._page), self.scene.room(), lambda *_: None)
        return self._page

    def _build(self, page: Page) -> Node:
        scene, say, height = self.scene, self.scene.house.words, self.scene.room().h
        doing = scene.state_of_play()
        told = [Text(words=scene.say(scene.says), style="heading", align="center", grow=1),
                Text(words=doing, style="small", ink=DIM, align="center",
                     max_height=0.4 * height)] if doing else [
            Node(grow=1), Node(anchor="candle", height=min(320, 0.55 * height))]
        return frame("puzzle card", column(
            Text(words=say("puzzle"), style="label", ink=GOLD, align="center", one_line=True),
            build_stars(page, say, scene.puzzle.strength), *told, gap=6, padding=pad(18, 14)))


def build_stars(page: Page, say: Words, strength: int, *,
                justify: Literal["start", "center"] = "center", grow: float = 0) -> Node:
    """Return how hard a puzzle is in stars, and in a word if there is room."""
    scale = page.art.text_scale
    stars = (Picture(source="ui/star" if n <= strength else "ui/star_bare",
                     height=34 * min(scale, 1.5)) for n in STRENGTHS)
    word = Text(words=say(f"puzzle-strength-{strength}"), style="small", ink=GOLD, one_line=True,
                size=min(1, 1.2 / scale), optional=True, shrink=0)
    return row(*stars, word, gap=8, align="center", justify=justify, grow=grow)


def as_far(beats: list[Beat], style: TableStyle) -> list[Beat]:
    """Return what a last move does without the next deal."""
    last = next((n for n, beat in enumerate(beats) if beat.what == style.counted), len(beats))
    return beats[:max(last, 1)]
