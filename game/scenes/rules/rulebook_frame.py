"""The frame of the rulebook and the contents of its leaves: the game's name over tabs, the teacher
behind books, and chapters with drawings and stages."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.picture.art import Art
from game.picture.page import Hints, Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.theme import GOLD, INK, SEPIA, Colour
from game.tables.acts import Actor
from game.tables.board_excerpt import put_mark
from game.tables.easel import Easel
from game.tables.examples import Drawing
from game.ui.frames import draw_frame
from game.ui.furniture.drapes import place
from game.ui.furniture.teacher import build_behind_books, draw_pointed
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row, stack

COLUMN = 336  # the width of the column with tabs, up to the book
BOOK_EDGE = 25  # from a side of the book to its leaf
LEAST_HEIGHT = 108  # of a stage for figures that act out the words
LEDGE = 0.13  # the height of the ledge before it, of its height
TALL = 1.25  # the height of a cover, in its width
POSES = (("body_sorry", "head"), ("body", "head"), ("body_sorry", "head_glad"))


def has_room(page: Page) -> bool:
    """Say whether the teacher has room beside the book at this text size."""
    return page.art.text_scale < 1.5


def build_column(page: Page, name: str, colour: Colour, tabs: Sequence[Node],
                 pose: int | None, *, under: float) -> Node:
    """Return the game's name over tabs, and under them the teacher in a pose."""
    plaque = frame("name plaque", Text(
        words=name, style="heading", size=0.85 / page.art.text_scale, ink=GOLD, align="center",
        one_line=True), tint=colour, padding=pad(12, 2),
        height=max(60, page.art.line_height("heading@0.7")))
    teacher = build_behind_books(*POSES[(pose or 0) % len(POSES)], height=296)
    return column(row(stack(plaque, grow=1), padding=Padding(right=24)), Node(height=8),
                  column(*tabs, gap=6, grow=1, padding=Padding(right=12)),
                  None if pose is None else row(stack(teacher, grow=1), padding=Padding(right=24)),
                  Node(height=under), width=COLUMN, padding=Padding(top=32))


def build_tab(page: Page, name: str, label: str, sign: str, tall: float, *, lit: bool,
              hints: Hints | None) -> Node:
    """Return a tab under the book with a sign before its words."""
    words = Text(words=label, ink=INK if lit else SEPIA, group="tabs", grow=1,
                 size=min(1, 1.3 / page.art.text_scale))
    picture = Picture(source=sign, aspect=1 / tall, width=44) if sign else Node(width=44)
    return stack(stack(frame("leaf tab lit" if lit else "leaf tab"), padding=Padding(right=-30)),
                 row(picture, words, gap=10, padding=Padding(14, 4, 8, 4)),
                 name=name, told=label, hints=hints, grow=1, max_height=page.control_height("body"))


def build_turn(key: Node) -> Node:
    """Return the key of the next chapter, beside a leaf's number."""
    return column(row(Node(grow=1), row(Node(width=46), key, grow=1)), justify="end",
                  padding=Padding(bottom=18 - (key.height or 0) / 2))


def draw_bubble(page: Page, strip: Box, text: str) -> None:
    """Draw the teacher's words in a bubble of their width at the left of a strip."""
    inner = strip.inset(26, 8)
    style = page.find_largest(inner, (text,), page.list_styles("body"))
    wide, high = page.art.measure_text(text, style, inner.w)
    tall = max(strip.h, high + 16)
    x, y = strip.x, strip.y if tall == strip.h else strip.bottom - 8 - tall  # two lines rise
    bubble = strip._replace(y=y, w=wide + 54, h=tall)
    draw_frame(page, "bubble", bubble)
    draw_pointed(page, ((x + 3, y + 12), (x + 3, y + 42)), (x - 87, y - 80))
    page.put_text(bubble.inset(26, 8), text, style, INK)


def build_head(page: Page, title: str, sign: tuple[str, float], part: str,
               colour: Colour) -> Node:
    """Return sign, title and open part of a chapter, over a line."""
    line = page.art.line_height("heading")
    picture = frame("chapter sign", Picture(source=sign[0], aspect=1 / sign[1], height=line + 8),
                    tint=colour, padding=pad(7), width=line + 22, height=line + 22,
                    anchor=sign[0]) if sign[0] else None
    words = Text(words=title, style="heading", ink=INK, one_line=True, grow=1)
    at = Text(words=part, style="small", size=1 / page.art.text_scale, ink=SEPIA, one_line=True,
              min_height=line) if part else None
    return column(row(picture, words, at, gap=18, align="end", height=line),
                  Node(height=8), frame("worn line", height=3), Node(height=15))


