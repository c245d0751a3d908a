"""Planned leads: a player marks the card to lead next in case the lead comes back.

Where several people share the screen, a planned lead saves opening the hand again. A plan is
secret: only the open hand shows it. It ends when its player opens the hand for a later move, and
when the hand or the trump has changed, apart from the card that was played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import NamedTuple

from game.core.contract import Move, Piece, Place, Seat, zone_of
from game.tables.card_labels import GOLD_STRIP, strip_cards
from game.tables.pickers import Chosen
from game.tables.questions import Questions
from game.tables.seated_match import SeatedMatch
from game.tables.seen import Seen, Signs


class Plan(NamedTuple):
    """A card to lead, and the state when it was marked."""

    piece: Piece
    hand: Counter[Piece]
    ground: Hashable
    moves: int  # of the match so far


class Plans:
    """The planned lead of each seat."""

    def __init__(self, scene: SeatedMatch, questions: Questions) -> None:
        self.scene, self.questions = scene, questions
        self._plans: dict[Seat, Plan] = {}

    def is_offered(self, seat: Seat) -> bool:
        """Say whether a seat may plan a lead: it leads with its hand open, before other people."""
        scene = self.scene
        return (scene.secrecy.peeks and not scene.secrecy.holds and not scene.secrecy.is_apart(seat)
                and scene.secrecy.audience == seat and seat in self.questions.pickers
                and self._find_ground(seat) is not None and len(scene.show.held.get(seat, ())) > 2)

    def toggle(self, seat: Seat) -> None:
        """Plan to lead the focused card, or drop that plan."""
        place = self.questions.focus[seat]
        if piece := self._map_hand(seat).get(place):
            dropped = self.find_marked(seat) == place
            self._plans.pop(seat, None)
            if not dropped:
                self._plans[seat] = Plan(piece, Counter(self._map_hand(seat).values()),
                                         self._find_ground(seat), self._count_moves())

    def drop(self, seat: Seat) -> None:
        self._plans.pop(seat, None)

    def drop_lapsed(self, seat: Seat) -> bool:
        """Drop the plan of an earlier move. Returns whether there was one."""
        if (plan := self._plans.get(seat)) is None or plan.moves == self._count_moves():
            return False
        del self._plans[seat]
        return True

    def find_marked(self, seat: Seat) -> Place | None:
        """Return the place of the planned card while its player still plays the turn before."""
        plan = self._plans.get(seat)
        if plan is None or plan.moves != self._count_moves():
            return None
        return next(place for place, piece in self._map_hand(seat).items() if piece == plan.piece)

    def find_lead(self, seat: Seat) -> Move | None:
        """Return the planned lead if it is still valid."""
        plan = self._plans.get(seat)
        if plan is None or plan.moves == self._count_moves() or self._find_ground(seat) is None:
            return None
        hand = self._map_hand(seat)
        now = Counter(hand.values())
        played = plan.hand - now
        if (self.scene.secrecy.may_see(seat) or plan.ground != self._find_ground(seat)
                or now - plan.hand or played.total() != 1 or plan.piece in played):
            self._plans[seat] = plan._replace(ground=None)  # it never holds again
            return None
        place = next(place for place, piece in hand.items() if piece == plan.piece)
        chosen = self.scene.style.touch.picker(self.questions.view_for(seat), seat).touch(place)
        return chosen.move if isinstance(chosen, Chosen) else None

    def _count_moves(self) -> int:
        return len(self.scene.match.record.lines)

    def _find_ground(self, seat: Seat) -> Hashable:
        hands = self.scene.style.hands
        return hands and hands.plans_lead(self.questions.view_for(seat), seat)

    def _map_hand(self, seat: Seat) -> dict[Place, Piece]:
        table = self.scene.rules.table(self.questions.view_for(seat))
        return {place: thing for place, thing in table.items()
                if zone_of(place) == f"hand/{seat}" and isinstance(thing, str)}


def strip_planned(seen: Seen) -> Signs:
    """Put a strip on the card that its player leads next."""
    planned = seen.sitting and seen.sitting.planned
    return strip_cards(seen, {planned}, GOLD_STRIP, seen.say(("plan-lead",))) if planned else ()
