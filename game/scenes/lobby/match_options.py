"""The options of a match: seats, how hands are kept, phones, and house rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.match import Match
from game.core.match_options import MatchOptions
from game.core.seating import Seating
from game.devices.press import is_phone
from game.games import load_rules
from game.house import House
from game.picture.page import CHANGE, Page
from game.picture.screen import SAFE
from game.picture.theme import DIM, GOLD
from game.scenes.menu import MenuScene
from game.tables.style import table_style
from game.ui.layout import Node, Text, column, first_that_fits, frame, pad, row
from game.ui.widgets.controls import Entry, build_button, build_choice

# These concern the people; the rest are house rules.
PHONES = "option/phones"
HERE = "option/seats", "option/secrecy", PHONES


class LobbyOptions(MatchOptions):
    """The options that the players choose; for a match to resume, only hands and phones."""

    def __init__(
        self, house: House, game: str, seating: Seating, match: Match | None,
        changed: Callable[[], None], phones: Callable[[], None],
    ) -> None:
        """Call `changed` after each change, and `phones` for the page of phones."""
        usual = house.kiosk.choices.secrecy if house.kiosk else "closed"
        super().__init__(house.settings, game, seating, table_style(game).choices.comes_to, usual,
                         changed)
        self.house, self.match, self.phones = house, match, phones
        for fault in () if match else self.faults:
            house.notice(house.words.say(fault))

    def turn_seats(self, step: int) -> None:
        super().turn_seats(step)
        self.house.notices.lay_anew()

    def list_choices(self) -> list[Entry]:
        """Return all options."""
        say, style, seats = self.house.words, table_style(self.game), len(self.seating.kinds)
        found: list[Entry] = []

        def add(name: str, value: str, turn: Callable[[int], None], about: str) -> None:
            found.append(Entry(f"option/{name}", say(f"option-{name}"), value=value, turn=turn,
                               about=say(f"tells-{about}")))

        if len(load_rules(self.game).SEATS) > 1 and not self.match:
            add("seats", str(seats), self.turn_seats, "seats")
        if style.hands and len(self.seating.people) > 1:
            add("secrecy", say(f"option-secrecy-{self.mode}"), self.turn_secrecy,
                f"secrecy-{self.mode}")
        for name in () if self.match else self.options:
            if name in style.choices.offers(seats):
                value = self.list_values(name)[1]
                key = f"option-{name}-{self.comes_to(seats, value)}"  # own maps have none
                add(name, say(key) if say.has_text(key) else value, partial(self.turn_option, name),
                    f"{self.game}-{name}")
        if self.house.lets_phones_in:
            add("phones", say("phones-sit", self._on_phones), lambda _: self.phones(), "phones")
        return found

    def list_rules(self) -> list[Entry]:
        """Return the house rules, or all options where large texts leave no second row."""
        large = self.house.art.large_text
        return [one for one in self.list_choices() if large or one.name not in HERE]

    def tell_choice(self, focus: str) -> str:
        """Return the explanation of the focused option."""
        if focus.startswith("kind/"):
            return self.house.words("tells-kind")
        return next((one.about for one in self.list_choices() if focus == one.name), "")

    def list_tiles(self) -> list[Entry]:
        """Return the options, then the way to phones."""
        say, large = self.house.words, self.house.art.large_text
        here = {} if large else {one.name: one for one in self.list_choices() if one.name in HERE}
        phones = here.pop(PHONES, None)
        tiles = [*here.values()]
        if rules := self.list_rules():
            def agree() -> None:
                self.house.stack.push(TableOptionsScene(self.house, self.list_rules))
            tiles.append(Entry("options", say("lobby-all"), agree, "ui/gear") if large else Entry(
                "options", rules[0].label, agree, value=rules[0].value, short=say("lobby-options")))
        if phones:
            label = f"{phones.label}: {self._on_phones}" if self._on_phones else phones.label
            tiles.append(Entry(PHONES, label, self.phones, "ui/phone",
                               about=f"{phones.label}: {phones.value}"))
        return tiles

    @property
    def _on_phones(self) -> int:
        """Return the number of players with phones."""
        return sum(map(is_phone, self.seating.devices.values()))


class TableOptionsScene(MenuScene):
    """A row with a sentence for each option; with large texts, only the focused one has its
    sentence."""

    overlay = True
    veil = 190

    def __init__(self, house: House, options: Callable[[], list[Entry]]) -> None:
        """`options` is called again whenever one has changed."""
        super().__init__(house)
        self.options = options

    def list_entries(self) -> list[Entry]:
        return [*self.options(), Entry("done", self.house.words("done"), self.go_back, "ui/check")]

    def build(self, page: Page) -> Node:
        say, focus, height = self.house.words, self.focus.name, page.control_height("label")
        *given, end = self.list_entries()
        options = [build_choice(
            one.name, one.label, one.value, height=height, focus=focus, slides=True,
            hints=CHANGE) for one in given]
        told = next((one.about for one in given if focus == one.name), "")
        lines = max(page.art.measure_text(one.about, "small", 1100)[1] for one in given)
        done = row(build_button(
            end.name, end.label, end.picture, height=height, focus=focus, main=True),
                   justify="end")
        all_told = [column(option, column(Text(
            words=one.about, style="small", group="sentences",
            ink=GOLD if focus == one.name else DIM), padding=pad(20, 0)))
            for one, option in zip(given, options, strict=True)]
        one_told = [*options, Text(words=told, style="small", ink=GOLD, height=lines)]
        signs = (frame("rules sign", column(
            Text(words=say("lobby-options"), style="heading", ink=GOLD, one_line=True), *rows,
            done, gap=12, padding=pad(48, 24)), width=min(1240 * page.art.text_scale, SAFE.w),
            shrink=1) for rows in (all_told, one_told))
        return first_that_fits(*(column(sign, align="center", justify="center")
                                 for sign in signs))
