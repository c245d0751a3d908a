"""A hand that lies on a phone: nothing which concerns it alone is drawn on the screen, no curtain
comes for it, and people with other devices play at the same table as before."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from game import routes
from game.core import match as matches
from game.core.contract import Seat
from game.core.hands import Hands
from game.core.record import Header, Player, new_file
from game.core.settings import Mode
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Action, Device, Press
from game.games import GAMES, load_rules
from game.picture.sprites import UNSEEN
from game.tables.pickers import Refused
from game.tables.places import SORT
from game.tables.secrecy import MODES
from game.tables.style import table_style
from game.tables.table import TableScene
from game.tools.monkey import open_hands

SECRET = [name for name in GAMES if table_style(name).hands]
CLOSED = [mode for mode in MODES if mode != "open"]
NAMES = ("Freja", "Ask", "Embla")
PLIES = 20  # of a match that is played at a mixed table


def sit(
    house, game: str, mode: Mode, devices: Mapping[Seat, Device], seats: int = 3, plies: int = 0,
) -> TableScene:
    """A table at which people hold these devices; the others are bots."""
    players = tuple(Player(name, "human" if seat in devices else "novice")
                    for seat, name in enumerate(NAMES[:seats]))
    match = matches.start(Header(game, load_rules(game).VERSION, players, "5"),
                          new_file(house.house.store.records, game))
    house.wander(match, plies)
    house.house.stack.open(routes.Table(match, Hands(players, dict(devices), mode)))
    house.frames(2)
    return house.table


def phones(*seats: Seat) -> dict[Seat, Device]:
    return {seat: f"phone/{seat + 1}" for seat in seats}


def stirs(table: TableScene, seat: Seat, seed: int) -> None:
    """A player picks, focuses, asks and sorts on a phone, and makes no move."""
    chance, picker = Random(seed), table.pickers[seat]
    for _ in range(4):
        place = chance.choice(table.questions.list_fields(seat))
        table.input.set_focus(seat, place)
        if isinstance(answer := picker.touch(place), Refused):
            table.input.refuse(seat, answer.says, place=place)
        else:
            table.input.tell(seat, ("hint-thinking",), warning=False, place=place,
                             public=chance.random() < 0.5)
    if SORT in table.questions.list_fields(seat):
        table.input.touch(seat, SORT)
    if table.blind.is_asked(seat):
        table.press(Press(chance.choice((Action.LEFT, Action.RIGHT)),
                          table.hands.devices[seat] or ""))


@pytest.mark.share(2)
@pytest.mark.parametrize("mode", CLOSED)
@pytest.mark.parametrize("game", SECRET)
def test_what_a_phone_picks_is_not_on_the_screen(house, game, mode):
    for plies in (0, 7, 16):
        table = sit(house, game, mode, phones(0, 1, 2), plies=plies)
        house.heed()
        before = house.picture()
        for seat in list(table.pickers):
            for seed in range(2):
                stirs(table, seat, seed)
                if not table.blind.is_asked(seat):  # that somebody has thought is told to all
                    house.frames()
                    assert house.picture() == before, (seat, seed)


def test_an_answer_that_is_given_unseen_looks_the_same_whatever_it_is(house):
    """Halmstad's challenge, on a phone."""
    position = feeding(house)
    pictures = set()
    for side in (Action.LEFT, Action.RIGHT):
        table = sit(house, "halmstad", "peek", phones(0, 1, 2))
        table.match.states[-1] = position
        table.ask_anew()
        table.hand_over_screen()
        table.show.put(position)
        house.heed()
        seat = min(table.match.waits_for)
        assert table.blind.is_asked(seat)
        table.press(Press(side, table.hands.devices[seat] or ""))
        assert table.blind.is_ready(seat)
        house.frames()
        assert house.house.words("blind-ask") not in house.words()  # the phone asks
        pictures.add(house.picture())
    assert len(pictures) == 1


def feeding(house):
    """A position of Halmstad in which two people are asked whether they believe."""
    game, chance = load_rules("halmstad"), Random(3)
    for seed in range(40):
        state = game.setup(3, Random(seed), {})
        for _ in range(300):
            prompts = game.prompts(state)
            if any(prompt.kind == "answer" for prompt in prompts.values()):
                return state
            if not prompts:
                break
            seat = min(prompts)
            moves = sorted(game.moves(state, seat), key=repr)
            feeds = [move for move in moves if move[0] == "feed"]
            state = game.step(state, seat, chance.choice(feeds or moves), chance)
    raise AssertionError("nobody feeds")


