"""The trick before at Herrlof: what it is called, and on one plate who took it, with what, and what
else that card brought her."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Says
from game.picture.screen import Screen
from game.picture.theme import FAINT
from game.tables.plaques import BROAD, Kind, Plaque, Plaques
from game.tables.seen import Seen

LAST, TITLE = "name/last", "title/last"  # where it is told, and what it is called
BEFORE = "herrlof-beat-trick"  # how the words begin after which it is told
# What was told of the table last where there is more to be told there.
MORE = frozenset({"herrlof-beat-steal-trick", "herrlof-beat-steal-card", "herrlof-beat-return"})
TAKEN = frozenset({"herrlof-took", "herrlof-took-led", "herrlof-took-trump"})  # for no more


class Taken(Plaques):
    """What is written on the cloth, and of the trick before all that came of it."""

    def draw(self, screen: Screen) -> None:
        show = self.show
        told = not show.brief and any(plaque.place == LAST for plaque in show.plaques)
        if told and show.board.has(TITLE):
            self.paper.tab(screen, show.board.box(TITLE), show.say(("herrlof-last",)), FAINT)
        super().draw(screen)

    def deed(self, plaque: Plaque) -> Says:
        """Who took the trick before, and what of somebody else's with it."""
        match find_more(self.show.captions) if _open(plaque) else ():
            case ("herrlof-beat-steal-trick", *_, whom): return ("herrlof-took-trick-of", whom)
            case ("herrlof-beat-steal-card", *_, whom): return ("herrlof-took-card-of", whom)
            case ("herrlof-beat-return", *_, whom): return ("herrlof-took-swap", whom)
        return plaque.deed


def tells_taken(seen: Seen, says: Says) -> bool:
    """Say whether some words about the table are told on the plate of the trick before."""
    return says == find_more(seen.captions) and seen.board.box(LAST).w >= BROAD and any(
        map(_open, seen.plaques))


def find_more(captions: Sequence[tuple[int, Says]]) -> Says:
    """Return what the last trick has brought besides itself, in the words of the newest event."""
    for _, says in reversed(captions):
        if says[0] in MORE:
            return says
        if str(says[0]).startswith(BEFORE):
            break
    return ()


def _open(plaque: Plaque) -> bool:
    """Whether a plate says with which card a trick was taken, and not why another leads."""
    return plaque.place == LAST and plaque.kind is Kind.DEED and plaque.deed[0] in TAKEN
