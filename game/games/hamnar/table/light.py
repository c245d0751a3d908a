"""What the light allows, now and next, in words beside the board; which orbs come soon; what each
side has taken; and what it means at the end, when the light comes to a side that cannot move."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from game.core.contract import Place, Says, Seat
from game.games.hamnar.rules.position import ORBS, SUN, State
from game.games.hamnar.rules.reach import CAPTURES, SQUARE, SQUARES, squares
from game.picture.lamplight import Lamplight
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.stuff import lay, tinted
from game.picture.theme import DIM, EDGE, EMBER, GOLD, INK, IVORY, SEAT_COLOURS
from game.tables.asked import TARGET
from game.tables.guide import GLOWING, Task
from game.tables.picture import AskedPart, Part, Picture
from game.tables.places import kind_of, rest_of
from game.tables.scenery import FLAW, doer
from game.tables.trails import CROSS, toppled

if TYPE_CHECKING:
    from game.tables.show import Show

WORDS = "lesson"  # where a board has room for words in its stead
WHOLE_BOARD = "whole"  # where all of the board is
FALLS = 0.6  # seconds in which it grows dark
ICON = 114.0  # wide
LOW = 66  # the height of what is to be done alone
THEN, TALL = 52, 150  # the height of what comes then, and of the box in which it stands, at least
HOW = 38.0  # the height of how to move on an icon
SIGN, AFTER = 26, ("body", "small")  # of whose turn comes then, and letters, as there is room
TURN, NEXT, EDGED = 44, 6, 3  # of a turn among all, between two, and the colour round one
SOON = 2  # so many orbs are bright: of the turn that is, and of the next one
RING, FRAME = 7, 12  # round a target, and round whoever would be captured there
GLOW = 110  # of the red under whoever would be trampled on the way
WITHIN = 16  # how much smaller the frame of a square is inside the ring of the focus
DOT, TAKES = 26.0, 56.0  # the dot of a target, and the sign of whoever would be captured
LYING, RINGED = 0.58, 7.0  # of that sign for whoever lies there; how wide its edge is
STUCK = frozenset({"hamnar-beat-stuck", "hamnar-beat-none"})  # the words that tell of the end
PLACED = "hamnar-beat-place"  # said of an orb that was placed, which is no move yet
STONE = 8  # how far over the middle of its square a stone has its own
MEDAL = 0.84  # the lit icon, of the light round it: larger than the others


def stuck(show: Show) -> Says | None:
    """What was said of a side that could not move, if it was the last thing said."""
    last = show.captions[-1][1] if show.captions else ()
    return last if last and last[0] in STUCK else None


def coming(show: Show) -> tuple[tuple[str, Seat], ...]:
    """The icons in the order in which the light comes to them, with the owners of their orbs;
    nothing while orbs are placed."""
    order = {int(str(says[1])): (rest_of(place), says[2]) for place, says in show.table.items()
             if kind_of(place) == "next" and isinstance(says, tuple)}
    return tuple((icon, int(str(owner))) for icon, owner in (
        order[turn] for turn in sorted(order)))


def paired(show: Show) -> tuple[Place, ...]:
    """The places between which two pieces have changed, if that was done last in a match that is
    watched: nothing beside them is to be looked at."""
    if not (show.watched and show.went and show.captions):
        return ()
    ply, _, way = show.went[-1]
    newest = ply == show.captions[-1][0] and kind_of(way[0]) == "orb"
    return way if newest else ()


class Gloom(Part):
    """Dusk falls round the board when the light comes to a side that cannot move; the board and
    whoever has won lie in the light. What lies over the table has a light of its own."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self._lamplight: Lamplight | None = None

    def draw(self, screen: Screen) -> None:
        show, scene = self.show, self.scene
        said = stuck(show)
        if said is None or (scene and scene.house.stack.top is not scene):
            return
        if self._lamplight is None:
            self._lamplight = Lamplight(show.stage.art)
        lost = doer(said)
        won = [show.panel(seat) for seat in range(len(show.players)) if seat != lost]
        whole = [show.board.box(WHOLE_BOARD)] if show.board.has(WHOLE_BOARD) else []
        self._lamplight.draw(screen, won + whole, won, (),
                             show.share(show.flawed_since, FALLS))


