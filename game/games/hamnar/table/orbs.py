"""The orbs round the board: the order of turns, the shaded ones, and words beside the board: how to
move now and next, and the aim of the match."""

from __future__ import annotations

from game.core.contract import Message, Place, Seat, Table
from game.picture.screen import Box
from game.picture.theme import DIM, EDGE, EMBER, INK, SEAT_COLOURS
from game.tables.looks import Disc, Letters, Sign, make_look
from game.tables.places import TASK, kind_of, rest_of
from game.tables.prompt_area import GLOWING, Task, build_task, find_task, task_room
from game.tables.scenery import find_doer
from game.tables.seen import Brush, Mark, Painting, Panel, Seen, Signs, Stance, Stances
from game.tables.spotlight import draw_lamplight
from game.tables.widgets import build_plate, seat_sign
from game.ui.layout import Node, Picture, Text, column, first_that_fits, frame, pad, row

Turn = tuple[str, Seat]  # an icon, with the owner of its orb

LIT_ICON = make_look(Sign(part=0.84, source="pieces/hamnar/icon_{text}"))
ORDER = make_look(Disc(size=44, edge=INK, grows=True), Letters(grows=True))
WORDS = "lesson"  # where a board has room for a teacher's words
STUCK = frozenset({"hamnar-beat-stuck", "hamnar-beat-none"})  # the words that tell of the end
ICON_HEIGHT = 108.0
LOW_HEIGHT = 66  # of the task alone


def find_turns(table: Table) -> tuple[Turn, ...]:
    """Return the icons in the order of the light, with the owners of their orbs; empty while orbs
    are placed."""
    order = sorted((int(str(says[1])), rest_of(place), int(str(says[2])))
                   for place, says in table.items()
                   if kind_of(place) == "next" and isinstance(says, tuple))
    return tuple((icon, owner) for _, icon, owner in order)


def find_swapped(seen: Seen) -> tuple[Place, ...]:
    """Return the places of two orbs that were just swapped in a watched match; all else is dimmed
    then."""
    if not (seen.watched and seen.went and seen.captions):
        return ()
    ply, _, way = seen.went[-1]
    return way if ply == seen.captions[-1][0] and kind_of(way[0]) == "orb" else ()


def dim_late_orbs(seen: Seen) -> Stances:
    """Dim all orbs but those of this turn and the next, unless any may be swapped; or all but the
    two that were just swapped."""
    turns, swapped = [icon for icon, _ in find_turns(seen.table)], find_swapped(seen)
    late = turns[2:] if turns and not turns[0].startswith("sun") else []
    for icon in turns:
        yield Stance(f"orb/{icon}", dull=f"orb/{icon}" not in swapped if swapped else icon in late)
    if swapped and turns:
        yield Stance(f"active/{turns[0]}", dull=True)


def hide_captured(seen: Seen) -> Stances:
    """Hide captured pieces once they have landed on the ghosts of their own panel. In a watched
    match they come from under the words there."""
    return [Stance(f"taken/{seat}/{n}", hidden=True, arc=-150.0 if seen.watched else None)
            for seat in range(len(seen.players)) for n in range(5)]


def enlarge_lit_icon(seen: Seen) -> Signs:
    if not find_swapped(seen):
        yield from (Mark(f"active/{icon}", LIT_ICON, text=plain_icon(icon))
                    for icon, _ in find_turns(seen.table)[:1])


def number_orbs(seen: Seen) -> Signs:
    """Show the turns until the light comes to each orb, on a sign of its owner."""
    for place, says in seen.table.items():
        match says:
            case ("order", int(turn), int(owner)) if seen.board.has_place(place):
                yield Mark(place, ORDER, owner, str(turn))


def is_order(says: Message) -> bool:
    return says[0] == "order"


def plain_icon(icon: str) -> str:
    return icon.rstrip("123")


def icon_picture(icon: str) -> str:
    return f"pieces/hamnar/icon_{plain_icon(icon)}"


# what the light allows

def find_end(seen: Seen) -> Message:
    """Return the last caption if it says that a side could not move."""
    last: Message = seen.captions[-1][1] if seen.captions else ()
    return last if last and last[0] in STUCK else ()


def darken_end(seen: Seen) -> Signs:
    """Let dusk fall round the board when the light comes to a side that cannot move. The board and
    the winner stay lit. Overlays have a light of their own."""
    end = find_end(seen)
    if end and not (seen.sitting and not seen.sitting.on_top):
        loser = find_doer(end)
        won = tuple(seen.panel_of(seat) for seat in range(len(seen.players)) if seat != loser)
        board = (seen.board.box_of("whole"),) if seen.board.has_place("whole") else ()
        yield Painting(_draw_dusk, (won + board, won, seen.flawed_since))


def _draw_dusk(brush: Brush, lit: tuple[Box, ...], lamps: tuple[Box, ...], since: float) -> None:
    draw_lamplight(brush, lit, lamps, (), share=brush.share(since, 0.6))


