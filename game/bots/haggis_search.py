"""Information set tree search for Haggis: one tree of what everybody may see, many deals.

A node is a public position; its children are plays and passes. In every deal only what that deal
allows is looked at, so a child counts how often it was there to be chosen.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random

from game.bots.haggis_hands import BOMB, Card, Held
from game.bots.haggis_playout import World
from game.rules.core import Seat

CURIOUS = 15.0  # points that a child hardly tried is given on top
WIDTH = 0.8  # children of a node grow with the root of its visits
PASSED = 0  # a pass instead of a play's key


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
    """A play's cards and form as one number; PASSED for none."""
    return PASSED if made is None else made.key


def options_of(hand: int, plays: Held, form: int, rank: int) -> list[Card | None]:
    """What a hand may play on a form and a rank (-1: lead), most natural first."""
    if form < 0:
        return [p for p in plays.leads if p.mask & hand == p.mask]
    fit: list[Card | None] = []
    if form != BOMB:
        fit += [p for p in plays.answers.get(form, ())
                if p.rank > rank and p.mask & hand == p.mask]
    fit[1:1] = [None]
    fit += [p for p in plays.bombs if p.mask & hand == p.mask and (form != BOMB or p.rank > rank)]
    return fit


def explore(root: Node, world: World, luck: Random) -> None:
    """One deal down the tree, one new node, and instinct from there on; `world` is used up."""
    path: list[tuple[Node, Seat]] = []
    node, going, grown = root, True, False
    while going and not grown:
        seat = world.turn
        options = options_of(world.hands[seat], world.plays[seat], world.form, world.rank)
        node, grown = _next(node, options)
        path.append((node, seat))
        going = world.play(node.made)
    gains = world.out(luck) if going else world.gains()
    total, others = sum(gains), len(gains) - 1
    first = world.outs[0][0]
    root.visits += 1
    for node, seat in path:
        node.visits += 1
        node.total += gains[seat] - (total - gains[seat]) / others
        node.firsts += first == seat


def _next(node: Node, options: list[Card | None]) -> tuple[Node, bool]:
    """The child to look at, and whether it is new: a node gets children as it is visited, the
    most natural first."""
    children, known = node.children, []
    fresh, missing = None, False
    for made in options:
        child = children.get(PASSED if made is None else made.key)
        if child is not None:
            known.append(child)
        elif not missing:
            fresh, missing = made, True
    if missing and len(known) < 1 + WIDTH * sqrt(node.visits):
        return _grown(node, fresh), True
    return _promising(known), False


def _grown(node: Node, made: Card | None) -> Node:
    child = node.children[key_of(made)] = Node(made)
    child.offered = 1
    return child


def _promising(known: list[Node]) -> Node:
    best, most = known[0], -1e9
    for child in known:
        child.offered = offered = child.offered + 1
        visits = child.visits
        promise = child.total / visits + CURIOUS * sqrt(log(offered) / visits)
        if promise > most:
            best, most = child, promise
    return best
