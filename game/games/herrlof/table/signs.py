"""What Herrlof has on its table besides cards: the places of those who have still to play, and in a
few words what comes of the cards of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import NamedTuple

from game.core.contract import Message, Place, Seat, zone_of
from game.games.herrlof.rules.position import CARD, CARDS, COLOUR, UNSEEN, Bury, Predict, State
from game.games.herrlof.table.trick import beats_trick, is_playing, name_rune, tell_card_outcome
from game.picture.screen import Box
from game.picture.theme import EDGE, FAINT, GOLD, IVORY, NIGHT
from game.tables.card_labels import Band, find_band, put_band
from game.tables.looks import TARGET, Halo, Plate, Sign, make_look
from game.tables.places import kind_of
from game.tables.seen import SEAT, Mark, Panel, Seen, Signs, remember_once
from game.tables.widgets import build_tab, seat_face
from game.ui.layout import Node, Padding, Text, column, first_that_fits, frame, pad, row

END = 1480  # where words over a card of a hand end at most
TONES = {"herrlof-outcome-loses": FAINT, "herrlof-outcome-nobody": FAINT}  # others are of gold
RIM = 5  # round a tag at the foot of a card
WINNER = make_look(Sign(source="ui/hit", size=38, down=-19))  # where its band has no room for words
DECK_LIGHT = make_look(Halo(reach=1 / 2, radius=12))
FREE_LIGHT = make_look(Halo(reach=2 / 3, radius=12, tone=SEAT))
FREE = make_look(Plate(fill=NIGHT, opacity=96, edge=EDGE, edge_width=2))
FREE_NOW = make_look(Plate(fill=NIGHT, opacity=170, edge=SEAT, edge_width=2))


def find_seam(view: State) -> str:
    """Return the seam of the hide in the colour of trumps."""
    return f"pieces/herrlof/seam_{CARDS[view.trump][-1]}" if COLOUR[view.trump] >= 0 else ""


def light_deck(seen: Seen) -> Signs:
    """Light the deck while a card goes under it."""
    buries = isinstance(seen.view, State) and isinstance(seen.view.stage, Bury)
    return [Mark(seen.board.box_of("deck"), DECK_LIGHT)] if buries and not seen.busy else []


class Outcome(NamedTuple):
    """What comes of cards that lie side by side, and the band that tells it."""

    places: tuple[Place, ...]
    says: Message
    wins: bool
    band: Band


@remember_once
def find_outcomes(seen: Seen) -> list[Outcome]:
    """Return for the cards of the hand that is chosen from whether they would win the trick, would
    be the best so far, or cannot win; nothing where the task says it of all of them."""
    one = seen.chooser
    if one is None:
        return []
    trick = one.view.trick if seen.trick else None
    cards = [(place, pose, beats_trick(one.view, one.seat, card))
             for place in seen.held.get(one.seat, ()) if trick
             and (card := _card_at(seen, place)) != UNSEEN and (pose := seen.find_resting(place))]
    if all(best is False for _, _, best in cards):
        return []
    cards.sort(key=lambda each: each[1].x)
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
    """While a trick is under way, put a band along the foot of cards of which the same comes."""
    for one in find_outcomes(seen):
        yield from put_band(seen, one.band, TONES.get(str(one.says[0]), TARGET),
                            WINNER if one.wins else None)


def _find_told(outcomes: Sequence[Outcome]) -> dict[Place, Message]:
    """Return what bands tell of cards in words."""
    return {place: one.says for one in outcomes if one.band.told for place in one.places}


def tag_runes(seen: Seen) -> Signs:
    """Tag the runes of a hand with what they do, in two words, at the foot of a card or over its
    band; but not the one in the focus, over which a whole sentence says it. What another card with
    a power does its stone shows."""
    one = seen.chooser
    if one is None:
        return
    outcomes = find_outcomes(seen)
    under = {place: each.band.box.h for each in outcomes for place in each.places}
    told = _find_told(outcomes)
    hand = seen.held.get(one.seat, ())
    may = hand if isinstance(one.view.stage, Predict) else one.nexts
    cards = sorted(((place, pose) for place in hand if (pose := seen.find_resting(place))),
                   key=lambda each: each[1].x)
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
    """Return a tag of one line or two, unless they would be wider than what is seen of the card."""
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
    """Tell over the card in the focus what comes of it, unless its band says just that; beside the
    word over the first trump of the hand."""
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
        yield Panel(Box(0, top, END, high), first_that_fits(
            row(said, padding=Padding(x, 0, 0, 0)), row(said, justify="end")))


def _width_of(seen: Seen, words: str) -> float:
    """Return how wide words on a tab are."""
    return seen.art.measure_text(words, seen.art.signs[0])[0] + 32


def show_awaited(seen: Seen) -> Signs:
    """Show the players who have still to play: their faces, until their cards have landed there,
    and when it is their turn."""
    if seen.bare or seen.watched or seen.question or not is_playing(seen.view):
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
