"""What stands on the pages of scenes."""

from __future__ import annotations

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import Colour
from game.scenes.menu import MenuScene


def text_of(art: Art, page: Page, words: str, box: Box, colour: Colour | None = None) -> int:
    """How often a page has drawn some words in a box, in one colour or any."""
    drawn = {id(image) for key, image in art.kept.items() if key[:2] == ("text", words)
             and colour in (None, key[3])}
    return sum(id(image) in drawn and box.has_point(x, y) for image, x, y in page.drawn)


def words_on(sheet: MenuScene) -> list[str]:
    return [name.strip("'") for name, _ in sheet.page.leaves]


def drawn_words(page: Page) -> dict[str, list[Box]]:
    """Where all words of a page are drawn, also those on its controls."""
    texts = {id(image): key[1] for key, image in page.art.kept.items() if key[0] == "text"}
    found: dict[str, list[Box]] = {}
    for image, x, y in page.drawn:
        if words := texts.get(id(image)):
            found.setdefault(words, []).append(
                Box(x, y, image.get_width() / page.art.scale, image.get_height() / page.art.scale))
    return found
