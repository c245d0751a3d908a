"""How people sit at Reindeer Rivals: what to touch for a move, how things look and sound."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Beat, Move, Options, Place, Says, Seat, Table
from game.core.tiled import BadBoard
from game.devices.press import Action
from game.games.reindeer import RULES
from game.games.reindeer.atlases import FIRST
from game.games.reindeer.rules import to_left
from game.games.reindeer.rules.atlas import PACKET
from game.games.reindeer.rules.position import ROUNDS, State, Turn
from game.games.reindeer.rules.why import near
from game.games.reindeer.table import afar
from game.games.reindeer.table.chart import named, point_of
from game.games.reindeer.table.choosing import serve_all
from game.games.reindeer.table.country import CLOTH, DUSK, ENAMEL, fit_names
from game.games.reindeer.table.ending import amount, ending, shares, story
from game.games.reindeer.table.picker import AGAIN, FINISH, LIST, SLEIGHS, MapPicker
from game.picture.music import Mood
from game.picture.sprites import Feel, Look
from game.tables.capabilities import Mapped
from game.tables.feelings import Feeling
from game.tables.pickers import Picker
from game.tables.places import kind_of, number_button, parts_of, rest_of
from game.tables.style import Choices, Motion, Outcome, TableStyle, Theme, Touch, Wording

A_GIFT = 0.65  # minutes
MINUTES = {FIRST: (60, 35), "netherlands": (30, 20)}  # of a match, and of a quick one
FEW = 4  # packets that cities lack, or rounds that are left, when a match runs out
NUMBERS = tuple(map(number_button, range(1, 6)))
ZONES = (
    "country", "round", "dice", "par", "rent", "task", "hints", "captions", "number", "reading",
    "card",
    *SLEIGHS, LIST, FINISH, AGAIN, "button/done",
    *(f"{kind}/{seat}" for kind in ("plate", "turn", "first", "money") for seat in range(5)),
)

LOOKS = {
    **{f"packet-{seat}": Look(f"pieces/reindeer/packet_{seat}", 1.0, 1.04) for seat in range(5)},
    **{f"die-{value}": Look(f"pieces/reindeer/die_{value}") for value in range(1, 7)},
    "first": Look("ui/dealer"),
    "turn": Look("ui/turn", jumps=True),
}
FEEL = {
    "big": Feel(0.9, 60, "sleigh", 0.1),
    "little": Feel(0.6, 36, "sleigh", 0.1),
    "delivered": Feel(0.2, 0, "delivered", 0.2),
    "returned": Feel(0.2, 0, "count", 0.2),
    "full": Feel(0.2, 0, "reveal", 1.0),
    "supplied": Feel(0.2, 0, "win", 0.8),
    "done": Feel(0.2, 0, "turn", 0.15),
    "round": Feel(0.35, 20, "deal", 1.1),
    "over": Feel(0.2, 0, "", 0.4),
}


def picker(view: State, seat: Seat) -> MapPicker:
    """Return the picker: a sleigh, a stack, a number, and any place on the map."""
    return MapPicker(RULES, view, seat)


def touches(view: State, seat: Seat, move: Move) -> tuple[tuple[Place, ...], ...]:  # noqa: ARG001
    """Return the places to touch for a move."""
    match move:
        case ("little", (str() | tuple()) as frm, (str() | tuple()) as to):
            return ((SLEIGHS[0], named(frm), named(to)),)
        case ("big", int(count), (str() | tuple()) as frm, (str() | tuple()) as to):
            return ((SLEIGHS[1], named(frm), number_button(count), named(to)),)
    return (("button/done",),)


def fields(view: State, seat: Seat) -> tuple[Place, ...]:
    """Return every named place that can have the focus at some step of a turn."""
    atlas = RULES.atlases[view.map]
    return (*SLEIGHS, LIST, "button/done", *NUMBERS, "depot",
            *(named(point) for point, _ in view.stacks[seat]),
            *(f"city/{city.name}" for city in atlas.cities))


def why(view: State, seat: Seat, path: tuple[Place, ...]) -> Says:
    """Why touches make no move."""
    return picker(view, seat).why(path)


def caption(beat: Beat) -> Says:
    """Return what happened, in words for everybody."""
    who = ("seat", -1 if beat.seat is None else beat.seat)
    if beat.what == "round" and beat.state.dice is not None:
        way = "left" if to_left(beat.state.dice) else "right"
        return ("reindeer-beat-round", who, *beat.says, way)
    if beat.what == "round":
        return ("reindeer-day", *beat.says)
    return (f"reindeer-beat-{beat.what}", who, *beat.says)


def trail(beat: Beat) -> tuple[Place, Place] | None:
    """From where to where a sleigh has flown."""
    return beat.moved[0] if beat.what in {"big", "little"} else None


def dressed(table: Table, *_: object) -> Table:
    """Dice and the mark of who begins are told once a round, under the map."""
    return {place: thing for place, thing in table.items()
            if kind_of(place) not in {"dice", "first"}}


def spoken(view: State, move: Move) -> Says:
    """Return a move in words, for a sentence that suggests it."""
    atlas = RULES.atlases[view.map]
    match move:
        case ("little", frm, to):
            return ("reindeer-say-little", near(atlas, frm), near(atlas, to))
        case ("big", count, frm, to):
            return ("reindeer-say-big", count, near(atlas, frm), near(atlas, to))
    return ("reindeer-say-done",)


def called(piece: str) -> Says:
    """Return a packet in words; dice and marks need none."""
    kind, _, seat = piece.rpartition("-")
    return ("reindeer-packet", ("seat", int(seat))) if kind == "packet" else ()


def spot(view: State, place: Place) -> Says:
    """Return what a place of the map is called: what a city has and wants, and whose stack lies
    there."""
    atlas = RULES.atlases[view.map]
    kind, rest = kind_of(place), rest_of(place)
    if kind == "city" and rest in atlas.index:
        at = atlas.index[rest]
        return ("reindeer-spot-city", near(atlas, rest), len(view.delivered[at]),
                atlas.demands[view.quick][at])
    point = point_of(parts_of(place)[kind == "stack"]) if kind in ("point", "stack") else None
    if point is None:
        return near(atlas, "D")
    for seat, stacks in enumerate(view.stacks):
        count = next((n for at, n in stacks if at == point), 0)
        if count and (kind == "point" or parts_of(place)[0] == str(seat)):
            return ("reindeer-spot-stack", ("seat", seat), count, near(atlas, point))
    return near(atlas, point)


def leads(view: State) -> frozenset[Seat]:
    """Return who has the most money, unless all have as much."""
    most = max(view.money)
    return frozenset(seat for seat, money in enumerate(view.money)
                     if money == most > min(view.money))


def task(view: State, seat: Seat) -> Says:
    """Return what the seat that is asked has to do."""
    rented = view.stage.rent if isinstance(view.stage, Turn) else 0
    nothing, alone = rented >= 50 or view.money[seat] < 10, len(view.money) == 1
    if alone:
        return ("reindeer-task-alone-done" if nothing else "reindeer-task-alone",)
    if nothing:
        return ("reindeer-task-done",)
    return ("reindeer-task-more",) if rented else ("reindeer-task",)


def then(view: State, seat: Seat, picker: Picker) -> Iterable[Place]:  # noqa: ARG001  by its picker
    """Return where a little sleigh brings nothing anywhere: the big one, and once that is not to be
    had any more, the end of the turn."""
    if not isinstance(picker, MapPicker) or picker.path:
        return ()
    if any(serve_all(RULES.atlases[view.map], picker, SLEIGHS[0]).values()):
        return ()
    begun = isinstance(view.stage, Turn) and view.stage.rent > 0
    return ("button/done",) if begun else (SLEIGHS[1],)


def offers(seats: int) -> Iterable[str]:  # noqa: ARG001  the same for any number
    """Return the options of a table with this number of seats."""
    return ("map", "quick")


def minutes(seats: int, options: Options) -> float:  # noqa: ARG001  who waits does not fly
    """About a quarter of a minute for each flight, of which most cities' gifts need more than two:
    of maps of one's own, counted in what they want."""
    country, quick = options["map"], options["quick"] == "on"
    if known := MINUTES.get(country):
        return known[quick]
    try:
        return A_GIFT * sum(RULES.atlases[country].demands[quick])
    except (KeyError, BadBoard):  # it is told in the lobby
        return MINUTES[FIRST][quick]


