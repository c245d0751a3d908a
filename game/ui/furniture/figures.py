"""Players as figures: on chairs, at tables, on sills, with crowns (`assets/make/chairs.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.contract import Seat
from game.core.faces import CUSHIONS, FOLDER, remove_dye, rename_picture, seat_of_dress, under_crown
from game.picture.page import Page
from game.picture.theme import INK, SEAT_COLOURS, Colour
from game.ui.box import Box
from game.ui.frames import draw_frame
from game.ui.layout import (
    Node,
    Padding,
    Picture,
    Size,
    Stack,
    Text,
    at,
    column,
    frame,
    pad,
    row,
    stack,
)

SHAPE = 0.8  # the width of these pictures as a part of their height
BUST = 0.78  # of a seated figure's height, down to the legs of the chair
LONG_NAME = 8  # letters; a longer name may be smaller than others
CROWN, BROW, RIM = 0.46, 0.2, 0.74  # a crown beside a face; where it sits on it; its own foot
TALLER = CROWN * RIM * SHAPE - BROW  # a figure with a crown than one without, in its height
HEADS = 0.62  # of a figure's height, down to the shoulders
MOON = f"{FOLDER}/chair_moon"  # a chair for nobody
ARMS = "ui/arms"  # `assets/make/arms.py`
DESK = 0.765  # of a figure's height, down to the table on which the arms lie
SILL = 0.1  # the height of a sill, of a window's height


GLOW = stack(at(Box(-0.1, -0.1, 1.2, 1.2), Picture(source="ui/hearth/glow")), canvas=Size(1, 1))
EMPTY_CHAIR = stack(  # that a nisse keeps warm
    Picture(source=MOON, aspect=SHAPE), at(Box(0.136, 0.272, 0.528, 0.528), Picture(
        source="ui/nisse")), canvas=Size(SHAPE, 1), down=1)


def name_chair(n: int) -> str:
    """Return the picture of a chair in warm light."""
    return f"{FOLDER}/chair_{n % CUSHIONS}"


def name_arms(who: str, *, cheers: bool = False, waves: bool = False) -> str:
    """Return the picture of a figure's arms on a table: one that cheers holds up a cup, one that
    waves a hand. Arms of nisser do not show the bot's strength."""
    kind, number, *_ = remove_dye(who).removeprefix(f"{FOLDER}/").split("_")
    name = f"{ARMS}/{kind if kind == 'person' else 'nisse'}_{number}"
    return rename_picture(who, f"{name}_cheer" if cheers else f"{name}_wave" if waves else name)


def name_lap(who: str) -> str:
    """Return the picture of knees under a blanket, for a chair without a table."""
    return rename_picture(who, f"{name_arms(remove_dye(who))}_lap")


def colour_of(who: str) -> Colour:
    """Return the colour of a figure's clothes."""
    return SEAT_COLOURS[seat_of_dress(who)]


def build_bust(who: str, part: float = BUST, **given: object) -> Picture:
    """Return the upper part of a figure, at the foot of its box."""
    given = {"aspect": SHAPE, "shown": part, "down": 1, **given}
    return Picture(source=who, **given)  # type: ignore[arg-type]


def build_person(who: str, part: float = BUST, *, crowned: bool = False, arms: str = "",
                 chair: str = "", room: Size | None = None, **given: object) -> Stack:
    """Return the upper part of a figure, perhaps with a crown, on a chair, or with arms before it.
    It stands at the foot of a `room`, given in its heights; without one it takes only its own
    room."""
    w, h = room or Size(SHAPE, part)
    left, top, wide = (w - SHAPE) / 2, h - part, SHAPE * CROWN
    body = Box(left, top, SHAPE, part)
    crown = Box(w / 2 - wide / 2, top + BROW - wide * RIM, wide, wide)
    return stack(
        at(body, build_bust(chair, part)) if chair else None,
        at(body, build_bust(who, part)),
        at(crown, Picture(source="ui/crown")) if crowned else None,
        at(body._replace(h=1), Picture(source=arms, aspect=SHAPE)) if arms else None,
        canvas=Size(w, h), **{"down": 1, **given})


