"""People, bots and the chairs on which they sit, as pictures (`assets/make_chairs.py`)."""

from __future__ import annotations

from game.match import Kind

SHAPE = 0.8  # the width of these pictures as a part of their height
FOLDER = "ui/lobby"
FACES = 5  # people look different, and so do the cushions of chairs
MOON = f"{FOLDER}/chair_moon"  # a chair for nobody


def chair(n: int) -> str:
    """A chair by warm light."""
    return f"{FOLDER}/chair_{n % FACES}"


def face(n: int) -> str:
    """Somebody."""
    return f"{FOLDER}/person_{n % FACES}"


def sitter(kind: Kind, n: int) -> str:
    """Who sits on a seat: somebody, or a nisse of its colour, with stripes for its strength."""
    return face(n) if kind == "human" else f"{FOLDER}/{kind}_{n % FACES}"
