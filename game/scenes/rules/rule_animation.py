"""A small stage on a page of the rules, on which figures act out what the words tell."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.theme import GOLD, INK
from game.tables.acts import Actor
from game.ui.furniture.drapes import place

LEAST_HEIGHT = 108
LEDGE = 0.13  # the height of the ledge before the stage, of the stage's height


def draw_stage(page: Page, box: Box, game: str, actors: Sequence[Actor]) -> None:
    """Draw actors, who stand anywhere and turned, in a frame at the foot of a box; nothing where
    that is too low for them."""
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
