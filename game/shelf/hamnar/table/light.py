"""What the light allows, now and next, in words beside the board; what each side has taken; and
what it means at the end, when the light comes to a side that cannot move."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core import Place, Says, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, INK, IVORY, Colour
from game.shelf.hamnar.rules.reach import SQUARE
from game.tables.asked import TARGET
from game.tables.parts import table_parts
from game.tables.picture import Paper, Part
from game.tables.places import kind_of, numbers_of, rest_of
from game.tables.scenery import Captions, Cloth, Signs
from game.tables.seat_panels import STRIKE
from game.tables.trails import Trails
from game.tables.tricks import Glow

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene

STUCK = "hamnar-beat-stuck"
WORDS = "lesson"  # where a board has room for words in its stead
DARK = 150  # of the table round the pieces, when nobody can move
FALLS = 0.6  # seconds in which it grows dark
ICON = 92.0  # wide
LAID: Colour = (206, 186, 150)  # under what was captured
WORD = 92.0  # how wide the word before captured pieces is
BETWEEN, NEXT = 14, 52  # the two rows, and how high the second one is
RING, DOT = 7, 26.0  # the ring and the dot of a target
MEDAL = 0.8  # the lit icon, of the light round it: larger than the others


def parts(show: Show, paper: Paper, scene: TableScene | None) -> list[Part]:
    """What every table has, and the light."""
    found = table_parts(show, paper, scene)
    cloth = next(n for n, part in enumerate(found) if isinstance(part, Cloth))
    found.insert(cloth + 1, Gloom(show, scene))
    glow = next(n for n, part in enumerate(found) if isinstance(part, Glow))
    found.insert(glow, Lit(show))  # under the orbs
    found.insert(glow, Taken(show, paper))  # after whatever else lies in the shade, and before it
    for log in found:
        if isinstance(log, Captions):
            log.letters = "loud"  # what was moved is all that has happened
            log.older = older
    signs = next(n for n, part in enumerate(found) if isinstance(part, Signs))
    found.insert(signs, Light(show, paper))  # under the words on its plate
    if scene:
        targets = Targets(scene)
        found.insert(signs, Dots(scene, targets))
        at, trails = next((n, part) for n, part in enumerate(found) if isinstance(part, Trails))
        trails.marked = targets.squares
        found.insert(at, targets)
    return found


def older(says: Says) -> Says:
    """What happened before the newest thing: orbs have other numbers by then."""
    return ("hamnar-beat-swapped", says[1]) if says[0] == "hamnar-beat-swap" else says


def stuck(show: Show) -> Says | None:
    """What was said of a side that could not move, if it was the last thing said."""
    last = show.captions[-1][1] if show.captions else ()
    return last if last[:1] == (STUCK,) else None


def coming(show: Show) -> tuple[tuple[str, Seat], ...]:
    """The lit icon and the next one with the owners of their orbs; nothing while orbs are
    placed."""
    order = {says[1]: (rest_of(place), says[2]) for place, says in show.table.items()
             if kind_of(place) == "next" and isinstance(says, tuple)}
    return tuple((icon, int(str(owner))) for icon, owner in (
        order[turn] for turn in (1, 2) if turn in order))


class Gloom(Part):
    """The table grows dark round the pieces when the light comes to a side that cannot move; what
    lies over the table has a shade of its own."""

    def __init__(self, show: Show, scene: TableScene | None) -> None:
        self.show, self.scene = show, scene

    def draw(self, screen: Screen) -> None:
        show, scene = self.show, self.scene
        if stuck(show) is None or (scene and scene.house.stack.top is not scene):
            return
        part = show.share(show.flawed_since, FALLS)
        screen.put(show.stage.art.veil(screen.surface.get_size()), 0, 0, round(DARK * part))


class Taken(Part):
    """A small word before what a side has captured, which lies in the shade."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        show = self.show
        taken = {place for place in show.layer.pieces() if kind_of(place) == "taken"}
        show.layer.dull |= taken
        for seat in {numbers_of(place)[0] for place in taken}:
            boxes = [show.board.box(place) for place in taken if numbers_of(place)[0] == seat]
            row, right = show.board.box(f"taken/{seat}"), max(box.right for box in boxes)
            under = Box(row.x - 5, row.y - 8, right - row.x + 10, row.h + 14)
            word = Box(under.x - WORD - 6, row.y, WORD, row.h)
            self.paper.put(screen, ("taken", seat, under), partial(
                self._build, under=under, word=word))

    def _build(self, page: Page, under: Box, word: Box) -> None:
        page.plate(under, LAID, 255, None)
        page.fitted(word, self.show.say(("hamnar-taken",)), "small@0.9", IVORY)


