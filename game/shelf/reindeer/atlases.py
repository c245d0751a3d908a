"""Maps that a game is played on: Tiled files read into the atlas of Reindeer Rivals.

The bots' process reads them too. pytmx would bring pygame into it, and it does not keep points and
ellipses apart; so this reads the file's own XML, with the standard library only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from itertools import chain
from math import isfinite
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from game import files
from game.shelf.reindeer.rules.atlas import (
    DEAR,
    DEPOT,
    FORBIDDEN,
    Atlas,
    Figures,
    Spot,
    Town,
    cheapest,
    crowded,
    made,
)
from game.tiled import MAPS, MOST, BadBoard, parsed

FIRST = "usa"
WHOLE = frozenset(Figures._fields) - {"miles_per_unit"}
BEST = ("par", "bound", "par_quick", "bound_quick")  # what a map may leave out
SOLVED = "par_of"  # the property with the fingerprint of the map that these were worked out for
KINDS = ("land", "city", "depot", "border")

# What a map may hold: more would take minutes to work out, or all the memory of the machine.
LEAST = 0.001
LARGEST = 100_000  # any number of the map that is not in dollars
DEAREST = 10_000_000  # dollars
CITIES, CORNERS = 200, 50_000
NEEDED = 99  # packets that a city may need
LONGEST = 40  # letters of a name
STEPS = 500  # of the lattice, in the longest flight
FINEST = 400_000  # lattice points
WORK = 4_000_000  # rows of the lattice times edges of the land


class MapObject(NamedTuple):
    """An object of a map; `where` names it in complaints."""

    where: str
    kind: str
    name: str
    at: Spot
    node: ET.Element


class Outline(NamedTuple):
    """What only the picture of a country needs: rings of land, and lines between its parts."""

    land: tuple[tuple[Spot, ...], ...]
    borders: tuple[tuple[Spot, ...], ...]


class Atlases(Mapping[str, Atlas]):
    """The maps in a folder by name, each read when it is first asked for."""

    def __init__(self, folder: Path = MAPS) -> None:
        self.folder = folder
        self._read: dict[str, Atlas] = {}
        self._names: tuple[str, ...] | None = None
        self._told: set[str] = set()

    def names(self) -> tuple[str, ...]:
        """The names, with FIRST at the front; maps that are not an atlas are left out."""
        if self._names is None:
            names = [file.stem for file in files.listed(self.folder, "*.tmx") if _is_atlas(file)]
            self._names = tuple(sorted(names, key=lambda name: name != FIRST))
        return self._names

    def look(self) -> tuple[tuple[str, ...], list[str]]:
        """Look into the folder again. Returns the maps that can be played on, and a sentence for
        each new fault: a map that cannot be played on and is not a table either. The sentences call
        the folder "maps"."""
        self._names = None
        good: list[str] = []
        faults: list[str] = []
        for name in self.names():
            try:
                self[name]
            except BadBoard as error:
                faults.append(str(error))
            else:
                good.append(name)
        faults += [f"{file}: the map has no object of class 'depot'" if text else
                   f"{file}: the map is empty or cannot be read"
                   for file in files.listed(self.folder, "*.tmx") if file.stem not in self.names()
                   if not _is_table(text := _text(file))]
        news = [fault for fault in faults if fault not in self._told]
        self._told = set(faults)
        return tuple(good), [fault.replace(str(self.folder), MAPS.name) for fault in news]

    def __getitem__(self, name: str) -> Atlas:
        """The atlas of a map. Raises KeyError if there is none of this name, BadBoard if the map
        cannot be used. A map that was read once is kept as it was."""
        if name in self._read:
            return self._read[name]
        if name not in self:
            raise KeyError(name)
        self._read[name] = read_atlas(self.folder / f"{name}.tmx")
        return self._read[name]

    def outline(self, name: str) -> Outline:
        """What the picture of a map needs. Raises BadBoard."""
        return read_outline(self.folder / f"{name}.tmx")

    def __contains__(self, name: object) -> bool:
        """Whether there is such a map, which may just have been added."""
        if name not in self.names():
            self._names = None
        return name in self.names()

    def __iter__(self) -> Iterator[str]:
        return iter(self.names())

    def __len__(self) -> int:
        return len(self.names())


def _is_atlas(file: Path) -> bool:
    """Whether a map says that it is an atlas, or has a depot: before 1.9 Tiled gave maps no
    class."""
    return re.search(r'<map\b[^>]*\bclass="atlas"|\b(type|class)="depot"',
                     _text(file)) is not None


def _is_table(text: str) -> bool:
    return re.search(r'\b(type|class)="spot"', text) is not None


def _text(file: Path) -> str:
    """What is in a map; "" for a file that cannot be one."""
    try:
        return files.content(file, MOST).decode(errors="replace").strip()
    except files.BadFile:
        return ""


def read_atlas(file: Path | str) -> Atlas:
    """12: the atlas of a map. Raises BadBoard with file, object and reason. Par is kept only if it
    was worked out for this very map."""
    file = Path(file)
    root = parsed(file)
    if not re.fullmatch(rf"[A-Za-z0-9_-]{{1,{LONGEST}}}", file.stem):
        raise BadBoard(f"{file}: a map's name has letters A to Z, digits, - and _ only, and no "
                       f"more than {LONGEST} of them")
    atlas = _made(file, root)
    if _solved(root) == fingerprint(atlas):
        return atlas
    return replace(atlas, figures=atlas.figures._replace(**dict.fromkeys(BEST, 0)))


def _made(file: Path, root: ET.Element) -> Atlas:
    objects = list(_objects(file, root))
    figures = _figures(file, root)
    depot = _depot(file, objects)
    land = [_ring(item) for item in objects if item.kind == "land"]
    if not land:
        raise BadBoard(f"{file}: the map has no object of class 'land'")
    towns = _towns(file, objects)
    _check_size(file, [depot, *(town.at for town in towns)], land, figures)
    atlas = made(file.stem, depot, towns, land, figures)
    _check(atlas, {item.name.replace(" ", "_"): item.where for item in objects
                   if item.kind == "city"})
    return atlas


def fingerprint(atlas: Atlas) -> str:
    """A few digits that stand for what par depends on: the ruler, the discs, the cities and the
    land."""
    figures = atlas.figures
    facts = (figures.long, figures.short, figures.radius, figures.grid, atlas.cities,
             *((rows.west, rows.south, *map(hex, rows.bits)) for rows in (atlas.land, atlas.open)))
    return sha256(repr(facts).encode()).hexdigest()[:16]


def _solved(root: ET.Element) -> str:
    return next((node.get("value", "") for node in root.iterfind("./properties/property")
                 if node.get("name") == SOLVED), "")


def read_outline(file: Path | str) -> Outline:
    """The shapes of a map. Raises BadBoard."""
    file = Path(file)
    objects = list(_objects(file, parsed(file)))
    return Outline(tuple(tuple(_ring(item)) for item in objects if item.kind == "land"),
                   tuple(tuple(_corners(item, line)) for item in objects
                         if item.kind == "border"
                         if (line := item.node.find("polyline")) is not None))


def _objects(file: Path, root: ET.Element) -> Iterator[MapObject]:
    """Every object that an atlas is made of; none of them may be turned, or shifted with its
    layer."""
    for layer in root.iter():
        if layer.tag in {"group", "objectgroup"}:
            objects = [_object(file, node) for node in layer.iter("object")
                       if node.get("type", node.get("class", "")) in KINDS]
            where = f"{file}: layer {_short(layer.get('name', ''))}"
            if objects and any(_plain(where, layer, side) for side in ("offsetx", "offsety")):
                raise BadBoard(f"{where} is shifted")
            yield from objects if layer.tag == "objectgroup" else ()


def _object(file: Path, node: ET.Element) -> MapObject:
    """An object with its middle: the point itself, or the middle of its box."""
    name = node.get("name", "")
    where = f"{file}: object {node.get('id', '')[:LONGEST]} {_short(name)}"
    x, y, wide, high, turned = (_plain(where, node, side)
                                for side in ("x", "y", "width", "height", "rotation"))
    if turned:
        raise BadBoard(f"{where} is rotated")
    kind = node.get("type", node.get("class", ""))
    return MapObject(where, kind, name, (x + wide / 2, y + high / 2), node)


def _plain(where: str, node: ET.Element, name: str) -> float:
    value = _number(node.get(name, "0"))
    if value is None:
        raise BadBoard(f"{where} has {name} = {_short(node.get(name))}, which is not a number")
    if abs(value) > LARGEST:
        raise BadBoard(f"{where} has {name} = {_short(node.get(name))}, which is too large")
    return value


def _short(text: str | None) -> str:
    """A text of a map, short enough to stay within one sentence."""
    return repr(text if text is None or len(text) <= LONGEST else text[:LONGEST] + "…")


def _number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if isfinite(value) else None


def _property(where: str, node: ET.Element, name: str, *, whole: bool,
              most: float = LARGEST) -> float:
    """A property that an object or the map must have: a number above 0."""
    for value_node in node.iterfind("./properties/property"):
        if value_node.get("name") == name:
            text = value_node.get("value", value_node.text or "")
            value = _number(text) if value_node.get("type") in {"int", "float"} else None
            if value is None:
                raise BadBoard(f"{where} has {name} = {_short(text)}, which is not a number")
            if value <= 0:
                raise BadBoard(f"{where} has {name} = {text[:LONGEST]}, which is not above 0")
            if not LEAST <= value <= most:
                raise BadBoard(f"{where} has {name} = {_short(text)}, which is not between "
                               f"{LEAST} and {most}")
            if whole and not value.is_integer():
                raise BadBoard(f"{where} has {name} = {text[:LONGEST]}, which is not a whole "
                               "number")
            return value
    raise BadBoard(f"{where} has no property {name!r}")


def _figures(file: Path, root: ET.Element) -> Figures:
    where = f"{file}: the map"
    numbers = {name: _property(where, root, name, whole=name in WHOLE)
               for name in Figures._fields if name not in BEST}
    given = {node.get("name") for node in root.iterfind("./properties/property")}
    numbers |= {name: _property(where, root, name, whole=True, most=DEAREST) if name in given else 0
                for name in BEST}
    return Figures(**{name: int(value) if name in WHOLE else value  # type: ignore[arg-type]
                      for name, value in numbers.items()})


def _depot(file: Path, objects: list[MapObject]) -> Spot:
    depots = [item for item in objects if item.kind == "depot"]
    if not depots:
        raise BadBoard(f"{file}: the map has no object of class 'depot'")
    if len(depots) > 1:
        raise BadBoard(f"{depots[1].where} is a second depot")
    return depots[0].at


def _ring(item: MapObject) -> list[Spot]:
    """A closed polygon's corners on the map."""
    polygon = item.node.find("polygon")
    if polygon is None:
        raise BadBoard(f"{item.where} is land and no closed polygon")
    corners = _corners(item, polygon)
    if len(corners) < 3:
        raise BadBoard(f"{item.where} is land and has fewer than three corners")
    return corners


