"""Ink: an SVG file written shape by shape, in the part of SVG that nanosvg draws.

No text, use, clip, mask, filter or pattern: soft light is a gradient or a stack of thin veils.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]  # offset 0..1, colour, opacity

ASSETS = Path(__file__).parents[1]


def num(value: float) -> str:
    """A number with at most two decimals and nothing superfluous."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def short(value: float) -> str:
    """A coordinate of a long path: one decimal is a tenth of a pixel."""
    return num(round(value, 1))


def attributes(style: dict[str, object]) -> str:
    """`stroke_width=2` as ` stroke-width="2"`."""
    words = {k.replace("_", "-"): num(v) if isinstance(v, float) else v for k, v in style.items()}
    return "".join(f' {key}="{value}"' for key, value in words.items())


def line(points: Iterable[Point], *, closed: bool = False) -> str:
    """Path data through the points, straight."""
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points) + ("Z" if closed else "")


def smooth(points: list[Point], *, closed: bool = False) -> str:
    """Path data through the points as one soft curve (Catmull-Rom)."""
    ring = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    data = f"M{short(ring[1][0])} {short(ring[1][1])}"
    for before, a, b, after in zip(ring, ring[1:], ring[2:], ring[3:], strict=False):
        c1 = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        c2 = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        data += "C" + " ".join(f"{short(x)} {short(y)}" for x, y in (c1, c2, b))
    return data + ("Z" if closed else "")


def polar(cx: float, cy: float, radius: float, degrees: float) -> Point:
    """The point at that angle, 0 to the right and 90 downwards."""
    turn = math.radians(degrees)
    return cx + radius * math.cos(turn), cy + radius * math.sin(turn)


class Ink:
    """One drawing; colours are hex, paints come from `radial` and `linear`."""

    def __init__(self, width: float, height: float) -> None:
        self.size = (width, height)
        self.defs: list[str] = []
        self.body: list[str] = []

    def _gradient(self, head: str, stops: tuple[Stop, ...]) -> str:
        name = f"g{len(self.defs)}"
        kind = head.split(maxsplit=1)[0]
        inner = "".join(
            f'<stop offset="{num(stop[0])}" stop-color="{stop[1]}"'
            + (f' stop-opacity="{num(stop[2])}"/>' if len(stop) == 3 else "/>")
            for stop in stops
        )
        self.defs.append(f'<{head} id="{name}" gradientUnits="userSpaceOnUse">{inner}</{kind}>')
        return f"url(#{name})"

    def radial(self, cx: float, cy: float, r: float, *stops: Stop) -> str:
        """Paint that runs from the centre outwards."""
        head = f'radialGradient cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"'
        return self._gradient(head, stops)

    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        """Paint that runs from the first point to the second."""
        ends = zip(("x1", "y1", "x2", "y2"), (x1, y1, x2, y2), strict=True)
        where = " ".join(f'{k}="{num(v)}"' for k, v in ends)
        return self._gradient(f"linearGradient {where}", stops)

    def add(self, tag: str, **style: object) -> None:
        self.body.append(f"<{tag}{attributes(style)}/>")

    def path(self, d: str, fill: str = "none", **style: object) -> None:
        self.add("path", d=d, fill=fill, **style)

    def stroke(self, d: str, colour: str, width: float, **style: object) -> None:
        """A line with round ends and joins."""
        style = {"stroke_linecap": "round", "stroke_linejoin": "round", **style}
        self.add("path", d=d, fill="none", stroke=colour, stroke_width=num(width), **style)

    def circle(self, cx: float, cy: float, r: float, fill: str = "none", **style: object) -> None:
        self.add("circle", cx=num(cx), cy=num(cy), r=num(r), fill=fill, **style)

    def ellipse(
        self, cx: float, cy: float, rx: float, ry: float, fill: str = "none", **style: object
    ) -> None:
        self.add("ellipse", cx=num(cx), cy=num(cy), rx=num(rx), ry=num(ry), fill=fill, **style)

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str = "none", **style: object
    ) -> None:
        self.add("rect", x=num(x), y=num(y), width=num(w), height=num(h), fill=fill, **style)

    def shadow(self, cx: float, cy: float, rx: float, ry: float, strength: float = 0.5) -> None:
        """A soft dark spot on the ground."""
        with self.group(transform=f"translate({num(cx)} {num(cy)}) scale(1 {num(ry / rx)})"):
            fade = (0, "#050302", strength), (0.55, "#050302", strength * 0.7), (1, "#050302", 0)
            self.circle(0, 0, rx, self.radial(0, 0, rx, *fade))

    @contextmanager
    def group(self, **style: object) -> Iterator[None]:
        self.body.append(f"<g{attributes(style)}>")
        yield
        self.body.append("</g>")

    def at(
        self, cx: float, cy: float, scale: float = 1, turn: float = 0
    ) -> AbstractContextManager[None]:
        """A group whose origin lies at that point, turned by degrees, then scaled."""
        where = f"translate({num(cx)} {num(cy)}) rotate({num(turn)}) scale({scale:.4g})"
        return self.group(transform=where)

    def save(self, name: str) -> None:
        """Writes `assets/<name>`."""
        w, h = (num(side) for side in self.size)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        head += f'viewBox="0 0 {w} {h}">'
        defs = ["<defs>", *self.defs, "</defs>"] if self.defs else []
        text = "\n".join([head, *defs, *self.body, "</svg>", ""])
        (ASSETS / name).write_text(text, encoding="utf-8")
