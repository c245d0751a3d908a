"""What Herrlof has on its table besides cards: one frame round the piles and what trumps are, and
in three words what the card does that is looked at, or has just been played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Place
from game.picture.screen import Box, Screen
from game.picture.theme import EMBER
from game.shelf.herrlof.rules.position import CARD, HAGALAZ, RANK, UNSEEN, VALKNUT
from game.tables.parts import table_parts
from game.tables.picture import Paper, Part, part_of
from game.tables.places import kind_of
from game.tables.plaques import Trumps
from game.tables.scenery import Captions, Cloth, Frame
from game.tables.tricks import lying

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene

TOOK = "herrlof-beat-trick"  # that is told over its cards
DONE = {"herrlof-beat-draw", "herrlof-beat-keep"}  # what a card has brought
HIGH = 38  # of the words about a card
OVER, FOOT = 8, 74  # how far over a card of a hand they end, or over a played one's foot begin
STRIPPED = 30  # and over a trump, which has a word of its own
AIR = 24  # beside them
POWERS = {1: "one", 3: "three", 6: "six", 9: "nine"}


def parts(show: Show, paper: Paper, scene: TableScene | None) -> list[Part]:
    """What every table has, and Herrlof's own."""
    found = table_parts(show, paper, scene)
    found.insert(found.index(part_of(found, Cloth)) + 1, Frame(show, "deck"))
    found.insert(found.index(part_of(found, Trumps)) + 1, Powers(show, paper, scene))
    log = part_of(found, Captions)
    log.letters = "loud"  # it stands beside the trick
    log.doubles = lambda says: says[0] != TOOK
    return found


def power(piece: str) -> str:
    """What a card does, by the end of its key; "" for one that does nothing."""
    card = CARD.get(piece, UNSEEN)
    return {VALKNUT: "valknut", HAGALAZ: "hagalaz"}.get(card) or POWERS.get(
        RANK[card] if card != UNSEEN else 0, "")


class Powers(Part):
    """The words on the card that was played last, and over the one in a focus."""

    def __init__(self, show: Show, paper: Paper, scene: TableScene | None) -> None:
        self.show, self.paper, self.scene = show, paper, scene

    def draw(self, screen: Screen) -> None:
        show, scene = self.show, self.scene
        if show.reel.busy:
            return
        played = [one for one in show.trick if not one.past]
        done = bool(show.captions) and show.captions[-1][1][0] in DONE
        if played and not done and (box := lying(show, played[-1])):
            self._words(screen, played[-1].places[0], box.center[0], box.bottom - FOOT, 0.5)
        for seat in scene.pickers if scene else ():
            place = scene.focus[seat] if scene else ""
            if scene and kind_of(place) == "hand" and scene.questions.touchable(seat) and (
                    pose := show.layer.resting(place)):
                head = pose.y - pose.h / 2 - show.layer.lift(place)
                over = OVER + (STRIPPED if place in show.trumps else 0)
                self._words(screen, place, pose.x - pose.w / 2, head - over - HIGH)

    def _words(
        self, screen: Screen, place: Place, x: float, y: float, before: float = 0.0,
    ) -> None:
        """Such a part of them stands before `x`."""
        found = power(str(self.show.table.get(place)))
        if found:
            text = self.show.say((f"herrlof-power-{found}",))
            wide = self.show.stage.art.size(text, "small@1")[0] + AIR
            spot = Box(x - wide * before, y, wide, HIGH)
            self.paper.tab(screen, spot, text, EMBER)
