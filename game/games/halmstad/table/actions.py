"""What one can do in the port, side by side on one ground under what one is told: brass for what
has the focus and is allowed, or is all that is left; an edge of that for what is advised, and wood
for what else could be done; pale what does not go with what is picked. Beside its word each shows
the card that it takes, and under it says what it brings. What a turn does not allow, or could bring
nothing, is not seen until it has the focus: then as a small sign at the end of the row, with a tick
where it was used up. What an action is done to lies in light meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.cards import Card
from game.core.contract import Place, Seat
from game.games.halmstad.rules.state import ACES, State
from game.games.halmstad.table.equation import chip
from game.games.halmstad.table.port import QUIET_LIGHT, about, light_look
from game.games.halmstad.table.sensible import ROWS, advised, card_at, costs, makes, spent, swaps
from game.games.halmstad.table.tray import CONTRACT, FEED, SWAP
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import FAINT, INK, IVORY, NIGHT, Colour
from game.tables.asked import Buttons
from game.tables.guide import tell_task
from game.tables.looks import SEAT, GamePlate, look
from game.tables.picture import AskedPart
from game.tables.places import BUTTON, kind_of, rest_of
from game.tables.seen import Mark, Seen, Signs
from game.tables.set_picker import SetPicker

if TYPE_CHECKING:
    from game.tables.show import Show

BRASS: Colour = (236, 180, 92)  # what is chosen with a press
SHINE: Colour = (255, 222, 140)  # its edge
WARM: Colour = (112, 72, 32)  # what could be chosen
RIM: Colour = (222, 164, 84)  # its edge
BARE: Colour = (72, 49, 28)  # what could be chosen besides, and its edge
EDGE: Colour = (140, 106, 66)
WORD, LOW = 50.0, 43.0  # how high its word is, and what stands under that
NAMED = "asked"  # the letters of its word
NEEDS = "small@1.15", "small@1", "small@0.9"  # of what an action takes, the largest that fit
FACE = 7.0  # before the sign, and after the words
CHIP, TALL = 32.0, 1.28  # how wide a card is there, and how high for that
SIGN, SIGNED = 50.0, 0.17  # of its picture, at most, and of the width of its button
REFUSED = 38.0  # of the sign of what cannot be done
NARROW = 100.0  # a place has no room for words
GAINS, COIN, CORNER = "body", 34.0, 8.0  # of what a swap makes possible
ROOM, LEAST = 12.0, 264.0  # round what can be done, and from its middle to its ends


class Actions(Buttons):
    """The buttons of a turn."""

    def _button(
        self, screen: Screen, seat: Seat, place: Place, label: str, alike: tuple[str, ...],
    ) -> None:
        scene, box = self.scene, self.scene.show.board.box(place)
        picker = scene.pickers[seat]
        if kind_of(place) != BUTTON or place not in scene.style.touch.signs:
            super()._button(screen, seat, place, label, alike)
            return
        lit = scene.focus[seat] == place and scene.questions.awake(seat)
        allowed = place in picker.nexts()
        able = allowed or picker.leads(place)
        view = scene.questions.view(seat)
        used = isinstance(view, State) and spent(view, place)
        chosen = allowed and (lit or self._only(seat, place))
        best = isinstance(view, State) and rest_of(place) in advised(view, seat)
        costing = costs(view, seat, place) if isinstance(view, State) and able else ()
        card = None
        if place == SWAP and isinstance(view, State) and swaps(view, seat, scene.focus[seat]):
            card = card_at(view, scene.focus[seat])
        elif place == FEED and able and isinstance(view, State):
            card = next((card for card in view.hands[seat] if card in ACES), None)
        words = tuple(self._words(seat)) if able else ()

        def build(page: Page) -> None:
            if box.w < NARROW:
                if lit:
                    self._sign(page, box, "ui/check" if used else scene.style.touch.signs[place],
                               dull=not able)
                return
            if not able:
                page.image(page.art.plate(box.w, box.h, NIGHT, 120, None), box.x, box.y)
                self._face(page, box, (label, ""), scene.style.touch.signs[place], (FAINT, FAINT),
                           alike, dull=True)
                return
            fill, edge = (BRASS, SHINE) if chosen else (WARM, SHINE) if best else (BARE, EDGE)
            wide = 5 if best and not chosen else 3
            page.image(page.art.plate(box.w, box.h, fill, 255, edge, wide, 20), box.x, box.y)
            colour = INK if chosen else IVORY
            self._face(page, box, (label, scene.say(costing) if costing else ""),
                       scene.style.touch.signs[place], (colour, colour), words, card=card)

        key = ("action", label, box, able, lit, chosen, best, used, costing, card,
               words)
        self.paper.put(screen, key, build)

    def _words(self, seat: Seat) -> list[str]:
        """The words of all that can be done now, which have letters of one size."""
        scene, picker = self.scene, self.scene.pickers[seat]
        return [scene.say((place.replace("/", "-"),)) for place in scene.style.touch.signs
                if place in picker.nexts() or picker.leads(place)]

    def _only(self, seat: Seat, place: Place) -> bool:
        """Whether nothing else can be done, or nothing else with what is picked."""
        picker = self.scene.pickers[seat]
        nexts = {*picker.nexts()}
        actions = nexts & {*self.scene.style.touch.signs}
        return {place} == (actions if picker.path else nexts)

    def _sign(self, page: Page, box: Box, name: str, *, dull: bool) -> None:
        """What cannot be done, in the focus; anything else as usual."""
        if box.w > NARROW:
            super()._sign(page, box, name, dull=dull)
            return
        page.image(page.art.disc(box.w, NIGHT, 190), box.x, box.y)
        image = page.art.picture(name, REFUSED, REFUSED, dull=dull)
        page.image(image, box.center[0] - image.get_width() / page.art.scale / 2,
                   box.center[1] - REFUSED / 2)

    def _face(
        self, page: Page, box: Box, told: tuple[str, str], sign: str,
        colours: tuple[Colour, Colour], alike: tuple[str, ...], *, card: Card | None = None,
        dull: bool = False,
    ) -> None:
        """A sign, and beside it a word, with the card that an action takes, over what it brings."""
        side = min(SIGN, SIGNED * box.w)
        room = box.w - side - 2 * FACE - 14
        style = page.even(Box(0, 0, room, WORD), alike, NAMED)
        shown = CHIP + FACE if card is not None else 0.0
        need = next((one for one in NEEDS
                     if page.art.size(told[1], one)[0] <= room - 2 * FACE), NEEDS[-1])
        below = min(page.art.size(told[1], need)[0] + 1, room) if told[1] else 0.0
        name = min(page.art.size(told[0], style)[0] + 1, room - shown)
        wide = max(name + shown, below)
        x = box.x + (box.w - side - 14 - wide) / 2
        # dark behind, as the signs are drawn for the night
        page.image(page.art.disc(side + 8, NIGHT, 255), x - 4, box.center[1] - side / 2 - 4)
        image = page.art.picture(sign, side - 10, side - 10, dull=dull)
        page.image(image, x + (side - image.get_width() / page.art.scale) / 2,
                   box.center[1] - side / 2 + 5)
        words = Box(x + side + 14, box.y, wide, box.h)
        if told[1]:
            page.fitted(words._replace(y=box.bottom - LOW, h=LOW - 1), told[1], need, colours[1])
            words = words._replace(y=box.y - 1, h=WORD)
        page.fitted(words._replace(w=name), told[0], style, colours[0])
        if card is not None:
            high = CHIP * TALL
            page.picture(Box(words.x + name + FACE, words.y + 4, CHIP, high), chip(card))


METAL_LIGHT = light_look(RIM)
GROUND = look(GamePlate(edge=SEAT, edge_width=4))


def light_targets(seen: Seen) -> Signs:
    """Light what the action in the focus is done to: the deck, the piles or the beliefs; and in the
    metal of the buttons the quays with which a swap of the card in it makes a contract possible."""
    state = seen.view
    for one in seen.touching if isinstance(state, State) else ():
        if not one.awake:
            continue
        best = one.picker.laid(one.focus) if isinstance(one.picker, SetPicker) else None
        for place in best.places if best else about(state, one.focus):
            stance = seen.stances.get(place)
            if not (stance and stance.dull) and kind_of(place) != "hand":
                yield Mark(place, METAL_LIGHT if best else QUIET_LIGHT)
        if swaps(state, one.seat, one.focus) and not one.path:
            yield from (Mark(place, METAL_LIGHT) for place in makes(state, one.seat, one.focus))


class Found(AskedPart):
    """Round the cards of the hand that the button of a contract would lay out, in the metal of the
    buttons: as much of each as is seen of it."""

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        if scene.show.reel.busy:
            return
        for seat, picker in scene.pickers.items():
            if (scene.questions.touchable(seat) and scene.questions.awake(seat)
                    and scene.focus[seat] == CONTRACT and isinstance(picker, SetPicker)
                    and (best := picker.laid(CONTRACT))):
                for place in best.places:
                    if kind_of(place) == "hand":
                        box = seen_of(scene.show, seat, place).inset(-4.5)
                        ring = scene.show.stage.art.ring(box.w, box.h, SHINE, 6.5)
                        screen.put(ring, box.x, box.y)


def seen_of(show: Show, seat: Seat, place: Place) -> Box:
    """As much of a card of a hand as no other card lies on."""
    held, pose = show.held[seat], show.raised(place)
    at = held.index(place) + 1
    left = pose.x - pose.w / 2
    right = left + pose.w
    if at < len(held):
        after = show.raised(held[at])
        right = min(right, after.x - after.w / 2)
    return Box(left, pose.y - pose.h / 2, right - left, pose.h)


class Promises(AskedPart):
    """In a corner of each quay with which a swap of the card in the focus makes a contract
    possible, how many counters that takes; and a counter on each card of the hand that does so with
    any quay."""

    def draw(self, screen: Screen) -> None:
        scene, state = self.scene, self.scene.show.state
        if scene.show.reel.busy or not isinstance(state, State):
            return
        for seat, picker in scene.pickers.items():
            view = scene.questions.view(seat)
            if (not scene.questions.touchable(seat) or picker.path or picker.readings
                    or not isinstance(view, State)):
                continue
            focus = scene.focus[seat]
            for place in scene.show.held.get(seat, ()):
                if place != focus and swaps(view, seat, place) and makes(view, seat, place):
                    self._mark(screen, seen_of(scene.show, seat, place))
            if scene.questions.awake(seat) and swaps(view, seat, focus):
                for place, count in makes(view, seat, focus).items():
                    self._gain(screen, place, f"+{count}")

    def _mark(self, screen: Screen, seen: Box) -> None:
        """A counter on the upper edge of a card."""
        art, x = self.scene.show.stage.art, seen.right - COIN / 2 - 2
        screen.put_centered(art.disc(COIN + 8, NIGHT, 255), x, seen.y)
        screen.put_centered(art.picture("pieces/halmstad/counter", COIN, COIN), x, seen.y)

    def _gain(self, screen: Screen, place: Place, text: str) -> None:
        pose, art = self.scene.show.raised(place), self.scene.show.stage.art
        wide, high = art.size(text, GAINS)
        plate = Box(0, 0, wide + COIN + 22, high + 4)
        x, y = pose.x + (pose.w - plate.w) / 2 + CORNER, pose.y + (plate.h - pose.h) / 2 - CORNER
        screen.put_centered(art.plate(plate.w, plate.h, NIGHT, 250, SHINE, 3, 14), x, y)
        screen.put_centered(art.text(text, GAINS, SHINE), x - COIN / 2, y)
        screen.put_centered(art.picture("pieces/halmstad/counter", COIN, COIN), x + wide / 2 + 3, y)


def tell_port_task(seen: Seen) -> Signs:
    """Tell what is to be done, large and at one place, over all that can be, on a ground in the
    colour of the seat; unless advice stands there."""
    if seen.sitting and seen.sitting.advises:
        return
    one = next(iter(seen.touching), None)
    rail = [seen.board.box(place) for place, there in seen.board.lies.items()
            if kind_of(there) in ROWS]
    if one and rail and seen.sitting and one.seat not in seen.sitting.silent:
        asked = seen.board.box("asked")
        left = min(*(box.x - ROOM for box in rail), asked.center[0] - LEAST)
        right = max(*(box.right + ROOM for box in rail), asked.center[0] + LEAST)
        top = asked.center[1]
        yield Mark(Box(left, top, right - left, rail[0].bottom + ROOM - top), GROUND, one.seat)
    yield from tell_task(seen, room=lambda seen, _: seen.board.box("asked"))
