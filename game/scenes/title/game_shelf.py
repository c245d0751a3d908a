"""The games on the title: boxes side by side on a bench over names and facts, with a sentence about
the focused one."""

from __future__ import annotations

from game.core.series import Series
from game.house import House
from game.picture.page import Page
from game.picture.screen import SAFE
from game.picture.theme import GOLD, INK, IVORY, NIGHT
from game.tables.game_box import build_box
from game.tables.game_facts import DOT, brief_tonight, list_facts
from game.tables.style import table_style
from game.ui.box import Box
from game.ui.furniture import box_art
from game.ui.furniture.teacher import build_tail
from game.ui.layout import (
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
    stack,
)
from game.ui.show import show

LEFT = 380  # where it begins, right of the fire
SPINE = 0.075  # the width of a box's side, in widths of its cover


def build_shelf(page: Page, house: House, focus: str, evening: Series | None) -> Node:
    """Return the shelf; `focus` is the focused game, if any, `evening` the running game night."""
    games, art = house.games, page.art
    rows = -(-len(games) // 8)
    across = -(-len(games) // rows)
    width = (SAFE.right - LEFT - 10 * (across - 1)) / across
    folded = art.large_text or width < 240
    shelves = []
    for n in range(0, len(games), across):
        boxes = [_build_game(page, house, game, evening, lit=game == focus, folded=folded,
                             last=game == games[-1]) for game in games[n:n + across]]
        boxes += [Node(grow=1)] * (across - len(boxes))
        shelves.append(row(*boxes, gap=10, align="end", grow=1))
    line = 1.16 * art.line_height("body@1" if art.large_text else "body") + 8
    tail = column(build_tail(GOLD, turned=180, width=26, height=18), align="center",
                  padding=Padding(top=6, bottom=-4), grow=1)
    tails = row(*(tail if game == focus else Node(grow=1) for game in games), gap=10,
                height=20) if rows == 1 else Node(height=20)
    return column(column(*shelves, gap=12, grow=1), tails,
                  _build_pitch(house, focus, art.text_scale, line), grow=1)


def _build_game(page: Page, house: House, game: str, evening: Series | None, *, lit: bool,
                folded: bool, last: bool) -> Node:
    """Return the box of a game on its bench, over its name, players and minutes."""
    say, art = house.words, page.art
    facts = (brief_tonight(house, game, len(evening.people), evening.best_of)
             if evening and evening.people else list_facts(house, game))[:2]
    lines = facts if folded or not facts else [DOT.join(facts)]
    small = 1.25 / art.text_scale if art.large_text else 1.3
    told: list[Node] = [Text(words=line, style="small", size=small, group="facts", align="center",
                             one_line=True) for line in lines]
    if told:
        told[0] = row(Picture(source="ui/human", height=32), told[0], gap=6, justify="center",
                      align="center")
    name = Text(words=say(f"game-{game}"), style="label", size=0.88, ink=GOLD if lit else IVORY,
                align="center", group="games", one_line=not folded,
                height=art.line_height("label") * (0.85 if folded else 1))
    cover = Paint(paint=draw_game, values=(game, lit), shrink=1, aspect=0.88)
    words = stack(Paint(paint=draw_bench, values=(last,)),
                  column(name, *told, padding=Padding(0, 14, 0, 12)))
    return column(cover, words, name=f"game/{game}", told=say(f"game-{game}"), grow=1)


def _build_pitch(house: House, focus: str, scale: float, line: float) -> Node:
    """Return the sentence about a game, near it, after its kind if there is room."""
    if focus not in house.games or not house.words.has_text(f"pitch-{focus}"):
        return Node(height=line)
    size = 1.16 if scale < 1.1 else 1.28 / scale
    at, last = house.games.index(focus), len(house.games) - 1
    words = Text(words=house.words(f"pitch-{focus}"), size=size, one_line=True, shrink=0)
    kinds = list_facts(house, focus)[2:]
    kind = [frame("kind disc", Picture(source=table_style(focus).theme.sign, height=0.5 * line),
                  padding=pad(0.12 * line)),
            Text(words=kinds[0], size=size, ink=GOLD, one_line=True, shrink=0)] if kinds else []
    trees = (frame("pitch", row(*some, gap=12, align="center", padding=pad(20, 0)))
             for some in ([*kind, Node(width=2), words], [words]))
    whole = first_that_fits(*trees, shrink=1)
    return row(Node(grow=at), whole, Node(grow=last - at), height=line)


def draw_game(page: Page, box: Box, game: str, lit: bool) -> None:
    """Draw a game's box at the foot of its place, larger where it is `lit`: that picture is drawn
    ahead. Moving parts lie over the page."""
    high = min(box.h - 14, box.w / (box_art.SHAPE + SPINE)) / (1 if lit else 1.1)
    w = high * box_art.SHAPE
    cover = box._replace(w=box.w + SPINE * w, h=box.h - 8 * lit).place(w, high, 0.5, 1)
    page.art.preload(box_art.name_still(game), w * 1.1, high * 1.1)
    show(page, build_box(game, picture=box_art.name_still(game) if lit else "", spine=SPINE * w),
         cover)
    page.anchors[f"cover/{game}"] = cover


def draw_bench(page: Page, box: Box, last: bool) -> None:
    """Draw a part of the bench, one picture under all games: a board, and shaded planks as high as
    the words. The `last` part reaches the edge of the window."""
    art, width = page.art, LEFT + 1540 - box.x if last else box.w + 10
    whole = art.load_picture("ui/hearth/bench", 1548, 400)
    left, size = art.to_pixels(box.x - LEFT + 8), (
        art.to_pixels(width), art.to_pixels(min(box.h, 400)))
    size = min(size[0], whole.get_width() - left), min(size[1], whole.get_height())
    page.put_image(
        art.keep(("bench", left, size), lambda: whole.subsurface(((left, 0), size))), box.x,
        box.y)
    page.put_image(art.draw_plate(width, box.h - 14, NIGHT, 70, None, radius=1), box.x, box.y + 14)
    page.put_image(art.draw_plate(width, 5, INK, 255, None, radius=1), box.x, box.bottom)
