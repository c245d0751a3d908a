"""What comes next in a game night, on the table before its board: who sits at it, what decides it,
or whose the evening is."""

from __future__ import annotations

from collections.abc import Sequence

from game.picture.page import SMALLER, Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, IVORY, Colour
from game.scenes.evening_facts import EveningFacts, lead, together
from game.scenes.sitters import crowned
from game.series import repeats
from game.tables.faces import BUST, SHAPE, bust
from game.tables.teacher import pointed

PAIR = 2  # who sit face to face
ROOMY = 1.25  # larger texts leave less room for pictures
LOWEST = 0.82  # text size of the card at least
HEAD = "small@1"  # what stands over the planks, and before people
HEADING_WIDE = 190.0  # what is said of people beside them, at most
MATCHED = 0.34  # of the card, for which match it is
WINNERS = "heading", "heading@0.86", "heading@0.72", "label", "body"  # letters of names to try
PAPER: Colour = (250, 238, 206)


class ComingNext(EveningFacts):
    """The card of what comes next."""

    def card(self, page: Page, box: Box) -> None:
        """Who sits at what comes next, and who sits out; or whose the evening is. Where texts are
        large, in words."""
        game = self.series.next
        if game is None:
            self._won(page, box)
        elif page.art.text_scale > ROOMY:
            self.lines(page, box, self._said(game))
        elif self.begun:
            self._next(page, box, game)
        else:
            self._laid(page, box, game)

    def _said(self, game: str) -> list[tuple[str, str, Colour]]:
        """What comes next, in lines."""
        say, out = self.words, self.out_of(game)
        lines = [(self.number(), "heading", GOLD), (self.match_of(game), "body", IVORY),
                 (self.won_so_far(game) if self.begun else "", "body", IVORY),
                 ("" if self.matches_of(game) else lead(say, self.rows), "body", IVORY),
                 (say("series-out", together(say, out)) if out else "", "body", GOLD)]
        return [line for line in lines if line[0]]

    def _next(self, page: Page, box: Box, game: str) -> None:
        """Whoever plays what comes next, after a heading; which match of several it is stands
        before them."""
        if match := self.match_of(game):
            told = box._replace(w=MATCHED * box.w)
            self.lines(page, told, [line for line in (
                (match, "asked", IVORY), (self.won_so_far(game), "small", GOLD)) if line[0]])
            box = box._replace(x=told.right + 24, w=box.w - told.w - 24)
        head = self.words("series-plays")
        style = page.largest(box._replace(w=HEADING_WIDE), [head], ("body", HEAD))
        page.fitted(box._replace(w=HEADING_WIDE), head, style, GOLD)
        self._sitters(page, box._replace(x=box.x + HEADING_WIDE + 16, w=box.w - HEADING_WIDE - 16),
                      self.sitting(game))

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

    def _sitters(self, page: Page, box: Box, names: Sequence[str]) -> None:
        """Some people side by side, each before her name, or over it where that has no room."""
        w = box.w / max(len(names), 1)
        face = min(box.h * SHAPE / BUST, w)
        line = Box(0, 0, w - face - 16, box.h)
        style = page.largest(line, names, ("body", HEAD, "small@0.9"))
        if not all(page.art.size(name, style)[0] < line.w for name in names):
            line = Box(0, 0, int(w - 8), page.art.line("small@0.9"))
            style = page.largest(line, names, ("small@0.9", "small@0.8", "small@0.7"))
        beside = line.h == box.h
        wides = [face + 8 + page.art.size(name, style)[0] + 2 if beside else w for name in names]
        apart = (box.w - sum(wides)) / max(len(names), 1)
        left = box.x + apart / 2
        for name, wide in zip(names, wides, strict=True):
            at = Box(left, box.y, face if beside else w, box.h - (0 if beside else line.h))
            bust(page, at, self.who(name))
            page.fitted(Box(left + face + 8, box.y, wide - face - 8, box.h) if beside else
                        line._replace(x=left + 4, y=at.bottom), name, style, IVORY,
                        "left" if beside else "center")
            left += wide + apart

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
        """The crown, and beside it the names of whoever has most points."""
        say, rows = self.words, self.rows
        best = [row.name for row in rows if row.total == rows[0].total and row.total]
        line = min(page.art.line("body"), 0.4 * box.h)
        if not best:
            page.fitted(box, say("series-nobody"), "body", IVORY, "center")
            return
        left = box.x
        if page.art.text_scale <= ROOMY:
            crowned(page, box._replace(w=box.h), self.faces[best[0]])
            left += box.h + 24
        high = min(2 * line + 12, box.h - line - 8)
        y = box.y + (box.h - line - 8 - high) / 2
        at = Box(left, y, box.right - left, line)
        page.fitted(at, say("series-won"), "body", IVORY, "center")
        at = at._replace(y=at.bottom + 8, h=high)
        page.plank(at, lit=True)
        inner, names = at.inset(16, 2), " – ".join(best)
        page.fitted(inner, names, page.largest(inner, [names], WINNERS), INK, "center")
