"""Every picture on one page, and mock screens: python assets/make/contact.py OUT.png [KIND].

`all` (or nothing) shows each SVG on wood and on vellum at two sizes; `table` lays out Hamnár's
opening, with one raven up on a pillar; `title` shows the shelf; `haggis` and `herrlof` deal a hand
of 17; `halmstad` fills the port.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

ASSETS = Path(__file__).parents[1]
HAMNAR = "pieces/hamnar/"
Point = tuple[float, float]
SCREEN = (1920, 1080)
ICONS = ((500, 96), (849.9, 298), (849.9, 702), (500, 904), (150.1, 702), (150.1, 298))
BOWLS = ((500, 174), (782.3, 337), (782.3, 663), (500, 826), (217.7, 663), (217.7, 337))


def svg(name: str, size: tuple[float, float]) -> pygame.Surface:
    wide, high = (round(side) for side in size)
    return pygame.image.load_sized_svg(str(ASSETS / name), (wide, high)).convert_alpha()


def page_of_all() -> pygame.Surface:
    names = sorted(p.relative_to(ASSETS).as_posix() for p in ASSETS.rglob("*.svg"))
    names = [name for name in names if not name.startswith("table/") and "sheet" not in name]
    page = pygame.Surface((1920, 120 * (len(names) // 5 + 1)))
    page.fill("#3a2618")
    for i, name in enumerate(names):
        x, y = 384 * (i % 5), 120 * (i // 5)
        page.fill("#e3c48c", (x + 192, y, 192, 120))
        for side in (0, 192):
            page.blit(svg(name, (112, 112)), (x + side + 4, y + 4))
            page.blit(svg(name, (56, 56)), (x + side + 124, y + 32))
    return page


def lay(
    page: pygame.Surface, name: str, spot: Point, size: tuple[float, float], foot: float = 0.5
) -> None:
    """Puts the point at half the picture's width and `foot` of its height on the spot."""
    picture = svg(name, size)
    wide, high = picture.get_size()
    page.blit(picture, (round(spot[0] - wide / 2), round(spot[1] - high * foot)))


def table() -> pygame.Surface:
    """Hamnár's start position with all six orbs, the pawn icon active."""
    page = svg("table/wood.svg", SCREEN)
    lay(page, "table/cloth_hamnar.svg", (960, 540), (1080, 1080))
    lay(page, HAMNAR + "sheet.svg", (960, 540), (1000, 1000))
    lay(page, HAMNAR + "marker_active.svg", on_screen(ICONS[1]), (168, 168))
    for owner, bowl in zip("wbbwbw", BOWLS, strict=True):
        name = "orb_black.svg" if owner == "b" else "orb_white.svg"
        lay(page, HAMNAR + name, on_screen(bowl), (74, 74))
    for x, y in (middle_of(file, rank) for file in (1, 3) for rank in (1, 3)):
        lay(page, HAMNAR + "pillar.svg", (x, y), (100, 100))
    for file in range(5):
        figure(page, "black", middle_of(file, 0))
    figure(page, "black", middle_of(1, 1), lift=38)
    for file in range(5):
        figure(page, "white", middle_of(file, 4))
    return page


def on_screen(spot: Point) -> Point:
    """Where a point of the sheet lies when its 1000 units are 1000 pixels in the middle."""
    return spot[0] + 460, spot[1] + 40


def middle_of(file: int, rank: int) -> Point:
    return on_screen((316 + 92 * file, 316 + 92 * rank))


def figure(page: pygame.Surface, side: str, square: Point, lift: float = 0) -> None:
    """The figure's foot stands 30 below the square's middle, or 8 above it on a pillar."""
    lay(page, f"{HAMNAR}{side}.svg", (square[0], square[1] + 30 - lift), (95, 123.5), 0.923)


def title() -> pygame.Surface:
    page = svg("table/night.svg", SCREEN)
    big = pygame.font.Font(ASSETS / "fonts/Cinzel-Bold.ttf", 150)
    page.blit(big.render("Hearthside", True, "#f4e9cf"), (110, 90))
    for i in range(5):
        lay(page, "ui/cover_hamnar.svg", (96 + 172 + 346 * i, 780), (320, 400))
    return page


def fan(page: pygame.Surface, deck: str, cards: str, left: float, top: float, step: float) -> None:
    """Cards 150 x 210, each over the one before."""
    for i, card in enumerate(cards.split()):
        lay(page, f"pieces/{deck}/{card}.svg", (left + 75 + step * i, top + 105), (150, 210))


def backs(page: pygame.Surface, deck: str, count: int, middle: Point) -> None:
    for i in range(count):
        spot = (middle[0] + 26 * (i - (count - 1) / 2), middle[1])
        lay(page, f"pieces/{deck}/back.svg", spot, (75, 105))


def card_table(deck: str, hand: str, trick: str) -> pygame.Surface:
    page = svg("table/wood.svg", SCREEN)
    lay(page, f"table/cloth_{deck}.svg", (960, 500), (1500, 800))
    fan(page, deck, hand, 309, 846, 72)
    backs(page, deck, 12, (560, 150))
    backs(page, deck, 9, (1380, 150))
    fan(page, deck, trick, 760, 400, 160)
    return page


def haggis() -> pygame.Surface:
    hand = "2r 3r 6r 9r 3o 6o 9o 4y 6y 10y 5g 8g 10b 7b J Q K"
    page = card_table("haggis", hand, "10r 9g 6b")
    fan(page, "haggis", "J Q K", 300, 400, 72)
    return page


def herrlof() -> pygame.Surface:
    hand = "1r 3r 6r 9r 2b 5b 9b 4g 6g 8g 1y 3y 6y 7y 9y V H"
    page = card_table("herrlof", hand, "6r 9y 2b")
    lay(page, "pieces/herrlof/5g.svg", (400, 500), (150, 210))
    lay(page, "pieces/herrlof/back.svg", (500, 500), (150, 210))
    return page


def halmstad() -> pygame.Surface:
    page = svg("table/wood.svg", SCREEN)
    lay(page, "table/halmstad.svg", (960, 460), (1500, 800))
    for x, card in zip((620, 790, 1130, 1300), ("7C", "KH", "3D", "10S"), strict=True):
        lay(page, f"pieces/halmstad/{card}.svg", (x, 520), (150, 210))
    for x, card in zip((800, 960, 1120), ("AS", "back", "back"), strict=True):
        lay(page, f"pieces/halmstad/{card}.svg", (x, 150), (90, 126))
    fan(page, "halmstad", "2S 6H 9C 10D JC QS KD AH nisse", 590, 846, 72)
    for i, name in enumerate(["counter", "tide", "knows", "touched", "open", "done"]):
        lay(page, f"pieces/halmstad/{name}.svg", (300, 360 + 66 * i), (60, 60))
    lay(page, "ui/cover_halmstad.svg", (1700, 860), (320, 400))
    return page


if __name__ == "__main__":
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    kinds = {"all": page_of_all, "table": table, "title": title}
    kinds |= {"haggis": haggis, "herrlof": herrlof, "halmstad": halmstad}
    pygame.image.save(kinds[sys.argv[2] if len(sys.argv) > 2 else "all"](), sys.argv[1])
