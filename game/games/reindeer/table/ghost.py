"""The sleigh that is aimed, as it would fly: its way to the place in the focus, and the sleigh at
the tip of it, both half seen; and what it would earn."""

from __future__ import annotations

from math import dist, hypot

import pygame

from game.games.reindeer.rules import REWARD
from game.games.reindeer.rules.atlas import PACKET, Spot
from game.games.reindeer.table.chart import meant, named
from game.games.reindeer.table.flights import BIG, LITTLE
from game.games.reindeer.table.map_part import ChosenPart
from game.games.reindeer.table.shown import shown
from game.games.reindeer.table.tracks import Track, aimed_way, put_track
from game.picture.art import Art
from game.picture.screen import Screen
from game.picture.theme import EDGE, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.picture import Picture
from game.tables.places import kind_of

SPOT = 34.0  # of where a sleigh would land
SEEN, PART = 150, 0.5  # how much of it is seen, and how large it is, of a sleigh that flies
AIR = 8.0  # round the cursor
HOUSED = 134.0  # of a ring round the depot and its name
DOT, TOWN = 7.0, 44.0  # of a line to a city, and where it ends before that


class Ghost(ChosenPart):
    """Where the sleigh would fly that is aimed, or whither one that reaches no city."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        # whither a sleigh would lead, that way, and where it would land on it
        self._led: tuple[object, Track | None, Spot | None] = None, None, None

    def way(self) -> Track | None:
        """Its way to the place in the focus, if it can land there."""
        picker = self.chooser.aiming()
        if picker is None or picker.flight is None or picker.stage == "list":
            return None
        focus = self.chooser.scene.focus[picker.seat]
        live = picker.live(focus) if meant(focus) is not None else None
        if live is None or live.why or live.place == meant(picker.path[1]):
            return None
        frm, to = self.chooser.at(picker.path[1]), self.chooser.at(named(live.place))
        return aimed_way(frm[:2], to[:2], (frm.ring / 2, to.ring / 2 + AIR),
                         big=picker.flight.big)

    def led(self) -> Track | None:
        """The way to the city that the sleigh in the focus would carry gifts nearer to, while it
        reaches none."""
        found = self.chooser.nearest()
        if found is None:
            return None
        to = self.chooser.at(named(found[1]))
        if self._led[0] != (found[0], to):
            way = aimed_way(found[0], to[:2], (to.ring / 2, to.ring / 2 + AIR), big=True)
            self._led = (found[0], to), way, self._lands(way, found[0])
        return self._led[1]

    def lands(self) -> Spot | None:
        """Where on that way the sleigh in the focus would have to land."""
        return self._led[2] if self.led() else None

    def _lands(self, way: Track | None, frm: Spot) -> Spot | None:
        offered = self.chooser.offered()
        if offered is None or way is None:
            return None
        return next((spot for spot in reversed(way.spots)
                     if hypot(spot[0] - frm[0], spot[1] - frm[1]) <= offered[1]), None)

    def draw(self, screen: Screen) -> None:
        if (led := self.led()) and (now := self.chooser.now()):
            art = self.chooser.country.show.stage.art
            put_track(screen, art, led, now[0], SEEN)
            if at := self._led[2]:
                for less, tone in ((0, NIGHT), (8, IVORY), (18, SEAT_COLOURS[now[0]])):
                    screen.put_centered(art.disc(SPOT - less, tone, 255), *at)
        picker, way = self.chooser.aiming(), self.way()
        if picker is None or picker.flight is None or way is None:
            return
        art = self.chooser.country.show.stage.art
        put_track(screen, art, way, picker.seat, SEEN)
        picture, wide, high, _ = BIG if picker.flight.big else LITTLE
        w, h = wide * PART, high * PART
        back = way.spots[-1][0] < way.spots[0][0]
        x, y = next((spot for spot in reversed(way.spots) if hypot(
            spot[0] - way.spots[-1][0], spot[1] - way.spots[-1][1]) > w / 2), way.spots[0])
        image = art.flipped(picture, w, h) if back else art.picture(picture, w, h)
        screen.put_centered(image, x, y - h / 2, SEEN + 60)


class Prizes(ChosenPart):
    """What the sleigh would earn that is aimed or has the focus, beside every place that pays:
    in gold and without a plus, which is for what has been earned."""

    def draw(self, screen: Screen) -> None:
        picker, found = self.chooser.aiming(), self.chooser.now()
        if found is None:
            return
        colour = SEAT_COLOURS[found[0]]
        if picker is None or picker.flight is None or picker.stage == "list":
            for place in shown(self.chooser.scene, map(named, sorted(self.chooser.paid()))):
                self._prize(screen, place[5:], REWARD, colour)
            return
        for place in shown(self.chooser.scene, picker.goals()):
            if place == "depot":
                self._prize(screen, place, PACKET * picker.carried, EDGE)
            elif kind_of(place) == "city":
                self._prize(screen, place[5:], REWARD, colour)

    def _prize(self, screen: Screen, place: str, money: int, edge: Colour) -> None:
        self.chooser.country.chip(screen, place, ("reindeer-sum", money), edge, ink=GOLD,
                                  rings=self.chooser.bright() or frozenset())


class Ways(ChosenPart):
    """From each place where the sleigh in the focus could load, a thin line to every city that it
    reaches; and a strong ring round that place."""

    def draw(self, screen: Screen) -> None:
        chooser = self.chooser
        found, now = chooser.offered(), chooser.now()
        if found is None or now is None:
            return
        country, colour = chooser.country, SEAT_COLOURS[now[0]]
        art, chart = country.show.stage.art, country.chart
        for place in now[1].sources:
            reached = [chart.centre(name) for name in sorted(
                chooser.served(place, chooser.scene.focus[now[0]]))]
            if not reached:
                continue
            x, y, side = chooser.at(place)
            side = HOUSED if place == "depot" else side
            for to in reached:
                image, left, top = _line(art, (x, y), to, colour, side / 2)
                screen.put(image, left, top)
            for more, tone, wide in ((8.0, INK, 13.0), (0.0, IVORY, 6.0)):
                ring = art.plate(side + more, side + more, alpha=0, edge=tone, width=wide,
                                 radius=(side + more) / 2)
                screen.put_centered(ring, x, y)


def _line(
    art: Art, frm: Spot, to: Spot, colour: Colour, clear: float,
) -> tuple[pygame.Surface, float, float]:
    """Dots from one spot to another, so far from the first, and where their picture lies."""
    left, top = min(frm[0], to[0]) - DOT, min(frm[1], to[1]) - DOT
    wide, high = abs(frm[0] - to[0]) + 2 * DOT, abs(frm[1] - to[1]) + 2 * DOT
    length = dist(frm, to)

    def make() -> pygame.Surface:
        image = pygame.Surface((art.pixels(wide), art.pixels(high)), pygame.SRCALPHA)
        far = clear + DOT
        while far < length - TOWN:
            share = far / length
            x, y = (a + (b - a) * share for a, b in zip(frm, to, strict=True))
            dot = art.disc(DOT, colour, 255)
            for disc in (art.disc(DOT + 4, INK, 200), dot):
                image.blit(disc, disc.get_rect(center=(
                    round((x - left) * art.scale), round((y - top) * art.scale))))
            far += 2.2 * DOT
        return image.convert_alpha()
    return art.keep(("way to a city", frm, to, colour, clear, art.scale), make), left, top
