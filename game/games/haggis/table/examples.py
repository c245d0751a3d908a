"""Examples for the rules of Haggis: cards with their readings, bombs in order, and sums of
points."""

from __future__ import annotations

from itertools import groupby

from game.core.contract import Message, Seat
from game.games.haggis.rules.combos import CARD as NUMBER
from game.games.haggis.rules.combos import (
    CARDS,
    RANKS,
    Reading,
    can_beat,
    list_readings,
    ranks_in_reading,
)
from game.games.haggis.rules.points import OUT, add_bets, count_points
from game.games.haggis.rules.position import BETS, GOALS
from game.games.haggis.table.buttons import name_reading
from game.tables.acts import OBLONG, Actor, act_fan, act_person
from game.tables.drawings import Rows, build_essence, build_ledger, keep_lines
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

BOMBS = ("3r 5o 7y 9g", "J Q", "J K", "Q K", "J Q K", "3r 5r 7r 9r")
# Seat 1 has to beat a pair of fours.
BEAT = ("5r5o8r8o9r10gJQK/3r5y6r6o6y7o8g9g10oJQK/2r2o7r7y10rJQK 2y2g2b3o3y3g3b4y4g4b5g5b6g6b7g7b8y"
        "8b9o9y9b10y10b -/-/- 0:4r4o 1:play 0/0/0 - 0/0/0 2 1 250 choose")
FANNED = -0.42  # cards of a play, of their width
READ = -0.12  # and of one that has a line for itself: cards are seen nearly whole
STACKED = -0.6  # how far cards of a bomb lie on each other
ROUND = (40, 95, 120)  # points before the next deal


def read_cards(names: str) -> tuple[int, ...]:
    return tuple(sorted(NUMBER[name] for name in names.split()))


def find_reading(names: str, shape: str = "") -> Reading:
    """Return the reading of some cards; the shape chooses among several."""
    found = [one for one in list_readings(read_cards(names))
             if shape in ("", one.kind if one.kind == "set" else f"{one.width}x{one.length}")]
    if len(found) != 1:
        raise ValueError(f"{names} can be read in {len(found)} ways")
    return found[0]


def play(names: str, shape: str = "", *, note: bool = True, apart: float = FANNED) -> Group:
    """Return cards over the name of their play; a wild card says what it stands for."""
    of = find_reading(names, shape)
    held = read_cards(names)
    row = []
    for card, rank in zip(held, ranks_in_reading(held, of), strict=True):
        name = CARDS[card]
        wild = of.kind != "bomb" and RANKS[rank - 2] != name.rstrip("roygb")
        row.append((rank, Thing(f"pieces/haggis/{name}", stands=RANKS[rank - 2] if wild else "")))
    row.sort(key=lambda pair: pair[0])
    return Group(tuple(thing for _, thing in row), name_reading(of) if note else (), apart)


def read(names: str, shape: str = "") -> Line:
    """Return cards beside the name of their play."""
    return Line((play(names, shape, note=False, apart=READ)._replace(bracket=False),
                 Told(name_reading(find_reading(names, shape)), heavy=True)))


def build_ladder() -> tuple[Line, ...]:
    """Return all bombs, the highest first; those of two cards share a rung. Words tell which of the
    bombs of numbers is which."""
    ranked = sorted(BOMBS, key=lambda names: find_reading(names).rank, reverse=True)
    told: dict[str, Message] = {ranked[0]: ("drawn-haggis-suited",),
                                ranked[-1]: ("drawn-haggis-mixed",)}
    found = []
    for _, rung in groupby(ranked, lambda names: (len(names.split()), names in told)):
        low, *higher = [*rung][::-1]
        items: list[Item] = [play(low, note=False, apart=STACKED)._replace(bracket=False)]
        for names in higher:
            items += [Sign("<"), play(names, note=False, apart=STACKED)._replace(bracket=False)]
        words = (Told(told[low], heavy=True),) if low in told else ()
        found.append(Line((*items, *words)))
    return tuple(found)


