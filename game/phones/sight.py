"""The view of one seat in the language of its phone: the view, its table, and the names of all
things in it."""

from __future__ import annotations

from functools import lru_cache

from game.core.contract import Message, Piece, Place, Rules, Seat
from game.core.words import Words, words_of
from game.games import load_rules as rules_of
from game.phones import wire
from game.picture.board_map import find_board
from game.picture.sprites import UNSEEN
from game.picture.theme import SEAT_COLOURS, write_hex
from game.tables.places import SORT, kind_of, map_held, numbers_of
from game.tables.show import name_seats
from game.tables.style import TableStyle, table_style
from game.tables.viewpoint import Onlooker, Sight, make_sight

SAID, LAID = 4096, 16  # sentences and tables that are kept


@lru_cache(SAID)
def _say_in(language: str, says: Message) -> str:
    """Return words in a language. A board repeats those of most of its places."""
    return words_of(language).say(says)


def colour_of(seat: Seat) -> str:
    """Return the colour of a seat for a page; "" for nobody's."""
    return write_hex(SEAT_COLOURS[seat]) if seat >= 0 else ""


@lru_cache(LAID)
def _find_sight(game: str, text: str, seat: Seat, seats: int, *, remind: bool) -> Sight:
    """Return a seat's sight of a view, cached for each step of a selection."""
    rules, style = rules_of(game), table_style(game)
    view = rules.read(text)
    seen = make_sight(rules, style, style.lay_board(find_board(style.board, seats), view), view,
                      Onlooker(seat, seat, seat), seats, remind=remind)
    pieces = seen.pieces
    lies = {place: there for place, there in style.lies(view).items() if place in pieces}
    return seen._replace(board=seen.board.lay_places(sorted(pieces), {}, lies))


class SeatSight:
    """The view of one seat in one language."""

    def __init__(self, seen: wire.Seen, words: Words) -> None:
        self.seen = seen
        self.words = words
        self.seat: Seat = seen.seat
        self.asked = seen.asked or wire.Asked()
        self.rules: Rules = rules_of(seen.game)
        self.style: TableStyle = table_style(seen.game)
        self.sight = _find_sight(seen.game, seen.view, self.seat, len(seen.sitters),
                                 remind=seen.remind)
        self.view, self.table = self.sight.view, self.sight.table
        self.board = None if self.style.hands else self.sight.board  # nothing hidden
        self.held = map_held(self.table, self.style.hand_kinds)
        self.touched = {*self.asked.fields}
        self.nexts = {*self.asked.nexts}
        self.path = {*self.asked.path}

    # words

    def say(self, says: Message) -> str:
        """Return words of the table, with names in place of seats."""
        return _say_in(self.words.language, name_seats(says, self._name_seat))

    def _name_seat(self, seat: Seat) -> str:
        known = 0 <= seat < len(self.seen.sitters)
        return self.seen.sitters[seat].name if known else ""

    def move(self, text: str) -> str:
        """Return a move in words."""
        return self.say(self.style.words.spoken(self.view, self.rules.parse(text)))

    def name_piece(self, piece: Piece) -> str:
        """Return the name of a piece; "" if it needs no words."""
        if piece == UNSEEN:
            return self.words("phone-hidden")
        says = self.style.words.called(piece)
        return self.say(says) if says else ""

    def name_place(self, place: Place) -> str:
        """Return the name of a place."""
        if kind_of(place) == "hand":
            return self.say(("phone-held", ("seat", numbers_of(place)[0])))
        return self.say(self.style.words.spot(self.view, place))

    def picture_of(self, piece: Piece) -> str:
        """Return the file of a piece; "" if it is not drawn."""
        look = self.style.looks.get(piece)
        return look.picture if look else ""

    def describe_place(self, place: Place, piece: Piece) -> str:
        """Return a place and its piece in words."""
        label = self.name_piece(piece) if piece else ""
        where = self.name_place(place)
        return self.say(("phone-spot", ("name", where), ("name", label))) if label else where

    def state_of(self, place: Place) -> tuple[bool, bool, bool]:
        """Return whether a place is legal, picked, and focused."""
        on = place in self.path or place == self.asked.place
        return (place in self.nexts or on or place in self.asked.heeded or place == SORT, on,
                place == self.asked.focus)
