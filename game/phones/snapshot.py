"""What a phone shows: the whole of it, out of what one seat sees, in the phone's language.

A pure function and values. Whatever is equal in a seat's view, with the same picked and said,
becomes the same bytes: nothing else is asked. Which game it is, is asked of nobody: rules read the
view, the style of the table says how it is dressed, what it is called and what stands on its
buttons, as it does for the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from math import atan2, cos, hypot, sin
from typing import NamedTuple

from game.core import Piece, Place, Rules, Says, Seat, State, Table, Zone, zone
from game.phones import wire
from game.phones.message import (
    Blind,
    Card,
    Deed,
    Field,
    Figure,
    Ground,
    Group,
    Item,
    Join,
    Knob,
    Line,
    Me,
    Said,
    Spot,
    Whole,
)
from game.phones.protocol import Acting
from game.picture.board import Board, read_board
from game.picture.screen import Box
from game.picture.sprites import UNSEEN
from game.picture.theme import SEAT_COLOURS, hexed
from game.shelf import rules as rules_of
from game.tables.guide import WHOSE
from game.tables.places import held, is_button, kind_of, numbers_of
from game.tables.plaques import Kind, Plaque
from game.tables.seat_input import SORT
from game.tables.show import Onlooker, named
from game.tables.standings import Standing
from game.tables.style import Mark, TableStyle, table_style
from game.tables.tricks import Played
from game.words import LANGUAGES, Words

SAID, LAID = 4096, 16  # sentences and tables that are kept
COUNT = "/count"  # words at such a place count what lies beside them
EDGE = 0.02  # of a board's width, round what can be touched there
CURVE, HEAD, OPEN = 0.12, 0.022, 0.5  # of an arrow: how far it curves, its head, how open that is
SHORT = 0.4  # of the width of the place to which it leads: how far before its middle it ends
ALWAYS: tuple[tuple[Acting, str], ...] = (
    ("why", "hint-why"), ("rules", "hint-rules"), ("log", "phone-log"), ("pause", "hint-pause"))
PAD: tuple[Acting, ...] = ("up", "down", "left", "right", "confirm", "cancel", "pause")
OWN = ("near", "far", "arrows", "map", "sit", "answer", "sleeps", "new", *PAD)


def language_of(asked: str, usual: str) -> str:
    """The language of a phone that we have, or what the house speaks."""
    first = asked.replace("_", "-").partition("-")[0].lower()
    return first if first in LANGUAGES else usual if usual in LANGUAGES else "en"


def snapshot(shown: wire.Shown, language: str) -> bytes:
    """What a phone shows, as it is sent but for its number."""
    words = words_of(language)
    match shown:
        case wire.Join():
            return wire.written(Join(
                shown.q, language, "ltr", _me(shown.me.name, shown.me.seat), words("title"),
                words("phone-who-else" if shown.refused else "phone-who"), shown.names,
                _own(words)))
        case wire.Menu():
            return wire.written(_pad(shown, words))
    return wire.written(_Sight(shown, words).whole())


def country_of(seen: wire.Seen) -> str:
    """What the picture of the country that is played on is called; "" for none."""
    return f"country/{seen.game}/{seen.country}" if seen.country else ""


@cache
def words_of(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


@lru_cache(SAID)
def _said(language: str, says: Says) -> str:
    """Words in a language. A board says the same of most of its places each time."""
    return words_of(language).say(says)


@cache
def _board(name: str, seats: int) -> Board:
    return read_board(name, seats=seats)


def _me(name: str, seat: int) -> Me:
    return Me(name, _colour(seat), f"ui/seat_{seat}" if seat >= 0 else "", seat)


def _colour(seat: Seat) -> str:
    return hexed(SEAT_COLOURS[seat]) if seat >= 0 else ""


def _pad(shown: wire.Menu, words: Words) -> Whole:
    acts = tuple(Deed(act, words(f"phone-{act}")) for act in shown.acts or PAD)
    title = words.say(wire.says(shown.title)) if shown.title else words("title")
    return Whole(shown.q, words.language, "ltr", "pad", title,
                 _me(shown.me.name, shown.me.seat), task=words("phone-pad"), focus=shown.focus,
                 acts=acts, says=_own(words))


class _Laid(NamedTuple):
    """A view with what it puts on the table; a board that hides nothing, as it is seen from a
    chair."""

    view: State
    table: Table
    board: Board | None


@lru_cache(LAID)
def _table_of(game: str, text: str, seat: Seat, seats: int, *, remind: bool) -> _Laid:
    """The table of a view, which is asked for again with everything that is picked."""
    rules, style = rules_of(game), table_style(game)
    view = rules.read(text)
    table = style.dressed(rules.table(view), view, seat, remind=remind)
    if style.secrets:
        return _Laid(view, table, None)
    eyes = Onlooker(seat, seat, seat)
    pieces = {place for place, thing in table.items() if isinstance(thing, str)}
    lies = {place: there for place, there in style.lies(view).items() if place in pieces}
    base = style.laid(_board(style.board, seats), view).seen_from(eyes.home, seats, eyes.front)
    return _Laid(view, table, base.laid(sorted(pieces), {}, lies))


def _own(words: Words) -> dict[str, str]:
    """The words of what is the page's own."""
    return {name: words(f"phone-{name}") for name in OWN}


