"""The lobby: people press to sit down, bots fill the seats, options are chosen."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from game import match as matches
from game import shelf
from game.core import Seat
from game.devices.press import Action, Device, Press, is_phone
from game.house import new_file
from game.match import BadRecord, Header, Match
from game.picture.hints import device_picture
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import DIM, EDGE, GOLD, IVORY, SEAT_COLOURS
from game.scenes.chairs import LobbyChairs
from game.scenes.codes import CodesScene, phones_allowed
from game.scenes.habits import agreed, left, seated, usual_names
from game.scenes.lesson.scene import learn_entries
from game.scenes.menu import QUIET, MenuScene
from game.scenes.spelling import NAMING, SpellingScene
from game.scenes.table_options import TableOption, TableOptionsScene
from game.settings import Habit
from game.tables.attention import ROW
from game.tables.hands import Hands
from game.tables.secrecy import MODES
from game.tables.style import table_style
from game.tiled import BadBoard

if TYPE_CHECKING:
    from game.house import House

Started = Callable[[Match, Mapping[Seat, Device]], None]
CARD_WIDTH, GAP = 520, 48
CROWD = 4  # from so many seats on their cards lie closer together
NARROW = 400  # a card that is less wide has no room for labels


class LobbyScene(MenuScene):
    """Seats before a match. With a match to resume only the devices are asked for."""

    first = "start"
    backdrop = "table/wood"
    sudden = True  # whoever presses twice at the shelf has not said Play

    def __init__(
        self, house: House, game: str, device: Device, match: Match | None = None, *,
        names: Sequence[str] = (), known: Mapping[Device, str] | None = None,
        started: Started | None = None,
    ) -> None:
        """`names` are the people who come and sit first; a device in `known` belongs to its name
        and sits with it; `started` hears of the new match and whose devices are whose."""
        super().__init__(house)
        self.started = started
        self.game = game
        self.rules = shelf.rules(game)
        self.match = match
        self.last_device = device
        self._opened = house.now
        self._foresee()
        self.offered, faults = shelf.offered(game)
        for fault in () if match else faults:
            house.notice(house.words("lobby-map-left-out", fault))
        self.mode, self.options = agreed(house, game, self.offered)
        self.seating = seated(house, game, device, match, names, known)
        self._before = self._habit(), dict(house.settings.names)
        self.seating.sit_as_known(house.devices.attached())
        self.seating.open_with(device)
        self.chairs = LobbyChairs(house, self.seating)
        for phone in house.porter.present() if house.porter else ():
            self.chairs.come(phone)

    def _foresee(self) -> None:
        """Have the large pictures of the table drawn while people sit down."""
        house = self.house
        house.art.foresee_backdrop("table/wood", house.screen.surface.get_size())
        with suppress(BadBoard):  # said when it is opened
            for picture in house.board(table_style(self.game).board).pictures:
                house.art.foresee(picture.name, picture.box.w, picture.box.h)

    def leave(self) -> None:
        """What was chosen is remembered, unless it is a match or an evening of its own."""
        if self.match is None and self.started is None:
            self.house.settings.lobbies[self.game] = self._habit()
        if self._before != (self._habit(), self.house.settings.names):
            self.house.keep_settings()

    def _habit(self) -> Habit:
        return left(self.seating, self.mode, self.options)

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
        elif press.action is Action.CANCEL and press.phase == "down" and self._second(press):
            self._stand_up(press.device)
            self.house.sounds.play("leave")
            self.stale()
        elif (press.action is Action.CONFIRM and press.phase == "down"
              and self.seating.come(press.device)):
            self.house.devices.rumble(press.device, 0.3, 0.5, 0.12)
            self.house.sounds.play("join")
            self.stale()
        else:
            super().press(press)

    @property
    def deaf(self) -> bool:
        """Only Play would come too early, and who goes on pressing is heard in the end."""
        rushed = self.focus.name == self.first and self.house.now < self._opened + ROW
        return rushed and super().deaf

    def _heard(self, press: Press, *, moved: bool) -> None:
        if press.action is not Action.POINT:
            self._stirred = -QUIET  # whoever steers has seen where she is
        super()._heard(press, moved=moved)

    def _second(self, press: Press) -> bool:
        """Whether a device sits, and somebody else does too."""
        return self.holds(press.device) and len(self.seating.devices) > 1

    def _stand_up(self, device: Device) -> None:
        self.seating.stand_up(device)
        self.stale()

    def resume(self) -> None:
        if self.focus.name == "learn":  # and now they play
            self.focus.name = self.first
        super().resume()

    # the page

    def build(self, page: Page) -> None:
        say = self.house.words
        line = page.art.line("heading")
        page.text(Box(SAFE.x, SAFE.y, SAFE.w, line), say(f"game-{self.game}"), "heading", IVORY)
        top = SAFE.y + line + page.art.line("body") + 28
        n = len(self.seating.kinds)
        gap = GAP if n < CROWD else GAP / 3
        width = min(CARD_WIDTH, (SAFE.w - (n - 1) * gap) / n)
        left = SAFE.x + (SAFE.w - n * width - (n - 1) * gap) / 2
        for seat in range(n):
            self._card(page, seat, Box(left + seat * (width + gap), top, width, 0))
        bottom = top + self._card_height(page)
        tells = self._buttons(page, bottom)
        page.fitted(Box(SAFE.x, SAFE.y + line, SAFE.w, page.art.line("body")),
                    tells or self._invitation(), "body", GOLD if tells else DIM)
        self.hints(page)

    def _invitation(self) -> str:
        """What is to be done here."""
        say = self.house.words
        if self.match:
            return say("lobby-as-before" if self.seating.known else "lobby-resumed")
        if len(self.seating.kinds) == 1:
            return say("lobby-alone")
        return say("lobby-invitation-phones" if phones_allowed(self.house) else "lobby-invitation")

    def _card_height(self, page: Page) -> float:
        return 132 + page.art.line("small") + 2 * (page.control() + 12) + 24

    def _card(self, page: Page, seat: Seat, at: Box) -> None:
        h = page.control()
        head = 132 + page.art.line("small")
        box = at._replace(h=self._card_height(page))
        page.plate(box, edge=SEAT_COLOURS[seat] if seat in self.seating.devices else EDGE)
        narrow = box.w < NARROW
        inset, side = (20, 76) if narrow else (28, 92)
        page.picture(Box(box.x + inset, box.y + 28, side, side), f"ui/seat_{seat}")
        style = table_style(self.game)
        look = style.looks[style.sides[seat]]
        tall = min((76 if narrow else 84) * look.tall, 109)
        page.picture(Box(box.x + side + inset * (1.5 if narrow else 2), box.y + 18,
                         tall / look.tall, tall), look.picture)
        device, bot = self.seating.devices.get(seat), self.seating.bot(seat)
        picture = device_picture(device) if device else "ui/bot" if bot else "ui/human"
        page.picture(Box(box.right - inset - 80, box.y + 36, 80, 80), picture)
        page.fitted(Box(box.x + 28, box.y + 132, box.w - 56, page.art.line("small")),
                    self._sitting(seat), "small", DIM if device or bot else GOLD)
        inset = 8 if narrow else 24
        row = Box(box.x + inset, box.y + head + 12, box.w - 2 * inset, h)
        self._name_row(page, seat, row)
        self._kind_row(page, seat, Box(row.x, row.y + h + 12, row.w, h))

    def _sitting(self, seat: Seat) -> str:
        say = self.house.words
        device = self.seating.devices.get(seat)
        if self.seating.bot(seat):
            return say("seat-bot")
        if device is None:
            return say("seat-open")
        if is_phone(device):
            return say("device-phone")
        return self.house.devices.name(device) or say("device-" + device.replace("/", "-"))

    def _name_row(self, page: Page, seat: Seat, box: Box) -> None:
        name = f"name/{seat}"
        label = self.house.words("lobby-name") if box.w > NARROW - 16 else ""
        page.choice(name, box, label, self.seating.names[seat],
                    lambda step: self._rename(seat, step), focus=self.focus.name, share=0.32,
                    alike=self._told())
        page.spots[name] = Control(box, lambda: self._spell(seat), page.spots[name].turn, None,
                                   NAMING)

    def _kind_row(self, page: Page, seat: Seat, box: Box) -> None:
        kind = self.house.words("kind-" + self.seating.kinds[seat])
        label = self.house.words("lobby-kind") if box.w > NARROW - 16 else ""
        page.choice(f"kind/{seat}", box, label, kind,
                    lambda step: self._turn_kind(seat, step), focus=self.focus.name, share=0.32,
                    alike=self._told())

    def _told(self) -> list[tuple[str, str]]:
        """What stands in the rows of all seats."""
        say = self.house.words
        return [*((say("lobby-name"), name) for name in self.seating.names),
                *((say("lobby-kind"), say("kind-" + kind)) for kind in self.seating.kinds)]

    def _rename(self, seat: Seat, step: int) -> None:
        self._call(seat, self.seating.next_name(seat, step))

    def _call(self, seat: Seat, name: str) -> None:
        self.seating.names[seat] = name
        self.house.settings.names[str(seat)] = name
        self.stale()

    def _spell(self, seat: Seat) -> None:
        self.house.stack.push(SpellingScene(self.house, self.seating.names[seat],
                                            lambda name: self._call(seat, name)))

    def _turn_kind(self, seat: Seat, step: int) -> None:
        if self.match:
            self.house.refuse(("lobby-seats-are-set",))
            return
        if self.seating.taken(seat, self.last_device):
            self.house.refuse(("lobby-taken", self.seating.names[seat]))
            return
        self.seating.turn_kind(seat, step, self.last_device)
        self.stale()

    def _buttons(self, page: Page, top: float) -> str:
        """Options and buttons; what the option in focus does, if that had no room beside them."""
        say = self.house.words
        h = page.control("label")
        y = page.floor - h - 20
        entries = [("start", say("lobby-start"), self._start, "ui/play")]
        if len(self.seating.kinds) > 1:
            entries.append(("swap", say("lobby-swap"), self._swap, "ui/undo"))
        if not self.match:
            names = dict.fromkeys((*self.seating.names, *self.seating.company))
            entries += learn_entries(self.house, self.game, self.last_device, tuple(names))
        rows = self._choices()
        high = -(-len(rows) // 2) * (h + 12)
        if y - -(-self._most_choices() // 2) * (h + 12) < top + 10:  # no room for them here
            entries.append(("options", say("lobby-options"), self._agree, "ui/gear"))
            rows, high = [], 0
        few = len(entries) < 4 and len(self.seating.kinds) < CROWD  # else all columns lead down
        wide = 2 * CARD_WIDTH + GAP if few and len(rows) < 2 else SAFE.w
        w = (wide - (len(entries) - 1) * GAP) / len(entries)
        x = left = SAFE.x + (SAFE.w - wide) / 2
        half = (wide - GAP) / 2 if len(rows) > 1 else wide
        for n, (name, value, turn, _) in enumerate(rows):
            at = Box(left + n % 2 * (half + GAP), y - high + n // 2 * (h + 12), half, h)
            page.choice(f"option/{name}", at, say(f"option-{name}"), value, turn,
                        focus=self.focus.name, share=0.42, alike=[
                            (say(f"option-{other}"), told) for other, told, _, _ in rows])
        tells = {f"option/{name}": tell for name, _, _, tell in rows}
        tell = tells.get(self.focus.name, "")
        if self._about(page, Box(left, top + 16, wide, y - high - top - 32), tell):
            tell = ""
        for name, label, act, picture in entries:
            page.button(name, Box(x, y, w, h), label, act, picture=picture, focus=self.focus.name)
            x += w + GAP
        return tell

    def _phones(self, _step: int) -> None:
        self.house.stack.push(CodesScene(self.house, self.chairs))

    def _agree(self) -> None:
        self.house.stack.push(TableOptionsScene(self.house, self._choices))

    def _choices(self) -> list[TableOption]:
        """What the table can agree on: name, value in words, and what left and right do."""
        say = self.house.words
        found: list[TableOption] = []
        if len(self.rules.SEATS) > 1 and not self.match:
            found.append(("seats", str(len(self.seating.kinds)), self._seats, say("tells-seats")))
        if table_style(self.game).secrets and len(self.seating.people) > 1:
            found.append(("secrecy", say(f"option-secrecy-{self.mode}"), self._secrecy,
                          say(f"tells-secrecy-{self.mode}")))
        if not self.match:
            offered = table_style(self.game).offers(len(self.seating.kinds))
            found += [(name, say(key) if say.has(key) else value, partial(self._option, name),
                       say(f"tells-{self.game}-{name}"))
                      for name, value in self.options.items() if name in offered
                      for key in (f"option-{name}-{value}",)]  # a map of one's own has no words
        if phones_allowed(self.house):
            sit = sum(map(is_phone, self.seating.devices.values()))
            found.append(("phones", say("phones-sit", sit), self._phones, say("tells-phones")))
        return found

    def _most_choices(self) -> int:
        """How many there can be, whoever sits here."""
        phones = phones_allowed(self.house)
        if self.match:
            return 1 + phones
        hands = table_style(self.game).secrets
        return (len(self.rules.SEATS) > 1) + hands + len(self.rules.OPTIONS) + phones

    def _seats(self, step: int) -> None:
        sizes = sorted(self.rules.SEATS)
        n = sizes[(sizes.index(len(self.seating.kinds)) + step) % len(sizes)]
        self.seating.resize(n, usual_names(self.house, n))
        self.stale()

    def _secrecy(self, step: int) -> None:
        self.mode = MODES[(MODES.index(self.mode) + step) % len(MODES)]
        self.stale()

    def _about(self, page: Page, box: Box, tell: str) -> bool:
        """The game in a few sentences, or what the option in focus does. Returns whether there is
        room for it."""
        text = tell or self.house.words(f"about-{self.game}")
        room = page.art.size(text, "body", box.w - 64)[1] + 24 <= box.h
        if room:
            page.plate(box, alpha=150, edge=None)
            page.text(box.inset(32, 12), text, "body", GOLD if tell else IVORY, "center")
        return room

    def _option(self, name: str, step: int) -> None:
        values = self.offered[name]
        self.options[name] = values[(values.index(self.options[name]) + step) % len(values)]
        self.stale()

    def _swap(self) -> None:
        if self.match:
            self.house.refuse(("lobby-seats-are-set",))
            return
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
        hands = Hands(match.players, dict(devices), self.mode)
        self.house.stack.pop()
        self.house.open_table(match, hands)

    def _new(self) -> Match:
        seed = self.house.seed or secrets.token_hex(8)
        header = Header(self.game, self.rules.VERSION, self.seating.players(), seed, self.options)
        match = matches.start(header, new_file(self.house.records, self.game),
                              self.house.disk)
        if self.started:
            self.started(match, self.seating.devices)
        return match

