"""The law of pixels, on the wire: what is equal in a seat's view is the same message, byte by byte.

Positions come from random matches; what a seat does not see is dealt anew (`guess`), and the same
places are touched in both. What the program hands over is compared, and what the phone is sent.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from game import routes
from game.core import match as matches
from game.core.contract import Rules, State, make_luck
from game.core.hands import Hands
from game.core.record import Header, Player, new_file
from game.core.words import LANGUAGES
from game.games import GAMES, load_rules
from game.phones import wire
from game.phones.guests import device_of
from game.phones.seat_view import make_seen
from game.phones.snapshot import make_snapshot
from game.picture.sprites import UNSEEN
from game.tables.pickers import Refused
from game.tables.style import table_style
from game.tables.table import TableScene

NAMES = ("Freja", "Ask", "Embla", "Tora", "Ulf")
A_FEW, MANY = 6, 1_000
LONGEST = 20_000


def positions(game: Rules, seats: int, seed: int) -> Iterator[State]:
    """Positions of random matches, one after another and without an end."""
    for n in range(LONGEST):
        chance, key = Random(f"{seed}/{n}"), f"{seed}/{n}"
        state = game.setup(seats, make_luck(key, -1), {})
        for ply in range(LONGEST):
            yield state
            prompts = game.prompts(state)
            if not prompts:
                break
            seat = chance.choice(sorted(prompts))
            moves = sorted(game.moves(state, seat), key=repr)
            if moves:
                state = game.step(state, seat, chance.choice(moves), make_luck(key, ply))


def at_phones(house, name: str, seats: int) -> TableScene:
    """A table at which everybody has a phone."""
    game = load_rules(name)
    players = tuple(map(Player, NAMES[:seats]))
    match = matches.start(Header(name, game.VERSION, players, "1"),
                          new_file(house.house.store.records, name))
    hands = Hands(players, {seat: device_of(str(seat)) for seat in range(seats)}, "curtain")
    house.house.stack.open(routes.Table(match, hands))
    house.frames()
    return house.table


def put(table: TableScene, state: State) -> None:
    """Put a position on a table, as if nobody had touched anything."""
    table.match.states[-1] = state
    table.bubbles.clear()
    table.questions.focus.clear()
    table.ask_anew()
    table.hand_over_screen()
    table.show.put(state)


def told(table: TableScene, state: State, seat: int, seed: int) -> tuple[wire.Seen, bytes]:
    """What the program says of a position, some places of which a seat has touched, and what its
    phone is sent in every language."""
    chance = Random(seed)
    put(table, state)
    if picker := table.pickers.get(seat):
        for _ in range(chance.randrange(4)):
            fields = table.questions.list_fields(seat)
            place = chance.choice(fields)
            table.focus[seat] = place
            if isinstance(answer := picker.touch(place), Refused):
                table.input.refuse(seat, answer.says, place=place)
    said = make_seen(table, seat, 3, log=True)
    return said, b"".join(make_snapshot(said, language) for language in LANGUAGES)


def pairs(house, name: str, count: int, seed: int) -> int:
    """Compares so many pairs, of tables of every size. Returns how many were not the same
    state."""
    game, different, done = load_rules(name), 0, 0
    chance = Random(seed)
    tables = [(at_phones(house, name, seats), positions(game, seats, seed))
              for seats in game.SEATS]
    while done < count:
        table, found = tables[done % len(tables)]
        for _ in range(chance.randrange(1, 12)):
            state = next(found)
        house.house.stack.scenes[-1] = table
        seat = chance.randrange(len(table.hands.players))
        other = game.guess(game.view(state, seat), Random(chance.random()))
        assert game.view(other, seat) == game.view(state, seat)
        one, two = (told(table, either, seat, done) for either in (state, other))
        assert one[0] == two[0], game.write(state)
        assert one[1] == two[1], game.write(state)
        again = msgspec.json.decode(wire.written(one[0]), type=wire.Shown)
        assert b"".join(make_snapshot(again, language) for language in LANGUAGES) == one[1]
        different += state != other
        done += 1
    return different


@pytest.mark.share(2)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_equal_in_a_view_is_the_same_message(house, name):
    different = pairs(house, name, A_FEW, 5)
    assert not table_style(name).hands or different > A_FEW / 2


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_pairs_are_the_same_message(house, name):
    different = pairs(house, name, MANY, 6)
    assert not table_style(name).hands or different > MANY / 2


@pytest.mark.parametrize("name", [name for name in GAMES if table_style(name).hands])
def test_a_phone_shows_its_own_hand_and_nobody_elses(house, name):
    game = load_rules(name)
    table = at_phones(house, name, game.SEATS[0])
    state = next(positions(game, game.SEATS[0], 9))
    for seat in range(game.SEATS[0]):
        shown = json.loads(make_snapshot(told(table, state, seat, 0)[0], "en"))
        held = [card["place"] for card in shown["hand"]]
        seen_table = game.table(game.view(state, seat))
        assert {place for place in held if place.startswith("hand/")} == {
            place for place in seen_table if place.startswith(f"hand/{seat}/")}
        assert all(card["label"] and card["picture"] for card in shown["hand"])
        pictures = {table.style.looks[UNSEEN].picture}
        assert not pictures & {card["picture"] for card in shown["hand"]}


@pytest.mark.share(2)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_touched_is_on_the_phone_and_has_words(house, name):
    game = load_rules(name)
    for seats in game.SEATS:
        table = at_phones(house, name, seats)
        for state, _ in zip(positions(game, seats, 4), range(12), strict=False):
            for seat in game.prompts(state):
                said = told(table, state, seat, 0)[0]
                shown = json.loads(make_snapshot(said, "en"))
                things = [*shown["hand"], *shown["buttons"],
                          *(item for group in shown["table"] for item in group["items"]),
                          *(shown["board"]["spots"] if shown["board"] else ())]
                places = {thing["place"] for thing in things if thing.get("place")}
                if not said.blind:
                    assert {*said.asked.fields} <= places, game.write(state)
                assert all(thing["label"] for thing in things if thing.get("place"))
                assert not [thing for thing in things if "[" in thing["label"]]
