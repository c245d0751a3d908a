"""Which cards of a hand go together against a trick: what the card in the focus would be part of,
and which cards are of use in a bomb alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.core.contract import Message, Place, Seat
from game.games.haggis.rules import State
from game.games.haggis.rules.combos import CARDS, Reading
from game.games.haggis.table.buttons import map_hand, name_reading
from game.games.haggis.table.leads import name_briefly
from game.tables.pickers import Picker
from game.tables.set_picker import PLAY, Picks, SetPicker
from game.tables.stances import FORETOLD_LIFT

LOW = 10.0  # how high cards stand out of a hand that only a bomb has a use for
FEW, PAIR = 3, 2  # cards that are told with signs between them


def foretell_play(
    view: State, seat: Seat, picker: Picker, place: Place,
) -> tuple[Message, Message] | None:
    """Return the cheapest play against a trick that the card in the focus is part of, with the
    selection, or, on a button, what that lays out: its cards, and what it is called."""
    play = _find_meant(view, seat, picker, place)
    if play is None or not isinstance(play.move[2], Reading):
        return None
    where = {at: card for card, at in map_hand(view, seat).items()}
    names = [CARDS[card].rstrip("roygb") or CARDS[card]
             for card in sorted(where[at] for at in play.places)]
    pair = play.move[2].kind == "set" and len(names) == PAIR
    plays = "haggis-picks" if play.move[2].kind == "bomb" else "haggis-plays"
    cards: Message = (plays, (" + " if len(names) <= FEW else " ").join(names))
    return cards, (name_reading if pair else name_briefly)(play.move[2])


def raise_joined(
    view: State, seat: Seat, picker: Picker, place: Place,
) -> Mapping[Place, float]:
    """Cards that go with the one in the focus stand as high as the selection, of those that only a
    bomb has a use for the ones of one bomb lower, and others as if they were of no use."""
    if not view.trick or not isinstance(picker, SetPicker):
        return {}
    play = _find_meant(view, seat, picker, place)
    alone, bomb = list_bombing(picker), find_bomb_with(picker, place)
    low = dict.fromkeys(alone, 0.0) | dict.fromkeys(alone & bomb.places if bomb else (), LOW)
    return low | dict.fromkeys(play.places if play else (), FORETOLD_LIFT)


def _find_meant(view: State, seat: Seat, picker: Picker, place: Place) -> Picks | None:
    if not view.trick or not isinstance(picker, SetPicker):
        return None
    if place not in map_hand(view, seat).values():
        return picker.find_laid(PLAY)
    if place in {*picker.list_nexts(), *picker.path}:
        return picker.find_meant(place)
    return None if picker.aims else picker.find_laid(PLAY)


def list_bombing(picker: SetPicker) -> frozenset[Place]:
    """Return the cards that only a bomb has a use for, with the selection, where there is another
    use for some."""
    return _list_bombing_once(picker, picker.path)


def find_bomb_with(picker: SetPicker, place: Place) -> Picks | None:
    """Return the cheapest bomb with a card that only bombs have a use for, with the one in the
    focus if that is such a card."""
    alone = list_bombing(picker)
    if place in alone and (play := picker.find_meant(place)):
        return play
    return next((play for play in picker.offered if is_bomb(play) and play.places & alone), None)


@lru_cache(maxsize=4)
def _list_bombing_once(
    picker: SetPicker, path: tuple[Place, ...],  # noqa: ARG001  key
) -> frozenset[Place]:
    plays = picker.list_holding()
    usual = [play.places for play in plays if not is_bomb(play)]
    bombs = [play.places for play in plays if is_bomb(play)]
    return frozenset().union(*bombs).difference(*usual) if usual else frozenset()


def is_bomb(play: Picks) -> bool:
    return isinstance(play.move[2], Reading) and play.move[2].kind == "bomb"
