"""The hand that points at the next place to touch, from the side where it covers least."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.core.contract import Place
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.picture.theme import INK, PARCHMENT
from game.scenes.lesson.table import LessonTable
from game.scenes.lesson.teacher import Figure
from game.tables.lessons import LEARNER
from game.tables.places import TRAY
from game.tables.tray import fitted_tray
from game.ui.box import box_around, measure_overlap

SIZES = 1.8, 1.6, 1.4, 1.2, 1.0  # of these the largest that covers nothing
TURNS = (0, 0.0), (40, 0.7), (-40, -0.7), (90, 1.0), (-90, -1.0), (180, 0.0)  # in degrees, and how
# far right of the middle of what it points at the finger is, of half of that
SWAY = 7.0  # how far the hand moves


class Held(NamedTuple):
    """A pose of the hand: turned by degrees, scaled, in a box."""

    turn: int
    times: float
    box: Box


class Hand:
    """Stays on its side until it points at something else."""

    def __init__(self, scene: LessonTable, figure: Figure) -> None:
        self.scene, self.figure = scene, figure
        self._side: tuple[Hashable, Held] | None = None

    def draw(self, screen: Screen, place: Place, *, back: bool) -> None:
        """Draw the hand at a place; `back`: the piece there has to go back."""
        scene, art, held = self.scene, self.scene.house.art, self.find_held(place)
        picker = scene.pickers.get(LEARNER)
        again = picker is not None and picker.asking is not None and picker.asking[0] == place
        beat = sin(4.4 * scene.clock)
        sway = 26 * abs(beat) if again else SWAY * (1 + beat) / 2
        if scene.house.settings.reduced_motion:
            sway = 0
        image = art.load_picture(
            "ui/pointer_turned" if held.turn else "ui/pointer", 60 * held.times,
            78 * held.times)
        if held.turn:
            image = art.keep(("hand", held.turn, image.get_size()),
                             lambda: pygame.transform.rotozoom(image, held.turn, 1.0))
        right, down = _towards_wrist(held.turn)
        x, y = held.box.center
        screen.put_centered(image, x + sway * right, y + sway * down)
        if back and not again:
            self._draw_back(screen, *self.target_of(place).center)

    def _draw_back(self, screen: Screen, x: float, foot: float) -> None:
        """Draw the words over a piece that has to go back."""
        art = self.scene.house.art
        text = art.draw_text(self.scene.house.words("lesson-back"), "body", INK)
        w, h = text.get_width() / art.scale + 36, text.get_height() / art.scale + 12
        x = min(max(x, SAFE.x + w / 2), SAFE.right - w / 2)
        screen.put_centered(art.draw_plate(w, h, PARCHMENT, 255, INK), x, foot - h / 2)
        screen.put_centered(text, x, foot - h / 2)

    def target_of(self, place: Place) -> Box:
        """Return the target of the hand, which may be raised over its place."""
        show = self.scene.show
        box = show.board.box_of(place)
        return box._replace(y=box.y - show.layer.raised.get(place, 0.0))

    def find_held(self, place: Place) -> Held:
        scene, target = self.scene, self.target_of(place)
        key = scene.at, place, target, scene.house.art.scale, scene.pickers[LEARNER].path
        if self._side is None or self._side[0] != key:
            words = [box for box in self._list_words() if not target.inset(2).is_within(box)]
            others = self.list_others(place)

            def cost(held: Held) -> float:
                return (measure_cover(held, others) + 2 * measure_overlap(held.box, words)
                        + 5.5 * abs(held.turn) + measure_overlap(held.box, [target]))
            best = [min((_hold(target, turn, share, times) for turn, share in TURNS), key=cost)
                    for times in SIZES]
            free = (held for held in best if not measure_cover(held, others))
            self._side = key, next(free, best[-1])
        return self._side[1]

    def list_others(self, place: Place) -> list[Box]:
        """Return the boxes that the hand should not cover: pieces, words, signs, and the
        teacher."""
        scene = self.scene
        show, target = scene.show, self.target_of(place)
        board, style = show.board, show.style
        seen = [self.target_of(other) for other in show.layer.map_pieces() if other != place]
        seen += [board.box_of(other) for other in scene.questions.map_places(LEARNER)
                 if other != place and board.has_place(other)]
        seen += [box_around(pose.x + dx * pose.w / 2, pose.y + dy * pose.h / 2, 28)
                 for _, at, dx, dy in style.carved for pose in (board.pose_of(at),)]  # letters
        seen += [box.inset(22) for zone in style.zones if zone not in style.places
                 and board.has_place(zone) and (box := board.box_of(zone)).w <= 200]  # signs
        seen += [show.panel_of(seat) for seat in range(len(show.players))]
        if board.has_place(TRAY) and show.held.get(LEARNER):
            seen.append(fitted_tray(show, LEARNER))
        seen += [*self._list_words(), scene.find_room(), self.figure.find_box()]
        return [box for box in seen if not target.inset(2).is_within(box)]

    def _list_words(self) -> list[Box]:
        """Return the boxes of words on the table."""
        return [box for page in self.scene.picture.drawn for box in page.boxes]


def measure_cover(held: Held, others: Iterable[Box]) -> float:
    """Return the area that a hand covers of other things, and how far it leaves the screen."""
    box = held.box
    out = max(-box.x, box.right - WIDTH, -box.y, box.bottom - HEIGHT, 0)
    return measure_overlap(box, others) + 100 * out


def _hold(target: Box, turn: int, share: float, times: float) -> Held:
    """Return a hand whose finger reaches 5 units over the rim of a target."""
    w, h = 60 * times, 78 * times
    right, down = _towards_wrist(turn)
    aside = abs(turn) == 90
    x = target.center[0] + share * target.w / 2 + right * (h / 2 - 5)
    rim = 0 if aside else target.h / 2 - 5
    y = target.center[1] + (rim if down > 0 else -rim) + down * h / 2
    wide, high = (h, w) if aside else (w, h)
    y = min(y, HEIGHT - SWAY - high / 2)
    return Held(turn, times, box_around(x, y, wide, high))


def _towards_wrist(turn: int) -> tuple[float, float]:
    return sin(turn * pi / 180), cos(turn * pi / 180)
