"""What lies in the port besides cards: the plate that says what ends a match, where something has
just happened, where the tide will come, what cannot be picked on the quays, and the niches while
beliefs may be exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.contract import Place, zone
from game.games.halmstad.rules.state import (
    RED,
    Believed,
    Look,
    Proved,
    Shown,
    State,
    Turn,
    Visit,
    counters_left,
)
from game.games.halmstad.table.dress import FEW, LAST
from game.games.halmstad.table.logbook import Logbook
from game.games.halmstad.table.sensible import AWAY, advised, swaps
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.stuff import lay
from game.picture.theme import DIM, EMBER, GOLD, IVORY, NIGHT, Colour
from game.tables.picture import AskedPart, Part, Picture
from game.tables.places import kind_of, numbers_of
from game.tables.scenery import Pieces

if TYPE_CHECKING:
    from game.tables.show import Show

STILL: Place = "still"  # what else ends a match, over it
FIGURES = 56.0  # how wide two figures are
QUAY, WORD = 172.0, "small@0.9"  # how wide a quay is, and the letters of what stands under one
RIM, FAR = 7.0, 4.5  # of the light round a card, and round one that could come next
TIDES, KNOWERS = 43, 44  # the layers of signs that are there only while they matter
QUIET: Colour = (214, 228, 236)  # round what can be chosen
FITS: Colour = (122, 222, 142)  # and round what the card in the focus can be given for
RINGS = (NIGHT, 14.0, 20.0), (None, 8.0, 17.0)  # tones, widths, and how much larger than a card
ABOUT = ("button/examine", "button/reveal", "button/feed")  # what is done to the beliefs


class Harbour(Part):
    """The plate that says what ends a match: how much is left of the counters and of the deck, in
    large figures and a word beside each; and who wins then, or that the end is near, once it is."""

    def draw(self, screen: Screen) -> None:
        state = self.show.state
        if not isinstance(state, State):
            return
        still = STILL in self.show.table
        left = {"counters": counters_left(state.counters, state.won) <= FEW,
                "deck": len(state.deck) <= LAST}
        told = tuple((place, int(str(says[-1])), few) for place, few in left.items()
                     if isinstance(says := self.show.table.get(f"{place}/count"), tuple))
        self.paper.put(screen, ("harbour", still, *told),
                       lambda page: self._build(page, told, still=still))

    def _build(
        self, page: Page, told: Sequence[tuple[Place, int, bool]], *, still: bool,
    ) -> None:
        board, say = self.show.board, self.show.say
        plate = board.box("harbour")
        top, ends = board.box(STILL).y if still else plate.y, board.box("harbour/ends")
        near = any(few for _, _, few in told)
        said = near or not self.show.brief  # when the match ends
        low = (ends.bottom if said else ends.y) + 6
        lay(page.image, page.art, self.show.style.stuff, plate._replace(y=top, h=low - top))
        for place, number, few in told:
            row, colour = board.box(f"harbour/{place}"), EMBER if few else IVORY
            wide = page.art.size(str(number), "score")[0] + 2
            page.text(row._replace(w=wide), str(number), "score", colour)
            x = row.x + max(wide, FIGURES) + 12
            what = say(("halmstad-left-coins", number) if place == "counters" else (
                "halmstad-left-cards", number))
            page.fitted(row._replace(x=x, w=row.right - x), what, "small", DIM)
        if said:
            page.fitted(ends, say(("halmstad-ends" if near else "halmstad-wins",)), "small",
                        EMBER if near else DIM, "center")


def about(state: State, action: Place) -> list[Place]:
    """What an action is done to: the deck, the piles or the beliefs."""
    piles = [(f"pile/{n}/0", pile[0]) for n, pile in enumerate(state.piles, 1) if pile]
    match action:
        case "button/fill": return ["deck"]
        case "button/swap": return [place for place, _ in piles]
        case "button/contract": return [place for place, card in piles if card in RED]
    return [f"belief/{n}" for n, slot in enumerate(state.beliefs, 1) if slot] if (
        action in ABOUT) else []


class Flood(Part):
    """Where the tide will lay its card, with a word, while somebody is about to end a turn that
    brings it."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.log = picture.find(Logbook)
        self.sign = Pieces(picture, low=TIDES, high=TIDES + 1)

    def draw(self, screen: Screen) -> None:
        state, show = self.show.state, self.show
        if not isinstance(state, State) or not state.tide or not isinstance(state.stage, Turn):
            return
        done = state.stage.done
        scene, seat = self.scene, state.stage.seat
        if (done.drew or done.contract or not self.log.under() or scene is None
                or not (seat in scene.pickers and scene.questions.touchable(seat)
                        and scene.focus.get(seat) == AWAY)):
            return
        at, text = show.board.box(f"tide/{state.tide}"), show.say(("halmstad-tide-next",))

        def build(page: Page) -> None:
            wide = min(page.art.size(text, WORD)[0] + 2, QUAY - at.w)
            room = Box(at.x - 6, at.y - 2, at.w + wide + 18, at.h + 4)
            page.plate(room, NIGHT, 240, None)
            page.fitted(room._replace(x=at.right + 5, w=wide), text, WORD, IVORY)
        self.paper.put(screen, ("flood", at, text), build)
        self.sign.draw(screen)


