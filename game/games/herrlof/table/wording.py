"""The words of a table of Herrlof: names of places and moves, tasks, and what has happened."""

from __future__ import annotations

from game.core.cards import Card
from game.core.contract import Beat, Message, Move, Place, Seat
from game.core.match import Match
from game.games.herrlof import rules as herrlof
from game.games.herrlof.rules import State
from game.games.herrlof.rules.points import share_points
from game.games.herrlof.rules.position import (
    CARDS,
    COLOUR,
    HAGALAZ,
    RANK,
    UNSEEN,
    VALKNUT,
    Play,
    Trick,
)
from game.games.herrlof.rules.tricks import leads_after, winner_at
from game.games.herrlof.table.trick import beats_trick, is_whole
from game.tables.places import NUMBER, kind_of, number_of
from game.tables.stories import by_points, lone_winner

BROKEN: Message = ("herrlof-kind-valknut",)  # what it is called that a Valknut destroys a trick
COUNTED = ("scored",)  # beats after which everybody's points are told
# What is told of a card that is laid, and of who takes a trick.
LAID = tuple(f"herrlof-beat-{what}" for what in (
    "lead", "play", "trumps", "best", "below", "valknut", "hagalaz", "lost"))
TOOK = tuple(f"herrlof-beat-{what}" for what in (
    "trick", "trick-nine", "trick-hagalaz", "destroyed", "destroyed-last"))


def name_card(name: str) -> Message:
    """Return a card in words: "7r" gives its colour and its rank."""
    return ("herrlof-card", name[-1], name[:-1])


def a_card(card: Card) -> Message:
    """Return the same, as one that a player laid."""
    name = CARDS[card]
    return ("herrlof-a-card", name[-1], name[:-1])


def name_place(view: State, place: Place) -> Message:  # noqa: ARG001  a place says all
    return ("herrlof-trump-card",) if place == "trump" else ("name", place)


def tell_move(view: State, move: Move) -> Message:  # noqa: ARG001  moves say all
    match move:
        case ("predict", int(number)): return ("herrlof-say-predict", number)
        case ("steal", int(victim)): return ("herrlof-say-steal", ("seat", victim))
        case (str(kind), int(card)):
            return (f"herrlof-say-{kind}", name_card(CARDS[card]))
    return (f"herrlof-say-{move[0]}",)


def tell_task(view: State, seat: Seat) -> Message:
    if is_whole(view):
        return ("herrlof-task-takes",)
    if isinstance(view.stage, Play):
        if view.trick and (led := _name_led(view)):
            hand = view.hands[seat]
            if UNSEEN not in hand and all(
                    COLOUR[card] != COLOUR[view.trick.cards[0]] for card in hand):  # 4
                wins = any(beats_trick(view, seat, card) in (True, None) for card in hand)
                return ("herrlof-task-free", led) if wins else ("herrlof-task-away",)
            # 4: what may be played although another colour was led
            other = "".join(dict.fromkeys(CARDS[card] for card in sorted(hand)
                                          if card in (VALKNUT, HAGALAZ)))
            return ("herrlof-task-either", led, other) if other else ("herrlof-task-follow", led)
        return ("herrlof-task-play",) if view.trick else ("herrlof-task-lead",)
    return (f"herrlof-task-{herrlof.prompts(view)[seat].kind}",)


def tell_aim(
        view: State, seat: Seat, place: Place) -> Message:  # noqa: ARG001  the same for every seat
    """Return what an exact prediction would bring (13)."""
    if kind_of(place) != NUMBER:
        return ()
    count = number_of(place)
    worth = sum(share_points(count, count, len(view.hands)))
    return ("herrlof-aim-few" if len(view.hands) == 2 else "herrlof-aim", count, worth)


def _name_led(view: State) -> Message:
    led = COLOUR[view.trick.cards[0]] if view.trick else -1
    return ("herrlof-colour", "rbgy"[led]) if led >= 0 else ()


def tell_doing(view: State, seat: Seat) -> Message:
    """Return what everybody knows of a seat's turn; nothing when all cards are played."""
    who = ("seat", seat)
    if not any(view.hands):
        return ()
    if is_whole(view):
        return ("herrlof-doing-takes", who)
    if not isinstance(view.stage, Play):
        return (f"herrlof-doing-{herrlof.prompts(view)[seat].kind}", who)
    if led := _name_led(view):
        return ("herrlof-doing-follow", who, led)
    return ("turn-of", who) if view.trick else ("herrlof-doing-lead", who)


def tell_beat(beat: Beat) -> Message:
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
            at = state.last.cards.index(VALKNUT)
            whose = ("seat", (state.last.leader + at) % len(state.hands))
            if any(state.hands):  # the leader leads again
                return ("herrlof-beat-destroyed", whose, who)
            return ("herrlof-beat-destroyed-last", whose)
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
        whose = ("seat", (trick.leader + at) % len(state.hands))
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


def _winning_rank(state: State) -> int:
    last = state.last
    at = winner_at(last.cards, state.trump) if last else None
    return RANK[last.cards[at]] if last and at is not None else 0


def tell_story(match: Match) -> Message:
    """Return who came from behind, or foretold best, or won by how much."""
    winner = lone_winner(match, "points")
    if winner is None:
        return ()
    told = by_points(match, winner, COUNTED)
    exact = [hits for _, hits in match.state.scores]
    most = exact[winner] > 1 and exact.count(exact[winner]) == 1 and exact[winner] == max(exact)
    if most and told[0] != "story-late":
        return ("herrlof-story-exact", ("seat", winner), exact[winner])
    return told
