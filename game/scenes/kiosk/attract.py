"""Attract: bots play, cards tell how the games go, and everybody is invited, until a press.

Nothing stands still for longer than a minute: scenes follow each other, the invitation wanders, and
the whole picture moves by a few pixels. Nothing that is played here is kept.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from itertools import count, cycle
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from game import match as matches
from game import shelf
from game.core import IllegalMove, State
from game.match import BadRecord, Header, Player
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import GOLD, IVORY, PANEL
from game.scene import Scene
from game.scenes.kiosk.howto import HowtoScene
from game.scenes.nightboard import NightBoardScene
from game.tables.hands import Hands
from game.tables.match_scene import WatchedMatch
from game.tables.seatbots import SeatBots
from game.tables.show import Onlooker
from game.tiled import BadBoard

if TYPE_CHECKING:
    from game.house import House

MATCH, CARD = 40.0, 14.0  # seconds for which a match and a card are shown
ENDED = 4.0  # seconds for which the last position of a match stands
SHIFT_EVERY, SHIFT = 90.0, 4  # seconds, pixels
SHIFTS = ((0, 0), (1, 0), (1, 1), (0, 1))
DIM_AFTER, DIM = 600.0, 150  # seconds, alpha of the veil
SEATS = 3  # at most: more bots think for too long to be looked at
NAMES = ("Freja", "Ask", "Embla")
log = logging.getLogger(__name__)


class Part(NamedTuple):
    """A scene that is shown, and for how many seconds at most."""

    scene: Scene
    seconds: float


class AttractTable(WatchedMatch):
    """A match among bots that is in no file."""

    def __init__(self, house: House, game: str, rng: Random) -> None:
        rules = shelf.rules(game)
        seats = rng.choice([n for n in rules.SEATS if 2 <= n <= SEATS])
        players = tuple(Player(name, "skilled") for name in NAMES[:seats])
        header = Header(game, rules.VERSION, players, house.seed or secrets.token_hex(8))
        match = matches.start(header, None)
        super().__init__(house, match, players, Onlooker())
        self.bots = SeatBots(house.minds, match, Hands(players, {}), secrets=self.style.secrets)

    def enter(self) -> None:
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
    it best."""
    return [Part(HowtoScene(house, game), CARD),
            Part(NightBoardScene(house, game, poster=True), CARD)]


class AttractScene(Scene):
    """One part after the other; the kiosk takes it off at the first press."""

    def __init__(self, house: House, *, bots: bool) -> None:
        """Without `bots` only the cards are shown."""
        super().__init__(house)
        self.bots = bots
        self.age = 0.0
        self._parts = self._program()
        self.part = next(self._parts)
        self._left = 0.0
        self._places = cycle((0.5, 0.0))
        self._place = 0.5
        self._prompt: Page | None = None

    def _program(self) -> Iterator[Part]:
        rng = Random(self.house.seed)
        for n in count():
            games = self.house.games
            game = games[n % len(games)]
            if self.bots and (table := self._table(game, rng)):
                yield Part(table, MATCH)
            yield from between(self.house, game)

    def _table(self, game: str, rng: Random) -> AttractTable | None:
        """A new match; None if its board is broken, which the lobby says to whoever chooses it."""
        try:
            return AttractTable(self.house, game, rng)
        except (BadBoard, BadRecord):
            log.exception("%s cannot be shown", game)
            return None

    def enter(self) -> None:
        self._begin()

    def leave(self) -> None:
        self.part.scene.leave()

    def taken(self) -> tuple[list[Box], list[Box]]:
        return self.prompt.boxes, self.part.scene.taken()[0]

    def refit(self) -> None:
        self.part.scene.refit()
        self._prompt = None

    def tick(self, seconds: float) -> None:
        self.age += seconds
        self._left -= seconds
        scene = self.part.scene
        if isinstance(scene, AttractTable) and scene.ended:
            self._left = min(self._left, ENDED)
        if self._left <= 0:
            scene.leave()
            self.part = next(self._parts)
            self._begin()
        self.part.scene.tick(seconds)

    def _begin(self) -> None:
        self._left = self.part.seconds
        if not isinstance(self.part.scene, AttractTable):
            self._place = next(self._places)
        self._prompt = None
        self.part.scene.enter()

    def draw(self, screen: Screen) -> None:
        self.part.scene.draw(screen)
        self.prompt.draw(screen)
        if self.age >= DIM_AFTER:
            screen.cover(self.house.art.veil(screen.surface.get_size()), DIM)
        dx, dy = SHIFTS[int(self.age / SHIFT_EVERY) % len(SHIFTS)]
        screen.shift(dx * SHIFT, dy * SHIFT)

    @property
    def prompt(self) -> Page:
        """The invitation: along the foot of a table, with the names of the house and the game; on
        a card, where it stands during this part."""
        if self._prompt is None:
            page = self._prompt = Page(self.house.art)
            words = self.house.words("attract-join")
            w, h = page.art.size(words, "label")[0] + 148, page.control("label")
            box = Box(SAFE.x + (SAFE.w - w) * self._place, SAFE.bottom - h, w, h)
            scene = self.part.scene
            if isinstance(scene, AttractTable):
                box = box._replace(x=SAFE.right - w)
                page.plate(Box(SAFE.x, box.y, SAFE.w, h), PANEL, 250, GOLD)
                told = self.house.words("attract-game", self.house.words("title"),
                                        self.house.words(f"game-{scene.rules.NAME}"))
                page.fitted(Box(SAFE.x + 32, box.y, SAFE.w - w - 48, h), told, "label", IVORY)
            else:
                page.plate(box, PANEL, 250, GOLD)
            page.picture(Box(box.x + 24, box.y + (h - 60) / 2, 60, 60), "ui/pad", leaf=False)
            page.text(Box(box.x + 104, box.y, w - 128, h), words, "label", GOLD, "center")
        return self._prompt
