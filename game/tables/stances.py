"""How pieces stand: playable cards of an open hand, beaten plays, and hands beside the last
play."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.contract import Place, Seat, State
from game.tables.pickers import Picker
from game.tables.places import is_button, kind_of
from game.tables.seen import Asking, Seen, Stance, Stances
from game.tables.tricks import box_of_play, destroys_trick

PICKED_LIFT, FORETOLD_LIFT, LEGAL_LIFT = 36.0, 26.0, 14.0  # of a card that is picked, that its
# button would lay out, or that can be picked
HIDING_LIFT = 4.0  # a card raised by more than this hides the part of its neighbour under its foot

# Of 255 parts of their light, what hands keep where a match is watched: of the player of the last
# deed, of the one in front, and of others; and hands and other cards beside a destroyed trick.
OWN_LIGHT, FRONT_LIGHT, OTHER_LIGHT = 255, 240, 228
QUIET_LIGHT, FAINT_LIGHT = 236, 232

Heights = Mapping[Place, float]  # how high cards stand out of a hand
Lift = Callable[[State, Seat, Picker, Place], Heights]


def stand_hands(seen: Seen, lift: Lift = lambda *_: {}) -> Stances:
    """Raise picked and playable cards of open hands, and dim the others. `lift` raises cards that
    go with the focused one."""
    for one in () if seen.busy else seen.pickers:
        if not seen.style.hands:
            yield from (Stance(place, lift=24.0 if seen.has_figures(place) else 12.0)
                        for place in _list_cards(seen, one))
        elif one.opened:
            hand = seen.held.get(one.seat, ())
            may = [place for place in hand if place in one.nexts and one.hand_matters]
            raised = dict.fromkeys(may, LEGAL_LIFT if len(may) < len(hand) else 0.0)
            raised |= lift(one.view, one.seat, one.picker, one.focus)
            raised |= dict.fromkeys(_list_cards(seen, one), PICKED_LIFT)
            yield from (Stance(place, lift=height) for place, height in raised.items())
            yield Stance(one.focus, opens=True)
        if seen.style.hands and one.touchable:
            yield from _dim_cards(seen, one)
    for one in seen.pickers if seen.style.hands else ():
        if one.opened:
            yield from _hide_ends(seen, one.seat)


def _list_cards(seen: Seen, one: Asking) -> list[Place]:
    """Return the picked places whose pieces can be raised."""
    return [place for place in one.path if not is_button(place, seen.style.touch.buttons)]


def _dim_cards(seen: Seen, one: Asking) -> Stances:
    """Dim cards that do not go with the selection: all where the question concerns other players,
    none where only numbers answer."""
    hand = {*seen.held.get(one.seat, ())} & {*seen.pieces}
    useful = hand & {*one.path, *one.nexts}
    buttons = seen.style.touch.buttons
    chooses_seat = any(button.seats for place in one.fields
                       if (button := buttons.get(kind_of(place))))
    if useful or hand & {*one.fields} or chooses_seat:
        yield from (Stance(place, dull=True) for place in sorted(hand - useful))


def _hide_ends(seen: Seen, seat: Seat) -> Stances:
    """Hide the card under the foot of a raised neighbour."""
    row = [(pose.x - pose.w / 2, seen.lifts.get(place, 0.0), place)
           for place in seen.held.get(seat, ()) if (pose := seen.find_resting(place))]
    for left, height, place in row:
        if over := [x for x, up, _ in row if x > left and up > height + HIDING_LIFT]:
            yield Stance(place, end=min(over))


def dim_beaten_plays(seen: Seen) -> Stances:
    """Dim beaten plays, and the trick before once there is a new one."""
    new = any(not played.past for played in seen.trick)
    for played in seen.trick:
        best = played.best and box_of_play(seen, played)
        if (played.past and (new or not played.best)) or (played.mat and not best):
            yield from (Stance(place, dull=True) for place in played.places)


def dim_hands(seen: Seen) -> Stances:
    """Dim open hands below the last play, where a match is watched; all alike where a trick is
    destroyed."""
    if not seen.watched or seen.art.contrast:
        return
    if destroys_trick(seen):
        hands = {place for hand in seen.held.values() for place in hand}
        yield from (Stance(place, light=QUIET_LIGHT if place in hands else FAINT_LIGHT)
                    for place in seen.pieces if place not in seen.board.lies)
        return
    for seat, hand in seen.held.items() if seen.lit else ():
        light = (OWN_LIGHT if seat in seen.lit else FRONT_LIGHT if seat == seen.front
                 else OTHER_LIGHT)
        yield from (Stance(place, light=light) for place in hand)