class Targets(Part):
    """A ring on every square to which the piece in the focus, or in the hand, can go. It lies under
    figures, or it would cut the heads of those in front."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def squares(self) -> list[Place]:
        """Those squares; none while something is on its way."""
        scene = self.scene
        found = {place for seat, picker in scene.pickers.items()
                 if scene.questions.touchable(seat) and not scene.show.reel.busy
                 for place in (picker.nexts() if picker.path else picker.ways(scene.focus[seat]))}
        return sorted(found & {*SQUARE})

    def draw(self, screen: Screen) -> None:
        art, board = self.scene.show.stage.art, self.scene.show.board
        for pose in map(board.pose, self.squares()):
            for less, wide, tone in ((0, RING + 4, INK), (4, RING, TARGET)):
                image = art.ring(pose.w - less, pose.h - less, tone, wide)
                screen.put_centered(image, pose.x, pose.y)


class Dots(Part):
    """And a dot on it, over whatever stands or lies there."""

    def __init__(self, scene: TableScene, targets: Targets) -> None:
        self.scene, self.targets = scene, targets

    def draw(self, screen: Screen) -> None:
        art, board = self.scene.show.stage.art, self.scene.show.board
        for pose in map(board.pose, self.targets.squares()):
            for size, tone in ((DOT + 8, INK), (DOT, TARGET)):
                screen.put_centered(art.plate(size, size, tone, 255, None, 0, size / 2),
                                    pose.x, pose.y)


class Lit(Part):
    """The lit icon, larger than the others."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def draw(self, screen: Screen) -> None:
        for icon, _ in coming(self.show)[:1]:
            pose, shape = self.show.board.pose(f"active/{icon}"), icon.rstrip("123")
            side = pose.w * MEDAL
            picture = self.show.stage.art.picture(f"pieces/hamnar/icon_{shape}", side, side)
            screen.put_centered(picture, pose.x, pose.y)


class Light(Part):
    """What the lit icon allows, in large letters; small under it the icon that comes next, and
    whose it is; and what decides the match."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        room = self.show.board.box("light")
        board = self.show.board
        if board.has(WORDS) and board.box(WORDS).meets(room):
            return
        end, turns = stuck(self.show), coming(self.show)
        self.paper.put(screen, ("light", room, turns, end, self._names()),
                       lambda page: self._build(page, room, turns, end))

    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.show.players)

    def _build(
        self, page: Page, room: Box, turns: tuple[tuple[str, Seat], ...], end: Says | None,
    ) -> None:
        page.plate(room, self.show.style.material, 246, STRIKE if end else EDGE)
        inner = room.inset(14, 10)
        inner = inner._replace(h=self.show.board.box("quiet").y - inner.y)  # words of the table
        if end and isinstance(end[2], tuple):
            page.fitted(inner, self._verdict(end[2]), "body", IVORY, "center")
        elif not turns:
            page.picture(Box(inner.x, inner.center[1] - ICON / 2, ICON, ICON),
                         "pieces/hamnar/icon_pawn")
            page.fitted(inner._replace(x=inner.x + ICON + 18, w=inner.w - ICON - 18),
                        self.show.say(("hamnar-light-orbs",)), "small", IVORY, "center")
        else:
            low = inner._replace(y=inner.bottom - NEXT, h=NEXT)
            page.plate(Box(inner.x, low.y - BETWEEN / 2 - 1, inner.w, 2), EDGE, 255, edge=None)
            self._now(page, inner._replace(h=inner.h - NEXT - BETWEEN), turns[0][0])
            self._next(page, low, turns[1])

    def _verdict(self, icon: Says) -> str:
        """Why somebody has lost."""
        loser = next(owner for found, owner in coming(self.show) if found == icon[1])
        return self.show.say(("hamnar-verdict", icon, loser, ("seat", loser)))

    def _now(self, page: Page, row: Box, icon: str) -> None:
        """What may be done now."""
        shape = icon.rstrip("123")
        page.picture(Box(row.x, row.center[1] - ICON / 2, ICON, ICON),
                     f"pieces/hamnar/icon_{shape}")
        words = row._replace(x=row.x + ICON + 18, w=row.w - ICON - 18)
        page.fitted(words, self.show.say(("hamnar-allows", shape)), "asked", IVORY)

    def _next(self, page: Page, row: Box, turn: tuple[str, Seat]) -> None:
        """What comes then, and to whom."""
        icon, owner = turn
        shape = icon.rstrip("123")
        page.picture(Box(row.x + (ICON - row.h) / 2, row.y, row.h, row.h),
                     f"pieces/hamnar/icon_{shape}")
        sign = Box(row.x + ICON + 18, row.center[1] - 15, 30, 30)
        page.picture(sign, f"ui/seat_{owner}")
        words = row._replace(x=sign.right + 10, w=row.right - sign.right - 10)
        page.fitted(words, self.show.say(("hamnar-then", shape)), "small", DIM)
