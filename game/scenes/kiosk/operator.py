"""The operator's menu, behind a PIN: the games of this house, and its behaviour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest

from game.core.settings import LOUDNESS, VOLUMES, next_value
from game.games import GAMES, list_games
from game.house import House
from game.kiosk.counters import export
from game.kiosk.kiosk import Kiosk
from game.picture.page import Page
from game.picture.theme import GOLD, INK
from game.scene import Scene
from game.scenes.kiosk.nightcare import NightCareScene
from game.scenes.kiosk.padtest import PadTestScene
from game.scenes.kiosk.pin import PinScene
from game.scenes.menu import MenuScene
from game.tables.secrecy import MODES
from game.ui.layout import Node, Text, column, first_that_fits, frame, pad, row
from game.ui.setting_rows import ROWS
from game.ui.widgets.controls import Entry, build_button, build_choice


class OperatorPage(MenuScene):
    """A page of choices and buttons in one or two columns, under its title and a warning if the
    program runs in safe mode."""

    backdrop = "table/wood"
    title = ""  # the key of its heading

    def __init__(self, house: House, kiosk: Kiosk) -> None:
        super().__init__(house)
        self.kiosk = kiosk

    def list_entries(self) -> list[Entry]:
        """Return the choices and buttons, the way back last."""
        return [Entry("back", self.house.words("back"), self.go_back, "ui/leave")]

    def build(self, page: Page) -> Node:
        say, height, focus = self.house.words, page.control_height(), self.focus.name
        items = [build_choice(one.name, one.label, one.value, height=height, focus=focus)
                 if one.turn
                 else build_button(one.name, one.label, one.picture, height=height, focus=focus,
                                   style="body") for one in self.list_entries()]
        half = -(-len(items) // 2)
        spare = [Node(height=height, shrink=1)] * (len(items) % 2)
        columns = (column(*some, gap=12, grow=1) for some in (items[:half], items[half:] + spare))
        safe = Text(words=say("operator-safe"), ink=GOLD,
                    one_line=True) if self.kiosk.safe else None
        return column(Text(words=say(self.title), style="heading", one_line=True), first_that_fits(
            column(column(safe, *items, gap=12, width=1100), align="center"),
            column(safe, row(*columns, gap=32, grow=1), gap=12), grow=1), gap=12)


class OperatorScene(OperatorPage):
    """The main page of the operator."""

    first = "games"
    title = "operator"

    def list_entries(self) -> list[Entry]:
        house, kiosk, say = self.house, self.kiosk, self.house.words

        def lead(name: str, key: str, picture: str, make: Callable[[], Scene]) -> Entry:
            return Entry(name, say(key), lambda: house.stack.push(make()), picture)

        return [
            lead("games", "operator-games", "ui/play", lambda: GamesScene(house, kiosk)),
            lead("evening", "operator-evening", "ui/gear", lambda: EveningScene(house, kiosk)),
            lead("night", "nightcare", "ui/trick", lambda: NightCareScene(house)),
            lead("pads", "operator-pads", "ui/pad", lambda: PadTestScene(house)),
            lead("counters", "operator-counters", "ui/book", lambda: CountersScene(house, kiosk)),
            lead("pin", "operator-pin", "ui/lock", lambda: PinScene(
                house, kiosk, self.last_device, lambda: None, choosing=True)),
            Entry("exit", say("operator-exit"), house.run.quit, "ui/leave"),
            Entry("back", say("back"), self.go_back, "ui/undo")]


class GamesScene(OperatorPage):
    """Choose the games on the shelf, at least one."""

    first = f"game/{GAMES[0]}"
    title = "operator-games"

    def list_entries(self) -> list[Entry]:
        say = self.house.words
        return [*(Entry(f"game/{game}", say(f"game-{game}"),
                        value=say("yes" if game in self.house.games else "no"),
                        turn=partial(self._switch, game)) for game in list_games()),
                *super().list_entries()]

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


WAITS = {"menu": (30, 45, 60, 90, 120, 180, 300), "match": (60, 90, 120, 180, 300, 600),
         "countdown": (10, 15, 20, 30, 45, 60)}  # silent seconds until something happens


class EveningScene(OperatorPage):
    """Set the defaults for each guest, and the seconds of silence before something happens."""

    first = "language"
    title = "operator-evening"

    def list_entries(self) -> list[Entry]:
        say, choices = self.house.words, self.kiosk.choices

        def choice(name: str, label: str, value: str, values: Sequence[object]) -> Entry:
            def turn(step: int) -> None:
                setattr(choices, name, next_value(values, getattr(choices, name), step))
                self.kiosk.keep()
            return Entry(name, say(label), value=value, turn=turn)

        return [
            *map(self._build_setting, ("language", "contrast", "suits")),
            choice("secrecy", "option-secrecy", say(f"option-secrecy-{choices.secrecy}"),
                   MODES[:3]),  # hands that lie open are for friends to choose
            Entry("phones", say("phones"), value=say("yes" if choices.phones else "no"),
                  turn=self._turn_phones),
            *map(self._build_setting, VOLUMES),
            choice("attract", "operator-attract", say(f"volume-{choices.attract}"), LOUDNESS),
            *(choice(name, f"operator-{name}", say("seconds", getattr(choices, name)), values)
              for name, values in WAITS.items()),
            *super().list_entries()]

    def _build_setting(self, name: str) -> Entry:
        """Return a row of the settings that guests cannot change."""
        say, row, now = self.house.words, ROWS[name], getattr(self.house.settings, name)

        def turn(step: int) -> None:
            value = next_value(row.values, now, step)
            self.kiosk.choose(name, value)
            setattr(self.house.settings, name, value)
            self.house.change()
        return Entry(name, say(f"set-{name}"), value=row.describe(say, now), turn=turn)

    def _turn_phones(self, _step: int) -> None:
        """Allow or forbid phones; forbidding disconnects those that are here."""
        choices, access = self.kiosk.choices, self.house.phone_access
        choices.phones = not choices.phones
        if access and not choices.phones:
            access.shut()
        self.kiosk.keep()


class CountersScene(OperatorPage):
    """The counters, their file for a spreadsheet, and the last errors, which guests see only in
    short."""

    first = "export"
    title = "operator-counters"

    def list_entries(self) -> list[Entry]:
        return [Entry("export", self.house.words("operator-export"), self._export, "ui/book"),
                *super().list_entries()]

    def build(self, page: Page) -> Node:
        counts = [row(Text(words=label, group="counts", one_line=True, grow=1),
                      Text(words=value, ink=GOLD, align="right", group="counts", one_line=True),
                      gap=20, grow=1) for label, value in self._list_counts()]
        half = -(-len(counts) // 2)
        pairs = zip_longest(counts[:half], counts[half:], fillvalue=Node(grow=1))
        two_lines = 2 * page.art.line_height("small@1") + 12
        troubles = [frame("trouble", Text(words=self.house.words.tell(sentence), style="small",
                                          size=1 / page.art.text_scale, ink=INK),
                          padding=pad(32, 6), max_height=two_lines)
                    for sentence in list(self.house.notices.troubles)[:-3:-1]]
        return column(
            super().build(page),
            frame("panel", column(*(row(*pair, gap=64, shrink=1) for pair in pairs), gap=8,
                                  padding=pad(32, 12)), shrink=1),
            *troubles, gap=20)

    def _list_counts(self) -> list[tuple[str, str]]:
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
            file = export(self.house.store.data, self.kiosk.counters)
        except OSError as error:
            self.house.notice(say("operator-not-exported", str(error.strerror)))
        else:
            self.house.notice(say("operator-exported", str(file)))
