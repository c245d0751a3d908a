"""Every text of a phone's page has words."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from game.games import GAMES, load_rules
from game.phones.seat_view import make_seen
from game.phones.snapshot import make_snapshot
from tests.phones.test_law import at_phones, positions, put

KEY = re.compile(r"\[[a-z][a-z0-9-]*\]")  # how a text is shown that no file has
MATCH = 60  # positions


@pytest.mark.parametrize("name", GAMES)
def test_no_key_stands_on_a_phone_in_place_of_its_words(open_house, name):
    game = load_rules(name)
    seats = game.SEATS[0]
    table, found = at_phones(open_house("--speed", "instant"), name, seats), set()
    for state in islice(positions(game, seats, 3), MATCH):
        put(table, state)
        for seat in range(seats):
            page = make_snapshot(make_seen(table, seat), "en").decode()
            found |= {*KEY.findall(page)}
    assert not found
