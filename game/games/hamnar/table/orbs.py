"""The orbs round the board: whose turns come when, and which of them lie in the shade."""

from __future__ import annotations

from game.core.contract import Message, Place, Seat, Table
from game.picture.theme import INK
from game.tables.looks import Disc, Letters, Sign, make_look
from game.tables.places import kind_of, rest_of
from game.tables.seen import Mark, Seen, Signs, Stance, Stances

Turn = tuple[str, Seat]  # an icon, with the owner of its orb

LIT_ICON = make_look(Sign(part=0.84, source="pieces/hamnar/icon_{text}"))
ORDER = make_look(Disc(size=44, edge=INK, grows=True), Letters(grows=True))


def find_turns(table: Table) -> tuple[Turn, ...]:
    """Return the icons in the order in which the light comes to them, with the owners of their
    orbs; nothing while orbs are placed."""
    order = sorted((int(str(says[1])), rest_of(place), int(str(says[2])))
                   for place, says in table.items()
                   if kind_of(place) == "next" and isinstance(says, tuple))
    return tuple((icon, owner) for _, icon, owner in order)


def find_swapped(seen: Seen) -> tuple[Place, ...]:
    """Return the places between which two orbs have changed, if that was the last deed in a match
    that is watched: nothing beside them is to be looked at."""
    if not (seen.watched and seen.went and seen.captions):
        return ()
    ply, _, way = seen.went[-1]
    return way if ply == seen.captions[-1][0] and kind_of(way[0]) == "orb" else ()


def dim_late_orbs(seen: Seen) -> Stances:
    """Dim all orbs but those of this turn and the next, unless any of them may be swapped; or all
    but the two that were swapped last."""
    turns, swapped = [icon for icon, _ in find_turns(seen.table)], find_swapped(seen)
    late = turns[2:] if turns and not turns[0].startswith("sun") else []
    for icon in turns:
        yield Stance(f"orb/{icon}", dull=f"orb/{icon}" not in swapped if swapped else icon in late)
    if swapped and turns:
        yield Stance(f"active/{turns[0]}", dull=True)


def hide_captured(seen: Seen) -> Stances:
    """Hide captured pieces once they have landed on the ghosts of their own panel. Where a match is
    watched, they come from under the words there."""
    return [Stance(f"taken/{seat}/{n}", hidden=True, arc=-150.0 if seen.watched else None)
            for seat in range(len(seen.players)) for n in range(5)]


def enlarge_lit_icon(seen: Seen) -> Signs:
    if not find_swapped(seen):
        yield from (Mark(f"active/{icon}", LIT_ICON, text=plain_icon(icon))
                    for icon, _ in find_turns(seen.table)[:1])


def number_orbs(seen: Seen) -> Signs:
    """Tell how soon the light comes to an orb, on a sign of its owner."""
    for place, says in seen.table.items():
        match says:
            case ("order", int(turn), int(owner)) if seen.board.has_place(place):
                yield Mark(place, ORDER, owner, str(turn))


def is_order(says: Message) -> bool:
    return says[0] == "order"


def plain_icon(icon: str) -> str:
    """Return the kind of an icon: "horse" of "horse2"."""
    return icon.rstrip("123")


def icon_picture(icon: str) -> str:
    return f"pieces/hamnar/icon_{plain_icon(icon)}"
