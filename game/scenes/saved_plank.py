"""A saved game on its plank: whose turn it is there and how far it has come, who sits there, its
board in a frame that bears its name, and what a press does with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game import doors
from game.core import Says, Seat
from game.devices.press import Action
from game.match import Match
from game.picture.page import CHOOSE, Control, Hints, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import (
    BUTTON,
    GILT,
    GOLD,
    INK,
    IVORY,
    OAK,
    SEAT_COLOURS,
    WOOD,
    Colour,
)
from game.scenes import covers
from game.scenes.match_line import when
from game.tables.faces import BUST, SHAPE, bust, sitters
from game.tables.miniature import FRAME, hang
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

SHAPED = 1.2  # the shape of a board in the picture of a position
WORN: Colour = (156, 128, 94)  # a plank of what cannot be used
CROWDED = "small@0.84", "small@0.7", "small@0.6", "small@0.5"  # letters of names of so many
CARVED = "label", "label@0.9", "label@0.8", "label@0.7"  # letters of a game's name to try
COLUMNS = 3  # up to so many people stand in columns
SIGN, CROWN = 0.3, 0.4  # the sign of a seat and a winner's crown, in a face's height
ROUND, APART = 14, 28  # round what lies on a plank, and between its columns
FOOT, SAYS, FAR = 54, 56, 38  # the least heights of the plank of a name, and of two lines
BROAD = 0.6  # a plank of more of the screen has its words beside who sits there
HANGS = 20  # how much narrower the plank of the name is than the frame
SIGNED = 34  # the sign of what a press does, and of whose turn it is
TURN, BETWEEN = 0.54, 10  # the part of a line that says whose turn it is, and beside it
BAND = 12  # how far a game's own colour reaches round its picture


class Styles(NamedTuple):
    """The letters of all planks, and their columns."""

    game: str
    says: str
    far: str
    names: str
    turn: str
    deed: str
    columns: int  # for so many people


class Row(NamedTuple):
    """A plank of the list: what it is in words, how the match stands, most important first, what a
    press does, by key, and why not."""

    label: str
    stands: Sequence[str]
    act: Callable[[], None]
    verb: str
    picture: str
    why: Says | None = None
    turn: str = ""  # whose turn it is, while it is not over
    match: Match | None = None
    at: float = 0.0  # when it was last played

    def says(self) -> str:
        """What is said first."""
        return next(iter(self.stands), "")

    def far(self, house: House) -> str:
        """How far it has come, and when that was."""
        return " · ".join((*self.stands[1:], when(house, self.at)))


class Parts(NamedTuple):
    """Where everything on a plank is."""

    cover: Box
    game: Box
    says: Box
    far: Box
    act: Box
    sitters: Box


def parts(page: Page, box: Box) -> Parts:
    """The board at the left, with the game's name on the foot of its frame; beside it how the match
    stands, who sits there, and what can be done, in one line with the name."""
    art = page.art
    foot = max(FOOT, art.line("small") + 8)
    high = box.h - 2 * ROUND - foot / 2
    wide = (high - 2 * FRAME) * SHAPED + 2 * FRAME
    outer = Box(box.x + ROUND, box.y + ROUND, wide, high)
    game = Box(outer.x + HANGS, outer.bottom - foot / 2, wide - 2 * HANGS, foot)
    left, right = outer.right + APART, box.right - ROUND
    broad = box.w > SAFE.w * BROAD
    words = Box(left, box.y + ROUND, (right - left) * (0.5 if broad else 1) - 4, 0)
    says = words._replace(h=max(SAYS, art.line("body")))
    far = words._replace(y=says.bottom, h=max(FAR, art.line("small")))
    act = words._replace(y=game.y, h=foot)
    if broad:
        people = Box(words.right + APART, box.y + ROUND, right - words.right - APART,
                     box.h - 2 * ROUND)
    else:
        people = words._replace(y=far.bottom + 6, h=act.y - 8 - far.bottom - 6)
    return Parts(outer.inset(FRAME), game, says, far, act, people)


def styles(page: Page, house: House, box: Box, rows: Iterable[Row]) -> Styles:
    """The letters in which the planks of a page look alike."""
    at = parts(page, box)
    shown = [(row, row.match) for row in rows if row.match]
    matches = [match for _, match in shown]
    columns = max((len(match.players) for match in matches if len(match.players) <= COLUMNS),
                  default=COLUMNS)
    said = [row.says() for row, _ in shown]
    room, games = at.game.inset(8, 0), [game_name(house, match) for match in matches]
    flag, button = _foot(at)
    turn = next((style for style in ("body", "small", "small@1", *CROWDED) if all(
        page.art.size(row.turn, style)[0] <= _beside(flag, match.waits_for)
        for row, match in shown)), CROWDED[-1])
    return Styles(
        next((style for style in CARVED if page.even(room, games, style) == style),
             page.even(room, games, "label")),
        next((style for style in ("loud", "asked") if page.even(at.says, said, style) == style),
             page.even(at.says, said, "body")),
        page.even(at.far, [row.far(house) for row, _ in shown], "small"),
        _names_style(page, at.sitters, [match for match in matches
                                        if len(match.players) <= columns], columns), turn,
        page.even(button.inset(SIGNED + 20, 0), [house.words(row.verb) for row, _ in shown],
                  "label"), columns)


def game_name(house: House, match: Match) -> str:
    return house.words(f"game-{match.rules.NAME}")


def draw(
    page: Page, house: House, name: str, box: Box, row: Row, letters: Styles,
    image: pygame.Surface | None, *, lit: bool,
) -> None:
    """One plank; `image` is its board, once that is painted."""
    page.plate(box, GILT if lit else WORN if row.why else OAK, 255, WOOD)
    page.claim(name, box)
    match, at = row.match, parts(page, box)
    told = " ".join((row.label, *row.stands)).strip()
    hints: Hints = ((Action.CONFIRM, row.verb),) if row.verb else CHOOSE
    if match and len(match.players) > 1 and match.result is not None and table_style(
            match.rules.NAME).span:
        page.spot(name, Control(box, row.act, lambda _: doors.review(house, match), None,
                                (*hints, (Action.NEXT, "hint-review"))), told)
    else:
        page.spot(name, Control(box, row.act, None, row.why, hints), told)
    if match is None:
        sign = Box(box.right - 80, box.center[1] - 30, 60, 60)
        page.image(page.art.dark(row.picture, sign.w), sign.x, sign.y)
        whole = Box(box.x + 32, box.y + ROUND, sign.x - box.x - 56, box.h - 2 * ROUND)
        page.fitted(whole, row.label, "body", INK, leaf=False)
        return
    own = table_style(match.rules.NAME).material
    band = Box(box.x + 4, box.y + 4, at.cover.right + FRAME + BAND - box.x - 4, box.h - 8)
    page.image(page.art.plate(band.w, band.h, own, 255, None), band.x, band.y)
    _board(page, at, match, image)
    page.image(page.art.plate(at.game.w, at.game.h, own, 255, GOLD, 4, 8), at.game.x, at.game.y)
    page.fitted(at.game.inset(8, 0), game_name(house, match), letters.game, GOLD, "center",
                leaf=False)
    page.fitted(at.says, row.says(), letters.says, INK, leaf=False)
    page.fitted(at.far, row.far(house), letters.far, INK, leaf=False)
    _sitters(page, at.sitters, match, letters)
    flag, button = _foot(at)
    if row.turn:
        _turn(page, flag, row.turn, letters.turn, match.waits_for)
    _deed(page, button if row.turn else at.act, house.words(row.verb), letters.deed, row.picture,
          lit=lit)


def _foot(at: Parts) -> tuple[Box, Box]:
    """Where it says whose turn it is, and what a press does."""
    flag = at.act._replace(w=at.act.w * TURN)
    return flag, flag._replace(x=flag.right + BETWEEN, w=at.act.right - flag.right - BETWEEN)


def _beside(flag: Box, seats: Sequence[Seat]) -> float:
    """How much room there is for words beside the signs of these seats."""
    return flag.w - len(seats) * SIGNED - 32


def _turn(page: Page, box: Box, text: str, letters: str, seats: Sequence[Seat]) -> None:
    """Whose turn it is, on a flag in the colour of whoever is the first, as her face has a frame
    in it."""
    page.image(page.art.plate(box.w, box.h, IVORY, 255, SEAT_COLOURS[seats[0]], 5), box.x, box.y)
    signs = len(seats) * SIGNED + 8
    wide = min(page.art.size(text, letters)[0] + 1, _beside(box, seats))
    x = box.center[0] - (wide + signs) / 2
    for n, seat in enumerate(seats):
        page.picture(Box(x + n * SIGNED, box.center[1] - SIGNED / 2, SIGNED, SIGNED),
                     f"ui/seat_{seat}", leaf=False)
    page.fitted(box._replace(x=x + signs, w=wide + 1), text, letters, INK, leaf=False)


def _board(page: Page, at: Parts, match: Match, image: pygame.Surface | None) -> None:
    """How the table looks now; until that is painted, the game's cover."""
    box = at.cover
    hang(page, box, image)
    if not image:
        wide = box.h * covers.SHAPE
        page.picture(Box(box.center[0] - wide / 2, box.y, wide, box.h),
                     covers.picture(match.rules.NAME), leaf=False)


