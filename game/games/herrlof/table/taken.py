"""The trick before at Herrlof: what it is called, and on one plate who took it, with what, and what
else that card brought them."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Message
from game.picture.theme import FAINT
from game.tables.capabilities import Plaque, PlaqueKind
from game.tables.card_labels import BROAD, tell_plaques
from game.tables.seen import Panel, Seen, Signs
from game.tables.widgets import build_tab

LAST = "name/last"  # where it is told
BEFORE = "herrlof-beat-trick"  # how the words begin after which it is told
# What was told of the table last where there is more to be told there.
MORE = frozenset({"herrlof-beat-steal-trick", "herrlof-beat-steal-card", "herrlof-beat-return"})
TAKEN = frozenset({"herrlof-took", "herrlof-took-led", "herrlof-took-trump"})  # for no more


def tell_cloth(seen: Seen) -> Signs:
    """Tell what is written on the cloth, and of the trick before what it is called and all that
    came of it."""
    told = not seen.brief and any(plaque.place == LAST for plaque in seen.plaques)
    if told and seen.board.has_place("title/last"):
        yield Panel(
            seen.board.box_of("title/last"), build_tab(seen, seen.say(("herrlof-last",)), FAINT))
    yield from tell_plaques(seen, say_taken)


def say_taken(seen: Seen, plaque: Plaque) -> Message:
    """Return who took the trick before, and what of another player's with it."""
    match find_more(seen.captions) if _open(plaque) else ():
        case ("herrlof-beat-steal-trick", *_, whom): return ("herrlof-took-trick-of", whom)
        case ("herrlof-beat-steal-card", *_, whom): return ("herrlof-took-card-of", whom)
        case ("herrlof-beat-return", *_, whom): return ("herrlof-took-swap", whom)
    return plaque.deed


def tells_taken(seen: Seen, says: Message) -> bool:
    """Say whether some words about the table are told on the plate of the trick before."""
    return says == find_more(seen.captions) and seen.board.box_of(LAST).w >= BROAD and any(
        map(_open, seen.plaques))


def find_more(captions: Sequence[tuple[int, Message]]) -> Message:
    """Return what the last trick has brought besides itself, in the words of the newest event."""
    for _, says in reversed(captions):
        if says[0] in MORE:
            return says
        if str(says[0]).startswith(BEFORE):
            break
    return ()


def _open(plaque: Plaque) -> bool:
    """Return whether a plate says with which card a trick was taken, and not why another leads."""
    return plaque.place == LAST and plaque.kind is PlaqueKind.DEED and plaque.deed[0] in TAKEN
