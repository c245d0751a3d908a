"""A plan as a match: flights in an order in which packets and money are there, as a record."""

from __future__ import annotations

import json
from random import Random

from flow import HUB, LOAD, Flight

from game.rules.core import Move, luck
from game.rules.reindeer import Rivals, on
from game.rules.reindeer_atlas import DEPOT, Atlas, Place, Point
from game.rules.reindeer_position import RENT, State, Turn

SEED = "par"
DONE: Move = ("done",)


def record(atlas: Atlas, quick: bool, points: list[Point], flights: list[Flight]) -> str:
    """Lines of JSON: who plays what, then the moves. Raises ValueError if the plan gets stuck."""
    game = on(atlas)
    options = {"map": atlas.name, "quick": "on" if quick else "off"}
    header = {"game": game.NAME, "version": game.VERSION,
              "players": [{"name": "Par", "kind": "expert"}], "seed": SEED, "options": options,
              "format": 1}
    state = game.setup(1, luck(SEED, -1), options)
    lines: list[dict[str, object]] = [header]
    todo = list(_singles(atlas, points, flights))
    while game.result(state) is None:
        move = _next(game, state, todo)
        if move == DONE and isinstance(state.stage, Turn) and state.stage.rent == 0:
            raise ValueError(f"stuck with {len(todo)} flights: {game.write(state)}")
        lines.append({"seat": 0, "move": game.say(move)})
        state = game.step(state, 0, move, Random(0))
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def _singles(atlas: Atlas, points: list[Point], flights: list[Flight]) -> list[Move]:
    """One move a sleigh, deliveries first, then by how far from D they begin."""
    found: list[tuple[tuple[bool, bool, int], Move]] = []
    for flight in flights:
        frm: Place = DEPOT if flight.frm == HUB else points[flight.frm]
        to: Place = atlas.cities[flight.to].name if flight.city else points[flight.to]
        x, y = (0, 0) if isinstance(frm, str) else frm
        rank = (not flight.city, frm == DEPOT, -x * x - y * y)
        loads = [LOAD] * (flight.packets // LOAD)
        if flight.packets % LOAD:
            loads.append(flight.packets % LOAD)
        if flight.bigs:
            found += [(rank, ("big", load, frm, to)) for load in loads]
        else:
            found += [(rank, ("little", frm, to))] * flight.packets
    return [move for _, move in sorted(found, key=lambda item: item[0])]


def _next(game: Rivals, state: State, todo: list[Move]) -> Move:
    """The first flight that is possible, taken off the list; a big one begins a turn."""
    begun = isinstance(state.stage, Turn) and 0 < state.stage.rent < RENT
    for at, move in enumerate(todo):
        if not (begun and move[0] == "big") and game.refusal(state, 0, move) is None:
            return todo.pop(at)
    return DONE
