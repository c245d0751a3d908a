"""Build the best players of a game or of all games: a list of all nights beside the best of
tonight, or a board that waits for its first name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from game.core.faces import under_crown
from game.house import House
from game.night.board import Best, Line
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK
from game.scenes.nightboard.best_planks import Name, Planks
from game.scenes.nightboard.offer import RAYS, build_waiting
from game.tables.night_words import by_wins, tell_score, tell_tonight
from game.tables.style import TROPHY, table_style
from game.ui.furniture import box_art, cupboard
from game.ui.furniture.cupboard import build_part
from game.ui.furniture.figures import (
    BUST,
    EMPTY_CHAIR,
    GLOW,
    SHAPE,
    TALLER,
    build_person,
    name_arms,
)
from game.ui.layout import Node, Padding, Picture, Size, Text, column, frame, pad, row, stack
from game.ui.show import PageRuler

WINS = "ui/board_all"  # the picture of all games together
TONIGHT, EVER = "ui/candle_flame", "ui/star"  # the signs of tonight and of all nights


class BestLists:
    """The lists of a board in a room of this size. `wins`: matches won in all games."""

    def __init__(self, page: Page, house: House, room: Box, wins: Best,
                 faces: Mapping[str, str]) -> None:
        self.page, self.house, self.room, self.wins, self.faces = page, house, room, wins, faces

    def build(self, best: Best, about: str, counted: str, game: str = "") -> Node:
        """Return the best of a game, or of all. Large texts put tonight beside all nights, without
        an empty or a second equal list."""
        say, room = self.house.words, self.room
        won, own = (best, game) if game and (best.tonight or best.ever) else (self.wins, "")
        lists = [(say(key), lines, sign) for lines, key, sign in (
            (best.tonight, "night-tonight", TONIGHT), (best.ever, "night-ever", EVER)) if lines]
        beside, gap = list[Node](), 48
        if not self.page.art.large_text and any(line.value for line in won.ever):
            width, gap = min(540, room.h * box_art.SHAPE), 11
            beside = [self._build_tonight(width, [one for one in won.tonight if one.value], own),
                      column(build_part("post", grow=1), width=cupboard.POST,
                             padding=Padding(top=-20))]
            room = room._replace(w=room.w - width - 48)
            lists = lists[-1:]
        elif game and best.tonight == best.ever and lists:
            lists = [(say("night-record"), best.tonight, EVER)]
        width = (room.w - 48 * (len(lists) - 1)) / max(len(lists), 1)
        told = say("night-head", about, counted)
        shown = [self._build_list(width, heading, sign, told, lines, game)
                 for heading, lines, sign in lists] or [replace(build_waiting(
                     self.page, room, box_art.name_picture(game) if game else WINS,
                     say("night-unwon"), say("night-yours")), grow=1)]
        return row(*beside, *shown, gap=gap)

    def _build_head(self, words: str, sign: str, counted: str = "") -> Node:
        """Return the nights of a list, and what it counts."""
        told = Text(words=counted, size=1.06, scale_limit=1, one_line=True, group="counted",
                    align="right")
        return row(Picture(source=sign, height=45),
                   Text(words=words, style="label", size=1.4, scale_limit=1, ink=GOLD,
                        group="heads", one_line=True, shrink=0),
                   Node(grow=1), told if counted else None, gap=10, align="center",
                   height=self.page.art.line_height("label@1.4"))

    def _build_list(self, width: float, heading: str, sign: str, counted: str,
                    lines: Sequence[Line], game: str) -> Node:
        """Return a list of names under its heading."""
        say, line = self.house.words, self.page.art.line_height
        names = [Name(one.name, self.faces[one.name],
                      1 + sum(other.value > one.value for other in lines), one.value, one.of,
                      tell_score(say, one, game, few=len(lines) <= 2)) for one in lines]
        planks = Planks(names, table_style(game).theme.prize if game else TROPHY,
                        max(one.of or one.value for one in lines) if by_wins(game) else 0,
                        (say("night-invites"), say("night-too")))
        height = self.room.h - line("label@1.4") - 52
        return frame("slate", column(
            self._build_head(heading, sign, counted),
            planks.build(width - 48, height, line("body") - 4), gap=12,
            padding=Padding(24, 16, 24, 24)), width=width)

    def _build_tonight(self, width: float, lines: Sequence[Line], own: str) -> Node:
        """Return the best of tonight with a crown, or an empty chair. `own`: the game whose points
        count, "" for matches won."""
        say = self.house.words
        best = [line.name for line in lines if line.value == lines[0].value]
        seen, alone = best[:3], len(best) == 1
        head = frame("dusk", column(self._build_head(say("night-tonight"), TONIGHT),
                                    padding=Padding(12, 4, 12, 6)))
        if best:
            names = " – ".join(seen)
            if len(best) > len(seen):
                names = say("night-besides", names, len(best) - len(seen))
            name = Text(words=names, style="heading", size=1.1, scale_limit=1, ink=INK,
                        align="center", height=self.page.art.line_height("heading@1.1") + 4)
            told = Text(words=tell_tonight(say, lines[0], own, each=not alone), style="asked",
                        size=1.25, scale_limit=1, ink=INK, align="center", one_line=True,
                        height=self.page.art.line_height("asked@1.25"))
            words = column(column(name, padding=pad(26, 0)), told,
                           padding=Padding(16, 38 if alone else 4, 16, 12))
            room = Size(SHAPE if alone else SHAPE / 1.4, BUST + TALLER)
            faces = [under_crown(self.faces[name]) for name in seen]
            people: Node = row(*(build_person(
                who, crowned=True, arms=name_arms(who, cheers=True) if alone else "", room=room,
                grow=1) for who in faces), grow=1)
        else:
            words = column(Text(words=say("night-waits"), ink=INK, align="center", balanced=True),
                           padding=pad(16, 24))
            people = replace(EMPTY_CHAIR, grow=1)
        plate = frame("main button focused", frame("nails above"), words)
        height = plate.measure(PageRuler(self.page), width - 52).h
        return stack(RAYS,
                     column(Node(grow=1), plate, padding=pad(26)),
                     column(head, column(stack(GLOW, people, grow=1), Node(height=height),
                                         padding=pad(14), grow=1),
                            padding=pad(12)), width=width)
