"""Signs of Herrlof besides cards: places of players still to play, outcomes of the cards of a hand,
a trick destroyed by a Valknut, and the trick before."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import NamedTuple

import pygame

from game.core.contract import Message, Piece, Place, Seat, zone_of
from game.games.herrlof.rules.position import (
    CARD,
    CARDS,
    COLOUR,
    UNSEEN,
    VALKNUT,
    Bury,
    Draw,
    Play,
    Predict,
    State,
)
from game.games.herrlof.table.trick import beats_trick, name_rune, tell_card_outcome
from game.picture.board import Pose
from game.picture.screen import Box
from game.picture.theme import EDGE, FAINT, GOLD, IVORY, NIGHT
from game.tables.capabilities import Plaque, PlaqueKind
from game.tables.card_labels import BROAD, Band, find_band, put_band, tell_plaques
from game.tables.looks import TARGET, Halo, Plate, Sign, make_look
from game.tables.places import kind_of
from game.tables.seen import SEAT, Brush, Mark, Painting, Panel, Seen, Signs, remember_once
from game.tables.tricks import breaking_place
from game.tables.widgets import build_tab, seat_face
from game.ui.layout import Node, Padding, Text, column, first_that_fits, frame, pad, row

TONES = {"herrlof-outcome-loses": FAINT, "herrlof-outcome-nobody": FAINT}  # others are of gold
RIM = 5  # round a tag at the foot of a card
WINNER = make_look(Sign(source="ui/hit", size=38, down=-19))  # where its band has no room for words
DECK_LIGHT = make_look(Halo(reach=1 / 2, radius=12))
FREE_LIGHT = make_look(Halo(reach=2 / 3, radius=12, tone=SEAT))
FREE = make_look(Plate(fill=NIGHT, opacity=96, edge=EDGE, edge_width=2))
FREE_NOW = make_look(Plate(fill=NIGHT, opacity=170, edge=SEAT, edge_width=2))
BURST = make_look(Sign(source="pieces/herrlof/burst", part=3.5, aspect=1 / 0.8))
LAST = "name/last"  # where it is told who took the trick before
# What was told of the table last where there is more to be told there.
MORE = frozenset({"herrlof-beat-steal-trick", "herrlof-beat-steal-card", "herrlof-beat-return"})
TAKEN = frozenset({"herrlof-took", "herrlof-took-led", "herrlof-took-trump"})  # for no more


def find_seam(view: State) -> str:
    return f"pieces/herrlof/seam_{CARDS[view.trump][-1]}" if COLOUR[view.trump] >= 0 else ""


def light_deck(seen: Seen) -> Signs:
    buries = isinstance(seen.view.stage, Bury) and not seen.busy
    return [Mark(seen.board.box_of("deck"), DECK_LIGHT)] if buries else []


class Outcome(NamedTuple):
    """The outcome of neighbouring cards, and its band."""

    places: tuple[Place, ...]
    says: Message
    wins: bool
    band: Band


@remember_once
def find_outcomes(seen: Seen) -> list[Outcome]:
    """Return for the cards of the choosing hand whether they would win the trick, be the best so
    far, or cannot win; nothing where the task says it of all of them."""
    one = seen.chooser
    if one is None:
        return []
    trick = one.view.trick if seen.trick else None
    cards = [(place, pose, beats_trick(one.view, one.seat, card))
             for place, pose in seen.list_resting(seen.held.get(one.seat, ()) if trick else ())
             if (card := _card_at(seen, place)) != UNSEEN]
    if all(best is False for _, _, best in cards):
        return []
    last = trick is not None and len(trick.cards) + 1 == len(one.view.hands)
    found, end = [], 0
    for best, group in groupby(cards, key=itemgetter(2)):
        places, poses, _ = zip(*group, strict=True)
        end += len(places)
        if best is not None and any(map(seen.speaks_of, places)):
            says: Message = ("herrlof-outcome-loses",) if not best else (
                ("herrlof-outcome-wins",) if last else ("herrlof-outcome-best",))
            after = cards[end][1] if end < len(cards) else None
            found.append(Outcome(places, says, best, find_band(
                seen, poses, after, seen.say(says))))
    return found


def _card_at(seen: Seen, place: Place) -> int:
    return CARD.get(str(seen.table.get(place)), UNSEEN)


def band_outcomes(seen: Seen) -> Signs:
    """Put bands along the feet of cards with equal outcomes, during a trick."""
    for one in find_outcomes(seen):
        yield from put_band(seen, one.band, TONES.get(str(one.says[0]), TARGET),
                            WINNER if one.wins else None)


def _find_told(outcomes: Sequence[Outcome]) -> dict[Place, Message]:
    return {place: one.says for one in outcomes if one.band.told for place in one.places}


def tag_runes(seen: Seen) -> Signs:
    """Tag the runes of a hand with their effect in two words, at the foot of a card or over its
    band; the focused one has a whole sentence."""
    one = seen.chooser
    if one is None:
        return
    outcomes = find_outcomes(seen)
    under = {place: each.band.box.h for each in outcomes for place in each.places}
    told = _find_told(outcomes)
    hand = seen.held.get(one.seat, ())
    may = hand if isinstance(one.view.stage, Predict) else one.nexts
    cards = seen.list_resting(hand)
    for (place, pose), after in zip_longest(cards, cards[1:]):
        card = _card_at(seen, place)
        says = name_rune(card) if card != UNSEEN else ()
        if says and place in may and seen.speaks_of(place) and not (
                place == one.focus and tell_card_outcome(one.view, one.seat, card) not in (
                    (), told.get(place))):
            left, right = pose.x - pose.w / 2 + RIM, pose.x + pose.w / 2
            right = min(right, after[1].x - after[1].w / 2) if after else right
            foot, high = pose.y + pose.h / 2 - under.get(place, RIM), pose.h * 0.345
            yield Panel(Box(left, foot - high, right - RIM - left, high), _build_tag(
                seen, seen.say(says), high, one_line=place in told))


def _build_tag(seen: Seen, text: str, high: float, *, one_line: bool) -> Node:
    """Return a tag of one line or two, unless it is wider than the visible card."""
    def tree(lines: Sequence[str], size: float, high: float) -> Node:
        words = (row(Text(words=line, style="small", size=size, ink=GOLD, one_line=True, shrink=0),
                     justify="center", align="center", grow=1) for line in lines)
        return column(frame("seat tab", column(*words), tint=GOLD, padding=pad(2, 0),
                            min_height=high), justify="end")

    sizes = [size / seen.art.text_scale for size in seen.art.sign_sizes]
    ways = [([text], 38.0)] if one_line else [([text], 38.0), (text.split(" ", 1), high)]
    return first_that_fits(*(tree(lines, size, least) for size in sizes for lines, least in ways),
                           Node())


def tell_outcome(seen: Seen) -> Signs:
    """Show the outcome over the focused card, unless its band says just that; beside the word over
    the first trump of the hand."""
    for one in seen.touching:
        pose = seen.find_resting(one.focus) if kind_of(one.focus) == "hand" else None
        card = _card_at(seen, one.focus)
        says = tell_card_outcome(one.view, one.seat, card) if pose and card != UNSEEN else ()
        told = _find_told(find_outcomes(seen)) if says and one == seen.chooser else {}
        if pose is None or not says or says == told.get(one.focus):
            continue
        words, high, x = seen.say(says), seen.art.sign_line(38), pose.x - pose.w / 2
        top = pose.y - pose.h / 2 - seen.lifts.get(one.focus, 0.0) - 8 - high
        trumps = [trump.x - trump.w / 2 for place in seen.trumps
                  if zone_of(place) == zone_of(one.focus) and (trump := seen.find_resting(place))]
        if trumps and (first := min(trumps)) - _width_of(seen, words) < x:
            after = first + _width_of(seen, seen.say(("trick-trump",))) + 4
            x = max(x, after)
        said = build_tab(seen, words, TONES.get(str(says[0]), GOLD), pad(16, 0), shrink=0)
        yield Panel(Box(0, top, 1480, high), first_that_fits(
            row(said, padding=Padding(x, 0, 0, 0)), row(said, justify="end")))


def _width_of(seen: Seen, words: str) -> float:
    return seen.art.measure_text(words, seen.art.signs[0])[0] + 32


def show_awaited(seen: Seen) -> Signs:
    """Show the faces of the players still to play until their cards have landed, and the one whose
    turn it is."""
    if seen.bare or seen.watched or seen.question or not isinstance(
            seen.view.stage, Play | Draw | Bury):
        return
    seats = len(seen.players)
    done = {played.seat for played in seen.trick
            if not played.past and all(map(seen.find_resting, played.places))}
    asked = seen.asked[0] if seen.asked else 0
    order = sorted({*range(seats)} - done, key=lambda seat: (seat - asked) % seats)
    waits = [seat for seat in order if seat not in seen.asked]
    for seat in order:
        if seen.board.has_place(f"side/{seat}"):
            box, lit = seen.board.box_of(f"side/{seat}"), seat in seen.asked
            if lit and not seen.led:
                yield Mark(box, FREE_LIGHT, seat)
            yield Mark(box, FREE_NOW if lit else FREE, seat)
            side = box.w * 0.8
            words = _say_turn(seen, seat, waits) if seen.asked else ()
            yield Panel(box, column(
                Text(words=seen.say(words), style="label", ink=GOLD if lit else IVORY,
                     align="center", height=52) if words else None,
                Node(grow=1),
                row(seat_face(seen, seat, width=side), height=side, justify="center"),
                padding=Padding(8, 10, 8, 4)))


def _say_turn(seen: Seen, seat: Seat, waits: Sequence[Seat]) -> Message:
    if seat in waits:
        return (("herrlof-turn-next",), ("herrlof-turn-last",))[waits.index(seat)]
    here = seen.sitting is not None and seen.players[seat].kind == "human"
    return ("herrlof-turn-you",) if here else ("herrlof-turn-now",)


# a trick that a Valknut has destroyed, on a stage

def draw_burst(seen: Seen) -> Signs:
    """Draw fire and cracks in the cloth, under all cards."""
    place = breaking_place(seen)
    return [] if place is None else [Mark(place, BURST)]


def crack_cards(seen: Seen) -> Signs:
    """Char and crack the destroyed cards, except another Valknut. The whole trick is drawn once
    more, so that no crack crosses the card above."""
    return [] if breaking_place(seen) is None else [Painting(_draw_cracked)]


def _draw_cracked(brush: Brush) -> None:
    seen = brush.seen
    for place in brush.layer.list_order():
        pose = seen.find_resting(place) if place in seen.board.lies else None
        if pose is not None:
            image = _draw_card(brush, seen.pieces[place], pose)
            brush.screen.put_centered(image, pose.x, pose.y)


def _draw_card(brush: Brush, piece: Piece, pose: Pose) -> pygame.Surface:
    art, picture = brush.art, brush.seen.style.looks[piece].picture
    if not pose.angle:
        return art.load_picture(picture, pose.w, pose.h)

    def make() -> pygame.Surface:
        image = art.load_picture(picture, pose.w, pose.h).copy()
        if piece != CARDS[VALKNUT]:  # lost cards are so dark that they can still be read
            image.blit(art.draw_plate(pose.w, pose.h, NIGHT, 56, None, 0, 12), (0, 0))
            image.blit(art.load_picture("ui/crack", pose.w, pose.h), (0, 0))
        return pygame.transform.rotozoom(image, -pose.angle, 1)
    return art.keep(("broken", picture, pose), make)


# the trick before

def tell_cloth(seen: Seen) -> Signs:
    """Show the labels on the cloth, and for the trick before its name and effects."""
    told = not seen.brief and any(plaque.place == LAST for plaque in seen.plaques)
    if told and seen.board.has_place("title/last"):
        yield Panel(
            seen.board.box_of("title/last"), build_tab(seen, seen.say(("herrlof-last",)), FAINT))
    yield from tell_plaques(seen, say_taken)


def say_taken(seen: Seen, plaque: Plaque) -> Message:
    """Return the taker of the trick before, and their gain from another player."""
    match find_more(seen.captions) if _open(plaque) else ():
        case ("herrlof-beat-steal-trick", *_, whom): return ("herrlof-took-trick-of", whom)
        case ("herrlof-beat-steal-card", *_, whom): return ("herrlof-took-card-of", whom)
        case ("herrlof-beat-return", *_, whom): return ("herrlof-took-swap", whom)
    return plaque.deed


def tells_taken(seen: Seen, says: Message) -> bool:
    """Say whether the plate of the trick before already says these words."""
    return says == find_more(seen.captions) and seen.board.box_of(LAST).w >= BROAD and any(
        map(_open, seen.plaques))


def find_more(captions: Sequence[tuple[int, Message]]) -> Message:
    """Return the further effects of the last trick, in the words of the newest event."""
    for _, says in reversed(captions):
        if says[0] in MORE:
            return says
        if str(says[0]).startswith("herrlof-beat-trick"):
            break
    return ()


def _open(plaque: Plaque) -> bool:
    """Say whether a plate tells the winning card, and not why another player leads."""
    return plaque.place == LAST and plaque.kind is PlaqueKind.DEED and plaque.deed[0] in TAKEN
