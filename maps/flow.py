"""The cheapest way to bring every packet to its city, as an integer program for HiGHS.

All packets are alike, so a plan is a flow out of D: a little sleigh costs 1 a packet, a big one 5
for up to five, in tens of dollars. The packets themselves are not counted, as they always cost the
same.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import highspy
import numpy as np
from net import Net, bits, legs

HUB = -1  # D
BIG, LITTLE, LOAD = 5, 1, 5


class Flight(NamedTuple):
    """So many packets between two groups, or from D, or to a city; in `bigs` big sleighs, or in
    little ones if that is 0."""

    frm: int
    to: int
    city: bool
    packets: int
    bigs: int


class Plan(NamedTuple):
    """The best plan found, the proven bound, and the flights; `cost` is infinite if there are
    none."""

    cost: float
    bound: float
    flights: list[Flight]


Arc = tuple[int, int, bool, bool]  # from, to, to a city, big


def fewest(of: Net, towns: int) -> list[int]:
    """Fewest legs from D to each city."""
    down, up = legs(of, towns)
    return [1 if of.first[2] >> city & 1 else
            min(down[i] + up[i][city] for i in range(len(of.cells))) for city in range(towns)]


def arcs(of: Net, needs: list[int], spare: int) -> list[Arc]:
    """Flights on which a packet needs at most `spare` legs more than the fewest."""
    towns = len(needs)
    down, up = legs(of, towns)
    least = fewest(of, towns)
    wanted = [city for city in range(towns) if needs[city]]
    found: list[Arc] = []
    for i in (HUB, *range(len(of.cells))):
        came = 0 if i == HUB else down[i]
        long, short, cities = (of.first if i == HUB
                               else (of.long[i], of.short[i], of.cities[i]))
        for big, ends in ((True, long), (False, short)):
            found += [(i, j, False, big) for j in bits(ends) if j != i
                      and any(came + 1 + up[j][c] - least[c] <= spare for c in wanted)]
        found += [(i, c, True, False) for c in wanted
                  if cities >> c & 1 and came + 1 - least[c] <= spare]
    return found


def cheapest(of: Net, needs: list[int], spare: int, seconds: float, *,
             start: list[Flight] | None = None) -> Plan:
    """A plan and a bound, as good as the time allows; `start` is a plan to begin with."""
    ways = arcs(of, needs, spare)
    solver = highspy.Highs()
    for name, value in (("output_flag", False), ("threads", 1), ("time_limit", float(seconds)),
                        ("mip_rel_gap", 0.0), ("mip_abs_gap", 0.99)):
        solver.setOptionValue(name, value)
    solver.passModel(_model(ways, len(of.cells), needs))
    if start:
        solver.setSolution(_solution(ways, start))
    solver.run()
    info = solver.getInfo()
    if solver.getModelStatus() == highspy.HighsModelStatus.kInfeasible:
        return Plan(float("inf"), float("inf"), [])
    if info.primal_solution_status != highspy.SolutionStatus.kSolutionStatusFeasible:
        return Plan(float("inf"), info.mip_dual_bound, [])
    values = np.rint(solver.getSolution().col_value).astype(int).tolist()
    return Plan(round(info.objective_function_value), info.mip_dual_bound, _flights(ways, values))


def _model(ways: list[Arc], groups: int, needs: list[int]) -> highspy.HighsLp:
    """One column for each flight and another for each big one: packets and sleighs. One row for
    each group, each city, each big flight."""
    big = [k for k, way in enumerate(ways) if way[3]]
    columns, rows = len(ways) + len(big), groups + len(needs) + len(big)
    entries: list[tuple[int, int, float]] = []  # column, row, factor
    for k, (frm, to, city, _) in enumerate(ways):
        entries.append((k, groups + to if city else to, 1.0))
        if frm != HUB:
            entries.append((k, frm, -1.0))
    for b, k in enumerate(big):
        row = groups + len(needs) + b
        entries += [(k, row, 1.0), (len(ways) + b, row, -float(LOAD))]
    entries.sort()
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = columns, rows
    model.col_cost_ = np.array([0.0 if way[3] else LITTLE for way in ways] + [BIG] * len(big))
    model.col_lower_ = np.zeros(columns)
    model.col_upper_ = np.full(columns, float(sum(needs)))
    lower = [0.0] * groups + needs + [-highspy.kHighsInf] * len(big)
    model.row_lower_ = np.array(lower, dtype=float)
    model.row_upper_ = np.array([0.0] * groups + needs + [0.0] * len(big), dtype=float)
    starts = Counter(column for column, _, _ in entries)
    model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    model.a_matrix_.start_ = np.concatenate(
        ([0], np.cumsum([starts[c] for c in range(columns)]))).astype(np.int32)
    model.a_matrix_.index_ = np.array([row for _, row, _ in entries], dtype=np.int32)
    model.a_matrix_.value_ = np.array([factor for _, _, factor in entries])
    kind = highspy.HighsVarType
    model.integrality_ = [kind.kContinuous] * len(ways) + [kind.kInteger] * len(big)
    return model


def _flights(ways: list[Arc], values: list[int]) -> list[Flight]:
    big = {k: values[len(ways) + b]
           for b, k in enumerate(k for k, way in enumerate(ways) if way[3])}
    return [Flight(frm, to, city, values[k], big.get(k, 0))
            for k, (frm, to, city, _) in enumerate(ways) if values[k]]


def _solution(ways: list[Arc], flights: list[Flight]) -> highspy.HighsSolution:
    """A plan as values of the columns; empty if one of its flights is not among the ways."""
    big = [k for k, way in enumerate(ways) if way[3]]
    place = {way: k for k, way in enumerate(ways)}
    sleighs = {k: len(ways) + b for b, k in enumerate(big)}
    values = [0.0] * (len(ways) + len(big))
    for flight in flights:
        k = place.get((flight.frm, flight.to, flight.city, flight.bigs > 0))
        if k is None:
            return highspy.HighsSolution()
        values[k] = flight.packets
        if flight.bigs:
            values[sleighs[k]] = flight.bigs
    solution = highspy.HighsSolution()
    solution.col_value = values
    return solution
