"""The look of Halmstad's cards, with those that a player only remembers."""

from __future__ import annotations

from game.core.contract import Message, Place, Seat, Table, zone_of
from game.games.halmstad.rules.state import CARDS, NISSE, Fed, Look, Over, State
from game.games.halmstad.rules.view import name_card
from game.picture.sprites import Look as Drawn
from game.tables.places import kind_of, number_of, numbers_of, rest_of

FEW = 3  # counters, from which on their number is a warning
SEATS = 3
LAST = 9  # cards of the deck, from which on it is
TOLD = {"": "", "chip": "", "ghost": "halmstad-remembered", "maybe": "halmstad-maybe"}
SEEN = {"halmstad-sure": "chip ", "halmstad-perhaps": "maybe ", "halmstad-memory": "chip "}


def _draw_cards(kind: str, picture: str, tall: float, alpha: int = 255) -> dict[str, Drawn]:
    return {kind + name: Drawn(f"pieces/halmstad/{picture}{'nisse' if name == '*' else name}",
                               1.0, tall, alpha=alpha) for name in CARDS[:-1]}


LOOKS = {  # chips have figures that are read from far away
    **_draw_cards("", "", 1.4), **_draw_cards("ghost ", "", 1.4, 215),
    **_draw_cards("chip ", "chip_", 1.28), **_draw_cards("maybe ", "maybe_", 1.28),
    **{f"hand {seat}": Drawn(f"pieces/halmstad/hand_{seat}") for seat in (0, 1, 2)},
    "?": Drawn("pieces/halmstad/back", 1.0, 1.4),
    "turn": Drawn("ui/turn", jumps=True),
    **{name: Drawn(f"pieces/halmstad/{name}")
       for name in ("counter", "tide", "open")},
    **{f"seat {seat}": Drawn(f"ui/seat_{seat}") for seat in (0, 1, 2)},
}


def name_piece(piece: str) -> Message:
    """Return a card in words, however it is shown; empty for a sign."""
    how, _, name = piece.rpartition(" ")
    if name not in CARDS[:-1] or how not in TOLD:
        return ()
    card = name_card(CARDS.index(name))
    return (TOLD[how], card) if TOLD[how] else card


def name_place(view: State, place: Place) -> Message:  # noqa: ARG001  a place says all
    match kind_of(place), numbers_of(place):
        case ("pile" | "belief" | "memory") as kind, (int(number), *_):
            return (f"halmstad-spot-{kind}", number)
        case ("won" | "seen" | "bid" | "tied") as kind, (int(seat), *_):
            return (f"halmstad-spot-{kind}", ("seat", seat))
        case ("belief" | "bid" | "fed") as kind, _:
            return (f"halmstad-spots-{kind}",)
    return ("name", place)


def dress_table(table: Table, view: State, audience: Seat | None, remind: bool) -> Table:
    """Return the table to draw: remembered cards as small cards, those for a doubt only during one,
    and none of an open hand; who knows a belief, unless all do; and winnings only where points are
    more than counters. A belief outside a look is a ghost of its card, or a back without
    reminders."""
    looks = isinstance(view.stage, Look) and view.stage.seat == audience
    drawn: dict[Place, str | Message] = {}
    bare = {seat for seat in range(SEATS) if seat != audience
            and table.get(f"hand/{seat}/0", "?") != "?"}
    for place, shown in table.items():
        kind, rest = kind_of(place), rest_of(place)
        aids = kind in ("seen", "memory", "knows", "touched")  # to memory
        if kind == "answer" or (aids and not remind):
            continue  # answers are told on the stage
        if kind == "seen" and (number_of(zone_of(place)) in bare or not (
                isinstance(view.stage, Fed) or is_sure(shown, place, audience))):
            continue  # everybody sees all of that hand, or it matters only to a doubt
        if isinstance(shown, tuple):
            drawn[place] = SEEN[str(shown[0])] + _card_named(shown[1]) if shown[0] in SEEN else (
                _warn_count(place, shown))
        elif (kind == "belief" and shown != "?"
              and not (looks or f"open/{rest}" in table or isinstance(view.stage, Over))):
            drawn[place] = f"ghost {shown}" if remind else "?"
        elif kind == "knows":
            if any(f"{zone_of(place)}/{seat}" not in table for seat in range(SEATS)):
                drawn[place] = f"seat {number_of(place)}"
        elif kind == "touched":
            drawn[place] = f"hand {number_of(place)}"
        else:
            drawn[place] = shown
    return {place: thing for place, thing in _keep_few(drawn).items()
            if kind_of(place) not in ("won", "taken")  # cards and counters on a panel
            or NISSE in view.won[numbers_of(place)[0] or 0].cards}


def is_sure(shown: object, place: Place, audience: Seat | None) -> bool:
    return (isinstance(shown, tuple) and shown[0] == "halmstad-sure"
            and number_of(zone_of(place)) != audience)


def _keep_few(table: dict[Place, str | Message]) -> dict[Place, str | Message]:
    """Keep a few small cards of each hand, the sure ones first."""
    small = {place: thing for place, thing in table.items() if kind_of(place) == "seen"}
    kept = {place: thing for place, thing in table.items() if place not in small}
    for seat in range(SEATS):
        seen = [thing for place, thing in small.items() if zone_of(place) == f"seen/{seat}"]
        seen.sort(key=lambda thing: not str(thing).startswith("chip"))
        kept |= {f"seen/{seat}/{n}": thing for n, thing in enumerate(seen[:3])}
    return kept


def _warn_count(place: Place, says: Message) -> Message:
    """Return a number that ends the match at nought, as a warning when it is low."""
    most = {"deck/count": LAST, "counters/count": FEW}.get(place, -1)
    return (f"{says[0]}-last", *says[1:]) if isinstance(says[-1], int) and says[-1] <= most else (
        says)


def _card_named(words: object) -> str:
    """Return the card in words of `called`."""
    match words:
        case (_, (_, str(number)), str(suit)): return number + suit
    return CARDS[NISSE]
