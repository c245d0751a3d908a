"""Pick moves at Halmstad: things in any order and a button that says what for; otherwise a card, a
button, or a card and a belief."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.cards import Card
from game.core.contract import Message, Move, Place, Seat
from game.games.halmstad import rules as halmstad
from game.games.halmstad.rules.state import (
    ACES,
    NISSE,
    NONE,
    RED,
    Believed,
    Bid,
    Fed,
    Look,
    Pledge,
    Proved,
    Shown,
    State,
    Turn,
    Visit,
    done_at,
)
from game.games.halmstad.table.suggestions import RAIL, list_offered
from game.games.halmstad.table.tray import CONTRACT, FEED, FILL, SWAP, Picked, name_selection
from game.tables.pickers import PathPicker
from game.tables.places import BUTTON, kind_of, numbers_of, rest_of
from game.tables.set_picker import Picks, SetPicker

SAID = {"draw": "fill", "leave": "stay"}  # buttons with other words than in other games


def make_picker(view: State, seat: Seat) -> SetPicker | PathPicker:
    """Return things and a button in a turn; otherwise a card, a button, or a card and a belief."""
    legal = halmstad.moves(view, seat)
    where = map_hand(view, seat)
    picked_for = {move: find_picks(move, where) for move in legal}
    plays = [pick for pick in picked_for.values() if pick]
    paths = Steps([move for move, pick in picked_for.items() if not pick],
                  lambda move: list_touches(view, seat, move),
                  lambda path: tell_why(view, seat, path), careful=True)
    if not isinstance(view.stage, Turn | Shown | Believed | Proved):
        return paths
    buttons = (CONTRACT, SWAP, FEED, *[FILL] * any(pick.button == FILL for pick in plays))
    return SetPicker(
        plays, paths, lambda path: name_selection(view, seat, find_picked(view, seat, path)),
        offered=list_offered(view, seat, legal, plays), buttons=buttons, lays=(CONTRACT, FEED),
        twins=[tuple(places) for places in where.values() if len(places) > 1],
        direct=list_direct(view, where), menus=list_menus(view, legal), careful=True)


class Steps(PathPicker):
    """A card and a belief; the tray says what comes next."""

    def tell_tray(self) -> Message | None:
        """Return what an exchange still needs."""
        asks = {kind_of(place) for place in self.list_nexts()} if self.path else set()
        return ("halmstad-tray-belief",) if asks == {"belief"} else (
            "halmstad-tray-given",) if asks == {"hand"} and not self.asking else None


def list_direct(view: State, where: Mapping[Card, list[Place]]) -> set[tuple[Place, ...]]:
    """Return swaps, a card and then a pile, that cannot be meant for a contract."""
    barred = done_at(view.stage).barred
    return {(places[0], f"pile/{n}/0") for card, places in where.items()
            for n, pile in enumerate(view.piles, 1)
            if pile and (barred or pile[0] not in RED or card in ACES or card == NISSE)}


def list_menus(view: State, legal: Iterable[Move]) -> dict[Place, tuple[Move, ...]]:
    if not isinstance(view.stage, Turn):
        return {}
    found = {str(move[0]): move for move in reversed(list(legal))
             if move[0] in ("examine", "reveal", "feed")}
    moves = tuple(found[kind] for kind in ("examine", "reveal", "feed") if kind in found)
    return {f"belief/{n}": moves for n, slot in enumerate(view.beliefs, 1) if slot}


def map_hand(view: State, seat: Seat) -> dict[Card, list[Place]]:
    hand = list(view.hands[seat])
    if isinstance(view.stage, Bid):
        bidding = view.stage.bids[seat]
        for card in (bidding.standing, *bidding.tied):
            if card != NONE:
                hand.remove(card)
    places: dict[Card, list[Place]] = {}
    for i, card in enumerate(hand):
        places.setdefault(card, []).append(f"hand/{seat}/{i}")
    return places


def find_picks(move: Move, where: Mapping[Card, list[Place]]) -> Picks | None:
    """Return the selection and the button of a move; None for other kinds of moves."""
    match move:
        case ("swap", int(card), int(pile)):
            return Picks(frozenset((where[card][0], f"pile/{pile}/0")), move, SWAP)
        case ("feed", int(card)):
            return Picks(frozenset((where[card][0],)), move, FEED)
        case ("renew", int(card)):
            return Picks(frozenset((where[card][0],)), move, FILL)
        case (("claim" | "fulfil"), int(pile), tuple(supply), tuple(load), int(captain)):
            cards = (*supply, *load, captain)
            places = [where[card][n] for card in dict.fromkeys(cards)
                      for n in range(cards.count(card))]
            return Picks(frozenset((*places, f"pile/{pile}/0")), move, CONTRACT)
    return None


def list_touches(view: State, seat: Seat, move: Move) -> tuple[tuple[Place, ...], ...]:
    """Return the places to touch for a move: a belief and a card in either order, and a secret one
    twice."""
    where = map_hand(view, seat)
    if pick := find_picks(move, where):
        places = sorted(pick.places, reverse=pick.button == SWAP)  # else the swap would come first
        return ((*places, pick.button),)
    match move:
        case ("exchange", int(card), int(slot)):
            ways = [(place, f"belief/{slot}") for place in where[card]]
            return (*ways, *((belief, place) for place, belief in ways))
        case ("visit", int(pile), int(depth)):
            return ((f"pile/{pile}/{depth - 1}",),)
        case ("bid", int(card)):
            return tuple((place,) * 2 for place in where[card])
        case ("pledge", int(card)):
            return tuple((place,) for place in where[card])
        case (("believe" | "challenge") as said,):
            return ((f"button/{said}",) * 2,)
    return ((f"button/{SAID.get(str(move[0]), move[0])}",),)


def list_fields(view: State, seat: Seat) -> tuple[Place, ...]:
    hand = tuple(place for places in map_hand(view, seat).values() for place in places)
    tops = tuple(f"pile/{n}/0" for n, pile in enumerate(view.piles, 1) if pile)
    slots = tuple(f"belief/{n}" for n, slot in enumerate(view.beliefs, 1) if slot)
    match view.stage:
        case Turn(): return (*hand, *tops, *RAIL, *slots)
        case Shown() | Believed() | Proved(): return (*hand, *tops, CONTRACT)
        case Look():
            return (*hand, *slots, "button/stay")
        case Fed(): return ("button/believe", "button/challenge")
        case Visit():
            return (*(f"pile/{n}/{i}" for n, pile in enumerate(view.piles, 1)
                      for i in range(len(pile))), "button/decline")
    return hand


def find_picked(view: State, seat: Seat, path: tuple[Place, ...]) -> Picked:
    where = {place: card for card, places in map_hand(view, seat).items() for place in places}
    piles = [numbers_of(place)[0] for place in path if kind_of(place) == "pile"]
    button = path[-1] if path and kind_of(path[-1]) == BUTTON else ""
    return Picked(tuple(sorted(where[place] for place in path if place in where)), tuple(piles),
                  button)


def tell_why(view: State, seat: Seat, path: tuple[Place, ...]) -> Message:
    kind, rest = kind_of(path[-1]), rest_of(path[-1])
    hand = {place: card for card, places in map_hand(view, seat).items() for place in places}
    match view.stage, kind:
        case Bid(), "hand":
            move: Move = ("bid", hand.get(path[-1], NONE))
        case Pledge(), "hand":
            move = ("pledge", hand.get(path[-1], NONE))
        case Look(), ("hand" | "belief"):
            return ("halmstad-exchange-how",)
        case Turn(), "belief":
            move = ("examine",)
        case Visit(), "pile":
            pile, depth = numbers_of(path[-1])
            move = ("visit", pile, depth + 1)
        case _, "button":
            move = (next((kind for kind, said in SAID.items() if said == rest), rest),)
        case _:
            return (f"halmstad-why-{kind}",)
    return halmstad.refusal(view, seat, move) or ("halmstad-unknown-move",)
