"""Find the highlights of a match: its end, captures, new leaders, great moments, and the turning
points of a review."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core.contract import Beat, Message, Seat, zone_of
from game.core.match import Match
from game.picture.sprites import Look
from game.tables.style import TableStyle, table_style

KINDS = ("ends", "turns", "struck", "leads", "moments")  # those that matter most first
PICTURES = {"ends": "ui/trophy", "turns": "ui/star", "struck": "ui/struck", "leads": "ui/crown"}


class Mark(NamedTuple):
    """A move, counted from 0, with its kind of highlight and its player. A great moment has a name
    and a picture, a capture the look of the piece."""

    ply: int
    kind: str
    seat: Seat | None = None
    called: Message = ()
    seen: str = ""
    taken: Look | None = None

    @property
    def picture(self) -> str:
        return self.seen or PICTURES[self.kind]

    @property
    def says(self) -> Message:
        return self.called or (f"replay-{self.kind}",)


def find_marks(match: Match, turns: Iterable[int]) -> list[Mark]:
    """Return the highlights of a match, at most one a move: its three most telling kinds and its
    end."""
    style, rules = table_style(match.rules.NAME), match.rules
    found = {kind: dict[int, Mark]() for kind in KINDS}
    began, leaders = dict[Message, int](), frozenset[Seat]()
    for ply, beats in enumerate(match.beats):
        mark = Mark(ply, "", match.record.lines[ply].seat)
        for beat in beats:
            view = rules.view(beat.state, None)
            if style.motion.struck(beat):
                found["struck"][ply] = mark._replace(kind="struck",
                                                     taken=_find_taken(style, match, beat))
            if kindled := style.motion.kindles(beat, view):
                began[kindled] = ply
            if moment := style.motion.moment(beat, view):
                at = began.pop(moment.kind, ply)
                found["moments"].setdefault(at, Mark(at, "moments", match.record.lines[at].seat,
                                                     moment.kind, moment.picture))
            leader = _find_leader(style, match, beat)
            if leader and leaders and leader != leaders:
                found["leads"][ply] = mark._replace(kind="leads", seat=min(leader))
            leaders = leader or leaders
    found["turns"] = {ply: Mark(ply, "turns", match.record.lines[ply].seat) for ply in turns}
    if found["struck"]:
        found["moments"].clear()  # where pieces are captured, nothing is greater
    shown = [kind for kind in KINDS if found[kind]][:3]
    if match.beats and match.result is not None:  # that tells more than the last move itself
        last, winners = len(match.beats) - 1, match.result.winners
        found["ends"][last] = Mark(last, "ends", winners[0] if len(winners) == 1 else None)
        shown.insert(0, "ends")
    best = dict[int, Mark]()
    for kind in reversed(shown):
        best |= found[kind]
    return [best[ply] for ply in sorted(best)]


def _find_taken(style: TableStyle, match: Match, beat: Beat) -> Look | None:
    """Return the look of a piece that a beat has captured, as it lies beside the board."""
    gone = {to for frm, to in beat.moved if frm in style.motion.struck(beat)}
    table = match.rules.table(match.rules.view(beat.state, None))
    return next((style.looks[thing] for place, thing in table.items()
                 if zone_of(place) in gone and isinstance(thing, str)), None)


def _find_leader(style: TableStyle, match: Match, beat: Beat) -> frozenset[Seat]:
    """Return the seat that leads alone after a beat, if that is public."""
    view = match.rules.view(beat.state, None)
    leads = style.outcome.leads(view)
    if not leads and style.rounds and beat.what == style.rounds.counted:
        points = match.rules.tally(view)[-1].values
        leads = frozenset(seat for seat, own in enumerate(points) if own == max(points))
    return leads if len(leads) == 1 else frozenset()
