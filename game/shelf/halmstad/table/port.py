"""What lies in the port besides cards: the plate that says what ends a match, where something has
just happened, where the tide will come, who knows the beliefs, what cannot be picked on the quays,
and the niches while beliefs may be exchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Place, Zone, zone
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, EMBER, GOLD, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.shelf.halmstad.rules.state import (
    COUNTERS,
    RED,
    Believed,
    Fed,
    Look,
    Proved,
    Shown,
    State,
    Turn,
    Visit,
    counters_left,
)
from game.shelf.halmstad.table.deed import QUAY, WORD, Deed
from game.shelf.halmstad.table.dress import FEW, LAST
from game.shelf.halmstad.table.panels import AIR, HAT, LETTERS
from game.tables.picture import Paper, Part
from game.tables.places import kind_of
from game.tables.scenery import Pieces, doer
from game.tables.seat_panels import STRIKE
from game.tables.standings import GROOVE

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene

ENDS: tuple[Place, ...] = ("goal", "still")  # what else ends a match, over it
DECK = 79  # cards of the deck when a match begins
HEAD, BAR, SIGNS = 44.0, 18.0, 78.0  # of the harbour's plate: its title, a bar, and before a bar
BRASS: Colour = (214, 166, 88)
HATTED = 44.0  # the room of a hat before words
RIM = 7.0  # of the light round a niche's card
TIDES, KNOWERS = 43, 44  # the layers of signs that are there only while they matter
FOAM: Colour = (196, 226, 255)  # what the tide has brought
ABOUT = ("button/examine", "button/reveal", "button/feed")  # what is done to the beliefs


class Harbour(Part):
    """The plate that says what ends a match: how much is left of the counters and of the deck, as
    bars beside their words; and what a nisse is worth."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        state = self.show.state
        if not isinstance(state, State):
            return
        ends = [place for place in ENDS if place in self.show.table]  # not of an ordinary match
        shares = counters_left(state.won) / COUNTERS, min(len(state.deck) / DECK, 1.0)
        self.paper.put(screen, ("harbour", *ends, *shares),
                       lambda page: self._build(page, ends, shares))

    def _build(self, page: Page, ends: list[Place], shares: tuple[float, float]) -> None:
        board, say = self.show.board, self.show.say
        plate = board.box("harbour")
        top = min((board.box(place).y for place in ends), default=plate.y)
        page.plate(plate._replace(y=top, h=plate.bottom - top), self.show.style.material, 236, EDGE)
        head = plate._replace(x=plate.x + AIR, w=plate.w - 2 * AIR, h=HEAD)
        last = any(share * whole <= few for share, (whole, few) in zip(
            shares, ((COUNTERS, FEW), (DECK, LAST)), strict=True))
        page.fitted(head, say(("halmstad-ends-soon" if last else "halmstad-ends",)), "small",
                    EMBER if last else DIM, "center")
        for place, share, few in zip(("counters", "deck"), shares, (FEW, LAST), strict=True):
            whole = {"counters": COUNTERS, "deck": DECK}[place]
            row = board.box(f"{place}/count")
            x = plate.x + SIGNS
            groove = Box(x, row.center[1] - BAR / 2, row.x - 12 - x, BAR)
            page.plate(groove, GROOVE, 255, None)
            if share > 0:
                page.plate(groove._replace(w=max(groove.w * share, BAR)),
                           STRIKE if share * whole <= few else BRASS, 255, None)
        room, text = board.box("worth"), say(("halmstad-worth",))
        most = room.w - HATTED
        style = page.even(room._replace(w=most), (text,), "small")
        wide = min(page.art.size(text, style)[0] + 2, most)
        x = room.center[0] - (wide + HATTED) / 2
        page.picture(Box(x, room.center[1] - 19, 31, 38), HAT)
        page.fitted(room._replace(x=x + HATTED, w=wide), text, style, DIM)


class Ring(Part):
    """Round the card of the quay or the niche where something has just happened, in the colour of
    whoever did it; not while she goes on, nor where one of such cards is to be chosen, and all of
    them are lit alike."""

    def __init__(self, deed: Deed, scene: TableScene | None) -> None:
        self.deed, self.show, self.scene = deed, deed.show, scene

    def draw(self, screen: Screen) -> None:
        show = self.show
        if show.reel.busy or show.question:
            return
        for found in (self.deed.now(), self.deed.tide()):
            if found is None or not found.where or kind_of(found.where) in self._chosen():
                continue
            seat = doer(found.says)
            if self.scene and seat in self.scene.pickers and self.scene.questions.touchable(seat):
                continue  # she knows it, and the focus has that colour
            colour = SEAT_COLOURS[seat] if seat is not None else FOAM
            pose, art = show.raised(_top(found.where)), show.stage.art
            for tone, wide, more in ((NIGHT, 14.0, 20.0), (colour, 8.0, 17.0)):
                ring = art.plate(pose.w + more, pose.h + more, alpha=0, edge=tone, width=wide)
                screen.put_centered(ring, pose.x, pose.y)


    def _chosen(self) -> set[str]:
        """Of what kind the cards are that are lit, as one of them is to be chosen."""
        scene, state = self.scene, self.show.state
        if scene is None or not isinstance(state, State):
            return set()
        kinds: set[str] = set()
        for seat, picker in scene.pickers.items():
            if scene.questions.touchable(seat):
                kinds |= {kind_of(place) for place in picker.nexts()} if picker.path or isinstance(
                    state.stage, Look | Visit) else set()
                kinds |= {kind_of(place) for place in about(state, scene.focus[seat])}
        return kinds


