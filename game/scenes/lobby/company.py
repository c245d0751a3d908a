"""The people at the table of a lobby: chairs, cards of their seats with an edge in the seat's
colour, the table, and the pieces on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.contract import Seat
from game.core.faces import choose_faces
from game.core.seating import KINDS, Seating
from game.devices.press import LEFT_KEYS, Action, Device
from game.house import House
from game.picture.hints import device_picture
from game.picture.page import CHANGE, NAMING, PERSON, Page
from game.picture.screen import HEIGHT
from game.picture.theme import CONTROL, INK, SEAT_COLOURS, shade_colour
from game.scenes.lobby.sitting import SittingScene
from game.scenes.menu import KEYS
from game.tables.style import game_colour, table_style
from game.ui.box import Box, box_around
from game.ui.frames import draw_frame
from game.ui.furniture.cupboard import build_part
from game.ui.furniture.figures import DESK, MOON, SHAPE, name_arms, name_chair
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
    stack,
)
from game.ui.show import show
from game.ui.widgets.key_sign import key_sign

HANDS = 0.125  # of a person's height, from the far edge of the table to the foot of their card
OWN = (Action.PREV, "hint-change-back"), (Action.NEXT, "hint-change")  # on one's own seat
STARS_WIDTH = 3 * 29 + 16


class Company(NamedTuple):
    """The seats of a lobby, on cards of a width; `free` are devices without a seat."""

    page: Page
    scene: SittingScene
    free: Sequence[Device]
    card_width: float

    @property
    def seating(self) -> Seating:
        return self.scene.seating

    def is_empty(self, seat: Seat) -> bool:
        """Say whether a chair waits for a player with a device. Where no device is free, its player
        shares one and sits there already."""
        return bool(self.free) and seat not in self.seating.devices and not self.seating.is_bot(
            seat)


def build_sitter(company: Company, seat: Seat, height: float) -> Node:
    """Return a chair and its player behind the table."""
    empty = company.is_empty(seat)
    who = None if empty else Picture(
        source=choose_faces(company.seating.make_players())[seat], aspect=SHAPE, height=height)
    aside = (1.44 * height * SHAPE - company.card_width) / 2  # warm light close round the chair
    light = column(build_part("light", grow=1),
                   padding=Padding(-aside, 0.3 * height, -aside, -0.2 * height))
    return stack(light, Picture(source=MOON if empty else name_chair(seat), aspect=SHAPE,
                                height=height), who, height=height)


def build_front(company: Company, seat: Seat, height: float) -> Node:
    """Return the front of a seat before its card: arms and a piece of the game, or the badge on an
    empty chair that calls for a player."""
    style, house = table_style(company.scene.game), company.scene.house
    look = style.looks[style.sides[seat]]
    piece = Paint(paint=_draw_piece, values=(look.picture, look.tall, height))
    if not company.is_empty(seat):
        arms = name_arms(choose_faces(company.seating.make_players())[seat])
        return stack(Picture(source=arms, aspect=SHAPE, height=height), piece, height=height)
    if company.seating.next != seat or company.page.art.large_text:  # then the card calls
        return stack(piece, height=height)
    signs = (row(*(key_sign(company.page.art, house, device, Action.CONFIRM, f"asked@{size:g}")
                   for device in company.free), gap=24, justify="center") for size in (1.4, 1, 0.8))
    words = column(first_that_fits(*signs), Text(
        words=house.words("lobby-sit"), ink=INK, align="center", one_line=True),
        padding=pad(21, 14))
    plate = frame("badge", words, max_width=height * SHAPE, anchor="badge")
    return stack(piece, column(row(plate, justify="center"), justify="center",
                               height=height * DESK), height=height)


def _draw_piece(page: Page, box: Box, picture: str, tall: float, person: float) -> None:
    """Draw a piece of the game with its shadow behind the end of a card; a playing card leans
    there. Its place depends on the person and on the card."""
    art, leans = page.art, tall > 1.35
    high = person * 0.3 * min(tall / 1.5, 1)
    wide, card = high / tall, box.y + person * (DESK + HANDS)
    foot = card + (0.16 * high if leans else -4)
    middle = min(box.right - 16 - wide / 2, box.center[0] + person * SHAPE / 2 + 0.75 * wide)
    at = box_around(middle, foot - high / 2, wide, high)
    show(page, build_part("shadow"), at.place(1.7 * wide, 0.51 * wide)._replace(
        y=min(foot, card) - 0.255 * wide))
    if not leans:
        page.put_picture(at, picture)
        return
    image = art.keep(("leans", picture, art.to_pixels(high)), lambda: pygame.transform.rotozoom(
        art.load_picture(picture, wide, high), -7, 1))
    page.put_image(image, middle - image.get_width() / art.scale / 2,
                   foot - image.get_height() / art.scale)


def draw_table(page: Page, box: Box, game: str, window: Box) -> None:
    """Draw a table whose top fills a box, for a window of any shape; the game's cloth falls over
    its front."""
    colour, top = game_colour(game), box._replace(x=window.x, w=window.w)
    front = window._replace(y=box.bottom, h=window.bottom - box.bottom)
    draw_frame(page, "table top", top, shade_colour(colour, 1.3))
    draw_frame(page, "table front", front, shade_colour(colour, 0.8))
    for low in sorted({min(HEIGHT, window.bottom), window.bottom}):
        draw_frame(page, "frieze", top._replace(y=low - 30, h=26))
    for y in (box.y + 3, box.bottom + 3):
        draw_frame(page, "light edge", top._replace(y=y, h=5))


def build_card(company: Company, seat: Seat, ways: tuple[tuple[Action, str], ...]) -> Node:
    """Return the card of a seat. Stars of a bot stand beside its kind, or below it on narrow
    cards."""
    page, scene, seating = company.page, company.scene, company.seating
    say, line = scene.house.words, page.art.line_height
    kind, own = seating.kinds[seat], seating.devices.get(seat) == scene.last_device

    def build_control(part: str, content: Node, height: float, **given: object) -> Node:
        name = f"{part}/{seat}"
        return frame("row focused" if scene.focus.name == name else "row", content, name=name,
                     height=height, turns=True, **given)

    name = build_control("name", row(
        Picture(source=f"ui/seat_{seat}", height=40),
        Text(words=seating.names[seat], style="heading", ink=INK, align="center", group="names",
             one_line=True, grow=1),
        Picture(source="ui/pen", height=44, ink=INK), align="center", gap=12, padding=pad(18, 0)),
        max(CONTROL, line("body") + 20), told=seating.names[seat], written=True,
        hints=NAMING if seating.is_bot(seat) else PERSON)
    back, onward = (None if seating.settled else frame(
        "arrow", Picture(source="ui/play", height=26, mirrored=mirrored), padding=pad(6), width=38,
        height=38) for mirrored in (True, False))
    device_height = max(line(f"small@{1.3 * page.art.text_scale:g}"), 46, line("small@1")) + 14

    def build(words: str, *, starred: bool) -> Node:
        kinds = [say(f"{words}-{one}") for one in KINDS]
        widest = max(page.art.measure_text(one, "small")[0] for one in kinds) + 2
        inner = row(
            Text(words=kinds[KINDS.index(kind)], ink=INK, align="center", group="kinds",
                 one_line=True),
            _build_stars(KINDS.index(kind)) if starred and seating.is_bot(seat) else None, gap=12,
            align="center", justify="center", grow=1,
            min_width=widest + (STARS_WIDTH + 12) * starred)
        control = build_control(
            "kind", row(back, inner, onward, align="center", gap=6, padding=pad(12, 0)),
            max(52, line("body") + 8), told=say(f"kind-{kind}"), ways=ways,
            why=("lobby-own",) if own else None, hints=OWN if own else CHANGE)
        foot = row(_build_device(company, seat, starred=starred), min_height=device_height,
                   padding=pad(12, 0), justify="center", align="center")
        rule = row(frame("rule", grow=1, height=2), padding=pad(14, 0))
        return column(name, rule, control, rule, foot, gap=4, padding=pad(8, 10))

    return frame("place card", first_that_fits(
        build("kind", starred=True), build("kind", starred=False), build("level", starred=False)),
        tint=SEAT_COLOURS[seat])


def _build_stars(strength: int) -> Node:
    """Return stars for a bot's strength, and bare ones up to three."""
    return frame("stars", row(*(Picture(source="ui/star" if n < strength else "ui/star_bare",
                                        height=27) for n in range(len(KINDS) - 1)),
                              gap=2, padding=pad(9, 2)), width=STARS_WIDTH)


