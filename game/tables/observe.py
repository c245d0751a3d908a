"""Fill a `Seen` with the state of a show in each frame."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.tables.seen import Seen, Sitting
from game.tables.show import TableView


def observe(show: TableView, *, lit: Sequence[Seat], moment_told: bool, bare: bool, wordless: bool,
            sitting: Sitting | None) -> Seen:
    layer = show.layer
    return Seen(
        art=show.stage.art, style=show.style, say=show.say, view=show.view, table=show.table,
        board=show.board, players=show.players,
        faces=tuple(map(show.face_of, range(len(show.players)))), front=show.eyes.front,
        held=show.held, pieces=layer.map_pieces(),
        flying=frozenset(layer.list_flying()) if layer.moving else frozenset(), stances={},
        lifts=layer.map_lifts(),
        busy=show.reel.busy, turning=show.turning, asked=tuple(show.asked), doing=show.doing,
        lit=tuple(lit), beat=show.beat,
        beat_since=show.beat_since,
        captions=tuple(show.captions),
        rested=show.rested if show.turning else show.table, went=tuple(show.went),
        struck=show.list_hits(),
        gathered=show.gathered[-1][1] if show.gathered else None, flaws=show.flaws,
        flawed_since=show.flawed_since, trick=show.trick, plaques=show.plaques,
        leads=show.leads, trumps=show.trumps, standings=show.standings,
        result=show.result, bests=show.stage.settings().bests,
        question=show.question, last_question=show.last_question, moment=show.moment,
        moment_told=moment_told,
        brief=show.brief, watched=show.watched, bare=bare, wordless=wordless,
        sitting=sitting)


def asked_people(show: TableView) -> Sequence[Seat]:
    """Return the people to move, or the bots if no person is."""
    return [seat for seat in show.asked if show.players[seat].kind == "human"] or show.asked
