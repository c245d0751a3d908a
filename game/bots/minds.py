"""The bot process: one child that thinks, so that the picture never waits.

Questions and answers are JSON text over a pipe. One question at a time is with the child; when it
is forgotten the next one interrupts it. Nothing here, in either process, imports pygame.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from time import monotonic
from typing import Any

from game.bots.search import Budget
from game.rules.core import pick
from game.shelf import rules

PATIENCE = 3.0  # budgets until a thought is given up
DEATHS = 3  # in a row, without one answer; then quick moves are played for REST seconds
REST = 10.0
GRACE = 2.0  # seconds on top of that: on a slow machine the process starts and loads a table

_log = logging.getLogger(__name__)


def answer(question: dict[str, Any], stop: Callable[[], bool] | None = None) -> str | None:
    """The move, in the game's notation, that the bot of a level gives; None for "not now"."""
    game = rules(question["game"])
    bot = import_module(f"game.bots.{question['game']}")
    budget = Budget(question["seconds"], stop=stop)
    view = game.read(question["view"])
    move = bot.choose(view, question["seat"], Random(question["luck"]), budget, question["level"])
    return None if move is None else game.say(move)


def quick_answer(question: dict[str, Any]) -> str | None:
    """The same without thinking; a few milliseconds."""
    game = rules(question["game"])
    bot = import_module(f"game.bots.{question['game']}")
    view, chance = game.read(question["view"]), Random(question["luck"])
    try:
        move = bot.quick(view, question["seat"], chance)
    except Exception:  # noqa: BLE001  whatever is wrong with a bot, the match goes on
        _log.exception("%s has no quick move for %s", question["game"], question["view"])
        move = pick(list(game.moves(view, question["seat"])), chance)
    return None if move is None else game.say(move)


def work(pipe: Connection) -> None:
    """The child: answers until the pipe closes."""
    if hasattr(os, "nice"):
        os.nice(5)
    try:
        while True:
            asked = json.loads(pipe.recv_bytes())
            reply = {"ticket": asked["ticket"], "move": _thought(asked, pipe)}
            pipe.send_bytes(json.dumps(reply).encode())
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _thought(asked: dict[str, Any], pipe: Connection) -> str | None:
    if asked["game"] == "?modules":
        return " ".join(sys.modules)
    return answer(asked, pipe.poll)


class Minds:
    """The parent's end. `ask` and `poll` never block; the process starts in the background."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._waiting: dict[int, dict[str, Any]] = {}  # questions by ticket, oldest first
        self._tickets = 0
        self._current = 0  # the ticket whose turn it is, sent or about to be
        self._sent = False
        self._until = 0.0  # when the child is given up over it
        self._pipe: Connection | None = None
        self._child: BaseProcess | None = None
        self._starter: Thread | None = None
        self._deaths = 0
        self._rests_until = 0.0

    def start(self) -> None:
        """Start the process in the background, if there is none and it does not die at once."""
        if self._clock() < self._rests_until:
            return
        if self._pipe is None and (self._starter is None or not self._starter.is_alive()):
            self._starter = Thread(target=self._spawn, daemon=True, name="minds")
            self._starter.start()

    def ask(
        self, game: str, view_text: str, seat: int, luck: str, seconds: float, level: str
    ) -> int:
        """Put a question; its ticket comes back from `poll` with the answer."""
        self._tickets += 1
        self._waiting[self._tickets] = {
            "ticket": self._tickets, "game": game, "view": view_text, "seat": seat, "luck": luck,
            "seconds": seconds, "level": level,
        }
        self.start()
        return self._tickets

    def forget(self, ticket: int) -> None:
        """Nobody waits for this answer any more."""
        self._waiting.pop(ticket, None)

    def poll(self) -> list[tuple[int, str | None]]:
        """The answers since the last poll; a move is None where the bot says "not now"."""
        if not self._waiting:
            return []
        if self._clock() < self._rests_until:
            return self._answer_quickly(next(iter(self._waiting)))
        try:
            self._send()
            answers = self._received()
        except (EOFError, OSError, ValueError):
            return self._give_up("died")
        if self._current in self._waiting and self._clock() > self._until:
            return answers + self._give_up("does not answer")
        return answers

    def close(self) -> None:
        """End the process, waiting for a moment at most."""
        self._waiting.clear()
        if self._starter is not None:
            self._starter.join()
        self._end()

    def _send(self) -> None:
        """Hand the oldest question to the child, if it is not busy with one that matters."""
        if self._waiting and self._current not in self._waiting:
            self._current, self._sent = next(iter(self._waiting)), False
            seconds = self._waiting[self._current]["seconds"]
            self._until = self._clock() + PATIENCE * seconds + GRACE
        if self._pipe is None:
            self.start()
        elif not self._sent:
            self._pipe.send_bytes(json.dumps(self._waiting[self._current]).encode())
            self._sent = True

    def _received(self) -> list[tuple[int, str | None]]:
        """The child's answer, if it has come and somebody still waits for it."""
        while self._pipe is not None and self._pipe.poll():
            reply = json.loads(self._pipe.recv_bytes())
            self._deaths = 0
            if self._waiting.pop(reply["ticket"], None) is not None:
                return [(reply["ticket"], reply["move"])]
        return []

    def _give_up(self, why: str) -> list[tuple[int, str | None]]:
        """Answer the question without the child, and start another child."""
        _log.warning("the bot process %s; a quick move is played", why)
        self._end()
        self._mourn()
        self.start()
        return self._answer_quickly(self._current)

    def _answer_quickly(self, ticket: int) -> list[tuple[int, str | None]]:
        question = self._waiting.pop(ticket, None)
        return [] if question is None else [(ticket, quick_answer(question))]

    def _mourn(self) -> None:
        """Count a death; after several in a row no child is started for a while."""
        self._deaths += 1
        if self._deaths >= DEATHS:
            self._deaths, self._rests_until = 0, self._clock() + REST
            _log.warning("the bot process died %d times in a row: quick moves for %.0f s",
                         DEATHS, REST)

    def _spawn(self) -> None:
        """Start the child; on a thread of its own, because that takes longer than a frame."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        child = context.Process(target=work, args=(theirs,), daemon=True, name="hearthside-minds")
        try:
            child.start()
        except (OSError, RuntimeError) as flaw:
            _log.warning("the bot process does not start: %s", flaw)
            self._mourn()
            return
        theirs.close()
        self._child, self._pipe = child, ours

    def _end(self) -> None:
        """No child any more; a stuck one is killed."""
        pipe, child = self._pipe, self._child
        self._pipe = self._child = None
        if pipe is not None:
            pipe.close()
        if child is not None:
            child.kill()
            child.join(1)
