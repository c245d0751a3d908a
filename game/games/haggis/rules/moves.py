"""The questions, legal moves and refusals of Haggis.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.cards import Cards
from game.core.contract import Message, Move, Prompt, Seat
from game.games.haggis.rules.combos import Reading, can_beat, list_readings
from game.games.haggis.rules.plays import list_plays
from game.games.haggis.rules.position import BETS, Give, Play, State

PASS: Move = ("pass",)


def prompts(state: State) -> Mapping[Seat, Prompt]:
    """9, 10, 13: the seat in turn, and a bet for every seat that still may."""
    match state.stage:
        case Play(seat): asked = {seat: _PLAY}
        case Give(seat): asked = {seat: _GIVE}
        case _: return {}
    if not state.outs:
        asked |= {s: _BET for s, bet in enumerate(state.bets) if bet is None and s not in asked}
    return asked


_PLAY, _GIVE, _BET = Prompt("play"), Prompt("give"), Prompt("bet", optional=True)
_BETS: tuple[Move, ...] = tuple(("bet", bet) for bet in BETS)


def moves(state: State, seat: Seat) -> list[Move]:
    """Return all legal moves of a seat; none if it is not asked."""
    stage = state.stage
    if not isinstance(stage, Play | Give):
        return []
    bets = list(_BETS) if state.bets[seat] is None and not state.outs else []
    if stage.seat != seat:
        return bets
    if isinstance(stage, Give):
        return [("give", s) for s in range(len(state.hands)) if s != seat]
    on = state.trick[-1].reading if state.trick else None
    listed: list[Move] = [("play", *play) for play in list_plays(state.hands[seat], on)]
    return [*listed, *bets, PASS] if on else [*listed, *bets]


def refusal(state: State, seat: Seat, move: Move) -> Message | None:
    """None for a legal move; else why it is not one."""
    stage = state.stage
    if not isinstance(stage, Play | Give):
        return ("match-over",)
    if move[:1] == ("bet",):
        return _why_no_bet(state, seat, move)
    if stage.seat != seat:
        return ("not-your-turn", ("seat", stage.seat))
    match stage, move:
        case Give(), ("give", int(to)):
            return None if to != seat and 0 <= to < len(state.hands) else ("haggis-give-other",)
        case Give(), _: return ("haggis-give-first",)
        case Play(), ("pass",): return None if state.trick else ("haggis-must-lead",)
        case Play(), ("play", tuple(cards), reading):
            return _why_no_play(state, seat, cards, reading)
    return ("haggis-unknown-move",)


def _why_no_bet(state: State, seat: Seat, move: Move) -> Message | None:
    if state.outs:
        return ("haggis-bet-late",)
    if state.bets[seat] is not None:
        return ("haggis-bet-once",)
    return None if move in _BETS else ("haggis-unknown-move",)


def _why_no_play(state: State, seat: Seat, cards: Cards, reading: object) -> Message | None:
    if not set(cards) <= set(state.hands[seat]) or not cards:
        return ("haggis-not-held",)
    if cards != tuple(sorted(set(cards))):
        return ("haggis-unknown-move",)
    possible = list_readings(cards)
    if not possible:
        return ("haggis-no-combination",)
    if not isinstance(reading, Reading):
        return ("haggis-which-reading",)
    if reading not in possible:
        return ("haggis-unknown-move",)
    if not state.trick or can_beat(reading, state.trick[-1].reading):
        return None
    return _why_too_weak(reading, state.trick[-1].reading)


def _why_too_weak(reading: Reading, on: Reading) -> Message:
    if on.kind == "bomb":
        return ("haggis-bombs-only",) if reading.kind != "bomb" else ("haggis-higher-bomb",)
    if reading.kind != on.kind:
        return ("haggis-other-kind", ("haggis-kind", on.kind))
    if reading[:3] != on[:3]:
        if on.kind == "set":
            return ("haggis-other-size", on.length)
        return ("haggis-other-shape", on.width, on.length)
    return ("haggis-too-low",)