def _corners(item: MapObject, shape: ET.Element) -> list[Spot]:
    """The points of a shape, on the map."""
    x, y = _plain(item.where, item.node, "x"), _plain(item.where, item.node, "y")
    corners: list[Spot] = []
    for corner in shape.get("points", "").split():
        right, _, down = corner.partition(",")
        dx, dy = _number(right), _number(down)
        if dx is None or dy is None:
            raise BadBoard(f"{item.where} has a corner at {_short(corner)}, which is no point")
        if max(abs(dx), abs(dy)) > LARGEST:
            raise BadBoard(f"{item.where} has a corner at {_short(corner)}, which is too far off")
        if len(corners) == CORNERS:
            raise BadBoard(f"{item.where} has more than {CORNERS} corners")
        corners.append((dx + x, dy + y))
    return corners


def _towns(file: Path, objects: list[MapObject]) -> list[Town]:
    towns: dict[str, Town] = {}
    for item in objects:
        if item.kind == "city":
            _check_name(item)
            if item.name in towns:
                raise BadBoard(f"{item.where} stands twice on the map")
            demand = int(_property(item.where, item.node, "demand", whole=True, most=NEEDED))
            towns[item.name] = Town(item.name, demand, item.at)
    if len(towns) > CITIES:
        raise BadBoard(f"{file}: the map has more than {CITIES} cities")
    if not towns:
        raise BadBoard(f"{file}: the map has no object of class 'city'")
    return list(towns.values())


