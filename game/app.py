"""The app: the house in its window, and a loop of sixty frames a second."""

from __future__ import annotations

import logging
import time
from argparse import Namespace
from collections.abc import Iterable
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING

import pygame

from game import routes
from game.bots.minds import Minds
from game.core.folder import Hold
from game.core.match import Match
from game.core.words import Trouble, Words
from game.devices.bindings import BindingError, Bindings
from game.devices.devices import Devices
from game.devices.press import Action, Press, is_phone
from game.environment import when_ended
from game.house import House
from game.idle_gc import IdleGC
from game.kiosk.watchdog import Watchdog
from game.night.night import Night
from game.notices import Notices
from game.opening import demand_match, open_scenes
from game.phones.phone_access import PhoneAccess
from game.phones.phone_input import PhoneInput
from game.picture.screen import Pacer
from game.picture.sound import Sounds
from game.router import Router
from game.run import Run
from game.store import Store
from game.tables.table import TableScene
from game.window import Window, open_window

if TYPE_CHECKING:
    from game.kiosk.guard import Guard

WARMING = 2  # the frame in which work begins that the first one did not need
SETTLED = 0.15  # seconds without a change of the window's size until it counts
CRASHES, CRASH_SPAN = 3, 60.0  # crashes within these seconds that end the program
CLOSING = 1.5  # seconds for which a program that ends waits for its disk and its night board
HASTE = 0.2  # seconds that the night board has at least, however slow the disk is
log = logging.getLogger(__name__)


def run(args: Namespace, window: Window) -> int:
    """Run the program in its window; its exit code."""
    app = in_window(args, window)
    when_ended(app.stop)  # between two frames
    try:
        return app.run()
    finally:
        app.close()


def open_app(args: Namespace) -> App:
    """Do everything up to the first frame."""
    return in_window(args, open_window(args, partial(demand_match, args)))


def in_window(args: Namespace, window: Window) -> App:
    """Return the house in a window, with the first scenes on its stack."""
    try:
        return _moved_in(args, window)
    except BaseException:
        window.hold.close()
        raise


def _moved_in(wanted: Namespace, window: Window) -> App:
    settings, said, complaints = window.settings, window.said, list(window.complaints)
    words = Words(settings.language)
    try:
        bindings = Bindings.read(settings.bindings)
    except BindingError as error:
        complaints.append(Trouble("file-says", window.data / "settings.json",
                                  (error.key, *error.values.values())))
        bindings = Bindings()
    house = House(
        window.screen, window.art, words, settings,
        Sounds(settings.volume, settings.fire, settings.music),
        Devices(bindings, window.screen.find_logical,
                lambda key, values: said.append((key, values)), str(window.data)),
        Store(window.data, Night.open(window.data, wanted.board)),
        Run(Minds(), wanted.seed, wanted.speed), Notices(complaints=said))
    router, guard = Router(house), None
    if window.guarded:
        guard = router.make_guard(window.guarded)
        complaints += guard.kiosk.troubles
        house.store.night.asks = True
        pygame.mouse.set_visible(False)
    for sentence in complaints:
        house.notice(sentence)
    return App(house, wanted, window.hold, guard)


