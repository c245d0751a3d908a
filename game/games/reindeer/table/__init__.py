"""The table of Reindeer Rivals: touches for a move, looks and sounds."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Beat, Message, Move, Options, Place, Seat, Table
from game.core.tiled import BadBoard
from game.devices.press import Action
from game.games.reindeer import RULES
from game.games.reindeer.atlases import FIRST
from game.games.reindeer.rules import to_left
from game.games.reindeer.rules.atlas import PACKET
from game.games.reindeer.rules.position import ROUNDS, State, Turn
from game.games.reindeer.rules.why import name_near
from game.games.reindeer.table import afar
from game.games.reindeer.table.chart import name_point, point_of
from game.games.reindeer.table.choosing import serve_all
from game.games.reindeer.table.country import CLOTH, DUSK, ENAMEL, fit_names
from game.games.reindeer.table.ending import find_ending, list_shares, tell_amount, tell_story
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


def make_picker(view: State, seat: Seat) -> MapPicker:
    return MapPicker(RULES, view, seat)


def list_touches(
    view: State, seat: Seat, move: Move,  # noqa: ARG001
) -> tuple[tuple[Place, ...], ...]:
    match move:
        case ("little", (str() | tuple()) as frm, (str() | tuple()) as to):
            return ((SLEIGHS[0], name_point(frm), name_point(to)),)
        case ("big", int(count), (str() | tuple()) as frm, (str() | tuple()) as to):
            return ((SLEIGHS[1], name_point(frm), number_button(count), name_point(to)),)
    return (("button/done",),)


def list_fields(view: State, seat: Seat) -> tuple[Place, ...]:
    atlas = RULES.atlases[view.map]
    return (*SLEIGHS, LIST, "button/done", *map(number_button, range(1, 6)), "depot",
            *(name_point(point) for point, _ in view.stacks[seat]),
            *(f"city/{city.name}" for city in atlas.cities))


def tell_why(view: State, seat: Seat, path: tuple[Place, ...]) -> Message:
    return make_picker(view, seat).tell_why(path)


def tell_beat(beat: Beat) -> Message:
    who = ("seat", -1 if beat.seat is None else beat.seat)
    if beat.what == "round" and beat.state.dice is not None:
        way = "left" if to_left(beat.state.dice) else "right"
        return ("reindeer-beat-round", who, *beat.says, way)
    if beat.what == "round":
        return ("reindeer-day", *beat.says)
    return (f"reindeer-beat-{beat.what}", who, *beat.says)


def find_trail(beat: Beat) -> tuple[Place, Place] | None:
    return beat.moved[0] if beat.what in {"big", "little"} else None


def dress_table(table: Table, *_: object) -> Table:
    """Leave out dice and the first player's mark, which stand under the map."""
    return {place: thing for place, thing in table.items()
            if kind_of(place) not in {"dice", "first"}}


def tell_move(view: State, move: Move) -> Message:
    atlas = RULES.atlases[view.map]
    match move:
        case ("little", frm, to):
            return ("reindeer-say-little", name_near(atlas, frm), name_near(atlas, to))
        case ("big", count, frm, to):
            return ("reindeer-say-big", count, name_near(atlas, frm), name_near(atlas, to))
    return ("reindeer-say-done",)


def name_piece(piece: str) -> Message:
    """Return a packet in words; dice and marks need none."""
    kind, _, seat = piece.rpartition("-")
    return ("reindeer-packet", ("seat", int(seat))) if kind == "packet" else ()


def name_place(view: State, place: Place) -> Message:
    """Return the name of a place of the map: a city with its packets and needs, and whose stack
    lies there."""
    atlas = RULES.atlases[view.map]
    kind, rest = kind_of(place), rest_of(place)
    if kind == "city" and rest in atlas.index:
        at = atlas.index[rest]
        return ("reindeer-spot-city", name_near(atlas, rest), len(view.delivered[at]),
                atlas.demands[view.quick][at])
    point = point_of(parts_of(place)[kind == "stack"]) if kind in ("point", "stack") else None
    if point is None:
        return name_near(atlas, "D")
    for seat, stacks in enumerate(view.stacks):
        count = next((n for at, n in stacks if at == point), 0)
        if count and (kind == "point" or parts_of(place)[0] == str(seat)):
            return ("reindeer-spot-stack", ("seat", seat), count, name_near(atlas, point))
    return name_near(atlas, point)


