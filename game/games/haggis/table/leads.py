"""What can be led of a hand that is seen: sets and runs whose cards lie side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.core.cards import Card
from game.core.contract import Message
from game.games.haggis.rules.combos import CARD, NUMBERS, Reading, list_readings
from game.tables.card_labels import find_band, put_band
from game.tables.looks import TARGET
from game.tables.places import kind_of
from game.tables.seen import Seen, Signs


def band_leads(seen: Seen) -> Signs:
    """While nothing is picked of a hand that leads: put a band along the feet of cards that can be
    led together."""
    one = seen.chooser
    if one is None or one.path or one.view.trick:
        return
    row = sorted(((pose, CARD[str(seen.table.get(place))], place)
                  for place in seen.held.get(one.seat, ()) if kind_of(place) == "hand"
                  and place in one.nexts and (pose := seen.find_resting(place))),
                 key=lambda one: one[0].x)
    cards = tuple(card for _, card, _ in row)
    for first, end, reading in group_cards(cards) if max(cards, default=NUMBERS) < NUMBERS else ():
        if any(seen.speaks_of(place) for _, _, place in row[first:end]):
            after = row[end][0] if end < len(row) else None
            band = find_band(seen, [pose for pose, _, _ in row[first:end]], after,
                             seen.say(name_briefly(reading)))
            yield from put_band(seen, band, TARGET)


def name_briefly(reading: Reading) -> Message:
    """Return a reading in a word or two, without its rank."""
    match reading:
        case Reading("bomb"): return ("haggis-group-bomb",)
        case Reading("set", _, 1): return ("haggis-group-single",)
        case Reading("set", _, 2): return ("haggis-group-pair",)
        case Reading("set"): return ("haggis-group", 0, reading.length)
    return ("haggis-group", reading.width, reading.length)


@lru_cache(maxsize=8)
def group_cards(cards: Sequence[Card]) -> tuple[tuple[int, int, Reading], ...]:
    """Return the sets and runs of cards side by side that have most cards, none in two of them:
    where each begins and ends in the row."""
    found: list[tuple[int, int, Reading]] = []
    for many in range(len(cards), 1, -1):
        for first in range(len(cards) - many + 1):
            part = tuple(sorted(cards[first : first + many]))
            free = all(end <= first or first + many <= begin for begin, end, _ in found)
            if free and (reading := next(iter(list_readings(part)), None)):
                found.append((first, first + many, reading))
    return tuple(sorted(found))
