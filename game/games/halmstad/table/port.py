"""What lies in the port besides cards: the plate that says what ends a match, where something has
just happened, where the tide will come, what cannot be picked on the quays, and the niches while
beliefs may be exchanged."""

from __future__ import annotations

from collections.abc import Sequence

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
from game.tables import looks
from game.tables.looks import Plate, look
from game.tables.picture import Part, Picture
from game.tables.places import kind_of, numbers_of
from game.tables.scenery import Pieces
from game.tables.seen import Mark, Seen, Signs, Stance, Stances

STILL: Place = "still"  # what else ends a match, over it
FIGURES = 56.0  # how wide two figures are
QUAY, WORD = 172.0, "small@0.9"  # how wide a quay is, and the letters of what stands under one
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
        lay(page.image, page.art, self.show.style.theme.stuff, plate._replace(y=top, h=low - top))
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


def dim_useless(seen: Seen) -> Stances:
    """Dim what is buried; piles that do not go with what is picked; and, while nothing is picked,
    the hand where a quay or a belief is looked at, or where only quays can be chosen. The tops of
    the quays are bright otherwise, whatever has the focus."""
    state = seen.view
    if not seen.sitting or seen.busy or not isinstance(state, State):
        return
    if isinstance(state.stage, Visit):
        for one in seen.touching:
            yield from (Stance(place, dull=True) for place in seen.held.get(one.seat, ()))
    else:
        yield from (Stance(place, dull=True) for place in seen.pieces
                    if kind_of(place) == "pile" and numbers_of(place)[1])
    exchanges = isinstance(state.stage, Look) and any(
        one.seat == state.stage.seat for one in seen.touching)
    if exchanges:
        yield from (Stance(place, dull=True) for place in seen.pieces if kind_of(place) == "pile")
    if not isinstance(state.stage, Turn | Shown | Believed | Proved):
        return
    asked = seen.sitting.pickers.get(state.stage.seat)
    if asked is None or not asked.touchable:
        return
    useful = {zone(place) for place in (*asked.nexts, *asked.path)}
    piles = {place for place in seen.pieces if kind_of(place) == "pile"}
    dull = {place for place in piles if zone(place) not in useful}
    if dull != piles and asked.path:  # else it would tell nothing
        yield from (Stance(place, dull=True) for place in sorted(dull))
    if not asked.path and asked.awake and kind_of(asked.focus) in ("pile", "belief"):
        yield from (Stance(place, dull=True) for place in seen.held.get(asked.seat, ()))


def light_look(tone: Colour, rim: float = 7.0) -> looks.Look:
    """Return a quiet light round a card that can be chosen; gold is for what is pressed."""
    return look(Plate(more=4 * rim, fill=tone, opacity=50), Plate(more=2 * rim, fill=tone),
                raised=True)


QUIET_LIGHT, FIT_LIGHT, THIN_LIGHT = light_look(QUIET), light_look(FITS), light_look(QUIET, 4.5)
CONTESTED = look(Plate(more=14, fill=NIGHT, edge=GOLD, edge_width=4))


def light_niches(seen: Seen) -> Signs:
    """Light the niches while a belief may be exchanged, green while a card has the focus that can
    be given for one."""
    state = seen.view
    for one in seen.touching if isinstance(state, State) and isinstance(state.stage, Look) else ():
        if one.seat == state.stage.seat:
            kind = FIT_LIGHT if kind_of(one.focus) == "hand" else QUIET_LIGHT
            yield from (Mark(f"belief/{n}", kind) for n, slot in enumerate(state.beliefs, 1)
                        if slot is not None)


def light_fitting(seen: Seen) -> Signs:
    """Light what goes on from what is picked, or makes a contract that was won; thinly the tops of
    all quays that may be chosen while one of them has the focus, or a card that is advised to be
    swapped."""
    state = seen.view
    for one in seen.touching if isinstance(state, State) else ():
        won = isinstance(state.stage, Shown | Believed | Proved)
        if one.path or won:
            yield from (Mark(place, QUIET_LIGHT) for place in sorted(one.nexts)
                        if kind_of(place) in ("hand", "pile") and place in seen.pieces)
        elif one.awake and (kind_of(one.focus) == "pile" or (
                swaps(one.view, one.seat, one.focus) and "swap" in advised(one.view, one.seat))):
            yield from (Mark(place, THIN_LIGHT) for place in sorted(one.nexts)
                        if kind_of(place) == "pile")


def frame_contested(seen: Seen) -> Signs:
    """Frame each belief that is asked about on the stage."""
    return [Mark(place, CONTESTED) for place in (seen.pieces if seen.question else ())
            if kind_of(place) == "belief"]