def draw_seated(page: Page, room: Box, who: str, seat: Seat, sign: float = 40) -> None:
    """Draw a player with the sign of their seat, `sign` wide, before them. They may be wider than
    the room, as their pictures have empty sides."""
    high = min(room.h / BUST, (room.w + 48 / 150 * room.h) / SHAPE)
    shown = room.place(high * SHAPE, high * BUST, 0.5, 1)
    page.put_cropped(shown._replace(h=high), who, shown)
    badge = Box(room.x - 2, room.bottom - sign, sign, sign)
    draw_frame(page, "seat badge", badge, SEAT_COLOURS[seat])
    page.put_picture(badge.inset(sign * 0.2), f"ui/seat_{seat}")
    page.claim(f"ui/seat_{seat}", badge.inset(sign * 0.2))


def build_crowd(front: Sequence[Node], others: Sequence[str], width: float,
                height: float) -> Node:
    """Return figures side by side, before others in the shade on both sides, who get smaller with
    the distance."""
    crowd = list[Node]()
    for side, faces in ((-1, others[::2]), (1, others[1::2])):
        for n, who in reversed([*enumerate(faces, 1)]):
            high = min(height, width) * 0.74**n
            wide = high * SHAPE / HEADS
            x = width / 2 + side * (width / 2 - 0.3 * wide) * n / len(faces)
            crowd.append(at(Box(x - wide / 2, height - high, wide, high),
                            build_bust(who, HEADS, light=172)))
    return stack(*crowd, row(*front), width=width, height=height)


def build_leaning(faces: Sequence[tuple[str, float]], tall: float = 1, **given: object) -> Node:
    """Return people side by side, who lean on the sill at the foot of a room. Each has a face and a
    height above the sill; these and `tall`, the height of their box, are in heights of the room."""
    rows = list[Node]()
    for lies in (False, True):
        cells = list[Node]()
        for who, up in faces:
            whole, shown = up / DESK, up + SILL if lies else up
            cells.append(stack(at(
                Box(-whole * SHAPE / 2, tall - SILL - up, whole * SHAPE, shown),
                build_bust(name_arms(who) if lies else who, shown / whole)), canvas=Size(0, tall),
                grow=1))
        rows.append(row(*cells))
    sill = column(Node(grow=tall - SILL), frame("sill", grow=SILL), padding=pad(-17, 0))
    return stack(rows[0], sill, rows[1], **given)


def build_guests(page: Page, people: Iterable[tuple[str, str]], height: float, width: float,
                 table: float, *, cheer: bool = False, letters: float = 0.78) -> Sequence[Node]:
    """Return a column for each of the people (pairs of name and face), behind a table with name
    cards; `width` is their greatest width."""
    found = []
    for name, who in people:
        short = len(name) <= LONG_NAME
        words = Text(words=name, style="heading" if short else "body", ink=INK, align="center",
                     size=letters / page.art.text_scale, one_line=True,
                     group="cards" if short else "")
        card = frame("ivory tag", words, padding=pad(5, 0), grow=1, max_width=300,
                     min_height=page.art.line_height(f"heading@{letters:g}"))
        found.append(column(
            Node(grow=1), build_guest(who, cheers=cheer, height=height),
            column(row(card, justify="center"), justify="end", height=table,
                   padding=Padding(4, 0, 4, 12)), grow=99, max_width=width))
    return found


def build_guest(who: str, *, cheers: bool = False, seat: str = "", **given: object) -> Node:
    """Return a player, perhaps on a chair, behind the edge of a table, with their arms on it. One
    who cheers has a crown and holds up a cup; others may be wider than the box."""
    part = 0.88 if seat else DESK
    if not cheers:
        return build_person(who, part, arms=name_arms(who), chair=seat, room=Size(0, part),
                            **given)  # type: ignore[arg-type]
    return build_person(under_crown(who), part, crowned=True, arms=name_arms(who, cheers=True),
                        chair=seat, room=Size(part / 1.24, part / 0.86), **given)
