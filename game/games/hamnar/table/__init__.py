"""The table of Hamnár: touches for a move, looks, motion and sounds."""

from __future__ import annotations

from game.core.contract import Beat, Message, Move, Piece, Place, Result, Seat, Table
from game.core.match import Match
from game.games.hamnar import rules as hamnar
from game.games.hamnar.rules import State
from game.games.hamnar.rules.position import ICONS, ORBS, SUN
from game.games.hamnar.rules.reach import PILLARS, SQUARE, SQUARES, WALKS, list_squares
from game.games.hamnar.rules.why import why_stays
from game.games.hamnar.table.panels import NONE_MOVES, SIDES
from game.picture.materials import Material
from game.picture.music import Mood
from game.picture.sprites import Feel, Look
from game.tables.feelings import Feeling
from game.tables.pickers import PathPicker
from game.tables.places import kind_of, rest_of
from game.tables.stories import lone_winner
from game.tables.style import (
    Choices,
    Mark,
    Moment,
    Motion,
    Outcome,
    TableStyle,
    Theme,
    Touch,
    Wording,
)

LEAVE = "button/leave"
WENT = {f"hamnar-beat-{kind}": f"hamnar-plain-{kind}" for kind in ("pawn", "horse", "elephant")}
LIGHTS = {*WENT, "hamnar-beat-swap", "hamnar-beat-leave"}  # said of what an icon has allowed
ZONES = (
    *SQUARES,
    *(f"pillar/{SQUARES[square]}" for square in sorted(PILLARS)),
    *(f"{kind}/{icon}" for kind in ("orb", "active", "next") for icon in ICONS),
    *(f"{kind}/{seat}" for kind in ("turn", "taken", "reserve") for seat in (0, 1)),
    LEAVE, "light", "quiet",
)

LOOKS = {
    "white": Look("pieces/hamnar/white", 0.875, 1.3, 0.43),  # the square behind is seen
    "black": Look("pieces/hamnar/black", 0.875, 1.3, 0.43),
    "orb-white": Look("pieces/hamnar/orb_white"),
    "orb-black": Look("pieces/hamnar/orb_black"),
    "pillar": Look("pieces/hamnar/pillar", 1.06),
    "active": Look("pieces/hamnar/marker_active", 1.3),
    "turn": Look("ui/turn", jumps=True),
}


# Letters and digits on the frame round the squares: text, place, and where from its middle (-1..1).
CARVED = (
    *((name[1], name, -1.24, 0.0) for name in SQUARES if name[0] == "a"),
    *((name[0], name, 0.0, 1.2) for name in SQUARES if name[1] == "1"),
)

_GONE = ("taken/", 0.22)
FEEL = {
    "place": Feel(0.32, 40, "orb", 0.1),
    "pawn": Feel(0.28, 0, "step", 0.15, _GONE),
    "horse": Feel(0.42, 90, "gallop", 0.15, ("taken/", 0.36)),
    "elephant": Feel(0.46, 0, "stomp", 0.15, _GONE),
    "swap": Feel(0.55, 50, "swap", 0.2),
    "leave": Feel(0.1, 0, "confirm", 0.25),
    "stuck": Feel(0.3, 0, "refuse", 2.4),
    "draw": Feel(0.3, 0, "draw", 1.6),
}


def make_picker(view: State, seat: Seat) -> PathPicker:
    """Return a picker for a piece and then a square, or for orbs."""
    return PathPicker(hamnar.moves(view, seat), lambda move: list_touches(view, seat, move),
                      lambda path: tell_why(view, seat, path))


def list_touches(
    view: State, seat: Seat, move: Move,  # noqa: ARG001
) -> tuple[tuple[Place, ...], ...]:
    """Return the places to touch for a move; two orbs may be touched in either order."""
    match move:
        case ("place", int(icon)):
            return ((f"orb/{ICONS[icon]}",),)
        case ("move", int(frm), int(to)):
            return ((SQUARES[frm], SQUARES[to]),)
        case ("swap", int(one), int(two)):
            a, b = f"orb/{ICONS[one]}", f"orb/{ICONS[two]}"
            return ((a, b), (b, a))
    return ((LEAVE,),)


