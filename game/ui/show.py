"""Put a tree on a page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import floor

import pygame

from game.picture.art import Art
from game.picture.page import CHANGE, CHOOSE, SLIDE, Control, Page
from game.picture.theme import PANEL, STYLES
from game.ui.box import Box
from game.ui.frames import draw_frame
from game.ui.layout import LIT, SCALES, Node, Paint, Picture, Placed, Size, Stack, Text, lay_out

PLAINER = {"label": "body"}  # capitals are hard to read where letters have to be smaller


class PageRuler:
    """Measures texts in the fonts of a page, at the players' text size."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sizes: dict[tuple[int, float], Size] = {}

    def style_of(self, text: Text, scale: float) -> str:
        """Return the style of a text with its size, for `Art.load_font`."""
        style = PLAINER.get(text.style, text.style) if scale < 1 else text.style
        base = 1.0 if STYLES[style].fixed else min(self.page.art.text_scale, text.scale_limit)
        return f"{style}@{base * text.size * scale:g}"

    def measure(self, text: Text, scale: float, width: float | None) -> Size:
        w, h = self.page.art.measure_text(text.words, self.style_of(text, scale), width)
        least = w + 1  # lines are broken at whole pixels
        return Size(least if width is None else min(least, width), h)

    def has_room(self, text: Text, scale: float, box: Box) -> bool:
        """Say whether a text fits a box; tiny letters count only at the smallest usual size or
        above."""
        style, art = self.style_of(text, scale), self.page.art
        if scale < SCALES[-1] and art.line_height(style) < art.line_height("small@1"):
            return False
        if text.one_line and art.measure_text(text.words, style)[0] > box.w + 1:
            return False
        whole = box._replace(w=floor(box.w))  # lines are broken at whole pixels
        return self.page.has_room(whole, text.words, style)


def show(page: Page, tree: Node, box: Box,
         press: Callable[[str, int], None] = lambda _name, _step: None) -> None:
    """Lay a tree out in a box and draw it on a page. `press` is called with the name of the node
    that is pressed, and 1 for onward or -1 for back; a tree without names needs none."""
    ruler, controls = PageRuler(page), list[Box]()
    layout = lay_out(tree, box, ruler)
    for placed in layout.placed:
        node, at, _ = placed
        leaf = isinstance(node, Text) and not node.carved and not any(
            at.is_within(control) for control in controls)
        _draw(page, placed, ruler, leaf=leaf, clipped=node in layout.clipped)
        if node.anchor:
            page.anchors[node.anchor] = at
        if node.leaf:
            page.claim(node.source if isinstance(node, Picture) else node.name or node.anchor, at)
        if node.pointer_only:
            page.pointed[node.name] = at
        elif node.name:
            controls.append(at)
            page.claim(node.name, at)
            usual = SLIDE if node.slides else CHANGE if node.turns else CHOOSE
            page.add_spot(node.name, Control(
                at, partial(press, node.name, 0 if node.written else 1),
                partial(press, node.name) if node.turns else None,
                node.why, usual if node.hints is None else node.hints, node.slides,
                node.written, dict(node.ways)), node.told)


def _draw(
    page: Page, placed: Placed, ruler: PageRuler, *, leaf: bool, clipped: bool,
) -> None:
    """Draw a node; a `leaf` is claimed, so that nothing else may cover it. Words that are `clipped`
    are shortened."""
    node, box, scale = placed
    match node:
        case Text():
            style = ruler.style_of(node, scale)
            w = floor(box.w) if clipped or not node.one_line else box.w
            w = page.balance_width(node.words, style, w) if node.balanced else w
            put = page.put_fitted if clipped else partial(page.put_text, carved=node.carved)
            x = box.x if node.align == "left" else box.center[0] - w / 2
            put(box._replace(x=x, w=w), node.words, style, node.ink,
                node.align, leaf=leaf)
        case Picture():
            shape = (0 if node.near else node.aspect / node.shown) or box.w / max(box.h, 1)
            h = min(box.h, box.w / shape)
            at = box.place(h * shape, h, node.across, node.down)
            page.put_image(_take(page.art, node, at.w, at.h), at.x, at.y)
        case Paint():
            node.paint(page, box, *node.values)
        case Stack(frame=style) if style:
            draw_frame(page, style, box, node.tint or PANEL)


def _take(art: Art, node: Picture, w: float, h: float) -> pygame.Surface:
    """Return the visible part of a picture at this size."""
    name, whole = node.source, h / node.shown
    if node.near:
        return art.keep(("near", node, art.to_pixels(w), art.to_pixels(h)),
                        partial(_cut, art, node, w, h))
    if not node.aspect:
        sides = (whole, w) if node.turned % 180 else (w, whole)
        image = art.stretch_picture(name, *sides, node.ink)
    elif node.ink:
        image = art.tint_picture(name, w, whole, node.ink)
    elif node.light < LIT:
        image = art.dim_picture(name, w, whole, node.light)
    else:
        image = art.load_picture(name, w, whole)
    if node.mirrored or node.turned:
        image = art.keep(
            ("turned", name, node.ink, node.mirrored, node.turned, image.get_size()),
            lambda: pygame.transform.rotate(pygame.transform.flip(
                image, flip_x=node.mirrored, flip_y=False), node.turned))
    if node.shown == 1:
        return image
    return image.subsurface((0, 0, image.get_width(), min(image.get_height(), art.to_pixels(h))))


def _cut(art: Art, node: Picture, w: float, h: float) -> pygame.Surface:
    """Return the part of a picture that is seen from near."""
    wide = max(w, h * node.aspect) * node.near
    whole = art.dim_picture(node.source, wide, wide / node.aspect, node.light)
    at = pygame.Rect(0, 0, art.to_pixels(w), art.to_pixels(h))
    at.center = round(whole.get_width() * node.across), round(whole.get_height() * node.down)
    return whole.subsurface(at.clamp(whole.get_rect()).clip(whole.get_rect())).copy()
