"""What is asked of people, drawn on the table: what they can touch, their focus, their buttons,
and the curtain before a hand opens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from game.core.contract import Place, Says, Seat, State
from game.picture.board import Pose
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.stuff import TIMBER, lay
from game.picture.theme import (
    BUTTON_DULL,
    BUTTON_LIT,
    DIM,
    EDGE,
    EMBER,
    FAINT,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    RING,
    SEAT_COLOURS,
    Colour,
)
from game.tables.pickers import Picker, Touches
from game.tables.picture import AskedPart
from game.tables.places import BUTTON, NUMBER, READING, SORT, is_button, kind_of, rest_of
from game.tables.plaques import Strips
from game.tables.set_picker import SetPicker
from game.tables.trails import CROSS

if TYPE_CHECKING:
    from game.tables.table import TableScene

ROUND = 20  # the layer of round things
CLEAR = 4.0  # how much higher a card has to stand that nothing of another is seen under it
PICKED, FORETOLD, MAY = 36.0, 26.0, 14.0  # how high a card stands out of a hand that is picked,
# that the button would lay out, or that can be picked
TICK = 46.0  # the side of the tick on a picked card
LIFTED, HELD = 24.0, 12.0  # how high a figure in somebody's hand is, and anything else
GHOST = 165  # how much is seen of a figure where it could go
HEAD, ROUND_IT, RIMS = 38, 8, 12  # the height of what stands over buttons, the frame round them
# and what their focus needs under those words
SIGN = 40  # of a button's picture
OPEN: Colour = (72, 47, 29)  # what can be pressed
BRASS: Colour = (190, 146, 80)
WORD, MAIN = 0.5, 0.54  # how much of a button its own word has over what it plays, or lays out
UNDER = "small@0.92", "small@0.86", "small@0.76"  # letters of what it plays
NARROW, LEAST = 200, 100  # the width under which a button has small letters, and hardly any air
LEGAL: Colour = (255, 214, 110)
FRAMED, CAPTURED = 8.0, 36  # the frame round who would be captured; of 255, its light within
TARGET: Colour = (120, 230, 190)

Heights = Mapping[Place, float]  # how high cards stand out of a hand
Play = tuple[Says, Says] | None  # the cards of a play, and its name


class Fans(AskedPart):
    """Open hands, whose cards stand out where they are picked or can be, and are pale where they
    cannot. It draws nothing: the pieces are drawn after it."""

    def draw(self, screen: Screen) -> None:  # noqa: ARG002  see above
        scene = self.scene
        raised: dict[Place, float] = {}
        looked: set[Place] = set()
        if scene.style.secrets and not scene.show.reel.busy:
            for seat, picker in scene.pickers.items():
                if scene.secrecy.sees(seat):
                    hand = scene.show.held.get(seat, ())
                    may = [place for place in picker.nexts()
                           if place in hand and scene.wants_hand(seat)]
                    raised |= dict.fromkeys(may, MAY if len(may) < len(hand) else 0.0)
                    raised |= self.lift(scene.view(seat), seat, picker, scene.focus[seat])
                    raised |= dict.fromkeys(self._cards(picker.path), PICKED)
                    looked.add(scene.focus[seat])
            scene.show.fan(looked)
        elif not scene.show.reel.busy:
            raised = {place: LIFTED if _figures(scene, place) else HELD
                      for picker in scene.pickers.values() for place in self._cards(picker.path)}
        scene.show.layer.raised = raised
        scene.show.layer.ends = self._ends()
        scene.show.layer.dull = self._dull()

    def lift(self, view: State, seat: Seat, picker: Picker, at: Place) -> Heights:  # noqa: ARG002
        """Return how high cards stand that go with the one in the focus, or are of less use."""
        return {}

    def _ends(self) -> dict[Place, float]:
        """Where cards of open hands end that lie under one that stands higher: nothing of them is
        to be seen under its foot."""
        scene, found = self.scene, dict[Place, float]()
        layer = scene.show.layer
        for seat in scene.pickers if scene.style.secrets else ():
            row = [(pose.x - pose.w / 2, layer.lift(place), place)
                   for place in scene.show.held.get(seat, ())
                   if scene.secrecy.sees(seat) and (pose := layer.resting(place))]
            for left, high, place in row:
                over = [x for x, up, _ in row if x > left and up > high + CLEAR]
                if over:
                    found[place] = min(over)
        return found

    def _cards(self, places: Iterable[Place]) -> list[Place]:
        """Those places where something lies that can stand out of a hand."""
        return [place for place in places if not is_button(place, self.scene.style.buttons)]

    def _dull(self) -> set[Place]:
        """Cards of an open hand that cannot be picked, or not with what is picked; all where others
        are what is asked about, and none where only numbers are."""
        scene = self.scene
        dull: set[Place] = set()
        if scene.show.reel.busy or not scene.style.secrets:
            return dull
        for seat, picker in scene.pickers.items():
            if scene.questions.touchable(seat):
                hand = {*scene.show.held.get(seat, ())} & {*scene.show.layer.pieces()}
                useful = hand & {*picker.path, *picker.nexts()}
                fields = {*scene.questions.fields(seat)}
                whom = any(button.seats for place in fields if (
                    button := scene.style.buttons.get(kind_of(place))))
                if useful or hand & fields or whom:
                    dull |= hand - useful
        return dull


class Marks(AskedPart):
    """What each asked seat can touch next, and what it has touched, where nothing is secret; and
    the focus of seats where figures stand: behind these, or it would cut their heads off."""

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        if not scene.show.reel.busy and not scene.style.secrets:
            for picker in scene.pickers.values():
                for place in (scene.goals if picker.path else scene.starts)(picker.nexts()):
                    self._mark(screen, place, picker.path)
                for place in picker.path:
                    self._glow(screen, place, LEGAL, 150)
                    self._shadow(screen, place)
        for seat, picker in scene.pickers.items():
            if scene.questions.touchable(seat) and _figures(scene, scene.focus[seat]):
                ways = set() if scene.show.reel.busy else picker.ways(scene.focus[seat])
                for place in scene.goals(ways):
                    self._aims(screen, place, 170)
                _ring(screen, scene, seat)

    def _mark(self, screen: Screen, place: Place, path: tuple[Place, ...]) -> None:
        if kind_of(place) == BUTTON:
            return
        show = self.scene.show
        if not path:
            self._glow(screen, place, LEGAL, 74)
        elif isinstance(show.table.get(place), str):
            self._aims(screen, place, 130)
        elif _figures(self.scene, place):
            self._glow(screen, place, TARGET, 150)
            show.layer.ghost(screen, path[0], place, GHOST)
        else:
            pose, art = show.raised(place), show.stage.art
            screen.put_centered(art.disc(pose.w * 0.40, INK, 190), pose.x, pose.y)
            screen.put_centered(art.disc(pose.w * 0.32, TARGET, 255), pose.x, pose.y)

    def _aims(self, screen: Screen, place: Place, alpha: int) -> None:
        """Where one can go: a red frame where a figure stands, who would be captured."""
        taken = isinstance(self.scene.show.table.get(place), str) and _figures(self.scene, place)
        if taken:
            self._glow(screen, place, INK, 0, FRAMED + 4)
            self._glow(screen, place, CROSS, CAPTURED, FRAMED)
        else:
            self._glow(screen, place, TARGET, alpha)

    def _glow(self, screen: Screen, place: Place, colour: Colour, alpha: int,
              edge: float = 5) -> None:
        pose, art = _ground(self.scene, place), self.scene.show.stage.art
        size = pose.w - 4 if pose.z > ROUND else pose.w + 18
        radius = 14 if pose.z > ROUND else size / 2
        screen.put_centered(art.plate(size, size, colour, alpha, colour, edge, radius),
                            pose.x, pose.y)

    def _shadow(self, screen: Screen, place: Place) -> None:
        """Of a figure that has been lifted."""
        if _figures(self.scene, place):
            pose, art = _ground(self.scene, place), self.scene.show.stage.art
            image = art.plate(pose.w * 0.7, pose.w * 0.26, INK, 150, None, 0, pose.w * 0.13)
            screen.put_centered(image, pose.x, pose.y + pose.h * 0.28)


class Buttons(AskedPart):
    """The buttons and the focus of every asked seat, in its colour, if they are not secret."""

    numbers: tuple[str, str] | None = None  # pictures of number buttons, in the focus and else

    def explain(self, view: State, seat: Seat, path: Touches, dull: bool) -> Says:  # noqa: ARG002
        """Return why picked cards cannot be played yet, where the button is `dull`; else what they
        are. A game may have words for both."""
        return ()

    def foretell(self, view: State, seat: Seat, picker: Picker, at: Place) -> Play:  # noqa: ARG002
        """Return the cards of the play that the one in the focus would make, and its name."""
        return None

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        for seat in scene.pickers:
            if not scene.questions.touchable(seat):
                continue
            self._buttons(screen, seat)
            if scene.questions.awake(seat) and not _figures(scene, scene.focus[seat]):
                _ring(screen, scene, seat)

    def _buttons(self, screen: Screen, seat: Seat) -> None:
        """What a seat can press; buttons of one size have letters of one size."""
        labels = {place: self._label(seat, place) for place in self.scene.questions.places(seat)
                  if is_button(place, self.scene.style.buttons)}
        alike: dict[tuple[float, float], list[str]] = {}
        for place, label in labels.items():
            alike.setdefault(self.scene.show.board.box(place)[2:], []).append(label)
        for kind, button in self.scene.style.buttons.items():
            if button.head and (boxes := [self.scene.show.board.box(place) for place in labels
                                          if kind_of(place) == kind]):
                self._head(screen, boxes, self.scene.say(button.head))
        for place, label in labels.items():
            box = self.scene.show.board.box(place)
            self._button(screen, seat, place, label, tuple(alike[box[2:]]))

    def _head(self, screen: Screen, boxes: list[Box], text: str) -> None:
        """One frame round buttons in a row, with what they are for over them, unless they stand at
        the top."""
        x, right = min(box.x for box in boxes), max(box.right for box in boxes)
        wide = max(self.scene.show.stage.art.size(text, "small@1")[0] + 8, right - x)
        middle = min(max((x + right) / 2, SAFE.x + wide / 2), SAFE.right - wide / 2)
        top, foot = min(box.y for box in boxes) - HEAD - RIMS, max(box.bottom for box in boxes)
        box = Box(middle - wide / 2, top, wide, foot - top).inset(-ROUND_IT, 0)
        box = box._replace(h=box.h + ROUND_IT)
        if box.y < SAFE.y:
            return

        def build(page: Page) -> None:
            lay(page.image, page.art, self.scene.style.stuff, box)
            page.fitted(box._replace(h=HEAD).inset(ROUND_IT, 0), text, "small@1", IVORY, "center")
        self.paper.put(screen, ("head", text, box), build)

    def _button(
        self, screen: Screen, seat: Seat, place: Place, label: str, alike: tuple[str, ...],
    ) -> None:
        scene = self.scene
        if kind_of(place) == NUMBER and (pictures := self.numbers):
            self._shield(screen, seat, place, pictures)
            return
        box, picker = scene.show.board.box(place), scene.pickers[seat]
        lit = scene.focus[seat] == place and scene.questions.awake(seat)
        dull = place != SORT and place not in picker.nexts() and not scene.questions.heeded(
            seat, place)
        if dull and not lit and place in scene.style.ends:
            return  # it is seen where it can be pressed
        sure = picker.asking is not None and picker.asking[0] == place
        sign = scene.style.signs.get(place)
        own = SEAT_COLOURS[seat] if len(scene.pickers) > 1 else BRASS  # whose it is
        wanted, quiet = self._wanted(seat, place, dull=dull), place in scene.style.ends
        edge = GOLD if lit or sure or wanted else EDGE if dull or quiet else own
        if dull and isinstance(picker, SetPicker) and picker.leads(place):
            edge, quiet = BRASS, True  # once enough is picked; until then its word is pale

        kind = scene.style.buttons.get(kind_of(place))  # what holds until another is pressed
        chosen = bool(kind and kind.head) and place in scene.style.idle
        under, missing, lays = "", False, False
        if isinstance(picker, SetPicker) and picker.plays_by(place):
            view = scene.view(seat)
            says = self.explain(view, seat, picker.path, dull)
            told = scene.say(says) if says else ""
            lays = picker.lays_out(place) and bool(would := self.foretell(
                view, seat, picker, scene.focus[seat]))
            if lays and would:
                label, under = map(scene.say, would)
                edge = GOLD
            elif picker.aims and picker.lays_out(place):  # for the card in the focus there is none
                dull, edge = True, EDGE
            elif not dull:
                under = told
            elif told and (lit or picker.path):  # until then the task says it
                label, missing = told, True

        style = "small" if box.w < NARROW else "label" if place == SORT else self._letters(seat)

        def build(page: Page) -> None:
            fill = (GOLD if wanted else BUTTON_LIT if sure or chosen or lays else BUTTON_DULL
                    if dull else OPEN)
            lay(page.image, page.art, TIMBER, box, fill=fill, edge=edge)
            inner = box.inset(3 if box.w < LEAST else 6 if box.w < NARROW else 12, 2)
            if under:
                inner = inner._replace(h=inner.h * (MAIN if lays else WORD))
                low = Box(box.x + 6, inner.bottom, box.w - 12, box.bottom - inner.bottom - 2)
                ink = INK if wanted else DIM if dull else IVORY
                page.fitted(low, under, page.largest(
                    low, [under], (*page.art.signs, *UNDER)), ink, "center")
            if sign:
                self._sign(page, box, sign, dull=dull)
                inner = inner._replace(x=inner.x + SIGN + 6, w=inner.w - SIGN - 6)
            colour = (INK if wanted else EMBER if missing else FAINT if dull
                      else GOLD if lays else IVORY)
            letters = style if missing else page.even(inner, alike, style)
            page.fitted(inner, label, letters, colour, "center")

        key = ("button", label, under, box, lit, dull, sure, wanted, quiet, edge, alike, lays,
               style)
        self.paper.put(screen, key, build)

    def _wanted(self, seat: Seat, place: Place, *, dull: bool) -> bool:
        """Whether a button plays what is picked, or is all that a seat can do."""
        scene, picker = self.scene, self.scene.pickers[seat]
        if not isinstance(picker, SetPicker) or dull or place == SORT or kind_of(place) == READING:
            return False
        if place in scene.style.ends:
            return not picker.offered
        return bool(picker.path) and picker.plays_by(place)

    def _shield(
        self, screen: Screen, seat: Seat, place: Place, pictures: tuple[str, str],
    ) -> None:
        """A number on a picture, which is another one in the focus."""
        box = self.scene.show.board.box(place)
        name = pictures[0] if self.scene.focus[seat] == place else pictures[1]

        def build(page: Page) -> None:
            side = box.w + 10
            room = box._replace(x=box.x - 5, y=box.center[1] - side / 2, w=side, h=side)
            page.picture(room, name, leaf=False)
            page.fitted(box, rest_of(place), "count", IVORY, "center")

        self.paper.put(screen, ("shield", place, box, name), build)

    def _sign(self, page: Page, box: Box, name: str, *, dull: bool) -> None:
        """The picture of a button, at its left."""
        image = page.art.picture(name, SIGN, SIGN, dull=dull)
        x = box.x + 8 + (SIGN - image.get_width() / page.art.scale) / 2
        page.image(image, x, box.y + (box.h - SIGN) / 2)

    def _label(self, seat: Seat, place: Place) -> str:
        """What a button says."""
        scene = self.scene
        return scene.say(scene.style.labelled(
            place, scene.questions.view(seat), scene.pickers[seat].readings))

    def _letters(self, seat: Seat) -> str:
        """The style of a seat's buttons: that of the game's own kinds, if there are such now that
        have no frame of their own."""
        own = self.scene.style.buttons
        kinds = map(kind_of, self.scene.questions.places(seat))
        return next((own[kind].letters for kind in kinds
                     if kind in own and not own[kind].head), "label")


class Ticks(AskedPart):
    """A tick on every picked card of an open hand."""

    def draw(self, screen: Screen) -> None:
        scene, art = self.scene, self.scene.show.stage.art
        if not scene.style.secrets or scene.show.reel.busy:
            return
        for seat, picker in scene.pickers.items():
            hand = scene.show.held.get(seat, ()) if scene.questions.touchable(seat) else ()
            for place in (place for place in picker.path if place in hand):
                pose = scene.show.raised(place)
                x, y = pose.x - pose.w / 2 + TICK / 2, pose.y + pose.h / 2 - TICK / 2
                screen.put_centered(art.disc(TICK, INK, 255), x, y)
                screen.put_centered(art.disc(TICK - 6, GOLD, 255), x, y)
                screen.put_centered(art.dark("ui/check", TICK * 0.7), x, y)


class Beats(AskedPart, Strips):
    """Every card that is part of a play that beats the trick, with what is picked; of gold under
    those that stand as high as what is picked, which are the ones that would be played."""

    def draw(self, screen: Screen) -> None:
        scene, seat = self.scene, self.show.eyes.front
        picker = scene.pickers.get(seat) if seat is not None else None
        if (isinstance(picker, SetPicker) and seat is not None and scene.questions.touchable(seat)
                and self.show.trick and picker.holding()):
            hand = {*self.show.held.get(seat, ())}
            self._under(screen, hand & {*picker.nexts(), *picker.path})

    def _under(self, screen: Screen, able: set[Place]) -> None:
        raised = self.show.layer.raised
        able = {place for place in able if self.scene.speaks_of(place)}
        played = {place for place in able if raised.get(place, 0.0) >= FORETOLD}
        self._strips(screen, able - played, "", TARGET, 1)
        self._strips(screen, played, "", GOLD, 1)


def _ring(screen: Screen, scene: TableScene, seat: Seat) -> None:
    """The focus of a seat."""
    show, art = scene.show, scene.show.stage.art
    if not show.board.has(scene.focus[seat]):
        return
    pose = _ground(scene, scene.focus[seat])
    more = 4 if _figures(scene, scene.focus[seat]) else 2 * RING + 2  # a square keeps its bounds
    wider = more + 2 * (art.rim - RING)
    w, h = pose.w + wider, pose.h + wider
    screen.put_centered(art.ring(w + 8, h + 8, NIGHT, art.rim + 8), pose.x, pose.y)
    screen.put_centered(art.ring(w, h, SEAT_COLOURS[seat], art.rim), pose.x, pose.y)


def _ground(scene: TableScene, place: Place) -> Pose:
    """Where a place is marked: under a figure on the ground, and round anything else."""
    return scene.show.board.pose(place) if _figures(scene, place) else scene.show.raised(place)


def _figures(scene: TableScene, place: Place) -> bool:
    """Whether a place is one on which figures stand."""
    looks = scene.style.looks.values()
    return place in scene.style.places and "/" not in place and any(
        look.foot is not None for look in looks)