class Soon(Part):
    """Orbs whose turn comes later lie in the shade, unless any of them may be swapped; and all but
    the two that have just been, where a match is watched."""

    def draw(self, screen: Screen) -> None:  # noqa: ARG002  the orbs are drawn after it
        turns, dull = coming(self.show), self.show.layer.dull
        dull -= {f"orb/{icon}" for icon, _ in turns}
        if turns and not turns[0][0].startswith("sun"):
            dull |= {f"orb/{icon}" for icon, _ in turns[SOON:]}
        pair, lit = {*paired(self.show)}, {f"active/{icon}" for icon, _ in turns[:1]}
        dull -= {place for place in dull if kind_of(place) == "active"} | pair
        if pair:
            dull |= lit | ({f"orb/{icon}" for icon, _ in turns} - pair)


class Targets(AskedPart):
    """A ring on every square to which the piece in the focus, or in the hand, can go, also over a
    stone, and a broad red one round whoever would be captured there or on the way. It lies under
    figures, or it would cut the heads of those in front."""

    def squares(self) -> list[Place]:
        """Those squares; none while something is on its way."""
        scene = self.scene
        found = {place for seat, picker in scene.pickers.items()
                 if scene.questions.touchable(seat) and not scene.show.reel.busy
                 for place in (picker.nexts() if picker.path else picker.ways(scene.focus[seat]))}
        return sorted(scene.goals(found & {*SQUARE}))

    def passed(self) -> list[Place]:
        """Whoever stands on the way to those squares, and would be captured with them."""
        scene, goals, found = self.scene, self.squares(), set[Place]()
        for seat, picker in scene.pickers.items():
            view = scene.questions.view(seat)
            frm = picker.path[0] if picker.path else scene.focus[seat]
            if isinstance(view, State) and view.active not in (ORBS, SUN) and frm in SQUARE:
                for goal in goals:
                    mask = CAPTURES[view.active][SQUARE[frm]][SQUARE[goal]]
                    found |= {SQUARES[at] for at in squares(mask & view.sides[1 - seat])}
        return sorted(found - {*goals})

    def ready(self) -> Collection[Place]:
        """Where pieces stand that can be taken in hand, which have a light of their own."""
        scene = self.scene
        return {place for seat, picker in scene.pickers.items()
                if scene.questions.touchable(seat) and not picker.path
                and not scene.show.reel.busy for place in picker.nexts()}

    def draw(self, screen: Screen) -> None:
        show = self.scene.show
        art, taken = show.stage.art, show.layer.pieces()
        passed, focused = self.passed(), {*self.scene.focus.values()}
        for place in passed:  # as what may be walked to, which has its light already
            pose = show.board.pose(place)
            screen.put_centered(art.plate(pose.w - 4, pose.h - 4, CROSS, GLOW, None, 0, 14),
                                pose.x, pose.y)
        for place in (*self.squares(), *passed):
            pose, ring = show.board.pose(place), FRAME if place in taken else RING
            own = CROSS if place in taken else TARGET
            inside = WITHIN if place in focused else 0
            for less, wide, tone in ((inside, ring + 4, INK), (inside + 4, ring, own)):
                image = art.ring(pose.w - less, pose.h - less, tone, wide)
                screen.put_centered(image, pose.x, pose.y)


