"""Phones in the whole program: codes in the lobby, seats, a match, sleep, and a new start."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import pytest
from websockets.sync.client import connect
from zxingcpp import read_barcodes

from game import arguments, routes
from game.core import match as matches
from game.core.contract import Seat
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, is_phone
from game.phones.guests import MOST, device_of
from game.scenes.kiosk.operator import EveningScene
from game.scenes.lobby.scene import LobbyScene
from game.tables.table import TableScene
from tests.house import OpenHouse
from tests.phones.host import PATIENCE, Page

HERE = "127.0.0.1"


class Visit:
    """A house with phones, whose frames pass while pages listen."""

    def __init__(self, house: OpenHouse) -> None:
        self.house = house
        self.access = house.house.phone_access
        assert self.access is not None
        house.house.settings.phones = HERE
        self.pages: list[Page] = []

    def until(self, done: Callable[[], object], *, stirs: bool = True) -> None:
        """Let frames pass until something is so; in a kiosk somebody `stirs` meanwhile, as many
        frames go by while a process starts."""
        end, kiosk = monotonic() + PATIENCE, self.house.house.kiosk
        while not done():
            assert monotonic() < end, "it does not come to that"
            if kiosk and stirs:
                kiosk.idle.press(self.house.house.run.now)
            self.house.frames()
            for page in self.pages:
                page.hear(0.005)

    def open(self) -> None:
        """Open the page of codes in a lobby or a pause, and wait until phones can come."""
        at_lobby = self.house.scene == "LobbyScene"
        self.house.top.focus.name = "option/phones" if at_lobby else "phones"
        self.house.top.mark_stale()
        self.house.press("confirm")
        assert self.house.scene == "CodesScene"
        self.until(lambda: self.access.phones.port and self.codes())

    def codes(self) -> dict[Seat, str]:
        """The codes, by seat, that open their seats by now."""
        found = self.access.list_codes(self.house.top.chairs.list_free())
        slots = {guest.code: guest.slot for guest in self.access.guests.book.guests}
        codes = {seat: address.partition("#")[2] for seat, address in found.items()}
        self.house.frames()
        return {seat: code for seat, code in codes.items()
                if slots.get(code) in self.access.phones.known}

    def scan(self, seat: Seat, name: str = "") -> Page:
        """A guest comes by the code of a seat, and says their name."""
        self.until(lambda: seat in self.codes())
        page = self.come(self.codes()[seat])
        self.until(lambda: page.shown)
        if name:
            page.send(kind="name", text=name)
            self.until(lambda: name in [one.name for one in self.house.top.chairs.list_players()])
        return page

    def come(self, token: str) -> Page:
        page = Page(self, token)  # type: ignore[arg-type]  # it is asked for address and port
        self.pages.append(page)
        return page

    @property
    def phones(self):
        return self.access.phones

    @property
    def address(self) -> str:
        return f"http://{HERE}:{self.access.phones.port}"


def open_visits(open_house):
    """A fixture of houses with phones, which are closed in the end."""
    visits: list[Visit] = []

    def one(*arguments: str) -> Visit:
        visits.append(Visit(open_house("--speed", "instant", *arguments)))
        return visits[-1]
    yield one
    for each in visits:
        for page in each.pages:
            page.close()
        each.access.phones.close(5.0)


visit = pytest.fixture(open_visits)


def lobby(visit: Visit, game: str = "haggis") -> None:
    visit.house.house.stack.push(LobbyScene(visit.house.house, game, RIGHT_KEYS))


def test_nothing_listens_before_somebody_wishes_it(visit):
    one = visit()
    lobby(one)
    one.house.frames(5)
    assert not one.access.open
    assert one.access.phones.port == 0
    one.open()
    with connect(f"ws://{HERE}:{one.access.phones.port}/socket", origin=one.address,
                 compression=None):
        pass
    one.house.top.focus.name = "shut"
    one.house.press("confirm")
    assert not one.access.open
    one.house.frames(3)
    assert one.access.phones.port == 0


def test_the_address_by_which_phones_come_is_an_argument(open_house):
    house = open_house("--phones", HERE)
    house.house.stack.push(LobbyScene(house.house, "haggis", RIGHT_KEYS))
    house.top.focus.name = "option/phones"
    house.press("confirm")
    access = house.house.phone_access
    assert access.host == HERE and access.open
    assert "--phones" in house.house.words("phones-no-address")
    access.phones.close(5.0)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080)])
def test_a_camera_reads_the_code_of_every_free_seat(visit, width, height):
    one = visit("--size", f"{width}x{height}")
    lobby(one, "halmstad")
    one.open()
    one.house.draw()
    seen = memoryview(one.house.picture()).cast("B", (height, width, 3))
    read = {code.text for code in read_barcodes(seen)}
    free = one.house.top.chairs.list_free()
    assert read == {*one.access.list_codes(free).values()} != set()


@pytest.mark.parametrize("text", ["home", "300.1.1.1", "::1", ""])
def test_what_is_no_address_is_refused_at_the_start(text, capsys):
    with pytest.raises(SystemExit):
        arguments.read(["--phones", text])
    assert "is not an address like 192.168.1.20" in capsys.readouterr().err


def test_until_phones_can_come_nothing_is_said_of_a_port_or_of_a_bot_on_a_free_seat(visit):
    one = visit()
    lobby(one)
    say = one.house.house.words

    def told() -> list[str]:
        return [name for name, _ in one.house.top.page.leaves]

    one.house.top.focus.name = "option/phones"
    one.house.top.mark_stale()
    one.house.press("confirm")
    assert one.house.scene == "CodesScene" and one.access.phones.port == 0
    assert repr(say("lobby-nisse")) not in told()
    assert repr(say("phones-help", "0")) not in told()
    one.until(lambda: one.access.phones.port and one.codes())
    assert repr(say("phones-help", str(one.access.phones.port))) in told()


def test_a_lobby_says_that_one_can_sit_down_with_a_phone(visit):
    one = visit()
    lobby(one)
    one.house.frames(2)
    assert one.house.top.page.told["option/phones"] == "Phones: none"


def test_a_code_seats_a_guest_by_name_and_is_spent(visit):
    one = visit()
    lobby(one)
    one.open()
    codes = one.codes()
    assert list(codes) == [1], "the other seat is that of whoever opened the lobby"
    page = one.scan(1, "Ylva")
    assert page.shown["me"]["seat"] == 1
    seating = one.house.top.chairs.seating
    assert seating.names[1] == "Ylva"
    assert seating.devices[1] == device_of(one.access.guests.book.guests[0].slot)
    assert 1 not in one.codes()
    one.house.press("cancel")
    assert one.house.scene == "LobbyScene"
    assert "Phone" in str(one.house.top.page.boxes) or seating.people == [0, 1]


def test_in_a_lobby_a_phone_without_a_seat_takes_one_and_does_nothing_else(visit):
    one = visit()
    lobby(one)
    one.open()
    page = one.scan(1, "Ylva")
    one.house.press("cancel")
    scene, own = one.house.top, device_of(one.access.guests.book.guests[0].slot)
    assert scene.has_seat(own)
    one.until(lambda: page.shown.get("focus") == scene.line)
    page.act("cancel")
    say = one.house.house.words
    one.until(lambda: page.shown["task"] == say("phone-apart"))
    assert not scene.has_seat(own)
    assert [(knob["act"], knob["label"]) for knob in page.shown["buttons"]] == [
        ("confirm", say("phone-sit"))]
    assert page.shown["focus"] == ""
    scene.focus.name = scene.first

    def press(*acts: str) -> None:
        for act in acts:
            page.act(act)
        page.send(kind="ping", id=7)
        while page.hear() != {"kind": "pong", "id": 7}:
            pass
        one.house.frames(3)

    press("down", "right", "pause", "rules")
    assert (one.house.top, scene.focus.name) == (scene, scene.first)
    press("confirm")
    assert scene.has_seat(own)
    assert scene.seating.names[1] == "Ylva"
    one.until(lambda: page.shown.get("focus") == scene.line)
    page.act("cancel")
    one.until(lambda: page.shown["task"] == say("phone-apart"))
    one.house.press("confirm", device=LEFT_KEYS)
    assert scene.has_seat(LEFT_KEYS)
    press("confirm")
    assert one.house.top is scene, "there is no seat, and it starts nothing"
    scene.focus.name = "name/0"
    one.house.press("confirm")
    assert one.house.scene == "SpellingScene"
    one.until(lambda: page.shown["task"] == say("phone-busy"))


def test_a_name_that_somebody_has_is_asked_for_anew_and_nobody_loses_hers(visit):
    one = visit()
    lobby(one, "halmstad")
    one.open()
    first = one.scan(1, "Bo")
    second = one.scan(2)
    second.send(kind="name", text="Bo")
    one.until(lambda: second.shown["task"] == one.house.house.words("phone-who-taken"))
    assert second.shown["kind"] == "join"
    names = one.house.top.chairs.seating.names
    assert names.count("Bo") == 1 and names[1] == "Bo"
    second.send(kind="name", text="Bosse")
    one.until(lambda: second.shown["kind"] == "seat")
    assert [page.shown["me"]["name"] for page in (first, second)] == names[1:3] == ["Bo", "Bosse"]


def test_a_name_that_is_changed_on_the_screen_is_that_of_the_phone(visit):
    one = visit()
    lobby(one)
    one.open()
    page = one.scan(1, "Bo")
    one.house.press("cancel")
    one.house.top.focus.name = "name/1"
    one.house.press("next")
    name = one.house.top.seating.names[1]
    assert name != "Bo"
    one.until(lambda: page.shown["me"]["name"] == name)


def begin(one: Visit) -> None:
    one.house.press("cancel")
    one.house.top.focus.name = "start"
    one.house.top.mark_stale()
    one.house.frames(60)
    one.house.press("confirm")
    assert one.house.scene == "TableScene"
    one.house.frames(2)


def test_a_code_that_was_photographed_opens_nothing_once_its_guest_has_said_her_name(visit):
    one = visit()
    lobby(one)
    one.open()
    code = one.codes()[1]
    page = one.scan(1, "Ylva")
    assert page.token not in (code, "")
    one.until(lambda: not one.access.guests.codes)
    one.house.frames(3)
    stranger = one.come(code)
    one.until(lambda: stranger.bye or stranger.closed)
    assert stranger.bye["why"] == "unknown"
    assert not page.bye
    page.close()
    one.pages.clear()
    again = one.come(page.token)
    one.until(lambda: again.shown)
    assert again.shown["me"]["name"] == "Ylva"


def test_a_code_still_opens_its_seat_if_the_phone_went_before_it_had_its_token(visit):
    one = visit()
    lobby(one)
    one.open()
    code = one.codes()[1]
    first = one.come(code)
    one.until(lambda: first.shown)
    first.close()
    one.pages.clear()
    again = one.come(code)
    one.until(lambda: again.shown)
    assert again.token not in (code, "")


def played(visit: Callable[..., Visit], game: str = "haggis") -> tuple[Visit, Page]:
    """A match that has begun, of whoever opened the lobby and a guest with a phone."""
    one = visit()
    lobby(one, game)
    one.open()
    page = one.scan(1, "Ylva")
    begin(one)
    return one, page


def sleep(one: Visit, page: Page) -> None:
    """The guest's phone is locked, and the table notices."""
    page.close()
    one.pages.clear()
    one.until(lambda: one.house.table.hands.asleep)


