"""Whose turn it is and what she flies, over the corner of the map, where those who play here are
told what to do."""

from __future__ import annotations

from game.core.contract import Says
from game.games.reindeer.rules.position import Turn
from game.games.reindeer.table.country import said
from game.games.reindeer.table.map_part import MapPart
from game.picture.screen import Screen
from game.picture.theme import SEAT_COLOURS

FLIES = ("big", "little")


class Banner(MapPart):
    """It stands there while nobody is told anything else at that place."""

    awaits = True

    def draw(self, screen: Screen) -> None:
        show, stage, chooser = self.country.show, self.country.state.stage, self.chooser
        room = show.board.box("task")
        if not isinstance(stage, Turn) or len(self.country.state.money) == 1 or (
                chooser and (chooser.told() or chooser.scene.covers(room))):
            return
        beat = show.beat if show.reel.busy else None
        seat, says = stage.seat, ("turn-of", ("seat", stage.seat))
        if beat and beat.what in FLIES and beat.seat is not None:
            seat = beat.seat
            says = (f"reindeer-flies-{beat.what}", ("seat", seat))
        self._put(screen, seat, says)

    def _put(self, screen: Screen, seat: int, says: Says) -> None:
        show, text = self.country.show, self.country.say(says)
        room, players = self.country.corner(), show.players
        self.paper.put(screen, ("banner", seat, text, room), lambda page: said(
            page, room, players, seat, text, SEAT_COLOURS[seat]))
