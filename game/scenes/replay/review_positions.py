"""The positions of a match, each as a picture on the wall."""

from __future__ import annotations

from game.core import match as matches
from game.core.match import Match
from game.house import House
from game.picture.page import Page
from game.tables.miniature import FRAME, Miniature, board_shape, hang_picture, last_trick
from game.tables.style import table_style
from game.ui.box import Box
from game.ui.furniture import box_art
from game.ui.layout import Text, frame, pad, row
from game.ui.show import show


class Positions:
    """Pictures that are painted bit by bit at first sight, and then cached."""

    def __init__(self, house: House, match: Match) -> None:
        self.house, self.match = house, match
        self._shape = board_shape(match, whole=True)
        self._before: dict[int, Match | None] = {}  # by moves; None if a picture tells nothing
        self._painted: dict[tuple[int, int], Miniature] = {}
        self._shown: Miniature | None = None
        self.finished = 0  # how many are painted

    def clear(self) -> None:
        """Forget the pictures, after a change of letters or window."""
        self._painted.clear()
        self._shown = None

    def step(self) -> bool:
        """Paint more of the visible picture. Returns whether it is finished now."""
        done = self._shown is not None and self._shown.step()
        self.finished += done
        return done

    def hang_table(self, page: Page, room: Box, ply: int, words: str) -> None:
        """Draw the table after some moves in the middle of a room, by a cord over a caption; the
        game's box where cards tell nothing yet."""
        name, line, before = self.match.rules.NAME, page.art.line_height(
            "small") + 6, self._find_telling(ply)
        shape = self._shape if before else box_art.SHAPE
        wide = min(room.w - 2 * FRAME, (room.h - 42 - 2 * FRAME - line) * shape)
        at = room.inset(0, 34 + FRAME).place(wide, wide / shape, 0.5, 0)
        self._shown = None
        if before:
            key = ply, page.art.to_pixels(at.w)
            if key not in self._painted:
                self._painted[key] = Miniature(self.house, before, at.w, shape, whole=True)
            self._shown = self._painted[key]
        hang_picture(page, at, self._shown.image if self._shown else page.art.load_picture(
            box_art.name_picture(name), at.w, at.h), 34)
        page.claim("the position", at.inset(-FRAME))
        if before and words:
            caption = frame("caption", Text(words=words, style="small", one_line=True),
                            tint=table_style(name).theme.colour, padding=pad(14, 0))
            show(page, row(caption, justify="center"),
                 room._replace(y=at.bottom + FRAME + 8, h=line))

    def _find_telling(self, ply: int) -> Match | None:
        """Return the match after some moves, if its picture tells anything."""
        if ply not in self._before:
            rules = self.match.rules
            before = matches.match_at(rules.NAME, self.match.players,
                                      rules.write(self.match.states[ply]))
            self._before[ply] = None if last_trick(before) is None else before
        return self._before[ply]
