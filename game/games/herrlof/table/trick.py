"""A trick of Herrlof on the table: places of its cards, the words over each, and the outcome of a
card of the hand, as far as its player can know."""

from __future__ import annotations

from game.core.cards import Card
from game.core.contract import Message, Place, Seat
from game.games.herrlof.rules.moves import refusal
from game.games.herrlof.rules.position import (
    COLOUR,
    HAGALAZ,
    RANK,
    VALKNUT,
    Bury,
    Draw,
    Play,
    State,
    Trick,
)
from game.games.herrlof.rules.tricks import leads_after, winner_at
from game.tables.capabilities import Played
from game.tables.tricks import BREAKS

AT_ONCE = 3  # a rank that works whichever player wins, but not as the last card of a hand
POWERS = {1: "one", 3: "three", 6: "six", 9: "nine"}  # the ends of their keys, by rank
RUNES = {VALKNUT: "valknut", HAGALAZ: "hagalaz"}


def list_played(view: State) -> list[Played]:
    """Return the cards of the trick and of the last one, with their players."""
    return _list_trick(view, "last", view.last) + _list_trick(view, "trick", view.trick)


def _list_trick(view: State, kind: str, trick: Trick | None) -> list[Played]:
    if trick is None:
        return []
    seats, winner = len(view.hands), winner_at(trick.cards, view.trump)
    last = kind == "last"
    return [Played((f"{kind}/{n}",), (trick.leader + n) % seats, led=n == 0 and not last,
                   best=n == winner, lost=last and winner is None, past=last,
                   over=() if last else _tell_effect(view, trick, n) or _tell_over(view, trick, n),
                   does=bool(_tell_effect(view, trick, n)),
                   under=() if last else _tell_under(view, trick, n),
                   turn=n + 1 if len(trick.cards) > 1 and not last else 0)
            for n in range(len(trick.cards))]


def _tell_effect(view: State, trick: Trick, n: int) -> Message:
    """Return the immediate effect of a card of the trick."""
    card, last = trick.cards[n], n == len(trick.cards) - 1
    if card == VALKNUT:
        return ("herrlof-over-valknut",)
    if card == HAGALAZ and VALKNUT not in trick.cards and HAGALAZ not in trick.cards[n + 1:]:
        return ("herrlof-over-hagalaz",)
    if last and isinstance(view.stage, Draw | Bury):
        return ("herrlof-power-three",)
    return ()


def _tell_over(view: State, trick: Trick, n: int) -> Message:
    """Return the words over a card of the trick: that it wins, or why it is the best so far."""
    if n != winner_at(trick.cards, view.trump):
        return ()
    if len(trick.cards) == len(view.hands):
        return ("herrlof-outcome-wins",)
    if COLOUR[trick.cards[n]] == COLOUR[view.trump] != COLOUR[trick.cards[0]]:
        return ("herrlof-best-trump",)
    return ("herrlof-best-high",) if n else ("herrlof-best-led",)


def _tell_under(view: State, trick: Trick, n: int) -> Message:
    """Return the effect of the best card if it wins, and for whom."""
    if n != winner_at(trick.cards, view.trump):
        return ()
    rank, seats = RANK[trick.cards[n]], len(view.hands)
    power = POWERS.get(rank, "")
    if not power or rank == AT_ONCE or (rank == 9 and HAGALAZ in trick.cards):
        return ()
    sure = "does" if len(trick.cards) == seats else "would"
    return (f"herrlof-{sure}-{power}", *(
        [("seat", leads_after(trick, n, seats))] if rank == 9 else []))


def place_cards(view: State) -> dict[Place, Place]:
    """Lay each card of the trick before its player."""
    return {
        played.places[0]: f"{'best' if played.best else 'side'}/{played.seat}"
        for played in _list_trick(view, "trick", view.trick)}


def queue_cards(view: State) -> dict[Place, Place]:
    """Lay the cards of the trick on a stage in their order; round a newest Valknut they are thrown
    about."""
    cards = view.trick.cards if view.trick else ()
    if VALKNUT not in cards:
        return {f"trick/{n}": f"played/{n}" for n in range(len(cards))}
    at = len(cards) - 1 - cards[::-1].index(VALKNUT)
    return {f"trick/{n}": BREAKS if n == at else
            f"thrown/left/{at - 1 - n}" if n < at else f"thrown/right/{n - at - 1}"
            for n in range(len(cards))}


def find_taker(view: State) -> Seat | None:
    """Return the taker of a complete trick while it lies there."""
    if not is_whole(view) or view.trick is None:
        return None
    at = winner_at(view.trick.cards, view.trump)
    return None if at is None else (view.trick.leader + at) % len(view.hands)


def is_whole(view: State) -> bool:
    """Return whether all have played to the trick, and nothing is asked about it any more."""
    return (view.trick is not None and len(view.trick.cards) == len(view.hands)
            and isinstance(view.stage, Play))


def tell_card_outcome(view: State, seat: Seat, card: Card) -> Message:
    """Return what comes of a card, if it is played now; and else what cards like it can do. Nothing
    of one that may not be played."""
    before, after = view.trick.cards if view.trick else (), (seat + 1) % len(view.hands)
    name, power = RUNES.get(card) or POWERS.get(RANK[card], ""), tuple[object, ...]()
    if name:
        power = (f"herrlof-power-{name}", *([("seat", after)] if RANK[card] == 9 else []))
    if isinstance(view.stage, Play) and refusal(view, seat, ("play", card)):
        return ()
    if not isinstance(view.stage, Play) or not (before or power):
        return power
    draws = RANK[card] == AT_ONCE and len(view.hands[seat]) > 1
    if VALKNUT in before:  # 6
        if card == VALKNUT and before.count(VALKNUT) == 1:
            return ("herrlof-outcome-trump",)
        return ("herrlof-power-three",) if draws else ("herrlof-outcome-nobody",)
    if card in (VALKNUT, HAGALAZ):
        return power
    cards = (*before, card)
    if winner_at(cards, view.trump) != len(before):
        return ("herrlof-power-three",) if draws else ("herrlof-outcome-loses",)
    if len(cards) == len(view.hands):
        return _tell_winning(view, seat, card, draws=draws)
    if RANK[card] == AT_ONCE and not draws:
        power = ()
    return power or (("herrlof-outcome-best",) if before else ())


def beats_trick(view: State, seat: Seat, card: Card) -> bool | None:
    """Return whether a card that may be played now would be the best of the trick so far; None
    where there is nothing to win."""
    before = view.trick.cards if view.trick else ()
    if (not before or not isinstance(view.stage, Play) or VALKNUT in (*before, card)
            or refusal(view, seat, ("play", card))):
        return None
    return winner_at((*before, card), view.trump) == len(before)


def name_rune(card: Card) -> Message:
    """Return what a rune does in two words; others have a stone that shows it."""
    return (f"herrlof-tag-{RUNES[card]}",) if card in RUNES else ()


def _tell_winning(view: State, seat: Seat, card: Card, *, draws: bool) -> Message:
    """8, 10, 11: the last card of a trick wins it."""
    rank, before = RANK[card], view.trick.cards if view.trick else ()
    steals = rank == 1 and sum(view.tricks) > view.tricks[seat]
    robs = rank == 6 and len(view.hands[seat]) > 1
    passes = rank == 9 and HAGALAZ not in before
    if passes:
        return ("herrlof-outcome-nine", ("seat", (seat + 1) % len(view.hands)))
    if draws or steals or robs:
        return (f"herrlof-outcome-{POWERS[rank]}",)
    return ("herrlof-outcome-wins",)
