"""Game nights of the past: when one was and who won it, who won its games, and everybody's points
on planks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.picture.page import Page
from game.picture.screen import WIDTH, Box
from game.picture.theme import GOLD, INK, IVORY, Colour
from game.scenes.evening.facts import together
from game.scenes.evening.next_match import build_lines
from game.scenes.evening.standings import BEHIND, Evening
from game.scenes.scenery import cupboard
from game.scenes.scenery.cloths import GREEN, felt
from game.scenes.scenery.match_line import date_of
from game.scenes.scenery.planks import medallion
from game.series import Past, Series, renamed
from game.tables.faces import wool
from game.ui.show import show

if TYPE_CHECKING:
    from game.house import House

WINNERS = 170.0  # the height of the compartment with those who won its games, over its shelf
LEAST = 0.58  # of the room, for planks
OVER, HEAD = 22.0, 0.7  # over whoever won a game; her head in a ring, under a crown
NAMES = "body@0.95", "body@0.88", "small@1", "small@0.9", "small@0.8", "small@0.7"  # of games
CROWN, ABOVE = 0.62, 0.7  # in the width of that ring; so much of it is over it
AIR = 18.0


def draw_evening(page: Page, _box: Box, house: House, body: Box, past: Past) -> None:
    """Draw when an evening was and who won each game over its name, in a compartment under the
    shelf; under that everybody on a plank."""
    evening = Evening(house, _called(house, past.evening), waiting=False)
    edge, top = cupboard.edge(page), body.y - 20
    shelf = top + min(WINNERS, body.h * (1 - LEAST))
    felt(page, Box(cupboard.CHEEK, top, WIDTH - 2 * cupboard.CHEEK, shelf - top), GREEN, BEHIND)
    cupboard.shelf(page, top, shelf)
    columns = evening.columns(body)
    games = [house.words(f"game-{evening.series.games[n]}") for n in evening.shown]
    under = Box(0, shelf + 4, columns[0].w - 8, edge - 8)
    style = page.largest(under.inset(3, 0), games, NAMES)
    for called, n, column in zip(games, evening.shown, columns, strict=True):
        page.fitted(under._replace(x=column.x + 4), called, style, INK, "center")
        _won(page, evening, n, column._replace(y=top + OVER, h=shelf - top - OVER))
    last = columns[-1].right
    page.fitted(under._replace(x=last, w=body.right - last), house.words("series-total"), style,
                INK, "center")
    best = evening.best()
    lines: list[tuple[str, str, Colour]] = [(date_of(house, past.ended), "asked", IVORY)]
    if best:
        lines.append((house.words("night-evening-won", together(house.words, best), len(best)),
                      "asked", GOLD))
    room = Box(body.x, top, columns[0].x - body.x, shelf - top).inset(AIR, 8)
    show(page, build_lines(lines), room, lambda *_: None)
    low = shelf + edge + AIR / 2
    evening.standings(page, body._replace(y=low, h=body.bottom - low))


def _called(house: House, evening: Series) -> Series:
    """An evening of those games alone that were decided, in which whoever has lost her name is
    called somebody."""
    evening = msgspec.structs.replace(evening, games=evening.games[:evening.settled])
    blanks = sorted(name for name in evening.names() if not name.strip())
    somebody = house.words("night-nameless")
    return renamed(evening, {blank: f"{somebody} {n}" if n > 1 else somebody
                             for n, blank in enumerate(blanks, 1)}) if blanks else evening


def _won(page: Page, evening: Evening, n: int, box: Box) -> None:
    """Whoever won a game, people or bots, crowned in a ring; as many as there is room for."""
    won = evening.won[n]
    side = min(box.h * HEAD, box.w / max(len(won), 1) - 4)
    left = box.center[0] - len(won) * (side + 4) / 2
    for k, name in enumerate(won):
        at = Box(left + k * (side + 4) + 2, box.bottom - side - 4, side, side)
        who = evening.who(name)
        medallion(page, at, who, wool(who))
        crown = side * CROWN
        page.picture(Box(at.center[0] - crown / 2, at.y - ABOVE * crown, crown, crown), "ui/crown",
                     leaf=False)
