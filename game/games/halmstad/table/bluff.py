"""The bluff on the stage (10): the claim, the answers, and the costs."""

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
    """A possible outcome of an answer in a few words; `good` for the player or not."""

    says: Message
    good: bool | None = None


class Verdict(NamedTuple):
    """The outcome of a question: one word for all, and the gains."""

    word: Message
    says: Message
    good: bool  # for the player who claimed


def find_settled(view: State, seat: Seat) -> Move | None:
    """10: the answer of a seat that both answerers can see: a nisse known to all is believed; and
    where both know all beliefs, these decide. That they know them is public."""
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
    """Return the question of a feeding to the two others, and the public part of their answers."""
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
    """10: the outcomes of both answers of a seat, without and with a nisse. Of two challengers the
    one nearer to the claimer's left counts."""
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
