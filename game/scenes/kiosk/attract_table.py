"""A match among bots for people who pass by, under the poster of its game at first."""

from __future__ import annotations

import logging
import secrets
from random import Random

from game.bots.minds import quick_answer
from game.core import match as matches
from game.core.contract import IllegalMove, Message, State
from game.core.faces import NAMES
from game.core.hands import Hands
from game.core.record import Header, Player
from game.games import load_rules as rules_of
from game.house import House
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import SAFE, WINDOW, Box, Screen
from game.scenes.kiosk.invitation import FOOT, build_billing, build_foot
from game.scenes.kiosk.poster import Poster, preload
from game.tables.seatbots import SeatBots
from game.tables.theatre import StagedMatch
from game.tables.viewpoint import Everybody
from game.ui.show import show

TITLED = 6.0  # seconds of the poster
UNSEEN, LAST = (14, 30), 8  # moves before a match is shown, and of one that ends those left to see
log = logging.getLogger(__name__)


class PassedMatch(StagedMatch):
    """A match on a stage for people who pass by: nothing can be pressed but what ends it."""

    lamps = True

    def controls_box(self) -> Box:
        return SAFE._replace(y=SAFE.bottom - FOOT, h=FOOT)

    def word_news(self, news: Message) -> Message:
        """Leave out the names of squares, which people who pass by do not know."""
        return self.style.words.plainly(news)

    def show_sheet(self, state: State) -> None:
        """Show no sheet of a round, which nobody is there to press away."""

    def put_before(self, page: Page) -> None:
        show(page, build_foot(right=build_billing(page, self.house, self.rules.NAME)), WINDOW)


class AttractTable(PassedMatch):
    """Kept in no file. All hands are open."""

    def __init__(
        self, house: House, game: str, rng: Random, brushes: Art | None = None,
    ) -> None:
        rules = rules_of(game)
        seats = min(n for n in rules.SEATS if n > 1)  # with more hands nobody sees which one plays
        players = tuple(Player(name, "skilled") for name in NAMES[:seats])
        header = Header(game, rules.VERSION, players, house.run.seed or secrets.token_hex(8))
        match = matches.start(header, None)
        super().__init__(house, match, players, Everybody(), brushes)
        self.bots = SeatBots(house.run.minds, match, Hands(players, {}), self.style)
        self.poster: Poster | None = Poster(house, game)
        self._rng, self._unseen, self._age = rng, rng.randint(*UNSEEN), 0.0

    def prepare(self) -> bool:
        """Play a move before the match is shown, so that something is at stake then. Return whether
        there was one to play."""
        preload(self.house, self.rules.NAME)
        if self._unseen <= 0:
            return False
        self._unseen -= 1
        rules, match = self.rules, self.match
        if match.result is not None:
            self._unseen = 0
            match.undo(max(len(match.record.lines) - LAST, UNSEEN[0]))
            return True
        for seat in self._rng.sample(match.waits_for, len(match.waits_for)):
            view = rules.write(rules.view(match.state, seat))
            move = quick_answer({"game": rules.NAME, "view": view, "seat": seat,
                                 "luck": str(self._rng.random())})
            if move is not None:
                match.play(seat, rules.parse(move))
                return True
        return False

    def enter(self) -> None:
        while self.prepare():
            pass
        super().enter()
        self.bots.ask()

    def leave(self) -> None:
        self.bots.forget()

    def refit(self) -> None:
        super().refit()
        if self.poster:
            self.poster.refit()

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        self._age += seconds
        if self.poster:
            self.poster.tick(seconds)
            self.poster = self.poster if self._age < TITLED else None
        if not self.show.reel.busy and (answer := self.bots.answer(seconds, self.speed)):
            seat, move = answer
            try:
                self.play(seat, move)
            except IllegalMove as error:
                log.warning("%s: a bot's move was refused: %s", self.rules.NAME, error)
                self.bots.ask_again(seat)
            else:
                self.bots.ask()

    def draw(self, screen: Screen) -> None:
        if self.poster:
            self.poster.draw(screen)
        else:
            super().draw(screen)
