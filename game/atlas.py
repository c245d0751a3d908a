"""Maps that a game is played on: Tiled files read into the atlas of Reindeer Rivals.

The bots' process reads them too. pytmx would bring pygame into it, and it drops what tells a point
from an ellipse; so this reads the file's own XML, and needs the standard library only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import isfinite
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from game.rules import reindeer_atlas
from game.rules.reindeer_atlas import FORBIDDEN, Atlas, Figures, Spot, Town

MAPS = Path(__file__).parent.parent / "maps"
FIRST = "usa"
WHOLE = frozenset(Figures._fields) - {"miles_per_unit"}
KINDS = ("land", "city", "depot", "border")
FINEST = 1_000_000  # lattice points: a finer one would take minutes to work out


class BadBoard(ValueError):
    """A map that cannot be played on: file, object and reason in one sentence."""


class Thing(NamedTuple):
    """An object of a map; `where` names it in a complaint."""

    where: str
    kind: str
    name: str
    at: Spot
    node: ET.Element


class Outline(NamedTuple):
    """What only the picture of a country asks for: rings of land, and lines between its parts."""

    land: tuple[tuple[Spot, ...], ...]
    borders: tuple[tuple[Spot, ...], ...]


class Atlases(Mapping[str, Atlas]):
    """The maps in a folder by their names, each read when it is first asked for."""

    def __init__(self, folder: Path = MAPS) -> None:
        self.folder = folder
        self._read: dict[str, Atlas] = {}
        self._names: tuple[str, ...] | None = None

    def names(self) -> tuple[str, ...]:
        """The first one first; maps that are no atlas are left out."""
        if self._names is None:
            found = sorted(file.stem for file in self.folder.glob("*.tmx") if _is_atlas(file))
            self._names = tuple(sorted(found, key=lambda name: name != FIRST))
        return self._names

    def __getitem__(self, name: str) -> Atlas:
        """Raises KeyError for a name that is not there, BadBoard for a map that is no good."""
        if name not in self.names():
            raise KeyError(name)
        if name not in self._read:
            self._read[name] = read_atlas(self.folder / f"{name}.tmx")
        return self._read[name]

    def outline(self, name: str) -> Outline:
        """What the picture of a map needs. Raises BadBoard."""
        return read_outline(self.folder / f"{name}.tmx")

    def __iter__(self) -> Iterator[str]:
        return iter(self.names())

    def __len__(self) -> int:
        return len(self.names())


def _is_atlas(file: Path) -> bool:
    """Whether a map calls itself one, or has a depot: Tiled before 1.9 knows no class of a map."""
    text = file.read_text(encoding="utf-8", errors="replace")
    return re.search(r'<map\b[^>]*\bclass="atlas"|\b(type|class)="depot"', text) is not None


def read_atlas(file: Path | str) -> Atlas:
    """12: the atlas of a map. Raises BadBoard with file, object and reason."""
    file = Path(file)
    root = _root(file)
    if not re.fullmatch(r"[a-z0-9]+", file.stem):
        raise BadBoard(f"{file}: a map's name has letters a to z and digits only")
    things = list(_things(file, root))
    figures = _figures(file, root)
    depot = _depot(file, things)
    land = [_ring(thing) for thing in things if thing.kind == "land"]
    if not land:
        raise BadBoard(f"{file}: the map has no object of class 'land'")
    towns = _towns(file, things)
    _check_size(file, land, figures)
    atlas = reindeer_atlas.made(file.stem, depot, towns, land, figures)
    _check(atlas, {thing.name.replace(" ", "_"): thing.where for thing in things
                   if thing.kind == "city"})
    return atlas


def read_outline(file: Path | str) -> Outline:
    """The shapes of a map. Raises BadBoard."""
    file = Path(file)
    things = list(_things(file, _root(file)))
    return Outline(tuple(tuple(_ring(thing)) for thing in things if thing.kind == "land"),
                   tuple(tuple(_corners(thing, line)) for thing in things
                         if thing.kind == "border"
                         if (line := thing.node.find("polyline")) is not None))


def _root(file: Path) -> ET.Element:
    try:
        return ET.parse(file).getroot()  # noqa: S314  a map on this machine, no stranger's
    except FileNotFoundError as error:
        raise BadBoard(f"{file}: there is no such map") from error
    except (OSError, ValueError, LookupError, ET.ParseError) as error:
        raise BadBoard(f"{file}: the map cannot be read, {error}") from error


def _things(file: Path, root: ET.Element) -> Iterator[Thing]:
    """Every object that an atlas is made of, none of them turned or shifted with its layer."""
    for layer in root.iter():
        if layer.tag in {"group", "objectgroup"}:
            found = [_thing(file, node) for node in layer.iter("object")
                     if node.get("type", node.get("class", "")) in KINDS]
            where = f"{file}: layer {layer.get('name', '')!r}"
            if found and any(_plain(where, layer, side) for side in ("offsetx", "offsety")):
                raise BadBoard(f"{where} is shifted")
            yield from found if layer.tag == "objectgroup" else ()


def _thing(file: Path, node: ET.Element) -> Thing:
    """An object and its middle: a point's, or that of its box."""
    name = node.get("name", "")
    where = f"{file}: object {node.get('id')} {name!r}"
    x, y, wide, high, turned = (_plain(where, node, side)
                                for side in ("x", "y", "width", "height", "rotation"))
    if turned:
        raise BadBoard(f"{where} is rotated")
    kind = node.get("type", node.get("class", ""))
    return Thing(where, kind, name, (x + wide / 2, y + high / 2), node)


