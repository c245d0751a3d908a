"""The base of all menus: a page of controls, one focus, one way back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.words import LANGUAGES, words_of
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Action, Press
from game.house import House
from game.picture.focus import Focus, press_page
from game.picture.hints import hint_row, width_of_glyph, width_of_hint
from game.picture.page import CHOOSE, Control, Hints, Page
from game.picture.screen import SAFE, WINDOW, Box, Screen
from game.picture.theme import BUTTON, BUTTON_LIT, IVORY
from game.scene import Scene
from game.ui.layout import Node
from game.ui.show import show
from game.ui.widgets.controls import Entry

QUIET = 0.8  # seconds without a confirm until a scene that came by itself accepts one
KEYS = (LEFT_KEYS, RIGHT_KEYS)


class MenuScene(Scene):
    """A scene whose page is a tree of nodes. Equal trees give the same page, so a node's values
    must hold everything that it draws. `first` names the node with the first focus.

    `sudden`: it opens while players still press for the scene below. A Confirm right after it
    opened is ignored, and so is the next one until there was a pause.
    """

    backdrop = "table/night"
    first = ""
    veil = 150
    sudden = False
    wraps = True  # from the end of a row or column to its other end
    has_hints = True  # a row of hints under the tree
    fills_window = False  # with the tree, which else stays in the safe area

    def __init__(self, house: House) -> None:
        self.house = house
        self.focus = Focus()
        self.last_device = house.run.last_device
        self._stirred = house.run.now  # when it came, or was last confirmed too early
        self._page: Page | None = None
        self._cached: tuple[object, Page] | None = None  # the last page and its inputs

    def build(self, page: Page) -> Node:
        """Return the tree; the page has the fonts and the heights of controls and hints."""
        raise NotImplementedError  # every scene has a tree of its own

    def list_entries(self) -> Sequence[Entry]:
        """Return the buttons and choices by their nodes' names."""
        return ()

    def choose(self, name: str, step: int) -> None:
        """Act on a press of the node with this name; `step` is -1 where a value goes back."""
        entry = next(entry for entry in self.list_entries() if entry.name == name)
        if entry.turn:
            entry.turn(step)
        else:
            entry.act()

    def find_room(self, page: Page) -> Box:
        """Return the box of the tree."""
        if self.fills_window:
            return WINDOW
        return SAFE._replace(h=page.hints_top - 12 - SAFE.y) if self.has_hints else SAFE

    def show_hints(self, page: Page) -> None:
        if self.has_hints:
            self.put_hints(page)

    def go_back(self) -> None:
        """Act on Cancel."""
        self.house.stack.pop()

    def close_then(self, act: Callable[[], object]) -> Callable[[], None]:
        """Return a function that closes the scene and then acts."""
        def close_first() -> None:
            self.house.stack.pop()
            act()
        return close_first

    def list_obstacles(self) -> tuple[list[Box], list[Box]]:
        page = self.page
        pressed = *(spot.box for spot in page.spots.values()), *page.pointed.values()
        return [page.hint_bar, *pressed], page.boxes

    @property
    def page(self) -> Page:
        if self._page is None:
            self._page = self._build()
            if self.focus.name not in self._page.spots:
                self.focus.settle(self._page.spots, self.first)
                self._page = self._build()
        return self._page

    def _build(self) -> Page:
        """Return the page of the tree; an equal tree keeps the last page."""
        page = Page(self.house.art)
        tree = self.build(page)
        depends = (tree, self.focus.name, self.last_device, self.house.words.language,
                   page.art.look)
        if self._cached and self._cached[0] == depends:
            return self._cached[1]
        show(page, tree, self.find_room(page), self.choose)
        self.show_hints(page)
        self._cached = depends, page
        return page

    @property
    def ringed(self) -> str:
        """Return the control that is drawn with the focus."""
        return self.focus.name

    @property
    def backs(self) -> str:
        """Return the key of the hint for the way back, if any."""
        return "hint-back"

    @property
    def line(self) -> str:
        return self.page.told.get(self.focus.name, "")

    def line_in(self, language: str) -> str:
        house, focus = self.house, self.focus.name
        if language not in LANGUAGES or language == house.words.language:
            return self.line
        own, page = house.words, self._page
        house.words, self._page = words_of(language), None
        try:
            return self.line
        finally:
            house.words, self._page, self.focus.name = own, page, focus

    def mark_stale(self) -> None:
        """Build the page anew before its next use."""
        self._page = None

    def refit(self) -> None:
        self.mark_stale()

    def resume(self) -> None:
        self.last_device = self.house.run.last_device
        self.mark_stale()

    def press(self, press: Press) -> None:
        if press.phase == "up" or self._too_early(press):
            return
        if press.action not in (Action.POINT, Action.LOST, Action.FOUND):
            self.last_device = press.device
        before = self.focus.name
        target = next((name for name, box in self.page.pointed.items()
                       if press.pos and box.has_point(*press.pos)), "")
        if target and press.action is Action.CONFIRM:
            self.choose(target, 1)
        elif press.action is Action.CANCEL or (press.action is Action.PAUSE
                                             and press.device in KEYS):
            self.house.sounds.play("cancel")
            self.go_back()
        elif press_page(self.page, self.focus, press, self.house.refuse, wraps=self.wraps):
            self._play_sound(press, moved=self.focus.name != before)
        self.mark_stale()

    @property
    def deaf(self) -> bool:
        """Say whether a confirm would come too early."""
        return self.sudden and self.house.run.now - self._stirred < QUIET

    def _too_early(self, press: Press) -> bool:
        early = press.action is Action.CONFIRM and self.deaf
        if early:
            self._stirred = self.house.run.now
        return early

    def _play_sound(self, press: Press, *, moved: bool) -> None:
        if press.action in (Action.CONFIRM, Action.PREV, Action.NEXT):
            self.house.sounds.play("confirm")
        elif moved:
            self.house.sounds.play("focus")

    def put_hints(self, page: Page, *more: tuple[Action, str], right: float = SAFE.right) -> None:
        """Put the hints of the focus, the way back and `more` at the foot of the page."""
        row = page.hint_bar._replace(w=right - SAFE.x)
        if self.overlay:  # hides the hints of the scene below
            page.put_plate(row.inset(-16, -8), alpha=255, edge=None)
        back = [(Action.CANCEL, self.backs)] if self.backs else []
        hint_row(page, self.house, row, self.last_device, (*self.focus_hints(page), *back, *more))

    def focus_hints(self, page: Page) -> Hints:
        spot = page.spots.get(self.focus.name)
        return spot.hints if spot else CHOOSE if page.spots else ()

    def show_back_bar(self, page: Page, *more: tuple[Action, str]) -> None:
        """Put the hint bar with the way back as a button, if the device has no key for it or the
        button has the focus."""
        house, device, back = self.house, self.last_device, (Action.CANCEL, self.backs)
        row = page.hint_bar
        inner = row._replace(w=width_of_hint(page.art, house, device, *back) + 1)
        keyed, lit = width_of_glyph(page.art, house, device, Action.CANCEL), (
            self.focus.name == "back")
        box = inner.inset(-14, 0)
        if lit or not keyed:
            page.put_plate(box, BUTTON_LIT if lit else BUTTON, 246)
        if keyed:
            hint_row(page, house, inner, device, (back,))
        else:
            page.put_text(inner, house.words(self.backs), "small", IVORY, "center")
        page.add_spot("back", Control(box, self.go_back), house.words("back"))
        after = inner.right + 34
        hint_row(page, house, row._replace(x=after, w=row.right - after), device,
                 (*self.focus_hints(page), *more))

    def make_background(self, screen: Screen) -> pygame.Surface:
        """Return a background of the window's size."""
        return self.house.art.load_backdrop(self.backdrop, screen.size)

    def draw_scenery(self, screen: Screen) -> None:
        """Draw moving things between the background and the page."""

    def draw(self, screen: Screen) -> None:
        if self.overlay:
            screen.cover_window(self.house.art.draw_veil(screen.size), self.veil)
        else:
            screen.cover_window(self.make_background(screen))
            self.draw_scenery(screen)
        self.page.draw(screen, self.ringed)
