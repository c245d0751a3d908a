"""A country of Reindeer Rivals, read out of a Tiled file.

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
from typing import NamedTuple, get_args
from xml.etree import ElementTree as ET

from game.core.font_glyphs import find_missing_letters, is_blank
from game.core.tiled import BadBoard, Shown, parse_map, shown_objects
from game.games.reindeer.rules.atlas import (
    DEAR,
    DEPOT,
    FORBIDDEN,
    Atlas,
    Figures,
    Spot,
    Town,
    Unit,
    find_crowded,
    list_cheapest,
    make_atlas,
)

WHOLE = frozenset(Figures._fields) - {"miles_per_unit"}
BEST = ("par", "bound", "par_quick", "bound_quick")  # optional parts of a map
SOLVED = "par_of"  # the property with the fingerprint of the map that these were worked out for
KINDS = ("land", "city", "depot", "border")

# What a map may hold: more would take minutes to work out, or all the memory of the machine.
LEAST = 0.001
LARGEST = 100_000  # any number of the map that is not in dollars
DEAREST = 10_000_000  # dollars
CITIES, CORNERS = 200, 50_000
TOLD = 3  # objects that are left out and named
NEEDED = 99  # packets that a city may need
LONGEST = 40  # letters of a name
STEPS = 500  # of the lattice, in the longest flight
FINEST = 400_000  # lattice points
WORK = 4_000_000  # rows of the lattice times edges of the land


class MapObject(NamedTuple):
    """An object of a map; `where` names it in complaints, and `left` says why it is not played."""

    where: str
    kind: str
    name: str
    at: Spot
    node: ET.Element
    left: str = ""


class Outline(NamedTuple):
    """Shapes for the picture of a country alone: rings of land, and lines between its parts."""

    land: tuple[tuple[Spot, ...], ...]
    borders: tuple[tuple[Spot, ...], ...]


def read_atlas(file: Path | str) -> Atlas:
    """12: the atlas of a map. Raises BadBoard with file, object and reason. Par is kept only if it
    was worked out for this very map."""
    file = Path(file)
    root = parse_map(file)
    if not re.fullmatch(rf"[A-Za-z0-9_-]{{1,{LONGEST}}}", file.stem):
        raise BadBoard(f"{file}: a map's name has letters A to Z, digits, - and _ only, and no "
                       f"more than {LONGEST} of them")
    atlas = _make_atlas(file, root)
    if _text_of(root, SOLVED) == make_fingerprint(atlas):
        return atlas
    return replace(atlas, figures=atlas.figures._replace(**dict.fromkeys(BEST, 0)))


def _make_atlas(file: Path, root: ET.Element) -> Atlas:
    every = list(_list_objects(file, root))
    objects = [item for item in every if not item.left]
    figures = _read_figures(file, root)
    depot = _find_depot(file, objects, every)
    land = [_read_ring(item) for item in objects if item.kind == "land"]
    if not land:
        raise BadBoard(f"{file}: the map has no object of class 'land'")
    towns = _read_towns(file, objects)
    _check_size(file, [depot, *(town.at for town in towns)], land, figures)
    atlas = replace(
        make_atlas(file.stem, depot, towns, land, figures), told_in=_read_unit(file, root))
    _check(atlas, {item.name.replace(" ", "_"): item.where for item in objects
                   if item.kind == "city"})
    return atlas


def make_fingerprint(atlas: Atlas) -> str:
    """Return a short digest of everything that par depends on: the ruler, the discs, the cities and
    the land."""
    figures = atlas.figures
    facts = (figures.long, figures.short, figures.radius, figures.grid, atlas.cities,
             *((rows.west, rows.south, *map(hex, rows.bits)) for rows in (atlas.land, atlas.open)))
    return sha256(repr(facts).encode()).hexdigest()[:16]


def _text_of(root: ET.Element, name: str) -> str | None:
    """Return a property of the map as it is written; None if it has none of this name."""
    return next((node.get("value", node.text or "")
                 for node in root.iterfind("./properties/property") if node.get("name") == name),
                None)


def left_out(file: Path) -> list[str]:
    """At most one sentence about the objects of a map that are not played, and one about letters
    that no font has. Raises BadBoard."""
    items = list(_list_objects(file, parse_map(file)))
    left = [f"{item.where.removeprefix(f'{file}: ')}, {item.left}" for item in items if item.left]
    signs = find_missing_letters(
        "".join(item.name for item in items if item.kind == "city" and not item.left))
    unlettered = [f"{file}: no font has these letters of its cities: {signs[:LONGEST]!a}"
                  ] if signs else []
    if not left:
        return unlettered
    more = f", and {len(left) - TOLD} more" if len(left) > TOLD else ""
    return [f"{file}: not played: {'; '.join(left[:TOLD])}{more}", *unlettered]


def check_map(file: Path) -> tuple[list[str], bool]:
    """Say of each object of a map whether it counts, and at last whether the map can be played."""
    try:
        root = parse_map(file)
        items = list(_list_objects(file, root))
        lines = [_tell_unused(file, item) for item in items]
        lines += [f"layer {_shorten(layer.get('name', ''))}: not drawn, as only objects are"
                  for layer in root.iter() if layer.tag in {"layer", "imagelayer"}]
    except BadBoard as error:
        return [str(error)], False
    try:
        atlas = read_atlas(file)
    except BadBoard as error:
        return [*lines, f"it cannot be played: {error}"], False
    return [*lines, f"{file}: it can be played, with {len(atlas.cities)} cities"], True


def _tell_unused(file: Path, item: MapObject) -> str:
    at = f"{item.where.removeprefix(f'{file}: ')} at {item.at[0]:g},{item.at[1]:g}"
    return f"{at}: left out, {item.left}" if item.left else f"{at}: {item.kind}"


def read_outline(file: Path | str) -> Outline:
    """Return the shapes of a map. Raises BadBoard."""
    file = Path(file)
    objects = [item for item in _list_objects(file, parse_map(file)) if not item.left]
    return Outline(tuple(tuple(_read_ring(item)) for item in objects if item.kind == "land"),
                   tuple(tuple(_read_line(item)) for item in objects if item.kind == "border"))


def _read_line(item: MapObject) -> list[Spot]:
    """Return the corners of a border; a closed one ends where it begins."""
    if (line := item.node.find("polyline")) is not None:
        return _read_corners(item, line)
    ring = item.node.find("polygon")
    corners = [] if ring is None else _read_corners(item, ring)
    return corners + corners[:1]


def _list_objects(file: Path, root: ET.Element) -> Iterator[MapObject]:
    """Yield every object of a map. Of those that an atlas is made of none may be turned, or shifted
    with its layer."""
    shifted = {inner: layer for layer in root.iter() if layer.tag in {"group", "objectgroup"}
               for inner in layer.iter("objectgroup")
               if any(_read_number(_name_layer(file, layer), layer, side)
                      for side in ("offsetx", "offsety"))}
    for shown in shown_objects(file, root):
        item = _read_object(file, shown)
        if not item.left and shown.layer in shifted:
            raise BadBoard(f"{_name_layer(file, shifted[shown.layer])} is shifted")
        yield item


def _name_layer(file: Path, layer: ET.Element) -> str:
    return f"{file}: layer {_shorten(layer.get('name', ''))}"


def _read_object(file: Path, shown: Shown) -> MapObject:
    """Return an object with its middle: the point itself, or the middle of its box. A tile's box
    lies over its point."""
    node, kind = shown.node, shown.kind
    name = node.get("name", "")
    where = f"{file}: object {node.get('id', '')[:LONGEST]} {_shorten(name)}"
    left = shown.hidden
    if not left and kind not in KINDS:
        left = (f"its class {_shorten(kind)} is none of {', '.join(KINDS)}" if kind
                else "has no class")
    if not left and kind == "border" and all(
            node.find(shape) is None for shape in ("polyline", "polygon")):
        left = "a border that is no line"
    if left:
        at = _parse_number(node.get("x", "0")) or 0.0, _parse_number(node.get("y", "0")) or 0.0
        return MapObject(where, kind, name, at, node, left)
    x, y, wide, high, turned = (_read_number(where, node, side)
                                for side in ("x", "y", "width", "height", "rotation"))
    if turned:
        raise BadBoard(f"{where} is rotated")
    right, down = shown.shift
    at = x + wide / 2 - right * wide, y + high / 2 - down * high
    item = MapObject(where, kind, name, at, node)
    shape = node.find("polygon")
    if kind in {"city", "depot"} and shape is not None and (corners := _read_corners(item, shape)):
        xs, ys = zip(*corners, strict=True)
        item = item._replace(at=((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2))
    return item


def _read_number(where: str, node: ET.Element, name: str) -> float:
    value = _parse_number(node.get(name, "0"))
    if value is None:
        raise BadBoard(f"{where} has {name} = {_shorten(node.get(name))}, which is not a number")
    if abs(value) > LARGEST:
        raise BadBoard(f"{where} has {name} = {_shorten(node.get(name))}, which is too large")
    return value


def _shorten(text: str | None) -> str:
    """Return a text of a map, short enough to stay within one sentence."""
    return repr(text if text is None or len(text) <= LONGEST else text[:LONGEST] + "…")


def _parse_number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if isfinite(value) else None


def _read_property(where: str, node: ET.Element, name: str, *, whole: bool,
                   most: float = LARGEST) -> float:
    """Return a property that an object or the map must have: a number above 0."""
    for value_node in node.iterfind("./properties/property"):
        if value_node.get("name") == name:
            text = value_node.get("value", value_node.text or "")
            kind = value_node.get("type", "string")
            value = _parse_number(text) if kind in {"int", "float", "string"} else None
            if value is None:
                what = "a number" if kind in {"int", "float", "string"} else (
                    f"a number but of the type {_shorten(kind)}")
                raise BadBoard(f"{where} has {name} = {_shorten(text)}, which is not {what}")
            if value <= 0:
                raise BadBoard(f"{where} has {name} = {text[:LONGEST]}, which is not above 0")
            if not LEAST <= value <= most:
                raise BadBoard(f"{where} has {name} = {_shorten(text)}, which is not between "
                               f"{LEAST} and {most}")
            if whole and not value.is_integer():
                raise BadBoard(f"{where} has {name} = {text[:LONGEST]}, which is not a whole "
                               "number")
            return value
    raise BadBoard(f"{where} has no property {name!r}")


def _read_figures(file: Path, root: ET.Element) -> Figures:
    where = f"{file}: the map"
    numbers = {name: _read_property(where, root, name, whole=name in WHOLE)
               for name in Figures._fields if name not in BEST}
    numbers |= {name: _read_property(where, root, name, whole=True, most=DEAREST)
                if _text_of(root, name) is not None else 0
                for name in BEST}
    return Figures(**{name: int(value) if name in WHOLE else value  # type: ignore[arg-type]
                      for name, value in numbers.items()})


def _read_unit(file: Path, root: ET.Element) -> Unit:
    """Return in which unit players read the lengths of a map: miles, unless it says so."""
    units: tuple[Unit, ...] = get_args(Unit)
    told = _text_of(root, "unit")
    for unit in units:
        if told in (None, unit):
            return unit
    raise BadBoard(f"{file}: the map has unit = {_shorten(told)}, which is none of "
                   f"{', '.join(units)}")


def _find_depot(file: Path, objects: list[MapObject], every: list[MapObject]) -> Spot:
    depots = [item for item in objects if item.kind == "depot"]
    if not depots:
        unseen = next((item for item in every if item.kind == "depot"), None)
        why = f" that is shown: of {unseen.where.removeprefix(f'{file}: ')}, {unseen.left}" if (
            unseen) else ""
        raise BadBoard(f"{file}: the map has no object of class 'depot'{why}")
    if len(depots) > 1:
        raise BadBoard(f"{depots[1].where} is a second depot")
    return depots[0].at


def _read_ring(item: MapObject) -> list[Spot]:
    """Return a closed polygon's corners on the map."""
    polygon = item.node.find("polygon")
    if polygon is None:
        raise BadBoard(f"{item.where} is land and no closed polygon")
    corners = _read_corners(item, polygon)
    if len(corners) < 3:
        raise BadBoard(f"{item.where} is land and has fewer than three corners")
    return corners