def build_climb(names: str, *others: str) -> tuple[Item, ...]:
    """Return plays each of which beats the one before."""
    found: list[Item] = [play(names, note=False)._replace(bracket=False)]
    old = find_reading(names)
    for other in others:
        new = find_reading(other)
        if not can_beat(new, old):
            raise ValueError(f"{other} does not beat {names}")
        found += [Sign("<"), play(other, note=False)._replace(bracket=False)]
        old = new
    return tuple(found)


def build_worth(*names: str) -> Line:
    return Line(
        tuple(Thing(f"pieces/haggis/{name}", note=("name", str(count_points(read_cards(name)))))
              for name in names))


def build_bets(first: Seat) -> Line:
    """Return the result of a bet of seat 0 when player `first` is out first."""
    gained = [0, 0, 0]
    add_bets(gained, (BETS[-1], 0, 0), first)
    return Line(tuple(show_player(seat, note=("drawn-haggis-points", gained[seat]))
                      for seat in range(3)),
                ("drawn-haggis-kept",) if first == 0 else ("drawn-haggis-lost",))


LARGEST = "4r 4g 6o 8y K"  # the cards of the player who is far behind
LEFT = "3o 7g 9y"
SUM = ((21, ("haggis-sheet-tricks",)),
       (count_points(read_cards(f"{LARGEST} {LEFT}")), ("haggis-sheet-left",)),
       (OUT * len(read_cards(LARGEST)), ("haggis-sheet-out",)), (BETS[1], ("haggis-sheet-bets",)))
EXAMPLES: dict[int, Drawing] = {
    1: Rows((build_worth("3r", "5o", "7y", "9g"), build_worth("J", "Q", "K")), letters="asked"),
    2: Rows((
        Line((play("8r"), play("8r 8g"), play("6r 6o 6y")), share=0.9, tells=1),
        Line((play("3r 4r 5r 6r", apart=READ),), tells=2),
        Line((play("7r 7y 8r 8y", apart=READ),), tells=2),
    )),
    3: Rows((
        read("6r 6o J")._replace(tells=1), read("9g 10g J")._replace(tells=2),
        *(read("5r J Q K", said)._replace(tells=3) for said in ("set", "1x4", "2x2")),
    )),
    4: Rows((
        Line(build_climb("4r 4o", "8g 8b", "9r 9y"), ("drawn-haggis-climbs",)),
        Line((Group(list_things("haggis", "10r"), bracket=False, crossed=True),
              Group(list_things("haggis", "6r 6o 6y"), (), FANNED, bracket=False, crossed=True)),
             ("drawn-haggis-other",)),
        Line((*build_climb("4r 4o", "J Q"),), ("drawn-haggis-bombed",)),
    ), letters="asked", proofs=(Proof(
        BEAT, 1, ("play 6r 6o", "play J Q", "play 3r 5y 7o 9g", "pass"),
        (No("play 10o", "haggis-other-size"), No("play 6r 6o 6y", "haggis-other-size"))),)),
    5: Rows(build_ladder(), rising=(("drawn-haggis-strongest",), ("drawn-haggis-weakest",)),
            ornament="ui/bomb", tallest=270, letters="asked"),
    6: Rows((
        Line((show_player(0), Sign("→"), Figure(str(BETS[-1]))), ("drawn-haggis-bets",)),
        build_bets(0), build_bets(1),
    ), tallest=270, letters="asked"),
    7: Rows((
        Line((Thing("ui/trick", 1.0, 0.9), Sign("→"), Group(
            list_things("haggis", LARGEST), ("drawn-haggis-largest",), -0.5))),
        Line((Figure(str(len(read_cards(LARGEST))), ("drawn-haggis-cards",)), Sign("×"),
              Figure(str(OUT)), Sign("="), Figure(str(OUT * len(read_cards(LARGEST))), good=True))),
    ), letters="asked"),
    8: Rows((
        Line((Group(list_things("haggis", LARGEST), ("drawn-haggis-last",), -0.5),
              Group(list_things("haggis", LEFT), ("drawn-haggis-haggis",), -0.5))),
        *build_ledger(((str(number), says) for number, says in SUM),
                str(sum(number for number, _ in SUM))),
    ), tallest=180, letters="asked"),
    9: Rows((
        Line(tuple(show_player(seat, note=("drawn-haggis-points", total))
                   for seat, total in enumerate(ROUND))),
        Line((Thing("ui/dealer", 1.0, 0.7), show_player(ROUND.index(max(ROUND)), 0.9),
              Told(("drawn-haggis-deals",), heavy=True)), tells=1),
        Line((Thing("ui/turn", 1.0, 0.7), show_player(ROUND.index(min(ROUND)), 0.9),
              Told(("drawn-haggis-leads",), heavy=True)), tells=2),
        Line((Figure(str(GOALS[0]), good=True), Told(("drawn-haggis-goal",), heavy=True)), tells=3),
    ), tallest=210, letters="asked"),
}


