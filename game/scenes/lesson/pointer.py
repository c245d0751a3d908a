"""Point at the next place to touch or the target of a figure, and light the subject of the step."""

from __future__ import annotations

from math import hypot

from game.core.contract import Place, State
from game.picture.board import Pose
from game.picture.lamplight import Lamplight
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD
from game.scenes.lesson.hand import Hand
from game.scenes.lesson.table import LessonTable
from game.scenes.lesson.teacher import Figure
from game.scenes.lesson.words import has_room
from game.tables.arrows import put_arrow, put_bent
from game.tables.lessons import LEARNER
from game.tables.pickers import Picker
from game.tables.picture import Part
from game.tables.places import TASK, is_button
from game.tables.seen import Panel
from game.tables.tricks import box_of_play

LAMPS = "table/warm_lesson", "table/cat_lesson"  # candles on the table
AIR, POOL = 12.0, 60.0  # round lit places, and how far candles shine
SEARCHES = 9.0  # seconds in which the learner may look for the right place
NEAR = 1.6  # places between figures that stand beside each other, at most


class Pointer:
    def __init__(self, scene: LessonTable, figure: Figure) -> None:
        self.scene, self.figure = scene, figure
        self.hand = Hand(scene, figure)
        self.lamplight = Lamplight(scene.house.art)
        self._ways: tuple[State, int, list[tuple[Place, ...]]] | None = None

    def list_ways(self) -> list[tuple[Place, ...]]:
        """Return the orders in which the example's remaining places can be touched; or those of
        another accepted move, if only that one has all picked places."""
        picked, ways = self.scene.pickers[LEARNER].path, self._list_all_ways()
        return ([way for way in ways if way[: len(picked)] == picked]
                or [way for way in ways if {*picked} <= {*way}] or self._list_other_ways({*picked}))

    def _list_other_ways(self, picked: set[Place]) -> list[tuple[Place, ...]]:
        """Return the orders of the first accepted move with all these places."""
        scene, view = self.scene, self.scene.questions.view_for(LEARNER)
        for move in scene.rules.moves(view, LEARNER) if scene.step.accept else ():
            if scene.step.is_met_by(scene.rules, move):
                found = [tuple(way) for way in scene.style.touch.touches(view, LEARNER, move)]
                if found and picked <= {*found[0]}:
                    return found
        return []

    def find_next(self) -> Place | None:
        """Return the next place to touch, if there is just one."""
        scene = self.scene
        picker = scene.pickers.get(LEARNER)
        if picker is None or scene.done or picker.readings:
            return None
        if picker.asking and scene.step.is_met_by(scene.rules, picker.asking[1]):
            return picker.asking[0]
        if scene.step.accept and picker.path and (picker.asking or not self.list_ways()):
            return self._find_instead(picker)
        if scene.step.search and scene.waited < SEARCHES:
            return None
        if scene.step.places and not picker.path:
            return scene.step.places[0]
        for way in self.list_ways():
            for place in way:
                if place not in picker.path and scene.show.board.has_place(place):
                    return place
        return None

    def _find_instead(self, picker: Picker) -> Place | None:
        """Return the place to touch after a wrong one: the right one if that starts afresh, or else
        the wrong one again to put it back."""
        scene, ways = self.scene, self._list_all_ways()
        first = ways[0][0] if ways else ""
        anew = (picker.asking or first not in picker.list_nexts()
                or is_button(first, scene.style.touch.buttons))
        if (anew and scene.show.board.has_place(first) and first not in picker.path
                and picker.find_refusal(first) is None):
            return first
        return self._find_wrong(picker)

    def _find_wrong(self, picker: Picker) -> Place | None:
        """Return the last picked place that is no part of the step."""
        needed = self.list_needed() | {place for way in self.list_ways() for place in way}
        return next((place for place in picker.path[::-1] if self.scene.show.board.has_place(place)
                     and place not in needed), None)

    def _list_all_ways(self) -> list[tuple[Place, ...]]:
        """Return all orders of the step's example, cached for a position."""
        scene, state = self.scene, self.scene.match.state
        if self._ways is None or self._ways[0] is not state or self._ways[1] != scene.at:
            view = scene.questions.view_for(LEARNER)
            example = scene.step.find_example(scene.rules, state)
            self._ways = state, scene.at, [
                tuple(way) for way in scene.style.touch.touches(view, LEARNER, example)]
        return self._ways[2]

    def list_needed(self) -> set[Place]:
        """Return all places that the step's example touches."""
        return {place for way in self._list_all_ways() for place in way}

    def list_lit(self) -> set[Place]:
        """Return the places that the step lights now; without any, nothing is shaded."""
        scene = self.scene
        picker = scene.pickers.get(LEARNER)
        if picker is None or scene.done or picker.readings:
            return set()
        if scene.step.search or not scene.step.accept:
            return {*picker.list_nexts(), *picker.path, *scene.step.places}
        ways, there = self.list_ways() or self._list_all_ways(), scene.questions.map_places(LEARNER)
        buttons = scene.style.touch.buttons
        return {place for place in (*ways[0], *picker.path, *scene.step.places)
                if place in there or not is_button(place, buttons)} if ways else set()

    @property
    def quiet(self) -> bool:
        """Say whether the player has something else to watch or to read."""
        scene = self.scene
        return scene.show.reel.busy or bool(scene.bubbles) or scene.table_age < 1.4

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        if self.quiet:
            return
        if lit := self.list_lit():
            self._draw_light(screen, lit)
        if (place := self.find_next()) is not None:
            self.hand.draw(screen, place, back=bool(scene.step.accept) and (
                place == self._find_wrong(scene.pickers[LEARNER])))

    def _draw_light(self, screen: Screen, lit: set[Place]) -> None:
        """Light some places, the cards to follow or to beat, and the teacher."""
        scene, show, board = self.scene, self.scene.show, self.scene.show.board
        boxes = [self._box_of(place) for place in {*lit, *scene.step.about}
                 if board.has_place(place)]
        boxes += [box.inset(-AIR) for played in show.trick
                  if (played.best or played.led) and (box := box_of_play(show, played))]
        if scene.pickers[LEARNER].path:  # which the prompt tells
            boxes += [sign.box for sign in scene.picture.signs
                      if isinstance(sign, Panel) and sign.name == TASK]
        lamps = [self.figure.find_box().inset(-POOL, -POOL / 2)] if has_room(scene) else []
        lamps.append(scene.find_room().inset(-POOL / 2))
        lamps += [picture.box.inset(POOL / 2) for picture in show.base.pictures
                  if picture.name in LAMPS]
        plates = [*map(show.panel_of, range(len(scene.match.players))),
                  *(board.box_of(name) for name in ("frame", "harbour") if name in board.spots)]
        self.lamplight.draw(screen, boxes, lamps, plates)

    def list_goals(self) -> set[Place] | None:
        """Return the targets of the figure in the step; None if any will do. Where the learner has
        to search, a figure has none before it is picked."""
        scene, picker = self.scene, self.scene.pickers.get(LEARNER)
        if picker is None or scene.done:
            return None
        if scene.step.search and not picker.path:
            return set()
        if not scene.step.accept or scene.step.search:
            return None
        return self.list_needed()

    def _box_of(self, place: Place) -> Box:
        """Return the box of a place with its raised piece; of a card, the part that its neighbour
        leaves uncovered."""
        show = self.scene.show
        box = show.board.box_of(place)
        up = show.layer.raised.get(place, 0.0) + show.board.pose_of(place).lift
        end = min((next_one.x - AIR for other in show.held.get(LEARNER, ())
                   if place in show.held[LEARNER]
                   and box.x < (next_one := show.board.box_of(other)).x < box.right),
                  default=box.right)
        return box._replace(y=box.y - up, w=end - box.x, h=box.h + up).inset(-AIR)