def _read_corners(item: MapObject, shape: ET.Element) -> list[Spot]:
    """Return the points of a shape, on the map."""
    x, y = _read_number(item.where, item.node, "x"), _read_number(item.where, item.node, "y")
    corners: list[Spot] = []
    for corner in shape.get("points", "").split():
        right, _, down = corner.partition(",")
        dx, dy = _parse_number(right), _parse_number(down)
        if dx is None or dy is None:
            raise BadBoard(f"{item.where} has a corner at {_shorten(corner)}, which is no point")
        if max(abs(dx), abs(dy)) > LARGEST:
            raise BadBoard(f"{item.where} has a corner at {_shorten(corner)}, which is too far off")
        if len(corners) == CORNERS:
            raise BadBoard(f"{item.where} has more than {CORNERS} corners")
        corners.append((dx + x, dy + y))
    return corners


def _read_towns(file: Path, objects: list[MapObject]) -> list[Town]:
    towns: dict[str, Town] = {}
    for item in objects:
        if item.kind == "city":
            _check_name(item)
            if item.name in towns:
                raise BadBoard(f"{item.where} stands twice on the map")
            demand = int(_read_property(item.where, item.node, "demand", whole=True, most=NEEDED))
            towns[item.name] = Town(item.name, demand, item.at)
    if len(towns) > CITIES:
        raise BadBoard(f"{file}: the map has more than {CITIES} cities")
    if not towns:
        raise BadBoard(f"{file}: the map has no object of class 'city'")
    return list(towns.values())