class Useless(AskedPart):
    """What is buried lies in the shade. So do piles that do not go with what is picked, and, while
    nothing is picked, the hand where a quay or a belief is looked at, or where only quays can be
    chosen. The tops of the quays are bright otherwise, whatever has the focus."""

    def draw(self, screen: Screen) -> None:  # noqa: ARG002  the pieces are drawn after it
        scene = self.scene
        state, show = scene.show.state, scene.show
        if show.reel.busy or not isinstance(state, State):
            return
        if isinstance(state.stage, Visit):
            for seat in scene.pickers:
                if scene.questions.touchable(seat):
                    show.layer.dull |= {*show.held.get(seat, ())}
        else:
            show.layer.dull |= {place for place in show.layer.pieces()
                                if kind_of(place) == "pile" and numbers_of(place)[1]}
        if not isinstance(state.stage, Turn | Shown | Believed | Proved):
            return
        picker = scene.pickers.get(state.stage.seat)
        if picker is None or not scene.questions.touchable(state.stage.seat):
            return
        useful = {zone(place) for place in (*picker.nexts(), *picker.path)}
        piles = {place for place in show.layer.pieces() if kind_of(place) == "pile"}
        dull = {place for place in piles if zone(place) not in useful}
        if dull != piles and picker.path:  # else it would tell nothing
            show.layer.dull |= dull
        if not picker.path and scene.questions.awake(state.stage.seat) and kind_of(
                scene.focus[state.stage.seat]) in ("pile", "belief"):
            show.layer.dull |= {*show.held.get(state.stage.seat, ())}


class Niches(AskedPart):
    """While a belief may be exchanged: light round the niches, green while a card has the focus
    that can be given for one; and the piles, which are not asked about, in the shade."""

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        state, show = scene.show.state, scene.show
        if not isinstance(state, State) or not isinstance(state.stage, Look) or show.reel.busy:
            return
        seat = state.stage.seat
        if not scene.questions.touchable(seat):
            return
        show.layer.dull |= {place for place in show.layer.pieces() if kind_of(place) == "pile"}
        fits = kind_of(scene.focus.get(seat, "")) == "hand"
        for n, slot in enumerate(state.beliefs, 1):
            if slot is not None:
                lit(screen, show, f"belief/{n}", tone=FITS if fits else QUIET)


class Fitting(AskedPart):
    """A quiet light round what goes on from what is picked, or makes a contract that was won; a
    thin one round the tops of all quays that may be chosen while one of them has the focus, or a
    card that is advised to be swapped."""

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        state, show = scene.show.state, scene.show
        if show.reel.busy or not isinstance(state, State):
            return
        pieces = show.layer.pieces()
        for seat, picker in scene.pickers.items():
            won = isinstance(state.stage, Shown | Believed | Proved)
            if scene.questions.touchable(seat) and (picker.path or won):
                for place in sorted(picker.nexts()):
                    if kind_of(place) in ("hand", "pile") and place in pieces:
                        lit(screen, show, place)
            elif scene.questions.touchable(seat) and scene.questions.awake(seat):
                view, focus = scene.view(seat), scene.focus[seat]
                if kind_of(focus) == "pile" or (
                        swaps(view, seat, focus) and "swap" in advised(view, seat)):
                    for place in sorted(picker.nexts()):
                        if kind_of(place) == "pile":
                            lit(screen, show, place, FAR)


class Contested(Part):
    """Under each belief that is asked about on the stage a dark plate with a gold edge."""

    def draw(self, screen: Screen) -> None:
        show = self.show
        if not show.question:
            return
        for place in show.layer.pieces():
            if kind_of(place) == "belief":
                box = show.board.box(place).inset(-RIM)
                screen.put(show.stage.art.plate(box.w, box.h, NIGHT, 255, GOLD, 4), box.x, box.y)


def lit(
    screen: Screen, show: Show, place: Place, rim: float = RIM, tone: Colour = QUIET,
) -> None:
    """A quiet light round the card of a place, which can be chosen; gold is for what is pressed."""
    pose = show.raised(place)
    for more, alpha in ((2 * rim, 50), (rim, 255)):
        image = show.stage.art.plate(pose.w + 2 * more, pose.h + 2 * more, tone, alpha, None)
        screen.put_centered(image, pose.x, pose.y)
