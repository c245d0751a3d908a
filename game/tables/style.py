"""The differences between games at the table: one `TableStyle` a game, with defaults. All its
functions take views, never hidden state."""

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
    """The end of a match where a game tells more than its winner, in words of the table. `model` is
    the record of the best way to play it, `won` whether to celebrate, and `best` a person's new
    best result with its key."""

    heading: Message
    sentence: Message
    picture: str
    model: Path | None = None
    beside: tuple[tuple[Message, int], ...] = ()  # the measures of the result, with their names
    won: bool = False
    best: tuple[str, int] | None = None


class Button(NamedTuple):
    """A kind of buttons: the label of each, its text style, a heading, and whether each stands for
    a seat."""

    says: Callable[[Place], Message]
    letters: str = "label"
    head: Message = ()  # over all of them
    seats: bool = False


class Mark(NamedTuple):
    """A place on a small drawing of a board: its picture unless it is that of its piece, words
    beside it, the seats that have delivered there and how much it needs, and the zone whose pieces
    it sums up. A `lit` one matters now."""

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
    material: Material = TIMBER  # the material of its plates
    sign: str = "ui/star"  # the picture of its kind
    prize: tuple[str, float] = TROPHY  # the picture of its prize, and its shape
    music: str = HOME  # the piece that is heard at it, see `picture/music`
    pictures: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Wording:
    """The names of things, in words of the table."""

    caption: Callable[[Beat], Message]  # the public part of a beat
    spoken: Callable[[State, Move], Message]  # a move, for a hint
    task: Callable[[State, Seat], Message]  # the task of the player to move
    # The public part of a single player's task, with their name.
    doing: Callable[[State, Seat], Message] = lambda _, seat: ("turn-of", ("seat", seat))
    called: Callable[[Piece], Message] = lambda _: ()  # a piece, "red 7"; () if it is not told
    spot: Callable[[State, Place], Message] = lambda _, place: ("name", place)  # a place or a zone
    plainly: Callable[[Message], Message] = lambda says: says  # a caption without notation
    gap: Callable[[float], Message] = lambda _: ()  # how much better a move is; () if hardly
    aim: Callable[[State, Seat, Place], Message] = lambda *_: ()  # the effect of the focused place
    story: Callable[[Match], Message] = lambda _: ()  # the one-line story of a match
    # The words for a player without time left.
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
    ends: tuple[Place, ...] = ()  # buttons that end a turn; the jump buttons skip them
    idle: tuple[Place, ...] = ()  # other buttons that do nothing, or no more
    hints: tuple[tuple[Action, str], ...] = ()  # additional hints


class Moment(NamedTuple):
    """A great moment in a few words, with picture and sound, its seat, the places to light, and a
    short name of its kind."""

    says: Message
    picture: str
    sound: str = ""
    seat: Seat | None = None
    places: tuple[Place, ...] = ()
    kind: Message = ("replay-moments",)


@dataclass(frozen=True, kw_only=True)
class Motion:
    """The look and sound of beats; `feel` is by `Beat.what`."""

    feel: Mapping[str, Feel]
    midst: tuple[str, ...] = ()  # beats after which nobody is asked, whatever the table looks like
    moment: Callable[[Beat, State], Moment | None] = lambda *_: None  # which beats are great ones
    kindles: Callable[[Beat, State], Message] = lambda *_: ()  # the `kind` of a later moment
    mood: Callable[[State], Mood] = lambda _: "calm"  # for the music, from the view of nobody
    # How seats feel about the change between two views of nobody, besides points that they gain.
    feels: Callable[[State, State], Mapping[Seat, Feeling]] = lambda *_: {}
    flaws: Callable[[Beat], tuple[Place, ...]] = lambda _: ()  # the pieces that a beat crosses out
    trail: Callable[[Beat], tuple[Place, Place] | None] = lambda _: None  # the way of a piece
    struck: Callable[[Beat], tuple[Place, ...]] = lambda _: ()  # where a beat has captured pieces
    retold: Callable[
        [Table, Message], Table] = lambda table, _: table  # while words are told, watched


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """How a match ends, and how its players compare."""

    final: Callable[[State, Result], tuple[int, ...]] = lambda _, result: result.scores  # by seat
    # What decided a tie on points for the reason of a result, by seat.
    tie_breaks: Callable[[State, str], Sequence[int]] = lambda *_: ()
    # A number of `final` in figures, and its unit.
    amount: Callable[[int], tuple[Message, Message]] = (
        lambda number: (("name", str(number)), ("standing-points", number)))
    leads: Callable[[State], frozenset[Seat]] = lambda _: frozenset()  # where points do not say it
    owned: Callable[[State], Sequence[int]] = lambda _: ()  # the measure there, by seat
    draws: bool = False  # whether several winners have drawn, instead of sharing the victory
    exchanges: Callable[[Result], bool] = lambda _: False  # whether a rematch exchanges the seats
    # Tells a result, beside the best results so far.
    ending: Callable[[Match, Mapping[str, int]], Ending | None] = lambda *_: None


