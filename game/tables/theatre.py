"""A watched match on a stage: its table between curtains, over a sign with the last event. Replays
and the kiosk put different controls before that stage."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from game.core.contract import Message, Seat
from game.core.match import Match
from game.core.record import Player
from game.house import House
from game.picture.art import Art
from game.picture.board import SHOWN
from game.picture.board_map import find_board
from game.picture.page import Page
from game.picture.screen import WIDTH, WINDOW, Box, Pane, Screen
from game.tables.highlights import Mark
from game.tables.match_scene import WatchedMatch
from game.tables.picture import Picture
from game.tables.scenery import find_doer
from game.tables.style import table_style
from game.tables.theatre_frame import (
    RIM,
    STAGE,
    News,
    build_news,
    build_signs,
    build_stage,
    measure_beam,
)
from game.tables.viewpoint import Viewpoint
from game.ui.layout import Node
from game.ui.show import show


class StagedMatch(WatchedMatch):
    """A match on a stage. Light falls on the last player and their play. `brushes` is art of its
    own size."""

    brief = watched = True
    lamps = False  # whether lamps stand beside the sign
    louder = 1.14  # how much larger letters in the frame are than the table's size makes them

    def __init__(
        self, house: House, match: Match, players: Sequence[Player], eyes: Viewpoint,
        brushes: Art | None = None,
    ) -> None:
        """Begin a match on a stage. Raises BadBoard."""
        self.house = house
        self._art = brushes or Art()
        self._stage: Page | None = None
        self._bar: Page | None = None  # the signs of the stage, and the controls before it
        self._shown_news: Message = ()  # the last news of the signs
        self._pane: Pane | None = None
        base = find_board(table_style(match.rules.NAME).board, len(match.players),
                           lesson=self.taught, replay=self.watched)
        self._shown = base.box_of(SHOWN) if base.has_place(SHOWN) else WINDOW.inset(10, 38)
        super().__init__(house, match, players, eyes)

    def enter(self) -> None:
        self.fit()
        super().enter()

    def controls_box(self) -> Box:
        """Return the box before the stage."""
        raise NotImplementedError

    def put_before(self, page: Page) -> None:
        """Put the controls before the stage on a page."""
        raise NotImplementedError

    def build_label(self) -> Node | None:
        """Return the sign that names this match, beside that of the news."""
        return None

    def find_mark(self) -> Mark | None:
        """Return the highlight of the last move."""
        return None

    def make_picture(self) -> Picture:
        """Leave out last events and turns, as the sign tells them; all hands look alike."""
        picture = super().make_picture()
        picture.pages.bounds = self._shown
        if self.watched:
            picture.doers, picture.tells = self.list_doers, self._is_told
        return picture

    def _is_told(self, says: Message) -> bool:
        """Say whether the sign tells a great moment: in the same words, or by its mark and player,
        unless points are being counted."""
        news, beat = self.find_news(), self.show.beat
        rounds = self.show.style.rounds
        if says == news or not self.find_mark() or (
                beat and rounds and beat.what == rounds.counted):
            return says == news
        seats = [part for part in says if isinstance(part, tuple) and part[0] == "seat"]
        return bool(seats) and all(part in news for part in seats)

    def list_doers(self) -> list[Seat]:
        """Return the seat of the last act, if the news names it."""
        news = self.find_news()
        seat = find_doer(news)
        return [] if seat is None or self.name_of(seat) not in self.say(news) else [seat]

    def find_news(self) -> Message:
        """Return a player's last act; nothing before the first move. The table shows by itself what
        follows from it."""
        captions = self.show.captions
        newest = [says for _, says in takewhile(
            lambda told: told[0] == captions[-1][0], reversed(captions))]
        return next((says for says in newest if find_doer(says) is not None), (*newest, ())[0])

    def find_art(self) -> Art:
        return self._art

    def fit(self) -> None:
        """Fit the table into the frame, with letters nearly as large as without it."""
        art = self.house.art
        letters = max(art.text_scale, min(art.text_scale * self.louder, 1.7))
        self._art.fit(art.scale * self._whole.w / WIDTH, letters, contrast=art.contrast,
                      apart=art.apart)
        self._stage = self._bar = self._pane = None

    @property
    def frame(self) -> Box:
        """Return the box in which the table is visible."""
        high = self.controls_box().y - 4 - measure_beam(self.house.art) - RIM
        wide = min(high * self._shown.w / self._shown.h, WIDTH - 2 * (88 + RIM))
        return WINDOW.inset(0, RIM).place(wide, high, 0.5, 0)

    @property
    def _whole(self) -> Box:
        """Return the box of all of the table, also behind the frame."""
        frame, shown = self.frame, self._shown
        part = min(frame.w / shown.w, frame.h / shown.h)
        return frame.place(shown.w * part, shown.h * part).project(WINDOW, shown)

    def box_on_screen(self, box: Box) -> Box:
        """Return the screen box of something on the table."""
        return self._whole.project(box, WINDOW)

    def list_obstacles(self) -> tuple[list[Box], list[Box]]:
        frames, words = super().list_obstacles()
        return [self.controls_box(), *map(self.box_on_screen, frames)], words

    def draw(self, screen: Screen) -> None:
        screen.cover_window(self.house.art.load_backdrop("table/wood", screen.size))
        if self._pane is None:
            self._pane = Pane(screen, self._whole)
        if self._stage is None:
            self._stage = Page(self.house.art)
            show(self._stage, build_stage(self.house.art, self.frame, self.show.style,
                                          lamps=self.lamps), STAGE)
        self._pane.begin()
        self.paint(self._pane)
        screen.put_items(self._pane.list_moved())
        self._stage.draw(screen)
        self.bar.draw(screen)

    def paint(self, screen: Screen) -> None:
        """Draw the table and everything over it."""
        super().draw(screen)

    @property
    def bar(self) -> Page:
        """Return the page of the signs on the stage's beam and the controls before it."""
        if self._bar is None or self._shown_news != self.find_news():
            art = self.house.art
            self._shown_news, self._bar = self.find_news(), Page(art)
            news = build_news(art, self.tell_news(self._shown_news))
            show(self._bar, build_signs(art, self.frame, self.build_label(), news,
                                        lamps=self.lamps), STAGE)
            self.put_before(self._bar)
        return self._bar

    def word_news(self, news: Message) -> Message:
        """Return the words of the news."""
        return news

    def tell_news(self, news: Message) -> News:
        """Return the news for the sign."""
        words = self.say(self.word_news(news)) if news else self.house.words("replay-begins")
        seat = next(iter(self.list_doers()), None)
        return News(words, seat, "" if seat is None else self.show.face_of(seat), self.find_mark())

    def refit(self) -> None:
        self.fit()
        super().refit()

    def resume(self) -> None:
        super().resume()
        self._bar = None