def her_turn(table: TableScene) -> None:
    """Let the other one play, if it is not the guest's turn yet."""
    if 0 in table.match.waits_for:
        move = next(m for m in table.rules.moves(table.match.state, 0) if m[0] == "play")
        table.play(0, move)
        table.settle()
    assert table.match.waits_for == [1]


def test_a_guest_plays_from_her_phone_while_her_hand_lies_closed(visit):
    one, page = played(visit)
    table = one.house.table
    one.until(lambda: page.shown.get("title") == "Haggis")
    assert len(page.shown["hand"]) == 17
    assert table.secrecy.curtain in {None, 0}
    assert {table.show.layer.map_pieces()[f"hand/1/{n}"] for n in range(14)} == {"?"}


def test_a_phone_that_sleeps_in_its_turn_is_waited_for_and_then_asked_about(visit):
    one, page = played(visit)
    table = one.house.table
    her_turn(table)
    sleep(one, page)
    assert one.house.scene == "TableScene"
    one.house.frames(31, 1.0)
    assert one.house.scene == "AsleepScene"
    token = one.access.guests.book.guests[0].token
    again = one.come(token)
    one.until(lambda: one.house.scene == "TableScene")
    one.until(lambda: again.shown.get("title") == "Haggis")
    assert again.shown["turn"] == "mine"


