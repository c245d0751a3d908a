"""The positions of a match in which somebody made a move, each as a picture on the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import match as matches
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import IVORY
from game.scenes.scenery import box_art
from game.tables.miniature import FRAME, Miniature, board_shape, hang, last_trick
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House
    from game.match import Match

CORD, CAPTION, AIR = 34.0, 8.0, 14.0  # it hangs by a cord; under it is what it shows; beside that


class Positions:
    """Each is painted a little at a time when it is first looked at, and then kept."""

    def __init__(self, house: House, match: Match) -> None:
        self.house, self.match = house, match
        self._shape = board_shape(house, match, whole=True)
        self._before: dict[int, Match | None] = {}  # after so many moves; None if cards say nothing
        self._painted: dict[tuple[int, int], Miniature] = {}
        self._shown: Miniature | None = None
        self.finished = 0  # how many are painted

    def clear(self) -> None:
        """Forget all of them: letters or the window have changed."""
        self._painted.clear()
        self._shown = None

    def step(self) -> bool:
        """Paint a little more of the one that is looked at. Returns whether it has been
        finished with that."""
        done = self._shown is not None and self._shown.step()
        self.finished += done
        return done

    def hang(self, page: Page, room: Box, ply: int, words: str) -> None:
        """The table after so many moves in the middle of a room, with words under it; the game's
        cover where cards say nothing yet."""
        line = page.art.line("small") + 6
        high = room.h - CORD - 2 * FRAME - CAPTION - line
        before = self._told(ply)
        shape = self._shape if before else box_art.SHAPE
        wide = min(room.w - 2 * FRAME, high * shape)
        at = Box(room.center[0] - wide / 2, room.y + CORD + FRAME, wide, wide / shape)
        if before is None:
            self._shown = None
            cover = page.art.picture(box_art.picture(self.match.rules.NAME), at.w, at.h)
            hang(page, at, cover, CORD)
            words = ""
        else:
            key = ply, page.art.pixels(at.w)
            if key not in self._painted:
                self._painted[key] = Miniature(self.house, before, at.w, shape, whole=True)
            self._shown = self._painted[key]
            hang(page, at, self._shown.image, CORD)
        page.claim("the position", at.inset(-FRAME))
        if not words:
            return
        wide = min(page.art.size(words, "small")[0] + 1, room.w - 2 * AIR)
        tag = Box(room.center[0] - wide / 2, at.bottom + FRAME + CAPTION, wide, line)
        page.plate(tag.inset(-AIR, 0), table_style(self.match.rules.NAME).material, 235, None)
        page.fitted(tag, words, "small", IVORY, "center")

    def _told(self, ply: int) -> Match | None:
        """The match as it stood after so many moves, if a picture of it tells anything."""
        if ply not in self._before:
            rules = self.match.rules
            before = matches.standing(rules.NAME, self.match.players,
                                      rules.write(self.match.states[ply]))
            self._before[ply] = None if last_trick(before) is None else before
        return self._before[ply]
