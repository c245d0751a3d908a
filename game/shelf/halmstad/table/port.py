"""What lies in the port besides cards: the plate with the harbour's facts, what is known of hands,
which quays demand something, what cannot be picked there, and the niches while beliefs may be
exchanged."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core import Place, Seat, zone
from game.picture.art import FINE, Art, smooth
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import EDGE, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS
from game.shelf.halmstad.rules.state import (
    NISSE,
    RED,
    Believed,
    Look,
    Proved,
    Shown,
    State,
    Turn,
)
from game.shelf.halmstad.table.told import short
from game.tables.picture import Paper, Part
from game.tables.places import kind_of, number_of

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene

PART = "pieces/halmstad/part_"  # signs of the parts of a contract
DEMAND, PLANK = 44.0, 556.0  # how large the sign of a demand is, and the middle of a quay's plank
COIN, HAT = "pieces/halmstad/counter", "pieces/halmstad/chip_nisse"
ENDS: tuple[Place, ...] = ("goal", "still")  # what else ends a match, over it
HATTED = 44.0  # the room of a hat before words
FIGURES = 52.0  # how wide two figures on a panel are
AIR = 8.0  # round small cards on their plate
WORD, LETTERS = 126.0, "small@1"  # how wide the words before them are
DOUBT = 34.0  # of the question mark on a card that is only guessed
KNOWN = 74.0  # how high their plate is
GIVER, SWAPPED = 46.0, "halmstad-beat-swap"  # the sign on a card that was given, and what tells it
RIM = 7.0  # of the light round a niche's card
ARROW, SHELF = 52.0, 252.0  # how high an arrow to a niche is, and where the niches' shelf ends


class Harbour(Part):
    """The plate on which deck and counters lie, and what a nisse is worth."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        ends = [place for place in ENDS if place in self.show.table]  # not of an ordinary match
        self.paper.put(screen, ("harbour", *ends), lambda page: self._build(page, ends))

    def _build(self, page: Page, ends: list[Place]) -> None:
        board = self.show.board
        plate = board.box("harbour")
        top = min((board.box(place).y for place in ends), default=plate.y)
        page.plate(plate._replace(y=top, h=plate.bottom - top), self.show.style.material, 236, EDGE)
        room, text = board.box("worth"), self.show.say(("halmstad-worth",))
        style = page.even(room._replace(w=room.w - HATTED), (text,), "small")
        wide = min(page.art.size(text, style)[0] + 2, room.w - HATTED)
        x = room.center[0] - (wide + HATTED) / 2
        page.picture(Box(x, room.center[1] - 21, 35, 42), HAT)
        page.fitted(room._replace(x=x + HATTED, w=wide), text, style, IVORY)


class Holdings(Part):
    """On each panel the numbers of what a seat's points are: coins beside theirs, which lie on its
    contracts, and nisser with a hat; nothing for none."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        state = self.show.state
        if isinstance(state, State):
            for seat, won in enumerate(state.won):
                numbers = won.counters, won.cards.count(NISSE)
                if any(numbers):
                    at = self.show.board.box(f"taken/{seat}")
                    self.paper.put(screen, ("held", at, numbers),
                                   partial(self._build, coins=at, numbers=numbers))

    def _build(self, page: Page, coins: Box, numbers: tuple[int, int]) -> None:
        hat = Box(coins.right + FIGURES + 12, coins.center[1] - 21, 34, 42)
        if numbers[-1]:
            page.picture(hat, HAT)
        for box, number in zip((coins, hat), numbers, strict=True):
            if number:
                room = Box(box.right + 8, coins.center[1] - 26, FIGURES, 52)
                page.text(room, str(number), "count", IVORY)


class Demands(Part):
    """The sign of a demand on every quay whose pile has one on top."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def draw(self, screen: Screen) -> None:
        state, show = self.show.state, self.show
        if not isinstance(state, State):
            return
        image = show.stage.art.picture(f"{PART}demand", DEMAND, DEMAND)
        for n, pile in enumerate(state.piles, 1):
            if pile and pile[0] in RED:
                x = show.board.box(f"pile/{n}").x + DEMAND / 2
                screen.put_centered(image, x, PLANK)


class Given(Part):
    """On a card that somebody gave to a quay in her last swap, for as long as it lies on top, her
    sign."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def draw(self, screen: Screen) -> None:
        state, show, art = self.show.state, self.show, self.show.stage.art
        if not isinstance(state, State) or show.reel.busy or show.question:
            return
        tops = {short(pile[0]): n for n, pile in enumerate(state.piles, 1) if pile}
        for seat, card in self._cards().items():
            if card in tops:
                pose = show.raised(f"pile/{tops[card]}/0")
                x, y = pose.x + pose.w / 2 - GIVER / 3, pose.y - pose.h / 2 + GIVER / 3
                rim = art.plate(GIVER, GIVER, NIGHT, 255, SEAT_COLOURS[seat], 4, GIVER / 2)
                sign = art.picture(f"ui/seat_{seat}", GIVER * 0.56, GIVER * 0.56)
                screen.put_centered(rim, x, y)
                screen.put_centered(sign, x, y)

    def _cards(self) -> dict[Seat, object]:
        """What each seat gave last, in words, as it has been told."""
        return {who[1]: card for _, says in self.show.captions if says[0] == SWAPPED
                for who, card in [says[1:3]] if isinstance(who, tuple)}


class Useless(Part):
    """Piles that cannot be picked with what is picked lie in the shade."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def draw(self, screen: Screen) -> None:  # noqa: ARG002  the pieces are drawn after it
        scene = self.scene
        state, show = scene.show.state, scene.show
        if show.reel.busy or not isinstance(state, State) or not isinstance(
                state.stage, Turn | Shown | Believed | Proved):
            return
        picker = scene.pickers.get(state.stage.seat)
        if picker is None or not scene.questions.touchable(state.stage.seat):
            return
        useful = {zone(place) for place in (*picker.nexts(), *picker.path)}
        piles = {place for place in show.layer.pieces() if kind_of(place) == "pile"}
        dull = {place for place in piles if zone(place) not in useful}
        if dull != piles:  # a whole port in the shade would tell nothing
            show.layer.dull |= dull


