"""The features of a position of Haggis after a play, as the bits of one number for a net.

Nothing here knows hidden cards: a `Sight` is the seat's view before it plays, and `Features` makes
the number of each play out of it. `SIZE` bits in all, in the order of `_PARTS`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.contract import Seat
from game.games.haggis.bot.hands import BOMB, Card, form_of, mask_of, points_of
from game.games.haggis.bot.playout import World
from game.games.haggis.rules.combos import NUMBERS
from game.games.haggis.rules.plays import BY_SIZE
from game.games.haggis.rules.points import OUT, add_bets, count_points
from game.games.haggis.rules.position import State, make_deck

ALL_NUMBERS = (1 << NUMBERS) - 1
NEVER = -1  # the bet of a seat that has not decided yet

_PARTS = (
    ("own", 48), ("own bombs", 6), ("own ranks", 27), ("own runs", 35), ("own pairs", 9),
    ("own size", 17),
    ("unseen", 45), ("unseen bombs", 2), ("unseen ranks", 27), ("unseen runs", 35),
    ("other wilds", 14), ("other sizes", 34),
    ("pot", 12), ("last", 3), ("form", 22), ("rank", 12), ("form and rank", 60), ("bomb", 6),
    ("cannot", 2), ("not plainly", 2),
    ("bet", 3), ("other bets", 6), ("outs", 6), ("three", 1),
)
AT: dict[str, int] = {}
SIZE = 0
for _name, _bits in _PARTS:
    AT[_name] = SIZE
    SIZE += _bits

_POT = (1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30)
_POT_BITS = [sum(1 << i for i, least in enumerate(_POT) if pot >= least) << AT["pot"]
             for pot in range(64)]
_SIZES = [(1 << size) - 1 for size in range(18)]
_WILD_BOMBS = [sum(1 << i for i, bomb in enumerate((3, 5, 6, 7)) if wilds & bomb == bomb)
               for wilds in range(8)]
_OWN_WILD_BOMBS = [bits << AT["own bombs"] for bits in _WILD_BOMBS]
_RUN_STARTS = (1 << 35) - 1
_ODD_ROWS = tuple(5 * (rank - 2) for rank in (3, 5, 7, 9))


def _count_ranks(rows: int) -> int:
    """Of three ranks with five cards each: which have two cards, three, four or more."""
    bits = 0
    for row in range(3):
        count = (rows >> 5 * row & 31).bit_count()
        for least in (2, 3, 4):
            if count >= least:
                bits |= 1 << 9 * (least - 2) + row
    return bits


_COUNTED = [_count_ranks(rows) for rows in range(1 << 15)]
_TWICE = [_COUNTED[rows] & 7 for rows in range(1 << 15)]


def _encode_ranks(mask: int) -> int:
    """Return which ranks are held twice, three times, four times: 27 bits."""
    return (_COUNTED[mask & 32767] | _COUNTED[mask >> 15 & 32767] << 3
            | _COUNTED[mask >> 30 & 32767] << 6)


def _encode_bombs(mask: int) -> int:
    """Return whether 3, 5, 7 and 9 are there in four suits, and in one."""
    rows = [mask >> row & 31 for row in _ODD_ROWS]
    if not all(rows):
        return 0
    one = rows[0] & rows[1] & rows[2] & rows[3]
    union = rows[0] | rows[1] | rows[2] | rows[3]
    return (union.bit_count() > 3) | bool(one) << 1


@lru_cache(1 << 15)
def _encode_hand(mask: int) -> int:
    """Return what a hand holds."""
    numbers = mask & ALL_NUMBERS
    both = numbers & numbers >> 5
    return (mask << AT["own"]
            | _OWN_WILD_BOMBS[mask >> NUMBERS] | _encode_bombs(numbers) << AT["own bombs"] + 4
            | _encode_ranks(numbers) << AT["own ranks"]
            | (both & numbers >> 10 & _RUN_STARTS) << AT["own runs"]
            | (_TWICE[both & 32767] | _TWICE[both >> 15 & 32767] << 3
               | _TWICE[both >> 30 & 32767] << 6) << AT["own pairs"]
            | _SIZES[mask.bit_count()] << AT["own size"])


@lru_cache(512)
def _encode_trick(form: int, rank: int) -> int:
    """Return the combination that lies on the table."""
    if form < 0:
        return 0
    if form == BOMB:
        return 1 << AT["form"] + 21 | 1 << AT["bomb"] + rank - 1
    width, length = form >> 4 & 7, form & 15
    if form < 128:
        at, kind = length - 1, min(length, 3) - 1
    elif width == 1:
        at, kind = 8 + min(length, 9) - 3, 3
    elif width == 2:
        at, kind = 15 + min(length, 6) - 2, 4
    else:
        at, kind = 20, 4
    return (1 << AT["form"] + at | ((1 << rank - 1) - 1) << AT["rank"]
            | 1 << AT["form and rank"] + 12 * kind + rank - 2)


@lru_cache(512)
def _list_higher(form: int, rank: int) -> tuple[tuple[int, int], ...]:
    """Return the number cards and the number of cells of every run of a form above a rank."""
    return tuple([(shape.mask, shape.cells) for shape in BY_SIZE[form >> 4 & 7, form & 15]
                  if shape.reading.rank > rank])


class Other(NamedTuple):
    """The visible facts about another player: the number of cards, the wilds as three bits, the
    bet."""

    size: int
    wilds: int
    bet: int


class Sight(NamedTuple):
    """A seat's view before it plays. Others are in the order of turns, from 1; the seat itself is
    0. `form` and `rank` lie there, played by `last`; -1 and 0 for a lead. `first` is the seat that
    was out first, -1 for nobody yet."""

    own: int
    unseen: int
    others: tuple[Other, ...]
    pot: int
    form: int
    rank: int
    last: int
    bet: int
    first: int


def sight_of(view: State, seat: Seat) -> Sight:
    """Return the sight of the seat in turn, out of its view."""
    seats = len(view.hands)
    on = view.trick[-1] if view.trick else None
    gone = mask_of(tuple(card for pile in (*view.captured, *(p.cards for p in view.trick),
                                           view.hands[seat]) for card in pile))
    around = [(seat + i) % seats for i in range(1, seats)]
    others = tuple(Other(len(view.hands[s]), _encode_wilds(view.hands[s]), _bet(view.bets[s]))
                   for s in around)
    return Sight(
        mask_of(view.hands[seat]), mask_of(tuple(make_deck(seats))) & ~gone, others,
        sum(count_points(played.cards) for played in view.trick),
        form_of(on.reading) if on else -1, on.reading.rank if on else 0,
        (on.seat - seat) % seats if on else 0, _bet(view.bets[seat]),
        (view.outs[0][0] - seat) % seats if view.outs else -1)


def sight_in(world: World, seat: Seat, haggis: int) -> Sight:
    """Return what a seat of a world sees."""
    hands, seats = world.hands, len(world.hands)
    around = [(seat + i) % seats for i in range(1, seats)]
    unseen = haggis
    for other in around:
        unseen |= hands[other] & ALL_NUMBERS
    others = tuple([Other(hands[s].bit_count(), hands[s] >> 45, world.bets[s]) for s in around])
    return Sight(hands[seat], unseen, others, world.pot, world.form, world.rank,
                 (world.last - seat) % seats if world.form >= 0 else 0, world.bets[seat],
                 (world.outs[0][0] - seat) % seats if world.outs else -1)


def _encode_wilds(hand: tuple[int, ...]) -> int:
    return sum(1 << card - NUMBERS for card in hand if NUMBERS <= card < NUMBERS + 3)


def _bet(bet: int | None) -> int:
    return NEVER if bet is None else bet


class Features:
    """The numbers of all plays out of one sight."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        numbers = sight.unseen
        bits = (numbers << AT["unseen"] | _encode_bombs(numbers) << AT["unseen bombs"]
                | _encode_ranks(numbers) << AT["unseen ranks"]
                | (numbers & numbers >> 5 & numbers >> 10 & _RUN_STARTS) << AT["unseen runs"])
        for i, (size, wilds, bet) in enumerate(sight.others):
            bits |= (wilds | _WILD_BOMBS[wilds] << 3) << AT["other wilds"] + 7 * i
            bits |= _SIZES[size] << AT["other sizes"] + 17 * i
            bits |= _bet_bits(bet) << AT["other bets"] + 3 * i
            bits |= (size == 0) << AT["outs"] + i
        if sight.first >= 0:
            bits |= 1 << AT["outs"] + 2 + sight.first
        if len(sight.others) > 1:
            bits |= 1 << AT["three"]
        self._base = bits
        most, self._most = 0, [0] * 9  # cards of one rank, from each rank up
        for row in range(8, -1, -1):
            self._most[row] = most = max(most, (numbers >> 5 * row & 31).bit_count())
        self._safe: dict[tuple[int, int], int] = {}

    def encode_play(self, made: Card | None, bet: int) -> int:
        """Return the features after a play, or a pass (None), by a seat with this bet."""
        sight = self.sight
        bits = self._base | _bet_bits(bet) << AT["bet"]
        if made is None:
            return (bits | _encode_hand(sight.own) | _POT_BITS[sight.pot]
                    | _encode_trick(sight.form, sight.rank) | 1 << AT["last"] + sight.last)
        on = (made.form, made.rank)
        if on not in self._safe:
            self._safe[on] = self._encode_beaters(made)
        return (bits | _encode_hand(sight.own ^ made.mask) | _POT_BITS[sight.pot + made.points]
                | _encode_trick(*on) | 1 << AT["last"] | self._safe[on])

    def _encode_beaters(self, made: Card) -> int:
        """Return the players who cannot beat a play with unseen cards, bombs apart; and those who
        can only with wilds."""
        if made.form == BOMB:
            return 0
        missing = self._count_missing(made)
        bits = 0
        for i, (size, wilds, _) in enumerate(self.sight.others):
            plainly = missing == 0 and size >= made.size
            needs = missing
            able = size >= made.size and (needs <= wilds.bit_count() or (
                made.size == 1 and wilds and 10 + wilds.bit_length() > made.rank))
            if not able:
                bits |= 1 << AT["cannot"] + i
            if not plainly:
                bits |= 1 << AT["not plainly"] + i
        return bits

    def _count_missing(self, made: Card) -> int:
        """Return how many cards the best higher combination of the unseen numbers lacks."""
        unseen = self.sight.unseen
        if made.form >= 128:
            return min([cells - (unseen & mask).bit_count()
                        for mask, cells in _list_higher(made.form, made.rank)], default=9)
        most = self._most[made.rank - 1] if made.rank < 10 else 0
        return max(made.size - most, 0) if most else 9

    def end(self, made: Card | None) -> tuple[float, int] | None:
        """Return the points that are still to come, own minus the others' on average, and who was
        out first, if a play ends the round: then nothing is unknown that counts."""
        sight = self.sight
        if made is None or made.mask != sight.own:
            return None
        left = [(i, other) for i, other in enumerate(sight.others) if other.size]
        if len(left) != 1:
            return None
        count = len(sight.others)
        rest = points_of(sight.unseen) + sum(points_of(o.wilds << NUMBERS) for o in sight.others)
        trick, first = sight.pot + made.points, max(sight.first, 0)
        own = OUT * left[0][1].size
        share = -1.0 / count  # what a point of another player costs
        return (own + (trick if made.form != BOMB else trick * share)
                + (rest if first == 0 else rest * share)), first

    def list_stakes(self, bet: int) -> list[float]:
        """Return the value of the bets, own minus the others' on average, for each seat that may be
        out first."""
        return _compute_stakes((bet, *[other.bet for other in self.sight.others]))


@lru_cache(256)
def _compute_stakes(bets: tuple[int, ...]) -> list[float]:
    made = [max(bet, 0) for bet in bets]
    worths = []
    for first in range(len(made)):
        gained = [0] * len(made)
        add_bets(gained, made, first)
        worths.append(gained[0] - sum(gained[1:]) / (len(made) - 1))
    return worths


def _bet_bits(bet: int) -> int:
    return 0 if bet == 0 else 1 if bet == NEVER else 2 if bet == 15 else 4
