"""The self-test: bots play a match of every game through the real scenes, without a window."""

from __future__ import annotations

import sys
import tempfile
import time
from argparse import Namespace
from pathlib import Path

from game.app import App, open_app
from game.games import list_games
from game.opening import start_bots
from game.scenes.results.scene import ResultsScene

FRAME = 1 / 60
PATIENCE = 600.0  # seconds for a match


def run_selftest(args: Namespace) -> int:
    """Play one match of every game. Returns 0 if all of them were played to a result."""
    args.size, args.windowed = (1280, 720), True
    args.speed, args.bots = 0.0, False
    with tempfile.TemporaryDirectory() as folder:
        args.data = args.data or Path(folder)
        app = open_app(args)
        try:
            for game in list_games():
                app.house.to_title()
                start_bots(app.house, game)
                began = time.monotonic()
                sentence = play(app, began + PATIENCE)
                if sentence is None:
                    sys.stderr.write(f"{game}: no result after {PATIENCE:.0f} s\n")
                    return 1
                sys.stdout.write(f"{game}: {sentence}, {time.monotonic() - began:.1f} s\n")
        finally:
            app.close()
    return 0


def play(app: App, until: float) -> str | None:
    """Show frames until the results are on the stack. Returns how the match ended."""
    while time.monotonic() < until:
        app.run_frame(app.pacer.wait(), time.monotonic())
        top = app.house.stack.top
        if isinstance(top, ResultsScene):
            moves = len(top.table.match.record.lines)
            return f"{moves} moves, {top.tell_heading()}: {top.tell_sentence()}"
    return None
