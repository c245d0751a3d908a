"""Who plays tonight: a name for each person on the couch."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.picture.page import Control, Page
from game.scenes.choices import Button, ChoicesScene, Row
from game.scenes.seating import NAMES
from game.scenes.spelling import NAMING, SpellingScene

if TYPE_CHECKING:
    from game.house import House

MOST = 5


class PeopleScene(ChoicesScene):
    """Rows of names. It changes the list that it is given."""

    first = "back"

    def __init__(self, house: House, people: list[str]) -> None:
        super().__init__(house)
        self.people = people

    def heading(self) -> str:
        return self.house.words("people")

    def rows(self) -> list[Row]:
        return [(f"name/{n}", self.house.words("people-seat", n + 1), name,
                 partial(self._other, n)) for n, name in enumerate(self.people)]

    def buttons(self) -> list[Button]:
        say, found = self.house.words, []
        if len(self.people) < MOST:
            found.append(("more", say("people-more"), self._more, "ui/human"))
        if len(self.people) > 1:
            found.append(("fewer", say("people-fewer"), self._fewer, "ui/undo"))
        return [*found, ("back", say("done"), self.back, "ui/check")]

    def build(self, page: Page) -> None:
        super().build(page)
        for n in range(len(self.people)):
            spot = page.spots[f"name/{n}"]
            page.spots[f"name/{n}"] = Control(spot.box, partial(self._write, n), spot.turn, None,
                                              NAMING)

    def _free(self) -> list[str]:
        return [name for name in NAMES if name not in self.people]

    def _other(self, n: int, step: int) -> None:
        """Choose another of the usual names."""
        known = [name for name in NAMES if name == self.people[n] or name not in self.people]
        at = known.index(self.people[n]) if self.people[n] in known else -1
        self._call(n, known[(at + step) % len(known)])

    def _write(self, n: int) -> None:
        self.house.stack.push(SpellingScene(self.house, self.people[n], partial(self._call, n)))

    def _call(self, n: int, name: str) -> None:
        if name in self.people and self.people[n] != name:
            self.house.refuse(("people-twice", name))
            return
        self.people[n] = name
        self.house.settings.names[str(n)] = name
        self.house.keep_settings()
        self.stale()

    def _more(self) -> None:
        kept = self.house.settings.names.get(str(len(self.people)), "")
        self.people.append(kept if kept and kept not in self.people else self._free()[0])
        self.stale()

    def _fewer(self) -> None:
        self.people.pop()
        self.stale()


def usual_people(house: House) -> list[str]:
    """Two people, named after the first two seats."""
    kept = house.settings.names
    return list(dict.fromkeys(kept.get(str(n), NAMES[n]) for n in range(2)))
