"""Makes usa.tmx and netherlands.tmx: npm install --prefix DIR us-atlas@3.0.1 world-atlas@2.0.2,
then python maps/make_land.py DIR.

Everything comes from boards.json and the outlines; the same input gives the same bytes, because
par belongs to the exact land. A map that is there already hands its par on to the new one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from math import copysign, floor
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from outline import Albers, Line, Point, Topology, area, simpler, thinner

HERE = Path(__file__).parent
LEFT, TOP, RIGHT, BOTTOM = 54, 54, 1480, 1026  # where the land lies, in units of the map
FIGURES = ("par", "bound", "par_quick", "bound_quick")
SOLVED = "par_of"  # the property with the fingerprint of the land that par belongs to


class Outline(NamedTuple):
    """Where a country's outline comes from, and how much of it is kept."""

    file: str
    layer: str
    name: str
    window: tuple[float, float, float, float]  # longitudes and latitudes that rings keep within
    points: int  # of the mainland
    island: float  # square miles from which an island is kept
    island_points: int
    borders: str = ""  # a file of states, for the picture
    par: tuple[int, ...] = ()


OUTLINES = {
    "usa": Outline("us-atlas/nation-10m.json", "nation", "United States",
                   (-125.5, -66, 24, 50), 400, 150, 12, "us-atlas/states-10m.json",
                   (4920, 4940, 2800, 2840)),
    "netherlands": Outline("world-atlas/countries-10m.json", "countries", "Netherlands",
                           (3, 8, 50, 54), 350, 6, 16, "", (2720, 2760, 1440, 1480)),
}


class Chart:
    """Miles east and north turned into units of the map."""

    def __init__(self, board: Mapping[str, Any], land: list[Line]) -> None:
        self.albers = Albers(board["projection"])
        self.grid = board["lattice_miles"]
        self.centre = self.albers((board["depot"]["lon"], board["depot"]["lat"]))
        xs, ys = [x for ring in land for x, _ in ring], [y for ring in land for _, y in ring]
        wide, high = max(xs) - min(xs), max(ys) - min(ys)
        tight = max(wide / (RIGHT - LEFT), high / (BOTTOM - TOP))
        self.scale = -floor(-tight * 100) / 100  # miles per unit, two decimals
        x = (LEFT + RIGHT) / 2 - ((max(xs) + min(xs)) / 2 - self.centre[0]) / self.scale
        y = (TOP + BOTTOM) / 2 + ((max(ys) + min(ys)) / 2 - self.centre[1]) / self.scale
        self.depot = round(x), round(y)

    def at(self, miles: Point) -> Point:
        """Where a point lies on the map, to a hundredth of a unit."""
        east, north = miles[0] - self.centre[0], miles[1] - self.centre[1]
        return (round(self.depot[0] + east / self.scale, 2),
                round(self.depot[1] - north / self.scale, 2))

    def city(self, city: Mapping[str, Any]) -> Point:
        """A city's place; one that lies almost exactly between two lattice points is moved onto its
        own."""
        x, y = self.at(self.albers((city["lon"], city["lat"])))
        g = self.grid / self.scale
        exact = (x - self.depot[0]) / g, (self.depot[1] - y) / g
        if any(abs(abs(part - floor(part)) - 0.5) < 0.02 for part in exact):
            east, north = city["lattice"]
            x, y = round(self.depot[0] + east * g, 2), round(self.depot[1] - north * g, 2)
            exact = (x - self.depot[0]) / g, (self.depot[1] - y) / g
        nearest = [int(copysign(floor(abs(part) + 0.5), part)) for part in exact]
        if nearest != city["lattice"]:
            raise SystemExit(f"{city['name']} comes out at {nearest}, not {city['lattice']}")
        return x, y