class Walk(Part):
    """An arrow to the target of a figure: on the ground under all figures, or in `front` between
    two that would hide it."""

    def __init__(self, scene: LessonTable, pointer: Pointer, *, front: bool = False) -> None:
        self.scene, self.pointer, self.front = scene, pointer, front

    def draw(self, screen: Screen) -> None:
        art = self.scene.house.art
        if self.pointer.quiet or self.pointer.find_next() is None or not (walk := self.find_ends()):
            return
        points = self.find_between(*walk)
        if bool(points) != self.front:
            return
        if points:
            put_bent(screen, art, points, GOLD, 0.7)
            return
        frm, to = walk
        to = self.first_met(frm, to) or to  # figures on the way are marked, and seen whole
        far, near = sorted((abs(to.x - frm.x), abs(to.y - frm.y)), reverse=True)
        rim = (to.w / 2 + 4) * hypot(far, near) / max(far, 1)  # where the arrow meets a square
        put_arrow(screen, art, frm, to, rim if far > NEAR * to.w else 0.24 * to.w, GOLD, slim=0.85,
                  seen=190)

    def find_ends(self) -> tuple[Pose, Pose] | None:
        """Return start and end of the figure's way."""
        scene, show = self.scene, self.scene.show
        for way in () if scene.step.search else self.pointer.list_ways()[:1]:
            look = show.style.looks.get(str(show.table.get(way[0])))
            if look and look.foot is not None and len(way) > 1 and show.board.has_place(way[-1]):
                return show.board.pose_of(way[0]), show.board.pose_of(way[-1])
        return None

    def list_figures(self) -> list[Pose]:
        show = self.scene.show
        return [show.board.pose_of(place) for place in show.layer.map_pieces()]

    def first_met(self, frm: Pose, to: Pose) -> Pose | None:
        """Return the first figure on a straight way, which would hide the arrow."""
        dx, dy, found = to.x - frm.x, to.y - frm.y, []
        for pose in () if dx and dy else self.list_figures():
            along = ((pose.x - frm.x) * dx + (pose.y - frm.y) * dy) / (dx * dx + dy * dy)
            aside = hypot(frm.x + along * dx - pose.x, frm.y + along * dy - pose.y)
            if 0 < along < 1 and aside < pose.w / 4 and pose not in (frm, to):
                found.append((along, pose))
        return min(found)[1] if found else None

    def find_between(self, frm: Pose, to: Pose) -> list[tuple[float, float]]:
        """Return the points of a short arrow from a figure's head to the feet of its neighbour in
        line; empty where an arrow on the ground is visible."""
        near = hypot(to.x - frm.x, to.y - frm.y) <= NEAR * to.w
        if not near or abs(to.x - frm.x) > to.w / 2 or not {frm, to} <= {*self.list_figures()}:
            return []
        return [(frm.x + part * (to.x - frm.x), frm.y - 0.12 * to.h + part * (to.y - frm.y))
                for part in (0.42, 0.55, 0.68, 0.8, 0.92)]
