"""How often to feed without a nisse in Halmstad, and how often to challenge.

The small game of a feeding is solved in closed form. A seat without a nisse feeds just so often
that a challenger has nothing to gain: where a nisse is likely that is nearly always, and then
nobody should challenge. Where it is unlikely both sides mix, at rates that follow from what is at
stake, and luck decides within them. What is at stake are chances to win, which the scores decide.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

from game.core import Seat
from game.shelf.halmstad.bot.doubt import imagined, knows_all, knows_nisse, odds
from game.shelf.halmstad.rules.points import points
from game.shelf.halmstad.rules.state import ACES, EVERYBODY, NISSE, State

BELIEVED = (0.5, 0.0, 0.0)  # points minus the cards spent: claimer, challenger, the other
PROVED = (4.6, 0.0, 0.0)
CAUGHT = (-0.2, 0.8, 0.4)
COLD, WARM = 1.5, 18.0  # points that decide a match at its end; cards left that add one more
OFTEN = 0.9  # no bluff is certain
EAGER = 0.75  # how often, at most, a seat without a nisse is expected to feed if it can
BOLD = 0.2  # and at least
EVEN = 0.09  # how often each opponent challenges if it makes no difference to it
HEAT = 0.07  # how far from even, in chances to win, a challenge is still mixed
USUAL = (1.0, 4.0)  # challenges and feedings that are assumed before any was seen


class Stakes(NamedTuple):
    """What the claimer may gain, in points compared with what else it can do: its feeding is
    believed, or proved; and what it loses if it is caught."""

    believed: float
    proved: float
    caught: float


def chances(points: list[float], deck: int) -> list[float]:
    """How likely each seat is to win, from the points and the cards left in the deck."""
    scale = COLD + deck / WARM
    weights = [exp((one - max(points)) / scale) for one in points]
    return [weight / sum(weights) for weight in weights]


def caught(view: State, claimer: Seat) -> tuple[float, float, float]:
    """What a right challenge brings, in points: claimer, challenger, the other."""
    fine = min(view.fine, view.won[claimer].counters)
    return CAUGHT[0] - fine, CAUGHT[1] + fine, CAUGHT[2]


def edges(view: State, challenger: Seat, claimer: Seat) -> tuple[float, float]:
    """In chances to win: what a right challenge brings the challenger, and what a wrong one
    costs."""
    scores = [float(points(won)) for won in view.won]

    def after(gains: tuple[float, float, float]) -> float:
        ahead = scores.copy()
        for seat, more in zip((claimer, challenger, 3 - claimer - challenger), gains, strict=True):
            ahead[seat] += more
        return chances(ahead, len(view.deck))[challenger]

    even = after(BELIEVED)
    return max(1e-4, after(caught(view, claimer)) - even), max(1e-4, even - after(PROVED))


def record(view: State) -> tuple[int, int, int]:
    """Feedings of this match that were believed, proved and caught, as far as the cards show."""
    proved = sum(min(won.cards.count(NISSE), _aces(won.cards)) for won in view.won)
    return sum(_aces(won.cards) for won in view.won) - proved, proved, _aces(view.out)


def _aces(cards: tuple[int, ...]) -> int:
    return sum(card in ACES for card in cards)


def wary(view: State) -> float:
    """How often feedings are challenged in this match, as far as it has shown so far."""
    believed, proved, caught = record(view)
    return (proved + caught + USUAL[0]) / (believed + proved + caught + USUAL[1])


def feeding(view: State, seat: Seat, stakes: Stakes) -> tuple[float, float]:
    """What a feeding brings a seat, which may know of a nisse or not, and how often it should feed
    if that is best. `view` is the seat's own."""
    others = [other for other in EVERYBODY if other != seat]
    often = wary(view)
    if knows_nisse(view, seat):
        often *= not all(knows_nisse(view, other) for other in others)
        return (1 - often) * stakes.believed + often * stakes.proved, 1.0
    if any(knows_all(view, other) for other in others):
        return -stakes.caught, 0.0
    return ((1 - often) * stakes.believed - often * stakes.caught,
            min(OFTEN, *(_unprofitable(view, seat, other) for other in others)))


def _unprofitable(view: State, seat: Seat, other: Seat) -> float:
    """The rate at which another seat has nothing to gain from a challenge."""
    return _even(odds(imagined(view, other), other, seat), *edges(view, other, seat))


def _even(likely: float, gain: float, loss: float) -> float:
    """The number of feedings without a nisse, for each possible one with a nisse, at which a
    challenge is even."""
    return likely / max(1e-4, 1 - likely) * loss / gain


def challenging(view: State, seat: Seat, claimer: Seat) -> float:
    """How often a seat should challenge a feeding. `view` is the seat's own."""
    if knows_nisse(view, seat):
        return 0.0
    if knows_all(view, seat):
        return 1.0
    gain, loss = edges(view, seat, claimer)
    share = suspicion(view, seat, claimer)
    edge = share * gain - (1 - share) * loss
    return min(1.0, max(0.0, EVEN + edge / HEAT))


def suspicion(view: State, seat: Seat, claimer: Seat) -> float:
    """How likely it is that a feeding was made without a nisse, as the seat of the view sees it."""
    if knows_nisse(view, seat):
        return 0.0
    if knows_all(view, seat):
        return 1.0
    likely = odds(view, seat, claimer)
    _, proved, caught = record(view)
    rate = (min(EAGER, max(BOLD, _even(likely, *edges(view, seat, claimer))))
            * sqrt((caught + 1) / (proved + 1)))
    false = (1 - likely) * rate
    return false / max(1e-4, false + likely)


def answers(view: State, seat: Seat, claimer: Seat) -> tuple[float, float]:
    """What believing a feeding and challenging it bring a seat, in points beside those of the
    others on average; level where luck decides between the two."""
    share = suspicion(view, seat, claimer)

    def beside(gains: tuple[float, float, float]) -> float:
        return gains[1] - (gains[0] + gains[2]) / 2

    believe = beside(BELIEVED)
    challenge = share * beside(caught(view, claimer)) + (1 - share) * beside(PROVED)
    if 0 < challenging(view, seat, claimer) < 1:
        return believe, believe
    return believe, challenge
