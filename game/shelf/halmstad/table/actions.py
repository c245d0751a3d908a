"""What one can do in the port, in one row: brass for what has the focus and is allowed, or is all
that is left, and for nothing else; a light edge for what could be done, with a small card where it
wants something picked. What is refused is no more than a pale word and its sign, with a tick where
it was used up. What an action is done to lies in light meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Place, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import FAINT, INK, IVORY, NIGHT, Colour
from game.shelf.halmstad.rules.state import RED, State
from game.shelf.halmstad.table.port import lit
from game.shelf.halmstad.table.sensible import spent
from game.tables.asked import SIGN, Buttons
from game.tables.picture import Part
from game.tables.places import BUTTON, kind_of

if TYPE_CHECKING:
    from game.tables.table import TableScene

BRASS: Colour = (236, 180, 92)  # what is chosen with a press
LIGHT: Colour = (176, 168, 150)  # the edge of what could be
SHINE: Colour = (255, 222, 140)  # its edge
CARD, CARD_HIGH = 22.0, 30.0  # of the sign of what wants something picked
GROWN = 7, 3  # how much larger than its place is what can be done, to each side


class Actions(Buttons):
    """The buttons of a turn."""

    def _button(
        self, screen: Screen, seat: Seat, place: Place, label: str, alike: tuple[str, ...],
    ) -> None:
        scene, box = self.scene, self.scene.show.board.box(place)
        picker = scene.pickers[seat]
        if kind_of(place) != BUTTON or place not in scene.style.signs:
            super()._button(screen, seat, place, label, alike)
            return
        lit = scene.focus[seat] == place and scene.questions.awake(seat)
        allowed, later = place in picker.nexts(), picker.leads(place)
        used = isinstance(scene.show.state, State) and spent(scene.show.state, place)
        able = allowed or later
        chosen = allowed and (lit or self._only(seat, place))

        def build(page: Page) -> None:
            whole = box.inset(-GROWN[0], -GROWN[1]) if able else box
            if able or lit:
                fill, edge = BRASS if chosen else NIGHT, SHINE if chosen else LIGHT
                page.image(page.art.plate(whole.w, whole.h, fill, 255, edge, 3, whole.h / 2),
                           whole.x, whole.y)
            sign = scene.style.signs[place]
            colour = INK if chosen else IVORY if able or lit else FAINT
            room = whole if allowed or not later else whole._replace(w=whole.w - CARD - 12)
            self._face(page, room, label, "ui/check" if used else sign, colour, alike)
            if later and not allowed:  # it wants a card
                sign_of = page.art.plate(CARD, CARD_HIGH, IVORY, 255, INK, 3, 5)
                page.image(sign_of, whole.right - CARD - 16, whole.center[1] - CARD_HIGH / 2)

        key = ("action", label, box, allowed, lit, chosen, later, used, alike)
        self.paper.put(screen, key, build)

    def _only(self, seat: Seat, place: Place) -> bool:
        """Whether nothing else can be done, or nothing else with what is picked."""
        picker = self.scene.pickers[seat]
        nexts = {*picker.nexts()}
        actions = nexts & {*self.scene.style.signs}
        return {place} == (actions if picker.path else nexts)

    def _face(
        self, page: Page, box: Box, label: str, sign: str, colour: Colour,
        alike: tuple[str, ...],
    ) -> None:
        """A sign and a word in the middle of a button."""
        style = page.even(Box(0, 0, box.w - SIGN - 24, box.h - 4), alike, "body")
        wide = min(page.art.size(label, style)[0], box.w - SIGN - 24)
        x = box.x + (box.w - SIGN - 10 - wide) / 2
        # dark behind, as the signs are drawn for the night
        page.image(page.art.disc(SIGN + 8, NIGHT, 255), x - 4, box.center[1] - SIGN / 2 - 4)
        image = page.art.picture(sign, SIGN - 10, SIGN - 10)
        page.image(image, x + (SIGN - image.get_width() / page.art.scale) / 2,
                   box.center[1] - SIGN / 2 + 5)
        words = Box(x + SIGN + 10, box.y + 2, wide + 1, box.h - 4)
        page.fitted(words, label, style, colour)


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
                    if place not in scene.show.layer.dull:
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
