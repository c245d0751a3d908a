"""Reindeer Rivals' bot: turns are rated by dollars a turn, and the best ones played out to the end.

An answer depends on the view, the seat, the luck and the budget, and on nothing else; with a budget
of nodes it is the same on every machine. A node is a turn in a playout.
"""

from __future__ import annotations

from random import Random

from game.bots.advice import Advice, Expected, Rated, sorted_out
from game.bots.bandit import Bandit
from game.bots.search import Budget, Enough
from game.core.contract import Move, Seat
from game.games.reindeer.bot.alone import make_plan, turn_of
from game.games.reindeer.bot.coach import (
    DONE,
    find_reason,
    is_legal,
    lead_over_rivals,
    rate,
    state_after,
)
from game.games.reindeer.bot.country import FAR, HUB, load_country
from game.games.reindeer.bot.race import LEAST, SLEIGHS, Action, Delivery, Manner, Race
from game.games.reindeer.rules import REWARD, to_come
from game.games.reindeer.rules.atlas import DEPOT, LITTLE, PACKET, Place
from game.games.reindeer.rules.position import RENT, State, Turn
from game.games.reindeer.rules.why import name_near

LEVELS = ("novice", "skilled", "expert")
MANNERS = {"novice": Manner(0.0, 5.0), "skilled": Manner(0.5, 0.5), "expert": Manner(1.0, 0.05)}
BROAD = 6  # turns that are played out
DOUBT = 1.0  # standard errors by which another turn has to beat the one with the highest rate
MOST = 450  # nodes for a turn among rivals, so that a match of bots does not drag on
THOUGHT = 0.8  # of a budget, for the suggestion; the rest is for what is expected
WINS = 100  # dollars that winning is worth, besides the margin


