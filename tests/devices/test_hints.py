"""The hint bar: there is a drawing for everything that a device can be asked to do."""

from __future__ import annotations

import pytest

from game.core.paths import ASSETS
from game.devices.glyphs import DRAWINGS
from game.picture.hints import drawing


@pytest.mark.parametrize("name", sorted(DRAWINGS))
def test_every_glyph_is_drawn(name):
    assert (ASSETS / "ui" / "glyphs" / f"{drawing(name)}.svg").is_file()


def test_a_place_on_a_pad_is_told_by_its_make():
    assert drawing("sony_south") != drawing("xbox_south") != drawing("nintendo_south")
    assert drawing("steam_south") == drawing("xbox_south")
