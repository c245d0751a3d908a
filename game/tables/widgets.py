"""Widgets of table panels: plates of the game's colour, players, and key hints."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.contract import Message, Seat
from game.devices.press import Device
from game.picture.art import Art
from game.picture.materials import Material, put_plate, tint_colour
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, EDGE, INK, PARCHMENT, SEAT_COLOURS, Colour
from game.tables.seen import Hint, Panel, Seen
from game.ui.furniture.figures import draw_seated
from game.ui.layout import (
    NO_PADDING,
    Justify,
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    first_that_fits,
    frame,
    pad,
    row,
    stack,
)
from game.ui.widgets.key_sign import build_hint

TAB_PADDING = pad(6, 0)
TAB_HEIGHT, LONGEST_TAB = 36, 720


def build_plate(seen: Seen, child: Node, *, seat: Seat | None = None, tint: float = 0.0,
                edge: Colour | None = EDGE, edge_width: float = 2, padding: Padding = NO_PADDING,
                **given: object) -> Node:
    """Return a node on a plate of the game's colour, with a `tint` of the seat's colour."""
    material = seen.style.theme.material
    fill = None if seat is None or not tint else tint_colour(material.body, seat, tint)
    return stack(Paint(paint=draw_plate, values=(material, fill, edge, edge_width)),
                 row(replace(child, grow=1), padding=padding), **given)


def draw_plate(page: Page, box: Box, material: Material, fill: Colour | None, edge: Colour | None,
               edge_width: float) -> None:
    """Draw a plate of a game's material, whose grain follows its size."""
    put_plate(page.put_image, page.art, material, box, fill=fill, edge=edge, width=edge_width)


def seat_sign(seat: Seat, side: float) -> Node:
    return Picture(source=f"ui/seat_{seat}", width=side, height=side)


def seat_face(seen: Seen, seat: Seat, *, sign: float = 40, **given: object) -> Node:
    """Return a seat's player as a figure with the sign of the seat."""
    return Paint(paint=draw_seated, values=(seen.faces[seat], seat, sign),
                 **given)  # type: ignore[arg-type]


def seat_name(seen: Seen, seat: Seat, *, style: str = "label", **given: object) -> Text:
    return Text(words=seen.name_of(seat), style=style, ink=SEAT_COLOURS[seat], one_line=True,
                **given)  # type: ignore[arg-type]


def build_tab(seen: Seen, words: str, tint: Colour = PARCHMENT, padding: Padding = TAB_PADDING,
        **given: object) -> Node:
    """Return a few words on a coloured tab."""
    text = Text(words=words, style="small", size=sign_size(seen.art), ink=INK, align="center",
                one_line=True)
    return frame("tab", text, tint=tint, padding=padding, **{"shrink": 1, **given})


def tab_at(seen: Seen, x: float, y: float, words: str, tint: Colour = PARCHMENT,
           justify: Justify = "start") -> Panel:
    """Return a tab that begins, ends or is centred at a point."""
    left = x - {"center": LONGEST_TAB / 2, "end": LONGEST_TAB}.get(justify, 0)
    return Panel(Box(left, y, LONGEST_TAB, seen.art.sign_line(TAB_HEIGHT)),
                 row(build_tab(seen, words, tint, pad(16, 0)), justify=justify))


def build_word(seen: Seen, words: str, style: str = "small", ink: Colour = DIM) -> Node:
    """Return centred words for a dark ground of any colour."""
    text = Text(words=words, style=style, ink=ink, align="center")
    tint = seen.style.theme.material.body
    return first_that_fits(*(
        row(frame("word", text, tint=tint, padding=pad(air, 0), shrink=shrink), justify="center")
        for air, shrink in ((14, 0), (2, 1))))


def fixed_text(seen: Seen, words: str, style: str, **given: object) -> Text:
    """Return words in a style whose size ignores the text size, as "small@0.9"."""
    name, _, size = style.partition("@")
    return Text(words=words, style=name, size=float(size) / seen.art.text_scale if size else 1,
                **given)  # type: ignore[arg-type]


def build_figure(seen: Seen, words: str, style: str, ink: Colour, **given: object) -> Paint:
    """Return a figure without the air of its line: digits are little more than half as high."""
    return Paint(paint=draw_figure, values=(words, style, ink),
                 width=seen.art.measure_text(words, style)[0] + 1,
                 **given)  # type: ignore[arg-type]


def draw_figure(page: Page, box: Box, words: str, style: str, ink: Colour) -> None:
    """Draw a figure in the middle of a box, whose edges the air of its line may cross."""
    height = page.art.line_height(style)
    page.put_text(
        box._replace(y=box.center[1] - height / 2, h=height), words, style, ink, leaf=False)


def draw_picture(page: Page, box: Box, source: str, dull: bool) -> None:
    page.put_image(page.art.load_picture(source, box.w, box.h, dull=dull), box.x, box.y)


def largest_style(art: Art, height: float, *styles: str) -> str:
    """Return the first style whose line fits a height, or the smallest."""
    return next(
        (one for one in (*styles, *art.signs) if art.line_height(one) <= height), art.signs[-1])


def sign_size(art: Art) -> float:
    """Return the size of words on cards, which grow less with the text size than others."""
    return art.sign_sizes[0] / art.text_scale


def build_press_hint(
        seen: Seen, device: Device, told: Hint, *, style: str = "small", pressed: bool = False,
    shrink: float = 1) -> Node | None:
    """Return a key of a device and its effect; None if the device lacks the key. A `pressed` hint
    can be clicked."""
    action, words = told
    if seen.sitting is None:
        return None
    node = build_hint(seen.art, seen.sitting.host, device, action, say_hint(seen, words),
                      style=style, shrink=shrink)
    return node and replace(node, name=f"hint/{action}/{device}") if pressed else node


def say_hint(seen: Seen, words: str | Message) -> str:
    """Return the words of a hint, from a text key or a message."""
    return seen.say((words,) if isinstance(words, str) else words)


def center_in(box: Box, middle: float, child: Node) -> tuple[Node, ...]:
    """Return trees that place a child in its box as near to the middle of the screen as
    possible."""
    if not box.x < middle < box.right:
        return (row(child, justify="center"),)
    left, right = middle - box.x, box.right - middle
    return (row(child, justify="center", padding=Padding(
        max(left - right, 0), 0, max(right - left, 0), 0)),
        row(child, justify="start" if left < right else "end"))