def list_fields(state: State, seat: Seat) -> tuple[Place, ...]:  # noqa: ARG001  the same for both
    """Return each possible place of the focus, with those that would be refused."""
    orbs = tuple(f"orb/{icon}" for icon in ICONS)
    if state.active == ORBS:
        return orbs
    return (LEAVE, *orbs) if state.active == SUN else SQUARES


def tell_why(state: State, seat: Seat, path: tuple[Place, ...]) -> Message:
    *before, last = path
    if kind_of(last) == "orb":
        icon = ICONS.index(rest_of(last))
        if state.active == ORBS:
            return _refuse_move(state, seat, ("place", icon))
        first = ICONS.index(rest_of(before[0])) if before else icon
        return _refuse_move(state, seat, ("swap", min(first, icon), max(first, icon)))
    if last not in SQUARE:
        return _refuse_move(state, seat, hamnar.LEAVE)
    own = state.sides[seat] >> SQUARE[last] & 1
    if own and (stays := why_stays(state, seat, SQUARE[last])):
        return stays
    return _refuse_move(state, seat, ("move", SQUARE[before[0] if before else last], SQUARE[last]))


def _refuse_move(state: State, seat: Seat, move: Move) -> Message:
    return hamnar.refusal(state, seat, move) or ("hamnar-unknown-move",)


def tell_beat(beat: Beat) -> Message:
    who = ("seat", -1 if beat.seat is None else beat.seat)
    match beat.what:
        case "place":
            return ("hamnar-beat-place", who, _name_icon(beat.moved[0][1]))
        case "swap":
            return ("hamnar-beat-swap", who, *map(_name_icon, sorted(
                map(rest_of, beat.moved[0]), key=ICONS.index)))
        case "pawn" | "horse" | "elephant":
            frm, to = beat.moved[-1]
            other = 1 - (beat.seat or 0)
            lost = ("hamnar-lost-raven" if other else "hamnar-lost-bear", *beat.says)
            return (f"hamnar-beat-{beat.what}", who, frm, to, *beat.says, lost, ("seat", other))
        case "stuck" if beat.seat is not None and not beat.state.sides[beat.seat]:
            return ("hamnar-beat-none", who)
        case "stuck":
            return ("hamnar-beat-stuck", who, ("hamnar-icon", ICONS[beat.state.active]))
    return (f"hamnar-beat-{beat.what}", who)


def tell_plainly(says: Message) -> Message:
    """Return a caption of a piece's move without the names of squares: whose it was, and as
    what."""
    match says:
        case (str(key), ("seat", int(seat)) as who, _, _, int(captured), *lost) if key in WENT:
            return (WENT[key], who, seat, captured, *lost)
    return says


def keep_light(table: Table, says: Message) -> Table:
    """Keep the light on the icon of a move while that is told; it wanders with the next move."""
    lit = next((rest_of(place) for place in table if kind_of(place) == "active"), None)
    if lit is None or says[0] not in LIGHTS:
        return table
    before = ICONS[(ICONS.index(lit) - 1) % len(ICONS)]
    return {f"active/{before}" if kind_of(place) == "active" else place: _move_later(thing)
            for place, thing in table.items()}


def _move_later(thing: Piece | Message) -> Piece | Message:
    """Return an orb with its turn one later."""
    match thing:
        case ("order", int(turn), owner): return ("order", turn % len(ICONS) + 1, owner)
    return thing


def _name_icon(zone: str) -> Message:
    return ("hamnar-icon", rest_of(zone) or zone)


def tell_move(view: State, move: Move) -> Message:  # noqa: ARG001  moves say all
    match move:
        case ("place", int(icon)):
            return ("hamnar-move-place", _name_icon(ICONS[icon]))
        case ("move", int(frm), int(to)):
            return ("hamnar-move-walk", SQUARES[frm], SQUARES[to])
        case ("swap", int(one), int(two)):
            return ("hamnar-move-swap", _name_icon(ICONS[one]), _name_icon(ICONS[two]))
    return ("hamnar-move-leave",)


