"""What is known of the beliefs, while they matter: who has seen each, who put it there, what lay
there before; and what lies in the niches at all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.contract import Says, zone
from game.games.halmstad.rules.state import Fed, Look, State, Turn
from game.games.halmstad.table.panels import LETTERS
from game.games.halmstad.table.port import ABOUT, KNOWERS
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import EDGE, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.picture import Part, Picture
from game.tables.places import kind_of, number_of
from game.tables.scenery import Pieces

SIGNS = {"knows", "touched", "memory"}  # of beliefs
CLUE, CLUED = 36.0, 206.0  # how high words on a belief that is asked about are, and how wide
CLUES: dict[str, Says] = {
    "touched": ("halmstad-clue-touched",), "knows": ("halmstad-clue-knows",)}
PLANK: Colour = (58, 38, 22)  # of the board under the niches


class Witnesses(Part):
    """Who has seen each belief, who exchanged it and what lay there before, while it is asked
    about, or what has the focus is a belief or is done to them. In a question words stand at the
    signs; while beliefs are looked at a legend says what they are."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.signs = Pieces(picture, low=KNOWERS, high=KNOWERS + 1)

    def draw(self, screen: Screen) -> None:
        show, kinds = self.show, self.told()
        if not kinds:
            return
        self.signs.draw(screen)
        if show.question:
            self._clues(screen)
        elif kinds != {"memory"} and not (
                isinstance(show.state, State) and isinstance(show.state.stage, Turn)):
            self._legend(screen, kinds)

    def _clues(self, screen: Screen) -> None:
        """Under each belief that is asked about who put it there or has seen it, and a word on what
        lay there before."""
        show, board = self.show, self.show.board
        pieces = show.layer.pieces()
        for n in (1, 2, 3):
            kinds = ("touched", "knows")
            found = {kind: tuple(number_of(place) if kind == "knows" else int(
                str(show.table[place]).rpartition(" ")[2]) for place in sorted(pieces)
                if zone(place) == f"{kind}/{n}" or place == f"{kind}/{n}") for kind in kinds}
            kind = next((kind for kind in kinds if found[kind]), "")
            card = board.box(f"belief/{n}")
            if kind:
                text = show.say(CLUES[kind])
                self.paper.put(screen, ("clue", n, kind, found[kind], text), partial(
                    self._clue, card=card, seats=found[kind], text=text))
            chip = next((board.box(place) for place in pieces
                         if zone(place) == f"memory/{n}"), None)
            if chip is not None:
                text = show.say(("halmstad-clue-memory",))
                self.paper.put(screen, ("was", n, text), partial(self._was, chip=chip, text=text))

    def _clue(self, page: Page, *, card: Box, seats: Sequence[int], text: str) -> None:
        most = CLUED - CLUE * len(seats) - 24
        wide = min(page.art.size(text, LETTERS)[0] + 2, most)
        whole = wide + CLUE * len(seats) + 24
        room = Box(card.center[0] - whole / 2, card.bottom + 22, whole, CLUE + 4)
        page.plate(room, NIGHT, 245, SEAT_COLOURS[seats[0]] if len(seats) == 1 else EDGE)
        for i, seat in enumerate(seats):
            page.picture(Box(room.x + 9 + i * CLUE, room.y + 5, CLUE - 6, CLUE - 6),
                         f"ui/seat_{seat}")
        page.fitted(room._replace(x=room.right - 12 - wide, w=wide), text, LETTERS, IVORY)

    def _was(self, page: Page, *, chip: Box, text: str) -> None:
        room = Box(chip.x - 6, chip.y - CLUE + 4, chip.w + 12, CLUE)
        page.plate(room, NIGHT, 245, EDGE)
        page.fitted(room.inset(2, 0), text, LETTERS, IVORY, "center")

    def _legend(self, screen: Screen, kinds: set[str]) -> None:
        show = self.show
        signs = [(("pieces/halmstad/hand", 42.0), ("halmstad-sign-touched",))] * (
            "touched" in kinds) + [(("pieces/halmstad/knows", 40.0), ("halmstad-sign-knows",))] * (
            "knows" in kinds)
        seen = next((thing for place, thing in show.table.items()
                     if kind_of(place) == "memory" and isinstance(thing, str)), "")
        if seen:
            signs.append(((show.style.looks[seen].picture, 40.0), ("halmstad-sign-memory",)))
        room = show.board.box("signs")
        texts = [show.say(says) for _, says in signs]

        def build(page: Page) -> None:
            high = room.h / max(len(signs), 2)
            style = page.even(Box(0, 0, room.w - 80, high), texts, LETTERS)
            wide = max(page.art.size(text, style)[0] for text in texts) + 80
            x, y = room.center[0] - wide / 2, room.center[1] - high * len(signs) / 2
            page.plate(Box(x, y, wide, high * len(signs)), NIGHT, 225, None)
            for n, (((picture, most), _), text) in enumerate(zip(signs, texts, strict=True)):
                middle, side = y + (n + 0.5) * high, min(most, high - 2)
                page.picture(Box(x + 34 - side / 2, middle - side / 2, side, side), picture)
                page.fitted(Box(x + 64, y + n * high, wide - 70, high), text, style, IVORY)
        self.paper.put(screen, ("signs", room, *texts), build)

    def told(self) -> set[str]:
        """Of what kinds there are signs, if they matter."""
        kinds = {kind_of(place) for place in self.show.layer.pieces()} & SIGNS
        return kinds if kinds and self.matters() else set()

    def matters(self) -> bool:
        """Whether beliefs are asked about, or what has the focus is one or is done to them."""
        state, scene = self.show.state, self.scene
        if not isinstance(state, State) or not isinstance(state.stage, Turn | Look):
            return isinstance(state, State) and isinstance(state.stage, Fed)
        return scene is not None and any(
            kind_of(scene.focus[seat]) == "belief" or scene.focus[seat] in ABOUT
            for seat in scene.pickers
            if scene.questions.touchable(seat) and scene.questions.awake(seat))


class Named(Part):
    """A board under the niches while they are looked at, that says what lies there, or what the
    small cards are; not where other signs stand."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.witnesses = picture.find(Witnesses)

    def draw(self, screen: Screen) -> None:
        told = self.witnesses.told()
        if self.show.question or told - {"memory"} or not self.witnesses.matters():
            return
        room = self.show.board.box("niches")
        style = "body" if self.show.board.lesson else "small"  # there it is what a step is about
        text = self.show.say(("halmstad-was",) if told else ("halmstad-niches",))

        def build(page: Page) -> None:
            page.plate(room, PLANK, 255, EDGE)
            page.fitted(room.inset(14, 0), text, style, IVORY, "center")
        self.paper.put(screen, ("niches", room, text), build)
