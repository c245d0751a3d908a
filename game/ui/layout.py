"""Measure and place a tree of nodes, in the terms of CSS flexbox.

A tree is a value: it holds words, numbers and names, and no functions of its own scene, so that
equal trees have equal layouts. `lay_out` gives each node its box, in the order of drawing, and all
texts of a group the largest size at which each of them fits.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import inf
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

from game.core.contract import Message
from game.devices.press import Action
from game.picture.theme import IVORY, Colour
from game.ui.box import Box

SCALES = 1.0, 0.92, 0.84, 0.76, 0.69, 0.6, 0.5  # sizes of letters that a group of texts tries
SMALL_SCALES = 0.42, 0.35, 0.29  # and others for large letters, which stay legible
LIT = 255  # all light of a picture
ROUNDING = 0.5  # units by which sums of lengths may miss

Align = Literal["start", "center", "end", "stretch"]
Justify = Literal["start", "center", "end", "space-between"]
Axis = Literal[0, 1]  # along a row; down a column


class Size(NamedTuple):
    w: float
    h: float


class Padding(NamedTuple):
    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0

    @property
    def size(self) -> Size:
        return Size(self.left + self.right, self.top + self.bottom)

    def box_inside(self, box: Box) -> Box:
        return box if self is NO_PADDING else Box(
            box.x + self.left, box.y + self.top, max(box.w - self.left - self.right, 0),
            max(box.h - self.top - self.bottom, 0))


NO_PADDING = Padding()


def pad(x: float, y: float | None = None) -> Padding:
    """Return equal padding on all sides, or one value for left and right and one for top and
    bottom."""
    down = x if y is None else y
    return Padding(x, down, x, down)


class Ruler(Protocol):
    """Measures texts. `width` is the line width, None for a single line. `sizes` caches measures by
    a node's identity and width while its tree lives."""

    sizes: dict[tuple[int, float], Size]

    def measure(self, text: Text, scale: float, width: float | None) -> Size: ...

    def has_room(self, text: Text, scale: float, box: Box) -> bool: ...


class Node(Struct, frozen=True, kw_only=True):
    """A part of a screen. Without a `width` or `height` it is as large as its content, within its
    limits. In a row or column it takes a share (`grow`) of the length that is left, or gives a
    share (`shrink`) of what is missing; an `optional` one is left out where its row or column has
    no room. In a stack it fills its `spot`, measured from the stack's corner, if it has one.

    A node with a `name` can be pressed, unless there is a reason `why` not, and is `told` in these
    words. One that is `pointer_only` never has the focus. One that `turns` has a value that goes
    back and forth; left and right change it if it `slides`; a confirm opens it, with a step of 0,
    if it is `written`. `ways` are pairs of a direction and the name to which it leads, where that
    is not the nearest one. `hints` are pairs of an action and the key of its words, where these are
    not the usual ones. The page keeps the box of a node with an `anchor`, for what moves over
    it. Nothing else may cover a `leaf`."""

    width: float | None = None
    height: float | None = None
    min_width: float = 0
    min_height: float = 0
    max_width: float = inf
    max_height: float = inf
    grow: float = 0
    shrink: float = 0
    optional: bool = False
    anchor: str = ""
    leaf: bool = False
    spot: Box | None = None
    name: str = ""
    told: str = ""
    turns: bool = False
    slides: bool = False
    written: bool = False
    pointer_only: bool = False
    why: Message | None = None
    ways: tuple[tuple[Action, str], ...] = ()
    hints: tuple[tuple[Action, str | Message], ...] | None = None

    def measure(self, ruler: Ruler, width: float = inf) -> Size:
        """Return the node's preferred size in a width."""
        if self.width is not None:
            width = self.width
            if self.height is not None:
                return Size(width, self.height)
        elif self.max_width < width:
            width = self.max_width
        key = id(self), width
        if (size := ruler.sizes.get(key)) is None:
            w, h = self.measure_content(ruler, width)
            size = ruler.sizes[key] = Size(
                _clamp(self.min_width, self.max_width, w) if self.width is None else width,
                _clamp(self.min_height, self.max_height, h) if self.height is None
                else self.height)
        return size

    def measure_content(
            self, ruler: Ruler, width: float) -> Size:  # noqa: ARG002  most need neither
        return Size(0, 0)

    def arrange(self, ruler: Ruler, box: Box) -> Sequence[tuple[Node, Box]]:  # noqa: ARG002
        """Return the children with their boxes, the lowest first."""
        return ()

    def find_limits(self, axis: Axis) -> tuple[float, float]:
        """Return the least and the greatest length along an axis."""
        fixed, least, most = (self.width, self.min_width, self.max_width) if axis == 0 else (
            self.height, self.min_height, self.max_height)
        if fixed is None:
            return least, most
        return least if self.shrink else fixed, fixed


