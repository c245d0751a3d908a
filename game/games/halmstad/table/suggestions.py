"""Sensible next steps at Halmstad: the offered plays, best first, and the next focus. It knows only
what its player sees, and plays nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.core.cards import Card, Cards, add_cards, remove_cards
from game.core.contract import Message, Move, Place, Seat
from game.games.halmstad.rules.contracts import (
    CLAIM,
    Piles,
    list_contracts,
    list_demands,
    list_loads,
    list_supplies,
)
from game.games.halmstad.rules.moves import refusal
from game.games.halmstad.rules.state import (
    ACES,
    CAPTAINS,
    HAND,
    NISSE,
    RED,
    TIMBER,
    UNSEEN,
    VALUE,
    Believed,
    Look,
    Proved,
    Shown,
    State,
    Turn,
    done_at,
)
from game.games.halmstad.table.tray import CONTRACT, FEED, FILL, SWAP
from game.tables.pickers import Picker
from game.tables.places import BUTTON, kind_of, numbers_of
from game.tables.set_picker import Picks, SetPicker

AWAY: Place = "button/pass"
RAIL: tuple[Place, ...] = tuple(f"button/{name}" for name in (  # from left to right
    "fill", "examine", "swap", "contract", "reveal", "feed", "pass"))
ROWS = "broad", "rail"  # where they stand while they are few, and while they are many
REVEAL: Place = "button/reveal"
FIRST = 3  # how many swaps are on offer before anything else is
SPENT = {FILL: "drew", "button/swap": "swapped", "button/examine": "examined",
         CONTRACT: "barred", REVEAL: "barred", FEED: "barred"}  # by what an action is used up
COSTS: dict[Place, Message] = {  # of what takes the same at all times
    SWAP: ("halmstad-costs-swap",), "button/examine": ("halmstad-costs-examine",),
    REVEAL: ("halmstad-costs-reveal",), FEED: ("halmstad-costs-feed",),
    AWAY: ("halmstad-costs-pass",)}
ONES = {"draw": FILL, "examine": "button/examine", "reveal": REVEAL}


def list_offered(
    view: State, seat: Seat, legal: Iterable[Move], plays: Sequence[Picks],
) -> list[Picks]:
    """Return contracts, a draw, the best swaps, a look, bold moves, and then all other swaps."""
    alone = {str(move[0]): Picks(frozenset(), move, ONES[str(move[0])])
             for move in legal if move[0] in ONES}
    deals = sorted((play for play in plays if play.button == CONTRACT),
                   key=lambda play: worth_of(play.move), reverse=True)
    swaps = sorted((play for play in plays if play.button == SWAP),
                   key=lambda play: rate_swap(view, seat, play.move), reverse=True)
    feeds = [play for play in plays if play.button == FEED]
    renewals = sorted((play for play in plays if play.button == FILL),
                      key=lambda play: rate_kept(view, seat, play.move), reverse=True)
    return [*deals, *(alone[kind] for kind in ("draw",) if kind in alone), *swaps[:FIRST],
            *renewals[:1], *(alone[kind] for kind in ("examine", "reveal") if kind in alone),
            *feeds, *swaps[FIRST:], *renewals[1:]]


def is_spent(view: State, place: Place) -> bool:
    """3: say whether an action was used in this turn, or is barred."""
    return place in SPENT and bool(getattr(done_at(view.stage), SPENT[place]))


def tell_cost(view: State, seat: Seat, place: Place) -> Message:
    """Return the cost or gain of an action, in two or three words."""
    hand = view.hands[seat]
    if place == FILL:
        return ("halmstad-costs-fill", min(HAND - len(hand), len(view.deck))) if (
            len(hand) < HAND) else ("halmstad-costs-renew",)
    if place == CONTRACT:
        best = 0 if done_at(view.stage).barred else _count_best(hand, view.piles)
        return ("halmstad-costs-contract", best) if best else ()
    return COSTS.get(place, ())


def list_left(view: State, seat: Seat) -> list[str]:
    """3 to 10: the useful actions left in a turn besides passing, best first."""
    hand, done, slots = view.hands[seat], done_at(view.stage), [*filter(None, view.beliefs)]
    hopes = any(slot.card in (UNSEEN, NISSE) for slot in slots)  # else they hide no nisse
    able = {
        "contract": not done.barred and bool(_count_claims(hand, view.piles)),
        "fill": _is_allowed(view, seat, ("draw",)) or any(
            _is_allowed(view, seat, ("renew", card)) for card in hand[:1]),
        "swap": not done.swapped and bool(hand) and any(view.piles),
        "examine": slots and _is_allowed(view, seat, ("examine",)),
        "reveal": hopes and _is_allowed(view, seat, ("reveal",)),
        "feed": any(_is_allowed(view, seat, ("feed", card)) for card in {*hand} & {*ACES}),
    }
    return [name for name, can in able.items() if can]


def list_advised(view: State, seat: Seat) -> list[str]:
    """Return the first of these: a contract, or else steps towards one."""
    able = list_left(view, seat)
    if "contract" in able:
        return ["contract"]
    if done_at(view.stage).barred:
        return [name for name in able if name == "swap"] + ["pass"]
    found = [name for name in ("fill", "examine") if name in able][:1]
    return [*(name for name in able if name == "swap"), *found]


def can_swap(view: State, seat: Seat, place: Place) -> bool:
    return (kind_of(place) == "hand" and isinstance(view.stage, Turn) and view.stage.seat == seat
            and not view.stage.done.swapped and any(view.piles))


def card_at(view: State, place: Place) -> Card:
    seat, n = (number or 0 for number in numbers_of(place))
    return view.hands[seat][n]


def find_contracts(view: State, seat: Seat, place: Place) -> dict[Place, int]:
    """Return the quays whose swap with a card makes a better contract possible, with its
    counters."""
    return _find_swaps(view.hands[seat], view.piles, card_at(view, place),
                       barred=done_at(view.stage).barred)


def find_helpful_quays(view: State, seat: Seat, place: Place) -> list[Place]:
    """Return the quays whose swap with a card leaves a hand with most parts of a contract; none if
    no swap adds one."""
    hand, card = view.hands[seat], card_at(view, place)
    left = {f"pile/{n}/0": rate_hand(add_cards(remove_cards(hand, card), pile[0]))
            for n, pile in enumerate(view.piles, 1) if pile}
    best = max(left.values(), default=0)
    return [quay for quay, worth in left.items() if worth == best > rate_hand(hand)]


def find_lacking(view: State, seat: Seat) -> tuple[str, int]:
    """7, 8: the only part that a contract lacks, if a quay is that close, and its sum: quay,
    captain, timber, load or supply."""
    hand, demanded = view.hands[seat], [value for _, value in list_demands(view.piles)]
    if not demanded:
        return "quay", 0
    most = max(demanded)
    black = "timber" if TIMBER.isdisjoint(hand) else "load"
    captain = any(card in CAPTAINS for card in hand)
    red, laden = ({total for _, total in found} for found in (
        list_supplies(hand, most, CLAIM), list_loads(hand, most)))
    found = []
    for demand in demanded:
        able = {"captain": captain, "supply": demand in red, black: demand in laden}
        missing = [part for part, there in able.items() if not there]
        found += [(missing[0], demand)] if len(missing) == 1 else []
    order = "captain", "supply", "load", "timber"  # the part first that is told first
    return min(found, key=lambda one: order.index(one[0]), default=("", 0))


def place_rail(view: State) -> dict[Place, Place]:
    """3: the places of actions: available ones in the middle, passing last of them, wide while they
    are few, the others at the end. The selection moves nothing."""
    match view.stage:
        case Shown() | Believed() | Proved():
            able: list[Place] = [CONTRACT]
        case Turn(seat) if UNSEEN not in view.hands[seat]:
            names = list_left(view, seat)
            able = [place for place in RAIL if place.partition("/")[2] in (*names, "pass")]
        case _:
            return {}
    rest = [place for place in RAIL if place not in able]
    return {place: f"{row}/{n}" for row, places in ((ROWS[len(able) > 4], able), ("rest", rest))
            for n, place in enumerate(places)}


def _is_allowed(view: State, seat: Seat, move: Move) -> bool:
    return refusal(view, seat, move) is None


@lru_cache(maxsize=16)  # it is asked in every frame
def _count_best(hand: Cards, piles: Piles) -> int:
    return max((worth_of(move)[0] for move in list_contracts(hand, piles, CLAIM)), default=0)


@lru_cache(maxsize=16)  # it is asked in every frame
def _count_claims(hand: Cards, piles: Piles) -> int:
    return len(list_contracts(hand, piles, CLAIM))


@lru_cache(maxsize=64)  # it is asked in every frame, of every card of a hand
def _find_swaps(hand: Cards, piles: Piles, card: Card, *, barred: bool) -> dict[Place, int]:
    found: dict[Place, int] = {}
    for n, (top, *under) in ((n, pile) for n, pile in enumerate(piles) if pile):
        new = (*piles[:n], (card, *under), *piles[n + 1:])
        found[f"pile/{n + 1}/0"] = _count_best(add_cards(remove_cards(hand, card), top), new)
    least = _count_best(hand, piles)
    return {} if barred else {place: best for place, best in found.items() if best > least}


def worth_of(move: Move) -> tuple[int, int, int]:
    """Return the worth of a contract: its counters, then the awkward cards that it uses."""
    match move:
        case (_, int(), tuple(supply), tuple(load), int()):
            timber = [card for card in load if card in TIMBER]
            return len(timber), -sum(VALUE[card] for card in timber), -len(supply)
    return 0, 0, 0


def rate_swap(view: State, seat: Seat, move: Move) -> tuple[int, int]:
    """Return the worth of a swap: the counters of a contract that it makes possible, then the
    hand."""
    match move:
        case (_, int(card), int(pile)):
            top, *under = view.piles[pile - 1]
            hand = add_cards(remove_cards(view.hands[seat], card), top)
            piles = (*view.piles[:pile - 1], (card, *under), *view.piles[pile:])
            best = max(map(worth_of, list_contracts(hand, piles, CLAIM)), default=(0, 0, 0))
            return best[0], rate_hand(hand)
    return 0, 0


def rate_kept(view: State, seat: Seat, move: Move) -> int:
    card = move[1]
    return rate_hand(remove_cards(view.hands[seat], card)) if isinstance(card, int) else 0


def rate_hand(hand: Cards) -> int:
    def count(kind: Iterable[Card], most: int) -> int:
        return min(sum(card in kind for card in hand), most)
    low = sum(VALUE[card] for card in hand)
    return (600 * count(CAPTAINS, 1) + 500 * count(TIMBER, 1) + 300 * count(TIMBER, 3)
            + 300 * count(RED, 2) + 200 * count(ACES, 1) + 250 * hand.count(NISSE) - low)


def list_next(view: State, seat: Seat, picker: Picker) -> Iterable[Place]:
    """Return the next places, best first; empty where a hand has still to be inspected."""
    if isinstance(view.stage, Look):
        return _at_beliefs(view, seat, picker.path)
    if not isinstance(picker, SetPicker):
        return ()
    if picker.path:
        return _find_beyond(picker)
    if isinstance(view.stage, Turn):
        return _in_turn(view, picker)
    return (CONTRACT,)


def _in_turn(view: State, picker: SetPicker) -> list[Place]:
    """Return the actions left in a turn; the pass comes before a bluffer's actions."""
    known = any(slot and slot.card == NISSE for slot in view.beliefs)
    bold = (REVEAL, FEED)
    found: list[Place] = []
    for play in picker.offered:
        if play.button not in bold or known:
            hand = sorted(place for place in play.places if kind_of(place) == "hand")
            found.append(hand[0] if hand and play.button != CONTRACT else play.button)
    return [*found, AWAY]


def _find_beyond(picker: SetPicker) -> list[Place]:
    """Return the pile of the best swap after a card that can only be swapped; after a pile the
    card."""
    nexts = [place for place in picker.list_nexts() if kind_of(place) != BUTTON]
    kinds = {kind_of(place) for place in nexts}
    if len(kinds) != 1 or kind_of(picker.path[-1]) in kinds or CONTRACT in picker.list_nexts():
        return []
    best = [place for play in picker.offered if {*picker.path} <= play.places
            for place in play.places]
    return [place for place in best if place in nexts]


def _at_beliefs(view: State, seat: Seat, path: tuple[Place, ...]) -> list[Place]:
    """Return a nisse or the first card, and then a belief without one; and the other way round."""
    hand = view.hands[seat]
    nisser = [f"hand/{seat}/{n}" for n, card in enumerate(hand) if card == NISSE]
    poor = [f"belief/{n}" for n, slot in enumerate(view.beliefs, 1)
            if slot and slot.card != NISSE]
    if path and kind_of(path[-1]) == "hand":
        return sorted(poor, key=lambda place: abs(numbers_of(place)[0] - 2))
    return nisser
