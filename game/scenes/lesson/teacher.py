"""The teacher (`assets/make/teacher.py`): she stands beside her bubble, holds up the pieces of a
step, and comments by her face and arms."""

from __future__ import annotations

from math import exp, inf, sin

from game.picture.screen import Box, Screen
from game.scenes.lesson.table import LessonTable
from game.tables.lessons import LEARNER
from game.ui.furniture.teacher import BENCH, BODY, HEAD, SHOWN, is_mirrored, part_of

SPEECH, TEACHER = "speech", "teacher"  # where a board has room for her bubble, and for her
SHOWS = "body_points"  # her arms where the learner has to press something


class Figure:
    """She leaps when a step is done, and shakes her head at another move."""

    def __init__(self, scene: LessonTable) -> None:
        self.scene = scene
        self._felt, self._since = "", -inf

    @property
    def feeling(self) -> str:
        """Return `glad`, `sorry` or nothing."""
        bubble = self.scene.bubbles.get(LEARNER)
        if bubble and (bubble.warning or bubble.says == ("lesson-other",)):
            return "sorry"
        return "glad" if self.scene.done else ""

    @property
    def pose(self) -> tuple[str, str]:
        """Return her arms and head: she points, raises a finger where the learner has to search,
        and is glad at the last step."""
        if feeling := self.feeling:
            return f"body_{feeling}", f"head_{feeling}"
        scene = self.scene
        if scene.at == len(scene.steps) - 1:
            return "body_glad", "head_glad"
        face = "curious" if scene.step.search else scene.step.face
        return (SHOWS if scene.step.accept and not scene.step.search else "body_sorry",
                f"head_{face}" if face else "head")

    def find_box(self) -> Box:
        return self.scene.show.base.box_of(TEACHER)

    @property
    def bench(self) -> Box:
        """Return the plank before her, as wide as her bubble."""
        bubble = self.scene.find_room()
        return part_of(self.find_box(), BENCH)._replace(x=bubble.x, w=bubble.w)

    def draw(self, screen: Screen) -> None:
        """Draw her behind her bench, with the things that she holds up."""
        scene, feeling = self.scene, self.feeling
        if feeling != self._felt:
            self._felt, self._since = feeling, scene.clock
        box, aside, up = self.find_box(), 0.0, 0.0
        age = scene.clock - self._since
        if age < 1.1 and not scene.house.settings.reduced_motion:
            left = exp(-2.4 * age) * (1 - age / 1.1)
            aside = 13 * sin(13 * age) * left if feeling == "sorry" else 0.0
            up = 24 * abs(sin(6.5 * age)) * left if feeling == "glad" else 0.0
        arms, face = self.pose
        held = scene.step.picture or next(iter(scene.step.things), "")
        if arms == SHOWS and held:
            shown = part_of(box, SHOWN)
            if shown.x > 0 and not shown.overlaps(scene.find_room()):
                screen.put(scene.house.art.load_picture(held, shown.w, shown.h), shown.x, shown.y)
        self._put(screen, arms, part_of(box, BODY))
        bench = self.bench
        screen.put(scene.house.art.load_picture("ui/teacher/bench", bench.w, bench.h), bench.x,
                   bench.y)
        head = part_of(box, HEAD)
        self._put(screen, face, head._replace(x=head.x + aside, y=head.y - up))

    def _put(self, screen: Screen, name: str, at: Box) -> None:
        art = self.scene.house.art
        draw = art.flip_picture if is_mirrored(self.find_box()) else art.load_picture
        screen.put(draw(f"ui/teacher/{name}", at.w, at.h), at.x, at.y)
