"""Phones: the page in a real browser, and what it is shown."""

from pathlib import Path

ASSETS = Path(__file__).parents[2] / "assets"
PAGE = ASSETS / "phone"
