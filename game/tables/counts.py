"""Show on each closed hand how many cards it holds."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Message, Place, Seat
from game.picture.screen import SAFE, Box
from game.picture.sprites import UNSEEN
from game.picture.theme import GOLD, INK, IVORY, NIGHT, Colour
from game.tables.looks import STRIKE, Disc, Letters, make_look
from game.tables.seen import SEAT, Look, Mark, Panel, Seen, Signs
from game.tables.widgets import build_tab
from game.ui.layout import Node, Padding, first_that_fits, row

SIDE = 58  # of a badge
FEW_CARDS = 3  # from which a badge is amber


def _make_badge(fill: Colour, ink: Colour) -> Look:
    inside = -SIDE / 6  # the corner of the card
    return make_look(Disc(size=SIDE, fill=fill, edge=SEAT, x=1, y=1, right=inside, down=inside),
                     Letters(style="count", ink=ink, x=1, y=1, right=inside, down=inside))


COUNT, FEW, LAST = _make_badge(NIGHT, IVORY), _make_badge(GOLD, INK), _make_badge(STRIKE, INK)


def count_cards(seen: Seen, *, refilled: bool = False) -> Signs:
    """Show the count of each hand that does not lie open in front. Where hands are `refilled`, few
    cards mean nothing."""
    for seat, places in () if seen.brief else seen.held.items():
        opened = all(seen.table[place] != UNSEEN for place in places)
        if not (opened and seat == seen.front):
            yield from _count(seen, seat, places, opened=opened, refilled=refilled)


def _count(seen: Seen, seat: Seat, places: Sequence[Place], *, opened: bool, refilled: bool,
           ) -> Signs:
    count, place = len(places), max(places, key=lambda one: seen.board.pose_of(one).x)
    few = count <= FEW_CARDS and not refilled
    if few:
        yield _tell_few(seen, seen.board.box_of(place), last=count == 1)
    if opened:
        yield _tell_open(seen, places)
    yield Mark(place, COUNT if not few else LAST if count == 1 else FEW, seat, str(count))


def _tell_few(seen: Seen, card: Box, *, last: bool) -> Panel:
    """Warn of few cards on a tab under the badge, on the side with room."""
    x, y = card.right - SIDE / 6, card.bottom - SIDE / 6
    says: Message = ("last-card",) if last else ("few-cards",)
    text, height = seen.say(says), seen.art.sign_line(44)
    width = seen.art.measure_text(text, seen.art.signs[0])[0] + SIDE / 2 + 34
    before = x + width > SAFE.right
    inside = Padding(8, 0, SIDE / 2 + 6, 0) if before else Padding(SIDE / 2 + 6, 0, 8, 0)
    return Panel(Box(x - width if before else x, y - height / 2, width, height),
                 build_tab(seen, text, STRIKE if last else GOLD, inside))


def _tell_open(seen: Seen, places: Sequence[Place]) -> Panel:
    """Label the first cards of an open hand, if there is room."""
    boxes = sorted(map(seen.board.box_of, places))
    height = seen.art.sign_line(40)
    told = build_tab(seen, seen.say(("open-hand",)), padding=Padding(10, 0, 10, 0), shrink=0)
    return Panel(Box(boxes[0].x, boxes[0].bottom - height / 2,
                     max(boxes[-1].right - SIDE / 2 - boxes[0].x, 0), height),
                 first_that_fits(row(told), Node()))
