"""Plays a game in its notation: positions and moves are texts, "1 play 7r" is seat 1's move."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from game.core.contract import Beat, IllegalMove, Message, Move, Result, Rules, Seat, State
from tests.games.laws import passes


class Fixed(Random):
    """Luck that always draws at the same fraction of what there is."""

    def __init__(self, share: float) -> None:
        super().__init__(0)
        self.share = share
        self.draws = 0

    def random(self) -> float:
        self.draws += 1
        return self.share


class Notation(NamedTuple):
    """A game as the pages of its rulings write it. A move without a seat is made by the seat that
    must answer."""

    game: Rules

    def asked(self, text: str) -> dict[Seat, str]:
        """The kind of every prompt, in brackets if it is optional."""
        return {seat: f"({prompt.kind})" if prompt.optional else prompt.kind
                for seat, prompt in self.game.prompts(self.game.read(text)).items()}

    def split(self, state: State, said: str) -> tuple[Seat, Move]:
        first, _, rest = said.partition(" ")
        if first.isdigit():
            return int(first), self.game.parse(rest)
        required = [s for s, p in self.game.prompts(state).items() if not p.optional]
        return required[0], self.game.parse(said)

    def moves(self, text: str, seat: Seat | None = None) -> list[str]:
        state = self.game.read(text)
        if seat is None:
            seat, _ = self.split(state, "keep" if self.game.NAME == "herrlof" else "pass")
        return sorted(self.game.say(move) for move in self.game.moves(state, seat))

    def beats(self, text: str, said: str, luck: Random | None = None) -> list[Beat]:
        state = self.game.read(text)
        seat, move = self.split(state, said)
        assert move in list(self.game.moves(state, seat)) or passes(
            self.game, state, seat, move), f"{said} is not listed in {text}"
        beats = self.game.apply(state, seat, move, luck or Random(1))
        assert self.game.step(state, seat, move, Random(1)) == beats[-1].state or luck
        return beats

    def after(self, text: str, *said: str, luck: Random | None = None) -> str:
        """The position after some moves."""
        for move in said:
            text = self.game.write(self.beats(text, move, luck)[-1].state)
            assert self.game.write(self.game.read(text)) == text
        return text

    def told(self, text: str, said: str) -> list[str]:
        """What the beats of a move say has happened."""
        return [beat.what for beat in self.beats(text, said)]

    def why(self, text: str, said: str | Move, seat: Seat | None = None) -> Message | None:
        """The words of a refusal, which `apply` says too."""
        state = self.game.read(text)
        if isinstance(said, str):
            seat, move = self.split(state, said if seat is None else f"{seat} {said}")
        else:
            assert seat is not None
            move = said
        says = self.game.refusal(state, seat, move)
        if says is not None:
            with pytest.raises(IllegalMove) as refused:
                self.game.apply(state, seat, move, Random(1))
            assert refused.value.says == says
        return says

    def view(self, text: str, seat: Seat | None) -> str:
        view = self.game.view(self.game.read(text), seat)
        seen = self.game.write(view)
        assert self.game.read(seen) == view
        return seen

    def result(self, text: str) -> Result | None:
        return self.game.result(self.game.read(text))
