"""A plan as a match: its flights, in an order in which packets and money are there when needed, as
a record."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

from flow import HUB, LOAD, Flight

from game.core.contract import Move, luck
from game.games.reindeer.rules import Rivals, on
from game.games.reindeer.rules.atlas import DEPOT, Atlas, Place, Point
from game.games.reindeer.rules.position import RENT, State, Turn

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


def known(atlas: Atlas, quick: bool, text: str) -> tuple[list[Point], list[Flight]]:
    """The plan of an earlier record; empty if the country no longer allows it."""
    game = on(atlas)
    state = game.setup(1, luck(SEED, -1), {"quick": "on" if quick else "off"})
    points: list[Point] = []
    packets: Counter[tuple[int, int, bool, bool]] = Counter()
    bigs: Counter[tuple[int, int, bool, bool]] = Counter()
    for line in text.splitlines()[1:]:
        move = game.parse(json.loads(line)["move"])
        if game.refusal(state, 0, move) is not None:
            return [], []
        state = game.step(state, 0, move, Random(0))
        if move != DONE:
            city = move[-1] in atlas.index
            points += [end for end in move[-2:] if isinstance(end, tuple) and end not in points]
            frm = HUB if move[-2] == DEPOT else points.index(move[-2])
            to = atlas.index[move[-1]] if city else points.index(move[-1])
            way = (frm, to, city, move[0] == "big")
            packets[way] += move[1] if move[0] == "big" else 1
            bigs[way] += move[0] == "big"
    return points, [Flight(*way[:3], count, bigs[way]) for way, count in packets.items()]


def _singles(atlas: Atlas, points: list[Point], flights: list[Flight]) -> list[Move]:
    """One move for each sleigh: deliveries first, then by how far from D they begin."""
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
    """The first flight that is possible, removed from the list; a big one begins a turn."""
    begun = isinstance(state.stage, Turn) and 0 < state.stage.rent < RENT
    for at, move in enumerate(todo):
        if not (begun and move[0] == "big") and game.refusal(state, 0, move) is None:
            return todo.pop(at)
    return DONE
