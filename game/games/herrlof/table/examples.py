"""Examples for the rules of Herrlof: tricks that the rules have played, legal and illegal cards,
and sums."""

from __future__ import annotations

import re
from random import Random
from typing import NamedTuple

from game.core.contract import Message, Seat
from game.games.herrlof import rules as herrlof
from game.games.herrlof.rules import State
from game.games.herrlof.rules.points import Share, share_points
from game.games.herrlof.rules.position import CARD as NUMBER
from game.games.herrlof.rules.position import CARDS, COLOURS, DECK, HAND, Play, say
from game.tables.acts import OBLONG, Actor, act_person
from game.tables.drawings import Rows, build_essence, keep_lines
from game.tables.examples import (
    Drawing,
    Figure,
    Group,
    Item,
    Line,
    No,
    Proof,
    Sign,
    Thing,
    Told,
    list_things,
    show_player,
)

FOLDER = "pieces/herrlof/"
KEPT = ("1g2g", "3g4g", "5g6g")  # what three players have left in their hands


class Trick(NamedTuple):
    """A trick that the rules have played: its position, the moves, its winner and the next
    leader."""

    position: str
    cards: tuple[str, ...]
    winner: Seat | None
    leads: Seat
    trump: str


def write_position(hands: str, trump: str, deck: str = "") -> str:
    """Return a round in which seat 0 leads and all have predicted; other cards lie in the deck,
    some of them on top."""
    rest = list(DECK)
    for name in _split_names(f"{hands}/{trump}/{deck}"):
        rest.remove(NUMBER[name])
    cards = deck + "".join(CARDS[card] for card in rest)
    return f"{hands} {cards} {trump} - - - 0:play 0/0/0 1/2/3 0:0/0:0/0:0 2 1 40"


def _split_names(text: str) -> list[str]:
    return re.findall(r"\d?[A-Za-z]", text)


def play_trick(cards: str, trump: str, deck: str = "") -> Trick:
    names = cards.split()
    hands = "/".join("".join(CARDS[card] for card in sorted(NUMBER[one] for one in _split_names(
        kept + name))) for name, kept in zip(names, KEPT, strict=True))
    begins = write_position(hands, trump, deck)
    state: State = herrlof.read(begins)
    before = state.tricks
    for seat, name in enumerate(names):
        state = herrlof.step(state, seat, ("play", NUMBER[name]), Random(1))
    won = [seat for seat, (a, b) in enumerate(zip(before, state.tricks, strict=True)) if a < b]
    leads = state.stage.seat if isinstance(state.stage, Play) else getattr(state.stage, "lead", 0)
    return Trick(begins, tuple(names), won[0] if won else None, leads, CARDS[state.trump])


def draw_trick(of: Trick, told: Message = ()) -> Group:
    """Return a trick as on the table: the player of each card, the lead and the winner, with the
    words `told`."""
    found = []
    for seat, name in enumerate(of.cards):
        wins = seat == of.winner
        over = ("trick-wins",) if wins else ("trick-led",) if seat == 0 else ()
        found.append(Thing(FOLDER + name, over=over, seat=seat, glows=wins,
                           lost=of.winner is None))
    return Group(tuple(found), told, bracket=False, apart=0.18)


def draw_trump(name: str) -> Thing:
    return Thing(FOLDER + name, size=0.7, note=("trick-trump",))


def make_proof(of: Trick) -> Proof:
    return Proof(of.position, 0, (f"play {of.cards[0]}",))


def draw_leader(seat: Seat) -> tuple[Item, ...]:
    return Sign("→"), show_player(seat, 1.2, ("drawn-herrlof-leads",))


def draw_sum(worth: Share, *, known: bool = False) -> tuple[Item, ...]:
    """Return the points of some tricks as a sum; without the `known` parts."""
    found: list[Item] = [Figure(str(worth.tricks), () if known else (
        "drawn-herrlof-tricks", worth.tricks))]
    for points, says in ((worth.exact, () if known else ("drawn-herrlof-exact",)),
                         (worth.few, ("drawn-herrlof-few",))):
        if points:
            found += [Sign("+"), Figure(str(points), says)]
    return (*found, Sign("="), Figure(str(sum(worth)), good=True))


def draw_shields(full: int, asked: int) -> Group:
    """Return a prediction as on a panel: the tricks taken out of those predicted."""
    name = "gold" if full == asked else "full"
    row = [Thing(f"ui/shield_{name}", 1.0)] * min(full, asked)
    row += [Thing("ui/shield_split", 1.0)] * (full - asked)
    return Group(tuple(row), bracket=False)


