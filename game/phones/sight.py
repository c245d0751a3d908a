"""What one seat sees, in the language of its phone: the view with what it puts on the table, and
what everything in it is called."""

from __future__ import annotations

from functools import lru_cache

from game.core.contract import Piece, Place, Rules, Says, Seat
from game.core.words import Words, words_of
from game.games import rules as rules_of
from game.phones import wire
from game.picture.board_map import find_board
from game.picture.sprites import UNSEEN
from game.picture.theme import SEAT_COLOURS, hexed
from game.tables.places import SORT, held, kind_of, numbers_of
from game.tables.show import named
from game.tables.style import TableStyle, table_style
from game.tables.viewpoint import Onlooker, Sight, see

SAID, LAID = 4096, 16  # sentences and tables that are kept


@lru_cache(SAID)
def _said(language: str, says: Says) -> str:
    """Words in a language. A board says the same of most of its places each time."""
    return words_of(language).say(says)


def colour_of(seat: Seat) -> str:
    """Return the colour of a seat, for a page; "" for nobody's."""
    return hexed(SEAT_COLOURS[seat]) if seat >= 0 else ""


@lru_cache(LAID)
def _sight(game: str, text: str, seat: Seat, seats: int, *, remind: bool) -> Sight:
    """Return what a seat sees of a view, which is asked for again with everything that is
    picked."""
    rules, style = rules_of(game), table_style(game)
    view = rules.read(text)
    seen = see(rules, style, style.lay(find_board(style.board, seats), view), view,
               Onlooker(seat, seat, seat), seats, remind=remind)
    pieces = seen.pieces
    lies = {place: there for place, there in style.lies(view).items() if place in pieces}
    return seen._replace(board=seen.board.laid(sorted(pieces), {}, lies))


class SeatSight:
    """What one seat sees, in one language."""

    def __init__(self, seen: wire.Seen, words: Words) -> None:
        self.seen = seen
        self.words = words
        self.seat: Seat = seen.seat
        self.asked = seen.asked or wire.Asked()
        self.rules: Rules = rules_of(seen.game)
        self.style: TableStyle = table_style(seen.game)
        self.sight = _sight(seen.game, seen.view, self.seat, len(seen.sitters),
                            remind=seen.remind)
        self.view, self.table = self.sight.view, self.sight.table
        self.board = None if self.style.hands else self.sight.board  # nothing hidden
        self.held = held(self.table, self.style.hand_kinds)
        self.touched = {*self.asked.fields}
        self.nexts = {*self.asked.nexts}
        self.path = {*self.asked.path}

    # words

    def say(self, says: Says) -> str:
        """Words of the table, with the seats' names in the place of their numbers."""
        return _said(self.words.language, named(says, self._name))

    def _name(self, seat: Seat) -> str:
        known = 0 <= seat < len(self.seen.sitters)
        return self.seen.sitters[seat].name if known else ""

    def move(self, text: str) -> str:
        """Return a move in words."""
        return self.say(self.style.words.spoken(self.view, self.rules.parse(text)))

    def label(self, piece: Piece) -> str:
        """Return what a piece is called; "" for what needs no words."""
        if piece == UNSEEN:
            return self.words("phone-hidden")
        says = self.style.words.called(piece)
        return self.say(says) if says else ""

    def spot(self, place: Place) -> str:
        """Return what a place is called."""
        if kind_of(place) == "hand":
            return self.say(("phone-held", ("seat", numbers_of(place)[0])))
        return self.say(self.style.words.spot(self.view, place))

    def picture(self, piece: Piece) -> str:
        """Return the file of a piece; "" for what is not drawn."""
        look = self.style.looks.get(piece)
        return look.picture if look else ""

    def titled(self, place: Place, piece: Piece) -> str:
        """Return a place and what stands on it, in words."""
        label = self.label(piece) if piece else ""
        where = self.spot(place)
        return self.say(("phone-spot", ("name", where), ("name", label))) if label else where

    def state(self, place: Place) -> tuple[bool, bool, bool]:
        """Return whether a place leads on, has been picked, and has the focus."""
        on = place in self.path or place == self.asked.place
        return (place in self.nexts or on or place in self.asked.heeded or place == SORT, on,
                place == self.asked.focus)
