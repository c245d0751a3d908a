"""Attract: bots play, cards tell how the games go, and everybody is invited, until a press.

Nothing stands still for longer than a minute: scenes follow each other, the invitation wanders, and
the whole picture moves by a few pixels. Nothing that is played here is kept.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from itertools import count, cycle
from math import sin
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from game import match as matches
from game import shelf
from game.bots.minds import quick_answer
from game.core import IllegalMove, State
from game.match import BadRecord, Header, Player
from game.picture.music import Tune
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import DIM as DIMMED
from game.picture.theme import GOLD, IVORY, PANEL
from game.scene import Scene
from game.scenes.kiosk.howto import HowtoScene
from game.scenes.nightboard import NightBoardScene
from game.tables.guide import corner
from game.tables.hands import Hands
from game.tables.match_scene import WatchedMatch
from game.tables.seatbots import SeatBots
from game.tables.show import Everybody
from game.tiled import BadBoard

if TYPE_CHECKING:
    from game.house import House

MATCH, CARD = 40.0, 14.0  # seconds for which a match and a card are shown
ENDED = 4.0  # seconds for which the last position of a match stands
SHIFT_EVERY, SHIFT = 90.0, 4  # seconds, pixels
SHIFTS = ((0, 0), (1, 0), (1, 1), (0, 1))
BREATH, BRIGHT = 2.1, 70  # of the invitation: radians a second, and its alpha at most
DIM_AFTER, DIM = 600.0, 150  # seconds, alpha of the veil
UNSEEN = 14, 30  # moves that are played before a match is shown
SHARES = {"off": 0.0, "quiet": 0.4, "normal": 1.0}  # of the music's usual loudness
SEATS = 3  # at most: more bots think for too long to be looked at
NAMES = ("Freja", "Ask", "Embla")
log = logging.getLogger(__name__)


class Part(NamedTuple):
    """A scene that is shown, and for how many seconds at most."""

    scene: Scene
    seconds: float


class AttractTable(WatchedMatch):
    """A match among bots that is in no file. Some of it is played before it is shown, so that
    something has happened and something is at stake; whoever passes by sees all hands."""

    def __init__(self, house: House, game: str, rng: Random) -> None:
        rules = shelf.rules(game)
        seats = rng.choice([n for n in rules.SEATS if 2 <= n <= SEATS])
        players = tuple(Player(name, "skilled") for name in NAMES[:seats])
        header = Header(game, rules.VERSION, players, house.seed or secrets.token_hex(8))
        match = matches.start(header, None)
        super().__init__(house, match, players, Everybody())
        self.bots = SeatBots(house.minds, match, Hands(players, {}), secrets=self.style.secrets)
        self._rng, self._unseen = rng, rng.randint(*UNSEEN)

    def warm(self) -> bool:
        """Play a move that nobody sees, without thinking. Returns whether there was one to play."""
        if self._unseen <= 0 or self.match.result is not None:
            return False
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
        self._coming: Part | None = None
        self._left = 0.0
        self._places = cycle((0.5, 0.0))
        self._place = 0.5
        self._prompt: Page | None = None
        self._tune = Tune()
        self._invites = Box(0, 0, 1, 1)  # where the words of it stand

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

    def tick(self, seconds: float) -> None:
        self.age += seconds
        self._left -= seconds
        scene = self.part.scene
        if isinstance(scene, AttractTable) and scene.ended:
            self._left = min(self._left, ENDED)
        if self._left <= 0:
            scene.leave()
            self.part, self._coming = self._coming or next(self._parts), None
            self._begin()
        else:
            self._prepare()
        self.part.scene.tick(seconds)
        self._tune = self.part.scene.tune or self._tune

    def _prepare(self) -> None:
        """The next part, a little in each frame, so that no frame waits for it."""
        if self._coming is None:
            self._coming = next(self._parts)
        elif isinstance(self._coming.scene, AttractTable):
            self._coming.scene.warm()

    def _begin(self) -> None:
        self._left = self.part.seconds
        if not isinstance(self.part.scene, AttractTable):
            self._place = next(self._places)
        self._prompt = None
        self.part.scene.enter()
        self._tune = self.part.scene.tune or self._tune

    def draw(self, screen: Screen) -> None:
        self.part.scene.draw(screen)
        self.prompt.draw(screen)
        self._breathe(screen)
        if self.age >= DIM_AFTER:
            screen.cover(self.house.art.veil(screen.surface.get_size()), DIM)
        dx, dy = SHIFTS[int(self.age / SHIFT_EVERY) % len(SHIFTS)]
        screen.shift(dx * SHIFT, dy * SHIFT)

    def _breathe(self, screen: Screen) -> None:
        """The invitation grows lighter and darker, as a fire does."""
        glow = 0.5 if self.house.settings.reduced_motion else 0.5 + 0.5 * sin(BREATH * self.age)
        box = self._invites
        light = self.house.art.plate(box.w, box.h, GOLD, 255, None, radius=box.h / 2)
        screen.put(light, box.x, box.y, round(BRIGHT * glow))

    @property
    def prompt(self) -> Page:
        """The invitation: at a table where hints stand for those who play, with the game's name and
        what it is like; on a card, where it stands during this part."""
        if self._prompt is None:
            page = self._prompt = Page(self.house.art)
            words, scene = self.house.words("attract-join"), self.part.scene
            h = page.control("label")
            if isinstance(scene, AttractTable):
                room = corner(scene.show.board)
                page.plate(room, PANEL, 250, GOLD)
                w, h = room.w - 24, min(h, room.h * 0.5)
                box = Box(room.x + 12, room.bottom - h - 10, w, h)
                told = room.inset(16, 6)._replace(h=box.y - room.y - 12)
                name, brief = (self.house.words(f"{key}-{scene.rules.NAME}")
                               for key in ("game", "brief"))
                below = page.art.line("small") + 4
                if told.h < below + page.art.line("label"):  # on one line
                    style = "small" if told.h >= page.art.line("small") else "small@1"
                    page.fitted(told, f"{name} · {brief}", style, IVORY, "center")
                else:
                    page.fitted(told._replace(h=told.h - below), name, "heading", IVORY, "center")
                    page.fitted(told._replace(y=told.bottom - below, h=below), brief, "small",
                                DIMMED, "center")
            else:
                w = page.art.size(words, "label")[0] + 148
                box = Box(SAFE.x + (SAFE.w - w) * self._place, SAFE.bottom - h, w, h)
                page.plate(box, PANEL, 250, GOLD)
            self._invites = box
            page.picture(Box(box.x + 12, box.y + (h - 52) / 2, 52, 52), "ui/pad", leaf=False)
            page.fitted(Box(box.x + 76, box.y, w - 88, h), words, "label", GOLD, "center")
        return self._prompt
