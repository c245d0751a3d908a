"""The table of a puzzle: a position with open hands and one seat to play."""

from __future__ import annotations

from game.bots.puzzles import Puzzle
from game.core.contract import Beat, Move, Seat
from game.core.puzzles import name_goal
from game.devices.press import Device
from game.house import House
from game.picture.screen import Screen
from game.scenes.puzzles.defence import Defence
from game.scenes.puzzles.overlays import PuzzlePauseScene, SolvedScene, WrongScene
from game.scenes.puzzles.table import PuzzleTable, load_memory
from game.tables.puzzle_card import as_far
from game.tables.taught_table import ROOM

SHOWS = 1.6  # seconds between the moves of a solution that is shown


class PuzzleScene(PuzzleTable):
    """One puzzle, with any number of tries. Only its solution is recorded."""

    pause_scene = PuzzlePauseScene

    def __init__(self, house: House, game: str, puzzle: Puzzle, device: Device) -> None:
        """Begin a puzzle. Raises BadBoard, or BadText for an invalid puzzle."""
        self._looked = 0.0
        super().__init__(house, game, puzzle, device)
        self.show.base.require_zones((ROOM,))
        self.bots = self.defence = Defence(self)

    def ask(self) -> None:
        super().ask()
        if self.verdict is not None or self.showing or self.defence.lost:
            self.pickers.clear()
        self.countdown.ask({}, ())

    def _on_move(self, seat: Seat, move: Move, beats: list[Beat]) -> None:
        self.node = self.task.play(self.node, move)
        self.verdict, self._looked = self.task.judge(self.node), 0.0
        if self.verdict is None and self.task.find_mover(self.node) == self.hero:
            self.says = name_goal(self.rules.NAME, self.task.tell_goal(self.node))
        self.mark_stale()
        super()._on_move(seat, move, beats)

    def follow(self, beats: list[Beat]) -> None:
        """Show a move up to the next deal."""
        if self.verdict is not None:
            beats = as_far(beats, self.style)
        super().follow(beats)

    def _gone_back(self, length: int) -> None:
        self.node, self.verdict = self.task.root, self.task.judge(self.task.root)
        self._looked, self.defence.lost, self.says = 0.0, False, self.whole
        self.mark_stale()
        super()._gone_back(length)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self.show.reel.busy or self.house.stack.top is not self:
            return
        asked = next(iter(self.match.waits_for), None)
        if self.shows:
            self._looked += seconds
            if self._looked * (self.speed or 1e9) >= SHOWS and asked is not None:
                self.play(asked, self.rules.parse(self.shows.pop(0)))
        elif self.verdict is not None or self.showing or (self.defence.lost and asked == self.hero):
            self._looked += seconds
            if self._looked * (self.speed or 1e9) >= self._look:
                self._looked = float("-inf")  # once
                self._finish()

    @property
    def _look(self) -> float:
        """Return the seconds for which a move is shown without a word."""
        return 1.4 if self.verdict or self.showing else 0.5

    def _finish(self) -> None:
        stack = self.house.stack
        if self.verdict and not self.showing:
            if not self.helped:
                load_memory(self.house).add(self.rules.NAME, self.puzzle)
            stack.push(SolvedScene(self.house, self))
        else:
            stack.push(WrongScene(self.house, self))

    def not_you(self, seats: list[Seat]) -> None:
        """Finish all motion at a press."""
        self.settle()
        if self.verdict is not None or self.showing or self.defence.lost:
            self._looked = max(self._looked, self._look)
        elif seats:
            self.bots.hurry()

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        self.page.draw(screen)
