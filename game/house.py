"""The house: what every scene may use. Made once by the app and handed to the scenes."""

from __future__ import annotations

import logging
import os
import secrets
import time
from collections import deque
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game import doors
from game.bots.minds import Minds
from game.core import match as matches
from game.core import series
from game.core import settings as settings_file
from game.core.contract import Says
from game.core.disk import Disk
from game.core.match import Match
from game.core.record import BadRecord, Header, read_record
from game.core.settings import Settings
from game.core.tiled import BadBoard
from game.core.words import Trouble, Words
from game.devices.bindings import Bindings
from game.devices.devices import Devices
from game.devices.press import RIGHT_KEYS, Device, Press, is_phone
from game.games import list_games
from game.night.night import Night
from game.picture.art import Art
from game.picture.board import Board
from game.picture.board_map import read_board
from game.picture.notices import room
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.sound import Sounds
from game.picture.theme import EMBER, INK, PARCHMENT
from game.scene import Scene, Stack

if TYPE_CHECKING:
    from game.core.puzzle_memory import PuzzleMemory
    from game.kiosk.guard import Kiosk
    from game.phones.connections import Porter
    from game.tables.hands import Hands
    from game.tables.match_scene import MatchScene
    from game.tables.table import TableScene

NOTICE_SECONDS = 6.0
NOTICES = 3  # at once
TROUBLES = 20  # that an operator can read, the last ones
log = logging.getLogger(__name__)