def _build_device(company: Company, seat: Seat, *, starred: bool) -> Node:
    """Return the device of a player, the stars of a bot, or the key that takes its seat."""
    house, seating = company.scene.house, company.seating
    say, device = house.words, seating.devices.get(seat)
    calls = seating.next == seat and company.free
    if device in KEYS:
        return _build_keys(house, device)
    if device is not None:
        return row(Picture(source=device_picture(device), height=44, ink=INK), Text(
            words=house.device_name(device), style="small", scale_limit=1.3, ink=INK), gap=12,
            align="center", justify="center", grow=1)
    if not seating.is_bot(seat) and not (calls and company.page.art.large_text):  # a badge calls
        return _build_told(say("seat-or" if calls else "seat-open"), "ui/human")
    if calls:
        signs = [key_sign(company.page.art, house, one, Action.CONFIRM) for one in company.free]
        return frame("invitation", row(
            *signs, Text(words=say("lobby-sit"), style="small", size=1.3, ink=INK, optional=True,
                         one_line=True, group="devices"),
            gap=14, align="center", justify="center", padding=pad(0, 4)), grow=1)
    if starred:
        return _build_told(say("lobby-nisse"), "ui/bot")
    return row(Picture(source="ui/bot", height=44, ink=INK),
               _build_stars(KINDS.index(seating.kinds[seat])), gap=12, align="center")


def _build_told(words: str, picture: str) -> Node:
    return row(Picture(source=picture, height=44, ink=INK),
               Text(words=words, style="small", size=1.3, ink=INK, group="devices"), gap=12,
               align="center", justify="center", grow=1)


def _build_keys(house: House, device: Device) -> Node:
    """Return the keys for steering in their layout, and for choosing: small, or left out, on narrow
    cards."""
    steer = [Action.LEFT, Action.UP, Action.DOWN, Action.RIGHT]
    if device == LEFT_KEYS:
        steer[:2] = Action.UP, Action.LEFT

    def build(actions: Sequence[Action], size: float) -> Node:
        caps = [frame("key cap", Text(
            words=house.devices.find_glyph(device, action).name, style="small", size=size, ink=INK,
            align="center", one_line=True), padding=pad(9, 0), min_width=38) for action in actions]
        return row(row(*caps[:4], gap=5), *caps[4:], gap=16, align="center")
    return first_that_fits(*(build(actions, size) for actions in (
        [*steer, Action.CONFIRM], steer) for size in (1.15, 1, 0.85, 0.7)), shrink=1)
