"""Pieces on a board, and the layer that makes them equal to a table.

The layer always ends on the latest table: `moved` only says which piece travels, the rest is the
difference between two tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import dist, exp, pi, sin
from typing import NamedTuple

import pygame

from game.core.contract import Piece, Place, Table, Zone, zone_of
from game.picture.art import Art
from game.picture.board import Board, Pose
from game.picture.motion import arc_height, ease_in_out, mix
from game.picture.screen import Box, Screen

UNSEEN = "?"  # the piece that a view puts in place of any other
FADE = 0.18  # seconds, for a piece that comes or goes without travelling
FAR = 160.0  # of a flight, in logical px, that leaves a streak
STREAKS = ((0.2, 26), (0.13, 48), (0.065, 78))  # how far behind its copies are, and how faint
LANDS, SQUASH = 0.8, 0.12  # from which share of its way a figure gives way, and how much
KEPT = 128  # pictures of pieces of which only a part is seen
LIFTING = 24.0  # a second: how fast a piece is lifted out of its row; nine tenths in 0.1 s


class Look(NamedTuple):
    """The look of a piece: `assets/<picture>.svg`, `wide` times as wide as its place, `tall` times
    as high as wide, its foot `foot` of the place's height below the middle; an `alpha` below 255 is
    translucent. A piece that `jumps` never flies: it vanishes in one place and appears in another
    as everything else lands."""

    picture: str
    wide: float = 1.0
    tall: float = 1.0
    foot: float | None = None
    alpha: int = 255
    jumps: bool = False


class Feel(NamedTuple):
    """How a beat moves and sounds: seconds of flight, height of the arc in logical units, the
    sound, the rest after it, and how much later (seconds) pieces fly to `late` zones."""

    seconds: float = 0.3
    arc: float = 0.0
    sound: str = ""
    rest: float = 0.1
    late: tuple[str, float] = ("", 0.0)


@dataclass(slots=True)
class Sprite:
    """A piece on its way from one pose to another. While `age` is below 0 it waits."""

    piece: Piece
    place: Place
    pose: Pose
    start: Pose
    age: float = 0.0
    span: float = 0.0
    arc: float = 0.0
    fade: tuple[int, int] = (255, 255)

    @property
    def done(self) -> float:
        """How much of the way is done, 0..1."""
        return 1.0 if self.span <= 0 else min(max(self.age / self.span, 0.0), 1.0)

    @property
    def moving(self) -> bool:
        return self.span > 0 and self.age < self.span

    @property
    def flies(self) -> bool:
        """Say whether it is in the air."""
        return self.moving and self.arc != 0

    def pose_now(self) -> tuple[Pose, float, int]:
        """Return the pose, the height of the arc and the alpha at this moment."""
        return self.pose_then(self.done)

    def pose_then(self, t: float) -> tuple[Pose, float, int]:
        """Return the same at a share of the way, 0..1."""
        if t >= 1:
            return self.pose, 0.0, self.fade[1]
        e = ease_in_out(t)
        a, b = self.start, self.pose
        mid = Pose(mix(a.x, b.x, e), mix(a.y, b.y, e), mix(a.w, b.w, e),
                   mix(a.h, b.h, e), mix(a.angle, b.angle, e), b.z, mix(a.lift, b.lift, e))
        return mid, self.arc * arc_height(t), round(mix(*self.fade, t))


class PieceLayer:
    """The sprites of a table. `supply` is an endless zone: pieces travel from it and to it, and
    none lies there."""

    def __init__(
        self, board: Board, art: Art, looks: Mapping[Piece, Look], supply: Zone = "",
    ) -> None:
        self.board = board
        self._art = art
        self._looks = looks
        self._supply = supply
        self._sprites: dict[Place, Sprite] = {}
        self._dying: list[Sprite] = []
        self.raised: Mapping[Place, float] = {}  # places that shall stand higher
        self._lifts: dict[Place, float] = {}  # how high they stand on their way there
        self._still = False  # whether they need no time for that
        self._ranked: list[tuple[Sprite, Pose, float, int]] | None = None  # as they are drawn
        self.dull: set[Place] = set()  # places with untouchable pieces
        self.light: Mapping[Place, int] = {}  # of 255 parts of theirs that pieces keep there
        self.without: Sequence[Box] = ()  # where none is seen
        self.ends: Mapping[Place, float] = {}  # how far to the right pieces are seen
        self.arcs: Mapping[Place, float] = {}  # of flights to places, not as they feel
        self._cut: dict[tuple[pygame.Surface, int], pygame.Surface] = {}  # such pieces
        self._askew: dict[tuple[pygame.Surface, float], pygame.Surface] = {}  # that lie at an angle
        self._landed = True  # nothing moves until something else is shown

    @property
    def moving(self) -> bool:
        if not self._landed:
            self._landed = not self._dying and not any(s.moving for s in self._sprites.values())
        return not self._landed

    def list_flying(self) -> list[Place]:
        """Return the places whose pieces are on their way."""
        return [place for place, sprite in self._sprites.items() if sprite.moving]

    def map_pieces(self) -> dict[Place, Piece]:
        """Return the pieces by place, once all have landed."""
        return {place: sprite.piece for place, sprite in self._sprites.items()}

    def show(
        self, table: Table, moved: Iterable[tuple[Zone, Zone]] = (), feel: Feel | None = None,
        *, board: Board | None = None, speed: float = 1.0, reduced: bool = False,
    ) -> float:
        """Make the layer equal to a table. Returns the seconds until the last piece lands.

        `board` is the board as it is seen from now on, if that has changed.
        """
        feel = feel or Feel()
        self._ranked, self._landed = None, False
        self._still = reduced or speed <= 0
        speed = speed if speed > 0 else 1e9
        self._dying.clear()
        new = {p: shown for p, shown in table.items() if isinstance(shown, str)}
        self.board = board or self.board
        gone = {p: s for p, s in self._sprites.items() if new.get(p) != s.piece}
        come = {p: piece for p, piece in new.items()
                if p not in self._sprites or self._sprites[p].piece != piece}
        for place in gone:
            del self._sprites[place]
        moved = tuple(moved)
        flown = {p: s for p, s in gone.items() if not self._is_jumping(s.piece)}
        ways = list(
            _pair_pieces(
                flown, {p: piece for p, piece in come.items() if not self._is_jumping(piece)},
                moved))
        starts = {place: self._pose_lifted(gone[old]) for old, place in ways}
        rest = gone.keys() - {old for old, _ in ways}
        starts |= dict.fromkeys(_one_in_each(come.keys() - starts.keys(), (
            to for frm, to in moved if frm == self._supply)), self._find_store(moved))
        for place, start in starts.items():
            late = feel.late[1] if feel.late[0] and place.startswith(feel.late[0]) else 0.0
            sprite = Sprite(come[place], place, self.board.pose_of(place), start)
            if reduced:
                sprite.start, sprite.fade, sprite.span = sprite.pose, (0, 255), FADE / speed
            else:
                sprite.span, sprite.age = feel.seconds / speed, -late / speed
                sprite.arc = self.arcs.get(place, feel.arc)
            self._sprites[place] = sprite
        back = [] if reduced else _one_in_each(rest, (frm for frm, to in moved
                                                      if to == self._supply))
        self._dying += [Sprite(gone[place].piece, place, self._find_store(moved),
                               self._pose_of(gone[place]), 0.0, feel.seconds / speed, feel.arc)
                        for place in back]
        self._fade(rest.difference(back), gone, speed)
        for place in come.keys() - starts.keys():
            pose = self.board.pose_of(place)
            late = max(feel.seconds - FADE, 0.0) if self._is_jumping(come[place]) else 0.0
            self._sprites[place] = Sprite(come[place], place, pose, pose, -late / speed,
                                          FADE / speed, 0.0, (0, 255))
        self._shift(come, feel, speed, reduced=reduced)
        return self._longest_motion()

    def _is_jumping(self, piece: Piece) -> bool:
        return self._looks[piece].jumps

    def _find_store(self, moved: Iterable[tuple[Zone, Zone]]) -> Pose:
        """Return the place of the endless supply, if a piece comes from it or goes to it."""
        used = any(self._supply in way for way in moved)
        return self.board.pose_of(self._supply) if used else Pose(0, 0, 1, 1)

    def find_resting(self, place: Place) -> Pose | None:
        """Return where the piece of a place is drawn; None while it flies or if there is none."""
        sprite = self.find_sprite(place)
        if sprite is None or sprite.moving:
            return None
        return sprite.pose._replace(y=sprite.pose.y - self.raised.get(place, 0.0))

    def find_sprite(self, place: Place) -> Sprite | None:
        """Return the piece of a place, with its last way."""
        return self._sprites.get(place)

    def list_flights(self) -> list[Sprite]:
        """Return the flying pieces."""
        return [sprite for sprite in self._list_all() if sprite.flies]

    def _shift(self, come: Mapping[Place, Piece], feel: Feel, speed: float, *,
               reduced: bool) -> None:
        """Move pieces that keep their place in a zone but have to make room."""
        for place, sprite in self._sprites.items():
            pose = self.board.pose_of(place)
            if place not in come and pose != sprite.pose:
                start = pose if reduced else self._pose_of(sprite)
                self._sprites[place] = Sprite(sprite.piece, place, pose, start, 0.0,
                                              min(feel.seconds, 0.25) / speed)

    def _pose_of(self, sprite: Sprite) -> Pose:
        return sprite.pose_now()[0]

    def _pose_lifted(self, sprite: Sprite) -> Pose:
        """Return where a piece starts its flight, raised as it was."""
        pose = self._pose_of(sprite)
        return pose._replace(y=pose.y - self.lift(sprite.place))

    def lift(self, place: Place) -> float:
        """Return how far the piece of a place is raised now."""
        return (self.raised if self._still else self._lifts).get(place, 0.0)

    def map_lifts(self) -> dict[Place, float]:
        """Return how far pieces are raised now."""
        return dict(self.raised if self._still else self._lifts)

    def _fade(self, places: Iterable[Place], gone: dict[Place, Sprite],
              speed: float) -> None:
        for place in places:
            pose = self._pose_of(gone[place])
            self._dying.append(Sprite(gone[place].piece, place, pose, pose, 0.0, FADE / speed,
                                      0.0, (255, 0)))

    def _longest_motion(self) -> float:
        return max((s.span - s.age for s in self._list_all() if s.moving), default=0.0)

    def _list_all(self) -> list[Sprite]:
        return [*self._sprites.values(), *self._dying]

    def tick(self, seconds: float) -> None:
        """Let the pieces fly on."""
        if self.moving:
            self._ranked = None
            for sprite in self._list_all():
                if sprite.moving:
                    sprite.age += seconds
            self._dying = [sprite for sprite in self._dying if sprite.moving]
        share = 1 - exp(-LIFTING * seconds)
        for place in {*self.raised, *self._lifts}:
            now, goal = self._lifts.get(place, 0.0), self.raised.get(place, 0.0)
            lift = goal if abs(goal - now) < 1 else now + (goal - now) * share
            self._lifts[place] = lift
        self._lifts = {place: lift for place, lift in self._lifts.items() if lift}

    def move_to(self, board: Board) -> None:
        """Move the pieces to their places on this board."""
        self._ranked = None
        self.board = board
        for place, sprite in self._sprites.items():
            if (pose := board.pose_of(place)) != sprite.pose:
                sprite.start = sprite.start if sprite.moving else pose
                sprite.pose = pose

    def list_order(self) -> list[Place]:
        """Return the places of the pieces in the order they are drawn, the topmost last."""
        drawn = [(sprite, *sprite.pose_now()) for sprite in self._sprites.values()]
        return [sprite.place for sprite, *_ in sorted(drawn, key=_depth_of)]

    def finish(self) -> None:
        """Land all pieces."""
        self._ranked = None
        for sprite in self._sprites.values():
            sprite.age = sprite.span
        self._dying.clear()

    def lower_all(self) -> None:
        """Lower all raised pieces: another player looks, who may not know which were raised."""
        self.raised, self._lifts = {}, {}

    def find_stand(self) -> tuple[object, ...] | None:
        """Return everything that the picture of the pieces depends on; None while one of them
        moves."""
        return None if self.moving else (
            self.map_pieces(), self.board, self._art.look, self.map_lifts(), self.dull, self.light,
            self.without, self.ends)

    def draw(self, screen: Screen, low: int = -1000, high: int = 1000, *,
             flying: bool | None = None) -> None:
        """Draw the pieces of the layers low <= z < high, the far ones first; with `flying`, only
        those in the air or only the others."""
        if self._ranked is None:
            entries = [(sprite, *sprite.pose_now()) for sprite in self._list_all()]
            entries.sort(key=_depth_of)
            self._ranked = entries
        lifts = self.raised if self._still else self._lifts
        for sprite, pose, height, alpha in self._ranked:
            if not low <= pose.z < high:
                continue
            moving = sprite.moving
            flies = moving and sprite.arc != 0
            if flying not in {None, flies}:
                continue
            if self.without and any(box.has_point(pose.x, pose.y) for box in self.without):
                continue
            look = self._looks[sprite.piece]
            w = pose.w * look.wide
            h = w * look.tall
            image = self._make_image(sprite, look, w, h)
            if pose.angle:
                image = self._turn_picture(image, pose.angle, kept=not moving)
            if moving:
                self._draw_streak(screen, sprite, look, image)
            if flies:
                image = self._squash(sprite, look, image)
            lift, x = pose.lift + lifts.get(sprite.place, 0.0), pose.x
            if sprite.place in self.ends and not moving:
                image, x = self._cut_picture(image, x, self.ends[sprite.place])
            screen.put_centered(image, x, _find_middle(pose, look, image.get_height()
                                                       / self._art.scale) - height - lift,
                                alpha * look.alpha // 255)

    def _cut_picture(
        self, image: pygame.Surface, x: float, end: float,
    ) -> tuple[pygame.Surface, float]:
        """Return the part of a picture centred at `x` that lies before `end`, and its middle."""
        wide, scale = image.get_width(), self._art.scale
        left = min(max(round(wide / 2 + (end - x) * scale), 1), wide)
        if left == wide:
            return image, x
        if (image, left) not in self._cut:
            if len(self._cut) >= KEPT:
                self._cut.clear()
            self._cut[image, left] = image.subsurface((0, 0, left, image.get_height()))
        return self._cut[image, left], x - (wide - left) / 2 / scale

    def _turn_picture(self, image: pygame.Surface, angle: float, *, kept: bool) -> pygame.Surface:
        """Return a picture turned by some degrees, clockwise as on a map."""
        if not kept:
            return pygame.transform.rotate(image, -angle)
        if (image, angle) not in self._askew:
            if len(self._askew) >= KEPT:
                self._askew.clear()
            self._askew[image, angle] = pygame.transform.rotozoom(image, -angle, 1)
        return self._askew[image, angle]

    def _draw_streak(
            self, screen: Screen, sprite: Sprite, look: Look, image: pygame.Surface) -> None:
        """Draw the trail of a piece that flies far."""
        if dist(sprite.start[:2], sprite.pose[:2]) < FAR:
            return
        for back, alpha in STREAKS:
            if (t := sprite.done - back) > 0:
                pose, height, _ = sprite.pose_then(t)
                y = _find_middle(pose, look, image.get_height() / self._art.scale)
                screen.put_centered(image, pose.x, y - height - pose.lift, alpha)

    def _squash(self, sprite: Sprite, look: Look, image: pygame.Surface) -> pygame.Surface:
        """Return a landing figure, which gives way a little before it stands."""
        if look.foot is None or sprite.done < LANDS:
            return image
        give = SQUASH * sin(pi * (sprite.done - LANDS) / (1 - LANDS))
        w, h = image.get_size()
        return pygame.transform.smoothscale(image, (round(w * (1 + give / 2)),
                                                    round(h * (1 - give))))

    def draw_ghost(self, screen: Screen, place: Place, to: Place, alpha: int) -> None:
        """Draw the piece of a place where it could go."""
        if (sprite := self.find_sprite(place)) is None:
            return
        look, pose = self._looks[sprite.piece], self.board.pose_of(to)
        w, h = pose.w * look.wide, pose.w * look.wide * look.tall
        screen.put_centered(self._art.load_picture(look.picture, w, h), pose.x,
                            _find_middle(pose, look, h) - pose.lift, alpha)

    def _make_image(self, sprite: Sprite, look: Look, w: float, h: float) -> pygame.Surface:
        """Return the picture at its size: cached for a resting piece, scaled for one that grows."""
        if not sprite.moving or sprite.start.w == sprite.pose.w:
            if (light := self.light.get(sprite.place, 255)) < 255:
                return self._art.dim_picture(look.picture, w, h, light)
            return self._art.load_picture(look.picture, w, h, dull=sprite.place in self.dull)
        large = max(sprite.start.w, sprite.pose.w) * look.wide
        image = self._art.load_picture(look.picture, large, large * look.tall)
        return pygame.transform.smoothscale(image, (self._art.to_pixels(w), self._art.to_pixels(h)))


def _find_middle(pose: Pose, look: Look, high: float) -> float:
    """Return the middle of a picture below that of its place: figures stand on their places."""
    return pose.y if look.foot is None else pose.y + pose.h * look.foot - high / 2


def _depth_of(entry: tuple[Sprite, Pose, float, int]) -> tuple[int, bool, float, float, Place]:
    """Return the order of drawing. It does not depend on the order of arrival, which overlaps would
    show."""
    sprite, pose, _, _ = entry
    return (pose.z, sprite.moving and sprite.fade == (255, 255), pose.y, pose.x, sprite.place)


def _one_in_each(places: Iterable[Place], zones: Iterable[Zone]) -> list[Place]:
    """Return for each of these zones a place in it, while there are any left."""
    left = sorted(places)
    chosen = []
    for name in zones:
        place = next((place for place in left if zone_of(place) == name), None)
        if place is not None:
            left.remove(place)
            chosen.append(place)
    return chosen


def _find_pair(
    olds: list[Place], news: list[Place], left: Mapping[Place, Sprite],
    open_: Mapping[Place, Piece],
) -> tuple[Place | None, Place | None]:
    """Return a piece of one zone and its place in another: the same kind, or one that is turned
    over."""
    for old in olds:
        for new in news:
            if open_[new] == left[old].piece:
                return old, new
    for old in olds:
        for new in news:
            if UNSEEN in (open_[new], left[old].piece):
                return old, new
    return None, None


def _pair_pieces(
    gone: Mapping[Place, Sprite], come: Mapping[Place, Piece], moved: Iterable[tuple[Zone, Zone]],
) -> Iterable[tuple[Place, Place]]:
    """Pair pieces that left with pieces that came: first as `moved` says, then pieces of a kind
    that left just one place (a marker that moved on)."""
    left, open_ = dict(gone), dict(come)
    for frm, to in moved:
        old, new = _find_pair(
            [p for p in left if zone_of(p) == frm], [p for p in open_ if zone_of(p) == to],
            left, open_)
        if old is not None and new is not None:
            del left[old], open_[new]
            yield old, new
    for new, piece in list(open_.items()):
        same = [p for p, sprite in left.items() if sprite.piece == piece]
        if len(same) == 1:
            del left[same[0]], open_[new]
            yield same[0], new
