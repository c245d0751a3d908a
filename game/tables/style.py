"""What differs from game to game at the table: one `TableStyle` a game, with defaults for what is
usual. Everything in it is asked with views, never with hidden things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.core.contract import (
    Beat,
    Message,
    Move,
    Options,
    Piece,
    Place,
    Prompt,
    Result,
    Rules,
    Seat,
    State,
    Table,
    Zone,
)
from game.core.match import Match
from game.devices.press import Action
from game.games import has_part, load_part
from game.picture.board import Board
from game.picture.ground import dye_cloth
from game.picture.materials import TIMBER, Material
from game.picture.music import HOME, Mood
from game.picture.sprites import Feel, Look
from game.picture.theme import PANEL, WOOD, Colour
from game.tables.capabilities import (
    USUAL_PACE,
    Answers,
    Hands,
    Mapped,
    Pace,
    Rounds,
    Standing,
    Tricks,
)
from game.tables.feelings import Feeling
from game.tables.pickers import Picker, Touches
from game.tables.places import NUMBER, READING, kind_of, number_of, rest_of


class Ending(NamedTuple):
    """How a match ended, where a game says more of it than who won, in words of the table; the
    record of how it could have been played, if there is one to be shown; whether that is to be
    celebrated; and a person's best result with the name under which it is kept, if it is new."""

    heading: Message
    sentence: Message
    picture: str
    model: Path | None = None
    beside: tuple[tuple[Message, int], ...] = ()  # what the result is measured by, with its name
    won: bool = False
    best: tuple[str, int] | None = None


class Button(NamedTuple):
    """A kind of places that are pressed: what one of them says, in letters of which style, what
    stands over them, and whether each is a seat that can be chosen."""

    says: Callable[[Place], Message]
    letters: str = "label"
    head: Message = ()  # over all of them
    seats: bool = False


class Mark(NamedTuple):
    """What is told of a place of a board where it is drawn small: its picture, if it is not that of
    its piece, words beside it, who has brought what it wants, of how much, and the zone whose
    pieces all this stands for; `lit` is what counts now."""

    picture: str = ""
    says: Message = ()
    brought: tuple[Seat, ...] = ()
    wants: int = 0
    zone: Zone = ""
    lit: bool = False


TROPHY = "ui/trophy", 1.0  # of games without a prize of their own, and of all together


@dataclass(frozen=True, kw_only=True)
class Theme:
    """Colours, material, signs and music of a game; `pictures` are by section of the rules."""

    colour: Colour = PANEL  # its colour: of its plates and its book
    cloth: Colour | None = None  # of its cloths and its box, if that is not the same by more light
    material: Material = TIMBER  # what the plates on its table are made of
    sign: str = "ui/star"  # a picture of what kind of game it is
    prize: tuple[str, float] = TROPHY  # a picture of what its best ones have, and its shape
    music: str = HOME  # the piece that is heard at it, see `picture/music`
    pictures: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Wording:
    """What things are called, in words of the table."""

    caption: Callable[[Beat], Message]  # what everybody could see of a beat
    spoken: Callable[[State, Move], Message]  # a move, for a hint
    task: Callable[[State, Seat], Message]  # what the asked player has to do
    # What everybody may know of what the one asked player does, with their name.
    doing: Callable[[State, Seat], Message] = lambda _, seat: ("turn-of", ("seat", seat))
    called: Callable[[Piece], Message] = lambda _: ()  # a piece, "red 7"; () if it is not told
    spot: Callable[[State, Place], Message] = lambda _, place: ("name", place)  # a place or a zone
    plainly: Callable[[Message], Message] = lambda says: says  # a caption without notation
    gap: Callable[[float], Message] = lambda _: ()  # how much better a move is; () if hardly
    aim: Callable[[State, Seat, Place], Message] = lambda *_: ()  # what the place in focus does
    story: Callable[[Match], Message] = lambda _: ()  # what a match will be remembered for
    # Of a player whose time for an answer has run out.
    late: Callable[[Seat], Message] = lambda seat: ("time-over", ("seat", seat))


