"""The actions of a turn, side by side under the task: brass for the focused or only one; a brass
edge for advised ones; wood for the others; pale if the selection does not fit. Used or hopeless
actions are small signs at the end of the row, shown while focused."""

from __future__ import annotations

from game.core.contract import Place, Seat
from game.games.halmstad.rules.state import ACES, State
from game.games.halmstad.table.equation import build_chip
from game.games.halmstad.table.port import QUIET_LIGHT, light_look, list_objects
from game.games.halmstad.table.suggestions import (
    ROWS,
    can_swap,
    card_at,
    find_contracts,
    is_spent,
    list_advised,
    tell_cost,
)
from game.games.halmstad.table.tray import CONTRACT, FEED, SWAP
from game.games.halmstad.table.ways import build_gain
from game.picture.screen import WINDOW, Box
from game.picture.theme import FAINT, INK, IVORY, NIGHT, Colour
from game.tables.looks import Disc, GamePlate, Ring, Sign, make_look
from game.tables.places import kind_of, rest_of
from game.tables.prompt_area import tell_task
from game.tables.seen import SEAT, Asking, Mark, Panel, Seen, Signs
from game.tables.set_picker import SetPicker
from game.tables.widgets import draw_picture, fixed_text
from game.ui.layout import Node, Paint, Text, at, column, frame, pad, row, stack

SHINE: Colour = (255, 222, 140)  # the edge of what is chosen with a press
RIM: Colour = (222, 164, 84)  # and of what could be chosen
ROOM, LEAST = 12.0, 264.0  # round what can be done, and from its middle to its ends


def tell_actions(seen: Seen) -> Signs:
    """Show the actions of a turn; all names have one size."""
    for one in seen.pickers:
        places = [place for place in one.places if place in seen.style.touch.signs]
        buttons = [at(seen.board.box_of(place), button) for place in places if one.touchable
                   and (button := _build_action(seen, one, place))]
        if buttons:
            yield Panel(WINDOW, stack(*buttons))


def _build_action(seen: Seen, one: Asking, place: Place) -> Node | None:
    view, sign = one.view, seen.style.touch.signs[place]
    lit, allowed = one.focus == place and one.awake, place in one.nexts
    able = allowed or one.picker.can_play(place)
    if seen.board.box_of(place).w < 100:  # a place has no room for words
        picture = "ui/check" if is_spent(view, place) else sign
        return frame("faint disc", Paint(paint=draw_picture, values=(picture, not able)),
                     padding=pad(11)) if lit else None
    if not able:
        return frame("action dull", _build_face(seen, one, place, FAINT, dull=True))
    actions = one.nexts & {*seen.style.touch.signs}
    only = {place} == (actions if one.path else one.nexts)  # nothing else can be done
    chosen = allowed and (lit or only)
    kind = "chosen" if chosen else "advised" if rest_of(place) in list_advised(
        view, one.seat) else ""
    return frame(f"action {kind}".strip(), _build_face(seen, one, place, INK if chosen else IVORY))


def _build_face(seen: Seen, one: Asking, place: Place, ink: Colour, *, dull: bool = False) -> Node:
    """Return a sign beside a word with the card that an action takes, over its effect."""
    view, card = one.view, None
    if not dull:
        if place == SWAP and can_swap(view, one.seat, one.focus):
            card = card_at(view, one.focus)
        elif place == FEED:
            card = next((card for card in view.hands[one.seat] if card in ACES), None)
    brings = () if dull else tell_cost(view, one.seat, place)
    side = min(50.0, 0.17 * seen.board.box_of(place).w)
    name = Text(words=seen.say((place.replace("/", "-"),)), style="asked", ink=ink, one_line=True,
                group="dull" if dull else "actions")
    return row(
        frame("night disc", Paint(paint=draw_picture, values=(seen.style.touch.signs[place], dull)),
              padding=pad(9), width=side + 8, height=side + 8),
        column(row(name, None if card is None else build_chip(card, 32), gap=7, align="center",
                   height=50, shrink=1),
               fixed_text(seen, seen.say(brings), "small@1.15", ink=ink, one_line=True, height=41)
               if brings else None, shrink=1),
        gap=10, align="center", justify="center", padding=pad(7, 0))


