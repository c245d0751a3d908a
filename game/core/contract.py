"""The contract of all games' rules: prompts, beats, results and the Draft of a move.

A game is a module (or an object) that fits `Rules`. Nothing here or in a game knows of files,
clocks, screens or random numbers that it did not get as an argument.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

Seat = int
Place = str  # "a1", "deck", "hand/0/3": a name that rules and boards share
Zone = str  # a place without its number: "hand/0", "trick"
Piece = str
Move = tuple[Hashable, ...]  # ("move", 1, 12): the kind first
Message = tuple[object, ...]  # (key, *values): the key of a text and the values to fill into it
State = Any  # a NamedTuple of the game; opaque outside its own rules
Table = Mapping[Place, Piece | Message]
Options = Mapping[str, str]
Measure = Literal["points", "wins"]

T = TypeVar("T")
D = TypeVar("D", bound="DraftBase")


class Prompt(NamedTuple):
    """The question to one seat. `kind` is the stage's word, `seconds` a countdown."""

    kind: str
    optional: bool = False
    seconds: float | None = None
    default: Move | None = None


class Beat(NamedTuple):
    """One thing that happened and the state right after it.

    `moved` holds (from, to) zones, one pair for each piece that travelled.
    """

    what: str
    state: State
    seat: Seat | None = None
    moved: tuple[tuple[Zone, Zone], ...] = ()
    says: Message = ()


class Result(NamedTuple):
    """How a match ended: points by seat, every seat that won, and the deciding criterion."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


class Line(NamedTuple):
    """A line of a score sheet: a source of points, and its points for each seat. `points` is false
    for information such as a prediction; the last line is the total. `met`: for each seat, whether
    the line's statement came true."""

    says: Message
    values: tuple[int, ...]
    points: bool = True
    met: tuple[bool, ...] = ()


class IllegalMove(ValueError):
    """A move the rules refuse; `says` tells the player why."""

    def __init__(self, says: Message) -> None:
        super().__init__(" ".join(map(str, says)))
        self.says = says


class BadText(ValueError):
    """A position or a move in bad notation; the message names the flaw."""


class BadOption(ValueError):
    """An option that a game does not have, or a value that it does not offer."""


class Rules(Protocol):
    """The interface of a game. A module fits; so does an object, as for a game on a map."""

    @property
    def NAME(self) -> str: ...  # noqa: N802  constants of a module
    @property
    def VERSION(self) -> int: ...  # noqa: N802  records of another version are not resumed
    @property
    def SEATS(self) -> tuple[int, ...]: ...  # noqa: N802  numbers of players, the usual one first
    @property
    def MOVES(self) -> tuple[str, ...]: ...  # noqa: N802  the kinds of moves
    @property
    def OPTIONS(self) -> Mapping[str, tuple[str, ...]]: ...  # noqa: N802  choices, default first
    @property
    def FINAL(self) -> tuple[str, ...]: ...  # noqa: N802  kinds of moves that stand once made
    @property
    def SAMPLED(self) -> bool: ...  # noqa: N802  whether `refusal` lets more pass than is listed
    @property
    def RANKED_BY(self) -> Measure: ...  # noqa: N802  what players are compared by over matches
    @property
    def APART(self) -> tuple[str, ...]: ...  # noqa: N802  options that make another measure of it

    def setup(self, seats: int, rng: Random, options: Options) -> State: ...
    def prompts(self, state: State) -> Mapping[Seat, Prompt]: ...
    def moves(self, state: State, seat: Seat) -> Iterable[Move]: ...
    def refusal(self, state: State, seat: Seat, move: Move) -> Message | None: ...
    def apply(self, state: State, seat: Seat, move: Move, rng: Random) -> list[Beat]: ...
    def step(self, state: State, seat: Seat, move: Move, rng: Random) -> State: ...
    def view(self, state: State, seat: Seat | None) -> State: ...
    def guess(self, view: State, rng: Random) -> State: ...
    def table(self, view: State) -> Table: ...
    def tally(self, view: State) -> list[Line]: ...
    def standing(self, state: State) -> tuple[int, ...]: ...  # points so far; () where none are
    def result(self, state: State) -> Result | None: ...
    def write(self, state: State) -> str: ...
    def read(self, text: str) -> State: ...
    def say(self, move: Move) -> str: ...
    def parse(self, text: str) -> Move: ...


