"""What comes next in a game night, on the table before its board: who sits at it, what decides it,
or whose the evening is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.picture.page import SMALLER, Page
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import GOLD, INK, IVORY, OAK, Colour
from game.scenes.evening.facts import EveningFacts, lead, together
from game.scenes.scenery import cupboard
from game.scenes.scenery.figures import CARDS, DESK, PAPER, SLOT, gathered, own_letters
from game.scenes.scenery.room import boards
from game.series import repeats
from game.tables.faces import bust
from game.tables.teacher import pointed

PAIR = 2  # who sit face to face
ROOMY = 1.25  # larger texts leave less room for pictures
LOWER, NEAREST = (0.92, 0.82, 0.72), 2.0  # text sizes of the card, where it is full; between two
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
WINNERS = "heading", "heading@0.86", "heading@0.72", "label", "body"  # letters of names to try


class ComingNext(EveningFacts):
    """The card of what comes next."""

    def card(self, page: Page, box: Box) -> None:
        """What comes next, and who sits out, or whose the evening is, in words; where there is room
        a nisse tells how points are counted before the first."""
        game = self.series.next
        if page.art.text_scale > ROOMY:
            self._won(page, box) if game is None else self.lines(page, box, self._said(game))
        elif game:
            self._laid(page, box, game)

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
        self.lines(page, Box(box.x, box.y + EDGED, wide, box.h - EDGED), lines)
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

    def _laid(self, page: Page, box: Box, game: str) -> None:
        """Before the first points: a nisse tells how they are counted, or what decides the game
        that is going on; who sits out."""
        her = Box(box.x + 16, box.bottom - box.h, box.h, box.h)
        page.picture(her, "ui/nisse", leaf=False)
        several = self.series.best_of > 1 and repeats(game) and self.series.played
        said = (self.words("series-decides", self.words(f"game-{game}"),
                           self.series.best_of // 2 + 1) if several else self.words("series-about"))
        lines = [(said, "body", INK)]
        if len(self.sitting(game)) != PAIR:
            lines.append((self.match_of(game), "body", INK))
        if out := self.out_of(game):
            lines.append((self.words("series-out", together(self.words, out)), "body", INK))
        left = her.right + 48
        bubble = box._replace(x=left, w=box.right - left)
        page.image(page.art.plate(bubble.w, bubble.h, PAPER, 255, INK, 3, 20), bubble.x, bubble.y)
        y = bubble.center[1]
        pointed(page, ((left + 3, y - 14), (left + 3, y + 14)), (her.right + 4, y), PAPER)
        self.lines(page, bubble.inset(24, 8), [line for line in lines if line[0]])

    def lines(self, page: Page, box: Box, lines: Sequence[tuple[str, str, Colour]],
               ) -> None:
        """Texts one under the other, as large as all of them can be together; no word stands alone
        in a line."""
        scale = page.art.text_scale
        for size in (scale, *(size for size in SMALLER if size < scale), *LOWER):
            styles = [f"{style}@{size}" for _, style, _ in lines]
            wide = [page.balanced(text, style, box.w)
                    for (text, *_), style in zip(lines, styles, strict=True)]
            high = [page.art.size(text, style, w)[1]
                    for (text, *_), style, w in zip(lines, styles, wide, strict=True)]
            if (sum(high) + NEAREST * (len(high) - 1) <= box.h
                    and not any(page.wider(text, style, box.w)
                                for (text, *_), style in zip(lines, styles, strict=True))):
                break
        gap = max(0, min(24, (box.h - sum(high)) / (len(high) + 1)))
        y = box.y + (box.h - sum(high) - gap * (len(high) - 1)) / 2
        for (text, _, colour), style, w, h in zip(lines, styles, wide, high, strict=True):
            page.fitted(Box(box.center[0] - w / 2, y, w, h), text, style, colour, "center")
            y += h + gap

    def _won(self, page: Page, box: Box) -> None:
        """The names of whoever has most points, on a plank."""
        say, best = self.words, self.best()
        line = min(page.art.line("body"), 0.4 * box.h)
        if not best:
            page.fitted(box, say("series-nobody"), "body", IVORY, "center")
            return
        high = min(2 * line + 12, box.h - line - 8)
        y = box.y + (box.h - line - 8 - high) / 2
        at = box._replace(y=y, h=line)
        page.fitted(at, say("series-won"), "body", IVORY, "center")
        at = at._replace(y=at.bottom + 8, h=high)
        page.plank(at, lit=True)
        inner, names = at.inset(16, 2), " – ".join(best)
        page.fitted(inner, names, page.largest(inner, [names], WINNERS), INK, "center")
