"""Connect phones and scenes once a frame: act for phones, and show changes on them.

A touch is a touch of a place by the phone's seat, an act is a press. A touch meant for an older
question does nothing; while a table waits for the disk, both wait too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from game.core.contract import Seat
from game.core.name_filter import clean_name, find_fault
from game.devices.press import Action, Device, Press
from game.phones import wire
from game.phones.guests import Guests, device_of, slot_of
from game.phones.phones import Phones
from game.phones.protocol import ANYHOW
from game.phones.rights import Right, find_right
from game.phones.seat_view import SIDES, Writer, caught_up, make_seen
from game.scene import Scene
from game.tables.table import TableScene

WAITING = 64  # touches and acts that wait for the disk


class _Question(NamedTuple):
    q: int
    about: Hashable


class PhoneInput:
    """The phones of a house, their guests, and the scene on top."""

    def __init__(
        self, phones: Phones, guests: Guests, press: Callable[[Press], None],
        scenes: Callable[[], Sequence[Scene]],
    ) -> None:
        """`press` sends presses of any device to the scenes, the last of which has them."""
        self.phones = phones
        self.guests = guests
        self._press = press
        self._stack = scenes
        self._waiting: deque[wire.Touched | wire.Pointed | wire.Acted] = deque(maxlen=WAITING)
        self._asked: dict[str, _Question] = {}
        self._write = Writer()
        self._scene: Scene | None = None
        self._scenes = 0  # how many have been on top
        self.sides: dict[str, wire.Side] = {}  # by slot: whose colour, where no table says it
        self._refused: dict[str, str] = {}  # by slot: what was wrong with a name
        self._reading: set[str] = set()  # slots whose phones show the log
        self._languages: dict[str, str] = {}  # by slot
        self.stirred = False  # whether a seat's phone has done anything in this frame
        self._lines: dict[str, tuple[Hashable, str]] = {}  # by language: a line of a menu, and that

    def tick(self) -> list[wire.News]:
        """Act for phones, and show them the current state. Returns what happened."""
        self.stirred = False
        news = self.phones.poll()
        for one in news:
            self._note_news(one)
        self._follow()
        self._act()
        self._show()
        return news

    # what phones did

    def _note_news(self, news: wire.News) -> None:
        match news:
            case wire.Joined(slot, token, lang):
                self._languages[slot] = lang
                self.guests.claim(slot)
                self.guests.note_visit(slot)
                if token:
                    self.guests.trade_token(slot, token)
                else:  # the phone has its token by now
                    self.guests.spend(slot)
            case wire.Left(slot):
                self.guests.note_visit(slot)
            case wire.Named(slot, name):
                self.guests.spend(slot)
                self._name_guest(slot, name)
            case wire.Touched(slot) | wire.Pointed(slot) | wire.Acted(slot):
                self.guests.spend(slot)  # what was shown came after the token
                self._waiting.append(news)
                self.stirred |= self._find_seat(slot) is not None

    def _name_guest(self, slot: str, name: str) -> None:
        """Name a guest as they wish, by the rule for names."""
        plain = clean_name(name)
        if wrong := find_fault(plain):
            self._refused[slot] = wrong
        else:
            self._refused.pop(slot, None)
            self.guests.name_guest(slot, plain)

    def ask_anew(self, slot: str) -> None:
        """Ask a guest for another name, as a person at the table has this one."""
        self._refused[slot] = "name-taken"
        self.guests.name_guest(slot, "")

    def _follow(self) -> None:
        """Notice another scene on top: older questions end, and logs close."""
        scenes = self._stack()
        if (top := scenes[-1] if scenes else None) is not self._scene:
            self._scene, self._scenes = top, self._scenes + 1
            self._reading.clear()

    def _act(self) -> None:
        """Carry out touches and acts in order."""
        while self._waiting:
            scene = self._scene
            if isinstance(scene, TableScene) and scene.keeping.waits:
                return
            done = self._waiting.popleft()
            fresh = self.is_asked(done.slot, done.q)
            if isinstance(done, wire.Acted):
                if fresh or done.act in ANYHOW:
                    self._press_down(done)
            elif fresh and isinstance(scene, TableScene):
                self._touch(scene, done)
            self._follow()

    def is_asked(self, slot: str, q: int) -> bool:
        """Say whether the question of this snapshot is still the phone's current one."""
        return self._asked.get(slot) == _Question(q, self._find_question(slot))

    def _press_down(self, act: wire.Acted) -> None:
        """Pass an act on as a press; at a table, rules and log open on the phone."""
        if act.act in ("rules", "log") and self._find_seat(act.slot) is not None:
            self._reading ^= {act.slot} if act.act == "log" else set()
            return
        page = self._choose_page(act.slot)
        if page != "pad" and (page, act.act) != ("apart", "confirm"):
            return
        if isinstance(self._scene, TableScene) and not self.has_seat(
                act.slot) and act.act != "pause":
            return  # a free seat is taken by its code
        for phase in ("down", "up"):
            self._press(Press(Action(act.act), device_of(act.slot), phase=phase))

    def _touch(self, scene: TableScene, touched: wire.Touched | wire.Pointed) -> None:
        """Touch a place for a seat, if it may; anywhere else on the board, aim first."""
        for seat in scene.hands.owned_by(device_of(touched.slot)):
            if seat not in scene.pickers:
                scene.input.not_you([seat], next(iter(scene.match.waits_for), seat))
            elif not caught_up(scene):
                scene.settle()  # a touch hurries what is shown, and does nothing else
                return
            elif not scene.land_pieces():
                return
            elif scene.blind.is_asked(seat):
                answers = dict(zip(SIDES, scene.blind.answers, strict=True))
                if isinstance(touched, wire.Touched) and touched.place in answers:
                    scene.play(seat, answers[touched.place])
                return
            elif isinstance(touched, wire.Pointed):
                scene.input.point_from_afar(seat, touched.x, touched.y)
            elif touched.place in scene.questions.list_fields(seat):
                scene.input.set_focus(seat, touched.place)
                scene.input.touch(seat, touched.place)

    # what they show

    def is_asleep(self, own: Device) -> bool:
        """Say whether a device is a silent phone."""
        slot = slot_of(own)
        return slot is not None and slot not in self.phones.here

    def _show(self) -> None:
        """Hand over the contents of each phone."""
        if not self.phones.open:
            return
        scene = self._scene
        if isinstance(scene, TableScene):
            scene.hands.asleep = {own for own in scene.hands.devices.values()
                                  if own and self.is_asleep(own)}
        for guest in self.guests.book.guests:
            about = self._find_question(guest.slot)
            asked = self._asked.get(guest.slot)
            if asked is None or asked.about != about:
                asked = _Question(asked.q + 1 if asked else 1, about)
                self._asked[guest.slot] = asked
            self.phones.show(guest.slot, self._show_slot(guest.slot, guest.name, asked.q))

    def _find_seat(self, slot: str) -> Seat | None:
        """Return the seat of a phone at the table on top."""
        scene = self._scene
        if not isinstance(scene, TableScene):
            return None
        return next(iter(scene.hands.owned_by(device_of(slot))), None)

    def _choose_page(self, slot: str) -> wire.Page:
        """Return the page of a phone without a table, by `rights`. Only a pad steers."""
        guest = self.guests.find_guest(slot)
        if guest is None or (not guest.name and self._find_seat(slot) is None):
            return "busy"
        match find_right(self._stack(), seated=self.has_seat(slot)):
            case Right.NOTHING: return "busy"
            case Right.SIT: return "apart"
            case Right.WATCH if self._others_play(): return "watching"
        return "pad"

    def has_seat(self, slot: str) -> bool:
        """Say whether a phone has a seat in any scene on the stack."""
        return any(scene.has_seat(device_of(slot)) for scene in self._stack())

    def _others_play(self) -> bool:
        """Say whether a match goes on with devices at all seats, at least one of them awake."""
        table = next((one for one in self._stack() if isinstance(one, TableScene)), None)
        if table is None or not table.match.prompts:
            return False
        owners = table.hands.devices.values()
        return None not in owners and any(not self.is_asleep(own) for own in owners if own)

    def _find_question(self, slot: str) -> Hashable:
        """Return a phone's question: another scene, another prompt or another move of its own makes
        a new one; other players' acts do not. A question waits until the screen has shown the beats
        before."""
        scene, seat = self._scene, self._find_seat(slot)
        if (not isinstance(scene, TableScene) or seat is None or seat not in scene.pickers
                or not caught_up(scene)):
            return self._scenes, seat
        prompt = scene.match.prompts.get(seat)
        moves = sum(line.seat == seat for line in scene.match.record.lines)
        return self._scenes, seat, moves, prompt.kind if prompt else ""

    def _show_slot(self, slot: str, name: str, q: int) -> wire.Shown:
        scene, seat = self._scene, self._find_seat(slot)
        if isinstance(scene, TableScene) and seat is not None:
            return make_seen(scene, seat, q, self._write, log=slot in self._reading)
        side = self.sides.get(slot, wire.Side())
        if not name:
            return wire.Join(q, side, self._refused.get(slot, ""))
        page = self._choose_page(slot)
        focus = self._find_line(slot) if page == "pad" else ""
        return wire.Menu(q, wire.Side(name, side.seat), focus=focus, page=page)

    def _find_line(self, slot: str) -> str:
        """Return the focused control of a menu in words, in the language of a phone."""
        scene, lang = self._scene, self._languages.get(slot, "")
        if scene is None:
            return ""
        about = self._scenes, scene.line
        if lang not in self._lines or self._lines[lang][0] != about:
            self._lines[lang] = about, scene.line_in(lang)
        return self._lines[lang][1]
