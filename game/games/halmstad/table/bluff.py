"""The bluff on the stage (10): who says what, who believes it, and what it costs."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Beat, Message, Move, Place, Seat
from game.games.halmstad.rules.moves import BELIEVE, CHALLENGE
from game.games.halmstad.rules.points import THANKS
from game.games.halmstad.rules.state import (
    BELIEVED,
    CHALLENGED,
    EVERYBODY,
    NISSE,
    NOT_YET,
    Fed,
    State,
)
from game.tables.capabilities import Answer, Question

SAYS = {BELIEVED: ("halmstad-believes",), CHALLENGED: ("halmstad-challenges",)}


class Stake(NamedTuple):
    """A possible outcome of an answer in a few words; `good` says if it is for the player."""

    says: Message
    good: bool | None = None


class Verdict(NamedTuple):
    """How a question came out: one word for the whole room, and who gets what."""

    word: Message
    says: Message
    good: bool  # for the player who claimed


def find_settled(view: State, seat: Seat) -> Move | None:
    """10: the answer of a seat that both who are asked can see: a nisse that all know is believed;
    and where both know all the beliefs, what lies there says it. That they do is no secret."""
    stage = view.stage
    if not isinstance(stage, Fed) or seat == stage.seat:
        return None
    asked = {*EVERYBODY} - {stage.seat}
    slots = [slot for slot in view.beliefs if slot]
    if any(slot.card == NISSE and slot.knowers == EVERYBODY for slot in slots):
        return BELIEVE
    if not all(asked <= {*slot.knowers} for slot in slots):
        return None
    return BELIEVE if any(slot.card == NISSE for slot in slots) else CHALLENGE


def make_question(view: State) -> Question | None:
    """Return what a feeding asks the two others, and what may be seen of their answers."""
    stage = view.stage
    if not isinstance(stage, Fed):
        return None
    answers = tuple(
        Answer((stage.seat + 1 + n) % 3, said != NOT_YET, SAYS[said] if stage.open else ())
        for n, said in enumerate(stage.answers))
    shown = [slot.card for slot in view.beliefs if slot and slot.knowers == EVERYBODY]
    asks: Message = (("halmstad-all-see-nisse",) if NISSE in shown
                     else ("halmstad-all-see-none",) if len(shown) == len(view.beliefs)
                     else ("halmstad-task-answer",))
    return Question(("halmstad-claim", ("seat", stage.seat)), asks, ("halmstad-either",), answers)


def list_stakes(view: State, seat: Seat) -> dict[Place, tuple[Stake, ...]]:
    """10: what comes of either answer of a seat, if there is no nisse and if there is one. Of two
    challengers the one nearer to the claimer's left counts."""
    stage = view.stage
    if not isinstance(stage, Fed):
        return {}
    who, won = ("seat", stage.seat), view.won[stage.seat].counters
    first = (seat - stage.seat) % len(view.hands) == 1
    return {
        "button/believe": (Stake(("halmstad-stake-believe", who)),
                           Stake(("halmstad-stake-either",))),
        "button/challenge": (
            Stake(("halmstad-stake-none", 1 + min(view.fine, won), "first" if first else "second"),
                  good=True),
            Stake(("halmstad-stake-nisse", who, THANKS), good=False)),
    }


def judge(beat: Beat | None) -> Verdict | None:
    if beat is None or beat.seat is None or beat.what not in ("believed", "proved", "caught"):
        return None
    good = beat.what != "caught"
    return Verdict((f"halmstad-verdict-{beat.what}",),
                   (f"halmstad-gets-{beat.what}", ("seat", beat.seat)), good)
