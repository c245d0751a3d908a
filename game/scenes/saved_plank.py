"""A saved game in its compartment of the cupboard, before felt in the game's own colour, which is
dimmer once it is over: the table as it was left, as a picture in a frame, or else the box of the
game, with a ribbon and a seal once it is over; whose turn it is and when it was played, or who has
won, under a crown; and whoever sits there, as figures, whoever is asked before the others. On the
edge of the shelf stands the game and, under each figure, a plate with what she has and her name;
where a game is chosen stands what a press does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game import doors
from game.core import Says, Seat
from game.devices.press import Action
from game.match import Match
from game.picture.page import CHOOSE, Control, Hints, Page
from game.picture.screen import Box
from game.picture.theme import DIM, GILT, INK, IVORY, Colour
from game.scenes import covers, cupboard
from game.scenes.cloths import felt, shaded
from game.scenes.habits import DOT
from game.scenes.match_line import ahead, counts, day, far, figure, in_round, lead
from game.scenes.sitters import worn
from game.tables.faces import BUST, LIT, SHAPE, bust, faced, sitters
from game.tables.miniature import FRAME, NARROW, Miniature, hang
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

LARGE = 1.4  # texts beyond it have compartments of the whole width
GROWN = 1.1  # so large letters become in those of half of it
CROWDED = "small@0.84", "small@0.7", "small@0.6", "small@0.5"  # letters of names of so many
NAMED = 1.0, 0.92, 0.84, 0.76, 0.7, 0.6  # of carved letters: those of a game's name to try
FIRST, REST = ("body", 1.1), ("body", 0.96)  # letters of what is under it: large, and small
STEPS = 1.0, 0.92, 0.84, 0.76, 0.68  # few, so that most of these lines are alike
CARVED = 1.0, 0.9, 0.8, 0.7  # of a style: letters of other words to try
COLUMNS = 3  # up to so many people stand in columns
NAMES = 1.0, 0.92, 0.84  # of small letters: those of names
AIRY = 10.0  # words may reach so far into the air around a figure
TALLER = 1.13  # of the height of a figure's, with a crown
WIDER, INSIDE = 1.8, 0.68  # a figure has air around it: its width, in columns; what is not air
LARGER, FARTHER = 1.16, 0.94  # whoever stands before the others, and these
TOLD, CLEAR = 0.84, 6.0  # the sign before whose turn it is, in a line's height; and to the words
OVER, UNDER = 8.0, 4.0  # over the box of a game, and over what is written beside it
ASIDE, BESIDE = 12.0, 18.0  # from a post to the box, and from there to what is beside it
COVER, HUNG, FIGURES = 0.19, 0.255, 0.42  # of its width: a box and a picture at most; people
LONG = 5.2  # the plank of what a press does at most, in its heights
RISES, DEEP = 10.0, 5.0  # it rises over its shelf, where words fill its room; the air around it
SIGNED = 0.6  # the picture on it, as a part of its height
FELT, QUIET = 0.56, 0.66  # of its own colour, the felt by the lantern, and elsewhere
LAMP = 0.8  # where a lamp hangs over those who sit there, not over words, as a part of the width
DIMMED = 0.62  # of that, behind one that is over
SHINES = LIT, 232, 240, 222  # covers that go on, near and far, and those that are over
RIBBON, ACROSS, DOWN = 16.0, 0.3, 0.7  # how wide a ribbon is; where it crosses itself on a cover
SEAL = 0.42  # in the width of a cover
FIGURED = 1.0, 0.9, 0.8, 0.7  # of body letters: what everybody has
CHIP, CHIP_IN = 0.78, 8.0  # of a line, what its figures fill; at the sides of a plate
NAME = 1.0  # of a line of small letters, the room for a name under it
BETWEEN = 6.0  # two plates
RIMMED, ROUND = 4.0, 3.0  # round what is on a plate; over and under that on the edge of a shelf
RED: Colour = (168, 36, 44)


class Styles(NamedTuple):
    """The letters in which the compartments of a page look alike, and their columns."""

    game: str  # of its name
    told: list[list[str]]  # of each line of what is said, to try
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
    picture_of: Miniature | None = None  # the table as it was left, if that tells anything

    def says(self, house: House) -> list[str]:
        """What is written there: whose turn it is, or who has won; when it was played last; and how
        it stands, if that is not told before everybody."""
        first, *more = self.stands or ("",)
        if self.match and len(self.match.players) > 1 and counts(self.match):
            more = []
        elif self.match and self.turn:
            more = [lead(house, self.match) or far(house, self.match)]
        return [self.turn or first, day(house, self.at), *more]

    @property
    def over(self) -> bool:
        """Whether it is played to its end."""
        return bool(self.match and self.match.result is not None)

    @property
    def sign(self) -> str:
        """What stands before the first of these lines: a flame before whose turn it is, a trophy
        before who has won."""
        if not self.match or self.turn:
            return "ui/turn" if self.turn else ""
        return "ui/trophy" if _winners(self.match) else ""

    def named(self, house: House) -> str:
        """What is written under it: the game, and in which round it is."""
        if not self.match:
            return ""
        game = house.words(f"game-{self.match.rules.NAME}")
        return DOT.join(filter(None, [game, in_round(house, self.match) if self.turn else ""]))


class Parts(NamedTuple):
    """Where everything in a compartment is."""

    niche: Box
    cover: Box
    hung: Box  # the table as it was left, within its frame
    game: Box
    lines: list[Box]
    act: Box
    sitters: Box


def tall(page: Page) -> float:
    """How high a compartment has to be for what is written there."""
    return UNDER + sum(_lines(page)) + DEEP + edge(page)


def edge(page: Page) -> float:
    """How high the front edge of a shelf is: what somebody has, over her name."""
    return _figured(page) + page.art.line("small") * NAME + 2 * RIMMED + 2 * ROUND


def _figured(page: Page) -> float:
    """How high what somebody has is on her plate."""
    return CHIP * page.art.line(_scaled(page, "body", FIGURED[0]))


def _lines(page: Page) -> list[float]:
    """How high each line is of what is written beside the box."""
    return [page.art.line(_scaled(page, *one)) for one in (FIRST, REST, REST)]


def _scaled(page: Page, style: str, part: float) -> str:
    """A part of a style's size, at the players' text size as far as compartments have room."""
    scale = page.art.text_scale
    return f"{style}@{(scale if scale > LARGE else min(scale, GROWN)) * part:g}"


def parts(page: Page, box: Box) -> Parts:
    """The table as it was left, or the box of the game, at the left; beside it what there is to
    say; and at the right those who sit there. On the edge of the shelf are the game and the names
    of those people, each under what it is about."""
    low, (first, rest, _) = edge(page), _lines(page)
    niche = box._replace(h=box.h - low)
    high = min(niche.h - OVER, COVER * box.w / covers.SHAPE)
    cover = Box(box.x + ASIDE + cupboard.SPINE, niche.bottom - high, high * covers.SHAPE, high)
    inner = min(niche.h - OVER, HUNG * box.w / NARROW) - 2 * FRAME
    hung = Box(box.x + ASIDE + FRAME, niche.bottom - FRAME - inner, inner * NARROW, inner)
    left, right = max(cover.right, hung.right + FRAME) + BESIDE, box.right - ASIDE
    sitters = Box(right - FIGURES * box.w, box.y + UNDER, FIGURES * box.w, niche.h - UNDER)
    told = Box(left, max(box.y + UNDER, min(cover.y, niche.bottom - DEEP - first - 3 * rest)),
               sitters.x - left + AIRY, first)
    when = told._replace(y=told.bottom, h=rest)
    more = when._replace(y=when.bottom, h=max(min(2 * rest, niche.bottom - DEEP - when.bottom), 1))
    aside = cover.x - cupboard.SPINE
    game = Box(aside, niche.bottom, sitters.x - DEEP - aside, low)
    deep = cupboard.edge(page) + RISES - DEEP
    act = Box(left, niche.bottom - deep - DEEP, min(sitters.x - left - DEEP, LONG * deep), deep)
    return Parts(niche, cover, hung, game, [told, when, more], act, sitters)


def styles(page: Page, house: House, box: Box, rows: Sequence[Row]) -> Styles:
    """The letters in which the compartments of a page look alike."""
    at, scale = parts(page, box), page.art.text_scale
    matches = [row.match for row in rows if row.match]
    columns = max((len(match.players) for match in matches if len(match.players) <= COLUMNS),
                  default=COLUMNS)
    verbs = [house.words(row.verb) for row in rows if row.match]
    return Styles(
        page.largest(at.game, [row.named(house) for row in rows],
                     [*(_scaled(page, "label", part) for part in NAMED), "small@0.8", *CROWDED]),
        [_alike(page, house, at, rows, n) for n in range(len(at.lines))],
        page.largest(at.act.inset((SIGNED * at.act.h + 3 * CLEAR) / 2, 0), verbs,
                     [f"label@{size * part:g}" for size in (scale, 1.0) for part in CARVED]),
        columns)


def _alike(page: Page, house: House, at: Parts, rows: Sequence[Row], n: int) -> list[str]:
    """The letters of a line to try: first those in which it has room in all compartments of a page,
    but for one whose words are too long for any; these have smaller ones."""
    style, size = (FIRST, REST, REST)[n]
    steps = [_scaled(page, style, size * part) for part in STEPS]
    own = [page.largest(_written(page, at.lines[n], "" if n else row.sign), [row.says(house)[n]],
                        [*steps, *CROWDED])
           for row in rows if row.match and n < len(row.says(house))]
    common = max((steps.index(one) for one in own if one in steps), default=0)
    return [*steps[common:], *CROWDED]


def _written(page: Page, line: Box, sign: str) -> Box:
    """What a sign before its words leaves of a line."""
    side = (_before(page) + CLEAR) * bool(sign)
    return Box(line.x + side, line.y, line.w - side, line.h)


def _before(page: Page) -> float:
    """How large that sign is."""
    return TOLD * page.art.line(_scaled(page, *FIRST))


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
        page.picture(sign, row.picture, leaf=False)
        left = at.lines[0].x
        whole = Box(left, box.y + UNDER, box.right - left - ASIDE, at.niche.h - UNDER)
        page.fitted(whole, row.label, "body", IVORY if near else DIM, leaf=False)
        return
    if row.picture_of and row.picture_of.image:
        hang(page, at.hung, row.picture_of.image)
    else:
        _boxed(page, row, match, at.cover, near=near)
    page.fitted(at.game, row.named(house), letters.game, INK, leaf=False)
    for n, (line, words) in enumerate(zip(at.lines, row.says(house), strict=False)):
        if before := row.sign if not n else "":
            side = _before(page)
            page.picture(Box(line.x, line.center[1] - side / 2, side, side), before, leaf=False)
        room = _written(page, line, before)
        own = page.largest(room, [words], letters.told[n])
        high = min(page.art.size(words, own, room.w)[1], room.h)
        page.fitted(room._replace(h=high), words, own, IVORY, leaf=False)
    _sitters(page, house, at.sitters, match, letters.columns)
    if lit:
        act = at.act if len(row.says(house)) == 2 else at.act._replace(y=at.niche.bottom - RISES)
        _deed(page, act, house.words(row.verb), letters.deed, row.picture)


def back(page: Page, box: Box, row: Row, *, near: bool) -> None:
    """What is behind all in a compartment: felt in the game's own colour, in less light once it is
    over; in the light of a lamp over each, more where the lantern hangs."""
    if not row.match:
        return
    light = (FELT if near else QUIET) * (DIMMED if row.over else 1)
    felt(page, box, cupboard.own_colour(row.match.rules.NAME), light)
    cupboard.lamp(page, box, LAMP)


def _boxed(page: Page, row: Row, match: Match, cover: Box, *, near: bool) -> None:
    """The box of a game: with a sign that it goes on, or in a ribbon that is sealed; less bright
    where no lantern hangs."""
    art = page.art
    cupboard.game_box(page, match.rules.NAME, cover, SHINES[2 * row.over + (not near)])
    x, y = cover.x + (1 - ACROSS) * cover.w, cover.y + DOWN * cover.h
    if not row.over:
        return
    red = shaded(RED, 1.0 if near else 0.8)
    page.image(art.plate(cover.w + cupboard.SPINE - 6, RIBBON, red, 255, INK, 2, 1),
               cover.x - cupboard.SPINE + 3, y - RIBBON / 2)
    page.image(art.plate(RIBBON, cover.h - 6, red, 255, INK, 2, 1), x - RIBBON / 2, cover.y + 3)
    side = SEAL * cover.w
    page.picture(Box(x - side / 2, y - side / 2, side, side), "ui/sealed", leaf=False)


def _deed(page: Page, box: Box, verb: str, style: str, picture: str) -> None:
    """What a press does, on a gilded plank before the edge of the shelf."""
    art, side = page.art, SIGNED * box.h
    page.plank(box, lit=True)
    wide = min(art.size(verb, style)[0] + 1, box.w - side - 3 * CLEAR)
    x = box.center[0] - (wide + side + CLEAR) / 2
    page.image(art.dark(picture, side), x, box.center[1] - side / 2)
    page.fitted(box._replace(x=x + side + CLEAR, w=wide + 1), verb, style, INK, leaf=False)


def _winners(match: Match) -> bool:
    """Whether somebody has won a match that is over, against others."""
    result = match.result
    return bool(result and len(match.players) > 1 and not (
        len(result.winners) > 1 and table_style(match.rules.NAME).draws))


def _crowned(match: Match) -> Seat | None:
    """Who has won alone, against others."""
    result = match.result
    if result is None or len(match.players) == 1 or len(result.winners) != 1:
        return None
    return result.winners[0]


def slots(page: Page, box: Box, match: Match, columns: int) -> list[tuple[Box, Box]]:
    """Where those who sit there stand on the shelf and, on its edge, their plates, which are alike
    in all compartments, unless there are too many people for that: at the right, fewer farther
    apart."""
    people = len(match.players)
    own = box.w / max(columns, people)
    high = min(box.h / TALLER, own * WIDER * BUST / SHAPE)
    face = high * SHAPE / BUST
    own, wide = min(own, face) - BETWEEN, min(box.w / people, face)
    left = box.right - people * wide
    return [(Box(left + (n + 0.5) * wide - face / 2, box.bottom - high, face, high),
             Box(left + (n + 0.5) * wide - own / 2, box.bottom + ROUND, own,
                 edge(page) - 2 * ROUND))
            for n in range(people)]


def _sitters(page: Page, house: House, box: Box, match: Match, columns: int) -> None:
    """Who sits there, each as a figure over her name: whoever is asked or has won stands before all
    others; who leads or has won is glad, who has lost is sorry, and a crown is on whoever has won
    alone."""
    names = [player.name for player in match.players]
    places = slots(page, box, match, columns)
    plate = places[0][1].inset(CHIP_IN / 2, 0)
    style = page.largest(plate._replace(h=NAME * page.art.line("small") + 1), names, [
        *(_scaled(page, "small", part) for part in NAMES), "small@1", *CROWDED])
    faces, first, crowned = sitters(match.players), _first(match), _crowned(match)
    for seat in sorted(range(len(faces)), key=lambda seat: seat in first):
        room = _stands(box, places[seat][0], before=seat in first)
        bust(page, room, faced(faces[seat], _feels(match, seat)))
        if seat == crowned:
            high = room.h / BUST
            page.image(*worn(page.art, Box(room.center[0] - high * SHAPE / 2, room.y,
                                           high * SHAPE, high)))
    _plated(page, house, match, [at for _, at in places], style)


def _plated(page: Page, house: House, match: Match, plates: Sequence[Box], style: str) -> None:
    """On the edge of the shelf, under each of those people, a plate with what she has of what the
    game counts over her name: a gilded one is that of whoever leads or has won."""
    art, told = page.art, [figure(house, match, value) for value in counts(match)]
    first = match.result.winners if match.result is not None else (ahead(match),)
    high = _figured(page)
    room = Box(0, 0, plates[0].w - CHIP_IN, high / CHIP)
    own = page.largest(room, told, [
        *(_scaled(page, "body", part) for part in FIGURED), "body@1", "body@0.8", *CROWDED])
    for seat, (player, at) in enumerate(zip(match.players, plates, strict=True)):
        lit = bool(told) and seat in first and len(first) < len(told)
        page.image(art.plate(at.w, at.h, GILT if lit else IVORY, 255, INK, 2, 10), at.x, at.y)
        under = at.inset(0, RIMMED)
        if told:
            page.text(under._replace(y=under.y + high / 2 - art.line(own) / 2, h=art.line(own)),
                      told[seat], own, INK, "center", leaf=False)
            under = under._replace(y=under.y + high, h=under.h - high)
        page.text(under._replace(y=under.center[1] - art.line(style) / 2, h=art.line(style)),
                  player.name, style, INK, "center", leaf=False)


def _stands(box: Box, room: Box, *, before: bool) -> Box:
    """Where somebody is who stands before the others, larger, or behind them; within the room for
    all."""
    high = min(room.h * LARGER, box.h / TALLER) if before else room.h * FARTHER
    face = high * SHAPE / BUST
    half = face * INSIDE / 2
    middle = max(min(room.center[0], box.right - half), box.x + half)
    return Box(middle - face / 2, room.bottom - high, face, high)


def _first(match: Match) -> Sequence[Seat]:
    """Who stands before the others: whoever is asked, or has won."""
    return match.waits_for if match.result is None else match.result.winners


def _feels(match: Match, seat: Seat) -> str:
    """How somebody looks who leads or has won, or who has lost."""
    if match.result is None or not _winners(match):
        return "glad" if seat == ahead(match) and len(match.players) > 1 else ""
    return "glad" if seat in match.result.winners else "sorry"
