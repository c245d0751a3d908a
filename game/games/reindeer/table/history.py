"""What has happened lately, read from the captions and the ways of a show: every seat's last turn,
and short lines of the newest events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from game.core.contract import Place, Says, Seat, Zone
from game.games.reindeer.rules.atlas import BIG, LITTLE
from game.games.reindeer.table.targets import price

Told = tuple[tuple[int, Says], ...]  # captions, with the number of the move
Ways = tuple[tuple[int, Seat, tuple[Place, Place]], ...]


PLACES = 3  # of a turn that are named in one line


class Deed(NamedTuple):
    """A sleigh that has flown: what it carried from where to where, `near` in words, what it has
    cost, and what it has brought."""

    seat: Seat
    big: bool
    packets: int
    frm: Zone
    to: Zone
    near: Says
    brought: int = 0

    @property
    def cost(self) -> int:
        return price(big=self.big, packets=self.packets, bought=self.frm == "depot")

    @property
    def rent(self) -> int:
        """What of that the sleigh has cost."""
        return BIG if self.big else LITTLE

    @property
    def delivered(self) -> bool:
        return self.to.startswith("city/")


class Turn(NamedTuple):
    """A seat's turn, which may not be over yet."""

    seat: Seat
    deeds: tuple[Deed, ...] = ()
    over: bool = False


class Line(NamedTuple):
    """One event in few words: who (if anybody), its picture, and in how maniest turn it was."""

    seat: Seat | None
    picture: str
    says: Says
    turn: int


class Tale(NamedTuple):
    """Every seat's last turn, the newest last, and lines of what happened, the newest last."""

    turns: Mapping[Seat, Turn]
    lines: tuple[Line, ...]

    @property
    def news(self) -> Line | None:
        """All that a seat has done in the newest turn."""
        line = next((one for one in reversed(self.lines) if one.seat is not None), None)
        turn = self.turns.get(line.seat) if line and line.seat is not None else None
        return line._replace(says=summed(turn.deeds)) if line and turn and turn.deeds else line

    def shown(self, asked: Seat | None) -> list[Turn]:
        """The turns whose traces are on the map: a seat that plays has wiped away its last one."""
        return [turn for seat, turn in self.turns.items()
                if turn.deeds and not (turn.over and seat == asked)]


@lru_cache(4)
def tale(told: Told, ways: Ways) -> Tale:
    """What captions and ways tell."""
    teller, went = _Teller(), {ply: way for ply, _, way in ways}
    for ply, says in told:
        teller.hear(says, went.get(ply, ("", "")))
    return Tale(teller.turns, tuple(teller.lines))


class _Teller:
    """Takes captions one by one."""

    def __init__(self) -> None:
        self.turns: dict[Seat, Turn] = {}
        self.lines: list[Line] = []
        self.number = 0

    def hear(self, says: Says, way: tuple[Place, Place]) -> None:
        match says:
            case (("reindeer-beat-big" | "reindeer-beat-little") as key, ("seat", int(seat)),
                  int(count), _, tuple(near)):
                self._flown(Deed(seat, key == "reindeer-beat-big", count, *way, near))
            case ("reindeer-beat-delivered" | "reindeer-beat-returned", ("seat", int(seat)), _,
                  int(money)):
                self._brought(seat, money)
            case ("reindeer-beat-full", _, city):
                self._line(None, "pieces/reindeer/supplied", ("reindeer-log-full", city))
            case ("reindeer-beat-done", ("seat", int(seat))):
                self._done(seat)
            case ("reindeer-day" | "reindeer-beat-round", *_):
                pass  # the table says which day it is, and who begins a round
            case _:
                self._line(None, "", says)

    def _line(self, seat: Seat | None, picture: str, says: Says) -> None:
        self.lines.append(Line(seat, picture, says, self.number))

    def _flown(self, deed: Deed) -> None:
        """A sleigh flies: a line of its own until it has brought something, or one with others
        that have flown to the same place."""
        last = self.turns.pop(deed.seat, Turn(deed.seat))
        turn = Turn(deed.seat) if last.over else last
        turn = turn._replace(deeds=(*turn.deeds, deed))
        self.turns[deed.seat] = turn
        self._add(turn if deed.to.startswith("stack/") else turn._replace(deeds=(deed,)))

    def _add(self, turn: Turn) -> None:
        """The line of a turn's last deed, which takes the place of that of a row of equal ones."""
        deed = turn.deeds[-1]
        row = [*takewhile(lambda other: _alike(other, deed), reversed(turn.deeds))] or [deed]
        if len(row) > 1 and self.lines and self.lines[-1].seat == deed.seat:
            self.lines.pop()
        self._line(deed.seat, f"pieces/reindeer/packet_{deed.seat}", _said(row))

    def _brought(self, seat: Seat, money: int) -> None:
        """What the last sleigh has brought."""
        turn = self.turns.get(seat, Turn(seat))
        if not turn.deeds:
            return
        deed = turn.deeds[-1]._replace(brought=money)
        self.turns[seat] = turn = turn._replace(deeds=(*turn.deeds[:-1], deed))
        if self.lines and self.lines[-1].seat == seat:
            self.lines.pop()
        self._add(turn)

    def _done(self, seat: Seat) -> None:
        turn = self.turns.pop(seat, Turn(seat))
        if turn.over or not turn.deeds:
            turn = Turn(seat)
            self._line(seat, "", ("reindeer-log-idle",))
        self.turns[seat] = turn._replace(over=True)
        self.number += 1


