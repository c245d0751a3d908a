"""Draw the pictures of the README: `python -m tests.readme_pictures` (`pip install pillow`)."""

from __future__ import annotations

import tests.conftest  # noqa: F401  prepares the environment for pygame

# isort: split
import tempfile
from pathlib import Path
from random import Random

import pygame
from PIL import Image

from game.core.record import Player
from game.games import GAMES
from game.games import load_rules as rules_of
from tests.house import OpenHouse

FOLDER = Path(__file__).parents[1] / ".github" / "pictures"
PEOPLE = tuple(map(Player, ("Freja", "Ask", "Embla")))
PLIES = {"hamnar": 23, "herrlof": 31, "haggis": 19, "halmstad": 40, "reindeer": 60}
SIZE, SMALL = (960, 540), (640, 360)
MOVES, FRAMES_A_SECOND = 9, 12  # of the animation


def shoot(house: OpenHouse, size: tuple[int, int]) -> Image.Image:
    surface = pygame.transform.smoothscale(house.house.screen.surface, size)
    return Image.frombytes("RGB", size, pygame.image.tobytes(surface, "RGB"))


def draw_table(house: OpenHouse, game: str) -> None:
    """Draw a game's table in the middle of a match."""
    seats = max(seats for seats in rules_of(game).SEATS if seats <= len(PEOPLE))
    house.at_cards(game, PEOPLE[:seats], "open", plies=PLIES[game])
    house.heed()
    house.settle()
    house.frames(30, 0.1)
    shoot(house, SIZE).save(FOLDER / f"{game}.jpg", quality=88)


def draw_animation(house: OpenHouse) -> None:
    """Draw some moves of Reindeer Rivals as they are seen."""
    table = house.at_cards("reindeer", PEOPLE, "open", plies=PLIES["reindeer"])
    house.heed()
    luck, frames = Random(4), []
    for _ in range(MOVES):
        seat = min(house.match.prompts)
        table.play(seat, luck.choice(list(table.rules.moves(house.match.state, seat))))
        while table.show.reel.busy or table.show.layer.moving:
            house.frames(1, 1 / FRAMES_A_SECOND)
            frames.append(shoot(house, SMALL))
    frames[0].save(FOLDER / "reindeer.webp", save_all=True, append_images=frames[1:], loop=0,
                   duration=1000 // FRAMES_A_SECOND, quality=60, method=4)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        house = OpenHouse(Path(data), "--size", "1920x1080", "--speed", "instant")
        for game in GAMES:
            draw_table(house, game)
        house.close()
        house = OpenHouse(Path(data), "--size", "1920x1080", "--speed", "1")
        draw_animation(house)
        house.close()


if __name__ == "__main__":
    main()