METAL_LIGHT = light_look(RIM)
GROUND = make_look(GamePlate(edge=SEAT, edge_width=4))


def light_targets(seen: Seen) -> Signs:
    """Light the targets of the focused action: the deck, the piles or the beliefs; and in brass the
    quays whose swap with its card makes a contract possible."""
    state: State = seen.view
    for one in seen.touching:
        if not one.awake:
            continue
        best = one.picker.find_laid(one.focus) if isinstance(one.picker, SetPicker) else None
        for place in best.places if best else list_objects(state, one.focus):
            stance = seen.stances.get(place)
            if not (stance and stance.dull) and kind_of(place) != "hand":
                yield Mark(place, METAL_LIGHT if best else QUIET_LIGHT)
        if can_swap(state, one.seat, one.focus) and not one.path:
            yield from (
                Mark(place, METAL_LIGHT) for place in find_contracts(state, one.seat, one.focus))


FOUND = make_look(Ring(tone=SHINE, width=6.5))
PROMISE = make_look(*(shape(size=size, x=1, y=-1, right=-19, **given) for shape, size, given in (
    (Disc, 42, {"fill": NIGHT}), (Sign, 34, {"source": "pieces/halmstad/counter"}))))


def ring_found(seen: Seen) -> Signs:
    """Ring in brass the visible parts of the cards that the contract button would lay out."""
    for one in seen.touching:
        if (one.awake and one.focus == CONTRACT and isinstance(one.picker, SetPicker)
                and (best := one.picker.find_laid(CONTRACT))):
            yield from (Mark(_find_visible(seen, one.seat, place).inset(-4.5), FOUND)
                        for place in sorted(best.places) if kind_of(place) == "hand")


def _find_visible(seen: Seen, seat: Seat, place: Place) -> Box:
    """Return the part of a card of a hand that no other card covers."""
    held, box = seen.held[seat], seen.pose_raised(place).box
    after = [seen.pose_raised(other).box.x for other in held[held.index(place) + 1:][:1]]
    return box._replace(w=min(box.right, *after) - box.x) if after else box


def promise_contracts(seen: Seen) -> Signs:
    """Show at each quay whose swap with the focused card makes a contract possible how many
    counters that takes, and mark the other cards that do so with any quay."""
    for one in seen.touching:
        view = one.view
        if one.path or one.picker.readings:
            continue
        for place in seen.held.get(one.seat, ()):
            if place != one.focus and can_swap(view, one.seat, place) and (
                    find_contracts(view, one.seat, place)):
                yield Mark(_find_visible(seen, one.seat, place), PROMISE)
        if one.awake and can_swap(view, one.seat, one.focus):
            for place, count in find_contracts(view, one.seat, one.focus).items():
                box = seen.pose_raised(place).box
                words = Text(words=f"+{count}", ink=SHINE, one_line=True)
                yield Panel(box._replace(y=box.y - 8, w=box.w + 8),
                            row(build_gain(words, SHINE), justify="end", align="start"))


def tell_port_task(seen: Seen) -> Signs:
    """Show the task large in one place over all others, in the colour of the seat, unless advice
    stands there."""
    if seen.sitting and seen.sitting.advises:
        return
    one = next(iter(seen.touching), None)
    rail = [seen.board.box_of(place) for place, there in seen.board.lies.items()
            if kind_of(there) in ROWS]
    if one and rail and seen.sitting and one.seat not in seen.sitting.silent:
        asked = seen.board.box_of("asked")
        left = min(*(box.x - ROOM for box in rail), asked.center[0] - LEAST)
        right = max(*(box.right + ROOM for box in rail), asked.center[0] + LEAST)
        top = asked.center[1]
        yield Mark(Box(left, top, right - left, rail[0].bottom + ROOM - top), GROUND, one.seat)
    yield from tell_task(seen, room=lambda seen, _: seen.board.box_of("asked"))
