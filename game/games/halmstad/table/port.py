"""Signs in the port besides cards: the end of the match, the next tide, unavailable cards, the
niches during an exchange, and strips on buried cards."""

from __future__ import annotations

import pygame

from game.core.contract import Message, Place, zone_of
from game.games.halmstad.rules.state import (
    RED,
    Believed,
    Look,
    Proved,
    Shown,
    State,
    Turn,
    Visit,
    counters_left,
)
from game.games.halmstad.table.dress import FEW, LAST
from game.games.halmstad.table.logbook import has_room_below
from game.games.halmstad.table.suggestions import AWAY, can_swap, list_advised
from game.picture.screen import Box
from game.picture.sprites import Look as Drawn
from game.picture.theme import DIM, EMBER, GOLD, IVORY, NIGHT, Colour
from game.tables.looks import Plate, make_look
from game.tables.places import kind_of, numbers_of
from game.tables.seen import Brush, Mark, Painting, Panel, Seen, Signs, Stance, Stances
from game.tables.seen import Look as MarkLook
from game.tables.widgets import build_plate, fixed_text
from game.ui.layout import Node, Picture, Text, frame, pad, row

STILL: Place = "still"  # what else ends a match, over it
TIDES = 43  # the lowest layer of signs that are there only while they matter
QUIET: Colour = (214, 228, 236)  # round what can be chosen
FITS: Colour = (122, 222, 142)  # and round what the card in the focus can be given for
ABOUT = ("button/examine", "button/reveal", "button/feed")  # what is done to the beliefs
INDENT = 6.0  # before the signs
DEEP = 2  # of the lowest card of a pile that is seen
EDGE, AIR = 4.0, 1.0  # beside a strip, and over and under its signs


def tell_harbour(seen: Seen) -> Signs:
    """Show what ends the match: the counters and cards left, in large figures; and who wins then,
    or that the end is near."""
    state, board = seen.view, seen.board
    few = {"counters": counters_left(state.counters, state.won) <= FEW,
           "deck": len(state.deck) <= LAST}
    left = {place: int(str(says[-1])) for place in few
            if isinstance(says := seen.table.get(f"{place}/count"), tuple)}
    near, box = any(few[place] for place in left), board.box_of("harbour")
    top, ends = board.box_of(STILL).y if STILL in seen.table else box.y, board.box_of(
        "harbour/ends")
    said = near or not seen.brief  # when the match ends
    low = (ends.bottom if said else ends.y) + 6
    yield Panel(box._replace(y=top, h=low - top), build_plate(seen, Node()))
    for place, number in left.items():
        what: Message = ("halmstad-left-coins" if place == "counters" else "halmstad-left-cards",
                         number)
        yield Panel(board.box_of(f"harbour/{place}"), row(
            Text(words=str(number), style="score", ink=EMBER if few[place] else IVORY,
                 one_line=True, shrink=0, min_width=56),
            Text(words=seen.say(what), style="small", ink=DIM, grow=1), gap=12, align="center"))
    if said:
        yield Panel(ends, Text(words=seen.say(("halmstad-ends" if near else "halmstad-wins",)),
                               style="small", ink=EMBER if near else DIM, align="center"))


def list_objects(state: State, action: Place) -> list[Place]:
    """Return the objects of an action: the deck, the piles or the beliefs."""
    piles = [(f"pile/{n}/0", pile[0]) for n, pile in enumerate(state.piles, 1) if pile]
    match action:
        case "button/fill": return ["deck"]
        case "button/swap": return [place for place, _ in piles]
        case "button/contract": return [place for place, card in piles if card in RED]
    return [f"belief/{n}" for n, slot in enumerate(state.beliefs, 1) if slot] if (
        action in ABOUT) else []


def foretell_tide(seen: Seen) -> Signs:
    """Show where the tide will lay its card, while the player is about to end such a turn."""
    state: State = seen.view
    if (not state.tide or not isinstance(state.stage, Turn)
            or state.stage.done.drew or state.stage.done.contract or not has_room_below(seen)):
        return
    if any(one.seat == state.stage.seat and one.touchable and one.focus == AWAY
           for one in seen.pickers):
        box = seen.board.box_of(f"tide/{state.tide}")
        sign = Picture(source="pieces/halmstad/tide", width=box.w, height=box.h)
        words = fixed_text(seen, seen.say(("halmstad-tide-next",)), "small@0.9", one_line=True)
        yield Panel(box._replace(x=box.x - 6, y=box.y - 2, w=190, h=box.h + 4), row(
            frame("night", row(sign, words, gap=5, align="center", padding=pad(6, 0)), shrink=1)))


