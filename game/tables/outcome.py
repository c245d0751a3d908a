"""Describe the end of a match: who has won, what decided it, and all standings."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Message, Result, Seat
from game.core.hands import Hands
from game.core.match import Match
from game.picture.theme import GOLD, SEAT_COLOURS, Colour
from game.tables.review import kept_story
from game.tables.style import join_winners, table_style
from game.tables.table import TableScene


class Row(NamedTuple):
    """A line of the standings: the place (0: none), the name of a player or measure, and a figure
    with its unit."""

    place: int
    seat: Seat | None
    name: str
    value: int
    figure: str
    unit: str
    won: bool


class Outcome:
    """The result of a table, in words and rows."""

    def __init__(self, table: TableScene) -> None:
        result = table.match.result
        if result is None:
            raise ValueError("a match that goes on has no result")
        self.table = table
        self.result: Result = result
        settings = table.house.settings
        self.ending = table.style.outcome.ending(table.match, settings.bests)
        if self.ending and self.ending.best and not table.hands.is_bot(0):
            name, value = self.ending.best
            settings.bests[name] = value
            table.house.keep_settings()
        self.story = self.find_story()

    def find_story(self) -> Message:
        """Return the one-line story of the match, from its review once there is one."""
        match, style = self.table.match, self.table.style
        if match.closing:
            return match.closing.says
        whole = not style.rounds or style.rounds.whole
        return kept_story(match, whole=whole) or style.words.story(match)

    @property
    def drawn(self) -> bool:
        return len(self.result.winners) > 1

    @property
    def cheers(self) -> bool:
        """Say whether there is a winner to celebrate."""
        if self.ending:
            return self.ending.won
        return not (self.drawn and self.table.style.outcome.draws)

    @property
    def listed(self) -> bool:
        """Say whether figures say more than places: not if all are equal, and not in a draw."""
        if self.ending or (self.drawn and not self.table.style.outcome.draws):
            return True
        return not self.drawn and len({row.value for row in self.list_rows()}) > 1

    def tell_heading(self) -> str:
        table, winners = self.table, self.result.winners
        if self.ending:
            return table.say(self.ending.heading)
        if self.drawn and not table.style.outcome.draws:
            return table.say(join_winners(winners))
        say = table.house.words
        return say("result-draw") if self.drawn else say("result-wins", table.name_of(winners[0]))

    def find_colour(self) -> Colour:
        return GOLD if self.drawn else SEAT_COLOURS[self.result.winners[0]]

    def tell_sentence(self) -> str:
        """Say what decided the match: a loser, the number of moves, a winner, or the tie-break and
        the next player's share of it."""
        table, scores = self.table, self.result.scores
        if self.ending:
            return table.say(self.ending.sentence)
        if self.story:
            return table.say(self.story)
        winner = self.result.winners[0]
        losers = [s for s in range(len(table.hands.players)) if s not in self.result.winners]
        values = table.style.outcome.tie_breaks(table.match.state, self.result.reason)
        level = [values[seat] for seat in losers if values and scores[seat] == scores[winner]]
        tie = () if not level else (scores[winner], values[winner], min(
            level, key=lambda value: abs(value - values[winner])))
        return table.house.words(
            f"result-{table.rules.NAME}-{self.result.reason.replace(' ', '-')}",
            table.name_of(losers[0]) if losers else "", len(table.match.record.lines),
            table.name_of(winner), *tie)

    def list_rows(self) -> list[Row]:
        """Return all players, best first, then the measures of a player alone."""
        table, winners, ending = self.table, self.result.winners, self.ending
        values = table.style.outcome.final(table.match.state, self.result)
        drawn = len(winners) in (0, len(values))  # everybody has the same place
        keys = [(False, 0) if drawn else (seat not in winners, -value)
                for seat, value in enumerate(values)]
        shown: list[tuple[Seat | None, str, int]] = [
            (seat, table.name_of(seat), values[seat])
            for seat in sorted(range(len(values)), key=keys.__getitem__)]
        if ending:
            shown += [(None, table.say(says), value) for says, value in ending.beside]
        rows = []
        for seat, name, value in shown:
            place = 0 if ending or seat is None else 1 + sum(key < keys[seat] for key in keys)
            figure, unit = table.style.outcome.amount(value)
            rows.append(Row(place, seat, name, value, table.say(figure),
                            table.say(unit) if unit else "", seat in winners))
        return rows


def seat_rematch(match: Match, hands: Hands) -> Hands:
    """Return the people of a table in their seats for the next match."""
    exchanges = table_style(match.rules.NAME).outcome.exchanges
    return hands.exchange_seats() if match.result and exchanges(match.result) else hands
