"""A puzzle for people who pass by: a minute by the candle, and then its solution."""

from __future__ import annotations

from game.bots.puzzles import Puzzle, part_of, task_of
from game.core.contract import Beat, Message
from game.core.faces import NAMES
from game.core.match import match_at
from game.core.puzzles import name_goal, turn_puzzle
from game.core.record import Player
from game.house import House
from game.picture.page import Page
from game.picture.screen import Screen
from game.picture.theme import GOLD
from game.scenes.kiosk.attract_table import PassedMatch
from game.tables.answer_clock import draw_candle
from game.tables.puzzle_card import as_far, build_stars
from game.tables.theatre_frame import RIM, News, build_material, measure_beam
from game.tables.viewpoint import Everybody
from game.ui.layout import Node, Text, column, pad, stack

MINUTE = 60.0  # seconds to think
SHOWS = 2.0  # seconds for each move of the solution


class PassingPuzzle(PassedMatch):
    """The goal stands on the sign of the stage, and beside that when the solution is shown."""

    def __init__(self, house: House, game: str, puzzle: Puzzle) -> None:
        """Begin a puzzle. Raises BadBoard, or BadText for a puzzle that is none."""
        self.puzzle, self.left = puzzle, MINUTE
        self.says = name_goal(game, puzzle.goal)
        puzzle = turn_puzzle(game, puzzle)
        self._coming = list(puzzle.solution)
        hero = task_of(game, puzzle).hero
        players = tuple(Player(name, "expert") for name in NAMES[:part_of(game).SEATS])
        super().__init__(house, match_at(game, players, puzzle.position), players,
                         Everybody(None, hero, hero))

    @property
    def seconds(self) -> float:
        """For how long it is shown, with its solution."""
        return MINUTE + SHOWS * (len(self.puzzle.solution) + 2)

    @property
    def showing(self) -> bool:
        """Whether the minute is over."""
        return self.left <= 0

    def build_label(self) -> Node:
        """Return how hard the puzzle is, or its goal while the solution is shown."""
        say, page = self.house.words, Page(self.house.art)
        goal = Text(words=self.say(self.says), align="center", grow=1)
        lines = (goal,) if self.showing else (
            Text(words=say("puzzle"), style="label", size=0.85, ink=GOLD, align="center"),
            build_stars(page, say, self.puzzle.strength))
        return stack(build_material(self.style), column(
            *lines, justify="center", padding=pad(14, 4)), width=0.24 * self.frame.w)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self.left > 0 >= self.left - seconds:
            self._bar = None
        self.left -= seconds
        if self.left <= -SHOWS and self._coming and not self.show.reel.busy:
            self.left += SHOWS
            seat = next(iter(self.match.waits_for))
            self.play(seat, self.rules.parse(self._coming.pop(0)))

    def follow(self, beats: list[Beat]) -> None:
        super().follow(beats if self._coming else as_far(beats, self.style))

    def tell_news(self, news: Message) -> News:
        """Say the goal before the first move."""
        return super().tell_news(news) if news else News(self.say(self.says))

    def draw(self, screen: Screen) -> None:
        """Draw the candle on the edge of the stage, before the curtain."""
        super().draw(screen)
        if not self.showing:
            table, art = self.frame, self.house.art
            place = table.place(72, 320)._replace(
                x=table.x - RIM - 72, y=table.bottom + measure_beam(art) / 2 - 320)
            draw_candle(screen, art, place, self.left / MINUTE)
