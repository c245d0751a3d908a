"""The cities of a country as everybody sees them: their lights, their names, and how much they
still want, beside pips in the colours of those who have brought something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator

import pygame

from game.core.contract import Seat, Table
from game.games.reindeer.rules.position import Turn
from game.games.reindeer.table.country import PIP, ROW, SHADED, WANTED, spaced
from game.games.reindeer.table.labels import Label
from game.games.reindeer.table.map_part import MapPart
from game.picture.art import Art
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.picture import Part, Picture

FROZEN: Colour = (170, 188, 212)  # the name of a city that wants nothing more
WARM: Colour = (255, 186, 92)
GLOW, WANT = 2.3, 0.36  # of a light's halo: how wide for nothing, and more for each packet wanted
CALLS = 2.6  # the same for a city that the sleigh could serve that is aimed
LOW = 120  # how bright those are that are out of reach of a sleigh
NEW, FILLED, RING = 31, 28, 34  # sizes of pips: just filled, filled, and the ring of a figure
WORN = 120  # how much is seen of cities that have all they want
DEPOT, LOWER = 34.0, 26.0  # how high the word of the depot is, and how far under its middle
AIR = 8.0  # round a name's picture
EDGED = 1.6  # of the dark edge round letters
FAINT, PALE = 195, 235  # how much is seen of names that are out of reach of a sleigh that is aimed,
# and of one that has the focus
SATED = 200  # the same of names of cities that want nothing more


Fresh = Counter[tuple[str, Seat]]  # how many packets of a city and a seat have just come
Put = tuple[pygame.Surface, float, float]
# What was put for a table, and for what else, as long as both are the same.
Kept = tuple[Table | None, Hashable, list[Put]]


class Towns(MapPart):
    """The depot, and the light of every city: dark and under snow where it has all it wants. While
    a sleigh is aimed only those shine that it could serve, the more the more they want."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self._lights: Kept = None, (), []

    def refit(self) -> None:
        self._lights = None, (), []

    def draw(self, screen: Screen) -> None:
        table, near, aimed = self.country.show.table, self.near(), self.aims
        if self._lights[0] is not table or self._lights[1] != (near, aimed):
            self._lights = table, (near, aimed), list(self._lit(near, aimed=aimed))
        for image, x, y in self._lights[2]:
            screen.put_centered(image, x, y)

    def _lit(self, near: frozenset[str] | None, *, aimed: bool) -> Iterator[Put]:
        """The halo of every city, then the cities, then the depot."""
        country, art, chart = self.country, self.country.show.stage.art, self.country.chart
        demands = country.demands()
        for name, (says, full) in sorted(demands.items(), key=lambda one: not one[1][1]):
            left = int(str(says[2])) - int(str(says[1]))
            if near is not None and name in near:
                yield (halo(art, chart.city * (CALLS + WANT * left), WARM, 235),
                       *chart.centre(name))
            if near is not None and (aimed or name in near):
                continue
            if not full:
                most = 190 if near is None else LOW
                yield (halo(art, chart.city * (GLOW + WANT * left), WARM, most),
                       *chart.centre(name))
        for name, (_, full) in demands.items():
            if full and self.picture.wordless:
                continue
            picture, grown = ("supplied", 1.1) if full else ("city", 1.75)
            side, dull = chart.city * grown, aimed and near is not None and name not in near
            image = art.picture(f"pieces/reindeer/{picture}", side, side, dull=dull)
            yield (worn(art, image) if full else image, *chart.centre(name))
        pose = country.show.board.pose("depot")
        yield art.picture("pieces/reindeer/depot", pose.w * 1.3, pose.h * 1.3), pose.x, pose.y - 4
        if self.picture.wordless:
            return
        word = art.text(country.say(("reindeer-depot",)), "city", IVORY)
        yield art.plate(word.get_width() / art.scale + 16, DEPOT, NIGHT, 235, GOLD, 2, 10), (
            pose.x), pose.y + LOWER
        yield word, pose.x, pose.y + LOWER


def halo(art: Art, side: float, colour: Colour, most: int) -> pygame.Surface:
    """Light, or cold, that fades from the middle to its edge."""
    def make() -> pygame.Surface:
        small = pygame.Surface((64, 64), pygame.SRCALPHA)
        for radius in range(32, 0, -1):
            share = (1 - radius / 32) ** 1.4
            pygame.draw.circle(small, (*colour, int(most * share)), (32, 32), radius)
        size = art.pixels(side)
        return pygame.transform.smoothscale(small, (size, size)).convert_alpha()
    return art.keep(("halo", round(side), colour, most), make)


class Shades(Part):
    """The dark plates under the names, on which tracks are still seen."""

    written = True

    def draw(self, screen: Screen) -> None:
        self.picture.find(Names).lay(screen, words=False)


