"""A match: the states that its record leads through. Resuming is replaying; undo makes the record
shorter. A match without a human move is not kept."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path

from game.core.contract import (
    BadText,
    Beat,
    Message,
    Move,
    Prompt,
    Result,
    Rules,
    Seat,
    State,
    make_luck,
)
from game.core.disk import Disk
from game.core.paths import MAPS
from game.core.quarantine import set_aside
from game.core.record import (
    BadRecord,
    Closing,
    ForeignRecord,
    Header,
    Line,
    Player,
    Record,
    UnreadableRecord,
    game_of,
    read_record,
)
from game.core.tiled import BadBoard
from game.core.words import Trouble
from game.games import load_rules

log = logging.getLogger(__name__)
PAIR = 2  # players, who can agree to a draw
MAP = "map"  # the option that names a map


class Match:
    """A game being played: the record and the states it leads through."""

    def __init__(self, record: Record) -> None:
        """Replay a record. Raises BadRecord if a move in it is not legal."""
        header = record.header
        self.record = record
        self.rules: Rules = load_rules(header.game)
        _demand_map(record, self.rules)
        try:
            start = self.rules.setup(
                len(header.players), make_luck(header.seed, -1), header.options)
        except BadBoard as error:
            said = "kept-broken-map", header.options.get(MAP, "")
            raise ForeignRecord(str(error), said) from error
        except Exception as error:
            why = _describe_error(record, error)
            raise BadRecord(Trouble("record-line-broken", record.file, "1", why)) from error
        self.states: list[State] = [start]
        self.beats: list[list[Beat]] = []
        self.ending: Callable[[Result], None] | None = None  # hears of the end before the record
        for number, line in enumerate(record.lines, start=2):
            try:
                self.follow(self._apply_move(line.seat, self.rules.parse(line.move)))
            except Exception as error:
                raise BadRecord(Trouble("record-illegal", record.file, str(number), line.move,
                                        _describe_error(record, error))) from error
        if any(one.seat >= len(header.players) for _, one in record.handed):
            raise BadRecord(Trouble("record-broken", record.file, "a bot plays on for no seat"))
        self.closing: Closing | None = None  # how people have ended it
        if record.closing:
            if why := self._no_closing(record.closing):
                raise BadRecord(Trouble("record-line-broken", record.file,
                                        str(len(record.lines) + 2), why))
            self.closing = record.closing

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def players(self) -> tuple[Player, ...]:
        return self.record.header.players

    @property
    def prompts(self) -> Mapping[Seat, Prompt]:
        return {} if self.closing else self.rules.prompts(self.state)

    @property
    def waits_for(self) -> list[Seat]:
        """Return the seats that have to answer before the match goes on."""
        return [seat for seat, prompt in self.prompts.items() if not prompt.optional]

    @property
    def result(self) -> Result | None:
        return self._find_closing_result(self.closing) if self.closing else self.rules.result(
            self.state)

    def _find_closing_result(self, closing: Closing) -> Result:
        """Return the result of a match that the players end now: the current points, or one for
        each winner where none are counted."""
        seats = range(len(self.players))
        winners = tuple(seat for seat in seats
                        if closing.ending == "agreed" or seat != closing.seat)
        scores = self.rules.standing(self.state) or tuple(int(seat in winners) for seat in seats)
        return Result(scores, winners, closing.ending)

    def _no_closing(self, closing: Closing) -> str:
        """Return why the players cannot end the match so; empty if they can."""
        if closing.seat >= len(self.players):
            return f"there is no seat {closing.seat}"
        if len(self.players) == 1:
            return "nobody gives up alone"
        if closing.ending == "agreed" and len(self.players) > PAIR:
            return "two players agree to a draw, and no more"
        return "" if self.rules.result(self.state) is None else "the match was over before"

    @property
    def played(self) -> bool:
        """Say whether a person has made a move."""
        return any(self.players[line.seat].kind == "human" for line in self.record.lines)

    def play(self, seat: Seat, move: Move) -> list[Beat]:
        """Play a move: keep it, then return its beats. Raises IllegalMove and changes nothing."""
        beats = self.write(seat, move)
        self.follow(beats)
        return beats

    def write(self, seat: Seat, move: Move) -> list[Beat]:
        """Write a move to the record without playing it yet. Returns its beats. Raises IllegalMove
        and changes nothing."""
        beats = self._apply_move(seat, move)
        if self.ending and (result := self.rules.result(beats[-1].state)) is not None:
            self.ending(result)
        self.record.add(Line(seat, self.rules.say(move)))
        return beats

    def close(self, closing: Closing) -> Result:
        """Write to the record how the players end the match; `closing` shows it once that is
        written. Raises ValueError and changes nothing."""
        if why := self._no_closing(closing):
            raise ValueError(why)
        result = self._find_closing_result(closing)
        if self.ending:
            self.ending(result)
        self.record.close(closing)
        return result

    def follow(self, beats: list[Beat]) -> None:
        """Play a move that is in the record already."""
        self.states.append(beats[-1].state)
        self.beats.append(beats)

    def _apply_move(self, seat: Seat, move: Move) -> list[Beat]:
        if seat >= len(self.players):
            raise BadText(f"there is no seat {seat}")
        rng = make_luck(self.record.header.seed, len(self.states) - 1)
        return self.rules.apply(self.state, seat, move, rng)

    def undo_length(self, seat: Seat) -> int | None:
        """Return the number of moves left if a seat takes its last step back; None if it may not.

        A seat may take back only its own steps, only while nobody has moved after them, and never a
        kind of move that its game calls FINAL.
        """
        last = len(self.record.lines) - 1
        if last < 0 or self.record.lines[last].seat != seat or self.result is not None:
            return None
        kind = self.rules.parse(self.record.lines[last].move)[0]
        return None if kind in self.rules.FINAL else last

    def undo(self, length: int) -> None:
        """Go back to the state after `length` moves."""
        self.record.cut(length)
        self.fall_back(length)

    def fall_back(self, length: int) -> None:
        """Drop states that are no longer in the record."""
        del self.states[length + 1 :]
        del self.beats[length:]
        self.closing = None


def start(header: Header, file: Path | None, disk: Disk | None = None) -> Match:
    """Return a new match; its record is being written."""
    match = Match(Record(header, file))
    match.record.disk = disk or match.record.disk
    match.record.keep()
    return match


def match_at(game: str, players: tuple[Player, ...], position: str) -> Match:
    """Return a match at a position, without a record. Raises BadText."""
    match = Match(Record(Header(game, load_rules(game).VERSION, players, "standing"), None))
    match.states = [match.rules.read(position)]
    return match


def resume(file: Path) -> Match:
    """Return the match of a record. A broken file is renamed; raises BadRecord. Players learn which
    game it was; the log has the reason and the new name."""
    try:
        return Match(read_record(file))
    except (ForeignRecord, UnreadableRecord):
        raise
    except BadRecord as error:
        game, aside = game_of(file), set_aside(file)
        what: Message = ("record-of", (f"game-{game}",)) if game else ("record-some",)
        full = Trouble("record-aside", error.sentence, aside)
        log.warning("%s", full)
        raise BadRecord(Trouble("record-spoilt", what, english=full)) from error


def _demand_map(record: Record, rules: Rules) -> None:
    """Raise ForeignRecord if the map of a match is not installed."""
    name = record.header.options.get(MAP)
    if name is not None and name not in getattr(rules, "atlases", (name,)):
        raise ForeignRecord(f"{record.file}: the match needs the map {name}, which is not in "
                            f"{MAPS}", ("kept-needs-map", name))


def _describe_error(record: Record, error: Exception) -> str:
    """Return why the rules refuse a record. The log gets an unexpected exception whole."""
    if isinstance(error, ValueError):
        return str(error)
    log.warning("the rules fail on %s", record.file, exc_info=error)
    return f"{type(error).__name__}: {error}"
