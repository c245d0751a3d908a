"""The attract loop: bots play, cards explain the games, and an invitation waits for a press.

Nothing stands still for longer than a minute: parts alternate, the light round the invitation
flickers, and the whole picture shifts by a few pixels.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import NamedTuple, TypeVar

from game import routes
from game.bots.puzzles import Puzzle
from game.core import puzzles
from game.core.contract import BadText
from game.core.record import BadRecord
from game.core.tiled import BadBoard
from game.house import House
from game.picture.art import Art
from game.picture.music import Tune
from game.picture.page import Page
from game.picture.screen import WINDOW, Box, Screen
from game.scene import Scene
from game.scenes.kiosk.invitation import breathe, build_prompt
from game.scenes.kiosk.passing_matches import AttractTable, PassingPuzzle
from game.scenes.kiosk.posters import HowtoScene
from game.ui.show import show

MATCH, CARD = 40.0, 14.0  # seconds
SHIFT_EVERY, SHIFT = 90.0, 4  # seconds, pixels
DIM_AFTER = 600.0  # seconds
SHARES = {"off": 0.0, "quiet": 0.4, "normal": 1.0}  # of the music's usual loudness
Shown = TypeVar("Shown", bound=Scene)
log = logging.getLogger(__name__)


class Part(NamedTuple):
    """A scene of the loop, its longest time in seconds, and its game."""

    scene: Scene
    seconds: float
    game: str = ""


class AttractScene(Scene):
    """The parts in turn. The kiosk closes the scene at the first press."""

    def __init__(self, house: House, *, bots: bool) -> None:
        """Show only cards without `bots`."""
        self.house = house
        self.bots = bots
        self.age = 0.0
        self._brushes = Art()  # shared, so that a match finds the images of the one before
        self._parts = self._list_parts()
        self.part = next(self._parts)
        self._coming: Part | None = None
        self._left = 0.0
        self._prompt: Page | None = None
        self._tune = Tune()

    def _list_parts(self) -> Iterator[Part]:
        """Yield parts without end: a match and the cards of each game in turn, then today's puzzle
        of one game."""
        house, rng = self.house, Random(self.house.run.seed)
        for turn in count():
            for game in house.games:
                if self.bots and (
                        table := self._make_scene(AttractTable, game, rng, self._brushes)):
                    yield Part(table, MATCH, game)
                yield Part(HowtoScene(house, game), CARD, game)
                named = any(kind.game == game for kind in house.store.night.last.kinds)
                yield Part(house.stack.make(routes.NightBoard(game, poster=True)),
                           CARD if named else CARD / 2, game)
            if games := puzzles.list_puzzle_games(house.games):
                game = games[turn % len(games)]
                listed = puzzles.load_puzzles(game)
                puzzle = listed[puzzles.number_of_day(listed, puzzles.read_date())]
                if passing := self._make_scene(PassingPuzzle, game, puzzle):
                    yield Part(passing, passing.seconds)

    def _make_scene(self, kind: Callable[..., Shown], game: str, *given: object) -> Shown | None:
        """Return a scene of a game; None if its board or its puzzle cannot be read."""
        try:
            return kind(self.house, game, *given)
        except (BadBoard, BadRecord, BadText):
            log.exception("%s cannot be shown", game)
            return None

    @property
    def puzzle(self) -> tuple[str, Puzzle] | None:
        """Return the game and the puzzle on the screen, if one is."""
        scene = self.part.scene
        return (scene.rules.NAME, scene.puzzle) if isinstance(scene, PassingPuzzle) else None

    def enter(self) -> None:
        self._begin()

    def leave(self) -> None:
        self.part.scene.leave()

    @property
    def tune(self) -> Tune:
        """Return the music of the game on the screen, at the operator's volume."""
        return self._tune._replace(share=SHARES[self.house.kiosk.choices.attract]
                                   if self.house.kiosk else 1.0)

    def list_obstacles(self) -> tuple[list[Box], list[Box]]:
        return self.prompt.boxes, self.part.scene.list_obstacles()[0]

    def refit(self) -> None:
        self.part.scene.refit()
        self._prompt = None

    def tick(self, seconds: float) -> None:
        scene = self.part.scene
        self.age += seconds
        self._left -= seconds
        if isinstance(scene, AttractTable) and scene.ended:
            self._left = min(self._left, 4.0)  # for the last position
        if self._left <= 0:
            scene.leave()
            self.part, self._coming = self._coming or next(self._parts), None
            self._begin()
            return
        if self._coming is None:
            self._coming = next(self._parts)
        elif isinstance(self._coming.scene, AttractTable):
            self._coming.scene.prepare()  # a little in each frame, so that no frame is late
        scene.tick(seconds)
        self._tune = scene.tune or self._tune

    def _begin(self) -> None:
        self._left = self.part.seconds
        self._prompt = None
        self.part.scene.enter()
        self._tune = self.part.scene.tune or self._tune

    def draw(self, screen: Screen) -> None:
        art = self.house.art
        self.part.scene.draw(screen)
        self.prompt.draw(screen)
        breathe(screen, art, self.prompt.anchors["foot/middle"], self.age,
                still=self.house.settings.reduced_motion)
        if self.age >= DIM_AFTER:
            screen.cover_window(art.draw_veil(screen.size), 150)
        corner = int(self.age / SHIFT_EVERY) % 4
        screen.shift(SHIFT * (corner in (1, 2)), SHIFT * (corner in (2, 3)))

    @property
    def prompt(self) -> Page:
        """Return the page with the invitation and the name of the house."""
        if self._prompt is None:
            self._prompt = Page(self.house.art)
            show(self._prompt, build_prompt(self._prompt, self.house, puzzle=bool(self.puzzle)),
                 WINDOW)
        return self._prompt
