"""Lessons: steps in which the player makes the moves. A game's own steps are in its `table.lesson`.

A lesson is for the usual number of players (the first of a game's SEATS). The learner sits in seat
0, and the moves of the others are written in the steps: a lesson needs no bot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.contract import BadText, Move, Place, Rules, Seat, State
from game.games import has_part, load_part

LEARNER: Seat = 0
BEGINNING = " ..."  # at the end of moves in notation: anything that begins like this


class Step(NamedTuple):
    """One step of a lesson.

    `words` is the key of its text, `position` its start ("" continues the step before). `accept`
    lists the moves that meet it, the best first: moves, beginnings of moves ("big 5 ...") or kinds
    of moves; empty means any legal move. `judge` decides among them where notation is too coarse.
    `answers` are the moves of the other seats that follow: each is the first legal one in a text
    ("a or b").

    `places` are highlighted, by default those that the example touches, and `about` is lit too;
    with `search`, the example is pointed at only after a while. `touched` was touched before the
    step begins. `things` are pictures of pieces to pick up; without them `picture` is shown, else
    the teacher acts it. `face` is hers: "sorry", "curious", or neither.
    """

    words: str
    position: str = ""
    accept: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    picture: str = ""
    things: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    about: tuple[Place, ...] = ()
    search: bool = False
    touched: tuple[Place, ...] = ()
    face: str = ""
    judge: Callable[[Rules, Move], bool] = lambda _, __: True

    def is_met_by(self, rules: Rules, move: Move) -> bool:
        """Say whether a legal move meets the step."""
        return not self.accept or (any(is_meant(rules, wanted, move) for wanted in self.accept)
                                   and self.judge(rules, move))

    def find_example(self, rules: Rules, state: State) -> Move:
        """Return the best legal move that meets the step."""
        legal = list(rules.moves(state, LEARNER))
        for text in self.accept:
            if move := find_move(rules, state, LEARNER, text):
                return move
            if moves := [move for move in legal if is_meant(rules, text, move)]:
                return moves[0]
        return legal[0]


def find_move(rules: Rules, state: State, seat: Seat, text: str) -> Move | None:
    """Return the legal move with a notation; rules need not list it."""
    try:
        move = rules.parse(text)
    except BadText:
        return None
    return move if rules.refusal(state, seat, move) is None else None


def is_meant(rules: Rules, wanted: str, move: Move) -> bool:
    """Say whether a move is the wanted one, begins like it, or is of its kind."""
    text = rules.say(move)
    if wanted.endswith(BEGINNING):
        return text.startswith(wanted.removesuffix(BEGINNING[1:]))
    return wanted in (text, move[0])


def has_lesson(game: str) -> bool:
    return has_part(game, "table.lesson")


def load_lesson(game: str) -> tuple[Step, ...]:
    """Return the steps of a game's lesson."""
    steps: tuple[Step, ...] = load_part(game, "table.lesson").STEPS
    return steps


def answer(rules: Rules, state: State, text: str) -> tuple[Seat, Move]:
    """Return the first legal move of several in notation, and its seat. Raises ValueError if there
    is none."""
    asked = rules.prompts(state)
    for seat in sorted(asked.keys() - {LEARNER}, key=lambda seat: (asked[seat].optional, seat)):
        for one in text.split(" or "):
            if move := find_move(rules, state, seat, one):
                return seat, move
    raise ValueError(f"nobody can play {text!r} in {rules.write(state)}")
