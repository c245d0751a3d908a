"""The last deed in one bar under the map: over its whole width, or beside the buttons of a player
who chooses."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Message, Seat
from game.games.reindeer.rules import order_of_turns
from game.games.reindeer.rules.position import Turn
from game.games.reindeer.table.choosing import find_choosing
from game.games.reindeer.table.country import build_sum, size_of_letters, state_of
from game.games.reindeer.table.history import look_back, shorten_turn, sum_up, tell_spent
from game.picture.board import Board
from game.picture.screen import Box
from game.picture.theme import DIM, GOLD, IVORY, SEAT_COLOURS, Colour
from game.tables.seen import Panel, Seen, Signs
from game.tables.widgets import build_plate, seat_face, seat_name
from game.ui.layout import Node, Padding, Picture, Text, column, first_that_fits, frame, row

SLEIGHS = {False: ("pieces/reindeer/little", 84.0, 42.0),
           True: ("pieces/reindeer/big", 116.0, 37.0)}
ONE_LINE = 1.6, 1.4, 1.2, 1.0, 0.9  # sizes of small letters in which a deed stands in one line


class News(NamedTuple):
    """The contents of the bar: its words, the pictures before them, its edge, the player, the gain
    or cost, its parts, and the same in fewer words."""

    says: Message
    pictures: tuple[tuple[str, float, float], ...]
    edge: Colour
    seat: Seat | None = None
    money: int | None = None
    done: bool = False
    paid: Message = ()
    brief: Message = ()


def find_strip(board: Board) -> Box:
    """Return the room under the map, where players rent sleighs."""
    first, last = board.box_of("button/little"), board.box_of("card")
    return first._replace(w=last.right - first.x)


def tell_news(seen: Seen) -> Signs:
    """Show the dice when a round begins, news for the whole table, or the last deed."""
    if (room := _find_room(seen)) is None or seen.bare:
        return
    beat, wide = seen.beat if seen.busy else None, room == find_strip(seen.board)
    if beat and (beat.what == "supplied" or (beat.what == "full" and not wide)):
        news: News | None = News(seen.style.words.caption(beat),
                                 (("pieces/reindeer/supplied", 56.0, 56.0),), GOLD)
    else:
        news = _find_news(seen, wide=wide)
    if news:
        yield Panel(room, build_plate(seen, row(
            frame("strip", tint=news.edge, width=9),
            row(*_build(seen, news, room), *(_build_aside(seen, news) if wide else ()),
                gap=12, align="center", grow=1), gap=10, padding=Padding(0, 0, 18, 0)), edge=None))


def _find_room(seen: Seen) -> Box | None:
    choosing, board = find_choosing(seen), seen.board
    whole, card = find_strip(board), board.box_of("card")
    if choosing is None or not choosing.on_screen:
        return None if seen.is_taught(whole) else whole
    picker = choosing.picker
    if picker.flight:
        return None
    return card._replace(w=board.box_of("button/finish").x - 12 - card.x) if (
        picker.alone or picker.again) else card


def _find_news(seen: Seen, *, wide: bool) -> News | None:
    """Return who begins a new round, the last deed, or whose turn it is."""
    state, turns = state_of(seen), look_back(seen).turns
    stage, beat = state.stage, seen.beat if seen.busy else None
    turn = next(reversed([*turns.values()]), None)
    if not isinstance(stage, Turn):
        return None
    if state.dice and (turn is None or (beat and beat.what == "round")):
        first = order_of_turns(state.dice, len(state.money))[0]
        if stage.seat == first:
            dice = tuple((f"pieces/reindeer/die_{value}", 52.0, 52.0) for value in state.dice)
            return News(("reindeer-card-round", ("seat", first), state.round),
                        (*dice, (f"ui/seat_{first}", 48.0, 48.0)), SEAT_COLOURS[first])
    if turn is None:
        seat = stage.seat
        return News(("turn-of", ("seat", seat)), ((f"ui/seat_{seat}", 48.0, 48.0),),
                    SEAT_COLOURS[seat], seat)
    deeds, edge = turn.deeds, SEAT_COLOURS[turn.seat]
    if not deeds:
        return News(("reindeer-log-idle",), (), edge, turn.seat, done=True)
    says, money = sum_up(deeds)
    pictures = (SLEIGHS[deeds[-1].big], (f"pieces/reindeer/packet_{turn.seat}", 50.0, 50.0))
    return News(says, pictures if wide else (), edge, turn.seat, money, done=True,
                paid=tell_spent(deeds) if money is not None else (), brief=shorten_turn(deeds)[0])


def _build(seen: Seen, news: News, room: Box) -> tuple[Node | None, ...]:
    pictures = [Picture(source=source, width=w, aspect=w / h, optional=news.money is not None)
                for source, w, h in news.pictures]
    if not news.done or news.seat is None:
        return (*pictures, _build_line(seen, news))
    face = column(seat_face(seen, news.seat, sign=28, grow=1), width=74,
                  padding=Padding(0, -8, 0, 3), height=room.h)
    money = None if news.money is None else build_sum(seen, news.money, "score")
    return face, *pictures, _build_deed(seen, news, room), money


def _build_line(seen: Seen, news: News) -> Node:
    """Return one line in large letters, which begins with a name in its colour."""
    words = seen.say(news.says)
    name = seen.name_of(news.seat) if news.seat is not None else ""
    if not words.startswith(name):
        name = ""
    return row(*(Text(words=part, style="loud", ink=ink, group="line", one_line=True)
                 for part, ink in ((name, news.edge), (words.removeprefix(name), IVORY)) if part),
               align="center", grow=1, padding=Padding(4, 0, 0, 0))


def _build_deed(seen: Seen, news: News, room: Box) -> Node:
    """Return a deed under the player's name and the parts of its sum: in all words if they fit one
    line in a useful size, or else in fewer, or in two lines without the name."""
    half, size, seat = room.h / 2, size_of_letters(seen), news.seat or 0
    texts = [seen.say(says) for says in (news.says, news.brief) if says]
    paid = Text(words=seen.say(news.paid), style="small", ink=DIM, one_line=True, optional=True,
                size=size) if news.paid else None
    upper = row(seat_name(seen, seat, style="small", size=size),
                row(paid, align="center", grow=1), gap=18, align="center", height=half)
    trees = [column(upper, row(Text(words=text, style="small", size=size * large, one_line=True,
                                    shrink=0), align="center", height=half))
             for text in texts for large in ONE_LINE
             if seen.art.line_height(f"small@{large}") <= half]
    return row(first_that_fits(*trees, Text(words=texts[-1], style="small"), grow=1), grow=1,
               padding=Padding(4, 0, 0, 0))


def _build_aside(seen: Seen, news: News) -> tuple[Node, ...]:
    """Return the end of the bar: that a city is full now, or whose turn it is."""
    stage, beat = state_of(seen).stage, seen.beat if seen.busy else None
    if beat and beat.what == "full":
        source, says = "pieces/reindeer/supplied", ("reindeer-log-full", beat.says[0])
    elif not isinstance(stage, Turn) or news.seat in (None, stage.seat):
        return ()
    else:
        source, says = f"ui/seat_{stage.seat}", ("turn-of", ("seat", stage.seat))
    return (Picture(source=source, width=34, height=34),
            Text(words=seen.say(says), style="small", ink=DIM, max_width=300))
