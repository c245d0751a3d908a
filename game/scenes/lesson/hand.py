"""The hand that points at what can be touched next, from the side on which it covers least of what
is to be seen and read."""

from __future__ import annotations

from collections.abc import Hashable
from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.picture.theme import INK, PARCHMENT
from game.tables.guide import TRAY, fitted_tray
from game.tables.lessons import LEARNER

if TYPE_CHECKING:
    from game.core import Place
    from game.scenes.lesson.scene import LessonScene

HAND = 60.0, 78.0
SIZES = 1.4, 1.2, 1.0  # of these the largest that covers nothing
TOUCHES = 5.0  # how far its finger reaches over the rim of what it points at
SWAYS, FAR = 4.4, 7.0  # how fast and how far it moves
TAPS = 26.0  # how far it goes where the same is touched once more
WAYS = (0, 0.0), (40, 0.7), (-40, -0.7), (90, 1.0), (-90, -1.0), (180, 0.0)  # how it is turned, and
# how far to the right of the middle of what it points at its finger is, of half of that
TURNED = 500.0  # what it costs to be turned by a right angle, in what it covers
NARROW = 0.8  # how wide it is, of its picture, and how high, where it is turned aside
SIGN, AIR = 200.0, 22.0  # how wide signs are that a board has, at most, and the air round them
LETTERS = 3.0  # what it costs to cover words, of what it costs to cover anything else
SMALL = 14.0  # letters that are carved into a board, from their middle


class Way(NamedTuple):
    """How it is turned, in degrees, where its finger is, and how much larger than usual it is."""

    turn: int
    share: float
    times: float

    @property
    def size(self) -> tuple[float, float]:
        return HAND[0] * self.times, HAND[1] * self.times


class Hand:
    """It stays on the side that it has chosen until it points at something else."""

    def __init__(self, scene: LessonScene) -> None:
        self.scene = scene
        self._side: tuple[Hashable, Way] | None = None

    def box(self, place: Place) -> Box:
        """Where it lies, about."""
        return self._body(self.target(place), self._way(place))

    def draw(self, screen: Screen, place: Place, *, back: bool) -> None:
        """`back`: what it points at is to be put back."""
        scene, target, way = self.scene, self.target(place), self._way(place)
        (w, h), turn = way.size, way.turn
        picker = scene.pickers.get(LEARNER)
        again = picker is not None and picker.asking is not None and picker.asking[0] == place
        sway = 0.0 if scene.house.settings.reduced_motion else (
            TAPS * abs(sin(scene.clock * SWAYS)) if again else
            FAR * (1 + sin(scene.clock * SWAYS)) / 2)
        x, y = self._body(target, way).center
        x, y = x + sway * sin(turn * pi / 180), y + sway * cos(turn * pi / 180)
        art = scene.house.art
        image = art.picture("ui/pointer_turned" if turn else "ui/pointer", w, h)
        if turn:
            image = art.keep(("hand", turn, image.get_size()),
                             lambda: pygame.transform.rotozoom(image, turn, 1.0))
        screen.put_centered(image, x, y)
        if back and not again:
            self._told(screen, Box(*target.center, 0, 0))

    def target(self, place: Place) -> Box:
        """What it points at, which may stand higher than its place."""
        show = self.scene.show
        box = show.board.box(place)
        return box._replace(y=box.y - show.layer.raised.get(place, 0.0))

    def _body(self, target: Box, way: Way) -> Box:
        """Where it lies if it is turned so: its finger on the rim of a box."""
        (w, h), turn = way.size, way.turn
        right, down = sin(turn * pi / 180), cos(turn * pi / 180)  # from its finger to its wrist
        x = target.center[0] + way.share * target.w / 2 - TOUCHES * right
        end = 0 if abs(turn) == 90 else 1 if down > 0 else -1
        y = target.center[1] + end * (target.h / 2 - TOUCHES)
        wide, high = (h, w) if abs(turn) == 90 else (w, h)
        middle = x + right * h / 2, y + down * h / 2
        box = Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)
        return box._replace(y=min(box.y, HEIGHT - high - FAR))

    def _way(self, place: Place) -> Way:
        """How it is turned, where its finger is, and how large it is."""
        scene = self.scene
        target = self.target(place)
        key = scene.at, place, target, scene.house.art.scale, scene.pickers[LEARNER].path
        if self._side is None or self._side[0] != key:
            others, words = ([box for box in boxes if not target.inset(2).within(box)]
                             for boxes in (self._seen(place), self._words()))
            ways = [min((Way(*how, size) for how in WAYS), key=lambda way: self._cost(
                target, others, words, way)) for size in SIZES]
            free = (way for way in ways if not self._covers(target, others, way))
            self._side = key, next(free, ways[-1])
        return self._side[1]

    def _cost(self, target: Box, others: list[Box], words: list[Box], way: Way) -> float:
        """How much of other things it covers there, of words above all, and of what it points at,
        and how far it is out of the screen."""
        box = self._body(target, way)
        more = (LETTERS - 1) * sum(_common(box, word) for word in words)
        return (self._covers(target, others, way) + more + TURNED * abs(way.turn) / 90
                + _common(box, target))

    def _covers(self, target: Box, others: list[Box], way: Way) -> float:
        """How much of other things it covers, or how far it is out of the screen."""
        box = self._body(target, way)
        out = max(-box.x, box.right - WIDTH, -box.y, box.bottom - HEIGHT, 0)
        return sum(_common(box, other) for other in others) + 100 * out

    def _seen(self, place: Place) -> list[Box]:
        """What it had better not cover: pieces, words, signs and letters, and the teacher."""
        scene = self.scene
        show = scene.show
        pieces = [self.target(other) for other in show.layer.pieces() if other != place]
        fields = [show.board.box(other) for other in scene.questions.places(LEARNER)
                  if other != place and show.board.has(other)]
        carved = [Box(pose.x + dx * pose.w / 2, pose.y + dy * pose.h / 2, 0, 0).inset(-SMALL)
                  for _, at, dx, dy in show.style.carved for pose in (show.board.pose(at),)]
        signs = [box.inset(AIR) for zone in show.style.zones if zone not in show.style.places
                 and show.board.has(zone) and (box := show.board.box(zone)).w <= SIGN]
        panels = [show.panel(seat) for seat in range(len(show.players))]
        if show.board.has(TRAY) and show.held.get(LEARNER):
            panels.append(fitted_tray(show, LEARNER))
        return [*signs, *panels, *pieces, *fields, *self._words(), *carved, scene.words.box,
                scene.figure.box()]

    def _words(self) -> list[Box]:
        """The words that stand on the table."""
        return [box for page in self.scene.picture.drawn for box in page.boxes]

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
