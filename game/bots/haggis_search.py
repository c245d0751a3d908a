"""Information set tree search for Haggis: one tree of what everybody may see, many deals.

A node is a public position; its children are plays and passes. In every deal only what that deal
allows is looked at, so a child counts how often it was there to be chosen.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random

from game.bots.haggis_playout import BOMB, Card, World
from game.rules.core import Seat

CURIOUS = 22.0  # points that a child hardly tried is given on top
WIDTH = 1.6  # children of a node grow with the root of its visits


class Node:
    """What came of a play: `total` points ahead for the seat that made it, over `visits`."""

    __slots__ = ("children", "firsts", "made", "offered", "total", "visits")

    def __init__(self, made: Card | None) -> None:
        self.made = made
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.firsts = 0


def key_of(made: Card | None) -> int:
    """A play's cards and form as one number; 0 is a pass."""
    return 0 if made is None else made.mask << 8 | made.form


def options_of(world: World) -> list[Card | None]:
    """What the seat in turn may do, most natural first."""
    plays = world.options[world.turn]
    if world.form < 0:
        return [*plays]
    fit: list[Card | None] = [p for p in plays if p.form == world.form and p.rank > world.rank]
    if world.form != BOMB:
        fit += [p for p in plays if p.form == BOMB]
    fit.sort(key=_reluctant)
    fit.insert(1, None)
    return fit


def _reluctant(play: Card | None) -> int:
    return 0 if play is None else play.rank + 20 * play.wilds + (60 if play.form == BOMB else 0)


def explore(root: Node, world: World, choices: list[Card | None], luck: Random) -> None:
    """One deal down the tree, one new node, and instinct from there on; `world` is used up."""
    path: list[tuple[Node, Seat]] = []
    node, options, going, grown = root, choices, True, False
    while going and not grown:
        seat = world.turn
        node, grown = _next(node, options, everything=node is root)
        path.append((node, seat))
        going = world.play(node.made)
        options = options_of(world) if going and not grown else []
    gains = world.out(luck) if going else world.gains()
    total, others = sum(gains), len(gains) - 1
    first = world.outs[0][0]
    root.visits += 1
    for node, seat in path:
        node.visits += 1
        node.total += gains[seat] - (total - gains[seat]) / others
        node.firsts += first == seat


def _next(node: Node, options: list[Card | None], *, everything: bool) -> tuple[Node, bool]:
    """The child to look at, and whether it is new: a node gets children as it is visited."""
    known, fresh = [], None
    for made in options:
        child = node.children.get(key_of(made))
        if child is None:
            fresh = fresh or (made,)
        else:
            child.offered += 1
            known.append(child)
    if fresh and (everything or len(known) < 1 + WIDTH * sqrt(node.visits)):
        child = node.children[key_of(fresh[0])] = Node(fresh[0])
        child.offered = 1
        return child, True
    return max(known, key=_promise), False


def _promise(child: Node) -> float:
    visits = child.visits
    return child.total / visits + CURIOUS * sqrt(log(child.offered + 1) / visits)
