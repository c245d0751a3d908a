"""Haggis positions for tests: the cards that matter are named, all others lie in the haggis."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from game.games.haggis import rules as haggis
from game.games.haggis.rules.combos import CARDS, Reading, list_readings
from game.games.haggis.rules.position import make_deck
from tests.games.notation import Notation

play = Notation(haggis)
FIELDS = ("hands", "haggis", "captured", "trick", "stage", "bets", "outs", "scores", "dealer",
          "round", "goal", "bombs")


def names(cards: str) -> list[str]:
    return re.findall(r"(?:[2-9]|10)[roygb]|[JQK]", cards)


def sort(cards: str) -> str:
    return "".join(sorted(names(cards), key=CARDS.index)) or "-"


def at(hands: str, **named: Any) -> str:
    """A position in which everybody without a bet has bet nothing; wilds that no hand and no pile
    names are seat 0's captures."""
    seats = hands.count("/") + 1
    fields = {
        "hands": "/".join(map(sort, hands.split("/"))), "captured": "/".join("-" * seats),
        "trick": "-", "stage": "0:play", "bets": "/".join("0" * seats), "outs": "-",
        "scores": "/".join("0" * seats), "dealer": str(seats - 1), "round": "1", "goal": "250",
        "bombs": "choose",
    } | {name: str(value) for name, value in named.items()}
    lying = Counter(names(" ".join(fields[f] for f in ("hands", "captured", "trick"))))
    numbers = [CARDS[card] for card in make_deck(seats)]
    assert all(lying[name] <= (1 if name in numbers else seats) for name in lying), hands
    fields["haggis"] = "".join(name for name in numbers if not lying[name]) or "-"
    first, *others = fields["captured"].split("/")
    wilds = "".join(name * (seats - lying[name]) for name in "JQK")
    fields["captured"] = "/".join([sort(first + wilds), *others])
    return " ".join(fields[name] for name in FIELDS)


def field(text: str, name: str) -> str:
    return text.split(" ")[FIELDS.index(name)]


def read_as(cards: str) -> list[str]:
    """Every reading of some cards, as `say` writes it."""
    sorted_cards = tuple(sorted(map(CARDS.index, cards.split())))
    return sorted(text(reading) for reading in list_readings(sorted_cards))


def text(reading: Reading) -> str:
    if reading.kind == "bomb":
        return f"bomb {reading.rank}"
    rank = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")[reading.rank - 2]
    if reading.kind == "set":
        return f"{reading.length} of {rank}"
    return f"{reading.width}x{reading.length} to {rank}"
