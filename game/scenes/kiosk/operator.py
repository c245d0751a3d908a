"""The operator's menu, behind a number: what is played here, and how the house behaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.kiosk.counters import export
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import EMBER, GOLD, INK, IVORY, PARCHMENT
from game.scenes.dialogs.choices import Button, ChoicesScene, Row
from game.scenes.kiosk.nightcare import NightCareScene
from game.scenes.kiosk.padtest import PadTestScene
from game.scenes.kiosk.pin import PinScene
from game.scenes.settings.scene import after, loudness
from game.settings import CONTRASTS, LOUDNESS, SUITS, VOLUMES
from game.shelf import GAMES, games
from game.tables.secrecy import MODES
from game.words import LANGUAGES

if TYPE_CHECKING:
    from game.house import House
    from game.kiosk.guard import Kiosk

GUARDED = MODES[:3]  # hands that lie open are for friends to choose
MENU = (30, 45, 60, 90, 120, 180, 300)  # seconds
MATCH = (60, 90, 120, 180, 300, 600)
TROUBLES = 2  # that are shown
COUNTDOWN = (10, 15, 20, 30, 45, 60)


class OperatorPage(ChoicesScene):
    """A page for the operator alone; it says so where the house could only be started safely."""

    def __init__(self, house: House, kiosk: Kiosk) -> None:
        super().__init__(house)
        self.kiosk = kiosk

    def sentence(self) -> str:
        return self.house.words("operator-safe") if self.kiosk.safe else ""


class OperatorScene(OperatorPage):
    """The way to everything that guests cannot reach."""

    first = "games"

    def heading(self) -> str:
        return self.house.words("operator")

    def buttons(self) -> list[Button]:
        say = self.house.words
        return [
            ("games", say("operator-games"), self._to(GamesScene), "ui/play"),
            ("evening", say("operator-evening"), self._to(EveningScene), "ui/gear"),
            ("night", say("nightcare"), self._night, "ui/trick"),
            ("pads", say("operator-pads"), self._pads, "ui/pad"),
            ("counters", say("operator-counters"), self._to(CountersScene), "ui/book"),
            ("pin", say("operator-pin"), self._pin, "ui/lock"),
            ("exit", say("operator-exit"), self.house.quit, "ui/leave"),
            ("back", say("back"), self.back, "ui/undo"),
        ]

    def _to(self, kind: type[OperatorPage]) -> Callable[[], None]:
        return lambda: self.house.stack.push(kind(self.house, self.kiosk))

    def _night(self) -> None:
        """Take names and matches off the night board."""
        self.house.stack.push(NightCareScene(self.house))

    def _pads(self) -> None:
        self.house.stack.push(PadTestScene(self.house))

    def _pin(self) -> None:
        """Another number; the old one was said to come here."""
        self.house.stack.push(PinScene(self.house, self.kiosk, self.last_device,
                                       lambda: None, choosing=True))


class GamesScene(OperatorPage):
    """Which games are on the shelf; one always is."""

    first = f"game/{GAMES[0]}"

    def heading(self) -> str:
        return self.house.words("operator-games")

    def rows(self) -> list[Row]:
        say = self.house.words
        return [(f"game/{game}", say(f"game-{game}"),
                 say("yes" if game in self.house.games else "no"), partial(self._switch, game))
                for game in games()]

    def _switch(self, game: str, _step: int) -> None:
        off = self.kiosk.choices.off
        if game in off:
            off.remove(game)
        elif len(self.house.games) == 1:
            self.house.refuse(("operator-last-game",))
            return
        else:
            off.append(game)
        self.kiosk.keep()


class EveningScene(OperatorPage):
    """What every guest begins with, and after which silence something happens."""

    first = "language"

    def heading(self) -> str:
        return self.house.words("operator-evening")

    def rows(self) -> list[Row]:
        say, settings, choices = self.house.words, self.house.settings, self.kiosk.choices
        mode = choices.secrecy
        return [
            ("language", say("set-language"), LANGUAGES[settings.language],
             self._setting("language", tuple(LANGUAGES))),
            ("contrast", say("set-contrast"), say(f"contrast-{settings.contrast}"),
             self._setting("contrast", CONTRASTS)),
            ("suits", say("set-suits"), say(f"suits-{settings.suits}"),
             self._setting("suits", SUITS)),
            ("secrecy", say("option-secrecy"), say(f"option-secrecy-{mode}"),
             self._choice("secrecy", GUARDED)),
            ("phones", say("phones"), say("yes" if choices.phones else "no"),
             self._phones),
            *((name, say(f"set-{name}"), loudness(say, name, getattr(settings, name)),
               self._setting(name, values)) for name, values in VOLUMES.items()),
            ("attract", say("operator-attract"), say(f"volume-{choices.attract}"),
             self._choice("attract", LOUDNESS)),
            ("menu", say("operator-menu"), say("seconds", choices.menu),
             self._choice("menu", MENU)),
            ("match", say("operator-match"), say("seconds", choices.match),
             self._choice("match", MATCH)),
            ("countdown", say("operator-countdown"), say("seconds", choices.countdown),
             self._choice("countdown", COUNTDOWN)),
        ]

    def _phones(self, _step: int) -> None:
        """Whether guests may play from phones; those that are here go with it."""
        choices, porter = self.kiosk.choices, self.house.porter
        choices.phones = not choices.phones
        if porter and not choices.phones:
            porter.shut()
        self.kiosk.keep()

    def _setting(self, name: str, values: Sequence[object]) -> Callable[[int], None]:
        def turn(step: int) -> None:
            self.kiosk.choose(name, after(values, getattr(self.house.settings, name), step))
        return turn

    def _choice(self, name: str, values: Sequence[object]) -> Callable[[int], None]:
        def turn(step: int) -> None:
            choices = self.kiosk.choices
            setattr(choices, name, after(values, getattr(choices, name), step))
            self.kiosk.keep()
        return turn


class CountersScene(OperatorPage):
    """What was counted, and a file of it for a spreadsheet; and what has gone wrong lately, of
    which guests read a few words only."""

    first = "export"

    def heading(self) -> str:
        return self.house.words("operator-counters")

    def buttons(self) -> list[Button]:
        return [("export", self.house.words("operator-export"), self._export, "ui/book"),
                *super().buttons()]

    def build(self, page: Page) -> None:
        super().build(page)
        top = max(spot.box.bottom for spot in page.spots.values()) + 24
        lines = self._lines()
        per = -(-len(lines) // 2)
        troubles = list(self.house.troubles)[-TROUBLES:]
        told = 2 * page.art.line("small@1") + 12
        end = page.floor - 12 - (len(troubles) * told + 20 if troubles else 0)
        row = min((end - top) / per, page.art.line("body") + 12)
        w = (SAFE.w - 128) / 2
        page.plate(Box(SAFE.x, top - 8, SAFE.w, per * row + 16))
        for n, (label, value) in enumerate(lines):
            x, y = SAFE.x + 32 + n // per * (w + 64), top + n % per * row
            page.fitted(Box(x, y, w * 0.72, row), label, "body", IVORY)
            page.fitted(Box(x + w * 0.72, y, w * 0.28, row), value, "body", GOLD, "right")
        if troubles:
            page.plate(Box(SAFE.x, end + 12, SAFE.w, len(troubles) * told + 8), PARCHMENT, 255,
                       EMBER)
        for n, sentence in enumerate(reversed(troubles)):
            page.fitted(Box(SAFE.x + 32, end + 16 + n * told, SAFE.w - 64, told),
                        self.house.words.tell(sentence), "small", INK)

    def _lines(self) -> list[tuple[str, str]]:
        say, kept = self.house.words, self.kiosk.counters
        rows = [(say("counted-matches", ("name", say(f"game-{game}"))),
                  say("counted-of", kept.finished.get(game, 0), kept.started.get(game, 0)))
                 for game in games()]
        return [*rows, (say("counted-presses"), str(kept.presses)),
                (say("counted-attract"), str(round(kept.attract / 60))),
                (say("counted-starts"), str(kept.starts)),
                (say("counted-crashes"), str(kept.crashes))]

    def _export(self) -> None:
        try:
            file = export(self.house.data, self.kiosk.counters)
        except OSError as error:
            self.house.notice(self.house.words("operator-not-exported", str(error.strerror)))
        else:
            self.house.notice(self.house.words("operator-exported", str(file)))
