"""Readable playthroughs: one random match of each game, told line by line and kept in
`tests/playthroughs/`, so that a change of the rules shows as a diff that a person can judge.

`python -m tests.playthrough --write` writes them anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from game.core.contract import Beat, Move, Rules, pick
from game.games import GAMES, load_rules
from tests.games.laws import match

FOLDER = Path(__file__).parent / "playthroughs"
SEED = "playthrough"
REFUSED_EVERY = 5  # moves from one sample of a refusal to the next


def file(name: str, seats: int) -> Path:
    return FOLDER / f"{name}-{seats}.txt"


def cases() -> list[tuple[str, int]]:
    return [(name, seats) for name in GAMES for seats in load_rules(name).SEATS]


def playthrough(game: Rules, seats: int) -> str:
    return "\n".join(lines(game, seats)) + "\n"


def lines(game: Rules, seats: int) -> Iterator[str]:
    yield f"{game.NAME}, rules {game.VERSION}, {seats} seats, seed {SEED!r}"
    seen: list[Move] = []
    state, choice = None, Random(SEED)
    for ply, turn in enumerate(match(game, seats, SEED)):
        state = turn.after
        yield ""
        yield f"{ply}: {game.write(turn.before)}"
        for seat, prompt in sorted(game.prompts(turn.before).items()):
            said = sorted(game.say(move) for move in game.moves(turn.before, seat))
            yield f"  {seat} is asked {prompt.kind}: {' '.join(said)}"
        if seen and ply % REFUSED_EVERY == 0:
            move = pick(seen, choice)
            says = game.refusal(turn.before, turn.seat, move)
            yield f"  {game.say(move)}: {says or 'is not refused'}"
        yield f"  {turn.seat} plays {game.say(turn.move)}"
        yield from (f"    {told(beat)}" for beat in turn.told(game))
        seen.append(turn.move)
    yield ""
    yield f"end: {game.write(state)}"
    yield f"  {game.result(state)}"


def told(beat: Beat) -> str:
    who = "" if beat.seat is None else f" by {beat.seat}"
    moved = ", ".join(f"{frm} > {to}" for frm, to in beat.moved)
    says = f" says {beat.says}" if beat.says else ""
    return f"{beat.what}{who}: {moved or 'nothing moves'}{says}"


if __name__ == "__main__" and "--write" in sys.argv:
    FOLDER.mkdir(exist_ok=True)
    for name, seats in cases():
        file(name, seats).write_text(playthrough(load_rules(name), seats), encoding="utf-8")