def main(packages: Path) -> None:
    boards = json.loads((HERE / "boards.json").read_text(encoding="utf-8"))["boards"]
    for board in boards:
        file = HERE / f"{board['key']}.tmx"
        root = made(board, OUTLINES[board["key"]], packages, kept(file))
        ET.indent(root, " ")
        text = ET.tostring(root, encoding="unicode")
        file.write_text(f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n', encoding="utf-8")
        print(f"{file}: {file.stat().st_size} bytes")


def kept(file: Path) -> dict[str, int | str]:
    """The par in the present map, and the fingerprint that it belongs to."""
    if not file.exists():
        return {}
    found = ET.parse(file).iterfind("./properties/property")  # noqa: S314  our own map
    told = {p.get("name", ""): p.get("value", "") for p in found}
    return {name: told[name] if name == SOLVED else int(told[name])
            for name in (*FIGURES, SOLVED) if name in told}


def made(board: Mapping[str, Any], outline: Outline, packages: Path,
         figures: Mapping[str, int | str]) -> ET.Element:
    albers = Albers(board["projection"])
    land = coast(board, outline, packages, albers)
    chart = Chart(board, land)
    root = ET.Element("map", {
        "version": "1.10", "tiledversion": "1.11.0", "class": "atlas",
        "orientation": "orthogonal", "renderorder": "right-down", "width": "16", "height": "9",
        "tilewidth": "120", "tileheight": "120", "infinite": "0"})
    properties(root, {
        "long": board["ruler_miles"]["long"], "short": board["ruler_miles"]["short"],
        "radius": board["radius_miles_of_discs"], "grid": board["lattice_miles"],
        "miles_per_unit": float(chart.scale), "unit": board["told_in"],
        **dict(zip(FIGURES, outline.par, strict=True)), **figures})
    sheet = Sheet(root)
    sheet.layer("land", 1)
    for ring in land:
        sheet.shape("land", "polygon", map(chart.at, ring))
    sheet.layer("borders", 2)
    for line in borders(outline, packages, albers, chart):
        sheet.shape("border", "polyline", line)
    sheet.layer("places", 10)
    sheet.point("D", "depot", chart.depot)
    for city in board["cities"]:
        sheet.point(city["name"], "city", chart.city(city), demand=city["demand"])
    sheet.close()
    return root


def coast(board: Mapping[str, Any], outline: Outline, packages: Path,
          albers: Albers) -> list[Line]:
    """Every ring that is kept, largest first, in miles; then the lakes that were cut by hand."""
    west, east, south, north = outline.window
    rings = [[albers(point) for point in ring]
             for ring in Topology(packages / outline.file, outline.layer).rings(outline.name)
             if all(west <= x <= east and south <= y <= north for x, y in ring)]
    main_, *islands = sorted(rings, key=area, reverse=True)
    kept_ = [simpler(ring, outline.island_points) for ring in islands
             if area(ring) >= outline.island]
    water = board["outline"].get("water_cut_by_hand")
    lake = [[albers((lon, lat)) for lat, lon in water["ring"]]] if water else []
    return [simpler(main_, outline.points), *kept_, *lake]


def borders(outline: Outline, packages: Path, albers: Albers, chart: Chart) -> list[Line]:
    """Lines between states, in units of the map, true to one unit."""
    if not outline.borders:
        return []
    west, east, south, north = outline.window
    lines = [[chart.at(albers(point)) for point in arc]
             for arc in Topology(packages / outline.borders, "states").shared()
             if all(west <= x <= east and south <= y <= north for x, y in arc)]
    return [thinner(line, 1.0) for line in lines if len(line) > 1]


class Sheet:
    """Layers and objects, numbered as they come."""

    def __init__(self, root: ET.Element) -> None:
        self.root = root
        self.layers = self.objects = 0

    def layer(self, name: str, z: int, **more: int) -> None:
        self.layers += 1
        self.group = ET.SubElement(self.root, "objectgroup", id=str(self.layers), name=name)
        properties(self.group, {**more, "z": z})

    def thing(self, kind: str, **more: object) -> ET.Element:
        self.objects += 1
        named = {name: plain(value) for name, value in more.items()}
        name = {"name": named.pop("name")} if "name" in named else {}
        return ET.SubElement(self.group, "object",
                             {"id": str(self.objects), **name, "type": kind, **named})

    def shape(self, kind: str, form: str, points: Iterable[Point]) -> None:
        text = " ".join(f"{plain(x)},{plain(y)}" for x, y in points)
        ET.SubElement(self.thing(kind, x=0, y=0), form, points=text)

    def point(self, name: str, kind: str, at: Point, **more: int) -> None:
        thing = self.thing(kind, name=name, x=at[0], y=at[1])
        properties(thing, more)
        ET.SubElement(thing, "point")

    def close(self) -> None:
        self.root.set("nextlayerid", str(self.layers + 1))
        self.root.set("nextobjectid", str(self.objects + 1))


def properties(of: ET.Element, named: Mapping[str, float | str]) -> None:
    if named:
        group = ET.SubElement(of, "properties")
        for name, value in sorted(named.items()):
            kind = {} if isinstance(value, str) else {"type": type(value).__name__}
            ET.SubElement(group, "property", name=name, **kind, value=plain(value))


def plain(value: object) -> str:
    """A number, without a fraction that is zero."""
    return f"{value:g}" if isinstance(value, float) and value.is_integer() else str(value)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]) / "node_modules")
