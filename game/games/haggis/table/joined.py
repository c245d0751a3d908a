"""Which cards of a hand go together against a trick: what the card in the focus would be part of,
and which cards are of use in a bomb alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.core.contract import Place, Says, Seat
from game.games.haggis.rules import State
from game.games.haggis.rules.combos import CARDS, Reading
from game.games.haggis.table.buttons import called, held
from game.games.haggis.table.leads import brief
from game.tables.pickers import Picker
from game.tables.set_picker import PLAY, Picks, SetPicker
from game.tables.stances import FORETOLD_LIFT

LOW = 10.0  # how high cards stand out of a hand that only a bomb has a use for
FEW, PAIR = 3, 2  # cards that are told with signs between them


def foretells(view: State, seat: Seat, picker: Picker, place: Place) -> tuple[Says, Says] | None:
    """Return the cheapest play against a trick that the card in the focus is part of, with the
    selection, or, on a button, what that lays out: its cards, and what it is called."""
    play = _meant(view, seat, picker, place)
    if play is None or not isinstance(play.move[2], Reading):
        return None
    where = {at: card for card, at in held(view, seat).items()}
    names = [CARDS[card].rstrip("roygb") or CARDS[card]
             for card in sorted(where[at] for at in play.places)]
    pair = play.move[2].kind == "set" and len(names) == PAIR
    plays = "haggis-picks" if play.move[2].kind == "bomb" else "haggis-plays"
    cards: Says = (plays, (" + " if len(names) <= FEW else " ").join(names))
    return cards, (called if pair else brief)(play.move[2])


def stands(
    view: State, seat: Seat, picker: Picker, place: Place,
) -> Mapping[Place, float]:
    """Cards that go with the one in the focus stand as high as the selection, of those that only a
    bomb has a use for the ones of one bomb lower, and others as if they were of no use."""
    if not view.trick or not isinstance(picker, SetPicker):
        return {}
    play = _meant(view, seat, picker, place)
    alone, bomb = bombing(picker), bombs(picker, place)
    low = dict.fromkeys(alone, 0.0) | dict.fromkeys(alone & bomb.places if bomb else (), LOW)
    return low | dict.fromkeys(play.places if play else (), FORETOLD_LIFT)


def _meant(view: State, seat: Seat, picker: Picker, place: Place) -> Picks | None:
    if not view.trick or not isinstance(picker, SetPicker):
        return None
    if place not in held(view, seat).values():
        return picker.laid(PLAY)
    if place in {*picker.nexts(), *picker.path}:
        return picker.meant(place)
    return None if picker.aims else picker.laid(PLAY)


def bombing(picker: SetPicker) -> frozenset[Place]:
    """Return the cards that only a bomb has a use for, with the selection, where there is another
    use for some."""
    return _bombing(picker, picker.path)


def bombs(picker: SetPicker, place: Place) -> Picks | None:
    """Return the cheapest bomb with a card that only bombs have a use for, with the one in the
    focus if that is such a card."""
    alone = bombing(picker)
    if place in alone and (play := picker.meant(place)):
        return play
    return next((play for play in picker.offered if is_bomb(play) and play.places & alone), None)


@lru_cache(maxsize=4)
def _bombing(picker: SetPicker, path: tuple[Place, ...]) -> frozenset[Place]:  # noqa: ARG001  key
    plays = picker.holding()
    usual = [play.places for play in plays if not is_bomb(play)]
    bombs = [play.places for play in plays if is_bomb(play)]
    return frozenset().union(*bombs).difference(*usual) if usual else frozenset()


def is_bomb(play: Picks) -> bool:
    return isinstance(play.move[2], Reading) and play.move[2].kind == "bomb"
