"""What one can do in the port, on one rail: brass for what is allowed, a gold outline and a small
card for what wants something picked, both larger than what is refused, which has no frame; a small
tick before what was used up. To pass stands apart and is pale, but brass when there is nothing
else. What an action is done to lies in light while it has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Place, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, FAINT, INK, IVORY, NIGHT, Colour
from game.shelf.halmstad.rules.state import RED, State
from game.shelf.halmstad.table.port import lit
from game.shelf.halmstad.table.sensible import AWAY, spent
from game.tables.asked import SIGN, Buttons
from game.tables.picture import Part
from game.tables.places import BUTTON, kind_of

if TYPE_CHECKING:
    from game.tables.table import TableScene

BRASS: Colour = (236, 180, 92)  # what is allowed
CARD, CARD_HIGH = 22.0, 30.0  # of the sign of what wants something picked
SHINE: Colour = (255, 222, 140)  # its edge
GROWN = 7, 3  # how much larger than its place is what can be done, to each side
TICK = 26  # of what was used up
FADED: Colour = (150, 138, 120)  # what is not
RAIL = "rail"  # what the actions stand on


class Actions(Buttons):
    """The buttons of a turn."""

    def _buttons(self, screen: Screen, seat: Seat) -> None:
        """All on one rail."""
        if AWAY in self.scene.questions.places(seat):
            rail = self.scene.show.board.box(RAIL)
            image = self.scene.show.stage.art.plate(rail.w, rail.h, NIGHT, 200, None, 0, rail.h / 2)
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
        used = isinstance(scene.show.state, State) and spent(scene.show.state, place)

        able = allowed or later

        def build(page: Page) -> None:
            whole = box.inset(-GROWN[0], -GROWN[1]) if able else box
            if able or apart:
                fill, edge = BRASS if allowed else NIGHT, SHINE if able else FAINT
                page.image(page.art.plate(whole.w, whole.h, fill, 255, edge, 4 if able else 2,
                                          whole.h / 2), whole.x, whole.y)
            colour = INK if allowed else SHINE if later else DIM if apart else FADED
            room = whole if allowed or not later else whole._replace(w=whole.w - CARD - 12)
            self._face(page, room, label, "ui/check" if used else scene.style.signs[place],
                       colour, alike, dull=not (able or apart), used=used)
            if later and not allowed:  # it wants a card
                sign_of = page.art.plate(CARD, CARD_HIGH, IVORY, 255, INK, 3, 5)
                page.image(sign_of, whole.right - CARD - 16, whole.center[1] - CARD_HIGH / 2)

        key = ("action", label, box, allowed, apart, later, used, alike)
        self.paper.put(screen, key, build)

    def _alone(self, seat: Seat, place: Place) -> bool:
        """Whether nothing else can be done."""
        return {*self.scene.pickers[seat].nexts()} == {place}

    def _face(
        self, page: Page, box: Box, label: str, sign: str, colour: Colour,
        alike: tuple[str, ...], *, dull: bool, used: bool,
    ) -> None:
        """A sign and a word in the middle of a button; a small tick before what was used up."""
        side = TICK if used else SIGN
        room = Box(0, 0, box.w - SIGN - 24, box.h - 4)
        style = page.even(room, alike, "body")
        wide = min(page.art.size(label, style)[0], room.w)
        x = box.x + (box.w - side - 10 - wide) / 2
        if not dull:  # dark behind, as the signs are drawn for the night
            page.image(page.art.disc(SIGN + 8, NIGHT, 255), x - 4, box.center[1] - SIGN / 2 - 4)
        inset = 5 if not dull else 0
        image = page.art.picture(sign, side - 2 * inset, side - 2 * inset, dull=dull)
        page.image(image, x + (side - image.get_width() / page.art.scale) / 2,
                   box.center[1] - side / 2 + inset)
        words = Box(x + side + 10, box.y + 2, wide + 1, box.h - 4)
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
