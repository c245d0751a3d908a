"""A trick on the table: the player of each card, the lead, and the best card so far; and the trick
before, until the next lead."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame
from msgspec.structs import replace

from game.core.contract import Message, Piece, Place, Seat
from game.picture.board import Pose
from game.picture.screen import WIDTH, Box
from game.picture.theme import EMBER, FAINT, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.capabilities import Played
from game.tables.looks import Halo, Letters, Plate, Sign, make_look
from game.tables.seen import SEAT, Brush, Mark, Panel, Seen, Signs
from game.tables.show import TableView
from game.tables.style import TableStyle
from game.tables.widgets import build_plate, build_tab, center_in, seat_face, seat_name, seat_sign
from game.ui.box import box_around, enclose
from game.ui.layout import (
    Node,
    Padding,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
    stack,
)

SIGN = 0.34  # the size of a seat's sign, of the width of a card
LEAST, MOST = 30, 58  # and in units
LARGE = 100  # the width of a card round which a glow has room
MAT = 14  # how far the mat of a play of many cards shows round them
RIBBON = 46  # the height of the ribbon along its foot, with what wild cards are taken for
NAMED = 39  # the height of a name under a play that was beaten
LED = 40  # the height of the word over the cards that were led
BREAKS = "breaks"  # on a stage: where that lies which destroys a trick, as everybody sees
BELOW = "below"  # on a board: how high the words under a card of a trick stand
STEP = 40  # the least size of the sign from one play to the next
POPS = 16  # how far the face of a player stands out of the plate of their deed
ROW, GAP = 640, 24  # how wide the trick before may lie, and how far apart its plays
PACE, TIGHT = 0.5, 0.36  # of its cards, how much is seen: usually, and at least
SMALL = 0.36  # how large its cards are at least, of those of a trick


def box_of_play(pieces: Seen | TableView, played: Played) -> Box | None:
    """Return the box round the cards of a play; None while one of them flies."""
    poses = [pieces.find_resting(place) for place in played.places]
    boxes = [box_of(pose) for pose in poses if pose]
    return enclose(boxes) if boxes and len(boxes) == len(poses) else None


def box_of(pose: Pose) -> Box:
    """Return the box of a card."""
    return box_around(pose.x, pose.y, pose.w, pose.w * 1.4)


def mat_of(box: Box, *, told: bool) -> Box:
    """Return the mat under the cards of a play, with room for a ribbon if something is told
    there."""
    return box._replace(x=box.x - MAT, y=box.y - MAT, w=box.w + 2 * MAT,
                        h=box.h + MAT + (RIBBON if told else MAT))


def _draw_down(brush: Brush, mark: Mark, pose: Pose) -> None:  # noqa: ARG001  all are alike
    image = brush.art.load_picture("ui/onward", pose.w * 0.6, pose.w * 0.6)
    brush.screen.put_centered(pygame.transform.rotate(image, -90), pose.x, pose.y)


BEST, BEST_SMALL = make_look(Halo()), make_look(Halo(reach=1 / 3))
TAKEN = make_look(Plate(more=10, fill=GOLD, radius=12))
MAT_LOOK = make_look(Plate(fill=NIGHT, opacity=235, edge=SEAT, edge_width=6))
OWNER = make_look(Plate(fill=NIGHT, edge=SEAT, edge_width=4, radius=-1),
                  Sign(source="ui/seat_{seat}", part=0.56))
OWNED = make_look(Plate(edge=NIGHT, edge_width=2, radius=-1))
TURN = make_look(Plate(fill=INK, edge=IVORY, edge_width=3, radius=-1),
                 Letters(style="count", ink=IVORY, by_width=1 / 49))
LOST = make_look(Plate(fill=NIGHT, opacity=120, radius=8), Sign(source="ui/crack", aspect=1 / 1.4))
STEP_DISC = Plate(fill=GOLD, edge=NIGHT, edge_width=3, radius=-1)
ONWARD, DOWN = make_look(STEP_DISC, Sign(source="ui/onward", part=0.6)), make_look(
    STEP_DISC, _draw_down)


def light_best_play(seen: Seen) -> Signs:
    """Light the best play of a trick, with a mat under cards that count as one thing."""
    for played in seen.trick:
        if played.best and (box := box_of_play(seen, played)):
            small = seen.board.pose_of(played.places[0]).w < LARGE
            box = mat_of(box, told=bool(played.told)) if played.mat else box
            yield Mark(box, BEST_SMALL if small else BEST)
            if played.past:
                yield Mark(box, TAKEN)
            if played.mat:
                yield Mark(box, MAT_LOOK, played.seat)


def destroys_trick(seen: Seen) -> bool:
    """Say whether the newest play has landed and destroyed its trick."""
    plays = [played for played in seen.trick if not played.past]
    return bool(plays) and plays[-1].places[0] == breaking_place(seen)


def breaking_place(seen: Seen) -> Place | None:
    """Return the place of a card that has landed in a trick and destroyed it."""
    return next((place for place, there in seen.board.lies.items()
                 if there == BREAKS and seen.find_resting(place)), None)


def find_pushed(seen: Seen) -> Box | None:
    """Return the box round a play that lies askew beside the best one, to which it led."""
    beaten = next((one for one in reversed(seen.trick) if one.mat and not one.best), None)
    askew = beaten is not None and seen.board.pose_of(beaten.places[0]).angle
    return box_of_play(seen, beaten) if beaten is not None and askew else None


def sign_plays(seen: Seen) -> Signs:
    """Show player and order of each play. The best one bears at its foot what its wild cards stand
    for."""
    pushed = find_pushed(seen)
    mats = [(played.best, box) for played in seen.trick
            if played.mat and (box := box_of_play(seen, played))]
    for (_, earlier), (_, later) in pairwise(mats if pushed is None else ()):
        if later.y > earlier.bottom:
            x, y = earlier.right + STEP * 0.6, earlier.bottom - STEP * 0.6
            yield Mark(box_around(x, y, STEP), DOWN)
        elif later.x > earlier.x:
            between = later.x - earlier.right
            middle, low = earlier.right + between / 2, earlier.y + earlier.h * 0.68
            yield Mark(box_around(middle, low, max(STEP, between * 0.66)), ONWARD)
    beaten = [box for best, box in mats if not best]
    aside = max(min([22, *((later.x - earlier.right) / 2 - 2
                           for earlier, later in pairwise(beaten))]), 0)
    for played in seen.trick:
        box = box_of_play(seen, played)
        if box is None or not seen.board.is_seen(box):
            continue
        if played.lost:
            yield Mark(box, LOST)
        if not played.mat:
            yield from _sign_cards(seen, played, box)
        elif played.best and played.told:
            mat, colour = mat_of(box, told=True), SEAT_COLOURS[played.seat]
            yield Panel(mat._replace(y=mat.bottom - RIBBON, h=RIBBON),
                        build_tab(seen, seen.say(played.told), colour))
        elif not played.best and box != pushed:
            name = Box(box.x - aside, box.bottom, box.w + 2 * aside, seen.art.sign_line(NAMED))
            yield Panel(name, _build_name(seen, played.seat, name.h))


def _sign_cards(seen: Seen, played: Played, box: Box) -> Signs:
    card = seen.board.pose_of(played.places[0])
    side = min(max(card.w * SIGN, LEAST), MOST)
    if played.past and not card.angle:  # what is told of it may stand at its foot
        yield Mark(box_around(box.right - side * 0.3, box.y + side * 0.4, side), OWNER, played.seat)
        return
    if not card.angle:  # nothing counts that was thrown about
        high = 12 if side > LEAST else 6
        yield Mark(box._replace(y=box.bottom - high / 2, h=high), OWNED, played.seat)
    yield Mark(box_around(box.center[0], box.bottom, side), OWNER, played.seat)
    if played.turn and not _shows_breaking(seen, played):
        turn = side * 0.72
        yield Mark(box_around(box.right - turn * 0.2, box.y + turn * 0.75, turn), TURN,
                   text=str(played.turn))


def _shows_breaking(seen: Seen, played: Played) -> bool:
    """Say whether the picture alone shows that a play destroyed a trick, or was destroyed."""
    place = played.places[0]
    return seen.board.lies.get(place) == BREAKS or bool(seen.board.pose_of(place).angle)


def _build_name(seen: Seen, seat: Seat, high: float) -> Node:
    """Return a player's name, or their sign where the whole name has no room."""
    colour = SEAT_COLOURS[seat]
    names = (frame("tab", row(Text(
        words=seen.name_of(seat), style="small", size=size / seen.art.text_scale, ink=INK,
        one_line=True, shrink=0), align="center", justify="center"), tint=colour, padding=pad(6, 0))
        for size in seen.art.sign_sizes)
    ring = frame("mark disc", seat_sign(seat, high * 0.6), tint=colour, width=high,
                 padding=pad(high * 0.2))
    return first_that_fits(*names, row(ring, justify="center"))


