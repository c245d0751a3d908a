"""Build the players of an evening: at a table, face to face, or on a bench while they sit out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK
from game.scenes.evening.facts import EveningFacts, together
from game.scenes.evening.standings import LONG_NAME, build_lines, draw_box
from game.scenes.scenery.figures import chair, draw_guest
from game.series import Played
from game.tables.faces import LIT, bust
from game.tables.teacher import pointed
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    column,
    frame,
    pad,
    row,
    stack,
)


def build_bench(words: str, people: Iterable[tuple[str, str]]) -> Node:
    """Return players who sit out, with their names on a bench, beside a cat."""
    text = Text(words=words, ink=INK, align="center", group="bench", one_line=True, height=50)
    cat = column(Picture(source="ui/hearth/cat", width=150, aspect=2, grow=1, max_height=75), text,
                 justify="end")
    cells = [column(Paint(paint=draw_resting, values=(who,), grow=1),
                    Text(words=name, ink=INK, align="center", one_line=True, height=50,
                         group="bench" if len(name) <= LONG_NAME else ""), grow=1)
             for name, who in people]
    back = column(Node(grow=1), frame("wooden rim", grow=1), frame("shelf", height=50))
    return stack(back, row(cat, *cells, gap=14, padding=Padding(20, 10, 20, 0)))


def build_opponents(evening: EveningFacts, page: Page) -> Node:
    """Return who plays first, side by side at a table, with their names and a place for the crown
    of each match that decides the game; between two of them is how many each has won, or the
    game."""
    game, scale = evening.series.next, page.art.text_scale
    sitting = evening.sitting(game) if game and evening.faces else []
    if not game or not sitting:
        nobody = Text(words=evening.words("series-nobody"), style="heading", size=1 / scale,
                      ink=GOLD, align="center", balanced=True)
        return row(Picture(source="ui/nisse", width=340), frame("rules sign", nobody, padding=pad(
            40, 30)), gap=60, justify="center", align="center", padding=pad(0, 16))
    matches = evening.matches_of(game)
    won = Counter(match.winner for match in matches)
    need = evening.series.best_of // 2 + 1 if evening.repeats(game) else 0
    cells = [_build_opponent(name, evening.who(name), chair(n), need, won[name], scale,
                             ahead=won[name] > max(won[one] for one in sitting if one != name))
             for n, name in enumerate(sitting)]
    if len(cells) == 2:
        cells.insert(1, column(_build_between(evening, game, matches, scale), Node(height=66),
                               grow=1, justify="center", max_width=520))
    return stack(column(Node(grow=1), frame("shelf", height=66)),
                 row(*cells, justify="center", padding=pad(14, 0)))


def _build_between(evening: EveningFacts, game: str, matches: Sequence[Played], scale: float,
                   ) -> Node:
    if not evening.repeats(game):
        return Paint(paint=draw_box, values=(game, LIT, False), grow=1)
    won = Counter(match.winner for match in matches)
    told = evening.words("series-of", evening.words(f"game-{game}"), len(matches) + 1)
    score = " : ".join(str(won[name]) for name in evening.sitting(game))
    return frame("rules sign", column(
        Text(words=told, size=1 / scale, align="center", one_line=True),
        Text(words=score, style="title", ink=GOLD, align="center", one_line=True),
        padding=pad(20, 10)))


def _build_opponent(name: str, who: str, seat: str, need: int, won: int, scale: float, *,
                    ahead: bool) -> Node:
    """Return a player on a chair, over the name and a place for each match to win, which holds a
    crown once it is won."""
    words = Text(words=name, style="heading", size=0.8 / scale, ink=INK, one_line=True,
                 group="opponents")
    pegs = [frame("dot full" if n < won else "", Picture(
        source="ui/crown" if n < won else "frames/well", width=44), width=44, height=44)
        for n in range(need)]
    return column(Paint(paint=draw_guest, values=(who, ahead, seat), grow=1),
                  row(words, *pegs, gap=10, justify="center", align="center", height=66),
                  grow=1, max_width=520)


def build_bubble(evening: EveningFacts, game: str) -> Node:
    """Return a nisse who tells how points are counted, or what decides the game that is going on;
    and who sits out."""
    say, out = evening.words, evening.out_of(game)
    several = evening.repeats(game) and evening.series.played
    about = (say("series-decides", say(f"game-{game}"), evening.series.best_of // 2 + 1)
             if several else say("series-about"))
    match = evening.match_of(game) if len(evening.sitting(game)) > 2 or not several else ""
    lines = build_lines([(words, "body", INK) for words in (
        about, match, say("series-out", together(say, out)) if out else "")])
    return row(Picture(source="ui/nisse", width=150),
               frame("bubble", Paint(paint=draw_point), lines, grow=1, padding=pad(24, 8)), gap=40)


def draw_resting(page: Page, box: Box, who: str) -> None:
    """Draw a player who sits out, down to the seat of a bench."""
    bust(page, box.inset(-box.w / 2, 0), who, 0.62)


def draw_point(page: Page, box: Box) -> None:
    """Draw the point of a bubble at its left side."""
    y = box.center[1]
    pointed(page, ((box.x + 3, y - 14), (box.x + 3, y + 14)), (box.x - 44, y), (250, 238, 206))
