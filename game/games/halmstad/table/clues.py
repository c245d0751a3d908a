"""Public knowledge of the beliefs while they matter: who has seen or placed each, and what lay
there before; and what the niches hold."""

from __future__ import annotations

from game.core.contract import Message
from game.games.halmstad.rules.state import Fed, Look, Turn
from game.games.halmstad.table.port import ABOUT
from game.picture.theme import EDGE, SEAT_COLOURS
from game.tables.looks import Sign, make_look
from game.tables.places import kind_of, number_of, numbers_of
from game.tables.seen import Mark, Panel, Seen, Signs
from game.tables.widgets import fixed_text, seat_sign
from game.ui.layout import Node, Picture, Text, column, frame, pad, row

KINDS = {"knows", "touched", "memory"}  # of signs of beliefs
SMALL_CARD, SIGN = make_look(Sign(source="{text}", aspect=1 / 1.28)), make_look(
    Sign(source="{text}"))


def find_kinds(seen: Seen) -> set[str]:
    """Return the kinds of signs on the beliefs, if they matter."""
    return {kind_of(place) for place in seen.pieces} & KINDS if regards_beliefs(seen) else set()


def regards_beliefs(seen: Seen) -> bool:
    """Say whether a question concerns beliefs, or the focused place does."""
    stage = seen.view.stage
    if not isinstance(stage, Turn | Look):
        return isinstance(stage, Fed)
    return any(one.touchable and one.awake and (
        kind_of(one.focus) == "belief" or one.focus in ABOUT) for one in seen.pickers)


def tell_witnesses(seen: Seen) -> Signs:
    """Show who has seen or exchanged each belief and what lay there before, while beliefs matter;
    with words in a question, and a legend during a look."""
    kinds = find_kinds(seen)
    if kinds:
        for place, piece in seen.pieces.items():
            if kind_of(place) in KINDS:
                yield Mark(place, SMALL_CARD if kind_of(place) == "memory" else SIGN,
                           text=seen.style.looks[piece].picture)
    if kinds and seen.question:
        yield from _tell_clues(seen)
    elif kinds - {"memory"} and not isinstance(seen.view.stage, Turn):
        yield Panel(seen.board.box_of("signs"), _build_legend(seen, kinds))


def _tell_clues(seen: Seen) -> Signs:
    """Show under each questioned belief who put it there or has seen it, and explain the card
    beside it."""
    for n in (1, 2, 3):
        places = sorted(place for place in seen.pieces if kind_of(place) in KINDS
                        and numbers_of(place)[0] == n)
        touched = [int(seen.pieces[place].rpartition(" ")[2]) for place in places
                   if kind_of(place) == "touched"]
        seats = touched or [number_of(place) for place in places if kind_of(place) == "knows"]
        if seats:
            says: Message = ("halmstad-clue-touched" if touched else "halmstad-clue-knows",)
            words = fixed_text(seen, seen.say(says), "small@1", one_line=True)
            edge = SEAT_COLOURS[seats[0]] if len(seats) == 1 else EDGE
            card = seen.board.box_of(f"belief/{n}")
            yield Panel(card._replace(x=card.center[0] - 103, y=card.bottom + 22, w=206, h=40), row(
                frame("clue", row(*(seat_sign(seat, 30) for seat in seats), words, gap=6,
                                  align="center", padding=pad(9, 0), shrink=1), tint=edge,
                      shrink=1), justify="center"))
        for place in places:
            if kind_of(place) == "memory":
                chip = seen.board.box_of(place)
                yield Panel(chip._replace(x=chip.x - 6, y=chip.y - 32, w=chip.w + 12, h=36), frame(
                    "clue", fixed_text(seen, seen.say(("halmstad-clue-memory",)), "small@1",
                                       align="center"), tint=EDGE, padding=pad(2, 0)))


def _build_legend(seen: Seen, kinds: set[str]) -> Node:
    memory = next((piece for place, piece in seen.pieces.items() if kind_of(place) == "memory"), "")
    signs = {"touched": "pieces/halmstad/hand", "knows": "pieces/halmstad/knows",
             "memory": seen.style.looks[memory].picture if memory else ""}
    return row(frame("night", column(*(row(
        Picture(source=source, width=40, aspect=1 / 1.28 if kind == "memory" else 1, shrink=1),
        fixed_text(seen, seen.say((f"halmstad-sign-{kind}",)), "small@1", group="signs",
                   one_line=True), gap=12, align="center", max_height=42, grow=1, shrink=1)
        for kind, source in signs.items() if kind in kinds), padding=pad(10, 0)), shrink=1),
        justify="center", align="center")


def name_niches(seen: Seen) -> Signs:
    """Explain on a board under the niches, during a look, their cards or the small ones; not where
    other signs stand."""
    kinds = find_kinds(seen)
    if not seen.question and not kinds - {"memory"} and regards_beliefs(seen):
        style = "body" if seen.board.lesson else "small"  # there it is what a step is about
        words = seen.say(("halmstad-was",) if kinds else ("halmstad-niches",))
        yield Panel(seen.board.box_of("niches"), frame("niche board", Text(
            words=words, style=style, align="center"), padding=pad(14, 0)))
