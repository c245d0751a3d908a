"""The app: environment, window, house and the loop of sixty frames a second."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING

from game.arguments import read
from game.environment import load_mappings, prepare_environment
from game.kiosk.watchdog import Watchdog
from game.words import Trouble

if TYPE_CHECKING:
    import pygame

    from game.devices.press import Press
    from game.folder import Hold
    from game.house import House

SETTLED = 0.15  # seconds after the last change of the window's size
HUNG_UP = 129  # as a shell counts it
CRASHES, CRASH_SPAN = 3, 60.0  # so many in so many seconds end the program
CLOSING = 1.5  # seconds for which a program that ends waits for its disk and its night board
HASTE = 0.2  # seconds of them that the night board has, however slow the disk is
log = logging.getLogger(__name__)


def main(arguments: list[str]) -> int:
    """Run the program; its exit code."""
    wanted = read(arguments)
    logging.raiseExceptions = False  # a log that cannot be written is no news on a full disk
    _when_ended(sys.exit)
    prepare_environment()
    if wanted.pin:
        from game.kiosk.pin import ask

        return ask(data_folder(wanted))
    if wanted.selftest or wanted.soak:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    if wanted.selftest:
        from game.proof.selftest import selftest

        return selftest(wanted)
    if wanted.soak:
        from game.proof.soak import soak

        return soak(wanted)
    if wanted.bench:
        from game.proof.bench import bench

        return bench(wanted)
    app = open_app(wanted)
    _when_ended(app.stop)  # between two frames
    try:
        return app.run()
    finally:
        app.close()


def _when_ended(act: Callable[[int], None]) -> None:
    """What to do, with which exit code, when a service manager ends the program, which is a good
    end, or the terminal or the display closes, which is none."""
    for name, code in (("SIGTERM", 0), ("SIGHUP", HUNG_UP)):  # Windows has only the first
        if number := getattr(signal, name, None):
            signal.signal(number, lambda *_, code=code: act(code))


def data_folder(wanted: Namespace) -> Path:
    """Where records and settings are kept; a kiosk's are its own."""
    if wanted.data:
        home = Path(wanted.data)
    else:
        from platformdirs import user_data_path

        home = user_data_path("hearthside", appauthor=False)
    return home / "kiosk" if wanted.kiosk else home


