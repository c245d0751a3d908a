"""Attract: bots play, cards tell how the games go, and everybody is invited, until a press.

Nothing stands still for longer than a minute: scenes follow each other, the light round the
invitation breathes, and the whole picture moves by a few pixels. Nothing that is played here is
kept.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from game import match as matches
from game import puzzles, shelf
from game.bots.minds import quick_answer
from game.bots.puzzles import Puzzle
from game.core import BadText, IllegalMove, State
from game.picture.art import Art
from game.picture.music import Tune
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.record import BadRecord, Header, Player
from game.scene import Scene
from game.scenes.kiosk.howto import HowtoScene
from game.scenes.kiosk.invitation import breathe, place, put, put_sign, said
from game.scenes.kiosk.passed import PassedMatch
from game.scenes.kiosk.poster import Poster, foresee
from game.scenes.nightboard.scene import NightBoardScene
from game.scenes.puzzles.menu import today
from game.scenes.puzzles.passing import PassingPuzzle
from game.tables.faces import NAMES
from game.tables.hands import Hands
from game.tables.seatbots import SeatBots
from game.tables.show import Everybody
from game.tiled import BadBoard

if TYPE_CHECKING:
    from game.house import House

MATCH, CARD = 40.0, 14.0  # seconds for which a match and a card are shown
BARE = 7.0  # and a board on which nobody stands
TITLED = 6.0  # seconds of a game's poster before its match
ENDED = 4.0  # seconds for which the last position of a match stands
SHIFT_EVERY, SHIFT = 90.0, 4  # seconds, pixels
SHIFTS = ((0, 0), (1, 0), (1, 1), (0, 1))
DIM_AFTER, DIM = 600.0, 150  # seconds, alpha of the veil
UNSEEN = 14, 30  # moves that are played before a match is shown,
LAST = 8  # and those at its end that are not
SHARES = {"off": 0.0, "quiet": 0.4, "normal": 1.0}  # of the music's usual loudness
FEW = 2  # seats at least: of more hands and panels nobody who passes sees which one plays
log = logging.getLogger(__name__)


class Part(NamedTuple):
    """A scene that is shown, and for how many seconds at most."""

    scene: Scene
    seconds: float
    game: str = ""  # which it is about


class AttractTable(PassedMatch):
    """A match among bots that is in no file. Some of it is played before it is shown, so that
    something has happened and something is at stake; whoever passes by sees all hands."""

    def __init__(
        self, house: House, game: str, rng: Random, brushes: Art | None = None,
    ) -> None:
        rules = shelf.rules(game)
        seats = min(n for n in rules.SEATS if n >= FEW)
        players = tuple(Player(name, "skilled") for name in NAMES[:seats])
        header = Header(game, rules.VERSION, players, house.seed or secrets.token_hex(8))
        match = matches.start(header, None)
        super().__init__(house, match, players, Everybody(), brushes)
        self.bots = SeatBots(house.minds, match, Hands(players, {}), self.style)
        self._rng, self._unseen = rng, rng.randint(*UNSEEN)

    def warm(self) -> bool:
        """Play a move that nobody sees, without thinking; of a match that ends by it the last ones
        are taken back, to be seen. Returns whether there was something to do."""
        if self._unseen <= 0:
            return False
        if self.match.result is not None:
            self._unseen = 0
            self.match.undo(max(len(self.match.record.lines) - LAST, UNSEEN[0]))
            return True
        self._unseen -= 1
        rules, state = self.rules, self.match.state
        for seat in self._rng.sample(self.match.waits_for, len(self.match.waits_for)):
            move = quick_answer({"game": rules.NAME, "view": rules.write(rules.view(state, seat)),
                                 "seat": seat, "luck": str(self._rng.random())})
            if move is not None:
                self.match.play(seat, rules.parse(move))
                return True
        return False

    def enter(self) -> None:
        while self.warm():
            pass
        super().enter()
        self.bots.ask()

    def leave(self) -> None:
        self.bots.forget()

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self.show.reel.busy or not (answer := self.bots.answer(seconds, self.speed)):
            return
        seat, move = answer
        try:
            self.play(seat, move)
        except IllegalMove as error:
            log.warning("%s: a bot's move was refused: %s", self.rules.NAME, error)
            self.bots.ask_again(seat)
        else:
            self.bots.ask()

    def counted(self, state: State) -> None:
        """Nobody is there to press the sheet of a round away."""


def between(house: House, game: str) -> list[Part]:
    """What is shown after a game's match, before the next game's: how it goes, and who has played
    it best; a board without names is soon seen."""
    named = any(kind.game == game for kind in house.night.last.kinds)
    return [Part(HowtoScene(house, game), CARD, game),
            Part(NightBoardScene(house, game, poster=True), CARD if named else BARE, game)]


class AttractScene(Scene):
    """One part after the other; the kiosk takes it off at the first press."""

    def __init__(self, house: House, *, bots: bool) -> None:
        """Without `bots` only the cards are shown."""
        super().__init__(house)
        self.bots = bots
        self.age = 0.0
        self._brushes = Art()  # of all matches: what one has drawn is there for the next
        self._parts = self._program()
        self.part = next(self._parts)
        self._coming: Part | None = None
        self._left = 0.0
        self._prompt: Page | None = None
        self._poster: Poster | None = None  # that of the match which begins
        self._tune = Tune()

    def _program(self) -> Iterator[Part]:
        rng = Random(self.house.seed)
        for n in count():
            games = self.house.games
            game = games[n % len(games)]
            if self.bots and (table := self._table(game, rng)):
                yield Part(table, MATCH, game)
            yield from between(self.house, game)
            last = n % len(games) == len(games) - 1
            if last and (passing := self._passing(n // len(games))):
                yield Part(passing, passing.seconds)

    def _passing(self, n: int) -> PassingPuzzle | None:
        """After every round of games today's puzzle of one of them, if there are puzzles."""
        if not (games := puzzles.games(self.house.games)):
            return None
        game = games[n % len(games)]
        try:
            listed = puzzles.shipped(game)
            return PassingPuzzle(self.house, game, listed[puzzles.todays(listed, today())])
        except (BadBoard, BadText, IndexError):
            log.exception("a puzzle of %s cannot be shown", game)
            return None

    @property
    def puzzle(self) -> tuple[str, Puzzle] | None:
        """The puzzle that is shown now, and of which game."""
        scene = self.part.scene
        return (scene.rules.NAME, scene.puzzle) if isinstance(scene, PassingPuzzle) else None

    def _table(self, game: str, rng: Random) -> AttractTable | None:
        """A new match; None if its board is broken, which the lobby says to whoever chooses it."""
        try:
            return AttractTable(self.house, game, rng, self._brushes)
        except (BadBoard, BadRecord):
            log.exception("%s cannot be shown", game)
            return None

    def enter(self) -> None:
        self._begin()

    def leave(self) -> None:
        self.part.scene.leave()

    @property
    def tune(self) -> Tune:
        """That of the match that is shown, and on its game's cards too, as loud as the operator
        wants it."""
        return self._tune._replace(share=SHARES[self.house.kiosk.choices.attract]
                                   if self.house.kiosk else 1.0)

    def taken(self) -> tuple[list[Box], list[Box]]:
        return self.prompt.boxes, self.part.scene.taken()[0]

    def refit(self) -> None:
        self.part.scene.refit()
        self._prompt = None
        if self._poster:
            self._poster.refit()

    def tick(self, seconds: float) -> None:
        scene = self.part.scene
        self.age += seconds
        self._left -= seconds
        if isinstance(scene, AttractTable) and scene.ended:
            self._left = min(self._left, ENDED)
        if self._left <= 0:
            scene.leave()
            self.part, self._coming = self._coming or next(self._parts), None
            self._begin()
        else:
            self._prepare()
        if self._poster:
            self._poster.tick(seconds)
            if self.part.seconds - self._left >= TITLED:
                self._poster = None
        self.part.scene.tick(seconds)
        self._tune = self.part.scene.tune or self._tune

    def _prepare(self) -> None:
        """The next part, a little in each frame, so that no frame waits for it."""
        if self._coming is None:
            self._coming = next(self._parts)
        elif isinstance(self._coming.scene, AttractTable):
            self._coming.scene.warm()
            foresee(self.house, self._coming.scene.rules.NAME,
                    self.house.screen.surface.get_size())

    def _begin(self) -> None:
        self._left = self.part.seconds
        self._prompt = None
        scene = self.part.scene
        self._poster = (Poster(self.house, scene.rules.NAME) if isinstance(scene, AttractTable)
                        else None)
        self.part.scene.enter()
        self._tune = self.part.scene.tune or self._tune

    def draw(self, screen: Screen) -> None:
        (self._poster or self.part.scene).draw(screen)
        self.prompt.draw(screen)
        breathe(screen, self.house.art, place(self.house), self.age,
                still=self.house.settings.reduced_motion)
        if self.age >= DIM_AFTER:
            screen.cover(self.house.art.veil(screen.surface.get_size()), DIM)
        dx, dy = SHIFTS[int(self.age / SHIFT_EVERY) % len(SHIFTS)]
        screen.shift(dx * SHIFT, dy * SHIFT)

    @property
    def prompt(self) -> Page:
        """The invitation, and whose house this is."""
        if self._prompt is None:
            page = self._prompt = Page(self.house.art)
            put(page, place(self.house), said(self.house, puzzle=bool(self.puzzle)))
            put_sign(page, self.house)
        return self._prompt