def tell_trick(seen: Seen) -> Signs:
    """Label the lead and the best card of a trick, and its effects."""
    if any(played.led for played in seen.trick):  # other games write on the cloth who plays
        for played in seen.trick:
            box = box_of_play(seen, played)
            if box and seen.board.is_seen(box) and not _shows_breaking(seen, played):
                yield from _tell_play(seen, played, box)


def _tell_play(seen: Seen, played: Played, box: Box) -> Signs:
    """Label a card with at most one word over its middle, and under it the effect if the board has
    room. A lesson explains cards itself."""
    led: Message = ("trick-led",) if played.led else ()
    wins: Message = ("trick-led-wins",) if led else ("trick-wins",)
    if seen.brief and played.turn:  # the number on the card says it
        led = ()
    best = played.best and not played.past and not (seen.led and led)
    says = (not (seen.led and (led or played.does)) and played.over) or (wins if best else led)
    below = seen.board.box_of(BELOW) if seen.board.has_place(BELOW) else None
    under = () if seen.led else played.under
    if under and not below:
        says = under
    middle, high = box.center[0], seen.art.sign_line(LED)
    others = [other for one in seen.trick
              if one.past is played.past and (other := box_of_play(seen, one)) and other != box]
    most = min((abs(other.center[0] - middle) for other in others), default=WIDTH) - 4
    if says:
        foot = box.y + (-8 if seen.board.replay else 6)
        colour = GOLD if best else FAINT if led else EMBER
        yield Panel(Box(middle - most / 2, foot - high, most, high),
                    row(_build_word(seen, says, colour, most), justify="center"))
    if under and below:
        yield Panel(below._replace(y=below.y + LED - high, h=high), first_that_fits(
            *center_in(below, middle, _build_word(seen, under, GOLD, most))))


