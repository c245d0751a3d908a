"""The foot of a page: the way back, which is pressed where its key is told, and what else can be
done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.devices.press import Action
from game.picture.hints import hint_row, width_of_glyph, width_of_hint
from game.picture.page import CHOOSE, Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import BUTTON, BUTTON_LIT, IVORY

if TYPE_CHECKING:
    from game.scenes.menu import MenuScene

INSIDE, GAP = 14.0, 26.0  # beside what is written on it, and beside it


def way_back(page: Page, scene: MenuScene) -> None:
    """Both of a scene, in the line under its floor."""
    house, device, back = scene.house, scene.last_device, (Action.CANCEL, scene.backs)
    row = Box(SAFE.x, page.floor, SAFE.w, SAFE.bottom - page.floor)
    box = row._replace(w=width_of_hint(page.art, house, device, *back) + 2 * INSIDE)
    page.plate(box, BUTTON_LIT if scene.focus.name == "back" else BUTTON, 246)
    inner = box.inset(INSIDE, 0)._replace(w=box.w - 2 * INSIDE + 1)
    if width_of_glyph(page.art, house, device, Action.CANCEL):
        hint_row(page, house, inner, device, (back,))
    else:
        page.text(inner, house.words(scene.backs), "small", IVORY, "center")
    page.spot("back", Control(box, scene.back), house.words("back"))
    spot = page.spots.get(scene.focus.name)
    hint_row(page, house, row._replace(x=box.right + GAP, w=row.right - box.right - GAP), device,
             spot.hints if spot else CHOOSE)
