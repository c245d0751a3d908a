"""The bot process: answers, stale questions, and what happens when it dies or hangs."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from multiprocessing import active_children, get_context
from multiprocessing.context import SpawnProcess
from threading import Event
from threading import enumerate as list_threads
from time import monotonic

import pytest

from game.bots import minds as module
from game.bots.advice import unpack_advice
from game.bots.minds import Minds, answer, quick_answer
from game.games import load_rules
from game.games.hamnar import bot
from game.games.hamnar import rules as hamnar

START = "bbbbb/5/5/5/wwwww bwwbbw pawn 0"
LEGAL = {"a1-a2", "b1-b2", "c1-c2", "d1-d2", "e1-e2"}
LONG = 1000.0  # seconds that no test waits for


spawning = partial(get_context, "spawn")


class Clock:
    """The clock, which a test can put forward."""

    ahead = 0.0

    def __call__(self):
        return monotonic() + self.ahead


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def minds(clock):
    minds = Minds(clock)
    yield minds
    minds.close()


def question(**changed):
    return {"ticket": 1, "game": "hamnar", "view": START, "seat": 0, "luck": "x", "seconds": 0.05,
            "level": "expert", "coach": False, "about": "",
            "puzzle": ""} | changed


def ask(minds, seconds=0.05, view=START, seat=0, level="expert"):
    return minds.ask("hamnar", view, seat, "x", seconds, level)


def hear(minds):
    """Wait until the child says something."""
    assert minds.wait(60), "the child is silent"


def ready(minds):
    """Let the child come up and get the oldest question: that it is up is all that it says."""
    hear(minds)
    assert minds.poll() == []


def answers(minds):
    """The next answers; waits for the child, or for its successor, and not for the clock."""
    while not (found := minds.poll()):
        hear(minds)
    return found


def find_child():
    """The process that thinks; None if there is none."""
    return next((one for one in active_children() if one.name == "hearthside-minds"), None)


def find_starter():
    """The thread that starts the process, while it does."""
    return next((one for one in list_threads() if one.name == "minds"), None)


def killed(minds):
    """Kill the child that has the question."""
    ready(minds)
    dead = find_child()
    dead.kill()
    dead.join()
    return dead


def test_a_question_is_answered_with_a_legal_move(minds):
    ticket = ask(minds)
    [(answered, move)] = answers(minds)
    assert answered == ticket
    assert move in LEGAL
    assert minds.poll() == []


def test_a_coach_says_more_than_a_move(minds):
    ticket = minds.ask("hamnar", START, 0, "x", 0.05, "expert", coach=True, about="a1-a2")
    assert minds.take_advice(ticket) is None
    [(answered, move)] = answers(minds)
    advice = unpack_advice(load_rules("hamnar"), minds.take_advice(answered))
    assert hamnar.say(advice.move) == move in LEGAL
    assert hamnar.parse("a1-a2") in [one.move for one in advice.rated]
    assert minds.take_advice(answered) is None, "told once"


def test_a_coach_has_nothing_to_say_to_a_seat_that_is_not_asked(minds):
    ticket = minds.ask("hamnar", START, 1, "x", 0.05, "expert", coach=True)
    assert answers(minds) == [(ticket, None)]
    assert minds.take_advice(ticket) is None


def test_a_seat_that_is_not_asked_gets_no_move(minds):
    ticket = ask(minds, seat=1)
    assert answers(minds) == [(ticket, None)]


def test_questions_are_answered_in_turn(minds):
    tickets = [ask(minds, level=level) for level in bot.LEVELS]
    assert [answers(minds)[0][0] for _ in tickets] == tickets


def test_a_newer_question_does_not_wait_for_a_forgotten_one(minds):
    stale = ask(minds, seconds=LONG, level="expert")
    ready(minds)
    minds.forget(stale)
    newer = ask(minds)
    assert [ticket for ticket, _ in answers(minds)] == [newer]


def test_a_forgotten_answer_is_dropped(minds):
    stale = ask(minds)
    ready(minds)
    hear(minds)
    minds.forget(stale)
    assert minds.poll() == []
    newer = ask(minds)
    assert [ticket for ticket, _ in answers(minds)] == [newer]


def test_a_forgotten_question_that_was_not_sent_is_never_sent(minds):
    first, second = ask(minds), ask(minds)
    minds.forget(second)
    assert [ticket for ticket, _ in answers(minds)] == [first]
    assert minds.poll() == []


def test_when_the_child_dies_another_one_gets_its_question(minds, caplog):
    ticket = ask(minds, seconds=0.2)
    dead = killed(minds)
    [(answered, move)] = answers(minds)
    assert answered == ticket
    assert move in LEGAL
    assert not minds.take_hurried(ticket)
    assert "died, exit code -9" in caplog.text
    assert find_child().pid != dead.pid


def test_when_two_children_die_over_a_question_a_quick_move_is_played_and_that_is_told(
    minds, caplog,
):
    ticket = ask(minds, seconds=LONG)
    killed(minds)
    assert minds.poll() == []
    killed(minds)
    [(answered, move)] = minds.poll()
    assert answered == ticket
    assert move in LEGAL
    assert minds.take_hurried(ticket)
    assert not minds.take_hurried(ticket), "told once"
    assert caplog.text.count("exit code -9") == 2
    assert answers_again(minds)


def test_a_fault_of_a_bot_ends_no_process_and_is_logged(minds, caplog):
    broken = ask(minds, level="nobody")
    sound = ask(minds)
    ready(minds)
    child = find_child()
    [(ticket, move)] = answers(minds)
    assert (ticket, move in LEGAL) == (broken, True)
    assert "a bot has failed" in caplog.text
    assert "KeyError: 'nobody'" in caplog.text
    assert minds.take_hurried(broken)
    assert [ticket for ticket, _ in answers(minds)] == [sound]
    assert find_child() is child


def test_a_child_that_comes_up_late_has_all_its_time_to_think(minds, clock):
    ticket = ask(minds)
    hear(minds)  # it is up, and nobody has looked yet
    clock.ahead = module.STARTING - 1  # as long as it took
    assert answers(minds)[0][0] == ticket
    assert not minds.take_hurried(ticket)


def test_a_busy_machine_costs_time_and_no_strength(minds, clock):
    """Another program takes the cores for some seconds, in the middle of a thought."""
    ticket = ask(minds, seconds=0.3)
    ready(minds)
    clock.ahead = 8.0
    assert answers(minds)[0][0] == ticket
    assert not minds.take_hurried(ticket)


def test_when_the_child_overruns_a_quick_move_is_played_and_another_child_started(
    minds, clock, caplog
):
    ticket = ask(minds, seconds=LONG)
    ready(minds)
    slow = find_child()
    clock.ahead = 2 * LONG
    assert minds.poll() == []
    clock.ahead = 4 * LONG
    [(answered, move)] = minds.poll()
    assert answered == ticket
    assert move in LEGAL
    assert minds.take_hurried(ticket)
    assert "does not answer" in caplog.text
    assert slow.exitcode is not None
    assert answers_again(minds)


def answers_again(minds):
    ticket = ask(minds)
    [(answered, move)] = answers(minds)
    return answered == ticket and move in LEGAL


def test_questions_that_were_waiting_go_to_the_next_child(minds):
    first, second = ask(minds, seconds=0.2), ask(minds)
    killed(minds)
    assert [ticket for ticket, _ in answers(minds)] == [first]
    assert [ticket for ticket, _ in answers(minds)] == [second]


def test_the_house_does_without_a_child_that_does_not_start(minds, clock, monkeypatch):
    def fail(*_):
        raise OSError("no more processes")

    monkeypatch.setattr(SpawnProcess, "start", fail)
    ticket = ask(minds)
    assert minds.poll() == []
    clock.ahead = 60
    [(answered, move)] = minds.poll()
    assert answered == ticket
    assert move in LEGAL


def test_close_ends_the_child_and_can_be_called_twice(minds):
    ask(minds)
    ready(minds)
    child = find_child()
    minds.close()
    minds.close()
    assert child.exitcode is not None
    assert minds.poll() == []


def test_close_does_not_wait_for_a_child_that_never_comes_up(minds, monkeypatch):
    let_go = Event()
    monkeypatch.setattr(module, "CLOSING", 0.05)
    monkeypatch.setattr(module, "get_context", lambda _: let_go.wait(LONG) and spawning())
    ask(minds)
    minds.close()
    starter = find_starter()
    assert starter.is_alive()
    let_go.set()
    starter.join()
    assert find_child() is None, "what comes up later goes again"


def test_minds_that_were_never_asked_start_no_process():
    minds = Minds()
    assert minds.poll() == []
    assert find_child() is None and find_starter() is None
    minds.close()


WORKING = """
import json, sys
from multiprocessing import Pipe
from threading import Thread
from game.bots.minds import serve_pipe

