"""The items of the night board: a finished match, a corrected name, and deletions."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from game.core.contract import Result
from game.core.files import Plain, Whole
from game.core.name_filter import is_decent
from game.core.record import Kind, Player, Record

FORMAT = 1  # of items
MOST = 100_000  # bytes of an item
LATEST = 2**37  # seconds since 1970: some thousand years hence
LONGEST = 40  # letters of a name
MOST_SEATS = 9
HEARTH = uuid.UUID("3c0f7a52-8f4e-4f53-9a0e-7d0c9d1f3b60")  # the namespace of our ids


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat on a seat when the match ended. Places count from 1; a name that is "" is not
    shown."""

    name: Plain
    kind: Kind
    points: Whole
    place: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    won: bool


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ended"):
    """A finished match; `ended` in seconds since 1970, UTC."""

    id: Plain
    kiosk: Plain
    game: Plain
    ended: Annotated[int, msgspec.Meta(ge=-LATEST, le=LATEST)]
    sitters: Annotated[tuple[Sitter, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[Plain, Plain] = {}

    @property
    def ranked(self) -> bool:
        """Say whether a human was in it at the end."""
        return any(sitter.kind == "human" for sitter in self.sitters)


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="named"):
    """A person has put a name on a seat of a match."""

    match: Plain
    seat: Annotated[int, msgspec.Meta(ge=0, le=8)]
    name: Plain


class Struck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="struck"):
    """The operator deletes a match."""

    match: Plain


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="forgotten"):
    """The operator deletes a name, wherever it stands."""

    name: str  # exactly as the board has it


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The item to add once the last line of a record is on disk."""

    record: Plain  # the file's name
    item: Ended


Item = Ended | Named | Struck | Forgotten


def remove_names(item: Item, deleted: Struck | Forgotten) -> Item:
    """Return an item that is still to be sent, without the names that were deleted meanwhile."""
    def kept(match: str, name: str) -> str:
        gone = match == deleted.match if isinstance(deleted, Struck) else name == deleted.name
        return "" if gone else name

    match item:
        case Ended(id=match):
            return msgspec.structs.replace(item, sitters=tuple(
                msgspec.structs.replace(sitter, name=kept(match, sitter.name))
                for sitter in item.sitters))
        case Named(match, _, name):
            return msgspec.structs.replace(item, name=kept(match, name))
    return item


def match_id(file: Path, seed: str) -> str:
    """Return the id of the match of a record, always the same one."""
    return str(uuid.uuid5(HEARTH, f"{file.name}/{seed}"))


def list_places(result: Result) -> tuple[int, ...]:
    """Return every seat's place, from 1: winners first, then by points; equals share a place."""
    best = len(result.winners)
    return tuple(
        1 if seat in result.winners else 1 + best + sum(
            other > score for s, other in enumerate(result.scores) if s not in result.winners)
        for seat, score in enumerate(result.scores))


def make_ended(record: Record, result: Result, players: Sequence[Player], kiosk: str,
               now: float) -> Ended | None:
    """Return the item of a finished match; None if it has no file.

    `players` sat there at the end: a bot may have taken a person's seat.
    """
    file, header = record.file, record.header
    if file is None:
        return None
    sitters = tuple(
        Sitter(clean_name(player.name), player.kind, score, place, seat in result.winners)
        for seat, (player, score, place) in enumerate(
            zip(players, result.scores, list_places(result), strict=True)))
    return Ended(match_id(file, header.seed), kiosk, header.game, int(now), sitters,
                 header.options)


def clean_name(name: str) -> str:
    """Return a name as the board may show it: printable, not too long and decent; otherwise ""."""
    printable = drawable_name(name)
    return printable if is_decent(printable) else ""


def drawable_name(name: str) -> str:
    """Return a name as it can be drawn: it may have been written elsewhere."""
    return "".join(letter for letter in name[:MOST] if letter.isprintable()).strip()[:LONGEST]
