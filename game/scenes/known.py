"""Names that people here are likely to have: ready to be taken with one press."""

from __future__ import annotations

import time
from collections.abc import Container
from typing import TYPE_CHECKING

from game.name_filter import decent
from game.night.board import night_began

if TYPE_CHECKING:
    from game.house import House


def known_names(house: House, taken: Container[str], most: int, longest: int,
                ) -> list[str]:
    """The names of whoever sat down last, then those of the night board, the newest first, without
    those that are `taken` or too long. Where guests come and go only those of tonight are known."""
    since = night_began(time.time()) if house.kiosk else 0
    names = [*house.settings.names.values(),
             *(sitter.name for past in house.night.last.past if past.ended >= since
               for sitter in past.sitters if sitter.kind == "human")]
    found = dict.fromkeys(name for name in names if 0 < len(name) <= longest
                          and name not in taken and decent(name))
    return list(found)[:most]
