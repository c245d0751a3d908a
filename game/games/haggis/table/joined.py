"""Cards of a hand that go together: possible leads, the play with the focused card, and the answers
to a trick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from game.core.cards import Card
from game.core.contract import Message, Place, Seat
from game.games.haggis.rules import State
from game.games.haggis.rules.combos import CARD, CARDS, NUMBERS, Reading, list_readings
from game.games.haggis.table.buttons import (
    find_yielding,
    is_bomb,
    map_hand,
    name_reading,
    only_bombs,
)
from game.picture.screen import SAFE, Box
from game.picture.theme import NIGHT, Colour
from game.tables.card_labels import BELOW, STRIP, find_band, put_band, strip_able, strip_look
from game.tables.looks import TARGET, Plate, make_look
from game.tables.pickers import Picker
from game.tables.places import kind_of
from game.tables.seen import Mark, Seen, Signs
from game.tables.set_picker import PLAY, Picks, SetPicker
from game.tables.stances import FORETOLD_LIFT
from game.tables.tray import fitted_tray
from game.tables.widgets import tab_at

BOMB: Colour = (196, 156, 255)  # of what only a bomb has a use for
SHADE = make_look(Plate(more=4, fill=NIGHT, opacity=84))


# what can be led

def band_leads(seen: Seen) -> Signs:
    """Put bands along the feet of cards that can be led together, while nothing is picked."""
    one = seen.chooser
    if one is None or one.path or one.view.trick:
        return
    row = seen.list_resting(place for place in seen.held.get(one.seat, ())
                            if kind_of(place) == "hand" and place in one.nexts)
    cards = tuple(CARD[str(seen.table.get(place))] for place, _ in row)
    for first, end, reading in group_cards(cards) if max(cards, default=NUMBERS) < NUMBERS else ():
        if any(seen.speaks_of(place) for place, _ in row[first:end]):
            after = row[end][1] if end < len(row) else None
            band = find_band(seen, [pose for _, pose in row[first:end]], after,
                             seen.say(name_briefly(reading)))
            yield from put_band(seen, band, TARGET)


def name_briefly(reading: Reading) -> Message:
    """Return the name of a reading in a word or two, without its rank."""
    match reading:
        case Reading("bomb"): return ("haggis-group-bomb",)
        case Reading("set", _, 1): return ("haggis-group-single",)
        case Reading("set", _, 2): return ("haggis-group-pair",)
        case Reading("set"): return ("haggis-group", 0, reading.length)
    return ("haggis-group", reading.width, reading.length)


@lru_cache(maxsize=8)
def group_cards(cards: Sequence[Card]) -> tuple[tuple[int, int, Reading], ...]:
    """Return the largest disjoint sets and runs of neighbouring cards: the ends of each in the
    row."""
    found: list[tuple[int, int, Reading]] = []
    for many in range(len(cards), 1, -1):
        for first in range(len(cards) - many + 1):
            part = tuple(sorted(cards[first : first + many]))
            free = all(end <= first or first + many <= begin for begin, end, _ in found)
            if free and (reading := next(iter(list_readings(part)), None)):
                found.append((first, first + many, reading))
    return tuple(sorted(found))


# what answers a trick

def foretell_play(
    view: State, seat: Seat, picker: Picker, place: Place,
) -> tuple[Message, Message] | None:
    """Return the cheapest play against a trick with the focused card and the selection, or, on a
    button, the one that it lays out: its cards and its name."""
    play = _find_meant(view, seat, picker, place)
    if play is None or not isinstance(play.move[2], Reading):
        return None
    where = {at: card for card, at in map_hand(view, seat).items()}
    names = [CARDS[card].rstrip("roygb") or CARDS[card]
             for card in sorted(where[at] for at in play.places)]
    pair = play.move[2].kind == "set" and len(names) == 2
    plays = "haggis-picks" if play.move[2].kind == "bomb" else "haggis-plays"
    cards: Message = (plays, (" + " if len(names) <= 3 else " ").join(names))
    return cards, (name_reading if pair else name_briefly)(play.move[2])


def raise_joined(
    view: State, seat: Seat, picker: Picker, place: Place,
) -> Mapping[Place, float]:
    """Raise cards that go with the focused one as high as the selection. Of cards that only bombs
    use, one bomb is a little lower, and others are as low as useless cards."""
    if not view.trick or not isinstance(picker, SetPicker):
        return {}
    play = _find_meant(view, seat, picker, place)
    alone, bomb = list_bombing(picker), find_bomb_with(picker, place)
    low = dict.fromkeys(alone, 0.0) | dict.fromkeys(alone & bomb.places if bomb else (), 10.0)
    return low | dict.fromkeys(play.places if play else (), FORETOLD_LIFT)


def _find_meant(view: State, seat: Seat, picker: Picker, place: Place) -> Picks | None:
    if not view.trick or not isinstance(picker, SetPicker):
        return None
    if place not in map_hand(view, seat).values():
        return picker.find_laid(PLAY)
    if place in {*picker.list_nexts(), *picker.path}:
        return picker.find_meant(place)
    return None if picker.aims else picker.find_laid(PLAY)


def list_bombing(picker: SetPicker) -> frozenset[Place]:
    """Return the cards that only a bomb uses, with the selection, if other cards have another
    use."""
    return _list_bombing_once(picker, picker.path)


def find_bomb_with(picker: SetPicker, place: Place) -> Picks | None:
    """Return the cheapest bomb with a card that only bombs use, if possible with the focused
    one."""
    alone = list_bombing(picker)
    if place in alone and (play := picker.find_meant(place)):
        return play
    return next((play for play in picker.offered
                 if is_bomb(play.move) and play.places & alone), None)


@lru_cache(maxsize=4)
def _list_bombing_once(
    picker: SetPicker, path: tuple[Place, ...],  # noqa: ARG001  key
) -> frozenset[Place]:
    plays = picker.list_holding()
    usual = [play.places for play in plays if not is_bomb(play.move)]
    bombs = [play.places for play in plays if is_bomb(play.move)]
    return frozenset().union(*bombs).difference(*usual) if usual else frozenset()


# a hand without a usual answer

def strip_answers(seen: Seen) -> Signs:
    """Strip the cards that answer the trick, and in another colour one bomb of otherwise useless
    cards; where only bombs answer it, the one that the button lays out."""
    one = seen.chooser
    if one is None or not isinstance(one.picker, SetPicker):
        return
    if only_bombs(one.view, one.seat):
        for play in one.picker.offered:
            if {*one.path} <= play.places:
                yield from _join(seen, play, TARGET)
                return
    if seen.trick and one.picker.list_holding():
        hand = {*seen.held.get(one.seat, ())}
        yield from strip_able(seen, hand & {*one.nexts, *one.path} - list_bombing(one.picker))
        bomb = find_bomb_with(one.picker, one.focus)
        if bomb and bomb.places <= hand and any(map(seen.speaks_of, bomb.places)):
            yield from _join(seen, bomb, BOMB)


def _join(seen: Seen, play: Picks, colour: Colour) -> Signs:
    """Put strips along the visible feet of a bomb's cards, and a line between them; its name stands
    in the widest gap."""
    if not isinstance(play.move[2], Reading):
        return
    edges = sorted(seen.pose_raised(place).box.x for place in seen.held.get(seen.front or 0, ()))
    cards = sorted(seen.pose_raised(place).box for place in play.places)
    boxes = [box._replace(w=min([box.w, *(x - box.x for x in edges if x > box.x)]))
             for box in cards]
    left, right = boxes[0].x, max(box.right for box in cards)
    foot = min(max(box.bottom for box in boxes) + BELOW + STRIP / 2, SAFE.bottom)
    strip = strip_look(colour)
    yield Mark(Box(left, foot - (STRIP + 10) / 2, right - left, 10), strip)
    yield from (Mark(Box(box.x, foot - STRIP, box.w, STRIP), strip) for box in boxes)
    free, middle = max(((after.x - box.right, (after.x + box.right) / 2)
                        for box, after in pairwise(boxes)), default=(0.0, 0.0))
    yield tab_at(seen, middle if free > 0 else (left + right) / 2,
                 min(foot - STRIP, SAFE.bottom - seen.art.sign_line(36)),
                 seen.say(name_reading(play.move[2])), colour, "center")


def shade_stuck_hand(seen: Seen) -> Signs:
    """Shade a hand in front without a legal play: only the button is lit."""
    one = seen.chooser
    if one and find_yielding(one.view, one.seat):
        yield Mark(fitted_tray(seen, one.seat), SHADE)
