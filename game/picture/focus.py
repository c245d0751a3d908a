"""The focus of a page: how it moves, and the effect of a press."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.core.contract import Message
from game.devices.press import Action, Press
from game.picture.page import Control, Page
from game.picture.screen import Box

ASIDE = 1000  # the cost of boxes straight above or below, the last choice for left and right
FAR = 10_000  # beyond every edge
SLACK = 0.03  # of a spot, how far another one of its row or column may begin or end elsewhere
STEPS = {Action.UP: (0, -1), Action.DOWN: (0, 1), Action.LEFT: (-1, 0), Action.RIGHT: (1, 0)}


@dataclass(slots=True)
class Focus:
    """The name of the focused spot, which survives new pages."""

    name: str = ""

    def settle(self, spots: dict[str, Control], first: str = "") -> None:
        if self.name not in spots:
            self.name = first if first in spots else next(iter(spots), "")

    def move(self, spots: dict[str, Control], action: Action, *, around: bool = False) -> bool:
        """Move to the spot in a direction, round past the end of its row or column if `around`.
        Returns whether there is one."""
        if self.name not in spots:
            self.settle(spots)
            return bool(spots)
        target = find_way(spots, self.name, action)
        if target is None and around:
            own = spots[self.name].box
            alike = {name: spot.box for name, spot in spots.items()
                     if _in_line(own, spot.box, action)}
            target = find_far_end(alike, self.name, action)
        if target is None:
            return False
        self.name = target
        return True

    def point_at(self, spots: dict[str, Control], pos: tuple[float, float]) -> bool:
        """Move to the spot under a pointer. Returns whether there is one."""
        for name in reversed(list(spots)):
            if spots[name].box.has_point(*pos):
                self.name = name
                return True
        return False


def find_way(spots: Mapping[str, Control], name: str, action: Action) -> str | None:
    """Return the spot in a direction in a menu: by its own `ways`, or by position."""
    own = spots[name].ways.get(action)
    if own in spots:
        return own
    return find_beside({one: spot.box for one, spot in spots.items()}, name, action)


def find_nearest(origin: Box, boxes: dict[str, Box], action: Action) -> str | None:
    """Return the best box in a direction from another box; None if there is none."""
    dx, dy = STEPS[action]
    x, y = origin.center
    best, best_cost = None, float("inf")
    for name, box in boxes.items():
        bx, by = box.center
        along = (bx - x) * dx + (by - y) * dy
        if along <= 1 or box == origin:
            continue
        low, high = (box.y - origin.bottom, origin.y - box.bottom) if dx else (
            box.x - origin.right, origin.x - box.right)
        gap = max(low, high, 0)
        beside = gap > 0 and (origin.x < box.right and box.x < origin.right if dx else
                              origin.y < box.bottom and box.y < origin.bottom)
        cost = along + 3 * gap + 0.3 * abs((bx - x) * dy + (by - y) * dx) + ASIDE * beside
        if cost < best_cost:
            best, best_cost = name, cost
    return best


def find_beside(boxes: Mapping[str, Box], name: str, action: Action) -> str | None:
    """Return the spot in a direction in a menu: left and right stay in the same row, if it has
    others, and never lead up or down."""
    origin = boxes[name]
    others = dict(boxes)
    if STEPS[action][0]:
        row = {n: box for n, box in boxes.items() if _meet(origin, box, action)}
        if (found := find_nearest(origin, row, action)) is not None:
            return found
        others = {n: box for n, box in boxes.items()
                  if _meet(origin, box, action) or not _meet(origin, box, Action.DOWN)}
    return find_nearest(origin, others, action)


def find_far_end(boxes: Mapping[str, Box], name: str, action: Action) -> str | None:
    """Return the far end of the row or column that a direction runs along; None if the spot is
    alone there."""
    origin, (dx, dy) = boxes[name], STEPS[action]
    line = {n: box for n, box in boxes.items() if n != name and _meet(origin, box, action)}
    return find_nearest(origin._replace(x=origin.x - dx * FAR, y=origin.y - dy * FAR), line, action)


def _meet(one: Box, other: Box, action: Action) -> bool:
    """Say whether two boxes share the row or column of a direction."""
    if STEPS[action][0]:
        return one.y < other.bottom and other.y < one.bottom
    return one.x < other.right and other.x < one.right


def _in_line(one: Box, other: Box, action: Action) -> bool:
    """Say whether two spots are of one row or column: they begin and end at about the same
    point."""
    (begins, ends), (starts, stops) = (
        ((box.y, box.bottom) if STEPS[action][0] else (box.x, box.right)) for box in (one, other))
    slack = SLACK * (ends - begins)
    return abs(begins - starts) <= slack and abs(ends - stops) <= slack


SLIDES = {Action.LEFT: -1, Action.RIGHT: 1}


def press_page(
    page: Page, focus: Focus, press: Press, refuse: Callable[[Message], None], *,
    wraps: bool = True,
) -> bool:
    """Act on a press on a page, whose rows and columns are rings if it `wraps`. Returns whether the
    press had an effect."""
    if press.phase == "up":
        return False
    if press.action is Action.POINT and press.pos:
        return focus.point_at(page.spots, press.pos)
    if press.action is Action.CONFIRM:
        return _press_confirm(page, focus, press, refuse)
    spot = page.spots.get(focus.name)
    if spot and spot.turn and spot.slides and press.action in SLIDES:
        spot.turn(SLIDES[press.action])
        return True
    if press.action in STEPS:
        return focus.move(page.spots, press.action, around=wraps and press.phase == "down")
    if spot is None or spot.turn is None or press.action not in (Action.PREV, Action.NEXT):
        return False
    spot.turn(1 if press.action is Action.NEXT else -1)
    return True


def _press_confirm(
        page: Page, focus: Focus, press: Press, refuse: Callable[[Message], None]) -> bool:
    if press.pos and not focus.point_at(page.spots, press.pos):
        return False
    spot = page.spots.get(focus.name)
    if spot is None:
        return False
    if spot.why:
        refuse(spot.why)
    elif spot.turn and press.pos and not spot.written:  # the left three quarters turn back
        spot.turn(-1 if press.pos[0] < spot.box.x + 0.75 * spot.box.w else 1)
    elif spot.act:
        spot.act()
    return True
