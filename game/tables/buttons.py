"""Show the buttons of players who have to answer."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from game.core.contract import Message, Place, Seat, State
from game.picture.materials import TIMBER
from game.picture.screen import SAFE, Box
from game.picture.theme import (
    BUTTON_DULL,
    BUTTON_LIT,
    DIM,
    EDGE,
    EMBER,
    FAINT,
    GOLD,
    INK,
    IVORY,
    SEAT_COLOURS,
    Colour,
)
from game.tables.pickers import Picker, Touches
from game.tables.places import NUMBER, READING, SORT, is_button, kind_of, rest_of
from game.tables.seen import Asking, Panel, Seen, Signs
from game.tables.set_picker import SetPicker
from game.tables.widgets import build_plate, draw_plate, fixed_text, sign_size
from game.ui.box import box_around, enclose
from game.ui.layout import Node, Paint, Picture, Text, at, column, pad, stack

HEAD = 38  # the height of the words over buttons
OPEN: Colour = (72, 47, 29)  # the buttons
BRASS: Colour = (190, 146, 80)
NARROW, LEAST = 200, 100  # the width under which a button has small letters, and hardly any air

Play = tuple[Message, Message] | None  # the cards of a play, and its name
Explain = Callable[[State, Seat, Touches, bool], Message]
Foretell = Callable[[State, Seat, Picker, Place], Play]


def show_buttons(seen: Seen, explain: Explain | None = None, foretell: Foretell | None = None,
                 numbers: tuple[str, str] | None = None) -> Signs:
    """Show the buttons; those of one size share a text size. On a dull button, `explain` says why
    the picked cards cannot be played, otherwise how they are called. `foretell` returns the play
    that the focused card would make. `numbers` are pictures under numbers, with and without focus.
    A game draws buttons itself that have signs of their own."""
    for one in seen.pickers:
        places = [place for place in one.places if is_button(place, seen.style.touch.buttons)
                  and place not in seen.style.touch.signs] if one.touchable else []
        yield from _head_kinds(seen, places)
        alike = defaultdict[tuple[float, float], list[Place]](list)
        for place in places:
            if numbers and kind_of(place) == NUMBER:
                yield _show_number(seen, place, numbers[place != one.focus])
            elif (place not in seen.style.touch.ends or not _is_dull(one, place)
                    or _is_lit(one, place)):
                alike[seen.board.box_of(place)[2:]].append(place)  # ends are seen where they can be
        for group in alike.values():
            boxes = [seen.board.box_of(place) for place in group]
            room = enclose(boxes)
            yield Panel(room, stack(*(at(
                box._replace(x=box.x - room.x, y=box.y - room.y),
                _build_button(seen, one, place, explain, foretell))
                for place, box in zip(group, boxes, strict=True))))


def _is_dull(one: Asking, place: Place) -> bool:
    return place != SORT and place not in one.nexts and place not in one.heeded


def _is_lit(one: Asking, place: Place) -> bool:
    return place == one.focus and one.awake


def _head_kinds(seen: Seen, places: list[Place]) -> Signs:
    """Frame the buttons of each kind, with a heading over them unless they stand at the top."""
    for kind, button in seen.style.touch.buttons.items():
        boxes = [seen.board.box_of(place) for place in places if kind_of(place) == kind]
        if button.head and boxes:
            text, row = seen.say(button.head), enclose(boxes)
            wide = max(seen.art.measure_text(text, "small@1")[0] + 8, row.w)
            middle = min(max(row.center[0], SAFE.x + wide / 2), SAFE.right - wide / 2)
            top = row.y - HEAD - 12  # clear of the rim of the focus
            if top >= SAFE.y:
                words = fixed_text(seen, text, "small@1", height=HEAD, align="center")
                yield Panel(Box(middle - wide / 2 - 8, top, wide + 16, row.bottom + 8 - top),
                            build_plate(seen, column(words), padding=pad(8, 0)))


def _show_number(seen: Seen, place: Place, picture: str) -> Panel:
    box = seen.board.box_of(place)
    return Panel(box_around(*box.center, box.w + 10), stack(
        Picture(source=picture, width=box.w + 10),
        Text(words=rest_of(place), style="count", align="center")))


def _build_button(seen: Seen, one: Asking, place: Place, explain: Explain | None,
                  foretell: Foretell | None) -> Node:
    """Return a button: gold if it plays the selection or nothing else is left to do, with a golden
    edge in the focus. The line under its word names the play."""
    style, box, picker = seen.style, seen.board.box_of(place), one.picker
    lit, dull, sure = _is_lit(one, place), _is_dull(one, place), one.asking == place
    wanted = not dull and _is_wanted(seen, one, place)
    kind = style.touch.buttons.get(kind_of(place))
    # It holds until another one is pressed.
    chosen = bool(kind and kind.head) and place in style.touch.idle
    label = seen.say(style.label_button(place, one.view, picker.readings))
    under, missing, would = "", False, None
    several = seen.sitting is not None and len(seen.sitting.pickers) > 1
    edge = SEAT_COLOURS[one.seat] if several else BRASS  # whose it is
    if lit or sure or wanted:
        edge = GOLD
    elif dull and isinstance(picker, SetPicker) and picker.can_play(place):
        edge = BRASS  # once enough is picked; until then its word is pale
    elif dull or place in style.touch.ends:
        edge = EDGE
    if isinstance(picker, SetPicker) and picker.plays_by(place):
        says = explain(one.view, one.seat, one.path, dull) if explain else ()
        said, lays = seen.say(says) if says else "", picker.lays_out(place)
        would = foretell(one.view, one.seat, picker, one.focus) if lays and foretell else None
        if would:
            label, under = map(seen.say, would)
            edge = GOLD
        elif picker.aims and lays:  # for the card in the focus there is none
            dull, edge = True, EDGE
        elif not dull:
            under = said
        elif said and (lit or one.path):  # until then the task says it
            label, missing = said, True
    fill = (GOLD if wanted else BUTTON_LIT if sure or chosen or would else BUTTON_DULL if dull
            else OPEN)
    ink = (INK if wanted else EMBER if missing else FAINT if dull else GOLD if would else IVORY)
    word = Text(words=label, ink=ink, align="center", grow=0.54 if would else 0.5,
                style="small" if box.w < NARROW else "label" if place == SORT
                else _find_letters(seen, one), group="" if missing else f"words/{bool(under)}")
    low = Text(words=under, style="small", size=sign_size(seen.art), align="center", grow=0.46,
               ink=INK if wanted else DIM if dull else IVORY) if under else None
    air = 3 if box.w < LEAST else 6 if box.w < NARROW else 12
    return stack(Paint(paint=draw_plate, values=(TIMBER, fill, edge, 2)),
                 column(word, low, padding=pad(air, 2)))


def _is_wanted(seen: Seen, one: Asking, place: Place) -> bool:
    """Say whether a button plays the selection, or nothing else is left to do."""
    if not isinstance(one.picker, SetPicker) or place == SORT or kind_of(place) == READING:
        return False
    if place in seen.style.touch.ends:
        return not one.picker.offered
    return bool(one.path) and one.picker.plays_by(place)


def _find_letters(seen: Seen, one: Asking) -> str:
    """Return the text style of a player's buttons: the game's own kinds decide, if they have no
    frame."""
    own = seen.style.touch.buttons
    return next((own[kind].letters for kind in map(kind_of, one.places)
                 if kind in own and not own[kind].head), "label")
