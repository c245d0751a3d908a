"""The rights of phones, scene by scene: one table for the whole house.

A phone that may not press does not learn the focus either: its page says so in a sentence, and its
presses are dropped. While the operator is at work this holds for each phone, the operator's own
too: the PIN is entered on keys or a pad.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from game.scene import Scene


class Right(Enum):
    """STEER: the phone shows the focus, and its presses count. WATCH: the same, but not while
    others play a match without it. SIT: a Confirm takes a free seat, and nothing else counts.
    NOTHING: neither."""

    STEER = "steer"
    WATCH = "watch"
    SIT = "sit"
    NOTHING = "nothing"


class Rights(NamedTuple):
    """The rights of a phone with a seat on the stack, of one without, and of each phone while the
    operator is at work."""

    seated: Right
    apart: Right
    operator: Right = Right.NOTHING


OPEN = Rights(Right.STEER, Right.STEER)  # everybody decides here who plays what
LOBBY = Rights(Right.STEER, Right.SIT)  # those who sit agree on a match
PLAYED = Rights(Right.STEER, Right.WATCH)  # of a match, or perhaps over one
SEATS = Rights(Right.STEER, Right.NOTHING)  # of those who sit
CLOSED = Rights(Right.NOTHING, Right.NOTHING)  # the operator's, or nobody's

TABLE: dict[str, Rights] = {
    # who plays what
    "TitleScene": OPEN,
    "LobbyScene": LOBBY,
    "PeopleScene": OPEN,
    "LeavesScene": OPEN,
    "SeriesScene": OPEN,
    "ChangeScene": OPEN,
    "SavedMatchesScene": OPEN,
    "PuzzlesScene": OPEN,
    "NightBoardScene": OPEN,
    # a match, and what lies over it
    "TableScene": PLAYED,
    "LessonScene": PLAYED,
    "PuzzleScene": PLAYED,
    "ReplayScene": PLAYED,
    "ReviewScene": PLAYED,
    "PauseScene": PLAYED,
    "LessonPauseScene": PLAYED,
    "LessonDoneScene": PLAYED,
    "PuzzlePauseScene": PLAYED,
    "SolvedScene": PLAYED,
    "WrongScene": PLAYED,
    "ScoringScene": PLAYED,
    "FinaleScene": PLAYED,
    "ResultsScene": PLAYED,
    "UnpluggedScene": PLAYED,
    "AsleepScene": PLAYED,
    # opened from a menu or from a pause
    "RulebookScene": PLAYED,
    "LogScene": PLAYED,
    "ConfirmScene": PLAYED,
    "OfferScene": PLAYED,
    "ManageScene": PLAYED,
    "SettingsScene": PLAYED,
    "BindingScene": PLAYED,
    "SpellingScene": PLAYED,
    "TableOptionsScene": PLAYED,
    # who may come, and whether anybody is there
    "CodesScene": SEATS,
    "StillThereScene": SEATS,
    # nobody's, while no one plays
    "AttractScene": CLOSED,
    "AttractTable": CLOSED,
    "PassingPuzzle": CLOSED,
    "HowtoScene": CLOSED,
    # the operator's
    "PinScene": CLOSED,
    "OperatorScene": CLOSED,
    "GamesScene": CLOSED,
    "EveningScene": CLOSED,
    "CountersScene": CLOSED,
    "NightCareScene": CLOSED,
    "CareScene": CLOSED,
    "PadTestScene": CLOSED,
}


AT_WORK = {"PinScene", "OperatorScene"}  # one of them is on the stack while the operator is there


def find_right(scenes: Sequence[Scene], *, seated: bool) -> Right:
    """Return a phone's right at the top of a stack; nothing for a scene outside the table."""
    names = [type(scene).__name__ for scene in scenes]
    rights = TABLE.get(names[-1], CLOSED) if names else CLOSED
    if AT_WORK.intersection(names):
        return rights.operator
    if not seated and "LobbyScene" in names[:-1]:
        return Right.NOTHING  # it was opened by those who sit
    return rights.seated if seated else rights.apart
