"""Describe a match in one line by players and time, so that no two look alike."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from datetime import date, timedelta

from game.core.contract import Seat
from game.core.match import Match
from game.core.record import Player
from game.core.series import Series
from game.house import House
from game.tables.style import table_style


def name_players(house: House, players: Iterable[Player]) -> str:
    """Return the names on the seats; bots are marked as bots."""
    return " – ".join(
        player.name if player.kind == "human" else house.words("named-bot", player.name)
        for player in players)


def is_today(seconds: float) -> bool:
    """Say whether a moment (seconds since 1970) is today, in local time."""
    return date.fromtimestamp(seconds) == date.today()  # noqa: DTZ011, DTZ012


def is_yesterday(seconds: float) -> bool:
    """Say whether a moment was yesterday, in local time."""
    return date.fromtimestamp(seconds) == date.today() - timedelta(days=1)  # noqa: DTZ011, DTZ012


def tell_moment(house: House, seconds: float) -> str:
    """Return the time of a moment, and its date unless that is today or yesterday."""
    clock = time.strftime("%H:%M", time.localtime(seconds))
    if is_today(seconds):
        return house.words("when-today", clock)
    if is_yesterday(seconds):
        return house.words("when-yesterday", clock)
    return house.words("when-day", date_of(house, seconds), clock)


def date_of(house: House, seconds: float) -> str:
    """Return the date of a moment, with the year unless it is this one."""
    then, say = date.fromtimestamp(seconds), house.words  # noqa: DTZ012
    named = say("weekday", then.isoweekday()), then.day, say("month", then.month)
    if then.year == date.today().year:  # noqa: DTZ011
        return say("day-date", *named)
    return say("day-date-of", *named, str(then.year))


def time_of_play(match: Match) -> float:
    """Return when a match was last played; 0 if its file is missing."""
    try:
        return match.record.file.stat().st_mtime if match.record.file else 0.0
    except OSError:
        return 0.0


def tell_progress(house: House, match: Match) -> str:
    """Return the round of an open match, or the move in a game without rounds. Where points are
    counted only at the end, a round is one turn of each player."""
    style = table_style(match.rules.NAME)
    if style.rounds and style.rounds.counted != "over":
        over = _count_beats(match, style.rounds.counted)
    elif style.turned:
        over = _count_beats(match, style.turned) // len(match.players)
    else:
        return house.words("kept-move", len(match.record.lines) + 1)
    return house.words("replay-round", over + 1)


def tell_moves(house: House, match: Match) -> str:
    """Return the number of moves after which players left a match."""
    return house.words("kept-open", len(match.record.lines))


def tell_time(house: House, match: Match, shown: Sequence[Match], evening: Series | None) -> str:
    """Return what tells a match from the others `shown`: its date, that it belongs to the game
    night, or the moves after which players left it."""
    def describe(one: Match) -> tuple[str, str, str]:
        return one.rules.NAME, tell_moment(house, time_of_play(one)), name_players(
            house, one.players)
    file, played = match.record.file, time_of_play(match)
    if evening and file and evening.record == file.name:
        return house.words("series")
    if [describe(one) for one in shown].count(describe(match)) > 1:
        return tell_moves(house, match)
    return "" if len(shown) == 1 and is_today(played) else tell_moment(house, played)


def _count_beats(match: Match, what: str) -> int:
    """Count a kind of beat in a match."""
    return sum(beat.what == what for beats in match.beats for beat in beats)


def tell_standing(house: House, match: Match) -> tuple[str, ...]:
    """Return how a match stands, most important first: leader or winner, deciding points,
    progress."""
    say, result, players = house.words, match.result, match.players
    style = table_style(match.rules.NAME)
    if result is None:
        return *_tell_leader(house, match), tell_progress(house, match)
    if len(players) == 1:
        return (say("kept-alone", result.scores[0]),)
    if len(result.winners) > 1 and style.outcome.draws:
        return (say("result-draw"),)
    winners = " – ".join(players[seat].name for seat in result.winners)
    won = say("kept-over", winners, len(result.winners))
    values = style.outcome.final(match.state, result)
    least = min(values[seat] for seat in result.winners)
    others = [value for seat, value in enumerate(values) if seat not in result.winners]
    return (won, _tell_points(house, match, least)) if least > max(others, default=least) else (
        won,)


def find_leader(match: Match) -> Seat | None:
    """Return the seat that leads alone, if any."""
    style = table_style(match.rules.NAME)
    leads = [*style.outcome.leads(match.state)]
    if len(leads) != 1:
        points = [one.total for one in style.list_standings(match.state)]
        leads = [seat for seat, value in enumerate(points) if value == max(points)]
    return leads[0] if len(leads) == 1 else None


def list_points(match: Match) -> Sequence[int]:
    """Return the points by seat, final ones after the end; empty in a game without points."""
    style = table_style(match.rules.NAME)
    if match.result is not None:
        return style.outcome.final(match.state, match.result)
    return style.outcome.owned(match.state) or [
        one.total for one in style.list_standings(match.state)]


def write_points(house: House, match: Match, value: int) -> str:
    """Return points as figures without a unit."""
    return house.words.say(table_style(match.rules.NAME).outcome.amount(value)[0])


def _tell_leader(house: House, match: Match) -> tuple[str, ...]:
    """Return the leader, with deciding points; or say that nobody leads."""
    if (seat := find_leader(match)) is None:
        return (house.words("kept-even"),)
    style, said = table_style(match.rules.NAME), house.words("kept-ahead", match.players[seat].name)
    if len(style.outcome.leads(match.state)) == 1:
        return (said,)
    return said, _tell_points(house, match, style.list_standings(match.state)[seat].total)


def tell_outcome(house: House, match: Match) -> str:
    """Return a short line: the winner, or the leader and the lead."""
    seat, values = find_leader(match), list_points(match)
    if match.result is not None or seat is None or not values:
        return tell_standing(house, match)[0]
    lead = values[seat] - max(value for other, value in enumerate(values) if other != seat)
    if lead <= 0:
        return tell_standing(house, match)[0]
    return house.words("series-leads", match.players[seat].name, write_points(house, match, lead))


def tell_end(house: House, match: Match) -> str:
    """Return the winner of a match with the points; of two players, both if the figures are
    short."""
    won, *told = tell_standing(house, match)
    if not told:
        return won
    best = [write_points(house, match, value) for value in sorted(list_points(match), reverse=True)]
    both = len(best) == 2 and all(one.isdigit() for one in best)
    return house.words("kept-won-with", won, "–".join(best if both else best[:1]))


def whose_turn(house: House, match: Match) -> str:
    """Say whose turn it is: of one player, some, or all."""
    asked, players = match.waits_for, match.players
    if len(asked) == len(players) > 1:
        return house.words("turn-of-all")
    return house.words("turn-of", " & ".join(players[seat].name for seat in asked))


def _tell_points(house: House, match: Match, value: int) -> str:
    """Return a number of points in words."""
    figure, unit = table_style(match.rules.NAME).outcome.amount(value)
    return f"{house.words.say(figure)} {house.words.say(unit) if unit else ''}".strip()
