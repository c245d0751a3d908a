"""Examples for the rules of Hamnár: positions with the legal moves of each piece, and the ring of
orbs, which is the order of play."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.core.contract import Message, Seat
from game.games.hamnar import rules as hamnar
from game.games.hamnar.rules.position import ICONS
from game.tables.acts import Actor
from game.tables.board_excerpt import BoardExcerpt
from game.tables.drawings import Rows, Stack, build_essence
from game.tables.examples import Drawing, Group, Line, No, Sign, Thing

SQUARES = ("a5", "e1")
RIM = 27.0  # of the board round its squares, dark as far as that; who stands on it is taller
BOARD = ("active/sun", "active/horse2", "active/pawn", "active/elephant")
ORBS = ("pieces/hamnar/orb_white", "pieces/hamnar/orb_black")
SIDES = ("pieces/hamnar/white", "pieces/hamnar/black")
TALL = 1.3  # a bear and a raven, of their width
STUCK = "w4/5/5/5/4b wbwbwb sun 0"  # the ravens' pawn comes next, and their last one is done
PLACED = "bbbbb/5/5/5/wwwww wbwbbw pawn 0"


def build_shape(name: str, says: Message) -> Thing:
    return Thing(f"pieces/hamnar/icon_{name}", 1.0, 0.8, note=says)


def list_owners() -> tuple[Seat, ...]:
    """Return the owners of the orbs in the order of placing."""
    state, found = hamnar.setup(2, Random(1), {}), []
    for number in range(len(ICONS)):
        seat = next(iter(hamnar.prompts(state)))
        found.append(seat)
        state = hamnar.step(state, seat, ("place", number), Random(1))
    return tuple(found)


AIM = Stack((
    (1.0, Rows((
        Line((Thing(SIDES[0], TALL), Sign("="), build_shape("pawn", ("drawn-hamnar-pawn",)),
              build_shape("horse", ("drawn-hamnar-horse",)),
              build_shape("elephant", ("drawn-hamnar-elephant",)))),
    ))),
    (2.2, BoardExcerpt(STUCK, SQUARES, margin=RIM, after="--", signs=False, note=("hamnar-goal",))),
))
ORDER = Rows((
    Line(tuple(Thing(ORBS[seat], 1.0, note=("name", str(n)))
               for n, seat in enumerate(list_owners(), 1)), share=0.5),
))
LEAP = BoardExcerpt(
    "1b1b1/5/2w2/5/3w1 bwwbbw horse1 0", SQUARES, margin=RIM, every=("c3",), signs=False,
    refused=(No("c3-d1", "hamnar-friend-there"),), note=("drawn-hamnar-leap",))
# The whole board with its icons on paper, without its cloth, which would be cut where a leaf ends.
BARE = BoardExcerpt(PLACED, BOARD, margin=18, hidden=("table/cloth_hamnar",))
EXAMPLES: dict[int, Drawing] = {
    1: AIM,
    2: replace(BARE, signs=False, tells=(
        *((f"{file}{rank}", 1) for file in "abcde" for rank in range(1, 6)),
        *((pillar, 2) for pillar in ("b2", "b4", "d2", "d4")),
        *((f"active/{icon}", 3) for icon in ICONS))),
    3: Stack(((0.36, ORDER), (2.0, replace(BARE, position="bbbbb/5/5/5/wwwww w..b.. orbs 0")))),
    4: replace(BARE, position="bbbbb/5/5/5/wwwww bwwbbw pawn 0", note=("drawn-hamnar-order",)),
    5: BoardExcerpt("5/1b3/1w1b1/2w2/5 bwwbbw pawn 0", SQUARES, margin=RIM, every=("b3", "c2"),
                    signs=False, refused=(
                        No("c2-d3", "hamnar-pawn-straight"), No("c2-c4", "hamnar-pawn-one-step"),
                        No("b3-a3", "hamnar-pawn-forward")), note=("drawn-hamnar-ahead",),
        tells=(("c3", 1), ("a3", 2), ("b4", 3))),
    6: replace(LEAP, tells=(("e4", 1), ("b5", 2))),
    7: BoardExcerpt("2b2/1b3/2b2/3w1/w1w1b bwwbbw elephant 0", SQUARES, margin=RIM, signs=False,
                    moves=("c1-c5", "a1-a4", "c1-e1"), refused=(
                        No("d2-d3", "hamnar-elephant-on-pillar"),),
                    note=("drawn-hamnar-straight",), tells=(("a4", 1), ("c3", 2), ("d2", 3))),
    8: replace(BARE, position="b3b/5/5/5/w3w wbwbwb sun 0", moves=("pawn-horse1",), both=True,
               note=("drawn-hamnar-swap",)),
    9: BoardExcerpt(
        "w3w/1b1b1/5/5/5 wbwbwb horse3 0", SQUARES, margin=RIM, after="a5-b3", signs=False,
        barred=("b5", "d5", "a4", "c4", "e4", "d3"), note=("drawn-hamnar-stuck",)),
}


ICON = "pieces/hamnar/icon_"
CARD = build_essence("hamnar", {
    "orbs": [Thing("pieces/hamnar/marker_active", 1.0)],
    **{name: [Thing(ICON + name, 1.0)] for name in ("pawn", "horse", "elephant", "sun")},
    "end": [Thing("pieces/hamnar/black", 1.0)],
})
# The sign that says how a piece moves this time, in the light that wanders, and a piece.
LIT = Rows((Line((
    Group((Thing("pieces/hamnar/marker_active", 1.0), Thing(f"{ICON}horse", 1.0, 0.8)),
          note=("drawn-hamnar-horse",), apart=-0.9, bracket=False),
    Sign("→"), Thing(SIDES[0], TALL))),), tallest=140)
SHOWN: tuple[Drawing, ...] = (  # they act out the sentences for passers-by
    BoardExcerpt(
        "bbbbb/5/5/5/wwwww .w.b.. orbs 0", BOARD, carried=(ORBS[0], "orb/sun"), comes=(4.7, -0.9)),
    EXAMPLES[4],
    Stack(((0.6, LIT), (2.8, LEAP.drop_words()))),
    EXAMPLES[9],
)
CHAPTERS = dict(enumerate((  # the sign of each of the rules, and how high, of its width
    ("pieces/hamnar/white", 1.3), ("pieces/hamnar/pillar", 1.0),
    ("pieces/hamnar/orb_white", 1.0), ("pieces/hamnar/marker_active", 1.0),
    ("pieces/hamnar/icon_pawn", 1.0), ("pieces/hamnar/icon_horse", 1.0),
    ("pieces/hamnar/icon_elephant", 1.0), ("pieces/hamnar/icon_sun", 1.0),
    ("pieces/hamnar/black", 1.3),
), 1))
STONE = "pieces/hamnar/pillar"


def _act_bear(x: float, high: float = 0.5, up: float = 0.0, turn: int = 0) -> Actor:
    return Actor(SIDES[0], x, high, up, 10 / 13, turn)


def _act_raven(
    x: float, high: float = 0.5, up: float = 0.0, turn: int = 0, *, flipped: bool = False,
) -> Actor:
    return Actor(SIDES[1], x, high, up, 10 / 13, turn, flipped=flipped)


def _act_sign(name: str, x: float, up: float = 0.0) -> Actor:
    return Actor(f"pieces/hamnar/{name}", x, 0.34, up)


ACTS = {  # what each of the rules tells, on a small stage
    1: (_act_bear(-0.62), _act_bear(-0.22, 0.56), _act_raven(0.6, up=0.02, turn=72)),
    2: (Actor(STONE, -0.4, 0.4), _act_bear(-0.4, 0.5, 0.23), _act_raven(0.4, flipped=True)),
    3: (_act_bear(-0.72), _act_sign("orb_white", -0.28), _act_sign("orb_black", 0.2),
        _act_raven(0.66, flipped=True)),
    5: (_act_bear(-0.34), _act_raven(0.3, flipped=True), _act_sign("icon_pawn", 0.82, 0.3)),
    6: (Actor(STONE, -0.2, 0.34), _act_raven(0.52, flipped=True), _act_bear(-0.02, 0.46, 0.36, -14),
        _act_sign("icon_horse", -0.82, 0.34)),
    7: (_act_sign("icon_elephant", -0.8, 0.3), _act_bear(-0.38, 0.56, turn=-8),
        _act_raven(0.1, 0.46, 0, -70), _act_raven(0.68, 0.46, 0.02, -80)),
    8: (_act_bear(-0.66), _act_sign("orb_black", -0.3, 0.2), _act_sign("icon_sun", 0, 0.4),
        _act_sign("orb_white", 0.3, 0.2), _act_raven(0.66, flipped=True)),
}
