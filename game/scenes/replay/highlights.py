"""What stands out in a match that is watched again: its end, captures, new leaders, great moments,
and the turning points that a review has found. Each kind has its picture on the time line and one
word; great moments have those of their games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core import Beat, Says, Seat, zone
from game.match import Match
from game.picture.sprites import Look
from game.tables.moments import Moment
from game.tables.style import TableStyle, table_style

KINDS = ("ends", "turns", "struck", "leads", "moments")  # those that matter most first
EXPLAINED = 3  # kinds at most beside the end: nobody reads more, and only what is read is shown
PICTURES = {"ends": "ui/trophy", "turns": "ui/star", "struck": "ui/struck", "leads": "ui/crown"}


class Mark(NamedTuple):
    """That a move, counted from 0, was of a kind, who stands out by it, what a great moment is
    called, with its picture, and how a piece looks that was captured."""

    ply: int
    kind: str
    seat: Seat | None = None
    called: Says = ()
    seen: str = ""
    taken: Look | None = None

    @property
    def picture(self) -> str:
        return self.seen or PICTURES[self.kind]

    @property
    def says(self) -> Says:
        return self.called or (f"replay-{self.kind}",)


def marks(match: Match, turns: Iterable[int]) -> list[Mark]:
    """The marks of a match, at most one a move, those of its most telling kinds."""
    style, rules = table_style(match.rules.NAME), match.rules
    found = {kind: set[int]() for kind in KINDS}
    found["turns"] = {*turns}
    great, began = dict[int, Moment](), dict[Says, int]()
    first, led, fell = frozenset[Seat](), dict[int, Seat](), dict[int, Look | None]()
    for ply, beats in enumerate(match.beats):
        for beat in beats:
            view = rules.view(beat.state, None)
            if style.struck(beat):
                found["struck"].add(ply)
                fell[ply] = _taken(style, match, beat)
            if kindled := style.kindles(beat, view):
                began[kindled] = ply
            if moment := style.moment(beat, view):
                at = began.pop(moment.kind, ply)
                found["moments"].add(at)
                great.setdefault(at, moment)
            leader = _leader(style, match, beat)
            if leader and first and leader != first:
                found["leads"].add(ply)
                led[ply] = min(leader)
            first = leader or first
    if found["struck"]:
        found["moments"].clear()  # where pieces are captured, nothing is greater
    shown = [kind for kind in KINDS if found[kind]][:EXPLAINED]
    if match.beats and match.result is not None:  # that tells more than the last move itself
        found["ends"].add(len(match.beats) - 1)
        shown.insert(0, "ends")
    best: dict[int, Mark] = {}
    for kind in shown:
        for ply in found[kind]:
            own = (_winner(match) if kind == "ends" else led[ply] if kind == "leads" else
                   match.record.lines[ply].seat)
            told = (great[ply].kind, great[ply].picture) if kind == "moments" else ((), "")
            taken = fell[ply] if kind == "struck" else None
            best.setdefault(ply, Mark(ply, kind, own, *told, taken))
    return [best[ply] for ply in sorted(best)]


def _winner(match: Match) -> Seat | None:
    """Who alone has won a match that has ended."""
    winners = match.result.winners if match.result else ()
    return winners[0] if len(winners) == 1 else None


def _taken(style: TableStyle, match: Match, beat: Beat) -> Look | None:
    """How a piece looks that a beat has captured: as those that lie with it beside the board; None
    where that is not seen."""
    gone = {to for frm, to in beat.moved if frm in style.struck(beat)}
    table = match.rules.table(match.rules.view(beat.state, None))
    return next((style.looks[thing] for place, thing in table.items()
                 if zone(place) in gone and isinstance(thing, str)), None)


def _leader(style: TableStyle, match: Match, beat: Beat) -> frozenset[Seat]:
    """Who alone leads after a beat; nobody where that is not known."""
    view = match.rules.view(beat.state, None)
    if leads := style.leads(view):
        return leads if len(leads) == 1 else frozenset()
    if beat.what != style.counted:
        return frozenset()
    points = match.rules.tally(view)[-1].values
    first = [seat for seat, own in enumerate(points) if own == max(points)]
    return frozenset(first) if len(first) == 1 else frozenset()
