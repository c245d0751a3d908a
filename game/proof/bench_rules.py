"""How fast the rules are: random games and perft, each beside a peer of the same run.

A peer is a library in an environment of its own that is made for the run: python-chess for Hamnár,
RLCard's doudizhu for Haggis, OpenSpiel's oh_hell for Herrlof. A game of theirs is one deal, so ours
are counted in rounds.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from game import shelf
from game.core import Move, Rules, Seat
from game.shelf.haggis import rules as haggis
from game.shelf.haggis.bot.classes import classes
from game.shelf.haggis.rules.moves import PASS
from game.shelf.haggis.rules.plays import plays
from game.shelf.haggis.rules.position import Play
from game.shelf.hamnar import rules as hamnar
from game.shelf.hamnar.bot.position import perft, position

ROOT = Path(__file__).parents[2]
SECONDS = 3.0
PERFT_DEPTH = 5
HANDS = 300
LIST_AIM = 5.0  # ms for all plays of a hand
AIMS = {("hamnar", "moves"): 10.0, ("hamnar", "perft"): 5.0, ("haggis", 2): 8.0,
        ("haggis", 3): 5.0, ("herrlof", 3): 0.5}
PEERS = {"hamnar": ("chess", "python-chess"), "haggis": ("rlcard", "RLCard doudizhu"),
         "herrlof": ("open_spiel", "OpenSpiel oh_hell(3)")}
Lister = Callable[[Any, Seat], Iterable[Move]]


def line(what: str, figure: str, aim: str = "", met: bool | None = None) -> None:
    """Print one figure, what it should be, and whether it is."""
    verdict = {True: "met", False: "NOT MET", None: ""}[met]
    print(f"  {what:<46} {figure:>24}  {aim:<18} {verdict}".rstrip())


def rules_speed() -> None:
    """Print every game's figures and its peer's."""
    for game in shelf.games():
        print(f"\nRules of {game}, one core, {SECONDS:.0f} s each")
        peer = peer_figures(PEERS[game][0]) if game in PEERS else {}
        if game in PEERS and not peer:
            print(f"  ({PEERS[game][1]} could not be installed: no peer)")
        for name, figure in peer.items():
            line(f"{PEERS[game][1]}, {name}", f"{figure:,.0f}/s")
        for seats in shelf.rules(game).SEATS:
            games(game, seats, peer)
        if game == "hamnar":
            perfts(peer)
        if game == "haggis":
            lists()


def games(name: str, seats: int, peer: dict[str, float]) -> None:
    """Random play of one game with so many seats, beside its peer."""
    rules = shelf.rules(name)
    lister = leanly if name == "haggis" else rules.moves
    rounds, moves = random_games(rules, seats, SECONDS, lister)
    line(f"{seats} seats, rounds (prompts, moves, step)", f"{rounds:,.0f}/s")
    line(f"{seats} seats, moves", f"{moves:,.0f}/s")
    for key, figure, theirs in ((seats, rounds, "games"), ("moves", moves, "moves")):
        aim = AIMS.get((name, key))
        if aim and theirs in peer:
            line(f"{seats} seats, {theirs}: times {PEERS[name][1]}",
                 f"{figure / peer[theirs]:.2f}", f"aim {aim:g}", figure / peer[theirs] >= aim)


def random_games(
    rules: Rules, seats: int, seconds: float, lister: Lister,
) -> tuple[float, float]:
    """Rounds and moves per second, every move drawn from a list of legal ones."""
    rounds = made = number = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        rng = Random(number)
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


def leanly(state: haggis.State, seat: Seat) -> list[Move]:
    """A move list of Haggis with one play of each class, as bots and peers list theirs."""
    stage = state.stage
    if not isinstance(stage, Play) or stage.seat != seat:
        return haggis.moves(state, seat)
    on = state.trick[-1].reading if state.trick else None
    listed: list[Move] = [("play", *play) for play in classes(state.hands[seat], on)]
    return [*listed, PASS] if on else listed


def lists() -> None:
    """The time of the full list of plays of a hand that was just dealt."""
    times = []
    for number in range(HANDS):
        state = haggis.setup(2, Random(number), {})
        began = time.perf_counter()
        plays(state.hands[0], None)
        times.append((time.perf_counter() - began) * 1e3)
    line(f"all plays of a full hand, median of {HANDS}", f"{median(times):.2f} ms")
    line("all plays of a full hand, longest", f"{max(times):.2f} ms", f"aim {LIST_AIM:.0f} ms",
         max(times) <= LIST_AIM)


def perfts(peer: dict[str, float]) -> None:
    """Perft of Hamnár beside that of chess."""
    plain, fast = hamnar_perft()
    line("perft by step, nodes", f"{plain:,.0f}/s")
    line("perft as search steps, nodes", f"{fast:,.0f}/s")
    if "perft" in peer:
        aim = AIMS["hamnar", "perft"]
        line("perft: times python-chess", f"{fast / peer['perft']:.1f}", f"aim {aim:g}",
             fast / peer["perft"] >= aim)


def hamnar_perft() -> tuple[float, float]:
    """Nodes per second by the rules' `step`, and by the position that search uses."""
    start = hamnar.read("bbbbb/5/5/5/wwwww wbwbwb pawn 0")
    rng = Random(0)

    def plain(state: hamnar.State, depth: int) -> int:
        if not depth:
            return 1
        seat = hamnar.asked(state)
        if seat is None:
            return 0
        return sum(plain(hamnar.step(state, seat, move, rng), depth - 1)
                   for move in hamnar.moves(state, seat))

    fast = position(start)
    return _rate(lambda: plain(start, PERFT_DEPTH)), _rate(lambda: perft(fast, PERFT_DEPTH + 1))


def _rate(count: Callable[[], int]) -> float:
    began = time.perf_counter()
    nodes = count()
    return nodes / (time.perf_counter() - began)


def peer_figures(package: str) -> dict[str, float]:
    """What a library does on this machine, in an environment of its own; empty without it."""
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "bin" / "python"
        try:
            subprocess.run([sys.executable, "-m", "venv", folder], check=True,
                           capture_output=True)
            subprocess.run([python, "-m", "pip", "install", "-q", package], check=True,
                           capture_output=True)
            done = subprocess.run([python, Path(__file__).with_name("bench_peer.py"), package],
                                  check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError):
            return {}
    told = [line.split() for line in done.stdout.splitlines()]
    return {words[0]: float(words[1]) for words in told if len(words) == 2}