CARD = build_essence("haggis", {
    "play": list_things("haggis", "8r 8g"),
    "run": list_things("haggis", "3r 4r 5r"),
    "double": list_things("haggis", "7r 7y 8r 8y"),
    "wild": list_things("haggis", "J Q K"),
    "bombs": [Thing("ui/bomb", 1.0)],
    "out": [Thing("ui/trick", 1.0)],
    "worth": list_things("haggis", "3o 5r 7y 9g"),
})
SHOWN = (  # act out the sentences for passers-by
    keep_lines(EXAMPLES[4], 0, 1), keep_lines(EXAMPLES[3], 0, 1, 2), EXAMPLES[5], EXAMPLES[7],
)
CHAPTERS = dict(enumerate((  # the sign of each of the rules, and how high, of its width
    ("ui/bloom", 1.0), ("pieces/haggis/8r", 1.4), ("pieces/haggis/J", 1.4), ("ui/trick", 1.0),
    ("ui/bomb", 1.0), ("ui/coin", 1.0), ("ui/crown", 1.0), ("ui/medal_0", 1.0),
    ("ui/dealer", 1.0),
), 1))


def _act_card(name: str, x: float, high: float = 0.56, up: float = 0.0, turn: int = 0) -> Actor:
    return Actor(f"pieces/haggis/{name}", x, high, up, OBLONG, turn)


def _act_court(name: str, x: float, high: float = 0.66) -> Actor:
    return Actor(f"ui/acts/{name}", x, high, -0.04, behind=True)


DISH = 34 / 24  # how wide the haggis is, of its height
ACTS = {  # what each of the rules tells, on a small stage
    1: (_act_court("J", -0.72), _act_court("Q", -0.1), _act_court("K", 0.52)),
    2: (_act_card("6r", -0.7, 0.46), _act_card("7r", -0.3, 0.46, 0.12),
        _act_card("8r", 0.1, 0.46, 0.24), _act_court("K", 0.7)),
    3: (_act_card("9r", -0.72), _act_court("K_masked", -0.06, 0.8)._replace(tag="= 9"),
        _act_card("9g", 0.62)),
    6: (act_person("person_2", -0.56), Actor("ui/coin", 0, 0.4, 0.04), act_person(
        "novice_1", 0.56, flipped=True)),
    7: (act_person("person_0_glad", -0.62), Actor("ui/crown", -0.62, 0.2, 0.72, 1.25),
        act_person("novice_1_sorry", 0.44), *act_fan(("pieces/haggis/back",) * 4, 0.5, 0.36)),
    8: (act_person("person_0_glad", -0.6), Actor("pieces/haggis/dish", 0.02, 0.42, 0, DISH),
        *act_fan(("pieces/haggis/back",) * 3, 0.7, 0.44)),
    9: (act_person("novice_1", -0.66), Actor("ui/turn", -0.2, 0.32, 0.04), Actor(
        "ui/dealer", 0.24, 0.34, 0.04), act_person("person_2", 0.7, flipped=True)),
}
