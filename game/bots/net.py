"""Nets that have learned, asked without any library: bits go in, a few numbers come out.

The numbers of a layer lie side by side in one large integer, so that a whole row of weights is
added, or multiplied by a number, in one step. Everything up to the last layer is done in integers,
and gives the same on every machine.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from operator import mul
from pathlib import Path
from struct import Struct
from sys import byteorder
from typing import Any, NamedTuple

NARROW, WIDE = 4, 8  # bytes for each number of the first layer and of the second
MOST = 1 << 24  # bytes that a file can hold, unpacked


class BadNet(Exception):
    """A file that holds no nets."""


class Layers(NamedTuple):
    """The weights of a net, row by row: 8 bits, 16 bits, and floats in the last layer. The biases
    follow the rows of their layer; the second layer's outputs are multiplied by `units` before the
    last layer."""

    first: array[int]
    added: array[int]
    second: array[int]
    added_second: array[int]
    units: array[float]
    last: array[float]
    added_last: array[float]


KINDS = ("b", "i", "h", "q", "d", "d", "d")


class Told(NamedTuple):
    """The head of a file of nets: the nets' names with the numbers of their bits, units and heads;
    and how they were made."""

    nets: dict[str, tuple[int, int, int, int]]
    made: dict[str, Any]


def write(file: Path, nets: dict[str, Layers], made: dict[str, Any]) -> None:
    """Keep nets in a file: a line of text that says what they are, then the weights, packed."""
    sizes = {name: [len(net.first) // len(net.added), len(net.added), len(net.units),
                    len(net.added_last)] for name, net in nets.items()}
    head = json.dumps({"nets": sizes, "made": made}, ensure_ascii=False)
    packed = zlib.compress(
        b"".join(_to_little_endian(part) for net in nets.values() for part in net), 9)
    file.write_bytes(head.encode() + b"\n" + packed)


def read_header(file: Path) -> Told:
    """Return what a file says of its nets. Raises BadNet."""
    return _read(file)[0]


def read(file: Path) -> dict[str, Layers]:
    """Return the nets of a file by name. Raises BadNet for a file that is damaged or holds none."""
    head, data = _read(file)
    counts = {name: (bits * hidden, hidden, hidden * second, second, second, second * heads, heads)
              for name, (bits, hidden, second, heads) in head.nets.items()}
    sizes = [array(kind).itemsize for kind in KINDS]
    if len(data) != sum(sum(map(mul, sizes, each)) for each in counts.values()):
        raise BadNet(_describe_flaw(file, "its length is wrong"))
    nets, at = {}, 0
    for name, each in counts.items():
        parts: list[Any] = []
        for kind, count, size in zip(KINDS, each, sizes, strict=True):
            part = array(kind)
            part.frombytes(data[at : at + count * size])
            parts.append(_little_array(part))
            at += count * size
        nets[name] = Layers(*parts)
    return nets


def _read(file: Path) -> tuple[Told, bytes]:
    try:
        head, _, packed = file.read_bytes().partition(b"\n")
        said = json.loads(head)
        nets = {str(name): (int(a), int(b), int(c), int(d))
                for name, (a, b, c, d) in said["nets"].items()}
        return Told(nets, dict(said["made"])), zlib.decompressobj().decompress(packed, MOST)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, zlib.error) as flaw:
        raise BadNet(_describe_flaw(file, str(flaw))) from flaw


def _describe_flaw(file: Path, why: str) -> str:
    return f"{file} holds no nets ({why}): take the file that came with the program."


@cache
def load_net(file: Path, name: str) -> Net:
    """Return a net of a file, kept once it was read. Raises BadNet."""
    return Net(read(file)[name])


@cache
def list_nets(file: Path) -> frozenset[str]:
    """Return the names of the nets of a file. Raises BadNet."""
    return frozenset(read_header(file).nets)


def load_weights(file: Path, count: int, level: str = "") -> tuple[int, ...]:
    """Return the weights of a search, or those of a level that learned less, by its name. Raises
    BadNet for a file without them."""
    try:
        whole = json.loads(file.read_text(encoding="utf-8"))
        told = whole["levels"][level] if level else whole["weights"]
        found = tuple(weight for weight in told if type(weight) is int)
    except (OSError, ValueError, KeyError, TypeError) as flaw:
        raise BadNet(_describe_flaw(file, str(flaw))) from flaw
    if len(found) != count:
        raise BadNet(_describe_flaw(file, f"{len(found)} of {count} weights"))
    return found


def _to_little_endian(part: array[Any]) -> bytes:
    return _little_array(array(part.typecode, part)).tobytes()


def _little_array(part: array[Any]) -> array[Any]:
    """Return the same numbers, between this machine's order of bytes and that of files."""
    if byteorder == "big":
        part.byteswap()
    return part


class Net:
    """A net ready for use."""

    def __init__(self, layers: Layers) -> None:
        hidden, second, heads = len(layers.added), len(layers.units), len(layers.added_last)
        self._hidden, self._second = Struct(f"<{hidden}i"), Struct(f"<{second}q")
        # The lowest number that there is in every place: added, no number borrows from the next;
        # turned over, what was added is gone.
        self._lows = _pack_lanes([1 << 31] * hidden, NARROW)
        self._lows2 = _pack_lanes([1 << 63] * second, WIDE)
        self._rows = [_pack_lanes(layers.first[at : at + hidden], NARROW)
                      for at in range(0, len(layers.first), hidden)]
        self._added = _pack_lanes(layers.added, NARROW) + self._lows
        self._rows2 = [_pack_lanes(layers.second[at : at + second], WIDE)
                       for at in range(0, len(layers.second), second)]
        self._added2 = _pack_lanes(layers.added_second, WIDE) + self._lows2
        self._heads = [([layers.last[k * heads + head] * unit
                         for k, unit in enumerate(layers.units)], layers.added_last[head])
                       for head in range(heads)]

    def evaluate(self, inputs: Sequence[int]) -> list[list[float]]:
        """Return the output of the net for each input. The bits of an input are the features that
        hold."""
        if not inputs:
            return []
        one, two, three = inputs[0], inputs[len(inputs) // 2], inputs[-1]
        like = one & two | one & three | two & three  # what most of them have
        base = self._added + sum([self._rows[bit] for bit in _list_bits(like)])
        return [self._evaluate_sums(self._update_sums(base, like, bits)) for bits in inputs]

    def _update_sums(self, base: int, like: int, bits: int) -> int:
        """Return the first layer's sums, from those of another input."""
        rows = self._rows
        for bit in _list_bits(bits & ~like):
            base += rows[bit]
        for bit in _list_bits(like & ~bits):
            base -= rows[bit]
        return base

    def _evaluate_sums(self, sums: int) -> list[float]:
        values = self._hidden.unpack((sums ^ self._lows).to_bytes(self._hidden.size, "little"))
        total = self._added2
        for row, value in zip(self._rows2, values, strict=True):
            if value > 0:
                total += value * row
        values = self._second.unpack((total ^ self._lows2).to_bytes(self._second.size, "little"))
        live = [value if value > 0 else 0 for value in values]  # noqa: FURB136  three times as fast
        return [sum(map(mul, live, row)) + added for row, added in self._heads]


def _list_bits(number: int) -> list[int]:
    """Return which bits of a number are set."""
    found = []
    while number:
        low = number & -number
        found.append(low.bit_length() - 1)
        number ^= low
    return found


def _pack_lanes(values: Iterable[int], size: int) -> int:
    """Numbers side by side in one; a negative one borrows from the next."""
    total = 0
    for value in reversed(list(values)):
        total = (total << 8 * size) + value
    return total
