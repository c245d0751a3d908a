"""What a match is remembered for: one line that tells its story, and nothing that is not so."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import Message
from game.core.match import Match, start
from game.core.record import Header, Player
from game.games import load_rules as rules_of
from game.games.halmstad.rules.points import THANKS
from game.tables.style import table_style
from tests.games.reindeer.country import sit


def played(game: str, seats: int, seed: int) -> Match:
    """A whole match of random moves."""
    rules = rules_of(game)
    players = tuple(map(Player, ("Freja", "Ask", "Embla")[:seats]))
    match, rng = start(Header(game, rules.VERSION, players, str(seed)), None), Random(seed)
    while match.prompts:
        seat = min(match.prompts, key=lambda s: (match.prompts[s].optional, s))
        match.play(seat, rng.choice(list(rules.moves(match.state, seat))))
    return match


def true(match: Match, says: Message) -> bool:
    """Whether a story is what the beats of a match say."""
    beats = [beat for row in match.beats for beat in row]
    scored = [beat.state for beat in beats if beat.what == "scored"]
    scores, winners = match.result.scores, match.result.winners
    *_, second, first = sorted(scores)
    more = first - second
    match says:
        case ():
            return len(winners) > 1 or match.result.reason != "points"
        case ("story-points", ("seat", int(who)), by):
            return winners == (who,) and by == more > 0
        case ("story-late", ("seat", int(who))):
            before = match.rules.tally(scored[-2])[-1].values
            return winners == (who,) and before[who] < max(before)
        case ("herrlof-story-exact", ("seat", int(who)), times):
            hits = [sum(state.predictions[seat] == state.tricks[seat] for state in scored)
                    for seat in range(len(scores))]
            return winners == (who,) and times == hits[who] == max(hits) > 1
        case ("haggis-story-out", ("seat", int(who)), times, rounds):
            out = [state.outs[0][0] for state in scored]
            return winners == (who,) and (times, rounds) == (out.count(who), len(scored))
        case ("halmstad-story-nisser", ("seat", int(who)), by, int(kept)):
            nisser = match.rules.tally(match.state)[1].values[who]
            return winners == (who,) and by == more and nisser == THANKS * kept > 0
        case ("hamnar-story-none", ("seat", int(lost))):
            return winners == (1 - lost,) and not match.state.sides[lost]
        case ("hamnar-story-whole", ("seat", int(lost)), ("seat", int(who))):
            return winners == (who,) and lost == 1 - who and not any(
                place.startswith(f"taken/{lost}") for place in match.rules.table(match.state))
    return False


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "seats"), [
    ("hamnar", 2), ("herrlof", 2), ("herrlof", 3), ("haggis", 2), ("haggis", 3), ("halmstad", 3)])
def test_what_a_match_is_remembered_for_is_true(game, seats, seed):
    match = played(game, seats, seed)
    assert true(match, table_style(game).words.story(match))


@pytest.mark.parametrize(("game", "seats"), [("herrlof", 2), ("haggis", 2), ("haggis", 3)])
def test_panels_show_at_the_end_what_the_result_says(game, seats):
    match = played(game, seats, 0)
    last = table_style(game).list_standings(match.state)
    assert tuple(one.total for one in last) == match.result.scores


@pytest.mark.parametrize(("money", "cities", "story"), [
    ("450:-/700:-", "Denver=011", "Ask delivered the most: 2 gifts."),
    ("900:-/700:-", "Denver=011", "Ask delivered more, but Freja earned more."),
    ("450:-/700:-", "-", "Ask won by $250."),
    ("450:-/450:-", "Denver=011", "Sixty rounds have been played."),
])
def test_who_delivered_and_who_earned_is_told_of_a_country(open_house, money, cities, story):
    house = open_house("--speed", "instant")
    sit(house, f"usa 60/0+ 1,2 1:0 {money} {cities}", players=(Player("Freja"), Player("Ask")))
    house.touch("button/done")
    house.until("ResultsScene")
    assert house.top.tell_sentence() == story