def choose(view: State, seat: Seat, luck: Random, budget: Budget, level: str) -> Move | None:
    """Return a legal move for the seat; None if it is not asked. Raises KeyError for no such
    level."""
    manner = MANNERS[level]
    if not isinstance(view.stage, Turn) or view.stage.seat != seat:
        return None
    land = load_country(view.map)
    race = Race(land, view)
    if view.dice is None and level == "expert":
        turn = turn_of(race, make_plan(race, luck, budget))
    elif race.rent:
        turn = race.find_deliveries(seat, SLEIGHS - race.rent // LITTLE)
    elif level != "expert":
        turn = race.find_best(seat, manner, luck)
    else:
        turn = played_out(race, seat, view.dice or (1, 2), luck, budget)
    if turn.rate < LEAST and race.rent < RENT and not race.list_flights(seat, manner.wary):
        return find_errand(race, seat)
    return first_move(race, turn)


def advise(
    view: State, seat: Seat, luck: Random, budget: Budget, about: Move | None,
) -> Advice | None:
    """Return the turns that the bot weighs, by how they begin, with how far ahead of the best rival
    the seat is and the dollars a turn that each brings; what playing on to the end has put behind
    the suggestion is at most level with it. Alone turns cost nothing, and the move stands alone.
    None if the seat is not asked."""
    best = choose(view, seat, luck, budget.take_share(THOUGHT), "expert")
    if best is None:
        return None
    why = find_reason(view, seat, best)
    then = expect_move(view, seat, best, luck, budget.take_share(1 - THOUGHT))
    if view.dice is None:
        return Advice((Rated(best, 0.0),), why, then)
    race = Race(load_country(view.map), view)
    wary = MANNERS["expert"].wary
    begins = race.find_deliveries(seat, SLEIGHS - race.rent // LITTLE)
    turns = [begins, *race.list_flights(seat, wary)] if not race.rent else [begins]
    turns = list_different(sorted(turns, key=lambda turn: -turn.rate))[:BROAD]
    moves = list_distinct(race, [best, *(first_move(race, turn) for turn in turns), DONE])
    if about is not None and about not in moves and is_legal(view, seat, about):
        moves.append(about)
    lead = lead_over_rivals(race, seat)
    worths = {move: lead + rate(race, view, seat, move, wary) for move in moves}
    most = worths[best]
    return Advice(sorted_out((Rated(move, min(worth, most)) for move, worth in worths.items()),
                             best), why, then)


def list_distinct(race: Race, moves: list[Move]) -> list[Move]:
    """Return moves without those that sound like an earlier one: a point is called by what it is
    near."""
    atlas = race.land.atlas
    found: dict[object, Move] = {}
    for move in moves:
        found.setdefault((move[0], *(name_near(atlas, place) for place in move[-2:])), move)
    return list(found.values())


def expect_move(
    view: State, seat: Seat, move: Move, luck: Random, budget: Budget,
) -> Expected | None:
    """Return the next step of the same turn, or the move of the next rival in the round; the first
    seat of the next round is unknown."""
    after, then = state_after(view, seat, move), DONE
    if move != DONE:
        then = choose(after, seat, luck, Budget(nodes=0), "expert") or DONE
        if then != DONE:  # the same step once more goes without saying
            return Expected(seat, then, after) if then != move else None
        if not to_come(view.dice, len(view.money), seat):
            return None
        after = state_after(after, seat, DONE)
    if not to_come(view.dice, len(view.money), seat) or not isinstance(after.stage, Turn):
        return None
    other = after.stage.seat
    found = choose(after, other, luck, budget, "expert")
    return None if found in {None, DONE} else Expected(other, found, after)


def move_quickly(view: State, seat: Seat, luck: Random) -> Move | None:
    """Return a decent move within a few milliseconds, for when there is no time to think."""
    return choose(view, seat, luck, Budget(nodes=0), "skilled")


def played_out(
    race: Race, seat: Seat, dice: tuple[int, int], luck: Random, budget: Budget,
) -> Action:
    """Among the turns with the highest rates, the one after which matches end best for the seat."""
    manner = MANNERS["expert"]
    rated = sorted(race.list_turns(seat, manner.wary), key=lambda turn: -turn.rate - luck.random())
    turns = list_different(rated)[:BROAD]
    arms, nodes, look = Bandit(len(turns)), 0, 0
    rest = to_come(dice, len(race.money), seat)
    while not arms.settled and nodes < MOST:
        results = []
        seed = luck.random()
        try:
            for arm in arms.running:
                look = budget.check_nodes(nodes) if nodes >= look else look
                ahead = race.copy()
                ahead.play(seat, turns[arm])
                nodes += 1 + ahead.finish(rest, Random(seed), manner)
                results.append(rate_margin(ahead.money, seat))
        except Enough:
            break
        arms.add(results)
    return turns[arms.find_proven(0, DOUBT)]


def list_different(turns: list[Action]) -> list[Action]:
    """Return the turns, without any that begins like an earlier one."""
    firsts: dict[tuple[object, ...], Action] = {}
    for turn in turns:
        firsts.setdefault((turn.deliveries, turn.frm, turn.to), turn)
    return list(firsts.values())


def rate_margin(money: list[int], seat: Seat) -> float:
    """Return how far ahead of the best rival a seat ends, plus or minus what winning is worth."""
    ahead = money[seat] - max(dollars for one, dollars in enumerate(money) if one != seat)
    return ahead + WINS * ((ahead > 0) - (ahead < 0))


def find_errand(race: Race, seat: Seat) -> Move:
    """Return the move when nothing else pays: a little sleigh starts the most profitable packet on
    its long way; done if there is none."""
    options = [(REWARD - LITTLE * legs - PACKET * (spot == HUB), spot, city)
               for spot in (*race.stacks[seat], HUB)
               for city, need in enumerate(race.needs) if need
               for legs in [race.land.count_legs(race.spots[spot].point, city, FAR - 1)]
               if legs < FAR]
    gain, spot, city = max(options, default=(0, HUB, 0))
    if gain <= 0 or race.money[seat] < LITTLE + PACKET * (spot == HUB):
        return DONE
    legs = race.land.count_legs(race.spots[spot].point, city, FAR - 1)
    return first_move(race, Action(float(gain), (Delivery(spot, city, legs),)))


def first_move(race: Race, turn: Action) -> Move:
    """Return the first move of a turn; done if it has none."""
    names = race.land.atlas.cities
    if turn.deliveries:
        spot, city, legs = turn.deliveries[0]
        end = names[city].name if legs == 1 else race.land.step(race.spots[spot].point, city)
        return ("little", place_of(race, spot), end)
    if turn.load and turn.rate >= LEAST:
        return ("big", turn.load, place_of(race, turn.frm), place_of(race, turn.to))
    return DONE


def place_of(race: Race, spot: int) -> Place:
    return DEPOT if spot == HUB else race.spots[spot].point