def _check_name(item: MapObject) -> None:
    if not item.name:
        raise BadBoard(f"{item.where} is a city and has no name")
    if is_blank(item.name):
        raise BadBoard(f"{item.where} is a city and has a name of which nothing is seen")
    if item.name == DEPOT:
        raise BadBoard(f"{item.where} is a city with the depot's name")
    if len(item.name) > LONGEST:
        raise BadBoard(f"{item.where} has a name of more than {LONGEST} letters")
    for sign in item.name:
        if sign in FORBIDDEN or not sign.isprintable():
            raise BadBoard(f"{item.where} has {sign!r} in its name")


def _check_size(file: Path, spots: list[Spot], land: list[list[Spot]], figures: Figures) -> None:
    """Raise BadBoard if the lattice, with all that sleighs reach from it, would take too long to
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
    """Raise BadBoard for faults that only the finished atlas shows: discs that hold a centre,
    cities too dear to reach."""
    if pair := find_crowded(atlas):
        raise BadBoard(f"{where[pair[1]]} lies in the disc of {pair[0].replace('_', ' ')}")
    costs = list_cheapest(atlas)
    for city in atlas.cities:
        if city.name not in costs:
            lies = "is" if atlas.land.has_point(city.at) else "lies in the water and is"
            raise BadBoard(f"{where[city.name]} {lies} too far away: one packet alone costs "
                           f"${DEAR} or more on its way there")
