"""What is said of a saved game, and who of those who sit there is asked, leads or has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game import doors
from game.core import Says, Seat
from game.devices.press import Action
from game.match import Match
from game.picture.page import CHOOSE, Control, Hints
from game.picture.screen import Box
from game.scenes.scenery.match_line import ahead, ended, far, when
from game.tables.faces import faced, sitters
from game.tables.miniature import Miniature
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House


class Row(NamedTuple):
    """A saved game: what it is in words, how the match stands, most important first, what a press
    does, by key, and why not."""

    label: str
    stands: Sequence[str]
    act: Callable[[], None]
    verb: str
    picture: str
    why: Says | None = None
    turn: str = ""  # whose turn it is, while it is not over
    match: Match | None = None
    at: float = 0.0  # when it was last played
    picture_of: Miniature | None = None  # the table as it was left, if that tells anything

    @property
    def over(self) -> bool:
        """Whether it is played to its end."""
        return bool(self.match and self.match.result is not None)

    def says(self, house: House) -> str:
        """Whose turn it is, or who has won and, if that is told, with how much."""
        return self.turn or (ended(house, self.match) if self.match else "")

    def game(self, house: House) -> str:
        """What is played there."""
        return house.words(f"game-{self.match.rules.NAME}") if self.match else ""

    def far(self, house: House) -> str:
        """How far it has come, while it goes on."""
        return far(house, self.match) if self.match and self.turn else ""

    def when(self, house: House) -> str:
        """When it was played last."""
        return when(house, self.at) if self.match else ""

    def control(self, house: House, box: Box) -> Control:
        """What it does in a box on a page; one that is over may lead to its review."""
        match, hints = self.match, ((Action.CONFIRM, self.verb),) if self.verb else CHOOSE
        if not (match and self.over and len(match.players) > 1
                and table_style(match.rules.NAME).span):
            return Control(box, self.act, None, self.why, hints)
        more: Hints = (*hints, (Action.NEXT, "hint-review"))
        return Control(box, self.act, lambda _: doors.review(house, match), None, more)


def asked(match: Match) -> Sequence[Seat]:
    """Whose turn it is."""
    return match.waits_for if match.result is None else ()


def weighs(match: Match) -> Sequence[Seat]:
    """Whose turn it is, or who has won: those whom one looks for first."""
    return asked(match) if match.result is None else match.result.winners


def first(match: Match) -> Seat | None:
    """Who leads, or has won alone, against others: she wears the crown."""
    if len(match.players) == 1:
        return None
    if match.result is None:
        return ahead(match)
    return match.result.winners[0] if len(match.result.winners) == 1 else None


def looks(match: Match) -> list[str]:
    """Everybody as she looks: glad who leads or has won, sorry who has lost."""
    return [faced(who, _feels(match, seat)) for seat, who in enumerate(sitters(match.players))]


def _feels(match: Match, seat: Seat) -> str:
    """How somebody feels."""
    if match.result is None or not _winners(match):
        return "glad" if seat == first(match) else ""
    return "glad" if seat in match.result.winners else "sorry"


def _winners(match: Match) -> bool:
    """Whether somebody has won a match that is over, against others."""
    result = match.result
    return bool(result and len(match.players) > 1 and not (
        len(result.winners) > 1 and table_style(match.rules.NAME).draws))
