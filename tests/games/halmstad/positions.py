"""Halmstad positions for tests: the cards that matter are named, all others lie deeper in the deck
or, if the deck is named, out of the game."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from game.games.halmstad import rules as halmstad
from game.games.halmstad.rules.state import CARDS, DECK
from tests.games.notation import Notation

play = Notation(halmstad)
FIELDS = ("clock", "deck", "hands", "piles", "beliefs", "won", "out", "stage")
NAME = re.compile(r"(?:10|[2-9JQKA])[CSHD]|\*")
QUAYS = "7H/4D/JD/5S/2S"
BELIEFS = "9D/9C/10C"


def at(hands: str = "-/-/-", piles: str = QUAYS, beliefs: str = BELIEFS, **named: Any) -> str:
    """A position; `top` is the top of a deck of all other cards, `deck` is a whole deck."""
    fields = {
        "clock": "30s,tide1", "hands": "/".join(map(sort_hand, hands.split("/"))), "piles": piles,
        "beliefs": beliefs, "won": "0:0:-/0:0:-/0:0:-", "out": "-", "stage": "turn 0 -",
    } | {name: str(value) for name, value in named.items() if name not in {"top", "deck"}}
    fields["won"] = "/".join(map(sort_won, fields["won"].split("/")))
    given = named.get("deck", named.get("top", ""))
    ace = re.search(r"(?:fed|believed|proved) (A[CSHD])", fields["stage"])
    lying = " ".join((re.sub(r"[+~][^/]*", "", fields["hands"]), fields["piles"],
                      re.sub(r";\d=[^;/]*", "", fields["beliefs"]), fields["won"], fields["out"],
                      given, ace[1] if ace else ""))
    left = Counter(CARDS[card] for card in DECK)
    left.subtract(NAME.findall(lying))
    assert min(left.values()) >= 0, f"too many of a card in {lying}"
    rest = "".join(name * count for name, count in left.items())
    if "deck" in named:
        fields |= {"deck": given or "-", "out": sort(fields["out"] + rest)}
    else:
        fields["deck"] = given + rest
    return " ".join(fields[name] for name in FIELDS)


def field(text: str, name: str) -> str:
    return text.split(" ", len(FIELDS) - 1)[FIELDS.index(name)]


def part(text: str, name: str, at_: int) -> str:
    """The hand of a seat, or a pile or belief by its number."""
    return field(text, name).split("/")[at_ - (name in {"piles", "beliefs"})]


def top(text: str, count: int) -> str:
    return "".join(NAME.findall(field(text, "deck"))[:count])


def sort(cards: str) -> str:
    """Cards in the order of positions."""
    return "".join(sorted(NAME.findall(cards), key=CARDS.index)) or "-"


def sort_hand(hand: str) -> str:
    cards, *marks = re.split(r"(?=[+~])", hand)
    return "".join((sort(cards), *marks))


def kinds(text: str, seat: int | None = None) -> set[str]:
    """The kinds of moves open to the seat that is asked."""
    return {said.split(" ")[0] for said in play.moves(text, seat)}


def of_kind(text: str, kind: str) -> list[str]:
    return [said for said in play.moves(text) if said.split(" ")[0] == kind]


def sort_won(won: str) -> str:
    numbers, _, cards = won.rpartition(":")
    return f"{numbers}:{sort(cards)}"
