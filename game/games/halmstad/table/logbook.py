"""The log of the port: the newest deed large, with its player and pictures of its cards, over short
lines on earlier ones; or one line under the quays where the page has no room."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.core.cards import Card
from game.core.contract import Message, Seat
from game.games.halmstad.rules.points import THANKS
from game.games.halmstad.rules.state import CARD, CARDS, NISSE
from game.games.halmstad.table.bluff import judge
from game.games.halmstad.table.equation import build_chip, find_terms, name_chip
from game.games.halmstad.table.last_action import (
    MARK,
    SHARED,
    TIDE,
    Told,
    find_latest,
    list_before,
    shorten_pictured,
    shorten_told,
    split_caption,
)
from game.picture.screen import Box
from game.picture.theme import INK, SEAT_COLOURS, Colour
from game.tables.scenery import find_doer
from game.tables.seen import Panel, Seen, Signs, remember_once
from game.tables.widgets import fixed_text, seat_sign
from game.ui.layout import Node, Padding, Picture, Text, column, first_that_fits, frame, pad, row

BETWEEN = re.compile("([\ue000-\uf8ff])")
AIR = 18.0
CARD_HEIGHT = 70.0  # of one that is told large
SIGN, SMALL = 46.0, 30.0  # of who did it, and of who did something before
COIN: Card = -2  # among the cards of a text
DOES: tuple[Message, ...] = ("halmstad-gave",), ("halmstad-took",)  # with the two cards of a swap
PALE: Colour = (88, 64, 40)  # the ink of what was done before
FOAM: Colour = (196, 226, 255)  # what the tide has brought


def has_room_below(seen: Seen) -> bool:
    choice = any(one.touchable and one.picker.readings for one in seen.pickers)
    return not (choice or (seen.sitting and seen.sitting.advises) or find_terms(seen))


@remember_once
def find_place(seen: Seen) -> int | None:
    return find_latest(seen.captions, seen.asked)


def find_newest(seen: Seen) -> Told | None:
    at = find_place(seen)
    return None if at is None else split_caption(seen.view, seen.captions[at][1])


def find_tide(seen: Seen) -> Told | None:
    at = find_place(seen)
    found = [n for n, (_, says) in enumerate(seen.captions) if says[0] == TIDE]
    if not found or (at is not None and found[-1] < at):
        return None
    return split_caption(seen.view, seen.captions[found[-1]][1])


def find_line(seen: Seen) -> Box | None:
    """Return the line under the quays, beside the rules card, where the page has no room."""
    card = seen.sitting.card if seen.sitting else None
    if not (seen.is_covered(seen.board.box_of("captions")) or seen.board.has_place("lesson")):
        return None
    room = seen.board.box_of("deed")
    left = card.right + AIR if card and card.overlaps(room) else room.x
    return room._replace(x=left, w=room.right - left)


def tell_log(seen: Seen) -> Signs:
    """Show the last deed, unless something more important stands there."""
    found, line = find_newest(seen), find_line(seen)
    room = line or seen.board.box_of("captions")
    if (found is None or seen.watched or seen.bare or seen.question or not seen.is_quiet(room)
            or (line and not has_room_below(seen)) or (seen.busy and judge(seen.beat))):
        return
    if line:
        words = _write(seen, found, found.says, room.w - 2 * AIR, room.h - AIR)
        yield Panel(room, row(frame("log", words, tint=INK, padding=pad(AIR, AIR / 2)),
                              justify="center", align="center"))
        return
    past = list_before(seen.captions, find_place(seen))
    tides = [says for says in past if says[0] == TIDE]  # of which the newest alone matters
    lines = [_build_line(seen, shorten_told(split_caption(seen.view, says)), room.w)
             for says in [says for says in past if says not in tides[1:]][:3]]
    deed = _build_deed(seen, found, room)
    seat = find_speaker(found)
    yield Panel(room._replace(h=room.h - AIR), first_that_fits(*(column(frame(
        "log", column(deed, *lines[:n], gap=8), padding=pad(8, AIR / 2),
        tint=INK if seat is None else SEAT_COLOURS[seat])) for n in range(len(lines), -1, -1))))


def _build_deed(seen: Seen, found: Told, room: Box) -> Node:
    """Return the last deed over its pictures, if these tell it better."""
    over, seat = shorten_pictured(found), find_speaker(found)
    wide = room.w - 2 * AIR - (SIGN + 12 if seat is not None else 0)
    pictures = _build_pictures(seen, found) if over else None
    high = room.h - 2 * AIR - (0 if pictures is None else 148 if found.gain else CARD_HEIGHT)
    sign = None if seat is None else frame("deed sign", seat_sign(seat, SIGN), padding=pad(3))
    words = _write(seen, found, over or found.says, wide, high)
    return column(row(sign, words, gap=9, align="start"), pictures, gap=6,
                  padding=pad(AIR - 11, 0))


def _build_line(seen: Seen, one: Told, width: float) -> Node:
    """Return an earlier deed in the largest letters that fit one line."""
    seat, tide = find_speaker(one), one.says[0] == "halmstad-log-tide"
    sign = seat_sign(seat, SMALL) if seat is not None else Picture(
        source="pieces/halmstad/tide", width=SMALL, height=SMALL) if tide else None
    words = _write(seen, one, one.says, width - 2 * AIR - SMALL - 12, 0, PALE,
                   ("loud", "body", "small"))
    return frame("log line", row(column(sign, width=SMALL), words, gap=12, align="center",
                                 padding=pad(AIR - 8, 4)), tint=FOAM if tide else (222, 200, 150))


def _build_pictures(seen: Seen, found: Told) -> Node:
    """Return the given and the taken card; or those of the quay and the contract, over its gain in
    large figures."""
    cards = [*map(_read_card, found.cards)]
    if not found.gain:
        named = len(found.cards) > 1
        return row(*(row(
            fixed_text(seen, seen.say(does), "body@1", ink=PALE, max_width=100, one_line=True)
            if named else None, _build_picture(card, CARD_HEIGHT), gap=12, align="center")
            for card, does in zip(cards, DOES, strict=False)), gap=20,
            padding=Padding(SIGN + 12 if find_speaker(found) is not None else 0))
    seat = find_speaker(found)
    gains = ((found.gain, COIN), (THANKS * found.nisser, NISSE))
    return column(
        row(frame("quay card", _build_picture(cards[0], CARD_HEIGHT), padding=pad(6),
                  tint=INK if seat is None else SEAT_COLOURS[seat]),
            Text(words="←", style="score", ink=PALE, align="center", width=50),
            row(*(build_chip(_read_card(name), 55, shrink=1, min_width=33) for name in found.paid),
                gap=5, align="center", shrink=1), gap=7, align="center"),
        row(Text(words="→", style="left", ink=PALE, one_line=True), *(
            row(Text(words=f"+{count}", style="left", ink=INK, one_line=True),
                _build_picture(card, 62), gap=10, align="center")
            for count, card in gains if count), gap=20, align="center", height=74,
            padding=Padding(0, -6, 0, -12)))


def find_speaker(found: Told) -> Seat | None:
    return None if found.says[0] in SHARED else find_doer(found.says)


def _read_card(name: str) -> Card:
    return NISSE if name == CARDS[NISSE] else CARD[name]


def _build_picture(card: Card, height: float) -> Picture:
    return Picture(source="pieces/halmstad/counter", height=height) if card == COIN else Picture(
        source=name_chip(card), height=height, aspect=55 / 70)


def _write(seen: Seen, found: Told, says: Message, width: float, height: float, ink: Colour = INK,
           styles: Sequence[str] = ()) -> Node:
    """Return a text with cards among its words, in the largest letters that fit, with the gain
    unless pictures tell it."""
    cards, text = [*map(_read_card, found.cards)], seen.say(says).rstrip(".")
    if found.gain and says == found.says and height:
        text, cards = f"{text} +{found.gain} {chr(MARK + len(cards))}", [*cards, COIN]
    lines: list[Node] = []
    for style in styles or ("loud", "body", "small", *seen.art.signs):
        lines, wide = _break_lines(seen, text, cards, style, ink, width)
        high = len(lines) * seen.art.line_height(style)
        if wide <= width and (high <= height if height else len(lines) == 1):
            break
    return column(*lines)


def _break_lines(seen: Seen, text: str, cards: Sequence[Card], style: str, ink: Colour,
                 width: float) -> tuple[list[Node], float]:
    art = seen.art
    high, space = art.line_height(style), art.measure_text(" ", style)[0]
    lines: list[list[Node]] = []
    right = widest = 0.0
    for word in text.split():
        pieces = [piece for piece in BETWEEN.split(word) if piece]  # a stop stays at its card
        nodes = [_build_picture(cards[ord(piece) - MARK], high) if BETWEEN.fullmatch(piece) else (
            fixed_text(seen, piece, style, ink=ink, one_line=True, shrink=0)) for piece in pieces]
        wide = sum(node.height * node.aspect if isinstance(node, Picture) and node.height else
                   art.measure_text(piece, style)[0] + 1
                   for node, piece in zip(nodes, pieces, strict=True))
        if not lines or right + space + wide > width:
            lines.append([])
            right = -space
        lines[-1].append(row(*nodes) if len(nodes) > 1 else nodes[0])
        right += space + wide
        widest = max(widest, right)
    return [row(*words, gap=space, height=high) for words in lines], widest
