"""The page on which an evening is chosen: a box for each game over the people of tonight at a
table."""

from __future__ import annotations

from game.picture.page import Page, beside_picture
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import GOLD, INK, IVORY, OAK
from game.scenes import cloths, covers, cupboard
from game.scenes.choices import Button
from game.scenes.evening_facts import together
from game.scenes.evening_games import LARGEST, WINDOW, ChoosesGames
from game.scenes.known import guests
from game.scenes.people import PeopleScene
from game.scenes.sitters import gathered
from game.series import BEST_OF, repeats
from game.tables.faces import sitters

GAP, APART = 24, 32
LINTEL = 8  # the board over all under its words
GUESTS, SEATED = 272.0, 126.0  # of the people of tonight, over a table; from there to its buttons
ABOVE, BELOW = 14.0, 16.0  # of what stands on it: under its edge, and over its buttons
KEPT, CLEAR = 200.0, 28.0  # what people keep at hand, on the cloth, and round it
CUPS = 200.0  # the room that cups have beside it, at least
COVERED, NEAR = 12.0, 10.0  # a cover before a choice is so much higher; from it to that
LIES, NAPS = 8.0, 0.8  # how far over the edge of the table the paws of a cat are, and its size
SILL = 20.0  # how much is seen of that of the window, on which she lies
MANTEL, SUNK = 590.0, 4.0  # what is seen of the hearth, in its own size; behind the table
ARROWS = 140.0  # the arrows beside how many matches decide a game, and the air round them
ON_CLOTH, BEGIN = 14, 0.3  # under its buttons; what one has of a row, at least


