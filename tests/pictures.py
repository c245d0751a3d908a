"""Name the pictures that a change has altered, and show them old beside new.

    python -m tests.pictures COMMIT           names the pictures that differ from a commit
    python -m tests.pictures COMMIT FOLDER    also draws these into a folder, old beside new
    python -m tests.pictures COMMIT FOLDER ROOM ...    looks at some rooms of the gallery alone

A picture is the window after a scene of the gallery was drawn. Each scene is drawn in four looks,
which hold two window sizes, three text sizes and both languages between them. The clock stands
still and strings hash alike, so that equal code draws equal pixels. The other commit is checked out
into a temporary work tree and draws its own gallery.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parents[1]
DRAWER = Path(__file__).with_name("drawn_gallery.py")
GAP = 8  # pixels between old and new


def compare(commit: str, folder: Path | None, rooms: Sequence[str] = ()) -> None:
    """Print the names of the pictures that differ from a commit; draw them into a folder."""
    with tempfile.TemporaryDirectory() as name, checked_out(commit, Path(name) / "tree") as tree:
        trees = {"old": tree, "new": ROOT}

        def drawn(save: list[str]) -> list[dict[str, str]]:
            with ThreadPoolExecutor(len(trees)) as pool:
                return [*pool.map(lambda age: in_process(
                    trees[age], Path(name) / age if save else None, save, rooms), trees)]

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


def in_process(tree: Path, folder: Path | None, save: list[str],
               rooms: Sequence[str] = ()) -> dict[str, str]:
    """Draw the gallery of a work tree, or some rooms of it, or only those of some pictures, which
    are saved if there is a folder. Return the digest of each picture by its name."""
    files = {picture: file_name(picture) for picture in save}
    found = subprocess.run(
        [sys.executable, DRAWER], input=json.dumps([str(folder or ""), files, [*rooms]]), cwd=tree,
        check=True, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0", "TZ": "UTC"})
    return dict(json.loads(found.stdout.splitlines()[-1]))


def file_name(picture: str) -> str:
    return "".join(c if c.isalnum() else "-" for c in picture) + ".png"


def join(drawn: Path, name: str, folder: Path) -> None:
    """Write a picture with the old one at its left side, or alone if the other tree has none."""
    images = [pygame.image.load(file) for age in ("old", "new")
              if (file := drawn / age / name).exists()]
    w, h = images[0].get_size()
    both = pygame.Surface((len(images) * (w + GAP) - GAP, h))
    for n, image in enumerate(images):
        both.blit(image, (n * (w + GAP), 0))
    pygame.image.save(both, folder / name)


if __name__ == "__main__":
    compare(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None, sys.argv[3:])
