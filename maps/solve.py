"""Par and bound of a country: pip install --group solve, then python -m maps.solve usa.

The best plays found go to maps/par as records, and the profits into the map. Both belong to the
exact land: whoever moves a city runs this again. Minutes are for each of the two sizes of the game.
"""

from __future__ import annotations

import argparse
import re
import sys
from math import ceil
from pathlib import Path
from random import Random
from time import monotonic

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from flow import BIG, HUB, LOAD, Flight, Plan, cheapest, fewest  # noqa: E402
from groups import Reading, classes, finer, picked  # noqa: E402
from net import Net, net, pruned  # noqa: E402
from plays import known, record  # noqa: E402

from game.games.reindeer.bot.field import Field  # noqa: E402
from game.games.reindeer.map_file import BEST, SOLVED, fingerprint, read_atlas  # noqa: E402
from game.games.reindeer.rules.atlas import LITTLE, PACKET, Atlas, Point  # noqa: E402

REWARD = 100
SECONDS = 60  # for one integer program on groups
HASTE = 25  # for one on points
SQUARES = (0.9, 0.6, 1.2)  # of the short side: distances between points to fly to that are tried
MOST = 100  # points at a time
INT = ' type="int"'  # how Tiled marks a number
SHIFTS = 2  # points tried beside each one of the best plan


