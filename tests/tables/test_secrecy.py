"""Hidden hands on one screen: curtains, peeks, and pictures that tell nothing."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game import games, routes
from game.bots.minds import Minds
from game.core import match as matches
from game.core.contract import make_luck
from game.core.hands import Hands
from game.core.record import Header, Player, new_file
from game.core.settings import Mode
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Action, Press
from game.games import load_rules
from game.picture.theme import SEAT_COLOURS
from game.tables.style import table_style
from tests.games.herrlof import positions as herrlof_positions
from tests.house import OpenHouse, of_colour

ROUNDS = ("herrlof", "haggis")  # played in rounds, by two as well
GAMES = tuple(game for game in games.GAMES if table_style(game).hands)
SEATED = [(game, seats) for game in GAMES for seats in load_rules(game).SEATS]
DEVICES = {0: LEFT_KEYS, 1: RIGHT_KEYS, 2: "pad/9"}
PEOPLE = (Player("Freja"), Player("Ask"), Player("Embla"))


def sit(house: OpenHouse, game: str, seats: int = 0, mode: Mode = "curtain", bots: int = 0,
        *, together: bool = False):
    """A match of as few people as possible at the table; `together`: at its beginning, even if
    everybody chooses at once there."""
    seats = seats or min(load_rules(game).SEATS)
    players = tuple(Player(p.name, "novice") if seat >= seats - bots else p
                    for seat, p in enumerate(PEOPLE[:seats]))
    header = Header(game, load_rules(game).VERSION, players, "5")
    match = matches.start(header, new_file(house.house.store.records, game))
    sides = table_style(game).hands.together
    while not together and any(p.kind in sides for p in match.prompts.values()):
        seat = next(iter(match.prompts))
        match.play(seat, next(iter(match.rules.moves(match.state, seat))))
    house.house.stack.open(routes.Table(match, Hands(players, dict(DEVICES), mode)))
    house.frames()
    return house.table


def required(table) -> list[int]:
    return [seat for seat, prompt in table.match.prompts.items() if not prompt.optional]


def neighbour(table, seat: int) -> int:
    return (seat + 1) % len(table.match.players)


def open_cards(table) -> set[int]:
    """The seats with hidden cards that are open on the screen."""
    return {int(place.split("/")[1]) for place, piece in table.show.layer.map_pieces().items()
            if place.startswith("hand/") and piece != "?"}


@pytest.mark.parametrize("game", GAMES)
def test_a_curtain_hands_the_screen_over_and_hears_only_its_seat(open_house, game):
    house = open_house("--speed", "instant")
    table = sit(house, game)
    first = required(table)[0]
    assert table.secrecy.curtain == first
    assert open_cards(table) == set()
    pages = table.picture.drawn
    kept = {id(image): str(key[0]) for key, image in house.house.art.kept.items()}
    drawn = [kept.get(id(image.get_parent() or image), "") for page in pages
             for image, *_ in page.drawn]
    assert table.show.face_of(first) in drawn, "with the face of whom it waits for"
    house.frames(30)
    house.press("confirm", device=DEVICES[neighbour(table, first)])
    assert table.secrecy.curtain == first
    house.press("confirm", device=DEVICES[first])
    assert table.secrecy.curtain is None
    assert open_cards(table) == {first}


@pytest.mark.parametrize("game", GAMES)
def test_a_curtain_that_has_just_fallen_hears_nothing(open_house, game):
    house = open_house("--speed", "instant")
    table = sit(house, game)
    first = required(table)[0]
    house.frames(10)  # a sixth of a second
    house.press("confirm", device=DEVICES[first])
    assert table.secrecy.curtain == first


@pytest.mark.parametrize("game", GAMES)
def test_one_human_among_bots_sees_her_hand_and_no_other(open_house, game):
    house = open_house("--speed", "instant")
    table = sit(house, game, 3, bots=2)
    assert open_cards(table) == {0}
    assert table.secrecy.curtain is None


@pytest.mark.parametrize("game", GAMES)
def test_a_peek_out_of_turn_ends_by_itself_and_one_in_turn_does_not(open_house, game):
    house = open_house("--speed", "instant")
    table = sit(house, game, mode="peek")
    assert table.secrecy.curtain is None
    assert open_cards(table) == set()
    first = required(table)[0]
    other = neighbour(table, first)
    house.press("prev", device=DEVICES[other])
    assert open_cards(table) == {other}
    house.frames(11, 1.0)
    assert open_cards(table) == set()
    house.press("confirm", device=DEVICES[first])
    house.frames(60, 1.0)
    assert open_cards(table) == {first}


@pytest.mark.parametrize("game", GAMES)
def test_ones_own_hand_is_closed_again_and_may_be_seen_out_of_turn(open_house, game):
    house = open_house("--speed", "instant")
    table = sit(house, game, mode="peek")
    first = required(table)[0]
    house.press("confirm", device=DEVICES[first])
    house.press("cancel", device=DEVICES[first])
    assert house.top is table
    assert open_cards(table) == set()
    house.press("prev", device=DEVICES[neighbour(table, first)])
    assert open_cards(table) == {neighbour(table, first)}
    house.press("confirm", device=DEVICES[first])
    assert open_cards(table) == {neighbour(table, first)}
    assert "is looking" in house.said(first)
    house.press("prev", device=DEVICES[neighbour(table, first)])
    assert open_cards(table) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_held_peek_lasts_as_long_as_the_button(open_house, game):
    house = open_house("--speed", "instant")
    pads = [house.plug(), house.plug(), house.plug()]
    table = sit(house, game, mode="hold")
    table.hands.devices.update({n: pads[n].device for n in table.hands.devices})
    first = required(table)[0]
    pad = pads[first]
    house.tap(pad, "south")
    assert open_cards(table) == set()
    pad.press("shoulder_left")
    house.frames(60 * 11)
    assert open_cards(table) == {first}
    house.tap(pads[neighbour(table, first)], "shoulder_left")
    assert open_cards(table) == {first}
    pad.release("shoulder_left")
    house.frames()
    assert open_cards(table) == set()


@pytest.mark.parametrize("action", ["rules", "log", "pause"])
def test_whoever_waits_at_a_curtain_may_read_the_rules_and_finds_it_closed(open_house, action):
    house = open_house("--speed", "instant")
    table = sit(house, "haggis")
    house.frames(30)
    curtain = table.secrecy.curtain
    house.press(action, device=RIGHT_KEYS)
    assert house.top is not table
    house.press("cancel", device=RIGHT_KEYS)
    assert house.top is table
    assert (table.secrecy.curtain, table.secrecy.audience) == (curtain, None)


def test_a_hand_that_a_pause_has_closed_lies_behind_its_curtain_at_once(open_house):
    house = open_house("--speed", "1")
    table = sit(house, "haggis")
    first = required(table)[0]
    house.frames(200)
    house.press("confirm", device=DEVICES[first])
    assert table.secrecy.audience == first
    house.press("pause", "cancel", device=DEVICES[first])
    assert house.top is table
    assert table.hidden and table.secrecy.curtain == first


@pytest.mark.parametrize("mode", ["closed", "curtain", "peek", "hold"])
def test_predictions_are_made_side_by_side(open_house, mode):
    house = open_house("--speed", "instant")
    table = sit(house, "herrlof", mode=mode, together=True)
    assert table.secrecy.curtain is None
    assert set(table.pickers) == {0, 1}
    before = house.picture()
    open_hand(house, table, 1)
    house.heed(1)
    house.press("left", "left", "confirm", "confirm", device=RIGHT_KEYS)
    assert open_cards(table) == set()
    assert table.secrecy.curtain is None
    assert house.picture() != before  # that the player is ready is seen
    open_hand(house, table, 0)
    assert open_cards(table) == {0}
    house.heed(0)
    house.press("right", "confirm", "confirm", device=LEFT_KEYS)
    assert table.match.state.predictions == (9, 6)
    leader = required(table)[0]
    assert open_cards(table) == ({0} if leader == 0 else set()), "who leads goes on"


def open_hand(house, table, seat):
    """Have a seat open its hand with the keys; a held hand stays open."""
    if table.secrecy.holds:
        house.app.press(Press(Action.PREV, DEVICES[seat]))
        house.frames()
    else:
        house.press("confirm", device=DEVICES[seat])


def test_with_one_device_for_all_predictions_go_through_the_curtain(open_house):
    house = open_house("--speed", "instant")
    match = sit(house, "herrlof", together=True).match
    house.house.to_title()
    house.house.stack.open(routes.Table(
        match, Hands(PEOPLE[:2], dict.fromkeys((0, 1), LEFT_KEYS), "curtain")))
    assert house.table.secrecy.curtain == 0


def test_the_focus_has_the_colour_of_whoever_of_those_who_share_a_device_answers_now(open_house):
    """With all hands open everybody is asked at once; presses are the first one's."""
    house = open_house("--speed", "instant", "--size", "1280x720")
    match = sit(house, "herrlof", 3, together=True).match
    house.house.to_title()
    house.house.stack.open(routes.Table(
        match, Hands(PEOPLE, dict.fromkeys((0, 1, 2), RIGHT_KEYS), "open")))
    for seat in (0, 1, 2):
        house.heed()
        house.frames(2)
        table = house.table
        around = table.show.board.box_of(table.focus[seat]).inset(-24)
        rings = [of_colour(house, around, SEAT_COLOURS[one]) for one in (0, 1, 2)]
        assert max((0, 1, 2), key=rings.__getitem__) == seat, rings
        house.press("confirm", device=RIGHT_KEYS)
        if seat in table.pickers:
            house.press("confirm", device=RIGHT_KEYS)
        assert seat not in table.pickers


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_lies_as_its_player_likes_and_only_for_her(open_house, game):
    house = open_house("--speed", "instant")
    table = sit(house, game, mode="peek")
    first = required(table)[0]
    closed = house.picture()
    house.press("confirm", device=DEVICES[first])
    ways, seen = table_style(game).hands.sorts, []
    for _ in ways:
        seen.append([piece for place, piece in sorted(
            table.show.layer.map_pieces().items(),
            key=lambda entry: table.show.board.pose_of(entry[0]).x)
            if place.startswith(f"hand/{first}/")])
        table.focus[first] = "button/sort"
        house.heed(first)
        house.press("confirm", device=DEVICES[first])
    assert len({tuple(cards) for cards in seen}) == len(ways)
    assert len({tuple(sorted(cards)) for cards in seen}) == 1
    house.press("confirm", device=DEVICES[first])
    house.press("cancel", device=DEVICES[first])
    assert open_cards(table) == set()
    house.frames(2)
    assert house.picture() == closed
    assert table.show.sorts[first] == ways[1]
    assert house.house.settings.sorts[game] == ways[1]


