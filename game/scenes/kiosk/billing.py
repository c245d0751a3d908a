"""What is said of a game to people who pass by: its name in gilded letters, and each after its
picture how many play it, for how long, and what kind of game it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game import shelf
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.stuff import lay
from game.picture.theme import GILT, GOLD, INK, IVORY, PANEL, WHITE
from game.scenes.lobby.memory import brief
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

NAMES = tuple(f"title@{size / 100:g}" for size in range(150, 25, -5))
LEADING, CAPITALS = 0.8, 0.72  # from one line of a name to the next, of the height of one; and of
# that what letters without tails need
FACTS = (*(f"loud@{part:g}" for part in (1.1, 0.98, 0.86, 0.78, 0.7)),
         *(f"small@{part:g}" for part in (1, 0.84, 0.7)))
PLATED, PAD, ROW = (14.0, 6.0), 12.0, 40.0  # over and under a plate; in it; its lower row
FACT, ICON, APART = 68, 40, 16  # the height of a fact, of its picture, and what is between two
LIGHT, DEPTH = (255, 238, 178), (224, 152, 56)  # of gilded letters, over and below
CAST = 0.036  # how far down their shadow lies, of their height
Facts = Sequence[tuple[str, str]]  # pictures and words


def lines_of(art: Art, name: str, wide: float, high: float) -> tuple[list[str], str]:
    """The lines of a name, and the largest letters in which they are no wider and higher than
    that: on one line if that makes them no smaller than on two."""
    found: list[tuple[int, list[str]]] = []
    for lines in ([name], name.split()):
        deep = 1 + LEADING * (len(lines) - 1)
        found.append((next((n for n, one in enumerate(NAMES) if max(
            art.size(line, one)[0] for line in lines) <= wide and art.line(one) * deep <= high),
            len(NAMES) - 1), lines))
    n, lines = min(found, key=lambda one: one[0])
    return lines, NAMES[n]


def gild_name(page: Page, room: Box, lines: Sequence[str], style: str) -> None:
    """A name in the middle of a room."""
    line = page.art.line(style)
    y = room.center[1] - line * (1 + LEADING * (len(lines) - 1)) / 2
    for n, words in enumerate(lines):
        gold = gilded(page.art, words, style)
        page.image(gold, room.center[0] - gold.get_width() / page.art.scale / 2,
                   y + n * LEADING * line)


def facts_of(house: House, game: str) -> Facts:
    """How many play, how long, and what kind of game it is."""
    signs = "ui/human", "ui/hourglass", table_style(game).sign
    return list(zip(signs, (seats(house, game), *brief(house, game)[1:]), strict=False))


def put_facts(page: Page, rows: Sequence[tuple[Box, Facts]]) -> None:
    """Facts in rows, all in the same letters, each row in the middle of its box."""
    art, edges = page.art, 3 * APART + ICON
    style = next((one for one in FACTS if all(sum(
        art.size(fact, one)[0] + edges + APART for _, fact in facts) - APART <= row.w
        and art.line(one) <= row.h for row, facts in rows)), FACTS[-1])
    for row, facts in rows:
        wides = [art.size(fact, style)[0] + edges for _, fact in facts]
        x = row.center[0] - (sum(wides) + APART * (len(wides) - 1)) / 2
        for (sign, fact), w in zip(facts, wides, strict=True):
            page.image(art.plate(w, row.h, PANEL, 190, GOLD, 2, row.h / 2), x, row.y)
            page.picture(Box(x + APART, row.center[1] - ICON / 2, ICON, ICON), sign, leaf=False)
            page.text(Box(x + ICON + 1.7 * APART, row.y, w - ICON - 1.7 * APART, row.h), fact,
                      style, IVORY)
            x += w + APART


def billed(page: Page, room: Box, house: House, game: str) -> None:
    """A game's name over how many play it and for how long, on a plate of what its tables are made
    of, which leaves as much of its room free as the sign of the house beside it does."""
    name, plate = house.words(f"game-{game}"), room.inset(6, 0)._replace(
        y=room.y + PLATED[0], h=room.h - sum(PLATED))
    lay(page.image, page.art, table_style(game).stuff._replace(trim="plain"), plate, edge=GILT,
        width=3)
    inner = plate.inset(PAD, PAD / 2)
    upper = inner._replace(h=inner.h - ROW)
    gild_name(page, upper, *lines_of(page.art, name, upper.w, upper.h / CAPITALS))
    page.claim(name, upper)
    who, long, *_ = facts_of(house, game)
    put_facts(page, [(inner._replace(y=upper.bottom, h=ROW), [who, long])])


def seats(house: House, game: str) -> str:
    """How many can play a game, in words."""
    able = shelf.rules(game).SEATS
    if len(able) == 1:
        return house.words("howto-exactly", able[0])
    return house.words("howto-seats", min(able), max(able))


def gilded(art: Art, text: str, style: str) -> pygame.Surface:
    """A line of text as if it were of gold: light above, deep below, over its own shadow."""
    if art.contrast:
        return art.text(text, style, GOLD)

    def make() -> pygame.Surface:
        gold = art.font(style).render(text, True, WHITE).convert_alpha()
        dark, high = gold.copy(), gold.get_height()
        dark.fill(INK, special_flags=pygame.BLEND_RGB_MULT)
        fade = pygame.Surface((1, high), pygame.SRCALPHA)
        for y in range(high):
            part = min(max((y / high - 0.25) / 0.5, 0), 1)
            fade.set_at((0, y), [round(over + (under - over) * part)
                                 for over, under in zip(LIGHT, DEPTH, strict=True)])
        gold.blit(pygame.transform.scale(fade, gold.get_size()), (0, 0),
                  special_flags=pygame.BLEND_RGB_MULT)
        deep = round(high * CAST)
        image = pygame.Surface((gold.get_width(), high + deep), pygame.SRCALPHA)
        for off, layer in ((deep, dark), (deep // 2, dark), (0, gold)):
            image.blit(layer, (0, off))
        return image.convert_alpha()
    return art.keep(("gilded", text, style), make)
