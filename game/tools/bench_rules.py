"""How fast the rules are: random games and perft, each measured beside a peer at the same time.

A peer is a library in an environment of its own that is made for the run: python-chess for Hamnár,
RLCard's doudizhu for Haggis, OpenSpiel's oh_hell for Herrlof. One of their games is one deal, so
ours are counted in rounds. Ours and theirs take turns, in short slices of the same matches, and the
first pair is left out: so other work on the machine, and what caches hold, is alike for both.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from game.core.contract import Move, Rules, Seat
from game.games import list_games
from game.games import load_rules as rules_of
from game.games.haggis import rules as haggis
from game.games.haggis.bot.classes import list_classes
from game.games.haggis.rules.moves import PASS
from game.games.haggis.rules.plays import list_plays
from game.games.haggis.rules.position import Play
from game.games.hamnar import rules as hamnar
from game.games.hamnar.bot.position import make_position, perft
from game.tools.bench_peer import MATCHES

SLICE = 0.4  # seconds
PAIRS = 9
PERFT_DEPTH = 4
HANDS = 300
LIST_AIM = 5.0  # ms for all plays of a hand
AIMS = {("hamnar", "moves"): 10.0, ("hamnar", "perft"): 5.0, ("haggis", 2): 8.0,
        ("haggis", 3): 5.0, ("herrlof", 3): 0.5}
PEERS = {"hamnar": ("chess", "python-chess"), "haggis": ("rlcard", "RLCard doudizhu"),
         "herrlof": ("open_spiel", "OpenSpiel oh_hell(3)")}
Lister = Callable[[Any, Seat], Iterable[Move]]
Figures = tuple[float, ...]


def print_line(what: str, figure: str, aim: str = "", met: bool | None = None) -> None:
    """Print one figure, what it should be, and whether it is."""
    verdict = {True: "met", False: "NOT MET", None: ""}[met]
    print(f"  {what:<46} {figure:>24}  {aim:<18} {verdict}".rstrip())


class Peer:
    """A library in a process of its own that plays when it is told to."""

    def __init__(self, process: subprocess.Popen[str], name: str) -> None:
        self._process = process
        self.name = name

    def __call__(self, what: str) -> Figures:
        """Return its figures now. Raises BrokenPipeError if it has gone."""
        if self._process.stdin is None or self._process.stdout is None:
            return ()
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        return tuple(map(float, self._process.stdout.readline().split()))


@contextmanager
def peer_of(game: str) -> Iterator[Peer | None]:
    """Yield a game's peer, in an environment of its own; None if the game has none, or it cannot be
    installed."""
    if game not in PEERS:
        yield None
        return
    package, name = PEERS[game]
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "bin" / "python"
        try:
            subprocess.run([sys.executable, "-m", "venv", folder], check=True,
                           capture_output=True)
            subprocess.run([python, "-m", "pip", "install", "-q", package], check=True,
                           capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            print(f"  ({name} could not be installed: no peer)")
            yield None
            return
        with subprocess.Popen(
                [python, Path(__file__).with_name("bench_peer.py"), package, str(SLICE)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                text=True) as process:
            ready = process.stdout is not None and process.stdout.readline().strip() == "ready"
            if not ready:
                print(f"  ({name} does not start: no peer)")
            yield Peer(process, name) if ready else None
            process.kill()


def measure_pairs(
    ours: Callable[[], Figures], theirs: Callable[[], Figures] | None,
) -> tuple[Figures, Figures, Figures]:
    """Medians of our figures, of the peer's, and of their ratios pair by pair; the last two are
    empty if there is no peer."""
    pairs = [(ours(), theirs() if theirs else ()) for _ in range(PAIRS + 1)][1:]
    ratios = [tuple(a / b for a, b in zip(*pair, strict=False)) for pair in pairs]
    own, peer = ([pair[n] for pair in pairs] for n in (0, 1))
    return _list_medians(own), _list_medians(peer), _list_medians(ratios)


def _list_medians(figures: list[Figures]) -> Figures:
    return tuple(map(median, zip(*figures, strict=True)))


def rules_speed() -> None:
    """Print every game's figures, and their ratio to its peer's."""
    for game in list_games():
        print(f"\nRules of {game}, one core, {PAIRS} slices of {SLICE} s, medians")
        with peer_of(game) as peer:
            for seats in rules_of(game).SEATS:
                measure_games(game, seats, peer)
            if game == "hamnar":
                measure_perfts(peer)
        if game == "haggis":
            measure_lists()


def measure_games(name: str, seats: int, peer: Peer | None) -> None:
    """Random play of one game with a number of seats, beside its peer."""
    rules = rules_of(name)
    lister = list_lean_moves if name == "haggis" else rules.moves
    ours, theirs, ratios = measure_pairs(lambda: random_games(rules, seats, SLICE, lister),
                                         (lambda: peer("play")) if peer else None)
    print_line(f"{seats} seats, rounds (prompts, moves, step)", f"{ours[0]:,.0f}/s")
    print_line(f"{seats} seats, moves", f"{ours[1]:,.0f}/s")
    for n, (key, what) in enumerate(((seats, "games"), ("moves", "moves"))):
        if peer and ratios:
            aim = AIMS.get((name, key))
            print_line(f"{peer.name}, {what}", f"{theirs[n]:,.0f}/s")
            print_line(f"{seats} seats, {what}: times {peer.name}", f"{ratios[n]:.2f}",
                       f"aim {aim:g}" if aim else "", ratios[n] >= aim if aim else None)


def random_games(rules: Rules, seats: int, seconds: float, lister: Lister) -> tuple[float, float]:
    """Return rounds and moves per second, where every move is drawn from a list of legal ones; the
    same few matches are played over and over."""
    rounds = made = number = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        rng = Random(number % MATCHES)
        state = rules.setup(seats, rng, {})
        number += 1
        while asked := rules.prompts(state):
            seat = next(iter(asked))
            moves = list(lister(state, seat))
            state = rules.step(state, seat, moves[int(rng.random() * len(moves))], rng)
            made += 1
        rounds += getattr(state, "round", 1)
    spent = time.perf_counter() - began
    return rounds / spent, made / spent


def list_lean_moves(state: haggis.State, seat: Seat) -> list[Move]:
    """Return a short move list for Haggis, with one play of each class, as bots and peers list
    theirs."""
    stage = state.stage
    if not isinstance(stage, Play) or stage.seat != seat:
        return haggis.moves(state, seat)
    on = state.trick[-1].reading if state.trick else None
    listed: list[Move] = [("play", *play) for play in list_classes(state.hands[seat], on)]
    return [*listed, PASS] if on else listed


def measure_lists() -> None:
    """Measure the time for the full list of plays of a hand that was just dealt."""
    times = []
    for number in range(HANDS):
        state = haggis.setup(2, Random(number), {})
        began = time.perf_counter()
        list_plays(state.hands[0], None)
        times.append((time.perf_counter() - began) * 1e3)
    print_line(f"all plays of a full hand, median of {HANDS}", f"{median(times):.2f} ms")
    print_line("all plays of a full hand, longest", f"{max(times):.2f} ms",
               f"aim {LIST_AIM:.0f} ms",
               max(times) <= LIST_AIM)


def measure_perfts(peer: Peer | None) -> None:
    """Perft of Hamnár beside that of chess: by the rules' `step`, and by the position that search
    uses."""
    plain, fast = hamnar_perft()
    ours, theirs, ratios = measure_pairs(lambda: (_rate(fast),),
                                         (lambda: peer("perft")) if peer else None)
    print_line("perft by step, nodes", f"{_rate(plain):,.0f}/s")
    print_line("perft as search steps, nodes", f"{ours[0]:,.0f}/s")
    if peer and ratios:
        aim = AIMS["hamnar", "perft"]
        print_line(f"{peer.name}, perft, nodes", f"{theirs[0]:,.0f}/s")
        print_line(f"perft: times {peer.name}", f"{ratios[0]:.1f}", f"aim {aim:g}",
                   ratios[0] >= aim)


def hamnar_perft() -> tuple[Callable[[], int], Callable[[], int]]:
    """Perft by the rules' `step`, and by the position that search uses."""
    start = hamnar.read("bbbbb/5/5/5/wwwww wbwbwb pawn 0")
    rng = Random(0)

    def plain(state: hamnar.State, depth: int) -> int:
        if not depth:
            return 1
        seat = hamnar.find_mover(state)
        if seat is None:
            return 0
        return sum(plain(hamnar.step(state, seat, move, rng), depth - 1)
                   for move in hamnar.moves(state, seat))

    fast = make_position(start)
    return lambda: plain(start, PERFT_DEPTH), lambda: perft(fast, PERFT_DEPTH + 1)


def _rate(count: Callable[[], int]) -> float:
    began = time.perf_counter()
    nodes = count()
    return nodes / (time.perf_counter() - began)
