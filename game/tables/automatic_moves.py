"""Play moves without a choice after a short pause.

Their player may still press, or take a step back. Where several people share the screen, the table
plays only moves that everybody knows to be forced, as a last card: any other pause would tell
something about a hand. Such a move needs no open hand. The table also gives an answer that
everybody can see to be the only one.
"""

from __future__ import annotations

from itertools import islice

from game.core.contract import Move, Seat
from game.devices.press import Action, Press
from game.tables.played_match import PlayedMatch

REST = 1.5  # seconds for which the question stands


class AutomaticMoves:
    """The only legal move of the player to move, if there is just one."""

    def __init__(self, scene: PlayedMatch) -> None:
        self.scene = scene
        self._about: tuple[int, Seat] | None = None  # the number of the move, and its seat
        self._move: Move | None = None
        self._waited = 0.0  # seconds
        self._rested = 0.0  # seconds for which settled answers have stood

    def tick(self, seconds: float) -> None:
        """Let time pass while nothing moves; play moves without a choice."""
        scene = self.scene
        settled = self._find_settled()
        self._rested = self._rested + seconds if settled else 0.0
        if settled:
            if self._rested >= REST:
                scene.play(*settled)
            return
        about = self._find_asked()
        if about != self._about:
            self._about, self._waited = about, 0.0
            self._move = self._find_only(about[1]) if about else None
        if about is None or self._move is None:
            return
        picker = scene.pickers.get(about[1])
        if picker is None or picker.path or picker.asking:
            self._waited = 0.0  # the player does it
            return
        self._waited += seconds
        if self._waited >= REST:
            self._about = None
            scene.play(about[1], self._move)

    def note_press(self, press: Press) -> None:
        """Restart the wait for a player who may still choose; a confirm ends any other wait."""
        seat = self._about[1] if self._about else None
        if seat is None or not (
                self.scene.questions.is_forced(seat) or self.scene.plans.find_lead(seat)):
            self._waited = 0.0
        elif press.action is Action.CONFIRM and press.phase == "down" and (
                not self.scene.show.reel.busy):
            self._waited = REST

    def _find_settled(self) -> tuple[Seat, Move] | None:
        """Return the next answer that the table gives, and its seat, unless the player has picked
        another one."""
        scene = self.scene
        if scene.house.stack.top is not scene:
            return None
        return next(((seat, move) for seat, picker in scene.pickers.items()
                     if (move := scene.questions.find_settled(seat))
                     and not (picker.path or picker.asking)), None)

    def _find_asked(self) -> tuple[int, Seat] | None:
        """Return the question that one person alone has to answer, if the table may answer it."""
        scene = self.scene
        asked = scene.match.waits_for
        if (scene.taught or len(asked) != 1
                or asked[0] not in scene.pickers or scene.house.stack.top is not scene):
            return None
        seat = asked[0]
        if (scene.questions.is_forced(seat) or scene.plans.find_lead(seat)
                or (scene.house.settings.forced and scene.questions.is_touchable(seat)
                    and not scene.secrecy.shared)):
            return len(scene.match.record.lines), seat
        return None

    def _find_only(self, seat: Seat) -> Move | None:
        """Return the planned lead, the only legal move, or the only move that does not end the
        turn. Return None if there are several, or if the move would end a turn that can still be
        taken back."""
        rules, state = self.scene.rules, self.scene.match.state
        if planned := self.scene.plans.find_lead(seat):
            return planned
        if rules.SAMPLED:
            return None
        style, view = self.scene.style, self.scene.view_for(seat)
        moves = list(islice(rules.moves(state, seat), 2))
        if yields := style.touch.yields(view, seat):
            moves = [move for move in rules.moves(state, seat)
                     if (yields,) in map(tuple, style.touch.touches(view, seat, move))]
        takes_back = style.hands and style.hands.takes_back
        if len(moves) != 1 or ((moves[0][0] in rules.FINAL or takes_back)
                               and self.scene.undo_length([seat]) is not None):
            return None
        return moves[0]
