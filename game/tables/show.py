"""The visible side of a match: turn states into places, pieces, words and motion for a viewpoint.

It knows no device and no player. `sight_of` returns the sight of a state without drawing anything,
for the screen, a phone or a test.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.core.contract import (
    Beat,
    Message,
    Piece,
    Place,
    Result,
    Rules,
    Seat,
    State,
    Table,
    Zone,
    zone_of,
)
from game.core.faces import choose_faces, show_feeling
from game.core.record import Closing, Player
from game.core.settings import Settings
from game.core.words import Words
from game.picture.art import Art
from game.picture.board import Board, Pose
from game.picture.motion import Reel, Script
from game.picture.screen import Box
from game.picture.sound import Sounds
from game.picture.sprites import UNSEEN, Feel, PieceLayer
from game.tables.capabilities import Gathered, Plaque, Played, Question, Standing
from game.tables.feelings import LASTS, Feeling, find_feelings
from game.tables.moments import STAYS
from game.tables.places import is_button, kind_of, map_held, number_of
from game.tables.style import Moment, TableStyle
from game.tables.viewpoint import TURN, Sight, Viewpoint, make_sight

TRICK_RESTS = 2.0  # seconds for which everybody sees a trick before it is gathered


def last_ways(went: Sequence[tuple[int, Seat, tuple[Place, Place]]],
              ) -> dict[Seat, tuple[Place, Place]]:
    """Return the last way of each seat, the newest last."""
    found: dict[Seat, tuple[Place, Place]] = {}
    for _, seat, way in went:
        found.pop(seat, None)
        found[seat] = way
    return found


def name_seats(says: Message, name: Callable[[Seat], str]) -> Message:
    """Put the seats' names in place of their numbers."""
    if says[:1] == ("seat",):
        return ("name", name(int(str(says[1]))))
    return tuple(name_seats(v, name) if isinstance(v, tuple) else v for v in says)


def _drop_turn(table: Table) -> Table:
    """Remove the flames of the turn."""
    return {place: thing for place, thing in table.items() if kind_of(place) != TURN}


@dataclass
class Stage:
    """The services of a show; `pace` is how fast things move, 0 means at once."""

    art: Art
    sounds: Sounds
    words: Callable[[], Words]
    settings: Callable[[], Settings]
    pace: Callable[[], float]


