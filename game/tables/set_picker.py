"""The picker for moves that are sets: cards of a hand in any order, and then a button."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.core.contract import Message, Move, Place
from game.tables.pickers import Chosen, PathPicker, Picker, Refused, Touches
from game.tables.places import READING, is_button, kind_of, number_of

PLAY = "button/play"


class Picks(NamedTuple):
    """A move that picks things in any order and presses a button."""

    places: frozenset[Place]
    move: Move
    button: Place = PLAY


class SetPicker(Picker):
    """Touch things in any order, then a button; if they have several readings, choose one.

    `plays` are the legal moves of this kind, `paths` the moves by one touch (pass, bets). `offered`
    are the plays that the jump buttons pick in turn, by default all; a play without cards is
    offered by its button. `twins` are groups of places with equal cards, any of which will do.
    """

    def __init__(
        self, plays: Sequence[Picks], paths: PathPicker, name: Callable[[Touches], Message], *,
        offered: Sequence[Picks] | None = None,
        twins: Sequence[tuple[Place, ...]] = (), buttons: Sequence[Place] = (PLAY,),
        kinds: Sequence[str] = (), direct: Collection[Touches] = (),
        menus: Mapping[Place, Sequence[Move]] = MappingProxyType({}), lays: Collection[Place] = (),
        careful: bool = False, aims: bool = False,
        plays_laid: Callable[[Move], bool] = lambda _: False,
    ) -> None:
        """`kinds` are the game's own kinds of buttons; no card lies there. `direct` are things that
        are a move as soon as they are picked in this order, without the button. `menus` are places
        that ask which of some moves is meant. `lays` are buttons that first lay out the best play
        that holds the selection, and play it when they are pressed again; if it `aims`, the best
        one with the thing that had the focus last, and no touch picks more than one thing.
        `careful`: directions go past buttons that would drop the selection. `plays_laid`: whether a
        button that could lay a move out plays it at once, as it names it."""
        self._plays = plays
        self._paths = paths
        self._name = name
        self._buttons = frozenset(buttons)
        self._kinds = kinds
        self._careful = careful
        self.aims = aims
        self._looked: Place | None = None
        self._direct = direct
        self._menus = menus
        self._lays = frozenset(lays)
        self._plays_laid = plays_laid
        self._offered = _list_different(plays if offered is None else offered)
        self._twins = twins
        self._twin = {place: group for group in twins for place in group}
        self.path: Touches = ()
        self._readings: list[Move] = []
        self._base: frozenset[Place] = frozenset()  # the selection before the offers
        self.last_offer: Picks | None = None
        self._first: Place | None = None  # the focus before the first offer
        self._along: tuple[Touches, Touches] | None = None  # picked at once, and before that
        self._known: tuple[Touches, set[Place]] | None = None  # a path, and its next places

    def _set_of_picked(self) -> frozenset[Place]:
        """Return the selection, with the first twins in place of the others."""
        if not self._twin:
            return frozenset(self.path)
        picked = {place for place in self.path if place not in self._twin}
        for group in self._twins:
            picked.update(group[: sum(place in self.path for place in group)])
        return frozenset(picked)

    def _list_fitting(self, button: Place) -> list[Move]:
        picked = self._set_of_picked()
        return [play.move for play in self._plays
                if play.button == button and play.places == picked]

    def tell_why(self, path: Touches) -> Message:
        """Say why these touches make no move."""
        return self._paths.tell_why(path)

    def list_nexts(self) -> set[Place]:
        """Return the next places: cards, buttons, and moves by one touch."""
        if self._readings:
            return set(self.list_places(()))
        if self._known is None or self._known[0] != self.path:
            self._known = self.path, self._list_ahead()
        return self._known[1]

    def _list_ahead(self) -> set[Place]:
        picked = self._set_of_picked()
        nexts: set[Place] = set()
        for play in self._plays:
            if picked <= play.places:
                nexts |= play.places - picked
                if picked == play.places or play.button in self._lays:
                    nexts.add(play.button)
        nexts |= {twin for place in nexts for twin in self._twin.get(place, ())}
        if picked:
            return nexts - {*self.path}
        asks = {place for place, moves in self._menus.items() if moves}
        return nexts | self._paths.list_nexts() | asks

    def touch(self, place: Place) -> Chosen | Refused | None:
        """Pick a thing or drop it; a button plays, or asks for the reading."""
        if self._readings:
            return self._read(place)
        if place in self._buttons:
            self._paths.path = ()
            return self._play(place)
        if place in self._paths.list_nexts() or is_button(place, self._kinds):
            return self._paths.touch(place)
        self._paths.path = ()
        if place in self._menus:
            return self._ask(place)
        held = tuple(p for p in self.path if p != place)
        self.path = held if place in self.path else (*self.path, place)
        return self._find_played()

    def _ask(self, place: Place) -> Refused | None:
        """Ask which of a place's moves is meant."""
        if not self._menus[place]:
            return Refused(self.tell_why((*self.path, place)))
        self.path = ()
        self._readings = list(self._menus[place])
        return None

    def _find_played(self) -> Chosen | None:
        """Return the move of the selection that needs no button."""
        first = [(self._twin.get(place) or (place,))[0] for place in self.path]
        if tuple(first) not in self._direct:
            return None
        return next((Chosen(play.move) for play in self._plays if play.places == {*first}), None)

    def _play(self, button: Place) -> Chosen | Refused | None:
        moves = self._list_fitting(button)
        if not moves and (best := self.find_laid(button)):
            self._pick(best)
            if not self._plays_laid(best.move):
                return None
            moves = self._list_fitting(button)
        if not moves:
            return Refused(self._name((*self.path, button)))
        if len(moves) == 1:
            return Chosen(moves[0])
        self._readings = moves
        return None

    def note_focus(self, place: Place) -> None:
        """Remember the last focus that was no button."""
        if self.aims and not is_button(place, self._kinds):
            self._looked = place

    def find_laid(self, button: Place) -> Picks | None:
        """Return the best play that a button can lay out round the selection."""
        looked = self.find_meant(self._looked) if self._looked else None
        if looked and looked.button == button in self._lays:
            return looked
        picked = self._set_of_picked()
        return next((play for play in self._offered if play.button == button in self._lays
                     and picked <= play.places), None)

    def plays_by(self, button: Place) -> bool:
        """Say whether a button plays the selection."""
        return button in self._buttons

    def lays_out(self, button: Place) -> bool:
        """Say whether a button only picks a play now."""
        return button in self._lays and not self._list_fitting(button) and bool(
            self.find_laid(button))

    def can_play(self, button: Place) -> bool:
        """Say whether a button plays the selection, or could with more cards."""
        picked = self._set_of_picked()
        return any(play.button == button and picked <= play.places for play in self._plays)

    def list_holding(self) -> list[Picks]:
        """Return the plays that contain the selection; without one, all."""
        picked = self._set_of_picked()
        return [play for play in self._plays if picked <= play.places]

    def find_meant(self, place: Place) -> Picks | None:
        """Return the best play that holds a place and the selection."""
        picked = self._set_of_picked() | {place}
        return next((play for plays in (self._offered, self._plays) for play in plays
                     if picked <= play.places), None)

    def _pick(self, play: Picks) -> None:
        """Pick all cards of a play; one step back drops them again."""
        laid = tuple(sorted(play.places))
        self._along = (laid, self.path) if laid != self.path else None
        self.path, self.last_offer = laid, play

    def complete_pick(self, place: Place) -> None:
        """After a place was picked, pick the cards that all remaining plays share, if a button can
        lay them out."""
        picked, left = self._set_of_picked(), self.list_holding()
        if self.aims or place not in self.path or not left or any(
                play.button not in self._lays for play in left):
            return
        before = tuple(other for other in self.path if other != place)
        for other in sorted(frozenset.intersection(*(play.places for play in left)) - picked):
            free = (twin for twin in self._twin.get(other, (other,)) if twin not in self.path)
            self.path = (*self.path, next(free))
            self._along = self.path, before

    def _read(self, place: Place) -> Chosen | Refused | None:
        at = number_of(place) if kind_of(place) == READING else -1
        if not 0 <= at < len(self._readings):
            return Refused(("which-reading",))
        return Chosen(self._readings[at])

    @property
    def readings(self) -> Sequence[Move]:
        """Return the possible moves when the picked cards have several readings."""
        return self._readings

    @property
    def asking(self) -> tuple[Place, Move] | None:
        """Return the place that waits for a second touch, and its move."""
        return self._paths.asking

    @property
    def offers(self) -> bool:
        """Say whether `propose` has a play to pick."""
        return bool(self._offered) and not self._readings

    @property
    def offered(self) -> Sequence[Picks]:
        """Return all plays that `propose` picks, best first."""
        return self._offered

    def narrow_to(self, meant: Callable[[Move], bool]) -> None:
        """Propose only this move."""
        self._offered = [play for play in self._offered if meant(play.move)]

    def find_refusal(self, place: Place) -> Message | None:
        """Return why a touch of this place would be refused; None if it would not be."""
        if place in self._buttons:
            fits = self._list_fitting(place) or self.find_laid(place)
            return None if fits else self._name((*self.path, place))
        if place in self.list_nexts() or place in self.path:
            return None
        if is_button(place, self._kinds):
            return self._paths.find_refusal(place)
        if place in self._menus:
            return None if self._menus[place] else self.tell_why((*self.path, place))
        return self._name((*self.path, place))

    def take_back(self) -> bool:
        """Drop the last card and those that came with it, or leave a question. Returns whether
        there was one."""
        if self._paths.take_back():
            return True
        if self._readings:
            self._readings = []
            return True
        was = self.path
        laid, before = self._along or ((), ())
        self.path, self._along = before if was == laid else was[:-1], None
        return bool(was)

    def tell_tray(self) -> Message | None:
        """Return the selection in words, or why it cannot be played."""
        return self._name(self.path) if self.path else None

    def list_places(self, fields: tuple[Place, ...]) -> tuple[Place, ...]:
        """Return the places for the focus: only the readings while they are asked for."""
        if self._readings:
            return tuple(f"{READING}/{n}" for n in range(len(self._readings)))
        return fields

    def is_skipped(self, place: Place) -> bool:
        """Say whether directions skip a button without effect on the selection."""
        return place not in self.list_nexts() and (
            self._careful or self.find_refusal(place) is not None)

    def propose(self, step: int) -> Place | None:
        """Pick the next offered play that shares most with the selection; without one, begin with
        plays that hold the focused card. Returns its button, if there is one."""
        if not self.offers:
            return None
        last = self.last_offer
        goes_on = last is not None and self.path == tuple(sorted(last.places))
        if not goes_on:
            self._base = self._set_of_picked()
            self._first = self._looked
        shared = [len(self._base & play.places) for play in self._offered]
        found = [play for play, count in zip(self._offered, shared, strict=True)
                 if count == max(shared)]
        if not self._base:
            found.sort(key=lambda play: self._first not in play.places)
        self._paths.path = ()  # a bet that waits for its second touch is not meant any more
        at = found.index(last) + step if goes_on and last in found else (0 if step > 0 else -1)
        play = found[at % len(found)]
        self._pick(play)
        return play.button


def _list_different(plays: Iterable[Picks]) -> list[Picks]:
    """Return one play for each set of places and button."""
    found: dict[tuple[frozenset[Place], Place], Picks] = {}
    for play in plays:
        found.setdefault((play.places, play.button), play)
    return list(found.values())