def tell_gap(pieces: float) -> Message:
    """Return how much better a move is: in pieces, or half a one; () below two tenths."""
    tenths = round(10 * pieces)
    if tenths >= 50:
        return ("hamnar-gap-all",)
    if tenths < 2:
        return ()
    return ("hamnar-gap", round(pieces)) if tenths > 7 else ("hamnar-gap-half",)


def name_piece(piece: str) -> Message:
    """Return a piece or an orb in words; no words for marks."""
    match piece:
        case "white" | "black": return ("hamnar-piece", piece)
        case "orb-white" | "orb-black": return ("hamnar-orb", ("seat", int(piece == "orb-black")))
    return ()


def name_place(view: State, place: Place) -> Message:
    """Return the name of a square or an icon, with a pillar on it or the turns until it comes."""
    if kind_of(place) == "orb":
        icon = ICONS.index(rest_of(place))
        if view.active == ORBS:
            return _name_icon(rest_of(place))
        return ("hamnar-spot-icon", _name_icon(rest_of(place)), (icon - view.active) % len(ICONS))
    pillar = place in SQUARE and SQUARE[place] in PILLARS
    return ("hamnar-spot-pillar", place) if pillar else ("name", place)


def list_marks(view: State, seat: Seat) -> dict[Place, Mark]:  # noqa: ARG001  the same for both
    """Name the icons, which lie outside a small board, and mark the lit one."""
    return {f"orb/{icon}": Mark(says=("hamnar-label", icon.rstrip("123")), lit=n == view.active)
            for n, icon in enumerate(ICONS)}


def tell_task(state: State, seat: Seat) -> Message:  # noqa: ARG001  the same words for both
    if state.active == ORBS:
        return ("hamnar-task-place",)
    return ("hamnar-task", ICONS[state.active].rstrip("123"))


def tell_doing(state: State, seat: Seat) -> Message:
    if state.active == ORBS:
        return ("turn-of", ("seat", seat))
    return ("hamnar-doing", ICONS[state.active].rstrip("123"))


def list_flaws(beat: Beat) -> tuple[Place, ...]:
    if beat.what != "stuck" or beat.seat is None:
        return ()
    return tuple(SQUARES[square] for square in list_squares(beat.state.sides[beat.seat]))


def find_trail(beat: Beat) -> tuple[Place, Place] | None:
    """Return the ends of a piece's way, or of a swap of orbs."""
    return beat.moved[-1] if beat.what in ("pawn", "horse", "elephant", "swap") else None


def list_struck(beat: Beat) -> tuple[Place, ...]:
    return tuple(frm for frm, to in beat.moved if kind_of(to) == "taken")


def find_moment(beat: Beat, view: State) -> Moment | None:  # noqa: ARG001  the beat says all
    """Make a great moment of a swap on the sun."""
    if beat.what != "swap":
        return None
    return Moment(tell_beat(beat), "pieces/hamnar/icon_sun", seat=beat.seat,
                  kind=("hamnar-kind-swap",))


def swaps_seats(result: Result) -> bool:
    """10: say whether a rematch exchanges the seats: the loser begins or, after a draw, the player
    who did not begin."""
    return 0 in result.winners


def dress_table(table: Table, view: State, *_: object) -> Table:
    """Add to the table each side's pieces, how many of these can move on its next icon as they
    stand, and what decides the match; after the end only the first."""
    if hamnar.result(view):
        return {**table, **{f"left/{seat}": ("hamnar-over", own)
                            for seat, own in enumerate(count_pieces(view))}}
    left = {f"left/{seat}": _tell_left(view, seat) for seat in (0, 1)}
    return {"quiet": ("hamnar-goal",), **table, **left}


