"""Build the games of an evening: boxes on a shelf under lanterns, with number, name, players and
minutes."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.evening_facts import join_names
from game.core.series import can_repeat
from game.devices.press import Action
from game.picture.page import Page
from game.picture.screen import SAFE
from game.picture.theme import GOLD, INK, shade_colour
from game.scenes.evening.chosen import ChosenGames
from game.tables.game_box import build_standing_box
from game.tables.game_facts import tell_tonight
from game.tables.style import game_colour
from game.ui.furniture import cupboard
from game.ui.furniture.cloths import GREEN
from game.ui.furniture.cupboard import build_part, build_shelf
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack


class GameShelf:
    """The shelf of a scene. Large texts leave players and minutes out."""

    def __init__(self, page: Page, scene: ChosenGames) -> None:
        self.scene, self.say = scene, scene.house.words
        self.roomy, self.chosen = not page.art.large_text, scene.chosen
        self.slot, self.edge = SAFE.w / len(scene.order), 134 if self.roomy else 90

    def build(self) -> Node:
        """Return the shelf over the whole width of the window."""
        games = self.scene.order
        posts = [build_part("post", width=cupboard.POST)] * (len(games) - 1)
        walls = [frame("felt", grow=1, tint=shade_colour(
            GREEN, 0.7 if game in self.scene.settled else 1 if game in self.chosen else 0.34))
            for game in games]
        wall = stack(row(*walls, padding=pad(cupboard.CHEEK, 0)),
                     row(*posts, gap=self.slot - cupboard.POST, justify="center"))
        return build_shelf(wall, stack(self._build_lights(), row(
            *map(self._build_game, games), padding=pad(SAFE.x, 0))), self.edge)

    def _build_lights(self) -> Node:
        """Return the lights between the numbers of the chosen games."""
        found = [n + 0.5 for n, game in enumerate(self.scene.order) if game in self.chosen]
        first, last = (found[0], found[-1]) if found else (0, 0)
        aside = SAFE.x + self.slot * first, SAFE.x + self.slot * (len(self.scene.order) - last)
        return column(Node(grow=1), row(frame("lights", grow=1, height=14), padding=Padding(
            aside[0], 0, aside[1], 0)), Node(height=self.edge - 7)) if last > first else Node()

    def _build_game(self, game: str) -> Node:
        """Return the control of a game: its box, lying down if it is not chosen, under a lantern
        and over its label."""
        scene, say = self.scene, self.say
        played, focused = game in self.chosen, scene.focus.name == f"game/{game}"
        turn = say("series-turn", self.chosen.index(game) + 1) if played else say("series-not")
        box = build_standing_box(game) if played else column(
            frame("lying box", tint=shade_colour(game_colour(game), 0.8), height=48,
                  width=0.7 * self.slot), justify="end", align="center")
        lantern = Picture(source="ui/lantern_lit" if played else "ui/lantern_dark", height=92,
                          aspect=0.75)
        name = Text(words=say(f"game-{game}"), style="heading", size=0.72, scale_limit=1, ink=INK,
                    align="center", group="games", one_line=True)
        facts = Text(words=self._tell_facts(game), ink=INK, align="center", group="facts",
                     one_line=True, height=44) if self.roomy else None
        control = stack(
            column(stack(box, column(row(Node(grow=1), lantern, padding=pad(6, 0))),
                         self._build_arrows(game) if focused and played else None, grow=1),
                   Node(height=self.edge)),
            column(Node(grow=1), self._build_number(game), stack(
                frame("ivory tag") if focused else None, column(name, justify="center"),
                height=52), facts, padding=Padding(0, 0, 0, 6)),
            name=f"game/{game}", told=say("series-told", say(f"game-{game}"), turn),
            turns=True, written=True, hints=(
                (Action.CONFIRM, "hint-in-or-out"), (Action.PREV, "hint-earlier"),
                (Action.NEXT, "hint-later")), grow=1,
            ways=((Action.DOWN, f"best/{game}" if game == scene.decider else "on"),))
        return column(control, width=self.slot, padding=Padding(8, 6, 8, 0))

    def _tell_facts(self, game: str) -> str:
        """Return players and minutes of a game; or that it is not chosen, or its winner."""
        scene = self.scene
        if game not in self.chosen or game in scene.settled:
            return scene.settled.get(game, self.say("series-not"))
        return tell_tonight(scene.house, game, len(scene.people), scene.best_of)

    def _build_arrows(self, game: str) -> Node:
        """Return the arrows that move a game, unless it is fixed."""
        at, first = self.scene.order.index(game), len(self.scene.settled)
        arrows = [frame("ribbon disc", Picture(
            source="ui/play", height=44, mirrored=step < 0), padding=pad(10), width=64, height=64,
            name=f"move/{game}/{step}", pointer_only=True)
            if first <= min(at, at + step) and at + step < len(self.scene.order) else None
            for step in (-1, 1)]
        return row(arrows[0], Node(grow=1), arrows[1], align="center", padding=pad(46, 0))

    def _build_number(self, game: str) -> Node:
        """Return the number of a game on a coin, or a cup once it was played."""
        played = game in self.chosen
        number = Text(words=str(self.chosen.index(game) + 1) if played else "", ink=GOLD,
                      style="count", size=1.1, align="center")
        cup = Picture(source="ui/trophy", height=40)
        return column(frame(
            "seat disc" if played else "ribbon disc", column(
                cup if game in self.scene.settled else number, justify="center", align="center"),
            width=62, height=62), align="center")

    def build_tag(self, game: str) -> Node:
        """Return a tag with the number of matches that decide a game, under the focused game or
        under all; the first one can be changed."""
        scene, say, best = self.scene, self.say, f"best/{game}"
        if not (scene.free and game in self.chosen and can_repeat(game) and (
                scene.best_of > 1 or scene.focus.name in (f"game/{game}", best))):
            return Node(grow=1)
        now = say("series-best-of", scene.best_of)
        words = Text(words=now, ink=INK, align="center", one_line=True, grow=1)
        tag = frame("main button", row(words, padding=pad(20, 0)), height=54, width=300)
        if game == scene.decider:
            decided = join_names(
                say, [say(f"game-{one}") for one in self.chosen if can_repeat(one)])
            arrow = Picture(source="ui/play", height=27, ink=INK)
            tag = frame("oak button focused" if scene.focus.name == best else "oak button", row(
                replace(arrow, mirrored=True), words, arrow, align="center", padding=pad(32, 2)),
                name=best, told=f"{decided}: {now}", turns=True, height=54, width=300)
        return column(tag, align="center", grow=1, padding=Padding(0, 8, 0, 0))
