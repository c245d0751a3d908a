"""The lobby: people press to sit down, bots fill the seats, options are chosen."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from game import doors, shelf
from game import match as matches
from game.core import Seat
from game.devices.press import Action, Device, Press, is_phone
from game.house import new_file
from game.match import Match
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import GOLD
from game.record import BadRecord, Header
from game.scenes.evening.facts import together
from game.scenes.lesson.entries import learn_entries
from game.scenes.lobby.company import (
    HANDS,
    build_front,
    build_sitter,
    draw_table,
    find_free_devices,
    is_empty,
    person_height,
)
from game.scenes.lobby.footer import (
    Tile,
    build_play,
    build_row,
    build_tiles,
    play_height,
    tile_height,
)
from game.scenes.lobby.game_sign import build_sign
from game.scenes.lobby.house_rules import TableOptionsScene
from game.scenes.lobby.match_options import Agreement
from game.scenes.lobby.memory import brief, learner, opposite, seated
from game.scenes.lobby.phone_seats import LobbyChairs
from game.scenes.lobby.place_card import build_card, card_height
from game.scenes.menu import QUIET, TreeScene
from game.scenes.names.known_names import stay_as_seen
from game.scenes.names.scene import SpellingScene
from game.scenes.phones.scene import CodesScene
from game.scenes.scenery import box_art, cupboard
from game.scenes.scenery.figures import DESK
from game.scenes.scenery.hearth import Hearth
from game.scenes.scenery.room import BRIGHT, RoomScene
from game.settings import Habit
from game.tables.attention import ROW
from game.tables.faces import sitters
from game.tables.hands import Hands
from game.tables.style import table_style
from game.tiled import BadBoard
from game.ui.layout import Node, Padding, Paint, column, row, stack
from game.ui.show import PageRuler

if TYPE_CHECKING:
    from game.house import House

Started = Callable[[Match, Mapping[Seat, Device]], None]
LIFT = 188  # so much higher the fire burns, over the edge of the table
ROOMS = {name: f"table/hearth_{name}" for name in ("pair", "circle", "crowd")}
PAIR, CROWD = 2, 4  # so few have wide cards; so many sit close together
STANDS = (Action.CANCEL, "hint-stand")  # the way back of somebody who is not alone


class LobbyScene(RoomScene, TreeScene):
    """Seats before a match. With a match to resume only the devices are asked for."""

    first = "start"
    light = BRIGHT
    sudden = True  # whoever presses twice at the shelf has not said Play

    def __init__(
        self, house: House, game: str, device: Device | None, match: Match | None = None, *,
        names: Sequence[str] = (), known: Mapping[Device, str] | None = None,
        started: Started | None = None, company: Sequence[str] = (),
    ) -> None:
        """`device` has opened the lobby and sits first.

        `names` are the people who come and sit first, of all in a `company`; a device in `known`
        belongs to its name and sits with it; `started` hears of the new match and whose devices are
        whose."""
        super().__init__(house)
        self.company = company
        self.hearth = Hearth(lift=LIFT)
        self.started = started
        self.game = game
        self.rules = shelf.rules(game)
        self.match = match
        self.last_device = device or self.last_device
        self._opened = house.now
        self.seating = seated(house, game, self.last_device, match, names, known, company)
        self._foresee()
        self.agreement = Agreement(house, game, self.seating, match, self.stale, self._phones)
        self._before = self.agreement.habit, dict(house.settings.names)
        self.seating.sit_as_known(house.devices.attached())
        if device:
            self.seating.open_with(device)
        self.chairs = LobbyChairs(house, self.seating)
        for phone in house.porter.present() if house.porter else ():
            self.chairs.come(phone)

    def _foresee(self) -> None:
        """Have the large pictures of the table drawn while people sit down."""
        house = self.house
        for ground in ("table/wood", SpellingScene.backdrop, self.room_picture):
            house.art.foresee_backdrop(ground, house.screen.surface.get_size())
        with suppress(BadBoard):  # said when it is opened
            for picture in house.board(table_style(self.game).board).pictures:
                house.art.foresee(picture.name, picture.box.w, picture.box.h)

    def leave(self) -> None:
        """What was chosen is remembered, unless it is a match; of an evening with people of its own
        what these agreed on, and not who sat where."""
        kept, left = self.house.settings.lobbies, self.agreement.habit
        if self.match is None:
            kept[self.game] = left if self.started is None else msgspec.structs.replace(
                kept.get(self.game, Habit()), secrecy=left.secrecy, options=left.options)
        if self._before != (left, self.house.settings.names):
            self.house.keep_settings()

    # the ground

    @property
    def room_picture(self) -> str:
        """Its moon and the house in the snow are seen between the chairs."""
        n = len(self.seating.kinds)
        return ROOMS["pair" if n == PAIR else "crowd" if n >= CROWD else "circle"]

    @property
    def head(self) -> float:
        """No word stands on the wall."""
        return 0.0

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        if badge := self.page.anchors.get("badge"):
            self._beckon(screen, badge)

    def taken(self) -> tuple[list[Box], list[Box]]:
        found, words = super().taken()
        return found, [*words, self.page.anchors["sign"]]

    def _beckon(self, screen: Screen, badge: Box) -> None:
        """Let light breathe round the badge that calls for a player."""
        steps = 16
        step = (steps // 4 if self.house.settings.reduced_motion
                else int(self.house.now / 1.8 * steps) % steps)
        wide = 1.6 + 3.4 * min(step, steps - step) * 2 / steps
        for n, alpha in enumerate((240, 200, 160, 120, 85, 55, 30, 14), 1):
            at = badge.inset(-n * wide - 1)
            screen.put(self.house.art.ring(at.w, at.h, GOLD, wide + 1), at.x, at.y, alpha)

    # sitting down

    def holds(self, device: Device) -> bool:
        return self.seating.holds(device)

    def press(self, press: Press) -> None:
        if press.action is Action.FOUND and is_phone(press.device):
            self.chairs.come(press.device)
            self.house.sounds.play("join")
            self.stale()
        elif press.action is Action.LOST:
            self._stand_up(press.device)
        elif is_phone(press.device) and not self.holds(press.device):
            if press.action is Action.CONFIRM and press.phase == "down":
                self._seat(press.device)
        elif press.action is Action.CANCEL and press.phase == "down" and self._second(press.device):
            self._stand_up(press.device)
            self.house.sounds.play("leave")
            self.stale()
        elif (press.action is Action.CONFIRM and press.phase == "down"
              and self.seating.come(press.device)):
            self.house.devices.rumble(press.device, 0.3, 0.5, 0.12)
            self.house.sounds.play("join")
            self.stale()
        elif press.action is Action.RULES and press.phase == "down":
            self.last_device = press.device
            self.house.sounds.play("confirm")
            doors.rules(self.house, self.game)
        else:
            super().press(press)

    def _seat(self, phone: Device) -> None:
        """A phone that watched, or for which there was no room, takes a seat if one is free."""
        self.seating.watching.discard(phone)
        self.chairs.come(phone)
        if self.holds(phone):
            self.house.sounds.play("join")
        self.stale()

    @property
    def deaf(self) -> bool:
        """Only Play would come too early, and who goes on pressing is heard in the end."""
        rushed = self.focus.name == self.first and self.house.now < self._opened + ROW
        return rushed and super().deaf

    def _heard(self, press: Press, *, moved: bool) -> None:
        if press.action is not Action.POINT:
            self._stirred = -QUIET  # whoever steers has seen where she is
        super()._heard(press, moved=moved)

    def _second(self, device: Device) -> bool:
        """Whether a device sits, and somebody else does too: its way back is to stand up. At a game
        night the way back leads to its page, and nobody leaves her chair by it."""
        return not self.started and self.holds(device) and len(self.seating.devices) > 1

    @property
    def backs(self) -> str:
        if self._second(self.last_device):
            return STANDS[1]
        return super().backs

    def _stand_up(self, device: Device) -> None:
        self.seating.stand_up(device)
        self.stale()

    def resume(self) -> None:
        if self.focus.name == "learn":  # and now they play
            self.focus.name = self.first
        super().resume()

    # the page

    def room(self, page: Page) -> Box:
        return SAFE._replace(h=page.floor - 14 - SAFE.y)

    def show_hints(self, page: Page) -> None:
        self.hints(page, (Action.RULES, "hint-rules"))

    def view(self, page: Page) -> Node:
        """Return the lobby: the sign, the people behind the table, their cards on it, and at its
        front what can be pressed. At large texts the game's box and the plate to begin with give
        way, and one row of buttons stands at the front."""
        house, seating, count = self.house, self.seating, len(self.seating.kinds)
        roomy = self._is_roomy(page)
        slim = roomy and count < CROWD
        free = find_free_devices(house, seating)
        cover = (0 if not roomy else 330 if count <= PAIR else 290 if count <= CROWD else 180)
        aside = cover + cupboard.SPINE + (40 if count <= CROWD else 20) if cover else 0
        gap = 110 if count <= PAIR else 44 if count < CROWD else 13
        card_width = min(520 if count <= PAIR else 430,
                         (SAFE.w - aside - (count - 1) * gap) / count)
        play = play_height(page) if roomy else 0
        foot = tile_height(page) if roomy else page.control("label")
        sign = self._build_sign(page, slim=slim)
        head = 18 if slim else sign.measure(PageRuler(page)).h + 8
        below = 46 + foot + (play + 22 if roomy else 0)
        company = self.room(page).h - head - below
        card = card_height(page)
        person = person_height(company - card, card_width)

        def raise_(node: Node, foot: float) -> Node:
            return column(Node(grow=1), node, Node(height=foot))

        def seat_row(build: Callable[[Seat], Node], height: float) -> Node:
            cells = [replace(build(seat), width=card_width) for seat in range(count)]
            return row(Node(width=aside), row(*cells, gap=gap, justify="center", grow=1),
                       height=height)

        hidden = below + card - person * (1 - DESK - HANDS)  # the table hides the feet of chairs
        chairs = seat_row(lambda seat: build_sitter(
            seating, seat, person, empty=is_empty(seating, seat, free)), person)
        (left, _), (right, low) = map(house.screen.to_logical, (
            (0, 0), house.screen.surface.get_size()))
        table = Paint(paint=draw_table, values=(self.game, (left, right, low)),
                      height=card + person * HANDS + below - foot - 14)
        box = Paint(paint=draw_box, values=(self.game,), height=cover / box_art.SHAPE)
        keepsakes = Paint(paint=draw_keepsakes, width=360 if count <= PAIR else 310, height=100)
        things = row(column(box, width=cover + cupboard.SPINE, padding=Padding(cupboard.SPINE)),
                     Node(grow=1), keepsakes, align="end") if cover else Node()
        fronts = seat_row(lambda seat: build_front(
            page, house, seating, seat, person, self.game, free=free,
            badge=seating.next == seat), person)
        cards = seat_row(lambda seat: build_card(
            page, house, seating, seat, self.focus.name, device=self.last_device, free=free,
            ways=[(Action.DOWN, self.first)] if roomy else []), card)
        label, tiles = house.words("lobby-start"), self._tiles(two=roomy)
        start = row(Node(width=aside), row(build_play(
            label, play, lit=self.focus.name == self.first), justify="center", grow=1))
        buttons = (build_tiles if roomy else partial(build_row, start=label))(
            page, tiles=tiles, focus=self.focus.name)
        return stack(raise_(chairs, hidden), raise_(table, foot + 14), raise_(things, foot + 46),
                     raise_(fronts, hidden), raise_(cards, below), column(sign),
                     raise_(start, foot + 36) if roomy else None, raise_(buttons, 0))

    def _build_sign(self, page: Page, *, slim: bool) -> Node:
        count = len(self.seating.kinds)
        facts = brief(self.house, self.game, count,
                      self.match.record.header.options if self.match else self.agreement.options)
        told = self.agreement.tells(self.focus.name) or self._about()
        sign = build_sign(page, self.house, self.game, facts, told, slim=slim)
        if slim:
            return replace(sign, width=560 if count <= PAIR else 440)
        roomy = self._is_roomy(page)
        return replace(sign, width=min(1090 * page.art.text_scale, SAFE.w)) if roomy else sign

    def choose(self, name: str, step: int) -> None:
        part, _, number = name.partition("/")
        if name == "start":
            self._start()
        elif part == "name":
            seat = int(number)
            self._rename(seat, step) if step else self._spell(seat)
        elif part == "kind":
            self._turn_kind(int(number), step)
        else:
            tile = next(tile for tile in self._tiles(two=self._is_roomy(self.page))
                        if tile.name == name)
            tile.turn(step) if tile.turn else tile.act()

    def _about(self) -> str:
        """What is to be known here: of a match that goes on, of the seats, or of the game."""
        say = self.house.words
        if self.match:
            known = self.seating.known
            return say("lobby-as-before" if known and all(map(self.seating.holds, known)) else
                       "lobby-resumed")
        if out := [name for name in self.company if name not in self.seating.names]:
            return say("series-out", together(say, out))
        if len(self.seating.kinds) == 1:
            return say("lobby-alone")
        pitch = f"pitch-{self.game}"
        return say(pitch if say.has(pitch) else f"about-{self.game}")

    def _rename(self, seat: Seat, step: int) -> None:
        self._call(seat, self.seating.next_name(seat, step))

    def _call(self, seat: Seat, name: str) -> None:
        self.seating.names[seat] = name
        self.house.settings.names[str(seat)] = name
        if self.house.porter and (own := self.seating.devices.get(seat)):
            self.house.porter.call(own, name)
        self.stale()

    def _spell(self, seat: Seat) -> None:
        self.house.stack.push(SpellingScene(self.house, self.seating.names[seat],
                                            lambda name: self._call(seat, name), seat=seat,
                                            who=sitters(self.seating.players(), own=True)[seat],
                                            taken=self.seating.names,
                                            faces=sitters(self.seating.players(), own=True)))

    def _turn_kind(self, seat: Seat, step: int) -> None:
        if self.match:
            self.house.refuse(("lobby-seats-are-set",))
            return
        if self.seating.taken(seat, self.last_device):
            self.house.refuse(("lobby-taken", self.seating.names[seat]))
            return
        self.seating.turn_kind(seat, step, self.last_device)
        self.stale()

    # what stands at the foot

    def _tiles(self, *, two: bool) -> list[Tile]:
        """What stands beside Play: what is agreed for this match, and apart the other buttons."""
        say = self.house.words
        agreed, others = self.agreement.tiles(two=two, agree=self._agree)
        if len(self.seating.kinds) > 1 and not self.match:
            others.append(Tile("swap", say("lobby-swap"), "ui/swap", self._swap))
        if not self.match:
            who = learner(self.seating, self.last_device)
            names = who.name, *opposite(self.house, who.name)
            others += [Tile(name, label, picture, act) for name, label, act, picture in
                       learn_entries(self.house, self.game, self.last_device, names, who)]
        return agreed + others

    def _phones(self) -> None:
        self.house.stack.push(CodesScene(self.house, self.chairs))

    def _is_roomy(self, page: Page) -> bool:
        """Say whether there is room for the game's box, and for a second row of buttons."""
        return page.art.text_scale <= 1.25

    def _agree(self) -> None:
        two = self._is_roomy(self.page)
        self.house.stack.push(TableOptionsScene(self.house, partial(self.agreement.rules, two=two)))

    def _swap(self) -> None:
        self.seating.move_on()
        self.stale()

    # off we go

    def _start(self) -> None:
        """Begin. A seat whose player has no device shares the one that pressed."""
        devices = self.seating.shared(self.last_device)
        try:
            match = self.match or self._new()
        except BadRecord as error:  # the map that was chosen cannot be played
            self.house.notice(error.sentence)
            return
        self.seating.waiting.clear()
        self.house.sat({own: self.seating.names[n] for n, own in self.seating.devices.items()})
        hands = Hands(match.players, dict(devices), self.agreement.mode)
        self.house.stack.pop()
        self.house.open_table(match, hands)

    def _new(self) -> Match:
        seed = self.house.seed or secrets.token_hex(8)
        stay_as_seen(self.house, self.seating.players())
        header = Header(self.game, self.rules.VERSION, self.seating.players(), seed,
                        self.agreement.options)
        match = matches.start(header, new_file(self.house.records, self.game),
                              self.house.disk)
        if self.started:
            self.started(match, self.seating.devices)
        return match


def draw_box(page: Page, box: Box, game: str) -> None:
    """Draw the game's box in a light."""
    cupboard.put(page, "light", box.inset(-0.45 * box.w, -0.45 * box.h))
    cupboard.game_box(page, game, box)
    page.claim(box_art.picture(game), box)


def draw_keepsakes(page: Page, box: Box) -> None:
    cupboard.keepsakes(page, box.bottom, box.x, box.w)
