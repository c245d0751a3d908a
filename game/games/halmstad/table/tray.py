"""The tray of Halmstad: the sum of the picked cards, and what is missing (7 to 10)."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import Cards
from game.core.contract import Message, Place, Seat
from game.games.halmstad import rules as halmstad
from game.games.halmstad.rules.contracts import CLAIM, PROOF, Way, sum_of, way_of
from game.games.halmstad.rules.state import (
    ACES,
    BALLAST,
    CAPTAINS,
    NONE,
    RED,
    TIMBER,
    VALUE,
    State,
    Turn,
    done_at,
)
from game.tables.style import join_things

CONTRACT: Place = "button/contract"
SWAP: Place = "button/swap"
FEED: Place = "button/feed"
FILL: Place = "button/fill"


class Picked(NamedTuple):
    """Sorted cards of the hand; piles by number; and the pressed or focused button."""

    cards: Cards
    piles: tuple[int, ...]
    button: Place


def name_selection(view: State, seat: Seat, of: Picked) -> Message:
    """Return the selection in words, or why it is no move."""
    if of.button == SWAP:
        return _swap(view, seat, of)
    if of.button == FEED:
        return _feed(view, seat, of)
    if of.button == FILL:
        return _renew(view, seat, of)
    several = len(of.cards) > 1 and of.piles
    if of.button == CONTRACT or several or not isinstance(view.stage, Turn):
        return _name_contract(view, seat, of)
    swapped = done_at(view.stage).swapped
    if of.piles:
        return ("halmstad-tray-more",) if swapped else (
            "halmstad-tray-swap",) if of.cards else ("halmstad-tray-pile",)
    if len(of.cards) == 1:
        feeds = of.cards[0] in ACES and _feed(view, seat, of) == ("halmstad-tray-ace",)
        renews = halmstad.refusal(view, seat, ("renew", of.cards[0])) is None
        if feeds:
            return ("halmstad-tray-feed",) if swapped else ("halmstad-tray-ace",)
        if renews:
            return ("halmstad-tray-may-renew",)
        return ("halmstad-tray-more",) if swapped else ("halmstad-tray-card",)
    return _tell_sums(view, of)


def _swap(view: State, seat: Seat, of: Picked) -> Message:
    """5: one card for one pile."""
    if done_at(view.stage).swapped:
        return ("halmstad-swapped",)
    if len(of.cards) != 1 or len(of.piles) != 1:
        return ("halmstad-swap-how",)
    return halmstad.refusal(view, seat, ("swap", of.cards[0], of.piles[0])) or (
        "halmstad-tray-swap",)


def _feed(view: State, seat: Seat, of: Picked) -> Message:
    """10: an ace and nothing else."""
    if done_at(view.stage).barred:
        return ("halmstad-barred",)
    aces = [card for card in of.cards if card in ACES]
    if len(aces) != 1 or len(of.cards) > 1 or of.piles:
        return ("halmstad-feed-how",)
    return halmstad.refusal(view, seat, ("feed", aces[0])) or ("halmstad-tray-ace",)


def _renew(view: State, seat: Seat, of: Picked) -> Message:
    """4: a draw; with the option `renew` a card of a full hand and nothing else."""
    card = of.cards[0] if of.cards else NONE
    if says := halmstad.refusal(view, seat, ("renew", card)):
        plain = halmstad.refusal(view, seat, ("draw",))
        return says if says[0] == "halmstad-drawn" else plain or ("halmstad-draw-alone",)
    if len(of.cards) > 1 or of.piles:
        return ("halmstad-renew-how",)
    return ("halmstad-tray-renew",)


def _name_contract(view: State, seat: Seat, of: Picked) -> Message:
    """7 to 10: a whole contract, or its first fault."""
    if done_at(view.stage).barred:
        return ("halmstad-barred",)
    captains = [card for card in of.cards if card in CAPTAINS]
    if len(of.piles) != 1:
        return ("halmstad-one-demand",) if of.piles or of.button else _tell_sums(view, of)
    others = [card for card in of.cards if not (card in CAPTAINS or VALUE[card])]
    if others or len(captains) > 1:
        return ("halmstad-no-part",) if others else ("halmstad-one-captain",)
    pile = of.piles[0]
    move = (way_of(view.stage).kind, pile, tuple(c for c in of.cards if c in RED),
            tuple(c for c in of.cards if c in TIMBER or c in BALLAST), *(captains or [NONE]))
    says = halmstad.refusal(view, seat, move)
    if says is None:
        return ("halmstad-tray-contract", VALUE[view.piles[pile - 1][0]],
                sum(card in TIMBER for card in of.cards))
    return says if of.button or says[0] == "halmstad-no-demand" else _tell_sums(view, of)


def _tell_sums(view: State, of: Picked) -> Message:
    """Return what is too much for a contract, or what it still needs."""
    how = way_of(view.stage)
    demand = next((VALUE[view.piles[n - 1][0]] for n in of.piles), 0)
    red = sum_of(tuple(card for card in of.cards if card in RED))
    black = sum_of(tuple(card for card in of.cards if card in TIMBER or card in BALLAST))
    if demand and how is CLAIM and red > demand:
        return ("halmstad-supply-exact", red, demand)
    if demand and how is not PROOF and black > demand:
        return (f"halmstad-load-{how.load}", black, demand)
    return _tell_missing(how, of, demand, red, black)


def _tell_missing(how: Way, of: Picked, demand: int, red: int, black: int) -> Message:
    """Return what a contract still needs, in words."""
    found: list[Message] = []
    if not demand:
        found.append(("halmstad-need-demand",))
    if how is CLAIM and red < demand:
        found.append(("halmstad-need-red", demand - red))
    elif how.supply and not red:
        found.append(("halmstad-need-supply",))
    if how is CLAIM and black < demand:
        found.append(("halmstad-need-black", demand - black))
    elif TIMBER.isdisjoint(of.cards):
        found.append(("halmstad-need-timber",))
    if not any(card in CAPTAINS for card in of.cards):
        found.append(("halmstad-need-captain",))
    return ("halmstad-missing", join_things(found)) if found else ("halmstad-supply-one",)
