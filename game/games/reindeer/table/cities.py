"""The cities of a country: their lights, names and needs, beside pips in the colours of the players
who have delivered there."""

from __future__ import annotations

from functools import lru_cache, partial

import pygame

from game.core.contract import Seat
from game.games.reindeer.rules.position import State, Turn
from game.games.reindeer.table.chart import SHADED, Chart
from game.games.reindeer.table.choosing import Cities, find_bright, is_aiming
from game.games.reindeer.table.country import (
    PIP,
    ROW,
    WANTED,
    Demand,
    chart_of,
    read_demands,
    space_name,
    state_of,
)
from game.games.reindeer.table.ground import (
    Ground,
    find_bare,
    find_clear,
    find_labels,
    ground_of,
    hug_light,
    list_bare,
    list_moved,
)
from game.games.reindeer.table.history import count_fresh
from game.games.reindeer.table.labels import Label
from game.games.reindeer.table.sky import fading_light
from game.picture.art import Art
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.seen import Brush, Painting, Seen, Signs

FROZEN: Colour = (170, 188, 212)  # the name of a city that wants nothing more
WARM: Colour = (255, 186, 92)
WANT = 0.36  # how much wider a light's halo is for each packet wanted
RING = 34  # the size of the ring of a figure
LOWER = 26.0  # how far the word of the depot stands under its middle
AIR = 8.0  # round a name's picture


def light_cities(seen: Seen) -> Signs:
    """Light the depot and each city: dark and under snow if supplied. While a sleigh is aimed, only
    cities that it could serve shine, brighter with greater needs."""
    word = "" if seen.wordless else seen.say(("reindeer-depot",))
    yield Painting(_draw_cities, (
        chart_of(seen), state_of(seen), find_bright(seen), is_aiming(seen), word))


def _draw_cities(brush: Brush, chart: Chart, state: State, near: Cities | None, aimed: bool,
                 word: str) -> None:
    art, put, demands = brush.art, brush.screen.put_centered, read_demands(chart, state)
    for name, demand in sorted(demands.items(), key=lambda one: not one[1].full):
        left, spot = demand.wants - demand.has, chart.find_centre(name)
        if near is not None and name in near:
            put(draw_halo(art, chart.city * (2.6 + WANT * left), WARM, 235), *spot)
        elif not demand.full and not (near is not None and aimed):
            most = 190 if near is None else 120
            put(draw_halo(art, chart.city * (2.3 + WANT * left), WARM, most), *spot)
    for name, demand in demands.items():
        if demand.full and not word:
            continue
        picture, grown = ("supplied", 1.1) if demand.full else ("city", 1.75)
        side, dull = chart.city * grown, aimed and near is not None and name not in near
        image = art.load_picture(f"pieces/reindeer/{picture}", side, side, dull=dull)
        put(_fade_picture(art, image) if demand.full else image, *chart.find_centre(name))
    pose = brush.seen.board.pose_of("depot")
    put(art.load_picture("pieces/reindeer/depot", pose.w * 1.3, pose.h * 1.3), pose.x, pose.y - 4)
    if word:
        text = art.draw_text(word, "city", IVORY)
        wide = text.get_width() / art.scale + 16
        put(art.draw_plate(wide, 34, NIGHT, 235, GOLD, 2, 10), pose.x, pose.y + LOWER)
        put(text, pose.x, pose.y + LOWER)