def _deed(page: Page, box: Box, verb: str, style: str, picture: str, *, lit: bool) -> None:
    """What a press does: a button on the plank in the focus, and written on the others."""
    art = page.art
    if lit:
        page.image(art.plate(box.w, box.h, BUTTON, 255, INK), box.x, box.y)
    wide = min(art.size(verb, style)[0] + 1, box.w - SIGNED - 32)
    x = box.center[0] - (wide + SIGNED + 14) / 2
    page.image(art.picture(picture, SIGNED, SIGNED) if lit else art.dark(picture, SIGNED), x,
               box.center[1] - SIGNED / 2)
    page.fitted(box._replace(x=x + SIGNED + 14, w=wide), verb, style, GOLD if lit else INK,
                leaf=False)


def _lit_seats(match: Match) -> tuple[Seat, ...]:
    """Who is asked; once it is over, who has won."""
    return tuple(match.result.winners if match.result else match.waits_for)


def _names_style(page: Page, box: Box, matches: list[Match], columns: int) -> str:
    """The largest type in which each name of these matches stands in its slot."""
    names = [(player.name, slot) for match in matches for player, (_, slot) in zip(
        match.players, slots(page, box, match, columns), strict=True)]
    sizes = [*page.styles("asked"), "small@1", *CROWDED]
    return next((style for style in sizes if all(
        page.art.size(name, style)[0] + 1 <= slot.w and page.art.line(style) <= slot.h + 1
        for name, slot in names)), sizes[-1])