def start_log(folder: Path) -> str | None:
    """Write the log into the data folder; one sentence if that cannot be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(folder / "hearthside.log", maxBytes=500_000, backupCount=3,
                                      encoding="utf-8")
    except OSError as error:
        return Trouble("folder-not-kept", folder, error.strerror)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    logging.getLogger().addHandler(handler)
    return None


def open_app(wanted: Namespace) -> App:
    """Everything up to the first frame. Where there is none to come, the program ends with one
    sentence before anything was read, or before a window opens."""
    from game.folder import Hold, Taken

    try:
        hold = Hold(data_folder(wanted))
    except Taken as error:
        sys.stderr.write(f"main.py: {error}\n")
        sys.stderr.flush()
        if not wanted.kiosk:
            _show(data_folder(wanted), error.args[0])
        raise SystemExit(1) from error
    try:
        if wanted.resume or wanted.replay:
            from game.opening import demand_match

            demand_match(wanted.resume or wanted.replay, data_folder(wanted))
        return _opened(wanted, hold)
    except BaseException:
        hold.close()
        raise


def _show(data: Path, sentence: str) -> None:
    """Show a sentence in the language of a house that is not opened."""
    from game import files
    from game.picture.display import show_box
    from game.settings import MOST, Settings
    from game.words import Words

    try:
        language = files.read(data / "settings.json", Settings, MOST).language
    except files.BadFile:
        language = Settings().language
    show_box(Words(language).tell(sentence))


def _opened(wanted: Namespace, hold: Hold) -> App:
    import pygame

    from game import settings as settings_file
    from game.picture.art import Art
    from game.picture.display import open_display
    from game.picture.screen import Screen

    data = data_folder(wanted)
    complaints = [start_log(data)]
    said: list[tuple[str, dict[str, object]]] = []
    if os.path.lexists(data / "gamecontrollerdb.txt"):
        load_mappings(data / "gamecontrollerdb.txt", lambda key, values: said.append((key, values)))
    settings, broken = settings_file.load(data / "settings.json")
    if wanted.kiosk:
        from game.kiosk.counters import begin, untouched

        fresh = untouched(data)
        counters, safe, sentences = begin(data, time.time())
        broken += sentences
        if safe:
            settings = settings_file.Settings(language=settings.language, volume=0, fire=0)
    open_display()
    pygame.font.init()
    pygame.joystick.init()
    fullscreen = (settings.fullscreen or wanted.kiosk) and not (wanted.windowed or wanted.size)
    size = wanted.size or (1280, 720)
    if wanted.kiosk and safe and fullscreen:
        fullscreen, size = False, pygame.display.get_desktop_sizes()[0]
    screen = Screen(size, fullscreen=fullscreen)
    art = Art(screen.scale, settings.text)
    art.foresee("table/night", screen.surface.get_size())

    # What takes longest to import comes while the title's picture is drawn in the background.
    from game.bots.minds import Minds
    from game.devices.bindings import BindingError, Bindings
    from game.devices.devices import Devices
    from game.house import House
    from game.night.night import Night
    from game.picture.sound import Sounds
    from game.words import Words

    words = Words(settings.language)
    try:
        bindings = Bindings.read(settings.bindings)
    except BindingError as error:
        broken.append(Trouble("file-says", data / "settings.json",
                              (error.key, *error.values.values())))
        bindings = Bindings()
    house = House(
        screen, art, words, settings,
        Sounds(settings.volume, settings.fire),
        Devices(bindings, screen.to_logical, lambda key, values: said.append((key, values))),
        Minds(), data, Night.open(data, wanted.board), seed=wanted.seed, pace=wanted.speed,
    )
    house.complaints = said
    if wanted.kiosk:
        from game.kiosk.guard import Kiosk

        house.kiosk = Kiosk(house, counters, safe=safe, fresh=fresh and not sentences)
        house.night.asks = True
        pygame.mouse.set_visible(False)
    for sentence in (*complaints, *broken):
        if sentence:
            house.notice(sentence)
    return App(house, wanted, hold)


class App:
    """The loop. A frame reads presses, lets time pass and draws what is on the stack."""

    def __init__(self, house: House, wanted: Namespace, hold: Hold) -> None:
        from game.picture.screen import Pacer

        self.house = house
        self._hold = hold
        self._code = 0  # with which the program ends
        self.pacer = Pacer()
        self._resized: float | None = None
        self._frames: int | None = wanted.frames
        self._crashes: list[float] = []
        self._watchdog = Watchdog()
        house.quit = self.stop
        self._open(wanted)

    def _open(self, wanted: Namespace) -> None:
        """The first scenes: the title, and over it what the command line wants."""
        from game.opening import open_scenes

        open_scenes(self.house, wanted)

    def stop(self, code: int = 0) -> None:
        self.house.running = False
        self._code = code

    def run(self) -> int:
        """Frames until somebody leaves; the exit code."""
        while self.house.running:
            if not self.guarded(self.pacer.wait(), time.monotonic()):
                return 1
            self._watchdog.alive(time.monotonic())
            if self._frames is not None:
                self._count()
        if self.house.kiosk:
            self.house.kiosk.close()
        return self._code

    def _count(self) -> None:
        """With --frames: say when the first frame stood, stop after the last one."""
        if self.house.shown == 1:
            print(time.time(), flush=True)
        if self.house.shown >= (self._frames or 0):
            self.stop()

    def guarded(self, seconds: float, now: float) -> bool:
        """A frame in which a scene may fail; False if that has happened too often of late."""
        try:
            self.frame(seconds, now)
        except Exception:
            log.exception("a scene failed")
            self._crashes = [t for t in self._crashes if now - t < CRASH_SPAN] + [now]
            if len(self._crashes) >= CRASHES:
                return False
            self._survive()
        return True

    def _survive(self) -> None:
        """After a fault: back to the table, made anew, or after another one to the title, where
        the match can go on."""
        from game.match import Match
        from game.tables.table import TableScene

        stack, house = self.house.stack, self.house
        table = stack.highest(TableScene)
        if table:
            log.error("the record so far:\n%s", table.match.record.encode().decode())
        stack.scenes[1:] = []
        house.devices.end_writing()
        try:
            house.to_title()
            if table and len(self._crashes) == 1:
                house.open_table(Match(table.match.record), table.hands)
                house.notice(house.words("crashed-here"))
                return
        except Exception:
            log.exception("the match cannot go on at once")
            stack.scenes[1:] = []
        house.notice(house.words("crashed"))

    def frame(self, seconds: float, now: float) -> bool:
        """One frame; whether anything on the screen changed."""
        import pygame

        self.house.now = now
        events = pygame.event.get()
        self._window(events, now)
        for press in self.house.devices.read(events, now):
            self.press(press)
        self.house.gather()
        if self.house.kiosk:
            self.house.kiosk.tick(now)
        if self.house.stack.top:
            self.house.stack.top.tick(seconds)
        return self.draw(now)

    def press(self, press: Press) -> None:
        from game.devices.press import Action

        if self.house.kiosk and self.house.kiosk.press(press):
            return
        if press.action is Action.FULLSCREEN:
            if press.phase == "down":
                self.house.toggle_fullscreen()
        elif press.action is Action.LOST:
            self.house.lose(press)
        elif self.house.stack.top:
            self.house.stack.top.press(press)

    def _window(self, events: Iterable[pygame.Event], now: float) -> None:
        import pygame

        for event in events:
            if event.type == pygame.QUIT:
                if not self.house.kiosk:
                    self.stop()
            elif event.type == pygame.WINDOWSIZECHANGED:
                if (event.x, event.y) != self.house.screen.size:
                    self._resized = now
            elif event.type == pygame.WINDOWEXPOSED:
                self.house.screen.forget()
        if self._resized is not None and now - self._resized >= SETTLED:
            self._resized = None
            self.house.screen.resized()
            self.house.refit()

    def draw(self, now: float) -> bool:
        """Draw the stack and the notices; whether anything changed."""
        screen = self.house.screen
        if self._resized is not None:
            screen.stretch()
            return True
        screen.begin()
        for scene in self.house.stack.visible():
            scene.draw(screen)
        self.house.draw_notices(now)
        self.house.shown += 1
        return screen.show()

    def close(self) -> None:
        """Let go of everything; what was played is on disk already."""
        import pygame

        while self.house.stack.scenes:
            self.house.stack.scenes.pop().leave()
        until = time.monotonic() + CLOSING
        self.house.disk.close(CLOSING)
        self.house.night.close(max(until - time.monotonic(), HASTE))
        self.house.minds.close()
        self.house.devices.close()
        self.house.sounds.close()
        self._watchdog.close()
        pygame.quit()
        self._hold.close()
