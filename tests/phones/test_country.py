"""A board on a phone: land between its places, what lies there, and where things went."""

from __future__ import annotations

from urllib.request import urlopen
from xml.etree import ElementTree as ET

from game.tables.table import TableScene
from tests.phones.host import Page, Room
from tests.phones.test_phone_input import NAMES, asked, moves


def aimed(room: Room) -> tuple[TableScene, int, Page]:
    """A player who has chosen a little sleigh at the depot, and their phone."""
    table = room.sit("reindeer", NAMES[:2])
    seat = asked(room)
    page = room.phone(seat)
    room.touch(seat, "button/little")
    room.until(lambda: table.pickers[seat].path == ("button/little", "depot"))
    room.until(lambda: page.shown["board"]["look"] and goals(page))
    return table, seat, page


def goals(page: Page) -> list[str]:
    """Where on open land the sleigh that is aimed can end, as far as a phone shows it."""
    return [spot["place"] for spot in page.shown["board"]["spots"]
            if spot["can"] and spot["place"].startswith("point/")]


def test_a_sleigh_lands_where_no_place_was_shown(room):
    """Pointed at, and then touched: nobody flies by a finger that slipped."""
    table, seat, page = aimed(room)
    x, y, far = page.shown["board"]["look"]
    page.send(kind="point", x=x + far / 2, y=y + far / 7, n=page.shown["n"])
    known = goals(page)
    room.until(lambda: {*goals(page)} - {*known})
    assert moves(room) == 0
    assert page.shown["picked"] == "Touch the ring to go there"
    spot = next(spot for spot in page.shown["board"]["spots"] if spot["focus"])
    assert spot["place"] not in known
    assert spot["can"]
    assert spot["label"]
    assert abs(spot["x"] + spot["w"] / 2 - x - far / 2) < 0.01
    room.touch(seat, spot["place"])
    room.until(lambda: moves(room) == 1)
    assert table.match.record.lines[0].move.endswith(spot["place"].removeprefix("point/"))


def test_too_far_is_said_at_once(room):
    table, seat, page = aimed(room)
    x, y, far = page.shown["board"]["look"]
    page.send(kind="point", x=x - far * 1.2, y=y, n=page.shown["n"])
    room.until(lambda: page.shown["said"] and page.shown["said"]["bad"])
    assert table.pickers[seat].path == ("button/little", "depot")
    assert moves(room) == 0


def test_without_a_sleigh_land_is_no_place_to_load(room):
    table = room.sit("reindeer", NAMES[:2])
    seat = asked(room)
    page = room.phone(seat)
    page.send(kind="point", x=0.3, y=0.3, n=page.shown["n"])
    room.until(lambda: page.shown["said"] and page.shown["said"]["bad"])
    assert table.pickers[seat].path == ()


def test_a_board_of_squares_is_not_touched_between_them(room):
    table = room.sit("hamnar", NAMES[:2])
    seat = asked(room)
    page = room.phone(seat)
    page.send(kind="point", x=0.5, y=0.5, n=page.shown["n"])
    page.touch("orb/sun")
    room.until(lambda: moves(room) == 1)
    assert not page.shown["said"]
    assert table.match.record.lines[0].move == "@sun"


def test_what_has_flown_is_on_every_phone(room):
    _, mover, page = aimed(room)
    other = room.phone(1 - mover)
    room.touch(mover, goals(page)[0])
    for shown in (page, other):
        room.until(lambda shown=shown: [line["kind"] for line in shown.shown["board"]["lines"]]
                   == ["way"])
        assert shown.shown["board"]["lines"][0]["colour"] == page.shown["figures"][mover]["colour"]


def test_a_city_says_what_it_has_and_what_it_wants(room):
    table = room.sit("reindeer", NAMES[:3], plies=20)
    page, state = room.phone(asked(room)), table.match.state
    assert any(state.delivered)
    pips = {spot["tag"]: spot["pips"] for spot in page.shown["board"]["spots"] if spot["pips"]}
    colours = [figure["colour"] for figure in page.shown["figures"]]
    atlas = table.rules.atlases[state.map]
    assert pips == {
        city.name.replace("_", " "): [
            *(colours[seat] for seat in brought), *[""] * (demand - len(brought))]
        for city, brought, demand in zip(
            atlas.cities, state.delivered, atlas.demands[state.quick], strict=True)}


def test_the_country_is_a_picture_that_the_page_can_load(room, host):
    table = room.sit("reindeer", NAMES[:2])
    page = room.phone(asked(room))
    (ground,) = page.shown["board"]["grounds"]
    with urlopen(f"{host.address}/art/{ground['picture']}.svg") as answer:  # noqa: S310
        assert answer.headers["Content-Type"] == "image/svg+xml"
        picture = answer.read().decode()
    assert ET.fromstring(picture).tag.endswith("svg")
    assert len(picture) > 5_000
    assert table.match.state.map in ground["picture"]
