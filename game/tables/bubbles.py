"""Show messages to players in bubbles of parchment."""

from __future__ import annotations

from collections.abc import Callable

from game.core.contract import Message
from game.picture.theme import EDGE, INK, SEAT_COLOURS, Colour
from game.tables.coach import drop_last
from game.tables.looks import STRIKE
from game.tables.seen import Panel, Seen, Signs
from game.tables.widgets import build_tab
from game.ui.box import Box
from game.ui.layout import Node, Text, column, first_that_fits, frame, pad, row


def tell_replies(seen: Seen) -> Signs:
    """Show messages to players, which may cover other panels. A message away from its player's
    panel has a tab with their name."""
    for seat in () if seen.sitting is None or seen.bare else range(len(seen.players)):
        if said := seen.sitter_of(seat).said:
            edge = STRIKE if said.warning else EDGE
            yield Panel(said.box, build_bubble(seen.say, said.says, edge))
            if said.named:
                height = seen.art.sign_line(36)
                box = Box(said.box.x + 16, said.box.y + 8 - height, said.box.w - 32, height)
                yield Panel(
                    box, row(build_tab(seen, seen.name_of(seat), SEAT_COLOURS[seat], pad(16, 0))))


def build_bubble(say: Callable[[Message], str], says: Message, edge: Colour) -> Node:
    """Return words on parchment; of several sentences, those that have room."""
    texts = [says]
    while less := drop_last(texts[-1]):
        texts.append(less)
    bubbles = [frame("reply", Text(words=say(one), ink=INK, align="center"), tint=edge,
                     padding=pad(24, 12)) for one in texts]
    return first_that_fits(*bubbles)


def tell_stranger(seen: Seen) -> Signs:
    """Tell a device that it has no seat, in place of the last events."""
    room = seen.board.box_of("captions")
    if seen.sitting and seen.sitting.stranger and not any(
            room.overlaps(words) for words in seen.sitting.words):
        yield Panel(room._replace(x=room.x - 10, y=room.y - 10), column(frame(
            "reply", Text(words=seen.say(seen.sitting.stranger), style="small", ink=INK,
                           align="center"), tint=STRIKE, padding=pad(14, 16), shrink=1)))