class Prompted(Minds):
    """Bots whose last question is answered once a test says so."""

    asked, answer = 0, ""

    def ask(self, *_args, **_how) -> int:
        self.asked += 1
        return self.asked

    def poll(self) -> list[tuple[int, str | None]]:
        answer, self.answer = self.answer, ""
        return [(self.asked, answer)] if answer else []


@pytest.mark.parametrize(("game", "level", "frames"), [
    *((game, "novice", (1, 5, 12)) for game in GAMES), ("haggis", "expert", (1, 30, 65))])
def test_how_long_a_bot_takes_tells_nothing(open_house, game, level, frames):
    minds = Prompted()
    house = open_house("--speed", "instant", minds=minds)
    table = sit(house, game, 3, bots=2)
    table.hands.players[1] = Player("Ask", level)
    waits, rules, state = set(), table.rules, table.match.state
    move = next(iter(rules.moves(state, next(iter(table.match.prompts)))))
    for answered in frames:  # frames, until it is there
        table.bots.forget()
        table.bots.ask_again(1)
        n = 0
        while (answer := table.bots.answer(1 / 60, table.speed)) is None:
            n += 1
            assert n < 200
            if n >= answered:
                minds.answer = rules.say(move)
        assert answer == (1, move)
        waits.add(n)
    assert len(waits) == 1


