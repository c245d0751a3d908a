"""Positions of Reindeer Rivals, short to write."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.paths import MAPS
from game.games.reindeer.map_file import read_atlas
from game.games.reindeer.rules import Rivals
from game.games.reindeer.rules.atlas import Atlas, Figures, Town, make_atlas
from tests.games.notation import Notation

USA, NETHERLANDS = (read_atlas(MAPS / f"{name}.tmx") for name in ("usa", "netherlands"))
FIGURES = Figures(560, 210, 30, 10, 10.0, 100, 200, 50, 90)  # a map unit is a lattice unit


def square(far: float) -> list[tuple[float, float]]:
    """A square of land round 0,0, its corners clockwise."""
    return [(-far, -far), (far, -far), (far, far), (-far, far)]


def island(*towns: Town, land=None, figures=FIGURES) -> Atlas:
    """A small country whose lattice is the map itself."""
    return make_atlas("island", (0, 0), towns or (Town("Ham", 2, (15, 0)),), land or [square(30.5)],
                      figures)


ISLAND = island(Town("Ham", 2, (15, 0)), Town("New Ham", 1, (0, -15)))
GAME = Rivals({"usa": USA, "netherlands": NETHERLANDS, "island": ISLAND})
play = Notation(GAME)


def at(seats="300:-/300:-", cities="-", turn="0:0", round_="2/0", dice="1,2", board="usa") -> str:
    """A position; unless said otherwise, seat 0 begins and the turn passes to the left."""
    if "/" not in seats:
        dice = "-"
    return f"{board} {round_} {dice} {turn} {seats} {cities}"


def supplied(atlas: Atlas, less: Mapping[str, int] = {}, quick: bool = False) -> str:
    """All cities full of seat 0's packets, except that `less` says how many are missing where."""
    needs = {city.name: need - less.get(city.name, 0)
             for city, need in zip(atlas.cities, atlas.demands[quick], strict=True)}
    return ";".join(f"{name}={'0' * n}" for name, n in needs.items() if n) or "-"


def field(text: str, name: str) -> str:
    names = ("map", "round", "dice", "turn", "seats", "cities")
    return text.split(" ")[names.index(name)]
