"""The puzzles of each game: today's, and more of three difficulties."""

from __future__ import annotations

from datetime import date

from game import routes
from game.bots.puzzles import STRENGTHS, Puzzle
from game.core import puzzles
from game.house import House
from game.picture.page import Page
from game.picture.theme import DIM, GOLD, IVORY
from game.scenes.menu import MenuScene
from game.scenes.puzzles.table import load_memory
from game.tables.puzzle_card import build_stars
from game.ui.furniture import box_art
from game.ui.layout import Node, Picture, Size, Text, column, frame, pad, row, stack


class PuzzlesScene(MenuScene):
    def __init__(self, house: House, day: date | None = None) -> None:
        super().__init__(house)
        self.day = day or puzzles.read_date()
        self.games = puzzles.list_puzzle_games(house.games)
        self.first = f"today/{self.games[0]}" if self.games else ""
        self.memory = load_memory(house)

    def enter(self) -> None:
        for file in map(puzzles.file_of, self.house.games):
            for sentence in puzzles.puzzles_in(file)[1] if file.is_file() else ():
                self.house.notice(sentence)

    def find_today(self, game: str) -> Puzzle:
        listed = puzzles.load_puzzles(game)
        return listed[puzzles.number_of_day(listed, self.day)]

    def build(self, page: Page) -> Node:
        say = self.house.words
        heading = row(
            Text(words=say("puzzles"), style="heading", one_line=True),
            Text(words=say("puzzles-counted"), ink=GOLD, align="right", grow=1), gap=24)
        columns = (column(self._build_today(page, game), *(
            self._build_strength(page, game, strength) for strength in STRENGTHS),
            gap=14, grow=1, max_width=440) for game in self.games)
        return column(heading, row(*columns, gap=24, justify="center", grow=1), gap=14)

    def _build_today(self, page: Page, game: str) -> Node:
        """Return the box over the game, its goal and the difficulty."""
        say, puzzle, name = self.house.words, self.find_today(game), f"today/{game}"
        lit, told = self.focus.name == name, say.say(puzzles.name_goal(game, puzzle.goal))
        roomy = not page.art.large_text  # larger texts leave room for covers alone
        tick = row(Node(grow=1), Picture(source="ui/hit", height=64), align="end",
                   padding=pad(-13, -6)) if self.memory.is_solved(game, puzzle) else None
        cover = stack(Picture(source=box_art.name_picture(game), aspect=box_art.SHAPE), tick,
                      canvas=Size(box_art.SHAPE, 1), down=0, grow=1)
        return frame("panel focused" if lit else "panel", column(
            Text(words=say("puzzle-of-today"), style="small", ink=GOLD, align="center",
                 group="day") if roomy else None,
            cover, Text(words=say(f"game-{game}"), style="label", ink=GOLD if lit else IVORY,
                        align="center", group="games", one_line=True),
            Text(words=told, align="center", height=min(2 * page.art.line_height("body"), 116)),
            build_stars(page, say, puzzle.strength), gap=8, padding=pad(18, 14)), name=name, grow=1,
            told=say("puzzle-today", (f"game-{game}",), told))

    def _build_strength(self, page: Page, game: str, strength: int) -> Node:
        """Return the puzzles of one difficulty: its stars, and how many are solved."""
        say, name = self.house.words, f"{strength}/{game}"
        of = sum(one.strength == strength for one in puzzles.load_puzzles(game))
        done = self.memory.count(game, strength)
        ink = IVORY if self.memory.find_next(game, strength) else DIM
        return frame("panel focused" if self.focus.name == name else "panel", row(
            build_stars(page, say, strength, justify="start", grow=2),
            Text(words=say("puzzle-count", done, of), style="small", ink=ink, align="right",
                 group="counts", one_line=True, grow=1), padding=pad(18, 0)),
            height=page.control_height("small"), name=name if of else "",
            told=say("puzzle-more", (f"game-{game}",), strength, done, of))

    def choose(self, name: str, step: int) -> None:  # noqa: ARG002  nothing here goes back
        part, _, game = name.partition("/")
        puzzle = self.find_today(game) if part == "today" else (
            self.memory.find_next(game, int(part))
            or next(one for one in puzzles.load_puzzles(game) if one.strength == int(part)))
        self.house.stack.open(routes.Puzzle(game, puzzle, self.last_device))
