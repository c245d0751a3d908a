"""Examples for the rules of Halmstad: contracts as equations that the rules accept, with their
gains, and the niches as a player sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from game.core.contract import Message, State
from game.games.halmstad import rules as halmstad
from game.games.halmstad.rules.bids import STRENGTH
from game.games.halmstad.rules.contracts import NO_LIMIT, way_of
from game.games.halmstad.rules.notation import parse
from game.games.halmstad.rules.points import THANKS, count_points
from game.games.halmstad.rules.state import CARDS, COUNTERS, HAND, NISSE, Won
from game.tables.acts import OBLONG, Actor, act_fan
from game.tables.board_excerpt import BoardExcerpt
from game.tables.drawings import Rows, Stack, build_essence, keep_lines
from game.tables.examples import (
    Drawing,
    Figure,
    Group,
    Line,
    No,
    Proof,
    Sign,
    Thing,
    Told,
    list_things,
    show_player,
)

FOLDER = "pieces/halmstad/"
PARTS: dict[str, Message] = {
    "demand": ("halmstad-part", "demand"), "supply": ("drawn-halmstad-yours",),
    "load": ("drawn-halmstad-black",), "captain": ("drawn-halmstad-captain",)}
# Seat 0 has swapped, and can make a contract for the 7H in all three ways.
MAKES = ("30s,tide1 2C2S2S2H2D3S3H3H3D4S4S4H4H4D5C5S5H5D6C6C6S6H6D6D7C7C7S7S8C8C8S8S8D8D9C9S9S9H9H"
         "9D10C10H10H10D10DJCJSJHJHJDJDQCQSQSQHQHQDKCKCKSKSKHKDACACASAHAHADAD** 2D3C3S4C5HJSAS/2C6"
         "S7D8HQCKD*/2H5D6H9C10SJCKH 7H5C/4D/10S/5S3D/8H 9D/*/10C 1:2:3C4C7H7DQD/0:0:-/0:0:- - tur"
         "n 0 s")
# The same, without a nisse among the beliefs.
BLUFFS = MAKES.replace("9D/*/10C", "9D/10D/10C").replace("10H10D10D", "10H10D", 1).replace(
    "ADAD** ", "ADAD*** ")
# Seat 2 knows what lies in two of the niches, and remembers what was in the first.
KNOWS = ("30s,tide2 6H4DJH7C10D9D*3H5DASAD8D9H5S10C9C2S4C6S2CQDKC8C3SJD3H10S3C8CJS9C2D2C9HKD4SAC3C"
         "QS*8S9DAHAS3D3DJS5HQD9S7HKH7C3S4H7D2D8DKS10C5C8S6C6H7S6CKDQC6D5S10H4DQHADKHKCJD6D 2H4C5D"
         "7H8HJC+JC~*/2H5C8H10S10HJC*+*/5H9S10DQSQHKSAH~10DAH 2S7S/7D/QC/JH/4S *:0~0;2=7H/6S:02~2/"
         "4H:02 0:0:-/0:0:-/0:0:- AC turn 0 sx")


def draw_card(number: int) -> Thing:
    return Thing(f"{FOLDER}{'nisse' if number == NISSE else CARDS[number]}")


def play_moves(position: str, *moves: str) -> State:
    """Return a position after some moves of the seats to move: "2 challenge"."""
    state = halmstad.read(position)
    for move in moves:
        seat, _, text = move.partition(" ")
        state = halmstad.apply(state, int(seat), parse(text), Random(1))[-1].state
    return state


def build_equation(
    position: str, *moves: str, named: bool = True, told: Message = (),
) -> tuple[Line, ...]:
    """Return the last move, a contract, and its gain: the cards of the sum, and after a bar the
    others, with `told` under it, and with names if they are new."""
    *before, text = moves
    state = play_moves(position, *before)
    seat, _, claim = text.partition(" ")
    move = parse(claim)
    after = halmstad.apply(state, int(seat), move, Random(1))[-1].state
    _, pile, supply, load, captain = move
    how, names = way_of(state.stage), PARTS if named else {}
    demand = _build_part(names, "demand", (state.piles[int(str(pile)) - 1][0],))
    sign = Sign({"exact": "=", "most": "≥"}.get(how.load, "+"))
    exact = how.supply == NO_LIMIT and isinstance(supply, tuple) and bool(supply)
    beside = _build_part(names, "captain", (captain, *(
        supply if isinstance(supply, tuple) and not exact else ())))
    load_line = Line((demand, sign, _build_part(names, "load", load), Sign("|"), beside, Sign("→"),
                      _build_won(state.won[0], after.won[0])), told)
    if not exact:
        return (load_line,)
    return Line((demand, Sign("="), _build_part(names, "supply", supply))), load_line


def _build_won(before: Won, after: Won) -> Group:
    coins = (Thing(f"{FOLDER}counter", 1.0, 0.4),) * (after.counters - before.counters)
    nisser = after.cards.count(NISSE) - before.cards.count(NISSE)
    return Group((*coins, *(draw_card(NISSE),) * nisser), (
        "drawn-halmstad-points", len(coins) + THANKS * nisser), -0.2, bracket=False)


def _build_part(names: Mapping[str, Message], name: str, cards: object) -> Group:
    """Return the cards of a part of a contract, perhaps over its name."""
    row = cards if isinstance(cards, tuple) else ()
    return Group(tuple(draw_card(int(str(one))) for one in row), names.get(name, ()), -0.5,
                 bracket=name in names)


def build_pledge() -> tuple[Line, ...]:
    """Return what a challenger does with the beliefs after calling a bluff."""
    state = play_moves(BLUFFS, "0 feed AS", "1 challenge", "2 believe", "1 decline", "2 decline")
    move = next(iter(halmstad.moves(state, 1)))
    after = halmstad.apply(state, 1, move, Random(1))[-1].state
    beliefs = tuple(draw_card(slot.card) for slot in state.beliefs if slot)
    counters = after.won[1].counters - state.won[1].counters
    return (Line((Group((draw_card(int(str(move[1]))),), ("drawn-halmstad-timber",)), Sign("+"),
                  Group(beliefs, ("drawn-halmstad-beliefs",), -0.25), Sign("→"),
                  *(Thing(f"{FOLDER}counter", 1.0, 0.6),) * counters)),)


def build_bids() -> tuple[Line, ...]:
    """Return all bids, the highest first."""
    ranked = sorted({STRENGTH[number]: number for number in range(NISSE + 1)
                     if number == NISSE or CARDS[number][-1] == "H"}.items(), reverse=True)
    cards = [draw_card(number) for _, number in ranked]
    rows = cards[:5], cards[5:]
    return tuple(Line((Group(tuple(row), apart=-0.5, bracket=False),)) for row in rows)


def _tell_lines(number: int, lines: Sequence[Line]) -> tuple[Line, ...]:
    return tuple(line._replace(tells=number) for line in lines)


def _build_told(picture: str, says: Message, tall: float = 1.4) -> Line:
    return Line((Thing(picture, tall, plate=picture.startswith("ui/s") and "seat" not in picture),
                 Told(says, heavy=True)))


NICHE = BoardExcerpt(KNOWS, ("belief/1", "belief/3", "knows/1/0", "knows/3/0"), seats=3, audience=2,
                     margin=30)
EXACT = "0 claim 1: 2D 5H | 3S 4C | JS"
EXAMPLES: dict[int, Drawing] = {
    1: Rows((
        Line((Group(list_things("halmstad", "4C 7C 10C"), ("drawn-halmstad-timber",), -0.3),
              Group(list_things("halmstad", "3S 6S 9S"), ("drawn-halmstad-ballast",), -0.3)),
             tells=2),
        Line((Group(list_things("halmstad", "5H 8D 2H 10D"), ("drawn-halmstad-red",), -0.3),
              Group(list_things("halmstad", "JS QH KD"), ("drawn-halmstad-captains",), -0.3)),
             tells=2),
        Line((Group(list_things("halmstad", "AS"), ("drawn-halmstad-ace",)), Group(
            list_things("halmstad", "nisse"), ("drawn-halmstad-points", THANKS)),
            Thing(f"{FOLDER}counter", 1.0, 0.6, note=("drawn-halmstad-points", 1))), tells=3),
    )),
    2: Rows((
        *_tell_lines(2, build_bids()),
        Line((Figure(str(HAND), ("drawn-halmstad-hand",)), Figure("5", ("drawn-halmstad-quays",)),
              Figure("3", ("drawn-halmstad-beliefs",)),
              Figure(str(COUNTERS[0]), ("drawn-halmstad-counters",))), tells=1),
    ), tallest=270),
    3: Rows((
        _build_told(f"{FOLDER}back", ("drawn-halmstad-draw", HAND)),
        _build_told("ui/swap", ("drawn-halmstad-swap",), 1.0),
        _build_told(f"{FOLDER}knows", ("drawn-halmstad-examine",), 1.0),
        _build_told(f"{FOLDER}counter", ("drawn-halmstad-contracts",), 1.0),
        _build_told("ui/skip", ("drawn-halmstad-pass",), 1.0),
    ), tallest=210, letters="asked"),
    4: Stack(((1.1, NICHE), (1.0, Rows((
        _build_told("ui/seat_2", ("drawn-halmstad-knows",), 1.0),
        _build_told(f"{FOLDER}hand_2", ("drawn-halmstad-touched",), 1.0),
    ), tallest=130)))),
    5: Rows((
        *_tell_lines(2, build_equation(MAKES, EXACT)),
        *_tell_lines(3, build_equation(MAKES, "0 reveal", "0 fulfil 1: 5H | 4C | JS", named=False,
                                       told=("drawn-halmstad-turned",))),
    ), proofs=(Proof(MAKES, 0, ("claim 1: 2D 5H | 3S 4C | JS",), (
        No("claim 1: 2D 5H | 3C 3S | JS", "halmstad-load-exact"),
        No("claim 3: 5H | 4C | JS", "halmstad-no-demand"))),)),
    6: Rows((
        *_tell_lines(2, (Line((Thing(f"{FOLDER}AS"), Sign("→"), Group(
            (show_player(1), show_player(2)), ("drawn-halmstad-believe",), bracket=False))),
            *build_equation(MAKES, "0 feed AS", "1 believe", "2 believe", "0 fulfil 1: 3S 4C | JS",
                            named=False))),
        *_tell_lines(3, (Line((Thing(f"{FOLDER}AS"), Sign("→"), show_player(1, note=(
            "drawn-halmstad-doubts",)), Sign("→"), Thing(f"{FOLDER}nisse"))),
            *build_equation(MAKES, "0 feed AS", "1 challenge", "2 believe",
                            "0 fulfil 1: 3C 3S 4C | JS", named=False,
                            told=("drawn-halmstad-along",)))),
    )),
    7: Rows((
        Line((Thing(f"{FOLDER}AS", crossed=True), Sign("→"), Group(
            list_things("halmstad", "9D 10D 10C"), ("drawn-halmstad-none",))), tells=1),
        Line((show_player(1, note=("drawn-halmstad-first",)),
              show_player(2, note=("drawn-halmstad-then",)), Sign("→"),
              Thing(f"{FOLDER}7H", note=("drawn-halmstad-visit",))), tells=2),
        *_tell_lines(3, build_pledge()),
    ), proofs=(Proof(BLUFFS, 0, ("feed AS",)),)),
    8: Stack((
        (1.2, BoardExcerpt(MAKES, ("pile/1", "pile/5", "tide/1", "tide/5"), after="pass", seats=3,
                           margin=22, note=("drawn-halmstad-tide",))),
        (1.0, Rows((
            Line((Thing(f"{FOLDER}counter", 1.0, 0.8, crossed=True),
                  Told(("drawn-halmstad-last",), heavy=True))),
            Line((Thing(f"{FOLDER}back", crossed=True),
                  Told(("drawn-halmstad-deck",), heavy=True)))), tallest=210, letters="asked")))),
    9: Rows((
        Line((Thing(f"{FOLDER}counter", 1.0, 0.8), Figure("7"), Sign("×"), Figure("1"))),
        Line((Thing(f"{FOLDER}nisse"), Figure("1"), Sign("×"), Figure(str(THANKS)))),
        Line((Sign("="), Figure(str(count_points(Won(3, 7, (NISSE,)))), good=True))),
    ), tallest=270),
    10: Stack(((1.0, NICHE), (1.0, Rows((
        _build_told("ui/seat_2", ("drawn-halmstad-knows",), 1.0),
        _build_told(f"{FOLDER}hand_2", ("drawn-halmstad-touched",), 1.0),
        _build_told(f"{FOLDER}chip_7H", ("drawn-halmstad-memory",), 1.28),
        _build_told(f"{FOLDER}maybe_10D", ("drawn-halmstad-maybe",), 1.28),
    ), tallest=130)))),
}


CARD = build_essence("halmstad", {
    "once": list_things("halmstad", "back"),
    "contract": list_things("halmstad", "7H 2D 5H"),
    "load": list_things("halmstad", "4C 3S"),
    "captain": list_things("halmstad", "JS"),
    "nisse": list_things("halmstad", "nisse"),
    "ace": list_things("halmstad", "AS"),
    "worth": [Thing(f"{FOLDER}counter", 1.0)],
})
# They act out the sentences for passers-by.
SHOWN = (keep_lines(EXAMPLES[5], 0, 1), replace(NICHE, note=("drawn-halmstad-niches",)),
         EXAMPLES[6], EXAMPLES[9])
CHAPTERS = dict(enumerate((  # the sign of each of the rules, and how high, of its width
    ("ui/ship", 1.0), ("pieces/halmstad/back", 1.4), ("ui/turn", 1.0),
    ("pieces/halmstad/knows", 1.0), ("pieces/halmstad/counter", 1.0),
    ("pieces/halmstad/AS", 1.4), ("ui/miss", 1.0), ("pieces/halmstad/2D", 1.4),
    ("ui/medal_0", 1.0), ("pieces/halmstad/chip_7H", 1.28),
), 1))
HIDER = "ui/nisse"


def _act_crew(name: str, x: float) -> Actor:
    return Actor(f"ui/acts/{name}", x, 0.7, -0.04, behind=True)


def _act_card(name: str, x: float, high: float = 0.56, up: float = 0.0, turn: int = 0) -> Actor:
    return Actor(FOLDER + name, x, high, up, OBLONG, turn)


ACTS = {  # what each of the rules tells, on a small stage
    1: (_act_crew("owner", -0.72), Actor("ui/acts/barrel", -0.1, 0.48, wide=0.875),
        Actor(HIDER, 0.5, 0.62)),
    2: (_act_crew("mate", -0.76), _act_card("back", -0.34, 0.44), _act_crew("owner", 0.06),
        _act_card("back", 0.44, 0.44), _act_crew("captain", 0.84)),
    3: (_act_crew("mate", -0.7),
        *act_fan((f"{FOLDER}3C", f"{FOLDER}5H", f"{FOLDER}JS"), -0.04, 0.5),
        Actor("ui/skip", 0.66, 0.36, 0.06)),
    4: (_act_card("back", -0.6), Actor(HIDER, 0.12, 0.62, behind=True), _act_card("back", 0, 0.5),
        _act_card("back", 0.6)),
    8: (_act_crew("captain", -0.66), Actor(f"{FOLDER}tide", -0.02, 0.46),
        _act_card("2D", 0.56, 0.52, 0.1, -18)),
    9: (_act_crew("owner", -0.6), *(Actor(f"{FOLDER}counter", x, 0.3, up) for x, up in (
        (-0.1, 0), (0.16, 0), (0.03, 0.2))), Actor(HIDER, 0.62, 0.66)),
}