@dataclass(frozen=True, kw_only=True)
class Choices:
    """The choices before a match."""

    offers: Callable[[int], Iterable[str]]  # the options for a number of players
    minutes: Callable[[int, Options], float]  # how long a match takes, about
    # What an option's value means for a number of players: of several that mean the same, one can
    # be chosen.
    comes_to: Callable[[int, str], str] = lambda _, value: value


USUAL_THEME, USUAL_OUTCOME = Theme(), Outcome()


@dataclass(frozen=True, kw_only=True)
class TableStyle:
    """A game's table.

    `looks` is by piece. `sides` are the pieces that stand for the seats, `zones` the zones that the
    board must have, `places` those that a pointer may ask about, `carved` texts on the board: text,
    place, and position in it (-1 to 1).
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
        """Return the kinds of places that hold a hand's cards."""
        return self.hands.kinds if self.hands else ("hand",)

    def lay_board(self, board: Board, view: State) -> Board:
        """Add this match's own places to a board."""
        return self.mapped.lay(board, view) if self.mapped else board

    def list_standings(self, view: State) -> Sequence[Standing]:
        """Return each seat's standing, in games of rounds."""
        return self.rounds.standings(view) if self.rounds else ()

    def seat_words(self, table: Table, seat: Seat) -> list[Message]:
        """Return the words on a seat's plate."""
        words = (table.get(f"{kind}/{seat}") for kind in self.plate)
        return [says for says in words if isinstance(says, tuple)]

    @property
    def no_undo(self) -> Message:
        """Return why a player cannot take a step back: it may have shown a card."""
        return ("no-undo-shown",) if self.hands else ("no-undo",)

    def label_button(self, place: Place, view: State, readings: Sequence[Move]) -> Message:
        """Return a button's label: a number, a reading, the game's words, or its name."""
        kind = kind_of(place)
        if kind == NUMBER:
            return ("name", rest_of(place))
        if kind == READING:
            return self.words.spoken(view, readings[number_of(place)])
        button = self.touch.buttons.get(kind)
        return button.says(place) if button else (place.replace("/", "-"),)


def join_winners(seats: Sequence[Seat]) -> Message:
    """Return the names of several winners."""
    return ("result-shared", list_seats(seats))


def list_seats(seats: Sequence[Seat]) -> Message:
    """Return the names of some seats in one message."""
    return join_things([("seat", seat) for seat in seats])


def in_a_row(things: Sequence[Message]) -> Message:
    """Join things, at least one, by commas."""
    found = things[0]
    for thing in things[1:]:
        found = ("result-list", found, thing)
    return found


def join_things(things: Sequence[Message]) -> Message:
    """Join things, at least one, by commas and an "and"."""
    *others, last = things
    return ("result-and", in_a_row(others), last) if others else last


def mood_of(
    rules: Rules, style: TableStyle, view: State, prompts: Mapping[Seat, Prompt],
) -> Mood:
    """Return the mood of the music from the public view: pressing while a clock runs, over after
    the end, else the game's own."""
    if any(prompt.seconds for prompt in prompts.values()):
        return "pressing"
    return style.motion.mood(view) if rules.result(view) is None else "over"


@cache
def table_style(game: str) -> TableStyle:
    """Return the style of a game."""
    found: TableStyle = load_part(game, "table").STYLE
    return found


def game_colour(game: str) -> Colour:
    """Return the colour of a game's cloths and box; wood if it has no table."""
    if not has_part(game, "table"):
        return WOOD
    style = table_style(game)
    return style.theme.cloth or dye_cloth(style.theme.colour)
