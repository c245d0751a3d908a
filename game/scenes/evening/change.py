"""What of an evening that goes on can be chosen anew: its games to come, and who is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.core.evening_facts import together
from game.core.series import Series, winners
from game.devices.press import Device
from game.scenes.evening.choice import ChoosesEvening
from game.ui.widgets.controls import Button

if TYPE_CHECKING:
    from game.house import House

Changed = Callable[[Sequence[str], Sequence[str]], None]  # the games and the people of the evening


class ChangeScene(ChoosesEvening):
    """The page on which the evening was chosen. Games that were played or go on stay first.
    Both ways out call `changed` with what was chosen."""

    first = "on"
    free = False  # agreed on for the whole evening
    about = "series-change-about"

    def __init__(self, house: House, series: Series, changed: Changed, device: Device) -> None:
        super().__init__(house)
        self.last_device = device
        self.series, self.changed, self.played = series, changed, series.played
        self.order = [*series.games, *(one for one in house.games if one not in series.games)]
        self.out = {*self.order} - {*series.games}
        self.people = list(series.people or sorted(series.names()))
        self.best_of = series.best_of
        say = house.words
        self.settled = {
            game: say("series-won-by", together(say, winners(matches)))
            if matches and series.decided(game, matches) else say("series-on")
            for game, matches in [*series.rounds()][:series.fixed]}

    def onward(self) -> Button:
        return "on", self.house.words("series-onward"), self.back, "ui/check"

    def back(self) -> None:
        """Keep what was chosen; where nothing is left to play, once that was confirmed."""
        if not self.chosen:
            self.house.refuse(("series-none",))
        elif self.series.next and len(self.chosen) == self.series.settled:
            self.doubt_end(("series-left",), self._keep)
        else:
            self._keep()

    def _keep(self) -> None:
        self.changed(self.chosen, self.people)
        self.house.stack.pop()
