"""Draw the public table of a match small, as a picture on a wall."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from math import hypot

import pygame

from game.core import match as matches
from game.core.contract import Seat, State
from game.core.match import Match
from game.house import House
from game.picture.art import Art
from game.picture.board import Pose
from game.picture.board_map import find_board
from game.picture.ground import draw_glow
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box, Sheet
from game.picture.theme import INK, SEAT_COLOURS
from game.tables.easel import make_easel
from game.tables.parts import list_parts
from game.tables.picture import Layer, Picture
from game.tables.places import kind_of
from game.tables.show import TableView
from game.tables.style import table_style
from game.tables.tricks import box_of, box_of_play
from game.ui.box import enclose
from game.ui.frames import draw_frame

FINE = 2  # times as large as it is seen, so that cards keep their faces
BRIEF = 0.003  # seconds for which it is painted in a step, and as long as a part takes
LAND, BOARD = "country", 0.94  # where a map lies on a table; the part of others that a board is
ALL_LAND = 1.03  # the visible part of a map without words, and its margin
CARRIER, LONG = 0.27, 2.0  # the last flyer: its height by that of the picture, and its shape
GLEAM = 0.16  # the extra light of near views, except of maps
DUSK, LAMP, AIR = (196, 204, 240), (255, 150, 46), (26, 15, 4)  # of its light a map keeps; of
# a lamp over it; and so much of that in the air
SHINES, COARSE = 0.62, 4  # how far it shines, in the picture's height; painted so much smaller
STEPS, STEP, BOW, FLAG = 0.24, 0.085, 0.22, 0.5  # of the height of what has flown: from one dot of
# its way to the next, and a dot; the sign of whose way it is; of the way, how far it bends
CLOSE, NEAR, WHOLE = "close", "near", "whole"  # the visible part of a board whose map sets it
LYING = 100.0  # how wide cards on the cloth are at least
OVER, BESIDE, LEAST = 1.7, 1.3, 260.0  # what is seen of it in their height or width, and at least
OVER_LAST, BESIDE_LAST = 1.24, 1.1  # the same of those of a last trick
TRICK, CLOSER = 1.7, 160.0  # the shape of a picture of that; so much is seen of it at least
SHARE, EACH, MOST_EACH = 0.074, 0.012, 4  # the sign of who has most somewhere, in the height of
# the picture, for each thing there, and at most for this number
ASIDE_SHARE = 0.6  # from one to the next of several, in that
NEARER = 0.84  # of that, in a picture from near
BROAD, NARROW = 1.5, 1.2  # the shape of a picture of a map, and of any other board
FRAME = 12.0  # of wood round it


def board_shape(match: Match, *, whole: bool = False) -> float:
    """Return width by height of a picture of a match's board, without its surroundings unless
    `whole`."""
    style = table_style(match.rules.NAME)
    base = style.lay_board(find_board(style.board, len(match.players)), match.state)
    if whole and base.has_place(WHOLE):
        return base.box_of(WHOLE).w / base.box_of(WHOLE).h
    return BROAD if base.has_place(LAND) else NARROW


def ended_shape(match: Match) -> float:
    """Return width by height of a picture of an ended match; a map keeps its own shape."""
    if last_trick(match):
        return TRICK
    style = table_style(match.rules.NAME)
    base = style.lay_board(find_board(style.board, len(match.players)), match.state)
    if base.has_place(LAND):
        return base.box_of(LAND).w / base.box_of(LAND).h
    return board_shape(match, whole=True)


def last_trick(match: Match) -> bool | None:
    """Say whether the picture of a match would be its last trick instead of a board; None if a
    picture would tell nothing, as with cards outside tricks."""
    style, view = table_style(match.rules.NAME), match.rules.view(match.state, None)
    cards = style.tricks is not None or any(kind_of(place) in style.hand_kinds
                                     for place in match.rules.table(view))
    if not cards:
        return False
    return True if style.tricks and style.tricks.plays(view) else None


def find_telling(match: Match) -> Match | None:
    """Return the match at the position that tells most: the current one, or in a card game the last
    trick; None before the first trick."""
    style, rules = table_style(match.rules.NAME), match.rules
    tricks = style.tricks
    if tricks is None or tricks.plays(rules.view(match.state, None)):
        return match
    state = next((state for state in reversed(match.states)
                  if tricks.plays(rules.view(state, None))), None)
    return state and matches.match_at(rules.NAME, match.players, rules.write(state))


class Miniature:
    """A picture of a match's board without panels and captions. Each step paints a few parts, so
    that no frame waits for all."""

    def __init__(self, house: House, match: Match, wide: float, shape: float, *,
                 whole: bool = False, near: bool = False, ended: bool = False) -> None:
        """Begin a picture of a width, and of a width by height (`shape`). It shows the `whole` of a
        board where that is more, or from `near` cards, and a map without its words; or how a match
        has `ended`: the whole of a board, a last trick alone, or of a map who has most where."""
        style = table_style(match.rules.NAME)
        self._base = style.lay_board(find_board(style.board, len(match.players)), match.state)
        self.image: pygame.Surface | None = None
        self._house, self._match, self.shape = house, match, shape
        self._from_near = near
        self._ended = ended
        self._near = (near or ended) and self._base.has_place(LAND)  # a map without words
        self._spot = next((spot for spot, wanted in ((WHOLE, whole or ended), (NEAR, near))
                           if wanted and self._base.has_place(spot)), CLOSE)
        self._size = house.art.to_pixels(wide), house.art.to_pixels(wide / shape)
        self._work = self._paint(wide)

    @property
    def wide(self) -> int:
        """In pixels."""
        return self._size[0]

    def step(self) -> bool:
        """Paint the next parts. Returns whether the picture is finished."""
        ends = time.perf_counter() + BRIEF
        while not self.image and time.perf_counter() < ends:
            if next(self._work):
                return True
        return False

    def find_region(self, show: TableView) -> Box:
        """Return the region of the table to show: the middle of its board, all of a map, or the
        cards on the cloth."""
        board, shape = self._base, self.shape
        (x, y), h = (WIDTH / 2, HEIGHT / 2), HEIGHT * BOARD
        if self._near:
            return _of_land(board.box_of(LAND), shape)
        if board.has_place(LAND):
            x, h = board.box_of(LAND).center[0], HEIGHT
        elif board.has_place(self._spot):
            (x, y), h = board.box_of(self._spot).center, board.box_of(self._spot).h
        if cards := _find_cards(show):
            least, over, beside = (
                (CLOSER, OVER_LAST, BESIDE_LAST) if self._ended else (LEAST, OVER, BESIDE))
            h = max(least, over * cards.h, beside * cards.w / shape)
            (x, y), h = cards.center, h * (NEARER if self._from_near else 1)
        y = min(max(y, h / 2), HEIGHT - h / 2)
        return Box(x - h * shape / 2, y - h / 2, h * shape, h)

    def _paint(self, wide: float) -> Iterator[bool]:
        """Yield after each painted part of the resting table."""
        house, match, players = self._house, self._match, self._match.players
        art = Art()
        show = make_easel(house, match.rules.NAME).show(match.state, players, art)
        told = self._match.beats if self._near and not self._ended else ()
        for ply, beats in enumerate(told, 1):
            for beat in beats:
                show.add_caption(ply, beat)
        region = self.find_region(show)
        scale = FINE * house.art.scale * wide / region.w
        art.fit(scale, art.text_scale)
        yield False
        sheet = Sheet(region, (FINE * self._size[0], FINE * self._size[1]), scale)
        layers = list_parts(show)
        picture = Picture(show, {layer: layers[layer] for layer in layers
                                 if layer is not Layer.STAGE})
        picture.pages.blank = picture.bare = True
        picture.wordless = self._near
        picture.without = [show.panel_of(seat) for seat in range(len(players))]
        picture.look()
        for part in picture.parts:
            picture.draw_part(sheet, part)
            yield False
        image = pygame.transform.smoothscale(sheet.paint_all(), self._size)
        if self._from_near and not self._near:
            more = image.copy()
            more.fill((round(255 * GLEAM),) * 3, special_flags=pygame.BLEND_RGB_MULT)
            image.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        if self._near and self._ended:
            over = Sheet(region, sheet.size, scale)
            _light_map(image, (0.5, 0.5))
            _draw_shares(show, over, match.state, region.h)
            image.blit(pygame.transform.smoothscale(over.paint_all(), self._size), (0, 0))
        elif self._near:
            way, over = _find_way(show, match.waits_for), Sheet(region, sheet.size, scale)
            x, y = (way[1].x, way[1].y) if way else region.center
            _light_map(image, ((x - region.x) / region.w, (y - region.y) / region.h - CARRIER / 2))
            _draw_ways(show, over, match.waits_for, region.h * CARRIER)
            _draw_flown(show, over, way, region.h * CARRIER)
            image.blit(pygame.transform.smoothscale(over.paint_all(), self._size), (0, 0))
        self.image = image
        yield True


def _find_way(show: TableView, asked: Sequence[Seat]) -> tuple[Pose, Pose] | None:
    """Return the last flight of the player to move, or of any player."""
    ways = show.map_trails()
    own = [way for seat, way in ways.items() if seat in asked]
    return next(((show.board.pose_of(frm), show.board.pose_of(to))
                 for frm, to in reversed(own or [*ways.values()])), None)


def _draw_ways(show: TableView, sheet: Sheet, asked: Sequence[Seat], high: float) -> None:
    """Draw the flights of all players' last turns as bent dotted lines in their colours. The sign
    of each player who is not to move stands at the end."""
    art, dot, flag = show.stage.art, STEP * high, FLAG * high
    ends = dict[Seat, Pose]()
    for seat, (start, end) in show.list_trails():
        frm, to = show.board.pose_of(start), show.board.pose_of(end)
        ends[seat], many = to, max(round(hypot(to.x - frm.x, to.y - frm.y) / (STEPS * high)), 1)
        for n in range(many + 1):
            part = n / many
            bow = 4 * BOW * part * (1 - part)
            x = frm.x + part * (to.x - frm.x) + bow * (to.y - frm.y)
            y = frm.y + part * (to.y - frm.y) - bow * abs(to.x - frm.x)
            for side, colour in ((1.5 * dot, INK), (dot, SEAT_COLOURS[seat])):
                sheet.put(art.draw_disc(side, colour, 255), x - side / 2, y - side / 2)
    for seat, to in ends.items():
        if seat not in asked:
            for side, colour in ((flag, INK), (0.9 * flag, SEAT_COLOURS[seat]), (0.76 * flag, INK)):
                sheet.put(art.draw_disc(side, colour, 255), to.x - side / 2, to.y - side / 2)
            side = 0.6 * flag
            sheet.put(art.load_picture(f"ui/seat_{seat}", side, side), to.x - side / 2,
                      to.y - side / 2)


def _draw_shares(show: TableView, sheet: Sheet, state: State, high: float) -> None:
    """Draw who has most at the places of a map: signs whose size grows with the number, side by
    side if level."""
    art, mapped = show.stage.art, show.style.mapped
    for place, (seats, many) in (mapped.shares(state) if mapped else {}).items():
        pose = show.board.pose_of(place)
        side = high * (SHARE + EACH * min(many, MOST_EACH))
        for n, seat in enumerate(seats):
            x = pose.x + (n - (len(seats) - 1) / 2) * ASIDE_SHARE * side
            for part, colour in ((1.0, INK), (0.92, SEAT_COLOURS[seat]), (0.66, INK)):
                sheet.put(art.draw_disc(part * side, colour, 255), x - part * side / 2,
                          pose.y - part * side / 2)
            sign = 0.54 * side
            sheet.put(art.load_picture(f"ui/seat_{seat}", sign, sign), x - sign / 2,
                      pose.y - sign / 2)


def _draw_flown(show: TableView, sheet: Sheet, way: tuple[Pose, Pose] | None, high: float) -> None:
    """Draw the last flyer over a map at the end of its way, turned to its direction and large
    enough to see from afar."""
    mapped = show.style.mapped
    if way is None or not mapped:
        return
    frm, to = way
    art, wide = show.stage.art, LONG * high
    draw = art.flip_picture if to.x < frm.x else art.load_picture
    sheet.put(draw(mapped.carrier, wide, high), to.x - wide / 2, to.y - high)


def _light_map(image: pygame.Surface, at: tuple[float, float]) -> None:
    """Light a map warmly round the lamp of the last flyer, at this share of its width and height;
    land more than sea."""
    wide, high = image.get_size()
    image.fill(DUSK, special_flags=pygame.BLEND_RGB_MULT)
    small = pygame.Surface((max(wide // COARSE, 1), max(high // COARSE, 1)))
    light = draw_glow((2 * round(SHINES * small.get_height()),) * 2, LAMP)
    small.blit(light, light.get_rect(center=(round(at[0] * small.get_width()),
                                             round(at[1] * small.get_height()))))
    shine, lit = pygame.transform.smoothscale(small, (wide, high)), image.copy()
    lit.blit(shine, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    shine.fill(AIR, special_flags=pygame.BLEND_RGB_MULT)
    for more in (lit, shine):
        image.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _of_land(land: Box, shape: float) -> Box:
    """Return a region with all land in a given shape, with a margin at the sides and below."""
    h = ALL_LAND * max(land.h, land.w / shape)
    x, y = land.center
    return Box(x - h * shape / 2, max(y - h / 2, land.y), h * shape, h)


def _find_cards(show: TableView) -> Box | None:
    """Return the region of a trick's cards: of the best play where plays count as one thing, else
    of the trick or the one before; without one, of the middle of the table."""
    for past in (False, True):
        if boxes := [box for played in show.trick if played.past is past
                     and (played.best or not played.mat) and (box := box_of_play(show, played))]:
            return enclose(boxes)
    if not show.style.tricks:
        return None
    near = show.board.box_of(CLOSE)
    poses = [pose for place in show.layer.list_order() if (pose := show.layer.find_resting(place))
             and pose.w >= LYING and near.has_point(pose.x, pose.y)]
    return enclose([box_of(pose) for pose in poses]) if poses else None


def hang_picture(page: Page, box: Box, image: pygame.Surface | None, cord: float = 0.0) -> None:
    """Draw a picture in a wooden frame, which stays empty while the picture is painted; `box` is
    its opening. It may hang by a cord on a nail."""
    if cord:
        page.put_image(page.art.stretch_picture("frames/cord", box.w / 2, cord),
                       box.center[0] - box.w / 4, box.y - FRAME - cord)
    draw_frame(page, "picture frame", box.inset(-FRAME))
    if image:
        page.put_image(image, box.x, box.y)


def stand_picture(page: Page, box: Box, image: pygame.Surface | None, foot: float) -> None:
    """Draw a framed picture on an easel with its feet at height `foot`."""
    frame, above = box.inset(-FRAME), 34
    page.put_image(page.art.stretch_picture("ui/window/shadow", frame.w, 44), frame.x, foot - 22)
    page.put_image(page.art.stretch_picture("frames/easel", frame.w - 80, foot - frame.y + above),
                   frame.x + 40, frame.y - above)
    hang_picture(page, box, image)
