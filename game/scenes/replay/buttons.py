"""The buttons of a replay, in one row, each with the key that presses it. The confirm, which stops
the replay or lets it run, is always in the middle."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from game.devices.press import Action, Device
from game.house import House
from game.picture.hints import width_of_glyph
from game.picture.page import Page
from game.picture.theme import INK, IVORY
from game.scenes.replay.time_marks import build_mark
from game.tables.highlights import Mark
from game.ui.layout import Node, Picture, Text, frame, pad, row
from game.ui.show import PageRuler
from game.ui.widgets.key_sign import key_sign

STEPS = (Action.LEFT, Action.RIGHT)  # the two ends of one button
GAP = 12  # between buttons
MUTE = (frozenset[Action](), frozenset({Action.NEXT}), frozenset({Action.NEXT, *STEPS}),
        frozenset({Action.NEXT, *STEPS, Action.CANCEL}))  # whose words are left out for room


class Buttons(NamedTuple):
    """What can be done now, on a device: whether the replay runs, is over, and how fast it is; and
    the words and the mark of what comes next, if anything stood out."""

    house: House
    device: Device
    running: bool
    over: bool
    rate: float
    leap: str = ""
    comes: Mark | None = None

    def build(self, page: Page, width: float) -> Node:
        """Return the confirm between equal sides; while the replay runs only the way back and the
        way to the next mark stand beside it."""
        say = self.house.words
        words = say("hint-once-more" if self.over else "hint-stop" if self.running else "hint-run")
        longest = max((say(key) for key in ["hint-once-more", "hint-stop", "hint-run"]),
                      key=lambda one: page.art.size(one, "body"))
        least = _measure(page, self._build_main(page, longest)) + 2 * GAP
        for mute in MUTE:
            back = self._build(page, Action.CANCEL, say("hint-back"), mute)
            steps = self._build_steps(page, mute)
            leap = self._build_leap(page, mute)
            pace_width = page.art.size(pace(0.5), "small")[0] + 1
            ends = row(self._build(page, Action.UP, say("hint-start"), mute),
                       self._build(page, Action.DOWN, pace(self.rate), mute, pace_width), gap=GAP)
            before, after = _measure(page, row(back, steps)), _measure(page, row(leap, ends))
            if before + after + least <= width:
                break
        leads = bool(self.leap) and not self.over
        if self.running:
            side = max(_measure(page, back), _measure(page, leap))
            left: list[Node] = [replace(back, width=side)]
            right: list[Node] = [replace(leap, width=side)] if leads else []
        else:
            left = [back, Node(grow=1), steps]
            right = [leap if leads else Node(), Node(grow=1), ends]
        if 2 * max(before, after) + least <= width:
            return row(row(*left, grow=1, justify="end"),
                       row(self._build_main(page, words, grow=1), width=least - 2 * GAP),
                       row(*right, grow=1), gap=GAP)
        return row(row(*left, width=before, justify="end"),
                   row(self._build_main(page, words, grow=1), grow=1),
                   row(*right, width=after), gap=GAP)

    def _build(self, page: Page, action: Action, words: str, mute: frozenset[Action],
               least: float = 0) -> Node:
        """Return the button of an action; those at the ends have no plate while it stands."""
        clock = Picture(source="ui/hourglass", height=30) if action is Action.DOWN else None
        said = None if action in mute else _small(words, least)
        plate = "quiet button" if self.running or page.art.contrast else ""
        return _button(plate, self._build_key(page, action), clock, said, anchor=str(action))

    def _build_steps(self, page: Page, mute: frozenset[Action]) -> Node:
        """Return the button that steps back at one end and on at the other."""
        back, on = (self._build_key(page, action) for action in STEPS)
        said = None if STEPS[0] in mute else _small(self.house.words("hint-step"))
        halves = row(*(Node(anchor=str(action), grow=1) for action in STEPS))
        return frame("quiet button", halves, _button("", back, said, on))

    def _build_leap(self, page: Page, mute: frozenset[Action]) -> Node:
        """Return the button that leads to the next mark, or to the end."""
        said = None if Action.NEXT in mute else _small(self.leap)
        disc = (build_mark(self.comes, 42, seen=False) if self.comes else
                Picture(source="ui/skip", height=42) if Action.NEXT in mute else None)
        return _button("quiet button", self._build_key(page, Action.NEXT), said,
                       disc, anchor=str(Action.NEXT))

    def _build_main(self, page: Page, words: str, grow: float = 0) -> Node:
        """Return the button of a confirm, in the light while the replay stands."""
        bar = frame("pause bar", width=11, height=30)
        symbol = (row(bar, bar, gap=5, width=36, justify="center", align="center") if self.running
                  else Picture(source="ui/undo" if self.over else "ui/play", height=36, ink=INK))
        return _button("quiet main button" if self.running else "lit main button", symbol,
                       self._build_key(page, Action.CONFIRM),
                       Text(words=words, ink=IVORY if self.running else INK, one_line=True),
                       anchor=str(Action.CONFIRM), grow=grow)

    def _build_key(self, page: Page, action: Action) -> Node | None:
        if not width_of_glyph(page.art, self.house, self.device, action):
            return None
        return key_sign(page.art, self.house, self.device, action, "small")


def _measure(page: Page, node: Node) -> float:
    return node.measure(PageRuler(page)).w


def _small(words: str, least: float = 0) -> Node:
    return Text(words=words, style="small", ink=IVORY, one_line=True, min_width=least)


def _button(plate: str, *shown: Node | None, anchor: str = "", grow: float = 0) -> Node:
    """Return what stands in the middle of a button."""
    return frame(plate, row(*shown, gap=8, align="center", justify="center", padding=pad(13, 0)),
                 anchor=anchor, grow=grow)


def pace(rate: float) -> str:
    """Say how many times as fast as usual."""
    return f"{rate:g}×"
