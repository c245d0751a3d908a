"""Attract: what a passer-by sees, and how it makes room for whoever comes."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pygame
import pytest

from game.core import puzzles
from game.core.tiled import BadBoard
from game.devices.press import MOUSE, Action, Press
from game.games import GAMES, load_rules
from game.picture.art import Art
from game.picture.board_map import find_board
from game.picture.screen import Box
from game.picture.sprites import UNSEEN
from game.scenes.kiosk.attract import (
    CARD,
    DIM_AFTER,
    MATCH,
    SHARES,
    SHIFT,
    SHIFT_EVERY,
    Part,
)
from game.scenes.kiosk.invitation import breathe, tell_seats
from game.scenes.kiosk.passing_matches import TITLED, AttractTable, PassedMatch, PassingPuzzle
from game.scenes.kiosk.passing_matches import UNSEEN as AHEAD
from game.scenes.kiosk.posters import NISSE, READS, STEPS, HowtoScene, Poster
from game.scenes.nightboard.scene import NightBoardScene
from game.tables.game_facts import list_facts
from tests.house import OpenHouse
from tests.kiosk import records, shown, silence


def test_a_kiosk_opens_with_attract(kiosk):
    assert kiosk.scene == "AttractScene"
    assert [type(scene).__name__ for scene in kiosk.house.stack.scenes] == [
        "TitleScene", "AttractScene"]


def test_the_first_press_only_wakes_and_the_second_one_acts(kiosk):
    kiosk.press("confirm")
    assert kiosk.scene == "TitleScene"
    kiosk.press("confirm")
    assert kiosk.scene == "LobbyScene"


@pytest.mark.share(3)
@pytest.mark.parametrize("action", ["left", "cancel", "pause", "rules", "log", "undo"])
def test_every_press_wakes_and_does_nothing_else(kiosk, action):
    title = kiosk.house.stack.scenes[0]
    before = title.first
    title.focus.settle(title.page.spots, before)
    kiosk.press(action)
    assert (kiosk.top, title.focus.name) == (title, before)


def test_a_click_wakes_and_a_pointer_that_trembles_does_not(kiosk):
    kiosk.app.press(Press(Action.POINT, MOUSE, (500.0, 600.0)))
    kiosk.app.press(Press(Action.FOUND, "pad/7"))
    assert kiosk.scene == "AttractScene"
    kiosk.click((500.0, 600.0))
    assert kiosk.scene == "TitleScene"


def test_any_key_and_any_button_wakes_also_one_that_means_nothing_here(kiosk):
    bound = kiosk.house.devices.bindings.map_keys()
    assert pygame.KSCAN_F7 not in bound
    pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_F7, key=0, mod=0))
    kiosk.frames()
    assert kiosk.scene == "TitleScene"
    silence(kiosk, 61)
    pad = kiosk.plug()
    kiosk.tap(pad, "guide")
    assert kiosk.scene == "TitleScene"
    silence(kiosk, 61)
    pad.axis("left", 1.0, 0.0)
    kiosk.frames(3)
    assert kiosk.scene == "TitleScene"


def test_a_key_that_is_held_while_it_wakes_does_not_go_on_moving(kiosk):
    title = kiosk.house.stack.scenes[0]
    before = title.first
    title.focus.settle(title.page.spots, before)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_RIGHT, key=0, mod=0))
    kiosk.frames(60)
    assert (kiosk.top, title.focus.name) == (title, before)


def watch(house: OpenHouse, table: AttractTable) -> None:
    """Show frames until bots have moved twice."""
    minds = house.house.run.minds
    for _ in range(200):
        house.frames()
        if len(table.match.record.lines) >= 2:
            return
        minds.wait(0.1)
    raise AssertionError(f"nobody plays {table.rules.NAME}")


def test_bots_play_every_game_in_turn_and_a_card_follows(kiosk):
    met = []
    for _ in GAMES:
        table = shown(kiosk)
        assert isinstance(table, AttractTable)
        watch(kiosk, table)
        assert table.show.eyes.audience is None
        kiosk.frames(1, MATCH)
        card = shown(kiosk)
        assert isinstance(card, HowtoScene)
        assert card.game == table.rules.NAME
        met.append(card.game)
        kiosk.frames(1, CARD)
        board = shown(kiosk)
        assert isinstance(board, NightBoardScene)
        assert GAMES[board.at] == card.game
        kiosk.frames(1, CARD)
    assert tuple(met) == GAMES
    again = shown(kiosk).rules.NAME
    assert again == met[0]
    assert records(kiosk) == []


@pytest.mark.share(3)
@pytest.mark.parametrize("game", ["herrlof", "haggis", "halmstad"])
def test_all_hands_lie_open_for_whoever_passes_by(kiosk, game):
    for _ in range(3 * GAMES.index(game)):
        kiosk.frames(1, MATCH)
    table = shown(kiosk)
    assert isinstance(table, AttractTable)
    assert game == table.rules.NAME
    kiosk.frames(200)
    table.settle()  # cards that are on their way lie nowhere
    hands = table.rules.table(table.match.state)
    assert {piece for place, piece in table.show.layer.map_pieces().items()
            if place.startswith("hand/")} == {p for k, p in hands.items() if k.startswith("hand/")}
    assert UNSEEN not in {piece for place, piece in table.show.layer.map_pieces().items()
                          if place.startswith("hand/")}


def test_something_has_happened_before_a_match_is_shown_and_nobody_sees_it(kiosk):
    """The record is that of a match from its beginning, and the table shows where it stands."""
    for _ in GAMES:
        table = shown(kiosk)
        assert isinstance(table, AttractTable)
        lines = len(table.match.record.lines)
        assert lines >= AHEAD[0]
        assert table.match.result is None
        assert set(table.show.layer.map_pieces()) <= set(table.show.table)
        for part in (MATCH, CARD, CARD):
            kiosk.frames(1, part)


@pytest.mark.share(3)
@pytest.mark.parametrize("language", ["en", "sv"])
def test_before_a_table_stands_what_is_played_for_how_many_and_how_long(kiosk, language):
    kiosk.house.settings.language = language
    kiosk.house.change()
    for _ in GAMES:
        table, say = shown(kiosk), kiosk.house.words
        game = table.rules.NAME
        kiosk.frames(2, TITLED)
        _, minutes, kind = list_facts(kiosk.house, game)
        told = [name for name, _ in table.bar.leaves]
        for words in (say(f"game-{game}"), minutes, tell_seats(kiosk.house, game)):
            assert [one for one in told if words in one], told
        assert repr(kind) not in told, "its poster says that"
        for page in (table.bar, kiosk.top.prompt):
            assert page.problems == [] == page.shortened
        for part in (MATCH, CARD, CARD):
            kiosk.frames(1, part)
    kiosk.house.settings.language = "en"
    kiosk.house.change()


def test_a_sign_at_a_table_says_what_has_just_happened_and_nothing_says_who_comes_next(kiosk):
    for _ in GAMES:
        table = shown(kiosk)
        table.settle()
        kiosk.frames(2, TITLED)
        table.settle()
        kiosk.frames()
        words = table.say(table.word_news(table.find_news()))
        assert words in " ".join(name for name, _ in table.bar.leaves)
        assert not [place for place in table.show.layer.map_pieces() if place.startswith("turn/")]
        for part in (MATCH, CARD, CARD):
            kiosk.frames(1, part)


def seen(kiosk) -> set[int]:
    """The pictures of the last frame."""
    return {id(item.image) for item in kiosk.house.screen.items}


def test_a_poster_hangs_as_a_match_begins_and_makes_room_for_it(kiosk):
    assert shown(kiosk).rules.NAME == "hamnar"
    poster = Poster(kiosk.house, "hamnar").page
    named = {id(image) for image, *_ in poster.drawn}
    kiosk.frames(1, TITLED / 2)
    assert named <= seen(kiosk)
    kiosk.frames(2, TITLED)
    assert not named <= seen(kiosk)


@pytest.mark.share(3)
@pytest.mark.parametrize("game", GAMES)
def test_a_poster_says_what_is_played_by_how_many_for_how_long_and_what_it_is_about(kiosk, game):
    say, page = kiosk.house.words, Poster(kiosk.house, game).page
    said = " ".join(name for name, _ in page.leaves)
    _, minutes, kind = list_facts(kiosk.house, game)
    assert all(words in said for words in (
        say(f"game-{game}"), minutes, kind, say(f"pitch-{game}")))
    assert any(words in said for words in ("players", "spelare"))
    assert page.problems == [] == page.shortened


def test_a_poster_moves_unless_motion_is_reduced(kiosk):
    looks = []
    for still in (False, True):
        kiosk.house.settings.reduced_motion = still
        poster, screen = Poster(kiosk.house, "herrlof"), kiosk.house.screen
        frames = set()
        for _ in range(6):
            poster.tick(0.3)
            screen.begin()
            poster.draw(screen)
            frames.add(pygame.image.tobytes(screen.paint_all(), "RGB"))
        looks.append(len(frames))
    assert looks == [6, 1]
    kiosk.house.settings.reduced_motion = False


def test_a_board_without_names_is_soon_seen(kiosk):
    for seconds in (MATCH, CARD):
        kiosk.frames(1, seconds)
    assert isinstance(shown(kiosk), NightBoardScene)
    kiosk.frames(1, CARD / 2)
    assert isinstance(shown(kiosk), AttractTable)


@pytest.mark.parametrize("still", [False, True])
def test_sentences_are_read_one_after_the_other_in_large_letters_and_acted_out(kiosk, still):
    kiosk.house.settings.reduced_motion = still
    say, looks = kiosk.house.words, []
    for game in GAMES:
        card = HowtoScene(kiosk.house, game)
        for n in STEPS:
            page = card.page
            said = [say(f"howto-{game}-{step}") for step in STEPS]
            words = " ".join(name for name, _ in page.leaves)
            assert [one in words for one in said] == [step == n for step in STEPS]
            looks.append(tuple(name for name, _ in page.leaves))
            assert page.problems == [] == page.shortened
            card.tick(READS)
    assert len({*looks}) == len(looks), "each is acted out in its own way"
    kiosk.house.settings.reduced_motion = False


@pytest.mark.parametrize("still", [False, True])
def test_a_nisse_lights_a_lantern_for_each_sentence_that_was_read(kiosk, still):
    kiosk.house.settings.reduced_motion = still
    card, art, screen = HowtoScene(kiosk.house, "hamnar"), kiosk.house.art, kiosk.house.screen
    lit, places, stands = [], [], []
    for _ in range(8 * len(STEPS)):
        screen.begin()
        card.draw(screen)
        kept = {id(image): key[0] for key, image in art.kept.items()}
        drawn = [(kept.get(id(item.image)), item) for item in screen.items]
        lit.append(sum(name == "ui/lantern_lit" for name, _ in drawn))
        places.append(next(item.x for name, item in drawn if name == "ui/nisse"))
        stands = [item.x for name, item in drawn if str(name).startswith("ui/lantern")]
        card.tick(READS / 8)
    assert lit == sorted(lit)
    assert (lit[0], lit[-1]) == (1, len(STEPS))
    assert len({*places}) == 1 if still else len({*places}) > len(STEPS)
    at_home = places[7::8]  # while the sentence is read
    nisse = screen.to_pixels(NISSE)
    assert len({*at_home}) == 1 and at_home[0] + nisse <= stands[0] + nisse / 8, "he hides none"
    gaps = [right - left for left, right in pairwise(stands)]
    assert max(gaps) - min(gaps) <= 1
    kiosk.house.settings.reduced_motion = False


def test_no_snow_falls_where_a_poster_says_something(kiosk):
    poster, art, screen = Poster(kiosk.house, "hamnar"), kiosk.house.art, kiosk.house.screen
    seen = 0
    for _ in range(20):
        screen.begin()
        poster.draw(screen)
        kept = {id(image): key[0] for key, image in art.kept.items()}
        flakes = [screen.to_logical((item.x + item.image.get_width() // 2,
                                     item.y + item.image.get_height() // 2))
                  for item in screen.items if kept.get(id(item.image)) == "ui/snowflake"]
        words = [box for _, box in poster.page.leaves
                 if box.is_within(poster.page.anchors["words"])]
        assert words and not [at for at in flakes for box in words if box.has_point(*at)]
        seen += len(flakes)
        poster.tick(1.3)
    assert seen > 20, "beside it there is"


def test_a_match_that_ends_makes_room_for_the_card(kiosk):
    table = shown(kiosk)
    assert table.rules.NAME == "hamnar"
    table.match.states[-1] = table.rules.read("w4/5/5/5/4b wbwbwb sun 0")
    table.play(0, ("leave",))
    kiosk.frames(2, 3.0)
    assert shown(kiosk) is table
    kiosk.frames(2, 3.0)
    assert isinstance(shown(kiosk), HowtoScene)
    assert kiosk.scene == "AttractScene"


def test_a_broken_board_costs_attract_one_game(kiosk, monkeypatch):
    def broken(*_, seats, **_named):
        raise BadBoard(f"no board for {seats}")

    find_board.cache_clear()
    monkeypatch.setattr("game.picture.board_map.read_board", broken)
    kiosk.frames(1, MATCH)
    kiosk.frames(1, CARD)
    kiosk.frames(1, CARD)
    assert isinstance(shown(kiosk), HowtoScene)


UNDER = 14  # the ring of light reaches so far round the invitation


def foot(kiosk, name: str) -> Box:
    """One of the three places at the foot: the invitation is in the middle."""
    return kiosk.top.prompt.anchors[f"foot/{name}"]


def games(kiosk) -> str:
    return kiosk.house.words("attract-games", len(GAMES))


@pytest.mark.share(3)
@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("text", [1.0, 1.25])
def test_the_invitation_is_always_there_in_one_place_and_one_size(kiosk, language, text):
    kiosk.house.settings.language, kiosk.house.settings.text = language, text
    kiosk.house.change()
    places, kinds = set(), set()
    for _ in range(4 * len(GAMES)):
        page = kiosk.top.prompt
        assert page.problems == [] == page.shortened
        words = kiosk.house.words("attract-try" if kiosk.top.puzzle else "attract-join")
        house = [kiosk.house.words("title"), repr(games(kiosk))]
        assert [name for name, _ in page.leaves] == [*house, repr(words)]
        places.add(foot(kiosk, "middle"))
        kinds.add(type(shown(kiosk)))
        kiosk.frames(1, TITLED)  # over a poster, and over its table
        places.add(foot(kiosk, "middle"))
        kiosk.frames(1, MATCH)
    assert {AttractTable, HowtoScene, NightBoardScene, PassingPuzzle} == kinds
    assert len(places) == 1, places
    kiosk.house.settings.language, kiosk.house.settings.text = "en", 1.0
    kiosk.house.change()


def test_a_carved_sign_in_one_place_bears_the_name_of_the_house_in_every_part(kiosk):
    house, places, kinds = kiosk.house, set(), set()
    name, sign = house.words("title"), foot(kiosk, "left")
    assert str(len(GAMES)) in games(kiosk)
    for _ in range(5 * len(GAMES)):
        scene = shown(kiosk)
        poster = isinstance(scene, AttractTable) and scene.poster
        kinds.add((type(scene), bool(poster)))
        page = kiosk.top.prompt
        told = [box for said, box in page.leaves if said in (name, repr(games(kiosk)))]
        assert len(told) == 2
        places |= {*told}
        assert foot(kiosk, "left") == sign
        kiosk.frames(1, TITLED if poster else MATCH)
    assert {kind for kind, _ in kinds} == {AttractTable, HowtoScene, NightBoardScene, PassingPuzzle}
    assert (AttractTable, True) in kinds
    assert len(places) == 2 and all(box.is_within(sign) for box in places)
    assert not sign.overlaps(foot(kiosk, "middle"))


def test_what_stands_beside_the_invitation_is_as_large_on_either_side(kiosk):
    sign, other, invites = (foot(kiosk, name) for name in ("left", "right", "middle"))
    assert (sign.w, sign.h, sign.y) == (other.w, other.h, other.y)
    assert invites.x - sign.right == pytest.approx(other.x - invites.right)
    table = shown(kiosk)
    assert isinstance(table, AttractTable)
    kiosk.frames(2, TITLED)
    name = kiosk.house.words(f"game-{table.rules.NAME}")
    (box,) = [box for said, box in table.bar.leaves if said == name]
    assert box.is_within(other)


def test_as_few_play_as_can_so_that_one_sees_what_is_done(kiosk):
    for game in GAMES:
        table = AttractTable(kiosk.house, game, Random(1), Art())
        assert len(table.match.players) == min(n for n in load_rules(game).SEATS if n > 1)


def test_nothing_of_a_card_or_of_the_board_of_names_lies_under_the_sign(kiosk):
    for _ in GAMES:
        kiosk.frames(1, MATCH)
        for _ in range(2):
            scene, sign = shown(kiosk), foot(kiosk, "left")
            kiosk.frames(1)
            assert not [name for name, box in scene.page.leaves if box.overlaps(sign)]
            kiosk.frames(1, CARD)


def test_nobody_who_passes_by_is_told_the_names_of_squares(kiosk):
    table = shown(kiosk)
    assert table.rules.NAME == "hamnar"
    while table.match.result is None:
        seat = table.match.waits_for[0]
        table.match.play(seat, next(iter(table.rules.moves(table.match.state, seat))))
    for beats in table.match.beats:
        for beat in beats:
            caption = table.style.words.caption(beat)
            words = table.say(table.word_news(caption))
            assert not re.search(r"\b[a-e][1-5]\b", words), words
            if beat.what in ("pawn", "horse", "elephant"):
                assert re.search(r"\b[a-e][1-5]\b", table.say(caption)), "a replay does"
                assert ("raven" if beat.seat else "bear") in words


def test_the_invitation_covers_nothing_of_a_card_or_of_the_board_of_names(kiosk):
    for _ in GAMES:
        kiosk.frames(1, MATCH)
        for _ in range(2):
            scene, invites = shown(kiosk), foot(kiosk, "middle")
            assert isinstance(scene, HowtoScene | NightBoardScene)
            kiosk.frames(1)
            assert not [name for name, box in scene.page.leaves if box.overlaps(invites)]
            kiosk.frames(1, CARD)


def untouched(scene: PassedMatch, invites: Box) -> None:
    """Nothing that lies on a table, or is told of it, lies under the invitation."""
    show = scene.show
    lying = [scene.box_on_screen(show.board.box_of(place)) for place in show.layer.map_pieces()
             if show.board.has_place(place) and show.board.is_seen(show.board.box_of(place))]
    panels = [scene.box_on_screen(show.panel_of(seat)) for seat in range(len(show.players))]
    words = [box for _, box in scene.bar.leaves]
    told = [scene.box_on_screen(box) for page in scene.picture.drawn for _, box in page.leaves]
    assert lying and words and told
    assert not [
        box for box in (*lying, *panels, *words, *told, scene.frame) if box.overlaps(invites)]


def test_the_invitation_covers_nothing_of_a_table(kiosk):
    for _ in GAMES:
        table = shown(kiosk)
        assert isinstance(table, AttractTable)
        table.settle()
        kiosk.frames(2, TITLED)
        table.settle()
        kiosk.frames()
        untouched(table, foot(kiosk, "middle").inset(-UNDER))
        for part in (MATCH, CARD, CARD):
            kiosk.frames(1, part)


def test_the_invitation_covers_nothing_of_a_puzzle_and_a_sign_says_what_is_to_be_reached(kiosk):
    for game in puzzles.list_puzzle_games(kiosk.house.games):
        passing = PassingPuzzle(kiosk.house, game, puzzles.load_puzzles(game)[0])
        kiosk.top.part = Part(passing, passing.seconds)
        kiosk.top.enter()
        kiosk.frames(2)
        invites = foot(kiosk, "middle").inset(-UNDER)
        untouched(passing, invites)
        assert repr(passing.say(passing.says)) in [name for name, _ in passing.bar.leaves]


def test_a_board_without_names_bears_that_of_its_game_alone_and_has_room_for_three(kiosk):
    scene, say = NightBoardScene(kiosk.house, "haggis", poster=True), kiosk.house.words
    told = " ".join(name for name, _ in scene.page.leaves)
    assert say("game-haggis") in told and say("nightboard") in told
    places = [box for name, box in scene.page.leaves if name in ("'1'", "'2'", "'3'")]
    assert [*map(str, (1, 2, 3))] == [name.strip("'") for name, _ in scene.page.leaves
                                      if name in ("'1'", "'2'", "'3'")]
    assert places == sorted(places, key=lambda box: box.y) and len({box.x for box in places}) == 1
    (yours,) = [box for name, box in scene.page.leaves if name == repr(say("night-yours"))]
    assert abs(yours.center[1] - places[0].center[1]) < 2, "the first of them is to be won"
    assert not [game for game in GAMES if game != "haggis" and say(f"game-{game}") in told]
    assert scene.page.problems == [] == scene.page.shortened
    pressed = NightBoardScene(kiosk.house, "haggis")  # with buttons it leads to all games
    assert not pressed.page.problems
    assert {f"box/{game}" for game in GAMES} <= {*pressed.page.pointed}


def test_the_invitation_can_be_read_from_the_couch_and_breathes_unless_motion_is_reduced(kiosk):
    words = kiosk.house.words("attract-join")

    def letters() -> float:
        """How high a line of it is, in logical pixels."""
        art, drawn = kiosk.house.art, kiosk.top.prompt.drawn
        kept = {id(image): key for key, image in art.kept.items() if key[:2] == ("text", words)}
        style, = {kept[id(image)][2] for image, *_ in drawn if id(image) in kept}
        return art.line_height(style)

    for _ in range(6):
        assert letters() >= 38
        kiosk.frames(1, MATCH)
    rings = []
    for still in (True, False):
        kiosk.house.settings.reduced_motion = still
        seen = set()
        for _ in range(8):
            kiosk.top.age += 0.4
            screen = kiosk.house.screen
            screen.begin()
            breathe(screen, kiosk.house.art, foot(kiosk, "middle"), kiosk.top.age, still=still)
            seen.add(screen.items[-1].image.get_size())
        rings.append(len(seen))
    assert rings[0] == 1 < rings[1]
    kiosk.house.settings.reduced_motion = False


def test_nothing_is_still_for_a_minute(kiosk):
    """Even with the cards alone."""
    kiosk.top.bots = False
    for _ in range(8):
        before = kiosk.picture()
        kiosk.frames(12, 5.0)
        assert kiosk.picture() != before


def test_the_whole_picture_moves_by_four_pixels_every_ninety_seconds(kiosk):
    attract = kiosk.top
    spots = []
    for n in range(5):
        attract.age = n * SHIFT_EVERY
        screen = kiosk.house.screen
        screen.begin()
        attract.draw(screen)
        prompt = attract.prompt.drawn[0]
        (item,) = [item for item in screen.items if item.image is prompt.image]
        x, y = screen.to_pixel(prompt.x, prompt.y)
        spots.append((item.x - x, item.y - y))
        assert (screen.items[0].x, screen.items[0].y) == (0, 0), "no edge lies bare"
    assert (SHIFT_EVERY, SHIFT) == (90, 4)
    assert spots == [(0, 0), (4, 0), (4, 4), (0, 4), (0, 0)]


def test_attract_is_dimmed_after_ten_minutes_and_bright_for_whoever_comes(kiosk):
    def light() -> float:
        return sum(pygame.transform.average_color(kiosk.house.screen.surface)[:3])

    card = HowtoScene(kiosk.house, "hamnar")
    kiosk.top.part = kiosk.top.part._replace(scene=card, seconds=2000.0)
    kiosk.top.enter()
    kiosk.frames(1, DIM_AFTER - kiosk.top.age - 1)
    bright = light()
    kiosk.frames(1, 2.0)
    assert light() < 0.6 * bright
    kiosk.press("confirm")
    kiosk.house.stack.push(card)
    kiosk.frames()
    assert light() > 0.95 * bright


def test_attract_plays_the_music_of_its_games_as_loud_as_the_operator_wants(kiosk):
    attract, loud = kiosk.top, {}
    for choice in ("quiet", "normal", "off"):
        kiosk.house.kiosk.choices.attract = choice
        loud[choice] = attract.tune.share
    assert 0 == loud["off"] < loud["quiet"] < loud["normal"] == 1
    for game in kiosk.house.games:
        assert isinstance(attract.part.scene, AttractTable)
        assert kiosk.house.stack.tune.piece == game
        kiosk.frames(1, attract.part.seconds)
        assert isinstance(attract.part.scene, HowtoScene)
        assert kiosk.house.stack.tune.piece == game
        for _ in range(2):
            kiosk.frames(1, attract.part.seconds)


def test_music_in_attract_is_quiet_unless_the_operator_says_otherwise(kiosk):
    assert kiosk.house.stack.tune.share == SHARES["quiet"]
    assert not kiosk.house.stack.tune.asked


def to_a_puzzle(kiosk):
    """Attract, until a puzzle is shown."""
    for _ in range(4 * len(GAMES)):
        if kiosk.top.puzzle:
            return kiosk.top.part.scene
        kiosk.frames(1, MATCH)
        kiosk.frames(1)
    raise AssertionError("no puzzle comes")


def test_now_and_then_there_is_a_puzzle_and_one_press_opens_it(kiosk):
    passing = to_a_puzzle(kiosk)
    assert any(kiosk.house.words("attract-try") in name for name, _ in kiosk.top.prompt.leaves)
    kiosk.press("confirm")
    assert kiosk.scene == "PuzzleScene"
    assert kiosk.top.puzzle == passing.puzzle
    assert not kiosk.match.record.lines, "that press has done nothing else"
    assert not records(kiosk)


def test_after_a_minute_a_puzzle_shows_how_it_goes(kiosk):
    passing = to_a_puzzle(kiosk)
    passing.left = 1.0  # of the minute
    kiosk.frames(4, 0.1)
    assert not passing.match.record.lines and not passing.showing
    kiosk.frames(10, 0.1)
    assert passing.showing
    for _ in range(200):
        if len(passing.match.record.lines) == len(passing.puzzle.solution):
            break
        kiosk.frames(1, 0.25)
    assert [line.move for line in passing.match.record.lines] == list(passing.puzzle.solution)
    kiosk.frames(1, passing.seconds)
    kiosk.frames(1)
    assert not kiosk.top.puzzle


def test_a_press_leads_to_the_game_that_was_shown(kiosk):
    second = kiosk.house.games[1]
    for _ in range(400):
        if kiosk.top.part.game == second:
            break
        kiosk.frames(1, 5.0)
    assert kiosk.top.part.game == second
    kiosk.press("confirm")
    assert (kiosk.scene, kiosk.top.focus.name) == ("TitleScene", f"game/{second}")
