"""The net while it learns: three layers of floats, and Adam.

Inputs are bits, eight to a byte, the lowest first. A game's lessons name the outputs.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from game.bots.net import Layers

Array = Any  # numpy's, of 32-bit floats; types are checked where numpy need not be installed
Bytes = Any  # likewise, of bytes
Weights = list[Any]  # of each layer the matrix, then what is added

RATE, SLOWEST, HALF = 1e-3, 5e-5, 300.0  # of learning, and the generations after which it is halved
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # Adam's
LARGEST = 0.8  # weight of a unit of the first layer, where it is not known any more
AVERAGED = 0.99998  # how much of the averaged weights stays at each step: the last few are noise


def make_weights(bits: int, widths: Sequence[int], heads: int, seed: str) -> Weights:
    """Weights by lot."""
    chance = np.random.default_rng(list(seed.encode()))
    weights: Weights = []
    sizes = [bits, *widths, heads]
    for given, made in pairwise(sizes):
        spread = np.sqrt((8.0 if given == bits else 2.0) / given)
        weights.append(chance.normal(0, spread, (given, made)).astype(np.float32))
        weights.append(np.zeros(made, np.float32))
    weights[-2] *= 0.3
    return weights


def more_heads(weights: Weights, count: int) -> Weights:
    """Return the same net with a number of heads; new ones say nothing yet."""
    last, added = weights[-2:]
    missing = ((0, 0), (0, count - last.shape[1]))
    return [*(each.copy() for each in weights[:-2]), np.pad(last, missing),
            np.pad(added, missing[1:])]


def widen_net(weights: Weights, widths: Sequence[int], seed: str) -> Weights:
    """Return the same net with hidden layers of at least these widths: new units are wired by lot,
    and nothing listens to them yet."""
    made = [each.copy() for each in weights]
    wide = list(map(max, widths, widths_of(made)))
    drawn = make_weights(len(made[0]), wide, made[-2].shape[1], seed)
    for at in range(0, len(made) - 2, 2):
        units = made[at].shape[1]
        new = drawn[at][:, units:]
        made[at] = np.hstack([made[at], new])
        made[at + 1] = np.pad(made[at + 1], (0, new.shape[1]))
        made[at + 2] = np.pad(made[at + 2], ((0, new.shape[1]), (0, 0)))
    return made


def widths_of(weights: Weights) -> tuple[int, ...]:
    """Of a net's hidden layers."""
    return tuple(matrix.shape[1] for matrix in weights[:-2:2])


def unpack_bits(packed: Bytes, bits: int) -> Array:
    return np.unpackbits(packed, axis=1, count=bits, bitorder="little").astype(np.float32)


def pack_bits(numbers: Sequence[int], bits: int) -> Bytes:
    """Return numbers, whose bits are a net's inputs, as rows of bytes."""
    size = (bits + 7) // 8
    data = b"".join([number.to_bytes(size, "little") for number in numbers])
    return np.frombuffer(data, np.uint8).reshape(len(numbers), size)


def evaluate(weights: Weights, inputs: Array) -> Array:
    """Return what a net says of each row."""
    values = inputs
    last = len(weights) - 2
    for at in range(0, last, 2):
        values = values @ weights[at]
        values += weights[at + 1]
        np.maximum(values, 0, out=values)
    return values @ weights[last] + weights[last + 1]


def trim_net(weights: Weights, inputs: Array) -> Weights:
    """Return the same net without the hidden units that no input wakes: equal outputs for these
    inputs, in less time."""
    kept = [each.copy() for each in weights]
    values = inputs
    for at in range(0, len(kept) - 2, 2):
        values = np.maximum(values @ kept[at] + kept[at + 1], 0)
        awake = values.max(0) > 0
        awake[0] |= not awake.any()
        values = values[:, awake]
        kept[at], kept[at + 1], kept[at + 2] = (
            kept[at][:, awake], kept[at + 1][awake], kept[at + 2][awake])
    return kept


def round_net(weights: Weights) -> Layers:
    """Return the same net in integers, as it is played with: a unit of the first layer is the sum
    of whole numbers up to 127, and what that is in floats goes into the second layer."""
    first, added, second, added_second, last, added_last = [
        each.astype(np.float64) for each in weights]
    scale = np.maximum(np.abs(first).max(0), 1e-9) / 127
    second *= scale[:, None]
    units = np.maximum(np.abs(second).max(0), 1e-12) / 32767
    return Layers(
        _make_array("b", np.rint(first / scale)), _make_array("i", np.rint(added / scale)),
        _make_array("h", np.rint(second / units)), _make_array("q", np.rint(added_second / units)),
        _make_array("d", units), _make_array("d", last), _make_array("d", added_last))


def unround_net(layers: Layers) -> Weights:
    """Return a shipped net in floats again, to go on learning: the scale of its first layer is
    lost, and set to that of learned ones."""
    hidden, second, count = len(layers.added), len(layers.units), len(layers.added_last)
    units = np.array(layers.units)
    floats = [np.array(layers.first).reshape(-1, hidden) * LARGEST / 127,
              np.array(layers.added) * LARGEST / 127,
              np.array(layers.second).reshape(hidden, second) * units * 127 / LARGEST,
              np.array(layers.added_second) * units,
              np.array(layers.last).reshape(second, count), np.array(layers.added_last)]
    return [each.astype(np.float32) for each in floats]


def _make_array(kind: str, values: Array) -> array[Any]:
    numbers: list[Any] = values.ravel().tolist()
    return array(kind, numbers if kind == "d" else map(int, numbers))


class Learner:
    """A net that learns; `averaged` are the weights that it plays with."""

    def __init__(self, weights: Weights) -> None:
        self.weights = [each.copy() for each in weights]
        self.averaged = [each.copy() for each in weights]
        self.means = [np.zeros_like(each) for each in weights]
        self.squares = [np.zeros_like(each) for each in weights]
        self.steps = 0

    def learn(self, inputs: Array, targets: Array, rate: float) -> float:
        """Return one step towards the targets. Returns the squared error before, summed over
        heads."""
        layers, weights = [inputs], self.weights
        for at in range(0, len(weights) - 2, 2):
            layers.append(np.maximum(layers[-1] @ weights[at] + weights[at + 1], 0))
        error = layers[-1] @ weights[-2] + weights[-1] - targets
        slope = (2 / len(inputs)) * error
        slopes: Weights = []
        for at in range(len(weights) - 2, -1, -2):
            below = layers[at // 2]
            slopes[:0] = [below.T @ slope, slope.sum(0)]
            if at:
                slope = (slope @ weights[at].T) * (below > 0)
        self._step(slopes, rate)
        return float((error * error).sum(1).mean())

    def _step(self, slopes: Weights, rate: float) -> None:
        self.steps += 1
        bias = np.sqrt(1 - SECOND ** self.steps) / (1 - FIRST ** self.steps)
        kept = min(AVERAGED, self.steps / (self.steps + 10))
        for at, slope in enumerate(slopes):
            mean, square = self.means[at], self.squares[at]
            mean *= FIRST
            mean += (1 - FIRST) * slope
            square *= SECOND
            square += (1 - SECOND) * slope * slope
            self.weights[at] -= np.float32(rate * bias) * mean / (np.sqrt(square) + TINY)
            self.averaged[at] += np.float32(1 - kept) * (self.weights[at] - self.averaged[at])


def rate(generation: int) -> float:
    """Return how fast to learn after these generations."""
    return float(max(SLOWEST, RATE * 0.5 ** (generation / HALF)))
