"""Words set into the leaves of a book: sentences that matter and small print, in the same two sizes
on every leaf, in as many columns as they need; the former are smaller where that saves a column,
and the latter larger where a leaf has much room."""

from __future__ import annotations

import re
from typing import NamedTuple

import pygame

from game.picture.page import SMALLER, Page
from game.picture.theme import INK, Colour
from game.tables.letters import Letters
from game.tables.setting import SEPIA
from game.tables.strokes import numeral
from game.ui.box import Box
from game.ui.layout import Node, Paint

LEAD, PRINT = "body@1.2", "body@0.92"  # letters of first sentences, and of others
PARAGRAPH, WITHIN = 24.0, 3.0  # between paragraphs, and between a first sentence and the others
SENTENCE = re.compile(r"(?<=[.!?:])\s+(?=[A-ZÅÄÖ“”\"0-9])")


class Block(NamedTuple):
    """Some words in a style, and the gap over them."""

    text: str
    style: str
    colour: Colour
    gap: float
    high: float
    number: int = 0  # of the paragraph that it begins, where paragraphs have numbers


def sized(page: Page, *, close: bool = False, roomy: float = 0.0) -> tuple[str, str]:
    """Both sizes, at the players' text size; those of a `close` leaf, or of a `roomy` one."""
    found, scale = [style.partition("@") for style in (LEAD, PRINT)], page.art.text_scale
    (name, _, share), (other, _, own) = found
    least = 1.03 * scale
    lead = least if close else max(min(float(share) * scale, 1.3), least)
    return f"{name}@{lead:g}", f"{other}@{(roomy or float(own)) * scale:g}"


def columns(
    page: Page, text: str, first: Box, others: tuple[Box, Box], *, numbered: bool = False,
    under: float = 0.0,
) -> list[list[Block]]:
    """A text as columns: the first is as high as its box; those after it take turns in two others,
    the second leaf and the first one of the next opening. `numbered`: its paragraphs are. What is
    so high that it comes `under` them keeps its room."""
    def laid(sizes: tuple[str, str]) -> list[list[Block]]:
        return _columns(page, text, first, others, sizes, numbered=numbered)

    def free(some: list[list[Block]]) -> float:
        return first.h - PARAGRAPH - sum(one.gap + one.high for one in some[0])

    found = laid(sized(page))
    for share in (1.06, 0.99):
        roomy = laid(sized(page, roomy=share))
        if len(roomy) == 1 and (free(roomy) >= under or free(found) < under):
            return roomy
    if len(found) == 1:
        return found
    closer = laid(sized(page, close=True))
    return closer if len(closer) < len(found) else found


def _columns(
    page: Page, text: str, first: Box, others: tuple[Box, Box], sizes: tuple[str, str], *,
    numbered: bool,
) -> list[list[Block]]:
    lead_style, small = sizes
    found: list[list[Block]] = [[]]
    left = first.h

    def start() -> None:
        nonlocal left
        left = others[len(found) % 2 == 0].h
        found.append([])

    for number, paragraph in enumerate(text.split("\n\n"), 1):
        lead, *rest = SENTENCE.split(paragraph)
        block = _block(page, lead, lead_style, INK, PARAGRAPH if found[-1] else 0, first)
        if found[-1] and block.gap + block.high > left:
            start()
            block = block._replace(gap=0)
        found[-1].append(block._replace(number=number if numbered else 0))
        left -= block.gap + block.high
        while rest:
            count = len(rest)
            while count > 1 and not _fits(page, " ".join(rest[:count]), small, left, first):
                count -= 1
            block = _block(page, " ".join(rest[:count]), small, SEPIA, WITHIN, first)
            if block.gap + block.high > left and found[-1]:
                start()
                continue
            found[-1].append(block)
            left -= block.gap + block.high
            rest = rest[count:]
    return found


def build_words(blocks: list[Block]) -> Node:
    """Return the words of a column, as high as they are."""
    return Paint(paint=draw_words, values=(tuple(blocks),),
                 height=sum(block.gap + block.high for block in blocks))


def draw_words(page: Page, box: Box, blocks: tuple[Block, ...]) -> None:
    """Draw words, first sentences on lines that are about equally long."""
    y = box.y
    for block in blocks:
        y += block.gap
        wide = _spread(page, block, box.w) if block.colour == INK else box.w
        page.text(Box(box.x, y, wide, block.high), block.text, block.style, block.colour, top=True)
        if block.number:
            numeral(page, box.x - 25, y + page.art.line(block.style) / 2, block.number)
        y += block.high


def _spread(page: Page, block: Block, width: float) -> float:
    """The largest width at which the last line of some words is not much shorter than the others
    and no line ends in a very short word: all of it for most, less for words that would leave a few
    alone."""
    font, least = page.art.font(block.style), page.balanced(block.text, block.style, width)
    for part in (1.0, 0.8, 0.6, 0.4, 0.2):
        wide = least + part * (width - least)
        lines = _lines(font, block.text, page.art.pixels(wide))
        sizes = [font.size(line)[0] for line in lines]
        if sizes[-1] >= 0.62 * max(sizes) and all(
                len(line.split()[-1]) > 2 for line in lines[:-1]):
            return wide
    return least


def _lines(font: pygame.font.Font, text: str, width: int) -> list[str]:
    """The lines of a text that is wrapped to a width in pixels."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and font.size(longer)[0] > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _fits(page: Page, text: str, style: str, high: float, box: Box) -> bool:
    return _block(page, text, style, SEPIA, WITHIN, box).high + WITHIN <= high


def _block(page: Page, text: str, style: str, colour: Colour, gap: float, box: Box) -> Block:
    """Words as large as a leaf has room for."""
    name, _, own = style.partition("@")
    smaller = [f"{name}@{size}" for size in SMALLER if size < float(own)]
    high = 0.0
    for one in (style, *smaller):
        letters = Letters(page.art, one)
        _, high = letters.size(text, box.w)
        style = one
        if high <= box.h and letters.longest(text) <= box.w:
            break
    return Block(text, style, colour, gap, high)
