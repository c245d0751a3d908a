"""What a stranger sees of the board: who has moved where, what was taken, and what lies behind."""

from __future__ import annotations

from math import hypot

import pytest

from game.match import Header, Player, start
from game.picture.screen import Box
from game.shelf import rules
from game.shelf.hamnar import table as manners
from game.tables.hands import Hands
from game.tables.table import TableScene
from game.tables.trails import Trails
from tests.house import OpenHouse, part

CHASE = 40  # moves at most until somebody has been captured


def played(house: OpenHouse) -> TableScene:
    """A match in which the newest move has captured somebody."""
    players = Player("Freja"), Player("Ask")
    match = start(Header("hamnar", rules("hamnar").VERSION, players, "5"), None)
    house.house.open_table(match, Hands(players, {0: "keys/left", 1: "keys/left"}))
    table = house.table
    for _ in range(CHASE):
        seat = next(iter(match.prompts))
        moves = list(table.rules.moves(match.state, seat))
        taken = [move for move in moves if any(
            to.startswith("taken") for beat in table.rules.apply(match.state, seat, move, None)
            for _, to in beat.moved)]
        table.play(seat, (taken or moves)[0])
        table.settle()
        if taken:
            break
    house.frames(2)
    return table


def leaves(table: TableScene) -> dict[str, Box]:
    return {name: box for page in table.picture.drawn for name, box in page._leaves}


@pytest.mark.parametrize(("text", "language", "word"), [(1.0, "en", "Taken"), (2.0, "sv", "Tagna")])
def test_captives_are_small_and_in_the_shade_after_a_word(open_house, text, language, word):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    table = played(house)
    place = next(place for place in table.show.layer.pieces() if place.startswith("taken/"))
    board, seat = table.show.board, int(place.split("/")[1])
    assert place in table.show.layer.dull
    assert board.box(place).w < 0.5 * board.box("c3").w
    said = leaves(table)[repr(word)]
    assert said.right < board.box(place).x
    assert said.within(table.show.panel(seat)) and abs(
        said.center[1] - board.box(place).center[1]) < 20
    assert not [one for page in table.picture.drawn for one in (*page.problems, *page.shortened)]


def test_a_figure_leaves_half_of_the_square_behind_it_to_be_seen():
    for side in manners.SIDES:
        look = manners.LOOKS[side]
        assert look.foot is not None
        assert look.wide * look.tall - look.foot <= 0.5 + 0.25, "over the middle of its own"


def test_the_newest_arrow_ends_before_whoever_stands_there(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = played(house)
    _, (frm, to) = list(table.show.trails().items())[-1]
    board, trails = table.show.board, part(table, Trails)
    a, b = board.pose(frm), board.pose(to)
    last = trails._last(a, b, to)
    length = ((b.x - a.x) ** 2 + (b.y - a.y) ** 2) ** 0.5
    tip = b.x + (a.x - b.x) * last / length, b.y + (a.y - b.y) * last / length
    assert not board.box(to).inset(0.5).holds(*tip), "at the edge of the square"
    look = manners.LOOKS[str(table.show.table[to])]
    head = b.y + b.h * (look.foot or 0) - b.w * look.wide * look.tall
    assert a.y >= b.y or tip[1] <= head + 0.5 or abs(tip[0] - b.x) >= b.w / 2 - 0.5


def test_how_many_pieces_are_left_is_the_largest_thing_on_a_panel(open_house):
    table = played(open_house("--speed", "instant"))
    for seat, side in enumerate(table.match.state.sides):
        words = repr(str(side.bit_count()))
        found = {name: box for page in table.picture.drawn for name, box in page._leaves
                 if box.within(table.show.panel(seat)) and name.startswith("'")}
        assert max(found, key=lambda name: found[name].h) == words


def test_the_log_has_the_last_two_moves(open_house):
    house = open_house("--speed", "instant")
    table = played(house)
    room = table.show.board.box("captions")
    told = [name for name, box in leaves(table).items()
            if name.startswith("'") and box.meets(room)]
    assert len(told) == 2


def test_two_orbs_that_changed_places_are_joined_by_an_arrow_with_two_heads(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = house.at_table("bb1bb/2b2/5/2w2/ww1ww wbwbwb sun 0")
    house.play("horse1-elephant")
    house.settle()
    assert set(table.show.trails()[0]) == {"orb/horse1", "orb/elephant"}
    board = table.show.board
    a, b = board.pose("orb/horse1"), board.pose("orb/elephant")
    length = hypot(b.x - a.x, b.y - a.y)
    ux, uy = (b.x - a.x) / length, (b.y - a.y) / length

    house.frames(60)
    surface = house.house.screen.surface
    drawn = surface.copy()
    table.show.went.clear()
    house.frames(2)

    def thick(along: float) -> int:
        """How many pixels across the way the arrow has changed."""
        places = [(round(a.x + ux * along - uy * n), round(a.y + uy * along + ux * n))
                  for n in range(-40, 41)]
        return sum(drawn.get_at(place) != surface.get_at(place) for place in places)
    shaft = thick(0.3 * length)
    assert shaft > 8
    for one, two in ((0, length), (length, 0)):
        widest = max(thick(one + (two - one) * n / 200) for n in range(20, 50))
        assert widest > shaft + 8


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_to_be_done_stands_beside_the_panel_of_whoever_is_asked(open_house, seat):
    house = open_house("--speed", "instant")
    orbs = ("bwbwbw", "wbwbwb")[seat]  # the second one is the pawn's
    table = house.at_table(f"bb1bb/2b2/5/2w2/ww1ww {orbs} pawn 0")
    house.frames(2)
    assert list(table.match.prompts) == [seat]
    said = next(box for name, box in leaves(table).items() if name == "'Move as a pawn'")
    own, other = (table.show.panel(one) for one in (seat, 1 - seat))
    assert abs(said.center[0] - own.center[0]) < 100 < abs(said.center[0] - other.center[0])
