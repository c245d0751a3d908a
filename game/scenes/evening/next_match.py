"""What comes next in a game night, on the table before its board: who sits at it, what decides it,
or whose the evening is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.picture.page import Page
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import GOLD, INK, IVORY, OAK, Colour
from game.scenes.evening.facts import EveningFacts, lead, together
from game.scenes.scenery import cupboard
from game.scenes.scenery.figures import CARDS, DESK, PAPER, SLOT, gathered, own_letters
from game.scenes.scenery.room import boards
from game.series import repeats
from game.tables.faces import bust
from game.tables.teacher import pointed
from game.ui.layout import (
    NO_PADDING,
    SCALES,
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
)
from game.ui.show import show

PAIR = 2  # who sit face to face
ROOMY = 1.25  # larger texts leave less room for pictures
HEAD = "small@1"  # what stands over the planks, and before people
CROWNED = 0.88  # of their height, whoever has a crown over it
TOLD, BESIDE = 540.0, 20.0  # what is said of those at the table, before them, at most
NEAR, RESTING, CLOSE = 300.0, 200.0, 150.0  # room of one of them; of whoever sits out, at least
EDGED, OVER = 12.0, 10.0  # from the edge of the table to words; from people to planks
SMALLER_THERE, WIDE = 0.94, 1.15  # who sits out: of the room's height, and of the room for each
BACKED, SLATS, SLAT = 0.5, 3, 0.8  # the back of a bench, in their height; what it is made of
NEARER = 0.62  # so much of their height is seen
ARM, RAISED, LOW = 22.0, 14.0, 6.0  # its ends; its seat, over the table before it
MAT = 150.0  # a cat on it, at most
OAK_DARK: Colour = (128, 88, 52)
LARGE = "label@1.2", "label@1.1", *CARDS  # letters of names before them, to try
NAMED = "body", "body@0.9", "body@0.8", "small@0.8", "small@0.65"  # and of whoever sits out
CARVED = "heading@1", "heading@0.86", "heading@0.72", "label@0.9", "label@0.7"  # of a winner's name
TOPPED, SPREAD = 0.84, 0.62  # of a winner's height: to the crown; how wide she is with her cup


class ComingNext(EveningFacts):
    """The card of what comes next."""

    def card(self, page: Page, box: Box) -> None:
        """What comes next, and who sits out, or whose the evening is, in words; where there is room
        a nisse tells how points are counted before the first."""
        game = self.series.next
        if page.art.text_scale > ROOMY:
            show(page, build_lines(self._said(game)) if game else self._build_winners(), box,
                 lambda *_: None)
        elif game:
            show(page, self._build_bubble(game, box.h), box, lambda *_: None)

    def best(self) -> list[str]:
        """Whoever has most points, or all who have as many."""
        return [row.name for row in self.rows if row.total == self.rows[0].total and row.total]

    def at_table(self, page: Page, box: Box, high: float, lay: Callable[[], None]) -> None:
        """Whoever plays what comes next, so high over the edge of a table that `lay` draws, after
        one large word or what decides the game; whoever sits out is seen beside them. Or whose the
        evening is, cheering."""
        say, game = self.words, self.series.next
        names = self.sitting(game) if game else self.best()
        out = self.out_of(game) if game else []
        told = [(say("series-plays" if game else "series-won" if names else "series-nobody"),
                 "heading", GOLD)]
        if game and (match := self.match_of(game)):
            told = [(match, "asked", GOLD), (self.won_so_far(game), "asked", IVORY)]
        lines = [line for line in told if line[0]]
        wide = min(max(page.art.size(text, style)[0] for text, style, _ in lines) + 2, TOLD)
        high *= 1 if game else CROWNED
        free = min(box.w - wide - BESIDE, SAFE.w - wide - 2 * BESIDE - self._bench(page, out))
        slot = min(free / max(len(names), 1), NEAR if out else SLOT)
        took = len(names) * slot
        left = box.x + wide + BESIDE
        left += (box.right - left - took) / 2 * (not out)
        if out:
            self._wall(page, Box(left + took + BESIDE / 2, box.y - high - OVER, 0, high + OVER))
        gathered(page, Box(left, box.y - high, took, high), names,
                 [self.who(name) for name in names], lay, cheer=game is None, letters=LARGE)
        show(page, build_lines(lines), box._replace(y=box.y + EDGED, w=wide, h=box.h - EDGED),
             lambda *_: None)
        if out:
            self._resting(page, Box(left + took + BESIDE, box.y - high,
                                    SAFE.right - left - took - BESIDE, high), out)

    def _bench(self, page: Page, names: Sequence[str]) -> float:
        """How wide the bench is at least."""
        first = page.art.size(self.words("series-rests"), "body")[0] + 2 * BESIDE
        return first + len(names) * CLOSE if names else first

    def _wall(self, page: Page, box: Box) -> None:
        """The room's wall behind a bench, from there to the side of the cupboard, and the post of
        the window before it."""
        wide = WIDTH - cupboard.CHEEK - box.x
        page.image(boards(page.art, wide, box.h), box.x, box.y)
        cupboard.put(page, "post", box._replace(w=cupboard.POST))

    def _resting(self, page: Page, room: Box, names: Sequence[str]) -> None:
        """Whoever sits out, on a bench by the wall at the right of a room, smaller than those at
        the table; on its seat their names, after what it is for."""
        say, art = self.words("series-rests"), page.art
        foot, first = art.line("body") + 8, self._bench(page, ())
        slot = min((room.w - first) / len(names), RESTING)
        seat = Box(room.right - first - slot * len(names), room.bottom - LOW - foot,
                   first + slot * len(names), foot)
        high = min(room.h * SMALLER_THERE - foot - LOW, slot * WIDE)
        back = Box(seat.x, seat.y - BACKED * high, seat.w, BACKED * high)
        for n in range(SLATS):
            slat = back._replace(y=back.y + n * back.h / SLATS, h=back.h / SLATS * SLAT)
            page.image(art.plate(slat.w, slat.h, OAK_DARK, 255, INK, 3, 6), slat.x, slat.y)
        for x in (back.x, back.right - ARM):
            page.image(art.plate(ARM, back.h + RAISED, OAK, 255, INK, 3, 8), x, back.y - RAISED)
        middle = [seat.x + first - BESIDE / 2 + (n + 0.5) * slot for n in range(len(names))]
        for one, x in zip(names, middle, strict=True):
            bust(page, Box(x - slot, seat.y - high, 2 * slot, high + 2), self.who(one),
                 NEARER)
        long = min(first - 2 * ARM, MAT)
        cupboard.cat(page, seat.y + 4, seat.x + (first + ARM - long) / 2, long)
        page.image(art.plate(seat.w, seat.h, OAK, 255, INK, 3, 8), seat.x, seat.y)
        page.fitted(seat.inset(BESIDE, 0)._replace(w=first - 2 * BESIDE + 1), say, "body", INK)
        name = Box(0, seat.y, slot - BESIDE / 2, foot)
        styles = own_letters(page, name, names, NAMED)
        for one, style, x in zip(names, styles, middle, strict=True):
            page.fitted(name._replace(x=x - name.w / 2), one, style, INK, "center")

    def winner(self, page: Page, room: Box, lay: Callable[[], None]) -> None:
        """Whose the evening is, cheering under a crown, as large as a room over the edge of a table
        that `lay` draws."""
        names = self.best()
        high = min(room.h / TOPPED, room.w / len(names) / SPREAD) * DESK
        gathered(page, room._replace(y=room.bottom - high, h=high), names,
                 [self.who(name) for name in names], lay, cheer=True, letters=CARVED)

    def _said(self, game: str) -> list[tuple[str, str, Colour]]:
        """What comes next, in lines."""
        say, out = self.words, self.out_of(game)
        lines = [(self.number(), "heading", GOLD), (self.match_of(game), "body", IVORY),
                 (self.won_so_far(game) if self.begun else "", "body", IVORY),
                 ("" if self.matches_of(game) else lead(say, self.rows), "body", IVORY),
                 (say("series-out", together(say, out)) if out else "", "body", GOLD)]
        return [line for line in lines if line[0]]

    def _build_bubble(self, game: str, height: float) -> Node:
        """Return a nisse who tells, before the first points, how they are counted, or what decides
        the game that is going on; and who sits out."""
        several = self.series.best_of > 1 and repeats(game) and self.series.played
        said = (self.words("series-decides", self.words(f"game-{game}"),
                           self.series.best_of // 2 + 1) if several else self.words("series-about"))
        out = self.out_of(game)
        lines = [said, self.match_of(game) if len(self.sitting(game)) != PAIR else "",
                 self.words("series-out", together(self.words, out)) if out else ""]
        words = build_lines([(line, "body", INK) for line in lines if line], pad(24, 8))
        return row(Picture(source="ui/nisse", height=height),
                   frame("bubble", Paint(paint=draw_point), words,
                         grow=1), gap=48, padding=Padding(16, 0, 0, 0))

    def _build_winners(self) -> Node:
        """Return the names of the players with most points, on a plank."""
        say, best = self.words, self.best()
        if not best:
            return build_lines([(say("series-nobody"), "body", IVORY)])
        size = min(ROOMY / self.scale, 1)
        names = Text(words=" – ".join(best), style="heading", size=0.86 * size, ink=INK,
                     align="center")
        return column(Text(words=say("series-won"), size=size, align="center"),
                      frame("main button focused", column(names, justify="center",
                                                          padding=pad(16, 2)), grow=1), gap=8)


def build_lines(lines: Sequence[tuple[str, str, Colour]], padding: Padding = NO_PADDING) -> Node:
    """Return texts one under the other, as large as all of them can be together; no word stands
    alone in a line."""
    return first_that_fits(*(column(
        *(Text(words=words, style=style, size=size, ink=ink, align="center", balanced=True)
          for words, style, ink in lines), justify="center", gap=8 * size, padding=padding)
        for size in SCALES))


def draw_point(page: Page, box: Box) -> None:
    """Draw the point of a bubble at its left side."""
    y = box.center[1]
    pointed(page, ((box.x + 3, y - 14), (box.x + 3, y + 14)), (box.x - 44, y), PAPER)
