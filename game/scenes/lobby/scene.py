"""The lobby: people press to sit down, bots fill the seats, players choose options."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial

import msgspec

from game import routes
from game.core import match as matches
from game.core.contract import Seat
from game.core.evening_facts import join_names
from game.core.faces import choose_faces
from game.core.hands import Hands
from game.core.known_names import keep_shown_faces
from game.core.lobby_memory import find_learner, list_bot_names, restore_seating
from game.core.match import Match
from game.core.record import BadRecord, Header, new_file
from game.core.settings import Habit
from game.core.tiled import BadBoard
from game.devices.press import Action, Device, Press
from game.games import load_rules
from game.house import House
from game.picture.board_map import find_board
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.scenes.lobby.match_options import LobbyOptions
from game.scenes.lobby.sitting import SittingScene
from game.scenes.lobby.tree import LobbyTree
from game.scenes.menu import QUIET
from game.tables.attention import ROW
from game.tables.game_facts import list_facts
from game.tables.lessons import has_lesson
from game.tables.style import table_style
from game.ui.furniture.cupboard import BACK
from game.ui.layout import Node
from game.ui.widgets.controls import Entry


class LobbyScene(SittingScene):
    """Seats before a match. For a match to resume, only devices sit down."""

    first = "start"
    sudden = True  # a second press at the shelf is not meant for Play

    def __init__(
        self, house: House, game: str, device: Device | None, match: Match | None = None, *,
        names: Sequence[str] = (), known: Mapping[Device, str] | None = None,
        started: routes.Started | None = None, company: Sequence[str] = (),
    ) -> None:
        """Seat `device` first, which opened the lobby. `names` are the first players out of a
        `company`. A device in `known` belongs to its name. `started` is called with the new match
        and the devices of the seats."""
        device_used = device or house.run.last_device
        super().__init__(house, game, restore_seating(
            house.settings, game, device_used, match, names, known, company),
            of_evening=started is not None)
        self.company, self.started, self.match = company, started, match
        self.rules = load_rules(game)
        self.last_device = device_used
        self._opened = house.run.now
        self._preload()
        self.agreement = LobbyOptions(house, game, self.seating, match, self.mark_stale,
                                      lambda: house.stack.open(routes.Codes(self.chairs)))
        self._before = self.agreement.habit, dict(house.settings.names)
        self.seating.sit_as_known(house.devices.list_attached())
        if device:
            self.seating.open_with(device)
        for phone in house.phone_access.list_present() if house.phone_access else ():
            self.chairs.come(phone)

    def _preload(self) -> None:
        """Draw the large pictures of the table ahead while people sit down."""
        house = self.house
        for ground in ("table/wood", BACK, self.room_picture):
            house.art.foresee_backdrop(ground, house.screen.size)
        with suppress(BadBoard):  # said when it is opened
            for picture in find_board(table_style(self.game).board).pictures:
                house.art.preload(picture.name, picture.box.w, picture.box.h)

    def leave(self) -> None:
        """Remember the choices unless a match was resumed; of a game night only the options, not
        the seats."""
        kept, left = self.house.settings.lobbies, self.agreement.habit
        if self.match is None:
            kept[self.game] = left if self.started is None else msgspec.structs.replace(
                kept.get(self.game, Habit()), secrecy=left.secrecy, options=left.options)
        if self._before != (left, self.house.settings.names):
            self.house.keep_settings()

    @property
    def deaf(self) -> bool:
        """Say whether a confirm of Play comes too early."""
        rushed = self.focus.name == self.first and self.house.run.now < self._opened + ROW
        return rushed and super().deaf

    def _play_sound(self, press: Press, *, moved: bool) -> None:
        if press.action is not Action.POINT:
            self._stirred = -QUIET  # a player who steers has seen where the focus is
        super()._play_sound(press, moved=moved)

    def resume(self) -> None:
        if self.focus.name == "learn":  # and now they play
            self.focus.name = self.first
        super().resume()

    def list_obstacles(self) -> tuple[list[Box], list[Box]]:
        found, words = super().list_obstacles()
        return found, [*words, self.page.anchors["sign"]]

    def find_room(self, page: Page) -> Box:
        return SAFE._replace(h=page.hints_top - 14 - SAFE.y)

    def show_hints(self, page: Page) -> None:
        self.put_hints(page, (Action.RULES, "hint-rules"))

    def build(self, page: Page) -> Node:
        facts = list_facts(self.house, self.game, len(self.seating.kinds),
                self.match.record.header.options if self.match else self.agreement.options)
        return LobbyTree(page, self).build(
            self.list_entries(), facts, self.agreement.tell_choice(self.focus.name)
            or self._tell_about())

    def choose(self, name: str, step: int) -> None:
        part, _, number = name.partition("/")
        if name == "start":
            self._start()
        elif part == "name":
            seat = int(number)
            if step:
                self._call(seat, self.seating.next_name(seat, step))
            else:
                self._spell(seat)
        elif part == "kind":
            self._turn_kind(int(number), step)
        else:
            super().choose(name, step)

    def _tell_about(self) -> str:
        """Return a sentence about the resumed match, the seats, or the game."""
        say = self.house.words
        if self.match:
            known = self.seating.known
            return say("lobby-as-before" if known and all(map(self.seating.has_seat, known)) else
                       "lobby-resumed")
        if out := [name for name in self.company if name not in self.seating.names]:
            return say("series-out", join_names(say, out))
        if len(self.seating.kinds) == 1:
            return say("lobby-alone")
        pitch = f"pitch-{self.game}"
        return say(pitch if say.has_text(pitch) else f"about-{self.game}")

    def _call(self, seat: Seat, name: str) -> None:
        self.seating.names[seat] = name
        self.house.settings.names[str(seat)] = name
        if self.house.phone_access and (own := self.seating.devices.get(seat)):
            self.house.phone_access.call(own, name)
        self.mark_stale()

    def _spell(self, seat: Seat) -> None:
        faces = choose_faces(self.seating.make_players(), own=True)
        self.house.stack.open(routes.Spelling(
            self.seating.names[seat], partial(self._call, seat), seat=seat,
            who=faces[seat], taken=self.seating.names, faces=faces))

    def _turn_kind(self, seat: Seat, step: int) -> None:
        if self.match:
            self.house.refuse(("lobby-seats-are-set",))
        elif self.seating.is_taken(seat, self.last_device):
            self.house.refuse(("lobby-taken", self.seating.names[seat]))
        else:
            self.seating.turn_kind(seat, step, self.last_device)

    def list_entries(self) -> list[Entry]:
        """Return the options and other buttons beside Play."""
        say, tiles = self.house.words, self.agreement.list_tiles()
        if self.match:
            return tiles
        if len(self.seating.kinds) > 1:
            tiles.append(Entry("swap", say("lobby-swap"), self.seating.move_on, "ui/swap"))
        if has_lesson(self.game):
            tiles.append(Entry("learn", say("lobby-learn"), self._learn, "ui/book"))
        return tiles

    def _learn(self) -> None:
        house, who = self.house, find_learner(self.seating, self.last_device)
        names = who.name, *list_bot_names(house.settings, who.name)
        house.stack.open(routes.Lesson(self.game, self.last_device, names, who))

    def _start(self) -> None:
        """Begin the match. A player without a device shares the one that pressed."""
        devices = self.seating.share_device(self.last_device)
        try:
            match = self.match or self._make_match()
        except BadRecord as error:  # the map that was chosen cannot be played
            self.house.notice(error.sentence)
            return
        self.seating.waiting.clear()
        self.house.run.remember_names(
            {own: self.seating.names[n] for n, own in self.seating.devices.items()})
        hands = Hands(match.players, dict(devices), self.agreement.mode)
        self.house.stack.pop()
        self.house.stack.open(routes.Table(match, hands))

    def _make_match(self) -> Match:
        seed = self.house.run.seed or secrets.token_hex(8)
        if keep_shown_faces(self.house.settings, self.seating.make_players()):
            self.house.keep_settings()
        header = Header(self.game, self.rules.VERSION, self.seating.make_players(), seed,
                        self.agreement.options)
        match = matches.start(header, new_file(self.house.store.records, self.game),
                              self.house.store.disk)
        if self.started:
            self.started(match, self.seating.devices)
        return match
