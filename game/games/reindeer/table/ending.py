"""The end of a match on a map: its words, and one person's profit with its medal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from game.core.contract import Message, Place
from game.core.match import Match
from game.core.paths import MAPS
from game.games.reindeer import RULES
from game.games.reindeer.rules import Rivals
from game.games.reindeer.rules.position import State
from game.tables.capabilities import Share
from game.tables.stories import lead_of
from game.tables.style import Ending

MEDALS = ("gold", "silver", "bronze")


def find_medal(profit: int, par: int) -> str | None:
    """10: the medal for a profit on a map with this par, if any."""
    if not par:
        return None
    if profit >= par:
        return "gold"
    if 100 * profit >= 97 * par:
        return "silver"
    return "bronze" if 100 * profit >= 90 * par else None


def played_on(state: State) -> str:
    """Return the key of a map's best result in the settings."""
    return f"reindeer/{state.map}{'+quick' * state.quick}"


def par_of(rules: Rivals, state: State) -> int:
    """Return the best known profit on a map; 0 if unknown."""
    figures = rules.atlases[state.map].figures
    return figures.par_quick if state.quick else figures.par


def find_ending(match: Match, bests: Mapping[str, int]) -> Ending | None:
    """Return the results of a player alone, and whether they are a record."""
    result, state = match.result, cast("State", match.state)
    if result is None or state.dice is not None:
        return None
    reason: Message = ("reindeer-journey-over",) if result.reason == "idle" else (
        f"result-reindeer-{result.reason}", "", len(match.record.lines), "")
    profit, par = result.scores[0], par_of(cast("Rivals", match.rules), state)
    key = played_on(state)
    before = bests.get(key)
    won = find_medal(profit, par)
    best = max(profit, before if before is not None else profit)
    heading: Message = ((f"reindeer-medal-{won}", profit) if won
                        else ("reindeer-medal-none", tell_dollars(profit)))
    told: Message = (("reindeer-profit", par, tell_dollars(best)) if par
                     else ("reindeer-best", tell_dollars(best)))
    return Ending(heading, ("reindeer-ending", reason, told),
                  f"pieces/reindeer/medal_{won}" if won else "ui/coin",
                  find_model(state) if par else None,
                  (*(((("reindeer-row-par",), par),) if par else ()),
                   (("reindeer-row-best",), best)),
                  won is not None, None if before is not None and profit <= before else (
                      key, profit))


def tell_story(match: Match) -> Message:
    """Return who delivered most, or earned most with fewer deliveries, or the margin."""
    result, state = match.result, cast("State", match.state)
    if result is None or state.dice is None or len(result.winners) > 1:
        return ()
    winner = result.winners[0]
    brought = [sum(seats.count(seat) for seats in state.delivered)
               for seat in range(len(state.money))]
    best = max(brought)
    if best and brought[winner] == best and brought.count(best) == 1:
        return ("reindeer-story-most", ("seat", winner), best)
    if brought[winner] < best:
        return ("reindeer-story-fewer", ("seat", winner), ("seat", brought.index(best)))
    return ("reindeer-story-money", ("seat", winner), lead_of(state.money, winner))


def list_shares(state: State) -> dict[Place, Share]:
    """Return by city who has delivered most there, and how many."""
    found = {}
    for city, seats in zip(RULES.atlases[state.map].cities, state.delivered, strict=True):
        if most := max(map(seats.count, seats), default=0):
            found[f"city/{city.name}"] = Share(
                tuple(seat for seat in sorted(set(seats)) if seats.count(seat) == most), most)
    return found


def tell_dollars(amount: int) -> Message:
    """Return an amount, which may be negative."""
    return ("reindeer-money", amount) if amount >= 0 else ("reindeer-loss", -amount)


def tell_amount(money: int) -> tuple[Message, Message]:
    """Return the same in figures, without a unit."""
    return (("reindeer-sum", money) if money >= 0 else tell_dollars(money)), ()


def find_model(state: State) -> Path | None:
    """Return the record of the best known play on a map, if there is one."""
    file = MAPS / "par" / f"{state.map}{'_quick' * state.quick}.jsonl"
    return file if file.is_file() else None