class _Sight:
    """What one seat sees, in one language."""

    def __init__(self, seen: wire.Seen, words: Words) -> None:
        self.seen = seen
        self.words = words
        self.seat: Seat = seen.seat
        self.asked = seen.asked or wire.Asked()
        self.rules: Rules = rules_of(seen.game)
        self.style: TableStyle = table_style(seen.game)
        self.view, self.table, self.board = _table_of(
            seen.game, seen.view, self.seat, len(seen.sitters), remind=seen.remind)
        self.held = held(self.table, self.style.held)
        self.touched = {*self.asked.fields}
        self.nexts = {*self.asked.nexts}
        self.turns = [one for one in range(len(seen.sitters)) if f"turn/{one}" in self.table]
        self.path = {*self.asked.path}
        self.over = self.rules.result(self.view) is not None
        self.answered = self.style.answered(self.view, self.seat)
        self.foremost = self.style.foremost(self.view, self.seat)

    def whole(self) -> Whole:
        """Everything."""
        seen, board = self.seen, self.board is not None
        blind = (Blind(self._move(seen.blind.left), self._move(seen.blind.right),
                       seen.blind.chosen) if seen.blind else None)
        said = Said(self.say(wire.says(seen.said.says)), seen.said.bad,
                        seen.said.n) if seen.said else None
        task, picked = self._task(), self._picked()
        if board and picked:
            task, picked = picked, ""  # what is asked now, of a board, is the next touch of it
        return Whole(
            seen.q, self.words.language, "ltr", "board" if board else "hand",
            self.words(f"game-{seen.game}"), _me(seen.sitters[self.seat].name, self.seat),
            turn="mine" if self.seat in self.turns else "other" if self.turns else "none",
            task=task, live=self.say(wire.says(seen.told[-1])) if seen.told else "",
            figures=tuple(map(self._figure, range(len(seen.sitters)))),
            table=tuple(self._groups(board=board)),
            hand=() if board else tuple(self._hand()),
            board=self._field(self.board) if self.board else None,
            buttons=() if blind else tuple(self._knobs()),
            picked=picked, said=said, acts=tuple(self._acts()), clock=seen.clock,
            blind=blind, says=_own(self.words) | {"trump": self.words("trick-trump")},
            busy=seen.busy, over=self.over)

    # words

    def say(self, says: Says) -> str:
        """Words of the table, with the seats' names in the place of their numbers."""
        return _said(self.words.language, named(says, self._name))

    def _name(self, seat: Seat) -> str:
        known = 0 <= seat < len(self.seen.sitters)
        return self.seen.sitters[seat].name if known else ""

    def _move(self, text: str) -> str:
        """A move in words."""
        return self.say(self.style.spoken(self.view, self.rules.parse(text)))

    def _label(self, piece: Piece) -> str:
        """What a piece is called; "" for what needs no words."""
        if piece == UNSEEN:
            return self.words("phone-hidden")
        says = self.style.called(piece)
        return self.say(says) if says else ""

    def _spot(self, place: Place) -> str:
        """What a place is called."""
        if kind_of(place) == "hand":
            return self.say(("phone-held", ("seat", numbers_of(place)[0])))
        return self.say(self.style.spot(self.view, place))

    def _picture(self, piece: Piece) -> str:
        look = self.style.looks.get(piece)
        return look.picture if look else ""

    # what is asked

    def _task(self) -> str:
        seen = self.seen
        if seen.asked is not None:
            return self.say(self.style.task(self.view, self.seat))
        if len(self.turns) == 1:
            return self.say((WHOSE, ("seat", self.turns[0])))
        return "" if self.over else self.words("phone-waits")

    def _picked(self) -> str:
        if self.asked.sure:
            return self.words("phone-sure", ("name", self._move(self.asked.sure)))
        if self.answered is not None:
            return self.words("phone-sent", (
                "name", self.say(self.style.spoken(self.view, self.answered))))
        return self.say(wire.says(self.asked.tray)) if self.asked.tray else ""

    def _acts(self) -> Iterator[Deed]:
        """What can be done besides touching things."""
        if self.asked.offers:
            yield Deed("next", self.words("hint-offer"))
            yield Deed("prev", self.words("hint-offer-back"))
        if self.asked.back:
            yield Deed("cancel", self.words("hint-let-go"))
        if self.seen.undo:
            yield Deed("undo", self.words("hint-undo"))
        for act, key in ALWAYS:
            yield Deed(act, self.words(key))

    def _state(self, place: Place) -> tuple[bool, bool, bool]:
        """Whether a place leads on, has been picked, and has the focus."""
        on = place in self.path or place == self.asked.place
        return (place in self.nexts or on or place in self.asked.heeded or place == SORT, on,
                place == self.asked.focus)

    def _knobs(self) -> Iterator[Knob]:
        """Every button."""
        for place in self.asked.fields:
            if is_button(place, self.style.buttons):
                yield Knob(place, self._button(place), *self._state(place),
                           picture=self.style.signs.get(place, ""))

    def _button(self, place: Place) -> str:
        """What a button says."""
        return self.say(self.style.labelled(
            place, self.view, [*map(self.rules.parse, self.asked.readings)]))

    # how everybody stands

    def _figure(self, seat: Seat) -> Figure:
        sitter = self.seen.sitters[seat]
        standings = self.style.standings(self.view)
        texts = ([*self._standing(standings[seat])] if standings else
                 [self.say(says) for kind in self.style.plate
                  if isinstance(says := self.table.get(f"{kind}/{seat}"), tuple)])
        if count := len(self.held.get(seat, ())):
            texts.append(self.words("phone-cards", count))
        return Figure(sitter.name, f"ui/seat_{seat}", _colour(seat),
                      " · ".join(filter(None, texts)), seat == self.seat,
                      seat in self.turns, sitter.asleep)

    def _standing(self, one: Standing) -> Iterator[str]:
        yield (self.words("phone-goal", one.points, one.goal) if one.goal
               else self.words("phone-points", one.points))
        if one.told:
            yield self.say(one.told)
        if one.gained:
            yield f"+{one.gained}"
        if one.predicted is not None:
            yield self.words("phone-tricks-of", one.taken, one.predicted)
        elif one.sealed:
            yield self.words("phone-tricks-sealed", one.taken)
        elif one.taken:
            yield self.words("phone-tricks", one.taken)

    # what lies where

    def _owned(self, place: Place) -> bool:
        """Whether a place is in this seat's own hand, even if nothing lies there."""
        return kind_of(place) in self.style.held and numbers_of(place)[:1] == (self.seat,)

    def _hand(self) -> Iterator[Card]:
        """One's own cards, in the order that one likes."""
        pieces = {place: str(self.table[place]) for place in self.held.get(self.seat, ())}
        rank, sort, trumps = self.style.rank, self.seen.sort, self.style.trumps(self.view)

        def order(place: Place) -> tuple[object, ...]:
            row = f"hand/{self.seat}" == zone(place)
            known = row and sort and pieces[place] != UNSEEN
            return (not row, zone(place), rank(pieces[place], sort) if known else (),
                    numbers_of(place))

        for place in sorted(pieces, key=order):
            yield Card(place, self._picture(pieces[place]), self._label(pieces[place]),
                       *self._state(place), place in self.seen.fresh, place in trumps)

    def _groups(self, *, board: bool) -> Iterator[Group]:
        """What lies on the table, in short: what is told first, the trick, what can be touched
        there, what lies face up, what is written, and the trick before."""
        plays = self.style.trick(self.view)
        told = {place for played in plays for place in played.places}
        groups = [] if board else sorted(self._zones(told), key=lambda group: (
            not group.first, not any(item.place for item in group.items)))
        yield from (group for group in groups if group.first)
        yield from map(self._play, self._running(plays))
        yield from (group for group in groups if not group.first)
        plaques = self.style.plaques(self.view)
        before = self._before([played for played in plays if played.past], plaques)
        named = {group.name for group in (*groups, *before)}
        for plaque in plaques:
            text = self.say(plaque.says)
            if plaque.kind is Kind.PLATE and text not in named:
                yield Group(text)
        for place, thing in self.table.items():
            if isinstance(thing, tuple) and ("/" not in place or place.endswith(COUNT)):
                yield Group(self.say(thing))
        yield from before

    def _running(self, plays: Sequence[Played]) -> list[Played]:
        """The plays of the trick that is not over: what was led, what is best, and the others, the
        newest first."""
        return sorted((played for played in reversed(plays) if not played.past),
                      key=lambda played: (not played.led, not played.best))

    def _play(self, played: Played) -> Group:
        name = self.words("phone-played-best" if played.best else
                          "phone-played-led" if played.led else "phone-played",
                          ("name", self.seen.sitters[played.seat].name))
        return Group(name, self._items(played.places))

    def _before(
        self, last: Sequence[Played], plaques: Sequence[Plaque],
    ) -> tuple[Group, ...]:
        """The trick before, called as it is on the table."""
        if not last:
            return ()
        place = zone(last[0].places[0])
        names = {plaque.place: plaque.says for plaque in plaques}
        says = names.get(f"name/{place}") or self.style.spot(self.view, place)
        return (Group(self.say(says), self._items(
            [one for played in last for one in played.places])),)

    def _items(self, places: Iterable[Place]) -> tuple[Item, ...]:
        return tuple(self._item(place) for place in places if place in self.table)

    def _zones(self, told: set[Place]) -> Iterator[Group]:
        zones: dict[Zone, list[Place]] = {}
        for place, thing in self.table.items():
            if (isinstance(thing, str) and place not in told and not self._owned(place)
                    and (thing == UNSEEN or self.style.called(thing))):
                zones.setdefault(zone(place), []).append(place)
        for place in self.asked.fields:  # where nothing lies now, and could be put
            if (place not in self.table and not is_button(place, self.style.buttons)
                    and not self._owned(place)):
                zones.setdefault(zone(place), []).append(place)
        for name, places in zones.items():
            if any(place in self.touched or self.table.get(place, UNSEEN) != UNSEEN
                   for place in places):
                yield Group(self._spot(name), tuple(map(self._item, places)),
                            name in self.foremost)

    def _item(self, place: Place) -> Item:
        """A piece of the table; it has a place where it can be touched."""
        piece = self.table.get(place)
        picture, label = ((self._picture(piece), self._label(piece)) if isinstance(piece, str)
                          else ("", self._spot(place)))
        spot = self.style.spot(self.view, place)
        if picture and spot not in (("name", place), self.style.spot(self.view, zone(place))):
            label = self._whole(place, str(piece))  # it has a name of its own in its row
        return (Item(picture, label, place, *self._state(place)) if place in self.touched
                else Item(picture, label))

    def _field(self, board: Board) -> Field:
        """A board, as it is seen from this seat's chair."""
        pieces = {place: thing for place, thing in self.table.items() if isinstance(thing, str)}
        places = [place for place in self.asked.fields
                  if board.has(place) and not is_button(place, self.style.buttons)]
        room = self._room(board, places)
        found = sorted(self._spots(board, room, places, pieces), key=lambda one: one[0])
        reach = self.style.reach(board, self.asked.path)
        look = (*_share(reach[:2], room), round(reach[2] / room.w, 4)) if reach else None
        return Field(1.0, round(room.h / room.w, 4), tuple(self._grounds(board, room)),
                     tuple(spot for _, spot in found), tuple(self._lines(board, room, look)),
                     look, board.country is not None)

    def _room(self, board: Board, places: Sequence[Place]) -> Box:
        """The part of the table on which things are touched."""
        if board.country is not None:
            return board.box("country")
        boxes = [board.box(place) for place in {*self.style.places, *places} if board.has(place)]
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        room = Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)
        return room.inset(-EDGE * room.w)

    def _grounds(self, board: Board, room: Box) -> Iterator[Ground]:
        """What lies under the places: the pictures of the table there, and the country."""
        for picture in board.pictures:
            if picture.z >= 0 and room.meets(picture.box):
                yield Ground(picture.name, *_shares(picture.box, room))
        if name := country_of(self.seen):
            yield Ground(name, *_shares(room, room))

    def _lines(
        self, board: Board, room: Box, look: tuple[float, float, float] | None,
    ) -> Iterator[Line]:
        """Where everybody has just gone, the newest last; and how far what is picked reaches."""
        went = [one for one in self.seen.went if all(map(board.has, one[1:]))]
        for seat, *way in went:
            (x, y), (to_x, to_y) = (_share(board.box(place).center, room) for place in way)
            short = SHORT * board.box(way[1]).w / room.w
            yield Line("way" if seat == went[-1][0] else "old", _arrow(x, y, to_x, to_y, short),
                       _colour(seat))
        if look:
            x, y, r = look
            yield Line("reach", f"M{x - r:.4f} {y:.4f}a{r:.4f} {r:.4f} 0 1 0 {2 * r:.4f} 0"
                                f"a{r:.4f} {r:.4f} 0 1 0 {-2 * r:.4f} 0z", _colour(self.seat))

    def _spots(
        self, board: Board, room: Box, places: Sequence[Place], pieces: Mapping[Place, Piece],
    ) -> Iterator[tuple[tuple[int, float, str], Spot]]:
        """What can be touched, and what lies there besides; with the order in which it lies."""
        marks = self.style.marks(self.view, self.seat)
        make = partial(self._laid, board, room, marks)
        listed, told = {*places}, set()
        named = (place for place in (*self.style.places, *self.style.fields(self.view, self.seat))
                 if not is_button(place, self.style.buttons))
        shown = [place for place in dict.fromkeys((*places, *named)) if board.has(place)]
        for place in shown:
            piece = pieces.get(place, "")
            label = self._whole(place, piece)
            told.add(label)
            yield make(place, piece, label, place if place in listed else "", touched=True)
        covered = {marks[place].zone or place for place in shown if place in marks}
        for place, piece in self._others(board, room, pieces, {*shown}, covered):
            label = self._spot(zone(place)) if self._label(piece) else ""
            yield make(place, piece, "" if label in told else label, "")

    def _others(
        self, board: Board, room: Box, pieces: Mapping[Place, Piece], shown: set[Place],
        covered: set[Zone],
    ) -> Iterable[tuple[Place, Piece]]:
        """Pieces in the room of a board that cannot be touched: of several in a row, the first,
        and none where what can be touched stands for them."""
        rows: dict[Zone, tuple[Place, Piece]] = {}
        for place, piece in pieces.items():
            if place in shown or zone(place) in covered or not board.has(place):
                continue
            if room.holds(*board.box(place).center):
                rows.setdefault(zone(place), (place, piece))
        return rows.values()

    def _whole(self, place: Place, piece: Piece) -> str:
        """A place and what stands on it, in words."""
        label = self._label(piece) if piece else ""
        where = self._spot(place)
        return self.say(("phone-spot", ("name", where), ("name", label))) if label else where

    def _laid(
        self, board: Board, room: Box, marks: Mapping[Place, Mark], at: Place, piece: Piece,
        label: str, place: Place, *, touched: bool = False,
    ) -> tuple[tuple[int, float, str], Spot]:
        mark = marks.get(at) or marks.get(zone(at)) or Mark()
        picture = mark.picture or (self._picture(piece) if piece else "")
        pose = board.pose(mark.zone or at)
        state = self._state(place) if place else (False, False, False)
        pips = [*map(_colour, mark.brought), *[""] * (mark.wants - len(mark.brought))]
        spot = Spot(place, *_shares(board.box(mark.zone or at), room), picture, label, *state,
                    self.say(mark.says) if mark.says else "", tuple(pips))
        return (1 if touched else 0, pose.z, at), spot


