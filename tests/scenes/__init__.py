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
    return sum(id(image) in drawn and box.holds(x, y) for image, x, y in page.drawn)


def words_on(sheet: MenuScene) -> list[str]:
    return [name.strip("'") for name, _ in sheet.page.leaves]