@dataclass(frozen=True, kw_only=True)
class Touch:
    """How presses become moves."""

    picker: Callable[[State, Seat], Picker]
    touches: Callable[[State, Seat, Move], Iterable[Touches]]  # every order of touches for a move
    fields: Callable[[State, Seat], tuple[Place, ...]]  # every place that can have the focus
    why: Callable[[State, Seat, Touches], Message]  # why touches make no move
    start: Callable[[Sequence[Place]], Place] = lambda places: places[0]  # of a new turn's focus
    then: Callable[[State, Seat, Picker], Iterable[Place]] = lambda *_: ()  # next focus, best first
    yields: Callable[[State, Seat], Place | None] = lambda *_: None  # the only thing left to do
    buttons: Mapping[str, Button] = field(default_factory=dict)  # kinds of its own, see `places`
    signs: Mapping[Place, str] = field(default_factory=dict)  # pictures of buttons
    # Actions that press a button of their own, and the words of their hints.
    keys: Mapping[Action, tuple[Place, str]] = field(default_factory=dict)
    ends: tuple[Place, ...] = ()  # what ends a turn; the jump buttons skip it
    idle: tuple[Place, ...] = ()  # what else means doing nothing, or no more
    hints: tuple[tuple[Action, str], ...] = ()  # what a device can do here besides the usual


class Moment(NamedTuple):
    """What happened, in a few words, with its picture and its sound; who did it, and the places
    of what it speaks of, which are lit; and what its like is called, in one or two words."""

    says: Message
    picture: str
    sound: str = ""
    seat: Seat | None = None
    places: tuple[Place, ...] = ()
    kind: Message = ("replay-moments",)


@dataclass(frozen=True, kw_only=True)
class Motion:
    """How beats look and sound; `feel` is by `Beat.what`."""

    feel: Mapping[str, Feel]
    midst: tuple[str, ...] = ()  # beats after which nobody is asked, whatever the table looks like
    moment: Callable[[Beat, State], Moment | None] = lambda *_: None  # which beats are great ones
    kindles: Callable[[Beat, State], Message] = lambda *_: ()  # the `kind` of a later moment
    mood: Callable[[State], Mood] = lambda _: "calm"  # for the music, from the view of nobody
    # How seats feel about the change between two views of nobody, besides points that they gain.
    feels: Callable[[State, State], Mapping[Seat, Feeling]] = lambda *_: {}
    flaws: Callable[[Beat], tuple[Place, ...]] = lambda _: ()  # what a beat leaves crossed out
    trail: Callable[[Beat], tuple[Place, Place] | None] = lambda _: None  # the way of a piece
    struck: Callable[[Beat], tuple[Place, ...]] = lambda _: ()  # where a beat has captured pieces
    retold: Callable[
        [Table, Message], Table] = lambda table, _: table  # while words are told, watched


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """How a match ends, and what its players are compared by."""

    final: Callable[[State, Result], tuple[int, ...]] = lambda _, result: result.scores  # by seat
    # What decided a tie on points for the reason of a result, by seat.
    tie_breaks: Callable[[State, str], Sequence[int]] = lambda *_: ()
    # A number of `final` in figures, and what it counts.
    amount: Callable[[int], tuple[Message, Message]] = (
        lambda number: (("name", str(number)), ("standing-points", number)))
    leads: Callable[[State], frozenset[Seat]] = lambda _: frozenset()  # where points do not say it
    owned: Callable[[State], Sequence[int]] = lambda _: ()  # what says it there, by seat
    draws: bool = False  # whether several winners have drawn, instead of sharing the victory
    exchanges: Callable[[Result], bool] = lambda _: False  # whether a rematch exchanges the seats
    # Tells a result, beside the best results so far.
    ending: Callable[[Match, Mapping[str, int]], Ending | None] = lambda *_: None


@dataclass(frozen=True, kw_only=True)
class Choices:
    """What can be chosen before a match."""

    offers: Callable[[int], Iterable[str]]  # the options for a number of players
    minutes: Callable[[int, Options], float]  # how long a match takes, about
    # What an option's value means for a number of players: of several that mean the same, one can
    # be chosen.
    comes_to: Callable[[int, str], str] = lambda _, value: value


USUAL_THEME, USUAL_OUTCOME = Theme(), Outcome()


