"""What lies on the table of Reindeer Rivals. S is a seat, NAME a city's written name.

| place | what |
|---|---|
| `stack/S/x,y/i` | a packet of that seat on the point x,y: `packet-S` |
| `count/S/x,y` | how many those are: `("reindeer-count", n)` |
| `city/NAME/i` | a packet delivered: `packet-` and who brought it |
| `demand/NAME` | `("reindeer-demand", delivered, demand)` |
| `money/S` | `("reindeer-money", dollars)` |
| `round` | `("reindeer-round", n, of)`, alone `("reindeer-day", n)` |
| `dice/0`, `dice/1` | who begins and which way: `die-1` to `die-6`; none alone |
| `first/S`, `turn/S` | markers: who begins the round, whose turn it is |
| `rent` | `("reindeer-rent", dollars left for sleighs, of)` |
| `par` | alone: `("reindeer-par", par, bound)` |

Packets at D are endless and not on the table: those that come from it or go back travel from or to
the zone `depot`, where no piece lies.
"""

from __future__ import annotations

from game.core.contract import Message, Piece, Seat, Table, Zone
from game.games.reindeer.rules.atlas import DEPOT, Atlas, Place
from game.games.reindeer.rules.position import RENT, ROUNDS, State, Turn


def zone_of_stack(seat: Seat, place: Place) -> Zone:
    """Return the zone of a seat's packets at a place."""
    if isinstance(place, str):
        return "depot" if place == DEPOT else f"city/{place}"
    return f"stack/{seat}/{place[0]},{place[1]}"


def table(atlas: Atlas, view: State) -> Table:
    """Return everything in its place."""
    places: dict[str, Piece | Message] = {}
    for seat, stacks in enumerate(view.stacks):
        places[f"money/{seat}"] = ("reindeer-money", view.money[seat])
        for (x, y), count in stacks:
            places |= {f"stack/{seat}/{x},{y}/{i}": f"packet-{seat}" for i in range(count)}
            places[f"count/{seat}/{x},{y}"] = ("reindeer-count", count)
    for city, seats, demand in zip(atlas.cities, view.delivered, atlas.demands[view.quick],
                                   strict=True):
        places |= {f"city/{city.name}/{i}": f"packet-{seat}" for i, seat in enumerate(seats)}
        places[f"demand/{city.name}"] = ("reindeer-demand", len(seats), demand)
    return places | _place_order(atlas, view)


def _place_order(atlas: Atlas, view: State) -> dict[str, Piece | Message]:
    """Return the round, its first seat and direction, the seat to move, and the sleighs that it can
    still rent."""
    places: dict[str, Piece | Message] = {}
    if view.dice is None:
        figures = atlas.figures
        places["round"] = ("reindeer-day", view.round)
        best = (figures.par_quick, figures.bound_quick) if view.quick else (
            figures.par, figures.bound)
        if all(best):
            places["par"] = ("reindeer-par", *best)
    else:
        places["round"] = ("reindeer-round", view.round, ROUNDS)
        places |= {f"dice/{i}": f"die-{value}" for i, value in enumerate(view.dice)}
        places[f"first/{view.dice[0] - 1}"] = "first"
    if isinstance(view.stage, Turn):
        places[f"turn/{view.stage.seat}"] = "turn"
        places["rent"] = ("reindeer-rent", RENT - view.stage.rent, RENT)
    return places
