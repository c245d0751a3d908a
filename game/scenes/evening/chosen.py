"""The choices for an evening: its games in order, and its people."""

from __future__ import annotations

from game.core.series import BEST_OF, Series, can_repeat
from game.house import House
from game.scenes.evening.night_room import NightRoom
from game.scenes.evening.people import usual_people


class ChosenGames(NightRoom):
    free = True  # whether it can be chosen how many matches decide a game

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.people: list[str] = usual_people(house)  # who play tonight
        self.order = list(house.games)
        self.out: set[str] = set()  # games that are not played tonight
        self.best_of = BEST_OF[0]
        self.settled: dict[str, str] = {}  # sentences about games that have to stay

    @property
    def chosen(self) -> list[str]:
        """Return the games of the evening, in their order."""
        return [game for game in self.order if game not in self.out]

    @property
    def decider(self) -> str:
        """Return the game that shows the number of matches: the first that can be played several
        times."""
        return next(filter(can_repeat, self.chosen), "") if self.free else ""

    def take_over(self, series: Series) -> None:
        """Take over the choices of an earlier evening."""
        known = [game for game in series.games if game in self.order]
        self.out = {*self.order} - {*known}
        self.order = [*known, *(game for game in self.order if game in self.out)]
        self.best_of = series.best_of
