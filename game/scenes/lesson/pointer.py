"""What a lesson speaks of stands in the light, and a hand (`hand.py`) points at what can be touched
next; where a figure is to walk, an arrow lies on the ground under all that stands."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import TYPE_CHECKING

from game.core import Place, State
from game.picture.lamplight import Lamplight
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD
from game.scenes.lesson.hand import Hand
from game.tables.lessons import LEARNER
from game.tables.picture import Part
from game.tables.places import is_button
from game.tables.trails import put_arrow, put_bent
from game.tables.tricks import lying

if TYPE_CHECKING:
    from game.picture.board import Pose
    from game.scenes.lesson.scene import LessonScene
    from game.tables.pickers import Picker

AIR = 12.0  # round what is lit
LAMPS, POOL = ("table/warm_lesson", "table/cat_lesson"), 60.0  # candles, and how far light reaches
PLATES = "frame", "harbour"  # plates that boards have, besides panels
RIM, INSIDE = 4.0, 0.24  # outside a goal's rim the arrow of a walk ends; or, in one beside where
BESIDE = 1.6  # it begins, within so much of it: so many places away
BETWEEN, RAISED = (0.42, 0.55, 0.68, 0.8, 0.92), 0.12  # between two figures: the parts of its way
# where it is seen, and how much higher, of a place
SLIMMER = 0.7  # and how thick, of a table's
SLIM, PALE = 0.85, 190  # of an arrow on the ground: how thick, of a table's, and how much is seen
SEARCHES = 9.0  # seconds for which somebody may look for what is asked


class Pointer:
    """It is quiet while pieces fly, while somebody is told something, and when a step is done."""

    def __init__(self, scene: LessonScene) -> None:
        self.scene = scene
        self.hand = Hand(scene)
        self.lamplight = Lamplight(scene.house.art)
        self._ways: tuple[State, int, list[tuple[Place, ...]]] | None = None

    def ways(self) -> list[tuple[Place, ...]]:
        """Return the orders in which the step's example can be touched and that go on from here;
        of another move that the step accepts, if only that has what is picked."""
        picked, ways = self.scene.pickers[LEARNER].path, self._all()
        return ([way for way in ways if way[: len(picked)] == picked]
                or [way for way in ways if {*picked} <= {*way}] or self._others({*picked}))

    def _others(self, picked: set[Place]) -> list[tuple[Place, ...]]:
        """Return the orders of the first accepted move that is touched at all these places."""
        scene, view = self.scene, self.scene.questions.view(LEARNER)
        for move in scene.rules.moves(view, LEARNER) if scene.step.accept else ():
            if scene.step.accepts(scene.rules, move):
                found = [tuple(way) for way in scene.style.touches(view, LEARNER, move)]
                if found and picked <= {*found[0]}:
                    return found
        return []

    def next(self) -> Place | None:
        """What to touch next, if it can be said in one word."""
        scene = self.scene
        picker = scene.pickers.get(LEARNER)
        if picker is None or scene.done or picker.readings:
            return None
        if picker.asking and scene.step.accepts(scene.rules, picker.asking[1]):
            return picker.asking[0]
        if scene.step.accept and picker.path and (picker.asking or not self.ways()):
            return self._instead(picker)
        if scene.step.search and scene.waited < SEARCHES:
            return None
        if scene.step.places and not picker.path:
            return scene.step.places[0]
        for way in self.ways():
            for place in way:
                if place not in picker.path and scene.show.board.has(place):
                    return place
        return None

    def _instead(self, picker: Picker) -> Place | None:
        """What to touch after something that is not what is asked: the right thing, where that
        begins anew, else the wrong one, which lets go of it."""
        scene, ways = self.scene, self._all()
        first = ways[0][0] if ways else ""
        anew = (picker.asking or first not in picker.nexts()
                or is_button(first, scene.style.buttons))
        if (anew and scene.show.board.has(first) and first not in picker.path
                and picker.refusal(first) is None):
            return first
        return self._wrong(picker)

    def _wrong(self, picker: Picker) -> Place | None:
        """The last thing that is picked and has no part in what is asked."""
        needed = self.needed() | {place for way in self.ways() for place in way}
        return next((place for place in picker.path[::-1] if self.scene.show.board.has(place)
                     and place not in needed), None)

    def _all(self) -> list[tuple[Place, ...]]:
        """The orders in which the step's example can be touched, found once for a position."""
        scene, state = self.scene, self.scene.match.state
        if self._ways is None or self._ways[0] is not state or self._ways[1] != scene.at:
            view = scene.questions.view(LEARNER)
            example = scene.step.example(scene.rules, state)
            self._ways = state, scene.at, [
                tuple(way) for way in scene.style.touches(view, LEARNER, example)]
        return self._ways[2]

    def needed(self) -> set[Place]:
        """Everything that the step's example touches, in whichever order."""
        return {place for way in self._all() for place in way}

    def lit(self) -> set[Place]:
        """What the step speaks of now; nothing, and no shade, if that cannot be told."""
        scene = self.scene
        picker = scene.pickers.get(LEARNER)
        if picker is None or scene.done or picker.readings:
            return set()
        if scene.step.search or not scene.step.accept:
            return {*picker.nexts(), *picker.path, *scene.step.places}
        ways, there = self.ways() or self._all(), scene.questions.places(LEARNER)
        return {place for place in (*ways[0], *picker.path, *scene.step.places)
                if place in there or not is_button(place, scene.style.buttons)} if ways else set()

    @property
    def quiet(self) -> bool:
        """Whether there is something else to see."""
        return self.scene.show.reel.busy or bool(self.scene.bubbles)

    def draw(self, screen: Screen) -> None:
        scene, board = self.scene, self.scene.show.board
        if self.quiet:
            return
        if lit := self.lit():
            places = {place for place in {*lit, *scene.step.about} if board.has(place)}
            self.lamplight.draw(
                screen, [*map(self._box, places), *self._trick(), *self._words()], self._lamps(),
                [*map(scene.show.panel, range(len(scene.match.players))),
                 *(board.box(name) for name in PLATES if name in board.spots)])
        place = self.next()
        if place is not None:
            self.hand.draw(screen, place, back=bool(scene.step.accept) and (
                place == self._wrong(scene.pickers[LEARNER])))

    def goals(self) -> set[Place] | None:
        """Where figures may go that the step asks for; None if anywhere will do. While somebody
        searches, that is told of no figure before it is in the hand."""
        scene, picker = self.scene, self.scene.pickers.get(LEARNER)
        if picker is None or scene.done:
            return None
        if scene.step.search and not picker.path:
            return set()
        if not scene.step.accept or scene.step.search:
            return None
        return self.needed()

    def walk(self) -> tuple[Pose, Pose] | None:
        """From where to where the figure goes that the hand points at, where figures walk."""
        scene, show = self.scene, self.scene.show
        for way in () if scene.step.search else self.ways()[:1]:
            look = show.style.looks.get(str(show.table.get(way[0])))
            if look and look.foot is not None and len(way) > 1 and show.board.has(way[-1]):
                return show.board.pose(way[0]), show.board.pose(way[-1])
        return None

    def meets(self, frm: Pose, to: Pose) -> Pose | None:
        """Whoever stands first between the ends of a walk along a row, and would hide its arrow."""
        board, dx, dy = self.scene.show.board, to.x - frm.x, to.y - frm.y
        found = []
        for place in self.scene.show.layer.pieces() if not dx or not dy else ():
            pose = board.pose(place)
            along = ((pose.x - frm.x) * dx + (pose.y - frm.y) * dy) / (dx * dx + dy * dy)
            aside = hypot(frm.x + along * dx - pose.x, frm.y + along * dy - pose.y)
            if 0 < along < 1 and aside < pose.w / 4 and pose not in (frm, to):
                found.append((along, pose))
        return min(found)[1] if found else None

    def between(self, frm: Pose, to: Pose) -> list[tuple[float, float]]:
        """The points of an arrow to whoever stands right before or behind a figure, whose heads
        would hide one on the ground: it is short, before both of them, from the one's head to the
        other's feet. Empty where an arrow on the ground is seen."""
        near = hypot(to.x - frm.x, to.y - frm.y) <= BESIDE * to.w
        poses = [self.scene.show.board.pose(place) for place in self.scene.show.layer.pieces()]
        if not near or abs(to.x - frm.x) > to.w / 2 or not {frm, to} <= {*poses}:
            return []
        return [(frm.x + share * (to.x - frm.x), frm.y - RAISED * to.h + share * (to.y - frm.y))
                for share in BETWEEN]

    def _trick(self) -> Iterable[Box]:
        """The cards that are to be followed or beaten."""
        show = self.scene.show
        return (box.inset(-AIR, -AIR) for played in show.trick
                if (played.best or played.led) and (box := lying(show, played)))

    def _box(self, place: Place) -> Box:
        """A place with what stands on it, which may stand out of its row; of a card only what the
        next one in its hand leaves to be seen."""
        show = self.scene.show
        box, up = show.board.box(place), show.layer.raised.get(place, 0.0)
        pose = show.board.pose(place)
        up += pose.lift
        end = min((next_one.x for other in show.held.get(LEARNER, ()) if place in show.held[LEARNER]
                   and box.x < (next_one := show.board.box(other)).x < box.right),
                  default=box.right + AIR)
        return Box(box.x - AIR, box.y - up - AIR, end - box.x + AIR, box.h + up + 2 * AIR)

    def _lamps(self) -> Iterable[Box]:
        """The teacher with her words, and what burns beside the table."""
        scene = self.scene
        if scene.words.beside:
            yield scene.figure.box().inset(-POOL, -POOL / 2)
        yield scene.words.box.inset(-POOL / 2)
        yield from (picture.box.inset(POOL / 2) for picture in scene.show.base.pictures
                    if picture.name in LAMPS)

    def _words(self) -> Iterable[Box]:
        """What the learner reads of what is picked stays bright."""
        board = self.scene.show.board
        if board.has("task") and self.scene.pickers[LEARNER].path:  # what it says to be picked
            yield board.box("task")


class Way(Part):
    """The arrow of a walk: under the figures, or, if they would hide it, before them (`front`)."""

    def __init__(self, pointer: Pointer, *, front: bool = False) -> None:
        self.pointer, self.front = pointer, front

    def draw(self, screen: Screen) -> None:
        pointer = self.pointer
        scene = pointer.scene
        if pointer.quiet or scene.leaf.alone or pointer.next() is None:
            return
        if not (walk := pointer.walk()):
            return
        frm, to = walk
        points = pointer.between(frm, to)
        if bool(points) != self.front:
            return
        if points:
            put_bent(screen, scene.house.art, points, GOLD, SLIMMER)
            return
        to = pointer.meets(frm, to) or to  # figures on the way are marked, and seen whole
        dx, dy = abs(to.x - frm.x), abs(to.y - frm.y)
        if max(dx, dy) > BESIDE * to.w:  # the rim lies where the longer way crosses it
            last = (to.w / 2 + RIM) * hypot(dx, dy) / max(dx, dy)
        else:
            last = INSIDE * to.w
        put_arrow(screen, scene.house.art, frm, to, last, GOLD, slim=SLIM, seen=PALE)
