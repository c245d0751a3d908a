"""A monkey at the table: random presses on several devices, with just enough sense to end matches.

It is driven by a seed and touches the program by presses alone, as people do; only to begin a match
does it open a table itself. After every press it checks whether a seat has moved for another one,
and whether a hidden hand lies open.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from game import routes
from game.core import match as matches
from game.core.contract import Place, Seat
from game.core.hands import Hands
from game.core.match import Match
from game.core.record import Header, Player, new_file
from game.core.settings import Mode
from game.devices.press import DIRECTIONS, LEFT_KEYS, RIGHT_KEYS, Action, Device, Press
from game.games import list_games
from game.games import load_rules as rules_of
from game.picture.sprites import UNSEEN
from game.scene import Stack
from game.scenes.dialogs.lost_pad import UnpluggedScene
from game.scenes.overlay import OverlayScene
from game.scenes.results.scene import ResultsScene
from game.scenes.results.score_sheet import ScoringScene
from game.tables.attention import DEAF
from game.tables.match_scene import MatchScene
from game.tables.secrecy import LOOK, MODES
from game.tables.table import TableScene

if TYPE_CHECKING:
    from game.app import App

PADS: tuple[Device, ...] = ("pad/901", "pad/902", "pad/903")
NAMES = ("Freja", "Ask", "Embla", "Birger", "Saga")
ACTIONS = (*DIRECTIONS, Action.CONFIRM, Action.CANCEL, Action.WHY, Action.RULES, Action.PREV,
           Action.NEXT, Action.PAUSE, Action.LOG, Action.UNDO)
SENSE = 0.85  # how often it does what a player might do at a table
PAUSES = 0.1  # how often a person who has moved pauses, and does not merely let go
HOME = 0.3  # how often it goes back to the table from what lies over it
PATIENT = 0.9  # how often it presses nothing while nobody waits for it
CROWDED = 0.7  # how often everybody is human
ASTRAY = 300  # acts away from tables until it sits down again
ENOUGH = 4000  # acts until it leaves a match: a person alone could play for ever


class Leak(AssertionError):
    """A seat has moved for another one, or a hidden hand lies open."""


class Witness:
    """A person on the couch who remembers which hand was opened by its own player's press.

    A hand that lies open without that, or while anything lies over the table, is a leak, whatever
    the table itself thinks. A press that a table holds back until the disk is done is heard later:
    whose these are is remembered too. `opener` is the seat whose hand may lie open.
    """

    def __init__(self) -> None:
        self.opener: Seat | None = None
        self._table: TableScene | None = None
        self._owed: set[Device] = set()  # whose presses have been held back

    def look_at(self, stack: Stack, device: Device | None = None) -> None:
        """See what lies open, after a press of a device or without one. Raises Leak."""
        table = stack.find_highest(TableScene)
        if table is not self._table:
            self._table, self.opener = table, None
            self._owed.clear()
        pressed = self._owed | ({device} if device else set())
        self._owed = pressed if table is not None and table.keeping.waits else set()
        if table is None or not table.secrecy.shared or table.match.result is not None:
            return
        open_seats = open_hands(table)
        if open_seats and stack.top is not table:
            raise Leak(f"the hand of {open_seats} lies open under {type(stack.top).__name__}")
        if not open_seats:
            self.opener = self._find_bare(table, pressed)
        elif open_seats != {self.opener}:
            own = [seat for each in pressed for seat in table.hands.seats_of(each)]
            self.opener = next((seat for seat in own if open_seats == {seat}), None)
            if self.opener is None:
                who = ", ".join(sorted(pressed)) or "nobody"
                raise Leak(f"the hand of {open_seats} lies open, and {who} has pressed")

    def _find_bare(self, table: TableScene, pressed: set[Device]) -> Seat | None:
        """Return the player who has opened an empty hand: a prediction may still be theirs
        alone."""
        own = [seat for each in pressed for seat in table.hands.seats_of(each)]
        return next((seat for seat in (*own, self.opener)
                     if seat is not None and seat == table.secrecy.audience
                     and not table.show.held.get(seat)), None)


def open_hands(table: TableScene) -> set[Seat]:
    """Return the seats that have a card open which not everybody may see."""
    public = table.rules.table(table.rules.view(table.show.state, None))
    return {int(place.split("/")[1]) for place, piece in table.show.layer.map_pieces().items()
            if place.startswith("hand/") and piece != UNSEEN and public.get(place) != piece}


def is_waiting(table: TableScene) -> bool:
    """Return whether a table waits for its disk or for a bot, and not for a press."""
    return table.keeping.waits or bool(table.match.prompts and not table.pickers)


class Monkey:
    """`presses` and `ended` count presses and matches; `games` are what it plays, by default all on
    the shelf."""

    def __init__(self, app: App, rng: Random, games: tuple[str, ...] = ()) -> None:
        self.app = app
        self.rng = rng
        self.games = games or list_games()
        self.presses = 0
        self.ended = 0
        self._plugged = set(PADS)
        self._astray = 0
        self._sat = 0  # acts since it sat down
        self._done: Match | None = None  # the last match that was counted
        self.witness = Witness()

    def act(self) -> None:
        """Do one thing: press something, plug a pad in or out, or begin a match."""
        top = self.app.house.stack.top
        self.witness.look_at(self.app.house.stack)
        if isinstance(top, TableScene) and is_waiting(top) and self.rng.random() < PATIENT:
            self.app.house.store.disk.flush(1)
            return
        self._astray = 0 if isinstance(top, TableScene) else self._astray + 1
        self._sat += 1
        if self._astray > ASTRAY or self._sat > ENOUGH or len(self.app.house.stack.scenes) == 1:
            self._astray = self._sat = 0
            self.sit()
        elif self.rng.random() < 0.01:
            self._plug_pad()
        elif isinstance(top, TableScene) and self.rng.random() < SENSE:
            self._play(top)
        elif isinstance(top, ResultsScene | ScoringScene) and self.rng.random() < SENSE:
            self._count(top.table)
            if not top.deaf:
                self._press(Action.CONFIRM, self.rng.choice(self._list_devices(top.table)))
        elif isinstance(top, OverlayScene) and self.rng.random() < HOME:
            way = Action.CONFIRM if isinstance(top, UnpluggedScene) else Action.CANCEL
            self._press(way, self.rng.choice(self._list_everything()))
        else:
            self._press(self.rng.choice(ACTIONS), self.rng.choice(self._list_everything()))

    def sit(self, humans: int = 0, mode: Mode | None = None) -> None:
        """Begin a match with these people and this way to hide hands, or with random ones."""
        house, rng = self.app.house, self.rng
        house.to_title()
        game = rng.choice(self.games)
        rules = rules_of(game)
        seats = rng.choice([n for n in rules.SEATS if n >= humans])
        if not humans:  # mostly people: unlike bots, they need not be waited for
            humans = seats if rng.random() < CROWDED else rng.randint(1, seats)
        players = tuple(Player(NAMES[seat], "human" if seat < humans else "novice")
                        for seat in range(seats))
        options = {name: rng.choice(values) for name, values in rules.OPTIONS.items()}
        header = Header(game, rules.VERSION, players, str(rng.random()), options)
        match = matches.start(header, new_file(house.store.records, game), house.store.disk)
        devices: list[Device] = [LEFT_KEYS, RIGHT_KEYS, *PADS]
        rng.shuffle(devices)
        self._plugged = set(PADS)
        hiding: Mode = rng.choice(MODES) if mode is None else mode
        house.stack.open(routes.Table(
            match, Hands(players, dict(enumerate(devices[:humans])), hiding)))

    def _list_everything(self) -> list[Device]:
        return [LEFT_KEYS, RIGHT_KEYS, *sorted(self._plugged)]

    def _list_devices(self, table: MatchScene) -> list[Device]:
        own = table.hands.devices.values() if isinstance(table, TableScene) else ()
        return [device for device in own if device] or [RIGHT_KEYS]

    def _count(self, table: MatchScene) -> None:
        if table.match.result is not None and table.match is not self._done:
            self._done = table.match
            self.ended += 1

    def _plug_pad(self) -> None:
        """Pull a pad out or put it in."""
        pad = self.rng.choice(PADS)
        if pad in self._plugged:
            self._plugged.remove(pad)
            self._press(Action.LOST, pad)
        else:
            self._plugged.add(pad)
            self._press(Action.FOUND, pad)

    def _play(self, table: TableScene) -> None:
        """Do what a player of the table might do next."""
        curtain = table.secrecy.curtain
        self._watch(table)
        seat = curtain if curtain is not None else next(iter(table.pickers), None)
        device = None if seat is None else table.hands.devices.get(seat)
        if seat is None or device is None:
            return
        if curtain is not None:
            self._press(Action.CONFIRM, device)
        elif table.blind.is_asked(seat):
            self._press(self.rng.choice((Action.LEFT, Action.RIGHT)), device)
            self._press(Action.CONFIRM, device)
        elif not table.secrecy.may_see(seat) and not table.match.prompts[seat].optional:
            self._press(LOOK, device)
        else:
            self._move(table, seat, device)

    def _watch(self, table: TableScene) -> None:
        """Look at the table for as long as people would before they choose; only its own time
        passes."""
        for _ in range(2):  # what flies lands, then the question is seen
            if self.app.house.stack.top is table and not all(
                    table.questions.attention.can_hear(seat, table.clock)
                    for seat in table.pickers):
                table.tick(DEAF)

    def _move(self, table: TableScene, seat: Seat, device: Device) -> None:
        """Touch the places of a random move, as a pointer would."""
        view = table.rules.view(table.match.state, seat)
        moves = list(table.rules.moves(view, seat))
        if not moves:
            return
        for place in next(iter(table.style.touch.touches(view, seat, self.rng.choice(moves)))):
            if not self._touch(table, seat, device, place):
                return
        if (picker := table.pickers.get(seat)) and picker.readings:
            self._touch(table, seat, device, "reading/0")
        self._press(Action.PAUSE if self.rng.random() < PAUSES else Action.CANCEL, device)

    def _touch(self, table: TableScene, seat: Seat, device: Device, place: Place) -> bool:
        """Press on a place; False if it can no longer have the focus."""
        if self.app.house.stack.top is not table or seat not in table.pickers:
            return False
        if place not in table.questions.list_fields(seat):
            return False
        table.focus[seat] = place
        table.questions.wake(seat)
        self._press(Action.CONFIRM, device)
        return True

    def _press(self, action: Action, device: Device) -> None:
        table = self.app.house.stack.find_highest(TableScene)
        before = len(table.match.record.lines) if table else 0
        allowed = table.hands.seats_of(device) if table else []
        self.app.press(Press(action, device))
        self.app.press(Press(action, device, phase="up"))
        self.presses += 1
        self.witness.look_at(self.app.house.stack, device)
        if table:
            for line in table.match.record.lines[before:]:
                if line.seat not in allowed:
                    raise Leak(f"{device} has moved for seat {line.seat}: {line.move}")
            self.look_at(table)

    def look_at(self, table: TableScene) -> None:
        """Raise Leak if a hand other than the audience's lies open."""
        if not table.secrecy.shared or table.match.result is not None:
            return
        audience_table = table.rules.table(table.rules.view(table.show.state, table.audience))
        for place, piece in table.show.layer.map_pieces().items():
            if place.startswith("hand/") and piece != UNSEEN and audience_table.get(place) != piece:
                raise Leak(f"{place} lies open")