def _share(spot: tuple[float, float], room: Box) -> tuple[float, float]:
    """Where something is, in shares of the width of a room."""
    return round((spot[0] - room.x) / room.w, 4), round((spot[1] - room.y) / room.w, 4)


def _shares(box: Box, room: Box) -> tuple[float, float, float, float]:
    return *_share((box.x, box.y), room), round(box.w / room.w, 4), round(box.h / room.w, 4)


def _arrow(x: float, y: float, to_x: float, to_y: float, short: float) -> str:
    """An arrow as a path that ends before whatever it leads to; it curves upwards, as things
    fly."""
    dx, dy = to_x - x, to_y - y
    far = hypot(dx, dy)
    mid_x, mid_y = x + dx / 2, y + dy / 2 - CURVE * far
    turn = atan2(to_y - mid_y, to_x - mid_x)
    short = min(short, far / 2)
    to_x, to_y = to_x - short * cos(turn), to_y - short * sin(turn)
    ends = ((to_x - HEAD * cos(turn + side), to_y - HEAD * sin(turn + side))
            for side in (-OPEN, OPEN))
    (one_x, one_y), (two_x, two_y) = ends
    return (f"M{x:.4f} {y:.4f}Q{mid_x:.4f} {mid_y:.4f} {to_x:.4f} {to_y:.4f}"
            f"M{one_x:.4f} {one_y:.4f}L{to_x:.4f} {to_y:.4f}L{two_x:.4f} {two_y:.4f}")