here, there = Pipe()

def asks():
    here.recv_bytes()
    here.send_bytes(sys.argv[1].encode())
    print(json.loads(here.recv_bytes())["move"])
    here.close()

Thread(target=asks).start()
serve_pipe(there)
print(*sys.modules)
"""


def test_the_child_knows_neither_pygame_nor_numpy():
    said = subprocess.run([sys.executable, "-c", WORKING, json.dumps(question())],
                          capture_output=True, text=True, check=True)
    move, names = said.stdout.splitlines()
    assert move in LEGAL
    loaded = {name.split(".")[0] for name in names.split()}
    assert "game" in loaded
    assert not loaded & {"pygame", "numpy", "pytmx", "msgspec", "fluent"}


def test_nothing_that_bots_import_needs_pygame_or_numpy():
    code = ("import sys, game.bots.minds, game.games.hamnar.bot, game.games.hamnar.bot.rivals,"
            "game.games.haggis.bot, game.games.haggis.bot.rivals;"
            "game.games.haggis.bot.judged.load_level('expert');"
            "print(sorted({'pygame', 'numpy'} & set(sys.modules)))")
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"


def test_the_same_question_without_the_child():
    assert answer(question()) in LEGAL
    assert answer(question(seat=1)) is None
    assert quick_answer(question()) in LEGAL
    assert quick_answer(question(seat=1)) is None
    assert json.loads(json.dumps(question())) == question()


def test_a_bot_without_a_quick_move_does_not_stop_the_match(monkeypatch, caplog):
    def broken(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(bot, "move_quickly", broken)
    assert quick_answer(question()) in LEGAL
    assert "no quick move" in caplog.text


def test_a_stopped_thought_still_answers():
    state = hamnar.read(START)
    move = answer(question(seconds=LONG), stop=lambda: True)
    assert hamnar.refusal(state, 0, hamnar.parse(move)) is None


def test_a_child_that_always_dies_is_left_alone_for_a_while(minds, clock, monkeypatch, caplog):
    monkeypatch.setattr(module, "serve_pipe", _die)
    ask(minds)
    assert answers(minds)[0][1] in LEGAL  # quickly, after the second death
    ask(minds)
    while "died 3 times in a row" not in caplog.text:
        hear(minds)
        assert minds.poll() == []
    ask(minds)
    assert minds.poll()[0][1] in LEGAL  # at once
    assert find_child() is None and find_starter() is None, "no other child was started"
    monkeypatch.undo()
    clock.ahead = module.REST + 1
    ask(minds)
    assert answers(minds)[0][1] in LEGAL
    assert find_child()


def _die(_pipe):
    """The whole life of a child."""
