"""Matches to continue, as cards side by side on the title in the colours of their games; a board
over each tells what a press does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from game.core.faces import choose_faces
from game.core.match import Match
from game.core.series import Series
from game.devices.press import Action
from game.house import House
from game.picture.ground import dye_cloth
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, IVORY
from game.tables.match_line import name_players, tell_time
from game.tables.style import table_style
from game.ui.frames import draw_frame
from game.ui.furniture import box_art
from game.ui.furniture.figures import build_bust
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    row,
    stack,
)


class ContinueCards:
    """The cards of some matches; `focus` is the focused control, `evening` the running game
    night."""

    def __init__(self, house: House, shown: Sequence[Match], focus: str,
                 evening: Series | None = None) -> None:
        self.house, self.shown, self.focus, self.evening = house, shown, focus, evening

    def build(self, page: Page, width: float, height: float) -> Node:
        """Return the cards side by side; over the upper edge of each lies a tab (`tab/n`)."""
        width = min(620, (width - 12 * (len(self.shown) - 1)) / len(self.shown))
        style = f"small@{1.2 * min(page.art.text_scale, 1.5):g}"
        high = max(46.0, page.art.line_height(style))
        return row(*(stack(self._build_card(n, match, width, height), column(Paint(
            paint=draw_tab, values=(self.house.words("resume"), style), height=high,
            anchor=f"tab/{n}"), padding=Padding(10, 18 - high, 10)), width=width)
            for n, match in enumerate(self.shown)), gap=12)

    def _build_card(self, n: int, match: Match, width: float, height: float) -> Node:
        """Return a card: the game's box and players, its name, whose turn it is, and the time of
        play."""
        say, name, game, high = self.house.words, f"resume/{n}", match.rules.NAME, height - 36
        text = partial(Text, ink=IVORY, one_line=True, scale_limit=1)  # all cards are as high
        title = text(words=say(f"game-{game}"), style="heading", size=0.72, group="titles")
        turn = self._build_turn(match, partial(text, style="small", size=1.15))
        trees = [column(title, turn, gap=4, justify="center")]
        if words := tell_time(self.house, match, self.shown, self.evening):
            hour = text(words=words, style="small", size=0.8, group="hours")
            trees = [column(row(replace(title, size=title.size * part, shrink=0),
                                replace(hour, size=hour.size * min(part + 0.12, 1), shrink=0),
                                gap=12, align="center", justify="space-between"),
                            turn, gap=4, justify="center") for part in (1, 0.88, 0.8, 0.72)]
            trees.append(column(replace(title, size=0.6), turn, hour, justify="center"))
        lit = " lit" if self.focus == name else ""
        sign = row(frame(f"press sign{lit}", row(
            Picture(source="ui/play", height=31, ink=INK), justify="center", align="center"),
            width=62, height=62), align="center") if width - box_art.SHAPE * high > 340 else None
        busts = [build_bust(who, grow=1) for who in choose_faces(match.players)]
        alone = Node(grow=len(busts) == 1)  # a single figure is no larger than each of two
        cover = stack(Picture(source=box_art.name_picture(game), aspect=box_art.SHAPE, down=0),
                      row(*busts, alone), grow=1, width=box_art.SHAPE * high)
        under = Padding(top=15)  # the tab
        return frame("continue card focused" if lit else "continue card", row(
            column(cover, padding=under),
            row(first_that_fits(*trees, grow=1), sign, gap=12, grow=1, padding=under),
            gap=18, padding=Padding(7, 7, 12, 7)), tint=dye_cloth(table_style(game).theme.colour),
            name=name, hints=((Action.CONFIRM, "resume"),), told=say(
                "resume-line", say("resume-match", say(f"game-{game}")),
                name_players(self.house, match.players)))

    def _build_turn(self, match: Match, text: partial[Text]) -> Node:
        """Return the player to move after the sign of their seat, or only their name where room is
        short; "everybody" for several."""
        def build(seat: int, words: str, shrink: float = 1) -> Node:
            return row(Picture(source=f"ui/seat_{seat}", height=32), text(
                words=words, group="turns", shrink=shrink), gap=8, align="center")
        if len(match.waits_for) == 1:
            seat = match.waits_for[0]
            player = match.players[seat].name
            return first_that_fits(build(seat, self.house.words("turn-of", player), 0),
                                   build(seat, player))
        return row(*(replace(build(seat, player.name), shrink=1)
                     for seat, player in enumerate(match.players)), gap=10)


def draw_tab(page: Page, box: Box, words: str, style: str) -> None:
    """Draw a tab over the edge of a card, with the sign and the effect of a press. It lies over its
    neighbours, so it is no leaf of the page."""
    draw_frame(page, "card board", box)
    side, wide = 0.56 * box.h, page.art.measure_text(words, style)[0] + 1
    left = box.center[0] - (side + wide + 6) / 2
    page.put_image(
        page.art.tint_picture("ui/play", side, side, GOLD), left, box.center[1] - side / 2)
    page.put_text(box._replace(x=left + side + 6, w=wide), words, style, GOLD, leaf=False)
