"""What a table agrees on before a match, and how that is told: how many sit, how hands are kept,
whether phones play, and the rules of the house."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game import shelf
from game.core.lobby_memory import last_names, restore_options, summarize_lobby
from game.core.match import Match
from game.core.seating import Seating
from game.core.settings import Habit, Mode, next_value
from game.devices.press import is_phone
from game.scenes.lobby.footer import Tile
from game.scenes.lobby.house_rules import TableOption
from game.scenes.phones.scene import phones_allowed
from game.tables.game_facts import distinct
from game.tables.secrecy import MODES
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

HERE = ("seats", "secrecy", "phones")  # what concerns who is here; the rest are rules of the house
AGREED = ("seats", "secrecy", "options")  # what is agreed for a match


class Agreement:
    """That of those who sit down at a game; of a match to resume only hands and phones are left to
    agree on."""

    def __init__(
        self, house: House, game: str, seating: Seating, match: Match | None,
        changed: Callable[[], None], phones: Callable[[], None],
    ) -> None:
        """`changed` hears that something has; `phones` leads to how phones join."""
        self.house, self.game, self.seating, self.match = house, game, seating, match
        self.changed, self.phones = changed, phones
        self.offered, faults = shelf.offered(game)
        for fault in () if match else faults:
            house.notice(house.words.say(fault))
        usual: Mode = house.kiosk.choices.secrecy if house.kiosk else "closed"
        self.mode = house.settings.lobbies.get(game, Habit()).secrecy or usual
        self.options = restore_options(house.settings, game, self.offered)

    @property
    def habit(self) -> Habit:
        """How a lobby is left."""
        return summarize_lobby(self.seating, self.mode, self.options)

    def choices(self) -> list[TableOption]:
        """What the table can agree on: name, value in words, and what left and right do."""
        say = self.house.words
        found = list[TableOption]()
        if len(shelf.rules(self.game).SEATS) > 1 and not self.match:
            found.append(("seats", str(len(self.seating.kinds)), self.seats, say("tells-seats")))
        if table_style(self.game).secrets and len(self.seating.people) > 1:
            found.append(("secrecy", say(f"option-secrecy-{self.mode}"), self.secrecy,
                          say(f"tells-secrecy-{self.mode}")))
        if not self.match:
            offered = table_style(self.game).offers(len(self.seating.kinds))
            found += [(name, say(key) if say.has(key) else value, partial(self.option, name),
                       say(f"tells-{self.game}-{name}"))
                      for name in self.options if name in offered
                      for value in (self._values(name)[1],)
                      for key in (f"option-{name}-{self._meaning(value)}",)]  # own maps have none
        if phones_allowed(self.house):
            found.append(("phones", say("phones-sit", self._on_phones), lambda _: self.phones(),
                          say("tells-phones")))
        return found

    def seats(self, step: int) -> None:
        sizes = sorted(shelf.rules(self.game).SEATS)
        n = next_value(sizes, len(self.seating.kinds), step)
        self.seating.resize(n, last_names(
            self.house.settings, n, range(len(self.seating.kinds), n)))
        self.house.lay_anew()
        self.changed()

    def secrecy(self, step: int) -> None:
        self.mode = next_value(MODES, self.mode, step)
        self.changed()

    def option(self, name: str, step: int) -> None:
        values, own = self._values(name)
        self.options[name] = next_value(values, own, step)
        self.changed()

    def _meaning(self, value: str) -> str:
        """Return what an option's value means at this table."""
        return table_style(self.game).comes_to(len(self.seating.kinds), value)

    def _values(self, name: str) -> tuple[list[str], str]:
        """What can be chosen of an option at this table, and which of that is."""
        seats = len(self.seating.kinds)
        values = distinct(self.game, seats, self.offered[name])
        return [*values.values()], values[self._meaning(self.options[name])]

    def rules(self, *, two: bool) -> list[TableOption]:
        """What lies in the drawer: the rules of the house, or all if there is no second row."""
        return [row for row in self.choices() if not two or row[0] not in HERE]

    def tells(self, focus: str) -> str:
        """What the choice in the focus does."""
        part, _, which = focus.partition("/")
        if part == "kind":
            return self.house.words("tells-kind")
        return next((tell for name, _, _, tell in self.choices()
                     if part == "option" and name == which), "")

    def tiles(self, *, two: bool, agree: Callable[[], None]) -> tuple[list[Tile], list[Tile]]:
        """What is agreed, and what else can be pressed for it; `agree` opens the rules of the
        house, which are all where there is no room for `two` rows."""
        say = self.house.words
        found = {name: self._tile(name, value, turn)
                 for name, value, turn, _ in self.choices() if two and name in HERE}
        if rules := self.rules(two=two):
            name, value, *_ = rules[0]
            found["options"] = Tile(
                "options", say(f"option-{name}" if two else "lobby-all"), "ui/gear", agree,
                value=value if two else "", short=say("lobby-options") if two else "")
        return [found.pop(name) for name in AGREED if name in found], [*found.values()]

    def _tile(self, name: str, value: str, turn: Callable[[int], None]) -> Tile:
        """What concerns who is here: how that is, or, of phones, what leads to them."""
        own = self.house.words(f"option-{name}")
        act, told = partial(turn, 1), f"{own}: {value}"
        if name == "phones":
            return Tile(f"option/{name}", self._phoned(), "ui/phone", act, None, told)
        return Tile(f"option/{name}", own, self._signs()[name], act, turn, told, value)

    def _signs(self) -> dict[str, str]:
        return {"seats": "ui/human",
                "secrecy": "ui/eye" if self.mode == "open" else "ui/eye_closed"}

    def _phoned(self) -> str:
        """The word for phones, and how many of them sit, if any do."""
        word = self.house.words("option-phones")
        return f"{word}: {self._on_phones}" if self._on_phones else word

    @property
    def _on_phones(self) -> int:
        """How many sit with phones."""
        return sum(map(is_phone, self.seating.devices.values()))