class Known(Part):
    """Under the small cards that somebody is known to hold a plate, and words for what they are;
    over them a question mark on each that is only guessed."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        rows: dict[str, list[tuple[Box, bool]]] = {}
        for place, thing in self.show.table.items():
            if kind_of(place) == "seen" and isinstance(thing, str):
                rows.setdefault(zone(place), []).append(
                    (self.show.board.box(place), thing.startswith("chip")))
        for name, row in rows.items():
            own = number_of(name) == self.show.eyes.front
            sure = any(sure for _, sure in row)
            what = ("own" if own else "sure") if sure else "wondered" if own else "perhaps"
            left, right = min(box.x for box, _ in row), max(box.right for box, _ in row)
            chips = Box(left - AIR, row[0][0].center[1] - KNOWN / 2, right - left + 2 * AIR, KNOWN)
            self.paper.put(screen, ("known", chips, what), partial(
                self._build, chips=chips, what=what))

    def _build(self, page: Page, chips: Box, what: str) -> None:
        """The words stand before the cards."""
        text = self.show.say(("halmstad-known", what))
        page.plate(chips._replace(x=chips.x - WORD, w=WORD + chips.w), NIGHT, 230, None)
        word = chips._replace(x=chips.x - WORD, w=WORD)
        page.text(word.inset(4, 0), text, LETTERS, IVORY, "center")


class Doubts(Part):
    """A question mark on each card that somebody is only guessed to hold."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def draw(self, screen: Screen) -> None:
        show, art = self.show, self.show.stage.art
        for place, thing in show.table.items():
            if kind_of(place) == "seen" and isinstance(thing, str) and thing.startswith("maybe"):
                box = show.board.box(place)
                x, y = box.right - 3, box.y + 3
                screen.put_centered(art.plate(DOUBT, DOUBT, GOLD, 255, INK, 3, DOUBT / 2), x, y)
                screen.put_centered(art.text("?", LETTERS, INK), x, y - 1)


class Niches(Part):
    """While a belief may be exchanged: light round the niches and arrows up to them, and the piles,
    which are not asked about, in the shade."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        state, show = scene.show.state, scene.show
        if not isinstance(state, State) or not isinstance(state.stage, Look) or show.reel.busy:
            return
        if not scene.questions.touchable(state.stage.seat):
            return
        art = show.stage.art
        show.layer.dull |= {place for place in show.layer.pieces() if kind_of(place) == "pile"}
        for n, slot in enumerate(state.beliefs, 1):
            if slot is None:
                continue
            lit(screen, show, f"belief/{n}")
            middle = show.board.box(f"belief/{n}").center[0]
            screen.put_centered(_arrow(art), middle, SHELF + ARROW / 2)


class Fitting(Part):
    """A gold edge on what goes on from what is picked, or makes a contract that was won."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        state, show = scene.show.state, scene.show
        if show.reel.busy or not isinstance(state, State):
            return
        pieces = show.layer.pieces()
        for seat, picker in scene.pickers.items():
            won = isinstance(state.stage, Shown | Believed | Proved)
            if scene.questions.touchable(seat) and (picker.path or won):
                for place in picker.nexts():
                    if kind_of(place) in ("hand", "pile") and place in pieces:
                        lit(screen, show, place)


class Contested(Part):
    """Under each belief that is asked about on the stage a dark plate with a gold edge."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def draw(self, screen: Screen) -> None:
        show = self.show
        if not show.question:
            return
        for place in show.layer.pieces():
            if kind_of(place) == "belief":
                box = show.board.box(place).inset(-RIM)
                screen.put(show.stage.art.plate(box.w, box.h, NIGHT, 255, GOLD, 4), box.x, box.y)


def lit(screen: Screen, show: Show, place: Place) -> None:
    """Light round the card of a place."""
    pose = show.raised(place)
    for more, alpha in ((2 * RIM, 90), (RIM, 230)):
        image = show.stage.art.plate(pose.w + 2 * more, pose.h + 2 * more, GOLD, alpha, None)
        screen.put_centered(image, pose.x, pose.y)


def _arrow(art: Art) -> pygame.Surface:
    """An arrow that points up."""
    side = art.pixels(ARROW)

    def paint(image: pygame.Surface) -> None:
        for tone, more in ((INK, 0.0), (GOLD, 0.07)):
            shape = ((0.5, 1.4 * more), (0.95 - 1.4 * more, 0.55 - more / 2),
                     (0.68 - more, 0.55 - more / 2), (0.68 - more, 1 - more),
                     (0.32 + more, 1 - more), (0.32 + more, 0.55 - more / 2),
                     (0.05 + 1.4 * more, 0.55 - more / 2))
            pygame.draw.polygon(image, tone, [
                (x * side * FINE, y * side * FINE) for x, y in shape])
    return art.keep(("arrow up",), lambda: smooth((side, side), paint))
