"""Statistics of Halmstad matches among bots: turns, contracts, bluffs, ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from game.core.contract import Move, Seat
from game.games.halmstad.rules import apply, result
from game.games.halmstad.rules.state import NISSE, State
from game.tools.ladder.rounds import list_contenders
from game.tools.ladder.shares import SEATS, Rotation, play_match

WAYS = ("claim", "reveal", "belief", "proof", "pledge")
CALLED = {"claim": "claimed", "reveal": "by turning up the beliefs", "belief": "fed, believed",
          "proof": "fed, challenged and proved", "pledge": "challenger's pledge"}
ENDS = ("counters", "deck", "race", "still")


class Played(NamedTuple):
    """The counts of one match, the points, and each seat's share of the win."""

    counted: Counter[str]
    points: tuple[int, ...]
    wins: tuple[float, ...]


def watch_match(job: Rotation) -> Played:
    """Return one match, with the first of the two names in every seat."""
    counted: Counter[str] = Counter()

    def watch(state: State, seat: Seat, move: Move) -> None:
        counted.update(events_of(state, seat, move))

    chooser = list_contenders(job.game)[job.names[0]]
    end = play_match(job, [chooser] * SEATS, job.seed, watch)
    ended = result(end)
    if ended is None:
        raise AssertionError("a match that is over has a result")
    wins = tuple((seat in ended.winners) / len(ended.winners) for seat in range(SEATS))
    return Played(counted, ended.scores, wins)


def events_of(state: State, seat: Seat, move: Move) -> list[str]:
    """Return what there is to count in a move. A feeding is a bluff if no nisse lies there."""
    lies = any(slot is not None and slot.card == NISSE for slot in state.beliefs)
    fed = "true" if lies else "bluff"
    events = []
    for beat in apply(state, seat, move, Random(0)):
        match beat.what:
            case "pass": events.append("turn")
            case "contract": events.append(str(beat.says[0]))
            case "over": events.append(str(beat.says[0]))
            case "feed": events.append(fed)
            case "believed" | "proved" | "caught": events.append(f"{fed} {beat.what}")
    return events


def write_report(matches: Sequence[Played]) -> list[str]:
    """Return the lines to print."""
    count = len(matches)
    sums = sum((one.counted for one in matches), Counter[str]())
    contracts = sum(sums[way] for way in WAYS)
    points = sorted(score for one in matches for score in one.points)
    best = [max(one.points) for one in matches]
    return [
        f"{count} matches",
        (f"turns        {sums['turn'] / count:5.1f} a match"
        f" ({min(one.counted['turn'] for one in matches)} to"
        f" {max(one.counted['turn'] for one in matches)})"),
        f"contracts    {contracts / count:5.1f} a match",
        *(
            f"  {CALLED[way]:<28}{sums[way] / count:5.2f} a match,"
            f" {_percent_of(sums[way], contracts)}" for way in WAYS),
        f"feedings     {(sums['true'] + sums['bluff']) / count:5.2f} a match",
        (f"  with a nisse   {sums['true'] / count:5.2f}:"
        f" believed {_percent_of(sums['true believed'], sums['true'])},"
        f" challenged and proved {_percent_of(sums['true proved'], sums['true'])}"),
        (f"  bluffs         {sums['bluff'] / count:5.2f}:"
        f" believed {_percent_of(sums['bluff believed'], sums['bluff'])},"
        f" caught {_percent_of(sums['bluff caught'], sums['bluff'])}"),
        "ends         " + ", ".join(f"{end} {_percent_of(sums[end], count)}" for end in ENDS),
        (f"points       {fmean(points):5.2f} a seat, median {points[len(points) // 2]},"
        f" most {points[-1]}; the winner's {fmean(best):.2f}"),
        "wins by seat " + ", ".join(
            f"{seat}: {100 * fmean(one.wins[seat] for one in matches):.1f} %"
            for seat in range(SEATS)),
    ]


def _percent_of(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"
