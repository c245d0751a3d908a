"""Every picture on one page, and mock screens: python assets/contact.py OUT.png [all|table|title].

`all` shows each SVG on wood and on vellum at two sizes; `table` lays out Hamnár's opening, `title` the title.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

HERE = Path(__file__).parent
HAMNAR = "pieces/hamnar/"
SCREEN = (1920, 1080)
ICONS = ((500, 96), (849.9, 298), (849.9, 702), (500, 904), (150.1, 702), (150.1, 298))
BOWLS = ((500, 174), (782.3, 337), (782.3, 663), (500, 826), (217.7, 663), (217.7, 337))


def svg(name: str, size: tuple[float, float]) -> pygame.Surface:
    wide, high = (round(side) for side in size)
    return pygame.image.load_sized_svg(str(HERE / name), (wide, high)).convert_alpha()


def page_of_all() -> pygame.Surface:
    names = sorted(p.relative_to(HERE).as_posix() for p in HERE.rglob("*.svg"))
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


def lay(page: pygame.Surface, name: str, foot: tuple[float, float], size: tuple[float, float],
        stand: float = 0.5) -> None:  # fmt: skip
    """Puts the picture so that the point at half its width and `stand` of its height lies on `foot`."""
    picture = svg(name, size)
    wide, high = picture.get_size()
    page.blit(picture, (round(foot[0] - wide / 2), round(foot[1] - high * stand)))


def table() -> pygame.Surface:
    """Hamnár's start position with all six orbs, the pawn icon active."""
    page = svg("table/wood.svg", SCREEN)
    lay(page, "table/cloth_hamnar.svg", (960, 540), (1080, 1080))
    lay(page, HAMNAR + "sheet.svg", (960, 540), (1000, 1000))
    active = (ICONS[1][0] + 460, ICONS[1][1] + 40)
    lay(page, HAMNAR + "marker_active.svg", active, (168, 168))
    for k, (x, y) in enumerate(BOWLS):
        lay(
            page,
            HAMNAR + ("orb_black.svg" if k in {1, 2, 4} else "orb_white.svg"),
            (x + 460, y + 40),
            (72, 72),
        )
    for rank in range(5):
        for file in range(5):
            x, y = 460 + 316 + 92 * file, 40 + 316 + 92 * rank
            on_pillar = file in {1, 3} and rank in {1, 3}
            if on_pillar:
                lay(page, HAMNAR + "pillar.svg", (x, y), (100, 100))
            if rank in {0, 4}:
                side = "black.svg" if rank == 0 else "white.svg"
                lay(page, HAMNAR + side, (x, y + 34), (95, 123), 0.94)
    lay(page, HAMNAR + "black.svg", (776 + 92, 356 + 92 - 12), (95, 123), 0.90)
    return page


def title() -> pygame.Surface:
    page = svg("table/night.svg", SCREEN)
    big = pygame.font.Font(HERE / "fonts/Cinzel-Bold.ttf", 150)
    page.blit(big.render("Hearthside", True, "#f4e9cf"), (110, 90))
    for i in range(5):
        lay(page, "ui/cover_hamnar.svg", (96 + 172 + 346 * i, 780), (320, 400))
    return page


if __name__ == "__main__":
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    kinds = {"all": page_of_all, "table": table, "title": title}
    pygame.image.save(kinds[sys.argv[2] if len(sys.argv) > 2 else "all"](), sys.argv[1])
