"""The page on which players choose an evening: a box for each game on a shelf, to put in, take out
and move, over tonight's people at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.core.contract import Message
from game.core.evening_facts import find_dressed_faces, join_names
from game.core.series import BEST_OF, Played, Series, list_winners
from game.core.settings import next_value
from game.devices.press import Device
from game.house import House
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE
from game.picture.theme import GOLD
from game.scenes.evening.chosen import ChosenGames
from game.scenes.evening.game_shelf import GameShelf
from game.scenes.evening.night_room import build_head, build_table
from game.scenes.evening.people import PeopleScene
from game.scenes.overlay import ConfirmScene, Doubt
from game.tables.game_facts import tell_evening_end
from game.ui.furniture.cloths import build_laid
from game.ui.furniture.cupboard import build_cheeks
from game.ui.furniture.figures import build_guests
from game.ui.layout import Node, Picture, Text, column, pad, row, stack
from game.ui.widgets.controls import Entry, build_button, build_main, build_quiet

MANY = 5  # the greatest number of people that leaves room for words and fire
Changed = Callable[[Sequence[str], Sequence[str]], None]  # the games and the people of the evening


class ChoosesEvening(ChosenGames):
    """A scene with that page. `played`: the matches of the evening so far. `about`: the key of the
    sentence under the title."""

    played: Sequence[Played] = ()
    about = "series-plan"

    def make_onward(self) -> Entry:
        """Return the button that goes on."""
        raise NotImplementedError  # every such page goes on somewhere else

    def make_series(self) -> Series:
        return Series(tuple(self.chosen), self.best_of, [*self.played], people=tuple(self.people),
                      averages=True)

    def list_entries(self) -> list[Entry]:
        """Return the buttons of the page, the first choice first."""
        say = self.house.words
        found = [self.make_onward(), Entry("people", say("series-who"), self._invite, "ui/human"),
                 Entry("which", say("series-which"), self._choose_games, "ui/gear")]
        return found[:2 + self.free]

    def doubt_end(self, about: Message, end: Callable[[], None]) -> None:
        """End the evening after a question."""
        doubt = Doubt(("series-end-sure",), about, ("series-stay",), ("series-end",),
                      ("ui/play", "ui/check"))
        self.house.stack.push(ConfirmScene(self.house, doubt, end))

    def build(self, page: Page) -> Node:
        shelf, roomy = GameShelf(page, self), not page.art.large_text
        say, end = self.house.words, tell_evening_end(self.house, self.make_series())
        head = build_head(page, say("series"), say(self.about, end))
        tags = row(*map(shelf.build_tag, self.order), height=76) if self.free else None
        foot = self._build_company(page, tags) if roomy else self._build_buttons(page, tags)
        return stack(
            build_cheeks(), build_table(page, 110) if roomy else None,
            column(head, replace(shelf.build(), grow=1), *foot))

    def _build_company(self, page: Page, tags: Node | None) -> list[Node]:
        """Return tonight's people at a table, the tags under the games, and the button that goes
        on."""
        many = len(self.people) > MANY
        on = build_main(self.make_onward(), self.focus.name, (0.22 if many else 0.3) * SAFE.w)
        told = Node(height=0, anchor="hearth") if many else column(
            Node(grow=1, anchor="hearth"), column(
                Text(words=self.house.words("series-tonight"), style="heading", ink=GOLD,
                     one_line=True), justify="center", height=110))
        faces = find_dressed_faces(self.house.settings, self.people, self.played)
        guests = build_guests(page, zip(self.people, faces, strict=True), 230, 270, 110)
        food = None if many else column(Node(grow=1), build_laid(84, height=97), Node(height=13),
                                        grow=1, padding=pad(20, 0))
        side = column(Node(grow=1), Picture(source="ui/hearth/cat", height=95, aspect=2),
                      column(on, justify="center", height=110))
        return [stack(row(told, *guests, food, side, gap=12, height=416 if tags else 340),
                      column(tags), padding=pad(SAFE.x, 0), anchor="window"),
                build_quiet(page, self.list_entries()[1:], self.focus.name)]

    def _build_buttons(self, page: Page, tags: Node | None) -> list[Node]:
        """Return the button that goes on beside the people, for large texts."""
        main, height, focus = self.make_onward(), page.control_height(), self.focus.name
        on = build_button(
            main.name, main.label, main.picture, height=height, focus=focus, main=True,
            centered=True)
        people = build_button(
            "people", self.house.words("series-people", " – ".join(self.people)),
            "ui/human", height=height, focus=focus, style="body", group="people")
        return [column(tags, padding=pad(SAFE.x, 0)) if tags else Node(height=16),
                row(replace(on, grow=1, hints=()), replace(people, grow=1), gap=24, height=height,
                    padding=pad(SAFE.x, 0)),
                Node(height=HEIGHT - page.hints_top + 16)]

    def choose(self, name: str, step: int) -> None:
        kind, _, which = name.partition("/")
        if kind == "game" and step:
            self._move(which, step)
        elif kind == "game" and which in self.settled:
            self.house.refuse(("series-settled", self.house.words(f"game-{which}")))
        elif kind == "game":
            self.out ^= {which}
        elif kind == "move":
            game, _, way = which.partition("/")
            self.house.sounds.play("confirm")
            self._move(game, int(way))
        elif kind == "best":
            self.best_of = next_value(BEST_OF, self.best_of, step)
        else:
            super().choose(name, step)

    def _move(self, game: str, step: int) -> None:
        """Move a game past its neighbour."""
        at, first = self.order.index(game), len(self.settled)
        if at >= first:
            to = min(max(at + step, first), len(self.order) - 1)
            self.order[at], self.order[to] = self.order[to], self.order[at]

    def _choose_games(self) -> None:
        self.focus.name = f"game/{self.order[0]}"

    def _invite(self) -> None:
        """Choose tonight's people, then go on."""
        self.focus.name = self.make_onward().name
        self.house.stack.push(PeopleScene(self.house, self.people, self.played))


class ChangeScene(ChoosesEvening):
    """The same page during an evening. Games that were played or go on stay first. Both ways out
    call `changed` with the choice."""

    first = "on"
    free = False  # agreed on for the whole evening
    about = "series-change-about"

    def __init__(self, house: House, series: Series, changed: Changed, device: Device) -> None:
        super().__init__(house)
        self.last_device = device
        self.series, self.changed, self.played = series, changed, series.played
        self.order = [*series.games, *(one for one in house.games if one not in series.games)]
        self.out, self.best_of = {*self.order} - {*series.games}, series.best_of
        self.people = list(series.people or sorted(series.list_people()))
        say = house.words
        self.settled = {
            game: say("series-won-by", join_names(say, list_winners(matches)))
            if matches and series.is_decided(game, matches) else say("series-on")
            for game, matches in [*series.group_by_game()][:series.fixed]}

    def make_onward(self) -> Entry:
        return Entry("on", self.house.words("series-onward"), self.go_back, "ui/check")

    def go_back(self) -> None:
        """Keep the choice; ask first if no game is left to play."""
        if not self.chosen:
            self.house.refuse(("series-none",))
        elif self.series.next and len(self.chosen) == self.series.settled:
            self.doubt_end(("series-left",), self._keep)
        else:
            self._keep()

    def _keep(self) -> None:
        self.changed(self.chosen, self.people)
        self.house.stack.pop()
