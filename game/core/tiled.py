"""Tiled maps: folder, size limit, the complaint about a bad one, and the objects of countries as
Tiled shows them, with templates and the classes of tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from game.core import files

MOST = 4_000_000  # bytes
LAYERS, OBJECTS = 100, 5_000
FLIPS = 0x0FFFFFFF  # a tile's number without its rotation bits
SHAPES = ("point", "ellipse", "polygon", "polyline", "text", "capsule")
CORNERS = {  # where a tile object's point lies in its box, in shares of that
    "topleft": (0, 0), "top": (0.5, 0), "topright": (1, 0),
    "left": (0, 0.5), "center": (0.5, 0.5), "right": (1, 0.5),
    "bottomleft": (0, 1), "bottom": (0.5, 1), "bottomright": (1, 1),
}


class BadBoard(ValueError):
    """An unusable map: file, object and reason in one sentence."""


def parse_map(file: Path) -> ET.Element:
    """Return the XML of a map, if it is not larger than any of ours need be. Raises BadBoard."""
    try:
        root = ET.fromstring(files.read_bytes(file, MOST))  # noqa: S314  bounded, on this machine
    except files.Absent as error:
        raise BadBoard(f"{file}: there is no such map") from error
    except (files.BadFile, ValueError, LookupError, ET.ParseError) as error:
        raise BadBoard(f"{file}: the map cannot be read, {error}") from error
    for most, what, tags in ((LAYERS, "layers", ("group", "objectgroup", "layer", "imagelayer")),
                             (OBJECTS, "objects", ("object",))):
        if sum(1 for node in root.iter() if node.tag in tags) > most:
            raise BadBoard(f"{file}: the map has more than {most} {what}")
    return root


class Shown(NamedTuple):
    """An object as Tiled shows it. `node` includes the values of its template and tile, `shift` is
    the way from its point to the corner of its box, in shares of that, and `hidden` says why Tiled
    does not show it."""

    node: ET.Element
    layer: ET.Element
    kind: str  # its class, in small letters
    shift: tuple[float, float]
    hidden: str


def shown_objects(file: Path, root: ET.Element) -> Iterator[Shown]:
    """Go through the objects of a map, also those that Tiled hides. Raises BadBoard for a map that
    Tiled does not draw straight."""
    if (drawn := root.get("orientation", "orthogonal")) != "orthogonal":
        raise BadBoard(f"{file}: the map is {drawn[:40]}, and only an orthogonal one is played as "
                       "Tiled shows it")
    load = cache(_load_xml)
    for layer, why in _list_layers(root, ""):
        for node in layer.findall("object"):
            yield _resolve_object(file, root, layer, node, why, load)


def _list_layers(node: ET.Element, why: str) -> Iterator[tuple[ET.Element, str]]:
    """Yield the layers of objects, and why they are not seen."""
    for layer in node:
        if layer.tag in {"group", "objectgroup"}:
            unseen = why or ("its layer is hidden" if _is_hidden(layer) else "")
            if layer.tag == "objectgroup":
                yield layer, unseen
            yield from _list_layers(layer, unseen)


def _is_hidden(node: ET.Element) -> bool:
    return node.get("visible") == "0" or node.get("opacity") == "0"


Load = Callable[[Path], "ET.Element | str"]


def _load_xml(file: Path) -> ET.Element | str:
    """Return a template or a set of tiles; or why it cannot be read."""
    if file.suffix.lower() in {".tj", ".tsj", ".json"}:
        return "is in JSON, and only XML is read"
    try:
        return parse_map(file)
    except BadBoard as error:
        return str(error).removeprefix(f"{file}: ").replace("map", "file")


def _resolve_object(
    file: Path, root: ET.Element, layer: ET.Element, node: ET.Element, why: str, load: Load,
) -> Shown:
    own, home, sets, tiled = node, file, root, node
    if source := node.get("template", ""):
        home = file.parent / source
        found = load(home)
        base = None if isinstance(found, str) else found.find("object")
        if isinstance(found, str) or base is None:
            said = found if isinstance(found, str) else "has no object"
            return Shown(node, layer, "", (0, 0), f"its template {source[:100]!r}: {said}")
        own = _merge_objects(base, node)
        if node.get("gid") is None:
            sets, tiled = found, base
        else:
            home = file
    tile, side = _find_tile(home, sets, tiled.get("gid", ""), load)
    if isinstance(tile, str):
        why = why or tile
    elif tile is not None:
        own = _merge_objects(tile, own)
    kind = (own.get("type") or own.get("class") or "").strip().lower()
    return Shown(own, layer, kind, side, why or ("it is hidden" if _is_hidden(own) else ""))


def _merge_objects(base: ET.Element, node: ET.Element) -> ET.Element:
    """Return an object over what it inherits: its own attributes, properties and shape come
    first."""
    given = {name: value for name, value in node.attrib.items() if value}
    made = ET.Element("object", {**base.attrib, **given, "id": node.get("id", "")})
    named = {one.get("name"): one for part in (base, node)
             for one in part.iterfind("./properties/property")}
    ET.SubElement(made, "properties").extend(named.values())
    shapes = [part for part in node if part.tag in SHAPES]
    made.extend(shapes or [part for part in base if part.tag in SHAPES])
    return made


def _find_tile(home: Path, sets: ET.Element, gid: str, load: Load,
               ) -> tuple[ET.Element | str | None, tuple[float, float]]:
    """Return the tile that an object shows: its class and properties, or why it cannot be read; and
    where the object's point lies."""
    if not gid.isdecimal() or not (number := int(gid) & FLIPS):
        return None, (0, 0)
    first, found = 0, None
    for one in sets.iterfind("tileset"):
        at = one.get("firstgid", "")
        if at.isdecimal() and first < int(at) <= number:
            first, found = int(at), one
    if found is None:
        return "its tile is in no set of tiles", CORNERS["bottomleft"]
    if source := found.get("source", ""):
        loaded = load(home.parent / source)
        if isinstance(loaded, str):
            return f"its set of tiles {source[:100]!r}: {loaded}", CORNERS["bottomleft"]
        found = loaded
    side = CORNERS.get(found.get("objectalignment", ""), CORNERS["bottomleft"])
    for tile in found.iterfind("tile"):
        if tile.get("id") == str(number - first):
            plain = ET.Element("tile", {"type": tile.get("type") or tile.get("class") or ""})
            plain.extend(tile.findall("properties"))
            return plain, side
    return None, side
