"""Everything that a part of a table may know in a frame, and the signs that it may return: values
alone.

A part is a function from `Seen` to signs. It remembers nothing and reaches into no scene, so equal
values give equal pictures, and the images of equal signs are used again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import wraps
from typing import NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from game.core.contract import Beat, Message, Piece, Place, Result, Seat, State, Table
from game.core.record import Player
from game.devices.press import Action, Device
from game.picture.art import Art
from game.picture.board import Board, Pose
from game.picture.hints import Host
from game.picture.lamplight import Lamplight
from game.picture.screen import Screen
from game.picture.sprites import PieceLayer
from game.picture.theme import GOLD, SEAT_COLOURS, Colour
from game.tables.capabilities import Gathered, Plaque, Played, Question, Standing
from game.tables.pickers import Picker
from game.tables.style import Moment, TableStyle
from game.ui.box import Box
from game.ui.layout import Node

T = TypeVar("T")
Hint = tuple[Action, str | Message]  # and the key of its words, or words of the table
SEAT: Colour = (-1, -1, -1)  # stands for the colour of the mark's seat, or gold without one


class Said(NamedTuple):
    """A message to a seat, with its box and its end. A `named` one stands away from its seat's
    panel and names the player."""

    says: Message
    box: Box
    warning: bool
    named: bool = False
    until: float = 0.0


class Staged(NamedTuple):
    """The stage's words to a player who has to answer. `choices` are made in secret with left and
    right; `ready`: the player has chosen; `says` is a message, which everybody may read if it is
    `public`; `late`: their time has run out."""

    choices: tuple[Message, ...] = ()
    ready: bool = False
    says: Message = ()
    public: bool = False
    warning: bool = False
    late: bool = False


class Sitter(NamedTuple):
    """The table's words to a player: their task, or first the press that opens their hand; a
    message; the player that they wait for; and the hints of their device. A bot has none. `opens`
    may also be a press for a player who waits."""

    device: Device | None = None
    task: Message | None = None
    opens: Hint | None = None
    said: Said | None = None
    waits: Message | None = None
    hints: tuple[Hint, ...] = ()
    staged: Staged = Staged()


@dataclass(frozen=True, kw_only=True, slots=True)
class Asking:
    """A player here who has to answer. `touchable`: their choices may be drawn; `awake`: a Confirm
    means their focus; `opened`: their hand is open here."""

    seat: Seat
    view: State
    focus: Place
    on_screen: bool  # not only in the match yet
    touchable: bool
    awake: bool
    opened: bool
    path: tuple[Place, ...]
    nexts: frozenset[Place]  # the next places
    shown: frozenset[Place]  # those that are marked: a teacher marks less
    ways: frozenset[Place]  # where the piece in the focus can go, as far as it is marked
    fields: tuple[Place, ...]  # the possible places of the focus
    places: tuple[Place, ...]  # those on the board now
    heeded: frozenset[Place]  # buttons that can be pressed with other things picked
    asking: Place | None  # the button that waits for a second press
    hand_matters: bool  # whether the answer may lie in the hand
    picker: Picker = field(compare=False)  # the game's own, for its own parts


@dataclass(frozen=True, kw_only=True, slots=True)
class Sitting:
    """The parts of a picture that need players at the table."""

    host: Host = field(compare=False)  # the owner of words and keys
    act: Callable[[Action, Device], None] = field(compare=False)  # presses a hint
    sitters: tuple[Sitter, ...]
    guided: Seat | None  # the seat with hints
    several: bool  # whether more than one person plays here
    pickers: Mapping[Seat, Asking]
    words: tuple[Box, ...]  # where a teacher and their words stand
    card: Box | None  # where the card with the essence of the rules lies
    essence: tuple[object, ...]  # the values of its drawing
    curtain: tuple[Seat, Device] | None  # whom a curtain awaits
    advises: bool  # advice stands where the board has a place for it
    stranger: Message  # words to a device without a seat
    silent: frozenset[Seat]  # seats with their task in other words
    refused: tuple[Place, ...]  # where something could not be done
    fresh: Mapping[Seat, tuple[Place, ...]]  # cards that have just come to an open hand
    taken: Mapping[Seat, tuple[Seat, Piece]]  # the latest thefts from open hands: by whom, and what
    planned: Place | None  # the card that its player leads next
    seconds: tuple[int, float] | None  # left for an answer, and of how many
    called: tuple[Seat, float] | None  # the person at the start of their turn, and its time
    unspoken: frozenset[Place]  # cards of which a teacher does not speak now
    wanted: frozenset[Place] | None  # where a teacher asks a figure to go; None: anywhere
    led: bool  # a teacher leads, and nothing else glows
    on_top: bool  # nothing lies over the table
    alone: bool  # only one person plays


@dataclass(frozen=True, kw_only=True, slots=True, eq=False, weakref_slot=True)
class Seen:
    """Everything that a part may know. Times are seconds on the table's clock."""

    art: Art
    style: TableStyle
    say: Callable[[Message], str]
    view: State  # the view of the audience
    table: Table
    board: Board
    players: Sequence[Player]
    faces: tuple[str, ...]  # as the players feel now
    front: Seat | None  # the seat with its hand in front
    held: Mapping[Seat, Sequence[Place]]
    pieces: Mapping[Place, Piece]  # the pieces by place once all have landed
    flying: frozenset[Place]  # pieces that are on their way
    lifts: Mapping[Place, float]  # how far pieces stand out of their rows on their way there
    stances: Mapping[Place, Stance]
    busy: bool  # whether something is told or flies
    turning: bool  # whether another seat is asked once all has landed
    asked: Sequence[Seat]
    doing: Message
    lit: tuple[Seat, ...]  # seats in the light: of people who are asked, or of the last deed
    beat: Beat | None
    beat_since: float
    captions: tuple[tuple[int, Message], ...]
    rested: Table  # as it was when all last lay in place
    went: tuple[tuple[int, Seat, tuple[Place, Place]], ...]
    struck: tuple[Place, ...]  # where the newest piece that went has captured others
    gathered: Gathered | None  # the last trick
    flaws: tuple[Place, ...]
    flawed_since: float
    trick: Sequence[Played]
    plaques: Sequence[Plaque]
    leads: frozenset[Seat]
    trumps: frozenset[Place]
    standings: Sequence[Standing]
    result: Result | None
    bests: Mapping[str, int]  # the best results of this house, by kind of match
    question: Question | None
    last_question: Question | None
    moment: Moment | None
    moment_told: bool  # whether something else tells the moment
    brief: bool
    watched: bool
    bare: bool = False  # whether the board alone is drawn, without players and words
    wordless: bool = False  # and nothing small on it
    sitting: Sitting | None = None

    def is_equal(self, other: Seen) -> bool:
        """Say whether two are equal. As keys, only one and the same are equal."""
        return all((one := getattr(self, name)) is (two := getattr(other, name)) or one == two
                   for name in SEEN)

    def name_of(self, seat: Seat) -> str:
        return self.players[seat].name

    def panel_of(self, seat: Seat) -> Box:
        """Return the box of a seat's name and numbers."""
        return self.board.panel_of(seat, brief=self.brief)

    def pose_raised(self, place: Place) -> Pose:
        """Return where the piece of a place is drawn, raised as it is."""
        pose = self.board.pose_of(place)
        return pose._replace(y=pose.y - pose.lift - self.lift(place))

    def lift(self, place: Place) -> float:
        """Return how far the piece of a place is raised."""
        stance = self.stances.get(place)
        return (stance and stance.lift) or 0.0

    def find_resting(self, place: Place) -> Pose | None:
        """Return where the piece of a place is drawn; None while it flies or if there is none."""
        if place not in self.pieces or place in self.flying:
            return None
        pose = self.board.pose_of(place)
        return pose._replace(y=pose.y - self.lift(place))

    def list_resting(self, places: Iterable[Place]) -> list[tuple[Place, Pose]]:
        """Return the pieces of some places that lie still, from left to right."""
        found = [(place, pose) for place in places if (pose := self.find_resting(place))]
        return sorted(found, key=lambda one: one[1].x)

    @property
    def pickers(self) -> Iterable[Asking]:
        """Return the players here who have to answer."""
        return self.sitting.pickers.values() if self.sitting else ()

    @property
    def touching(self) -> list[Asking]:
        """Return those whose choices may be drawn, while nothing flies."""
        return [] if self.busy else [one for one in self.pickers if one.touchable]

    @property
    def chooser(self) -> Asking | None:
        """Return the one of these whose open hand lies in front."""
        return next((one for one in self.touching if one.seat == self.front and one.opened), None)

    @property
    def led(self) -> bool:
        """Say whether a teacher leads."""
        return self.sitting is not None and self.sitting.led

    def find_asking(self, seat: Seat) -> Asking | None:
        """Return the player of a seat who has to answer here."""
        return self.sitting.pickers.get(seat) if self.sitting else None

    def has_figures(self, place: Place) -> bool:
        """Say whether figures stand on this kind of place."""
        return place in self.style.places and "/" not in place and any(
            look.foot is not None for look in self.style.looks.values())

    def speaks_of(self, place: Place) -> bool:
        """Say whether signs on a card matter now."""
        return self.sitting is None or place not in self.sitting.unspoken

    def sitter_of(self, seat: Seat) -> Sitter:
        return self.sitting.sitters[seat] if self.sitting else Sitter()

    def is_quiet(self, room: Box) -> bool:
        """Say whether no message to a player lies in a room."""
        if self.sitting is None:
            return True
        wide = room.inset(-20, -10)
        said = [one.said.box for one in self.sitting.sitters if one.said]
        return not (self.sitting.stranger or any(map(wide.overlaps, said)) or self.is_taught(room))

    def is_taught(self, room: Box) -> bool:
        """Say whether a teacher or their words stand in a room."""
        return self.sitting is not None and any(map(room.overlaps, self.sitting.words))

    def is_covered(self, room: Box) -> bool:
        """Say whether the rules card lies in a room."""
        card = self.sitting and self.sitting.card
        return bool(card and card.overlaps(room))

    def is_free(self, room: Box) -> bool:
        return self.is_quiet(room) and not self.is_covered(room)


