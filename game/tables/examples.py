"""What the rules of a game are shown by: an example for each of their sections, and a card with the
essence of them. A game's own are in its `table.examples`.

An example is made of positions, moves and cards in the game's notation, and whatever can be asked
of the rules is asked of them: which moves there are, who wins, what something is worth.
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
    """A move that the rules refuse, and the key of their reason."""

    move: str
    reason: str


class Proof(NamedTuple):
    """What the rules are asked before an example is believed: a position, and what a seat may do
    there and may not."""

    position: str
    seat: Seat
    may: tuple[str, ...] = ()
    may_not: tuple[No, ...] = ()


class Thing(NamedTuple):
    """A picture in a row: how high it is, of its width and of its line; words under it, and on a
    tab over it; who has played it, and what has become of it."""

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
    stands: str = ""  # what a card is taken for
    plate: bool = False  # whether it is light and needs a dark ground
    person: bool = False  # whether it is a player, whose sign hangs before the chest


class Group(NamedTuple):
    """Some things that belong together, over a bracket with words. They lie beside or over each
    other, at a distance in their widths; a cross at their corner says that they may not be
    played."""

    things: tuple[Thing, ...]
    note: Message = ()
    apart: float = 0.08
    bracket: bool = True
    crossed: bool = False


def list_things(folder: str, names: str) -> tuple[Thing, ...]:
    """Cards or other pieces of a game, by their names."""
    return tuple(Thing(f"pieces/{folder}/{name}") for name in names.split())


def show_player(seat: Seat, size: float = 1.0, note: Message = ()) -> Thing:
    """Return who sits at a seat, by face and sign."""
    return Thing(name_face(seat), 1 / SHAPE, size, note, seat=seat, person=True)


class Sign(NamedTuple):
    """What stands between two things: "=", "+", "→"."""

    text: str


class Figure(NamedTuple):
    """A number, and what it counts."""

    text: str
    note: Message = ()
    good: bool = False  # what it comes to


class Told(NamedTuple):
    """Words that take what room is left in their line."""

    says: Message
    heavy: bool = False


Item = Thing | Group | Sign | Figure | Told


class Line(NamedTuple):
    """Some items from left to right, with words under them and a sentence over them; its share of
    the height, and which paragraph of its section tells of them."""

    items: tuple[Item, ...]
    note: Message = ()
    share: float = 1.0
    head: Message = ()
    tells: int = 0


class Drawing(Protocol):
    """Whatever can be drawn on a page of the rules."""

    @property
    def proofs(self) -> Sequence[Proof]: ...
    def draw(self, page: Page, box: Box, easel: Easel) -> None: ...


@runtime_checkable
class Noted(Drawing, Protocol):
    """A drawing with words under it, which another player may say in its stead."""

    @property
    def note(self) -> Message: ...
    def drop_words(self) -> Drawing: ...


def has_examples(game: str) -> bool:
    return has_part(game, "table.examples")


def list_examples(game: str, state: State | None = None) -> Mapping[int, Drawing]:
    """By section, what a game shows beside its rules, at a table as things are there; nothing if it
    shows nothing."""
    found = _list_shown(game, state)
    return found[0] if found else {}


def find_extra(game: str, name: str, default: object) -> Any:
    """Return something that a game's examples have, if it has that."""
    return getattr(load_part(game, "table.examples"), name, default) if has_examples(
        game) else default


def list_acted(game: str) -> Sequence[Drawing]:
    """Return what acts out each of the sentences that a game has for passers-by, if it has that."""
    found: Sequence[Drawing] = find_extra(game, "SHOWN", ())
    return found


def find_card(game: str, state: State | None = None) -> Drawing | None:
    """Return the essence of a game on a card, if it has one."""
    found = _list_shown(game, state)
    return found[1] if found else None


def list_chapters(game: str) -> Mapping[int, tuple[str, float]]:
    """Return the sign of each section, and how high it is, of its width."""
    found: Mapping[int, tuple[str, float]] = find_extra(game, "CHAPTERS", {})
    return found


def _list_shown(
    game: str, state: State | None,
) -> tuple[Mapping[int, Drawing], Drawing | None] | None:
    """Return a game whose boards have figures of their own says `here` what is shown at each."""
    if not has_examples(game):
        return None
    examples = load_part(game, "table.examples")
    if state is not None and (here := getattr(examples, "draw_here", None)):
        found: tuple[Mapping[int, Drawing], Drawing | None] = here(state)
        return found
    return examples.EXAMPLES, examples.CARD
