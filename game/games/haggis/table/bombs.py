"""What is seen in a hand that has no usual answer: the cards of a bomb as one thing, or the whole
hand in the shade where only *Pass* is left."""

from __future__ import annotations

from itertools import pairwise

from game.core.contract import Place, Seat
from game.games.haggis.rules.combos import Reading
from game.games.haggis.table.buttons import called, only_bombs, yields
from game.games.haggis.table.joined import bombing, bombs
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import INK, NIGHT, Colour
from game.tables.asked import Beats
from game.tables.looks import TARGET
from game.tables.picture import AskedPart
from game.tables.plaques import BELOW
from game.tables.set_picker import Picks, SetPicker
from game.tables.tray import fitted_tray

BAND, LINE, TAG = 16, 10, 36  # along the feet of a bomb's cards and between them; words under it
BOMB: Colour = (196, 156, 255)  # of what only a bomb has a use for
SHADE = 84  # of a hand in which nothing can be played


class Bombs(Beats):
    """Where nothing but a bomb beats the trick, a band along the feet of the one that the button
    lays out, with its name; else what beats it."""

    def draw(self, screen: Screen) -> None:
        seat, play = self.show.eyes.front, self._meant()
        if seat is None or play is None:
            self._kinds(screen, seat)
        else:
            self._join(screen, seat, play, TARGET)

    def _join(self, screen: Screen, seat: Seat, play: Picks, colour: Colour) -> None:
        """A band along the feet of a bomb's cards, as much of each as is seen, and between them;
        with its name where most room is between two of them."""
        if not isinstance(play.move[2], Reading):
            return
        boxes = sorted(map(self._box, play.places))
        x, right, art = boxes[0].x, boxes[-1].right, self.show.stage.art
        foot = min(max(box.bottom for box in boxes) + BELOW + BAND / 2, SAFE.bottom)
        screen.put(art.plate(right - x, LINE, colour, 255, INK, 2, LINE / 2),
                   x, foot - (BAND + LINE) / 2)
        row = sorted({self._box(place).x for place in self.show.held.get(seat, ())})
        seen = [box._replace(w=min(min((at for at in row if at > box.x), default=box.right),
                                   box.right) - box.x) for box in boxes]
        for box in seen:
            band = art.plate(box.w, BAND, colour, 255, INK, 2, BAND / 2)
            screen.put(band, box.x, foot - BAND)
        text = self.show.say(called(play.move[2]))
        wide, high = art.size(text, art.signs[0])[0] + 32, art.sign_line(TAG)
        y = min(foot - BAND, SAFE.bottom - high)
        free, middle = max(((after.x - box.right, (after.x + box.right) / 2)
                            for box, after in pairwise(seen)), default=(0.0, 0.0))
        middle = middle if free > 0 else (x + right) / 2
        self.paper.tab(screen, Box(middle - wide / 2, y, wide, high), text, colour)

    def _kinds(self, screen: Screen, seat: Seat | None) -> None:
        """What beats the trick as it is asked for, and in another colour one bomb, where it has
        cards that are of no use besides."""
        scene = self.scene
        picker = scene.pickers.get(seat) if seat is not None else None
        if (seat is None or not isinstance(picker, SetPicker) or not self.show.trick
                or not scene.questions.touchable(seat) or not picker.holding()):
            return
        hand = {*self.show.held.get(seat, ())}
        self._under(screen, hand & {*picker.nexts(), *picker.path} - bombing(picker))
        if (play := bombs(picker, scene.focus[seat])) and play.places <= hand and any(
                map(scene.speaks_of, play.places)):
            self._join(screen, seat, play, BOMB)

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


class Yields(AskedPart):
    """A shade over the hand in front where nothing in it can be played: only the button is lit."""

    def draw(self, screen: Screen) -> None:
        scene, show = self.scene, self.scene.show
        seat: Seat | None = show.eyes.front
        if (seat is None or seat not in show.asked or not scene.questions.touchable(seat)
                or not scene.secrecy.sees(seat) or not yields(scene.view(seat), seat)):
            return
        box = fitted_tray(show, seat).inset(-2)
        screen.put(show.stage.art.plate(box.w, box.h, NIGHT, SHADE, None), box.x, box.y)
