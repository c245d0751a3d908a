"""Matches for passers-by: one among bots, which begins with the poster of its game, and a puzzle,
with a minute by the candle before its solution."""

from __future__ import annotations

import logging
import secrets
from random import Random

from game.bots.minds import quick_answer
from game.bots.puzzles import Puzzle, part_of, task_of
from game.core.contract import Beat, IllegalMove, Message, State
from game.core.faces import NAMES
from game.core.hands import Hands
from game.core.match import match_at, start
from game.core.puzzles import name_goal, turn_puzzle
from game.core.record import Header, Player
from game.games import load_rules
from game.house import House
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import SAFE, WINDOW, Box, Screen
from game.picture.theme import GOLD
from game.scenes.kiosk.invitation import FOOT, build_billing, build_foot
from game.scenes.kiosk.posters import Poster, preload
from game.tables.answer_clock import draw_candle
from game.tables.puzzle_card import as_far, build_stars
from game.tables.seatbots import SeatBots
from game.tables.theatre import StagedMatch
from game.tables.theatre_frame import RIM, News, build_material, measure_beam
from game.tables.viewpoint import Everybody
from game.ui.layout import Node, Text, column, pad, stack
from game.ui.show import show

TITLED = 6.0  # seconds of the poster
UNSEEN, LAST = (14, 30), 8  # moves before a match is shown, and of one that ends those left to see
MINUTE, SHOWS = 60.0, 2.0  # seconds to think about a puzzle, and for each move of its solution
log = logging.getLogger(__name__)


class PassedMatch(StagedMatch):
    """A match on a stage for passers-by: any press ends it."""

    lamps = True

    def controls_box(self) -> Box:
        return SAFE._replace(y=SAFE.bottom - FOOT, h=FOOT)

    def word_news(self, news: Message) -> Message:
        """Leave out the names of squares, which passers-by do not know."""
        return self.style.words.plainly(news)

    def show_sheet(self, state: State) -> None:
        """Show no score sheet, as nobody could close it."""

    def put_before(self, page: Page) -> None:
        show(page, build_foot(right=build_billing(page, self.house, self.rules.NAME)), WINDOW)


class AttractTable(PassedMatch):
    """A match among bots with open hands, without a record."""

    def __init__(self, house: House, game: str, rng: Random, brushes: Art) -> None:
        rules = load_rules(game)
        seats = min(n for n in rules.SEATS if n > 1)  # with more hands nobody sees which one plays
        players = tuple(Player(name, "skilled") for name in NAMES[:seats])
        header = Header(game, rules.VERSION, players, house.run.seed or secrets.token_hex(8))
        match = start(header, None)
        super().__init__(house, match, players, Everybody(), brushes)
        self.bots = SeatBots(house.run.minds, match, Hands(players, {}), self.style)
        self.poster: Poster | None = Poster(house, game)
        self._rng, self._unseen, self._age = rng, rng.randint(*UNSEEN), 0.0

    def prepare(self) -> bool:
        """Play a move before the match is shown, so that something is at stake by then. Returns
        whether there was a move."""
        preload(self.house, self.rules.NAME)
        if self._unseen <= 0:
            return False
        self._unseen -= 1
        rules, match = self.rules, self.match
        if match.result is not None:
            self._unseen = 0
            match.undo(max(len(match.record.lines) - LAST, UNSEEN[0]))
            return True
        for seat in self._rng.sample(match.waits_for, len(match.waits_for)):
            view = rules.write(rules.view(match.state, seat))
            move = quick_answer({"game": rules.NAME, "view": view, "seat": seat,
                                 "luck": str(self._rng.random())})
            if move is not None:
                match.play(seat, rules.parse(move))
                return True
        return False

    def enter(self) -> None:
        while self.prepare():
            pass
        super().enter()
        self.bots.ask()

    def leave(self) -> None:
        self.bots.forget()

    def refit(self) -> None:
        super().refit()
        if self.poster:
            self.poster.refit()

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        self._age += seconds
        if self.poster:
            self.poster.tick(seconds)
            self.poster = self.poster if self._age < TITLED else None
        if not self.show.reel.busy and (answer := self.bots.answer(seconds, self.speed)):
            seat, move = answer
            try:
                self.play(seat, move)
            except IllegalMove as error:
                log.warning("%s: a bot's move was refused: %s", self.rules.NAME, error)
                self.bots.ask_again(seat)
            else:
                self.bots.ask()

    def draw(self, screen: Screen) -> None:
        if self.poster:
            self.poster.draw(screen)
        else:
            super().draw(screen)


class PassingPuzzle(PassedMatch):
    """A puzzle, with its goal on the sign of the stage, and beside the news once the solution is
    shown."""

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
        """Return how long it is shown, with its solution."""
        return MINUTE + SHOWS * (len(self.puzzle.solution) + 2)

    @property
    def showing(self) -> bool:
        """Say whether the minute is over."""
        return self.left <= 0

    def build_label(self) -> Node:
        """Return the difficulty of the puzzle, or its goal while the solution is shown."""
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
