"""The operator's menu, behind a number: what is played here, and how the house behaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING

from game.core.settings import CONTRASTS, LOUDNESS, SUITS, VOLUMES, next_value
from game.core.words import LANGUAGES
from game.games import GAMES, list_games
from game.house import House
from game.kiosk.counters import export
from game.picture.page import Page
from game.picture.theme import GOLD, INK
from game.scenes.kiosk.nightcare import NightCareScene
from game.scenes.kiosk.padtest import PadTestScene
from game.scenes.kiosk.pin import PinScene
from game.scenes.menu import MenuScene
from game.scenes.settings.rows import loudness
from game.tables.secrecy import MODES
from game.ui.layout import Node, Text, column, first_that_fits, frame, pad, row
from game.ui.widgets.controls import Button, button, choice

if TYPE_CHECKING:
    from game.kiosk.guard import Kiosk

Row = tuple[str, str, str, Callable[[int], None]]
"""Its name, its label, its value in words, and what left and right do."""


class OperatorPage(MenuScene):
    """A page of choices and buttons in one or two columns, under its title and what the operator
    has to know: that the house could only be started safely."""

    backdrop = "table/wood"
    title = ""  # the key of its heading

    def __init__(self, house: House, kiosk: Kiosk) -> None:
        super().__init__(house)
        self.kiosk = kiosk

    def rows(self) -> list[Row]:
        return []

    def buttons(self) -> list[Button]:
        """Return the buttons; the way back stands last."""
        return [("back", self.house.words("back"), self.back, "ui/leave")]

    def view(self, page: Page) -> Node:
        say, height, focus = self.house.words, page.control(), self.focus.name
        items = [*(choice(name, label, value, height=height, focus=focus)
                   for name, label, value, _ in self.rows()),
                 *(button(name, label, picture, height=height, focus=focus, style="body")
                   for name, label, _, picture in self.buttons())]
        half = -(-len(items) // 2)
        spare = [Node(height=height, shrink=1)] * (len(items) % 2)
        columns = (column(*some, gap=12, grow=1) for some in (items[:half], items[half:] + spare))
        safe = Text(words=say("operator-safe"), ink=GOLD,
                    one_line=True) if self.kiosk.safe else None
        return column(Text(words=say(self.title), style="heading", one_line=True), first_that_fits(
            column(column(safe, *items, gap=12, width=1100), align="center"),
            column(safe, row(*columns, gap=32, grow=1), gap=12), grow=1), gap=12)

    def choose(self, name: str, step: int) -> None:
        acts = {entry: act for entry, _, act, _ in self.buttons()}
        if name in acts:
            acts[name]()
        else:
            next(turn for entry, _, _, turn in self.rows() if entry == name)(step)


class OperatorScene(OperatorPage):
    """The way to everything that guests cannot reach."""

    first = "games"
    title = "operator"

    def buttons(self) -> list[Button]:
        house, kiosk, say, push = self.house, self.kiosk, self.house.words, self.house.stack.push
        return [
            ("games", say("operator-games"), lambda: push(GamesScene(house, kiosk)), "ui/play"),
            ("evening", say("operator-evening"), lambda: push(EveningScene(house, kiosk)),
             "ui/gear"),
            ("night", say("nightcare"), lambda: push(NightCareScene(house)), "ui/trick"),
            ("pads", say("operator-pads"), lambda: push(PadTestScene(house)), "ui/pad"),
            ("counters", say("operator-counters"), lambda: push(CountersScene(house, kiosk)),
             "ui/book"),
            ("pin", say("operator-pin"), lambda: push(PinScene(
                house, kiosk, self.last_device, lambda: None, choosing=True)), "ui/lock"),
            ("exit", say("operator-exit"), house.quit, "ui/leave"),
            ("back", say("back"), self.back, "ui/undo"),
        ]


class GamesScene(OperatorPage):
    """Which games are on the shelf; one always is."""

    first = f"game/{GAMES[0]}"
    title = "operator-games"

    def rows(self) -> list[Row]:
        say = self.house.words
        return [(f"game/{game}", say(f"game-{game}"),
                 say("yes" if game in self.house.games else "no"), partial(self._switch, game))
                for game in list_games()]

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
    """What every guest begins with, and after how many silent seconds something happens."""

    first = "language"
    title = "operator-evening"

    def rows(self) -> list[Row]:
        say, settings, choices = self.house.words, self.house.settings, self.kiosk.choices

        def setting(name: str, told: str, values: Sequence[object]) -> Row:
            return name, say(f"set-{name}"), told, lambda step: self.kiosk.choose(
                name, next_value(values, getattr(settings, name), step))

        def choice(name: str, label: str, told: str, values: Sequence[object]) -> Row:
            def turn(step: int) -> None:
                setattr(choices, name, next_value(values, getattr(choices, name), step))
                self.kiosk.keep()
            return name, say(label), told, turn

        def wait(name: str, *values: int) -> Row:
            return choice(name, f"operator-{name}", say("seconds", getattr(choices, name)), values)

        return [
            setting("language", LANGUAGES[settings.language], tuple(LANGUAGES)),
            setting("contrast", say(f"contrast-{settings.contrast}"), CONTRASTS),
            setting("suits", say(f"suits-{settings.suits}"), SUITS),
            choice("secrecy", "option-secrecy", say(f"option-secrecy-{choices.secrecy}"),
                   MODES[:3]),  # hands that lie open are for friends to choose
            ("phones", say("phones"), say("yes" if choices.phones else "no"), self._turn_phones),
            *(setting(name, loudness(say, name, getattr(settings, name)), values)
              for name, values in VOLUMES.items()),
            choice("attract", "operator-attract", say(f"volume-{choices.attract}"), LOUDNESS),
            wait("menu", 30, 45, 60, 90, 120, 180, 300),
            wait("match", 60, 90, 120, 180, 300, 600),
            wait("countdown", 10, 15, 20, 30, 45, 60),
        ]

    def _turn_phones(self, _step: int) -> None:
        """Let guests play from phones or not; those that are here go with it."""
        choices, porter = self.kiosk.choices, self.house.porter
        choices.phones = not choices.phones
        if porter and not choices.phones:
            porter.shut()
        self.kiosk.keep()


class CountersScene(OperatorPage):
    """What was counted, and a file of it for a spreadsheet; and what has gone wrong lately, of
    which guests read a few words only."""

    first = "export"
    title = "operator-counters"

    def buttons(self) -> list[Button]:
        return [("export", self.house.words("operator-export"), self._export, "ui/book"),
                *super().buttons()]

    def view(self, page: Page) -> Node:
        counts = [row(Text(words=label, group="counts", one_line=True, grow=1),
                      Text(words=value, ink=GOLD, align="right", group="counts", one_line=True),
                      gap=20, grow=1) for label, value in self._counts()]
        half = -(-len(counts) // 2)
        pairs = zip_longest(counts[:half], counts[half:], fillvalue=Node(grow=1))
        two_lines = 2 * page.art.line("small@1") + 12
        troubles = [frame("trouble", Text(words=self.house.words.tell(sentence), style="small",
                                          size=1 / page.art.text_scale, ink=INK),
                          padding=pad(32, 6), max_height=two_lines)
                    for sentence in list(self.house.troubles)[:-3:-1]]
        return column(
            super().view(page),
            frame("panel", column(*(row(*pair, gap=64, shrink=1) for pair in pairs), gap=8,
                                  padding=pad(32, 12)), shrink=1),
            *troubles, gap=20)

    def _counts(self) -> list[tuple[str, str]]:
        say, kept = self.house.words, self.kiosk.counters
        rows = [(say("counted-matches", ("name", say(f"game-{game}"))),
                 say("counted-of", kept.finished.get(game, 0), kept.started.get(game, 0)))
                for game in list_games()]
        return [*rows, (say("counted-presses"), str(kept.presses)),
                (say("counted-attract"), str(round(kept.attract / 60))),
                (say("counted-starts"), str(kept.starts)),
                (say("counted-crashes"), str(kept.crashes))]

    def _export(self) -> None:
        say = self.house.words
        try:
            file = export(self.house.data, self.kiosk.counters)
        except OSError as error:
            self.house.notice(say("operator-not-exported", str(error.strerror)))
        else:
            self.house.notice(say("operator-exported", str(file)))