# Seat 2 has to follow green, or plays a Valknut or a Hagalaz.
FOLLOWS = ("4r7r/4b8g/3r1g9gVH 7g9y2b 8y 1r2r5r6r8r9r1b3b5b6b7b8b9b2g3g4g6g1y2y3y4y5y6y7yVHH "
           "0:5gV - 2:play 1/0/2 3/0/5 0:0/0:0/0:0 0 1 40")
HELD = ("1g", "9g", "V", "H", "3r")


def _draw_hand() -> tuple[Group, Proof]:
    """Return a hand with illegal cards in the shade."""
    state = herrlof.read(FOLLOWS)
    why = {name: herrlof.refusal(state, 2, ("play", NUMBER[name])) for name in HELD}
    row = tuple(Thing(FOLDER + name, dull=bool(why[name]), crossed=bool(why[name]))
                for name in HELD)
    refused = tuple(No(say(("play", NUMBER[name])), str(says[0])) for name, says in why.items()
                    if says)
    return Group(row, ("drawn-herrlof-follow",)), Proof(
        FOLLOWS, 2, tuple(f"play {name}" for name in HELD if not why[name]), refused)


HIGH = play_trick("7b 9b 2y", "5y")
NONE = play_trick("H 7b 9r", "H")
BROKEN = play_trick("9r V 6r", "5y")
TURNED = play_trick("V V 8b", "5y", "3b")
LOW = play_trick("4b H 8b", "5y")
LOWEST = play_trick("H H H", "5y")
FOLLOW, FOLLOW_PROOF = _draw_hand()


def _draw_rune(name: str) -> Line:
    """Return a card that each colour has once, and its effect."""
    return Line((Thing(FOLDER + name), Told((f"drawn-herrlof-{name[0]}",), heavy=True)))


EXAMPLES: dict[int, Drawing] = {
    1: Rows((
        Line((Thing("ui/seal", 1.0, 0.8, note=("drawn-herrlof-promise",)), Sign("→"),
              Group((Thing("ui/shield_open", 1.0),) * 3, ("drawn-herrlof-will",)))),
        Line((draw_trick(HIGH), Sign("→"), Thing("ui/shield_full", 1.0, 0.6)),
             ("drawn-herrlof-won",)),
        Line(draw_sum(share_points(3, 3, 3))),
    ), tallest=270),
    2: Rows((
        *(Line((Group(list_things("herrlof", " ".join(f"{rank}{colour}" for rank in range(1, 10))),
                      apart=-0.35, bracket=False),)) for colour in COLOURS),
        Line((Group(list_things("herrlof", "V V V"), ("rules-herrlof-5",), -0.3),
              Group(list_things("herrlof", "H H H"), ("rules-herrlof-6",), -0.3)),
             ("drawn-herrlof-dealt", HAND[2], HAND[3])),
    )),
    3: Rows((
        Line((*(Thing("ui/seal", 1.0, 0.7, seat=seat) for seat in range(3)),),
             ("drawn-herrlof-sealed",), tells=1),
        Line((draw_trump("5y")._replace(size=1.0), draw_trick(HIGH)), ("drawn-herrlof-open",),
             tells=2),
        Line((*(Thing("ui/trick", 1.0, 0.8) for _ in range(4)),), ("drawn-herrlof-closed",),
             tells=3),
    ), tallest=240),
    4: Rows((
        Line((Thing(f"{FOLDER}5g", over=("trick-led",)), FOLLOW), tells=1),
        Line((draw_trick(HIGH), draw_trump(HIGH.trump)), ("drawn-herrlof-trumped",), tells=2),
        Line((draw_trick(NONE), Thing(f"{FOLDER}trump_none", 1.0, 0.7)), ("drawn-herrlof-dark",),
             tells=3),
    ), proofs=(FOLLOW_PROOF, make_proof(HIGH), make_proof(NONE))),
    5: Rows((
        Line((draw_trick(BROKEN, ("drawn-herrlof-broken",)), *draw_leader(BROKEN.leads)), tells=1),
        Line((draw_trick(TURNED), Sign("→"), Thing(FOLDER + TURNED.trump, glows=True,
                                                   note=("drawn-herrlof-new",))), tells=2),
    ), proofs=(make_proof(BROKEN), make_proof(TURNED))),
    6: Rows((
        Line((draw_trick(LOW, ("drawn-herrlof-low",)), *draw_leader(LOW.leads)), tells=2),
        Line((draw_trick(LOWEST, ("drawn-herrlof-lowest",)), *draw_leader(LOWEST.leads)), tells=1),
    ), proofs=(make_proof(LOW), make_proof(LOWEST))),
    7: Rows((_draw_rune("1r"), _draw_rune("3b"),
             _draw_rune("6g"), _draw_rune("9y")), letters="asked"),
    8: Rows((
        Line((Sign("1"), Group(list_things("herrlof", "3b V V"), apart=-0.4, bracket=False),
              Told(("drawn-herrlof-first",), heavy=True))),
        Line((Sign("2"), Thing("ui/trick", 1.0, 0.8), Told(("drawn-herrlof-second",), heavy=True))),
        Line((Sign("3"), Group(list_things("herrlof", "1r 6g"), apart=-0.4, bracket=False),
              Told(("drawn-herrlof-third",), heavy=True))),
        Line((Sign("4"), Group(list_things("herrlof", "V H 9y"), apart=-0.4, bracket=False),
              Told(("drawn-herrlof-fourth",), heavy=True))),
    ), letters="asked"),
    9: Rows((
        Line((draw_shields(3, 3),)), Line(draw_sum(share_points(3, 3, 3))),
        Line((draw_shields(4, 3), Sign("→"), Figure(str(sum(share_points(4, 3, 3))), good=True)),
             ("drawn-herrlof-missed",)),
        Line((draw_shields(4, 4),), ("drawn-herrlof-pair",)),
        Line(draw_sum(share_points(4, 4, 2), known=True)),
    ), tallest=200),
}


