"""One process of phones for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.phones.host import Host, Room


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("phones")) as host:
        yield host


@pytest.fixture
def room(open_house, host: Host) -> Iterator[Room]:
    """A house whose people have phones, and where nothing takes time."""
    room = Room(open_house("--speed", "instant"), host)
    yield room
    room.close()
    for slot in room.slots.values():
        host.put_out(slot)