def test_a_phone_that_sleeps_is_not_asked_about_while_others_choose_too(visit):
    one, page = played(visit, "herrlof")
    table = one.house.table
    assert sorted(table.match.waits_for) == [0, 1]
    sleep(one, page)
    one.house.frames(40, 1.0)
    assert one.house.scene == "TableScene"
    table.play(0, next(iter(table.rules.moves(table.match.state, 0))))
    table.settle()
    one.house.frames(31, 1.0)
    assert one.house.scene == "AsleepScene"


def test_a_sleeping_phones_seat_can_be_taken_by_another_device(visit):
    one, page = played(visit)
    table = one.house.table
    her_turn(table)
    sleep(one, page)
    one.house.frames(31, 1.0)
    one.house.press("confirm", device=LEFT_KEYS)
    assert one.house.scene == "TableScene"
    assert table.hands.devices[1] == LEFT_KEYS


def put_out(one, page) -> None:
    """Put the phone of the second seat out, in a pause."""
    one.house.press("pause")
    one.open()
    one.house.top.focus.name = f"out/{one.house.table.hands.devices[1]}"
    one.house.top.mark_stale()
    one.house.press("confirm")
    one.until(lambda: page.bye or page.closed)


def test_who_is_put_out_is_told_so_and_another_phone_can_take_her_seat_at_once(visit):
    one, page = played(visit)
    put_out(one, page)
    assert page.bye["why"] == "put-out"
    assert one.house.scene == "CodesScene"
    assert one.house.table.hands.devices[1] is None
    one.scan(1, "Ylva")
    assert is_phone(one.house.table.hands.devices[1])
    one.house.press("cancel")
    assert one.house.scene == "PauseScene"


