"""What comes next in a game night, on the table before its board: who sits at it, what decides it,
or whose the evening is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.picture.page import SMALLER, Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, IVORY, Colour
from game.scenes.evening_facts import EveningFacts, lead, together
from game.scenes.sitters import PAPER, gathered
from game.series import repeats
from game.tables.teacher import pointed

PAIR = 2  # who sit face to face
ROOMY = 1.25  # larger texts leave less room for pictures
LOWEST = 0.82  # text size of the card at least
HEAD = "small@1"  # what stands over the planks, and before people
CROWNED = 0.88  # of their height, whoever has a crown over it
TOLD, BESIDE = 340.0, 16.0  # what is said of those at the table, before them
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
        """Whoever plays what comes next, so high over the edge of a table that `lay` draws, or
        whose the evening is, cheering; before them on it, in a box, what that is."""
        say, game = self.words, self.series.next
        names = self.sitting(game) if game else self.best()
        high *= 1 if game else CROWNED
        room = Box(box.x + TOLD + BESIDE, box.y - high, box.w - TOLD - BESIDE, high)
        gathered(page, room, names, [self.who(name) for name in names], lay, cheer=game is None)
        lines = [(say("series-plays" if game else "series-won" if names else "series-nobody"),
                  "body", GOLD)]
        if game and (match := self.match_of(game)):
            lines = [(match, "body", GOLD), (self.won_so_far(game), "small", IVORY)]
        if game and (out := self.out_of(game)):
            lines.append((say("series-out", together(say, out)), "small", IVORY))
        self.lines(page, box._replace(w=TOLD).inset(0, 2), [line for line in lines if line[0]])

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
        """Texts one under the other, as large as all of them can be together."""
        scale = page.art.text_scale
        for size in (scale, *(size for size in SMALLER if size < scale), LOWEST):
            high = [page.art.size(text, f"{style}@{size}", box.w)[1] for text, style, _ in lines]
            if (sum(high) + 8 * (len(high) - 1) <= box.h
                    and not any(page.wider(text, f"{style}@{size}", box.w)
                                for text, style, _ in lines)):
                break
        gap = max(0, min(24, (box.h - sum(high)) / (len(high) + 1)))
        y = box.y + (box.h - sum(high) - gap * (len(high) - 1)) / 2
        for (text, style, colour), h in zip(lines, high, strict=True):
            page.fitted(Box(box.x, y, box.w, h), text, f"{style}@{size}", colour, "center")
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
