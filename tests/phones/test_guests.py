"""Who holds which token, and where phones can come."""

from __future__ import annotations

import base64

import pytest

from game.core.settings import load_as, save
from game.devices.press import PHONE
from game.phones.address import Found, choose_address, clean_origin, list_reachable
from game.phones.guests import MOST, Book, Guests, device_of, find_slot, slot_of


def guests(book: Book | None = None) -> Guests:
    return Guests(book or Book(), lambda _: None)


def test_every_guest_has_a_token_of_128_bits_and_a_slot_of_her_own():
    house = guests()
    found = [house.invite() for _ in range(MOST)]
    assert len({guest.token for guest in found}) == len({guest.slot for guest in found}) == MOST
    assert all(len(base64.urlsafe_b64decode(guest.token + "==")) == 16 for guest in found)
    assert house.invite(house.tokens) is None


def test_one_guest_too_many_takes_the_place_of_the_one_who_has_been_away_longest():
    house = guests()
    first, second, *_ = [house.invite() for _ in range(MOST)]
    house.note_visit(first.slot)
    assert house.invite()
    assert house.find_guest(first.slot) and not house.find_guest(second.slot)


def test_a_code_has_128_bits_and_no_letter_that_is_read_as_another():
    codes = [guests().invite().code for _ in range(200)]
    letters = set("".join(codes))
    assert not letters & set("0Oo1Iil-_")
    assert all(len(letters) ** len(code) >= 2 ** 128 for code in codes)


def test_a_token_opens_its_own_slot_and_nothing_else_does():
    house = guests()
    one, other = house.invite(), house.invite()
    assert find_slot(one.token, house.tokens) == one.slot
    assert find_slot(other.token, house.tokens) == other.slot
    for wrong in ("", one.slot, one.token[:-1], one.token + "A", one.token.swapcase(), "\ud800"):
        assert find_slot(wrong, house.tokens) is None


def test_a_name_opens_nothing():
    house = guests()
    one = house.invite()
    house.name_guest(one.slot, "Freja")
    assert find_slot("Freja", house.tokens) is None


def test_a_token_is_claimed_once():
    house = guests()
    one = house.invite()
    assert house.claim(one.slot)
    assert not house.claim(one.slot)
    assert one.claimed


def test_who_was_put_out_does_not_come_back_and_nobody_gets_that_slot():
    house = guests()
    one = house.invite()
    assert house.put_out(one.slot)
    assert find_slot(one.token, house.tokens) is None
    assert not house.put_out(one.slot)
    assert house.invite().slot != one.slot


def test_everybody_is_known_after_a_restart(tmp_path):
    file = tmp_path / "phones.json"

    def keep(book: Book) -> None:
        save(file, book)

    house = Guests(Book(), keep)
    one = house.invite()
    house.name_guest(one.slot, "Freja")
    house.claim(one.slot)
    book, trouble = load_as(file, Book)
    again = guests(book)
    assert trouble == []
    assert find_slot(one.token, again.tokens) == one.slot
    assert (again.find_guest(one.slot).name, again.find_guest(one.slot).claimed) == ("Freja", True)
    assert again.invite().slot != one.slot


def test_a_broken_file_is_set_aside_and_nobody_is_known(tmp_path):
    file = tmp_path / "phones.json"
    file.write_text('{"guests": [{"slot": 3}]}')
    book, trouble = load_as(file, Book)
    assert book.guests == []
    assert len(trouble) == 1
    assert not file.exists()


def test_a_phone_is_a_device():
    assert device_of("3") == PHONE + "3"
    assert slot_of(device_of("3")) == "3"
    assert slot_of("pad/3") is None


# Addresses

HOME = Found("192.168.178.20", "wlan0", leads=True)


def test_phones_come_by_the_network_that_they_are_in():
    found = [Found("127.0.0.1", "lo"), Found("172.17.0.1", "docker0"), HOME,
             Found("100.101.1.2", "tailscale0"), Found("10.8.0.2", "tun0"),
             Found("10.6.0.2", "wg0"), Found("192.168.122.1", "virbr0"),
             Found("169.254.3.4", "eth1"), Found("172.18.0.1", "br-8c1f5e00aa10")]
    assert list_reachable(found) == [HOME.address]
    assert choose_address("", found) == (HOME.address, None)


def test_of_several_networks_the_one_that_leads_on_comes_first():
    wire = Found("10.0.0.7", "eth0")
    assert list_reachable([wire, HOME]) == [HOME.address, wire.address]
    other = Found("192.168.1.5", "eth1")
    assert list_reachable([wire._replace(leads=True), other]) == [wire.address, other.address]


def test_a_tunnel_of_which_only_the_address_is_known_is_none_of_ours():
    assert list_reachable([Found("100.64.0.1", leads=True)]) == []
    assert list_reachable([Found("100.128.0.1")]) == []  # somebody's in the internet


@pytest.mark.parametrize("other", [
    Found("198.18.0.1", "Meta", leads=True), Found("198.18.0.1", "", leads=True),
    Found("10.8.0.6", "tun0", leads=True), Found("10.2.0.2", "proton0", leads=True),
    Found("172.16.5.4", "corp0", leads=True), Found("100.64.0.1", "wlan1", leads=True),
    Found("10.0.85.1", "ham0"), Found("172.18.0.1", "br-8c1f00aa2233"),
    Found("203.0.113.9", "eth0", leads=True)])
def test_a_tunnel_or_a_proxy_that_leads_on_does_not_win(other):
    home = Found("192.168.178.20", "wlan0")
    assert list_reachable([other, home])[0] == home.address


@pytest.mark.parametrize("interface", [
    "lounge0", "hamburg", "br-lan", "local", "tuner0", "tapestry", "wlp3s0", "enp0s31f6", "br0"])
def test_an_interface_is_virtual_by_its_whole_name_alone(interface):
    assert list_reachable([Found("192.168.1.4", interface)]) == ["192.168.1.4"]


def test_an_address_of_the_internet_is_taken_in_a_wifi_after_those_of_homes():
    campus = Found("130.237.28.40", "wlp3s0", leads=True)
    assert choose_address("", [campus]) == (campus.address, None)
    assert list_reachable([campus, Found("10.0.0.7", "eth0")]) == ["10.0.0.7", campus.address]
    assert list_reachable([campus._replace(interface="")]) == [campus.address]
    assert list_reachable([campus._replace(interface="eth0")]) == [], "it may be open to everybody"


def test_a_wifi_comes_before_a_cable_that_leads_nowhere():
    assert list_reachable([Found("10.0.0.7", "eth0"), Found("10.0.0.9", "wlan0")]) == [
        "10.0.0.9", "10.0.0.7"]


def test_an_address_that_somebody_has_set_is_taken():
    assert choose_address("10.1.2.3", [HOME]) == ("10.1.2.3", None)


def test_without_an_address_a_sentence_says_so():
    address, trouble = choose_address("", [Found("127.0.0.1", "lo")])
    assert address == ""
    assert trouble


@pytest.mark.parametrize(("text", "found"), [
    ("https://Table.example", "https://table.example"),
    (" https://table.example/ ", "https://table.example"),
    ("http://table.example:8080", "http://table.example:8080"),
    ("table.example", ""), ("ftp://table.example", ""), ("https://", ""),
    ("https://me:secret@table.example", ""), ("https://table.example/path", ""),
    ("https://table.example?x", ""), ("https://table.example:99999", ""),
    ("javascript:alert(1)", ""), ("", ""),
])
def test_an_address_of_the_hosts_own_is_a_scheme_and_a_name(text, found):
    assert clean_origin(text) == found