def _tell_left(view: State, seat: Seat) -> Message:
    own = view.sides[seat]
    left = own.bit_count()
    coming = [(view.active + turn) % 6 for turn in range(6)] if view.active != ORBS else []
    icon = next((at for at in coming if view.orbs[at] == seat), None)
    if icon is None:
        return ("hamnar-ravens" if seat else "hamnar-bears", left)
    when = "now" if icon == view.active else "next"
    if icon == SUN:
        return (f"hamnar-sun-{when}", left, NONE_MOVES)
    able = len({move[1] for move in WALKS[icon](own, seat)})
    return (f"hamnar-can-{when}", left, able, ("hamnar-label", ICONS[icon].rstrip("123")))


def list_leaders(view: State) -> frozenset[Seat]:
    """Return the side with more pieces; at the end the winner, also with fewer."""
    if result := hamnar.result(view):
        return frozenset(result.winners if len(result.winners) == 1 else ())
    white, black = count_pieces(view)
    return frozenset() if white == black else frozenset({0 if white > black else 1})


def list_feelings(before: State, after: State) -> dict[Seat, Feeling]:
    """Make the player sorry who has lost a piece, and the other one glad."""
    lost = [now < was for was, now in zip(count_pieces(before), count_pieces(after), strict=True)]
    return {seat: "sorry" if lost[seat] else "glad" for seat in (0, 1) if any(lost)}


def find_mood(view: State) -> Mood:
    """Change the music with the last pieces, or when the draw comes near."""
    if min(count_pieces(view)) <= 2:
        return "last"
    return "pressing" if view.quiet >= hamnar.QUIET_TOLD else "calm"


def count_pieces(state: State) -> tuple[int, ...]:
    return tuple(side.bit_count() for side in state.sides)


def tell_amount(pieces: int) -> tuple[Message, Message]:
    return ("name", str(pieces)), ("result-left", pieces)


def tell_story(match: Match) -> Message:
    """Return that the loser has no piece left, or that the winner lost none."""
    winner = lone_winner(match, "no move")
    if winner is None:
        return ()
    if not match.state.sides[1 - winner]:
        return ("hamnar-story-none", ("seat", 1 - winner))
    if match.state.sides[winner].bit_count() < 5:
        return ()
    return ("hamnar-story-whole", ("seat", 1 - winner), ("seat", winner))


STYLE = TableStyle(
    board="hamnar", looks=LOOKS, sides=SIDES, zones=ZONES,
    places=(*SQUARES, *(f"orb/{icon}" for icon in ICONS)), carved=CARVED, span=5.0,
    plate=("left", "quiet"), dressed=dress_table, marks=list_marks,
    theme=Theme(
        colour=(20, 25, 45), cloth=(84, 64, 138), sign="ui/pawn", music="hamnar",
        material=Material((30, 36, 56), "slate", "teeth", (206, 154, 78)),
        prize=("pieces/hamnar/icon_elephant", 1.0), pictures={  # by section of the rules
            n: (f"pieces/hamnar/icon_{name}", "pieces/hamnar/white")
            for n, name in enumerate(("pawn", "horse", "elephant", "sun"), 5)}),
    words=Wording(
        caption=tell_beat, spoken=tell_move, task=tell_task, doing=tell_doing, plainly=tell_plainly,
        gap=tell_gap, called=name_piece, spot=name_place, story=tell_story),
    touch=Touch(
        picker=make_picker, touches=list_touches, fields=list_fields, why=tell_why, idle=(LEAVE,)),
    motion=Motion(
        feel=FEEL, flaws=list_flaws, trail=find_trail, retold=keep_light, struck=list_struck,
        midst=("swap", "leave"), feels=list_feelings, moment=find_moment, mood=find_mood),
    outcome=Outcome(
        draws=True, exchanges=swaps_seats, leads=list_leaders, owned=count_pieces,
        final=lambda state, _: count_pieces(state), amount=tell_amount),
    choices=Choices(offers=lambda _: hamnar.OPTIONS, minutes=lambda *_: 15),
)