def dim_useless(seen: Seen) -> Stances:
    """Dim buried cards; piles that do not go with the selection; and, while nothing is picked, the
    hand during a look at a quay or a belief, or where only quays can be chosen."""
    stage = seen.view.stage
    if not seen.sitting or seen.busy:
        return []
    piles = {place for place in seen.pieces if kind_of(place) == "pile"}
    if isinstance(stage, Visit):
        dull = {place for one in seen.touching for place in seen.held.get(one.seat, ())}
    elif isinstance(stage, Look) and any(one.seat == stage.seat for one in seen.touching):
        dull = piles
    else:
        dull = {place for place in piles if numbers_of(place)[1]}
    asked = seen.find_asking(stage.seat) if isinstance(
        stage, Turn | Shown | Believed | Proved) else None
    if asked and asked.touchable and asked.path:
        useful = {zone_of(place) for place in (*asked.nexts, *asked.path)}
        useless = {place for place in piles if zone_of(place) not in useful}
        dull |= useless if useless != piles else set()  # else it would tell nothing
    elif asked and asked.touchable and asked.awake and kind_of(asked.focus) in ("pile", "belief"):
        dull |= {*seen.held.get(asked.seat, ())}
    return [Stance(place, dull=True) for place in sorted(dull)]


def light_look(tone: Colour, rim: float = 7.0) -> MarkLook:
    """Return a quiet light round a card to choose; gold is for buttons."""
    return make_look(Plate(more=4 * rim, fill=tone, opacity=50), Plate(more=2 * rim, fill=tone),
                     raised=True)


QUIET_LIGHT, FIT_LIGHT, THIN_LIGHT = light_look(QUIET), light_look(FITS), light_look(QUIET, 4.5)
CONTESTED = make_look(Plate(more=14, fill=NIGHT, edge=GOLD, edge_width=4))


def light_niches(seen: Seen) -> Signs:
    """Light the niches while a belief may be exchanged, green while the focused card can be given
    for one."""
    state: State = seen.view
    for one in seen.touching:
        if isinstance(state.stage, Look) and one.seat == state.stage.seat:
            kind = FIT_LIGHT if kind_of(one.focus) == "hand" else QUIET_LIGHT
            yield from (Mark(f"belief/{n}", kind) for n, slot in enumerate(state.beliefs, 1)
                        if slot is not None)


def light_fitting(seen: Seen) -> Signs:
    """Light cards that go with the selection, or make a won contract; thinly the quays while one of
    them has the focus, or a card with an advised swap."""
    for one in seen.touching:
        won = isinstance(seen.view.stage, Shown | Believed | Proved)
        if one.path or won:
            yield from (Mark(place, QUIET_LIGHT) for place in sorted(one.nexts)
                        if kind_of(place) in ("hand", "pile") and place in seen.pieces)
        elif one.awake and (kind_of(one.focus) == "pile" or (
                can_swap(one.view, one.seat, one.focus)
                and "swap" in list_advised(one.view, one.seat))):
            yield from (Mark(place, THIN_LIGHT) for place in sorted(one.nexts)
                        if kind_of(place) == "pile")


def frame_contested(seen: Seen) -> Signs:
    """Frame each questioned belief on the stage."""
    return [Mark(place, CONTESTED) for place in (seen.pieces if seen.question else ())
            if kind_of(place) == "belief"]


# what lies under the top of a pile

def strip_buried(seen: Seen) -> Signs:
    """Put a strip on each resting buried card."""
    for place, piece in seen.pieces.items():
        if kind_of(place) != "pile" or not (depth := numbers_of(place)[1]):
            continue
        over = f"{place.rpartition('/')[0]}/{depth - 1}"
        if {place, over} & seen.flying:
            continue
        pose, upper = seen.pose_raised(place), seen.pose_raised(over)
        high = upper.y - upper.h / 2 - (pose.y - pose.h / 2)
        if 15 <= high < pose.h * 0.3:  # of more the rank can be read, and less has no room
            box = pose.box.inset(EDGE, 0)
            strip = box._replace(y=box.y + EDGE, h=max(high - EDGE, 1))
            more = [*seen.board.lies.values()].count(place) if depth == DEEP else 0
            yield Painting(_draw_strip, (strip, seen.style.looks[piece]))
            if more:
                words = fixed_text(seen, seen.say(("halmstad-buried", more)), "small@0.9", ink=GOLD,
                                   one_line=True)
                yield Panel(strip, row(frame("buried", words, padding=pad(7, 0)), justify="end"))


def _draw_strip(brush: Brush, box: Box, look: Drawn) -> None:
    """Draw rank and suit of a card side by side, as high as fits."""
    art = brush.art
    size = art.to_pixels(box.w), art.to_pixels(box.h)

    def make() -> pygame.Surface:
        image = pygame.Surface(size).convert_alpha()
        high, x = box.h - 2 * AIR, INDENT
        # where rank and suit are, in shares of a card
        for left, top, w, h in ((0.035, 0.066, 0.25, 0.275), (0.035, 0.37, 0.25, 0.2)):
            large = high / h / look.tall  # how wide a card is whose sign is as high as that
            card = art.load_picture(look.picture, large, large * look.tall, dull=True)
            cw, ch = card.get_size()
            part = card.subsurface((int(left * cw), int(top * ch), int(w * cw), int(h * ch)))
            if x == INDENT:
                image.fill(part.get_at((1, 1)))
            image.blit(part, (art.to_pixels(x), art.to_pixels(AIR)))
            x += w * large + 10
        return image

    brush.screen.put(art.keep(("buried", look.picture, size), make), box.x, box.y)
