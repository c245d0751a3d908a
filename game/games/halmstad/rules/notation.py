"""Halmstad's moves in the notation of the rulings: each has one spelling."""

from __future__ import annotations

import re

from game.core.contract import BadText, Move, read_number
from game.games.halmstad.rules.state import BELIEFS, CARD, CARDS, PILES, UNSEEN

_NAME = r"(?:(?:10|[2-9JQKA])[CSHD]|\*)"
_TOKEN = re.compile(_NAME)
_PLAIN = ("draw", "examine", "leave", "reveal", "challenge", "believe", "decline", "pass")
_ONE = ("bid", "renew", "feed", "pledge")
_PLACED = {"swap": PILES, "exchange": BELIEFS}
_SOME = rf"{_NAME}(?: {_NAME})*"
_CONTRACT = re.compile(
    rf"(claim|fulfil) ([1-{PILES}]): (?:({_SOME}) \| )?({_SOME}) \| ({_NAME})")
_VISITING = re.compile(rf"visit ([1-{PILES}])(?:\.(\d+))?", re.ASCII)


def say(move: Move) -> str:
    """Return a move in the notation of the rulings. Raises BadText."""
    text = _say(move)
    if text is None or _parse(text) != move:
        raise BadText(f"not a move: {move!r}")
    return text


def _say(move: Move) -> str | None:
    match move:
        case (str(kind),): return kind
        case ("visit", int(pile), int(depth)):
            return f"visit {pile}" if depth == 1 else f"visit {pile}.{depth}"
        case (str(kind), int(card)) if 0 <= card < UNSEEN: return f"{kind} {CARDS[card]}"
        case (str(kind), int(card), int(to)) if 0 <= card < UNSEEN:
            return f"{kind} {CARDS[card]} {to}"
        case (str(kind), int(pile), tuple(supply), tuple(load), int(captain)):
            parts = [group for group in (supply, load, (captain,)) if group]
            if all(card in range(UNSEEN) for group in parts for card in group):
                groups = " | ".join(" ".join(CARDS[card] for card in group) for group in parts)
                return f"{kind} {pile}: {groups}"
    return None


def parse(text: str) -> Move:
    """Return a move from its text. Raises BadText."""
    move = _parse(text)
    if move is None:
        raise BadText(f"not a move: {text!r}")
    return move


def _parse(text: str) -> Move | None:
    match text.split(" "):
        case [kind] if kind in _PLAIN: return (kind,)
        case [kind, name] if kind in _ONE and _TOKEN.fullmatch(name): return kind, CARD[name]
        case [kind, name, to] if kind in _PLACED and _TOKEN.fullmatch(name):
            return (kind, CARD[name], int(to)) if to in map(
                str, range(1, _PLACED[kind] + 1)) else None
    if parts := _VISITING.fullmatch(text):
        depth = read_number(parts[2]) if parts[2] else 1
        return ("visit", int(parts[1]), depth) if depth > 1 or not parts[2] else None
    return _parse_contract(text)


def _parse_contract(text: str) -> Move | None:
    parts = _CONTRACT.fullmatch(text)
    if not parts:
        return None
    supply, load = (tuple(CARD[name] for name in _TOKEN.findall(parts[n] or "")) for n in (3, 4))
    plain = supply == tuple(sorted(supply)) and load == tuple(sorted(load))
    if not plain or (len(supply) > 1 and parts[1] == "fulfil") or (
            not supply and parts[1] == "claim"):
        return None
    return parts[1], int(parts[2]), supply, load, CARD[parts[5]]
