"""The model of a puzzle's table: a position with open hands and one seat to play."""

from __future__ import annotations

from typing import Any

from game import routes
from game.bots.puzzles import Puzzle, hero_of, part_of, task_of
from game.core.contract import Message, Seat, State, make_luck
from game.core.hands import Hands
from game.core.known_names import make_player
from game.core.lobby_memory import last_names, list_bot_names
from game.core.match import match_at
from game.core.puzzle_memory import FILE, PuzzleMemory
from game.core.puzzles import check_puzzle, name_goal, turn_puzzle
from game.core.record import Player
from game.devices.press import Device
from game.house import House
from game.picture.page import Page
from game.picture.screen import Box
from game.tables.coach import join_sentences
from game.tables.puzzle_card import build_card
from game.tables.taught_table import TaughtTable
from game.ui.layout import Node


class PuzzleTable(TaughtTable):
    def __init__(self, house: House, game: str, puzzle: Puzzle, device: Device) -> None:
        """Begin a puzzle. Raises BadBoard, or BadText for an invalid puzzle."""
        self.puzzle = check_puzzle(game, puzzle)
        self.turned = puzzle = turn_puzzle(game, puzzle)
        self.task = task_of(game, puzzle)
        self.hero = self.task.hero
        self.says = self.whole = name_goal(game, puzzle.goal)
        self.node, self.verdict = self.task.root, self.task.judge(self.task.root)
        self.helped = False
        self.shows: list[str] = []  # moves of the solution to come
        self.showing = False
        (own,) = last_names(house.settings, 1)
        others = list_bot_names(house.settings, own)[:part_of(game).SEATS - 1]
        others.insert(self.hero, own)
        players = tuple(
            make_player(house.settings, name) if seat == self.hero else Player(name, "expert")
            for seat, name in enumerate(others))
        match = match_at(game, players, puzzle.position)
        super().__init__(house, match, Hands(players, {self.hero: device}, "open"))

    def begin_again(self) -> None:
        self.showing, self.shows = False, []
        self.settle()
        self.ended = False
        self.go_back(0)

    def show_solution(self) -> None:
        self.begin_again()
        self.helped = self.showing = True
        self.shows = list(self.turned.solution)
        self.mark_stale()
        self.ask_anew()

    def tell_why(self, known: dict[str, Any]) -> Message:
        """Return why a move is the best one: the result of another; () if all lead to the goal."""
        if not known.get("other"):
            return ()
        game, state, style = self.rules, self.match.state, self.style
        other = game.parse(known["other"])
        spoken = style.words.spoken(game.view(state, self.hero), other)
        told: list[Message] = [("puzzle-why-alone",)] if known["alone"] else []
        if not known["reply"]:
            return join_sentences([*told, ("puzzle-why-misses", spoken)])
        after = game.step(
            state, self.hero, other, make_luck("puzzle", len(self.match.record.lines)))
        seat = hero_of(game, after)
        reply = style.words.spoken(game.view(after, seat), game.parse(known["reply"]))
        return join_sentences([*told, ("puzzle-why-refuted", spoken, ("seat", seat), reply)])

    def tell_refutation(self) -> str:
        """Return the others' answer to a wrong move, if there was one."""
        lines = self.match.record.lines
        if self.showing or not lines or lines[-1].seat == self.hero:
            return ""
        said = [says for ply, says in self.show.captions if ply == len(lines) - 1 and says]
        return self.show.say(said[0]) if said else ""

    def find_following(self) -> Puzzle | None:
        """Return the next unsolved puzzle of this difficulty."""
        return load_memory(self.house).find_next(self.rules.NAME, self.puzzle.strength, self.puzzle)

    def open_following(self) -> None:
        """Open that puzzle in place of this one."""
        stack, following = self.house.stack, self.find_following()
        stack.back_to(self)
        stack.pop()
        if following:
            stack.open(routes.Puzzle(self.rules.NAME, following, self.last_device))

    def show_sheet(self, state: State) -> None:
        """Show no score sheet: the puzzle ends with the round."""

    def undo_length(self, seats: list[Seat]) -> int | None:
        """Go back to the start."""
        if not self.match.record.lines or self.showing or self.hero not in seats:
            return None
        return 0

    def build_note(self, page: Page) -> Node:
        doing = ("puzzle-shown" if self.showing else "puzzle-uncounted" if self.helped
                 else "puzzle-open" if len(self.match.players) > 1 else "puzzle-open-alone")
        return build_card(page, self.house.words, self.puzzle.strength, self.say(self.says),
                          self.house.words(doing), self.find_room().h)

    def words_boxes(self) -> tuple[Box, ...]:
        return (self.find_room(),)


def load_memory(house: House) -> PuzzleMemory:
    """Return the puzzles solved in this house, read once. A kiosk keeps no file: its next guests
    have solved nothing."""
    run, store = house.run, house.store
    if run.solved is None:
        run.solved = PuzzleMemory(None if house.kiosk else store.data / FILE, store.keep)
        if run.solved.trouble:
            house.notice(run.solved.trouble)
    return run.solved