def _check_name(item: MapObject) -> None:
    if not item.name:
        raise BadBoard(f"{item.where} is a city and has no name")
    if item.name == DEPOT:
        raise BadBoard(f"{item.where} is a city with the depot's name")
    if len(item.name) > LONGEST:
        raise BadBoard(f"{item.where} has a name of more than {LONGEST} letters")
    for sign in item.name:
        if sign in FORBIDDEN or not sign.isprintable():
            raise BadBoard(f"{item.where} has {sign!r} in its name")


def _check_size(file: Path, spots: list[Spot], land: list[list[Spot]], figures: Figures) -> None:
    """Raises BadBoard if the lattice, with all that sleighs reach from it, would take too long to
    work out."""
    far = max(figures.long, figures.short, figures.radius) // figures.grid
    if far > STEPS:
        raise BadBoard(f"{file}: the map has a grid too fine for its ruler")
    unit = figures.grid / figures.miles_per_unit
    wide, high = ((max(line) - min(line)) / unit for line in zip(*chain(spots, *land), strict=True))
    if (wide + 2 * far + 2) * (high + 2 * far + 2) > FINEST * 2 or wide * high > FINEST:
        raise BadBoard(f"{file}: the map has a grid too fine for its land")
    if (high + 2) * sum(map(len, land)) > WORK:
        raise BadBoard(f"{file}: the map has land with too many corners for its grid")


def _check(atlas: Atlas, where: Mapping[str, str]) -> None:
    """Raises BadBoard for what only the finished atlas shows: discs that hold a centre, cities too
    dear to reach."""
    if pair := crowded(atlas):
        raise BadBoard(f"{where[pair[1]]} lies in the disc of {pair[0].replace('_', ' ')}")
    costs = cheapest(atlas)
    for city in atlas.cities:
        if city.name not in costs:
            lies = "is" if atlas.land.has(city.at) else "lies in the water and is"
            raise BadBoard(f"{where[city.name]} {lies} too far away: one packet alone costs "
                           f"${DEAR} or more on its way there")