class App:
    """The loop. Each frame reads presses, lets time pass and draws the stack."""

    def __init__(self, house: House, args: Namespace, hold: Hold, guard: Guard | None) -> None:
        self.house, self.guard = house, guard
        self._hold = hold
        self._code = 0  # the exit code
        self.pacer = Pacer()
        self._resized: float | None = None
        self._frames: int | None = args.frames
        self._crashes: list[float] = []
        self._watchdog = Watchdog()
        house.run.quit = self.stop
        house.phone_access = PhoneAccess(
            house.store.data, house.store.save, self.press,
            lambda phones, guests: PhoneInput(
                phones, guests, self.press, lambda: house.stack.scenes),
            clock=lambda: house.run.now)
        if args.phones:
            house.settings.phones = args.phones
            house.keep_settings()
        for sentence in house.phone_access.troubles:
            house.notice(sentence)
        if house.phone_access.wished and (house.kiosk is None or house.kiosk.choices.phones):
            house.phone_access.let_in(house.settings.language, house.settings.phones)
        house.stack.open(routes.Title())
        if guard:
            guard.start_attract()
        else:
            open_scenes(house, args)

    def stop(self, code: int = 0) -> None:
        self.house.run.running = False
        self._code = code

    def run(self) -> int:
        """Show frames until a person leaves. Returns the exit code."""
        with IdleGC() as spare:
            while self.house.run.running:
                if not self.run_guarded(self.pacer.wait(), time.monotonic()):
                    return 1
                self._watchdog.note_frame(time.monotonic())
                if self._frames is not None:
                    self._count()
                spare.collect_garbage(self.pacer.left)
        if self.guard:
            self.guard.close()
        return self._code

    def _count(self) -> None:
        """With --frames: print when the first frame was shown, and stop after the last one."""
        if self.house.run.frames == 1:
            print(time.time(), flush=True)
        if self.house.run.frames >= (self._frames or 0):
            self.stop()

    def run_guarded(self, seconds: float, now: float) -> bool:
        """Run a frame in which a scene may fail. Returns False after too many recent failures."""
        try:
            self.run_frame(seconds, now)
        except Exception:
            log.exception("a scene failed")
            self._crashes = [t for t in self._crashes if now - t < CRASH_SPAN] + [now]
            if len(self._crashes) >= CRASHES:
                return False
            self._survive()
        return True

    def _survive(self) -> None:
        """After an error, build the table anew; after a second one go to the title, from which the
        match can be resumed."""
        stack, house = self.house.stack, self.house
        table = self.house.stack.find_highest(TableScene)
        if table:
            log.error("the record so far:\n%s", table.match.record.encode().decode())
        stack.scenes[1:] = []
        house.devices.end_writing()
        try:
            house.to_title()
            if table and len(self._crashes) == 1:
                house.stack.open(routes.Table(Match(table.match.record), table.hands))
                house.notice(house.words("crashed-here"))
                return
        except Exception:
            log.exception("the match cannot go on at once")
            stack.scenes[1:] = []
        house.notice(house.words("crashed"))

    def run_frame(self, seconds: float, now: float) -> bool:
        """Run one frame. Returns whether the screen has changed."""
        self.house.run.now = now
        events = pygame.event.get()
        self._handle_window_events(events, now)
        for press in self.house.devices.read(events, now):
            self.press(press)
        if self.house.phone_access and self.house.phone_access.tick() and self.house.kiosk:
            self.house.kiosk.idle.press(now)
        self.house.gather()
        if self.guard:
            self.guard.tick(now)
        if self.house.stack.top:
            self.house.stack.top.tick(seconds)
        self.house.sounds.follow(seconds, self.house.stack.tune)
        return self.draw(now)

    def press(self, press: Press) -> None:
        if (press.action not in (Action.POINT, Action.LOST, Action.FOUND)
                and not is_phone(press.device)):
            self.house.run.last_device = press.device
        if self.guard and self.guard.press(press):
            return
        if press.action is Action.FULLSCREEN:
            if press.phase == "down":
                self.house.toggle_fullscreen()
        elif press.action is Action.LOST:
            self.house.lose(press)
        elif self.house.stack.top:
            self.house.stack.top.press(press)

    def _handle_window_events(self, events: Iterable[pygame.Event], now: float) -> None:
        for event in events:
            if event.type == pygame.QUIT:
                if not self.house.kiosk:
                    self.stop()
            elif event.type == pygame.WINDOWSIZECHANGED:
                if (event.x, event.y) != self.house.screen.window_size:
                    self._resized = now
            elif event.type == pygame.WINDOWEXPOSED:
                self.house.screen.forget()
        if self._resized is not None and now - self._resized >= SETTLED:
            self._resized = None
            self.house.screen.measure_window()
            self.house.refit()

    def draw(self, now: float) -> bool:
        """Draw the stack and the notices. Returns whether anything has changed."""
        screen = self.house.screen
        if self._resized is not None:
            screen.stretch()
            return True
        screen.begin()
        for scene in self.house.stack.list_visible():
            scene.draw(screen)
        self.house.draw_notices(now)
        self.house.run.frames += 1
        if self.house.run.frames == WARMING:
            Thread(target=self.house.words.warm_up, daemon=True).start()
        return screen.show()

    def close(self) -> None:
        """Release everything; all moves are on disk already."""
        while self.house.stack.scenes:
            self.house.stack.scenes.pop().leave()
        until = time.monotonic() + CLOSING
        self.house.store.disk.close(CLOSING)
        self.house.store.night.close(max(until - time.monotonic(), HASTE))
        self.house.run.minds.close()
        if self.house.phone_access:
            self.house.phone_access.close()
        self.house.devices.close()
        self.house.sounds.close()
        self._watchdog.close()
        pygame.quit()
        self._hold.close()
