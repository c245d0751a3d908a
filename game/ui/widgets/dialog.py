"""A dialog: a sign with buttons over a scene, perhaps with people who lean on its upper edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.core.contract import Seat
from game.picture.page import Page
from game.picture.screen import SAFE
from game.picture.theme import INK, SEAT_COLOURS, Colour, shade_colour
from game.ui.furniture.figures import DESK, LONG_NAME, build_person, name_arms
from game.ui.furniture.planks import build_cords
from game.ui.layout import (
    Node,
    Padding,
    Picture,
    Size,
    Text,
    column,
    first_that_fits,
    frame,
    grid,
    pad,
    row,
    stack,
)
from game.ui.widgets.controls import Entry, build_button

GAP, INSIDE = 14, 26  # between buttons; beside them
HEADS = 170.0  # the height of people over a sign


class Person(NamedTuple):
    """A player at the table: face, name, points, whether they lead, and their seat."""

    who: str
    name: str
    has: str
    leads: bool
    seat: Seat


class Dialog(NamedTuple):
    """The contents of a dialog: a heading over its buttons, and perhaps a sentence, a picture and
    people."""

    heading: str
    entries: Sequence[Entry]
    sentence: str = ""
    picture: str = ""
    people: Sequence[Person] = ()


def build_dialog(page: Page, dialog: Dialog, focus: str, felt: Colour) -> Node:
    """Return the roomiest sign that fits, if possible over the hints of the scene below. Its
    buttons lie on `felt`."""
    people, picture, buttons = dialog.people, dialog.picture, _build_buttons(page, dialog, focus)
    signs = (_build_sign(page, dialog._replace(people=some, picture=shown), style, buttons, felt)
             for style, some, shown in (("heading", people, picture), ("heading", people, ""),
                                        ("label", people, ""), ("label", (), "")))
    return first_that_fits(*(
        column(sign, justify="center", align="center", padding=Padding(bottom=hints))
        for sign in signs for hints in (SAFE.bottom - page.hints_top + 2 * GAP, 0)))


def _build_sign(page: Page, dialog: Dialog, style: str, buttons: Sequence[Node],
                felt: Colour) -> Node:
    """Return a sign with its heading in a style, people over it and a picture on it."""
    people, names = dialog.people, page.art.line_height("small") + GAP
    medal = frame("brass medal", Picture(source=dialog.picture), padding=pad(29), width=140,
                  height=140, leaf=True)
    head = frame(
        "sign's head", frame("nails above"), column(
            Node(height=names + 2 * GAP) if people else None,
            column(medal, align="center", height=150) if dialog.picture else None,
            column(Text(words=dialog.heading, style=style, ink=INK, align="center",
                        balanced=True), padding=pad(35, 0)),
            Text(words=dialog.sentence, ink=INK, align="center",
                 balanced=True) if dialog.sentence else None,
            gap=8, padding=pad(INSIDE, GAP)))
    cloth = frame("felt", column(*buttons, gap=GAP, padding=pad(INSIDE, 1.5 * GAP)),
                  tint=shade_colour(felt, 0.8))
    wood = stack(build_cords(), frame("sign", frame(
        "sign's inside", column(head, cloth)), padding=pad(16)))
    width = min((1060 if people else 760) * page.art.text_scale, SAFE.w)
    if not people:
        return replace(wood, width=width, shrink=1)
    leaning = row(*(_build_person(one, names) for one in people), padding=pad(62, 0))
    return stack(column(Node(height=HEADS), wood), leaning, width=width, shrink=1)


def _build_buttons(page: Page, dialog: Dialog, focus: str) -> list[Node]:
    """Return one button a row; or two columns under people or where one has no room, with the first
    button across both, and the last of an even number."""
    entries, height = dialog.entries, page.control_height("label")
    # the number of columns does not depend on how heading and sentence break
    usual = page.art.line_height("heading") + (
        2 * page.art.line_height("body") + 20 if dialog.sentence else 0)
    usual += (150 if dialog.picture else 0) + len(entries) * (height + GAP)

    def build(entry: Entry, *, across: bool) -> Node:
        return build_button(entry.name, entry.label, entry.picture, height=height, why=entry.why,
                            focus=focus, main=entry.name == focus, centered=across)
    if not dialog.people and usual < SAFE.h - 160:
        return [build(entry, across=False) for entry in entries]
    first, *others = entries
    last = [others.pop()] if len(others) % 2 else []
    cells = [build(entry, across=False) for entry in others]
    return [build(first, across=True), *([grid(*cells, columns=2, gap=GAP)] if cells else []),
            *(build(entry, across=True) for entry in last)]


def _build_person(one: Person, height: float) -> Node:
    """Return a player who leans on a sign, over a plate with their name and points."""
    words = Text(words=f"{one.name} · {one.has}" if one.has else one.name, ink=INK, one_line=True,
                 group="people" if len(one.name) <= LONG_NAME else "")
    plate = frame("seat plate", row(
        Picture(source=f"ui/seat_{one.seat}", height=34), words, gap=8, align="center",
        justify="center", padding=pad(11, 0)), tint=SEAT_COLOURS[one.seat], grow=1, max_width=380)
    return column(build_person(one.who, DESK, crowned=one.leads, arms=name_arms(one.who),
                               room=Size(0, DESK), height=HEADS),
                  Node(height=31), row(plate, justify="center", height=height, padding=pad(6, 0)),
                  grow=1)
