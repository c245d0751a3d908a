"""Reindeer Rivals: sleighs carry packets over a country; the player who has most money at the end
wins.

It is played on boards: `on(atlas)` is the game on one board, `Rivals(atlases)` the game on several,
of which the option `map` names one. States hold the board's name only. Numbers in docstrings are
those of the rulings; the places of a table are listed in `table`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random
from typing import Any

from game.core.contract import (
    Beat,
    DraftBase,
    Line,
    Measure,
    Message,
    Move,
    Options,
    Prompt,
    Result,
    Seat,
    Table,
    choose_options,
    make_steps,
    put,
)
from game.games.reindeer.rules import position
from game.games.reindeer.rules.atlas import BIG, DEPOT, LITTLE, PACKET, Atlas, Place, Point
from game.games.reindeer.rules.position import (
    IDLE,
    ROUNDS,
    Over,
    Stacks,
    Stage,
    State,
    Turn,
    is_full,
)
from game.games.reindeer.rules.sample import Sampler
from game.games.reindeer.rules.table import table, zone_of_stack
from game.games.reindeer.rules.why import name_near, space_name, why_not

MONEY = 300  # dollars of every seat at the start
REWARD = 100  # dollars for a packet delivered
_PROMPTS: tuple[Mapping[Seat, Prompt], ...] = tuple({seat: Prompt("turn")} for seat in range(5))
_OVER: Mapping[Seat, Prompt] = {}


@dataclass(slots=True)
class Draft(DraftBase):
    """A State, thawed for one move on its board."""

    map: str
    quick: bool
    round: int
    idle: int
    moved: bool
    dice: tuple[int, int] | None
    stage: Stage
    money: tuple[int, ...]
    stacks: tuple[Stacks, ...]
    delivered: tuple[tuple[Seat, ...], ...]
    rng: Random
    beats: list[Beat] | None
    atlas: Atlas = field(init=False)

    def freeze(self) -> State:
        return State._make(_values(self))


_values = attrgetter(*State._fields)


class Rivals:
    """The game on some boards, with the functions of `core.Rules`."""

    NAME = "reindeer"
    VERSION = 1
    SEATS: tuple[int, ...] = (2, 3, 4, 5, 1)
    MOVES: tuple[str, ...] = ("big", "little", "done")
    FINAL: tuple[str, ...] = ("done",)  # 11: what cannot be taken back
    SAMPLED = True  # `moves` cannot list all that `refusal` lets pass
    RANKED_BY: Measure = "points"
    APART: tuple[str, ...] = ("map", "quick")

    def __init__(self, atlases: Mapping[str, Atlas]) -> None:
        self.atlases = atlases
        self._samplers: dict[str, Sampler] = {}
        self.apply, self.step = make_steps(self._thaw, run, self.refusal)

    def _thaw(self, *values: Any) -> Draft:
        draft = Draft(*values)
        draft.atlas = self.atlases[draft.map]
        return draft

    @property
    def OPTIONS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802  a constant of the boards
        """1, 2: the board, and half of every demand."""
        return {"map": tuple(self.atlases), "quick": ("off", "on")}

    def setup(self, seats: int, rng: Random, options: Options) -> State:
        """2, 5, 8: money for everybody, and the first round's dice.

        Raises BadOption, or ValueError for another number of seats.
        """
        values = choose_options(self.OPTIONS, options)
        if seats not in self.SEATS:
            raise ValueError(f"Reindeer Rivals is for one to five, not {seats}")
        dice = roll_dice(seats, rng)
        atlas = self.atlases[values["map"]]
        return State(atlas.name, values["quick"] == "on", 1, 0, False, dice,
                     Turn(first_seat(dice), 0), (MONEY,) * seats, ((),) * seats,
                     ((),) * len(atlas.cities))

    def prompts(self, state: State) -> Mapping[Seat, Prompt]:
        """8: the question to the seat to move; empty when the match is over."""
        return _PROMPTS[state.stage.seat] if isinstance(state.stage, Turn) else _OVER

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return a sample of a seat's legal moves: `done`, all flights to cities or D, and some to
        points."""
        if state.map not in self._samplers:
            self._samplers[state.map] = Sampler(self.atlases[state.map])
        return self._samplers[state.map].moves(state, seat)

    def refusal(self, state: State, seat: Seat, move: Move) -> Message | None:
        """None for a legal move; else why it is not one. This is what decides, not `moves`."""
        if isinstance(state.stage, Over):
            return ("match-over",)
        if state.stage.seat != seat:
            return ("not-your-turn", ("seat", state.stage.seat))
        return why_not(self.atlases[state.map], state, seat, move)

    def view(self, state: State, seat: Seat | None) -> State:  # noqa: ARG002  nothing is hidden
        return state

    def guess(self, view: State, rng: Random) -> State:  # noqa: ARG002  nothing is unknown
        return view

    def table(self, view: State) -> Table:
        """Packets, money, dice and markers: the places of `table`."""
        return table(self.atlases[view.map], view)

    def tally(self, view: State) -> list[Line]:  # noqa: ARG002  money is counted as it comes
        """Return the lines of a score sheet: none."""
        return []

    def standing(self, state: State) -> tuple[int, ...]:
        """List everybody's money."""
        return state.money

    def result(self, state: State) -> Result | None:
        """9, 10: most money wins, a tie is shared; alone the profit counts."""
        if not isinstance(state.stage, Over):
            return None
        if state.dice is None:
            return Result((state.money[0] - MONEY,), (0,), state.stage.reason)
        most = max(state.money)
        winners = tuple(seat for seat, money in enumerate(state.money) if money == most)
        return Result(state.money, winners, state.stage.reason)

    def write(self, state: State) -> str:
        return position.write(self.atlases[state.map], state)

    def read(self, text: str) -> State:
        return position.read(self.atlases, text)

    def say(self, move: Move) -> str:
        return position.say(move)

    def parse(self, text: str) -> Move:
        return position.parse(text)


