"""What the Tiled maps of boards and countries have in common: their folder, how large one may be,
and the complaint about one that cannot be used."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

from game import files

MAPS = Path(__file__).parent.parent / "maps"
MOST = 4_000_000  # bytes
LAYERS, OBJECTS = 100, 5_000


class BadBoard(ValueError):
    """A map that cannot be played on: file, object and reason in one sentence."""


def parsed(file: Path) -> ET.Element:
    """The XML of a map, if it is not larger than any of ours need be. Raises BadBoard."""
    try:
        root = ET.fromstring(files.content(file, MOST))  # noqa: S314  bounded, on this machine
    except files.Absent as error:
        raise BadBoard(f"{file}: there is no such map") from error
    except (files.BadFile, ValueError, LookupError, ET.ParseError) as error:
        raise BadBoard(f"{file}: the map cannot be read, {error}") from error
    for most, what, tags in ((LAYERS, "layers", ("group", "objectgroup", "layer", "imagelayer")),
                             (OBJECTS, "objects", ("object",))):
        if sum(1 for node in root.iter() if node.tag in tags) > most:
            raise BadBoard(f"{file}: the map has more than {most} {what}")
    return root
