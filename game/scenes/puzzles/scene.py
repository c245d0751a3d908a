"""A table at which a puzzle is tried: a position with all hands open, one seat's to play, and the
best defence on all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.bots.advice import Advice, Rated
from game.bots.puzzles import Puzzle, hero_of, part_of, task_of
from game.core import BadText, Beat, Move, Says, Seat, State, luck
from game.devices.press import Device
from game.match import standing
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.puzzles import broken, checked, turned, words
from game.record import Player
from game.scenes.lesson.words import ROOM, room_of
from game.scenes.lobby.memory import opposite, usual_names
from game.scenes.names.known_names import guest
from game.scenes.puzzles.card import PuzzleCard, as_far
from game.scenes.puzzles.memory import memory
from game.scenes.puzzles.overlays import PuzzlePauseScene, SolvedScene, WrongScene
from game.tables.coach import joined
from game.tables.hands import Hands
from game.tables.seatbots import SeatBots, Tell
from game.tables.table import TableScene
from game.tiled import BadBoard
from game.words import Trouble

if TYPE_CHECKING:
    from game.house import House

LOOK, SLIPPED = 1.4, 0.5  # seconds to see what a move has done, before a word is said about it
REFUTES = 0.3  # seconds until the answer to a move that lets it slip, at most
SHOWS = 1.6  # seconds between the moves of a solution that is shown


class Defence(SeatBots):
    """In the bots' place: the best answer to whatever is tried. It is worked out in their process,
    and comes after the pause that bots take."""

    def __init__(self, table: PuzzleScene) -> None:
        super().__init__(table.house.minds, table.match, table.hands, table.style)
        self._table = table
        self._ticket: int | None = None
        self._best: str | None = None
        self._known: dict[str, Any] = {}  # what else is known of the best move
        self._waits: Tell | None = None  # for a hint
        self.lost = False  # whether a move has let the solution slip

    def ask(self) -> None:
        """Ask for an answer to what was tried, and whether it still leads there; at the beginning
        too, so that the process has done its first work before anybody waits for it."""
        self.forget()
        table = self._table
        tried = [line.move for line in table.match.record.lines]
        refuted = self.lost and table.hero in table.match.waits_for
        if not tried:
            self._best, self.lost = table.turned.solution[0], False
        if table.verdict is None and not table.shows and not refuted:
            self._ticket = self._minds.defend(table.rules.NAME, table.turned.line(), tried)

    def forget(self) -> None:
        super().forget()
        if self._ticket is not None:
            self._minds.forget(self._ticket)
        self._ticket = self._best = self._waits = None
        self._known = {}

    def answer(self, seconds: float, speed: float) -> tuple[Seat, Move] | None:
        self._waited += seconds
        self._hear()
        table = self._table
        seat = next(iter(table.match.waits_for), table.hero)
        if self._best is None or seat == table.hero or table.verdict is not None:
            return None
        self._answers[seat] = table.rules.parse(self._best)
        pace = min(self._pace(seat), REFUTES) if self.lost else self._pace(seat)
        if self._waited < (pace / speed if speed and not self._hasty else 0.0):
            return None
        self._best = None
        return seat, self._answers.pop(seat)

    def _hear(self) -> None:
        if self._ticket is None:
            return
        for ticket, move in self._minds.poll():
            if ticket == self._ticket:
                self._ticket, self._best = None, move
                self._known = self._minds.advice(ticket) or {}
                self.lost = not self._known.get("kept", False)
        if self._waits and self._best and self._ticket is None:
            self._tell(self._waits)

    def hint(self, seat: Seat, seconds: float, answer: Tell) -> None:  # noqa: ARG002  it is known
        """The next move of a solution, and why nothing else will do; whoever asks has not solved it
        alone."""
        self._table.helped = True
        self._table.card.stale()
        if self._best is None or self._ticket is not None:
            self._waits = answer
        else:
            self._tell(answer)

    def _tell(self, answer: Tell) -> None:
        self._waits = None
        if self._best and not self.lost:
            move = self._table.rules.parse(self._best)
            answer(Advice((Rated(move, 0.0),), self._table.why(self._known)), True)


class PuzzleScene(TableScene):
    """One puzzle, tried as often as one likes. What is played here is kept nowhere, but that it was
    solved."""

    taught = True

    def __init__(self, house: House, game: str, puzzle: Puzzle, device: Device) -> None:
        """Raises BadBoard, or BadText for a puzzle that is none."""
        self.puzzle = checked(game, puzzle)
        self.turned = puzzle = turned(game, puzzle)
        self.task = task_of(game, puzzle)
        self.hero = self.task.hero
        self.says = self.whole = words(game, puzzle.goal)
        self.node, self.verdict = self.task.root, self.task.verdict(self.task.root)
        self.helped = False
        self.shows: list[str] = []  # what is still to be shown of the solution
        self.showing = False
        self._looked = 0.0
        (own,) = usual_names(house, 1)
        others = opposite(house, own)[:part_of(game).SEATS - 1]
        others.insert(self.hero, own)
        players = tuple(guest(house, name) if seat == self.hero else Player(name, "expert")
                        for seat, name in enumerate(others))
        match = standing(game, players, puzzle.position)
        super().__init__(house, match, Hands(players, {self.hero: device}, "open"))
        self.show.base.demand((ROOM,))
        self.card = PuzzleCard(self)
        self.defence = Defence(self)
        self.bots = self.defence

    # what is tried

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
        self.card.stale()
        super()._played(seat, move, beats)

    def follow(self, beats: list[Beat]) -> None:
        """Show a move as far as it is about the puzzle: not the next deal."""
        if self.verdict is not None:
            beats = as_far(beats, self.style)
        super().follow(beats)

    def again(self) -> None:
        """From the beginning."""
        self.showing, self.shows = False, []
        self.settle()
        self.ended = False
        self.go_back(0)

    def solution(self) -> None:
        """Play it out."""
        self.again()
        self.helped = self.showing = True
        self.shows = list(self.turned.solution)
        self.card.stale()
        self.ask_anew()

    def _gone_back(self, length: int) -> None:
        self.node, self.verdict = self.task.root, self.task.verdict(self.task.root)
        self._looked, self.defence.lost, self.says = 0.0, False, self.whole
        self.card.stale()
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
        """How long the board is looked at before anything is said: only briefly after a slip."""
        return LOOK if self.verdict or self.showing else SLIPPED

    def why(self, known: dict[str, Any]) -> Says:
        """Why the best move is: what becomes of another one; () if all lead there."""
        if not known.get("other"):
            return ()
        game, state, style = self.rules, self.match.state, self.style
        other = game.parse(known["other"])
        spoken = style.spoken(game.view(state, self.hero), other)
        told: list[Says] = [("puzzle-why-alone",)] if known["alone"] else []
        if not known["reply"]:
            return joined([*told, ("puzzle-why-misses", spoken)])
        after = game.step(state, self.hero, other, luck("puzzle", len(self.match.record.lines)))
        seat = hero_of(game, after)
        reply = style.spoken(game.view(after, seat), game.parse(known["reply"]))
        return joined([*told, ("puzzle-why-refuted", spoken, ("seat", seat), reply)])

    def refuted(self) -> str:
        """What the others have answered to a move that let it slip, in words; empty if nobody
        has."""
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
        """The next one of its strength that nobody has solved here."""
        return memory(self.house).next(self.rules.NAME, self.puzzle.strength, self.puzzle)

    def onward(self) -> None:
        """To that one, in place of this."""
        stack, game = self.house.stack, self.rules.NAME
        stack.back_to(self)
        stack.pop()
        if following := self.following():
            open_puzzle(self.house, game, following, self.last_device)

    def not_you(self, seats: list[Seat]) -> None:
        """A press while there is only something to see: enough seen."""
        self.settle()
        if self.verdict is not None or self.showing or self.defence.lost:
            self._looked = max(self._looked, self._look)
        elif seats:
            self.bots.hurry()

    def counted(self, state: State) -> None:
        """No sheet: the round is over, and so is the puzzle."""

    def _results(self) -> None:
        """A match that is over here is a puzzle that is."""

    def undo_length(self, seats: list[Seat]) -> int | None:
        """Back to where it began."""
        if not self.match.record.lines or self.showing or self.hero not in seats:
            return None
        return 0

    def pause(self, device: Device) -> None:
        self.settle()
        self.house.sounds.play("pause")
        self.house.stack.push(PuzzlePauseScene(self.house, self, device))

    def lose(self, device: Device) -> None:
        """A pad was unplugged: any other device speaks for whoever plays, too."""

    # the card

    def refit(self) -> None:
        super().refit()
        self.card.stale()

    def resume(self) -> None:
        super().resume()
        self.card.stale()

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        self.page.draw(screen)

    @property
    def page(self) -> Page:
        """The words about it."""
        return self.card.page

    def room(self) -> Box:
        """Where these stand."""
        return room_of(self.show, self.house.art)

    def covers(self, box: Box) -> bool:
        return box.meets(self.room())


def open_puzzle(house: House, game: str, puzzle: Puzzle, device: Device) -> None:
    """A table for a puzzle; a sentence if it or its board cannot be used."""
    try:
        house.stack.push(PuzzleScene(house, game, puzzle, device))
    except BadBoard as error:
        house.notice(Trouble("map-unusable", str(error)))
    except BadText as error:
        house.notice(broken(game, error))
