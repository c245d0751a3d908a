"""Nets that are asked without a library: they say what floats would, and files that are damaged
are named."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from game.bots.net import BadNet, Layers, Net, load_weights, read, read_header, write

BITS, HIDDEN, SECOND, HEADS = 70, 11, 5, 3


def layers(seed="net"):
    chance = Random(seed)

    def some(kind, count, most):
        return array(kind, [chance.randint(-most, most) for _ in range(count)])

    return Layers(
        some("b", BITS * HIDDEN, 127), some("i", HIDDEN, 5000), some("h", HIDDEN * SECOND, 32767),
        some("q", SECOND, 10**8), array("d", [chance.uniform(1e-9, 1e-7) for _ in range(SECOND)]),
        array("d", [chance.uniform(-1, 1) for _ in range(SECOND * HEADS)]),
        array("d", [chance.uniform(-1, 1) for _ in range(HEADS)]))


def slowly(net, number):
    """The same, number by number."""
    def layer(values, rows, added):
        width = len(added)
        return [sum(value * rows[at * width + unit] for at, value in enumerate(values))
                + added[unit] for unit in range(width)]

    bits = [number >> bit & 1 for bit in range(BITS)]
    hidden = [max(value, 0) for value in layer(bits, net.first, net.added)]
    second = [max(value, 0) * unit for value, unit
              in zip(layer(hidden, net.second, net.added_second), net.units, strict=True)]
    return layer(second, net.last, net.added_last)


def test_a_net_says_what_its_weights_say():
    chance = Random(3)
    numbers = [0, (1 << BITS) - 1, *(chance.getrandbits(BITS) for _ in range(20))]
    for seed in range(5):
        net = layers(seed)
        for said, number in zip(Net(net).evaluate(numbers), numbers, strict=True):
            assert said == pytest.approx(slowly(net, number))


def test_what_else_is_asked_changes_no_answer():
    net = Net(layers())
    together = net.evaluate([5, 6, 7])
    assert together == [net.evaluate([number])[0] for number in (5, 6, 7)]
    assert net.evaluate([]) == []


def test_nets_are_read_as_they_were_written(tmp_path):
    file = tmp_path / "some.net"
    nets = {"weak": layers("a"), "strong": layers("b")}
    write(file, nets, {"seed": "x"})
    assert read(file) == nets
    assert read_header(file).made == {"seed": "x"}
    assert read_header(file).nets["weak"] == (BITS, HIDDEN, SECOND, HEADS)


@pytest.mark.parametrize("damage", [
    lambda _: b"", lambda data: data[:60], lambda data: data[:-40],
    lambda data: data.replace(b'"nets"', b'"newt"'), lambda data: b"\xff" + data,
    lambda data: data.replace(b"70", b"71", 1), lambda data: data.replace(b"70", b"69", 1),
    lambda data: data[:-9] + bytes([data[-9] ^ 4]) + data[-8:],
])
def test_a_damaged_file_is_named_in_one_sentence(tmp_path, damage):
    file = tmp_path / "some.net"
    write(file, {"strong": layers()}, {})
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(BadNet, match=r"some\.net holds no nets \(.*\): take the file") as flaw:
        read(file)
    assert "\n" not in str(flaw.value)


def test_a_file_that_is_not_there_is_named_too(tmp_path):
    with pytest.raises(BadNet, match=r"none\.net"):
        read(tmp_path / "none.net")


@pytest.mark.parametrize("content", ['{"weights": [1, 2]}', '{"weights": [1, 2, 0.5]}', "{}", "[]",
                                     "nonsense"])
def test_a_file_without_a_searchs_weights_is_named(tmp_path, content):
    file = tmp_path / "some.json"
    with pytest.raises(BadNet, match=r"some\.json"):
        load_weights(file, 3)
    file.write_text(content)
    with pytest.raises(BadNet, match=r"some\.json holds no nets \(.*\): take the file"):
        load_weights(file, 3)
    file.write_text('{"weights": [1, -2, 3], "made": {}}')
    assert load_weights(file, 3) == (1, -2, 3)
