"""The common place on a table for the task of the player to move and their hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.contract import Message, Seat
from game.devices.press import Action, Device
from game.picture.hints import Host, lay_hints, put_hints
from game.picture.materials import Material
from game.picture.page import Page
from game.picture.screen import WIDTH, Box
from game.picture.theme import EDGE, SEAT_COLOURS, Colour
from game.tables.places import HINTS, TASK
from game.tables.seen import Hint, Panel, Seen, Signs
from game.tables.widgets import build_plate, center_in, draw_plate, seat_name, seat_sign
from game.ui.layout import Node, Padding, Paint, Picture, Text, first_that_fits, row

LOUD_HEIGHT = 80  # from which a task is said in large letters
LOW_HEIGHT = 76  # of a task where nobody is to answer
GLOWING = 0.11  # of a seat's colour in what it is told to do


class Task(NamedTuple):
    """A task, its seat, and whether it names the player."""

    seat: Seat
    says: Message
    named: bool = False


def find_task(seen: Seen) -> Task | None:
    """Return the task, or whose turn it is; nothing while several players keep their hands
    closed."""
    if seen.sitting:
        guided = seen.sitting.guided
        for seat in sorted(seen.asked, key=lambda one: one != guided):
            if task := seen.sitter_of(seat).task:
                return Task(seat, task, named=len(seen.players) > 1)
        if seen.sitting.silent & {*seen.asked}:
            return None
    return Task(seen.asked[0], seen.doing) if len(seen.asked) == 1 and seen.doing else None


def task_room(seen: Seen, seat: Seat) -> Box:
    """Return the box of a task: beside the seat's panel, or in one place for all."""
    room = seen.board.box_of(f"{TASK}/{seat}")
    if seen.sitting is None and room.h > LOW_HEIGHT:
        return room._replace(y=room.bottom - LOW_HEIGHT, h=LOW_HEIGHT)
    return room


def tell_task(seen: Seen, emblem: Callable[[Message], str] = lambda _: "",
              room: Callable[[Seen, Seat], Box] = task_room) -> Signs:
    """Show the task with the seat's sign. `emblem` returns a picture for it."""
    task = None if seen.watched or seen.question or not seen.board.has_place(TASK) else find_task(
        seen)
    if task:
        box = room(seen, task.seat)
        yield Panel(box, build_task(seen, task, box, emblem(task.says)), name=TASK)


def build_task(seen: Seen, task: Task, box: Box, picture: str = "") -> Node:
    """Return a task on a plate as wide as its words, near the middle of the screen; the player's
    name stands only where it has room."""
    name = seat_name(seen, task.seat, max_width=box.w * 0.4, shrink=0)
    sign, said = seat_sign(task.seat, 44), seen.say(task.says)
    icon = Picture(source=picture, height=box.h - 12) if picture else None

    def trees(style: str, *, named: bool) -> tuple[Node, ...]:
        shrink = 0 if named else 1
        words = Text(words=said, style=style, one_line=named, shrink=shrink)
        line = row(sign, row(name if named else None, words, gap=20, align="center",
                             shrink=shrink), icon, gap=14, align="center",
                   padding=Padding(14, 2, 20, 2))
        return center_in(box, WIDTH / 2, build_plate(
            seen, line, seat=task.seat, tint=GLOWING, edge=SEAT_COLOURS[task.seat], shrink=shrink))

    loud = "loud" if box.h >= LOUD_HEIGHT else "asked"
    styles = dict.fromkeys((loud, "asked", "body"))
    return first_that_fits(
        *(tree for style in styles if task.named for tree in trees(style, named=True)),
        *trees(loud, named=False))


def tell_hints(seen: Seen) -> Signs:
    """Show the hints of one device: of a player to move, or of the first at the table."""
    seat = seen.sitting.guided if seen.sitting else None
    if seat is None or seen.question or not seen.board.has_place(HINTS):
        return
    sitter = seen.sitter_of(seat)
    if sitter.device and sitter.hints and seen.sitting:
        edge = SEAT_COLOURS[seat] if seen.sitting.several else EDGE  # the owner of these keys
        yield Panel(seen.board.box_of(HINTS), Paint(paint=draw_hints, values=(
            seen.style.theme.material, edge, seen.sitting.host, seen.sitting.act, sitter.device,
            sitter.hints)))


def draw_hints(page: Page, box: Box, material: Material, edge: Colour, host: Host,
               act: Callable[[Action, Device], None], device: Device, hints: tuple[Hint, ...],
               ) -> None:
    """Draw hints in rows on a plate that fits them: no widget breaks rows."""
    style, laid = lay_hints(page, host, box._replace(w=box.w - 5), device, hints, 14)
    high = max((at.bottom for *_, at in laid), default=box.y) - box.y
    draw_plate(page, Box(box.x - 13, box.y - 13, box.w + 21, high + 26), material, None, edge, 2)
    put_hints(page, host, device, style, laid, act)
