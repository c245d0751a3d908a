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
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import GOLD, IVORY, SEAT_COLOURS
from game.scenes import covers, cupboard
from game.scenes.chairs import LobbyChairs
from game.scenes.codes import CodesScene, phones_allowed
from game.scenes.habits import agreed, left, seated, usual_names
from game.scenes.lesson.scene import learn_entries
from game.scenes.lobby_chairs import DrawnChairs
from game.scenes.menu import QUIET
from game.scenes.planks import BOARD, cell, column, flanked, nails, sides
from game.scenes.room import BRIGHT, RoomScene
from game.scenes.seating import KINDS
from game.scenes.spelling import NAMING, SpellingScene
from game.scenes.table_options import TableOption, TableOptionsScene
from game.settings import Habit
from game.tables.attention import ROW
from game.tables.faces import sitters
from game.tables.hands import Hands
from game.tables.secrecy import MODES
from game.tables.style import table_style
from game.tiled import BadBoard

if TYPE_CHECKING:
    from game.house import House

Started = Callable[[Match, Mapping[Seat, Device]], None]
CARD_WIDTH, GAP = 460, 40
CROWD = 4  # from so many seats on their chairs stand closer together, and the cover has no room
COVER = 450  # the width of the game's box
COVERED = 1.25  # texts larger than this leave no room for it, nor for a second row of buttons
PLAY, LEAST = 430, 60  # the width of the button that begins; the height of one of three beside it
FACING = 0, 2  # two sit over the outer columns, with the game's box between them
EDGED, AIR, FEET = 12, 24, 30  # and over what stands at the foot
STANDS = (Action.CANCEL, "hint-stand")  # the way back of somebody who is not alone
HERE = ("seats", "secrecy", "phones")  # what concerns who is here; the rest are rules of the house


