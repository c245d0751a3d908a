"""All parts of Hamnár's table, by layer."""

from __future__ import annotations

from collections.abc import Collection

from game.core.contract import Place
from game.games.hamnar.table.deed import Deed
from game.games.hamnar.table.light import (
    WORDS,
    Dots,
    Gloom,
    Goal,
    Light,
    Lit,
    Now,
    Soon,
    Targets,
)
from game.games.hamnar.table.panels import SidePanels
from game.games.hamnar.table.taken import Taken
from game.tables.asked import Buttons, Fans, Marks, Ticks
from game.tables.guide import Hints
from game.tables.moments import Moments
from game.tables.parts import FLOOR_PIECES, FLYING_PIECES, PIECES
from game.tables.people import People, Refused, Stranger
from game.tables.picture import Layer, Layers, Picture
from game.tables.ribbon import Ribbon
from game.tables.scenery import Captions, Cloth, Flaws, Signs
from game.tables.seat_panels import Bubbles, Turns
from game.tables.show import Show
from game.tables.trails import Fallen, Trails
from game.tables.tricks import Glow


class Ways(Trails):
    """The ways of pieces; squares that a figure could go to have a frame of their own."""

    passes = True
    mutual = ("orb",)

    def marked(self) -> Collection[Place]:
        return self.picture.find(Targets).squares() if self.scene else ()

    def ready(self) -> Collection[Place]:
        return self.picture.find(Targets).ready() if self.scene else ()


class LessonLog(Captions):
    """Beside a lesson's words: what was moved, in the colour of its player, as on the board."""

    letters = "asked"
    tinted = True


def announce(picture: Picture) -> Moments:
    """Leave out moments that the newest deed tells the players."""
    return Moments(picture, picture.find(Deed).tells) if picture.scene else Moments(picture)


def list_parts(show: Show) -> Layers:
    taught = show.board.has(WORDS)
    return {
        Layer.PEOPLE: (People,),
        Layer.GROUND: (Cloth, Gloom, Turns, FLOOR_PIECES),
        Layer.UNDER: (Fans, Marks, Targets, Ways, Taken, Lit, Soon, Glow),
        Layer.PIECES: (PIECES,),
        Layer.OVER: (Flaws, Dots, Light, Goal, Fallen, Signs),
        Layer.PANELS: (SidePanels, Now, Bubbles, Hints, LessonLog if taught else Deed, Stranger),
        Layer.FLYING: (FLYING_PIECES,),
        Layer.ASKED: (Buttons, Ticks, Refused, Ribbon),
        Layer.TOP: (Moments if taught else announce,),
    }
