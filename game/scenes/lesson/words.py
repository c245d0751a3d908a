"""The words of a lesson's step, in a bubble beside the teacher if the board has room for her."""

from __future__ import annotations

import re

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, UMBER
from game.scenes.lesson.table import LessonTable
from game.scenes.lesson.teacher import SPEECH, TEACHER
from game.tables.taught_table import LARGE, room_of
from game.ui.furniture.teacher import draw_tail
from game.ui.layout import (
    SCALES,
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

MARGIN = 22  # beside the words
NEW_SECONDS = 2.8  # for which a heading says that the table is new
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÅÄÖ])")


def place_words(scene: LessonTable) -> Box:
    """Return the box of the bubble."""
    board, speech = scene.show.base, f"{SPEECH}/large"
    if has_room(scene):
        speech = SPEECH
    return (board.box_of(speech) if speech in board.spots
            else room_of(scene.show, scene.house.art)).inset(-12)


def has_room(scene: LessonTable) -> bool:
    """Say whether the teacher has room beside her words."""
    return scene.house.art.text_scale < LARGE


def build_words(page: Page, scene: LessonTable) -> Node:
    """Return the task on a strip, as large as its explanation leaves room, under a track with the
    steps."""
    told, asked = command(scene.house.words(scene.step.words))
    if scene.done:
        asked = scene.house.words("lesson-right")

    def build(size: float, larger: float) -> Node:
        things = _build_things(page, scene, asked, size * larger)
        words = Text(words=asked, ink=INK, size=size * larger, balanced=True, grow=1)
        strip = frame("speech strip", row(things, words, gap=14, align="center",
                                          padding=pad(MARGIN, 10)), grow=0 if told else 1)
        below = column(Text(words=told, ink=UMBER, size=size, balanced=True, grow=1), grow=1,
                       padding=Padding(MARGIN, 8, MARGIN, 12)) if told else None
        return column(strip, below)

    words = first_that_fits(*(build(size, larger) for size in SCALES
                              for larger in (1.4, 1.25, 1.12)), grow=1)
    head = page.art.line_height(f"small@{page.art.text_scale * 0.8:g}") + 24
    bubble = frame("speech bubble", column(
        stack(_build_heading(page, scene), height=head), words, padding=pad(4, 0)))
    if not has_room(scene):
        return bubble
    her = scene.show.base.box_of(TEACHER)
    return stack(bubble, Paint(paint=draw_tail, values=(her,)))


def _build_things(page: Page, scene: LessonTable, asked: str, size: float) -> Node:
    """Return overlapping pictures of the step's things, under a tick once it is done: as large as
    they fit without another line of words."""
    step, art, ink = scene.step, page.art, {"ui/skip": INK}
    names = step.things or (step.picture,)
    shapes = [w / h for w, h in (art.load_picture(name, 170, 100).get_size() for name in names)]
    reach = sum(shapes) - shapes[0] / 2 * (len(names) - 1)  # of all of them, by their height
    free = scene.find_room().w - 2 * MARGIN - 22

    def measure(height: float) -> float:
        style = f"body@{art.text_scale * size:g}"
        return art.measure_text(asked, style, max(free - reach * height, free / 4))[1]

    high = next((one for one in (112, 96, 84, 72, 60) if one <= max(72, measure(60) + 16)
                 and one * reach < 0.46 * free and measure(one) == measure(60)), 48)
    things = (Picture(source=name, height=high, aspect=shape, ink=ink.get(name))
              for name, shape in zip(names, shapes, strict=True))
    tick = Picture(source="ui/hit", height=46, anchor="tick")
    corner = column(tick, justify="end", align="end", padding=Padding(0, 0, -10, -10))
    return stack(row(*things, gap=-shapes[0] * high / 2), corner if scene.done else None,
                 anchor="thing")


def _build_heading(page: Page, scene: LessonTable) -> Node:
    """Return a track with a dot for each step; the current one is larger and numbered, with a ring
    if it has a table of its own. A note replaces it for a while."""
    scale = page.art.text_scale
    if scene.table_age < NEW_SECONDS:
        new = Text(words=scene.house.words("lesson-new"), style="small", size=0.9, ink=INK,
                   align="center", one_line=True, grow=1)
        tag = frame("new example", row(new, padding=pad(8, 0)), width=0.72 * scene.find_room().w)
        return row(tag, justify="center", padding=Padding(0, 9, 0, 5))
    pace = (scene.find_room().w - 2 * MARGIN - 8) / (len(scene.steps) + 0.8)
    dots, side, large = [], min(19 * scale, 0.74 * pace), min(35 * scale, 1.5 * pace)
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
    track = row(frame("step track", height=4, grow=1), align="center",
                padding=Padding(MARGIN + 8, 12, MARGIN + 8, 0))
    return stack(track, row(*dots, justify="space-between", align="center",
                            padding=Padding(MARGIN, 12, MARGIN, 0)))


def command(words: str) -> tuple[str, str]:
    """Return the explanation and the task of a step: the task is its last sentence, or the part
    after a colon if four words or more stand before it."""
    *told, asked = SENTENCE.split(words)
    before, colon, after = asked.rpartition(": ")
    if colon and len(before.split()) >= 4:
        told, asked = [*told, f"{before}."], after[0].upper() + after[1:]
    return " ".join(told), asked
