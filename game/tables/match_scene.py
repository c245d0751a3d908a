"""A match on the screen: played at a table, replayed from a record, or shown to passers-by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game import routes
from game.core.contract import Beat, Message, Move, Seat, State
from game.core.match import Match
from game.core.record import Closing, Handed, Player
from game.devices.press import Action
from game.house import House
from game.picture.art import Art
from game.picture.board_map import find_board
from game.picture.motion import Script
from game.picture.music import Mood, Tune
from game.picture.screen import Box, Screen
from game.scene import Scene
from game.tables.feelings import LASTS
from game.tables.parts import list_parts
from game.tables.picture import Picture
from game.tables.show import Stage, TableView
from game.tables.style import mood_of, table_style
from game.tables.viewpoint import Viewpoint
from game.tables.views import Views

RESULT_PAUSE = 0.6


class MatchScene(Scene):
    """A match, shown to one viewpoint; `ended` is true once its last move has been shown."""

    taught = False  # whether things lie where the board has them in a lesson
    led = False  # whether a teacher says the task, and nothing glows but that
    watched = False  # whether they lie where the board has them while a match is watched again
    steers: frozenset[Action] = frozenset()  # presses that are its own also while a sheet is read
    brief = False  # whether information for players alone is left out

    def __init__(
        self, house: House, match: Match, players: Sequence[Player], eyes: Viewpoint,
        sorts: Mapping[Seat, str] | None = None,
    ) -> None:
        """`players` sit round it now; `sorts` is how they lay their hands. Raises BadBoard."""
        self.house = house
        self.match = match
        self.rules = match.rules
        self.style = table_style(self.rules.NAME)
        base = self.style.lay_board(
            find_board(self.style.board, len(players), lesson=self.taught, replay=self.watched),
            match.state)
        base.require_zones(self.style.zones)
        stage = Stage(self.find_art(), house.sounds, lambda: house.words, lambda: house.settings,
                      lambda: self.speed)
        self.show = TableView(stage, self.rules, self.style, base, players, match.state, eyes,
                              dict(sorts or {}), brief=self.brief, watched=self.watched)
        self._views = Views(self.rules)
        self._heard: tuple[State, Mood, Sequence[Seat]] | None = None  # by the view of nobody
        self.picture = self.make_picture()
        self.ended = False

    @property
    def attended(self) -> bool:
        """Say whether a player sits here who can close a sheet over the table."""
        return False

    def make_keeper(self) -> Callable[[], None] | None:
        """Return the button of the rules that keeps the summary card open here, if it has room."""
        return None

    def open_rules(self, keep: Callable[[], None] | None = None) -> None:
        self.house.stack.open(routes.Rules(self.rules.NAME, keep, self.match.state))

    def find_art(self) -> Art:
        """Return the art of the picture, usually that of the whole window."""
        return self.house.art

    def make_picture(self) -> Picture:
        """Return the picture of the show."""
        return Picture(self.show, list_parts(self.show))

    def view_for(self, seat: Seat | None) -> State:
        """Return the part of the shown state that a seat may see."""
        return self._views(self.show.state, seat)

    @property
    def speed(self) -> float:
        """Return how fast things move; 0 means at once."""
        return self.house.speed

    def enter(self) -> None:
        self.house.art.warm_up(self.house.screen.size)
        self.recall_captions(0)
        self.show.put(self.match.state)
        self.show.layer.finish()
        if self.match.result is not None:
            self.show.reel.play(self._end())

    def recall_captions(self, ply: int) -> None:
        """Add the captions of a move and of all that follow it, without showing the moves."""
        before = None
        for n, beats in enumerate(self.match.beats[ply:], ply):
            for beat in beats:
                self.show.add_caption(n, beat, before)
                if before is not None and n >= len(self.match.beats) - LASTS:
                    self.show.show_feelings(n, before, beat.state)
                before = beat.state
            self._hand_over(n)
        if closing := self.match.closing:
            self._close(closing)

    @property
    def handed(self) -> Sequence[tuple[int, Handed]]:
        """Return the seats that a bot has taken over, each with the number of moves before that."""
        return self.match.record.handed

    def _hand_over(self, ply: int) -> None:
        """Tell which seats a bot takes over after a move."""
        self.show.captions += [(ply, one.says) for length, one in self.handed if length == ply + 1]

    def _close(self, closing: Closing) -> None:
        """Show how the players ended the match."""
        if result := self.match.result:
            self.show.close(max(len(self.match.beats) - 1, 0), closing, result)

    def refit(self) -> None:
        self.picture.refit()

    def resume(self) -> None:
        self.picture.refit()

    def settle(self) -> None:
        """Finish all motion at once."""
        self.show.finish()

    def follow(self, beats: list[Beat]) -> None:
        """Show a move that has been played."""
        self.show.reel.play(self._tell_beats(len(self.match.beats) - 1, beats))

    def _tell_beats(self, ply: int, beats: list[Beat]) -> Script:
        """Tell a move, and the end of the match after the last one."""
        yield from self.show.tell(ply, beats, self.show_sheet)
        self._hand_over(ply)
        if closing := self.match.closing:
            self._close(closing)
        if self.match.result is not None:
            yield from self._end()

    def show_sheet(self, state: State) -> None:
        """Show the sheet of a round that has been scored."""
        self.house.stack.open(routes.ScoreSheet(state))

    def _end(self) -> Script:
        yield RESULT_PAUSE / (self.speed or 1e9)
        self.ended = True

    @property
    def tune(self) -> Tune:
        """Return the game's music. It follows from the public view alone, as any other choice would
        tell a secret."""
        view, players = self.view_for(None), self.show.players
        if self.match.closing:
            return Tune(self.style.theme.music, "over", (), hushed=False)
        if self._heard is None or self._heard[0] is not view:
            prompts = self.rules.prompts(view)
            self._heard = view, mood_of(self.rules, self.style, view, prompts), tuple(prompts)
        _, mood, asked = self._heard
        people = tuple(seat for seat in asked if players[seat].kind == "human")
        return Tune(self.style.theme.music, mood, people, hushed=self.show.moment is not None)

    def tick(self, seconds: float) -> None:
        self.show.tick(seconds)

    def draw(self, screen: Screen) -> None:
        self.picture.draw(screen)

    def list_obstacles(self) -> tuple[list[Box], list[Box]]:
        return [box for page in self.picture.drawn for box in page.boxes], []

    # words

    def name_of(self, seat: Seat) -> str:
        """Return what the players call a seat."""
        return self.show.name_of(seat)

    def say(self, says: Message) -> str:
        """Words of the table."""
        return self.show.say(says)


class WatchedMatch(MatchScene):
    """A match without players at the screen; hidden cards stay hidden."""

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move from elsewhere. Raises IllegalMove."""
        self.settle()
        self.follow(self.match.play(seat, move))
