"""Build the card of a puzzle."""

from __future__ import annotations

from typing import Literal

from game.bots.puzzles import STRENGTHS
from game.core.contract import Beat
from game.core.words import Words
from game.picture.page import Page
from game.picture.theme import DIM, GOLD
from game.tables.style import TableStyle
from game.ui.layout import Node, Picture, Text, column, frame, pad, row


def build_card(page: Page, say: Words, strength: int, goal: str, doing: str, height: float) -> Node:
    """Return the difficulty of a puzzle, its goal and its progress."""
    return frame("puzzle card", column(
        Text(words=say("puzzle"), style="label", ink=GOLD, align="center", one_line=True),
        build_stars(page, say, strength),
        Text(words=goal, style="heading", align="center", grow=1),
        Text(words=doing, style="small", ink=DIM, align="center", max_height=0.4 * height),
        gap=6, padding=pad(18, 14)))


def build_stars(page: Page, say: Words, strength: int, *,
                justify: Literal["start", "center"] = "center", grow: float = 0) -> Node:
    """Return the difficulty in stars, and in a word if there is room."""
    scale = page.art.text_scale
    stars = (Picture(source="ui/star" if n <= strength else "ui/star_bare",
                     height=34 * min(scale, 1.5)) for n in STRENGTHS)
    word = Text(words=say(f"puzzle-strength-{strength}"), style="small", ink=GOLD, one_line=True,
                size=min(1, 1.2 / scale), optional=True, shrink=0)
    return row(*stars, word, gap=8, align="center", justify=justify, grow=grow)


def as_far(beats: list[Beat], style: TableStyle) -> list[Beat]:
    """Return the beats of a last move up to the next deal."""
    counted = style.rounds.counted if style.rounds else ""
    last = next((n for n, beat in enumerate(beats) if beat.what == counted), len(beats))
    return beats[:max(last, 1)]