class Text(Node, frozen=True, kw_only=True):
    """Words in a style of the theme, `size` times as large as usual, which follow the players' text
    size up to a limit. All texts of a `group` share one size. `balanced` lines are about equally
    long."""

    words: str
    style: str = "body"
    size: float = 1.0
    scale_limit: float = inf
    ink: Colour = IVORY
    align: Literal["left", "center", "right"] = "left"
    group: str = ""
    one_line: bool = False
    balanced: bool = False
    carved: bool = False  # cut into wood
    shrink: float = 1

    def measure_content(self, ruler: Ruler, width: float) -> Size:
        if self.one_line:
            w, h = ruler.measure(self, 1.0, None)
            return Size(min(w, width), h)
        return ruler.measure(self, 1.0, None if width == inf else width)


class Picture(Node, frozen=True, kw_only=True):
    """A picture, as large as its box allows; `aspect` is its width by its height, or 0 if it is
    stretched over its box. In a box of another shape it stands in the middle, or nearer to an edge
    (see `Box.place`). Where its foot is cut off, `shown` is the part of its height that is left.
    One that is seen from `near` covers its box, at 1 just so, and is cut off at all edges; the
    point of the picture at `across` and `down` lies in its middle. `light`: 255 is all of it."""

    source: str
    aspect: float = 1.0
    across: float = 0.5
    down: float = 0.5
    ink: Colour | None = None  # a colour in place of its own
    mirrored: bool = False
    turned: int = 0  # degrees to the left
    shown: float = 1.0
    near: float = 0
    light: int = LIT

    def measure(self, ruler: Ruler, width: float = inf) -> Size:  # noqa: ARG002  it has no words
        w, h, shape = self.width, self.height, self.aspect / self.shown
        return Size((h or 0) * shape if w is None else w,
                    (w or 0) / (shape or inf) if h is None else h)


class Paint(Node, frozen=True, kw_only=True):
    """What only code can draw: fire, snow, a chart, a map, a sample. `paint(page, box, *values)` is
    a function of a module. One with an `aspect` is as high as its width needs."""

    paint: Callable[..., object]
    values: tuple[object, ...] = ()
    aspect: float = 0

    def measure_content(self, ruler: Ruler, width: float) -> Size:  # noqa: ARG002  it has no words
        return Size(width, width / self.aspect) if self.aspect and width < inf else Size(0, 0)