CARD = build_essence("herrlof", {
    "promise": [Thing("ui/shield_gold", 1.0)],
    "follow": list_things("herrlof", "5g 9g"),
    "valknut": list_things("herrlof", "V"),
    "hagalaz": list_things("herrlof", "H"),
    "runes": list_things("herrlof", "1r 6g"),
    "three": list_things("herrlof", "3b"),
    "nine": list_things("herrlof", "9y"),
})
SHOWN = (  # act out the sentences for passers-by
    Rows((Line((Group(list_things("herrlof", "5g 9g 2y 7b V"), apart=-0.3, bracket=False),)),
          Line((Sign("→"), Thing("ui/seal", 1.0, 0.8, note=("drawn-herrlof-promise",)), Sign("→"),
                Group((Thing("ui/shield_open", 1.0),) * 3, ("drawn-herrlof-will",)))))),
    keep_lines(EXAMPLES[4], 0, 1), EXAMPLES[7], keep_lines(EXAMPLES[9], 0, 1, 2),
)
CHAPTERS = dict(enumerate((  # the sign of each of the rules, and how high, of its width
    ("ui/shield_gold", 1.0), ("pieces/herrlof/5g", 1.4), ("ui/seal", 1.0), ("ui/trick", 1.0),
    ("pieces/herrlof/V", 1.4), ("pieces/herrlof/H", 1.4), ("pieces/herrlof/1r", 1.4),
    ("ui/turn", 1.0), ("ui/medal_0", 1.0),
), 1))
SHIELD, LEADS = "ui/shield_full", "ui/turn"


def _act_card(name: str, x: float, high: float = 0.56, up: float = 0.0, turn: int = 0) -> Actor:
    return Actor(FOLDER + name, x, high, up, OBLONG, turn)


ACTS = {  # what each of the rules tells, on a small stage
    1: (act_person("person_2_glad", -0.5), *(Actor(SHIELD, x, 0.36) for x in (0, 0.34, 0.68))),
    3: (act_person("person_0", -0.72), Actor("ui/seal", -0.32, 0.3), act_person("novice_1", 0.04),
        Actor("ui/seal", 0.4, 0.3), act_person("skilled_2", 0.78, flipped=True)),
    4: (act_person("person_0", -0.7), _act_card("5g", -0.2), _act_card("9g", 0.24),
        act_person("novice_1", 0.76, flipped=True)),
    5: (_act_card("6g", -0.62, 0.5, 0.02, 24), _act_card("V", 0, 0.74, 0.04),
        _act_card("9r", 0.6, 0.5, turn=-28)),
    6: (_act_card("9b", -0.5, 0.62), _act_card("H", 0.02, 0.46), Actor(LEADS, 0.02, 0.26, 0.5),
        act_person("person_2_glad", 0.6, flipped=True)),
    8: (_act_card("3b", -0.72), Actor("ui/trick", -0.24, 0.44), _act_card("1r", 0.24), Actor(
        LEADS, 0.74, 0.4)),
    9: (act_person("person_0_glad", -0.5), Actor("ui/medal_0", 0.06, 0.5, 0.04),
        act_person("novice_1_sorry", 0.6, flipped=True)),
}
