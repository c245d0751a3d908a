"""What tests of a kiosk wait for and look at."""

from __future__ import annotations

from pathlib import Path

from tests.house import OpenHouse


def silence(house: OpenHouse, seconds: float) -> None:
    """Let time pass without any press, and show the next frame."""
    house.frames(1, seconds)
    house.frames()


def records(house: OpenHouse) -> list[Path]:
    return sorted(house.house.store.records.glob("*"))


def shown(house: OpenHouse):
    """What attract is showing."""
    return house.top.part.scene