def gap(dollars: float) -> Says:
    """Return how much better a turn is than another, in dollars a turn; packets cost twenty."""
    tens = 10 * round(dollars / 10)
    return ("reindeer-gap", tens) if tens >= PACKET else ()


def feels(before: State, after: State) -> dict[Seat, Feeling]:
    """Return the player who was paid is glad."""
    return {seat: "glad" for seat, (was, now) in enumerate(zip(
        before.money, after.money, strict=True)) if now > was}


def mood(view: State) -> Mood:
    """Return the cities lack little, the rounds run out, or nobody has moved anything for a
    round."""
    demands = RULES.atlases[view.map].demands[view.quick]
    lacks = sum(max(demand - len(seats), 0)
                for seats, demand in zip(view.delivered, demands, strict=True))
    late = lacks <= FEW or view.round > ROUNDS - FEW or view.idle > 0
    return "last" if late else "calm"


STYLE = TableStyle(
    board="reindeer", looks=LOOKS, sides=tuple(f"packet-{seat}" for seat in range(5)),
    zones=ZONES, plate=("money",), turned="done", dressed=dressed, marks=afar.marks,
    mapped=Mapped(land=lambda view: view.map, outline=afar.outline, reach=afar.reach,
                  carrier="pieces/reindeer/little", shares=shares,
                  shared_out=("reindeer-shares",), supply="depot", lay=afar.lay_country,
                  fit=fit_names),
    span=600.0,
    theme=Theme(colour=DUSK, cloth=CLOTH, material=ENAMEL, sign="ui/gift",
                prize=("pieces/reindeer/little", 2.0), music="reindeer"),
    words=Wording(caption=caption, spoken=spoken, task=task, called=called, spot=spot, story=story,
                  gap=gap),
    touch=Touch(picker=picker, touches=touches, fields=fields, why=why, ends=("button/done",),
                idle=(FINISH,), then=then, hints=((Action.PREV, "hint-roam"),)),
    motion=Motion(feel=FEEL, trail=trail, mood=mood, feels=feels),
    outcome=Outcome(leads=leads, owned=lambda view: view.money, ending=ending, amount=amount),
    choices=Choices(offers=offers, minutes=minutes),
)
