"""The parts of which the picture of a country is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shelf.reindeer.table.aim import Cursor, Marks, Shade
from game.shelf.reindeer.table.choice import Choice, Chooser, Replies
from game.shelf.reindeer.table.cities import Names, Towns
from game.shelf.reindeer.table.country import (
    Anchors,
    Country,
    Counts,
    Order,
    Sleighs,
    panel,
)
from game.shelf.reindeer.table.told import Card, Ranks
from game.tables.guide import Hints
from game.tables.people import People
from game.tables.picture import Paper, Part
from game.tables.ribbon import Ribbon
from game.tables.scenery import Captions, Pieces
from game.tables.seat_panels import SeatPanels

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene


def parts(show: Show, paper: Paper, scene: TableScene | None) -> list[Part]:
    """What everybody sees, and what whoever is asked can choose."""
    country = Country(show)
    towns, anchors, ranks = Towns(country), Anchors(country), Ranks(country)
    things = [Pieces(show), Counts(country), Sleighs(show), Pieces(show, flying=True),
              Order(country, paper)]
    card = Card(country, paper)
    if scene is None:
        return [country, towns, anchors, *things, Names(country),
                SeatPanels(show, paper, None, panel), ranks, Captions(show, paper), card]
    people, chooser, replies = People(scene), Chooser(country, scene), Replies(scene, paper)
    return [country, Shade(chooser), towns, Marks(chooser), anchors, *things,
            Names(country, chooser.bright), SeatPanels(show, paper, people, panel), ranks,
            Hints(show, paper, people), replies, Captions(show, paper, replies.free),
            Choice(chooser, paper), Cursor(chooser, paper), card, Ribbon(scene, paper)]
