"""Pictures drawn in the background are the same as those drawn when asked for."""

from __future__ import annotations

import pygame
import pytest

from game.picture import art as art_file
from game.picture.art import Art

WINDOW = (640, 400)


@pytest.fixture
def window():
    pygame.display.init()
    yield pygame.display.set_mode(WINDOW)
    pygame.display.quit()


def pixels(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGBA")


def test_what_was_foreseen_looks_as_it_would_otherwise(window):
    plain, ahead = Art(0.5), Art(0.5)
    names = [f"ui/cover_{game}" for game in ("hamnar", "haggis", "herrlof")]
    ahead.foresee_backdrop("table/night", WINDOW)
    for name in names:
        ahead.preload(name, 120, 160)
        ahead.preload(name, 120, 160)
    for name in reversed(names):  # some of them have not been begun
        assert pixels(ahead.load_picture(name, 120, 160)) == pixels(
            plain.load_picture(name, 120, 160))
    assert pixels(ahead.load_backdrop("table/night", WINDOW)) == pixels(
        plain.load_backdrop("table/night", WINDOW))


def test_a_picture_that_cannot_be_foreseen_is_told_of_when_it_is_asked_for(
        window, tmp_path, monkeypatch):
    monkeypatch.setattr(art_file, "ASSETS", tmp_path)
    (tmp_path / "broken.svg").write_text("no picture")
    art = Art(1)
    art.preload("broken", 20, 20)
    assert art.complaints == []
    assert art.load_picture("broken", 20, 20).get_size() == (20, 20)
    assert [str(tmp_path / "broken.svg") in sentence for sentence in art.complaints] == [True]


def test_what_was_foreseen_for_another_window_is_drawn_anew(window):
    plain, ahead = Art(1.0), Art(0.5)
    ahead.preload("ui/cover_haggis", 120, 160)
    ahead.fit(1.0, 1.0)
    assert pixels(ahead.load_picture("ui/cover_haggis", 120, 160)) == pixels(
        plain.load_picture("ui/cover_haggis", 120, 160))
