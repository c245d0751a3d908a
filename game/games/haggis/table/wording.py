"""The words of a table of Haggis: names of cards and places, tasks, and events."""

from __future__ import annotations

from game.core.contract import Beat, Message, Move, Place, Seat
from game.core.match import Match
from game.games.haggis.rules import State
from game.games.haggis.rules.combos import CARD, NUMBERS, RANKS, UNSEEN, Reading
from game.games.haggis.rules.draft import leads_after
from game.games.haggis.rules.points import count_points
from game.games.haggis.rules.position import Give, Play
from game.games.haggis.table.buttons import (
    find_wanted,
    find_yielding,
    in_words,
    name_reading,
    offers_bombs,
)
from game.tables.places import kind_of, numbers_of
from game.tables.stories import by_points, lone_winner
from game.tables.style import Moment

COUNTED = ("scored",)  # beats after which everybody's points are told


def name_card(piece: str) -> Message:
    """Return a card in words: "red 7"."""
    card = CARD.get(piece, UNSEEN)
    if card == UNSEEN:
        return ()
    return ("haggis-wild", piece) if card >= NUMBERS else ("haggis-card", piece[-1], piece[:-1])


def name_place(view: State, place: Place) -> Message:  # noqa: ARG001  a place says all
    match kind_of(place):
        case "wild": return ("haggis-wilds", ("seat", numbers_of(place)[0]))
        case "haggis": return ("haggis-pile",)
    return ("name", place)


def tell_beat(beat: Beat) -> Message:
    who = ("seat", -1 if beat.seat is None else beat.seat)
    if beat.what == "play" and isinstance(beat.says[0], Reading):
        return (("haggis-beat-play" if beat.state.trick[1:] else "haggis-beat-lead"), who,
                in_words(beat.says[0]))
    if beat.what == "capture" and beat.says != (who,):
        return ("haggis-beat-bombed", who, *beat.says)
    if beat.what == "capture" and beat.seat is not None:
        hands = beat.state.hands
        if not hands[beat.seat] and sum(map(bool, hands)) > 1:  # the winner is out
            return ("haggis-beat-capture-out", who, ("seat", leads_after(hands, beat.seat)))
    return (f"haggis-beat-{beat.what}", who, *beat.says)


def tell_move(view: State, move: Move) -> Message:  # noqa: ARG001  moves say all
    match move:
        case ("play", _, Reading() as reading): return name_reading(reading)
        case ("bet", int(amount)): return ("haggis-say-bet", amount)
        case ("give", int(to)): return ("haggis-say-give", ("seat", to))
    return ("haggis-say-pass",)


def tell_task(view: State, seat: Seat) -> Message:
    """Return the task of the seat to move; empty while it gathers a trick of its own, or its last
    one."""
    if view.stage == Give(seat):
        return ("haggis-task-give",
                count_points([card for play in view.trick for card in play.cards]))
    if view.stage != Play(seat):
        return ("haggis-task-bet",)
    if _is_gathering(view, seat):
        return ()
    if find_yielding(view, seat):
        return ("haggis-task-pass",)
    if not view.trick:
        return ("haggis-task-lead",)
    kind, many = find_wanted(view, seat)
    if kind == "bomb":
        return ("haggis-task-bomb",)
    above = RANKS[view.trick[-1].reading.rank - 2]
    also = "bomb" if offers_bombs(view, seat) else "pass"
    return ("haggis-task-beat", kind, many, above, also)


def _is_gathering(view: State, seat: Seat) -> bool:
    """Say whether a seat is out, or is about to win the trick: no seat beats itself."""
    return not view.hands[seat] or bool(view.trick and view.trick[-1].seat == seat)


def tell_doing(view: State, seat: Seat) -> Message:
    if view.stage != Play(seat):
        return ("turn-of", ("seat", seat))
    if _is_gathering(view, seat):
        return ()
    return ("haggis-doing-beat", ("seat", seat), name_reading(view.trick[-1].reading)) if (
        view.trick) else ("haggis-doing-lead", ("seat", seat))


def find_moment(beat: Beat, view: State) -> Moment | None:  # noqa: ARG001  the beat says all
    """Make a great moment of a bomb."""
    played = beat.says[0] if beat.what == "play" else None
    if isinstance(played, Reading) and played.kind == "bomb":
        return Moment(
            ("haggis-moment-bomb", ("seat", beat.seat or 0), name_reading(played)), "ui/bomb",
            "bomb", beat.seat, kind=("haggis-kind-bomb",))
    return None


def tell_story(match: Match) -> Message:
    """Return that the winner came from behind, was out first most often, or the margin."""
    winner = lone_winner(match, "points")
    if winner is None:
        return ()
    told = by_points(match, winner, COUNTED)
    first = [beat.seat for beats in match.beats for beat in beats if beat.what in COUNTED]
    out, rounds = first.count(winner), match.state.round
    if len(first) == rounds and 2 * out > rounds > 1 and told[0] != "story-late":
        return ("haggis-story-out", ("seat", winner), out, rounds)
    return told
