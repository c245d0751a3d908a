"""The buttons of a replay in one row, each with its key. Confirm, which stops the replay or lets it
run, is in the middle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from game.devices.press import Action, Device
from game.house import House
from game.picture.page import Page
from game.picture.theme import INK, IVORY
from game.tables.highlights import Mark
from game.tables.theatre_frame import build_mark
from game.ui.layout import Node, Picture, Text, frame, pad, row, stack
from game.ui.show import PageRuler
from game.ui.widgets.key_sign import key_sign

STEPS = (Action.LEFT, Action.RIGHT)  # the two ends of one button
GAP = 12  # between buttons
MUTE = (Action.NEXT, Action.LEFT, Action.CANCEL, Action.UP, Action.DOWN)  # words to leave out first
FORMS = ((28, True, 0), (13, True, 0), (13, False, 0), (13, False, 1), (13, False, 2),
         (13, False, 3), (13, False, 5))  # air in a button, whether both sides of the confirm are
# equally wide, and how many words are left out


class Buttons(NamedTuple):
    """The state of the buttons for a device: whether the replay runs or is over, its speed, and
    words and mark of the next highlight."""

    house: House
    device: Device
    running: bool
    over: bool
    rate: float
    leap: str = ""
    comes: Mark | None = None
    air: float = 0  # beside the contents of a button
    mute: tuple[Action, ...] = ()  # buttons without words

    def build(self, page: Page, width: float) -> Node:
        """Return the first form of the row that fits."""
        for air, even, count in FORMS:  # most pages need only the first one
            tree = self._replace(air=air, mute=MUTE[:count]).build_row(page, even=even)
            if _measure(page, tree) <= width:
                break
        return tree

    def build_row(self, page: Page, *, even: bool) -> Node:
        """Return the confirm between two sides."""
        say = self.house.words
        back, steps = self._build(page, Action.CANCEL, say("hint-back")), self._build_steps(page)
        leap = self._build_leap(page) if self.leap and not self.over else Node()
        ends = row(self._build(page, Action.UP, say("hint-start")),
                   self._build(page, Action.DOWN, tell_pace(self.rate),
                               Picture(source="ui/hourglass", height=30),
                               least=page.art.measure_text(tell_pace(0.5), "small")[0] + 1),
                   gap=GAP)
        if even:
            steps, leap = _make_even(page, steps, leap)
        sides = row(back, Node(grow=1), steps, gap=GAP), row(leap, Node(grow=1), ends, gap=GAP)
        widths = [_measure(page, side) for side in sides]
        left, right = (replace(side, grow=1, min_width=max(widths) if even else width)
                       for side, width in zip(sides, widths, strict=True))
        return row(left, self._build_main(page), right, gap=GAP)

    def _build(self, page: Page, action: Action, words: str, sign: Node | None = None, *,
               last: Node | None = None, least: float = 0) -> Node:
        """Return the button of an action: key, sign, words and what follows them."""
        told = None if action in self.mute else Text(
            words=words, style="small", ink=IVORY, one_line=True, min_width=least)
        return frame("quiet button", self._build_inside(
            self._build_key(page, action), sign, told, last), anchor=str(action))

    def _build_steps(self, page: Page) -> Node:
        """Return the buttons that step back and on."""
        halves = row(*(Node(anchor=str(action), grow=1) for action in STEPS))
        step = self._build(page, Action.LEFT, self.house.words("hint-step"),
                           last=self._build_key(page, Action.RIGHT))
        return stack(replace(step, anchor=""), halves)

    def _build_leap(self, page: Page) -> Node:
        """Return the button to the next highlight, or to the end."""
        mark = (build_mark(self.comes, 42, seen=False) if self.comes else
                Picture(source="ui/skip", height=42) if Action.NEXT in self.mute else None)
        return self._build(page, Action.NEXT, self.leap, last=mark)

    def _build_main(self, page: Page) -> Node:
        """Return the button of Confirm, as wide as its longest label, lit while the replay
        stands."""
        say, size = self.house.words, page.art.measure_text
        labels = {"ui/undo": say("hint-once-more"), "ui/play": say("hint-run"),
                  "": say("hint-stop")}
        picture = "" if self.running else "ui/undo" if self.over else "ui/play"
        bar = frame("pause bar", width=11, height=30)
        symbol = (Picture(source=picture, height=36, ink=INK) if picture else
                  row(bar, bar, gap=5, width=36, justify="center", align="center"))
        label = Text(words=labels[picture], ink=INK if picture else IVORY, one_line=True)
        inside = self._build_inside(symbol, self._build_key(page, Action.CONFIRM), label)
        widths = {words: size(words, "body")[0] for words in labels.values()}
        spare = max(widths.values()) - widths[label.words]
        return frame("lit main button" if picture else "quiet main button", inside,
                     width=_measure(page, inside) + spare, anchor=str(Action.CONFIRM))

    def _build_inside(self, *shown: Node | None) -> Node:
        return row(*shown, gap=8, align="center", justify="center", padding=pad(self.air, 0))

    def _build_key(self, page: Page, action: Action) -> Node | None:
        sign = key_sign(page.art, self.house, self.device, action, "small")
        return sign if sign.width else None


def _make_even(page: Page, *nodes: Node) -> Iterable[Node]:
    """Return nodes of equal width."""
    width = max(_measure(page, node) for node in nodes)
    return (replace(node, min_width=width) for node in nodes)


def _measure(page: Page, node: Node) -> float:
    return node.measure(PageRuler(page)).w


def tell_pace(rate: float) -> str:
    """Return the speed as a multiple of the usual one."""
    return f"{rate:g}×"