class Search:
    """The best plan on points, and the least that any plan costs, in tens of dollars."""

    def __init__(self, atlas: Atlas, quick: bool, seed: int) -> None:
        self.atlas, self.field = atlas, Field(atlas)
        self.needs = list(atlas.demands[quick])
        self.chance = Random(seed)
        self.cells = classes(atlas, self.field)
        whole = pruned(net(atlas, self.field, self.cells))
        least = fewest(whole, len(self.needs))
        self.trivial = sum(need * legs for need, legs in zip(self.needs, least, strict=True))
        self.proven = self.trivial
        self.cost = 2 * self.trivial
        self.points: list[Point] = []
        self.flights: list[Flight] = []
        self.hints: list[Point] = []

    def begin(self, points: list[Point], flights: list[Flight]) -> None:
        """Goes on from an earlier plan."""
        if flights:
            cost = sum(BIG * f.bigs if f.bigs else f.packets for f in flights)
            self.keep(Plan(cost, 0, flights), points)

    @property
    def spare(self) -> int:
        """How many extra legs any one flight of a better plan can have at most."""
        return self.cost - self.trivial - 1

    def profit(self, cost: int) -> int:
        return (REWARD - PACKET) * sum(self.needs) - LITTLE * cost

    def improve(self, turn: int) -> None:
        """Try more points near those of the best plan and of the last reading of groups."""
        size = int(SQUARES[turn % len(SQUARES)] * self.field.short / self.atlas.figures.grid)
        fresh = picked(self.field, classes(self.atlas, self.field), size, self.chance)
        self.chance.shuffle(fresh)
        mine = [*self.points, *(self.shifted(p) for p in self.points * SHIFTS), *self.hints]
        thin = pruned(net(self.atlas, self.field, [self.field.bit(p) for p in fresh]))
        tried = list(dict.fromkeys([
            *mine, *(next(self.field.points(cell)) for cell in thin.cells)]))[:MOST]
        of = net(self.atlas, self.field, [self.field.bit(point) for point in tried])
        index = {point: i for i, point in enumerate(tried)}
        start = [flight._replace(
            frm=flight.frm if flight.frm == HUB else index[self.points[flight.frm]],
            to=flight.to if flight.city else index[self.points[flight.to]])
            for flight in self.flights]
        plan = cheapest(of, self.needs, min(self.spare, 2), HASTE, start=start)
        if plan.cost < self.cost:
            self.keep(plan, tried)

    def shifted(self, point: Point) -> Point:
        """A place within half the short side of another one."""
        far = self.field.short // self.atlas.figures.grid // 2
        x, y = (part + self.chance.randint(-far, far) for part in point)
        return (x, y) if self.atlas.open.has((x, y)) else point

    def keep(self, plan: Plan, points: list[Point]) -> None:
        """A better plan, on the points that it uses."""
        used = sorted({i for f in plan.flights for i in (f.frm, *(() if f.city else (f.to,)))
                       if i != HUB})
        index = {i: k for k, i in enumerate(used)} | {HUB: HUB}
        self.cost, self.points = int(plan.cost), [points[i] for i in used]
        self.flights = [f._replace(frm=index[f.frm], to=f.to if f.city else index[f.to],
                                   bigs=-(-f.packets // LOAD) if f.bigs else 0)
                        for f in plan.flights]

    def prove(self, seconds: float) -> None:
        """Solve the groups, then split those that promised too much."""
        of: Net = pruned(net(self.atlas, self.field, self.cells))
        plan = cheapest(of, self.needs, self.spare, seconds)
        self.proven = max(self.proven, min(self.cost, ceil(min(plan.bound, self.cost) - 1e-6)))
        if not plan.flights:
            return
        reading = Reading(self.field, of.cells, plan)
        self.hints = [self.chance.choice(list(self.field.points(left)))
                      for left in reading.left.values() for _ in range(2)]
        rest = [cell for cell in self.cells if cell not in set(of.cells)]
        self.cells = rest + finer(self.field, of.cells, reading)


def search(atlas: Atlas, quick: bool, minutes: float, seed: int, target: Path) -> Search:
    """Improve plan and bound in turn while there is time; an earlier record is where it begins."""
    found, end, turn = Search(atlas, quick, seed), monotonic() + 60 * minutes, 0
    if target.exists():
        found.begin(*known(atlas, quick, target.read_text(encoding="utf-8")))
    while found.proven < found.cost and monotonic() < end:
        found.improve(turn)
        turn += 1
        if turn % 4 == 1:
            found.prove(SECONDS)
        print(f"{atlas.name}{'+quick' * quick} turn {turn}: par {found.profit(found.cost)}, bound "
              f"{found.profit(found.proven)}, {len(found.cells)} groups", flush=True)
    return found


def note(file: Path, atlas: Atlas, values: dict[str, int]) -> None:
    """Put numbers into a map's properties, with the fingerprint that they belong to, and leave the
    rest of it alone. Numbers that belong to another fingerprint are removed."""
    text = file.read_text(encoding="utf-8")
    told = {SOLVED: fingerprint(atlas), **{name: str(value) for name, value in values.items()}}
    gone = told if f'"{told[SOLVED]}"' in text else {*told, *BEST}
    for name in gone:
        text = re.sub(rf' *<property name="{name}"[^>]*/>\n', "", text, count=1)
    lines = "".join(f'  <property name="{name}"{INT * (name in BEST)} value="{value}" />\n'
                    for name, value in told.items())
    text, count = re.subn(r"(<map\b[^>]*>\s*<properties>\n)", rf"\g<1>{lines}", text, count=1)
    if count != 1:
        raise SystemExit(f"{file} has no properties of the map")
    file.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m maps.solve", description=__doc__)
    parser.add_argument("country", help="a map in this folder, without .tmx")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", choices=("full", "quick"), help="one of both only")
    asked = parser.parse_args()
    file = HERE / f"{asked.country}.tmx"
    atlas = read_atlas(file)
    for quick in (False, True):
        if asked.size in {None, ("full", "quick")[quick]}:
            end = "_quick" * quick
            target = HERE / "par" / f"{asked.country}{end}.jsonl"
            found = search(atlas, quick, asked.minutes, asked.seed, target)
            par, bound = found.profit(found.cost), found.profit(found.proven)
            note(file, atlas, {f"par{end}": par, f"bound{end}": bound})
            target.parent.mkdir(exist_ok=True)
            target.write_text(record(atlas, quick, found.points, found.flights), encoding="utf-8")
            print(f"{target}: par {par}, bound {bound}")


if __name__ == "__main__":
    main()
