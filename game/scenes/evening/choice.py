"""The page on which an evening is chosen: a box for each game over the people of tonight at a
table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WINDOW, Box
from game.picture.theme import EDGE_LIT, GOLD, INK
from game.scenes.dialogs.choices import Button
from game.scenes.evening import game_shelf
from game.scenes.evening.company import build_guests, draw_table
from game.scenes.evening.facts import together, tonight
from game.scenes.evening.games import LARGEST, ChoosesGames
from game.scenes.evening.people import PeopleScene, draw_beam
from game.scenes.evening.progress import build_quiet
from game.scenes.scenery import cloths, cupboard
from game.series import BEST_OF, Played, repeats
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Size,
    Text,
    column,
    frame,
    pad,
    row,
    stack,
)
from game.ui.widgets.controls import button, choice

TABLE, SEATS, TAGS = 110, 230, 76  # a table over the hints; people over it, at most; tags over them
MANY = 5  # of more people nothing is told

class ChoosesEvening(ChoosesGames):
    """A scene that may show that page."""

    played: Sequence[Played] = ()  # the matches of the evening so far

    @property
    def about(self) -> str:
        """What is said of all of it."""
        return self.house.words("series-about")

    def onward(self) -> Button:
        """Return what goes on with what was chosen."""
        raise NotImplementedError  # every such page goes on somewhere else

    def room(self, page: Page) -> Box:  # noqa: ARG002  it fills the window
        return WINDOW

    def show_hints(self, page: Page) -> None:
        self.foot(page)

    def view(self, page: Page) -> Node:
        art, roomy = page.art, page.art.text_scale <= LARGEST
        line = art.line(f"heading@{min(art.text_scale, LARGEST)}")
        title = Text(words=self.house.words("series"), style="heading", ink=GOLD, one_line=True,
                     size=min(LARGEST / art.text_scale, 1))
        about = Text(words=self.about, align="right" if roomy else "left", grow=1)
        foot = self._build_company(page) if roomy else self._build_buttons(page)
        if roomy:
            top, games_end = SAFE.y + line + 8, page.floor - TABLE - SEATS - TAGS * self.free
            head = row(title, about, gap=32, padding=Padding(SAFE.x, SAFE.y, SAFE.x, 8))
        else:
            line = max(line, page.control())
            top = SAFE.y + line + 8 + art.line("body")
            games_end = page.floor - 32 - page.control()
            people = button("people", self.house.words("series-people", " – ".join(self.people)),
                            "ui/human", height=line, focus=self.focus.name, style="body",
                            width=0.5 * SAFE.w, group="people")
            head = column(row(title, Node(grow=1), people, height=line), about,
                          padding=Padding(SAFE.x, SAFE.y, SAFE.x, 8))
        games = game_shelf.build_games(page, [self._list(game, roomy=roomy) for game in self.order],
                                       games_end - top, self.focus.name, roomy=roomy)
        table = column(Node(grow=1), Paint(
            paint=draw_table, height=HEIGHT - page.floor + TABLE, anchor="table"))
        return stack(Paint(paint=draw_cheeks, values=(top,)), table if roomy else None,
                     column(stack(Paint(paint=draw_beam), head, height=top), games, foot))

    def _list(self, game: str, *, roomy: bool) -> game_shelf.Listed:
        """Return what the shelf shows of a game."""
        at, name = self.order.index(game), self.house.words(f"game-{game}")
        stays, first = game in self.settled, len(self.settled)
        return game_shelf.Listed(
            game, name, self.house.words("series-told", name, self._turn_of(game)),
            self._brief(game) if roomy else "",
            self.chosen.index(game) + 1 if game in self.chosen else 0, stays,
            not stays and at > first, not stays and at + 1 < len(self.order),
            f"best/{game}" if self.decides(game) else "on")

    def _build_tag(self, game: str) -> Node:
        """Return a tag that hangs under a game that is played several times, with how many matches
        decide it; on that of the first one that is changed."""
        if not self._tells(game):
            return Node(grow=1)
        best, names, matches = self._best()
        now = matches[BEST_OF.index(self.best_of)]
        words = Text(words=now, ink=INK, align="center", one_line=True, grow=1)
        tag = frame("main button", row(words, padding=pad(20, 0)), height=54, width=300)
        if best == f"best/{game}":
            arrow = Picture(source="ui/play", height=27, ink=INK)
            tag = frame("oak button focused" if self.focus.name == best else "oak button", row(
                replace(arrow, mirrored=True), words, arrow, align="center", padding=pad(32, 2)),
                name=best, told=f"{names}: {now}", turns=True, height=54, width=300)
        return column(Paint(paint=draw_cords, height=11), tag, align="center", grow=1)

    def _build_company(self, page: Page) -> Node:
        """Return the people of tonight at a table, what hangs under the games, and what goes on."""
        say, many = self.house.words, len(self.people) > MANY
        name, label, _, picture = self.onward()
        on = button(name, label, picture, height=TABLE - 30, focus=self.focus.name, style="heading",
                    size=0.78, main=True, centered=True, width=(0.27 if many else 0.3) * SAFE.w)
        told = column(Node(grow=1, anchor="hearth"), column(
            Text(words=say("series-tonight"), style="heading", ink=GOLD, one_line=True),
            justify="center", height=TABLE))
        guests = build_guests(page, zip(self.people, tonight(
            self.house, self.people, self.played), strict=True), Size(270, SEATS), TABLE)
        food = column(Node(grow=1), Paint(paint=draw_food, height=TABLE), grow=1)
        cat = Picture(source="ui/hearth/cat", height=95, aspect=2)
        side = column(Node(grow=1), cat, column(replace(on, hints=()), justify="center",
                                                height=TABLE))
        tags = row(*(self._build_tag(game) for game in self.order), height=TAGS)
        no_fire = Node(height=0, anchor="hearth")
        people = row(no_fire if many else told, *guests, food, side, gap=12,
                     height=SEATS + TABLE + TAGS * self.free)
        small: list[Button] = [("people", say("series-who"), self._invite, "ui/human"),
                               ("which", say("series-which"), self._choose_games, "ui/gear")]
        return column(
            stack(people, column(tags) if self.free else None, padding=pad(SAFE.x, 0),
                  anchor="window"),
            build_quiet(page, small[:1 + self.free], self.focus.name))

    def _build_buttons(self, page: Page) -> Node:
        """Return what goes on, where texts are large, beside how many matches decide a game."""
        best, names, matches = self._best()
        name, label, _, picture = self.onward()
        size = max(1.2 / page.art.text_scale, 1)
        on = replace(button(name, label, picture, height=page.control(), focus=self.focus.name,
                            main=True, centered=True, size=size), grow=1, hints=())
        matches_of = choice(best, names, matches[BEST_OF.index(self.best_of)],
                            height=page.control(), focus=self.focus.name)
        return row(on, replace(matches_of, grow=1) if best else None, gap=24,
                   height=page.control() + 18, padding=Padding(SAFE.x, 18, SAFE.x, 0))

    def choose(self, name: str, step: int) -> None:
        kind, _, which = name.partition("/")
        if kind == "game" and step:
            self._order(which, step)
        elif kind == "game":
            self._toggle(which)
        elif kind == "move":
            game, _, way = which.partition("/")
            self.house.sounds.play("confirm")
            self._order(game, int(way))
        elif kind == "best":
            self._turn_best(step)
        elif kind == "people":
            self._invite()
        elif kind == "which":
            self._choose_games()
        else:
            self.onward()[2]()

    def _choose_games(self) -> None:
        """Lead to the first of tonight's games: there is said what can be done with it."""
        self.focus.name = f"game/{self.order[0]}"
        self.stale()

    def _best(self) -> tuple[str, str, list[str]]:
        """Return the control that changes how many matches decide the games that are played several
        times, their names, and all that can be chosen; no control if there is no such game, or all
        is agreed."""
        say = self.house.words
        games = [game for game in self.chosen if repeats(game) and self.free]
        names = together(say, [say(f"game-{game}") for game in games]) if games else ""
        return (f"best/{games[0]}" if games else "", names,
                [say("series-best-of", count) for count in BEST_OF])

    def _invite(self) -> None:
        """Choose who plays tonight; after that one goes on."""
        self.focus.name = self.onward()[0]
        self.house.stack.push(PeopleScene(self.house, self.people, self.played))


def draw_cheeks(page: Page, _box: Box, top: float) -> None:
    cupboard.cheeks(page, top)


def draw_cords(page: Page, box: Box) -> None:
    """Draw the cords of a tag under the edge of a shelf."""
    for x in (box.center[0] - 94, box.center[0] + 94):
        page.image(page.art.plate(12, box.h + 8, EDGE_LIT, 255, INK, 3, 3), x - 6, box.y - 4)


def draw_food(page: Page, box: Box) -> None:
    """Draw food and drink on a table, as much as there is room for."""
    cloths.laid(page, box.y + 97, box.inset(20, 13))
