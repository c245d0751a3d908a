"""Where Hamnár's bot places its orbs: all six placings are played out over a table of their
outcomes."""

from __future__ import annotations

from random import Random

from game.core.contract import Move, Seat
from game.games.hamnar.rules.position import PLACERS

# By the icons with black orbs (bit 0 the sun, bit 5 the elephant): the worth of the start to
# white in hundredths of a piece, by search. Made by assets/make/orb_sets.py.
ORB_VALUES: dict[int, int] = {
    0b000111: 182, 0b001011: 9, 0b001101: -118, 0b001110: 93,
    0b010011: 137, 0b010101: -42, 0b010110: 245, 0b011001: -107,
    0b011010: 137, 0b011100: -36, 0b100011: 36, 0b100101: -138,
    0b100110: 107, 0b101001: -245, 0b101010: 41, 0b101100: -138,
    0b110001: -93, 0b110010: 117, 0b110100: -10, 0b111000: -182,
}

Orbs = tuple[Seat | None, ...]


def place(orbs: Orbs, seat: Seat, luck: Random, blur: int) -> Move:
    """Return the best icon for the next orb, judged with an error of up to `blur`; luck decides
    between equals."""
    rated = []
    for icon in list_free(orbs):
        value = white_gets(put(orbs, icon, seat)) * (1 if seat == 0 else -1)
        rated.append((value + (2 * luck.random() - 1) * blur, luck.random(), icon))
    return ("place", max(rated)[2])


def white_gets(orbs: Orbs) -> int:
    """Return what white gets if both sides place well from here on."""
    icons = list_free(orbs)
    if not icons:
        return ORB_VALUES[sum(1 << icon for icon, owner in enumerate(orbs) if owner == 1)]
    seat = PLACERS[6 - len(icons)]
    ends = (white_gets(put(orbs, icon, seat)) for icon in icons)
    return max(ends) if seat == 0 else min(ends)


def list_free(orbs: Orbs) -> list[int]:
    return [icon for icon, owner in enumerate(orbs) if owner is None]


def put(orbs: Orbs, icon: int, seat: Seat) -> Orbs:
    return (*orbs[:icon], seat, *orbs[icon + 1 :])
