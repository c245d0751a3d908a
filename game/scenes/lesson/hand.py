"""The hand that points at what can be touched next, from the side on which it covers least of what
is to be seen and read."""

from __future__ import annotations

from collections.abc import Hashable
from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.picture.theme import INK, PARCHMENT
from game.tables.lessons import LEARNER

if TYPE_CHECKING:
    from game.core import Place
    from game.scenes.lesson.scene import LessonScene

HAND = 60.0, 78.0
TOUCHES = 5.0  # how far its finger reaches over the rim of what it points at
SWAYS, FAR = 4.4, 7.0  # how fast and how far it moves
TAPS = 26.0  # how far it goes where the same is touched once more
WAYS = (0, 0.0), (40, 0.7), (-40, -0.7), (90, 1.0), (-90, -1.0), (180, 0.0)  # how it is turned, and
# how far to the right of the middle of what it points at its finger is, of half of that
TURNED = 500.0  # what it costs to be turned by a right angle, in what it covers
NARROW = 0.8  # how wide it is, of its picture, and how high, where it is turned aside
SIGN, AIR = 200.0, 22.0  # how wide signs are that a board has, at most, and the air round them
SMALL = 14.0  # letters that are carved into a board, from their middle


class Hand:
    """It stays on the side that it has chosen until it points at something else."""

    def __init__(self, scene: LessonScene) -> None:
        self.scene = scene
        self._side: tuple[Hashable, tuple[int, float]] | None = None

    def box(self, place: Place) -> Box:
        """Where it lies, about."""
        return self._body(self._target(place), *self._way(place))

    def draw(self, screen: Screen, place: Place, *, back: bool) -> None:
        """`back`: what it points at is to be put back."""
        scene, (w, h) = self.scene, HAND
        target, (turn, share) = self._target(place), self._way(place)
        picker = scene.pickers.get(LEARNER)
        again = picker is not None and picker.asking is not None and picker.asking[0] == place
        sway = 0.0 if scene.house.settings.reduced_motion else (
            TAPS * abs(sin(scene.clock * SWAYS)) if again else
            FAR * (1 + sin(scene.clock * SWAYS)) / 2)
        x, y = self._body(target, turn, share).center
        x, y = x + sway * sin(turn * pi / 180), y + sway * cos(turn * pi / 180)
        art = scene.house.art
        image = art.picture("ui/pointer_turned" if turn else "ui/pointer", w, h)
        if turn:
            image = art.keep(("hand", turn, image.get_size()),
                             lambda: pygame.transform.rotozoom(image, turn, 1.0))
        screen.put_centered(image, x, y)
        if back and not again:
            self._told(screen, Box(*target.center, 0, 0))

    def _target(self, place: Place) -> Box:
        """What it points at, which may stand higher than its place."""
        show = self.scene.show
        box = show.board.box(place)
        return box._replace(y=box.y - show.layer.raised.get(place, 0.0))

    def _body(self, target: Box, turn: int, share: float) -> Box:
        """Where it lies if it is turned so: its finger on the rim of a box."""
        w, h = HAND
        right, down = sin(turn * pi / 180), cos(turn * pi / 180)  # from its finger to its wrist
        x = target.center[0] + share * target.w / 2 - TOUCHES * right
        end = 0 if abs(turn) == 90 else 1 if down > 0 else -1
        y = target.center[1] + end * (target.h / 2 - TOUCHES)
        wide, high = (h, w) if abs(turn) == 90 else (w, h)
        middle = x + right * h / 2, y + down * h / 2
        box = Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)
        return box._replace(y=min(box.y, HEIGHT - high - FAR))

    def _way(self, place: Place) -> tuple[int, float]:
        """How it is turned, and where its finger is."""
        scene = self.scene
        target = self._target(place)
        key = scene.at, place, target, scene.house.art.scale, scene.pickers[LEARNER].path
        if self._side is None or self._side[0] != key:
            others = [box for box in self._seen(place) if not target.inset(2).within(box)]
            self._side = key, min(WAYS, key=lambda way: self._cost(target, others, way))
        return self._side[1]

    def _cost(self, target: Box, others: list[Box], way: tuple[int, float]) -> float:
        """How much of other things it covers there, and of what it points at, and how far it is
        out of the screen."""
        box = self._body(target, *way)
        out = max(-box.x, box.right - WIDTH, -box.y, box.bottom - HEIGHT, 0)
        return (sum(_common(box, other) for other in (*others, target))
                + 100 * out + TURNED * abs(way[0]) / 90)

    def _seen(self, place: Place) -> list[Box]:
        """What it had better not cover: pieces, words, signs and letters, and the teacher."""
        scene = self.scene
        show = scene.show
        pieces = [self._target(other) for other in show.layer.pieces() if other != place]
        fields = [show.board.box(other) for other in scene.questions.places(LEARNER)
                  if other != place and show.board.has(other)]
        words = [box for page in scene.picture.drawn for box in page.boxes]
        carved = [Box(pose.x + dx * pose.w / 2, pose.y + dy * pose.h / 2, 0, 0).inset(-SMALL)
                  for _, at, dx, dy in show.style.carved for pose in (show.board.pose(at),)]
        signs = [box.inset(AIR) for zone in show.style.zones if zone not in show.style.places
                 and show.board.has(zone) and (box := show.board.box(zone)).w <= SIGN]
        panels = [show.panel(seat) for seat in range(len(show.players))]
        return [*signs, *panels, *pieces, *fields, *words, *carved, scene.words.box,
                scene.figure.box()]

    def _told(self, screen: Screen, at: Box) -> None:
        """That what the hand points at is to be put back."""
        art = self.scene.house.art
        text = art.text(self.scene.house.words("lesson-back"), "body", INK)
        wide, high = text.get_width() / art.scale + 36, text.get_height() / art.scale + 12
        middle = min(max(at.x, SAFE.x + wide / 2), SAFE.right - wide / 2)
        screen.put_centered(art.plate(wide, high, PARCHMENT, 255, INK), middle, at.y - high / 2)
        screen.put_centered(text, middle, at.y - high / 2)


def _common(one: Box, other: Box) -> float:
    """How much of the screen two boxes have in common."""
    return (max(0.0, min(one.right, other.right) - max(one.x, other.x))
            * max(0.0, min(one.bottom, other.bottom) - max(one.y, other.y)))