def _plain(where: str, node: ET.Element, name: str) -> float:
    value = _number(node.get(name, "0"))
    if value is None:
        raise BadBoard(f"{where} has {name} = {node.get(name)!r}, which is not a number")
    return value


def _number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if isfinite(value) else None


def _property(where: str, node: ET.Element, name: str, *, whole: bool) -> float:
    """A number above 0 that an object or the map has to have."""
    for found in node.iterfind("./properties/property"):
        if found.get("name") == name:
            text = found.get("value", found.text or "")
            value = _number(text) if found.get("type") in {"int", "float"} else None
            if value is None:
                raise BadBoard(f"{where} has {name} = {text!r}, which is not a number")
            if value <= 0:
                raise BadBoard(f"{where} has {name} = {text}, which is not above 0")
            if whole and not value.is_integer():
                raise BadBoard(f"{where} has {name} = {text}, which is not a whole number")
            return value
    raise BadBoard(f"{where} has no {name}")


def _figures(file: Path, root: ET.Element) -> Figures:
    where = f"{file}: the map"
    found = {name: _property(where, root, name, whole=name in WHOLE) for name in Figures._fields}
    return Figures(**{name: int(value) if name in WHOLE else value  # type: ignore[arg-type]
                      for name, value in found.items()})


def _depot(file: Path, things: list[Thing]) -> Spot:
    depots = [thing for thing in things if thing.kind == "depot"]
    if not depots:
        raise BadBoard(f"{file}: the map has no object of class 'depot'")
    if len(depots) > 1:
        raise BadBoard(f"{depots[1].where} is a second depot")
    return depots[0].at


def _ring(thing: Thing) -> list[Spot]:
    """A closed polygon's corners on the map."""
    polygon = thing.node.find("polygon")
    if polygon is None:
        raise BadBoard(f"{thing.where} is land and no closed polygon")
    corners = _corners(thing, polygon)
    if len(corners) < 3:
        raise BadBoard(f"{thing.where} is land and has fewer than three corners")
    return corners


def _corners(thing: Thing, shape: ET.Element) -> list[Spot]:
    """The points of a shape, on the map."""
    x, y = _plain(thing.where, thing.node, "x"), _plain(thing.where, thing.node, "y")
    corners = []
    for corner in shape.get("points", "").split():
        right, _, down = corner.partition(",")
        dx, dy = _number(right), _number(down)
        if dx is None or dy is None:
            raise BadBoard(f"{thing.where} has a corner at {corner!r}, which is no point")
        corners.append((dx + x, dy + y))
    return corners


def _towns(file: Path, things: list[Thing]) -> list[Town]:
    towns: dict[str, Town] = {}
    for thing in things:
        if thing.kind == "city":
            _check_name(thing)
            if thing.name in towns:
                raise BadBoard(f"{thing.where} stands twice on the map")
            demand = int(_property(thing.where, thing.node, "demand", whole=True))
            towns[thing.name] = Town(thing.name, demand, thing.at)
    if not towns:
        raise BadBoard(f"{file}: the map has no object of class 'city'")
    return list(towns.values())


def _check_name(thing: Thing) -> None:
    if not thing.name:
        raise BadBoard(f"{thing.where} is a city and has no name")
    if thing.name == reindeer_atlas.DEPOT:
        raise BadBoard(f"{thing.where} is a city with the depot's name")
    for sign in thing.name:
        if sign in FORBIDDEN or (sign.isspace() and sign != " "):
            raise BadBoard(f"{thing.where} has {sign!r} in its name")


def _check_size(file: Path, land: list[list[Spot]], figures: Figures) -> None:
    unit = figures.grid / figures.miles_per_unit
    xs, ys = [x for ring in land for x, _ in ring], [y for ring in land for _, y in ring]
    if (max(xs) - min(xs)) / unit * ((max(ys) - min(ys)) / unit) > FINEST:
        raise BadBoard(f"{file}: the map has a grid too fine for its land")


def _check(atlas: Atlas, where: Mapping[str, str]) -> None:
    """What only the finished atlas tells: discs that hold a centre, cities too dear to reach."""
    if pair := reindeer_atlas.crowded(atlas):
        raise BadBoard(f"{where[pair[1]]} lies in the disc of {pair[0].replace('_', ' ')}")
    costs = reindeer_atlas.cheapest(atlas)
    for city in atlas.cities:
        if city.name not in costs:
            raise BadBoard(f"{where[city.name]} is too far away: one packet alone costs "
                           f"${reindeer_atlas.DEAR} or more on its way there")
