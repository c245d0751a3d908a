"""What one can do in the port, on one rail: brass for what is allowed, dark brass for what wants
something picked, no frame for what is refused, a line through what was used. To pass stands
apart, and is brass when there is nothing else. What an action is done to lies in light while it has
the focus. And how far everybody has come."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core import Place, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import EDGE, FAINT, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.shelf.halmstad.rules.state import COUNTERS, RED, State
from game.shelf.halmstad.table.port import lit
from game.shelf.halmstad.table.sensible import AWAY
from game.tables.asked import OPEN, SIGN, Buttons
from game.tables.picture import Paper, Part
from game.tables.places import BUTTON, kind_of

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene

BRASS: Colour = (236, 180, 92)  # what is allowed
DIMMED: Colour = (104, 72, 30)  # what wants something picked
SHINE: Colour = (255, 222, 140)  # its edge
FADED: Colour = (150, 138, 120)  # what is not
RAIL = "rail"  # what the actions stand on
SPENT = {f"button/{name}": f"done/{did}" for name, did in (  # what on the table has used one up
    ("fill", "draw"), ("swap", "swap"), ("examine", "examine"), ("contract", "barred"),
    ("reveal", "barred"), ("feed", "barred"))}
BAR = 11  # how high the bar is that says who is ahead
HALF = COUNTERS // 2 + 1


class Actions(Buttons):
    """The buttons of a turn."""

    def _buttons(self, screen: Screen, seat: Seat) -> None:
        """All on one rail."""
        if AWAY in self.scene.questions.places(seat):
            rail = self.scene.show.board.box(RAIL)
            image = self.scene.show.stage.art.plate(rail.w, rail.h, NIGHT, 190, EDGE, 2, rail.h / 2)
            screen.put(image, rail.x, rail.y)
        super()._buttons(screen, seat)

    def _button(
        self, screen: Screen, seat: Seat, place: Place, label: str, alike: tuple[str, ...],
    ) -> None:
        scene, box = self.scene, self.scene.show.board.box(place)
        picker = scene.pickers[seat]
        if kind_of(place) != BUTTON or place not in scene.style.signs:
            super()._button(screen, seat, place, label, alike)
            return
        apart = place == AWAY and not self._alone(seat, place)
        allowed = place in picker.nexts() and not apart
        later = picker.leads(place)
        used = SPENT.get(place, "") in scene.show.table
        sign = "ui/check" if used else scene.style.signs[place]

        def build(page: Page) -> None:
            fill, alpha, edge = ((BRASS, 255, SHINE) if allowed else
                                 (OPEN, 255, FAINT) if apart else
                                 (DIMMED, 255, BRASS) if later else (NIGHT, 120, None))
            page.image(page.art.plate(box.w, box.h, fill, alpha, edge, 4, box.h / 2), box.x, box.y)
            colour = INK if allowed else IVORY if later or apart else FADED
            self._face(page, box, label, sign, colour, alike,
                       dull=not (allowed or later or apart), used=used)

        key = ("action", label, box, allowed, apart, later, used, alike)
        self.paper.put(screen, key, build)

    def _alone(self, seat: Seat, place: Place) -> bool:
        """Whether nothing else can be done."""
        return {*self.scene.pickers[seat].nexts()} == {place}

    def _face(
        self, page: Page, box: Box, label: str, sign: str, colour: Colour,
        alike: tuple[str, ...], *, dull: bool, used: bool,
    ) -> None:
        """A sign and a word in the middle of a button."""
        room = Box(0, 0, box.w - SIGN - 40, box.h - 4)
        style = page.even(room, alike, "small")
        wide = min(page.art.size(label, style)[0], room.w)
        x = box.x + (box.w - SIGN - 10 - wide) / 2
        if not dull:  # dark behind, as the signs are drawn for the night
            page.image(page.art.disc(SIGN + 8, NIGHT, 255), x - 4, box.center[1] - SIGN / 2 - 4)
        inset = 5 if not dull else 0
        image = page.art.picture(sign, SIGN - 2 * inset, SIGN - 2 * inset, dull=dull)
        page.image(image, x + (SIGN - image.get_width() / page.art.scale) / 2,
                   box.center[1] - SIGN / 2 + inset)
        words = Box(x + SIGN + 10, box.y + 2, wide + 1, box.h - 4)
        page.fitted(words, label, style, colour)
        if used:
            page.image(page.art.plate(wide, 3, FADED, 255, None, radius=1), words.x,
                       box.center[1])


class Acted(Part):
    """What the action in the focus is done to: the deck, the piles or the beliefs."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        if scene.show.reel.busy:
            return
        for seat in scene.pickers:
            if scene.questions.touchable(seat) and scene.questions.awake(seat):
                for place in self._places(scene.focus[seat]):
                    lit(screen, scene.show, place)

    def _places(self, action: Place) -> list[Place]:
        state = self.scene.show.state
        if not isinstance(state, State):
            return []
        piles = [(f"pile/{n}/0", pile[0]) for n, pile in enumerate(state.piles, 1) if pile]
        match action:
            case "button/fill": return ["deck"]
            case "button/swap": return [place for place, _ in piles]
            case "button/contract": return [place for place, card in piles if card in RED]
            case "button/examine" | "button/reveal" | "button/feed":
                return [f"belief/{n}" for n, slot in enumerate(state.beliefs, 1) if slot]
        return []


class Lead(Part):
    """Under everybody's points a bar: how far they are on the way to more than half of all
    counters, or in a race to its goal; gold for whoever leads."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        standings = self.show.standings
        points = [one.points for one in standings]
        most, least = max(points, default=0), min(points, default=0)
        whole = max(most, *(one.goal or HALF for one in standings))
        for seat, one in enumerate(standings):
            box = self.show.panel(seat)
            room = Box(box.x + 20, box.bottom - BAR - 4, box.w - 40, BAR)
            colour = GOLD if least < one.points == most else SEAT_COLOURS[seat]
            self.paper.put(screen, ("lead", seat, room, one.points, colour), partial(
                self._bar, room=room, part=one.points / whole, colour=colour))

    def _bar(self, page: Page, room: Box, part: float, colour: Colour) -> None:
        page.image(page.art.plate(room.w, room.h, NIGHT, 255, FAINT, 1, BAR / 2), room.x, room.y)
        if part:
            wide = max(room.w * part, room.h)
            page.image(page.art.plate(wide, room.h, colour, 255, None, 0, BAR / 2), room.x, room.y)
