"""What stands round the book of rules: the game's name over its tabs, tabs with a sign and a word,
and the nisse behind a pile of old books, who says something in a strip of her own."""

from __future__ import annotations

from game.picture.book import tab
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, Colour
from game.scenes.scenery.teacher_bubble import PAPER
from game.tables.setting import SEPIA
from game.tables.teacher import BODY, HEAD, part, pointed

LARGE = 1.5  # text size from which there is no room for her
HIGH, SINKS = 240.0, 24.0  # how high she is, and how much of her the books hide
BOOKS = 244.0, 80.0  # the pile
PLAQUE, NAMED = 60.0, (0.85, 0.75, 0.65, 0.55, 0.45)  # its height; the letters of a game's name
TUCKED = 30.0  # how far a tab reaches under the book
SIGN = 44.0  # how wide the sign on a tab is at most
AIR, LOW, EDGE, CORNER, BROAD = 26.0, 8.0, 3.0, 20.0, 30.0  # of her bubble, and its tail
REACH = 90.0, 92.0  # how far the tail reaches, to beside her mouth
SAYS = "body"  # letters of what she says
POSES = (("body_sorry", "head"), ("body", "head"), ("body_sorry", "head_glad"))


def has_room(page: Page) -> bool:
    """Whether she can stand beside the book at this text size."""
    return page.art.text_scale < LARGE


def plaque(page: Page, box: Box, name: str, material: Colour) -> Box:
    """The game's name over a column. Returns the room under it."""
    at = box._replace(h=max(PLAQUE, page.art.line("heading@0.7")))
    page.image(page.art.plate(at.w, at.h, material, 255, GOLD, 3, 12), at.x, at.y)
    inner = at.inset(12, 2)
    style = page.largest(inner, (name,), [f"heading@{share}" for share in NAMED])
    page.text(inner, name, style, GOLD, "center")
    return box._replace(y=at.bottom + LOW, h=box.bottom - at.bottom - LOW)


def teacher(page: Page, box: Box, pose: int) -> Box:
    """She at the foot of a column, behind her books, in one of her poses. Returns the room over
    her."""
    wide, pile = BOOKS
    books = Box(box.center[0] - wide / 2, box.bottom - pile, wide, pile)
    k = HIGH / BODY.h
    her = Box(box.center[0] - 0.4 * BODY.w * k, books.y + SINKS - HIGH, BODY.w * k, HIGH)
    for name, of in zip(POSES[pose % len(POSES)], (BODY, HEAD), strict=True):
        at = part(her, of, turned=False)
        page.image(page.art.picture(f"ui/teacher/{name}", at.w, at.h), at.x, at.y)
    page.image(page.art.picture("ui/teacher/books", books.w, books.h), books.x, books.y)
    return box._replace(h=her.y - box.y)


def says(page: Page, strip: Box, text: str) -> None:
    """What she says, in a bubble as wide as its words at the beginning of a strip."""
    style = page.largest(strip.inset(AIR, LOW), (text,), page.styles(SAYS))
    wide, high = page.art.size(text, style, strip.w - 2 * AIR)
    tall = max(strip.h, high + 2 * LOW)
    y = strip.y if tall == strip.h else strip.bottom - LOW - tall  # two lines reach higher
    bubble = Box(strip.x, y, wide + 2 * AIR + 2, tall)
    page.image(page.art.plate(bubble.w, bubble.h, PAPER, 255, INK, EDGE, CORNER), bubble.x,
               bubble.y)
    x, y = bubble.x + EDGE, bubble.y + CORNER - 8
    pointed(page, ((x, y), (x, y + BROAD)), (x - REACH[0], y - REACH[1]), PAPER)
    page.text(bubble.inset(AIR, LOW), text, style, INK)


def labelled(
    page: Page, box: Box, label: str, style: str, sign: str, *, lit: bool, tall: float,
) -> None:
    """A tab under the book, with a sign before its words, which is so high, of its width."""
    tab(page, box._replace(w=box.w + TUCKED), lit=lit)
    side = beside(box)
    if sign:
        high = min(box.h - 8, side * max(tall, 0.4))
        page.picture(Box(box.x + 14 + (side - high / tall) / 2, box.center[1] - high / 2,
                         high / tall, high), sign, leaf=False)
    page.text(words(box), label, style, INK if lit else SEPIA)


def beside(box: Box) -> float:
    """How wide the room for a sign is, on a tab."""
    return min(SIGN, box.h - 8)


def words(box: Box) -> Box:
    """Where the words of a tab stand."""
    x = box.x + 14 + beside(box) + 10
    return Box(x, box.y + 2, box.right - 8 - x, box.h - 4)


def even(page: Page, box: Box, labels: list[str]) -> str:
    """The largest letters in which all tabs can be read in full."""
    least = [f"small@{size}" for size in (0.9, 0.8, 0.7)]
    usual = page.styles("body")
    styles = [usual[0], f"body@{0.9 * page.art.text_scale:g}", *usual[1:], *least]
    return next((style for style in styles if page.even(words(box), labels, style) == style),
                least[-1])
