"""The picture of a table: parts in layers, drawn from the bottom up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from enum import IntEnum, auto
from functools import partial
from typing import NamedTuple, cast

from game.core.contract import Message, Place, Seat
from game.devices.press import Action
from game.picture.art import Art
from game.picture.lamplight import Lamplight
from game.picture.page import Page
from game.picture.screen import Box, Item, Screen
from game.tables.looks import draw_mark
from game.tables.observe import asked_people, observe
from game.tables.seen import (
    Brush,
    Mark,
    Painting,
    Panel,
    Seen,
    Sign,
    Signs,
    Sitting,
    Stance,
    Stances,
)
from game.tables.show import TableView
from game.ui.show import show as show_tree

MOST = 200  # pages that are kept
FADE = 0.14  # seconds in which a panel comes or goes
HIDES = 5.0  # how near the middle of its place a hidden piece lies


class Layer(IntEnum):
    """The layers of a table, from the cloth up. `STANCE` draws nothing: it sets how pieces stand
    before the others draw."""

    STANCE = auto()
    GROUND = auto()
    UNDER = auto()
    PIECES = auto()
    OVER = auto()
    SIGNS = auto()
    PANELS = auto()
    FLYING = auto()
    STAGE = auto()
    ASKED = auto()
    TOP = auto()


class Part:
    """A part that draws by itself."""

    def __init__(self, picture: Picture) -> None:
        self.picture, self.show, self.pages = picture, picture.show, picture.pages

    def refit(self) -> None:
        """Follow a change of the window, the text size or the language."""

    def draw(self, screen: Screen) -> None:
        """Put it on the screen."""
        raise NotImplementedError


class PageCache:
    """The pages on a table, kept while they stay equal; `drawn` are those of the last frame,
    `controls` their controls for a pointer."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.bounds: Box | None = None  # of a partly visible table
        self.blank = False  # whether nothing that is told is seen
        self.drawn: list[Page] = []
        self.controls: list[tuple[Box, Callable[[], None]]] = []
        self._pages: dict[Hashable, Page] = {}

    def begin(self) -> None:
        """Begin an empty frame."""
        self.drawn, self.controls = [], []

    def clear(self) -> None:
        """Build every page anew."""
        self._pages.clear()

    def find_page(self, key: Hashable, build: Callable[[Page], None]) -> Page:
        """Return the page of a key; build it if it is new."""
        if (page := self._pages.get(key)) is None:
            if len(self._pages) >= MOST:
                self._pages.clear()
            page = Page(self.art)
            page.bounds = self.bounds or page.bounds
            build(page)
            self._pages[key] = page
        return page

    def keep(self, page: Page) -> None:
        """Note that this frame shows a page."""
        self.drawn.append(page)
        self.controls += [(spot.box, spot.act) for spot in page.spots.values() if spot.act]


Layers = Mapping[Layer, Sequence["Callable[[Picture], Part] | Callable[[Seen], Signs | Stances]"]]
"""All parts of a game's table: functions of what is seen. Those of `STANCE` return stances, all
others signs. A class of parts, or a partial of one, stands for what code draws by itself."""


class Recorder(Screen):
    """Records images at the pixels of another screen."""

    def __init__(self, screen: Screen) -> None:
        self.scale, self.left, self.top = screen.scale, screen.left, screen.top
        self.size = screen.size
        self.begin()

    @property
    def items(self) -> list[Item]:
        return self._items


class Drawn(NamedTuple):
    """The signs of a part, and the images that they put on the screen."""

    said: tuple[Sign, ...]
    around: tuple[object, ...]  # other values of its picture
    items: list[Item]
    pages: list[Page]
    moves: bool


