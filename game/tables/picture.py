"""The picture of a table: parts in layers, drawn from the ground up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from enum import IntEnum, auto
from typing import TYPE_CHECKING, TypeVar, cast

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import INK, PARCHMENT, Colour

if TYPE_CHECKING:
    from game.tables.people import People
    from game.tables.show import Show
    from game.tables.table import TableScene

MOST = 200  # pages that are kept


T = TypeVar("T")


class Layer(IntEnum):
    """What lies over what on a table, from the cloth up. `PEOPLE` draws nothing: others ask it what
    they tell whom."""

    PEOPLE = auto()
    GROUND = auto()
    UNDER = auto()
    PIECES = auto()
    OVER = auto()
    PANELS = auto()
    FLYING = auto()
    STAGE = auto()
    ASKED = auto()
    TOP = auto()


class Part:
    """Something that is drawn of a table.

    Small and quiet pictures of a table leave parts out: what stands beside the board is
    `of_people`, `retells` says only what has happened last, `awaits` only who is to do something,
    and only players need what is `minor`. What is `written` has only words, what is `tiny` is too
    small there, and `wordless` tells a part to leave out its words and small things.
    """

    of_people = False
    awaits = False
    retells = False
    minor = False
    written = False
    tiny = False
    wordless = False

    def __init__(self, picture: Picture) -> None:
        self.picture, self.show, self.paper = picture, picture.show, picture.paper
        self.scene, self.people = picture.scene, picture.people

    def refit(self) -> None:
        """The window, the text size or the language has changed."""

    def draw(self, screen: Screen) -> None:
        """Put it on the screen."""
        raise NotImplementedError


class AskedPart(Part):
    """A part for the players at a table; nobody sits at a replay, or where bots play."""

    scene: TableScene
    people: People


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


Layers = Mapping[Layer, Sequence["Callable[[Picture], Part]"]]
"""All parts of a game's table, each a class of parts or a function that makes one."""


class Picture:
    """What is seen of a show, and of the players at it if there are any."""

    def __init__(self, show: Show, scene: TableScene | None = None,
                 layers: Layers | None = None) -> None:
        """`layers`: fewer parts than the game has."""
        self.show, self.scene = show, scene
        self.people: People | None = None  # the part of that name, once it is made
        self.paper = Paper(show.stage.art)
        self._found: dict[object, object] = {}
        layers = show.style.parts(show) if layers is None else layers
        made = [self.find(one) if isinstance(one, type) else one(self)
                for layer in sorted(layers) for one in layers[layer]
                if scene or not (isinstance(one, type) and issubclass(one, AskedPart))]
        self.parts = [part for part in made if not (part.minor and show.brief)]

    def find(self, kind: Callable[[Picture], T]) -> T:
        """Return the one thing of a kind that parts of this picture share; it is made when it is
        first needed."""
        if kind not in self._found:
            self._found[kind] = kind(self)
        return cast("T", self._found[kind])

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
