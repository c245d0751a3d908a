"""People at the table of Haggis, and what they see there."""

from __future__ import annotations

from game.picture.screen import SAFE
from game.tables.looks import TARGET
from tests.games.haggis.positions import at

STUCK = at("2r4o4g/3r2o5gQ", trick="1:10r", bets="-/0")


def played(house) -> list[str]:
    return [line.move for line in house.match.record.lines]


def lit(house, table, colour=TARGET) -> set[str]:
    """The cards with a strip of a colour under their feet."""
    screen, found = house.house.screen, set()
    for place in table.show.held[0]:
        pose = table.show.pose_raised(place)
        y = min(pose.y + pose.h / 2 + 5, SAFE.bottom - 8)
        seen = screen.surface.get_at(screen.to_pixel(pose.x - pose.w / 2 + 22, y))
        if max(abs(one - other) for one, other in zip(seen[:3], colour, strict=True)) < 10:
            found.add(place)
    return found
