"""Set text into the leaves of a book: main sentences and small print, in two sizes for all leaves,
in as many columns as needed. Main sentences shrink where that saves a column; small print grows
where a leaf has much room."""

from __future__ import annotations

import re
from functools import partial
from typing import NamedTuple

from game.picture.page import SMALLER, Page
from game.picture.theme import INK, SEPIA, Colour
from game.tables.letters import Letters
from game.tables.strokes import draw_numeral
from game.ui.box import Box
from game.ui.layout import Node, Padding, Paint, Size, Text, column, stack

LEAD, PRINT = "body@1.2", "body@0.92"  # letters of first sentences, and of others
PARAGRAPH, WITHIN = 24.0, 3.0  # between paragraphs, and between a first sentence and the others
SENTENCE = re.compile(r"(?<=[.!?:])\s+(?=[A-ZÅÄÖ“”\"0-9])")


class Block(NamedTuple):
    """Words in a style, and the gap over them."""

    text: str
    style: str
    colour: Colour
    gap: float
    high: float
    number: int = 0  # of the paragraph that it begins, where paragraphs have numbers


def choose_sizes(page: Page, *, close: bool = False, roomy: float = 0.0) -> tuple[str, str]:
    """Return both sizes at the players' text size, or those of a `close` or `roomy` leaf."""
    found, scale = [style.partition("@") for style in (LEAD, PRINT)], page.art.text_scale
    (name, _, share), (other, _, own) = found
    least = 1.03 * scale
    lead = least if close else max(min(float(share) * scale, 1.3), least)
    return f"{name}@{lead:g}", f"{other}@{(roomy or float(own)) * scale:g}"


def set_columns(
    page: Page, text: str, first: Size, others: tuple[Size, Size], *, numbered: bool = False,
    under: float = 0.0,
) -> list[list[Block]]:
    """Return a text as columns: the first is as high as its box; the others alternate between the
    second leaf and the first of the next opening. Paragraphs may be `numbered`. A single column
    leaves room `under` it."""
    lay = partial(_fill_columns, page, text, first, others, numbered=numbered)

    def free(some: list[list[Block]]) -> float:
        return first.h - PARAGRAPH - sum(one.gap + one.high for one in some[0])

    found = lay(choose_sizes(page))
    for share in (1.06, 0.99):
        roomy = lay(choose_sizes(page, roomy=share))
        if len(roomy) == 1 and (free(roomy) >= under or free(found) < under):
            return roomy
    if len(found) == 1:
        return found
    closer = lay(choose_sizes(page, close=True))
    return closer if len(closer) < len(found) else found


def _fill_columns(
    page: Page, text: str, first: Size, others: tuple[Size, Size], sizes: tuple[str, str], *,
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
        block = _make_block(page, lead, lead_style, INK, PARAGRAPH if found[-1] else 0, first)
        if found[-1] and block.gap + block.high > left:
            start()
            block = block._replace(gap=0)
        found[-1].append(block._replace(number=number if numbered else 0))
        left -= block.gap + block.high
        while rest:
            count = len(rest)
            while count > 1 and _make_block(page, " ".join(rest[:count]), small, SEPIA, WITHIN,
                                            first).high + WITHIN > left:
                count -= 1
            block = _make_block(page, " ".join(rest[:count]), small, SEPIA, WITHIN, first)
            if block.gap + block.high > left and found[-1]:
                start()
                continue
            found[-1].append(block)
            left -= block.gap + block.high
            rest = rest[count:]
    return found


def build_words(page: Page, blocks: list[Block]) -> Node:
    """Return the words of a column, with main sentences on lines of about equal length."""
    scale, nodes = page.art.text_scale, list[Node]()
    for block in blocks:
        style, _, size = block.style.partition("@")
        words = Text(words=block.text, style=style, size=float(size) / scale, ink=block.colour,
                     balanced=block.colour == INK, height=block.high, shrink=0)
        number = Paint(
            paint=draw_number, values=(block.number, page.art.line_height(block.style))) if (
            block.number) else None
        nodes.append(stack(words, number, padding=Padding(top=block.gap)))
    return column(*nodes)


def draw_number(page: Page, box: Box, number: int, line: float) -> None:
    """Draw a paragraph's number in the margin beside its first line."""
    draw_numeral(page, box.x - 25, box.y + line / 2, number)


def _make_block(page: Page, text: str, style: str, colour: Colour, gap: float, box: Size) -> Block:
    """Return words as large as a leaf allows."""
    name, _, own = style.partition("@")
    for one in (style, *(f"{name}@{size}" for size in SMALLER if size < float(own))):
        letters = Letters(page.art, one)
        high = letters.measure(text, box.w)[1]
        if high <= box.h and letters.widest_word(text) <= box.w:
            break
    return Block(text, one, colour, gap, high)
