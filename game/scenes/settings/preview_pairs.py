"""Previews of rows with two values, side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from weakref import WeakKeyDictionary

from game.core.settings import CONTRASTS, SUITS
from game.games import list_games
from game.house import House
from game.picture.art import Art
from game.picture.page import Page
from game.picture.theme import FAINT, GOLD, INK
from game.tables.style import table_style
from game.ui.box import Box
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row

ARTS: WeakKeyDictionary[Art, Art] = WeakKeyDictionary()  # for other looks, by the art of a house
Look = tuple[float, float, bool, bool]


def build_choosable(content: Node, *, lit: bool) -> Node:
    """Return a choice on paper; a `lit` one is gilded and ticked."""
    tick = row(Node(grow=1), Picture(source="ui/check", height=54, ink=INK),
               padding=Padding(0, 10, 10, 0)) if lit else None
    return frame("choice paper chosen" if lit else "choice paper", content, tick, grow=1)


def build_suits(house: House) -> Node:
    """Return two cards that are hard to tell apart, in both sets of colours."""
    cards = find_suits()[0], find_suits()[3]
    return _build_pair(house, [(f"suits-{name}", (*house.art.look[:3], name == "apart"))
                               for name in SUITS], house.settings.suits == "apart",
                       draw_cards, cards)


def draw_cards(page: Page, room: Box, one: str, other: str) -> None:
    """Draw two cards, one before the other."""
    wide = min(0.68 * room.w, 0.68 * room.h / 1.4)
    for card, x, y in ((one, room.x, room.y),
                       (other, room.right - wide, room.bottom - wide * 1.4)):
        page.put_image(page.art.load_picture(card, wide, wide * 1.4), x, y)


def build_contrasts(house: House) -> Node:
    """Return a focused card over words on a plate, in both contrasts."""
    scale, text, _, apart = house.art.look
    values = find_suits()[-1], house.words("sample-turn")
    return _build_pair(house, [(f"contrast-{name}", (scale, text, name == "high", apart))
                               for name in CONTRASTS], house.settings.contrast == "high",
                       draw_focused_card, values)


def draw_focused_card(page: Page, room: Box, card: str, words: str) -> None:
    art, line = page.art, page.art.line_height("body") + 24
    panel = room._replace(y=room.bottom - line, h=line)
    high = panel.y - 30 - room.y
    at = room._replace(y=room.y + 12).place(high / 1.4, high, down=0)
    ring = at.inset(-art.rim - 2)
    page.put_image(art.load_picture(card, at.w, at.h), at.x, at.y)
    page.put_image(art.draw_ring(ring.w, ring.h, GOLD, art.rim), ring.x, ring.y)
    page.put_plate(panel)
    page.put_fitted(panel.inset(6, 2), words, "body", FAINT, "center")


def _build_pair(house: House, looks: Sequence[tuple[str, Look]], chosen: bool,
                draw: Callable[..., None], values: tuple[str, ...]) -> Node:
    """Return two panes, in each of which `draw` draws in another look."""
    panes = (build_choosable(column(
        Text(words=house.words(key), style="heading", size=0.8 / house.art.text_scale, ink=INK,
             group="names", one_line=True), frame("card felt", Paint(
                 paint=draw_in_look, values=(look, draw, values)), padding=pad(12), grow=1),
        gap=4, padding=Padding(18, 9, 18, 18)), lit=n == chosen)
        for n, (key, look) in enumerate(looks))
    return row(*panes, gap=26)


def draw_in_look(page: Page, box: Box, look: Look, draw: Callable[..., None],
                 values: tuple[str, ...]) -> None:
    """Draw a sample in the look of another text size, contrast or set of colours."""
    own = page
    if look != page.art.look:
        own = Page(ARTS.setdefault(page.art, Art()))
        scale, text, high, apart = look
        own.art.fit(scale, text, contrast=high, apart=apart)
    draw(own, box, *values)
    if own is not page:
        page.drawn += own.drawn
        page.shortened += own.shortened


def find_suits() -> list[str]:
    """Return a card of each suit, from the game with the most suits."""
    suits = {game: hands.suits for game in list_games() if (hands := table_style(game).hands)}
    game = max(suits, key=lambda one: len(suits[one]))
    return [f"pieces/{game}/{card}" for card in suits[game]]