@pytest.mark.parametrize("game", GAMES)
def test_open_hands_are_open_to_all(open_house, game):
    table = sit(open_house("--speed", "instant"), game, mode="open")
    assert open_cards(table) == set(range(len(table.match.players)))


@pytest.mark.parametrize("scene", ["pause", "rules", "log"])
@pytest.mark.parametrize("mode", ["closed", "curtain", "peek"])
def test_whatever_comes_over_the_table_hides_the_hands(open_house, mode, scene):
    house = open_house("--speed", "instant")
    table = sit(house, "haggis", mode=mode)
    first = required(table)[0]
    house.frames(30)
    house.press("confirm", device=DEVICES[first])
    assert open_cards(table) == {first}
    house.press(scene, device=DEVICES[first])
    assert open_cards(table) == set()


def play_round(house: OpenHouse, table, rng: Random, moves: int) -> None:
    """Play with presses alone, each seat on its own device, lifting curtains and peeking."""
    for _ in range(moves):
        if house.scene == "ScoringScene" or table.match.result is not None:
            return
        seat = required(table)[0]
        device = DEVICES[seat]
        if table.questions.is_forced(seat):
            house.frames(20, 0.1)  # the last card plays itself
            continue
        if not table.secrecy.may_see(seat):
            assert open_cards(table) == set()
            house.frames(5, 0.1)
            house.press("confirm", device=device)
        assert open_cards(table) <= {seat}
        view = table.rules.view(table.match.state, seat)
        listed = list(table.rules.moves(view, seat))
        move = rng.choice([m for m in listed if m[0] != "bet"] or listed)
        before = len(table.match.record.lines)
        for place in next(iter(table.style.touch.touches(view, seat, move))):
            table.focus[seat] = place
            house.heed(seat)
            house.press("confirm", device=device)
        if len(table.match.record.lines) == before:  # several readings: the first will do
            table.focus[seat] = "reading/0"
            house.press("confirm", device=device)
        assert len(table.match.record.lines) == before + 1
        assert seat in required(table) or open_cards(table) == set()