def test_a_seat_without_a_phone_is_asked_about_once_the_codes_are_gone(visit):
    one, page = played(visit)
    put_out(one, page)
    one.house.press("cancel")
    assert one.house.scene == "UnpluggedScene"
    assert one.house.top.make_dialog().heading == "Ylva has no phone now"
    assert "Unplugged" not in one.house.top.make_dialog().sentence
    one.house.frames(60)  # what comes suddenly hears nothing at first
    one.house.press("confirm", device=RIGHT_KEYS)  # a new code
    assert one.house.scene == "CodesScene"
    one.house.press("cancel")
    assert one.house.scene == "UnpluggedScene"


def test_a_seat_that_a_bot_plays_for_can_be_taken_back_with_a_phone(visit):
    one, page = played(visit)
    put_out(one, page)
    one.house.press("cancel")
    one.house.frames(60)
    one.house.top.focus.name = "bot"
    one.house.top.mark_stale()
    one.house.press("confirm", device=RIGHT_KEYS)
    hands = one.house.table.hands
    assert hands.is_bot(1)
    assert one.house.scene == "PauseScene"
    one.open()
    one.scan(1, "Ylva")
    assert is_phone(hands.devices[1])
    assert hands.players[1].kind == "human"
    one.house.press("cancel")
    one.house.press("cancel")
    her_turn(one.house.table)
    assert 1 in one.house.table.pickers


