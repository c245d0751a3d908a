"""What lies on a table for everybody who looks: wood and sheets, pieces, signs and words, and what
has happened last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.contract import Place, Says, Seat, Zone
from game.picture.board import Board, Pose
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.stuff import lay
from game.picture.theme import (
    DIM,
    INK,
    IVORY,
    SEAT_COLOURS,
    Colour,
)
from game.tables.picture import Part, Picture
from game.tables.places import kind_of

if TYPE_CHECKING:
    from game.tables.style import Badge

FRAME = "frame"  # on a board, of what stands together
FLOOR = 15  # layers of pieces below it lie under the marks
LARGE = 1.5  # text size from which the words on a table have to make room for each other
SIGN = 30  # how large the sign of whoever did it is
TAUGHT, AGAIN = "_lesson", "_replay"  # behind the names of pictures of their own
ROUND = "round"  # where a board says which round it is
CARVED: Colour = (246, 222, 170)
FLAW: Colour = (176, 20, 20)
CROSSES = 0.24  # seconds from one cross to the next


def own(picture: str, board: Board) -> str:
    """A picture that lessons and replays have of their own, as a table has it."""
    return picture + (TAUGHT if board.lesson else AGAIN if board.replay else "")


def wood(board: Board) -> str:
    """The picture of the wood under a table, which is in brighter light in lessons."""
    return "table/wood" + TAUGHT * board.lesson


class Cloth(Part):
    """Wood, sheets and, unless it is bare, the seats' plates in one opaque picture."""

    bare = False

    def draw(self, screen: Screen) -> None:
        show, art, size = self.show, self.show.stage.art, screen.surface.get_size()
        board = show.board
        plates = tuple(show.panel(seat) for seat in range(len(show.players)) if not self.bare)

        def make() -> pygame.Surface:
            cloth = art.backdrop(wood(board), size).copy()
            for picture in board.pictures:
                box = picture.box
                cloth.blit(art.picture(picture.name, box.w, box.h), screen.at(box.x, box.y))
            if show.dyed and board.pictures:
                box = board.pictures[-1].box
                dye = art.picture(own(show.dyed, board), box.w, box.h)
                cloth.blit(dye, screen.at(box.x, box.y))
            for text, place, dx, dy in show.style.carved:
                pose = board.pose(place)
                image = art.text(text, "carved", CARVED)
                x, y = screen.at(pose.x + dx * pose.w / 2, pose.y + dy * pose.h / 2)
                cloth.blit(image, image.get_rect(center=(x, y)))
            for box in plates:
                lay(lambda image, x, y: cloth.blit(image, screen.at(x, y)), art, show.style.stuff,
                    box)
            return cloth
        key = "cloth", board.name, board.lesson, board.replay, size, plates, show.dyed
        screen.cover(art.keep(key, make))


class Frame(Part):
    """A pile and the words about it are one thing."""

    of_people = True

    def __init__(self, picture: Picture, pile: Zone) -> None:
        super().__init__(picture)
        self.pile = pile

    def draw(self, screen: Screen) -> None:
        board = self.show.board
        if board.has(FRAME) and board.box(FRAME).meets(board.box(self.pile)):
            box = board.box(FRAME)
            lay(screen.put, self.show.stage.art, self.show.style.stuff, box, width=3)


class Pieces(Part):
    """The pieces of some layers, which lie still, or those that fly."""

    def __init__(self, picture: Picture, *, low: int = -1000, high: int = 1000,
                 flying: bool = False) -> None:
        super().__init__(picture)
        self.low, self.high, self.flying = low, high, flying

    def draw(self, screen: Screen) -> None:
        self.show.layer.draw(screen, low=self.low, high=self.high, flying=self.flying)


class Flaws(Part):
    """A cross on every piece that could not move."""

    def draw(self, screen: Screen) -> None:
        """One after the other, so that each is seen."""
        show, art = self.show, self.show.stage.art
        passed = (show.clock - show.flawed_since) * show.stage.pace()
        count = len(show.flaws) if show.still else int(passed / CROSSES)
        for place in show.flaws[:count]:
            pose = show.raised(place)
            screen.put_centered(art.plate(58, 58, IVORY, 255, FLAW, 5, 29), pose.x, pose.y)
            screen.put_centered(art.text("×", "cross", FLAW), pose.x, pose.y - 4)