def game_on(atlas: Atlas) -> Rivals:
    """Return the game on one board."""
    return Rivals({atlas.name: atlas})


def roll_dice(seats: int, rng: Random) -> tuple[int, int] | None:
    """8: who begins, rolled again if above the number of players, and which way; alone there are no
    dice."""
    if seats == 1:
        return None
    begins = _roll_die(rng)
    while begins > seats:
        begins = _roll_die(rng)
    return begins, _roll_die(rng)


def _roll_die(rng: Random) -> int:
    return 1 + int(6 * rng.random())


def first_seat(dice: tuple[int, int] | None) -> Seat:
    """8: the seat that begins a round."""
    return 0 if dice is None else dice[0] - 1


def to_left(dice: tuple[int, int] | None) -> bool:
    """8: whether the turn passes on to the left, where the seats' numbers rise."""
    return dice is not None and dice[1] % 2 == 0


def order_of_turns(dice: tuple[int, int] | None, seats: int) -> list[Seat]:
    """8: all seats, as their turns come in a round."""
    step = 1 if to_left(dice) else -1
    return [(first_seat(dice) + step * n) % seats for n in range(seats)]


def to_come(dice: tuple[int, int] | None, seats: int, seat: Seat) -> list[Seat]:
    """8: the seats that still have a turn in a round after a seat's."""
    seats_in_turn = order_of_turns(dice, seats)
    return seats_in_turn[seats_in_turn.index(seat) + 1 :]


def run(t: Draft, seat: Seat, move: Move) -> None:
    """Apply a legal move; one line a rule."""
    match move:
        case ("little", (str() | tuple()) as frm, (str() | tuple()) as to):
            fly(t, seat, 1, frm, to, LITTLE)
        case ("big", int(count), (str() | tuple()) as frm, (str() | tuple()) as to):
            fly(t, seat, count, frm, to, BIG)
        case _: end_turn(t, seat)


def fly(t: Draft, seat: Seat, count: int, frm: Place, to: Place, rent: int) -> None:
    """4, 5: rent and packets are paid, the packets fly, and what they bring comes last."""
    if isinstance(t.stage, Turn):
        t.stage = Turn(seat, t.stage.rent + rent)
    if isinstance(frm, str):
        pay_seat(t, seat, -rent - PACKET * count)
    else:
        pay_seat(t, seat, -rent)
        t.stacks = put(t.stacks, seat, add_packets(t.stacks[seat], frm, -count))
    if isinstance(to, str):
        deliver_packets(t, seat, count, frm, to, rent)
    else:
        t.stacks = put(t.stacks, seat, add_packets(t.stacks[seat], to, count))
        tell_flight(t, seat, count, frm, to, rent)


def deliver_packets(t: Draft, seat: Seat, count: int, frm: Place, to: str, rent: int) -> None:
    """6, 7: a packet delivered brings $100, one brought back to D $20."""
    if to == DEPOT:
        tell_flight(t, seat, count, frm, to, rent)
        pay_seat(t, seat, PACKET * count)
        t.tell("returned", seat, (), count, PACKET * count)
        return
    at = t.atlas.index[to]
    t.delivered = put(t.delivered, at, tuple(sorted((*t.delivered[at], seat))))
    tell_flight(t, seat, count, frm, to, rent)
    pay_seat(t, seat, REWARD)
    t.tell("delivered", seat, (), space_name(to), REWARD)
    if t.beats is not None and len(t.delivered[at]) == t.atlas.demands[t.quick][at]:
        t.tell("full", None, (), space_name(to))
        if is_full(t.atlas, t.quick, t.delivered):
            t.tell("supplied")


def tell_flight(t: Draft, seat: Seat, count: int, frm: Place, to: Place, rent: int) -> None:
    if t.beats is not None:
        way = zone_of_stack(seat, frm), zone_of_stack(seat, to)
        t.tell("big" if rent == BIG else "little", seat, (way,) * count, count,
               name_near(t.atlas, frm), name_near(t.atlas, to))


def pay_seat(t: Draft, seat: Seat, dollars: int) -> None:
    t.money = put(t.money, seat, t.money[seat] + dollars)


def add_packets(stacks: Stacks, at: Point, count: int) -> Stacks:
    """4: own packets arriving at a point join those there; an empty stack is none."""
    counts = dict(stacks)
    counts[at] = counts.get(at, 0) + count
    return tuple(sorted((point, n) for point, n in counts.items() if n))


def end_turn(t: Draft, seat: Seat) -> None:
    """8: the turn passes on, or the round ends after everybody had one."""
    t.moved = t.moved or (isinstance(t.stage, Turn) and t.stage.rent > 0)
    t.tell("done", seat)
    if rest := to_come(t.dice, len(t.money), seat):
        t.stage = Turn(rest[0], 0)
    else:
        end_round(t)


def end_round(t: Draft) -> None:
    """9, 10: all supplied, two idle rounds, or the last round; else the dice for the next."""
    t.idle = 0 if t.moved else t.idle + 1
    t.moved = False
    if is_full(t.atlas, t.quick, t.delivered):
        t.stage = Over("full")
    elif t.idle == IDLE:
        t.stage = Over("idle")
    elif t.round == ROUNDS and t.dice is not None:
        t.stage = Over("rounds")
    else:
        t.round += 1
        t.dice = roll_dice(len(t.money), t.rng)
        t.stage = Turn(first_seat(t.dice), 0)
        t.tell("round", t.stage.seat, (), t.round)
        return
    t.tell("over")
