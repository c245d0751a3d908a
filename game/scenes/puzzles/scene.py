"""A table at which a puzzle is tried: a position with all hands open, one seat's to play."""

from __future__ import annotations

from typing import Any

from game.bots.puzzles import Puzzle, hero_of, part_of, task_of
from game.core.contract import BadText, Beat, Move, Says, Seat, State, luck
from game.core.hands import Hands
from game.core.known_names import guest
from game.core.lobby_memory import last_names, list_bot_names
from game.core.match import standing
from game.core.puzzle_memory import FILE, PuzzleMemory
from game.core.puzzles import broken, checked, turned, words
from game.core.record import Player
from game.core.tiled import BadBoard
from game.core.words import Trouble
from game.devices.press import Device
from game.house import House
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.scenes.lesson.taught import TaughtTable
from game.scenes.lesson.words import ROOM
from game.scenes.puzzles.card import as_far, build_card
from game.scenes.puzzles.defence import Defence
from game.scenes.puzzles.overlays import PuzzlePauseScene, SolvedScene, WrongScene
from game.tables.coach import joined
from game.ui.layout import Node

SHOWS = 1.6  # seconds between the moves of a solution that is shown


class PuzzleScene(TaughtTable):
    """One puzzle, tried as often as the player likes. All that is kept is that it was solved."""

    pause_scene = PuzzlePauseScene

    def __init__(self, house: House, game: str, puzzle: Puzzle, device: Device) -> None:
        """Begin a puzzle. Raises BadBoard, or BadText for a puzzle that is none."""
        self.puzzle = checked(game, puzzle)
        self.turned = puzzle = turned(game, puzzle)
        self.task = task_of(game, puzzle)
        self.hero = self.task.hero
        self.says = self.whole = words(game, puzzle.goal)
        self.node, self.verdict = self.task.root, self.task.verdict(self.task.root)
        self.helped = False
        self.shows: list[str] = []  # moves of the solution to come
        self.showing = False
        self._looked = 0.0
        (own,) = last_names(house.settings, 1)
        others = list_bot_names(house.settings, own)[:part_of(game).SEATS - 1]
        others.insert(self.hero, own)
        players = tuple(guest(house.settings, name) if seat == self.hero else Player(name, "expert")
                        for seat, name in enumerate(others))
        match = standing(game, players, puzzle.position)
        super().__init__(house, match, Hands(players, {self.hero: device}, "open"))
        self.show.base.demand((ROOM,))
        self.defence = Defence(self)
        self.bots = self.defence

    def ask(self) -> None:
        super().ask()
        if self.verdict is not None or self.showing or self.defence.lost:
            self.pickers.clear()
        self.countdown.ask({}, ())

    def _played(self, seat: Seat, move: Move, beats: list[Beat]) -> None:
        self.node = self.task.play(self.node, move)
        self.verdict, self._looked = self.task.verdict(self.node), 0.0
        if self.verdict is None and self.task.asked(self.node) == self.hero:
            self.says = words(self.rules.NAME, self.task.goal(self.node))
        self.stale()
        super()._played(seat, move, beats)

    def follow(self, beats: list[Beat]) -> None:
        """Show a move as far as it is about the puzzle: not the next deal."""
        if self.verdict is not None:
            beats = as_far(beats, self.style)
        super().follow(beats)

    def again(self) -> None:
        """Begin anew."""
        self.showing, self.shows = False, []
        self.settle()
        self.ended = False
        self.go_back(0)

    def solution(self) -> None:
        """Show the solution."""
        self.again()
        self.helped = self.showing = True
        self.shows = list(self.turned.solution)
        self.stale()
        self.ask_anew()

    def _gone_back(self, length: int) -> None:
        self.node, self.verdict = self.task.root, self.task.verdict(self.task.root)
        self._looked, self.defence.lost, self.says = 0.0, False, self.whole
        self.stale()
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
                self._over()

    @property
    def _look(self) -> float:
        """Return for how many seconds a move is seen without a word."""
        return 1.4 if self.verdict or self.showing else 0.5

    def why(self, known: dict[str, Any]) -> Says:
        """Tell why a move is the best one: what becomes of another; () if all lead there."""
        if not known.get("other"):
            return ()
        game, state, style = self.rules, self.match.state, self.style
        other = game.parse(known["other"])
        spoken = style.words.spoken(game.view(state, self.hero), other)
        told: list[Says] = [("puzzle-why-alone",)] if known["alone"] else []
        if not known["reply"]:
            return joined([*told, ("puzzle-why-misses", spoken)])
        after = game.step(state, self.hero, other, luck("puzzle", len(self.match.record.lines)))
        seat = hero_of(game, after)
        reply = style.words.spoken(game.view(after, seat), game.parse(known["reply"]))
        return joined([*told, ("puzzle-why-refuted", spoken, ("seat", seat), reply)])

    def refuted(self) -> str:
        """Tell what the others have answered to a wrong move; nothing if nobody has."""
        lines = self.match.record.lines
        if self.showing or not lines or lines[-1].seat == self.hero:
            return ""
        said = [says for ply, says in self.show.captions if ply == len(lines) - 1 and says]
        return self.show.say(said[0]) if said else ""

    def _over(self) -> None:
        stack = self.house.stack
        if self.verdict and not self.showing:
            if not self.helped:
                memory(self.house).add(self.rules.NAME, self.puzzle)
            stack.push(SolvedScene(self.house, self))
        else:
            stack.push(WrongScene(self.house, self))

    def following(self) -> Puzzle | None:
        """Return the next one of its strength that nobody has solved here."""
        return memory(self.house).next(self.rules.NAME, self.puzzle.strength, self.puzzle)

    def onward(self) -> None:
        """Open that one in place of this."""
        stack, game = self.house.stack, self.rules.NAME
        stack.back_to(self)
        stack.pop()
        if following := self.following():
            open_puzzle(self.house, game, following, self.last_device)

    def not_you(self, seats: list[Seat]) -> None:
        """End what there is to see, at a press."""
        self.settle()
        if self.verdict is not None or self.showing or self.defence.lost:
            self._looked = max(self._looked, self._look)
        elif seats:
            self.bots.hurry()

    def counted(self, state: State) -> None:
        """Show no sheet: the round is over, and so is the puzzle."""

    def undo_length(self, seats: list[Seat]) -> int | None:
        """Go back to where it began."""
        if not self.match.record.lines or self.showing or self.hero not in seats:
            return None
        return 0

    def build_note(self, page: Page) -> Node:
        doing = ("puzzle-shown" if self.showing else "puzzle-uncounted" if self.helped
                 else "puzzle-open" if len(self.match.players) > 1 else "puzzle-open-alone")
        return build_card(page, self, self.house.words(doing))

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        self.page.draw(screen)

    def words_boxes(self) -> tuple[Box, ...]:
        return (self.room(),)


def open_puzzle(house: House, game: str, puzzle: Puzzle, device: Device) -> None:
    """Open a table for a puzzle, or say why it or its board cannot be used."""
    try:
        house.stack.push(PuzzleScene(house, game, puzzle, device))
    except BadBoard as error:
        house.notice(Trouble("map-unusable", str(error)))
    except BadText as error:
        house.notice(broken(game, error))


def memory(house: House) -> PuzzleMemory:
    """Return which puzzles were solved in a house, read once. A kiosk keeps no file: its next
    guests have solved nothing."""
    run, store = house.run, house.store
    if run.solved is None:
        run.solved = PuzzleMemory(None if house.kiosk else store.data / FILE, store.keep)
        if run.solved.trouble:
            house.notice(run.solved.trouble)
    return run.solved