class LobbyScene(RoomScene):
    """Seats before a match. With a match to resume only the devices are asked for."""

    first = "start"
    light = BRIGHT
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
        self.drawn = DrawnChairs(house, game, self.seating)
        for phone in house.porter.present() if house.porter else ():
            self.chairs.come(phone)

    def _foresee(self) -> None:
        """Have the large pictures of the table drawn while people sit down."""
        house = self.house
        for ground in ("table/wood", SpellingScene.backdrop):
            house.art.foresee_backdrop(ground, house.screen.surface.get_size())
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

    # the ground

    @property
    def head(self) -> float:
        return super().head + self.house.art.line("body")

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        self.drawn.call_out(screen)

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
        elif press.action is Action.CANCEL and press.phase == "down" and self._second(press.device):
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

    def _second(self, device: Device) -> bool:
        """Whether a device sits, and somebody else does too: its way back is to stand up."""
        return self.holds(device) and len(self.seating.devices) > 1

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
        say = self.house.words
        line, row = page.art.line("heading"), page.art.line("body")
        n = len(self.seating.kinds)
        two = self._two(page)
        facing = two and n == len(FACING)
        cover = COVER if two and n < CROWD and not facing else 0
        left = SAFE.x + (cover + GAP if cover else 0)
        columns = flanked(left, PLAY)
        y, tells = self._buttons(page, left, columns)
        head = Box(SAFE.x, SAFE.y, SAFE.w, line)
        page.text(head, say(f"game-{self.game}"), "heading", GOLD)
        self._brief(page, head)
        top = head.bottom + row + 2 * EDGED
        told = head._replace(y=head.bottom, h=row)
        page.fitted(told, tells or self._about(), "body", GOLD if tells else IVORY)
        room = Box(left, top, SAFE.right - left, y - top - FEET - 8)
        if cover:
            self._cover(page, Box(SAFE.x, top, cover, 0), page.floor - 20)
        elif facing:
            self._cover(page, columns[1]._replace(y=top), y - FEET)
        gap = GAP if n < CROWD else GAP / 3
        width = min(CARD_WIDTH, (room.w - (n - 1) * gap) / n)
        left = room.x + (room.w - n * width - (n - 1) * gap) / 2
        chosen = FACING if facing else range(n)
        for seat in range(n):
            at = room._replace(x=left + seat * (width + gap), w=width)
            if two and 1 < n < CROWD:  # over what stands at the foot
                under = columns[chosen[seat]]
                at = room._replace(x=under.center[0] - columns[0].w / 2, w=columns[0].w)
            name, kind = self.drawn.chair(page, seat, at)
            self._name_row(page, seat, name)
            self._kind_row(page, seat, kind)
        self.hints(page)

    def _brief(self, page: Page, head: Box) -> None:
        """How many play, how long, and what it is like: on the line of the name, if there is
        room."""
        say = self.house.words
        if not say.has(f"brief-{self.game}"):
            return
        text, style = say(f"brief-{self.game}"), "body"
        w = page.art.size(text, style)[0] + 1
        if w + page.art.size(say(f"game-{self.game}"), "heading")[0] + GAP < head.w:
            page.text(head._replace(x=head.right - w, w=w), text, style, IVORY, "right")

    def _cover(self, page: Page, box: Box, foot: float) -> None:
        """The game's box, as large as it can stand in a room, with its foot there."""
        h = min((box.w - cupboard.SPINE) / covers.SHAPE, foot - box.y)
        w = h * covers.SHAPE
        at = Box(box.center[0] - (w - cupboard.SPINE) / 2, foot - h, w, h)
        cupboard.game_box(page, self.game, at)
        page.claim(covers.picture(self.game), at)

    def _about(self) -> str:
        """What is to be known here: of a match that goes on, of the seats, or of the game."""
        say = self.house.words
        if self.match:
            return say("lobby-as-before" if self.seating.known else "lobby-resumed")
        if len(self.seating.kinds) == 1:
            return say("lobby-alone")
        pitch = f"pitch-{self.game}"
        return say(pitch if say.has(pitch) else f"about-{self.game}")

    def _name_row(self, page: Page, seat: Seat, box: Box) -> None:
        name = f"name/{seat}"
        page.bearer(name, box, self.seating.names[seat], lambda step: self._rename(seat, step),
                    SEAT_COLOURS[seat], focus=self.focus.name, alike=self.seating.names)
        page.spots[name] = Control(box, lambda: self._spell(seat), page.spots[name].turn, None,
                                   NAMING, written=True)

    def _kind_row(self, page: Page, seat: Seat, box: Box) -> None:
        say = self.house.words
        page.choice(f"kind/{seat}", box, "", say("kind-" + self.seating.kinds[seat]),
                    lambda step: self._turn_kind(seat, step), focus=self.focus.name,
                    alike=[("", say("kind-" + kind)) for kind in KINDS], light=True, around=True)

    def _rename(self, seat: Seat, step: int) -> None:
        self._call(seat, self.seating.next_name(seat, step))

    def _call(self, seat: Seat, name: str) -> None:
        self.seating.names[seat] = name
        self.house.settings.names[str(seat)] = name
        self.stale()

    def _spell(self, seat: Seat) -> None:
        self.house.stack.push(SpellingScene(self.house, self.seating.names[seat],
                                            lambda name: self._call(seat, name), seat=seat,
                                            who=sitters(self.seating.players())[seat],
                                            taken=self.seating.names))

    def _turn_kind(self, seat: Seat, step: int) -> None:
        if self.match:
            self.house.refuse(("lobby-seats-are-set",))
            return
        if self.seating.taken(seat, self.last_device):
            self.house.refuse(("lobby-taken", self.seating.names[seat]))
            return
        self.seating.turn_kind(seat, step, self.last_device)
        self.stale()

    def _buttons(self, page: Page, left: float, columns: Sequence[Box]) -> tuple[float, str]:
        """Play, in the middle of what lies right of `left`, and on either side what the people here
        agree on and the other buttons. Returns where they begin, and what the option in focus
        does."""
        say, two = self.house.words, self._two(page)
        here = [row for row in self._choices() if row[0] in HERE] if two else []
        entries: list[tuple[str, str, Callable[[], None], str]] = []
        if len(self.seating.kinds) > 1:
            entries.append(("swap", say("lobby-swap"), self._swap, "ui/swap"))
        if self._rules(two=two):
            entries.append(("options", say("lobby-options"), self._agree, "ui/gear"))
        if not self.match:
            names = dict.fromkeys((*self.seating.names, *self.seating.company))
            entries += learn_entries(self.house, self.game, self.last_device, tuple(names))
        beside = sides(len(here), len(entries)) if two else ([], [])
        down, h = max(2, *map(len, beside)), page.control("label")
        h, foot = min(h, LEAST) if down > 2 else h, page.floor - 20
        y = foot - (down * (h + BOARD) - BOARD if two else h)
        room = Box(left, y, SAFE.right - left, foot - y)
        cupboard.counter(page, self.house.screen, y - FEET)
        if two:
            at = {n: box for side, some in zip(columns[::2], beside, strict=True)
                  for n, box in zip(some, column(side._replace(y=y, h=room.h), down, h),
                                    strict=False)}
            cells, play = [at[n] for n in range(len(at))], columns[1]._replace(y=y, h=room.h)
        else:
            play, *cells = (cell(n, len(entries) + 1, room) for n in range(len(entries) + 1))
        page.button("start", play, say("lobby-start"), self._start, picture="ui/play",
                    focus=self.focus.name, style="heading" if two else "label", main=True,
                    middle=two)
        if two:
            nails(page, play)
        for (name, value, turn, _), box in zip(here, cells, strict=False):
            page.choice(f"option/{name}", box, say(f"option-{name}"), value, turn,
                        focus=self.focus.name, share=0.42, around=True, light=two, alike=[
                            (say(f"option-{other}"), told) for other, told, _, _ in here])
        cells, labels = cells[len(here):], [label for _, label, _, _ in entries]
        style = page.even_buttons(min(cells, key=lambda box: box.h), labels) if cells else ""
        for (name, label, act, picture), box in zip(entries, cells, strict=True):
            page.button(name, box, label, act, picture=picture, focus=self.focus.name, style=style,
                        middle=two, light=two)
        tells = {f"option/{name}": tell for name, _, _, tell in here}
        kinds = {f"kind/{seat}": say("tells-kind") for seat in range(len(self.seating.kinds))}
        return y, (tells | kinds).get(self.focus.name, "")

    def _phones(self, _step: int) -> None:
        self.house.stack.push(CodesScene(self.house, self.chairs))

    def _two(self, page: Page) -> bool:
        """Whether there is room for a second row, in which stands what the people agree on."""
        return page.art.text_scale <= COVERED

    def _rules(self, *, two: bool) -> list[TableOption]:
        """What lies in the drawer: the rules of the house, or all if there is no second row."""
        return [row for row in self._choices() if not two or row[0] not in HERE]

    def _agree(self) -> None:
        two = self._two(self.page)
        self.house.stack.push(TableOptionsScene(self.house, partial(self._rules, two=two)))

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

    def _seats(self, step: int) -> None:
        sizes = sorted(self.rules.SEATS)
        n = sizes[(sizes.index(len(self.seating.kinds)) + step) % len(sizes)]
        self.seating.resize(n, usual_names(self.house, n))
        self.stale()

    def _secrecy(self, step: int) -> None:
        self.mode = MODES[(MODES.index(self.mode) + step) % len(MODES)]
        self.stale()

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
