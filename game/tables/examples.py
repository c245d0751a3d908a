"""Examples for the sections of a game's rules, and the card with their summary. Those of a game
stand in its `table.examples`.

An example consists of positions, moves and cards in notation. The rules work out the rest: legal
moves, winners, points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from game.core.contract import Message, Seat, State
from game.core.faces import name_face
from game.games import has_part, load_part
from game.picture.page import Page
from game.picture.screen import Box
from game.tables.easel import Easel
from game.ui.furniture.figures import SHAPE


class No(NamedTuple):
    """A move that the rules refuse, and the key of the reason."""

    move: str
    reason: str


class Proof(NamedTuple):
    """A check of an example against the rules: a position, and moves that a seat may and may not
    make."""

    position: str
    seat: Seat
    may: tuple[str, ...] = ()
    may_not: tuple[No, ...] = ()


class Thing(NamedTuple):
    """A picture in a row: its height by its width and as a share of the line; words under it and on
    a tab over it; the seat that played it, and signs of its fate."""

    picture: str
    tall: float = 1.4
    size: float = 1.0
    note: Message = ()
    over: Message = ()
    seat: Seat | None = None
    glows: bool = False
    dull: bool = False
    crossed: bool = False
    lost: bool = False
    stands: str = ""  # the card that a wild card stands for
    plate: bool = False  # whether it is light and needs a dark ground
    person: bool = False  # whether it is a player, with their sign on the chest


class Group(NamedTuple):
    """Things that belong together, over a bracket with words. They lie `apart` by shares of their
    width; a cross at the corner says that they may not be played."""

    things: tuple[Thing, ...]
    note: Message = ()
    apart: float = 0.08
    bracket: bool = True
    crossed: bool = False


def list_things(folder: str, names: str) -> tuple[Thing, ...]:
    """Return cards or other pieces of a game by name."""
    return tuple(Thing(f"pieces/{folder}/{name}") for name in names.split())


def show_player(seat: Seat, size: float = 1.0, note: Message = ()) -> Thing:
    """Return the player of a seat, with face and sign."""
    return Thing(name_face(seat), 1 / SHAPE, size, note, seat=seat, person=True)


class Sign(NamedTuple):
    """A sign between two things: "=", "+", "→"."""

    text: str


class Figure(NamedTuple):
    """A number and its unit."""

    text: str
    note: Message = ()
    good: bool = False  # whether it is a result


class Told(NamedTuple):
    """Words that fill the rest of their line."""

    says: Message
    heavy: bool = False


Item = Thing | Group | Sign | Figure | Told


class Line(NamedTuple):
    """Items from left to right, with words under and a sentence over them; its share of the height,
    and the number of the paragraph that explains it."""

    items: tuple[Item, ...]
    note: Message = ()
    share: float = 1.0
    head: Message = ()
    tells: int = 0


class Drawing(Protocol):
    """A drawing on a page of the rules."""

    @property
    def proofs(self) -> Sequence[Proof]: ...
    def draw(self, page: Page, box: Box, easel: Easel) -> None: ...


@runtime_checkable
class Noted(Drawing, Protocol):
    """A drawing with words under it; another player may say them instead."""

    @property
    def note(self) -> Message: ...
    def drop_words(self) -> Drawing: ...


def has_examples(game: str) -> bool:
    return has_part(game, "table.examples")


def list_examples(game: str, state: State | None = None) -> Mapping[int, Drawing]:
    """Return a game's examples by section; empty if it has none."""
    found = _list_shown(game, state)
    return found[0] if found else {}


def find_extra(game: str, name: str, default: object) -> Any:
    """Return a member of a game's examples, or a default."""
    return getattr(load_part(game, "table.examples"), name, default) if has_examples(
        game) else default


def list_acted(game: str) -> Sequence[Drawing]:
    """Return the drawings for the sentences that passers-by read, if the game has them."""
    found: Sequence[Drawing] = find_extra(game, "SHOWN", ())
    return found


def find_card(game: str, state: State | None = None) -> Drawing | None:
    """Return the card with the summary of a game, if it has one."""
    found = _list_shown(game, state)
    return found[1] if found else None


def list_chapters(game: str) -> Mapping[int, tuple[str, float]]:
    """Return the sign of each section, with its height by its width."""
    found: Mapping[int, tuple[str, float]] = find_extra(game, "CHAPTERS", {})
    return found


def _list_shown(
    game: str, state: State | None,
) -> tuple[Mapping[int, Drawing], Drawing | None] | None:
    """Return the examples; a game whose boards differ builds them for this state."""
    if not has_examples(game):
        return None
    examples = load_part(game, "table.examples")
    if state is not None and (here := getattr(examples, "draw_here", None)):
        found: tuple[Mapping[int, Drawing], Drawing | None] = here(state)
        return found
    return examples.EXAMPLES, examples.CARD
