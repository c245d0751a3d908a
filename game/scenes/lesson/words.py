"""The words of a lesson's step, in a bubble beside the teacher where the board has room for her."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, Colour
from game.scenes.lesson.teacher import SPEECH, TEACHER
from game.ui.furniture.teacher import tail
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
    stack,
)

if TYPE_CHECKING:
    from game.picture.art import Art
    from game.scenes.lesson.scene import LessonScene
    from game.tables.show import Show

ROOM = "lesson"  # where a board has room for words
LARGE = 1.5  # text size from which the words need the teacher's room too
TOLD: Colour = (84, 58, 36)
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÅÄÖ])")


def place_words(scene: LessonScene) -> Box:
    """Return where the bubble is."""
    board, speech = scene.show.base, f"{SPEECH}/large"
    if has_room(scene):
        speech = SPEECH
    return (board.box(speech) if speech in board.spots
            else room_of(scene.show, scene.house.art)).inset(-12)


def has_room(scene: LessonScene) -> bool:
    """Tell whether there is room for the teacher beside her words."""
    return scene.house.art.text_scale < LARGE


def build_words(page: Page, scene: LessonScene) -> Node:
    """Return what to do on a strip, in the largest letters that leave room for what is told of it,
    and dots that count the steps."""
    told, asked = command(scene.house.words(scene.step.words))
    if scene.done:
        asked = scene.house.words("lesson-right")
    ink = INK if page.art.contrast else TOLD

    def build(size: float, larger: float, height: float) -> Node:
        strip = frame("speech strip", row(
            _build_things(page, scene, height), Text(words=asked, ink=INK, size=size * larger,
                                                   grow=1),
            gap=14, align="center", padding=pad(22, 8)), grow=0 if told else 1)
        below = column(Text(words=told, ink=ink, size=size, grow=1), grow=1,
                       padding=Padding(22, 8, 22, 12)) if told else None
        return column(strip, below)

    words = first_that_fits(*(build(size, larger, height)
                              for size in (1, 0.9, 0.8, 0.7, 0.6, 0.5)
                              for larger, height in ((1.4, 112), (1.4, 84), (1.25, 100), (1.25, 66),
                                                     (1.12, 100), (1.12, 66), (1.12, 48))),
                            grow=1)
    head = page.art.line(f"small@{page.art.text_scale * 0.8:g}") + 18
    bubble = frame("speech bubble", column(
        stack(_build_heading(page, scene), height=head), words, padding=pad(4, 0)))
    if not has_room(scene):
        return bubble
    her = scene.show.base.box(TEACHER)
    return stack(bubble, Paint(paint=draw_tail, values=(her,)))


def _build_things(page: Page, scene: LessonScene, height: float) -> Node:
    """Return pictures of what the step is about, each partly over the one before; under a tick
    once it is done."""
    step, art, ink = scene.step, page.art, {"ui/skip": INK}
    names = step.things or (step.picture,)
    sizes = [art.picture(name, 1.7 * height, height).get_size() for name in names]
    first = sizes[0][0] / sizes[0][1]
    most = 0.34 * scene.room().w / (first * (len(names) + 1) / 2)
    height = max(48, min(height, most))
    things = (Picture(source=name, height=height, aspect=w / h, ink=ink.get(name))
              for name, (w, h) in zip(names, sizes, strict=True))
    tick = Picture(source="ui/hit", height=46, anchor="tick")
    corner = column(tick, justify="end", align="end", padding=Padding(0, 0, -10, -10))
    return stack(row(*things, gap=-first * height / 2), corner if scene.done else None,
                 anchor="thing")


def _build_heading(page: Page, scene: LessonScene) -> Node:
    """Return a dot for each step, the present one larger and with its number, in a ring if it
    has a table of its own; for a while that is said in their place."""
    scale = page.art.text_scale
    if scene.leaf.up:
        new = Text(words=scene.house.words("lesson-new"), style="small", size=0.92, ink=INK,
                   align="center", one_line=True)
        return frame("new example", new, padding=Padding(14, 12, 14, 0))
    pace = (scene.room().w - 52) / (len(scene.steps) + 0.8)
    dots, side, large = [], min(19 * scale, 0.74 * pace), min(33 * scale, 1.44 * pace)
    for n in range(len(scene.steps)):
        if n == scene.at:
            number = Text(words=str(n + 1), style="carved", size=large / 40, ink=INK,
                          align="center")
            style = "step dot now new" if n and scene.step.position else "step dot now"
            dot = frame(style, number, width=large, height=large)
        else:
            dot = frame("step dot done" if n < scene.at else "step dot", width=side,
                        height=side)
        dots.append(stack(dot, anchor=f"dot/{n}"))
    return row(*dots, justify="space-between", align="center", padding=Padding(22, 12, 22, 0))


def draw_tail(page: Page, box: Box, her: Box) -> None:
    """Draw the tail of a bubble, which ends at the mouth of the teacher."""
    tail(page, box, her)


def room_of(show: Show, art: Art) -> Box:
    """Return where a board has room for words in a lesson, at the players' text size."""
    large = f"{ROOM}/large"
    return show.base.box(large if art.text_scale >= LARGE and large in show.base.spots else ROOM)


def command(words: str) -> tuple[str, str]:
    """Return what a step tells, and what it asks for: its last sentence, or what stands behind a
    colon in that, if four words or more before it say why."""
    *told, asked = SENTENCE.split(words)
    before, colon, after = asked.rpartition(": ")
    if colon and len(before.split()) >= 4:
        told, asked = [*told, f"{before}."], after[0].upper() + after[1:]
    return " ".join(told), asked