@dataclass(eq=False)
class House:
    """`data` is the folder of records and settings; `seed` and `pace` (of motion, 0 is instant)
    come from the command line and hold for this run."""

    screen: Screen
    art: Art
    words: Words
    settings: Settings
    sounds: Sounds
    devices: Devices
    minds: Minds
    data: Path
    night: Night
    stack: Stack = field(default_factory=Stack)
    seed: str | None = None
    pace: float | None = None
    running: bool = True
    notices: list[tuple[str, float]] = field(default_factory=list)
    now: float = 0.0
    shown: int = 0  # frames since the start
    complaints: list[tuple[str, dict[str, object]]] = field(default_factory=list)
    last_device: Device = RIGHT_KEYS  # of those at the screen, which was pressed last
    quit: Callable[[], None] = lambda: None
    kiosk: Kiosk | None = None  # the guard of a house that nobody supervises
    porter: Porter | None = None  # who lets phones in
    whose: dict[Device, str] = field(default_factory=dict)  # by name, at the tables of this run
    guests: tuple[str, ...] = ()  # who was last asked to a game night of this run
    solved: PuzzleMemory | None = None  # which puzzles have been, once anybody has asked
    disk: Disk = field(default_factory=Disk)
    troubles: deque[str] = field(default_factory=lambda: deque(maxlen=TROUBLES))  # for an operator
    unkept: deque[str] = field(default_factory=deque)  # what the disk has to report
    _lain: tuple[object, dict[str, Box]] = (None, {})  # why and where notices were laid
    _refused: dict[str, Scene | None] = field(default_factory=dict)  # in which scene
    _boards: dict[tuple[str, int, bool, bool], Board] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.night.disk = self.disk

    @property
    def speed(self) -> float:
        """How fast things move; 0 is instant."""
        return self.settings.speed if self.pace is None else self.pace

    def device_name(self, device: Device) -> str:
        """Return the name of a device, or else of its kind."""
        if is_phone(device):
            return self.words("device-phone")
        return self.devices.name(device) or self.words("device-" + device.replace("/", "-"))

    @property
    def records(self) -> Path:
        return self.data / "records"

    @property
    def games(self) -> tuple[str, ...]:
        """What can be played here: the shelf, without what an operator has taken off it."""
        off = self.kiosk.choices.off if self.kiosk else ()
        return tuple(game for game in list_games() if game not in off)

    def board(
        self, name: str, seats: int = 2, *, lesson: bool = False, replay: bool = False,
    ) -> Board:
        """Return the board of a match, a lesson or a replay for some seats, read once. Raises
        BadBoard."""
        key = name, seats, lesson, replay
        if key not in self._boards:
            self._boards[key] = read_board(name, seats=seats, lesson=lesson, replay=replay)
        return self._boards[key]

    def notice(self, sentence: str) -> None:
        """Show a sentence for a while, over whatever scene is on top."""
        if self.kiosk and isinstance(sentence, Trouble):
            self._hush(sentence)
            return
        shown = self.words.tell(sentence)
        if shown not in [text for text, _ in self.notices]:
            log.warning("%s", sentence)
            self.notices.append((shown, inf))

    def _hush(self, sentence: str) -> None:
        """Guests are told of a trouble in a few words that name no file; the whole sentence is for
        the log and for the operator's page."""
        if sentence not in self.troubles:
            log.warning("%s", sentence)
            self.troubles.append(sentence)
        slow = isinstance(sentence, Trouble) and sentence.says[0] == "disk-slow"
        shown = self.words("disk-slow-guest" if slow else "trouble-guest")
        if shown not in [text for text, _ in self.notices]:
            self.notices.append((shown, inf))

    def gather(self) -> None:
        """Show what devices, pictures, sounds and the night board complain of."""
        for key, values in self.complaints:
            self.notice(Trouble(key, *values.values()))
        self.complaints.clear()
        for says in self.night.troubles():
            self.notice(Trouble(*says))
        while self.unkept:
            self.notice(self.unkept.popleft())
        for heap in (self.words.complaints, self.art.complaints, self.sounds.complaints):
            while heap:
                (self._hush if self.kiosk else self.notice)(heap.pop(0))

    def tell(self, says: Says) -> None:
        """Say for a while that something was done."""
        self.notices.append((self.words.say(says), inf))

    def refuse(self, says: Says) -> None:
        """Show why a press in a menu does nothing, until that menu is left."""
        self.sounds.play("refuse")
        sentence = self.words.say(says)
        self._refused[sentence] = self.stack.top
        self.notices = [entry for entry in self.notices if entry[0] != sentence]
        self.notices.append((sentence, inf))

    def draw_notices(self, now: float) -> list[Page]:
        """Put the present sentences on the screen, over everything. Returns their pages.

        The time of a sentence runs from the first frame that shows it.
        """
        top = self.stack.top
        self.notices = [(text, min(until, now + NOTICE_SECONDS)) for text, until in self.notices
                        if until > now and self._refused.get(text, top) is top]
        left = {text for text, _ in self.notices}
        self._refused = {text: scene for text, scene in self._refused.items() if text in left}
        pages = []
        for text, box in self._lay([text for text, _ in self.notices[-NOTICES:]]).items():
            page = Page(self.art)
            page.plate(box, PARCHMENT, 255, EMBER)
            page.fitted(box.inset(32, 8), text, "small", INK, "center")
            page.draw(self.screen)
            pages.append(page)
        return pages

    def _lay(self, texts: list[str]) -> dict[str, Box]:
        """Return where the present sentences lie; each stays in its place as long as its scene is
        on top and does not move what lies there."""
        scene = self.stack.top
        if self._lain[0] != (scene, self.art.look):
            self._lain = (scene, self.art.look), {}
        places = {text: box for text, box in self._lain[1].items() if text in texts}
        for text in texts:
            if text not in places:
                taken, words = scene.taken() if scene else ([], [])
                others = [box.inset(-12) for box in places.values()]
                places[text] = room(self.art, text, [*taken, *others, *others], words)
        self._lain = self._lain[0], places
        return places

    def lay_anew(self) -> None:
        """Look for other places for the present sentences, as things on the page have moved."""
        self._lain[1].clear()

    def keep(self, job: Callable[[], str | None]) -> None:
        """Have the disk do something, and show the sentence that comes of it if it fails."""
        def done() -> None:
            if trouble := job():
                self.unkept.append(trouble)

        self.disk.do(done)

    def save(self, file: Path, kept: msgspec.Struct) -> None:
        """Have the disk write the present state of something to a file."""
        now = deepcopy(kept)
        self.keep(lambda: settings_file.save(file, now))

    def keep_settings(self) -> None:
        """Write the settings; if that fails, say so."""
        if kept := self.kiosk.kept(self.settings) if self.kiosk else self.settings:
            self.save(self.data / "settings.json", kept)

    def change(self) -> None:
        """Keep the settings after a change, and make everything follow them."""
        self.keep_settings()
        if self.words.language != self.settings.language:
            self.words = Words(self.settings.language)
        self.sounds.level(self.settings.volume, self.settings.fire, self.settings.music)
        self.refit()

    def refit(self) -> None:
        """Lay everything out anew after a change of the window or the text size."""
        s = self.settings
        self.art.fit(self.screen.scale, s.text, contrast=s.contrast == "high",
                     apart=s.suits == "apart")
        for scene in self.stack.scenes:
            scene.refit()

    def sat(self, names: Mapping[Device, str]) -> None:
        """Remember that a person sat down with each of these devices; each name has the one it had
        last."""
        self.whose = {device: name for device, name in self.whose.items()
                      if name not in names.values()} | dict(names)

    def toggle_fullscreen(self) -> None:
        self.screen.toggle_fullscreen()
        self.devices.let_go()
        self.settings.fullscreen = self.screen.fullscreen
        self.change()

    def lose(self, press: Press) -> None:
        """Tell the scene of a seat that its pad was unplugged, whatever lies over that scene."""
        if self.devices.doubles(press.device):
            self.tell(("pads-as-one",))
        for scene in reversed(self.stack.scenes):
            if scene.holds(press.device):
                if scene is not self.stack.top:
                    self.stack.back_to(scene)
                scene.press(press)
                return
        if self.stack.top:
            self.stack.top.press(press)

    def rebind(self, bindings: Bindings) -> None:
        """Use other keys and buttons from now on."""
        self.devices.rebind(bindings)
        self.settings.bindings = bindings.plain()
        self.change()

    def open_table(self, match: Match, hands: Hands) -> None:
        """Open a table for a match; show a sentence if its board cannot be used."""
        if match.record.trouble:
            self.notice(match.record.trouble)
        match.record.disk = self.disk
        self._sit(lambda: doors.sit(self, match, hands))

    def open_replay(self, match: Match, *, over: bool = False) -> None:
        """Open the replay of a match, or of a part of one that is over; show a sentence if its
        board cannot be used."""
        self._sit(lambda: doors.watch(self, match, over=over))

    def replay_record(self, file: Path) -> None:
        """Open the replay of a record; show a sentence if it cannot be read."""
        try:
            self.open_replay(Match(read_record(file)))
        except BadRecord as error:
            self.notice(error.sentence)

    def _sit(self, make: Callable[[], MatchScene]) -> None:
        try:
            scene = make()
        except BadBoard as error:
            self.notice(Trouble("map-unusable", str(error)))
        else:
            self.stack.push(scene)

    def again(self, table: TableScene, hands: Hands) -> Match:
        """Start a new match of the same game, in place of a table and all that lies over it."""
        header = table.match.record.header
        seed = self.seed or secrets.token_hex(8)
        players = tuple(hands.players)
        fresh = Header(header.game, table.rules.VERSION, players, seed, header.options)
        match = matches.start(fresh, new_file(self.records, header.game), self.disk)
        self.keep(lambda: series.follow(self.data, table.match.record, match.record))
        self.to_title()
        self.open_table(match, hands)
        return match

    def put_away(self, match: Match) -> None:
        """Put away the match of a table that is left, unless people have made no move in it."""
        if not match.played and match.result is None:
            match.record.drop()

    def to_title(self) -> None:
        """Take every scene off the stack but the lowest."""
        self.stack.back_to(self.stack.scenes[0])


def new_file(records: Path, game: str) -> Path:
    """Name a record as no other is, in UTC. Later names sort after earlier ones, also while the
    clock stands still and when summer time ends."""
    moment = time.time_ns() // 1000
    while True:
        seconds, micro = divmod(moment, 1_000_000)
        stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(seconds))
        file = records / f"{stamp}-{micro:06d}-{game}.jsonl"
        if not os.path.lexists(file):
            return file
        moment += 1
