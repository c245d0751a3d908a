"""What is seen in a hand that has no usual answer: the cards of a bomb as one thing, or the whole
hand in the shade where only *Pass* is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Place, Seat
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import INK, NIGHT, Colour
from game.shelf.haggis.rules.combos import Reading
from game.shelf.haggis.table.buttons import called, only_bombs, yields
from game.shelf.haggis.table.joined import bombing, is_bomb
from game.tables.asked import TARGET, Beats
from game.tables.guide import fitted_tray
from game.tables.picture import Part
from game.tables.plaques import BELOW
from game.tables.set_picker import Picks, SetPicker

if TYPE_CHECKING:
    from game.tables.table import TableScene

BAND, LINE, TAG = 16, 10, 36  # along the feet of a bomb's cards and between them; words under it
BOMB: Colour = (196, 156, 255)  # of what only a bomb has a use for
SHADE = 84  # of a hand in which nothing can be played


class Bombs(Beats):
    """Where nothing but a bomb beats the trick, a band along the feet of the one that the button
    lays out, with its name; else what beats it."""

    def draw(self, screen: Screen) -> None:
        seat, play = self.show.eyes.front, self._meant()
        if seat is None or play is None or not isinstance(play.move[2], Reading):
            self._kinds(screen, seat)
            return
        boxes = sorted(map(self._box, play.places))
        x, right, art = boxes[0].x, boxes[-1].right, self.show.stage.art
        foot = min(max(box.bottom for box in boxes) + BELOW + BAND / 2, SAFE.bottom)
        screen.put(art.plate(right - x, LINE, TARGET, 255, INK, 2, LINE / 2),
                   x, foot - (BAND + LINE) / 2)
        row = sorted({self._box(place).x for place in self.show.held.get(seat, ())})
        for box in boxes:  # as much of each card as is seen
            end = min((at for at in row if at > box.x), default=box.right)
            band = art.plate(min(end, box.right) - box.x, BAND, TARGET, 255, INK, 2, BAND / 2)
            screen.put(band, box.x, foot - BAND)
        text = self.show.say(called(play.move[2]))
        wide = self.show.stage.art.size(text, "small@1")[0] + 32
        y = min(foot - BAND, SAFE.bottom - TAG)
        self.paper.tab(screen, Box((x + right - wide) / 2, y, wide, TAG), text, TARGET)

    def _kinds(self, screen: Screen, seat: Seat | None) -> None:
        """What beats the trick as it is asked for, and in another colour what only a bomb has a use
        for."""
        scene = self.scene
        picker = scene.pickers.get(seat) if seat is not None else None
        if (seat is None or not isinstance(picker, SetPicker) or not self.show.trick
                or not scene.questions.touchable(seat) or not picker.holding()):
            return
        hand, bombs = {*self.show.held.get(seat, ())}, bombing(picker)
        self._strips(screen, hand & {*picker.nexts(), *picker.path} - bombs, "", TARGET, 1)
        if cards := hand & bombs:
            says = next(called(play.move[2]) for play in picker.offered
                        if is_bomb(play) and isinstance(play.move[2], Reading)
                        and play.places & bombs)
            self._strips(screen, cards, self.show.say(says), BOMB, 1)

    def _box(self, place: Place) -> Box:
        pose = self.show.raised(place)
        return Box(pose.x - pose.w / 2, pose.y - pose.h / 2, pose.w, pose.h)

    def _meant(self) -> Picks | None:
        """The bomb that the button lays out, with what is picked."""
        scene, seat = self.scene, self.show.eyes.front
        picker = scene.pickers.get(seat) if seat is not None else None
        if seat is None or not isinstance(picker, SetPicker) or not scene.questions.touchable(seat):
            return None
        if not only_bombs(scene.view(seat), seat):
            return None
        return next((play for play in picker.offered if {*picker.path} <= play.places), None)


class Yields(Part):
    """A shade over the hand in front where nothing in it can be played: only the button is lit."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def draw(self, screen: Screen) -> None:
        scene, show = self.scene, self.scene.show
        seat: Seat | None = show.eyes.front
        if (seat is None or seat not in show.asked or not scene.questions.touchable(seat)
                or not scene.secrecy.sees(seat) or not yields(scene.view(seat), seat)):
            return
        box = fitted_tray(show, seat).inset(-2)
        screen.put(show.stage.art.plate(box.w, box.h, NIGHT, SHADE, None), box.x, box.y)
