"""Labels on the cloth: plates with a picture, names and counts of piles, staked coins, stamps, and
strips on cards with a special value."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from game.core.contract import Message, Place, Seat, zone_of
from game.picture.board import Pose
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, INK, IVORY, SEAT_COLOURS, Colour
from game.tables.capabilities import Plaque, PlaqueKind
from game.tables.looks import STRIKE, TARGET, Plate, make_look
from game.tables.places import TASK, numbers_of
from game.tables.seen import Look, Mark, Panel, Seen, Signs
from game.tables.set_picker import SetPicker
from game.tables.stances import FORETOLD_LIFT
from game.tables.tray import fitted_tray
from game.tables.tricks import deed_panel
from game.tables.widgets import build_plate, build_tab, build_word, sign_size, tab_at
from game.ui.layout import Node, Picture, Text, frame, pad, row

LARGE, STAGED = 100, 140  # the width of a card from which a strip on it can be seen, and on a
# stage, where hands of others lie open
STRIP = 16  # the height of a strip along an edge of a card
BELOW = 5  # how far under the foot of a card a strip lies
BROAD = 300  # the width from which a plate has a face
BAND = 40  # the height of a band with words


def tell_plaques(
        seen: Seen, deed: Callable[[Seen, Plaque], Message] = lambda _, plaque: plaque.deed,
    ) -> Signs:
    """Show the labels. `deed` returns the sign beside the name of a player who acted."""
    for plaque in seen.plaques:
        said_by_cards = seen.led and plaque.kind is PlaqueKind.LOST
        if not said_by_cards and seen.board.has_place(plaque.place):
            box = seen.board.box_of(plaque.place)
            if seen.board.is_seen(box):
                brief = not plaque.deed or (plaque.kind is PlaqueKind.LOST and box.w < BROAD)
                text = seen.say(plaque.says if brief else deed(seen, plaque))
                yield from _tell_plaque(seen, plaque, box, text)


def _tell_plaque(seen: Seen, plaque: Plaque, box: Box, text: str) -> Signs:
    match plaque.kind:
        case PlaqueKind.PLATE:
            yield Panel(box, _build_plate(seen, plaque.picture, text, box.h))
        case PlaqueKind.DEED if box.w >= BROAD:
            yield deed_panel(seen, box, plaque.seat, text)
        case PlaqueKind.DEED:
            yield Panel(box, build_word(seen, f"{seen.name_of(plaque.seat)} {text}", ink=IVORY))
        case PlaqueKind.NAME:
            yield Panel(box, build_word(seen, text, ink=IVORY))
        case PlaqueKind.LOST:
            yield Panel(box, build_word(seen, text, "body", STRIKE))
        case PlaqueKind.COUNT:
            yield _tell_count(seen, box, text)
        case PlaqueKind.COIN:  # with words at its foot, which may be wider
            high = seen.art.sign_line(36)
            words = Box(box.center[0] - 150, box.bottom - high + 14, 300, high)
            yield Panel(box, frame("coin", Picture(source=plaque.picture, height=box.h - 14),
                                   tint=SEAT_COLOURS[plaque.seat], padding=pad(7)))
            yield Panel(words, row(_build_stamp(
                plaque.seat, 10, words=text, style="small", size=sign_size(seen.art), ink=IVORY,
                min_width=box.w - 20), justify="center"))
        case PlaqueKind.STAMP:  # in the middle of its place, however small that is
            x, y = box.center
            yield Panel(Box(x - 300, y - 42, 600, 84), row(_build_stamp(
                plaque.seat, 30, words=text, style="heading", size=1 / seen.art.text_scale),
                justify="center"))
        case PlaqueKind.PASSED:  # on a panel, under the name and beside the face
            room = Box(box.x + 126, box.y + 58, box.w * 0.34, 42)
            yield Panel(room, row(_build_stamp(
                plaque.seat, 14, words=text, size=1 / seen.art.text_scale)))


def _build_plate(seen: Seen, picture: str, text: str, high: float) -> Node:
    """Return a plate as wide as its words; beside a framed picture, only the words."""
    if picture:
        return row(Picture(source=picture, height=high),
                   Text(words=text, style="asked", ink=GOLD, grow=1), gap=14)
    words = Text(words=text, style="label", ink=GOLD, align="center")
    return row(build_plate(seen, words, edge=GOLD, padding=pad(24, 0), shrink=1), justify="center")


def _build_stamp(seat: Seat, air: float, *, ink: Colour | None = None, **given: Any) -> Node:
    text = Text(ink=ink or SEAT_COLOURS[seat], align="center", one_line=True, **given)
    return frame("seat tab", text, tint=SEAT_COLOURS[seat], padding=pad(air, 0), shrink=1)


def _tell_count(seen: Seen, pile: Box, text: str) -> Panel:
    """Show the count of a pile beside it, on the panel under it; larger where nobody plays."""
    panels = map(seen.panel_of, range(len(seen.players)))
    panel = next((panel for panel in panels if panel.has_point(*pile.center)), SAFE).inset(10)
    style = "asked" if seen.watched else "body"
    left, middle = pile.right + 12, pile.center[1]
    high = max(46, seen.art.line_height(style)) if seen.watched else 46
    high = min(high, 2 * (panel.bottom - middle))
    return Panel(Box(left, middle - high / 2, min(330, panel.right - left), high),
                 Text(words=text, style=style))


def strip_look(colour: Colour) -> Look:
    return make_look(Plate(fill=colour, edge=INK, edge_width=2, radius=-1))


GOLD_STRIP, TARGET_STRIP = strip_look(GOLD), strip_look(TARGET)


def strip_cards(seen: Seen, places: Collection[Place], strip: Look, text: str = "", *,
                over: bool = False) -> Signs:
    """Put a strip along the visible lower edge of large cards of open hands, or `over` them. The
    first card of each player bears the text."""
    told = set[Seat]()
    for cards in _find_rows(seen, places):
        ends = [pose.x - pose.w / 2 for _, pose in cards[1:]] + [SAFE.right]
        tabs = []
        for (place, pose), end in zip(cards, ends, strict=True):
            if place in places:
                left, seat = pose.x - pose.w / 2, numbers_of(place)[0]
                right = min(end, left + pose.w)
                y = pose.y - pose.h / 2 if over else min(
                    pose.y + pose.h / 2 + BELOW, SAFE.bottom - STRIP / 2)
                yield Mark(Box(left, y - STRIP / 2, right - left, STRIP), strip)
                if text and seat not in told:
                    told.add(seat)
                    high = seen.art.sign_line(36)
                    top = y - high + 2 if over else min(y - STRIP / 2, SAFE.bottom - high)
                    tabs.append(  # on a stage clear of the corners of cards
                        tab_at(seen, (left + right) / 2, top, text, GOLD, "center")
                        if seen.board.replay else tab_at(seen, left, top, text, GOLD))
        yield from tabs


def _find_rows(seen: Seen, places: Collection[Place]) -> list[list[tuple[Place, Pose]]]:
    """Return the large cards of each hand, row by row from left to right."""
    found = []
    large = STAGED if seen.watched else LARGE
    for hand in sorted({zone_of(place) for place in places}):
        rows: dict[float, list[tuple[Place, Pose]]] = {}
        for card in seen.list_resting(one for one in seen.pieces if zone_of(one) == hand):
            if card[1].w >= large:
                rows.setdefault(seen.board.pose_of(card[0]).y, []).append(card)
        found += [rows[y] for y in sorted(rows)]
    return found


def tell_fresh(seen: Seen) -> Signs:
    """Label new cards over the word for a trump; under the task, say which card was taken and by
    whom."""
    if seen.sitting is None or seen.busy:
        return
    high = seen.art.sign_line(36)
    for places in seen.sitting.fresh.values():
        for place in places:
            if (pose := seen.find_resting(place)) and pose.w >= LARGE:
                up = high * (2 if place in seen.trumps else 1)
                yield tab_at(seen, pose.x - pose.w / 2, pose.y - pose.h / 2 - up,
                             seen.say(("trick-new",)))
    for seat, (who, piece) in seen.sitting.taken.items():
        if seen.held.get(seat) and seen.board.has_place(TASK):
            said = seen.say(("card-taken", ("seat", who), seen.style.words.called(piece)))
            yield tab_at(
                seen, fitted_tray(seen, seat).center[0], seen.board.box_of(TASK).bottom + 2,
                said, SEAT_COLOURS[who], "center")


def strip_trumps(seen: Seen) -> Signs:
    """Strip cards with a special value; in a lesson, only those that it explains."""
    tricks, trumps = seen.style.tricks, {one for one in seen.trumps if seen.speaks_of(one)}
    return strip_cards(seen, trumps, GOLD_STRIP, seen.say(tricks.worth), over=True) if (
        tricks) else ()


def strip_beating(seen: Seen) -> Signs:
    """Strip each card of a play that beats the trick together with the selection."""
    one = seen.chooser
    if one and seen.trick and isinstance(one.picker, SetPicker) and one.picker.list_holding():
        hand = {*seen.held.get(one.seat, ())}
        yield from strip_able(seen, hand & {*one.nexts, *one.path})


def strip_able(seen: Seen, places: Collection[Place]) -> Signs:
    """Strip playable cards; raised ones in gold, as the next press plays them."""
    able = {place for place in places if seen.speaks_of(place)}
    played = {place for place in able if seen.lift(place) >= FORETOLD_LIFT}
    yield from strip_cards(seen, able - played, TARGET_STRIP)
    yield from strip_cards(seen, played, GOLD_STRIP)


class Band(NamedTuple):
    """A label along the feet of neighbouring cards of an open hand; a mere strip where words have
    no room."""

    box: Box
    text: str

    @property
    def told(self) -> bool:
        return self.box.h > STRIP


def find_band(seen: Seen, cards: Sequence[Pose], after: Pose | None, text: str) -> Band:
    """Return a band from the first card to the visible edge of the last one, which the card `after`
    it covers."""
    first, last = cards[0], cards[-1]
    left, right = first.x - first.w / 2, last.x + last.w / 2
    if after is not None:
        right = min(right, after.x - after.w / 2 - 3)
    told = any(seen.art.measure_text(text, one)[0] + 16 <= right - left for one in seen.art.signs)
    high = seen.art.sign_line(BAND) if told else STRIP
    return Band(Box(left, first.y + first.h / 2 - high, right - left, high), text)


def put_band(seen: Seen, band: Band, colour: Colour, sign: Look | None = None) -> Signs:
    """Put a band on cards, or a strip under a `sign` if it has no words."""
    if band.told:
        yield Panel(band.box, build_tab(seen, band.text, colour))
        return
    yield Mark(band.box, strip_look(colour))
    if sign:
        yield Mark(Box(band.box.center[0], band.box.y, 0, 0), sign)
