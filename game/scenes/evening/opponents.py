"""A game night before its first points: whoever plays first, face to face at one table."""

from __future__ import annotations

from collections import Counter

import pygame

from game.picture.page import Page
from game.picture.screen import WIDTH, Box
from game.picture.theme import BUTTON, EDGE, GOLD, INK, IVORY, OAK, WOOD
from game.scenes.evening.next_match import PAIR, ROOMY, ComingNext
from game.scenes.nightboard import medals
from game.scenes.scenery import box_art, cupboard
from game.scenes.scenery.figures import RESTS, arms, chair, worn
from game.scenes.scenery.planks import nails
from game.series import repeats
from game.tables.faces import SHAPE, under_crown

SEATED = 0.9  # of the room for somebody on a chair, under a crown
PLAQUE, SCORED, APART = 236, "title@1", 60  # between who sit face to face, who is ahead
HANGING, CHAIN, HOOK = 44, 70, 18  # how low a board hangs, from its sides to what it hangs on
PEG = 0.7  # the place of a crown, in the height of the edge with names
SCORES = "title@0.8", "heading@1.5", "heading@1.25"  # smaller letters of it to try
FIGURE = 640.0  # how high the cover is from which a figure is taken


class FaceToFace(ComingNext):
    """The picture of that."""

    def facing(self, page: Page, box: Box) -> None:
        """Whoever plays first, large and side by side at one table, on which lie her name and
        places for the crowns of the matches that decide the game."""
        game = self.series.next
        if game is None or not self.faces:
            side = min(box.h, box.w * 0.25)
            her = Box(box.center[0] - box.w * 0.4, box.center[1] - side / 2, side, side)
            page.picture(her, "ui/nisse", leaf=False)
            left = her.right + APART
            self._plaque(page, box._replace(x=left, w=box.right - left - APART),
                         self.words("series-nobody"), "heading")
            return
        sitting = self.sitting(game)
        n, foot = len(sitting), self._edge(page)
        roomy = n == PAIR and page.art.text_scale <= ROOMY
        w = min(box.w / max(n + roomy, 1), 2.2 * (box.h - foot))
        x = box.center[0] - (n + roomy) * w / 2
        won = Counter(match.winner for match in self.matches_of(game))
        several = self.series.best_of > 1 and repeats(game)
        before: list[tuple[str, Box]] = []
        for k, name in enumerate(sitting):
            left = x + (k + (roomy and k > 0)) * w
            tall = (box.h - foot) * SEATED / RESTS
            seat = Box(left + w / 2 - tall * SHAPE / 2, box.bottom - foot - tall * RESTS,
                       tall * SHAPE, tall)
            cupboard.put(page, "light", seat.inset(-0.3 * tall, -0.14 * tall))
            page.picture(seat, chair(k), leaf=False)
            ahead = won[name] > max((won[other] for other in sitting if other != name), default=0)
            who = self.who(name)
            page.picture(seat, under_crown(who) if ahead else who, leaf=False)
            if ahead:
                page.image(*worn(page.art, seat))
            before.append((arms(self.who(name), cheers=ahead), seat))
        edge = Box(0, box.bottom - foot, WIDTH, foot)
        page.image(page.art.plate(edge.w, edge.h, OAK, 255, INK, 3, 4), edge.x, edge.y)
        for sleeves, seat in before:
            page.picture(seat, sleeves, leaf=False)
        side = PEG * foot * several
        pegs = (self.series.best_of // 2 + 1) * (side + 8) * several
        room = Box(0, edge.y, w - 24 - pegs, foot)
        style = page.even(room, sitting, "heading@0.8")
        for k, name in enumerate(sitting):
            wide = min(page.art.size(name, style)[0] + 1, room.w)
            left = x + (k + (roomy and k > 0)) * w + (w - wide - 12 - pegs) / 2
            page.fitted(room._replace(x=left, w=wide), name, style, INK)
            for peg in range(int(pegs > 0) * (self.series.best_of // 2 + 1)):
                at = Box(left + wide + 16 + peg * (side + 8), edge.center[1] - side / 2, side, side)
                if peg < won[name]:
                    page.image(page.art.disc(side, BUTTON, 255), at.x, at.y)
                    page.picture(at.inset(6), "ui/crown", leaf=False)
                else:
                    medals.well(page, at.center, side)
        if roomy:
            between = Box(box.center[0] - w / 2, box.y, w, box.h - foot)
            if several:
                self._plaque(page, between.inset(APART, 0),
                             " : ".join(str(won[name]) for name in sitting), SCORED,
                             self.words("series-of", self.words(f"game-{game}"),
                                        len(self.matches_of(game)) + 1))
            else:
                figure(page, game, between.inset(APART, 16), middle=True)

    def _edge(self, page: Page) -> float:
        """How high the edge of the table is, on which names stand before the first points."""
        return page.art.line("heading@0.8") + 14

    def _plaque(self, page: Page, box: Box, text: str, style: str, told: str = "") -> None:
        """Words in gold on a dark board that hangs in the middle of a box, and under them what they
        are."""
        hangs = max(HANGING, (box.h - PLAQUE) / 2)
        at = Box(box.x, box.y + hangs, box.w, PLAQUE)
        for x in (at.x + CHAIN, at.right - CHAIN):
            page.image(page.art.plate(6, hangs + 6, INK, 255, None, 0, 3), x - 3, at.y - hangs)
            page.image(page.art.disc(HOOK, EDGE, 255), x - HOOK / 2, at.y - hangs - HOOK / 4)
        page.image(page.art.plate(at.w, at.h, WOOD, 255, GOLD, 5), at.x, at.y)
        nails(page, at)
        inner = at.inset(20, 4)
        if told:
            low = page.art.line("body") + 16
            page.fitted(inner._replace(y=inner.y + 8, h=low), told, "body", IVORY, "center")
            inner = inner._replace(y=inner.y + low, h=inner.h - low)
        style = page.largest(inner, [text], (style, *SCORES, "heading"))
        page.fitted(inner, text, style, GOLD, "center")


def figure(page: Page, game: str, box: Box, *, middle: bool = False) -> Box:
    """What moves on a game's cover, alone, as large as it can be at the left of a box or in its
    middle; the cover of a game that has nothing of the kind. Returns where."""
    art, name = page.art, box_art.moving(game)

    def cut() -> pygame.Surface:
        whole = art.picture(name or box_art.picture(game), FIGURE * box_art.SHAPE, FIGURE)
        image = whole.subsurface(whole.get_bounding_rect())
        wide, tall = image.get_size()
        share = min(art.pixels(box.w) / wide, art.pixels(box.h) / tall)
        return pygame.transform.smoothscale_by(image, share)
    image = art.keep(("figure", game, art.pixels(box.w), art.pixels(box.h)), cut)
    w, h = image.get_width() / art.scale, image.get_height() / art.scale
    at = Box(box.center[0] - w / 2 if middle else box.x, box.center[1] - h / 2, w, h)
    page.image(image, at.x, at.y)
    return at

