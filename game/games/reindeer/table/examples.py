"""Examples for the rules of Reindeer Rivals: parts of the map with legal and illegal flights, sums,
and the order of turns by dice."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from math import dist, hypot
from random import Random

from game.core.contract import Message
from game.games.reindeer import RULES
from game.games.reindeer.atlases import FIRST
from game.games.reindeer.rules import order_of_turns
from game.games.reindeer.rules.atlas import BIG, LITTLE, PACKET, Atlas
from game.games.reindeer.rules.position import IDLE, RENT, ROUNDS, State
from game.games.reindeer.rules.why import LOAD
from game.games.reindeer.table.ending import MEDALS, find_medal, par_of
from game.games.reindeer.table.map_cut import TALL, MapCut
from game.tables.acts import Actor, act_person
from game.tables.drawings import Rows, build_ledger, keep_lines
from game.tables.examples import (
    Drawing,
    Figure,
    Group,
    Line,
    No,
    Sign,
    Thing,
    Told,
    show_player,
)

FOLDER = "pieces/reindeer/"
BEGINS = "usa 1/0 - 0:0 300:- -"
WAITS = "usa 1/0 1,2 0:0 280:2@8,-6/300:- -"  # a stack on its way
FULL = "usa 2/0 1,2 0:0 280:2@30,-7/300:- Kansas_City=01;St._Louis=1"
DELIVERED = "usa 2/0 1,2 0:0 280:4@-12,8/300:1@26,-22 Denver=1;Kansas_City=01;St._Louis=1"
ATLAS = RULES.atlases[FIRST]


def draw_sleigh(name: str, size: float = 0.55) -> Thing:
    return Thing(f"{FOLDER}{name}", TALL[name], size)


def write_dollars(number: int) -> str:
    return f"−${-number}" if number < 0 else f"${number}"


def list_delivery() -> tuple[int, ...]:
    """Return the costs and gains of a delivery: the packet and its two sleighs."""
    state, found = RULES.read(BEGINS), []
    for text in ("little from D to 10,-1", "little from 10,-1 to Kansas_City"):
        before = state.money[0]
        after: State = RULES.step(state, 0, RULES.parse(text), Random(1))
        found.append(after.money[0] - before)
        state = after
    return tuple(found)


def draw_turns(dice: tuple[int, int]) -> Line:
    thrown = Group(tuple(Thing(f"{FOLDER}die_{die}", 1.0, 0.8) for die in dice), bracket=False)
    players = Group(
        tuple(show_player(seat) for seat in order_of_turns(dice, 4)), bracket=False, apart=-0.2)
    return Line((thrown, Sign("→"), players), ("drawn-reindeer-left",) if dice[1] % 2 == 0 else (
        "drawn-reindeer-right",))


def draw_medals(par: int) -> tuple[Line, ...]:
    """Return the profits for each medal with this best known one."""
    found = []
    for name in MEDALS:
        least = next(profit for profit in range(0, par + 10, 10)
                     if find_medal(profit, par) in MEDALS[: MEDALS.index(name) + 1])
        found.append(Line((Thing(f"{FOLDER}medal_{name}", 1.0), Figure(write_dollars(least)),
                           Told((f"drawn-reindeer-{name}",), heavy=True))))
    return tuple(found)


def _draw_sleigh_rows(
    name: str, price: int, load: str, atlas: Atlas, miles: int,
) -> tuple[Line, Line]:
    return Line((draw_sleigh(name, 0.8),)), Line((
        Figure(write_dollars(price), ("drawn-reindeer-rent",)),
        Figure(load, ("drawn-reindeer-packets",)),
        Figure(str(int(atlas.to_unit(miles))), (f"drawn-reindeer-{atlas.told_in}",))))


def draw_sleighs(atlas: Atlas) -> Rows:
    """Return the price, load, range and number of each kind of sleigh."""
    return Rows((
        *_draw_sleigh_rows("little", LITTLE, "1", atlas, atlas.figures.short),
        *_draw_sleigh_rows("big", BIG, f"1–{LOAD}", atlas, atlas.figures.long),
        Line((Group((draw_sleigh("big", 0.5),), ("drawn-reindeer-one",)),
              Group((Thing(f"{FOLDER}little", TALL["little"], 0.42),) * (RENT // LITTLE),
                    ("drawn-reindeer-five",), -0.6))),
    ), tallest=310)


def reach(name: str) -> MapCut | None:
    """Return the ruler at a map's depot: a legal flight to a near city or towards it, and a city
    that is too far. None without such places."""
    begins, atlas = BEGINS.replace(FIRST, name, 1), RULES.atlases[name]
    state = RULES.read(begins)

    def why(place: str) -> str:
        says = RULES.refusal(state, 0, RULES.parse(f"little from D to {place}"))
        return str(says[0]) if says else ""
    cities = sorted(atlas.cities, key=lambda city: hypot(*city.at))
    near = cities[0]
    steps = [near.name, *(f"{round(near.at[0] * n / 20)},{round(near.at[1] * n / 20)}"
                          for n in range(19, 4, -1))]
    to = next((place for place in steps if not why(place)), None)
    far = next((city.name for city in cities if why(city.name) == TOO_FAR), None)
    if to is None or far is None:
        return None
    flight = f"little from D to {to}"
    return MapCut(begins, ("D", near.name, far), moves=(flight,),
                  refused=(No(f"little from D to {far}", TOO_FAR),), ruler=flight,
                  note=("drawn-reindeer-ruler", atlas.tell_length(atlas.figures.short)))


def find_served(name: str) -> tuple[str, str, tuple[str, ...]] | None:
    """Return a position with a full city and another one with a gift, a legal flight there and an
    illegal one to the full city, and both cities, near the depot; None without such."""
    atlas = RULES.atlases[name]
    pairs = sorted(permutations(atlas.cities, 2), key=lambda pair: (
        dist(pair[0].at, pair[1].at) + hypot(*pair[0].at) + hypot(*pair[1].at)))
    for full, other in pairs:
        gifts = "".join(str(n % 2) for n in range(full.demand))
        for n in range(19, 4, -1):
            x, y = (round(b + (a - b) * n / 20) for a, b in zip(full.at, other.at, strict=True))
            position = f"{name} 2/0 1,2 0:0 280:2@{x},{y}/300:- {full.name}={gifts};{other.name}=1"
            flight = f"little from {x},{y} to {other.name}"
            try:
                state = RULES.read(position)
            except ValueError:
                continue
            why = RULES.refusal(state, 0, RULES.parse(f"little from {x},{y} to {full.name}"))
            if why and why[0] == FILLED and not RULES.refusal(state, 0, RULES.parse(flight)):
                return position, flight, (full.name, other.name)
    return None


def at_home(name: str) -> dict[int, Drawing]:
    """Return the map and its cities, and those of another country."""
    if (found := find_served(name)) is None:
        return {}
    position, flight, (full, other) = found
    return {
        2: MapCut(position, ("D", full, other), note=("drawn-reindeer-wants",)),
        6: MapCut(position, (full, other, "D"), moves=(flight,),
                  refused=(No(flight.replace(f"to {other}", f"to {full}"), FILLED),),
                  note=("drawn-reindeer-full",))}


OUT, IN = list_delivery()
PAID = ((-PACKET, ("drawn-reindeer-packet",)), (-LITTLE, ("drawn-reindeer-sleigh",)),
        (-LITTLE, ("drawn-reindeer-sleigh",)), (IN + LITTLE, ("drawn-reindeer-city",)))
TOO_FAR, FILLED = "reindeer-too-far", "reindeer-city-full"
TO_CITY = "little from 8,-6 to Kansas_City"
EXAMPLES: dict[int, Drawing] = {
    1: Rows((
        Line((Thing(f"{FOLDER}depot", 1.0, note=("drawn-reindeer-depot",)), Sign("→"),
              Thing(f"{FOLDER}packet_0", 1.04, 0.6, note=("drawn-reindeer-packet",)),
              draw_sleigh("little")._replace(note=("drawn-reindeer-sleigh",))), tells=1),
        Line((Sign("→"), Thing(f"{FOLDER}city", 1.0, note=("drawn-reindeer-city",)), Sign("="),
              Figure(write_dollars(IN + LITTLE), good=True)), tells=1),
        Line((Thing("ui/coin", 1.0), Thing("ui/win", 1.0)), ("drawn-reindeer-most",), tells=2),
    ), tallest=270),
    2: MapCut(DELIVERED, ("Denver", "Kansas_City", "St._Louis", "Oklahoma_City"),
              note=("drawn-reindeer-wants",)),
    3: draw_sleighs(ATLAS),
    4: MapCut(WAITS, ("D", "Kansas_City", "Oklahoma_City"), moves=(TO_CITY,),
              refused=(No("little from 8,-6 to Oklahoma_City", TOO_FAR),),
              ruler=TO_CITY, note=("drawn-reindeer-ruler", ATLAS.tell_length(ATLAS.figures.short))),
    5: Rows(build_ledger(
        ((write_dollars(number), says) for number, says in PAID), write_dollars(OUT + IN)),
            tallest=210, letters="asked"),
    6: MapCut(FULL, ("Kansas_City", "St._Louis", "D"),
              moves=("little from 30,-7 to St._Louis",),
              refused=(No("little from 30,-7 to Kansas_City", FILLED),),
              note=("drawn-reindeer-full",)),
    7: Rows((draw_turns((2, 4)), draw_turns((3, 5)), draw_turns((1, 1))), tallest=280,
            letters="asked"),
    8: Rows((
        Line((Thing(f"{FOLDER}supplied", 1.0), Told(("drawn-reindeer-supplied",), heavy=True)),
             tells=1),
        Line((Figure(str(IDLE), good=True), Told(("drawn-reindeer-idle",), heavy=True)), tells=2),
        Line((Figure(str(ROUNDS), good=True), Told(("drawn-reindeer-rounds",), heavy=True)),
             tells=2),
    ), tallest=240, letters="asked"),
    9: Rows(draw_medals(ATLAS.figures.par), tallest=240, letters="asked"),
}


def _build_essence_line(row: Thing, name: str, *values: Message) -> Line:
    return Line((row, Told((f"card-reindeer-{name}", *values), heavy=True)))


def build_essence(atlas: Atlas) -> Rows:
    little, big = (atlas.tell_length(side, brief=True)
                   for side in (atlas.figures.short, atlas.figures.long))
    return Rows((
        _build_essence_line(Thing(f"{FOLDER}depot", 1.0), "packet"),
        _build_essence_line(draw_sleigh("little", 0.7), "little", little),
        _build_essence_line(draw_sleigh("big", 0.45), "big", big),
        _build_essence_line(Thing(f"{FOLDER}city", 1.0), "city"),
        _build_essence_line(Thing(f"{FOLDER}supplied", 1.0), "end"),
    ), tallest=140, letters="asked")


CARD = build_essence(ATLAS)


def draw_here(state: State) -> tuple[Mapping[int, Drawing], Drawing]:
    """Return the drawings for this map, with its figures."""
    atlas, par = RULES.atlases[state.map], par_of(RULES, state)
    found = dict(EXAMPLES)
    if state.map != FIRST:
        found |= {3: draw_sleighs(atlas), 4: reach(state.map) or EXAMPLES[4], **at_home(state.map)}
    if par:
        found[9] = EXAMPLES[9] if par == ATLAS.figures.par else Rows(
            draw_medals(par), tallest=170, letters="asked")
    return found, build_essence(atlas)


SHOWN = (  # act out the sentences for passers-by
    keep_lines(EXAMPLES[1], 0),
    Rows((Line((Group((draw_sleigh("big", 1.0),), ("drawn-reindeer-one",)),)),
          Line((Group((Thing(f"{FOLDER}little", TALL["little"], 0.6),) * (RENT // LITTLE),
                      ("drawn-reindeer-five",), -0.6),)))),
    EXAMPLES[4], EXAMPLES[6],
)
CHAPTERS = dict(enumerate((  # the sign of each of the rules, and how high, of its width
    ("pieces/reindeer/packet_0", 1.04), ("pieces/reindeer/city", 1.0),
    ("pieces/reindeer/big", 0.32), ("pieces/reindeer/little", 0.5), ("ui/coin", 1.0),
    ("pieces/reindeer/supplied", 1.0), ("pieces/reindeer/die_4", 1.0), ("ui/win", 1.0),
    ("pieces/reindeer/medal_gold", 1.0),
), 1))
DEPOT, CITY, PARCEL = f"{FOLDER}depot", f"{FOLDER}city", f"{FOLDER}packet_0"
SHORT, LONG = 2.0, 22 / 7  # how wide sleighs are, of their height


def _act_little(x: float, up: float, high: float = 0.3, turn: int = 6) -> Actor:
    return Actor(f"{FOLDER}little", x, high, up, SHORT, turn)


ACTS = {  # what each of the rules tells, on a small stage
    1: (Actor(DEPOT, -0.78, 0.5), _act_little(0, 0.36), Actor(PARCEL, -0.2, 0.2, 0.44),
        Actor(CITY, 0.78, 0.56)),
    2: (Actor(DEPOT, -0.6, 0.6), Actor(PARCEL, -0.08, 0.28), Actor(CITY, 0.6, 0.66)),
    3: (Actor(f"{FOLDER}big", -0.1, 0.34, 0.46, LONG, 5), _act_little(0.3, 0.06, 0.28)),
    4: (Actor(DEPOT, -0.8, 0.46), _act_little(0.02, 0.34, 0.32, 10), Actor(PARCEL, 0.74, 0.3)),
    5: (act_person("person_0", -0.64), Actor("ui/coin", -0.1, 0.34, 0.02), _act_little(0.52, 0.3)),
    6: (Actor(CITY, -0.56, 0.66), Actor(f"{FOLDER}supplied", -0.3, 0.28, 0.4),
        Actor(PARCEL, 0.16, 0.26), act_person("novice_1_sorry", 0.68, flipped=True)),
    7: (act_person("person_0", -0.72), Actor(f"{FOLDER}die_2", -0.2, 0.34, 0.02, turn=12),
        Actor(f"{FOLDER}die_5", 0.22, 0.34, 0.1, turn=-10), act_person(
            "novice_1", 0.74, flipped=True)),
    8: (act_person("person_0_glad", -0.5), Actor("ui/crown", -0.5, 0.2, 0.72, 1.25),
        Actor("ui/coin", 0.02, 0.36), act_person("novice_1_sorry", 0.58, flipped=True)),
}
