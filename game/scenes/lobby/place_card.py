"""The card of a seat on the table of a lobby: name, kind and device on wood with an edge in the
seat's colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.contract import Seat
from game.core.seating import KINDS, Seating
from game.devices.press import LEFT_KEYS, Action, Device, is_phone
from game.picture.hints import device_picture
from game.picture.page import CHANGE, Page
from game.picture.theme import CONTROL, INK, SEAT_COLOURS
from game.scenes.menu import KEYS
from game.scenes.names.scene import NAMING, PERSON
from game.ui.layout import Node, Picture, Text, column, first_that_fits, frame, pad, row
from game.ui.widgets.key_sign import key_sign

if TYPE_CHECKING:
    from game.house import House

OWN = (Action.PREV, "hint-change-back"), (Action.NEXT, "hint-change")  # on one's own seat


def _row_heights(page: Page) -> tuple[float, float, float]:
    line = page.art.line
    return max(CONTROL, line("body") + 20), max(52, line("body") + 8), max(
        line(f"small@{1.3 * page.art.text_scale:g}"), 46, line("small@1")) + 8


def build_card(page: Page, house: House, seating: Seating, seat: Seat, focus: str, *,
               device: Device, free: Sequence[Device], ways: Sequence[tuple[Action, str]]) -> Node:
    """Return the card of a seat. Stars of a bot stand beside its kind, or below where cards are
    narrow. `device` was used last; `free` are those that could sit down."""
    say, (name_height, kind_height, device_height) = house.words, _row_heights(page)
    name = frame("row focused" if focus == f"name/{seat}" else "row", row(
        Picture(source=f"ui/seat_{seat}", height=40),
        Text(words=seating.names[seat], style="heading", ink=INK, align="center", group="names",
             one_line=True, grow=1),
        Picture(source="ui/pen", height=44, ink=INK), align="center", gap=12, padding=pad(18, 0)),
        height=name_height, name=f"name/{seat}", told=seating.names[seat], turns=True, written=True,
        hints=NAMING if seating.bot(seat) else PERSON)
    kind = say(f"kind-{seating.kinds[seat]}")
    own = seating.devices.get(seat) == device
    arrow = frame("arrow", row(Picture(source="ui/play", height=26), justify="center",
                               align="center"), width=38, height=38)
    arrow_back = frame("arrow", row(Picture(source="ui/play", height=26, mirrored=True),
                                    justify="center", align="center"), width=38, height=38)

    def build(words: Sequence[str], *, starred: bool) -> Node:
        widest = max(page.art.size(one, "small")[0] for one in words) + 2
        stars = _stars(seating, seat) if starred and seating.bot(seat) else None
        text = Text(words=words[KINDS.index(seating.kinds[seat])], ink=INK, align="center",
                    group="kinds", one_line=True)
        inner = row(text, stars, gap=12, align="center", justify="center", grow=1,
                    min_width=widest + (STARS_WIDTH + 12) * starred)
        control = frame("row focused" if focus == f"kind/{seat}" else "row", row(
            None if seating.settled else arrow_back, inner, None if seating.settled else arrow,
            align="center", gap=6, padding=pad(12, 0)), height=kind_height, name=f"kind/{seat}",
            told=kind, turns=True, why=("lobby-own",) if own else None,
            hints=OWN if own else CHANGE, ways=tuple(ways))
        foot = row(_build_device(page, house, seating, seat, free, starred=starred),
                   height=device_height, padding=pad(12, 0), justify="center", align="center")
        rule = row(frame("rule", grow=1, height=2), padding=pad(14, 0))
        return column(name, rule, control, rule, foot, gap=4, padding=pad(8, 10))

    kinds = [say(f"kind-{one}") for one in KINDS]
    levels = [say(f"level-{one}") for one in KINDS]
    return frame("place card", first_that_fits(
        build(kinds, starred=True), build(kinds, starred=False), build(levels, starred=False)),
        tint=SEAT_COLOURS[seat])


STARS_WIDTH = 3 * 29 + 16


def _stars(seating: Seating, seat: Seat) -> Node:
    """Return as many stars as a bot is strong, and bare ones up to three."""
    strength = KINDS.index(seating.kinds[seat])
    return frame("stars", row(*(Picture(source="ui/star" if n < strength else "ui/star_bare",
                                        height=27) for n in range(len(KINDS) - 1)),
                              gap=2, padding=pad(9, 2)), width=STARS_WIDTH)


def _build_device(page: Page, house: House, seating: Seating, seat: Seat,
                  free: Sequence[Device], *, starred: bool) -> Node:
    """Return the device of a player, the stars of a bot, or the key that takes its seat."""
    say, device = house.words, seating.devices.get(seat)
    if device in KEYS:
        return _key_caps(house, device)
    if device is not None:
        name = say("device-phone") if is_phone(device) else (
            house.devices.name(device) or say("device-" + device.replace("/", "-")))
        return _build_told(name, device_picture(device), group="")
    free = free if seating.next == seat else ()
    if not seating.bot(seat):  # a badge over it calls a player who could sit there
        return _build_told(say("seat-or" if free else "seat-open"), "ui/human")
    if free:
        signs = [key_sign(page.art, house, one, Action.CONFIRM) for one in free]
        return frame("invitation", row(
            *signs, Text(words=say("lobby-sit"), style="small", size=1.3, ink=INK, optional=True,
                         one_line=True, group="devices"),
            gap=14, align="center", justify="center"), grow=1)
    if starred:
        return _build_told(say("lobby-nisse"), "ui/bot")
    return row(Picture(source="ui/bot", height=44, ink=INK), _stars(seating, seat), gap=12,
               align="center")


def _build_told(words: str, picture: str, group: str = "devices") -> Node:
    return row(Picture(source=picture, height=44, ink=INK),
               Text(words=words, style="small", size=1.3, ink=INK, group=group), gap=12,
               align="center", justify="center", grow=1)


def _key_caps(house: House, device: Device) -> Node:
    """Return the keys that steer, in the order in which they lie, and the one that chooses: in
    smaller letters, or without it, where cards are narrow."""
    steer = (Action.LEFT, Action.UP, Action.DOWN, Action.RIGHT)
    if device == LEFT_KEYS:
        steer = (Action.UP, Action.LEFT, Action.DOWN, Action.RIGHT)

    def build(actions: Sequence[Action], size: float) -> Node:
        caps = [frame("key cap", Text(
            words=house.devices.glyph(device, action).name, style="small", size=size, ink=INK,
            align="center", one_line=True), padding=pad(9, 0), min_width=38) for action in actions]
        return row(row(*caps[:4], gap=5), *caps[4:], gap=16, align="center")
    return first_that_fits(*(build(actions, size) for actions in (
        (*steer, Action.CONFIRM), steer) for size in (1.15, 1, 0.85, 0.7)), shrink=1)
