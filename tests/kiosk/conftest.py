"""A kiosk, asleep and awake."""

from __future__ import annotations

import pytest

from tests.house import OpenHouse


@pytest.fixture
def kiosk(open_house) -> OpenHouse:
    return open_house("--kiosk", "--speed", "instant", "--seed", "1")


@pytest.fixture
def awake(kiosk) -> OpenHouse:
    """A kiosk whose attract was ended by somebody."""
    kiosk.press("confirm")
    return kiosk
