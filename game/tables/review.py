"""Review a match: the player's prospects move by move, and the turning points.

A review sees each position as the player to move saw it, without hidden cards. A bots' process
judges one position at a time; its findings are kept beside the record.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.bots.advice import Advice, unpack_advice
from game.bots.minds import Minds
from game.core import files
from game.core.contract import Message, Move, Seat
from game.core.match import Match
from game.core.record import Line
from game.core.words import Trouble

SECONDS, LONGER_SECONDS = 0.25, 1.0  # of thought for a position, and for a likely mistake
TURNS = 5  # turning points at most
FELT = 0.5  # the smallest loss worth a word: two searches differ by less
LEVEL = 0.25  # a smaller difference counts as level
ENDING = ".review"  # of the file beside a record
MOST = 4_000_000  # bytes of it
FORMAT = 1
TWO = 2  # players: one's gain is the other's loss

Keep = Callable[[Callable[[], str | None]], None]
Prospects = tuple[tuple[Seat, tuple[tuple[int, float], ...]], ...]  # points by moves, of seats

_log = logging.getLogger(__name__)


class Judged(NamedTuple):
    """A move after `ply` others, the advice that its seat could have had, and its loss beside the
    best move, in the game's unit, 0 or more."""

    ply: int
    seat: Seat
    move: Move
    advice: Advice
    lost: float


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The advice on a position, as a file keeps it; None where there was none."""

    ply: int
    advice: dict[str, Any] | None


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A review in its file. `record` is the digest of its record."""

    record: str
    entries: tuple[Entry, ...]
    format: int = FORMAT


