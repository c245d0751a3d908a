"""What has happened on the map, as far as it is still shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.core.contract import Seat
from game.games.reindeer.rules.position import Turn as Asked
from game.games.reindeer.table.country import flies, state_of
from game.games.reindeer.table.history import Deed, Turn, cited, read_turns
from game.tables.places import rest_of
from game.tables.seen import Seen, once


class Lately(NamedTuple):
    """Every seat's last turn, and those whose traces are on the map, the newest last; of that one
    what its sleighs have done, and what those that have landed."""

    turns: Mapping[Seat, Turn]
    shown: tuple[Turn, ...]
    deeds: tuple[Deed, ...]
    landed: tuple[Deed, ...]

    @property
    def last(self) -> Deed | None:
        return self.landed[-1] if self.landed else None

    @property
    def named(self) -> frozenset[str]:
        """The cities that are named in what is told now."""
        return cited(self.shown)


def count_fresh(landed: Sequence[Deed]) -> Counter[tuple[str, Seat]]:
    """Return how many of the packets of a city and of a seat have just come."""
    return Counter((rest_of(deed.to), deed.seat) for deed in landed if deed.delivered)


@once
def look_back(seen: Seen) -> Lately:
    turns, stage = read_turns(seen.captions, seen.went), state_of(seen).stage
    asked = stage.seat if isinstance(stage, Asked) else None  # they have wiped away their last turn
    shown = tuple(turn for seat, turn in turns.items()
                  if turn.deeds and not (turn.over and seat == asked))
    deeds = shown[-1].deeds if shown else ()
    return Lately(turns, shown, deeds, deeds[:-1] if flies(seen) else deeds)