def _build_word(seen: Seen, says: Message, colour: Colour, most: float) -> Node:
    return build_tab(seen, seen.say(says), colour, pad(10, 0), max_width=most, shrink=0)


def deed_panel(seen: Seen, room: Box, seat: Seat, text: str) -> Panel:
    """Return a plate in the middle of a room with a player's face and act, and their name if there
    is room."""
    def tree(said: Text, *, named: bool) -> Node:
        name = seat_name(seen, seat, style="small" if said.style == "small" else "label",
                         size=said.size, max_width=room.w * 0.35, shrink=0)
        words = row(name if named else None, said, gap=14, align="center", shrink=said.shrink,
                    padding=Padding(room.h + 20, 0, 20, 0))
        board = build_plate(seen, words, edge=SEAT_COLOURS[seat], shrink=said.shrink)
        return row(build_seated(seen, seat, board, room.h), justify="center", shrink=said.shrink)

    sizes = [("loud", 1.0), ("body", 1.0), *(
        ("small", size / seen.art.text_scale) for size in seen.art.sign_sizes)]
    lines = [tree(Text(words=text, style=style, size=size, one_line=True, shrink=0), named=named)
             for named in (True, False) for style, size in sizes]
    two_lines = Text(words=text, style="small", size=0.86 / seen.art.text_scale, align="center",
                     balanced=True)
    return Panel(room._replace(y=room.y - POPS, h=room.h + POPS),
                 first_that_fits(*lines, tree(two_lines, named=False)))


def build_seated(seen: Seen, seat: Seat, board: Node, high: float) -> Node:
    """Return a board with a player's face standing out at its left end."""
    face = seat_face(seen, seat, sign=high * SIGN, width=high)
    return stack(column(Node(height=POPS), replace(board, grow=1)),
                 row(face, padding=Padding(6, 0, 0, 3)), shrink=board.shrink)


def tell_last_trick(seen: Seen) -> Signs:
    """Show the trick before, small, in the place of the next one until that is led: its taker and
    the reason over its plays, the best one last."""
    last, board = seen.gathered, seen.board
    if (last is None or seen.trick or seen.busy or seen.moment
            or not (board.has_place("sign/play") and board.has_place("best/0"))):
        return
    sign, spot, plays = board.box_of("sign/play"), board.box_of("best/0"), last.plays
    yield deed_panel(seen, sign, last.seat, seen.say(last.says))
    while (wide := _widest_card(plays)) < spot.w * SMALL and len(plays) > 1:
        plays = plays[1:]  # only the last ones have room
    wide = min(spot.w * 0.74, wide)
    covered = sum(len(cards) - 1 for _, cards in plays)
    free = ROW - (len(plays) - 1) * GAP - len(plays) * wide
    pace = min(wide * PACE, free / max(covered, 1))
    high = spot.h * wide / spot.w
    room = Box(sign.center[0] - ROW / 2, spot.center[1] - high / 2, ROW, high + LEAST / 2)
    yield Panel(room, row(*(_build_play(seen.style, seat, cards, wide, high, pace)
                            for seat, cards in plays), gap=GAP, justify="center"))


def _widest_card(plays: Sequence[tuple[Seat, tuple[Piece, ...]]]) -> float:
    """Return the width of cards at which these plays fit in a row and show their ranks."""
    count = sum(len(cards) for _, cards in plays)
    return (ROW - (len(plays) - 1) * GAP) / (len(plays) + TIGHT * (count - len(plays)))


def _build_play(style: TableStyle, seat: Seat, cards: Sequence[Piece], wide: float, high: float,
                pace: float) -> Node:
    pictures = (Picture(source=style.looks[card].picture, width=wide, height=high,
                        aspect=wide / high) for card in cards)
    strip = frame("seat strip", tint=SEAT_COLOURS[seat], height=12, grow=1)
    return column(row(*pictures, gap=pace - wide),
                  stack(row(strip, align="center"), row(seat_sign(seat, LEAST), justify="center"),
                        height=LEAST), gap=-LEAST / 2)
