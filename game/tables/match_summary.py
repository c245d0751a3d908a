"""Summarize a saved game: whose turn it is, who leads or has won, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.core.contract import Message, Seat
from game.core.faces import choose_faces, show_feeling
from game.core.match import Match
from game.core.saved_matches import Saved
from game.house import House
from game.tables import match_line
from game.tables.style import table_style


class Summary(NamedTuple):
    """The summary of a saved game. Without a `game` it is unusable, and `label` says why. `front`
    lists the seats to move, or the winners."""

    name: str  # of its control
    label: str
    why: Message | None = None
    game: str = ""
    title: str = ""
    over: bool = False
    reviewed: bool = False  # whether it has a review
    standing: tuple[str, ...] = ()
    outcome: str = ""
    edge: str = ""  # the seats to move, or the winners with their points
    progress: str = ""
    when: str = ""
    names: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    turn: tuple[Seat, ...] = ()
    front: tuple[Seat, ...] = ()
    crowned: Seat | None = None

    @property
    def verb(self) -> str:
        """Return the text key of the button that opens it."""
        return "replay" if self.over else "resume"


def summarize(house: House, saved: Saved, name: str) -> Summary:
    """Summarize a record; `name` is that of its control."""
    say, match = house.words, saved.match
    if match is None:
        label = (say("kept-not-now", _tell_begin(house, saved.file), saved.trouble) if saved.whole
                 else say.say(saved.trouble))
        return Summary(name, label, saved.trouble)
    over, players, game = match.result is not None, match.players, match.rules.NAME
    when = match_line.tell_moment(house, match_line.time_of_play(match))
    title, several = say(f"game-{game}"), len(players) > 1
    front = match.result.winners if match.result else match.waits_for
    return Summary(
        name, say("kept-match", when, title, match_line.name_players(house, players)), game=game,
        title=title, over=over, reviewed=over and several and bool(table_style(game).span),
        standing=tuple(match_line.tell_standing(house, match)),
        outcome=match_line.tell_outcome(house, match) if several or over else "",
        edge=match_line.tell_end(house, match) if over else match_line.whose_turn(house, match),
        progress="" if over else match_line.tell_progress(house, match), when=when,
        names=tuple(player.name for player in players), faces=tuple(list_faces(match)),
        figures=tuple(
            match_line.write_points(house, match, value)
            for value in match_line.list_points(match)),
        turn=() if over else tuple(match.waits_for), front=tuple(front or range(len(players))),
        crowned=find_first(match))


def _tell_begin(house: House, file: Path) -> str:
    """Return when a record was begun, read from its file name: UTC, in older names local time.
    Return the name itself if it holds no time."""
    try:
        begun = datetime.fromisoformat(file.name[:16].rstrip("-"))
        return match_line.tell_moment(house, begun.timestamp())
    except (ValueError, OverflowError):
        return file.stem


def find_first(match: Match) -> Seat | None:
    """Return the seat that leads or has won alone against others."""
    if len(match.players) == 1:
        return None
    if match.result is None:
        return match_line.find_leader(match)
    return match.result.winners[0] if len(match.result.winners) == 1 else None


def list_faces(match: Match) -> list[str]:
    """Return all faces: leaders and winners are glad, losers sorry."""
    glad, sorry = _find_moods(match)
    return [show_feeling(who, "glad" if seat in glad else "sorry" if seat in sorry else "")
            for seat, who in enumerate(choose_faces(match.players))]


def _find_moods(match: Match) -> tuple[Sequence[Seat | None], Sequence[Seat]]:
    """Return the seats that are glad, and those that are sorry."""
    result, seats = match.result, range(len(match.players))
    drawn = result and len(result.winners) > 1 and table_style(match.rules.NAME).outcome.draws
    if result is None or len(seats) == 1 or drawn:
        return [find_first(match)], ()
    return result.winners, [seat for seat in seats if seat not in result.winners]
