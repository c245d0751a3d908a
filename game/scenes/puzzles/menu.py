"""The puzzles: for each game today's, and three strengths of which more can be had."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from game import puzzles
from game.bots.puzzles import STRENGTHS, Puzzle
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import BUTTON, BUTTON_LIT, DIM, EDGE, GOLD, IVORY, PANEL
from game.scenes.menu import MenuScene
from game.scenes.puzzles.card import stars
from game.scenes.puzzles.memory import memory
from game.scenes.puzzles.scene import open_puzzle
from game.scenes.scenery import box_art

if TYPE_CHECKING:
    from game.house import House

GAP, AIR = 24.0, 14.0
WIDEST = 440.0  # a column
LARGE = 1.25  # texts larger than this leave room for covers alone
RATED = 0.66  # of a row for how hard puzzles are
TICK = 64.0  # the sign of what is solved


def today() -> date:
    """The players' own day."""
    return date.today()  # noqa: DTZ011  wherever they are


class PuzzlesScene(MenuScene):
    """A column for each game: its cover with the puzzle of the day, and the strengths under it."""

    def __init__(self, house: House, day: date | None = None) -> None:
        super().__init__(house)
        self.day = day or today()
        self.games = puzzles.games(house.games)
        self.first = f"today/{self.games[0]}" if self.games else ""
        self.memory = memory(house)

    def enter(self) -> None:
        for file in map(puzzles.file_of, self.house.games):
            for sentence in puzzles.puzzles_in(file)[1] if file.is_file() else ():
                self.house.notice(sentence)

    def today(self, game: str) -> Puzzle:
        """A game's puzzle of the day."""
        listed = puzzles.shipped(game)
        return listed[puzzles.todays(listed, self.day)]

    def build(self, page: Page) -> None:
        say, line = self.house.words, page.art.line("heading")
        wide = page.art.size(say("puzzles"), "heading")[0] + 1
        page.text(Box(SAFE.x, SAFE.y, wide, line), say("puzzles"), "heading", IVORY)
        page.fitted(Box(SAFE.x + wide + GAP, SAFE.y, SAFE.w - wide - GAP, line),
                    say("puzzles-counted"), "body", GOLD, "right")
        top = SAFE.y + line + AIR
        room = Box(SAFE.x, top, SAFE.w, page.floor - AIR - top)
        many = max(len(self.games), 1)
        wide = min((room.w - GAP * (many - 1)) / many, WIDEST)
        left = room.center[0] - (wide * many + GAP * (many - 1)) / 2
        for n, game in enumerate(self.games):
            self._column(page, game, room._replace(x=left + n * (wide + GAP), w=wide))
        self.hints(page)

    def _column(self, page: Page, game: str, box: Box) -> None:
        high = page.control("small")
        strengths = len(STRENGTHS) * (high + AIR)
        self._today(page, game, box._replace(h=box.h - strengths))
        y = box.bottom - strengths + AIR
        for strength in STRENGTHS:
            self._strength(page, game, strength, box._replace(y=y, h=high))
            y += high + AIR

    def _today(self, page: Page, game: str, box: Box) -> None:
        """The cover, and on a plate under it the game, what is to be reached and how hard it is."""
        say, puzzle, name = self.house.words, self.today(game), f"today/{game}"
        lit = self.focus.name == name
        page.plate(box, BUTTON_LIT if lit else PANEL, 250, GOLD if lit else EDGE)
        page.claim(name, box)
        inner = box.inset(18, 14)
        label, goal = page.art.line("label"), min(2 * page.art.line("body"), inner.h * 0.3)
        words, small = label + goal + 44, page.art.line("small")
        if page.art.text_scale <= LARGE:
            page.fitted(inner._replace(h=small), say("puzzle-of-today"), "small", GOLD, "center",
                        leaf=False)
            inner = inner._replace(y=inner.y + small + 6, h=inner.h - small - 6)
        cover = Box(inner.x, inner.y, inner.w, inner.h - words - AIR)
        wide = min(cover.w, cover.h * box_art.SHAPE)
        at = Box(cover.center[0] - wide / 2, cover.y, wide, wide / box_art.SHAPE)
        page.picture(at, box_art.picture(game), leaf=False)
        if self.memory.has(game, puzzle):
            page.picture(Box(at.right - TICK * 0.8, at.bottom - TICK * 0.9, TICK, TICK),
                         "ui/hit", leaf=False)
        y = inner.bottom - words
        page.fitted(Box(inner.x, y, inner.w, label), say(f"game-{game}"), "label",
                    GOLD if lit else IVORY, "center", leaf=False)
        told = say.say(puzzles.words(game, puzzle.goal))
        page.fitted(Box(inner.x, y + label, inner.w, goal), told, "body", IVORY, "center",
                    leaf=False)
        stars(page, puzzle.strength, Box(inner.x, inner.bottom - 40, inner.w, 40),
              say(f"puzzle-strength-{puzzle.strength}"))
        page.spot(name, Control(box, partial(self._open, game, puzzle)),
                  say("puzzle-today", (f"game-{game}",), told))

    def _strength(self, page: Page, game: str, strength: int, box: Box) -> None:
        """More of one strength: its stars, and how many of them have been solved."""
        say, name = self.house.words, f"{strength}/{game}"
        of = sum(one.strength == strength for one in puzzles.shipped(game))
        done = self.memory.count(game, strength)
        following = self.memory.next(game, strength)
        lit = self.focus.name == name
        page.plate(box, BUTTON_LIT if lit else BUTTON, 246, GOLD if lit else EDGE)
        page.claim(name, box)
        stars(page, strength, Box(box.x + 18, box.y, box.w * RATED - 18, box.h),
              say(f"puzzle-strength-{strength}"), middle=False)
        page.fitted(Box(box.x + box.w * RATED, box.y, box.w * (1 - RATED) - 18, box.h),
                    say("puzzle-count", done, of), "small", IVORY if following else DIM, "right",
                    leaf=False)
        first = next((one for one in puzzles.shipped(game) if one.strength == strength), None)
        chosen = following or first
        if chosen:
            page.spot(name, Control(box, partial(self._open, game, chosen)),
                      say("puzzle-more", (f"game-{game}",), strength, done, of))

    def _open(self, game: str, puzzle: Puzzle) -> None:
        open_puzzle(self.house, game, puzzle, self.last_device)
