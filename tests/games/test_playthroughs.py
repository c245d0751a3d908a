"""Every game plays as its playthrough says; `python -m tests.playthrough --write` after an intended
change."""

from __future__ import annotations

import pytest

from game.games import load_rules
from tests.playthrough import FOLDER, cases, file, playthrough


@pytest.mark.parametrize(("name", "seats"), cases())
def test_the_game_plays_as_written_down(name, seats):
    assert file(name, seats).exists(), "a game on the shelf has a playthrough"
    assert playthrough(load_rules(name), seats) == file(name, seats).read_text(encoding="utf-8")


def test_there_is_no_playthrough_without_a_game():
    assert set(FOLDER.iterdir()) == {file(*case) for case in cases()}
