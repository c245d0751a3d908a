"""A trick of Haggis on the table: the players and places of its plays, passes, and its winner."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.core.contract import Beat, Message, Place, Seat
from game.games.haggis.rules import State
from game.games.haggis.rules.combos import CARDS, RANK, RANKS, ranks_in_reading
from game.games.haggis.rules.points import count_points
from game.games.haggis.rules.position import Play
from game.tables.capabilities import Gathered, Played
from game.tables.style import in_a_row

LONG = 4  # cards of a play from which it is a long one on a stage
WIDEST = 6  # of the gaps in the row of earlier plays


def list_played(view: State) -> list[Played]:
    """Return the plays of the trick with their players, each in the order of its reading; the last
    one is the best, and lies by itself."""
    found, covered = [], 0
    for played in view.trick:
        best = played is view.trick[-1]
        first, kind = (0, "play") if best else (covered, "trick")
        taken = ranks_in_reading(played.cards, played.reading)
        order = sorted(range(len(taken)), key=taken.__getitem__)
        places = {n: f"{kind}/{first + n}" for n in order}
        wild = [(CARDS[played.cards[n]], RANKS[taken[n] - 2]) for n in order
                if taken[n] != RANK[played.cards[n]]]
        found.append(Played(tuple(places.values()), played.seat, best=best, mat=True,
                            told=_taken_for(wild) if best and wild else ()))
        covered += len(taken)
    return found


def _taken_for(wild: Sequence[tuple[str, str]]) -> Message:
    """Return what wild cards stand for, in one phrase for an equal rank: "J, Q as 4"."""
    found: dict[str, list[str]] = {}
    for card, rank_ in wild:
        found.setdefault(rank_, []).append(card)
    return in_a_row([("haggis-as", ", ".join(cards), rank_) for rank_, cards in found.items()])


def find_gathered(before: State, beat: Beat) -> Gathered | None:
    """Return the trick that a beat has taken, and its points."""
    if beat.what != "capture" or not before.trick or beat.seat is None:
        return None
    cards = [card for played in before.trick for card in played.cards]
    return Gathered(
        tuple((played.seat, tuple(CARDS[card] for card in played.cards))
              for played in before.trick),
        beat.seat, ("haggis-took", count_points(cards)))


def place_plays(view: State) -> dict[Place, Place]:
    """Lay the best play before its player, and those before it in a row, with wider gaps where
    cards lie close."""
    found: dict[Place, Place] = {}
    slot, plays = 0, list_played(view)
    gap = _find_gap([len(played.places) for played in plays[:-1]])
    for played in plays:
        for n, place in enumerate(played.places):
            found[place] = f"best/{played.seat}/{n}" if played.best else f"before/{slot + n}"
        slot += len(played.places) + gap
    return found


def queue_plays(view: State) -> dict[Place, Place]:
    """Lay the best play in the middle of a stage, in smaller cards if it is a `LONG` one, and the
    play that it beat askew to its left; older ones stay."""
    *_, beaten, best = (), (), *(played.places for played in list_played(view))
    rows = ("long", "outdone") if len(best) >= LONG else ("played", "beaten")
    return {place: f"{row}/{n}" for row, play in zip(rows, (best, beaten), strict=True)
            for n, place in enumerate(play)}


def _find_gap(plays: Sequence[int]) -> int:
    """Return the empty slots between plays with these numbers of cards, so that none covers another
    in a row as wide as 5.1 cards."""
    steps = sum(plays) - 1
    return next((gap for gap in range(1, WIDEST)
                 if (gap + 1) * 5.1 >= steps + gap * (len(plays) - 1)), WIDEST)


def list_passed(view: State) -> list[Seat]:
    """Return the seats that passed at their last turn in this trick, until their next one."""
    if not view.trick or not isinstance(view.stage, Play):
        return []
    seats, asked = len(view.hands), view.stage.seat
    turns = [*(played.seat for played in view.trick), asked]
    found: set[Seat] = set()
    for seat, after in pairwise(turns):
        found.discard(seat)
        found |= {(seat + n) % seats for n in range(1, (after - seat) % seats or seats)}
    return sorted(seat for seat in found if seat != asked and view.hands[seat])
