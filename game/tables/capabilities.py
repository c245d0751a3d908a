"""What some games share at the table. A game has a capability whole, or not at all."""

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

    kinds: tuple[str, ...] = ("hand",)  # of places whose cards are counted as a hand
    sorts: tuple[str, ...]  # ways to lay a hand, the rules' own first
    rank: Callable[[Piece, str], tuple[int, ...]]  # of a card in a hand that is sorted that way
    group: Callable[[Piece, str], int] = lambda *_: 0  # cards of a group lie together
    suits: tuple[str, ...]  # a card of each suit, for a sample
    together: tuple[str, ...] = ()  # prompts that are answered side by side
    takes_back: tuple[Move | str, ...] = ()  # moves that show their player nothing
    brings: tuple[str, ...] = ()  # beats that bring a card to a hand, which is then marked there
    answered: Callable[[State, Seat], Move | None] = lambda *_: None  # unseen, while others choose
    foremost: Callable[[State, Seat], tuple[Zone, ...]] = lambda *_: ()  # what a phone tells first
    # Whether a view of nobody shows that a seat has one move only, such as its last card.
    known_forced: Callable[[State, Seat], bool] = lambda *_: False
    # What has to stay as it is for a lead that its player plans now; None where nobody plans one.
    plans_lead: Callable[[State, Seat], Hashable] = lambda *_: None


class PlaqueKind(Enum):
    """How words are written: on a plate, with the player who did what they tell, as the small name
    of a pile, of a pile that is lost, as the number of a pile's cards, on a coin that a seat has
    staked, as a stamp, or as a small one on a panel."""

    PLATE = auto()
    DEED = auto()
    NAME = auto()
    LOST = auto()
    COUNT = auto()
    COIN = auto()
    STAMP = auto()
    PASSED = auto()


class Plaque(NamedTuple):
    """Words at a place, with a picture before them, and the seat that they belong to; `deed` are
    those that stand beside the player's name, where others are told without it."""

    place: Place
    says: Message
    picture: str = ""
    kind: PlaqueKind = PlaqueKind.PLATE
    seat: Seat = 0
    deed: Message = ()


class Played(NamedTuple):
    """Cards of a trick that a player has played together; `lost` ones are nobody's, `past` ones of
    the trick before. `told` is what wild cards among them are taken for; a play on a `mat` is one
    thing, however many cards it has. `over` is what stands over it, if more is to be said than
    that it was led or wins, of its own if it `does` something at once, and `under` it what comes
    of it then. `turn`: as which it was played, from 1; 0 is not told."""

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
    """A trick that has been taken: the cards of each play with their seat, who took it, and that
    they did and for what, in words."""

    plays: tuple[tuple[Seat, tuple[Piece, ...]], ...]
    seat: Seat
    says: Message


@dataclass(frozen=True, kw_only=True)
class Tricks:
    """Plays on a cloth, the best of which takes the others."""

    plays: Callable[[State], Sequence[Played]]
    plaques: Callable[[State], Sequence[Plaque]]  # what is written on the cloth
    gathered: Callable[[State, Beat], Gathered | None]  # the trick that a beat takes
    queued: Callable[[State], Mapping[Place, Place]]  # where plays lie on a stage
    stops: tuple[str, ...]  # beats before which the table rests, so that a trick is seen
    trumps: Callable[[State], frozenset[Place]]  # cards that are worth more than others
    worth: Message  # what those are called


class Standing(NamedTuple):
    """Points and the goal (0 where there is none), tricks taken, and how many were predicted, which
    nobody knows of another seat before the end of a round. Games without predictions tell words
    instead, and what this round has brought so far. `played`: no more can be taken in this
    round."""

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
        """The points, with what this round has brought so far."""
        return self.points + self.gained


def find_goal(standings: Sequence[Standing], points: Sequence[int]) -> int:
    """Return for how many points a match is played in which these have been counted; 0 if it is not
    a race to a goal."""
    alike = [one.points for one in standings] == [*points]
    return max((one.goal for one in standings), default=0) if alike else 0


@dataclass(frozen=True, kw_only=True)
class Rounds:
    """Points that are counted round by round, and their sheet."""

    standings: Callable[[State], Sequence[Standing]]
    counted: str  # the beat after which points are counted
    charted: tuple[str, ...]  # beats whose totals a chart shows
    recalls: tuple[str, ...]  # beats that older captions do not outlive
    whole: bool  # whether moves are worth something for the match, not for a round
    marker: str  # a picture that runs to the goal of the sheet
    road: str  # on what (`ui/road/`)
    sources: Mapping[str, str]  # pictures for what brings points, by its name on the sheet


class Share(NamedTuple):
    """Who has most at a place, several if they are level, and how much."""

    seats: tuple[Seat, ...]
    many: int


@dataclass(frozen=True, kw_only=True)
class Mapped:
    """A table that is the map of a country."""

    land: Callable[[State], str]  # the name of the country
    outline: Callable[[str], str]  # its picture as SVG, by that name
    carrier: str  # the picture of what brings things to where they go
    reach: Callable[[Board, Touches], tuple[float, float, float] | None]  # middle and radius
    shares: Callable[[State], Mapping[Place, Share]]  # who has most where
    shared_out: Message  # what a picture of that is called
    supply: Zone  # endless: pieces come from there and go there, and none lies there
    lay: Callable[[Board, State], Board]  # adds the country of a match to a board
    fit: Callable[[Board, Art], Board]  # and what depends on drawing


class Answer(NamedTuple):
    """What everybody may know of an answer: whether it is given, and what it says once all are."""

    seat: Seat
    given: bool
    says: Message = ()


class Question(NamedTuple):
    """What a player has said, what the others are asked about it, what they choose between, and
    their answers."""

    claim: Message
    asks: Message
    either: Message
    answers: tuple[Answer, ...]


@dataclass(frozen=True, kw_only=True)
class Answers:
    """Answers of yes or no that are given unseen, with the hand closed."""

    between: Mapping[str, tuple[Move, Move]]  # left, right, by prompt
    question: Callable[[State], Question | None]  # of a view: what has the stage
    # The answer of a seat, by its view, where all know that all who are asked can see it.
    settled: Callable[[State, Seat], Move | None]


class Pace(NamedTuple):
    """How long bots take besides what is usual."""

    ponders: tuple[str, ...] = ()  # prompts over which a bot takes longer
    brisk: tuple[str, ...] = ()  # moves that it makes without much ado
    thinks: tuple[record.Kind, ...] = ()  # levels whose answers take longer for some hands


USUAL_PACE = Pace()
