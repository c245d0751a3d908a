"""A player's card on a score sheet: name, total and its sources."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.picture.art import Art
from game.picture.page import Page
from game.picture.theme import GOLD, INK, IVORY, SEAT_COLOURS, shade_colour
from game.tables.score_breakdown import Source
from game.ui.furniture.figures import BUST, SHAPE, TALLER, build_person
from game.ui.layout import Node, Padding, Picture, Size, Text, column, frame, pad, row, stack


def build_card(page: Page, seat: Seat, called: str, face: str, lines: Sequence[Source], most: int,
               stands: str, *, had: bool, leads: bool, crowned: bool, total: str) -> Node:
    """Return a card with `lines` of at most `most`, and words on how the player `stands` and what
    the `total` is called. Points are counted at the anchor `total/SEAT`; new points after those
    that they `had` stand before it at `gain/SEAT`."""
    tint, gilded = SEAT_COLOURS[seat], " gilded" if leads else ""
    who = {"grow": 345, "max_width": 300}
    hem = frame(f"hem{gilded}", height=5)
    ground = column(
        frame("card cloth", tint=tint, grow=19), hem,
        row(frame("card niche", tint=tint, **who), frame("ink line", width=3),
            column(Node(grow=56), hem, frame("card band", tint=tint, grow=25), grow=655),
            grow=81), padding=pad(3))
    sign = frame("seat disc", Picture(source=f"ui/seat_{seat}", height=38), padding=pad(10),
                 width=58, height=58)
    name = Text(words=called, style="label", size=1.42, scale_limit=1, ink=INK, group="names",
                one_line=True, grow=1)
    note = frame(f"note{gilded}", Text(
        words=stands, ink=INK, align="center", group="stands", one_line=True,
        size=1.15, scale_limit=1), height=48, padding=pad(10, 2))
    tall = (BUST + TALLER * crowned) / 0.9  # the foot of the card alone cuts the figure off
    figure = stack(
        stack(build_person(face, crowned=crowned, room=Size(SHAPE / 1.5, tall)),
              padding=Padding(bottom=4)),
        column(note if stands else None, justify="end", padding=pad(7)), **who)
    told = Text(words=total, style="asked", ink=IVORY, group="in all", one_line=True, grow=1,
                scale_limit=1.2)
    account = column(
        row(sign, name, gap=11, align="center", grow=19, padding=Padding(right=14)),
        Node(height=5),
        column(*_build_lines(page, lines, most, had=had), grow=42 if had else 56,
               padding=Padding(right=22)),
        *([row(frame("ink line", grow=1), height=4, padding=Padding(right=18)),
           Node(anchor=f"gain/{seat}", grow=14)] if had else ()),
        row(told, Node(anchor=f"total/{seat}", grow=1), grow=25, padding=Padding(right=18)),
        grow=655, padding=Padding(left=10, bottom=3))
    return stack(frame("glow") if leads else None, frame(f"plank{gilded}"), ground,
                 row(figure, account), grow=1)


def _build_lines(page: Page, lines: Sequence[Source], most: int, *, had: bool) -> list[Node]:
    """Return lines of one height on all cards, with rules between them."""
    found, side = list[Node](), min(74.0, (140 if had else 190) / most)
    named_width = max((page.art.measure_text(source.words, "body@1.35")[0] + 2 for source in lines
                       if source.shield), default=0)  # shields stand one over the other
    for source in lines:
        sign = (_build_shield(source.shield, side) if source.shield else
                Picture(source=source.picture, width=side * 0.92) if source.picture else None)
        verdict = Picture(source=source.verdict, width=side * 0.92) if source.verdict else None
        words = Text(words=source.words, ink=INK, group="lines", one_line=bool(source.shield),
                     grow=0 if source.shield else 1,
                     width=named_width if source.shield else None, size=1.35, scale_limit=1)
        named = [words, sign, verdict, Node(grow=1)] if source.shield else [sign, words, verdict]
        worth = Text(words=source.worth, style="points", size=1.2, ink=INK, group="worth",
                     one_line=True, align="right") if source.worth else None
        found += [*([frame("thin line", height=3)] if found else []),
                  stack(row(*named, worth, gap=10, padding=pad(2)), grow=1,
                        frame="newest line" if source.latest else "")]
    free = most - len(lines)
    snowflake = row(Picture(source="ui/snowflake", height=150, ink=(186, 146, 96), shrink=1),
                    justify="center", align="center", grow=free, padding=pad(10))
    return [*found, snowflake] if free else found


def _build_shield(figure: str, side: float) -> Node:
    """Return a figure on a dark shield."""
    return stack(Picture(source="ui/shield_board", light=120), Text(
        words=figure, style="points", size=0.85, align="center", one_line=True), width=side)


def build_total(points: int, *, leads: bool) -> Node:
    return Text(words=str(points), style="left", size=1.3, ink=GOLD if leads else IVORY,
                align="right", group="totals", one_line=True)


def build_gain(art: Art, seat: Seat, said: str, points: str) -> Node:
    """Return new points in the deep colour of a seat, after their name."""
    return row(Text(words=said, ink=INK, group="gained", one_line=True, grow=1,
                    size=1.15, scale_limit=1),
               Text(words=points, style="score", group="gains", one_line=True,
                    ink=shade_colour(art.adapt_colour(SEAT_COLOURS[seat]), 0.42)), gap=10,
               padding=Padding(left=2, right=18))