def list_leaders(view: State) -> frozenset[Seat]:
    """Return the seats with the most money, unless all are level."""
    most = max(view.money)
    return frozenset(seat for seat, money in enumerate(view.money)
                     if money == most > min(view.money))


def tell_task(view: State, seat: Seat) -> Message:
    rented = view.stage.rent if isinstance(view.stage, Turn) else 0
    nothing, alone = rented >= 50 or view.money[seat] < 10, len(view.money) == 1
    if alone:
        return ("reindeer-task-alone-done" if nothing else "reindeer-task-alone",)
    if nothing:
        return ("reindeer-task-done",)
    return ("reindeer-task-more",) if rented else ("reindeer-task",)


def list_next(
    view: State, seat: Seat, picker: Picker,  # noqa: ARG001  by its picker
) -> Iterable[Place]:
    """Return the next place where a little sleigh brings nothing: the big one, and once that is
    gone, the end of the turn."""
    if not isinstance(picker, MapPicker) or picker.path:
        return ()
    if any(serve_all(RULES.atlases[view.map], picker, SLEIGHS[0]).values()):
        return ()
    begun = isinstance(view.stage, Turn) and view.stage.rent > 0
    return ("button/done",) if begun else (SLEIGHS[1],)


def estimate_minutes(seats: int, options: Options) -> float:  # noqa: ARG001  who waits does not fly
    """Return the minutes of a match: about a quarter for each flight, of which most cities' gifts
    need more than two; for one's own maps by their needs."""
    country, quick = options["map"], options["quick"] == "on"
    if known := MINUTES.get(country):
        return known[quick]
    try:
        return A_GIFT * sum(RULES.atlases[country].demands[quick])
    except (KeyError, BadBoard):  # it is told in the lobby
        return MINUTES[FIRST][quick]


def tell_gap(dollars: float) -> Message:
    """Return how much better a turn is, in dollars a turn; packets cost twenty."""
    tens = 10 * round(dollars / 10)
    return ("reindeer-gap", tens) if tens >= PACKET else ()


def list_feelings(before: State, after: State) -> dict[Seat, Feeling]:
    return {seat: "glad" for seat, (was, now) in enumerate(zip(
        before.money, after.money, strict=True)) if now > was}


def find_mood(view: State) -> Mood:
    """Change the music when cities lack little, rounds run out, or nobody has moved anything for a
    round."""
    demands = RULES.atlases[view.map].demands[view.quick]
    lacks = sum(max(demand - len(seats), 0)
                for seats, demand in zip(view.delivered, demands, strict=True))
    late = lacks <= FEW or view.round > ROUNDS - FEW or view.idle > 0
    return "last" if late else "calm"


STYLE = TableStyle(
    board="reindeer", looks=LOOKS, sides=tuple(f"packet-{seat}" for seat in range(5)),
    zones=ZONES, plate=("money",), turned="done", dressed=dress_table, marks=afar.list_marks,
    mapped=Mapped(land=lambda view: view.map, outline=afar.draw_outline, reach=afar.reach,
                  carrier="pieces/reindeer/little", shares=list_shares,
                  shared_out=("reindeer-shares",), supply="depot", lay=afar.lay_country,
                  fit=fit_names),
    span=600.0,
    theme=Theme(colour=DUSK, cloth=CLOTH, material=ENAMEL, sign="ui/gift",
                prize=("pieces/reindeer/little", 2.0), music="reindeer"),
    words=Wording(
        caption=tell_beat, spoken=tell_move, task=tell_task, called=name_piece, spot=name_place,
        story=tell_story, gap=tell_gap),
    touch=Touch(
        picker=make_picker, touches=list_touches, fields=list_fields, why=tell_why,
        ends=("button/done",),
        idle=(FINISH,), then=list_next, hints=((Action.PREV, "hint-roam"),)),
    motion=Motion(feel=FEEL, trail=find_trail, mood=find_mood, feels=list_feelings),
    outcome=Outcome(
        leads=list_leaders, owned=lambda view: view.money, ending=find_ending, amount=tell_amount),
    choices=Choices(offers=lambda _: ("map", "quick"), minutes=estimate_minutes),
)
