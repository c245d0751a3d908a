"""What a card does to a trick is told as it is laid, and on a stage cards lie in their order."""

from __future__ import annotations

import pytest

from game import routes
from game.core import match as matches
from game.core.record import Header, Player
from game.games import load_rules
from game.games.herrlof.table import STYLE
from game.tables.show import name_seats
from tests.games.herrlof.positions import at, play
from tests.house import OpenHouse

PEOPLE = ("Freja", "Ask", "Embla")


def told(house: OpenHouse, position: str, said: str) -> list[str]:
    """What everybody reads of a move."""
    return [house.house.words.say(name_seats(STYLE.words.caption(beat), PEOPLE.__getitem__))
            for beat in play.beats(position, said)]


@pytest.mark.parametrize(("hands", "trick", "said", "story"), [
    ("6r1r/2r3r/4r5r", "-", "0 play 6r", "Freja leads with a red 6."),
    ("1r/7r2r/4r5r", "0:6r", "1 play 7r", "Ask beats it with a red 7."),
    ("1r/7y3b/4r5r", "0:6r", "1 play 7y", "Ask trumps it with a yellow 7."),
    ("1r/2r3r/4r5r", "0:6r", "1 play 2r",
     "Ask lays a red 2. Freja’s red 6 is still the best."),
    ("1r/V3r/4r5r", "0:6r", "1 play V", "Ask lays a Valknut: it destroys the trick."),
    ("1r/H3r/4r5r", "0:6r", "1 play H", "Ask lays a Hagalaz, to lead the next trick."),
    ("1r/2r5r/4r", "0:H", "1 play 2r", "Ask lays a red 2, the best so far."),
])
def test_what_a_card_does_to_the_trick_is_told(house: OpenHouse, hands, trick, said, story):
    assert told(house, at(hands, trick=trick, stage=f"{said[0]}:play"), said)[0] == story


@pytest.mark.parametrize(("trick", "said", "story"), [
    ("0:6r7r", "2 play 4r", "Ask takes the trick with a red 7."),
    ("0:6r8r", "2 play 9r", "Embla takes the trick with a red 9, so Freja leads."),
    ("0:6rH", "2 play 4r", "Freja takes the trick with a red 6. Hagalaz: Ask leads."),
    ("0:6rV", "2 play 4r", "Ask’s Valknut destroys the trick. Freja leads again."),
])
def test_who_takes_a_trick_is_told_with_what(house: OpenHouse, trick, said, story):
    position = at("1r/2r/4r9r5r", trick=trick, stage="2:play")
    assert story in told(house, position, said)


def test_on_a_stage_the_cards_of_a_trick_lie_in_their_order_round_its_middle(house: OpenHouse):
    match = matches.start(Header("herrlof", load_rules("herrlof").VERSION, tuple(
        map(Player, PEOPLE)), "1"), None)
    house.wander(match, 60)
    house.house.stack.open(routes.Replay(match))
    seen = set[int]()
    for ply in range(len(match.record.lines)):
        house.top.go_to(ply)
        house.frames()
        show = house.shown.show
        trick = sorted(place for place in show.table if place.startswith("trick/"))
        middles = [show.board.pose_of(place).x for place in trick]
        assert middles == sorted(middles)
        broken = [place for place in trick if show.table[place] == "V"]
        if broken:  # round the Valknut
            assert show.board.pose_of(broken[-1]).x == pytest.approx(960)
        elif trick:
            assert sum(middles) / len(trick) == pytest.approx(960)
        seen.add(len(trick))
    assert {1, 2} <= seen
