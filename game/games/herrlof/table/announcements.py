"""What happened at Herrlof, in words for everybody: what a card does to the trick as it is laid,
and who takes that with what. All of it can be seen on the table."""

from __future__ import annotations

from game.core.cards import Card
from game.core.contract import Beat, Message, Seat
from game.games.herrlof.rules.position import CARDS, COLOUR, HAGALAZ, RANK, VALKNUT, State, Trick
from game.games.herrlof.rules.tricks import leads_after, winner_at

# What is told of a card that is laid, and of who takes a trick.
LAID = tuple(f"herrlof-beat-{what}" for what in (
    "lead", "play", "trumps", "best", "below", "valknut", "hagalaz", "lost"))
TOOK = tuple(f"herrlof-beat-{what}" for what in (
    "trick", "trick-nine", "trick-hagalaz", "destroyed", "destroyed-last"))


def tell_beat(beat: Beat) -> Message:
    """Return what everybody could see, in words."""
    who: Message = ("seat", -1 if beat.seat is None else beat.seat)
    state: State = beat.state
    match beat.what:
        case "play" if state.trick:
            return _tell_card(state, state.trick, who)
        case "trump":
            return ("herrlof-beat-trump", who, name_card(str(beat.says[0])))
        case "draw" | "keep" if state.trick:
            return (f"herrlof-beat-{beat.what}", who, a_card(state.trick.cards[-1]))
        case "keep":
            return ("herrlof-beat-keep-won", who, _winning_rank(state))
        case "trick" if state.last:
            return _tell_taking(state, state.last, who)
        case "destroyed" if state.last:
            return _tell_destroyed(state, state.last, who)
    return (f"herrlof-beat-{beat.what}", who, *beat.says)


def _tell_card(state: State, trick: Trick, who: Message) -> Message:
    """Return what the newest card of a trick does to it."""
    *before, card = trick.cards
    laid = a_card(card)
    if card == VALKNUT:
        return ("herrlof-beat-valknut", who)
    if VALKNUT in before:
        return ("herrlof-beat-lost", who, laid)
    if card == HAGALAZ:
        return ("herrlof-beat-hagalaz", who)
    if not before:
        return ("herrlof-beat-lead", who, laid)
    if all(COLOUR[one] < 0 for one in before):
        return ("herrlof-beat-best", who, laid)
    at = winner_at(trick.cards, state.trump)
    if at is not None and at < len(before):
        whose = ("seat", _player_of_card(state, trick, at))
        return ("herrlof-beat-below", who, laid, whose, name_card(CARDS[trick.cards[at]]))
    trump, beaten = COLOUR[state.trump], winner_at(tuple(before), state.trump)
    trumps = COLOUR[card] == trump and beaten is not None and COLOUR[before[beaten]] != trump
    return ("herrlof-beat-trumps" if trumps else "herrlof-beat-play", who, laid)


def _tell_taking(state: State, trick: Trick, who: Message) -> Message:
    """With what a player takes a trick, and why another player may lead next."""
    at = winner_at(trick.cards, state.trump)
    if at is None:
        raise AssertionError("a destroyed trick was taken")
    card = trick.cards[at]
    if any(state.hands):
        lead = ("seat", leads_after(trick, at, len(state.hands)))
        if HAGALAZ in trick.cards:
            return ("herrlof-beat-trick-hagalaz", who, a_card(card), lead)
        if RANK[card] == 9:
            return ("herrlof-beat-trick-nine", who, a_card(card), lead)
    return ("herrlof-beat-trick", who, a_card(card))


def _tell_destroyed(state: State, trick: Trick, leader: Message) -> Message:
    """Return whose Valknut destroyed a trick, and who leads again, if there are cards left."""
    whose = ("seat", _player_of_card(state, trick, trick.cards.index(VALKNUT)))
    if any(state.hands):
        return ("herrlof-beat-destroyed", whose, leader)
    return ("herrlof-beat-destroyed-last", whose)


def _player_of_card(state: State, trick: Trick, at: int) -> Seat:
    """Return who played a card of a trick, counted from the leader's."""
    return (trick.leader + at) % len(state.hands)


def _winning_rank(state: State) -> int:
    """Return the rank that has won the last trick."""
    last = state.last
    at = winner_at(last.cards, state.trump) if last else None
    return RANK[last.cards[at]] if last and at is not None else 0


def name_card(name: str) -> Message:
    """Return a card in words: "7r" gives its colour and its rank."""
    return ("herrlof-card", name[-1], name[:-1])


def a_card(card: Card) -> Message:
    """Return the same, as one that a player laid."""
    name = CARDS[card]
    return ("herrlof-a-card", name[-1], name[:-1])
