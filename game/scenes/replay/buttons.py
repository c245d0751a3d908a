"""What can be done in a replay: its buttons in one row, each with what it is pressed with. What
stops it or lets it run is always in the middle."""

from __future__ import annotations

from typing import NamedTuple

from game.devices.press import Action, Device
from game.house import House
from game.picture.hints import draw_glyph, glyph_side, width_of_glyph
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, EDGE, GILT, GOLD, INK, IVORY, WOOD
from game.scenes.replay.highlights import Mark
from game.scenes.replay.time_marks import sign
from game.scenes.scenery import cupboard

STEPS = (Action.LEFT, Action.RIGHT)  # the two ends of one button
LEAP = Action.NEXT  # to what stands out next, or to the end
CALM = Action.CANCEL, Action.CONFIRM, LEAP  # what is seen while it runs, side by side
ENDS = Action.CANCEL, Action.UP, Action.DOWN  # what stands at either end of the row
SIGN = 36.0  # of what a confirm does
BETWEEN, INSIDE, BESIDE = 12.0, 13.0, 8.0  # between buttons, inside one, and beside a glyph
GROUPS = 34.0  # between what stands at an end and what is in the middle
SHINE, TALLER = 60.0, 5.0  # how far the button of a confirm shines, and how much higher it is
MIDDLE, ASIDE = 0.22, 0.19  # of the row: a confirm, and those beside it, if there is room
CLOCK = 30.0  # of the picture of how fast it is
MUTE = (frozenset[Action](), frozenset({LEAP}), frozenset({LEAP, *STEPS}),
        frozenset({LEAP, *STEPS, Action.CANCEL}))  # whose words are left out for want of room
DISC = 42.0  # of the mark to which one leaps


