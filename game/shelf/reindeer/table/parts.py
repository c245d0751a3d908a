"""The parts of which the picture of a country is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shelf.reindeer.table.aim import Cursor, Legend, Marks
from game.shelf.reindeer.table.banner import Banner
from game.shelf.reindeer.table.chart import GIFTS
from game.shelf.reindeer.table.choice import Choice, Chooser
from game.shelf.reindeer.table.cities import Names, Shades, Towns
from game.shelf.reindeer.table.clearing import Clearing
from game.shelf.reindeer.table.country import Country, Counts, Sleighs
from game.shelf.reindeer.table.ghost import Ghost, Prizes, Ways
from game.shelf.reindeer.table.order import Order
from game.shelf.reindeer.table.panel import panel
from game.shelf.reindeer.table.pins import Anchors, Pins
from game.shelf.reindeer.table.reach import Reach, Rings, Shade
from game.shelf.reindeer.table.replies import Replies
from game.shelf.reindeer.table.shown import lit
from game.shelf.reindeer.table.since import Since
from game.shelf.reindeer.table.told import News, Ranks
from game.shelf.reindeer.table.tracks import Earned, Fresh, Lately, Parked, Tracks
from game.tables.guide import Hints
from game.tables.people import People
from game.tables.picture import Paper, Part
from game.tables.ribbon import Ribbon
from game.tables.scenery import Pieces
from game.tables.seat_panels import SeatPanels, Turns

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene


def parts(show: Show, paper: Paper, scene: TableScene | None) -> list[Part]:
    """What everybody sees, and what whoever is asked can choose."""
    country = Country(show)
    lately, chooser = Lately(country), Chooser(country, scene) if scene else None
    aimed = chooser.aims if chooser else lambda: False
    leads = (lambda: chooser.offered() is not None) if chooser else lambda: False
    near = (lambda: lit(chooser.scene, chooser.bright())) if chooser else lambda: None
    towns, anchors, ranks = Towns(country, near, aimed), Anchors(country), Ranks(lately, paper)
    parked, earned = Parked(lately, aimed), Earned(lately, aimed)
    clearing = Clearing(lately, parked) if show.watched else None
    names = Names(country, lately.fresh, near, aimed, lately.named,
                  clearing.boxes if clearing else tuple)
    tracks = [Tracks(lately, aimed, leads), Fresh(lately, aimed)]
    past = [Shades(names), *tracks]
    gifts = Pieces(show, high=GIFTS), Pieces(show, low=GIFTS + 1)
    for part in gifts:
        part.tiny = True
    flying = [Sleighs(show), Pieces(show, flying=True), Order(country, paper)]
    things = [*gifts, Counts(country), parked, earned, *flying]
    news = News(lately, paper, chooser)
    if clearing:  # over all else is what was just done
        return [country, clearing, Turns(show, scene), towns, Shades(names), anchors, *gifts,
                Counts(country), *tracks, names, earned, parked, *flying,
                SeatPanels(show, paper, None, panel), ranks, Since(lately, paper), news,
                Banner(country, paper, None)]
    if scene is None or chooser is None:
        return [country, Turns(show, scene), towns, *past, anchors, *things, names, Pins(country),
                SeatPanels(show, paper, None, panel), ranks, Since(lately, paper), news,
                Banner(country, paper, None)]
    people, replies = People(scene), Replies(scene, paper, country)
    pins, rings = Pins(country, chooser.begun), Rings(chooser)
    return [people, country, Turns(show, scene), Shade(chooser, rings), Reach(chooser, rings),
            towns, *past, Ways(chooser), Marks(chooser), anchors, *things, Ghost(chooser), names,
            pins, SeatPanels(show, paper, people, panel), ranks,
            Hints(show, paper, people), Since(lately, paper, replies.fills), replies,
            news, Banner(country, paper, chooser), Prizes(chooser), Choice(chooser, paper),
            Legend(chooser, paper, pins), Cursor(chooser, paper, replies), Ribbon(scene, paper)]
