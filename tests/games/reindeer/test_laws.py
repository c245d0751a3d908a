"""The laws for Reindeer Rivals on both boards, and what is conserved: money and packets."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import make_luck, pick
from game.core.paths import MAPS
from game.games.reindeer.map_file import read_atlas
from game.games.reindeer.rules import MONEY, Rivals, game_on
from game.games.reindeer.rules.position import Turn
from tests.games import laws

BOARDS = {name: game_on(read_atlas(MAPS / f"{name}.tmx")) for name in ("usa", "netherlands")}
CASES = [(name, seats) for name in BOARDS for seats in Rivals.SEATS]


def game(name: str) -> Rivals:
    return BOARDS[name]


@pytest.mark.share(3)
@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_law_holds(law, name, seats):
    law(game(name), seats, f"{name}{seats}")


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_law_holds_in_many_games(law, name, seats):
    for seed in range(30):
        law(game(name), seats, str(seed))


# money, packets, and a judge that was written independently of the game's


def worth(state) -> int:
    """The money in hand, what was paid for packets that still lie about, and what cities have
    paid."""
    lying = sum(n for stacks in state.stacks for _, n in stacks)
    delivered = sum(map(len, state.delivered))
    return sum(state.money) + 20 * (lying + delivered) - 100 * delivered


def eager(rules, state, seat, choice):
    """Deliveries first, then flights that end closer to a city that still needs packets."""
    atlas = rules.atlases[state.map]
    open_ = [city.at for city, has, need in zip(
        atlas.cities, state.delivered, atlas.demands[state.quick], strict=True) if len(has) < need]

    def far(place):
        x, y = atlas.find_centre(place)
        return min(((x - a) ** 2 + (y - b) ** 2 for a, b in open_), default=0)

    moves = sorted(rules.moves(state, seat), key=repr)
    home = [move for move in moves if move[-1] in atlas.index]
    nearer = [move for move in moves if move[0] != "done" and move[-1] != "D"
              and far(move[-1]) < far(move[-2])]
    return pick(home or (nearer if choice.random() < 0.9 else moves) or moves, choice)


def eager_turns(rules, seats, seed, options):
    state, choice = rules.setup(seats, make_luck(seed, -1), options), Random(seed)
    for ply in range(laws.LONGEST):
        if not (asked := rules.prompts(state)):
            return
        (seat,) = asked
        move, chance = eager(rules, state, seat, choice), make_luck(seed, ply)
        after = rules.step(state, seat, move, chance)
        yield state, seat, move, after
        state = after


@pytest.mark.share(3)
@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("quick", ["off", "on"])
def test_money_and_packets_balance_at_every_step(name, seats, quick):
    rules = game(name)
    delivered = 0
    for before, seat, move, after in eager_turns(rules, seats, f"{seats}", {"quick": quick}):
        rent = {"big": 50, "little": 10, "done": 0}[move[0]]
        assert worth(after) == worth(before) - rent
        others = [s for s in range(seats) if s != seat]
        assert all((after.money[s], after.stacks[s]) == (before.money[s], before.stacks[s])
                   for s in others)
        assert after.money[seat] >= 0
        assert rules.write(rules.read(rules.write(after))) == rules.write(after)
        delivered = sum(map(len, after.delivered))
    assert delivered >= 5


def naive(rules, state, seat, move) -> bool:
    """The page of rulings as one formula: whether a flight is legal."""
    atlas, (kind, *rest) = rules.atlases[state.map], move
    count, frm, to = rest if kind == "big" else (1, *rest)
    figures, rent = atlas.figures, 50 if kind == "big" else 10
    at = {"D": (0, 0), **{city.name: city.at for city in atlas.cities}}
    (ax, ay), (bx, by) = (at.get(place, place) for place in (frm, to))
    side = figures.long if kind == "big" else figures.short
    need = {city.name: n for city, n in zip(atlas.cities, atlas.demands[state.quick], strict=True)}
    have = {city.name: len(n) for city, n in zip(atlas.cities, state.delivered, strict=True)}
    in_disc = any(figures.grid ** 2 * ((bx - x) ** 2 + (by - y) ** 2) <= figures.radius ** 2
                  for x, y in at.values())
    return (
        frm != to and state.stage.rent + rent <= 50 and 1 <= count <= 5
        and (frm == "D" or (frm not in at and dict(state.stacks[seat]).get(frm, 0) >= count))
        and state.money[seat] >= rent + (20 * count if frm == "D" else 0)
        and figures.grid ** 2 * ((ax - bx) ** 2 + (ay - by) ** 2) <= side ** 2
        and (to == "D" or (kind == "little" and have[to] < need[to] if to in need
                           else not in_disc and atlas.land.has_point((bx, by)))))


@pytest.mark.parametrize("name", BOARDS)
def test_the_judge_lets_every_legal_move_pass_and_no_other(name):
    rules, choice = game(name), Random(5)
    atlas = rules.atlases[name]
    passed = refused = 0
    for n, (state, seat, _, _) in enumerate(eager_turns(rules, 3, "judge", {})):
        if n % 4:
            continue
        own = [point for point, _ in state.stacks[seat]]
        named = ["D", *(city.name for city in atlas.cities)]
        for _ in range(150):
            frm = pick([*own, *own, "D", "D", *named, (3, 4)], choice)
            x, y = atlas.find_centre(frm)
            around = [(x + choice.randrange(-60, 61), y + choice.randrange(-60, 61))
                      for _ in range(40)]
            to = pick([*named, *own, *around], choice)
            move = pick([("little", frm, to), ("big", choice.randrange(1, 6), frm, to)], choice)
            legal = rules.refusal(state, seat, move) is None
            assert legal == naive(rules, state, seat, move), (rules.write(state), move)
            passed, refused = passed + legal, refused + (not legal)
    assert passed > 100 and refused > 100


@pytest.mark.parametrize("name", BOARDS)
def test_all_legal_moves_to_cities_and_the_depot_are_listed(name):
    rules = game(name)
    named = ["D", *rules.atlases[name].index]
    for n, (state, seat, _, _) in enumerate(eager_turns(rules, 2, "listed", {})):
        if n % 10 == 0 and isinstance(state.stage, Turn):
            froms = ["D", *(point for point, _ in state.stacks[seat])]
            tried = [move for frm in froms for to in named for move in (
                ("little", frm, to), *(("big", count, frm, to) for count in range(1, 6)))]
            legal = {move for move in tried if rules.refusal(state, seat, move) is None}
            assert legal == {m for m in rules.moves(state, seat) if m[-1] in named}


def test_reading_a_position_makes_no_difference_to_the_moves():
    rules = game("usa")
    for state, seat, _, _ in eager_turns(rules, 2, "again", {}):
        again = game_on(rules.atlases["usa"])
        assert again.moves(again.read(again.write(state)), seat) == rules.moves(state, seat)
        if state.round > 5:
            break
    assert rules.setup(2, Random(1), {}).money == (MONEY, MONEY)