class Signs(Part):
    """Numbers and words that the table holds at places of the board."""

    def draw(self, screen: Screen) -> None:
        show = self.show
        for place, says in show.table.items():
            if isinstance(says, str) or not show.board.has(place):
                continue
            if kind_of(place) in show.style.plate:
                continue
            if show.brief and place == ROUND and show.style.counted:
                continue  # small print: the time line has it, and a lesson has no rounds
            if badge := show.style.badge(says):
                self._badge(screen, badge, show.board.pose(place))
            elif text := show.say(says):
                self._word(screen, place, text)

    def _badge(self, screen: Screen, badge: Badge, pose: Pose) -> None:
        """A round sign in the colour of its seat."""
        art, fill, ink = self.show.stage.art, SEAT_COLOURS[badge.seat], INK
        factor = min(art.text_scale, LARGE)  # larger ones would hide what they belong to
        size = 44 * factor
        screen.put_centered(art.plate(size, size, fill, 255, ink, 4, size / 2), pose.x, pose.y)
        screen.put_centered(art.text(badge.text, f"small@{factor}", ink), pose.x, pose.y)

    def _word(self, screen: Screen, place: Place, text: str) -> None:
        """Words that lie on the table, as large as their place lets them be, on something dark."""
        box = self.show.board.box(place)

        def build(page: Page) -> None:
            wide = min(page.art.size(text, page.even(box, (text,), "small"))[0] + 28, box.w)
            under = Box(box.center[0] - wide / 2, box.y, wide, box.h)
            page.plate(under, self.show.style.stuff.body, 235, None)
            page.fitted(under, text, "small", DIM, "center")
        self.paper.put(screen, ("word", place, text), build)


class Captions(Part):
    """The last things that happened, the newest one large and bright; of those before it only what
    the table does not show. Nothing while a question has the stage. `letters` are those of the
    newest, `edge` of its plate."""

    retells = True
    letters = "body"
    edge: Colour | None = None

    tinted = False  # whether the newest has the colour of its player

    def doubles(self, says: Says) -> bool:  # noqa: ARG002  a game may leave some out
        """Say whether the newest is told though the table shows it."""
        return True

    def quiet(self, says: Says) -> bool:  # noqa: ARG002  a game may have some
        """Say whether the newest is no larger than the others."""
        return False

    def draw(self, screen: Screen) -> None:
        room = self.show.board.box("captions")
        if not (self.people and not self.people.free(room)) and not self.show.question:
            style = self.show.style
            told = self.show.captions[-style.told:]
            last = tuple(says for n, (_, says) in enumerate(told, 1)
                         if (n == len(told) and self.doubles(says)) or says[0] not in style.shown)
            fresh = bool(last) and last[-1] is told[-1][1] and not self.quiet(last[-1])
            self.paper.put(screen, ("captions", last, fresh),
                           lambda page: self.lines(page, room, last, fresh=fresh))

    def lines(
        self, page: Page, room: Box, last: Sequence[Says], *, fresh: bool = True,
    ) -> None:
        """The newest first, as many as there is room for; none is large if it is told elsewhere."""
        y, wide = room.y, room.w - SIGN - 10
        lines: list[tuple[Box, Says, str]] = []
        for says in reversed(last):
            large = fresh and not lines
            text = self.show.say(says)
            h = min(page.art.size(text, self.letters if large else "small", wide)[1], room.h)
            if y + h > room.bottom:
                break
            lines.append((Box(room.x + SIGN + 10, y, wide, h), says, text))
            y += h + 10
        if lines:
            plate = Box(room.x - 20, room.y - 10, room.w + 30, y - room.y + 10)
            lay(page.image, page.art, self.show.style.stuff, plate, edge=self.edge)
        for n, (box, says, text) in enumerate(lines):
            if (seat := doer(says)) is not None:
                page.picture(Box(room.x, box.y + 4, SIGN, SIGN), f"ui/seat_{seat}")
            colour = IVORY if seat is None or not self.tinted else SEAT_COLOURS[seat]
            large = fresh and not n
            page.fitted(box, text, self.letters if large else "small", colour if large else DIM)


def doer(says: Says) -> Seat | None:
    """Whom some words tell of first."""
    if says[:1] == ("seat",):
        seat = int(str(says[1]))
        return seat if seat >= 0 else None
    inner = (doer(value) for value in says if isinstance(value, tuple))
    return next((seat for seat in inner if seat is not None), None)
