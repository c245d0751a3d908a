"""The bot process: one child that thinks, so that the picture never waits.

Questions and answers are JSON text over a pipe. The child has one question at a time; when that is
forgotten, the next one interrupts it. Nothing here, in either process, imports pygame.

A busy machine costs time and not strength: the clock of a thought starts when the child is up and
has the question, and allows many times what it needs. A child that dies is replaced, and the new
one gets the same question. Only if that fails too is a quick move played, and `take_hurried` says
so.
"""

from __future__ import annotations

import json
import logging
import os
import traceback
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from time import monotonic
from typing import Any

from game.bots import puzzles
from game.bots.advice import advice_of, pack_advice
from game.bots.search import Budget, bot_of
from game.core.contract import pick
from game.games import load_rules

PATIENCE = 3.0  # a thought is given up after this multiple of its budget, and GRACE
GRACE = 10.0  # more seconds, for tables that are being loaded and for other work on the machine
STARTING = 30.0  # seconds until a child that does not come up is given up
DEATHS = 3  # in a row, without one answer; then quick moves are played for REST seconds
REST = 10.0
CLOSING = 1.0  # seconds for which a program that ends waits for a child that is starting
PROVING = 3.0  # seconds that the proof of a puzzle may take
PARTING = 0.1  # seconds in which a child that has closed its pipe must end, and with what code

_log = logging.getLogger(__name__)


def answer(question: dict[str, Any], stop: Callable[[], bool] | None = None) -> str | None:
    """Return the move, in the game's notation, that a bot of this level gives; None for "not
    now"."""
    game = load_rules(question["game"])
    bot = bot_of(question["game"])
    budget = Budget(question["seconds"], stop=stop)
    view = game.read(question["view"])
    move = bot.choose(view, question["seat"], Random(question["luck"]), budget, question["level"])
    return None if move is None else game.say(move)


def answer_with_advice(
    question: dict[str, Any], stop: Callable[[], bool] | None = None,
) -> dict[str, Any]:
    """Return the same with what a learner may know of it (`advice.pack_advice`)."""
    game = load_rules(question["game"])
    view, chance = game.read(question["view"]), Random(question["luck"])
    about = question["about"] and game.parse(question["about"])
    advice = advice_of(bot_of(question["game"]), view, question["seat"], chance,
                       Budget(question["seconds"], stop=stop), about)
    if advice is None:
        return {"move": None}
    return {"move": game.say(advice.move), "advice": pack_advice(game, advice)}


def answer_puzzle(question: dict[str, Any]) -> dict[str, Any]:
    """Return the best move in a puzzle for the player to move, with further facts about it."""
    found = puzzles.answer_moves(
        question["game"], puzzles.read(question["puzzle"]), question["moves"])
    return {"move": found.best, "advice": found._asdict()}


def quick_answer(question: dict[str, Any]) -> str | None:
    """Return the same without thinking, in a few milliseconds."""
    game = load_rules(question["game"])
    bot = bot_of(question["game"])
    view, chance = game.read(question["view"]), Random(question["luck"])
    try:
        move = bot.move_quickly(view, question["seat"], chance)
    except Exception:  # noqa: BLE001  whatever is wrong with a bot, the match goes on
        _log.exception("%s has no quick move for %s", question["game"], question["view"])
        move = pick(list(game.moves(view, question["seat"])), chance)
    return None if move is None else game.say(move)


def serve_pipe(pipe: Connection) -> None:
    """Answer questions in the child until the pipe closes."""
    if hasattr(os, "nice"):
        os.nice(5)
    try:
        pipe.send_bytes(json.dumps({"ready": True}).encode())
        while True:
            question = json.loads(pipe.recv_bytes())
            reply = {"ticket": question["ticket"], **_answer_safely(question, pipe)}
            pipe.send_bytes(json.dumps(reply).encode())
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _answer_safely(question: dict[str, Any], pipe: Connection) -> dict[str, Any]:
    """Return the move, or what went wrong: an error in a bot does not end the process."""
    try:
        if question["puzzle"]:
            return answer_puzzle(question)
        if question["coach"]:
            return answer_with_advice(question, pipe.poll)
        return {"move": answer(question, pipe.poll)}
    except Exception:  # noqa: BLE001  the parent logs it
        return {"fault": traceback.format_exc()}