def test_whose_seat_a_bot_took_is_told_how_to_have_it_back_and_has_it_by_that(visit):
    one, page = played(visit)
    her_turn(one.house.table)
    sleep(one, page)
    one.house.frames(31, 1.0)
    one.house.top.focus.name = "bot"
    one.house.press("confirm", device=RIGHT_KEYS)
    hands, say = one.house.table.hands, one.house.house.words
    assert hands.is_bot(1)
    token = one.access.guests.book.guests[0].token
    again = one.come(token)
    one.until(lambda: again.shown and again.shown["task"] == say("phone-watching"))
    assert say("phones") in again.shown["task"] and say("phone-pause") in again.shown["task"]
    one.house.press("pause")
    one.open()
    again.close()
    one.pages.clear()
    one.come(token)  # a phone that scans a code comes with the token that it has
    one.until(lambda: is_phone(hands.devices.get(1)))


def test_without_phones_the_seats_that_had_them_are_asked_about(visit):
    one, page = played(visit)
    one.house.press("pause")
    one.open()
    one.house.top.focus.name = "shut"
    one.house.top.mark_stale()
    one.house.press("confirm")
    assert one.house.scene == "ConfirmScene"
    assert one.access.open, "with one press nobody loses a seat"
    one.house.top.focus.name = "go"
    one.house.press("confirm")
    one.until(lambda: page.bye or page.closed)
    assert page.bye["text"] == one.house.house.words("phone-bye-no-phones")
    assert not one.access.open
    assert one.house.scene == "UnpluggedScene"
    one.house.press("confirm", device=LEFT_KEYS)
    assert one.house.table.hands.devices[1] == LEFT_KEYS
    assert one.house.scene == "PauseScene"


def test_whoever_comes_to_a_seat_of_a_match_is_asked_for_no_name_and_spends_her_code(visit):
    one, page = played(visit)
    put_out(one, page)
    one.until(lambda: 1 in one.codes())
    code = one.codes()[1]
    other = one.come(code)
    one.until(lambda: other.shown and other.shown["kind"] == "seat")
    assert other.shown["me"]["name"] == "Ylva"
    other.act("down")
    one.until(lambda: code not in one.access.guests.codes.values())
    one.house.press("cancel")
    one.house.press("cancel")
    one.until(lambda: other.shown.get("title") == "Haggis")


def test_a_phone_without_a_seat_that_comes_back_takes_nobodys(visit):
    one, page = played(visit)
    other = one.access.guests.invite()
    one.access.guests.claim(other.slot)
    one.access.guests.name_guest(other.slot, "Bo")
    put_out(one, page)
    one.house.press("cancel")
    assert one.house.scene == "UnpluggedScene"
    stranger = one.come(other.token)
    one.until(lambda: stranger.shown)
    one.house.frames(60)
    stranger.act("confirm")
    one.until(lambda: one.house.scene != "UnpluggedScene")
    assert one.house.scene == "CodesScene", "it may ask for a code, and no more"
    assert one.house.table.hands.devices[1] is None


def test_a_guest_is_told_which_seat_it_is_and_asked_for_a_name(visit):
    one = visit()
    lobby(one)
    one.open()
    page = one.scan(1)
    assert page.shown["kind"] == "join"
    assert page.shown["seat"] == "Your seat: number 2"


