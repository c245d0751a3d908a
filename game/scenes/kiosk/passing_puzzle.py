"""A puzzle for people who pass by: a minute by the candle, and then its solution."""

from __future__ import annotations

from game.bots.puzzles import Puzzle, part_of, task_of
from game.core.contract import Beat, Says
from game.core.faces import NAMES
from game.core.match import standing
from game.core.puzzles import turned, words
from game.core.record import Player
from game.house import House
from game.picture.page import Page
from game.picture.screen import Screen
from game.scenes.kiosk.attract_table import PassedMatch
from game.tables.answer_clock import candle
from game.tables.puzzle_card import as_far, build_card
from game.tables.taught_table import ROOM, NotedMatch
from game.tables.theatre_frame import News
from game.tables.viewpoint import Everybody
from game.ui.layout import Node

MINUTE = 60.0  # seconds to think
SHOWS = 2.0  # seconds for each move of the solution


class PassingPuzzle(NotedMatch, PassedMatch):
    taught, brief, watched = True, False, False
    louder = 1.0

    def __init__(self, house: House, game: str, puzzle: Puzzle) -> None:
        """Begin a puzzle. Raises BadBoard, or BadText for a puzzle that is none."""
        self.puzzle, self.left = puzzle, MINUTE
        self.says = words(game, puzzle.goal)
        puzzle = turned(game, puzzle)
        self._coming = list(puzzle.solution)
        hero = task_of(game, puzzle).hero
        players = tuple(Player(name, "expert") for name in NAMES[:part_of(game).SEATS])
        super().__init__(house, standing(game, players, puzzle.position), players,
                         Everybody(None, hero, hero))
        self.show.base.demand((ROOM,))

    @property
    def seconds(self) -> float:
        """For how long it is shown, with its solution."""
        return MINUTE + SHOWS * (len(self.puzzle.solution) + 2)

    @property
    def showing(self) -> bool:
        """Whether the minute is over."""
        return self.left <= 0

    def build_note(self, page: Page) -> Node:
        return build_card(page, self.house.words, self.puzzle.strength, self.say(self.says),
                          self.house.words("puzzle-shown") if self.showing else "", self.room().h)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        thinking = not self.showing
        self.left -= seconds
        if thinking and self.showing:
            self.stale()
        if self.left <= -SHOWS and self._coming and not self.show.reel.busy:
            self.left += SHOWS
            seat = next(iter(self.match.waits_for))
            self.play(seat, self.rules.parse(self._coming.pop(0)))

    def follow(self, beats: list[Beat]) -> None:
        super().follow(beats if self._coming else as_far(beats, self.style))

    def tell_news(self, news: Says) -> News:
        """Say the goal before the first move."""
        return super().tell_news(news) if news else News(self.say(self.says))

    def paint(self, screen: Screen) -> None:
        super().paint(screen)
        self.page.draw(screen)
        if place := self.page.anchors.get("candle"):
            candle(screen, self.brushes(), place.inset((place.w - 72) / 2, 0), self.left / MINUTE)