class Deeds(NamedTuple):
    """What can be done now, on a device: whether it runs, how fast, and whether all was shown; and
    what leads to the next mark, or to the end, in words, if anything stood out, and that mark."""

    house: House
    device: Device
    running: bool
    over: bool
    rate: float
    leap: str = ""
    comes: Mark | None = None
    mute: frozenset[Action] = frozenset()  # what says nothing, as there is no room

    def draw(self, page: Page, room: Box) -> dict[Action, Box]:
        """Each on a button that a pointer presses, which are returned: in the middle a confirm with
        those beside it that are used most, and at the ends of the row the others; while it runs
        only three, side by side."""
        if self._lacks(page, room) and self.mute != MUTE[-1]:
            at = MUTE.index(self.mute) + 1
            return self._replace(mute=MUTE[at]).draw(page, room)
        found, places = dict[Action, Box](), self._places(page, room)
        if self.running:
            return self._beside(page, room, places[Action.CONFIRM])
        for action, box in places.items():
            if action is LEAP and self.over:
                continue  # nothing follows
            found |= self.button(page, action, box)
        return found

    def _beside(self, page: Page, room: Box, main: Box) -> dict[Action, Box]:
        """A confirm where it always is, and what else is seen while it runs on either side of it,
        with its words if there is room."""
        told = self._replace(mute=MUTE[0])
        wides = {one: wide for one, wide in told.wides(page).items() if one in CALM}
        need = max(wide for one, wide in wides.items() if one is not Action.CONFIRM)
        free = min(main.x - room.x, room.right - main.right) - BETWEEN
        side, seen = min(max(need, ASIDE * room.w), free), told if need <= free else self
        found = dict[Action, Box]()
        for action, x in ((Action.CANCEL, main.x - BETWEEN - side), (Action.CONFIRM, main.x),
                          (LEAP, main.right + BETWEEN)):
            if action in wides:
                found |= seen.button(page, action, main if action is Action.CONFIRM else
                                      main._replace(x=x, w=side))
        return found

    def _places(self, page: Page, room: Box) -> dict[Action, Box]:
        """Where each button is while it stands."""
        wides = self.wides(page)
        spare = max(room.w - sum(wides.values()) - BETWEEN * (len(wides) - 1), 0.0)
        sides = [one for one in (STEPS[0], LEAP) if one in wides]
        left, right = (sum(wides[one] + BETWEEN for one in some) - BETWEEN + GROUPS
                       for some in (ENDS[:1], ENDS[1:]))
        half = room.w / 2 - max(left, right)  # what the middle may take of either half
        main, side = wides[Action.CONFIRM], max(wides[one] for one in sides)
        if main / 2 + BETWEEN + side > half:  # then they fill the row
            wides[Action.CONFIRM] += spare
            x, found = room.x, dict[Action, Box]()
            for action, wide in wides.items():
                found[action] = room._replace(x=x, w=wide)
                x += wide + BETWEEN
        else:
            side = min(max(side, ASIDE * room.w), half - BETWEEN - main / 2)
            main = min(max(main, MIDDLE * room.w), 2 * (half - BETWEEN - side))
            middle = room._replace(x=room.center[0] - main / 2, w=main)
            found = {
                Action.CANCEL: room._replace(w=wides[Action.CANCEL]),
                STEPS[0]: middle._replace(x=middle.x - BETWEEN - side, w=side),
                Action.CONFIRM: middle,
                LEAP: middle._replace(x=middle.right + BETWEEN, w=side)}
            x = room.right
            for action in reversed(ENDS[1:]):
                found[action] = room._replace(x=x - wides[action], w=wides[action])
                x -= wides[action] + BETWEEN
        return {action: box for action, box in found.items() if action in wides}

    def _lacks(self, page: Page, room: Box) -> bool:
        """Whether they need more room than there is."""
        wides = self.wides(page)
        return sum(wides.values()) + BETWEEN * (len(wides) - 1) > room.w

    def wides(self, page: Page) -> dict[Action, float]:
        """How wide each button has to be, from left to right."""
        leap = {LEAP: self._leap(page)} if self.leap else {}
        return {Action.CANCEL: self._plain(page, Action.CANCEL), STEPS[0]: self._double(page),
                Action.CONFIRM: self._main(page), **leap,
                **{one: self._plain(page, one) for one in (Action.UP, Action.DOWN)}}

    def button(self, page: Page, action: Action, box: Box) -> dict[Action, Box]:
        if action is Action.CONFIRM:
            return self._put_main(page, box)
        if self.running or action not in ENDS or page.art.contrast:
            page.plate(box, BUTTON, 255, EDGE)
        if action is STEPS[0]:
            return self._put_double(page, box)
        words, glyph, clock = self._words(action), self._glyph(action), self._clock(action)
        disc = DISC + BESIDE if action is LEAP and (self.comes or not words) else 0.0
        said = page.art.size(words, "small")[0]
        x = box.center[0] - (glyph + BESIDE + clock + said + disc) / 2
        self._press(page, box._replace(x=x, w=glyph), action)
        x += glyph + BESIDE
        if clock:
            page.picture(Box(x, box.center[1] - CLOCK / 2, CLOCK, CLOCK), "ui/hourglass",
                         leaf=False)
        self._say(page, box, x + clock, words)
        at = Box(x + said + BESIDE, box.center[1] - DISC / 2, DISC, DISC)
        if disc and self.comes:
            sign(page, at, self.comes, seen=False)
        elif disc:
            page.picture(at, "ui/skip", leaf=False)
        return {action: box}

    def _words(self, action: Action) -> str:
        say = self.house.words
        if action in self.mute:
            return ""
        match action:
            case Action.UP: return say("hint-start")
            case Action.DOWN: return pace(self.rate)
            case Action.CANCEL: return say("hint-back")
            case Action.LEFT: return say("hint-step")
            case Action.NEXT: return self.leap
        return say("hint-once-more" if self.over else "hint-stop" if self.running else "hint-run")

    def _clock(self, action: Action) -> float:
        """What the picture of how fast it is takes before the words."""
        return CLOCK + BESIDE / 2 if action is Action.DOWN else 0.0

    def _glyph(self, action: Action) -> float:
        return width_of_glyph(self.house.art, self.house, self.device, action)

    def _plain(self, page: Page, action: Action) -> float:
        """How wide the button of an action is."""
        words = [self._words(action)]
        if action is Action.DOWN:  # whatever pace it says
            words.append(pace(0.5))
        return self._glyph(action) + BESIDE + 2 * INSIDE + self._clock(action) + max(
            page.art.size(one, "small")[0] for one in words)

    def _main(self, page: Page) -> float:
        """How wide the button is that a confirm presses, whatever it says: its sign stands before
        its words."""
        words = map(self.house.words, ["hint-stop", "hint-run", "hint-once-more"])
        return SIGN + self._glyph(Action.CONFIRM) + 2 * BESIDE + 2 * INSIDE + max(
            page.art.size(one, "body")[0] for one in words)

    def _double(self, page: Page) -> float:
        """How wide the button is that steps back at one end and on at the other."""
        return sum(self._glyph(one) for one in STEPS) + 2 * BESIDE + 2 * INSIDE + page.art.size(
            self._words(STEPS[0]), "small")[0]

    def _leap(self, page: Page) -> float:
        """How wide the button is that leads to the next mark or to the end, whichever it says."""
        upto, end = (page.art.size(self.house.words(key), "small")[0] + 1
                     for key in ["replay-next", "replay-end"])
        if LEAP in self.mute:
            upto = end = 0
        return self._glyph(LEAP) + BESIDE + 2 * INSIDE + max(upto + BESIDE + DISC, end)

    def _put_main(self, page: Page, box: Box) -> dict[Action, Box]:
        """A gilded plank in a light of its own; while it runs one as quiet as the others, with an
        edge of gold."""
        if self.running:
            page.plate(box, BUTTON, 255, GILT)
        else:
            cupboard.put(page, "light", box.inset(-SHINE, -SHINE / 2))
            plank = box.inset(0, -TALLER)
            page.image(page.art.plate(plank.w, plank.h, GILT, 255, WOOD, 4), plank.x, plank.y)
            rim = plank.inset(4)
            page.image(page.art.plate(rim.w, rim.h, GOLD, 0, GOLD, 3, 14), rim.x, rim.y)
        words, glyph = self._words(Action.CONFIRM), self._glyph(Action.CONFIRM)
        wide = page.art.size(words, "body")[0] + 1
        x = box.center[0] - (SIGN + glyph + wide + 2 * BESIDE) / 2
        self._sign(page, Box(x, box.center[1] - SIGN / 2, SIGN, SIGN))
        x += SIGN + BESIDE
        self._press(page, box._replace(x=x, w=glyph), Action.CONFIRM)
        page.text(box._replace(x=x + glyph + BESIDE, w=wide), words, "body",
                  IVORY if self.running else INK)
        return {Action.CONFIRM: box}

    def _put_double(self, page: Page, box: Box) -> dict[Action, Box]:
        words = self._words(STEPS[0])
        wide = page.art.size(words, "small")[0] + 1
        for action in STEPS:
            glyph = self._glyph(action)
            x = box.center[0] + ((wide / 2 + BESIDE) if action is STEPS[1] else
                                 -(wide / 2 + BESIDE + glyph))
            self._press(page, box._replace(x=x, w=glyph), action)
        self._say(page, box, box.center[0] - wide / 2, words)
        left = box._replace(w=box.w / 2)
        return dict(zip(STEPS, (left, left._replace(x=left.right)), strict=True))

    def _press(self, page: Page, room: Box, action: Action) -> None:
        high = glyph_side(page.art)
        draw_glyph(page, self.house, Box(room.x, room.center[1] - high / 2, room.w, high),
                   self.device, action)

    def _say(self, page: Page, box: Box, x: float, words: str) -> None:
        if words:
            page.text(box._replace(x=x, w=page.art.size(words, "small")[0] + 1), words, "small",
                      IVORY)

    def _sign(self, page: Page, at: Box) -> None:
        """What a confirm does: stop, go on, or show it once more."""
        art = page.art
        if not self.running:
            page.image(art.dark("ui/undo" if self.over else "ui/play", SIGN), at.x, at.y)
            return
        for n in range(2):
            page.image(art.plate(SIGN * 0.3, SIGN * 0.84, IVORY, 255, None, 2, 4),
                       at.x + SIGN * (0.12 + 0.44 * n), at.y + SIGN * 0.08)


def pace(rate: float) -> str:
    """How many times as fast as usual."""
    return f"{rate:g}×"
