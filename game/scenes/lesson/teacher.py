"""The nisse who teaches (`assets/make_teacher.py`): she stands beside her bubble where the table's
board has room for her, holds up what a step is about and points to the table, and shows by her face
and her arms how it goes."""

from __future__ import annotations

from math import exp, inf, sin
from typing import TYPE_CHECKING

from game.picture.screen import Box, Screen
from game.tables.lessons import LEARNER
from game.tables.teacher import BODY, HEAD, SHOWN, mirrored, part

if TYPE_CHECKING:
    from game.scenes.lesson.scene import LessonScene

SPEECH, TEACHER = "speech", "teacher"  # where a board has room for her bubble, and for her
BENCH = Box(0, 382, 600, 48)  # of her picture: the plank before her, as wide as her bubble
SHOWS = "body_points"  # her arms where something is to be pressed
TELLS = "body_sorry"  # her arms where she explains: a finger is raised
CURIOUS = "curious"  # how she looks where something is to be found
NODS, LASTS, FAR, LEAPS = 13.0, 1.1, 13.0, 24.0  # how fast, how long, how far, and how high


class Figure:
    """She is glad when a step is done, and shakes her head at what is not asked."""

    def __init__(self, scene: LessonScene) -> None:
        self.scene = scene
        self._felt, self._since = "", -inf

    @property
    def feeling(self) -> str:
        """How she looks: glad, sorry, or neither (`""`)."""
        bubble = self.scene.bubbles.get(LEARNER)
        if bubble and (bubble.warning or bubble.says == ("lesson-other",)):
            return "sorry"
        return "glad" if self.scene.done else ""

    @property
    def pose(self) -> tuple[str, str]:
        """Her arms and her head: she shows what a step is about and points to the table where
        something is to be pressed, raises a finger where one has to find out, and is glad at the
        last one; else she looks as a step does."""
        if feeling := self.feeling:
            return f"body_{feeling}", f"head_{feeling}"
        scene = self.scene
        if scene.at == len(scene.steps) - 1:
            return "body_glad", "head_glad"
        face = CURIOUS if scene.step.search else scene.step.face
        return (SHOWS if scene.step.accept and not scene.step.search else TELLS,
                f"head_{face}" if face else "head")

    def box(self) -> Box:
        """Where she stands."""
        return self.scene.show.base.box(TEACHER)

    @property
    def bench(self) -> Box:
        """The plank before her, as wide as her bubble."""
        bubble = self.scene.words.box
        return part(self.box(), BENCH)._replace(x=bubble.x, w=bubble.w)

    def draw(self, screen: Screen) -> None:
        """Her arms and coat behind her bench, with what she shows, and her head over them."""
        scene, feeling = self.scene, self.feeling
        if feeling != self._felt:
            self._felt, self._since = feeling, scene.clock
        box, aside, up = self.box(), 0.0, 0.0
        age = scene.clock - self._since
        if age < LASTS and not scene.house.settings.reduced_motion:
            left = exp(-2.4 * age) * (1 - age / LASTS)
            aside = FAR * sin(age * NODS) * left if feeling == "sorry" else 0.0
            up = LEAPS * abs(sin(age * NODS / 2)) * left if feeling == "glad" else 0.0
        arms, face = self.pose
        held = scene.step.picture or next(iter(scene.step.things), "")
        if arms == SHOWS and held:
            shown = part(box, SHOWN)
            if shown.x > 0 and not shown.meets(scene.words.box):
                screen.put(scene.house.art.picture(held, shown.w, shown.h), shown.x, shown.y)
        self._put(screen, arms, part(box, BODY))
        bench = self.bench
        screen.put(scene.house.art.picture("ui/teacher/bench", bench.w, bench.h), bench.x, bench.y)
        head = part(box, HEAD)
        self._put(screen, face, head._replace(x=head.x + aside, y=head.y - up))

    def _put(self, screen: Screen, name: str, at: Box) -> None:
        art = self.scene.house.art
        draw = art.flipped if mirrored(self.box()) else art.picture
        screen.put(draw(f"ui/teacher/{name}", at.w, at.h), at.x, at.y)
