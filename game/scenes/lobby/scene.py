"""The lobby: people press to sit down, bots fill the seats, options are chosen."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game import doors, shelf
from game import match as matches
from game.core import Seat
from game.devices.press import Action, Device, Press, is_phone
from game.house import new_file
from game.match import Match
from game.picture.page import CHANGE, Control, Page
from game.picture.screen import SAFE, Box, Screen
from game.record import BadRecord, Header
from game.scenes.evening.facts import together
from game.scenes.lesson.scene import learn_entries
from game.scenes.lobby import cloth_table, footer, name_sign, place_card
from game.scenes.lobby.chairs import CROWD, PAIR, DrawnChairs, places, standing
from game.scenes.lobby.footer import Tile
from game.scenes.lobby.house_rules import TableOptionsScene
from game.scenes.lobby.match_options import Agreement
from game.scenes.lobby.memory import brief, learner, opposite, seated
from game.scenes.lobby.phone_seats import LobbyChairs
from game.scenes.lobby.place_card import PlaceCards
from game.scenes.menu import QUIET
from game.scenes.names.known_names import stay_as_seen
from game.scenes.names.scene import NAMING, PERSON, SpellingScene
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

if TYPE_CHECKING:
    from game.house import House

Started = Callable[[Match, Mapping[Seat, Device]], None]
KEPT, MUCH, BESIDE = 310, 360, 96  # widths of keepsakes; from Play to them at least
COVERED = 1.25  # texts larger than this leave no room for it, nor for a second row of buttons
SHINES = 0.45  # how far the light round the game's box reaches past it, in its own size
LIFT = 188  # so much higher the fire burns, over the edge of the table
UNDER, BEFORE = 8, 32  # under the sign, and before what stands on the table
ROOMS = {name: f"table/hearth_{name}" for name in ("pair", "circle", "crowd")}
PEAK, CLEAR = 60.0, 16.0  # the top of chairs beside a slim one, which ends in the air around one
OWN = (Action.PREV, "hint-change-back"), (Action.NEXT, "hint-change")  # on one's own seat
STANDS = (Action.CANCEL, "hint-stand")  # the way back of somebody who is not alone


class LobbyScene(RoomScene):
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
        self._sign: Box | None = None  # where the board with the game's name hangs
        self._opened = house.now
        self.seating = seated(house, game, self.last_device, match, names, known, company)
        self._foresee()
        self.agreement = Agreement(house, game, self.seating, match, self.stale, self._phones)
        self._before = self.agreement.habit, dict(house.settings.names)
        self.seating.sit_as_known(house.devices.attached())
        if device:
            self.seating.open_with(device)
        self.chairs = LobbyChairs(house, self.seating)
        self.drawn = DrawnChairs(house, game, self.seating)
        self.cards = PlaceCards(house, self.seating, self.drawn)
        for phone in house.porter.present() if house.porter else ():
            self.chairs.come(phone)

    def _foresee(self) -> None:
        """Have the large pictures of the table drawn while people sit down."""
        house = self.house
        for ground in ("table/wood", SpellingScene.backdrop, self.room):
            house.art.foresee_backdrop(ground, house.screen.surface.get_size())
        with suppress(BadBoard):  # said when it is opened
            for picture in house.board(table_style(self.game).board).pictures:
                house.art.foresee(picture.name, picture.box.w, picture.box.h)

    def leave(self) -> None:
        """What was chosen is remembered, unless it is a match; of an evening with people of its own
        what these agreed on, and not who sat where."""
        kept, left = self.house.settings.lobbies, self.agreement.habit
        if self.match is None:
            kept[self.game] = left if self.started is None else replace(
                kept.get(self.game, Habit()), secrecy=left.secrecy, options=left.options)
        if self._before != (left, self.house.settings.names):
            self.house.keep_settings()

    # the ground

    @property
    def room(self) -> str:
        """Its moon and the house in the snow are seen between the chairs."""
        n = len(self.seating.kinds)
        return ROOMS["pair" if n == PAIR else "crowd" if n >= CROWD else "circle"]

    @property
    def head(self) -> float:
        """No word stands on the wall."""
        return 0.0

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        self.drawn.call_out(screen)

    def taken(self) -> tuple[list[Box], list[Box]]:
        found, words = super().taken()
        return found, [*words, self._sign] if self._sign else words

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

    def build(self, page: Page) -> None:
        self.drawn.calls.clear()
        wide = not self._two(page)
        foot = footer.laid(page, two=not wide)
        slim = not wide and len(self.seating.kinds) < CROWD
        top = PEAK if slim else name_sign.across(page, wide=wide).bottom + UNDER
        low = foot.play.y if foot.play else foot.edge
        seats, cover = places(Box(SAFE.x, top, SAFE.w, low - BEFORE - top),
                              len(self.seating.kinds), covered=not wide)
        sign = (name_sign.beside(page, standing(page, seats)[0].x + CLEAR) if slim
                else name_sign.across(page, wide=wide))
        self._sign = sign
        facts = brief(self.house, self.game, len(self.seating.kinds),
                      self.match.record.header.options if self.match else self.agreement.options)
        told = self.agreement.tells(self.focus.name) or self._about()
        name_sign.hang(page, self.house, self.game, facts, told, sign, slim=slim)
        if cover:
            cover = cover._replace(y=foot.edge - BEFORE - cover.h)
        self._sit(page, seats, foot.edge, cover)
        middle = (seats[0].x + seats[-1].right) / 2
        if cover:
            room = SAFE.right - middle - footer.PLAY / 2 - BESIDE
            kept = min(KEPT if len(seats) > PAIR else MUCH, room)
            cupboard.keepsakes(page, foot.edge - BEFORE, SAFE.right - kept, kept)
        if cover and foot.play:
            foot = foot._replace(play=foot.play._replace(x=middle - foot.play.w / 2))
        start = Tile("start", self.house.words("lobby-start"), "ui/play", self._start)
        footer.draw(page, foot, start, self._tiles(two=not wide), self.focus.name)
        self.hints(page, (Action.RULES, "hint-rules"))

    def _sit(self, page: Page, seats: Sequence[Box], front: float, cover: Box | None) -> None:
        """All on their chairs, then the table, and on it the game's box in a light, their arms and
        their cards."""
        card, chairs = seats[0].bottom - place_card.high(page), standing(page, seats)
        high = chairs[0].h
        for seat, chair in enumerate(chairs):
            self.drawn.behind(page, seat, chair)
        cloth_table.draw(page, self.house.screen, self.game, chairs[0].y + high * DESK, front)
        if cover:
            cupboard.put(page, "light", cover.inset(-SHINES * cover.w, -SHINES * cover.h))
            cupboard.game_box(page, self.game, cover)
            page.claim(box_art.picture(self.game), cover)
        for seat, (chair, box) in enumerate(zip(chairs, seats, strict=True)):
            at = Box(box.x, card, box.w, box.bottom - card)
            self.drawn.before(page, seat, chair, at)
            self._card(page, seat, at)

    def _card(self, page: Page, seat: Seat, box: Box) -> None:
        """The card of a seat, and what can be chosen on it."""
        at = self.cards.draw(page, seat, box, self.focus.name)
        name, kind = f"name/{seat}", f"kind/{seat}"
        page.claim(name, at.name)
        page.claim(kind, at.kind)
        page.spot(name, Control(at.name, partial(self._spell, seat), partial(self._rename, seat),
                                None, NAMING if self.seating.bot(seat) else PERSON,
                                written=True), self.seating.names[seat])
        turn = partial(self._turn_kind, seat)
        own = self.seating.devices.get(seat) == self.last_device
        act = partial(self.house.refuse, ("lobby-own",)) if own else partial(turn, 1)
        page.spot(kind, Control(at.kind, act, turn, None, OWN if own else CHANGE,
                                ways={Action.DOWN: self.first} if self._two(page) else {}),
                  self.house.words(f"kind-{self.seating.kinds[seat]}"))

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

    def _two(self, page: Page) -> bool:
        """Whether there is room for a second row, in which stands what the people agree on."""
        return page.art.text_scale <= COVERED

    def _agree(self) -> None:
        two = self._two(self.page)
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
