"""A house that all tests of a file share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house import OpenHouse


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    house = OpenHouse(tmp_path_factory.mktemp("shared"), "--speed", "1")
    yield house
    house.close()