class Review:
    """The moves of a match, judged one after the other."""

    def __init__(self, match: Match, minds: Minds | None, keep: Keep) -> None:
        """`keep` has the disk do something, and tells the sentence that comes of it. Without minds
        there is what was kept, and no more."""
        self.match = match
        self.lines: list[Line] = list(match.record.lines)
        self.judged: list[Judged] = []
        self._minds, self._keep_by = minds, keep
        self._entries: list[Entry] = []
        self._ticket: int | None = None
        self._doubts = False  # the next position is looked at for longer
        self._digest = hashlib.sha256(match.record.encode()).hexdigest()
        for entry in self._read_kept():
            self._take(entry)

    @property
    def done(self) -> int:
        """Return the number of judged moves."""
        return len(self._entries)

    @property
    def over(self) -> bool:
        return self.done == len(self.lines)

    def list_turns(self) -> list[Judged]:
        """Return the moves with the largest losses, in their order."""
        worst = sorted((one for one in self.judged if one.lost >= FELT), key=lambda one: -one.lost)
        return sorted(worst[:TURNS])

    def find_prospects(self, most: float) -> Prospects:
        """Return each seat's prospects when it moved, within ±`most`; for two players one line, as
        the first saw it."""
        found: dict[Seat, list[tuple[int, float]]] = {}
        for one in self.judged:
            worth = max(-most, min(most, one.advice.rated[0].worth))
            if len(self.match.players) == TWO and one.seat:
                found.setdefault(0, []).append((one.ply, -worth))
            else:
                found.setdefault(one.seat, []).append((one.ply, worth))
        return tuple((seat, tuple(points)) for seat, points in sorted(found.items()))

    def tell_story(self, *, whole: bool) -> Message:
        """Return one line on a finished review of a match with one winner: since when they led, and
        by whose move. Without `whole`, prospects cover only a round, and the line tells the most
        costly move. Empty where nobody lost anything."""
        result, turns = self.match.result, self.list_turns()
        if not self.over or result is None or len(result.winners) != 1 or not turns:
            return ()
        names = [player.name for player in self.match.players]
        if not whole:
            dearest = max(turns, key=lambda one: one.lost)
            return ("review-story-dearest", names[dearest.seat], str(dearest.ply + 1))
        winner = result.winners[0]
        hers = [one for one in self.judged if one.seat == winner or len(names) == TWO]
        stood = [(one.ply, one.advice.rated[0].worth * (1 if one.seat == winner else -1))
                 for one in hers]
        behind = [ply for ply, worth in stood if worth < -LEVEL]
        if not behind:
            return ("review-story-ahead", names[winner])
        ahead = next((ply for ply, worth in stood if ply > behind[-1] and worth > LEVEL),
                     len(self.lines))
        gift = max((one for one in turns if one.seat != winner and behind[-1] <= one.ply < ahead),
                   key=lambda one: one.lost, default=None)
        if gift is None:
            return ("review-story-until", names[winner], str(behind[-1] + 1))
        return ("review-story-gift", names[winner], names[gift.seat], str(gift.ply + 1))

    def tick(self) -> bool:
        """Go on without waiting. Returns whether another move was judged."""
        if self.over or self._minds is None:
            return False
        if self._ticket is None:
            self._ask(self._minds)
            return False
        for ticket, _ in self._minds.poll():
            if ticket == self._ticket:
                self._ticket = None
                entry = Entry(self.done, self._minds.take_advice(ticket))
                judged = self._judge(entry)
                if judged and judged.lost >= FELT and not self._doubts:
                    self._doubts = True  # a short look blames good moves too
                    return False
                self._doubts = False
                self._take(entry)
                if self.over:
                    self._keep()
                return True
        return False

    def stop(self) -> None:
        """Stop and keep the findings."""
        if self._entries and not self.over:
            self._keep()

    def _ask(self, minds: Minds) -> None:
        line, rules = self.lines[self.done], self.match.rules
        view = rules.write(rules.view(self.match.states[self.done], line.seat))
        self._ticket = minds.ask(
            rules.NAME, view, line.seat, f"review/{self._digest}/{self.done}",
            LONGER_SECONDS if self._doubts else SECONDS, "expert",
            coach=True, about=line.move)

    def _take(self, entry: Entry) -> None:
        """Note the advice on the next position."""
        judged = self._judge(entry)
        self._entries.append(entry)
        if judged:
            self.judged.append(judged)

    def _judge(self, entry: Entry) -> Judged | None:
        """Return the loss of the next move by the advice on its position."""
        line, rules = self.lines[len(self._entries)], self.match.rules
        if entry.advice is None:
            return None
        advice = unpack_advice(rules, entry.advice)
        move = rules.parse(line.move)
        worth = advice.find_worth(move)
        if worth is None or len(advice.rated) < 2:
            return None
        lost = max(0.0, advice.rated[0].worth - worth)
        return Judged(entry.ply, line.seat, move, advice, lost)

    @property
    def file(self) -> Path | None:
        """Return the path of the kept review."""
        file = self.match.record.file
        return file and file.with_suffix(ENDING)

    def _read_kept(self) -> tuple[Entry, ...]:
        """Return the kept review of this record; empty if it is unusable."""
        if self.file is None:
            return ()
        try:
            kept = files.read(self.file, Kept, MOST)
            for number, entry in enumerate(kept.entries):
                if entry.ply != number:
                    raise files.Broken(f"move {number} is missing")
                if entry.advice is not None:
                    unpack_advice(self.match.rules, entry.advice)
        except files.Absent:
            return ()
        except (files.BadFile, ValueError, TypeError, KeyError, IndexError) as error:
            _log.warning("%s: the review cannot be used and is made anew: %s", self.file, error)
            return ()
        same = (kept.record, kept.format) == (self._digest, FORMAT)
        return kept.entries[:len(self.lines)] if same else ()

    def _keep(self) -> None:
        if self.file is not None:
            content = msgspec.json.encode(Kept(self._digest, tuple(self._entries)))
            self._keep_by(partial(_write_file, self.file, content))


def kept_story(match: Match, *, whole: bool) -> Message:
    """Return the story from a review beside the record (see `Review.tell_story`); empty if there is
    no complete one."""
    return Review(match, None, lambda _: None).tell_story(whole=whole)


def _write_file(file: Path, content: bytes) -> str | None:
    try:
        files.write_whole(file, content)
    except OSError as error:
        return Trouble("review-not-kept", file, error.strerror)
    return None