def sum_gains(lines: Sequence[Line]) -> tuple[int, ...]:
    """Return each seat's gains from the lines of points, without the total."""
    return tuple(map(sum, zip(*(line.values for line in lines if line.points), strict=True)))


class DraftBase:
    """A State, thawed for one move, that tells beats if anybody listens.

    A game's Draft has the fields of its State, then `rng` and `beats`; `beats` is None in a search.
    """

    __slots__ = ()
    beats: list[Beat] | None

    def freeze(self) -> State:
        raise NotImplementedError  # every game's Draft freezes into its own State

    def tell(
        self,
        what: str,
        seat: Seat | None = None,
        moved: tuple[tuple[Zone, Zone], ...] = (),
        *says: object,
    ) -> None:
        """Record that `what` has happened, with the state as it is now."""
        if self.beats is not None:
            self.beats.append(Beat(what, self.freeze(), seat, moved, says))

    def list_beats(self) -> list[Beat]:
        """Return the beats of the move. The last one ends where the move ends: the next stage is
        set after the last `tell`, and belongs to it."""
        beats = self.beats or []
        return [*beats[:-1], *(last._replace(state=self.freeze()) for last in beats[-1:])]


class Apply(Protocol):
    """Returns the beats of a move. Raises IllegalMove with the reason, before it changes
    anything."""

    def __call__(self, state: State, seat: Seat, move: Move, rng: Random) -> list[Beat]: ...


class Step(Protocol):
    """Returns the state after a legal move, without checks and beats."""

    def __call__(self, state: State, seat: Seat, move: Move, rng: Random) -> State: ...


def make_steps(
    thaw: Callable[..., D], run: Callable[[D, Seat, Move], None],
    refusal: Callable[[State, Seat, Move], Message | None],
) -> tuple[Apply, Step]:
    """Return `apply` and `step` of a game. `thaw` makes a Draft of a State's values, `rng` and
    `beats`; `run` plays a legal move on it."""

    def apply(state: State, seat: Seat, move: Move, rng: Random) -> list[Beat]:
        if says := refusal(state, seat, move):
            raise IllegalMove(says)
        draft = thaw(*state, rng, [])
        run(draft, seat, move)
        return draft.list_beats()

    def step(state: State, seat: Seat, move: Move, rng: Random) -> State:
        draft = thaw(*state, rng, None)
        run(draft, seat, move)
        return draft.freeze()

    return apply, step


def choose_options(offered: Mapping[str, tuple[str, ...]], given: Options) -> dict[str, str]:
    """Return every option with its value: what was given, or the default. A number, or True and
    False, may be given as it is. Raises BadOption."""
    given = {name: str(value).lower() if isinstance(value, bool) else str(value)
             for name, value in given.items()}
    for name, value in given.items():
        if name not in offered:
            raise BadOption(f"there is no option {name!r}")
        if value not in offered[name]:
            raise BadOption(f"option {name!r} is one of {', '.join(offered[name])}, not {value!r}")
    return {name: given.get(name, values[0]) for name, values in offered.items()}


def pick(items: Sequence[T], rng: Random) -> T:
    """Return one random item; it is drawn even if there is only one (rulings, Luck)."""
    return items[int(rng.random() * len(items))]


def shuffle(items: Iterable[T], rng: Random) -> list[T]:
    """Return the items in random order, drawn as every implementation of the rulings draws them
    (Luck)."""
    deck = list(items)
    for i in range(len(deck) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return the same values, with another one at position `at`."""
    return (*values[:at], value, *values[at + 1 :])


def read_number(text: str) -> int:
    """Return a whole number without sign or leading zeros, of six digits at most. Raises
    BadText."""
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and str(int(text)) == text):
        raise BadText(f"not a number: {text!r}")
    return int(text)


def make_luck(seed: str, ply: int) -> Random:
    """Return the random numbers for one move of a match: ply -1 is the setup, 0 the first move."""
    return Random(f"{seed}/{ply}")


def zone_of(place: Place) -> Zone:
    """Return the zone of a place: without a trailing number, so "hand/0/3" lies in "hand/0"."""
    head, _, tail = place.rpartition("/")
    return head if head and tail.isdigit() else place


def list_travels(before: Iterable[Zone], after: Iterable[Zone]) -> tuple[tuple[Zone, Zone], ...]:
    """Return the zones that pieces left and entered; pieces that stay are left out."""
    return tuple(pair for pair in zip(before, after, strict=True) if pair[0] != pair[1])