@pytest.mark.share(2)
@pytest.mark.parametrize("mode", CLOSED)
@pytest.mark.parametrize("game", SECRET)
def test_a_hand_on_a_phone_lies_closed_and_no_curtain_comes_for_it(house, game, mode):
    table = sit(house, game, mode, {**phones(0, 2), 1: LEFT_KEYS}, plies=4)
    chance = Random(1)
    for _ in range(PLIES):
        if house.scene != "TableScene" or not table.match.waits_for:
            break
        seat = chance.choice(table.match.waits_for)
        far = table.hands.on_phone(seat)
        assert table.secrecy.curtain in (None, 1)
        if table.match.waits_for == [1] and mode == "curtain":
            assert table.secrecy.curtain == 1 or table.secrecy.audience == 1
        if far and table.match.waits_for == [seat]:
            assert table.secrecy.curtain is None
            assert table.questions.open_to(seat)
        assert not open_hands(table) - {1}
        moves = sorted(table.rules.moves(table.match.state, seat), key=repr)
        table.play(seat, chance.choice(moves))
        house.frames()


def test_the_keys_of_somebody_else_open_no_hand_of_a_phone(house):
    table = sit(house, "herrlof", "peek", {**phones(0), 1: LEFT_KEYS, 2: RIGHT_KEYS}, plies=6)
    for action in (Action.PREV, Action.CONFIRM, Action.PREV):
        table.press(Press(action, "phone/1"))
        table.press(Press(action, "phone/1", phase="up"))
    house.frames()
    assert table.secrecy.audience is None
    hand = [piece for place, piece in table.show.layer.map_pieces().items()
            if place.startswith("hand/0/")]
    assert hand
    assert {*hand} == {UNSEEN}


def test_the_jump_buttons_of_a_phone_look_at_no_hand_and_offer_plays(house):
    table = sit(house, "haggis", "peek", phones(0, 1), seats=2)
    seat = table.match.waits_for[0]
    house.heed()
    for action in (Action.NEXT, Action.PREV):
        table.press(Press(action, table.hands.devices[seat] or ""))
        assert table.pickers[seat].path
        assert table.secrecy.audience is None


def test_a_phone_neither_lifts_a_curtain_nor_is_kept_by_it(house):
    table = sit(house, "herrlof", "curtain", {**phones(0), 1: LEFT_KEYS, 2: LEFT_KEYS})
    assert table.match.waits_for == [0, 1, 2]
    assert table.secrecy.curtain == 1  # two share one keyboard, so they choose one after another
    table.input.set_focus(0, "number/2")
    house.frames()
    table.input.touch(0, "number/2")
    table.input.touch(0, "number/2")
    house.frames()
    assert table.match.record.lines[-1].seat == 0
    assert table.secrecy.curtain == 1
    table.press(Press(Action.CONFIRM, "phone/1"))
    assert table.secrecy.curtain == 1


def test_who_alone_sits_at_the_screen_lifts_a_curtain_before_she_chooses_with_phones(house):
    """Everybody else is told to look away, and one press opens the hand."""
    table = sit(house, "herrlof", "curtain", {**phones(0, 1), 2: LEFT_KEYS})
    assert table.secrecy.curtain == 2
    assert repr(house.house.words("curtain")) in house.words()
    for seat in (0, 1):
        table.input.touch(seat, "number/1")
        house.frames()
        assert table.secrecy.curtain == 2
    house.heed(2)
    house.press("confirm", device=LEFT_KEYS)
    assert table.secrecy.audience == 2
    assert open_hands(table) == {2}


def test_a_hand_at_the_screen_closes_when_all_look_up_from_their_predictions(house):
    table = sit(house, "herrlof", "curtain", {**phones(0, 1), 2: LEFT_KEYS})
    for seat in (0, 1):
        table.input.touch(seat, "number/1")
        house.frames()
    house.heed(2)
    house.press("confirm", device=LEFT_KEYS)
    assert open_hands(table) == {2}
    table.play(2, ("predict", 1))
    table.settle()
    house.frames(30)
    assert not open_hands(table)


def test_two_at_the_screen_choose_side_by_side_with_a_phone(house):
    table = sit(house, "herrlof", "curtain", {**phones(0), 1: RIGHT_KEYS, 2: LEFT_KEYS})
    assert table.secrecy.curtain is None
    assert table.secrecy.peeks
    table.input.touch(0, "number/1")
    house.heed(2)
    house.press("prev", device=LEFT_KEYS)
    assert table.secrecy.audience == 2
    assert open_hands(table) == {2}


@pytest.mark.parametrize("mode", CLOSED)
def test_who_plays_with_bots_from_a_phone_has_her_hand_there_alone(house, mode):
    table = sit(house, "haggis", mode, phones(0), seats=2)
    assert table.secrecy.audience is None
    assert not open_hands(table)
    assert table.secrecy.curtain is None


def test_where_all_hands_lie_open_those_of_phones_do_too(house):
    table = sit(house, "haggis", "open", phones(0, 1), seats=2)
    assert not table.secrecy.is_apart(0)
    assert open_hands(table) == {0, 1}


def test_a_forced_move_of_a_phone_is_its_owners(house):
    """When it comes would tell the room what the hand holds."""
    table = sit(house, "haggis", "peek", phones(0, 1), seats=2)
    house.house.settings.forced = True
    lines = len(table.match.record.lines)
    house.frames(40, 0.1)
    assert len(table.match.record.lines) == lines
