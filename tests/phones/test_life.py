"""The life of a phone's seat, from its code to its end: a test for each sentence in `guests`."""

from __future__ import annotations

import pytest

from game.phones.guests import MOST, Book, Guests, device_of
from tests.phones.host import Host, Page
from tests.phones.test_house import Visit, lobby, open_visits, played, put_out

visit = pytest.fixture(open_visits)


def refused(one: Visit, secret: str) -> bool:
    """Whether nobody comes in by a code or a token, once the process has heard who may."""
    guests, phones, last = one.access.guests, one.access.phones, str(1000 + len(one.pages))
    phones.admit_tokens(guests.tokens | {last: "T" * 22}, guests.codes)
    one.until(lambda: last in phones.known)
    page = one.come(secret)
    one.until(lambda: page.bye or page.closed or page.shown)
    return page.bye.get("why") == "unknown"


def close_codes(one: Visit) -> None:
    one.house.press("cancel")
    assert one.house.scene != "CodesScene"


# 1


def test_a_code_of_every_free_seat_leads_to_that_seat(visit):
    one = visit()
    lobby(one, "halmstad")
    one.open()
    one.until(lambda: set(one.codes()) == {1, 2})
    page = one.scan(2, "Ylva")
    assert page.shown["me"]["seat"] == 2
    assert set(one.codes()) == {1}


# 2


def test_every_use_of_a_code_makes_a_new_token_and_ends_the_older_one(visit):
    one = visit()
    lobby(one)
    one.open()
    code = one.codes()[1]
    first = one.come(code)
    one.until(lambda: first.shown)
    second = one.come(code)
    one.until(lambda: second.shown and first.bye)
    assert first.bye["why"] == "taken-over"
    assert len({code, first.token, second.token}) == 3
    second.send(kind="name", text="Ylva")
    one.until(lambda: not one.access.guests.codes)
    one.house.frames(3)
    assert refused(one, first.token)
    again = one.come(second.token)
    one.until(lambda: again.shown)
    assert again.shown["me"]["name"] == "Ylva"


# 3


@pytest.mark.parametrize("how", ["name", "press", "return"])
def test_a_code_is_spent_when_its_guest_names_presses_or_comes_back(visit, how):
    one = visit()
    lobby(one)
    one.open()
    code = one.codes()[1]
    page = one.come(code)
    one.until(lambda: page.shown)
    match how:
        case "name": page.send(kind="name", text="Ylva")
        case "press": page.act("down")
        case "return": one.come(page.token)
    one.until(lambda: code not in one.access.guests.codes.values())
    one.house.frames(3)
    assert refused(one, code)


# 4


def test_a_code_that_has_left_the_screen_is_not_shown_again(visit):
    one = visit()
    lobby(one)
    one.open()
    first = one.codes()[1]
    close_codes(one)
    one.open()
    second = one.codes()[1]
    assert first != second
    assert refused(one, first)


def test_a_code_opens_its_seat_for_a_minute_after_it_has_left_the_screen(visit):
    one = visit()
    lobby(one)
    one.open()
    code = one.codes()[1]
    close_codes(one)
    one.house.frames(1, 59.0)
    page = one.come(code)
    one.until(lambda: page.shown)
    guest, = one.access.guests.book.guests
    assert one.house.top.seating.devices[1] == device_of(guest.slot)


def test_a_code_opens_nothing_a_minute_after_it_has_left_the_screen(visit):
    one = visit()
    lobby(one)
    one.open()
    code = one.codes()[1]
    close_codes(one)
    one.house.frames(1, 61.0)
    assert refused(one, code)


# 5


def test_a_token_opens_its_seat_in_one_window_at_a_time(tmp_path):
    with Host(tmp_path) as host:
        guest = host.invite("Ylva")
        host.show(guest.slot, {"kind": "seat", "q": 1, "title": "here"})
        first = Page(host, guest.token)
        first.wait("seat")
        second = Page(host, guest.token)
        second.wait("seat")
        assert first.wait("bye")["why"] == "taken-over"
        second.close()


# 6


def test_a_token_ends_when_its_phone_is_removed(visit):
    one, page = played(visit)
    put_out(one, page)
    assert refused(one, page.token)


def test_without_phones_everybody_is_forgotten_and_every_code_ends(visit):
    one = visit()
    lobby(one, "halmstad")
    one.open()
    code = one.codes()[2]
    page = one.scan(1, "Ylva")
    one.house.top.focus.name = "shut"
    one.house.top.mark_stale()
    one.house.press("confirm")
    one.house.top.focus.name = "go"
    one.house.press("confirm")
    assert one.access.guests.book.guests == []
    one.pages.clear()
    one.open()
    assert refused(one, code)
    assert refused(one, page.token)


def test_attract_ends_every_token_and_every_code(visit):
    one = visit("--kiosk")
    house, guard = one.house.house, one.house.house.kiosk
    guard.choices.phones = True
    one.house.press("confirm")
    house.to_title()
    lobby(one, "halmstad")
    one.open()
    page = one.scan(1, "Ylva")
    code = one.codes()[2]
    one.house.frames(1, guard.choices.menu + 1.0)
    assert one.house.scene == "AttractScene"
    one.until(lambda: page.bye, stirs=False)
    assert page.bye["why"] == "put-out"
    one.pages.clear()
    assert refused(one, code)
    assert refused(one, page.token)
    one.house.press("confirm")
    lobby(one, "halmstad")
    one.open()
    assert code not in one.codes().values()
    assert house.stack.top.chairs.map_devices()[0] is not None


# 7


def test_two_hundred_phones_join_one_after_another():
    house = Guests(Book(), lambda _: None)
    sits: list[str] = []
    for n in range(200):
        guest = house.invite({*sits})
        assert guest is not None, f"guest {n} found no room"
        house.claim(guest.slot)
        house.note_visit(guest.slot)
        if n % 60 == 5:
            sits.append(guest.slot)
        assert len(house.book.guests) <= MOST
        assert {*sits} <= {one.slot for one in house.book.guests}


def test_the_guest_without_a_seat_who_has_been_away_longest_makes_room():
    house = Guests(Book(), lambda _: None)
    found = [house.invite() for _ in range(MOST)]
    house.note_visit(found[0].slot)  # and goes again
    house.invite({found[1].slot})
    left = [one.slot for one in house.book.guests]
    assert found[2].slot not in left
    assert {found[0].slot, found[1].slot} <= {*left}


def test_a_full_house_is_said_in_words(visit):
    one = visit()
    lobby(one)
    one.open()
    guests = one.access.guests
    while guests.invite(guests.tokens):
        pass
    for guest in guests.book.guests:
        guests.claim(guest.slot)
        one.phones.here.add(guest.slot)
    one.house.top.mark_stale()
    one.house.frames(2)
    told = [name for name, _ in one.house.top.page.leaves]
    assert repr(one.house.house.words("phones-full", MOST)) in told
    for guest in guests.book.guests[:1]:
        one.phones.here.discard(guest.slot)
    one.house.top.mark_stale()
    one.house.frames(2)
    told = [name for name, _ in one.house.top.page.leaves]
    assert repr(one.house.house.words("phones-full", MOST)) not in told