def test_a_code_for_one_seat_never_ends_that_for_another(visit):
    """There are twelve guests at most, and eleven are here."""
    one = visit()
    lobby(one)
    one.open()
    one.house.press("cancel")
    one.access.guests.forget()
    guests = [one.access.guests.invite() for _ in range(MOST - 1)]
    slots = {guest.slot for guest in guests}
    one.until(lambda: slots <= {*one.access.phones.known})
    for guest in guests:
        one.come(guest.token)
    one.until(lambda: slots == {*one.access.phones.here})
    found = one.access.list_codes((1, 2))
    assert one.access.full and found.keys() == {1}
    assert found[1].partition("#")[2] in one.access.guests.codes.values()


def test_whoever_is_known_on_an_evening_is_asked_for_no_name(visit):
    one = visit()
    house = one.house.house
    house.stack.push(LobbyScene(house, "haggis", RIGHT_KEYS, names=("Ylva", "Bo")))
    one.open()
    page = one.scan(1)
    one.until(lambda: page.shown["kind"] == "seat")
    assert page.shown["me"]["name"] == "Bo"


def test_in_a_kiosk_the_operator_says_whether_there_are_phones(visit):
    one = visit("--kiosk")
    house, guard = one.house.house, one.house.house.kiosk
    one.house.press("confirm")  # somebody is there
    house.to_title()
    lobby(one)
    one.house.frames(2)
    assert "option/phones" not in one.house.top.page.spots
    operator = EveningScene(house, guard)
    house.stack.push(operator)
    operator.focus.name = "phones"
    one.house.press("confirm")
    assert guard.choices.phones
    one.house.press("cancel")
    assert "option/phones" in one.house.top.page.spots
    one.open()
    house.stack.push(operator)
    operator.focus.name = "phones"
    one.house.press("confirm")
    assert not one.access.open


def test_touches_of_a_phone_keep_a_kiosk_awake(visit):
    one = visit("--kiosk")
    house, guard = one.house.house, one.house.house.kiosk
    guard.choices.phones = True
    house.to_title()
    lobby(one)
    one.open()
    page = one.scan(1, "Ylva")
    begin(one)
    her_turn(one.house.table)
    one.until(lambda: page.shown.get("turn") == "mine")
    one.house.frames(1, 60.0)
    page.touch(next(card["place"] for card in page.shown["hand"] if card["can"]))
    one.until(lambda: one.access.phone_input.stirred, stirs=False)
    one.house.frames(2, 30.0)
    assert one.house.scene == "TableScene", "after 120 seconds, with a touch in their middle"


def test_phones_come_back_to_a_program_that_was_started_anew(tmp_path):
    first = Visit(OpenHouse(tmp_path, "--speed", "instant"))
    lobby(first)
    first.open()
    first.scan(1, "Ylva")
    token, port = first.access.guests.book.guests[0].token, first.access.phones.port
    begin(first)
    her_turn(first.house.table)
    file = first.house.match.record.file
    seat = first.house.match.waits_for[0]
    move = next(m for m in first.house.table.rules.moves(first.house.match.state, seat)
                if m[0] == "play")
    first.house.table.play(seat, move)
    first.house.settle()
    first.pages.pop().close()
    first.house.close()
    second = Visit(OpenHouse(tmp_path, "--speed", "instant"))
    try:
        second.until(lambda: second.access.phones.port)
        assert second.access.phones.port == port, "phones come by the old address"
        page = second.come(token)
        second.until(second.access.list_present)
        second.house.house.stack.open(routes.Resume(matches.resume(file), RIGHT_KEYS))
        assert second.house.top.seating.devices[1] == second.access.list_present()[0]
        begin_again(second)
        second.until(lambda: page.shown.get("title") == "Haggis")
        page.close()
    finally:
        second.house.close()


def begin_again(one: Visit) -> None:
    one.house.frames(60)
    one.house.press("confirm")
    assert one.house.scene == "TableScene"