class Names(MapPart):
    """The name of every city and what it wants, over whatever lies there; while a sleigh is aimed,
    those that neither it nor a little one after it reaches are faint. The name of a city that has
    all it wants is not told until the match is over, unless it is named in what is told of the
    last turn; and none that lies under what has to be clear."""

    written = True

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self._words: Kept = None, (), []
        self._plates: list[Put] = []

    def refit(self) -> None:
        self._words = None, (), []

    def draw(self, screen: Screen) -> None:
        self.lay(screen, words=True)

    def lay(self, screen: Screen, *, words: bool) -> None:
        """Put all names on the screen, or the plates under them."""
        near, fresh, told = self.near(), self.lately.fresh(), self.lately.named()
        clear, table = self.country.clear(), self.country.show.table
        faint = FAINT if self.aims else PALE
        key = near, faint, tuple(fresh.items()), told, clear
        if self._words[0] is not table or self._words[1] != key:
            bare = self._bare(fresh)
            labels = [(name, label._replace(name=self.country.bare(name)) if name in bare
                       else self.country.hugged(name, label))
                      for name, label in self.country.labels().items()
                      if name not in bare or spaced(name) in told]
            moved = self.country.moved
            labels = [(name, label) for name, label in labels if name in moved or not any(
                box.meets(there) for box in label for there in clear)]
            self._words = table, key, [
                self._named(name, label, fresh, 255 if near is None or name in near else faint,
                            bare=name in bare) for name, label in labels]
            self._plates = [self._shaded(name, label, bright=near is None or name in near,
                                         bare=name in bare) for name, label in labels]
        for image, x, y in self._words[2] if words else self._plates:
            screen.put(image, x, y)

    def _bare(self, fresh: Fresh) -> set[str]:
        """The cities that need nothing any more, where nothing has just come; none after the
        end."""
        if not isinstance(self.country.state.stage, Turn):
            return set()
        new = {city for (city, _), count in fresh.items() if count}
        return {name for name, (_, full) in self.country.demands().items() if full} - new

    def _shaded(self, name: str, label: Label, *, bright: bool, bare: bool) -> Put:
        """The dark plates under a name and what it wants, in one picture."""
        art = self.country.show.stage.art
        whole = (label.name if bare else label.box).inset(-AIR)

        def make() -> pygame.Surface:
            image = pygame.Surface((art.pixels(whole.w), art.pixels(whole.h)), pygame.SRCALPHA)
            for box in (label.name,) if bare else label:
                shade = box.inset(-SHADED, 1)
                image.blit(art.plate(shade.w, shade.h, NIGHT, 165 if bright else 80, edge=None,
                                     radius=9), _at(art, whole, shade.x, shade.y))
            return image.convert_alpha()
        return art.keep(("shade of a name", name, bright, bare, label), make), whole.x, whole.y

    def _named(
        self, name: str, label: Label, fresh: Fresh, alpha: int, *, bare: bool,
    ) -> Put:
        """A name with a pip for each packet and what is still wanted, in one picture; where
        something has just come it is
        bright, and those pips are large."""
        country, art = self.country, self.country.show.stage.art
        says, full = country.demands().get(name, (("", 0, 0), False))
        seats = tuple(int(str(country.show.table[f"city/{name}/{n}"]).rpartition("-")[2])
                      for n in range(int(str(says[1]))))
        new = tuple(seats[n:].count(seat) <= fresh[name, seat] for n, seat in enumerate(seats))
        box, newest = (label.name if bare else label.box).inset(-AIR), any(new)
        named = newest or spaced(name) in self.lately.named()
        alpha = 255 if named else min(alpha, SATED if full else 255)
        wants = int(str(says[2]))
        if bare:
            seats, new, wants, label = (), (), 0, Label(label.name, label.name)
        image = art.keep(
            ("name", name, seats, new, wants, alpha, label),
            lambda: self._painted(name, label, seats, new, wants, alpha=alpha,
                                  ink=FROZEN if full and not named else IVORY))
        return image, box.x, box.y

    def _painted(
        self, name: str, label: Label, seats: tuple[Seat, ...], new: tuple[bool, ...], wants: int,
        *, alpha: int, ink: Colour,
    ) -> pygame.Surface:
        art, whole = self.country.show.stage.art, label.box.inset(-AIR)
        words = pygame.Surface((art.pixels(whole.w), art.pixels(whole.h)), pygame.SRCALPHA)
        written = _at(art, whole, label.name.x, label.name.y)
        dark = art.text(spaced(name), "city", NIGHT)
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):  # so that a track under it hides none
            step = art.pixels(EDGED)
            words.blit(dark, (written[0] + dx * step, written[1] + dy * step))
        words.blit(art.text(spaced(name), "city", ink), written)
        for n in range(len(seats)):
            if new[n]:
                pip = art.plate(NEW, NEW, SEAT_COLOURS[seats[n]], 255, IVORY, 2.5, NEW / 2)
            else:
                pip = art.plate(FILLED, FILLED, SEAT_COLOURS[seats[n]], 255, INK, 2, FILLED / 2)
            x = label.number.x + PIP * (n % ROW + 0.5)
            y = label.number.y + 4 + PIP * (n // ROW + 0.5)
            words.blit(pip, pip.get_rect(center=_at(art, whole, x, y)))
        if wants > len(seats):
            row, n = divmod(len(seats), ROW)
            pip = art.plate(WANTED - 4, RING, NIGHT, 255, GOLD, 3.5, RING / 2)
            x, y = label.number.x + PIP * n + WANTED / 2, label.number.y + 4 + PIP * (row + 0.5)
            for image in (pip, art.text(str(wants - len(seats)), "city", IVORY)):
                words.blit(image, image.get_rect(center=_at(art, whole, x, y)))
        if alpha == 255:
            return words.convert_alpha()
        image = pygame.Surface(words.get_size(), pygame.SRCALPHA)
        words.set_alpha(alpha)
        image.blit(words, (0, 0))
        return image.convert_alpha()


def worn(art: Art, picture: pygame.Surface) -> pygame.Surface:
    """A picture that is half seen."""
    def make() -> pygame.Surface:
        image = picture.copy()
        image.fill((255, 255, 255, WORN), special_flags=pygame.BLEND_RGBA_MULT)
        return image
    return art.keep(("worn", id(picture)), make)


def _at(art: Art, whole: Box, x: float, y: float) -> tuple[int, int]:
    """The pixel of a place in a picture of a box."""
    return round((x - whole.x) * art.scale), round((y - whole.y) * art.scale)
