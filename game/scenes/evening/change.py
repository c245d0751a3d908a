"""What of an evening that goes on can be chosen anew: its games to come, and who is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.devices.press import Device
from game.scenes.dialogs.choices import Button
from game.scenes.dialogs.confirm import ConfirmScene, Doubt
from game.scenes.evening.choice import ChoosesEvening
from game.scenes.evening.facts import together
from game.series import Series, winners

if TYPE_CHECKING:
    from game.house import House

Changed = Callable[[Sequence[str], Sequence[str]], None]  # the games and the people of the evening


class ChangeScene(ChoosesEvening):
    """The page on which it was chosen. What is played, or is on the table, stays first, and all
    points stay. Both ways out keep what was chosen; `changed` hears of it."""

    first = "on"
    free = False  # agreed on for the whole evening
    about = "series-change-about"

    def __init__(self, house: House, series: Series, changed: Changed, device: Device,
                 game: str = "") -> None:
        """`game` has the focus first, if one is given."""
        super().__init__(house)
        self.last_device = device
        self.series, self.changed = series, changed
        self.order = [*series.games, *(one for one in house.games if one not in series.games)]
        self.out = {*self.order} - {*series.games}
        self.played = series.played
        self.people = list(series.people or sorted(series.names()))
        self.best_of = series.best_of
        self.settled = {one: self._said(n) for n, one in enumerate(series.games[:series.fixed])}
        if game:
            self.focus.name = f"game/{game}"

    def _said(self, n: int) -> str:
        """What is said of a game that stays: who has won it."""
        game, matches = list(self.series.rounds())[n]
        if not matches or not self.series.decided(game, matches):
            return self.house.words("series-on")
        return self.house.words("series-won-by", together(self.house.words, winners(matches)))

    def onward(self) -> Button:
        return "on", self.house.words("series-onward"), self.back, "ui/check"

    def back(self) -> None:
        """Keep it; where nothing is left to play, once that was confirmed."""
        if not self.chosen:
            self.house.refuse(("series-none",))
        elif self.series.next and len(self.chosen) == self._done:
            doubt = Doubt(("series-end-sure",), ("series-left",), ("series-stay",),
                          ("series-end",), ("ui/play", "ui/check"))
            self.house.stack.push(ConfirmScene(self.house, doubt, self._keep))
        else:
            self._keep()

    @property
    def _done(self) -> int:
        """How many games are decided."""
        return sum(self.series.decided(game, matches) for game, matches in self.series.rounds())

    def _keep(self) -> None:
        self.changed(self.chosen, self.people)
        self.house.stack.pop()