def about(state: State, action: Place) -> list[Place]:
    """What an action is done to: the deck, the piles or the beliefs."""
    piles = [(f"pile/{n}/0", pile[0]) for n, pile in enumerate(state.piles, 1) if pile]
    match action:
        case "button/fill": return ["deck"]
        case "button/swap": return [place for place, _ in piles]
        case "button/contract": return [place for place, card in piles if card in RED]
    return [f"belief/{n}" for n, slot in enumerate(state.beliefs, 1) if slot] if (
        action in ABOUT) else []


def _top(where: Zone) -> Place:
    """The card of a quay that lies on top, or that of a niche."""
    return f"{where}/0" if kind_of(where) == "pile" else where


class Flood(Part):
    """Where the tide will lay its card, with a word, as long as the turn that is played would bring
    it."""

    def __init__(self, show: Show, paper: Paper, deed: Deed) -> None:
        self.show, self.paper, self.deed = show, paper, deed
        self.sign = Pieces(show, low=TIDES, high=TIDES + 1)

    def draw(self, screen: Screen) -> None:
        state, show = self.show.state, self.show
        if not isinstance(state, State) or not state.tide or not isinstance(state.stage, Turn):
            return
        done = state.stage.done
        if done.drew or done.contract or not self.deed.under():
            return
        at, text = show.board.box(f"tide/{state.tide}"), show.say(("halmstad-tide-next",))

        def build(page: Page) -> None:
            wide = min(page.art.size(text, WORD)[0] + 2, QUAY - at.w)
            room = Box(at.x - 6, at.y - 2, at.w + wide + 18, at.h + 4)
            page.plate(room, NIGHT, 240, None)
            page.fitted(room._replace(x=at.right + 5, w=wide), text, WORD, IVORY)
        self.paper.put(screen, ("flood", at, text), build)
        self.sign.draw(screen)


class Witnesses(Part):
    """Who has seen each belief and who exchanged it, while it is asked about, or what has the focus
    is done to the beliefs. While no actions stand there, words say what both signs are."""

    def __init__(self, show: Show, paper: Paper, scene: TableScene | None) -> None:
        self.show, self.paper, self.scene = show, paper, scene
        self.signs = Pieces(show, low=KNOWERS, high=KNOWERS + 1)

    def draw(self, screen: Screen) -> None:
        show = self.show
        kinds = {kind_of(place) for place in show.layer.pieces()}
        if not kinds & {"knows", "touched"} or not self._matters():
            return
        self.signs.draw(screen)
        if isinstance(show.state, State) and isinstance(show.state.stage, Turn):
            return
        told = [(("pieces/halmstad/hand", 42.0), ("halmstad-sign-touched",))] * (
            "touched" in kinds) + [(("pieces/halmstad/knows", 40.0), ("halmstad-sign-knows",))] * (
            "knows" in kinds)
        room = show.board.box("stage/signs" if show.question else "signs")
        texts = [show.say(says) for _, says in told]

        def build(page: Page) -> None:
            high = room.h / 2
            style = page.even(Box(0, 0, room.w - 80, high), texts, LETTERS)
            wide = max(page.art.size(text, style)[0] for text in texts) + 80
            x, y = room.center[0] - wide / 2, room.center[1] - high * len(told) / 2
            page.plate(Box(x, y, wide, high * len(told)), NIGHT, 225, None)
            for n, (((picture, side), _), text) in enumerate(zip(told, texts, strict=True)):
                middle = y + (n + 0.5) * high
                page.picture(Box(x + 34 - side / 2, middle - side / 2, side, side), picture)
                page.fitted(Box(x + 64, y + n * high, wide - 70, high), text, style, IVORY)
        self.paper.put(screen, ("signs", room, *texts), build)

    def _matters(self) -> bool:
        state, scene = self.show.state, self.scene
        if not isinstance(state, State) or not isinstance(state.stage, Turn):
            return isinstance(state, State) and isinstance(state.stage, Look | Fed)
        return scene is not None and any(
            kind_of(scene.focus[seat]) == "belief" or scene.focus[seat] in ABOUT
            for seat in scene.pickers
            if scene.questions.touchable(seat) and scene.questions.awake(seat))


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


class Niches(Part):
    """While a belief may be exchanged: light round the niches, and the piles, which are not asked
    about, in the shade."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        state, show = scene.show.state, scene.show
        if not isinstance(state, State) or not isinstance(state.stage, Look) or show.reel.busy:
            return
        if not scene.questions.touchable(state.stage.seat):
            return
        show.layer.dull |= {place for place in show.layer.pieces() if kind_of(place) == "pile"}
        for n, slot in enumerate(state.beliefs, 1):
            if slot is not None:
                lit(screen, show, f"belief/{n}")


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