SEEN = tuple(field.name for field in fields(Seen))


class Stance(NamedTuple):
    """How the piece of a place stands. None leaves a value alone; the last stance wins."""

    place: Place
    dull: bool | None = None  # paler, as it is of no use now
    lift: float | None = None  # how far it stands out of its row
    opens: bool | None = None  # its row leaves it uncovered
    end: float | None = None  # how far to the right it is seen
    light: int | None = None  # its light, of 255
    hidden: bool | None = None
    arc: float | None = None  # how high a flight to it goes, if not as high as usual


Stances = Iterable[Stance]


@dataclass(slots=True)
class Brush:
    """The tools for drawing marks."""

    screen: Screen
    art: Art
    seen: Seen
    layer: PieceLayer
    lamplight: Lamplight
    share: Callable[[float | None, float], float]  # of a motion: since when, and its seconds

    def find_tone(self, colour: Colour, seat: Seat | None) -> Colour:
        if colour != SEAT:
            return colour
        return GOLD if seat is None else SEAT_COLOURS[seat]


Shape = Callable[[Brush, "Mark", Pose], None]


class Look(NamedTuple):
    """The shapes of a kind of mark, the lowest first. `raised` ones move with a raised piece."""

    shapes: tuple[Shape, ...]
    raised: bool = False