def build_drawing(page: Page, drawing: Drawing, game: Easel,
                  marks: Sequence[tuple[str, str]]) -> Node:
    """Return a drawing over the explanations of its marks, side by side."""
    shown = Paint(paint=draw_drawing, values=(drawing, game), grow=1)
    scale = page.art.text_scale
    size = min(1, 1.2 / scale)  # larger words have no room beside each other
    high = page.art.line_height(f"body@{size * scale:g}") + 12
    legend = row(*(row(Paint(paint=draw_mark, values=(name,), width=high),
                       Text(words=words, size=size, ink=INK, group="marks", one_line=True),
                       gap=10, shrink=1)
                   for name, words in marks), gap=24, justify="center", height=high)
    return column(shown, legend if marks else None, gap=16, grow=1)


def draw_drawing(page: Page, box: Box, drawing: Drawing, game: Easel) -> None:
    """Draw a drawing, which shows part of a board."""
    drawing.draw(page, box, game)


def draw_mark(page: Page, box: Box, name: str) -> None:
    """Draw a sample of a mark."""
    put_mark(page, name, *box.center, min(box.w, box.h))


def build_pictures(names: Sequence[str], width: float) -> Node:
    """Return pictures side by side for an empty leaf."""
    side = min(width / len(names) - 20, 420)
    return row(*(Picture(source=name, width=side, aspect=1 / TALL if name.startswith("ui/cover")
                         else 1) for name in names), gap=20, justify="center", grow=1)


def build_cover(game: str, width: float) -> Node:
    """Return a game's box at the foot of the free room, if it fits."""
    cover = Picture(source=f"ui/cover_{game}", aspect=1 / TALL, width=0.72 * width, shrink=1)
    return column(cover, justify="end", align="center", grow=1, min_height=150, optional=True)


def draw_stage(page: Page, box: Box, game: str, actors: Sequence[Actor]) -> None:
    """Draw actors anywhere and turned, in a frame at the foot of a box; nothing where that is too
    low for them."""
    if box.h < LEAST_HEIGHT or not actors or not place(game):
        return
    high = min(box.h, 262)
    wide = min(box.w, 3.1 * high)
    at = box.place(wide, high, down=1)
    art = page.art
    key = "act", game, tuple(actors), art.to_pixels(at.w), art.to_pixels(at.h)
    page.put_image(art.keep(key, lambda: _paint_stage(art, at, game, actors)), at.x, at.y)
    page.claim("act", at)


def _paint_stage(art: Art, at: Box, game: str, actors: Sequence[Actor]) -> pygame.Surface:
    image = pygame.Surface((art.to_pixels(at.w), art.to_pixels(at.h)), pygame.SRCALPHA)
    whole = at.h / 0.52  # of the place, a little more than half is seen
    scene = art.load_picture(place(game), whole * WIDTH / HEIGHT, whole)
    image.blit(scene, ((image.get_width() - scene.get_width()) // 2,
                       -round(scene.get_height() * 0.3)))
    for actor in (one for one in actors if one.behind):
        _draw_actor(image, art, at, actor)
    low = art.to_pixels(at.h * LEDGE)
    ledge = art.draw_plate(at.w + 40, at.h * LEDGE + 20, (92, 58, 32), 255, INK, 4, 4)
    image.blit(ledge, (-art.to_pixels(20), image.get_height() - low))
    line = art.draw_plate(at.w, 3, GOLD, 150, None, 0, 1)
    image.blit(line, (0, image.get_height() - low + art.to_pixels(7)))
    for actor in (one for one in actors if not one.behind):
        _draw_actor(image, art, at, actor)
    image.blit(art.draw_plate(at.w, at.h, (255, 255, 255), 255, None, 0, 16), (0, 0),
               special_flags=pygame.BLEND_RGBA_MIN)
    for edge, wide in ((GOLD, 8), (INK, 4)):
        image.blit(art.draw_plate(at.w, at.h, INK, 0, edge, wide, 16), (0, 0))
    return image


def _draw_actor(image: pygame.Surface, art: Art, at: Box, actor: Actor) -> None:
    high = actor.high * at.h
    draw = art.flip_picture if actor.flipped else art.load_picture
    shown = draw(actor.picture, high * actor.wide, high)
    if actor.turn:
        shown = pygame.transform.rotozoom(shown, actor.turn, 1.0)
    foot = at.h * (1 - (LEDGE if actor.behind else 0.06) - actor.up)
    x = art.to_pixels(at.w / 2 + actor.x * at.h) - shown.get_width() // 2
    y = art.to_pixels(foot - high / 2) - shown.get_height() // 2
    image.blit(shown, (x, y))
    if actor.tag:
        wide, line = art.measure_text(actor.tag, "small@1")[0] + 20, art.line_height("small@1")
        left, top = x + (shown.get_width() - art.to_pixels(wide)) // 2, art.to_pixels(foot - line)
        image.blit(art.draw_plate(wide, line, GOLD, 255, INK, 2, 8), (left, top))
        image.blit(art.draw_text(actor.tag, "small@1", INK), (left + art.to_pixels(10), top))
