"""What has happened on the map, as far as it is still shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.contract import Seat
from game.games.reindeer.rules.position import Turn as Asked
from game.games.reindeer.table.country import Country
from game.games.reindeer.table.history import Deed, Tale, Turn, cited, tale
from game.tables.picture import Picture
from game.tables.places import rest_of


class Lately:
    """The tale of a show, told anew when something has happened."""

    def __init__(self, picture: Picture) -> None:
        self.country = picture.find(Country)
        self._heard: tuple[object, ...] = ()
        self._tale = Tale({}, ())

    @property
    def tale(self) -> Tale:
        show = self.country.show
        heard = (len(show.captions), len(show.went), show.captions[-1:], show.went[-1:])
        if heard != self._heard:
            self._heard, self._tale = heard, tale(show.captions, show.went)
        return self._tale

    @property
    def shown(self) -> list[Turn]:
        """The turns whose traces are on the map, the newest last."""
        stage = self.country.state.stage
        return self.tale.shown(stage.seat if isinstance(stage, Asked) else None)

    def landed(self, turn: Turn) -> Sequence[Deed]:
        """What sleighs have done in a turn that is shown; the last one may still be on its way."""
        flying = turn is self.shown[-1] and self.country.show.layer.flights()
        return turn.deeds[:-1] if flying else turn.deeds

    def last(self) -> Deed | None:
        """What the newest sleigh that has landed has done."""
        landed = self.landed(self.shown[-1]) if self.shown else ()
        return landed[-1] if landed else None

    def named(self) -> frozenset[str]:
        """The cities that are named in what is told now."""
        return cited(self.shown)

    def fresh(self) -> Counter[tuple[str, Seat]]:
        """How many of the packets of a city and of a seat have just come, in the newest turn."""
        return Counter((rest_of(deed.to), deed.seat) for turn in self.shown[-1:]
                       for deed in self.landed(turn) if deed.delivered)