def slots(page: Page, box: Box, match: Match, columns: int) -> list[tuple[Box, Box]]:
    """Where the faces of those who sit there stand and, under them, their names: in columns that
    all planks have, unless there are too many people for these."""
    people = len(match.players)
    wide = box.w / max(columns, people)
    line = min(page.art.line("small" if people <= columns else "small@1"), box.h * 0.4)
    high = min(box.h - line - 10, wide * BUST / SHAPE)
    face = high * SHAPE / BUST
    foot = box.bottom - line - 4
    return [(Box(box.x + (n + 0.5) * wide - face / 2, foot - high, face, high),
             Box(box.x + n * wide + 4, foot, wide - 8, line))
            for n in range(people)]


def _sitters(page: Page, box: Box, match: Match, letters: Styles) -> None:
    """Who sits there, each with her face and the sign of the seat; whoever is asked, or has won,
    in the light."""
    columns, style = letters.columns, letters.names
    if len(match.players) > columns:
        style = _names_style(page, box, [match], columns)
    lit = _lit_seats(match)
    for seat, (player, (face, name)) in enumerate(zip(
            match.players, slots(page, box, match, columns), strict=True)):
        if seat in lit:
            tile = Box(name.x, box.y, name.w, box.h)
            page.image(page.art.plate(tile.w, tile.h, IVORY, 255, SEAT_COLOURS[seat], 6), tile.x,
                       tile.y)
        sign = SIGN * face.h
        bust(page, face, sitters(match.players)[seat])
        page.picture(Box(face.right - sign, face.bottom - sign - 4, sign, sign),
                     f"ui/seat_{seat}", leaf=False)
        if match.result and match.result.winners == (seat,):
            side = CROWN * face.h
            page.picture(Box(face.x - side * 0.4, face.y + 2, side, side), "ui/crown", leaf=False)
        page.text(name, player.name, style, INK, "center", leaf=False)
