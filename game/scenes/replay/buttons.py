"""What can be done in a replay: its buttons in one row, each with the key that presses it. The one
that stops it or lets it run is always in the middle."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from game.devices.press import Action, Device
from game.house import House
from game.picture.hints import width_of_glyph
from game.picture.page import Page
from game.picture.theme import INK, IVORY
from game.scenes.replay.highlights import Mark
from game.scenes.replay.time_marks import sign
from game.ui.box import Box
from game.ui.layout import Node, Paint, Picture, Text, frame, pad, row, stack
from game.ui.show import PageRuler
from game.ui.widgets.key_sign import key_sign

STEPS = (Action.LEFT, Action.RIGHT)  # the two ends of one button
LEAP = Action.NEXT  # to the next move that stands out, or to the end
GAP = 12  # between buttons
MUTE = (frozenset[Action](), frozenset({LEAP}), frozenset({LEAP, *STEPS}),
        frozenset({LEAP, *STEPS, Action.CANCEL}))  # whose words are left out if there is no room


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

    def build(self, page: Page, width: float) -> Node:
        """Return a row of buttons: a confirm in the middle beside the two that are used most, and
        the others at both ends; while it runs only three, with the way back beside the confirm."""
        ruler, main = PageRuler(page), self._build_main(page)
        others = [self._build_others(page, mute) for mute in MUTE]
        least = main.measure(ruler).w + self._spare(page)
        for back, steps, leap, ends in others:
            aside, left, right, far = (one.measure(ruler).w for one in (back, steps, leap, ends))
            side, outside = max(left, right), max(aside, far) + 34
            half, middle = width / 2, max(least, 0.22 * width)
            if outside + side + GAP <= half - least / 2:  # else the confirm is not in the middle
                middle = min(middle, 2 * (half - outside - side - GAP))
                before = after = half - middle / 2
                left = right = max(side, min(0.19 * width, before - outside - GAP))
                break
            before, after = aside + left + 2 * GAP, far + right + 2 * GAP
            middle = width - before - after
            if middle >= least:
                break
        if self.running:
            free = min(before, after) - GAP
            back, _, leap, _ = next((some for some in others if max(
                some[0].measure(ruler).w, some[2].measure(ruler).w) <= free), others[-1])
            left = max(back.measure(ruler).w, leap.measure(ruler).w, min(0.19 * width, free))
            start, end = [replace(back, width=left)], [replace(leap, width=left)]
        else:
            start = [back, Node(grow=1), replace(steps, width=left)]
            end = [replace(leap, width=right), Node(grow=1), ends]
        if self.over or not self.leap:
            end[0] = Node(width=right)
        return row(row(*start, Node(width=GAP), width=before, justify="end"),
                   replace(main, width=middle), row(Node(width=GAP), *end, width=after))

    def _build_others(self, page: Page, mute: frozenset[Action]) -> tuple[Node, Node, Node, Node]:
        """Return the way back, steps, what leads to the next mark, and what stands at the end."""
        say, pace_width = self.house.words, page.art.size(pace(0.5), "small")[0] + 1
        return (self._build(page, Action.CANCEL, say("hint-back"), mute),
                self._build_steps(page, mute), self._build_leap(page, mute),
                row(self._build(page, Action.UP, say("hint-start"), mute),
                    self._build(page, Action.DOWN, pace(self.rate), mute, pace_width), gap=GAP))

    def _spare(self, page: Page) -> float:
        """Return how much wider the longest words of a confirm are than those it says."""
        said, *others = (page.art.size(self.house.words(key), "body")[0] for key in (
            self._confirm(), "hint-once-more", "hint-stop", "hint-run"))
        return max(others) - said

    def _confirm(self) -> str:
        return "hint-once-more" if self.over else "hint-stop" if self.running else "hint-run"

    def _build(self, page: Page, action: Action, words: str, mute: frozenset[Action],
               least: float = 0) -> Node:
        """Return the button of an action; those at the ends have no plate while it stands."""
        clock = (Picture(source="ui/hourglass", height=30) if action is Action.DOWN else None)
        said = None if action in mute else Text(words=words, style="small", ink=IVORY,
                                                one_line=True, min_width=least)
        plate = "quiet button" if self.running or page.art.contrast else ""
        return stack(row(self._build_key(page, action), clock, said, gap=8, align="center",
                         justify="center", padding=pad(13, 0)), frame=plate, anchor=str(action))

    def _build_steps(self, page: Page, mute: frozenset[Action]) -> Node:
        """Return the button that steps back at one end and on at the other."""
        said = None if STEPS[0] in mute else Text(words=self.house.words("hint-step"),
                                                  style="small", ink=IVORY, one_line=True)
        back, on = (self._build_key(page, action) for action in STEPS)
        halves = row(*(Node(anchor=str(action), grow=1) for action in STEPS))
        return frame("quiet button", halves, row(back, said, on, gap=8, align="center",
                                                 justify="center", padding=pad(13, 0)))

    def _build_leap(self, page: Page, mute: frozenset[Action]) -> Node:
        """Return the button that leads to the next mark, or to the end."""
        said = None if LEAP in mute else Text(words=self.leap, style="small", ink=IVORY,
                                              one_line=True)
        disc = (Paint(paint=draw_mark, values=(self.comes,), width=42, height=42) if self.comes else
                Picture(source="ui/skip", height=42) if LEAP in mute else None)
        return frame("quiet button", row(
            self._build_key(page, LEAP), said, disc, gap=8, align="center", justify="center",
            padding=pad(13, 0)), anchor=str(LEAP))

    def _build_main(self, page: Page) -> Node:
        """Return the button of a confirm, in the light while it stands."""
        source = "ui/undo" if self.over else "ui/play"
        bar = frame("pause bar", width=11, height=30)
        symbol = (row(bar, bar, gap=5, width=36, justify="center", align="center") if self.running
                  else Picture(source=source, height=36, ink=INK))
        said = Text(words=self.house.words(self._confirm()), ink=IVORY if self.running else INK,
                    one_line=True)
        return frame("quiet main button" if self.running else "lit main button", row(
            symbol, self._build_key(page, Action.CONFIRM), said, gap=8, align="center",
            justify="center", padding=pad(13, 0)), anchor=str(Action.CONFIRM))

    def _build_key(self, page: Page, action: Action) -> Node | None:
        if not width_of_glyph(page.art, self.house, self.device, action):
            return None
        return key_sign(page.art, self.house, self.device, action, "small")


def draw_mark(page: Page, box: Box, mark: Mark) -> None:
    """Draw a mark that is still to come."""
    sign(page, box, mark, seen=False)


def pace(rate: float) -> str:
    """Say how many times as fast as usual."""
    return f"{rate:g}×"
