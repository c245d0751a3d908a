"""Name the pictures that a change has altered, and show them old beside new.

    python -m tests.pictures COMMIT           names the pictures that differ from a commit
    python -m tests.pictures COMMIT FOLDER    also draws these into a folder, old beside new

A picture is the window after a scene of the gallery was drawn. Each scene is drawn in four looks,
which hold two window sizes, three text sizes and both languages between them. The clock stands
still and strings hash alike, so that equal code draws equal pixels. The other commit is checked out
into a temporary work tree and draws its own gallery.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
MOMENT = 1_927_917_840  # 3 February 2031, 20:44 in UTC
GAP = 8  # pixels between old and new


class Look(NamedTuple):
    size: str
    text: float
    language: str


LOOKS = (Look("1280x720", 1.0, "en"), Look("1920x1080", 1.0, "sv"),
         Look("1280x720", 1.5, "sv"), Look("1280x720", 2.0, "en"))


def compare(commit: str, folder: Path | None) -> None:
    """Print the names of the pictures that differ from a commit; draw them into a folder."""
    with tempfile.TemporaryDirectory() as name, checked_out(commit, Path(name) / "tree") as tree:
        trees = {"old": tree, "new": ROOT}

        def drawn(save: list[str]) -> list[dict[str, str]]:
            with ThreadPoolExecutor(len(trees)) as pool:
                return [*pool.map(lambda age: in_process(
                    trees[age], Path(name) / age if save else None, save), trees)]

        old, new = drawn([])
        changed = [one for one in dict.fromkeys((*old, *new)) if old.get(one) != new.get(one)]
        print(*changed, f"{len(changed)} of {len(new)} pictures differ from {commit}", sep="\n")
        if folder and changed:
            drawn(changed)
            folder.mkdir(parents=True, exist_ok=True)
            for one in changed:
                join(Path(name), file_name(one), folder)


@contextmanager
def checked_out(commit: str, tree: Path) -> Iterator[Path]:
    """Check a commit out into a work tree that lasts as long as the context."""
    git = "git", "-C", str(ROOT), "worktree"
    subprocess.run([*git, "add", "--quiet", "--detach", str(tree), commit], check=True)
    try:
        yield tree
    finally:
        subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def in_process(tree: Path, folder: Path | None, save: list[str]) -> dict[str, str]:
    """Draw the gallery of a work tree, or only the rooms of some pictures, which are saved if there
    is a folder. Return the digest of each picture that was drawn, by its name."""
    found = subprocess.run(
        [sys.executable, __file__], input=json.dumps([str(folder or ""), save]), cwd=tree,
        check=True, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0", "TZ": "UTC"})
    return dict(json.loads(found.stdout.splitlines()[-1]))


def file_name(picture: str) -> str:
    return "".join(c if c.isalnum() else "-" for c in picture) + ".png"


def join(drawn: Path, name: str, folder: Path) -> None:
    """Write a picture with the old one at its left side, or alone if the other tree has none."""
    import pygame
    images = [pygame.image.load(file) for age in ("old", "new")
              if (file := drawn / age / name).exists()]
    w, h = images[0].get_size()
    both = pygame.Surface((len(images) * (w + GAP) - GAP, h))
    for n, image in enumerate(images):
        both.blit(image, (n * (w + GAP), 0))
    pygame.image.save(both, folder / name)


class StillFile:
    """The state of a file that changed at the moment of the clock, in the order of the changes."""

    def __init__(self, real: os.stat_result) -> None:
        self._real = real

    def __getattr__(self, name: str) -> Any:
        return MOMENT if name == "st_mtime" else getattr(self._real, name)


def draw(folder: Path | None, save: list[str]) -> dict[str, str]:
    """Draw the gallery of this process's work tree: see `in_process`."""
    import pygame
    import time_machine

    import tests.conftest  # noqa: F401  prepares the environment for pygame
    from tests.gallery import ROOMS, gallery
    from tests.house import OpenHouse
    real, found = Path.stat, dict[str, str]()
    Path.stat = lambda *a, **k: StillFile(real(*a, **k))  # type: ignore[method-assign, assignment]
    if folder:
        folder.mkdir()
    for look in LOOKS:
        for room in ROOMS:
            named, met = f"{look.size} {look.text:g} {look.language}, {room}: ", Counter[str]()
            if save and not any(one.startswith(named) for one in save):
                continue
            with tempfile.TemporaryDirectory() as data, time_machine.travel(MOMENT, tick=False):
                os.chdir(data)  # a picture that shows the path of the data is the same each time
                house = OpenHouse(Path(), "--speed", "1", "--seed", "1", "--size", look.size)
                house.house.settings.text = look.text
                house.house.settings.language = look.language
                house.house.change()
                for scene in gallery(house, room):
                    met[scene] += 1
                    name = named + scene + (f" ({met[scene]})" if met[scene] > 1 else "")
                    window = house.house.screen.surface
                    found[name] = hashlib.sha256(pygame.image.tobytes(window, "RGB")).hexdigest()
                    if folder and name in save:
                        pygame.image.save(window, folder / file_name(name))
                house.close()
    return found


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compare(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None)
    else:
        where, wanted = json.load(sys.stdin)
        print("\n" + json.dumps(draw(Path(where) if where else None, wanted)))