def now_room(seen: Seen, seat: Seat) -> Box:
    """Return the box of the task: at the foot of its place while the rules card lies there."""
    room = task_room(seen, seat)
    return (room._replace(y=room.bottom - LOW_HEIGHT, h=LOW_HEIGHT)
            if seen.is_covered(room) else room)


def tell_now(seen: Seen) -> Signs:
    """Show beside the panel of the player to move the lit icon, how to move on it, and what comes
    next; on the sun all turns, as they would be after the considered swap."""
    task = None if seen.watched else find_task(seen)
    room = now_room(seen, task.seat) if task else None
    if task is None or room is None or seen.is_taught(room):
        return
    turns = find_turns(seen.rested)
    if room.h < 150 or not turns:
        yield Panel(room, build_task(seen, task, room), name=TASK)
        return
    last: Message = seen.captions[-1][1] if seen.captions else ()
    if (task.says == seen.style.words.task(seen.view, task.seat) and last
            and last[0] != "hamnar-beat-place" and find_doer(last) == task.seat):
        task = task._replace(says=("hamnar-again", plain_icon(turns[0][0])))
    yield Panel(room, _build_now(seen, task, turns, _find_picked(seen, task.seat)),
                name=TASK)


def _find_picked(seen: Seen, seat: Seat) -> tuple[str, ...]:
    """Return the icon of the picked orb, and that of the focused one to swap it with."""
    one = seen.find_asking(seat)
    if one is None or not one.path or kind_of(one.path[0]) != "orb":
        return ()
    focus = (one.focus,) if one.focus in one.nexts else ()
    return tuple(map(rest_of, (one.path[0], *focus)))


def _build_now(seen: Seen, task: Task, turns: tuple[Turn, ...], picked: tuple[str, ...]) -> Node:
    icon, tone = turns[0][0], SEAT_COLOURS[task.seat]
    how: Message = ("hamnar-swap-with",) if picked else ("hamnar-allows", plain_icon(icon))
    sun = icon.startswith("sun")
    return build_plate(seen, column(
        row(Picture(source=icon_picture(icon), width=ICON_HEIGHT, height=ICON_HEIGHT),
            Text(words=seen.say(task.says), style="loud", grow=1), gap=16, align="center",
            height=ICON_HEIGHT),
        Text(words=seen.say(how), align="center", grow=1),
        frame("line", tint=tone, height=2),
        _build_order(seen, (*turns[1:], turns[0]), picked) if sun else _build_then(seen, turns[1])),
        seat=task.seat, tint=GLOWING, edge=tone, padding=pad(14, 6))


def _build_order(seen: Seen, turns: tuple[Turn, ...], picked: tuple[str, ...]) -> Node:
    """Return the turns until the sun again, in the colours of the seats. A golden edge marks those
    that would change hands."""
    owners = [owner for icon, owner in turns if icon in picked]
    signs = []
    for icon, owner in turns:
        would = next((one for one in owners if one != owner), owner) if icon in picked else owner
        signs.append(build_turn(icon, would, 44.0, changed=would != owner))
    words = Text(words=seen.say(("hamnar-turns",)), one_line=True, shrink=0)
    line = [row(*some, gap=4, align="center", justify="center", height=52)
            for some in ((words, *signs), signs)]
    return first_that_fits(*line)


def _build_then(seen: Seen, turn: Turn) -> Node:
    icon, owner = turn
    words = Text(words=seen.say(("hamnar-then", plain_icon(icon))), one_line=True)
    return row(seat_sign(owner, 26), words, build_turn(icon, owner, 50), gap=9, align="center",
               justify="center", height=52)


def build_turn(icon: str, owner: Seat, side: float, *, changed: bool = False) -> Node:
    return frame("changed turn" if changed else "turn",
                 Picture(source=icon_picture(icon), height=side - 6), tint=SEAT_COLOURS[owner],
                 padding=pad(3), width=side, height=side)


def tell_goal(seen: Seen) -> Signs:
    """Show under the left panel what decides the match, or the turns until a draw."""
    says = seen.table.get("quiet")
    usual = says == ("hamnar-goal",)
    if isinstance(says, tuple) and not (usual and seen.brief):
        words = Text(words=seen.say(says), ink=DIM if usual else EMBER, align="center")
        yield Panel(seen.board.box_of("quiet"), build_plate(seen, words, padding=pad(12, 0)))


def tell_first_light(seen: Seen) -> Signs:
    """Show where the light begins, until it wanders."""
    board, room = seen.board, seen.board.box_of("light")
    if board.replay or find_end(seen) or find_turns(seen.table) or not seen.is_quiet(room) or (
            board.has_place(WORDS) and board.box_of(WORDS).overlaps(room)):
        return
    yield Panel(room, build_plate(seen, row(
        Picture(source="pieces/hamnar/icon_pawn", width=ICON_HEIGHT, height=ICON_HEIGHT),
        Text(words=seen.say(("hamnar-light-orbs",)), style="small", align="center", grow=1),
        gap=18, align="center"), edge=EDGE, padding=pad(14, 8)))
