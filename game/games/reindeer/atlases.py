"""The countries of Reindeer Rivals in a folder of maps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from game.core import files
from game.core.contract import Message
from game.core.paths import MAPS
from game.core.tiled import MOST, BadBoard, parse_map, shown_objects
from game.games.reindeer.map_file import Outline, left_out, read_atlas, read_outline
from game.games.reindeer.rules.atlas import Atlas

FIRST = "usa"


class Atlases(Mapping[str, Atlas]):
    """The maps in a folder by name, each read when it is first asked for."""

    def __init__(self, folder: Path = MAPS) -> None:
        self.folder = folder
        self._read: dict[str, Atlas] = {}
        self._names: tuple[str, ...] | None = None
        self._told: set[str] = set()

    def list_names(self) -> tuple[str, ...]:
        """Return the names, with FIRST at the front; maps that are not an atlas are left out."""
        if self._names is None:
            names = {file.stem for file in self._list_files() if _is_atlas(file)}
            self._names = tuple(sorted(sorted(names), key=lambda name: name != FIRST))
        return self._names

    def _list_files(self) -> list[Path]:
        """Return the maps in the folder; `.TMX` is one too."""
        return [file for file in files.list_files(self.folder, "*")
                if file.suffix.lower() == ".tmx"]

    def file_of(self, name: str) -> Path:
        """Return the file of a map."""
        return next((file for file in self._list_files() if file.stem == name),
                    self.folder / f"{name}.tmx")

    def reload(self) -> tuple[tuple[str, ...], list[Message]]:
        """Read the folder again. Returns the playable maps, and a sentence for each new fault: a
        bad map that is no table either, or ignored objects of one. The sentences call the folder
        "maps"."""
        self._names = None
        good: list[str] = []
        faults: list[str] = []
        notes: list[str] = []
        for name in self.list_names():
            try:
                self[name]
            except BadBoard as error:
                faults.append(str(error))
            else:
                good.append(name)
                notes += left_out(self.file_of(name))
        faults += [f"{file}: the map has no object of class 'depot'" if text else
                   f"{file}: the map is empty or cannot be read"
                   for file in self._list_files() if file.stem not in self.list_names()
                   if not _is_table(text := _read_text(file))]
        faults += [f"{file}: a map in JSON is not read; save it as .tmx"
                   for file in files.list_files(self.folder, "*") if _is_json_map(file)]
        news: list[Message] = [(key, fault.replace(str(self.folder), MAPS.name))
                for key, found in (("lobby-map-left-out", faults),
                                   ("lobby-objects-left-out", notes))
                for fault in found if fault not in self._told]
        self._told = {*faults, *notes}
        return tuple(good), news

    def __getitem__(self, name: str) -> Atlas:
        """Return the atlas of a map. Raises KeyError if there is none of this name, BadBoard if the
        map cannot be used. A map that was read once is kept as it was."""
        if name in self._read:
            return self._read[name]
        if name not in self:
            raise KeyError(name)
        self._read[name] = read_atlas(self.file_of(name))
        return self._read[name]

    def load_outline(self, name: str) -> Outline:
        """Return what the picture of a map needs. Raises BadBoard."""
        return read_outline(self.file_of(name))

    def __contains__(self, name: object) -> bool:
        """Return whether there is such a map, which may just have been added."""
        if name not in self.list_names():
            self._names = None
        return name in self.list_names()

    def __iter__(self) -> Iterator[str]:
        return iter(self.list_names())

    def __len__(self) -> int:
        return len(self.list_names())


def _is_atlas(file: Path) -> bool:
    """Return whether a map says that it is an atlas, or has a depot: before 1.9 Tiled gave maps no
    class, and a depot may have its class from a template or a tile."""
    text = _read_text(file)
    if re.search(r"""<map\b[^>]*\bclass\s*=\s*["']\s*atlas\s*["']|"""
                 r"""\b(type|class)\s*=\s*["']\s*depot\s*["']""", text, re.IGNORECASE):
        return True
    if not re.search(r"\b(template|gid)\s*=", text):
        return False
    try:
        return any(item.kind == "depot" for item in shown_objects(file, parse_map(file)))
    except BadBoard:
        return False


def _is_table(text: str) -> bool:
    return re.search(r"""\b(type|class)\s*=\s*["']spot["']""", text) is not None


def _is_json_map(file: Path) -> bool:
    suffix = file.suffix.lower()
    return suffix == ".tmj" or (suffix == ".json" and '"tiledversion"' in _read_text(file))


def _read_text(file: Path) -> str:
    """Return the text of a map; "" for an impossible file."""
    try:
        return files.read_bytes(file, MOST).decode(errors="replace").strip()
    except files.BadFile:
        return ""
