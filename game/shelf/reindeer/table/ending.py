"""How a match on a map ended: everybody's money, or one person's profit with its medal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from game.core import Result, Says
from game.shelf.reindeer.rules import Rivals
from game.shelf.reindeer.rules.position import State
from game.tables.style import Ending, shared
from game.tiled import MAPS

if TYPE_CHECKING:
    from game.tables.table import TableScene

MEDALS = ("gold", "silver", "bronze")


def medal(profit: int, par: int) -> str | None:
    """10: the medal that a profit earns on a map with this par, if any."""
    if not par:
        return None
    if profit >= par:
        return "gold"
    if 100 * profit >= 97 * par:
        return "silver"
    return "bronze" if 100 * profit >= 90 * par else None


def played_on(state: State) -> str:
    """The name under which the settings keep a map's best result."""
    return f"reindeer/{state.map}{'+quick' * state.quick}"


def par_of(rules: Rivals, state: State) -> int:
    """The best known profit on a map; 0 if nobody has worked it out."""
    figures = rules.atlases[state.map].figures
    return figures.par_quick if state.quick else figures.par


def ending(table: TableScene) -> Ending | None:
    """What the results say; a person's best result alone is kept."""
    result, state = table.match.result, cast("State", table.match.state)
    if result is None:
        return None
    reason: Says = (f"result-reindeer-{result.reason}", "", len(table.match.record.lines), "")
    if state.dice is None:
        return _alone(table, result, state, reason)
    heading: Says = (shared(result.winners) if len(result.winners) > 1
                     else ("result-wins", ("seat", result.winners[0])))
    return Ending(heading, ("reindeer-ending", reason, _standing(result)), "ui/win")


def _standing(result: Result) -> Says:
    """Everybody's money, the most first."""
    ranked = sorted(enumerate(result.scores), key=lambda entry: (-entry[1], entry[0]))
    (seat, money), *rest = reversed(ranked)
    says: Says = ("reindeer-standing-last", ("seat", seat), money)
    for seat, money in rest:
        says = ("reindeer-standing", ("seat", seat), money, says)
    return says


def _alone(table: TableScene, result: Result, state: State, reason: Says) -> Ending:
    if result.reason == "idle":
        reason = ("reindeer-journey-over",)
    profit, par = result.scores[0], par_of(cast("Rivals", table.rules), state)
    bests, key = table.house.settings.bests, played_on(state)
    before = bests.get(key)
    if not table.hands.is_bot(0) and (before is None or profit > before):
        bests[key] = profit
        table.house.keep_settings()
    won = medal(profit, par)
    best = max(profit, before if before is not None else profit)
    heading: Says = ((f"reindeer-medal-{won}", profit) if won
                     else ("reindeer-medal-none", dollars(profit)))
    told: Says = (("reindeer-profit", par, dollars(best)) if par
                  else ("reindeer-best", dollars(best)))
    return Ending(heading, ("reindeer-ending", reason, told),
                  f"pieces/reindeer/medal_{won}" if won else "ui/coin",
                  model(state) if par else None)


def dollars(amount: int) -> Says:
    """An amount that may lie below zero."""
    return ("reindeer-money", amount) if amount >= 0 else ("reindeer-loss", -amount)


def model(state: State) -> Path | None:
    """The record of the best known play on a map, if there is one beside it."""
    file = MAPS / "par" / f"{state.map}{'_quick' * state.quick}.jsonl"
    return file if file.is_file() else None