class ChoosesEvening(ChoosesGames):
    """A scene that may show that page."""

    @property
    def about(self) -> str:
        """What is said of all of it."""
        return self.house.words("series-about")

    def onward(self) -> Button:
        """What goes on with what was chosen."""
        raise NotImplementedError  # every such page goes on somewhere else

    def _choose(self, page: Page) -> None:
        """A menu: a box for each game, in the order in which they are played, over the people of
        tonight at a table, who are words where texts are large."""
        say, roomy = self.house.words, page.art.text_scale <= LARGEST
        style = f"heading@{min(page.art.text_scale, LARGEST)}"
        line, row = page.art.line(style), page.art.line("body")
        line = max(line, 0 if roomy else page.control())
        wide = page.art.size(say("series"), style)[0] + 1
        top = SAFE.y + line + LINTEL + (0 if roomy else row)
        h = page.control()
        cupboard.cheeks(page, top)
        cupboard.beam(page, top)
        page.fitted(Box(SAFE.x, SAFE.y, wide, line), say("series"), style, GOLD)
        y = page.floor - ON_CLOTH - h
        if roomy:
            left = SAFE.x + wide + APART
            page.fitted(Box(left, SAFE.y, SAFE.right - left, line), self.about, "body",
                        IVORY, "right")
            self._gathered(page, y, top)
            self._pair(page, y, ("people", say("series-who"), self._invite, "ui/human"),
                       self.onward())
        else:
            tonight = say("series-people", self._company())
            left = max(SAFE.right - page.art.size(tonight, "body")[0] - 140, SAFE.center[0] - APART,
                       SAFE.x + wide + GAP)
            page.button("people", Box(left, SAFE.y, SAFE.right - left, line), tonight,
                        self._invite, focus=self.focus.name, picture="ui/human", style="body")
            page.fitted(Box(SAFE.x, SAFE.y + line + 2, SAFE.w, row - 6), self.about,
                        "body", IVORY)
            self._menu(page, Box(SAFE.x, top, SAFE.w, y - 18 - top))
            self._row(page, y, self.onward())

    def _gathered(self, page: Page, y: float, top: float) -> None:
        """The people of tonight at a table before the room, under the games; where few sit, a cat
        sleeps on the sill of the window."""
        edge = y - SEATED
        wide = WIDTH - cupboard.CHEEK - WINDOW.x
        page.image(page.art.plate(wide, SILL + 8, OAK, 255, INK, 3, 4), WINDOW.x, edge - SILL)
        self._menu(page, Box(SAFE.x, top, SAFE.w, edge - GUESTS - top))
        faces = sitters(guests(self.house, self.people), own=True)
        took = gathered(page, Box(SAFE.x, edge - GUESTS, SAFE.w, GUESTS), self.people, faces,
                        lambda: cloths.table(page, edge, page.floor - 8, cloths.DUSKY))
        self._served(page, edge, took)
        long = NAPS * cupboard.CAT
        if took.x - SAFE.x >= long:
            cupboard.cat(page, edge - LIES, SAFE.right - long, long)

    def _served(self, page: Page, edge: float, took: Box) -> None:
        """On the table, whose edge is there, at both sides of those who sit at it: what they eat
        and drink, and what they keep at hand, as much as has room."""
        tall, foot = SEATED - ABOVE - BELOW, edge + SEATED - BELOW
        left = Box(SAFE.x, 0, took.x - SAFE.x, tall)
        cloths.laid(page, foot, left, ("kettle", "biscuits"))
        kept = KEPT + 2 * CLEAR
        right = Box(took.right, 0, SAFE.right - took.right, tall)
        if right.w < kept + CUPS:
            cloths.laid(page, foot, right, ("biscuits",))
            return
        cloths.laid(page, foot, right._replace(w=right.w - kept), ("cups",))
        cupboard.keepsakes(page, foot, right.right - kept + CLEAR, KEPT)

    @property
    def fireside(self) -> tuple[float, float]:
        edge = self.page.floor - ON_CLOTH - self.page.control() - SEATED
        return edge + SUNK, GUESTS / MANTEL

    def _pair(self, page: Page, y: float, aside: Button, onward: Button) -> None:
        """A row as wide as all: what goes on at the right, of the same build at its left who the
        people are, then how many matches decide a game that is played several times."""
        style, (best, game, matches) = f"label@{max(page.art.text_scale, 1.2)}", self._best()
        count = 2 + bool(best)
        wide = (SAFE.w - (count - 1) * GAP) / count
        *first, who, on = (Box(SAFE.x + n * (wide + GAP), y, wide, page.control())
                           for n in range(count))
        for (name, label, act, picture), box in ((aside, who), (onward, on)):
            page.button(name, box, label, act, picture=picture, focus=self.focus.name, main=True,
                        middle=True, style=page.largest(beside_picture(box), [label],
                                                        [style, "label", "body", "small"]))
            page.spots[name].hints = ()  # it says what it does
        for box in first:
            self._deciding(page, box, best, game, matches)

    def _deciding(self, page: Page, box: Box, best: str, game: str, matches: list[str]) -> None:
        """How many matches decide a game, behind the cover of its box."""
        cover = Box(box.x, box.y - COVERED, (box.h + COVERED) * covers.SHAPE, box.h + COVERED)
        frame = cover.inset(-4)
        page.image(page.art.plate(frame.w, frame.h, INK, 255, None, 0, 8), frame.x, frame.y)
        page.picture(cover, covers.picture(best.removeprefix("best/")), leaf=False)
        left = frame.right + NEAR
        self._counted(page, box._replace(x=left, w=box.right - left), best, game, matches,
                      light=True)

    def _counted(self, page: Page, box: Box, best: str, game: str, matches: list[str], *,
                 light: bool) -> None:
        """The name of a game, and beside it how many matches decide it, which may be changed."""
        told = _told(page, game, matches)
        page.choice(best, box, game, matches[BEST_OF.index(self.best_of)], self._turn_best,
                    focus=self.focus.name, share=told[0] / sum(told), light=light,
                    alike=[(game, one) for one in matches])

    def _row(self, page: Page, y: float, onward: Button) -> None:
        """Where texts are large: what goes on, and beside it how many matches decide a game that is
        played several times."""
        h, (best, game, matches) = page.control(), self._best()
        wide = min(sum(_told(page, game, matches)) + 40, SAFE.w * (1 - BEGIN) - GAP) if best else (
            0.0)
        on = Box(SAFE.x, y, SAFE.w - wide - GAP * (wide > 0), h)
        name, label, act, picture = onward
        page.button(name, on, label, act, picture=picture, focus=self.focus.name, main=True,
                    middle=True, style=f"label@{max(page.art.text_scale, 1.2)}")
        page.spots[name].hints = ()  # it says what it does
        if best:
            self._counted(page, Box(on.right + GAP, y, wide, h), best, game, matches, light=False)

    def _best(self) -> tuple[str, str, list[str]]:
        """What is pressed to change how many matches decide the games that are played several
        times: its name, which games these are, and all that can be chosen; an empty name if no
        such game is played, or all is agreed."""
        say = self.house.words
        games = [game for game in self.chosen if repeats(game) and self.free]
        names = together(say, [say(f"game-{game}") for game in games]) if games else ""
        return (f"best/{games[0]}" if games else "", names,
                [say("series-best-of", count) for count in BEST_OF])

    def _company(self) -> str:
        return " – ".join(self.people)

    def _invite(self) -> None:
        """Choose who plays tonight; after that one goes on."""
        self.focus.name = self.onward()[0]
        self.house.stack.push(PeopleScene(self.house, self.people))


def _told(page: Page, game: str, matches: list[str]) -> tuple[float, float]:
    """How wide the name of a game is, and how many matches decide it, whichever that is."""
    size = page.art.size
    return size(game, "body")[0] + 20, max(size(one, "body")[0] for one in matches) + ARROWS