@dataclass(frozen=True, kw_only=True)
class TableStyle:
    """A game's table.

    `looks` is by piece. `sides` are the pieces that stand for the seats, `zones` what the board has
    to have, `places` what a pointer may ask about, `carved` texts on the board: text, place, and
    where in it (-1 to 1).
    """

    theme: Theme = USUAL_THEME
    words: Wording
    touch: Touch
    motion: Motion
    outcome: Outcome = USUAL_OUTCOME
    choices: Choices
    board: str
    looks: Mapping[Piece, Look]
    sides: tuple[Piece, ...]
    zones: tuple[Zone, ...]
    places: tuple[Place, ...] = ()
    carved: tuple[tuple[str, Place, float, float], ...] = ()

    plate: tuple[str, ...] = ()  # words of a seat that its plate shows
    turned: str = ""  # the beat with which a turn ends, where a round is one of everybody
    span: float = 0.0  # how far ahead anybody can well be, in the unit of `gap`; 0: not known

    hands: Hands | None = None
    tricks: Tricks | None = None
    rounds: Rounds | None = None
    mapped: Mapped | None = None
    answers: Answers | None = None
    pace: Pace = USUAL_PACE

    # A game's last word on how its table is drawn, for an audience that may want to be reminded.
    dressed: Callable[[Table, State, Seat | None, bool], Table] = lambda table, *_: table

    marks: Callable[[State, Seat], Mapping[Place, Mark]] = lambda *_: {}  # on a phone's board
    # Places that lie where another place would.
    lies: Callable[[State], Mapping[Place, Place]] = lambda _: {}

    @property
    def hand_kinds(self) -> tuple[str, ...]:
        """Return the kinds of places whose cards are counted as a hand."""
        return self.hands.kinds if self.hands else ("hand",)

    def lay_board(self, board: Board, view: State) -> Board:
        """Add to a board what one match alone has."""
        return self.mapped.lay(board, view) if self.mapped else board

    def list_standings(self, view: State) -> Sequence[Standing]:
        """Return how every seat stands, in games of rounds."""
        return self.rounds.standings(view) if self.rounds else ()

    def seat_words(self, table: Table, seat: Seat) -> list[Message]:
        """Return the words of a seat that its plate shows."""
        words = (table.get(f"{kind}/{seat}") for kind in self.plate)
        return [says for says in words if isinstance(says, tuple)]

    @property
    def no_undo(self) -> Message:
        """What may be taken back, for the player who may not: nothing that has shown a card."""
        return ("no-undo-shown",) if self.hands else ("no-undo",)

    def label_button(self, place: Place, view: State, readings: Sequence[Move]) -> Message:
        """Return what a button says: a number, one of some readings, what the game has it say, or
        its own word."""
        kind = kind_of(place)
        if kind == NUMBER:
            return ("name", rest_of(place))
        if kind == READING:
            return self.words.spoken(view, readings[number_of(place)])
        button = self.touch.buttons.get(kind)
        return button.says(place) if button else (place.replace("/", "-"),)


def join_winners(seats: Sequence[Seat]) -> Message:
    """Several winners, in words of the table."""
    return ("result-shared", list_seats(seats))


def list_seats(seats: Sequence[Seat]) -> Message:
    """Return the names of some seats, in words of the table."""
    return join_things([("seat", seat) for seat in seats])


def in_a_row(things: Sequence[Message]) -> Message:
    """Return some things, at least one, in a row with commas."""
    found = things[0]
    for thing in things[1:]:
        found = ("result-list", found, thing)
    return found


def join_things(things: Sequence[Message]) -> Message:
    """Return some things, at least one, in a row with an "and"."""
    *others, last = things
    return ("result-and", in_a_row(others), last) if others else last


def mood_of(
    rules: Rules, style: TableStyle, view: State, prompts: Mapping[Seat, Prompt],
) -> Mood:
    """Return the mood of what everybody sees: whatever the game says, seconds that run press, and
    an end is one."""
    if any(prompt.seconds for prompt in prompts.values()):
        return "pressing"
    return style.motion.mood(view) if rules.result(view) is None else "over"


@cache
def table_style(game: str) -> TableStyle:
    """Return the style of a game on the shelf."""
    found: TableStyle = load_part(game, "table").STYLE
    return found


def game_colour(game: str) -> Colour:
    """Return the colour of a game's cloths and box, or of wood if it has no table."""
    if not has_part(game, "table"):
        return WOOD
    style = table_style(game)
    return style.theme.cloth or dye_cloth(style.theme.colour)
