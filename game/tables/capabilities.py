"""Capabilities that some games share. A game has all of one, or none of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from game.core import record
from game.core.contract import Beat, Message, Move, Piece, Place, Seat, State, Zone
from game.picture.art import Art
from game.picture.board import Board
from game.tables.pickers import Touches


@dataclass(frozen=True, kw_only=True)
class Hands:
    """Cards in hands that are hidden from the others."""

    kinds: tuple[str, ...] = ("hand",)  # of places that hold a hand's cards
    sorts: tuple[str, ...]  # ways to lay a hand, the rules' own first
    rank: Callable[[Piece, str], tuple[int, ...]]  # of a card in a hand that is sorted that way
    group: Callable[[Piece, str], int] = lambda *_: 0  # cards of a group lie together
    suits: tuple[str, ...]  # a card of each suit, for a sample
    together: tuple[str, ...] = ()  # prompts that are answered side by side
    takes_back: tuple[Move | str, ...] = ()  # moves that show their player nothing
    brings: tuple[str, ...] = ()  # beats that bring a card to a hand, which is then marked there
    answered: Callable[[State, Seat], Move | None] = lambda *_: None  # unseen, while others choose
    foremost: Callable[[State, Seat], tuple[Zone, ...]] = lambda *_: ()  # first on a phone
    # Whether a view of nobody shows that a seat has one move only, such as its last card.
    known_forced: Callable[[State, Seat], bool] = lambda *_: False
    # What has to stay as it is for a lead that its player plans now; None where nobody plans one.
    plans_lead: Callable[[State, Seat], Hashable] = lambda *_: None


class PlaqueKind(Enum):
    """How words are written: on a plate, beside the player who did it, as a pile's name, as that of
    a lost pile, as a pile's count, on a coin that a seat has staked, as a stamp, or as a small
    stamp on a panel."""

    PLATE = auto()
    DEED = auto()
    NAME = auto()
    LOST = auto()
    COUNT = auto()
    COIN = auto()
    STAMP = auto()
    PASSED = auto()


class Plaque(NamedTuple):
    """Words at a place, after a picture, with their seat. `deed` replaces them where the player's
    name is shown."""

    place: Place
    says: Message
    picture: str = ""
    kind: PlaqueKind = PlaqueKind.PLATE
    seat: Seat = 0
    deed: Message = ()


class Played(NamedTuple):
    """Cards that a player has played together to a trick. `lost` ones belong to nobody, `past` ones
    to the trick before. `told` says what its wild cards stand for; a play on a `mat` counts as one
    thing. `over` is a heading beyond "leads" and "wins", marked as the player's own act if it
    `does` something at once; `under` tells its effect. `turn` counts plays from 1; 0 is not
    shown."""

    places: tuple[Place, ...]
    seat: Seat
    led: bool = False
    best: bool = False
    lost: bool = False
    past: bool = False
    told: Message = ()
    mat: bool = False
    over: Message = ()
    under: Message = ()
    turn: int = 0
    does: bool = False


class Gathered(NamedTuple):
    """A trick that was taken: the cards of each play with their seat, the taker, and in words that
    and why they took it."""

    plays: tuple[tuple[Seat, tuple[Piece, ...]], ...]
    seat: Seat
    says: Message


@dataclass(frozen=True, kw_only=True)
class Tricks:
    """Plays on a cloth, the best of which takes the others."""

    plays: Callable[[State], Sequence[Played]]
    plaques: Callable[[State], Sequence[Plaque]]  # the labels on the cloth
    gathered: Callable[[State, Beat], Gathered | None]  # the trick that a beat takes
    queued: Callable[[State], Mapping[Place, Place]]  # where plays lie on a stage
    stops: tuple[str, ...]  # beats before which the table rests, so that a trick is seen
    trumps: Callable[[State], frozenset[Place]]  # cards that are worth more than others
    worth: Message  # their names


class Standing(NamedTuple):
    """A seat's points and the goal (0: none), tricks taken and predicted; other seats' predictions
    are unknown until the round ends. Games without predictions give words instead, and the points
    of this round so far. `played`: the seat can take no more tricks this round."""

    points: int
    goal: int
    taken: int = 0
    predicted: int | None = None
    sealed: bool = False
    told: Message = ()
    gained: int = 0
    played: bool = False

    @property
    def total(self) -> int:
        """Return the points, with those of this round so far."""
        return self.points + self.gained


def find_goal(standings: Sequence[Standing], points: Sequence[int]) -> int:
    """Return the points that win a match with these standings; 0 if it is no race to a goal."""
    alike = [one.points for one in standings] == [*points]
    return max((one.goal for one in standings), default=0) if alike else 0


@dataclass(frozen=True, kw_only=True)
class Rounds:
    """Points that are counted after each round, and the score sheet."""

    standings: Callable[[State], Sequence[Standing]]
    counted: str  # the beat after which points are counted
    charted: tuple[str, ...]  # beats after which a chart shows the totals
    recalls: tuple[str, ...]  # beats that older captions do not outlive
    whole: bool  # whether moves are worth something for the match, not for a round
    marker: str  # a picture that runs to the goal of the sheet
    road: str  # the ground (`ui/road/`)
    sources: Mapping[str, str]  # pictures of the sources of points, by name


class Share(NamedTuple):
    """The seats with the most pieces at a place, several if level, and their number."""

    seats: tuple[Seat, ...]
    many: int


@dataclass(frozen=True, kw_only=True)
class Mapped:
    """A table that is the map of a country."""

    land: Callable[[State], str]  # the name of the country
    outline: Callable[[str], str]  # its picture as SVG, by that name
    carrier: str  # the picture of the carrier
    reach: Callable[[Board, Touches], tuple[float, float, float] | None]  # middle and radius
    shares: Callable[[State], Mapping[Place, Share]]  # the majorities by place
    shared_out: Message  # the name of a picture of them
    supply: Zone  # endless: pieces come from there and go there, and none lies there
    lay: Callable[[Board, State], Board]  # adds the country of a match to a board
    fit: Callable[[Board, Art], Board]  # drawing


class Answer(NamedTuple):
    """The public part of an answer: whether it is given, and its text once all are."""

    seat: Seat
    given: bool
    says: Message = ()


class Question(NamedTuple):
    """A player's claim, the question to the others, the choices, and the answers."""

    claim: Message
    asks: Message
    either: Message
    answers: tuple[Answer, ...]


@dataclass(frozen=True, kw_only=True)
class Answers:
    """Secret yes-or-no answers, given with the hand closed."""

    between: Mapping[str, tuple[Move, Move]]  # left, right, by prompt
    question: Callable[[State], Question | None]  # of a view: the question on the stage
    # The answer of a seat, by its view, where all know that all who are asked can see it.
    settled: Callable[[State, Seat], Move | None]


class Pace(NamedTuple):
    """Extra thinking time of bots."""

    ponders: tuple[str, ...] = ()  # prompts over which a bot takes longer
    brisk: tuple[str, ...] = ()  # moves that it makes without much ado
    thinks: tuple[record.Kind, ...] = ()  # levels that think longer about some hands


USUAL_PACE = Pace()
