"""The saved matches in a folder: usable records, and why others are not."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

from game.core.contract import Message
from game.core.match import Match, resume
from game.core.record import BadRecord, ForeignRecord
from game.core.record_index import OLDEST, list_newest, maybe_open
from game.core.words import Trouble

READ = 60  # records that are read of each kind, the newest


class Saved(NamedTuple):
    """A record: its match, or the reason why there is none."""

    file: Path
    match: Match | None
    trouble: Message = ()
    whole: bool = False  # the file is sound, and only cannot be used here and now

    @property
    def goes_on(self) -> bool:
        return self.match is not None and self.match.result is None


def read_saved(folder: Path) -> list[Saved]:
    """Read the newest records in a folder, and those that may go on, newest first."""
    may_go_on = maybe_open(folder)
    files = {*list_newest(folder, READ), *may_go_on[:READ], *may_go_on[-OLDEST:]}
    return [_read(file) for file in sorted(files, reverse=True)]


def read_played(folder: Path, games: Collection[str]) -> list[Saved]:
    """Read the records of some games in which a move was played; unfinished matches come first."""
    found = [saved for saved in read_saved(folder) if (match := saved.match) is None
             or (match.rules.NAME in games and (match.played or match.result is not None))]
    return sorted(found, key=lambda saved: not saved.goes_on)


def _read(file: Path) -> Saved:
    try:
        return Saved(file, resume(file))
    except ForeignRecord as error:
        return Saved(file, None, error.says, whole=True)
    except BadRecord as error:
        sentence = error.sentence
        return Saved(file, None, sentence.says if isinstance(sentence, Trouble)
                     else ("kept-trouble", sentence))


def put_away_in(records: Path) -> Path:
    """Return the folder of archived records."""
    return records / "away"