@pytest.mark.share(2)
@pytest.mark.parametrize("mode", ["closed", "curtain", "peek"])
@pytest.mark.parametrize("game", ROUNDS)
def test_two_people_play_a_round_without_seeing_each_others_cards(open_house, game, mode):
    house = open_house("--speed", "instant")
    table = sit(house, game, mode=mode)
    play_round(house, table, Random(3), 400)
    assert house.scene == "ScoringScene"
    assert table.match.rules.read(table.match.rules.write(table.match.state)) == table.match.state


def pairs(game: str, seats: int, count: int):
    """States of random play, each with others that look the same to everybody."""
    module, found, seed = load_rules(game), 0, 0
    while True:
        rng = Random(f"{game}{seats}{seed}")
        seed += 1
        state = module.setup(seats, make_luck(str(seed), -1), {})
        for ply in range(rng.randrange(60)):
            asked = module.prompts(state)
            if not asked:
                break
            seat = rng.choice(list(asked))
            move = rng.choice(list(module.moves(state, seat)))
            state = module.step(state, seat, move, make_luck(str(seed), ply))
        if module.prompts(state):
            yield state, module.guess(module.view(state, None), rng)
            found += 1
            if found == count:
                return


def frame(house: OpenHouse, table, state, *over: str) -> bytes:
    """The pixels of a table in a state, drawn from scratch, with overlays above it."""
    table.match.states[:] = [state]
    table.match.beats.clear()
    table.hand_over_screen()
    table.ask_anew()
    table.reveal()
    for action in over:
        house.press(action, device=LEFT_KEYS)
    house.frames(2)
    pixels = pygame.image.tobytes(house.house.screen.surface, "RGB")
    while house.top is not table:
        house.house.stack.pop()
    return pixels


def same_frames(open_house, game: str, seats: int, count: int) -> None:
    for mode in ("closed", "curtain", "peek", "hold"):
        house = open_house("--speed", "instant", "--size", "640x360")
        table = sit(house, game, seats, mode)
        rng = Random(1)
        for one, other in pairs(game, seats, count):
            module = load_rules(game)
            assert module.table(module.view(one, None)) == module.table(module.view(other, None))
            over = rng.choice(((), ("pause",), ("rules",), ("log",)))
            assert frame(house, table, one, *over) == frame(house, table, other, *over)


