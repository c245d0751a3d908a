"""The hint bar: there is a drawing for everything that a device can be asked to do."""

from __future__ import annotations

import pytest

from game.core.paths import ASSETS
from game.devices.glyphs import DRAWINGS
from game.picture.hints import file_of_glyph


@pytest.mark.parametrize("name", sorted(DRAWINGS))
def test_every_glyph_is_drawn(name):
    assert (ASSETS / "ui" / "glyphs" / f"{file_of_glyph(name)}.svg").is_file()


def test_a_place_on_a_pad_is_told_by_its_make():
    assert file_of_glyph("sony_south") != file_of_glyph("xbox_south") != file_of_glyph(
        "nintendo_south")
    assert file_of_glyph("steam_south") == file_of_glyph("xbox_south")