def draw_halo(art: Art, side: float, colour: Colour, most: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        size = art.to_pixels(side)
        return pygame.transform.smoothscale(
            fading_light(colour, most, 1.4), (size, size)).convert_alpha()
    return art.keep(("halo", round(side), colour, most), make)


def _fade_picture(art: Art, picture: pygame.Surface) -> pygame.Surface:
    def make() -> pygame.Surface:
        image = picture.copy()
        image.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
        return image
    return art.keep(("worn", id(picture)), make)


@lru_cache(8)
def list_names(ground: Ground, clear: tuple[Box, ...]) -> tuple[tuple[str, Label], ...]:
    """Return the places of city names; a supplied city has none before the end, unless something
    has just come there or is told of it; none under boxes that must be clear."""
    stage, demands = ground.state.stage, ground.demands
    new = {city for city, _ in count_fresh(ground.landed)}
    bare = {name for name, demand in demands.items()
            if demand.full and isinstance(stage, Turn) and name not in new}
    spots, moved = find_bare(ground, list_bare(ground)), list_moved(ground)
    found = []
    for name, usual in find_labels(ground).items():
        if name in bare and name not in spots:
            continue
        label = Label(spots[name], spots[name]) if name in bare else hug_light(
            ground.chart, name, demands[name], usual)
        if name in moved or not any(box.overlaps(there) for box in label for there in clear):
            found.append((name, label))
    return tuple(found)


def shade_names(seen: Seen) -> Signs:
    """Lay dark, translucent plates under the names."""
    if not seen.wordless:
        names = list_names(ground_of(seen), find_clear(seen))
        yield Painting(_draw_shades, (names, find_bright(seen)))


def _draw_shades(brush: Brush, names: tuple[tuple[str, Label], ...], near: Cities | None) -> None:
    for name, label in names:
        alpha = 165 if near is None or name in near else 80
        image = brush.art.keep(("shade of a name", name, alpha, label),
                               partial(_shade, brush.art, label, alpha))
        brush.screen.put(image, *label.box.inset(-AIR)[:2])


def _shade(art: Art, label: Label, alpha: int) -> pygame.Surface:
    whole = label.box.inset(-AIR)
    image = pygame.Surface((art.to_pixels(whole.w), art.to_pixels(whole.h)), pygame.SRCALPHA)
    for box in dict.fromkeys(label):
        shade = box.inset(-SHADED, 1)
        image.blit(art.draw_plate(shade.w, shade.h, NIGHT, alpha, None, radius=9),
                   _to_pixel(art, whole, shade.x, shade.y))
    return image.convert_alpha()


def name_cities(seen: Seen) -> Signs:
    """Show the name and needs of each city over everything else; while a sleigh is aimed,
    unreachable ones are faint."""
    if not seen.wordless:
        ground, clear = ground_of(seen), find_clear(seen)
        yield Painting(_draw_names, (
            list_names(ground, clear), ground, find_bright(seen), 195 if is_aiming(seen)
            else 235))


def _draw_names(brush: Brush, names: tuple[tuple[str, Label], ...], ground: Ground,
                near: Cities | None, faint: int) -> None:
    art, fresh, demands = brush.art, count_fresh(ground.landed), ground.demands
    for name, label in names:
        full, demand = demands[name].full, demands[name]
        seats = ground.state.delivered[ground.chart.atlas.index[name]]
        new = tuple(seats[n:].count(seat) <= fresh[name, seat] for n, seat in enumerate(seats))
        told = any(new) or space_name(name) in ground.told
        alpha = 255 if near is None or name in near else faint
        alpha = 255 if told else min(alpha, 200) if full else alpha
        if label.name == label.number:
            seats, new, demand = (), (), Demand(0, 0)
        ink = IVORY if told or not full else FROZEN
        given = name, label, seats, new, demand.wants, alpha, ink
        image = art.keep(("name", *given), partial(_draw_name, art, *given))
        box = label.box.inset(-AIR)
        brush.screen.put(image, box.x, box.y)


def _draw_name(art: Art, name: str, label: Label, seats: tuple[Seat, ...], new: tuple[bool, ...],
               wants: int, alpha: int, ink: Colour) -> pygame.Surface:
    """Return a name with a pip for each packet, large if new, and the open needs."""
    whole = label.box.inset(-AIR)
    words = pygame.Surface((art.to_pixels(whole.w), art.to_pixels(whole.h)), pygame.SRCALPHA)
    written = _to_pixel(art, whole, label.name.x, label.name.y)
    dark = art.draw_text(space_name(name), "city", NIGHT)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):  # so that a track under it hides none
        step = art.to_pixels(1.6)
        words.blit(dark, (written[0] + dx * step, written[1] + dy * step))
    words.blit(art.draw_text(space_name(name), "city", ink), written)
    for n, seat in enumerate(seats):
        side, edge, width = (31, IVORY, 2.5) if new[n] else (28, INK, 2)
        pip = art.draw_plate(side, side, SEAT_COLOURS[seat], 255, edge, width, side / 2)
        x = label.number.x + PIP * (n % ROW + 0.5)
        y = label.number.y + 4 + PIP * (n // ROW + 0.5)
        words.blit(pip, pip.get_rect(center=_to_pixel(art, whole, x, y)))
    if wants > len(seats):
        row, n = divmod(len(seats), ROW)
        pip = art.draw_plate(WANTED - 4, RING, NIGHT, 255, GOLD, 3.5, RING / 2)
        x, y = label.number.x + PIP * n + WANTED / 2, label.number.y + 4 + PIP * (row + 0.5)
        for image in (pip, art.draw_text(str(wants - len(seats)), "city", IVORY)):
            words.blit(image, image.get_rect(center=_to_pixel(art, whole, x, y)))
    if alpha == 255:
        return words.convert_alpha()
    image = pygame.Surface(words.get_size(), pygame.SRCALPHA)
    words.set_alpha(alpha)
    image.blit(words, (0, 0))
    return image.convert_alpha()


def _to_pixel(art: Art, whole: Box, x: float, y: float) -> tuple[int, int]:
    return round((x - whole.x) * art.scale), round((y - whole.y) * art.scale)