@pytest.mark.share(3)
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_states_that_look_the_same_to_everybody_draw_the_same_pixels(open_house, game, seats):
    same_frames(open_house, game, seats, 12)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_a_thousand_states_that_look_the_same_draw_the_same_pixels(open_house, game, seats):
    same_frames(open_house, game, seats, 125)


@pytest.mark.parametrize("game", GAMES)
def test_refusals_of_a_hidden_hand_are_told_to_nobody_else(open_house, game):
    house = open_house("--speed", "instant")
    table = sit(house, game, mode="peek")
    first = required(table)[0]
    house.press("why", device=DEVICES[first])
    assert house.said(first) == house.house.words("peek-first")
    assert table_style(game).hands


def test_while_somebody_looks_nobody_is_sent_to_a_button_that_is_not_there(open_house, monkeypatch):
    """Three people choose at once, of whom two share the keys of one half."""
    monkeypatch.setitem(DEVICES, 2, RIGHT_KEYS)
    house = open_house("--speed", "instant")
    table = sit(house, "herrlof", seats=3, together=True)
    looks = table.secrecy.curtain
    for _ in range(40):
        if table.secrecy.audience == looks:
            break
        house.frames(3, 0.2)
        house.press("confirm", device=DEVICES[looks])
    house.heed(looks)
    other = next(seat for seat in (0, 1) if DEVICES[seat] != DEVICES[looks])
    house.press("confirm", device=DEVICES[other])
    assert house.said(other) == table.say(("peek-later", ("seat", looks)))


def test_buttons_wait_until_the_table_is_seen_from_their_seat(open_house, monkeypatch):
    """While a trick rests, the next seat asked has a victim where the one before it had."""
    house = open_house("--speed", "instant")
    table = sit(house, "herrlof", 3, mode="open")
    seat = required(table)[0]
    assert table.secrecy.front == seat
    monkeypatch.setattr(table.questions, "list_fields",
                        lambda _: ("victim/0", "victim/1", "victim/2"))
    table.focus[seat] = f"victim/{seat}"
    house.frames(2)
    others = {f"victim/{other}" for other in range(3) if other != seat}
    assert set(table.questions.map_places(seat)) == others


def test_a_seat_that_the_table_is_not_seen_from_steers_among_what_is_there(open_house):
    """With open hands, the table may still be seen from another seat."""
    house = open_house("--speed", "instant")
    table = house.at_cards("herrlof", PEOPLE, "open")
    text = herrlof_positions.at("-/-/-", stage="1:trick>1", tricks="3/2/5")
    table.match.states = [table.rules.read(text)]
    table.secrecy.turn([1])
    table.ask_anew()
    table.secrecy.turn([0])
    table.reveal()
    house.heed(1)
    table.focus[1] = "victim/0"
    assert not table.show.board.has_place("victim/0")
    for action in ("confirm", "left", "right"):
        house.press(action, device=RIGHT_KEYS)
        assert table.show.board.has_place(table.focus[1])
    assert table.match.record.lines == []


def test_what_was_played_is_seen_before_the_curtain_falls(open_house):
    """And whoever presses meanwhile has seen enough: that opens no hand."""
    house = open_house("--speed", "1", "--seed", "1")
    table = house.in_position("herrlof", herrlof_positions.at(
        "2r3r4b6y/4r7b8b9b", stage="0:play"), "curtain", bots=())
    house.frames(60)
    house.press("confirm", device=LEFT_KEYS)
    assert table.secrecy.audience == 0
    table.play(0, next(iter(table.rules.moves(table.match.state, 0))))
    house.frames(4)
    hands = {place: piece for place, piece in table.show.layer.map_pieces().items()
             if place.startswith("hand/")}
    assert table.secrecy.curtain == 1 and set(hands.values()) == {"?"}
    assert any(place.startswith("trick/") for place in table.show.layer.map_pieces())
    assert "looks away" not in house.words()
    house.press("confirm", device=RIGHT_KEYS)
    assert table.secrecy.audience is None and not table.show.reel.busy
    house.frames(40)
    assert "looks away" in house.words()
    house.press("confirm", device=RIGHT_KEYS)
    assert table.secrecy.audience == 1
