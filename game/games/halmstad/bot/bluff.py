"""How often to feed without a nisse in Halmstad, and how often to challenge.

The player who is asked reads the claimer: by what they have done in this turn and in this match,
for all to see, a feeding is likelier or less likely to be without a nisse. What a challenge may
bring and cost are chances to win, which the scores decide; where it makes no difference luck
decides. A claimer expects others to read them as they would read others, and to go on as they have
in this match.

The numbers were fitted to feedings in matches of three experts, and to what came of believing and
of challenging each when both were played to the end; OFTEN, EVEN, HEAT and READ are such that none
of the ladder's probes gains.
"""

from __future__ import annotations

from math import exp, prod, sqrt
from typing import NamedTuple

from game.core.contract import Seat
from game.games.halmstad.bot.doubt import imagine_view, knows_all, knows_nisse, odds_of_claim
from game.games.halmstad.bot.judged import WHOLE
from game.games.halmstad.rules.points import count_points
from game.games.halmstad.rules.state import ACES, EVERYBODY, NISSE, State, done_at

# Points minus the cards spent: claimer, challenger, the other. The player who is next in turn gains
# more by a right challenge than the last one: what the piles and the beliefs bring then comes to
# them.
BELIEVED = (0.5, 0.0, 0.0)
PROVED = (5.0, 0.0, 0.0)
CAUGHT_BY_NEXT, CAUGHT_BY_LAST = (-0.2, 1.1, 0.4), (-0.2, 0.5, 0.4)
COLD, WARM = 0.4, 28.0  # points that decide a match at its end; cards left that add one more
OFTEN = 0.95  # no bluff is certain
EVEN = 0.09  # how often each opponent challenges if it makes no difference to it
HEAT = 0.07  # how far from even, in chances to win, a challenge is still mixed
USUAL = (1.0, 4.0)  # challenges and feedings that are assumed before any was seen
READ = 0.2  # how much a claimer goes by how they are read, and not by what this match was like
# Feedings without a nisse for each one with a nisse, where both are as likely to be possible and
# nothing else is known; and what makes them more frequent.
BLUFFS = 0.53
WAITED = 2.2  # the claimer has swapped and made no contract: to feed is what was left to do
HIDDEN = 1 / 6  # a nisse was seen to come to the hand, and may have been put there since
CONTRACT = 1.43  # each contract that the claimer is ahead of the usual
PACE = 16.0  # cards that leave the deck until a seat has usually made another contract
CLEAR = 0.02  # what is not known is at least so likely, either way


class Stakes(NamedTuple):
    """The claimer's possible gains, in points compared with its alternatives: its feeding is
    believed, or proved; and its loss if it is caught."""

    believed: float
    proved: float
    caught: float


def chances_to_win(points: list[float], deck: int) -> list[float]:
    """Return how likely each seat is to win, from the points and the cards left in the deck."""
    scale = COLD + deck / WARM
    weights = [exp((one - max(points)) / scale) for one in points]
    return [weight / sum(weights) for weight in weights]


def gain_of_challenge(view: State, challenger: Seat, claimer: Seat) -> tuple[float, float, float]:
    """Return the gains of a right challenge, in points: claimer, challenger, the other."""
    lost, gained, other = CAUGHT_BY_NEXT if challenger == (claimer + 1) % 3 else CAUGHT_BY_LAST
    fine = min(view.fine, view.won[claimer].counters)
    return lost - fine, gained + fine, other


def find_edges(view: State, challenger: Seat, claimer: Seat) -> tuple[float, float]:
    """Return in chances to win: what a right challenge brings the challenger, and what a wrong one
    costs."""
    scores = [float(count_points(won)) for won in view.won]

    def after(gains: tuple[float, float, float]) -> float:
        ahead = scores.copy()
        for seat, more in zip((claimer, challenger, 3 - claimer - challenger), gains, strict=True):
            ahead[seat] += more
        return chances_to_win(ahead, len(view.deck))[challenger]

    even = after(BELIEVED)
    right = after(gain_of_challenge(view, challenger, claimer))
    return max(1e-4, right - even), max(1e-4, even - after(PROVED))


