"""What has happened lately, read from the captions and the ways of a show: every seat's last turn,
and short lines of the newest events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from game.core import Place, Says, Seat, Zone
from game.shelf.reindeer.table.targets import price

Told = Sequence[tuple[int, Says]]  # captions, with the number of the move
Ways = Sequence[tuple[int, Seat, tuple[Place, Place]]]


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
        """What a seat has done last; that a round begins is no deed of hers."""
        return next((line for line in reversed(self.lines) if line.seat is not None
                     and line.says[0] != "reindeer-log-round"), None)

    @property
    def past(self) -> tuple[Line, ...]:
        """All lines but that."""
        news = self.news
        return tuple(line for line in self.lines if line is not news)

    def shown(self, asked: Seat | None) -> list[Turn]:
        """The turns whose traces are on the map: a seat that plays has wiped away its last one."""
        return [turn for seat, turn in self.turns.items()
                if turn.deeds and not (turn.over and seat == asked)]


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
            case ("reindeer-beat-round", ("seat", int(seat)), number, _):
                self._line(seat, "", ("reindeer-log-round", number))
            case ("reindeer-day", *_):
                pass  # the table says which day it is
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
