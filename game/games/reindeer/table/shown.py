"""Which places of a country are shown to whoever aims a sleigh: all, but in a lesson those alone
that its step asks for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.core.contract import Place
from game.games.reindeer.table.chart import named

if TYPE_CHECKING:
    from game.tables.table import TableScene


def shown(scene: TableScene, places: Iterable[Place]) -> list[Place]:
    """Those of the places, in their order."""
    places = list(places)
    wanted = scene.goals({*places})
    return [place for place in places if place in wanted]


def lit(scene: TableScene, cities: frozenset[str] | None) -> frozenset[str] | None:
    """Those of the cities that shine, by name; all of them where a step asks for none."""
    some = frozenset(name for name in cities or () if shown(scene, (named(name),)))
    return some or cities
