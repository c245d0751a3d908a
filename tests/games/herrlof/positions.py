"""Herrlof positions for tests: the cards that matter are named, all others are out of play."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from game.games.herrlof import rules as herrlof
from game.games.herrlof.rules.position import CARDS, DECK
from tests.games.notation import Notation

play = Notation(herrlof)
FIELDS = ("hands", "deck", "trump", "gone", "trick", "last", "stage", "tricks", "predictions",
          "scores", "dealer", "round", "goal")


def at(hands: str, trump: str = "8y", **named: Any) -> str:
    """A position; hands, and deck (top first), are those of the text."""
    seats = hands.count("/") + 1
    fields = {
        "hands": "/".join(map(sort, hands.split("/"))), "deck": "2b", "trump": trump,
        "trick": "-", "last": "-", "stage": "0:play", "tricks": "/".join("0" * seats),
        "predictions": "/".join("0" * seats), "scores": "/".join(["0:0"] * seats),
        "dealer": "0", "round": "1",
        "goal": "50" if seats == 2 else "40",
    } | {name: str(value) for name, value in named.items()}
    lying = " ".join(fields[f] for f in ("hands", "deck", "trump", "trick", "last"))
    left = Counter(CARDS[card] for card in DECK)
    left.subtract(names(lying))
    assert min(left.values()) >= 0, f"too many of a card in {lying}"
    fields["gone"] = "".join(CARDS[c] * left.pop(CARDS[c], 0) for c in sorted(set(DECK))) or "-"
    return " ".join(fields[name] for name in FIELDS)


def field(text: str, name: str) -> str:
    return text.split(" ")[FIELDS.index(name)]


def trick(cards: str, *, trump: str = "8y") -> str:
    """Cards played in order by as many players, each of whom keeps a red card."""
    played = cards.split()
    extra = ("1r", "2r", "4r")
    hands = "/".join(card + extra[seat] for seat, card in enumerate(played))
    text = at(hands, trump, deck="7y6y5y")
    for seat, card in enumerate(played):
        text = play.after(text, f"{seat} play {card}")
        if field(text, "stage") == f"{seat}:draw":
            text = play.after(text, "keep")
    return text


def names(cards: str) -> list[str]:
    return re.findall(r"[1-9][rbgy]|[VH]", cards)


def sort(cards: str) -> str:
    """Cards in the order of positions."""
    return "".join(sorted(names(cards), key=CARDS.index)) or "-"
