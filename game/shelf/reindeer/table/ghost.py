"""The sleigh that is aimed, as it would fly: its way to the place in the focus, and the sleigh at
the tip of it, both half seen; and what it would earn."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from game.picture.screen import Screen
from game.picture.theme import EDGE, IVORY, NIGHT, SEAT_COLOURS
from game.shelf.reindeer.rules import REWARD
from game.shelf.reindeer.rules.atlas import PACKET, Spot
from game.shelf.reindeer.table.chart import meant, named
from game.shelf.reindeer.table.choice import Chooser
from game.shelf.reindeer.table.flights import BIG, LITTLE
from game.shelf.reindeer.table.tracks import Track, aimed_way, put_track
from game.tables.picture import Part
from game.tables.places import kind_of

SPOT = 34.0  # of where a sleigh would land
SEEN, PART = 150, 0.5  # how much of it is seen, and how large it is, of a sleigh that flies
AIR = 8.0  # round the cursor


class Ghost(Part):
    """Where the sleigh would fly that is aimed, or whither one that reaches no city."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser
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


class Prizes(Part):
    """What the sleigh would earn that is aimed, beside every place that pays; or that has the
    focus, unless what was `earned` last stands on the map: it would be taken for the same."""

    def __init__(self, chooser: Chooser, earned: Callable[[], bool] = lambda: False) -> None:
        self.chooser, self.earned = chooser, earned

    def draw(self, screen: Screen) -> None:
        picker, found = self.chooser.aiming(), self.chooser.now()
        if found is None:
            return
        colour = SEAT_COLOURS[found[0]]
        if picker is None or picker.flight is None or picker.stage == "list":
            for name in () if self.earned() else sorted(self.chooser.paid()):
                self.chooser.country.chip(screen, name, REWARD, colour)
            return
        for place in picker.goals():
            if place == "depot":
                self.chooser.country.chip(screen, place, PACKET * picker.carried, EDGE)
            elif kind_of(place) == "city":
                self.chooser.country.chip(screen, place[5:], REWARD, colour)
