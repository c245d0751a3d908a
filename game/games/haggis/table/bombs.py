"""What is seen in a hand that has no usual answer: the cards of a bomb as one thing, or the whole
hand in the shade where only *Pass* is left."""

from __future__ import annotations

from itertools import pairwise

from game.games.haggis.rules.combos import Reading
from game.games.haggis.table.buttons import find_yielding, name_reading, only_bombs
from game.games.haggis.table.joined import find_bomb_with, list_bombing
from game.picture.screen import SAFE, Box
from game.picture.theme import NIGHT, Colour
from game.tables.card_labels import BELOW, STRIP, strip_able, strip_look
from game.tables.looks import TARGET, Plate, make_look
from game.tables.seen import Mark, Seen, Signs
from game.tables.set_picker import Picks, SetPicker
from game.tables.tray import fitted_tray
from game.tables.widgets import tab_at
from game.ui.box import box_around

LINE = 10  # the height of what joins the strips of a bomb's cards
BOMB: Colour = (196, 156, 255)  # of what only a bomb has a use for
SHADE = make_look(Plate(more=4, fill=NIGHT, opacity=84))


def strip_answers(seen: Seen) -> Signs:
    """Strip the cards that beat the trick as it is asked for, and in another colour one bomb whose
    cards are of no use besides; or where nothing but bombs beats it, the one that the button lays
    out."""
    one = seen.chooser
    if one is None or not isinstance(one.picker, SetPicker):
        return
    if only_bombs(one.view, one.seat):
        for play in one.picker.offered:
            if {*one.path} <= play.places:
                yield from _join(seen, play, TARGET)
                return
    if seen.trick and one.picker.list_holding():
        hand = {*seen.held.get(one.seat, ())}
        yield from strip_able(seen, hand & {*one.nexts, *one.path} - list_bombing(one.picker))
        bomb = find_bomb_with(one.picker, one.focus)
        if bomb and bomb.places <= hand and any(map(seen.speaks_of, bomb.places)):
            yield from _join(seen, bomb, BOMB)


def _join(seen: Seen, play: Picks, colour: Colour) -> Signs:
    """Put strips along the feet of a bomb's cards, as much of each as is seen, and a line between
    them; with its name where most room is between two of them."""
    if not isinstance(play.move[2], Reading):
        return
    edges = sorted(_box_of(seen, place).x for place in seen.held.get(seen.front or 0, ()))
    boxes = [box._replace(w=min([box.w, *(x - box.x for x in edges if x > box.x)]))
             for box in sorted(_box_of(seen, place) for place in play.places)]
    left, right = boxes[0].x, max(_box_of(seen, place).right for place in play.places)
    foot = min(max(box.bottom for box in boxes) + BELOW + STRIP / 2, SAFE.bottom)
    strip = strip_look(colour)
    yield Mark(Box(left, foot - (STRIP + LINE) / 2, right - left, LINE), strip)
    yield from (Mark(Box(box.x, foot - STRIP, box.w, STRIP), strip) for box in boxes)
    free, middle = max(((after.x - box.right, (after.x + box.right) / 2)
                        for box, after in pairwise(boxes)), default=(0.0, 0.0))
    yield tab_at(seen, middle if free > 0 else (left + right) / 2,
                 min(foot - STRIP, SAFE.bottom - seen.art.sign_line(36)),
                 seen.say(name_reading(play.move[2])), colour, "center")


def _box_of(seen: Seen, place: str) -> Box:
    pose = seen.pose_raised(place)
    return box_around(pose.x, pose.y, pose.w, pose.h)


def shade_stuck_hand(seen: Seen) -> Signs:
    """Shade the hand in front where nothing in it can be played: only the button is lit."""
    one = seen.chooser
    if one and find_yielding(one.view, one.seat):
        yield Mark(fitted_tray(seen, one.seat), SHADE)
