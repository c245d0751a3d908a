"""Start Hearthside: `hearthside`, `python -m game` or `python main.py`."""

import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from game.arguments import read
from game.environment import prepare_environment, when_ended


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, or those of the command line. Returns the exit code.
    Modules are imported when needed, and pygame after the environment is set for SDL."""
    wanted = read(arguments)
    logging.raiseExceptions = False  # on a full disk it is no news that the log cannot be written
    when_ended(sys.exit)
    prepare_environment()
    if wanted.selftest or wanted.soak:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    if wanted.pin:
        from game.kiosk.pin import ask
        from game.window import data_folder

        return ask(data_folder(wanted))
    if wanted.check_map:
        from game.games import check_map

        lines, playable = check_map(wanted.check_map)
        sys.stdout.write("\n".join(lines) + "\n")
        return 0 if playable else 1
    if wanted.selftest:
        from game.tools.selftest import run_selftest

        return run_selftest(wanted)
    if wanted.soak:
        from game.tools.soak import run_soak

        return run_soak(wanted)
    if wanted.bench:
        from game.tools.bench import run_bench

        return run_bench(wanted)
    from game.window import open_window

    def check(data: Path) -> None:
        if wanted.resume or wanted.replay:
            from game.opening import demand_match
            demand_match(wanted, data)

    window = open_window(wanted, check)

    from game.app import run  # while the title's picture is drawn in the background

    return run(wanted, window)


if __name__ == "__main__":
    sys.exit(main())
