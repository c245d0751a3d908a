"""Every lesson is played through with presses, as a learner would play it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.app import App, open_app
from game.arguments import read
from game.core.contract import Message
from game.core.words import LANGUAGES, Words
from game.devices.press import RIGHT_KEYS, Action, Press
from game.games import GAMES, load_rules
from game.picture.screen import SAFE
from game.picture.sprites import UNSEEN
from game.scenes.lesson.pause import LessonDoneScene, LessonPauseScene
from game.scenes.lesson.scene import LessonScene
from game.scenes.lobby.scene import LobbyScene
from game.scenes.results.score_sheet import ScoringScene
from game.tables.attention import DEAF
from game.tables.lessons import LEARNER, answer, has_lesson, is_meant, load_lesson
from game.tables.places import SORT, is_button
from tests.glass import Glass
from tests.house import bubble
from tests.ways import left_over, way_at

TAUGHT = [game for game in GAMES if has_lesson(game)]
NAMES = ("Freja", "Ask", "Embla", "Birger", "Saga")


class Learner:
    """A lesson on the screen, a device and a clock."""

    def __init__(self, app: App, game: str) -> None:
        self.app = app
        self.now = 1.0
        self.scene = LessonScene(app.house, game, RIGHT_KEYS, NAMES)
        app.house.stack.push(self.scene)

    @property
    def top(self) -> object:
        return self.app.house.stack.top

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.app.run_frame(seconds, self.now)

    def press(self, *actions: Action) -> None:
        for action in actions:
            self.app.press(Press(action, RIGHT_KEYS))
            self.app.press(Press(action, RIGHT_KEYS, phase="up"))

    def go(self, place: str) -> None:
        """Steer to a place."""
        scene = self.scene
        self.press(*way_at(scene, LEARNER, place))
        assert scene.focus[LEARNER] == place

    def play(self, text: str) -> None:
        """Make a move by touches."""
        scene = self.scene
        for place in next(iter(scene.style.touch.touches(
            scene.match.state, LEARNER, scene.rules.parse(text)))):
            if not left_over(scene.pickers[LEARNER], place):
                continue
            self.go(place)
            self.heed()
            self.press(Action.CONFIRM)

    def heed(self) -> None:
        """Look at the question for long enough."""
        self.wait(0)
        self.wait(DEAF)

    def example(self) -> str:
        scene = self.scene
        return scene.rules.say(scene.step.find_example(scene.rules, scene.match.state))

    def until_step(self, at: int, seconds: float = 12) -> None:
        for _ in range(round(seconds * 10)):
            if isinstance(self.top, ScoringScene):
                self.press(Action.CONFIRM)
            elif self.scene.at == at or self.top is not self.scene:
                return
            self.wait(0.1)
        raise AssertionError(f"step {at} does not come")


@pytest.fixture(params=TAUGHT)
def learner(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Learner]:
    app = open_app(read(["--size", "640x360", "--data", str(tmp_path)]))
    Glass.before(app.house.screen)
    yield Learner(app, request.param)
    app.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_lobby_has_the_learn_button_if_there_is_a_lesson(tmp_path: Path, game: str):
    app = open_app(read(["--size", "640x360", "--data", str(tmp_path)]))
    page = LobbyScene(app.house, game, RIGHT_KEYS).page
    assert ("learn" in page.spots) == has_lesson(game)
    app.close()


@pytest.mark.parametrize("game", TAUGHT)
def test_the_learn_button_seats_as_many_as_the_lesson_needs(tmp_path: Path, game: str):
    app = open_app(read(["--size", "640x360", "--data", str(tmp_path)]))
    lobby = LobbyScene(app.house, game, RIGHT_KEYS)
    while len(lobby.seating.kinds) > min(load_rules(game).SEATS):
        lobby.agreement.turn_seats(-1)
    learn = lobby.page.spots["learn"].act
    assert learn is not None
    learn()
    scene = app.house.stack.top
    assert isinstance(scene, LessonScene)
    names = [player.name for player in scene.match.players]
    assert len(set(names)) == len(names) == load_rules(game).SEATS[0]
    assert names[0] == lobby.seating.names[0]
    app.close()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_short(game: str):
    steps = load_lesson(game)
    assert 4 <= len(steps) <= 14
    for language in LANGUAGES:
        words = Words(language)
        for step in steps:
            assert len(words(step.words).split()) <= 25, (language, step.words)


@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_step_accepts_is_legal_at_its_position(game: str):
    for step in load_lesson(game):
        if step.position:
            state = load_rules(game).read(step.position)
            assert LEARNER in load_rules(game).prompts(state)
            for wanted in step.accept:
                move = step._replace(accept=(wanted,)).find_example(load_rules(game), state)
                assert is_meant(load_rules(game), wanted, move), step.words
                assert load_rules(game).refusal(state, LEARNER, move) is None


@pytest.mark.share(3)
def test_a_lesson_is_played_through_by_presses_without_the_bots(learner: Learner, monkeypatch):
    monkeypatch.setattr(learner.app.house.run.minds, "start", pytest.fail)
    for at in range(len(learner.scene.steps)):
        learner.until_step(at)
        assert learner.scene.at == at
        learner.wait(0.1)
        assert learner.scene.page.problems == []
        learner.play(learner.example())
    learner.until_step(-1)
    assert isinstance(learner.top, LessonDoneScene)
    assert learner.top.page.problems == []
    assert learner.now < 180
    assert not list(learner.app.house.store.records.glob("*"))
    learner.press(Action.CONFIRM)
    assert learner.app.house.stack.scenes[0] is learner.top


@pytest.mark.share(3)
def test_any_move_that_a_step_accepts_leads_through_the_rest(learner: Learner):
    scene = learner.scene
    for at in range(len(scene.steps)):
        for move in [m for m in scene.rules.moves(scene.match.state, LEARNER)
                     if scene.step.is_met_by(scene.rules, m)] or [
                         scene.step.find_example(scene.rules, scene.match.state)]:
            scene.begin(at)
            scene.play(LEARNER, move)
            scene.skip()
        if at + 1 < len(scene.steps):
            assert scene.at == at + 1


@pytest.mark.share(3)
def test_another_legal_move_gets_a_friendly_word_and_an_illegal_one_its_reason(learner: Learner):
    scene = learner.scene
    narrow = next(n for n, step in enumerate(scene.steps) if step.position and not all(
        step.is_met_by(scene.rules, move) for move in scene.rules.moves(
            scene.rules.read(step.position), LEARNER)))
    scene.begin(narrow)
    before = scene.match.state
    legal = scene.rules.moves(before, LEARNER)
    offered = scene.questions.list_fields(LEARNER)
    other = next(m for m in legal if not scene.step.is_met_by(scene.rules, m) and any(
        scene.style.mapped or all(place in offered or not is_button(place) for place in way)
        for way in scene.style.touch.touches(scene.match.state, LEARNER, m)))
    learner.play(scene.rules.say(other))
    assert scene.bubbles[LEARNER].says == ("lesson-other",)
    assert scene.match.state == before
    assert scene.at == narrow
    reason = next(refusals(learner), ("reason",))  # at Halmstad every touch leads somewhere
    assert reason != ("lesson-other",)


def refusals(learner: Learner) -> Iterator[Message]:
    """What is said at every step when places are touched that lead nowhere, at once or after one of
    the first three places."""
    scene = learner.scene
    steps = [n for n, step in enumerate(scene.steps) if step.position]
    begun = [*((at, "") for at in steps),
             *((at, place) for at in steps for place in touched(learner, at)[:3])]
    for step, first in begun:
        scene.begin(step)
        if first:
            touch(learner, first)
        for place in scene.questions.map_places(LEARNER) if LEARNER in scene.pickers else ():
            if place != SORT and scene.pickers[LEARNER].find_refusal(place):
                touch(learner, place)
                if LEARNER in scene.bubbles:  # a card may still be picked
                    assert scene.bubbles[LEARNER].warning
                    yield scene.bubbles[LEARNER].says


def touched(learner: Learner, at: int) -> list[str]:
    """What can be touched first at a step."""
    learner.scene.begin(at)
    return [place for place in learner.scene.questions.map_places(LEARNER) if place != SORT]


def touch(learner: Learner, place: str) -> None:
    learner.scene.focus[LEARNER] = place
    learner.heed()
    learner.press(Action.CONFIRM)


def test_the_hint_shows_what_the_step_wants(learner: Learner):
    scene = learner.scene
    scene.focus[LEARNER] = next(iter(scene.pickers[LEARNER].list_nexts()))
    learner.press(Action.WHY)
    assert scene.bubbles[LEARNER].says[0] == "hint"
    assert "[" not in scene.say(scene.bubbles[LEARNER].says)


@pytest.mark.share(3)
def test_a_step_can_be_skipped_repeated_and_gone_back_to(learner: Learner):
    scene = learner.scene
    for at in range(len(scene.steps)):
        assert scene.at == at
        learner.press(Action.PAUSE)
        assert isinstance(learner.top, LessonPauseScene)
        assert learner.top.page.problems == []
        learner.press(Action.DOWN, Action.CONFIRM)  # the next step
    assert isinstance(learner.top, LessonDoneScene)
    learner.app.house.stack.pop()
    scene.begin(1)
    start = scene.match.state
    learner.play(learner.example())
    learner.press(Action.UNDO)
    assert scene.match.state == start
    assert not scene.done
    assert scene.pickers


@pytest.mark.share(3)
@pytest.mark.parametrize("count", [150, pytest.param(600, marks=pytest.mark.long)])
def test_presses_at_random_never_break_a_lesson(learner: Learner, count: int):
    rng = Random(7)
    actions = [a for a in Action if a not in (Action.FULLSCREEN, Action.POINT, Action.OPERATOR)]
    for _ in range(count):
        learner.press(rng.choice([*actions, *[Action.CONFIRM] * 8]))
        if rng.random() < 0.2:
            learner.wait(rng.choice((0.02, 0.5, 3)))
        if learner.scene not in learner.app.house.stack.scenes:
            learner.scene = LessonScene(learner.app.house, learner.scene.rules.NAME, RIGHT_KEYS,
                                        NAMES)
            learner.app.house.stack.push(learner.scene)


@pytest.mark.share(3)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_words_lie_over_nothing_that_is_played_with(learner: Learner, text: float):
    """Except at a seat that has given up its whole place to them."""
    scene, house = learner.scene, learner.app.house
    house.settings.text = text
    house.change()
    for at in range(len(scene.steps)):
        scene.begin(at)
        learner.wait(0.1)
        room = scene.find_room().inset(12)
        assert room.is_within(SAFE)
        gone = {f"{seat}" for seat in range(len(scene.match.players))
                if scene.show.panel_of(seat).is_within(room)}
        places = {*scene.show.layer.map_pieces(), *scene.questions.map_places(LEARNER),
                  *scene.show.table,
                  *(f"plate/{seat}" for seat in range(len(scene.match.players)))}
        covered = {place for place in places if scene.show.board.has_place(place)
                   and scene.show.board.box_of(place).overlaps(room)
                   and place.split("/")[1:2] != [*gone]}
        assert covered == set(), scene.step.words
        hidden = {place
                  for place in {*scene.pointer.list_lit(), *scene.questions.map_places(LEARNER)}
                  if text == 1.0 and scene.show.board.has_place(place)
                  and scene.show.board.box_of(place).overlaps(scene.figure.find_box())}
        assert hidden == set(), scene.step.words


@pytest.mark.share(3)
def test_only_the_learners_hand_is_open_and_nobody_has_to_hurry(learner: Learner):
    scene = learner.scene
    seconds: set[float | None] = set()
    for at in range(len(scene.steps)):
        assert scene.at == at
        for place, piece in scene.show.layer.map_pieces().items():
            if place.startswith("hand/"):
                assert (piece == UNSEEN) == (place.split("/")[1] != f"{LEARNER}"), place
        seconds |= {prompt.seconds for prompt in scene.match.prompts.values()}
        assert scene.countdown.seconds_shown() is None
        before = scene.match.state
        learner.wait(100)
        assert scene.match.state == before
        scene.skip()
    assert (seconds != {None}) == (scene.rules.NAME == "halmstad")


def test_an_answer_that_nobody_can_give_is_a_mistake_of_the_lesson():
    game = load_rules("haggis")
    state = game.read(load_lesson("haggis")[0].position)
    with pytest.raises(ValueError, match="nobody can play 'pass or play K'"):
        answer(game, state, "pass or play K")


def test_a_reason_leaves_the_words_room(learner: Learner):
    scene = learner.scene
    scene.input.refuse(LEARNER, ("lesson-other",))
    learner.wait(0.1)
    assert not bubble(scene, ("lesson-other",)).overlaps(scene.find_room().inset(12))
    assert (scene.page.problems, scene.page.shortened) == ([], [])


def test_five_gifts_that_are_to_fly_between_two_cities_land_within_reach_of_both(open_house):
    house = open_house("--speed", "instant")
    house.house.stack.push(LessonScene(house.house, "reindeer", RIGHT_KEYS, ("Freja", "Ask")))
    scene = house.top
    at = next(n for n, step in enumerate(scene.steps) if step.words == "lesson-reindeer-big")
    scene.begin(at)
    scene.play(LEARNER, scene.rules.parse("big 5 from D to 0,-6"))
    assert (scene.at, scene.done) == (at, False)
    assert scene.bubbles[LEARNER].says == ("lesson-other",)
    scene.play(LEARNER, scene.rules.parse("big 5 from D to 12,-53"))
    assert scene.done


def test_nobody_is_told_that_she_herself_is_thinking(open_house):
    house = open_house("--speed", "1")
    house.house.stack.push(LessonScene(house.house, "hamnar", RIGHT_KEYS, ("Freja", "Ask")))
    house.frames(30)
    scene = house.top
    scene.play(LEARNER, scene.step.find_example(scene.rules, scene.match.state))
    own = scene.say(("hint-in-turn", ("seat", LEARNER)))
    for _ in range(40):
        house.press("why")
        house.frames()
        assert all(scene.say(bubble.says) != own for bubble in scene.bubbles.values())