class Minds:
    """The parent's end. `ask` and `poll` never block; the process starts in the background."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._waiting: dict[int, dict[str, Any]] = {}  # questions by ticket, oldest first
        self._tickets = 0
        self._current = 0  # the ticket whose turn it is, sent or about to be
        self._sent = False
        self._ready = False  # whether the child has come up
        self._again: set[int] = set()  # tickets on which a child has died once
        self._hurried: set[int] = set()  # tickets that were answered without thinking
        self._advice: dict[int, dict[str, Any]] = {}  # what was told besides a move, by ticket
        self._until = 0.0  # when the child is given up
        self._pipe: Connection | None = None
        self._child: BaseProcess | None = None
        self._starter: Thread | None = None
        self._closed = False
        self._deaths = 0
        self._rests_until = 0.0

    def start(self) -> None:
        """Start the process in the background, unless there is one or too many have just died."""
        if self._clock() < self._rests_until:
            return
        self._closed = False
        if self._pipe is None and (self._starter is None or not self._starter.is_alive()):
            self._starter = Thread(target=self._spawn, daemon=True, name="minds")
            self._starter.start()

    def ask(
        self, game: str, view_text: str, seat: int, luck: str, seconds: float, level: str,
        *, coach: bool = False, about: str = "",
    ) -> int:
        """Put a question; its ticket comes back from `poll` with the answer. A `coach` says more
        than a move, which `take_advice` has then, and weighs the move `about` beside others."""
        self._tickets += 1
        self._waiting[self._tickets] = {
            "ticket": self._tickets, "game": game, "view": view_text, "seat": seat, "luck": luck,
            "seconds": seconds, "level": level, "coach": coach, "about": about, "puzzle": "",
        }
        self.start()
        return self._tickets

    def defend(self, game: str, puzzle: str, moves: Sequence[str]) -> int:
        """Ask for the best move in a puzzle after some moves; `take_advice` then has a
        `puzzles.Answer`."""
        self._tickets += 1
        self._waiting[self._tickets] = {
            "ticket": self._tickets, "game": game, "puzzle": puzzle, "moves": list(moves),
            "seconds": PROVING,
        }
        self.start()
        return self._tickets

    @property
    def busy(self) -> bool:
        """Say whether a question has no answer yet."""
        return bool(self._waiting)

    def wait(self, seconds: float) -> bool:
        """Wait until the child says something or is gone, at most these seconds. Returns whether
        `poll` has something to do."""
        if self._pipe is None and self._starter is not None:
            self._starter.join(seconds)
        return self._pipe is not None and self._pipe.poll(seconds)

    def take_advice(self, ticket: int) -> dict[str, Any] | None:
        """Return the advice with an answer (`advice.pack_advice`), only once; None if there was
        none."""
        return self._advice.pop(ticket, None)

    def forget(self, ticket: int) -> None:
        """Drop an answer that is no longer needed."""
        self._waiting.pop(ticket, None)
        self._again.discard(ticket)

    def take_hurried(self, ticket: int) -> bool:
        """Return whether an answer was given without thinking; True only once for each ticket."""
        was = ticket in self._hurried
        self._hurried.discard(ticket)
        return was

    def poll(self) -> list[tuple[int, str | None]]:
        """Return the answers since the last poll; a move is None if the bot says "not now"."""
        if not self.busy:
            return []
        if self._clock() < self._rests_until:
            return self._answer_quickly(next(iter(self._waiting)))
        try:
            self._send()
            answers = self._receive()
        except (EOFError, OSError, ValueError):
            return self._restart_child()
        if self._current in self._waiting and self._clock() > self._until:
            fault = "does not answer" if self._ready else "does not come up"
            return answers + self._give_up(f"{fault}; a quick move is played")
        return answers

    def close(self) -> None:
        """End the process, waiting a moment at most."""
        self._waiting.clear()
        self._closed = True
        if self._starter is not None:
            self._starter.join(CLOSING)
        self._end()

    def _send(self) -> None:
        """Send the oldest question to the child, unless the child works on a waiting question."""
        if self._waiting and self._current not in self._waiting:
            self._current, self._sent = next(iter(self._waiting)), False
            self._until = self._clock() + STARTING
        if self._pipe is None:
            self.start()
        elif self._waiting and self._ready and not self._sent:
            question = self._waiting[self._current]
            self._pipe.send_bytes(json.dumps(question).encode())
            self._sent = True
            self._until = self._clock() + PATIENCE * question["seconds"] + GRACE

    def _receive(self) -> list[tuple[int, str | None]]:
        """Return the child's answer, if it has come and a person still waits for it."""
        while self._pipe is not None and self._pipe.poll():
            reply = json.loads(self._pipe.recv_bytes())
            if "ready" in reply:
                self._ready = True
                self._send()
                continue
            self._deaths = 0
            ticket = reply["ticket"]
            if "fault" in reply:
                _log.error("a bot has failed over %s:\n%s", self._waiting.get(ticket),
                           reply["fault"])
                return self._answer_quickly(ticket)
            if self._waiting.pop(ticket, None) is not None:
                if "advice" in reply:
                    self._advice[ticket] = reply["advice"]
                return [(ticket, reply["move"])]
        return []

    def _restart_child(self) -> list[tuple[int, str | None]]:
        """Start another child after one has died, and ask it the same question, but only once."""
        if self._current in self._again or self._current not in self._waiting:
            return self._give_up(f"died, {self._describe_exit()}; a quick move is played")
        _log.warning("the bot process died, %s; the next one is asked again", self._describe_exit())
        self._again.add(self._current)
        self._end()
        self._mourn()
        self.start()
        self._sent, self._until = False, self._clock() + STARTING
        return []

    def _describe_exit(self) -> str:
        """Return how the child ended: its exit code, if it has one."""
        if self._child is None:
            return "before it was up"
        self._child.join(PARTING)
        code = self._child.exitcode
        return f"exit code {code}" if code is not None else "and has not ended yet"

    def _give_up(self, why: str) -> list[tuple[int, str | None]]:
        """Answer the question without the child, and start another child."""
        _log.warning("the bot process %s", why)
        self._end()
        self._mourn()
        self.start()
        return self._answer_quickly(self._current)

    def _answer_quickly(self, ticket: int) -> list[tuple[int, str | None]]:
        question = self._waiting.pop(ticket, None)
        if question is None:
            return []
        self._again.discard(ticket)
        if question["puzzle"]:  # a defence is never guessed
            reply = answer_puzzle(question)
            self._advice[ticket] = reply["advice"]
            return [(ticket, reply["move"])]
        self._hurried.add(ticket)
        return [(ticket, quick_answer(question))]

    def _mourn(self) -> None:
        """Count a death; after several in a row, start no child for a while."""
        self._deaths += 1
        if self._deaths >= DEATHS:
            self._deaths, self._rests_until = 0, self._clock() + REST
            _log.warning("the bot process died %d times in a row: quick moves for %.0f s",
                         DEATHS, REST)

    def _spawn(self) -> None:
        """Start the child, on a thread of its own because that takes longer than a frame."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        child = context.Process(
            target=serve_pipe, args=(theirs,), daemon=True, name="hearthside-minds")
        try:
            child.start()
        except (OSError, RuntimeError) as flaw:
            _log.warning("the bot process does not start: %s", flaw)
            self._mourn()
            return
        theirs.close()
        self._child, self._pipe = child, ours
        if self._closed:  # nobody waits for it any more
            self._end()

    def _end(self) -> None:
        """Close the pipe and kill the child, even a stuck one."""
        pipe, child = self._pipe, self._child
        self._pipe = self._child = None
        self._ready = False
        if pipe is not None:
            pipe.close()
        if child is not None:
            child.kill()
            child.join(1)
