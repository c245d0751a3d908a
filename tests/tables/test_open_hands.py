"""A hand opens only by its own player's press: whole matches, with every scene in between."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game import games
from game.core.contract import Seat
from game.core.record import Player
from game.core.settings import Mode
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games import load_rules
from game.tables.secrecy import MODES
from game.tables.style import table_style
from game.tables.table import TableScene
from game.tools.monkey import Leak, Monkey, open_hands
from tests.house import OpenHouse

GAMES = tuple(game for game in games.GAMES if table_style(game).hands)
HIDING = [mode for mode in MODES if mode != "open"]
DEVICES = {0: LEFT_KEYS, 1: RIGHT_KEYS, 2: "pad/9"}
LOOKS = 12  # acts between two looks at the pixels


def frame(house: OpenHouse) -> bytes:
    """The pixels of this moment, without any time passing."""
    house.draw_frame(house.now)
    return pygame.image.tobytes(house.house.screen.surface, "RGB")


def tells_nothing(house: OpenHouse, table: TableScene, opener: Seat | None, rng: Random) -> bool:
    """Whether the screen is the same for every state that the seat with the open hand, or nobody,
    could not tell from this one; the table then goes on as it was."""
    match, state = table.match, table.match.state
    if table.show.reel.busy or match.result is not None or table.show.state is not state:
        return True
    other = table.rules.guess(table.rules.view(state, opener), rng)

    def drawn(hidden: object) -> bytes:
        match.states[-1] = table.show.state = hidden
        table.questions.ask()  # bots think on
        table.reveal()
        return frame(house)

    seen = drawn(state), drawn(other)
    match.states[-1] = table.show.state = state
    table.questions.ask()
    table.reveal()
    return seen[0] == seen[1]


def journey(house: OpenHouse, game: str, people: int, mode: Mode, seed: int, acts: int) -> set[str]:
    """Matches by presses alone, with every scene that may come in between. Returns the scenes that
    came."""
    monkey, rng = Monkey(house.app, Random(seed), (game,)), Random(seed)
    came: set[str] = set()
    for n in range(acts):
        if len(house.house.stack.scenes) == 1:
            monkey.sit(people, mode)
        monkey.act()
        house.frames(rng.randint(0, 2))
        came.add(house.scene)
        table = house.house.stack.find_highest(TableScene)
        if n % LOOKS == 0 and table and len(table.hands.humans) > 1 and table.secrecy.shared:
            monkey.witness.look_at(house.house.stack)
            assert tells_nothing(house, table, monkey.witness.opener, rng), table.rules.write(
                table.match.state)
    return came


@pytest.mark.share(4)
@pytest.mark.parametrize("mode", HIDING)
@pytest.mark.parametrize("game", GAMES)
def test_hands_open_by_their_players_presses_alone(open_house, game, mode):
    house = open_house("--speed", "instant", "--size", "640x360")
    people = (max if mode == "peek" else min)(load_rules(game).SEATS)  # nobody waits for a bot
    came = journey(house, game, people, mode, 4, 150)
    assert came > {"TableScene"}, "other scenes come between"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("mode", HIDING)
@pytest.mark.parametrize("game", GAMES)
def test_hands_open_by_their_players_presses_alone_in_long_evenings(open_house, game, mode, seed):
    house = open_house("--speed", "instant", "--size", "640x360")
    people = 2 + seed % 2 if 2 in load_rules(game).SEATS else 3
    came = journey(house, game, people, mode, seed, 1500)
    assert "TableScene" in came


def to_the_sheet(house: OpenHouse, table: TableScene) -> None:
    """Play a round with presses up to its sheet, as `play_round` does, where players open their
    own hand."""
    rng = Random(4)
    for _ in range(400):
        if house.scene == "ScoringScene":
            return
        seat = next(s for s, prompt in table.match.prompts.items() if not prompt.optional)
        if not table.secrecy.may_see(seat):
            house.frames(5, 0.1)
            if table.secrecy.holds:
                house.press("prev", device=DEVICES[seat])
                table.secrecy.open_hand(seat)
                table.reveal()
            else:
                house.press("confirm", device=DEVICES[seat])
        view = table.rules.view(table.match.state, seat)
        moves = list(table.rules.moves(view, seat))
        table.play(seat, rng.choice([m for m in moves if m[0] != "bet"] or moves))
        house.settle_or("ScoringScene")
    raise AssertionError("the round does not end")


@pytest.mark.share(3)
@pytest.mark.parametrize("mode", HIDING)
@pytest.mark.parametrize("game", ["herrlof", "haggis"])
def test_the_hand_of_a_new_round_is_closed_under_the_sheet_and_after_it(open_house, game, mode):
    """The last player is asked first in the next round: their open hand used to stay open while
    the other person's key put the sheet away."""
    house = open_house("--speed", "instant")
    for seed in "12":
        table = house.at_cards(game, (Player("Freja"), Player("Ask")), mode, seed=seed)
        to_the_sheet(house, table)
        assert open_hands(table) == set()
        for device in DEVICES.values():
            while house.scene == "ScoringScene":
                house.press("confirm", device=device)
        house.frames(5)
        assert open_hands(table) == set()
        assert table.secrecy.audience is None
        house.house.to_title()


def test_the_witness_sees_a_hand_that_nobody_has_opened(open_house):
    house = open_house("--speed", "instant")
    table = house.at_cards("haggis", (Player("Freja"), Player("Ask")), "curtain")
    monkey = Monkey(house.app, Random(1))
    monkey.witness.look_at(house.house.stack, LEFT_KEYS)
    table.secrecy.audience, table.secrecy.curtain = 0, None  # as a fault of the table would
    table.reveal()
    with pytest.raises(Leak):
        monkey.witness.look_at(house.house.stack, RIGHT_KEYS)
    monkey.witness.look_at(house.house.stack, LEFT_KEYS)
    house.press("pause")
    table.secrecy.audience, table.secrecy.curtain = 0, None
    table.reveal()
    with pytest.raises(Leak):
        monkey.witness.look_at(house.house.stack, LEFT_KEYS)