def _ends(deeds: Sequence[Deed]) -> list[tuple[Deed, int]]:
    """Where the packets of a turn have come to, and how many, what counts most first."""
    found: dict[Zone, int] = {}
    for deed in deeds:
        if deed.frm in found:  # it has gone on
            found[deed.frm] = max(found[deed.frm] - deed.packets, 0)
        found[deed.to] = found.get(deed.to, 0) + deed.packets
    ends = {deed.to: deed for deed in deeds}
    return sorted(((ends[to], count) for to, count in found.items() if count),
                  key=lambda row: (not row[0].delivered, -row[1]))


def cited(turns: Iterable[Turn]) -> frozenset[str]:
    """The cities that are named where turns are told."""
    return frozenset(str(deed.near[1]) for turn in turns
                     for deed, _ in _ends(turn.deeds)[:PLACES] if deed.near[1:])


def short(deeds: Sequence[Deed]) -> tuple[Says, int | None]:
    """What counts most in a turn in very few words, and what all of it has brought or cost."""
    if not deeds:
        return ("reindeer-log-idle",), None
    rows = _ends(deeds)
    deed, count = rows[0]
    says = _part(deed, count, first=False)
    brought = [number for one, number in rows if one.delivered]
    if len(brought) > 1:
        says = ("reindeer-row-cities", sum(brought), len(brought))
    if says[0] == "reindeer-turn-moved":
        says = ("reindeer-row-near", *says[1:])
    return says, parted(summed(deeds))[1]


def summed(deeds: Sequence[Deed]) -> Says:
    """A whole turn in one line: how many packets it has brought where, and what is left of that
    once the sleighs and packets are paid."""
    rows = _ends(deeds)
    parts = [_part(deed, count, first=not n) for n, (deed, count) in enumerate(rows[:PLACES])]
    if more := sum(count for _, count in rows[PLACES:]):
        parts.append(("reindeer-turn-more", more))
    brought, cost = (sum(amounts) for amounts in zip(
        *((deed.brought, deed.cost) for deed in deeds), strict=True))
    if brought or not any(deed.delivered or deed.to == "depot" for deed in deeds):
        parts.append(("reindeer-gain", brought - cost) if brought > cost else (
            "reindeer-spent", cost - brought))
    line, *others = parts
    for part in others:
        line = ("reindeer-turn-list", line, part)
    return line


def spent(deeds: Sequence[Deed]) -> Says:
    """What the sum of a turn is made of: what was brought, what sleighs have cost, and packets if
    any were bought."""
    rent, whole = sum(deed.rent for deed in deeds), sum(deed.cost for deed in deeds)
    if brought := sum(deed.brought for deed in deeds):
        return ("reindeer-cost-brought", brought, rent, whole - rent)
    return ("reindeer-cost-both", rent, whole - rent) if whole > rent else (
        "reindeer-cost-rent", rent)


def parted(says: Says) -> tuple[Says, int | None]:
    """What a turn's line tells, and the sum at its end, which has a place of its own."""
    match says:
        case ("reindeer-turn-list", tuple(told), ("reindeer-gain", int(money))):
            return told, money
        case ("reindeer-turn-list", tuple(told), ("reindeer-spent", int(money))):
            return told, -money
    return says, None


def _part(deed: Deed, count: int, *, first: bool) -> Says:
    """One place of a turn; the first one says what was brought there."""
    if deed.delivered:
        return ("reindeer-turn-to" if first else "reindeer-turn-also", count, deed.near[1])
    if deed.to == "depot":
        return ("reindeer-turn-back", count)
    near = deed.near[1] if deed.near[1:] else ("reindeer-at-depot",)
    return ("reindeer-turn-near" if first else "reindeer-turn-moved", count, near)


def _alike(one: Deed, two: Deed) -> bool:
    return (one.to, one.big) == (two.to, two.big) and not one.big


def _said(row: Sequence[Deed]) -> Says:
    """A row of equal deeds, in few words."""
    deed, count = row[0], sum(deed.packets for deed in row)
    brought = sum(deed.brought for deed in row)
    if deed.delivered and brought:
        return ("reindeer-log-delivered", count, deed.near[1], brought)
    if deed.to == "depot" and brought:
        return ("reindeer-log-returned", count, brought)
    if deed.delivered or deed.to == "depot":
        return ("reindeer-log-to", count, deed.near)
    return ("reindeer-log-by", count, deed.near[1] if deed.near[1:] else ("reindeer-at-depot",),
            sum(deed.cost for deed in row))
