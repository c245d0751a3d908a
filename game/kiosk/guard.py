"""The guard of a kiosk: it acts after silences, and limits guests.

It decides by the steady clock of the frames and the scenes on the stack. Guests' changes last until
attract begins; the operator's choices are kept.
"""

from __future__ import annotations

from game import routes
from game.devices.press import RIGHT_KEYS, Action, Device, Press
from game.house import House
from game.kiosk.counters import Counters
from game.kiosk.idle import Where
from game.kiosk.kiosk import Kiosk
from game.scenes.kiosk.attract import AttractScene
from game.scenes.kiosk.operator import OperatorScene
from game.scenes.kiosk.pin import PinScene, open_pin
from game.scenes.kiosk.stillthere import StillThereScene
from game.scenes.title.title import TitleScene
from game.tables.match_scene import MatchScene

CHOOSING = 600.0  # seconds of the very first start in which the chord may choose a number
KEPT_EVERY = 60.0  # seconds between two writings of the counters
HAPPENS = (Action.POINT, Action.LOST, Action.FOUND)  # nobody presses these


class Guard:
    """Stands between the app and the scenes. `fresh`: the very first start in this folder."""

    def __init__(
        self, house: House, counters: Counters, *, safe: bool, fresh: bool = False,
    ) -> None:
        self.house = house
        self.kiosk = house.kiosk = Kiosk(house.store, house.settings, counters, safe=safe)
        self._fresh = fresh
        self._began: float | None = None  # the clock at the first tick
        self._before: float | None = None  # the clock at the last tick
        self._kept = 0.0  # the clock when the counters were written last
        self._match: object = None  # the record that was seen last
        self._open = False  # whether that match can still be finished

    def close(self) -> None:
        """Note that a person has ended the program."""
        self.kiosk.counters.end()
        self.kiosk.keep_counters()

    def tick(self, now: float) -> None:
        """Count a frame, and act after a silence. Even an unbound key ends a silence."""
        self._began = now if self._began is None else self._began
        if self.house.devices.stirred:
            self.kiosk.idle.press(now)
            self._wake()
        where = self._find_place()
        if where == "attract" and self._before is not None:
            self.kiosk.counters.attract += now - self._before
        self._before = now
        self._count()
        if now - self._kept >= KEPT_EVERY:
            self._keep_counters()
        match self.kiosk.idle.find_due(now, where):
            case "ask":
                self._ask()
            case "attract":
                self.start_attract()

    def press(self, press: Press) -> bool:
        """Hear a press before the scenes do. Returns whether they do not get it.

        The press that ends attract, or answers whether anybody is still there, does only that.
        """
        if press.action is Action.FULLSCREEN:
            return True
        rests = self._is_resting()
        if press.phase == "down" and press.action not in HAPPENS:
            self.kiosk.idle.press(self.house.run.now)
            self.kiosk.counters.presses += 1
            self._wake(press.device)
        if press.action is Action.OPERATOR:
            self._operate(press.device)
            return True
        return rests and press.action is not Action.LOST

    def _is_resting(self) -> bool:
        """Say whether the house waits for any press."""
        return isinstance(self.house.stack.top, AttractScene | StillThereScene)

    def _wake(self, device: Device = RIGHT_KEYS) -> None:
        """Close the attract scene, and release all keys. A press during a puzzle opens that; the
        game on the screen gets the focus."""
        if self._is_resting():
            top = self.house.stack.top
            self.house.devices.let_go()
            self.house.stack.pop()
            title = self.house.stack.top
            if isinstance(top, AttractScene) and top.puzzle:
                self.house.stack.open(routes.Puzzle(*top.puzzle, device))
            elif isinstance(top, AttractScene) and isinstance(title, TitleScene):
                title.look_at(top.part.game)

    def start_attract(self) -> None:
        """Begin attract: each match is on disk, and the next guests begin with a fresh house."""
        self.house.to_title()
        fresh = self.kiosk.plain
        if fresh != self.house.settings:
            self.house.settings = fresh
            self.house.change()
        self.house.run.forget_guests()
        if self.house.phone_access:
            self.house.phone_access.forget()
        self._keep_counters()
        self.house.stack.push(AttractScene(self.house, bots=not self.kiosk.safe))

    def _keep_counters(self) -> None:
        self._kept = self.house.run.now
        self.kiosk.keep_counters()

    def _ask(self) -> None:
        if not isinstance(self.house.stack.top, StillThereScene):
            if table := self._find_table():
                table.settle()
            self.house.stack.push(StillThereScene(self.house))

    def _operate(self, device: Device) -> None:
        """Ask for the PIN, unless the operator is here already. A first PIN can be chosen here only
        in the first minutes of the very first start."""
        self.kiosk.read_seal()
        began = self.house.run.now if self._began is None else self._began
        if not self.kiosk.seal and not (self._fresh and self.house.run.now - began <= CHOOSING):
            self.house.refuse(("pin-none",))
        elif not self._is_operating():
            open_pin(self.house, self.kiosk, device,
                     lambda: OperatorScene(self.house, self.kiosk))

    # the stack

    def _find_place(self) -> Where:
        if isinstance(self.house.stack.top, AttractScene):
            return "attract"
        table = self._find_table()
        busy = table is not None and table.match.result is None
        return "match" if busy and not self._is_operating() else "menu"

    def _is_operating(self) -> bool:
        """Return whether the operator's scenes are on the stack."""
        return any(isinstance(s, PinScene | OperatorScene) for s in self.house.stack.scenes)

    def _find_table(self) -> MatchScene | None:
        """Return the match that a person plays or watches."""
        return self.house.stack.find_highest(MatchScene)

    def _count(self) -> None:
        """Count matches that begin and matches that end; lessons and replays do not count."""
        table = self._find_table()
        if table is None or table.match.record.file is None:
            return
        record, over = table.match.record, table.match.result is not None
        game = table.rules.NAME
        if record is not self._match:
            self._match, self._open = record, not over
            if not record.lines:
                _add(self.kiosk.counters.started, game)
        if over and self._open:
            self._open = False
            _add(self.kiosk.counters.finished, game)


def _add(kept: dict[str, int], game: str) -> None:
    kept[game] = kept.get(game, 0) + 1
