"""The picture of a table is a list of parts, in the order in which they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import INK, PARCHMENT, Colour

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene

MOST = 200  # pages that are kept


P = TypeVar("P", bound="Part")


class Part:
    """Something that is drawn of a table; what stands beside the board is `of_people`, what says
    only what has happened last `retells`, what says only who is to do something `awaits`, and what
    only those who play have to know is `minor`; what is nothing but words is `written`, what is
    too small for a picture of a table is `tiny`, and `wordless` what may leave out the words and
    small things that it has beside others."""

    of_people = False
    awaits = False
    retells = False
    minor = False
    written = False
    tiny = False
    wordless = False

    def refit(self) -> None:
        """The window, the text size or the language has changed."""

    def draw(self, screen: Screen) -> None:
        """Put it on the screen."""
        raise NotImplementedError


def part_of(parts: Iterable[Part], kind: type[P]) -> P:
    """The first part of a kind. Raises LookupError if there is none."""
    for part in parts:
        if isinstance(part, kind):
            return part
    raise LookupError(kind.__name__)


class Paper:
    """The pages that lie on a table, kept for as long as nothing on them changes; `drawn` are those
    of the last frame, and `controls` what a pointer can press on them."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.bounds: Box | None = None  # of what is seen of a table that is not seen whole
        self.blank = False  # whether nothing that is told is seen
        self.drawn: list[Page] = []
        self.controls: list[tuple[Box, Callable[[], None]]] = []
        self._pages: dict[Hashable, Page] = {}

    def begin(self) -> None:
        """A new frame: nothing has been drawn yet."""
        self.drawn, self.controls = [], []

    def clear(self) -> None:
        """Every page has to be built anew."""
        self._pages.clear()

    def page(self, key: Hashable, build: Callable[[Page], None]) -> Page:
        """The page with a key, which is built if there is none."""
        if (page := self._pages.get(key)) is None:
            if len(self._pages) >= MOST:
                self._pages.clear()
            page = Page(self.art)
            page.bounds = self.bounds or page.bounds
            build(page)
            self._pages[key] = page
        return page

    def put(self, screen: Screen, key: Hashable, build: Callable[[Page], None]) -> Page:
        """Draw the page with a key."""
        page = self.page(key, build)
        self.lay(screen, page)
        return page

    def tab(
        self, screen: Screen, box: Box, text: str, fill: Colour = PARCHMENT, air: float = 6,
        letters: str = "",
    ) -> None:
        """A few words on a tab, with some air beside them."""
        def build(page: Page) -> None:
            page.plate(box, fill, 255, INK)
            room = box.inset(air, 0)
            page.fitted(room, text, letters or page.largest(
                room, (text,), page.art.signs), INK, "center")

        self.put(screen, ("tab", text, box, fill, letters), build)

    def lay(self, screen: Screen, page: Page) -> None:
        """Draw a page."""
        if self.blank:
            return
        self.drawn.append(page)
        page.draw(screen)
        self.controls += [(spot.box, spot.act) for spot in page.spots.values() if spot.act]


# The parts of a game's picture. There is no table scene where nobody sits: in a replay, in attract.
Parts = Callable[["Show", Paper, "TableScene | None"], Sequence[Part]]


class Picture:
    """What is seen of a show, and of the people at it if there are any."""

    def __init__(self, show: Show, scene: TableScene | None = None) -> None:
        self.paper = Paper(show.stage.art)
        self.parts = [part for part in show.style.parts(show, self.paper, scene)
                      if not (part.minor and show.brief)]

    @property
    def drawn(self) -> list[Page]:
        """The pages of the last frame."""
        return self.paper.drawn

    def refit(self) -> None:
        self.paper.clear()
        for part in self.parts:
            part.refit()

    def control(self, pos: tuple[float, float]) -> Callable[[], None] | None:
        """What a pointer presses that is not a place of the board."""
        return next((act for box, act in self.paper.controls if box.holds(*pos)), None)

    def draw(self, screen: Screen) -> None:
        self.paper.begin()
        for part in self.parts:
            part.draw(screen)
