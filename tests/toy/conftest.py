"""Nim stands beside the house in these tests, and is gone after them."""

from pathlib import Path

import pytest

from game.core import paths

TOY = Path(__file__).resolve().parent


@pytest.fixture(autouse=True)
def beside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.BESIDE, str(TOY))
