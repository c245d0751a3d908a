"""Parts of a map share the country, what has happened there, and who chooses on it."""

from __future__ import annotations

from game.games.reindeer.table.chooser import Chooser
from game.games.reindeer.table.country import Country
from game.games.reindeer.table.lately import Lately
from game.games.reindeer.table.shown import lit
from game.tables.picture import AskedPart, Part, Picture


class MapPart(Part):
    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.country, self.lately = picture.find(Country), picture.find(Lately)
        self.chooser = picture.find(Chooser) if picture.scene else None

    def near(self) -> frozenset[str] | None:
        """Return the cities that a sleigh could serve now; None while none is looked at."""
        return lit(self.chooser.scene, self.chooser.bright()) if self.chooser else None

    @property
    def aims(self) -> bool:
        """Whether a sleigh is aimed now, and everything else is pale."""
        return self.chooser is not None and self.chooser.aims()


class ChosenPart(MapPart, AskedPart):
    """A part for the player who chooses on the map."""

    chooser: Chooser