class Dots(AskedPart):
    """And a dot on it; at the foot of whoever would be captured there a ring, in which she lies
    toppled."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.targets = picture.find(Targets)

    def draw(self, screen: Screen) -> None:
        show = self.scene.show
        art, board, pieces = show.stage.art, show.board, show.layer.pieces()
        for place in (*self.targets.squares(), *self.targets.passed()):
            pose = board.pose(place)
            if place in pieces and self.targets.scene.led:
                continue  # an arrow leads there
            if place in pieces:
                x, y = (at + pose.w / 2 - TAKES / 2 for at in (pose.x, pose.y))
                ring = art.plate(TAKES, TAKES, IVORY, 255, FLAW, RINGED, TAKES / 2)
                screen.put_centered(ring, x, y)
                look = show.style.looks[pieces[place]]
                screen.put_centered(toppled(art, look, TAKES * LYING), x, y)
                continue
            y = pose.y - (STONE if board.has(f"pillar/{place}") else 0)
            for size, tone in ((DOT + 8, INK), (DOT, TARGET)):
                screen.put_centered(art.plate(size, size, tone, 255, None, 0, size / 2),
                                    pose.x, y)


class Goal(Part):
    """What decides the match, or how soon it is drawn: a plate of its own under the left panel."""

    def draw(self, screen: Screen) -> None:
        says, box = self.show.table.get("quiet"), self.show.board.box("quiet")
        usual = says == ("hamnar-goal",)  # else the match will soon be drawn
        if isinstance(says, tuple) and not (usual and self.show.brief):
            self.paper.put(screen, ("goal", says, box),
                           lambda page: self._build(page, says, box, usual=usual))

    def _build(self, page: Page, says: Says, box: Box, *, usual: bool) -> None:
        lay(page.image, page.art, self.show.style.stuff, box)
        page.fitted(box.inset(12, 0), self.show.say(says), "body", DIM if usual else EMBER,
                    "center")


class Lit(Part):
    """The lit icon, larger than the others, unless a pair is looked at."""

    def draw(self, screen: Screen) -> None:
        for icon, _ in () if paired(self.show) else coming(self.show)[:1]:
            pose = self.show.board.pose(f"active/{icon}")
            side = pose.w * MEDAL
            image = self.show.stage.art.picture(picture(icon), side, side)
            screen.put_centered(image, pose.x, pose.y)


class Light(Part):
    """Where the light begins, until it wanders, for those who play. Why it was the end is
    said by the newest deed."""

    def draw(self, screen: Screen) -> None:
        board, room = self.show.board, self.show.board.box("light")
        if board.replay or stuck(self.show) or coming(self.show) or (
                board.has(WORDS) and board.box(WORDS).meets(room)):
            return
        if self.people and not self.people.quiet(room):
            return
        self.paper.put(screen, ("light", room), lambda page: self._build(page, room))

    def _build(self, page: Page, room: Box) -> None:
        lay(page.image, page.art, self.show.style.stuff, room, edge=EDGE)
        inner = room.inset(14, 8)
        page.picture(Box(inner.x, inner.center[1] - ICON / 2, ICON, ICON),
                     "pieces/hamnar/icon_pawn")
        page.fitted(inner._replace(x=inner.x + ICON + 18, w=inner.w - ICON - 18),
                    self.show.say(("hamnar-light-orbs",)), "small", IVORY, "center")


class Now(Task):
    """Beside the panel of whoever is asked: the lit icon, how to move on it and what that is, and
    small what comes then: on the sun all turns, as they would be after the swap that is looked
    at."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self._turns: tuple[tuple[str, Seat], ...] = ()  # as they were when all last lay in place

    def draw(self, screen: Screen) -> None:
        show, told = self.show, self.told()
        if not (show.turning and self._turns):  # until then it is told what the last seat does
            self._turns = coming(show)
        turns = self._turns
        room = self.room(told[0])[0] if told else None
        if room and self.scene and self.scene.covers(room):
            return  # a teacher stands there, and says it
        if told is None or room is None or room.h < TALL or not turns:
            super().draw(screen)
            return
        seat, says, _ = told
        last = show.captions[-1][1] if show.captions else ()
        if says == show.style.task(show.state, seat) and last and (
                last[0] != PLACED and doer(last) == seat):
            says = ("hamnar-again", turns[0][0].rstrip("123"))
        text, swapped = show.say(says), self._swapped(seat)
        self.paper.put(screen, ("now", seat, text, room, turns, swapped),
                       lambda page: self._now(page, room, seat, text, turns, swapped))

    def _swapped(self, seat: Seat) -> tuple[str, ...]:
        """The icon of the orb that is picked to be swapped, and that of the one in the focus for
        which it would be."""
        picker = self.scene.pickers.get(seat) if self.scene else None
        if picker is None or self.scene is None or not picker.path or (
                kind_of(picker.path[0]) != "orb"):
            return ()
        focus = [place for place in picker.nexts() if place == self.scene.focus[seat]]
        return tuple(map(rest_of, (picker.path[0], *focus)))

    def room(self, seat: Seat) -> tuple[Box, str]:
        """The foot of its place is left while the card of the rules lies there."""
        room, style = super().room(seat)
        if self.people and self.people.covered(room):
            return room._replace(y=room.bottom - LOW, h=LOW), "asked"
        return room, style

    def _now(
        self, page: Page, room: Box, seat: Seat, text: str, turns: tuple[tuple[str, Seat], ...],
        swapped: tuple[str, ...],
    ) -> None:
        stuff = self.show.style.stuff
        lay(page.image, page.art, stuff, room, fill=tinted(stuff.body, seat, GLOWING),
            edge=SEAT_COLOURS[seat])
        inner, icon = room.inset(14, 6), turns[0][0]
        top, then = inner._replace(h=ICON), min(THEN, inner.h - ICON - HOW - 4)
        low = inner._replace(y=inner.bottom - then, h=then)
        page.picture(top._replace(w=ICON), picture(icon))
        page.fitted(top._replace(x=top.x + ICON + 16, w=top.w - ICON - 16), text, "loud", IVORY)
        between = inner._replace(y=top.bottom, h=low.y - top.bottom - 4)
        how: Says = ("hamnar-swap-with",) if swapped else ("hamnar-allows", icon.rstrip("123"))
        text = self.show.say(how)
        page.fitted(between, text, page.even(between, (text,)), IVORY, "center")
        page.plate(Box(inner.x, low.y - 3, inner.w, 2), SEAT_COLOURS[seat], 255, edge=None)
        if icon.startswith("sun"):
            self._order(page, low, (*turns[1:], turns[0]), swapped)
        else:
            self._then(page, low, turns[1])

    def _order(
        self, page: Page, row: Box, turns: tuple[tuple[str, Seat], ...], swapped: tuple[str, ...],
    ) -> None:
        """Whose turns come until the sun again, in the colours of the seats, and in gold which of
        them would be others'."""
        both = [owner for icon, owner in turns if icon in swapped]
        text, all_of_them = self.show.say(("hamnar-turns",)), len(turns) * (TURN + NEXT)
        style = page.largest(row._replace(w=row.w - all_of_them - 2), (text,), AFTER)
        wide = page.art.size(text, style)[0] + 2
        wide *= wide + all_of_them <= row.w  # else without words
        x = row.center[0] - (wide + all_of_them) / 2
        if wide:
            page.fitted(row._replace(x=x, y=row.y + 2, w=wide), text, style, IVORY)
        x += wide + NEXT
        for icon, owner in turns:
            would = next((one for one in both if one != owner), owner) if icon in swapped else owner
            y = row.center[1] - TURN / 2 + 2
            if would != owner:
                page.image(page.art.disc(TURN + 8, GOLD, 255), x - 4, y - 4)
            _put_turn(page, Box(x, y, TURN, TURN), icon, would)
            x += TURN + NEXT

    def _then(self, page: Page, row: Box, turn: tuple[str, Seat]) -> None:
        """What comes then, and to whom."""
        icon, owner = turn
        text, side = self.show.say(("hamnar-then", icon.rstrip("123"))), row.h + 2
        around = SIGN + 10 + 8 + side
        style = page.even(row._replace(w=row.w - around - 2), (text,), AFTER[0])
        wide = min(page.art.size(text, style)[0] + 2, row.w - around)
        sign = Box(row.center[0] - (wide + around) / 2, row.center[1] - SIGN / 2 + 2, SIGN, SIGN)
        page.picture(sign, f"ui/seat_{owner}")
        words = row._replace(x=sign.right + 10, y=row.y + 2, w=wide)
        page.fitted(words, text, style, IVORY)
        _put_turn(page, Box(words.right + 8, row.y + 1, side, side), icon, owner)


def _put_turn(page: Page, box: Box, icon: str, owner: Seat) -> None:
    """An icon in a ring in the colour of whose turn it is."""
    page.image(page.art.disc(box.w, SEAT_COLOURS[owner], 255), box.x, box.y)
    page.picture(box.inset(EDGED), picture(icon))


def picture(icon: str) -> str:
    """Of an icon."""
    return f"pieces/hamnar/icon_{icon.rstrip('123')}"
