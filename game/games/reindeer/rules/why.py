"""The judge of Reindeer Rivals: why a move is refused, in the words that a player is told.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from game.core.contract import Message, Move, Seat
from game.games.reindeer.rules.atlas import BIG, CENTRE, DEPOT, LITTLE, PACKET, Atlas, Point
from game.games.reindeer.rules.position import RENT, State, Turn

LOAD = 5  # packets that a big sleigh takes


def why_not(atlas: Atlas, state: State, seat: Seat, move: Move) -> Message | None:
    """None for a legal move of the seat in turn; else the reason."""
    match move:
        case ("done",):
            return None
        case ("little", frm, to):
            return refuse_flight(atlas, state, seat, 1, frm, to)
        case ("big", int(count), frm, to):
            return refuse_flight(atlas, state, seat, count, frm, to, big=True)
    return ("reindeer-unknown-move",)


def refuse_flight(
    atlas: Atlas, state: State, seat: Seat, count: int, frm: object, to: object, *,
    big: bool = False,
) -> Message | None:
    """4: the sleigh, then where it loads, its price, where it ends, and how far that is."""
    rent = BIG if big else LITTLE
    if says := (_refuse_sleigh(state, count, rent)
                or _load(atlas, state.stacks[seat], count, frm)
                or _refuse_price(state.money[seat], rent + PACKET * count * (frm == DEPOT))
                or _end(atlas, state, frm, to, rent)):
        return says
    one, two = atlas.find_centre(frm), atlas.find_centre(to)
    side = atlas.figures.long if big else atlas.figures.short
    if one is None or two is None or not atlas.is_within(one, two, side):
        return ("reindeer-too-far", atlas.tell_length(side))
    return None


def _refuse_sleigh(state: State, count: int, rent: int) -> Message | None:
    """4: one big sleigh, or up to five little ones."""
    spent = state.stage.rent if isinstance(state.stage, Turn) else RENT
    if rent == BIG and not 1 <= count <= LOAD:
        return ("reindeer-load", LOAD)
    if spent == RENT:
        return ("reindeer-rent-spent", RENT)
    return ("reindeer-no-mixing",) if spent + rent > RENT else None


def _load(
    atlas: Atlas, stacks: tuple[tuple[Point, int], ...], count: int, frm: object,
) -> Message | None:
    """4: packets come from D or from one own stack; cities give nothing back."""
    if frm == DEPOT:
        return None
    if isinstance(frm, str):
        return ("reindeer-city-keeps",) if frm in atlas.index else ("reindeer-nowhere", frm)
    stacked = next((n for point, n in stacks if point == frm), 0)
    if stacked == 0 or atlas.find_centre(frm) is None:
        return ("reindeer-no-stack",)
    return ("reindeer-too-few", stacked) if stacked < count else None


def _refuse_price(money: int, price: int) -> Message | None:
    """5: rent and packets are paid before the move."""
    return ("reindeer-no-money", price, money) if money < price else None


def _end(atlas: Atlas, state: State, frm: object, to: object, rent: int) -> Message | None:
    """3, 4, 6: a new place: D, a city that needs packets for a little sleigh, or a point."""
    if to == frm:
        return ("reindeer-same-place",)
    if isinstance(to, str):
        return None if to == DEPOT else _refuse_city(atlas, state, to, rent)
    point = atlas.find_centre(to)
    if point is None:
        return ("reindeer-unknown-move",)
    if atlas.open.has_point(point):
        return None
    name = atlas.find_disc(point)
    if name == DEPOT:
        return ("reindeer-in-depot-disc",)
    return ("reindeer-sea",) if name is None else ("reindeer-in-disc", space_name(name))


def _refuse_city(atlas: Atlas, state: State, name: str, rent: int) -> Message | None:
    if name not in atlas.index:
        return ("reindeer-nowhere", name)
    if rent == BIG:
        return ("reindeer-big-in-city",)
    at = atlas.index[name]
    demand = atlas.demands[state.quick][at]
    return ("reindeer-city-full", space_name(name)) if len(state.delivered[at]) >= demand else None


def space_name(name: str) -> str:
    """Return a city's name as people write it."""
    return name.replace("_", " ")


def name_near(atlas: Atlas, place: object) -> Message:
    """Return a place in words: a city, the depot, or what a point is nearest to."""
    point = atlas.find_centre(place) or CENTRE
    name = place if isinstance(place, str) else atlas.find_nearest(point)
    kind = "at" if isinstance(place, str) else "near"
    if name == DEPOT:
        return ("reindeer-at-depot",) if kind == "at" else ("reindeer-near-depot",)
    return ("reindeer-at-city" if kind == "at" else "reindeer-near-city", space_name(name))
