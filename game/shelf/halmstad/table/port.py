"""What lies in the port besides cards: the plate with the harbour's facts, what is known of hands,
and the niches while beliefs may be exchanged."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core import zone
from game.picture.art import FINE, Art, smooth
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, GOLD, INK, IVORY, NIGHT
from game.shelf.halmstad.rules.state import Look, State
from game.tables.picture import Paper, Part
from game.tables.places import kind_of

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene

COIN, NISSE = "pieces/halmstad/counter", "pieces/halmstad/chip_nisse"
AIR = 8.0  # round small cards on their plate
WORD, LETTERS = 96.0, "small@0.8"  # how wide the word beside them is, and in which letters
RIM = 7.0  # of the light round a niche's card
ARROW, SHELF = 52.0, 252.0  # how high an arrow to a niche is, and where the niches' shelf ends


class Harbour(Part):
    """The plate on which deck and counters lie: what they are worth, and what was used up in this
    turn."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        used = any(kind_of(place) == "done" for place in self.show.table)
        self.paper.put(screen, ("harbour", used), lambda page: self._build(page, used=used))

    def _build(self, page: Page, *, used: bool) -> None:
        board = self.show.board
        page.plate(board.box("harbour"), NIGHT, 214, EDGE)
        room = board.box("worth")
        half = room.h / 2
        for n, (picture, w, worth) in enumerate(((COIN, 42, "1"), (NISSE, 34, "4"))):
            line = Box(room.x, room.y + n * half, room.w, half)
            page.picture(Box(line.x + 21 - w / 2, line.center[1] - 21, w, 42), picture)
            page.text(line._replace(x=line.x + 48, w=line.w - 48), f"= {worth}", "demand", IVORY)
        if used:
            page.fitted(board.box("used"), self.show.say(("halmstad-used",)), "small", DIM)


class Known(Part):
    """Under the small cards that somebody is known to hold a plate, and a word for what they are:
    those in dashes are only guessed."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        rows: dict[str, list[tuple[Box, bool]]] = {}
        for place, thing in self.show.table.items():
            if kind_of(place) == "seen" and isinstance(thing, str):
                rows.setdefault(zone(place), []).append(
                    (self.show.board.box(place), thing.startswith("chip")))
        for row in rows.values():
            kinds = {sure for _, sure in row}
            what = "both" if len(kinds) > 1 else "sure" if True in kinds else "perhaps"
            left, right = min(box.x for box, _ in row), max(box.right for box, _ in row)
            room = Box(left - WORD - AIR, row[0][0].y - 3, right - left + WORD + 2 * AIR,
                       row[0][0].h + 6)
            self.paper.put(screen, ("known", room, what), partial(
                self._build, room=room, what=what))

    def _build(self, page: Page, room: Box, what: str) -> None:
        page.plate(room, NIGHT, 230, None)
        page.text(Box(room.x + 4, room.y, WORD - 4, room.h),
                  self.show.say(("halmstad-known", what)), LETTERS, DIM, "center")


class Niches(Part):
    """While a belief may be exchanged: light round the niches and arrows up to them, and the piles,
    which are not asked about, in the shade."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        state, show = scene.show.state, scene.show
        if not isinstance(state, State) or not isinstance(state.stage, Look) or show.reel.busy:
            return
        if not scene.questions.touchable(state.stage.seat):
            return
        art = show.stage.art
        show.layer.dull |= {place for place in show.layer.pieces() if kind_of(place) == "pile"}
        for n, slot in enumerate(state.beliefs, 1):
            if slot is None:
                continue
            box = show.board.box(f"belief/{n}")
            for more, tone, alpha in ((2 * RIM, GOLD, 90), (RIM, GOLD, 230)):
                image = art.plate(box.w + 2 * more, box.h + 2 * more, tone, alpha, None)
                screen.put_centered(image, *box.center)
            screen.put_centered(_arrow(art), box.center[0], SHELF + ARROW / 2)


def _arrow(art: Art) -> pygame.Surface:
    """An arrow that points up."""
    side = art.pixels(ARROW)

    def paint(image: pygame.Surface) -> None:
        for tone, more in ((INK, 0.0), (GOLD, 0.07)):
            shape = ((0.5, 1.4 * more), (0.95 - 1.4 * more, 0.55 - more / 2),
                     (0.68 - more, 0.55 - more / 2), (0.68 - more, 1 - more),
                     (0.32 + more, 1 - more), (0.32 + more, 0.55 - more / 2),
                     (0.05 + 1.4 * more, 0.55 - more / 2))
            pygame.draw.polygon(image, tone, [
                (x * side * FINE, y * side * FINE) for x, y in shape])
    return art.keep(("arrow up",), lambda: smooth((side, side), paint))
