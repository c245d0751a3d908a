"""What lies round the pieces: wood and sheet, marks for what can be touched, seats and words.

It reads the table scene and never a state of its own: places and words come from the table that
the audience sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pygame

from game.core import Beat, Place, Seat, Table, zone
from game.picture.board import Pose
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, Box, Screen
from game.picture.theme import (
    BUTTON_LIT,
    DIM,
    EDGE,
    EMBER,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    PANEL,
    PARCHMENT,
    RING,
    SEAT_COLOURS,
    Colour,
)
from game.tables.countdown import HURRY
from game.tables.places import BUTTON, NUMBER, READING, is_button, kind_of, number_of, rest_of
from game.tables.seat_input import SORT
from game.tables.seat_panels import LARGE, STRIKE, SeatPanels

if TYPE_CHECKING:
    from game.tables.seat_input import Bubble
    from game.tables.style import Badge

ROUND = 20  # the layer of round things
FLOOR = 15  # layers below it lie under the marks
CLOCK = "countdown"
NARROW = 200  # the width under which a button has small letters
LEGAL: Colour = (255, 214, 110)
TARGET: Colour = (120, 230, 190)
CARVED: Colour = (110, 72, 34)
FLAW: Colour = (176, 20, 20)


class TablePicture(SeatPanels):
    """The picture of a table scene."""

    def show(self, table: Table, beat: Beat | None = None) -> None:  # noqa: ARG002  for others
        """The words and markers of another table, after a beat if there was one."""
        self.table = table

    def refit(self) -> None:
        self._pages.clear()

    def control(self, pos: tuple[float, float]) -> Callable[[], None] | None:
        """What a pointer presses that is not a place of the board."""
        return next((act for box, act in self._controls if box.holds(*pos)), None)

    def draw(self, screen: Screen) -> None:
        layer = self.scene.show.layer
        self.drawn = []
        if self.scene.secrecy.curtain is not None:
            self._curtain(screen, self.scene.secrecy.curtain)
            return
        screen.cover(self._cloth(screen))
        layer.draw(screen, high=FLOOR, flying=False)
        self._raise()
        self._marks(screen)
        self._stand(screen)
        layer.draw(screen, low=FLOOR, flying=False)
        self._flaws(screen)
        self._words(screen)
        self._controls = []
        for seat in range(len(self.scene.hands.players)):
            self._seat(screen, seat)
        self._captions(screen)
        layer.draw(screen, flying=True)
        self._rings(screen)
        self._countdown(screen)

    # the table itself

    def _cloth(self, screen: Screen) -> pygame.Surface:
        """Wood, sheet and plates in one opaque picture."""
        art, board = self.scene.house.art, self.scene.show.board
        size = screen.surface.get_size()

        def make() -> pygame.Surface:
            cloth = art.backdrop("table/wood", size).copy()
            for picture in board.pictures:
                box = picture.box
                cloth.blit(art.picture(picture.name, box.w, box.h), screen.at(box.x, box.y))
            for text, place, dx, dy in self.scene.style.carved:
                pose = board.pose(place)
                image = art.text(text, "carved", CARVED)
                x, y = screen.at(pose.x + dx * pose.w / 2, pose.y + dy * pose.h / 2)
                cloth.blit(image, image.get_rect(center=(x, y)))
            for box in plates:
                cloth.blit(art.plate(box.w, box.h, alpha=238), screen.at(box.x, box.y))
            return cloth
        plates = tuple(self.plate(seat) for seat in range(len(self.scene.match.players)))
        return art.keep(("cloth", board.name, size, plates), make)

    def _raise(self) -> None:
        """Cards that are picked or can be played stand out of the hand of who may see them."""
        scene = self.scene
        raised: dict[Place, float] = {}
        looked: set[Place] = set()
        if scene.style.secrets and not scene.show.reel.busy:
            for seat, picker in scene.pickers.items():
                if scene.secrecy.sees(seat):
                    raised |= dict.fromkeys(self._cards(picker.nexts()), 14.0)
                    raised |= dict.fromkeys(self._cards(picker.path), 44.0)
                    looked.add(scene.focus[seat])
            scene.show.fan(looked)
        scene.show.layer.raised = raised
        scene.show.layer.dull = self._dull()

    def _dull(self) -> set[Place]:
        """Cards of an open hand that cannot be picked, or not with what is picked; none while cards
        are not what is asked about."""
        scene = self.scene
        dull: set[Place] = set()
        if scene.show.reel.busy or not scene.style.secrets:
            return dull
        for seat, picker in scene.pickers.items():
            if self._open(seat):
                hand = {place for place in scene.show.layer.pieces()
                        if zone(place) == f"hand/{seat}"}
                useful = hand & {*picker.path, *picker.nexts()}
                dull |= hand - useful if useful or hand & {*scene.questions.fields(seat)} else set()
        return dull

    def _open(self, seat: Seat) -> bool:
        """Whether what a seat can touch may be drawn."""
        asked, blind = self.scene.questions, self.scene.blind
        return asked.on_screen(seat) and not blind.asks(seat) and asked.open_to(seat)

    def _lifted(self, place: Place) -> Pose:
        pose = self.scene.show.board.pose(place)
        return pose._replace(y=pose.y - pose.lift - self.scene.show.layer.raised.get(place, 0))

    def _marks(self, screen: Screen) -> None:
        """What each asked seat can touch next, and what it has touched."""
        if self.scene.show.reel.busy or self.scene.style.secrets:
            return
        for picker in self.scene.pickers.values():
            for place in picker.nexts():
                self._mark(screen, place, chosen=bool(picker.path))
            for place in picker.path:
                self._glow(screen, place, LEGAL, 150)

    def _mark(self, screen: Screen, place: Place, *, chosen: bool) -> None:
        if kind_of(place) == BUTTON:
            return
        taken = isinstance(self.table.get(place), str)
        if not chosen:
            self._glow(screen, place, LEGAL, 74)
        elif taken:
            struck = self.scene.show.board.pose(place).z > ROUND
            self._glow(screen, place, STRIKE if struck else TARGET, 130)
        else:
            pose = self._lifted(place)
            art = self.scene.house.art
            screen.put_centered(art.disc(pose.w * 0.40, INK, 190), pose.x, pose.y)
            screen.put_centered(art.disc(pose.w * 0.32, TARGET, 255), pose.x, pose.y)

    def _glow(self, screen: Screen, place: Place, colour: Colour, alpha: int) -> None:
        pose = self._lifted(place)
        art = self.scene.house.art
        size = pose.w - 4 if pose.z > ROUND else pose.w + 18
        radius = 14 if pose.z > ROUND else size / 2
        screen.put_centered(art.plate(size, size, colour, alpha, colour, 5, radius),
                            pose.x, pose.y)

    def _flaws(self, screen: Screen) -> None:
        """A cross on every piece that could not move."""
        art = self.scene.house.art
        for place in self.scene.show.flaws:
            pose = self._lifted(place)
            screen.put_centered(art.plate(58, 58, IVORY, 255, FLAW, 5, 29), pose.x, pose.y)
            screen.put_centered(art.text("×", "cross", FLAW), pose.x, pose.y - 4)

    def _words(self, screen: Screen) -> None:
        """Numbers and words that the table holds at places of the board."""
        for place, says in self.table.items():
            if isinstance(says, str) or not self.scene.show.board.has(place):
                continue
            if kind_of(place) in self.scene.style.plate:
                continue
            if badge := self.scene.style.badge(says):
                self._badge(screen, badge, self.scene.show.board.pose(place))
            elif text := self.scene.say(says):
                self._put(screen, self._word(place, text))

    def _badge(self, screen: Screen, badge: Badge, pose: Pose) -> None:
        """A round sign, light for the first seat and dark for the others."""
        art = self.scene.house.art
        fill = PARCHMENT if badge.seat == 0 else NIGHT
        ink = INK if badge.seat == 0 else SEAT_COLOURS[0]
        factor = min(art.text_scale, LARGE)  # larger ones would hide what they belong to
        size = 44 * factor
        screen.put_centered(art.plate(size, size, fill, 255, ink, 4, size / 2), pose.x, pose.y)
        screen.put_centered(art.text(badge.text, f"small@{factor}", ink), pose.x, pose.y)

    def _word(self, place: Place, text: str) -> Page:
        """Words that lie on the table, as large as their place lets them be."""
        key = ("word", place, text)
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            page.fitted(self.scene.show.board.box(place), text, "small", EMBER, "center")
        return self._pages[key]

    def _rings(self, screen: Screen) -> None:
        """The buttons and the focus of every asked seat, in its colour, if they are not secret."""
        scene = self.scene
        for seat in scene.pickers:
            if not self._open(seat):
                continue
            self._buttons(screen, seat)
            if not self._figures(scene.focus[seat]):
                self._ring(screen, seat)

    def _stand(self, screen: Screen) -> None:
        """The focus of seats where figures stand: behind these, or it would cut their heads off."""
        for seat in self.scene.pickers:
            if self._open(seat) and self._figures(self.scene.focus[seat]):
                self._ring(screen, seat)

    def _figures(self, place: Place) -> bool:
        """Whether a place is one on which figures stand."""
        looks = self.scene.style.looks.values()
        return place in self.scene.style.places and "/" not in place and any(
            look.foot is not None for look in looks)

    def _ring(self, screen: Screen, seat: Seat) -> None:
        scene, art = self.scene, self.scene.house.art
        if not scene.show.board.has(scene.focus[seat]):
            return
        pose = self._lifted(scene.focus[seat])
        w, h = pose.w + 2 * RING + 2, pose.h + 2 * RING + 2
        screen.put_centered(art.ring(w + 8, h + 8, NIGHT, RING + 8), pose.x, pose.y)
        screen.put_centered(art.ring(w, h, SEAT_COLOURS[seat], RING), pose.x, pose.y)

    def bubble(self, seat: Seat, bubble: Bubble) -> Box:
        """Where what is said to a seat stands: never over or under a button."""
        scene, box = self.scene, super().bubble(seat, bubble)
        buttons = [scene.show.board.box(place) for asked in scene.pickers if self._open(asked)
                   for place in scene.questions.places(asked) if self._pressed(place)]
        met = [button for button in buttons if button.meets(box)]
        if not met:
            return box
        bottom = min(button.y for button in met) - 12
        if self.plate(seat).y < HEIGHT / 3:
            return box._replace(h=bottom - box.y)
        h = min(box.h, bottom - SAFE.y)
        return box._replace(y=bottom - h, h=h)

    def _countdown(self, screen: Screen) -> None:
        """The seconds that are left for an answer."""
        scene = self.scene
        left = scene.countdown.shown()
        if left is None or scene.show.reel.busy or not scene.show.board.has(CLOCK):
            return
        key = (CLOCK, left)
        if key not in self._pages:
            page = self._pages[key] = Page(scene.house.art)
            box = scene.show.board.box(CLOCK)
            page.plate(box, NIGHT, 250, STRIKE if left <= HURRY else GOLD)
            page.fitted(box.inset(4, 4), str(left), "heading", IVORY, "center")
        self._put(screen, self._pages[key])

    def _buttons(self, screen: Screen, seat: Seat) -> None:
        """What a seat can press; buttons of one size have letters of one size."""
        labels = {place: self._label(seat, place) for place in self.scene.questions.places(seat)
                  if self._pressed(place)}
        alike: dict[tuple[float, float], list[str]] = {}
        for place, label in labels.items():
            alike.setdefault(self.scene.show.board.box(place)[2:], []).append(label)
        for place, label in labels.items():
            box = self.scene.show.board.box(place)
            self._button(screen, seat, place, label, tuple(alike[box[2:]]))

    def _button(
        self, screen: Screen, seat: Seat, place: Place, label: str, alike: tuple[str, ...],
    ) -> None:
        scene = self.scene
        box = scene.show.board.box(place)
        lit = scene.focus[seat] == place
        picker = scene.pickers[seat]
        dull = place != SORT and place not in picker.nexts()
        sure = picker.asking is not None and picker.asking[0] == place
        key = ("button", label, box, lit, dull, sure, alike)
        if key not in self._pages:
            page = Page(scene.house.art)
            page.plate(box, BUTTON_LIT if sure else PANEL, 250, GOLD if lit or sure else EDGE)
            style = "small" if box.w < NARROW else self._letters(seat)
            inner = box.inset(6 if box.w < NARROW else 12, 2)
            page.fitted(inner, label, page.even(inner, alike, style), DIM if dull else IVORY,
                        "center")
            self._pages[key] = page
        self._put(screen, self._pages[key])

    def _label(self, seat: Seat, place: Place) -> str:
        """What a button says: a number, a reading, what the game has it say, or its own word."""
        scene = self.scene
        kind = kind_of(place)
        if kind == NUMBER:
            return rest_of(place)
        if kind == READING:
            view = scene.rules.view(scene.match.state, seat)
            move = scene.pickers[seat].readings[number_of(place)]
            return scene.say(scene.style.spoken(view, move))
        if button := scene.style.buttons.get(kind):
            return scene.say(button.says(place))
        return scene.house.words(place.replace("/", "-"))

    def _letters(self, seat: Seat) -> str:
        """The style of a seat's buttons: that of the game's own kinds, if there are such now."""
        own = self.scene.style.buttons
        kinds = map(kind_of, self.scene.questions.places(seat))
        return next((own[kind].letters for kind in kinds if kind in own), "label")

    def _pressed(self, place: Place) -> bool:
        return is_button(place, self.scene.style.buttons)

    def _cards(self, places: Iterable[Place]) -> list[Place]:
        """Those places where something lies that can stand out of a hand."""
        return [place for place in places if not self._pressed(place)]
