"""A match that is watched on a stage: its table in a frame between curtains, with a sign of what
has happened last. A replay and what passers-by see differ in what stands before that stage."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from game.core import Says, Seat
from game.match import Match
from game.picture.art import Art
from game.picture.board import SHOWN
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box, Pane, Screen
from game.record import Player
from game.scenes.replay.highlights import Mark
from game.scenes.replay.theatre_frame import RIM, Signs, Told, beam_height, framed, hung, say_news
from game.tables import guide
from game.tables.match_scene import WatchedMatch
from game.tables.moments import Moments
from game.tables.picture import Picture
from game.tables.scenery import doer
from game.tables.seat_panels import Turns
from game.tables.show import Eyes
from game.tables.spotlight import Resting, Spotlight
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

WHOLE = Box(10, 38, 1900, 1004)  # what is seen of a table that says nothing of it
ASIDE = 88  # beside it there is room for the curtains
MOST = 1.7  # how large letters in the frame are at most
TOP, UNDER = 0, 4  # over the frame, and between it and what stands before the stage


class StagedMatch(WatchedMatch):
    """A match on a stage. Whoever has done something last is in the light, and so is what she
    played. Whoever `brushes` it draws the table with these alone."""

    brief = watched = True
    signs = Signs()
    louder = 1.14  # how much larger letters in the frame are than it would make them

    def __init__(
        self, house: House, match: Match, players: Sequence[Player], eyes: Eyes,
        brushes: Art | None = None,
    ) -> None:
        """Raises BadBoard."""
        self.house = house
        self._art = brushes or Art()
        self._bar: Page | None = None  # the frame, and what stands before the stage
        self._shown_news: Says = ()  # what has happened last, as that has it
        self._done: Says = ()  # and as `doers` has it, with who did it
        self._doers: list[Seat] = []
        self._pane: Pane | None = None
        base = house.board(table_style(match.rules.NAME).board, len(match.players),
                           lesson=self.taught, replay=self.watched)
        self._shown = base.box(SHOWN) if base.has(SHOWN) else WHOLE
        super().__init__(house, match, players, eyes)

    def enter(self) -> None:
        self._fit()
        super().enter()

    # what stands before the stage

    def foot(self) -> Box:
        """Its room."""
        raise NotImplementedError

    def before(self, page: Page) -> None:
        """Put it on a page."""
        raise NotImplementedError

    def label(self, page: Page, sign: Box) -> None:
        """Say on the sign that hangs beside that of what has happened, if one does, what this
        is."""
        raise NotImplementedError

    def mark(self) -> Mark | None:
        """That of the move that was played last."""
        return None

    # what is seen

    def painted(self) -> Picture:
        """Without the last events, which a sign tells, without a word of who is awaited, and with
        all hands alike; in the light is whoever did what the sign tells."""
        picture = super().painted()
        picture.paper.bounds = self._shown
        if not self.watched:
            return picture
        picture.parts = [part for part in picture.parts if not (
            part.retells or part.awaits or isinstance(part, guide.Tray | guide.Resting))]
        for part in picture.parts:
            if isinstance(part, Turns):
                part.whose = self.doers
            elif isinstance(part, Moments):  # the sign tells it
                part.quiet = self._tells
        picture.parts = [Resting(self.show, self.doers), *picture.parts,
                         Spotlight(self.show, self.doers)]
        return picture

    def _tells(self, says: Says) -> bool:
        """Whether the sign tells a great moment: in the same words, or with its mark and whoever
        did it, unless points are counted there."""
        news, beat = self.news(), self.show.beat
        if says == news or not self.mark() or (beat and beat.what == self.show.style.counted):
            return says == news
        seats = [part for part in says if isinstance(part, tuple) and part[0] == "seat"]
        return bool(seats) and all(part in news for part in seats)

    def doers(self) -> list[Seat]:
        """Who did what has happened last, if one seat did and it is told of her."""
        if self._done != (news := self.news()):  # every frame asks
            seat = doer(news)
            told = seat is not None and self.name(seat) in self.say(news)
            self._done, self._doers = news, [seat] if told and seat is not None else []
        return self._doers

    def news(self) -> Says:
        """What somebody has done last; nothing before the first move. What a table does of its own
        after that is seen there."""
        captions = self.show.captions
        newest = [says for _, says in takewhile(
            lambda told: told[0] == captions[-1][0], reversed(captions))]
        return next((says for says in newest if doer(says) is not None), (*newest, ())[0])

    def brushes(self) -> Art:
        return self._art

    def _fit(self) -> None:
        """Draw the table as large as there is room for it over what stands before it, with letters
        that are nearly as large as they are without a frame."""
        art = self.house.art
        letters = max(art.text_scale, min(art.text_scale * self.louder, MOST))
        self._art.fit(art.scale * self._whole.w / WIDTH, letters, contrast=art.contrast,
                      apart=art.apart)
        self._bar = self._pane = None

    @property
    def frame(self) -> Box:
        """Where the table is seen, without its bare edge."""
        top = TOP + RIM
        high = self.foot().y - UNDER - beam_height(self.house.art) - top
        shape = self._shown.w / self._shown.h
        wide = min(high * shape, WIDTH - 2 * (ASIDE + RIM))
        return Box((WIDTH - wide) / 2, top, wide, high)

    @property
    def _whole(self) -> Box:
        """Where the table would be with that."""
        frame, shown = self.frame, self._shown
        part = min(frame.w / shown.w, frame.h / shown.h)
        x, y = (there - here * part for there, here in zip(
            frame.center, shown.center, strict=True))
        return Box(x, y, WIDTH * part, HEIGHT * part)

    def seen(self, box: Box) -> Box:
        """Where something on the table is seen on the screen."""
        whole = self._whole
        part = whole.w / WIDTH
        return Box(whole.x + box.x * part, whole.y + box.y * part, box.w * part, box.h * part)

    def taken(self) -> tuple[list[Box], list[Box]]:
        frames, words = super().taken()
        return [self.foot(), *map(self.seen, frames)], words

    def draw(self, screen: Screen) -> None:
        """In a frame between curtains, so that nobody takes this for a match that is played."""
        screen.cover(self.house.art.backdrop("table/wood", screen.surface.get_size()))
        if self._pane is None:
            self._pane = Pane(screen, self._whole)
        self._pane.begin()
        self.paint(self._pane)
        screen.lay(self._pane.moved())
        self.bar.draw(screen)

    def paint(self, screen: Screen) -> None:
        """What lies on the table, and over it."""
        super().draw(screen)

    @property
    def bar(self) -> Page:
        """The frame, the signs on its beam, and what stands before the stage."""
        if self._bar is None or self._shown_news != self.news():
            self._bar = Page(self.house.art)
            self._furnish(self._bar)
        return self._bar

    def _furnish(self, page: Page) -> None:
        self._shown_news = news = self.news()
        beam = framed(page, self.frame, beam_height(page.art), self.rules.NAME, self.signs)
        *others, plank = hung(beam, self.signs)
        for sign in others:
            self.label(page, sign)
        self.before(page)
        self.announce(page, plank, news)

    def told(self, news: Says) -> Says:
        """How it is said what has just happened."""
        return news

    def announce(self, page: Page, plank: Box, news: Says) -> None:
        """What has just happened, and who did it."""
        words = self.say(self.told(news)) if news else self.house.words("replay-begins")
        seat = next(iter(self.doers()), None)
        say_news(page, plank, Told(words, seat, "" if seat is None else self.show.face(seat),
                                   self.mark()))

    def refit(self) -> None:
        self._fit()
        super().refit()

    def resume(self) -> None:
        super().resume()
        self._bar = None
