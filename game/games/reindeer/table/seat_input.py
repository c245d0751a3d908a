"""A seat's input on a map: directions jump between sensible places, and a stick, a pointer or a
direction with the left jump button moves a free cursor.

The cursor is at the focus; cities, the depot and own stacks attract it.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import hypot
from typing import cast

from game.core.contract import Place, Seat
from game.devices.press import DIRECTIONS, Action, Device, Press
from game.games.reindeer.rules.atlas import CENTRE, Point
from game.games.reindeer.table.chart import Chart, name_point, point_named, point_of
from game.games.reindeer.table.picker import AGAIN, FINISH, LIST, MapPicker, find_repeated
from game.tables.pickers import Chosen
from game.tables.places import parts_of
from game.tables.seat_input import SeatInput
from game.tables.table import TableScene

STEPS = {Action.UP: (0, 1), Action.DOWN: (0, -1), Action.LEFT: (-1, 0), Action.RIGHT: (1, 0)}
DEAD = 0.25  # of a stick's way, which means nothing
SLOW, FAST = 110.0, 620.0  # units of the screen a second: at first, and after a while
STILL = 0.22  # seconds that a held direction waits after its first step
GRASP = 26.0  # units of the screen within which a pointer is on a pile


@dataclass
class Cursor:
    """A free cursor at a point of the lattice, in fractions of its unit."""

    at: tuple[float, float] = (0.0, 0.0)
    used: bool = False  # while the jump button has been held


class MapInput(SeatInput):
    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.cursors = defaultdict[Seat, Cursor](Cursor)
        self.last: dict[Seat, str] = {}  # where a seat's last sleigh ended
        self._told_again: dict[Seat, tuple[int, int]] = {}  # after how many moves, to which picker
        self._repeats: set[Seat] = set()  # who has just repeated a flight
        self.holding: dict[Device, bool] = {}  # the jump button
        self.held: dict[Device, dict[Action, float]] = {}  # directions, for how many seconds
        self.asked_finish: Seat | None = None
        self.finishing: Seat | None = None  # says `done` until the match is over

    @property
    def chart(self) -> Chart:
        return cast("Chart", self.scene.show.board.country)

    def picker_of(self, seat: Seat) -> MapPicker:
        return cast("MapPicker", self.scene.pickers[seat])

    def is_roaming(self, seat: Seat) -> bool:
        """Say whether a seat may end anywhere now, so that its cursor is free."""
        return seat in self.scene.pickers and self.picker_of(seat).stage in {"count", "place"}

    # what is held

    def hear(self, press: Press) -> None:
        """Note what each device holds: it moves the cursor while time passes."""
        seat = next((s for s in self.scene.hands.seats_of(press.device) if s in self.scene.pickers),
                    None)
        if press.action is Action.PREV and press.phase != "repeat":
            self.holding[press.device] = press.phase == "down"
            if press.phase == "up" and seat is not None:  # alone it jumps
                cursor = self.cursors[seat]
                if not cursor.used and self.is_roaming(seat):
                    self.jump(seat, -1)
                cursor.used = False
        held = self.held.setdefault(press.device, {})
        if press.phase == "up":
            held.pop(press.action, None)
        elif press.phase == "down" and press.action in DIRECTIONS:
            held[press.action] = 0.0

    def forget_held(self) -> None:
        """Forget held buttons: another scene heard their release."""
        self.holding.clear()
        self.held.clear()

    def tick(self, seconds: float) -> None:
        """Move the cursors by sticks or held directions, and go on finishing."""
        self._say_done()
        self._offer_again()
        for seat in filter(self.is_roaming, self.scene.pickers):
            right, up = self._push(seat, seconds)
            if right or up:
                step, cursor = self.chart.step, self.cursors[seat]
                x, y = cursor.at if self.picker_of(seat).free else self._begin(seat)
                self.set_cursor(seat, (x + right / step, y + up / step))

    def _offer_again(self) -> None:
        """Offer each seat to repeat its last turn; a player who just did so has that in the
        focus."""
        scene, lines = self.scene, self.scene.match.record.lines
        for seat in scene.pickers:
            picker = self.picker_of(seat)
            if self._told_again.get(seat) == (len(lines), id(picker)):
                continue
            self._told_again[seat] = len(lines), id(picker)
            moves = [picker.rules.parse(line.move) for line in lines if line.seat == seat]
            picker.again = None if picker.alone else find_repeated(picker, moves)
            if picker.again and seat in self._repeats:
                scene.focus[seat] = AGAIN
            self._repeats.discard(seat)

    def _push(self, seat: Seat, seconds: float) -> tuple[float, float]:
        """Return the movement of a seat's cursor, in screen units right and up."""
        devices = self.scene.house.devices
        for device in self._list_devices(seat):
            x, y = devices.read_tilt(device)
            far = min(hypot(x, y), 1.0)
            if far > DEAD:
                pace = FAST * ((far - DEAD) / (1 - DEAD)) ** 1.8 * seconds
                return x / far * pace, -y / far * pace
        held, dx, dy = self._find_held(seat) or {}, 0.0, 0.0
        for action in held:
            held[action] += seconds
            warm = min(max(held[action] - STILL, 0) / 0.9, 1)
            pace = (SLOW + (FAST - SLOW) * warm) * seconds * (held[action] > STILL)
            dx, dy = dx + STEPS[action][0] * pace, dy + STEPS[action][1] * pace
        return dx, dy

    def _find_held(self, seat: Seat) -> dict[Action, float] | None:
        """Return the directions held on a device with its jump button."""
        return next((self.held.get(device, {}) for device in self._list_devices(seat)
                     if self.holding.get(device)), None)

    def _list_devices(self, seat: Seat) -> tuple[Device, ...]:
        hands = self.scene.hands
        if hands.alone == seat:
            return tuple(self.scene.house.devices.list_attached())
        own = hands.devices.get(seat)
        return (own,) if own else ()

    # the cursor

    def set_cursor(self, seat: Seat, at: tuple[float, float]) -> None:
        """Put a seat's free cursor at a point of the lattice, within the country's room."""
        cursor, room = self.cursors[seat], self.chart.room
        x, y = self.chart.to_screen(*at)
        x, y = (min(max(x, room.x), room.right - 1), min(max(y, room.y), room.bottom - 1))
        cursor.at, cursor.used, self.picker_of(seat).free = self.chart.to_lattice(
            (x, y)), True, True
        self._point_at(seat, self.snap(seat, cursor.at))

    def _point_at(self, seat: Seat, place: Place) -> None:
        self.picker_of(seat).cursor = place
        self.scene.focus[seat] = place

    def set_focus(self, seat: Seat, place: Place) -> None:
        """Take the free cursor along to a place of the map."""
        if point_named(place) is None:
            super().set_focus(seat, place)
        else:
            self.picker_of(seat).free = False
            self._point_at(seat, place)

    def snap(self, seat: Seat, at: tuple[float, float], pull: float = 1.6) -> Place:
        """Return the place that a cursor means: a city or D with it in its disc, a close own stack,
        or the nearest point."""
        point: Point = round(at[0]), round(at[1])
        if name := self.chart.atlas.find_disc(point):
            return name_point(name)
        stacks = self.scene.questions.view_for(seat).stacks[seat]
        near = [(hypot(x - at[0], y - at[1]), (x, y)) for (x, y), _ in stacks]
        far, stack = min(near, default=(pull + 1, point))
        return name_point(stack if far <= pull else point)

    def _begin(self, seat: Seat) -> tuple[float, float]:
        """Return the start of a free cursor: the focus, or the stack if that is on a button."""
        for place in (self.scene.focus[seat], *self.picker_of(seat).path[1:2]):
            if (found := point_named(place)) is not None:
                return self.chart.atlas.find_centre(found) or CENTRE
        return CENTRE

    def point_at(self, press: Press) -> None:
        """Move the free cursor with a pointer, or the focus without one."""
        for seat in self.scene.hands.seats_of(press.device):
            if not press.pos or seat not in self.scene.pickers:
                continue
            if place := self._find_button(seat, press.pos):
                self.scene.focus[seat] = place
            elif place := self._find_pile(seat, press.pos):
                self._point_at(seat, place)
            elif self.is_roaming(seat) and self.chart.has_spot(press.pos):
                self.set_cursor(seat, self.chart.to_lattice(press.pos))
            else:
                super().point_at(press)

    def _find_button(self, seat: Seat, pos: tuple[float, float]) -> Place | None:
        """Return the control under a pointer outside the map."""
        return next((place for place, box in self.scene.questions.map_places(seat).items()
                     if point_named(place) is None and box.has_point(*pos)), None)

    def _find_pile(self, seat: Seat, pos: tuple[float, float]) -> Place | None:
        """Return the own stack whose drawn pile is under a pointer."""
        if self.picker_of(seat).stage == "list":
            return None
        piles = [(hypot(x - pos[0], y - pos[1]), name_point(point_of(parts_of(name)[1])))
                 for name, (x, y) in self.chart.heaps.items() if name.startswith(f"stack/{seat}/")]
        far, place = min(piles, default=(GRASP, ""))
        return place if far < GRASP else None

    def find_under(self, seat: Seat, pos: tuple[float, float]) -> Place | None:
        if place := self._find_button(seat, pos) or self._find_pile(seat, pos):
            return place
        if self.is_roaming(seat) and self.chart.has_spot(pos):
            place = self.snap(seat, self.chart.to_lattice(pos))
            self.picker_of(seat).cursor = place
            return place
        return super().find_under(seat, pos)

    def point_from_afar(self, seat: Seat, x: float, y: float) -> None:
        """Move the cursor to a point of the country, if the sleigh could end there, or say why
        not."""
        room, picker = self.scene.show.board.box_of("country"), self.picker_of(seat)
        place = self.snap(seat, self.chart.to_lattice((room.x + x * room.w, room.y + y * room.w)))
        if says := picker.find_refusal(place):
            self.refuse(seat, says, place=place)
        elif self.is_roaming(seat):
            self.picker_of(seat).free = False
            self._point_at(seat, place)
            self.scene.bubbles.pop(seat, None)

    # presses

    def press(self, seat: Seat, press: Press) -> None:
        listed = seat in self.scene.pickers and self.picker_of(seat).stage == "list"
        super().press(seat, press)
        if press.action is Action.CANCEL and seat in self.scene.pickers:
            self._step_back(seat)
            if listed and (landing := self.picker_of(seat).cursor):
                self.scene.focus[seat] = landing

    def _step_back(self, seat: Seat) -> None:
        """Take a step back: the focus stays if possible, or goes where that step leads."""
        scene, picker = self.scene, self.picker_of(seat)
        if not self.is_roaming(seat):
            picker.cursor = None
        fields = scene.questions.list_fields(seat)
        if scene.focus[seat] not in fields:
            lead = picker.find_lead(self.last.get(seat))
            scene.focus[seat] = lead if lead in fields else fields[0]

    def _steer(self, seat: Seat, action: Action) -> None:
        """Jump in a direction, unless a stick or the held button moves the cursor."""
        if not self.is_roaming(seat):
            super()._steer(seat, action)
            return
        if any(hypot(*self.scene.house.devices.read_tilt(device)) > DEAD
               for device in self._list_devices(seat)):
            return
        if (held := self._find_held(seat)) is not None:
            self._step(seat, action, held.get(action, 0.0))
            return
        self.picker_of(seat).free = False
        super()._steer(seat, action)
        self._keep_landing(seat)

    def _step(self, seat: Seat, action: Action, held: float) -> None:
        """Move by one point of the lattice; a longer hold moves by time."""
        cursor = self.cursors[seat]
        if held > STILL:
            return
        at = cursor.at if self.picker_of(seat).free else self._begin(seat)
        x, y = round(at[0]) + STEPS[action][0], round(at[1]) + STEPS[action][1]
        self.set_cursor(seat, (x, y))
        self._point_at(seat, self.snap(seat, (x, y), 0.0))

    def jump(self, seat: Seat, step: int) -> None:
        if step < 0 and self.is_roaming(seat) and self._find_held(seat) is not None:
            return  # told when it is let go, or held for the cursor
        self.picker_of(seat).free = False
        super().jump(seat, step)
        self._keep_landing(seat)

    def _keep_landing(self, seat: Seat) -> None:
        """Remember the focused landing for when the focus leaves the map; one chosen by the free
        cursor stays."""
        picker, focus = self.picker_of(seat), self.scene.focus[seat]
        goals = picker.list_goals() if self.is_roaming(seat) else ()
        if focus in goals and (picker.cursor is None or picker.cursor in goals):
            picker.cursor = focus

    def touch(self, seat: Seat, place: Place) -> None:
        """Make one step of a move, and focus the likely next place."""
        scene, picker = self.scene, self.picker_of(seat)
        if place == FINISH:
            self._finish(seat)
            return
        self.asked_finish = None
        before, flight = len(scene.match.record.lines), picker.flight
        landing = picker.cursor
        if place == AGAIN:
            self._repeats.add(seat)
        super().touch(seat, place)
        if len(scene.match.record.lines) > before:
            if flight and point_named(place) is not None:
                self.last[seat] = place
            else:
                self.last.pop(seat, None)
        elif seat in scene.pickers and seat not in scene.bubbles:
            if (flight is not None and point_named(place) is None and landing is not None
                    and self.is_roaming(seat) and landing != picker.path[1]
                    and picker.find_refusal(landing) is None):
                picker.cursor = scene.focus[seat] = landing
                return
            if place != LIST:
                picker.cursor = None
            if lead := picker.find_lead(self.last.get(seat)):
                scene.focus[seat] = lead
                self.picker_of(seat).free = False

    def _finish(self, seat: Seat) -> None:
        """10: play `done` until the match is over, after a second touch, as nothing brings it
        back."""
        if self.asked_finish != seat:
            self.asked_finish = seat
            self.refuse(seat, ("reindeer-finish-sure",))
            return
        self.asked_finish, self.finishing = None, seat
        self._say_done()

    def _say_done(self) -> None:
        """Play each `done` of a finished match once the one before is written."""
        scene, seat = self.scene, self.finishing
        while seat is not None and not scene.keeping.waits:
            match self.picker_of(seat).touch(FINISH) if seat in scene.pickers else None:
                case Chosen(move): scene.play(seat, move)
                case _: seat = self.finishing = None

