"""Sentences that the house shows for a while over any scene."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from math import inf

from game.picture.art import Art
from game.picture.notices import find_room
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import EMBER, INK, PARCHMENT
from game.scene import Scene

SECONDS = 6.0
MOST = 3  # at once
TROUBLES = 20  # that an operator can read, the last ones


@dataclass(eq=False)
class Notices:
    shown: list[tuple[str, float]] = field(default_factory=list)  # until when
    complaints: list[tuple[str, dict[str, object]]] = field(default_factory=list)  # of devices
    troubles: deque[str] = field(default_factory=lambda: deque(maxlen=TROUBLES))  # for an operator
    _refused: dict[str, Scene | None] = field(default_factory=dict)  # in which scene
    _laid: tuple[object, dict[str, Box]] = (None, {})  # why and where they were laid

    def add(self, text: str) -> bool:
        """Show a sentence. Returns whether it is new."""
        new = text not in [shown for shown, _ in self.shown]
        if new:
            self.shown.append((text, inf))
        return new

    def tell(self, text: str) -> None:
        """Show a sentence once more, even if it is there already."""
        self.shown.append((text, inf))

    def refuse(self, text: str, scene: Scene | None) -> None:
        """Show why a press does nothing, until its scene is left."""
        self._refused[text] = scene
        self.shown = [*(entry for entry in self.shown if entry[0] != text), (text, inf)]

    def draw(self, art: Art, screen: Screen, scene: Scene | None, now: float) -> list[Page]:
        """Draw the current sentences over everything. Returns their pages.

        The time of a sentence runs from the first frame that shows it.
        """
        self.shown = [(text, min(until, now + SECONDS)) for text, until in self.shown
                      if until > now and self._refused.get(text, scene) is scene]
        left = {text for text, _ in self.shown}
        self._refused = {text: where for text, where in self._refused.items() if text in left}
        pages = []
        for text, box in self._place_notices(
                art, scene, [text for text, _ in self.shown[-MOST:]]).items():
            page = Page(art)
            page.put_plate(box, PARCHMENT, 255, EMBER)
            page.put_fitted(box.inset(32, 8), text, "small", INK, "center")
            page.draw(screen)
            pages.append(page)
        return pages

    def _place_notices(self, art: Art, scene: Scene | None, texts: list[str]) -> dict[str, Box]:
        """Return the boxes of the current sentences; each keeps its place while its scene is on top
        and nothing moves there."""
        if self._laid[0] != (scene, art.look):
            self._laid = (scene, art.look), {}
        places = {text: box for text, box in self._laid[1].items() if text in texts}
        for text in texts:
            if text not in places:
                taken, words = scene.list_obstacles() if scene else ([], [])
                others = [box.inset(-12) for box in places.values()]
                places[text] = find_room(art, text, [*taken, *others, *others], words)
        self._laid = self._laid[0], places
        return places

    def lay_anew(self) -> None:
        """Find new places for the sentences, as the page has changed."""
        self._laid[1].clear()
