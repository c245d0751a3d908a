"""The lasting layers of a table: cloth and wood, pieces, words, and the last events."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.contract import Message, Seat, State, Zone
from game.picture.board import Board
from game.picture.materials import put_plate
from game.picture.screen import Item, Screen
from game.picture.theme import DIM, IVORY, SEAT_COLOURS, Colour
from game.tables.looks import GamePlate, make_look
from game.tables.picture import Part, Picture, Recorder
from game.tables.places import kind_of
from game.tables.seen import Mark, Panel, Seen, Signs
from game.tables.widgets import build_plate, build_word, seat_sign
from game.ui.layout import Node, Padding, Text, column, first_that_fits, row

FRAME = "frame"  # the gap in a group on a board
FLOOR = 15  # layers of pieces below it lie under the marks
TAUGHT, AGAIN = "_lesson", "_replay"  # behind the names of pictures of their own
ROUND = "round"  # where a board says which round it is
CARVED: Colour = (246, 222, 170)
PILE_FRAME = make_look(GamePlate(edge_width=3))


def find_own(picture: str, board: Board) -> str:
    """Return the version of a picture for lessons and replays, if there is one."""
    return picture + (TAUGHT if board.lesson else AGAIN if board.replay else "")


def find_wood(board: Board) -> str:
    """Return the picture of the wood under a table, brighter in lessons."""
    return "table/wood" + TAUGHT * board.lesson


class Cloth(Part):
    """Wood, sheets and the seats' plates in one opaque image. `dye` returns a picture for the last
    sheet."""

    def __init__(self, picture: Picture, dye: Callable[[State], str] = lambda _: "") -> None:
        super().__init__(picture)
        self.dye = dye

    def draw(self, screen: Screen) -> None:
        show, art, size = self.show, self.show.stage.art, screen.size
        board, dye = show.board, self.dye(show.view)
        plates = tuple(show.panel_of(seat) for seat in range(len(show.players))
                       if not self.picture.bare)

        def make() -> pygame.Surface:
            cloth = art.load_backdrop(find_wood(board), size).copy()
            for picture in board.pictures:
                box = picture.box
                cloth.blit(art.load_picture(picture.name, box.w, box.h),
                           screen.to_pixel(box.x, box.y))
            if dye and board.pictures:
                box = board.pictures[-1].box
                cloth.blit(art.load_picture(find_own(dye, board), box.w, box.h),
                           screen.to_pixel(box.x, box.y))
            for text, place, dx, dy in show.style.carved:
                pose = board.pose_of(place)
                image = art.draw_text(text, "carved", CARVED)
                x, y = screen.to_pixel(pose.x + dx * pose.w / 2, pose.y + dy * pose.h / 2)
                cloth.blit(image, image.get_rect(center=(x, y)))
            for box in plates:
                put_plate(lambda image, x, y: cloth.blit(image, screen.to_pixel(x, y)), art,
                    show.style.theme.material, box)
            return cloth
        key = "cloth", board.name, board.lesson, board.replay, size, plates, dye
        screen.cover_window(art.keep(key, make))


class Pieces(Part):
    """The resting pieces of some layers, or the flying ones."""

    def __init__(self, picture: Picture, *, low: int = -1000, high: int = 1000,
                 flying: bool = False) -> None:
        super().__init__(picture)
        self.low, self.high, self.flying = low, high, flying
        self._before: tuple[object, ...] | None = None
        self._items: list[Item] = []

    def draw(self, screen: Screen) -> None:
        stand = self.show.layer.find_stand()
        now = stand and (*stand, screen.size, screen.left)
        if now is None or now != self._before:
            recorder = Recorder(screen)
            self.show.layer.draw(recorder, low=self.low, high=self.high, flying=self.flying)
            self._before, self._items = now, recorder.items
        screen.put_items(self._items)


def frame_pile(seen: Seen, pile: Zone) -> Signs:
    """Frame a pile together with its labels."""
    board = seen.board
    if not seen.bare and board.has_place(FRAME) and board.box_of(FRAME).overlaps(
            board.box_of(pile)):
        yield Mark(board.box_of(FRAME), PILE_FRAME)


def tell_words(seen: Seen, leaves_out: Callable[[Message], bool] = lambda _: False) -> Signs:
    """Show numbers and words of the table at their places."""
    for place, says in seen.table.items():
        small_print = seen.brief and place == ROUND and seen.style.rounds
        if (isinstance(says, str) or not seen.board.has_place(place) or small_print
                or kind_of(place) in seen.style.plate or leaves_out(says)):
            continue
        if text := seen.say(says):
            yield Panel(seen.board.box_of(place), build_word(seen, text))


Tells = Callable[[Seen, Message], bool]


def tell_captions(seen: Seen, *, most: int = 6, shown: Sequence[str] = (), letters: str = "body",
                  edge: Colour | None = None, tinted: bool = False,
                  told_elsewhere: Tells = lambda *_: False,
                  quiet: Tells = lambda *_: False) -> Signs:
    """Show the last events, the newest large and bright. Of the older ones only those in `shown`
    are left out, as the table shows them. `letters` is the style of the newest, `edge` that of its
    plate, which a `tinted` one has in its player's colour. Nothing is shown where it is
    `told_elsewhere`; a `quiet` newest is no larger."""
    room = seen.board.box_of("captions")
    if seen.watched or seen.bare or seen.question or not seen.is_free(room):
        return
    told = [says for _, says in seen.captions[-most:]]
    kept = [says for n, says in enumerate(told, 1) if says[0] not in shown or (
        n == len(told) and not told_elsewhere(seen, says))]
    fresh = bool(kept) and kept[-1] is told[-1] and not quiet(seen, kept[-1])

    def line(says: Message, *, large: bool) -> Node:
        seat = find_doer(says)
        ink = (DIM if not large else SEAT_COLOURS[seat] if tinted and seat is not None else IVORY)
        sign = None if seat is None else seat_sign(seat, 30)
        return row(column(sign, width=30, padding=Padding(0, 4, 0, 0)),
                   Text(words=seen.say(says), style=letters if large else "small", ink=ink, grow=1),
                   gap=10, align="start", shrink=1)

    lines = [line(says, large=fresh and not n) for n, says in enumerate(reversed(kept))]
    if lines:
        plates = [build_plate(seen, column(*lines[:n], gap=10), edge=edge,
                              padding=Padding(20, 10, 10, 10), shrink=1)
                  for n in range(len(lines), 0, -1)]
        yield Panel(room._replace(x=room.x - 20, y=room.y - 10, w=room.w + 30, h=room.h + 20),
                    column(first_that_fits(*plates, shrink=1)))


def find_doer(says: Message) -> Seat | None:
    """Return the first seat that a message names."""
    if says[:1] == ("seat",):
        seat = int(str(says[1]))
        return seat if seat >= 0 else None
    inner = (find_doer(value) for value in says if isinstance(value, tuple))
    return next((seat for seat in inner if seat is not None), None)
