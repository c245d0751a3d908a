"""Names that people here are likely to have: ready to be taken with one press."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from game.name_filter import decent
from game.night.board import night_began

if TYPE_CHECKING:
    from game.house import House


def known_names(house: House, but: str, most: int) -> list[str]:
    """The names of whoever sat down last, then those of the night board, the newest first. Where
    guests come and go only those of tonight are known."""
    since = night_began(time.time()) if house.kiosk else 0
    names = [*house.settings.names.values(),
             *(sitter.name for past in house.night.last.past if past.ended >= since
               for sitter in past.sitters if sitter.kind == "human")]
    found = dict.fromkeys(name for name in names if name and name != but and decent(name))
    return list(found)[:most]
