"""Read a board from its Tiled map. No other module imports pytmx.

A map is 1920x1080 logical units large. Objects of class `spot` are places. Their properties are
`dx` and `dy` (where the next piece of the zone lies), `lift` (how much higher a piece is drawn),
`beside`, `middle` and `end` (of rows that share their room), `starts` or `flush` (the first or the
last piece of a row stays where it is) and `fold` (half the pieces lie lower where they would
crowd). Layers carry an int `z`; image layers are pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any

from game.core.paths import ASSETS, MAPS, list_game_folders
from game.core.tiled import BadBoard, parse_map
from game.picture.board import Board, Picture, Pose, Spot, find_map
from game.picture.screen import HEIGHT, WIDTH, Box


def read_board(
    name: str, folder: Path = MAPS, seats: int = 2, *, lesson: bool = False, replay: bool = False,
) -> Board:
    """Return the board `maps/<name>.tmx` for a number of seats. Raises BadBoard.

    A layer with an int `seats` holds what only tables for that number have; one with a true
    `lesson` or `replay` says where things lie in a lesson, or where a match is watched again,
    including things that lie elsewhere in a match; a picture with one of these, true or false, is
    seen there alone, or not there."""
    file = find_map(name) if folder == MAPS else folder / f"{name}.tmx"
    tiled = _open(file)
    size = tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
    if size != (WIDTH, HEIGHT):
        raise BadBoard(f"{file}: the map is {size[0]}x{size[1]}, it should be {WIDTH}x{HEIGHT}")
    spots: dict[str, Spot] = {}
    others: dict[str, dict[str, Spot]] = {"lesson": {}, "replay": {}}
    for layer in tiled.layers:
        if layer.properties.get("seats", seats) != seats:
            continue
        into = next((found for kind, found in others.items() if layer.properties.get(kind)), spots)
        for item in _list_objects(layer):
            if item.type == "spot":
                _add(file, into, item, _read_whole(file, layer, "z"))
    if not spots:
        raise BadBoard(f"{file}: the map has no object of class 'spot'")
    seated, facing = (frozenset(str(tiled.properties.get(name, "")).split())
                      for name in ("seated", "facing"))
    pictures = _read_pictures(file, tiled, {"lesson": lesson, "replay": replay})
    for kind, here in (("lesson", lesson), ("replay", replay)):
        spots |= others[kind] if here else {}
    return Board(name, spots, pictures, seated, facing, lesson=lesson,
                 replay=replay and bool(others["replay"]))


@cache
def find_board(name: str, seats: int = 2, *, lesson: bool = False, replay: bool = False) -> Board:
    """Return the board of a match, a lesson or a replay for some seats, read once. Raises
    BadBoard."""
    return read_board(name, seats=seats, lesson=lesson, replay=replay)


def _open(file: Path) -> Any:
    """Open a map with pytmx, whose many errors become one."""
    from pytmx import TiledMap

    for data in parse_map(file).iter("data"):
        if data.get("compression"):
            raise BadBoard(f"{file}: the map has a layer of packed tiles, which no table needs")
    try:
        return TiledMap(str(file))
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadBoard(f"{file}: the map cannot be read, {reason}") from error


def _list_objects(layer: Any) -> list[Any]:
    from pytmx import TiledObjectGroup

    return list(layer) if isinstance(layer, TiledObjectGroup) else []


def _add(file: Path, spots: dict[str, Spot], thing: Any, z: int) -> None:
    where = f"{file}: object {thing.id} {thing.name!r}"
    if not thing.name:
        raise BadBoard(f"{where} is a spot and has no name")
    if thing.name in spots:
        raise BadBoard(f"{where} stands twice on the map")
    if not (thing.width > 0 and thing.height > 0):
        raise BadBoard(f"{where} has no size")
    dx, dy, lift, room, middle, end, fold = (_read_number(where, thing, name) for name in (
        "dx", "dy", "lift", "room", "middle", "end", "fold"))
    pose = Pose(thing.x + thing.width / 2, thing.y + thing.height / 2, thing.width, thing.height,
                thing.rotation, z, lift)
    if not (0 <= pose.x <= WIDTH and 0 <= pose.y <= HEIGHT):
        raise BadBoard(f"{where} lies outside the map")
    spots[thing.name] = Spot(pose, dx, dy, room, str(thing.properties.get("beside", "")), middle,
                             end, bool(thing.properties.get("flush")),
                             bool(thing.properties.get("starts")), fold)


def _read_number(where: str, thing: Any, name: str) -> float:
    value = thing.properties.get(name, 0)
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise BadBoard(f"{where} has {name} = {value!r}, which is not a number")
    return float(value)


def _read_whole(file: Path, layer: Any, name: str) -> int:
    value = layer.properties.get(name, 0)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadBoard(f"{file}: layer {layer.name!r} has {name} = {value!r}, not a whole number")
    return value


def _read_pictures(file: Path, tiled: Any, kinds: Mapping[str, bool]) -> tuple[Picture, ...]:
    from pytmx import TiledImageLayer

    pictures = []
    for layer in tiled.layers:
        if isinstance(layer, TiledImageLayer) and all(
                layer.properties.get(kind, here) == here for kind, here in kinds.items()):
            source = (file.parent / layer.source).resolve()
            if not source.exists():
                raise BadBoard(f"{file}: layer {layer.name!r} shows {layer.source}, "
                               "which is not there")
            homes = (ASSETS, *(folder / "assets" for folder in list_game_folders()))
            home = next((one for one in homes if source.is_relative_to(one.resolve())), None)
            if home is None:
                raise BadBoard(f"{file}: layer {layer.name!r} shows a picture outside "
                               f"assets: {layer.source}")
            name = source.relative_to(home.resolve()).with_suffix("").as_posix()
            box = Box(layer.offsetx, layer.offsety, *_read_size(file, layer))
            pictures.append(Picture(name, box, _read_whole(file, layer, "z")))
    return tuple(sorted(pictures, key=lambda picture: picture.z))


def _read_size(file: Path, layer: Any) -> tuple[float, float]:
    """Return the size that the map gives an image; pytmx keeps the file's name only."""
    from xml.etree import ElementTree as ET

    root = ET.parse(file).getroot()  # noqa: S314  a map of ours, which pytmx has just parsed
    for image in root.iterfind(f"./imagelayer[@id='{layer.id}']/image"):
        sides = image.get("width", ""), image.get("height", "")
        if all(side.isdecimal() and int(side) > 0 for side in sides):
            return float(sides[0]), float(sides[1])
    raise BadBoard(f"{file}: layer {layer.name!r} does not say how large its image is")
