"""A saved game in its compartment of the cupboard: the box of the game, whose turn it is there and
how far it has come, and before that whoever sits there, as figures with their names on the shelf.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game import doors
from game.core import Says, Seat
from game.devices.press import Action
from game.match import Match
from game.picture.page import CHOOSE, Control, Hints, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import DIM, GILT, GOLD, INK, IVORY, SEAT_COLOURS
from game.scenes import covers, cupboard
from game.scenes.match_line import ahead, when
from game.tables.faces import BUST, LIT, SHAPE, bust, sitters
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

CROWDED = "small@0.84", "small@0.7", "small@0.6", "small@0.5"  # letters of names of so many
CARVED = 1.0, 0.9, 0.8, 0.7  # of a label: letters of a game's name to try
HEADED = 1.0, 0.88, 0.76  # of a heading: letters of whose turn it is
COLUMNS = 3  # up to so many people stand in columns
SIGN, CROWN = 0.26, 0.4  # the sign of a seat and a crown, in a figure's height
SUNK = 0.4  # of a crown is over the head
BACKWARD = 0.86  # how large whoever is not asked is beside whoever is
OVER, UNDER = 20.0, 16.0  # over the box of a game, and over what is written beside it
ASIDE, BESIDE = 14.0, 36.0  # from a post to the box, and from there to what is beside it
HUNG = cupboard.HUNG + 10  # what the lantern takes of a compartment
BROAD = 0.6  # a compartment of more of the screen has its words beside who sits there
ACT, LIP = 64.0, 10.0  # the plate of what a press does, and how far it reaches past the box
SIGNED = 32.0  # the picture on it
QUIET, RESTING = 242, 236  # of 255 parts of its light: a box, and a figure, out of the light


class Styles(NamedTuple):
    """The letters in which the compartments of a page look alike, and their columns."""

    game: str
    deed: str
    columns: int  # for so many people


class Row(NamedTuple):
    """A saved game: what it is in words, how the match stands, most important first, what a press
    does, by key, and why not."""

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
        """What is said first: whose turn it is, or who has won."""
        return self.turn or next(iter(self.stands), "")

    def far(self, house: House) -> str:
        """How far it has come, or with how much it was won, and when that was."""
        return " · ".join((*(self.stands[-1:] if self.turn else self.stands[1:]),
                           when(house, self.at)))


class Parts(NamedTuple):
    """Where everything in a compartment is."""

    niche: Box
    cover: Box
    game: Box
    says: Box
    far: Box
    act: Box
    sitters: Box


def parts(page: Page, box: Box) -> Parts:
    """The box of the game at the left, with its name on the shelf under it; beside it, what there
    is to say over those who sit there, whose names are on the shelf too."""
    art, edge = page.art, cupboard.edge(page)
    niche = box._replace(h=box.h - edge)
    high = niche.h - OVER
    cover = Box(box.x + ASIDE + cupboard.SPINE, box.y + OVER, high * covers.SHAPE, high)
    game = Box(cover.x - cupboard.SPINE, niche.bottom, cover.w + cupboard.SPINE, edge)
    act = Box(game.x - LIP, cover.bottom - ACT - LIP, game.w + 2 * LIP, ACT)
    left, right = cover.right + BESIDE, box.right - ASIDE
    broad = box.w > SAFE.w * BROAD
    w = (right - left) * 0.5 if broad else right - left - HUNG
    says = Box(left, box.y + UNDER, w, art.line("heading"))
    far = Box(left, says.bottom, w, art.line("small"))
    top = box.y + UNDER if broad else far.bottom + 8
    x = says.right + BESIDE if broad else left
    end = right - HUNG if broad else right
    return Parts(niche, cover, game, says, far, act,
                 Box(x, top, end - x, niche.bottom - top))


def styles(page: Page, house: House, box: Box, rows: Sequence[Row]) -> Styles:
    """The letters in which the compartments of a page look alike."""
    at, scale = parts(page, box), page.art.text_scale
    matches = [row.match for row in rows if row.match]
    columns = max((len(match.players) for match in matches if len(match.players) <= COLUMNS),
                  default=COLUMNS)
    carved = [f"label@{size * part:g}" for size in (scale, 1.0) for part in CARVED]
    verbs = [house.words(row.verb) for row in rows if row.match]
    return Styles(
        page.largest(at.game.inset(6, 0), [game_name(house, match) for match in matches], carved),
        page.largest(at.act.inset(SIGNED / 2 + 24, 0), verbs, carved), columns)


def game_name(house: House, match: Match) -> str:
    return house.words(f"game-{match.rules.NAME}")


def draw(page: Page, house: House, name: str, box: Box, row: Row, letters: Styles, *,
         lit: bool, near: bool) -> None:
    """One compartment; a lit one has the focus, and `near` it the lantern hangs."""
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
        sign = Box(at.cover.center[0] - 40, at.niche.center[1] - 40, 80, 80)
        page.image(page.art.soft(row.picture, sign.w, sign.h, RESTING), sign.x, sign.y)
        whole = Box(at.says.x, box.y + UNDER, box.right - at.says.x - ASIDE, at.niche.h - UNDER)
        page.fitted(whole, row.label, "body", IVORY if near else DIM, leaf=False)
        return
    cupboard.game_box(page, match.rules.NAME, at.cover, LIT if near else QUIET)
    page.fitted(at.game.inset(6, 0), game_name(house, match), letters.game, INK, "center",
                leaf=False)
    heads = [*(f"heading@{page.art.text_scale * part:g}" for part in HEADED), "asked"]
    page.fitted(at.says, row.says(), page.largest(at.says, [row.says()], heads),
                GOLD if near else IVORY, leaf=False)
    page.fitted(at.far, row.far(house), "small", IVORY, leaf=False)
    _sitters(page, at.sitters, match, letters.columns)
    if lit:
        _deed(page, at.act, house.words(row.verb), letters.deed, row.picture)


def _deed(page: Page, box: Box, verb: str, style: str, picture: str) -> None:
    """What a press does, on a gold plate before the box."""
    art = page.art
    page.image(art.plate(box.w, box.h, GILT, 255, INK, 4, 14), box.x, box.y)
    wide = min(art.size(verb, style)[0] + 1, box.w - SIGNED - 40)
    x = box.center[0] - (wide + SIGNED + 12) / 2
    page.image(art.dark(picture, SIGNED), x, box.center[1] - SIGNED / 2)
    page.fitted(box._replace(x=x + SIGNED + 12, w=wide + 1), verb, style, INK, leaf=False)


def _lit_seats(match: Match) -> tuple[Seat, ...]:
    """Who is asked; once it is over, who has won."""
    return tuple(match.result.winners if match.result else match.waits_for)


def _crowned(match: Match) -> Seat | None:
    """Who leads; once it is over, who has won alone; nobody who plays alone."""
    if len(match.players) == 1:
        return None
    if match.result is None:
        return ahead(match)
    return match.result.winners[0] if len(match.result.winners) == 1 else None


def slots(page: Page, box: Box, match: Match, columns: int) -> list[tuple[Box, Box]]:
    """Where those who sit there stand on the shelf and, on its edge, their names: in columns that
    all compartments have, unless there are too many people for these."""
    people = len(match.players)
    wide = box.w / max(columns, people)
    high = min(box.h / (1 + CROWN * SUNK), (wide - 8) * BUST / SHAPE)
    face, edge = high * SHAPE / BUST, cupboard.edge(page)
    return [(Box(box.x + (n + 0.5) * wide - face / 2, box.bottom - high, face, high),
             Box(box.x + n * wide + 4, box.bottom + 4, wide - 8, edge - 8))
            for n in range(people)]


def _sitters(page: Page, box: Box, match: Match, columns: int) -> None:
    """Who sits there, each as a figure with the sign of the seat: before the others, in the light,
    whoever is asked, or has won, and a crown on whoever leads."""
    largest = "body" if len(match.players) <= columns else "small"
    sizes = [*page.styles(largest), "small@1", *CROWDED]
    lit, crowned = _lit_seats(match), _crowned(match)
    for seat, (player, (room, name)) in enumerate(zip(
            match.players, slots(page, box, match, columns), strict=True)):
        part = 1 if seat in lit else BACKWARD
        face = Box(room.center[0] - room.w * part / 2, room.bottom - room.h * part, room.w * part,
                   room.h * part)
        bust(page, face, sitters(match.players)[seat], light=LIT if seat in lit else RESTING)
        if seat in lit:
            page.image(page.art.plate(name.w, name.h, IVORY, 255, SEAT_COLOURS[seat], 5, 10),
                       name.x, name.y)
        side = SIGN * room.h
        page.picture(Box(face.right - side, face.bottom - side - 4, side, side), f"ui/seat_{seat}",
                     leaf=False)
        if seat == crowned:
            side = CROWN * room.h
            page.picture(Box(face.center[0] - side / 2, face.y - side * SUNK, side, side),
                         "ui/crown", leaf=False)
        inner = name.inset(4, -1)
        page.text(inner, player.name, page.largest(inner, [player.name], sizes), INK, "center",
                  leaf=False)
