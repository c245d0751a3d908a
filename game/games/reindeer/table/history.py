"""Recent events from captions and flights: each seat's last turn, in words, and as far as it is
still shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.core.contract import Message, Place, Seat, Zone
from game.games.reindeer.rules.atlas import BIG, LITTLE
from game.games.reindeer.rules.position import Turn as Asked
from game.games.reindeer.table.country import is_flying, state_of
from game.games.reindeer.table.targets import find_price
from game.tables.places import rest_of
from game.tables.seen import Seen, remember_once

PLACES = 3  # of a turn that are named in one line


class Deed(NamedTuple):
    """A sleigh's flight: its load, start and end, `near` in words, its cost and its gain."""

    seat: Seat
    big: bool
    packets: int
    frm: Zone
    to: Zone
    near: Message
    brought: int = 0

    @property
    def cost(self) -> int:
        return find_price(big=self.big, packets=self.packets, bought=self.frm == "depot")

    @property
    def rent(self) -> int:
        """Return the cost of the sleigh in that."""
        return BIG if self.big else LITTLE

    @property
    def delivered(self) -> bool:
        return self.to.startswith("city/")


class Turn(NamedTuple):
    """A seat's turn, perhaps unfinished."""

    seat: Seat
    deeds: tuple[Deed, ...] = ()
    over: bool = False


@lru_cache(4)
def read_turns(told: tuple[tuple[int, Message], ...],
               ways: tuple[tuple[int, Seat, tuple[Place, Place]], ...]) -> Mapping[Seat, Turn]:
    """Return each seat's last turn, the newest last, from captions and ways with the numbers of
    their moves."""
    went, turns = {ply: way for ply, _, way in ways}, dict[Seat, Turn]()
    for ply, says in told:
        match says:
            case (("reindeer-beat-big" | "reindeer-beat-little") as key, ("seat", int(seat)),
                  int(count), _, tuple(near)):
                last = turns.pop(seat, Turn(seat))
                deeds = () if last.over else last.deeds
                deed = Deed(seat, key == "reindeer-beat-big", count, *went.get(ply, ("", "")), near)
                turns[seat] = Turn(seat, (*deeds, deed))
            case ("reindeer-beat-delivered" | "reindeer-beat-returned", ("seat", int(seat)), _,
                  int(money)) if (turn := turns.get(seat)) and turn.deeds:
                deed = turn.deeds[-1]._replace(brought=money)
                turns[seat] = turn._replace(deeds=(*turn.deeds[:-1], deed))
            case ("reindeer-beat-done", ("seat", int(seat))):
                turn = turns.pop(seat, Turn(seat))
                turns[seat] = Turn(seat, () if turn.over else turn.deeds, over=True)
    return turns


def _list_ends(deeds: Sequence[Deed]) -> list[tuple[Deed, int]]:
    """Return the ends of a turn's packets with their numbers, the most important first."""
    found: dict[Zone, int] = {}
    for deed in deeds:
        if deed.frm in found:  # it has gone on
            found[deed.frm] = max(found[deed.frm] - deed.packets, 0)
        found[deed.to] = found.get(deed.to, 0) + deed.packets
    ends = {deed.to: deed for deed in deeds}
    return sorted(((ends[to], count) for to, count in found.items() if count),
                  key=lambda row: (not row[0].delivered, -row[1]))


def shorten_turn(deeds: Sequence[Deed]) -> tuple[Message, int | None]:
    """Return the most important part of a turn in a few words, and its total gain or cost."""
    if not deeds:
        return ("reindeer-log-idle",), None
    rows = _list_ends(deeds)
    deed, count = rows[0]
    says = _tell_part(deed, count, first=False)
    brought = [number for one, number in rows if one.delivered]
    if len(brought) > 1:
        says = ("reindeer-row-cities", sum(brought), len(brought))
    if says[0] == "reindeer-turn-moved":
        says = ("reindeer-row-near", *says[1:])
    return says, sum_up(deeds)[1]


def sum_up(deeds: Sequence[Deed]) -> tuple[Message, int | None]:
    """Return a whole turn in one line: packets and places; and the rest after rents and packets are
    paid."""
    rows = _list_ends(deeds)
    line, *others = [_tell_part(deed, count, first=not n) for n, (deed, count) in enumerate(
        rows[:PLACES])]
    if more := sum(count for _, count in rows[PLACES:]):
        others.append(("reindeer-turn-more", more))
    for part in others:
        line = ("reindeer-turn-list", line, part)
    brought, cost = sum(deed.brought for deed in deeds), sum(deed.cost for deed in deeds)
    pays = brought or not any(deed.delivered or deed.to == "depot" for deed in deeds)
    return line, brought - cost if pays else None


def tell_spent(deeds: Sequence[Deed]) -> Message:
    """Return the parts of a turn's sum: earnings, rents, and packets if any were bought."""
    rent, whole = sum(deed.rent for deed in deeds), sum(deed.cost for deed in deeds)
    if brought := sum(deed.brought for deed in deeds):
        return ("reindeer-cost-brought", brought, rent, whole - rent)
    return ("reindeer-cost-both", rent, whole - rent) if whole > rent else (
        "reindeer-cost-rent", rent)


def _tell_part(deed: Deed, count: int, *, first: bool) -> Message:
    """Return one place of a turn; the first one names its packets."""
    if deed.delivered:
        return ("reindeer-turn-to" if first else "reindeer-turn-also", count, deed.near[1])
    if deed.to == "depot":
        return ("reindeer-turn-back", count)
    near = deed.near[1] if deed.near[1:] else ("reindeer-at-depot",)
    return ("reindeer-turn-near" if first else "reindeer-turn-moved", count, near)


class Lately(NamedTuple):
    """Each seat's last turn, and those with tracks on the map, the newest last; of that its
    flights, and the landed ones."""

    turns: Mapping[Seat, Turn]
    shown: tuple[Turn, ...]
    deeds: tuple[Deed, ...]
    landed: tuple[Deed, ...]

    @property
    def last(self) -> Deed | None:
        return self.landed[-1] if self.landed else None

    @property
    def named(self) -> frozenset[str]:
        """Return the cities in the current news."""
        return frozenset(str(deed.near[1]) for turn in self.shown
                         for deed, _ in _list_ends(turn.deeds)[:PLACES] if deed.near[1:])


def count_fresh(landed: Sequence[Deed]) -> Counter[tuple[str, Seat]]:
    """Return how many packets of a city and of a seat are new."""
    return Counter((rest_of(deed.to), deed.seat) for deed in landed if deed.delivered)


@remember_once
def look_back(seen: Seen) -> Lately:
    turns, stage = read_turns(seen.captions, seen.went), state_of(seen).stage
    asked = stage.seat if isinstance(stage, Asked) else None  # they have wiped away their last turn
    shown = tuple(turn for seat, turn in turns.items()
                  if turn.deeds and not (turn.over and seat == asked))
    deeds = shown[-1].deeds if shown else ()
    return Lately(turns, shown, deeds, deeds[:-1] if is_flying(seen) else deeds)