class Flow(Node, frozen=True, kw_only=True):
    """Children in a row or column."""

    children: tuple[Node, ...]
    axis: Axis
    gap: float = 0
    padding: Padding = NO_PADDING
    align: Align = "stretch"  # across the axis
    justify: Justify = "start"  # along it, where nothing grows

    def measure_content(self, ruler: Ruler, width: float) -> Size:
        children, around = self.children, self.padding.size
        room = width - around.w
        if self.axis == 0:
            widths = [child.measure(ruler).w for child in children] if room == inf else (
                self._share_room(children, self._list_lengths(ruler, inf), room))
            heights = [child.measure(ruler, w).h
                       for child, w in zip(children, widths, strict=True)]
            w, h = sum(widths) + self._sum_gaps(children), max(heights, default=0)
        else:
            sizes = [child.measure(ruler, room) for child in children]
            w = max([size.w for size in sizes], default=0)
            h = sum([size.h for size in sizes]) + self._sum_gaps(children)
        return Size(w + around.w, h + around.h)

    def arrange(self, ruler: Ruler, box: Box) -> Sequence[tuple[Node, Box]]:
        inner, children = self.padding.box_inside(box), [*self.children]
        room = inner.w if self.axis == 0 else inner.h
        lengths = self._list_lengths(ruler, inf if self.axis == 0 else inner.w)
        optional = [n for n, child in enumerate(children) if child.optional]
        while optional and sum(lengths) + self._sum_gaps(children) > room + ROUNDING:
            last = optional.pop()
            del children[last], lengths[last]
        lengths = self._share_room(children, lengths, room)
        free = room - sum(lengths) - self._sum_gaps(children)
        at, gap = _start(self.justify, free), self.gap
        if self.justify == "space-between" and len(children) > 1:
            gap += max(free, 0) / (len(children) - 1)
        found = []
        for child, length in zip(children, lengths, strict=True):
            found.append((child, self._place_child(ruler, inner, child, at, length)))
            at += length + gap
        return found

    def _sum_gaps(self, children: Sequence[Node]) -> float:
        return self.gap * (len(children) - 1) if children else 0

    def _list_lengths(self, ruler: Ruler, width: float) -> list[float]:
        """Return the children's own lengths in this width."""
        axis = self.axis
        return [child.find_limits(axis)[0] if child.grow else child.measure(ruler, width)[axis]
                for child in self.children]

    def _share_room(
        self, children: Sequence[Node], lengths: list[float], room: float,
    ) -> list[float]:
        """Return the children's lengths in this room along the axis."""
        free = room - sum(lengths) - self._sum_gaps(children)
        if free >= 0:
            return _grow_children(children, lengths, free, self.axis)
        shares = [child.shrink * length for child, length in zip(children, lengths, strict=True)]
        part = min(-free / sum(shares), 1) if any(shares) else 0
        return [max(length - part * share, child.find_limits(self.axis)[0])
                for child, length, share in zip(children, lengths, shares, strict=True)]

    def _place_child(self, ruler: Ruler, inner: Box, child: Node, at: float, length: float) -> Box:
        """Return the box of a child that begins somewhere along the axis."""
        if self.axis == 0:
            side = inner.h if self.align == "stretch" else child.measure(ruler, length).h
            side = _clamp(*child.find_limits(1), min(side, inner.h))
            return Box(inner.x + at, inner.y + _start(self.align, inner.h - side), length, side)
        side = inner.w if self.align == "stretch" else child.measure(ruler, inner.w).w
        side = _clamp(*child.find_limits(0), min(side, inner.w))
        return Box(inner.x + _start(self.align, inner.w - side), inner.y + at, side, length)


def _start(stands: Align | Justify, free: float) -> float:
    """Return the part of a free length before an item that is aligned so."""
    return free / 2 if stands == "center" else free if stands == "end" else 0.0


def _clamp(least: float, most: float, length: float) -> float:
    return least if length < least else min(length, most)


def _grow_children(
    children: Sequence[Node], lengths: list[float], free: float, axis: Axis,
) -> list[float]:
    """Share free length out. Items at their limits come first, as in flexbox; the others share the
    rest."""
    growing = {n for n, child in enumerate(children) if child.grow}
    room = free + sum([lengths[n] for n in growing])
    while growing:
        shares = sum([children[n].grow for n in growing])
        wanted = {n: room * children[n].grow / shares for n in growing}
        found = {n: _clamp(*children[n].find_limits(axis), wanted[n]) for n in growing}
        more = sum(found.values()) - sum(wanted.values())
        held = {n for n in growing if (found[n] - wanted[n]) * more > 0} or growing
        for n in held:
            lengths[n] = found[n]
        room -= sum([lengths[n] for n in held])
        growing -= held
    return lengths


class Stack(Node, frozen=True, kw_only=True):
    """Children one over the other, the last one in front, on a frame of the theme if it has one;
    `tint` is the colour of what the frame leaves open, as a player's colour. Its children may lie
    on a `canvas`: it is as large as the box allows, of a side without a length only the other one
    counts, and its place is that of a picture in a box of another shape. Spots are then told of the
    canvas, as in the view box of an SVG."""

    children: tuple[Node, ...]
    frame: str = ""
    tint: Colour | None = None
    padding: Padding = NO_PADDING
    canvas: Size | None = None
    across: float = 0.5
    down: float = 0.5

    def measure_content(self, ruler: Ruler, width: float) -> Size:
        around = self.padding.size
        if self.canvas:
            return around
        sizes = [child.measure(ruler, width - around.w) if child.spot is None else
                 Size(child.spot.right, child.spot.bottom) for child in self.children]
        return Size(max([size.w for size in sizes], default=0) + around.w,
                    max([size.h for size in sizes], default=0) + around.h)

    def arrange(self, ruler: Ruler, box: Box) -> Sequence[tuple[Node, Box]]:  # noqa: ARG002
        inner, scale = self.padding.box_inside(box), 1.0
        if self.canvas:
            w, h = self.canvas
            scale = min(room / side for room, side in ((inner.w, w), (inner.h, h)) if side)
            inner = inner.place(w * scale, h * scale, self.across, self.down)
        return [(child, inner if (spot := child.spot) is None else Box(
            inner.x + spot.x * scale, inner.y + spot.y * scale, spot.w * scale, spot.h * scale))
            for child in self.children]


