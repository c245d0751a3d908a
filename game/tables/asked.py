"""What is asked of people, drawn on the table: what they can touch, their focus, their buttons,
and the curtain before a hand opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.contract import Place, Says, Seat, State
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.stuff import TIMBER, lay
from game.picture.theme import (
    BUTTON_DULL,
    BUTTON_LIT,
    DIM,
    EDGE,
    EMBER,
    FAINT,
    GOLD,
    INK,
    IVORY,
    SEAT_COLOURS,
    Colour,
)
from game.tables.pickers import Picker, Touches
from game.tables.picture import AskedPart
from game.tables.places import NUMBER, READING, SORT, is_button, kind_of, rest_of
from game.tables.set_picker import SetPicker

if TYPE_CHECKING:
    pass

ROUND = 20  # the layer of round things
CLEAR = 4.0  # how much higher a card has to stand that nothing of another is seen under it
PICKED, FORETOLD, MAY = 36.0, 26.0, 14.0  # how high a card stands out of a hand that is picked,
# that the button would lay out, or that can be picked
TICK = 46.0  # the side of the tick on a picked card
LIFTED, HELD = 24.0, 12.0  # how high a figure in somebody's hand is, and anything else
GHOST = 165  # how much is seen of a figure where it could go
HEAD, ROUND_IT, RIMS = 38, 8, 12  # the height of what stands over buttons, the frame round them
# and what their focus needs under those words
SIGN = 40  # of a button's picture
OPEN: Colour = (72, 47, 29)  # what can be pressed
BRASS: Colour = (190, 146, 80)
WORD, MAIN = 0.5, 0.54  # how much of a button its own word has over what it plays, or lays out
UNDER = "small@0.92", "small@0.86", "small@0.76"  # letters of what it plays
NARROW, LEAST = 200, 100  # the width under which a button has small letters, and hardly any air
LEGAL: Colour = (255, 214, 110)
FRAMED, CAPTURED = 8.0, 36  # the frame round who would be captured; of 255, its light within
TARGET: Colour = (120, 230, 190)

Play = tuple[Says, Says] | None  # the cards of a play, and its name


class Buttons(AskedPart):
    """The buttons of every asked seat, in its colour, if they are not secret."""

    numbers: tuple[str, str] | None = None  # pictures of number buttons, in the focus and else

    def explain(self, view: State, seat: Seat, path: Touches, dull: bool) -> Says:  # noqa: ARG002
        """Return why picked cards cannot be played yet, where the button is `dull`; else what they
        are. A game may have words for both."""
        return ()

    def foretell(self, view: State, seat: Seat, picker: Picker, at: Place) -> Play:  # noqa: ARG002
        """Return the cards of the play that the one in the focus would make, and its name."""
        return None

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        for seat in scene.pickers:
            if not scene.questions.touchable(seat):
                continue
            self._buttons(screen, seat)

    def _buttons(self, screen: Screen, seat: Seat) -> None:
        """What a seat can press; buttons of one size have letters of one size."""
        labels = {place: self._label(seat, place) for place in self.scene.questions.places(seat)
                  if is_button(place, self.scene.style.touch.buttons)}
        alike: dict[tuple[float, float], list[str]] = {}
        for place, label in labels.items():
            alike.setdefault(self.scene.show.board.box(place)[2:], []).append(label)
        for kind, button in self.scene.style.touch.buttons.items():
            if button.head and (boxes := [self.scene.show.board.box(place) for place in labels
                                          if kind_of(place) == kind]):
                self._head(screen, boxes, self.scene.say(button.head))
        for place, label in labels.items():
            box = self.scene.show.board.box(place)
            self._button(screen, seat, place, label, tuple(alike[box[2:]]))

    def _head(self, screen: Screen, boxes: list[Box], text: str) -> None:
        """One frame round buttons in a row, with what they are for over them, unless they stand at
        the top."""
        x, right = min(box.x for box in boxes), max(box.right for box in boxes)
        wide = max(self.scene.show.stage.art.size(text, "small@1")[0] + 8, right - x)
        middle = min(max((x + right) / 2, SAFE.x + wide / 2), SAFE.right - wide / 2)
        top, foot = min(box.y for box in boxes) - HEAD - RIMS, max(box.bottom for box in boxes)
        box = Box(middle - wide / 2, top, wide, foot - top).inset(-ROUND_IT, 0)
        box = box._replace(h=box.h + ROUND_IT)
        if box.y < SAFE.y:
            return

        def build(page: Page) -> None:
            lay(page.image, page.art, self.scene.style.theme.stuff, box)
            page.fitted(box._replace(h=HEAD).inset(ROUND_IT, 0), text, "small@1", IVORY, "center")
        self.paper.put(screen, ("head", text, box), build)

    def _button(
        self, screen: Screen, seat: Seat, place: Place, label: str, alike: tuple[str, ...],
    ) -> None:
        scene = self.scene
        if kind_of(place) == NUMBER and (pictures := self.numbers):
            self._shield(screen, seat, place, pictures)
            return
        box, picker = scene.show.board.box(place), scene.pickers[seat]
        lit = scene.focus[seat] == place and scene.questions.awake(seat)
        dull = place != SORT and place not in picker.nexts() and not scene.questions.heeded(
            seat, place)
        if dull and not lit and place in scene.style.touch.ends:
            return  # it is seen where it can be pressed
        sure = picker.asking is not None and picker.asking[0] == place
        sign = scene.style.touch.signs.get(place)
        own = SEAT_COLOURS[seat] if len(scene.pickers) > 1 else BRASS  # whose it is
        wanted, quiet = self._wanted(seat, place, dull=dull), place in scene.style.touch.ends
        edge = GOLD if lit or sure or wanted else EDGE if dull or quiet else own
        if dull and isinstance(picker, SetPicker) and picker.leads(place):
            edge, quiet = BRASS, True  # once enough is picked; until then its word is pale

        kind = scene.style.touch.buttons.get(kind_of(place))  # what holds until another is pressed
        chosen = bool(kind and kind.head) and place in scene.style.touch.idle
        under, missing, lays = "", False, False
        if isinstance(picker, SetPicker) and picker.plays_by(place):
            view = scene.view(seat)
            says = self.explain(view, seat, picker.path, dull)
            told = scene.say(says) if says else ""
            lays = picker.lays_out(place) and bool(would := self.foretell(
                view, seat, picker, scene.focus[seat]))
            if lays and would:
                label, under = map(scene.say, would)
                edge = GOLD
            elif picker.aims and picker.lays_out(place):  # for the card in the focus there is none
                dull, edge = True, EDGE
            elif not dull:
                under = told
            elif told and (lit or picker.path):  # until then the task says it
                label, missing = told, True

        style = "small" if box.w < NARROW else "label" if place == SORT else self._letters(seat)

        def build(page: Page) -> None:
            fill = (GOLD if wanted else BUTTON_LIT if sure or chosen or lays else BUTTON_DULL
                    if dull else OPEN)
            lay(page.image, page.art, TIMBER, box, fill=fill, edge=edge)
            inner = box.inset(3 if box.w < LEAST else 6 if box.w < NARROW else 12, 2)
            if under:
                inner = inner._replace(h=inner.h * (MAIN if lays else WORD))
                low = Box(box.x + 6, inner.bottom, box.w - 12, box.bottom - inner.bottom - 2)
                ink = INK if wanted else DIM if dull else IVORY
                page.fitted(low, under, page.largest(
                    low, [under], (*page.art.signs, *UNDER)), ink, "center")
            if sign:
                self._sign(page, box, sign, dull=dull)
                inner = inner._replace(x=inner.x + SIGN + 6, w=inner.w - SIGN - 6)
            colour = (INK if wanted else EMBER if missing else FAINT if dull
                      else GOLD if lays else IVORY)
            letters = style if missing else page.even(inner, alike, style)
            page.fitted(inner, label, letters, colour, "center")

        key = ("button", label, under, box, lit, dull, sure, wanted, quiet, edge, alike, lays,
               style)
        self.paper.put(screen, key, build)

    def _wanted(self, seat: Seat, place: Place, *, dull: bool) -> bool:
        """Whether a button plays what is picked, or is all that a seat can do."""
        scene, picker = self.scene, self.scene.pickers[seat]
        if not isinstance(picker, SetPicker) or dull or place == SORT or kind_of(place) == READING:
            return False
        if place in scene.style.touch.ends:
            return not picker.offered
        return bool(picker.path) and picker.plays_by(place)

    def _shield(
        self, screen: Screen, seat: Seat, place: Place, pictures: tuple[str, str],
    ) -> None:
        """A number on a picture, which is another one in the focus."""
        box = self.scene.show.board.box(place)
        name = pictures[0] if self.scene.focus[seat] == place else pictures[1]

        def build(page: Page) -> None:
            side = box.w + 10
            room = box._replace(x=box.x - 5, y=box.center[1] - side / 2, w=side, h=side)
            page.picture(room, name, leaf=False)
            page.fitted(box, rest_of(place), "count", IVORY, "center")

        self.paper.put(screen, ("shield", place, box, name), build)

    def _sign(self, page: Page, box: Box, name: str, *, dull: bool) -> None:
        """The picture of a button, at its left."""
        image = page.art.picture(name, SIGN, SIGN, dull=dull)
        x = box.x + 8 + (SIGN - image.get_width() / page.art.scale) / 2
        page.image(image, x, box.y + (box.h - SIGN) / 2)

    def _label(self, seat: Seat, place: Place) -> str:
        """What a button says."""
        scene = self.scene
        return scene.say(scene.style.labelled(
            place, scene.questions.view(seat), scene.pickers[seat].readings))

    def _letters(self, seat: Seat) -> str:
        """The style of a seat's buttons: that of the game's own kinds, if there are such now that
        have no frame of their own."""
        own = self.scene.style.touch.buttons
        kinds = map(kind_of, self.scene.questions.places(seat))
        return next((own[kind].letters for kind in kinds
                     if kind in own and not own[kind].head), "label")