class Picture:
    """The picture of a show, and of the players at it.

    The scene may set the seats that acted last (`doers`), and the moments that it tells itself
    (`tells`). A `bare` picture has neither players nor words, a `wordless` one nothing small;
    pieces in the boxes of `without` are left out.
    """

    bare = wordless = False
    seen: Seen  # the same value for as long as nothing changes
    _before: Seen | None = None  # in the frame that was drawn last

    def __init__(self, show: TableView, layers: Layers,
                 sit: Callable[[], Sitting] | None = None) -> None:
        """Call `sit` in each frame for what is seen only because players sit there."""
        self.show, self.sit = show, sit
        self.pages = PageCache(show.stage.art)
        self.doers: Callable[[], Sequence[Seat]] | None = None
        self.tells: Callable[[Message], bool] | None = None
        self.without: Sequence[Box] = ()
        self.lamplight = Lamplight(show.stage.art)
        self._drawn: dict[int, Drawn] = {}
        self.stances = cast("Sequence[Callable[[Seen], Stances]]", layers.get(Layer.STANCE, ()))
        self.parts = [self._make_part(one) for layer in sorted(layers) if layer is not Layer.STANCE
                      for one in layers[layer]]

    def _make_part(self, one: Callable[..., object]) -> Part | Callable[[Seen], Signs]:
        """Return a part: an instance of its class, or a function as it is."""
        made = one.func if isinstance(one, partial) else one
        return cast("Part", one(self)) if isinstance(made, type) else cast(
            "Callable[[Seen], Signs]", one)

    @property
    def drawn(self) -> list[Page]:
        """Return the pages of the last frame."""
        return self.pages.drawn

    @property
    def signs(self) -> list[Sign]:
        """Return the signs of the last frame."""
        return [sign for part in self.parts if (drawn := self._drawn.get(id(part)))
                for sign in drawn.said]

    def refit(self) -> None:
        """Follow a change of the window, the text size or the language."""
        self.pages.clear()
        self._drawn.clear()
        for part in self.parts:
            if isinstance(part, Part):
                part.refit()

    def find_control(self, pos: tuple[float, float]) -> Callable[[], None] | None:
        """Return the control under a pointer outside the board's places."""
        return next((act for box, act in self.pages.controls if box.has_point(*pos)), None)

    def draw(self, screen: Screen) -> None:
        self.pages.begin()
        self.look()
        for part in self.parts:
            self.draw_part(screen, part)
        self._before = self.seen

    def look(self) -> None:
        """Return what this frame shows, and set how all pieces stand."""
        show, told = self.show, self.tells
        seen = observe(
            show, lit=self.doers() if self.doers else asked_people(show),
            moment_told=bool(show.moment and told and told(show.moment.says)), bare=self.bare,
            wordless=self.wordless, sitting=self.sit() if self.sit else None)
        stances: dict[Place, Stance] = {}
        for part in self.stances:
            for one in part(seen):
                before = stances.get(one.place)
                stances[one.place] = one if before is None else before._replace(**{
                    name: new for name, new in one._asdict().items() if new is not None})
        self._pose_pieces(stances)
        seen = replace(seen, stances=stances, board=show.board)
        if self._before is None or not seen.is_equal(self.seen):
            self.seen = seen

    def _pose_pieces(self, stances: Mapping[Place, Stance]) -> None:
        """Set how the pieces stand."""
        show, layer = self.show, self.show.layer
        layer.dull = {place for place, one in stances.items() if one.dull}
        layer.raised = {place: one.lift for place, one in stances.items() if one.lift is not None}
        layer.ends = {place: one.end for place, one in stances.items() if one.end is not None}
        layer.light = {place: one.light for place, one in stances.items() if one.light is not None}
        if show.style.hands and self.sit and not show.reel.busy:
            show.open_hands({place for place, one in stances.items() if one.opens})
        layer.arcs = {place: one.arc for place, one in stances.items() if one.arc is not None}
        hidden = (show.board.box_of(place) for place, one in stances.items() if one.hidden)
        layer.without = self.without or [  # other pieces may lie near them
            box.inset(HIDES, box.h / 2 - HIDES) for box in hidden]

    def draw_part(self, screen: Screen, part: Part | Callable[[Seen], Signs]) -> None:
        """Draw the signs of a part. Equal signs keep their images."""
        if isinstance(part, Part):
            part.draw(screen)
            return
        seen, last = self.seen, self._drawn.get(id(part))
        said = last.said if last and seen is self._before else tuple(part(seen))
        around = seen.board, seen.stances, seen.flying, screen.size, screen.left
        if last is None or last.moves or (last.said, last.around) != (said, around):
            last = self._drawn[id(part)] = self._put(screen, said, around, seen)
        screen.put_items(last.items)
        for page in last.pages:
            self.pages.keep(page)

    def _put(self, screen: Screen, said: tuple[Sign, ...], around: tuple[object, ...], seen: Seen,
             ) -> Drawn:
        """Draw signs on a recorder."""
        recorder, pages, moves = Recorder(screen), list[Page](), False
        clock, show = self.show.clock, self.show

        def share(since: float | None, over: float) -> float:
            nonlocal moves
            part = 1.0 if since is None else show.share_done(since, over)
            moves = moves or part < 1
            return part

        def put_page(panel: Panel, alpha: int) -> None:
            if not self.pages.blank:
                page = self.page_of(panel)
                pages.extend([page] if alpha == 255 else [])
                for image, x, y in page.drawn:
                    recorder.put(image, x, y, alpha)

        brush = Brush(recorder, show.stage.art, seen, show.layer, self.lamplight, share)
        for sign in said:
            match sign:
                case Mark(): draw_mark(brush, sign)
                case Painting(paint, values):
                    paint(brush, *values)
                    moves = moves or sign.moves
                case Panel() if sign.over:
                    if share(sign.since, sign.over) == 1:
                        put_page(sign, 255)
                case Panel(since=since, stays=stays):
                    alpha = 255
                    if since is not None and clock - since < stays:
                        moves = True
                        alpha = 255 if show.stage.settings().reduced_motion else round(255 * min(
                            (clock - since) / FADE, (since + stays - clock) / FADE, 1.0))
                    if since is None or clock - since < stays:
                        put_page(sign, alpha)
        return Drawn(said, around, recorder.items, pages, moves)

    def page_of(self, panel: Panel) -> Page:
        """Return the page of a panel; equal panels share one."""
        def press(name: str, _step: int) -> None:
            _, action, device = name.split("/", 2)
            if self.seen.sitting:
                self.seen.sitting.act(Action(action), device)

        return self.pages.find_page((panel.box, panel.tree), lambda page: show_tree(
            page, panel.tree, panel.box, press))
