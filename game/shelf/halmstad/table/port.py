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
from game.picture.theme import DIM, EDGE, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS
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
from game.tables.places import kind_of
from game.tables.style import listed

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene

PART = "pieces/halmstad/part_"  # signs of the parts of a contract
DEMAND, PLANK = 44.0, 556.0  # how large the sign of a demand is, and the middle of a quay's plank
COIN, HAT = "pieces/halmstad/counter", "pieces/halmstad/chip_nisse"
ENDS: tuple[Place, ...] = ("goal", "still")  # what else ends a match, over it
LEADS = 34.0  # the sign of whoever leads
FIGURES = 52.0  # how wide two figures on a panel are
AIR = 8.0  # round small cards on their plate
WORD, LETTERS = 108.0, "small@1"  # how wide the word before them is
KNOWN = 74.0  # how high their plate is
GIVER, SWAPPED = 46.0, "halmstad-beat-swap"  # the sign on a card that was given, and what tells it
RIM = 7.0  # of the light round a niche's card
ARROW, SHELF = 52.0, 252.0  # how high an arrow to a niche is, and where the niches' shelf ends


class Harbour(Part):
    """The plate on which deck and counters lie, what they are worth, and over it who leads."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        points = tuple(standing.total for standing in self.show.standings)
        ends = [place for place in ENDS if place in self.show.table]  # not of an ordinary match
        self.paper.put(screen, ("harbour", points, *ends),
                       lambda page: self._build(page, points, ends))

    def _build(self, page: Page, points: tuple[int, ...], ends: list[Place]) -> None:
        board = self.show.board
        plate = board.box("harbour")
        top = min((board.box(place).y for place in ends), default=plate.y)
        page.plate(plate._replace(y=top, h=plate.bottom - top), self.show.style.material, 236, EDGE)
        room = board.box("worth")
        page.picture(Box(room.x, room.center[1] - 19, 32, 38), HAT)
        page.text(room._replace(x=room.x + 36, w=room.w - 36), "=4", "demand", IVORY)
        self._lead(page, board.box("lead"), points)

    def _lead(self, page: Page, room: Box, points: tuple[int, ...]) -> None:
        """Who leads and by how much, with the signs of those who do: names only where there is
        room for them."""
        best = max(points)
        leaders = [seat for seat, own in enumerate(points) if own == best]
        if len(leaders) == len(points):
            page.fitted(room, self.show.say(("halmstad-level",)), "body", DIM, "center")
            return
        more = best - max(own for own in points if own < best)
        together = len(leaders) > 1  # by how much, each of their panels says
        text = self.show.say(("halmstad-share", listed(leaders)) if together else
                             ("halmstad-leads", listed(leaders), more))
        signs = (LEADS + 8) * len(leaders)
        if page.art.size(text, "small")[0] > room.w - signs:
            text = self.show.say(("halmstad-leading",) if together else ("halmstad-ahead", more))
        words = min(page.art.size(text, "body")[0] + 2, room.w - signs)
        x = room.center[0] - (signs + words) / 2
        for seat in leaders:
            page.picture(Box(x, room.center[1] - LEADS / 2, LEADS, LEADS), f"ui/seat_{seat}")
            x += LEADS + 8
        page.fitted(room._replace(x=x, w=words), text, "body", GOLD)


class Holdings(Part):
    """On each panel the numbers of what a seat has won: contracts beside their pile, coins beside
    theirs, and nisser with a hat; nothing for none."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        state = self.show.state
        if isinstance(state, State):
            for seat, won in enumerate(state.won):
                numbers = won.contracts, won.counters, won.cards.count(NISSE)
                if any(numbers):
                    at = self.show.board.box(f"won/{seat}")
                    self.paper.put(screen, ("held", at, numbers),
                                   partial(self._build, seat=seat, numbers=numbers))

    def _build(self, page: Page, seat: Seat, numbers: tuple[int, int, int]) -> None:
        board = self.show.board
        pile, coins = board.box(f"won/{seat}"), board.box(f"taken/{seat}")
        hat = Box(coins.right + FIGURES, pile.y, 32, pile.h)
        if numbers[-1]:
            page.picture(hat, HAT)
        for box, number in zip((pile, coins, hat), numbers, strict=True):
            if number:
                room = Box(box.right + 6, pile.y - 4, FIGURES, pile.h + 8)
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
    """Under the small cards that somebody is known to hold a plate, and a word for what they are:
    those in dashes are only guessed."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        rows: dict[str, list[tuple[Box, bool]]] = {}
        for place, thing in self.show.table.items():
            if kind_of(place) == "seen" and isinstance(thing, str):
                rows.setdefault(zone(place), []).append(
                    (self.show.board.box(place), thing.startswith("chip")))
        for row in rows.values():
            kinds = {sure for _, sure in row}
            what = "both" if len(kinds) > 1 else "sure" if True in kinds else "perhaps"
            left, right = min(box.x for box, _ in row), max(box.right for box, _ in row)
            chips = Box(left - AIR, row[0][0].center[1] - KNOWN / 2, right - left + 2 * AIR, KNOWN)
            self.paper.put(screen, ("known", chips, what), partial(
                self._build, chips=chips, what=what))

    def _build(self, page: Page, chips: Box, what: str) -> None:
        """The word stands before the cards."""
        text = self.show.say(("halmstad-known", what))
        page.plate(chips._replace(x=chips.x - WORD, w=WORD + chips.w), NIGHT, 230, None)
        word = chips._replace(x=chips.x - WORD, w=WORD)
        page.text(word.inset(4, 0), text, LETTERS, IVORY, "center")


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