@dataclass
class TableView:
    """A match on a table, for one viewpoint.

    `base` is the empty board, `players` are those at it now, `sorts` each seat's order of cards.
    `table` is the table after the beat in `beat`.
    """

    stage: Stage
    rules: Rules
    style: TableStyle
    base: Board
    players: Sequence[Player]
    state: State
    eyes: Viewpoint
    sorts: dict[Seat, str] = field(default_factory=dict)
    captions: list[tuple[int, Message]] = field(default_factory=list)  # with the number of the move
    brief: bool = False  # whether information for players alone is left out
    watched: bool = False  # whether the last player is lit, and no flame marks the next
    lone: dict[Place, Place] = field(default_factory=dict)  # where buttons stand that are alone
    flaws: tuple[Place, ...] = ()  # pieces that a beat crosses out
    flawed_since: float = 0.0  # on the show's clock
    went: list[tuple[int, Seat, tuple[Place, Place]]] = field(default_factory=list)  # `map_trails`
    struck: list[tuple[int, tuple[Place, ...]]] = field(default_factory=list)  # see `list_hits`
    gathered: list[tuple[int, Gathered]] = field(default_factory=list)  # tricks of this round
    feelings: dict[Seat, tuple[int, Feeling]] = field(default_factory=dict)  # and since which move
    reel: Reel = field(default_factory=Reel)
    table: Table = field(default_factory=dict)
    beat: Beat | None = None
    held: dict[Seat, list[Place]] = field(default_factory=dict)  # the cards of each hand
    asked: Sequence[Seat] = ()  # the seats to move, once all pieces have landed
    doing: Message = ()  # and the task of a single one
    trick: Sequence[Played] = ()  # from the game, for the shown view
    plaques: Sequence[Plaque] = ()
    leads: frozenset[Seat] = frozenset()
    trumps: frozenset[Place] = frozenset()
    standings: Sequence[Standing] = ()
    question: Question | None = None  # on the stage now
    last_question: Question | None = None  # and the last one there
    beat_since: float = 0.0  # on the show's clock, as `beat` was put on
    closed: Result | None = None  # of a match that people have ended before its rules did
    rested: Table = field(default_factory=dict)  # the table as all last lay in place
    clock: float = 0.0  # seconds since the show began
    moment: Moment | None = None  # the great moment shown now
    _turn: tuple[Sequence[Seat], Message] | None = None  # the next seats, and the task of one
    _amid: bool = False  # a later beat decides the next turn
    _recall: int = 0  # captions before this one go with the next beat that ends memory

    def __post_init__(self) -> None:
        self.board, self.view = self.base, self.state  # until a state is put on
        self.layer = PieceLayer(self.board, self.stage.art, self.style.looks,
                                self.style.mapped.supply if self.style.mapped else "")

    # views

    def sight_of(self, state: State, eyes: Viewpoint) -> Sight:
        """Return the sight of a state for a viewpoint, without drawing or changing anything."""
        mapped, tricks = self.style.mapped, self.style.tricks
        base = mapped.fit(self.base, self.stage.art) if mapped else self.base
        seen = make_sight(self.rules, self.style, base, eyes.view_of(self.rules, state), eyes,
                          len(self.players), remind=self.stage.settings().remind and not self.brief)
        pieces, own = seen.pieces, self.style.lies(seen.view)
        queued = tricks.queued(seen.view) if tricks and base.replay else {}
        lies = {place: there for place, there in {**own, **queued, **self.lone}.items()
                if place in pieces or is_button(place)}
        return seen._replace(
            board=seen.board.lay_places(pieces, self._map_slots(pieces, seen.board), lies))

    def _map_slots(self, pieces: Mapping[Place, Piece], board: Board) -> dict[Place, float]:
        """Return the slots of cards in sorted open hands, and of cards beside hands without
        gaps."""
        found: dict[Place, float] = {}
        rows: dict[Zone, list[Place]] = defaultdict(list)
        for place in pieces:
            rows[zone_of(place)].append(place)
        for row, places in rows.items():
            if kind_of(row) in self.style.hand_kinds[1:]:
                places.sort(key=number_of)
                found |= {place: n for n, place in enumerate(places)}
        hands = self.style.hands
        for seat, sort in self.sorts.items():
            hand = rows[f"hand/{seat}"]
            if hands and UNSEEN not in map(pieces.__getitem__, hand):
                rank, group = hands.rank, hands.group
                hand.sort(key=lambda place: rank(pieces[place], sort))
                spot = board.spots[f"hand/{seat}"]
                slots = spot.number_groups([group(pieces[place], sort) for place in hand])
                found |= dict(zip(hand, slots, strict=True))
        return found

    # places and names

    def panel_of(self, seat: Seat) -> Box:
        """Return the box of a seat's name and numbers."""
        return self.board.panel_of(seat, brief=self.brief)

    def find_resting(self, place: Place) -> Pose | None:
        """Return where the piece of a place is drawn; None while it flies or if there is none."""
        return self.layer.find_resting(place)

    def pose_raised(self, place: Place) -> Pose:
        """Return where the piece of a place is drawn, raised as it is."""
        pose = self.board.pose_of(place)
        return pose._replace(y=pose.y - pose.lift - self.layer.raised.get(place, 0))

    def name_of(self, seat: Seat) -> str:
        return self.players[seat].name

    def face_of(self, seat: Seat) -> str:
        """Return the picture of a seat's player, with their feeling."""
        who, newest = choose_faces(self.players)[seat], self.captions[-1][0] if self.captions else 0
        since, feeling = self.feelings.get(seat, (newest - LASTS, ""))
        return show_feeling(who, feeling if newest - since < LASTS else "")

    def say(self, says: Message) -> str:
        """Return words of the table, with names in place of seats."""
        return self.stage.words().say(name_seats(says, self.name_of))

    @property
    def result(self) -> Result | None:
        """Return the result, by the rules or by the players' decision."""
        return self.closed or self.rules.result(self.state)

    # motion

    @property
    def still(self) -> bool:
        """Say whether all motion is shown as finished."""
        return not self.stage.pace() or self.stage.settings().reduced_motion

    def share_done(self, since: float, span: float) -> float:
        """Return how much of a motion of `span` seconds is done, 0..1; `since` is on the show's
        clock."""
        if self.still:
            return 1.0
        return min(max((self.clock - since) * self.stage.pace() / span, 0.0), 1.0)

    # states

    def put(self, state: State, beat: Beat | None = None, feel: Feel | None = None, *,
            amid: bool = False) -> float:
        """Show a state. Returns for how many seconds its pieces move. `amid` a move, nobody else is
        to move yet."""
        self.state, self.moment, self._amid, self.beat_since = state, None, amid, self.clock
        seen = self.sight_of(state, self.eyes)
        asked = [] if self.closed else seen.asked
        if not self.turning:
            self.rested = self.table
        (self.view, table, self.board, self.trick, self.plaques, self.trumps,
         self.standings) = seen
        self.table, self.beat = self._light_news(table), beat
        self.held = map_held(self.table, self.style.hand_kinds)
        self._turn = asked, self.style.words.doing(seen.view, asked[0]) if len(asked) == 1 else ()
        self.leads = self.style.outcome.leads(seen.view)
        answers = self.style.answers
        self.question = answers.question(seen.view) if answers else None
        self.last_question = self.question or self.last_question
        span = self.layer.show(self.table, beat.moved if beat else (), feel, board=self.board,
                               speed=self.stage.pace(),
                               reduced=self.stage.settings().reduced_motion)
        if beat is None or not self.stage.pace():
            self._settle()
        return span

    def _light_news(self, table: Table) -> Table:
        """Remove the flames of the turn while a watched match tells its last event, and light that
        instead; amid a move the flames stay."""
        if self._amid:
            table = {**_drop_turn(table), **{f"{TURN}/{seat}": TURN for seat in self.asked}}
        if self.closed:
            return _drop_turn(table)
        if not (self.watched and self.captions):
            return table
        return _drop_turn(self.style.motion.retold(table, self.captions[-1][1]))

    @property
    def turning(self) -> bool:
        """Say whether a new turn waits for pieces to land."""
        return self._turn is not None

    def _settle(self) -> None:
        """Begin the new turn, as all pieces have landed."""
        if self._turn and not self._amid:
            (self.asked, self.doing), self._turn = self._turn, None

    def reveal(self) -> None:
        """Show the view of a new audience at once, without a trace of the old one."""
        self.put(self.state)
        self.layer.finish()
        self.layer.lower_all()

    def tell(self, ply: int, beats: list[Beat], counted: Callable[[State], None]) -> Script:
        """Show beats one after the other, with words and sound; call `counted` with each state in
        which a round was scored."""
        speed = self.stage.pace() or 1e9
        for beat in beats:
            feel = self.style.motion.feel[beat.what]
            if self.style.tricks and beat.what in self.style.tricks.stops:
                yield TRICK_RESTS / speed
            self.add_caption(ply, beat, self.state)
            self.stage.sounds.play(feel.sound)
            if flaws := self.style.motion.flaws(beat):
                self.flaws, self.flawed_since = flaws, self.clock
            self.show_feelings(ply, self.state, beat.state)
            amid = beat.what in self.style.motion.midst and beat is not beats[-1]
            span = self.put(beat.state, beat, feel, amid=amid)
            yield span + feel.rest / speed
            yield from self._pause_for_moment(beat)
            if self.style.rounds and beat.what == self.style.rounds.counted:
                counted(beat.state)
                yield 0.0

    def show_feelings(self, ply: int, before: State, after: State) -> None:
        """Set the players' feelings about a beat."""
        was, now = self.rules.view(before, None), self.rules.view(after, None)
        found = {**find_feelings(self.style.list_standings(was), self.style.list_standings(now)),
                 **self.style.motion.feels(was, now)}
        self.feelings.update({seat: (ply, feeling) for seat, feeling in found.items()})

    def _pause_for_moment(self, beat: Beat) -> Script:
        """Give a great moment the table for a breath, unless nothing moves."""
        moment = self.style.motion.moment(beat, self.eyes.view_of(self.rules, beat.state))
        pace = self.stage.pace()
        if moment and pace:
            self.stage.sounds.play(moment.sound)
            self.moment = moment
            yield STAYS / pace
            self.moment = None

    def add_caption(self, ply: int, beat: Beat, before: State | None = None) -> None:
        """Add a beat to the captions, with the state before it; some beats remove older
        captions."""
        rounds, tricks = self.style.rounds, self.style.tricks
        ends = rounds is not None and beat.what in rounds.recalls
        if ends:
            self.captions = self.captions[self._recall :]
        self.captions.append((ply, self.style.words.caption(beat)))
        if ends:
            self._recall = len(self.captions)
        if before is not None and tricks and (taken := tricks.gathered(before, beat)):
            self.gathered.append((ply, taken))
        elif ends:
            self.gathered.clear()
        if beat.seat is not None and (way := self.style.motion.trail(beat)):
            self.went.append((ply, beat.seat, way))
        if struck := self.style.motion.struck(beat):
            self.struck.append((ply, struck))

    def map_trails(self) -> dict[Seat, tuple[Place, Place]]:
        """Return the way of each seat's last piece, the newest last."""
        return last_ways(self.went)

    def list_trails(self) -> list[tuple[Seat, tuple[Place, Place]]]:
        """Return the ways of each seat's last moves in a row, the newest last."""
        found: dict[Seat, list[tuple[int, tuple[Place, Place]]]] = {}
        for ply, seat, way in self.went:
            row = found.pop(seat, [])
            found[seat] = [*row, (ply, way)] if row and ply - row[-1][0] <= 1 else [(ply, way)]
        return [(seat, way) for seat, row in found.items() for _, way in row]

    def list_hits(self) -> tuple[Place, ...]:
        """Return where the last moved piece has captured others."""
        newest = self.went[-1][0] if self.went else None
        return self.struck[-1][1] if self.struck and self.struck[-1][0] == newest else ()

    def close(self, ply: int, closing: Closing, result: Result) -> None:
        """Show that the players ended the match after a move."""
        self.closed = result
        self.captions.append((ply, closing.says))
        self.put(self.state)

    def forget(self, ply: int = 0) -> None:
        """Drop the captions of a move and of all that follow it."""
        self.closed = None
        self.captions = [entry for entry in self.captions if entry[0] < ply]
        self._recall = min(self._recall, len(self.captions))
        self.went = [entry for entry in self.went if entry[0] < ply]
        self.struck = [entry for entry in self.struck if entry[0] < ply]
        self.gathered = [entry for entry in self.gathered if entry[0] < ply]
        self.feelings = {seat: since for seat, since in self.feelings.items() if since[0] < ply}
        self.flaws = ()

    def open_hands(self, places: set[Place]) -> None:
        """Open each hand at its focused card, so that no card covers it."""
        board = self.board.open_at(place for place in places if place in self.layer.map_pieces())
        if board is not self.board:
            self.board = board
            self.layer.move_to(board)

    def finish(self) -> None:
        """Land all flying pieces at once."""
        self.reel.finish()
        self.layer.finish()
        self._settle()

    def tick(self, seconds: float) -> None:
        self.clock += seconds
        self.layer.tick(seconds)
        if not self.layer.moving:
            self._settle()
        self.reel.tick(seconds)