class FirstThatFits(Node, frozen=True, kw_only=True):
    """The first of some trees that fits its box with all texts at their usual size; else the last
    one."""

    trees: tuple[Node, ...]

    def choose(self, ruler: Ruler, width: float, height: float) -> Node:
        def fits(tree: Node) -> bool:
            w, h = tree.measure(ruler, width)
            return w <= width + ROUNDING and h <= height + ROUNDING
        return next(filter(fits, self.trees), self.trees[-1])

    def measure_content(self, ruler: Ruler, width: float) -> Size:
        return self.choose(ruler, width, inf).measure(ruler, width)

    def arrange(self, ruler: Ruler, box: Box) -> Sequence[tuple[Node, Box]]:
        return [(self.choose(ruler, box.w, box.h), box)]


def row(*children: Node | None, **given: object) -> Flow:
    """Return children side by side; None children are left out."""
    return Flow(children=_keep_present(children), axis=0, **given)  # type: ignore[arg-type]


def column(*children: Node | None, **given: object) -> Flow:
    """Return children one below the other."""
    return Flow(children=_keep_present(children), axis=1, **given)  # type: ignore[arg-type]


def stack(*children: Node | None, **given: object) -> Stack:
    """Return children one over the other, the last in front."""
    return Stack(children=_keep_present(children), **given)  # type: ignore[arg-type]


def frame(style: str, *children: Node | None, **given: object) -> Stack:
    """Return children on a frame of the theme."""
    return stack(*children, frame=style, **given)


def at(spot: Box, child: Node) -> Node:
    """Return a child of a stack that fills a spot, as Tiled maps name them."""
    return replace(child, spot=spot)


def grid(*children: Node | None, columns: int, gap: float = 0, **given: object) -> Flow:
    """Return children in rows of cells that are equally wide."""
    cells = [replace(child, grow=1) for child in _keep_present(children)]
    cells += [Node(grow=1)] * (-len(cells) % columns)
    rows = [row(*cells[n:n + columns], gap=gap) for n in range(0, len(cells), columns)]
    return column(*rows, gap=gap, **given)


def first_that_fits(*trees: Node, **given: object) -> FirstThatFits:
    return FirstThatFits(trees=trees, **given)  # type: ignore[arg-type]


def _keep_present(children: Iterable[Node | None]) -> tuple[Node, ...]:
    return tuple([child for child in children if child is not None])


class Placed(NamedTuple):
    """A node in its box; `scale` is its text size, 1 as usual."""

    node: Node
    box: Box
    scale: float


class Layout(NamedTuple):
    """All nodes of a tree in the order of drawing, and the texts that fit at no size."""

    placed: tuple[Placed, ...]
    clipped: tuple[Text, ...]


def lay_out(tree: Node, box: Box, ruler: Ruler) -> Layout:
    """Place a tree in a box and choose one text size for each group."""
    placed: list[tuple[Node, Box]] = []

    def place(node: Node, box: Box) -> None:
        placed.append((node, box))
        for child, inner in node.arrange(ruler, box):
            place(child, inner)

    place(tree, box)
    groups: dict[object, list[tuple[Text, Box]]] = defaultdict(list)
    for n, (node, at) in enumerate(placed):
        if isinstance(node, Text):
            groups[node.group or n].append((node, at))
    scales: dict[object, float] = {}
    clipped: list[Text] = []
    for group, texts in groups.items():
        fitting = next((scale for scale in (*SCALES, *SMALL_SCALES) if all(
            ruler.has_room(text, scale, at) for text, at in texts)), None)
        scales[group] = fitting or SCALES[-1]
        if fitting is None:
            clipped += [text for text, at in texts if not ruler.has_room(text, SCALES[-1], at)]
    return Layout(
        tuple([Placed(node, at, scales[node.group or n] if isinstance(node, Text) else 1.0)
               for n, (node, at) in enumerate(placed)]), tuple(clipped))
