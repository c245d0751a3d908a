"""The lobby: people press to sit down, bots fill the seats, options are chosen."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game import match as matches
from game import shelf
from game.core import Seat
from game.devices.press import LEFT_KEYS, MOUSE, RIGHT_KEYS, Action, Device, Press
from game.house import new_file
from game.match import BadRecord, Header, Kind, Match, Player
from game.picture.hints import device_picture
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import DIM, EDGE, GOLD, IVORY, SEAT_COLOURS
from game.scenes.habits import remembered
from game.scenes.lesson.scene import learn_entries
from game.scenes.menu import QUIET, MenuScene
from game.scenes.spelling import SpellingScene
from game.scenes.table_options import TableOption, TableOptionsScene
from game.settings import Habit
from game.tables.attention import ROW
from game.tables.hands import Hands
from game.tables.secrecy import MODES
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

KINDS: tuple[Kind, ...] = ("human", "novice", "skilled", "expert")
NAMES = ("Freja", "Ask", "Embla", "Birger", "Saga", "Torsten", "Ylva", "Folke", "Idun", "Sten")
Started = Callable[[Match, Mapping[Seat, Device]], None]
CARD_WIDTH, GAP = 520, 48
CROWD = 4  # from so many seats on their cards lie closer together
NAMING = ((Action.CONFIRM, "hint-spell"), (Action.NEXT, "hint-other"))
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
        self.known = known or {}
        self.company = tuple(dict.fromkeys((*names, *NAMES)))
        self.started = started
        self.game = game
        self.rules = shelf.rules(game)
        self.match = match
        self.last_device = device
        self._opened = house.now
        house.art.foresee_backdrop("table/wood", house.screen.surface.get_size())
        self.offered, faults = shelf.offered(game)
        for fault in () if match else faults:
            house.notice(house.words("lobby-map-left-out", fault))
        begun = remembered(house, game, self.offered, device, len(names))
        self.kinds, self.waiting, self.places, self.mode, self.options = begun
        kept = house.settings.names
        self.names = [kept.get(str(seat), NAMES[seat]) for seat in range(len(self.kinds))]
        if names:
            self.names = list(self.company[:len(self.kinds)])
        if match:
            self.names = [player.name for player in match.players]
            self.kinds = [player.kind for player in match.players]
        self.devices: dict[Seat, Device] = {}
        self.watching: set[Device] = set()  # they gave their seat to a bot
        self._before = self._habit(), dict(kept)
        self._sit_as_before()
        seat = self._free_seat(device)
        if device not in self.devices.values() and seat is not None:
            self._sit(seat, device)

    def _sit_as_before(self) -> None:
        """Those whose devices are known sit where their names are."""
        there = self.house.devices.attached()
        for device, name in self.known.items():
            seat = self.names.index(name) if name in self.names else -1
            if device in there and seat >= 0 and not self._bot(seat):
                self.devices.setdefault(seat, device)

    def leave(self) -> None:
        """What was chosen is remembered, unless it is a match or an evening of its own."""
        if self.match is None and self.started is None:
            self.house.settings.lobbies[self.game] = self._habit()
        if self._before != (self._habit(), self.house.settings.names):
            self.house.keep_settings()

    def _habit(self) -> Habit:
        sat = {*self.devices, *self.waiting} & set(range(len(self.kinds)))
        kinds: list[Kind] = ["human" if seat in sat else kind
                             for seat, kind in enumerate(self.kinds)]
        places = {device: seat for device, seat in self.places.items() if seat in sat}
        return Habit(tuple(kinds), tuple(sorted(sat)), places, self.mode, dict(self.options))

    # sitting down

    def holds(self, device: Device) -> bool:
        return device in self.devices.values()

    def _sit(self, seat: Seat, device: Device) -> None:
        self.devices[seat] = device
        self.kinds[seat] = "human"
        if self.match:
            return
        self.places = {other: there for other, there in self.places.items() if there != seat}
        self.places[device] = seat
        if name := self.known.get(device):
            there = self.names.index(name) if name in self.names else seat
            self.names[there], self.names[seat] = self.names[seat], name

    def press(self, press: Press) -> None:
        if press.action is Action.LOST:
            self._stand_up(press.device)
        elif press.action is Action.CANCEL and press.phase == "down" and self._second(press):
            self._stand_up(press.device)
            self.house.sounds.play("leave")
            self.stale()
        elif press.action is Action.CONFIRM and press.phase == "down" and self._joins(press):
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
        return press.device in self.devices.values() and len(self.devices) > 1

    def _joins(self, press: Press) -> bool:
        """Let a device that does not sit yet sit down; whether it did."""
        device = press.device
        if device == MOUSE or device in self.devices.values() or device in self.watching:
            return False
        if device in (LEFT_KEYS, RIGHT_KEYS) and MOUSE in self.devices.values():
            seat = next(s for s, own in self.devices.items() if own == MOUSE)
            self.devices[seat] = device  # keyboard and mouse of one person
            return False
        seat_free = self._free_seat(device)
        if seat_free is None:
            return False
        self._sit(seat_free, device)
        self.house.devices.rumble(device, 0.3, 0.5, 0.12)
        return True

    def _free_seat(self, device: Device) -> Seat | None:
        """Where somebody who comes with a device sits: as last time, or where there is room."""
        seats = range(len(self.kinds))
        open_ = [s for s in seats if self.kinds[s] == "human" and s not in self.devices]
        bots = [s for s in seats if self.kinds[s] != "human" and not self.match]
        waiting = [s for s in bots if s in self.waiting]
        own = [s for s in (*open_, *waiting) if s == self.places.get(device)]
        return next(iter((*own, *open_, *waiting, *bots)), None)

    def _stand_up(self, device: Device) -> None:
        for seat in [seat for seat, own in self.devices.items() if own == device]:
            del self.devices[seat]
            if not self.match and self.devices:
                self.kinds[seat] = "skilled"
                self.waiting.add(seat)
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
        n = len(self.kinds)
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
            return say("lobby-as-before" if self.known else "lobby-resumed")
        return say("lobby-invitation" if len(self.kinds) > 1 else "lobby-alone")

    def _card_height(self, page: Page) -> float:
        return 132 + page.art.line("small") + 2 * (page.control() + 12) + 24

    def _card(self, page: Page, seat: Seat, at: Box) -> None:
        h = page.control()
        head = 132 + page.art.line("small")
        box = at._replace(h=self._card_height(page))
        page.plate(box, edge=SEAT_COLOURS[seat] if seat in self.devices else EDGE)
        narrow = box.w < NARROW
        inset, side = (20, 76) if narrow else (28, 92)
        page.picture(Box(box.x + inset, box.y + 28, side, side), f"ui/seat_{seat}")
        style = table_style(self.game)
        look = style.looks[style.sides[seat]]
        tall = min((76 if narrow else 84) * look.tall, 109)
        page.picture(Box(box.x + side + inset * (1.5 if narrow else 2), box.y + 18,
                         tall / look.tall, tall), look.picture)
        device = self.devices.get(seat)
        picture = device_picture(device) if device else "ui/bot" if self._bot(seat) else "ui/human"
        page.picture(Box(box.right - inset - 80, box.y + 36, 80, 80), picture)
        page.fitted(Box(box.x + 28, box.y + 132, box.w - 56, page.art.line("small")),
                    self._sitting(seat), "small", DIM if device or self._bot(seat) else GOLD)
        inset = 8 if narrow else 24
        row = Box(box.x + inset, box.y + head + 12, box.w - 2 * inset, h)
        self._name_row(page, seat, row)
        self._kind_row(page, seat, Box(row.x, row.y + h + 12, row.w, h))

    def _bot(self, seat: Seat) -> bool:
        return self.kinds[seat] != "human"

    def _sitting(self, seat: Seat) -> str:
        say = self.house.words
        device = self.devices.get(seat)
        if self._bot(seat):
            return say("seat-bot")
        if device is None:
            return say("seat-open")
        return self.house.devices.name(device) or say("device-" + device.replace("/", "-"))

    def _name_row(self, page: Page, seat: Seat, box: Box) -> None:
        name = f"name/{seat}"
        label = self.house.words("lobby-name") if box.w > NARROW - 16 else ""
        page.choice(name, box, label, self.names[seat],
                    lambda step: self._rename(seat, step), focus=self.focus.name, share=0.32,
                    alike=self._told())
        page.spots[name] = Control(box, lambda: self._spell(seat), page.spots[name].turn, None,
                                   NAMING)

    def _kind_row(self, page: Page, seat: Seat, box: Box) -> None:
        kind = self.house.words("kind-" + self.kinds[seat])
        label = self.house.words("lobby-kind") if box.w > NARROW - 16 else ""
        page.choice(f"kind/{seat}", box, label, kind,
                    lambda step: self._turn_kind(seat, step), focus=self.focus.name, share=0.32,
                    alike=self._told())

    def _told(self) -> list[tuple[str, str]]:
        """What stands in the rows of all seats."""
        say = self.house.words
        return [*((say("lobby-name"), name) for name in self.names),
                *((say("lobby-kind"), say("kind-" + kind)) for kind in self.kinds)]

    def _rename(self, seat: Seat, step: int) -> None:
        known = self.names[seat]
        at = self.company.index(known) if known in self.company else 0
        free = [n for n in self.company if n not in self.names or n == known]
        at = free.index(known) if known in free else at
        self._call(seat, free[(at + step) % len(free)])

    def _call(self, seat: Seat, name: str) -> None:
        self.names[seat] = name
        self.house.settings.names[str(seat)] = name
        self.stale()

    def _spell(self, seat: Seat) -> None:
        self.house.stack.push(SpellingScene(self.house, self.names[seat],
                                            lambda name: self._call(seat, name)))

    def _turn_kind(self, seat: Seat, step: int) -> None:
        if self.match:
            self.house.refuse(("lobby-seats-are-set",))
            return
        self.waiting.discard(seat)
        self.kinds[seat] = KINDS[(KINDS.index(self.kinds[seat]) + step) % len(KINDS)]
        if self._bot(seat) and seat in self.devices:
            self.watching.add(self.devices.pop(seat))
        elif not self._bot(seat) and self.last_device not in self.devices.values():
            self.watching.discard(self.last_device)
            self._sit(seat, self.last_device)
        self.stale()

    def _buttons(self, page: Page, top: float) -> str:
        """Options and buttons; what the option in focus does, if that had no room beside them."""
        say = self.house.words
        h = page.control("label")
        y = page.floor - h - 20
        entries = [("start", say("lobby-start"), self._start, "ui/play")]
        if len(self.kinds) > 1:
            entries.append(("swap", say("lobby-swap"), self._swap, "ui/undo"))
        if not self.match:
            names = dict.fromkeys((*self.names, *self.company))
            entries += learn_entries(self.house, self.game, self.last_device, tuple(names))
        rows = self._choices()
        high = -(-len(rows) // 2) * (h + 12)
        if y - -(-self._most_choices() // 2) * (h + 12) < top + 10:  # no room for them here
            entries.append(("options", say("lobby-options"), self._agree, "ui/gear"))
            rows, high = [], 0
        few = len(entries) < 4 and len(self.kinds) < CROWD  # else all columns lead down
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

    def _agree(self) -> None:
        self.house.stack.push(TableOptionsScene(self.house, self._choices))

    def _choices(self) -> list[TableOption]:
        """What the table can agree on: name, value in words, and what left and right do."""
        say = self.house.words
        found: list[TableOption] = []
        if len(self.rules.SEATS) > 1 and not self.match:
            found.append(("seats", str(len(self.kinds)), self._seats, say("tells-seats")))
        if table_style(self.game).secrets and self.kinds.count("human") > 1:
            found.append(("secrecy", say(f"option-secrecy-{self.mode}"), self._secrecy,
                          say(f"tells-secrecy-{self.mode}")))
        if not self.match:
            offered = table_style(self.game).offers(len(self.kinds))
            found += [(name, say(key) if say.has(key) else value, partial(self._option, name),
                       say(f"tells-{self.game}-{name}"))
                      for name, value in self.options.items() if name in offered
                      for key in (f"option-{name}-{value}",)]  # a map of one's own has no words
        return found

    def _most_choices(self) -> int:
        """How many there can be, whoever sits here."""
        if self.match:
            return 1
        hands = table_style(self.game).secrets
        return (len(self.rules.SEATS) > 1) + hands + len(self.rules.OPTIONS)

    def _seats(self, step: int) -> None:
        """Another number of seats; who sits stays, bots come and go at the end."""
        sizes = sorted(self.rules.SEATS)
        n = sizes[(sizes.index(len(self.kinds)) + step) % len(sizes)]
        kept = self.house.settings.names
        more = range(len(self.kinds), n)
        self.names = [*self.names, *(kept.get(str(seat), NAMES[seat]) for seat in more)][:n]
        self.kinds += ["skilled" for _ in more]
        del self.kinds[n:]
        self.devices = {seat: device for seat, device in self.devices.items() if seat < n}
        self.stale()

    def _secrecy(self, step: int) -> None:
        self.mode = MODES[(MODES.index(self.mode) + step) % len(MODES)]
        self.stale()

    def _about(self, page: Page, box: Box, tell: str) -> bool:
        """The game in a few sentences, or what the option in focus does; whether there is room."""
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
        """Everybody moves one seat on: who is first changes."""
        if self.match:
            self.house.refuse(("lobby-seats-are-set",))
            return
        n = len(self.kinds)
        self.names = self.names[1:] + self.names[:1]
        self.kinds = self.kinds[1:] + self.kinds[:1]
        self.devices = {(seat - 1) % n: device for seat, device in self.devices.items()}
        self.places = {device: (seat - 1) % n for device, seat in self.places.items()}
        self.waiting = {(seat - 1) % n for seat in self.waiting if seat < n}
        self.stale()

    # off we go

    def _start(self) -> None:
        """Begin. A seat whose player has no device shares the one that pressed."""
        humans = [seat for seat, kind in enumerate(self.kinds) if kind == "human"]
        devices = {seat: self.devices.get(seat, self.last_device) for seat in humans}
        try:
            match = self.match or self._new()
        except BadRecord as error:  # the map that was chosen cannot be played
            self.house.notice(error.sentence)
            return
        self.waiting.clear()
        hands = Hands(match.players, dict(devices), self.mode)
        self.house.stack.pop()
        self.house.open_table(match, hands)

    def _new(self) -> Match:
        players = tuple(Player(name, kind) for name, kind in zip(self.names, self.kinds,
                                                                strict=True))
        seed = self.house.seed or secrets.token_hex(8)
        header = Header(self.game, self.rules.VERSION, players, seed, self.options)
        match = matches.start(header, new_file(self.house.records, self.game),
                              self.house.disk)
        if self.started:
            self.started(match, self.devices)
        return match