class Mark(NamedTuple):
    """A sign at a place or in a box. `to` is the other end of a way; a mark that comes slowly is
    complete `over` seconds after `since`."""

    at: Place | Box
    look: Look
    seat: Seat | None = None
    text: str = ""
    piece: Piece = ""
    to: Place = ""
    since: float | None = None
    over: float = 0.0


class Panel(NamedTuple):
    """A tree of nodes in a box. Nodes named `hint/ACTION/DEVICE` press that action. A panel that
    `stays` for seconds after `since` fades in and out; one that comes slowly is complete `over`
    seconds after it. Parts find a panel by its `name`."""

    box: Box
    tree: Node
    since: float | None = None
    stays: float = 0.0
    over: float = 0.0
    name: str = ""


class Painting(NamedTuple):
    """Something that only code can draw: `paint(brush, *values)`, a function of a module. One that
    `moves` is drawn anew in each frame."""

    paint: Callable[..., None]
    values: tuple[Hashable, ...] = ()
    moves: bool = False


Sign = Mark | Panel | Painting
Signs = Iterable[Sign]


def remember_once(find: Callable[[Seen], T]) -> Callable[[Seen], T]:
    """Call a function once for each `Seen`, however many parts need its result."""
    known: WeakKeyDictionary[Seen, T] = WeakKeyDictionary()

    @wraps(find)
    def look(seen: Seen) -> T:
        try:
            return known[seen]
        except KeyError:
            found = known[seen] = find(seen)
            return found
    return look
