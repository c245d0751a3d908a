"""Who sits where, without a page: devices that come and go, bots, names, and the order of seats."""

from __future__ import annotations

from typing import Any

from game.core.faces import NAMES
from game.core.record import Kind, Player
from game.core.seating import Seating
from game.devices.press import LEFT_KEYS, MOUSE, RIGHT_KEYS

PAD = "pad/1"


def seating(*kinds: Kind, **more: Any) -> Seating:
    return Seating(kinds or ("human", "skilled", "expert"), NAMES[:len(kinds) or 3], **more)


def test_whoever_opens_the_seats_sits_and_others_take_the_seats_of_bots():
    seats = seating()
    seats.open_with(RIGHT_KEYS)
    assert seats.come(LEFT_KEYS) and seats.come(PAD)
    assert seats.devices == {0: RIGHT_KEYS, 1: LEFT_KEYS, 2: PAD}
    assert seats.people == [0, 1, 2]
    assert not seats.come("pad/2"), "all seats are taken"


def test_whoever_leaves_finds_her_own_seat_again():
    seats = seating()
    for device in (RIGHT_KEYS, LEFT_KEYS, PAD):
        seats.come(device)
    seats.stand_up(RIGHT_KEYS)
    seats.stand_up(PAD)
    assert seats.kinds == ["skilled", "human", "skilled"] and seats.waiting == {0, 2}
    assert seats.come(PAD)
    assert seats.devices == {1: LEFT_KEYS, 2: PAD}


def test_nobody_else_keeps_the_seat_of_the_last_one():
    seats = seating("human", "skilled")
    seats.come(PAD)
    seats.stand_up(PAD)
    assert (seats.kinds, seats.devices) == (["human", "skilled"], {})


def test_the_right_half_of_the_keyboard_belongs_to_the_mouse_and_the_left_half_sits_down():
    seats = seating()
    seats.open_with(MOUSE)
    assert seats.come(LEFT_KEYS)
    assert not seats.come(RIGHT_KEYS)
    assert sorted(seats.devices.values()) == [LEFT_KEYS, RIGHT_KEYS]
    assert not seats.come(MOUSE)


def test_whoever_gave_her_seat_to_a_bot_watches():
    seats = seating("human", "human")
    seats.come(RIGHT_KEYS)
    seats.come(PAD)
    seats.turn_kind(1, 1, RIGHT_KEYS)
    assert seats.kinds == ["human", "novice"] and not seats.come(PAD)
    seats.turn_kind(1, -1, PAD)
    assert seats.devices == {0: RIGHT_KEYS, 1: PAD}, "and may take it back"


def test_a_settled_seating_lets_people_in_and_changes_nothing_else():
    seats = seating("human", "skilled", "human", known={PAD: "Freja"}, settled=True)
    assert seats.come(RIGHT_KEYS) and seats.come(PAD)
    assert not seats.come(LEFT_KEYS), "a bot of the match stays"
    assert seats.devices == {0: RIGHT_KEYS, 2: PAD} and seats.names == list(NAMES[:3])
    seats.stand_up(PAD)
    assert seats.kinds == ["human", "skilled", "human"]


def test_known_devices_that_are_there_sit_with_their_names():
    seats = seating("human", "human", "human", known={PAD: NAMES[2], LEFT_KEYS: NAMES[0]})
    seats.sit_as_known({PAD})
    assert seats.devices == {2: PAD}
    assert seats.come(LEFT_KEYS) and seats.devices[0] == LEFT_KEYS
    assert seats.names == list(NAMES[:3])


def test_a_known_device_takes_its_name_along():
    seats = seating("human", "human", known={PAD: NAMES[1], LEFT_KEYS: "Runa"})
    assert seats.come(PAD)
    assert seats.names == [NAMES[1], NAMES[0]]
    assert seats.come(LEFT_KEYS)
    assert seats.names == [NAMES[1], "Runa"]


def test_a_device_of_whoever_sits_out_is_taken_over_by_whoever_has_the_seat():
    evening = (*NAMES[:2], "Runa", "Bo")
    seats = seating("human", "human", known={PAD: "Runa", LEFT_KEYS: NAMES[1]}, people=evening)
    assert seats.come(PAD) and seats.come(LEFT_KEYS)
    assert seats.names == [*NAMES[:2]], "nobody who sits out has come to the table"


def test_everybody_moves_on_with_all_that_is_hers():
    seats = seating(waiting=[2])
    seats.come(RIGHT_KEYS)
    seats.move_on()
    assert seats.kinds == ["skilled", "expert", "human"]
    assert seats.names == [*NAMES[1:3], NAMES[0]]
    assert (seats.devices, seats.waiting) == ({2: RIGHT_KEYS}, {1})
    seats.stand_up(RIGHT_KEYS)
    assert seats.come(RIGHT_KEYS) and seats.devices == {2: RIGHT_KEYS}


def test_players_who_have_moved_on_find_their_new_seats_again():
    seats = seating("human", "human", "expert")
    seats.come(RIGHT_KEYS)
    seats.come(LEFT_KEYS)
    seats.move_on()
    assert seats.devices == {2: RIGHT_KEYS, 0: LEFT_KEYS}
    seats.stand_up(RIGHT_KEYS)
    seats.stand_up(LEFT_KEYS)
    assert seats.come(RIGHT_KEYS) and seats.devices == {2: RIGHT_KEYS}


def test_bots_come_and_go_at_the_end():
    seats = seating()
    for device in (RIGHT_KEYS, LEFT_KEYS, PAD):
        seats.come(device)
    seats.resize(2, NAMES)
    assert (seats.people, seats.devices) == ([0, 1], {0: RIGHT_KEYS, 1: LEFT_KEYS})
    seats.resize(4, NAMES)
    assert seats.make_players() == (Player(NAMES[0], "human"), Player(NAMES[1], "human"),
                                    Player(NAMES[2], "skilled"), Player(NAMES[3], "skilled"))


def test_names_go_round_past_those_who_sit():
    seats = seating()
    assert seats.next_name(0, 1) == NAMES[3] and seats.next_name(0, -1) == NAMES[-1]
    seats.names[0] = "Runa"  # spelled by hand
    assert seats.next_name(0, 1) in set(NAMES) - set(NAMES[1:3])


def test_whoever_has_no_device_shares_the_one_that_pressed():
    seats = seating("human", "skilled", "human")
    seats.come(RIGHT_KEYS)
    assert seats.share_device(PAD) == {0: RIGHT_KEYS, 2: PAD}


def test_where_a_bot_takes_the_seat_of_somebody_who_is_here_it_has_a_name_of_its_own():
    people = ("Bram", "Ingrid", "Mara")
    seating = Seating(["human"] * 3, people, company=(*people, *NAMES), people=people)
    seating.sit(0, LEFT_KEYS)
    seating.turn_kind(1, 1, LEFT_KEYS)
    assert seating.is_bot(1) and seating.names == ["Bram", NAMES[0], "Mara"]
    seating.turn_kind(2, 1, LEFT_KEYS)
    assert seating.names == ["Bram", NAMES[0], NAMES[1]]
    for _ in range(3):
        seating.turn_kind(1, 1, LEFT_KEYS)
    assert not seating.is_bot(1) and seating.names == ["Bram", "Ingrid", NAMES[1]]