def count_feedings(view: State) -> tuple[int, int, int]:
    """Return the feedings of this match that were believed, proved and caught, as far as the cards
    show."""
    proved = sum(min(won.cards.count(NISSE), _count_aces(won.cards)) for won in view.won)
    return sum(_count_aces(won.cards) for won in view.won) - proved, proved, _count_aces(view.out)


def _count_aces(cards: tuple[int, ...]) -> int:
    return sum(card in ACES for card in cards)


def rate_wariness(view: State) -> float:
    """Return how often feedings were challenged in this match so far."""
    believed, proved, caught = count_feedings(view)
    return (proved + caught + USUAL[0]) / (believed + proved + caught + USUAL[1])


def rate_feeding(view: State, seat: Seat, stakes: Stakes) -> tuple[float, float]:
    """Return what a feeding brings a seat, which may know of a nisse or not, and how often it
    should feed if that is best. `view` is the seat's own."""
    others = [other for other in EVERYBODY if other != seat]
    often = rate_wariness(view)
    if knows_nisse(view, seat):
        often *= not all(knows_nisse(view, other) for other in others)
        return (1 - often) * stakes.believed + often * stakes.proved, 1.0
    if any(knows_all(view, other) for other in others):
        return -stakes.caught, 0.0
    calm = prod(1 - rate_challenging(imagine_view(view, other), other, seat) for other in others)
    often += READ * (1 - calm - often)
    return (1 - often) * stakes.believed - often * stakes.caught, OFTEN


def rate_challenging(view: State, seat: Seat, claimer: Seat) -> float:
    """Return how often a seat should challenge a feeding. `view` is the seat's own."""
    if knows_nisse(view, seat):
        return 0.0
    if knows_all(view, seat):
        return 1.0
    gain, loss = find_edges(view, seat, claimer)
    share = estimate_bluff(view, seat, claimer)
    edge = share * gain - (1 - share) * loss
    return min(1.0, max(0.0, EVEN + edge / HEAT))


def estimate_bluff(view: State, seat: Seat, claimer: Seat) -> float:
    """Return how likely it is that a feeding was made without a nisse, as the seat of the view sees
    it."""
    if knows_nisse(view, seat):
        return 0.0
    if knows_all(view, seat):
        return 1.0
    likely = odds_of_claim(view, seat, claimer)
    if not likely:
        return 1.0
    likely = min(1 - CLEAR, max(CLEAR, likely))
    _, proved, caught = count_feedings(view)
    against = sqrt((1 - likely) / likely * (caught + 1) / (proved + 1))
    false = BLUFFS * against * rate_bluffs(view, claimer)
    return false / (1 + false)


def rate_bluffs(view: State, claimer: Seat) -> float:
    """Return how much more frequent bluffs are among the claimer's feedings, by what
    they have done."""
    done = done_at(view.stage)
    waited = WAITED if done.swapped and not done.contract else 1.0
    hidden = HIDDEN if NISSE in view.perhaps[claimer] else 1.0
    ahead = view.won[claimer].contracts - (WHOLE - len(view.deck)) / PACE
    return float(waited * hidden * CONTRACT ** ahead)


def rate_answers(view: State, seat: Seat, claimer: Seat) -> tuple[float, float]:
    """Return what believing a feeding and challenging it bring a seat, in points beside those of
    the others on average; level where luck decides between the two, or the chance to win against
    the points."""
    share = estimate_bluff(view, seat, claimer)

    def beside(gains: tuple[float, float, float]) -> float:
        return gains[1] - (gains[0] + gains[2]) / 2

    believe = beside(BELIEVED)
    challenge = share * beside(gain_of_challenge(view, seat, claimer)) + (1 - share) * beside(
        PROVED)
    rate = rate_challenging(view, seat, claimer)
    decided = (challenge >= believe) if rate == 1 else (challenge <= believe)
    return (believe, challenge) if rate in (0, 1) and decided else (believe, believe)
