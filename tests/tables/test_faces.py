"""The faces on panels."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.core import Seat
from game.match import Player
from game.scenes.sitters import known
from game.tables.faces import NAMES, sitters
from tests.house import OpenHouse
from tests.shelf.haggis import positions as haggis

Open = Callable[..., OpenHouse]
CASES = [("haggis", haggis.at("2r4o4g/3r2o5gQ")), ("hamnar", "bbbbb/5/5/5/wwwww bwwbbw pawn 0")]


@pytest.mark.parametrize(("game", "position"), CASES)
def test_a_bot_has_another_face_than_somebody(open_house: Open, game: str, position: str):
    def face(bots: tuple[Seat, ...]) -> bytes:
        house = open_house("--speed", "instant")
        table = house.in_position(game, position, bots=bots)
        house.frames(2)
        panel, scale = table.show.panel(1), house.house.screen.scale
        room = pygame.Rect((panel.x - 4) * scale, (panel.y - 20) * scale, 110 * scale, 110 * scale)
        return pygame.image.tobytes(house.house.screen.surface.subsurface(room), "RGB")
    assert face(()) == face(())
    assert face((1,)) != face(())


def test_somebody_has_her_face_wherever_she_sits_and_nobody_else_has_it():
    ulla, otto, bot = Player("Ulla"), Player("Ottar"), Player("Ask", "expert")
    assert sitters([ulla, bot])[0] == sitters([bot, ulla])[1] == known("Ulla")
    assert sitters([bot, ulla])[0] == sitters([ulla, bot])[1], "nor does a nisse change its face"
    bots = [Player(name, "skilled") for name in ("Ask", "Otto", "Maja", "Torsten", "Li")]
    faces = dict(zip(bots, sitters(bots), strict=True))
    assert len({*faces.values()}) == len(bots)
    assert dict(zip(bots[::-1], sitters(bots[::-1]), strict=True)) == faces
    for name in ("Ottar", "Maja", "Kalle", "Li", "Bo"):
        one, other = sitters([Player(name), Player(name[::-1])])  # the same letters, the same face
        assert one == known(name) == known(name[::-1]) != other
    assert len({*sitters([ulla, otto, Player("Maja"), Player("Kalle"), Player("Li")])}) == 5


def test_the_usual_names_have_a_face_each():
    assert len({known(name) for name in NAMES}) == len(NAMES)
