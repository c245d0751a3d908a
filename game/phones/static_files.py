"""The files for phones: a page, its few files and the pieces' pictures, read once into a table by
their paths, so that no request reaches the disk."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from game.core.paths import ASSETS, list_game_folders

PAGE = "index.html"  # what is served at "/"
TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
         ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml", ".png": "image/png"}
ART = ("pieces", "ui", "table")  # folders of assets whose pictures phones show
FILE_MOST = 1_000_000  # bytes of a file that is served
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src "
        "'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Connection": "close",
}
BLANK = re.compile(rb"(?<=[:,{]) |;?[ \n](?=})|(?<=[:;,{}>])[ \n]| (?=[{>])")  # needless in a sheet
SPACE = re.compile(  # and in a script, whose lines may end where a sign or a block does
    rb"(?<=[^\w$]) | (?=[^\w$])|;\n?(?=})|(?<=[;,{([=&|?:>])\n|(?<=\n})\n|\n(?=[})\].?:&|])")
LONE = re.compile(rb"\((\w+)\)=>")  # a value of a function that needs no brackets
QUOTED = re.compile(rb'("(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|/(?:\\.|[^/\\ \n])+/[a-z]*)')
FRESH = "no-store"  # pages are asked for each time
KEEPS = "private, max-age=3600"  # and pictures are not


class File(NamedTuple):
    kind: str
    content: bytes
    cache: str = FRESH


def load_files() -> dict[str, File]:
    """Return all served files by path."""
    found: dict[str, File] = {}
    homes = (ASSETS, *(folder / "assets" for folder in list_game_folders()))
    for home in homes:
        for folder in ART:
            for file in sorted((home / folder).rglob("*.svg")):
                name = file.relative_to(home).with_suffix("").as_posix()
                found.setdefault(picture_path(name), _load_file(file, KEEPS))
    for file in sorted((ASSETS / "phone").glob("*")):
        if file.suffix in TYPES:
            found["/" if file.name == PAGE else f"/{file.name}"] = _strip_file(
                _load_file(file, FRESH))
    return found


def picture_path(name: str) -> str:
    """Return the path of a picture."""
    return f"/art/{name}.svg"


def serve_svg(svg: str) -> File:
    """Return a picture that has no file."""
    return File(TYPES[".svg"], svg.encode(), FRESH)


def serve_text(text: str) -> File:
    """Return words that a page requests when a person reads them."""
    return File("text/plain; charset=utf-8", text.encode(), FRESH)


def _load_file(file: Path, cache: str) -> File:
    with file.open("rb") as source:
        return File(TYPES[file.suffix], source.read(FILE_MOST), cache)


def _strip_file(file: File) -> File:
    """Return a file of the page without indents and comments, and in a style sheet, between tags
    and outside quotes of a script, without spaces between words and signs."""
    lines = (re.split(rb" +// ", line, maxsplit=1)[0].strip() for line in file.content.splitlines())
    content = b"\n".join(line for line in lines if line and not line.startswith((b"//", b"/*")))
    if file.kind == TYPES[".css"]:
        content = BLANK.sub(b"", content)
    elif file.kind == TYPES[".html"]:
        content = content.replace(b">\n<", b"><")
    elif file.kind == TYPES[".js"]:
        content = b"".join(part if n % 2 else LONE.sub(rb"\1=>", SPACE.sub(b"", part))
                           for n, part in enumerate(QUOTED.split(content)))
    return file._replace(content=content)
