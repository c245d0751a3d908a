"""The page on which an evening is chosen: a box for each game over the people of tonight at a
table."""

from __future__ import annotations

from collections.abc import Sequence

from game.picture.page import Page, beside_picture
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import EDGE_LIT, GOLD, INK, IVORY, OAK
from game.scenes.dialogs.choices import Button
from game.scenes.evening.facts import together, tonight
from game.scenes.evening.games import LARGEST, WINDOW, ChoosesGames
from game.scenes.evening.next_match import LARGE
from game.scenes.evening.people import PeopleScene
from game.scenes.scenery import cloths, cupboard
from game.scenes.scenery.figures import gathered
from game.series import BEST_OF, Played, repeats

GAP, APART, BETWEEN = 24, 32, 14.0
LINTEL = 8  # the board over all under its words
NEXT = 110.0  # a table over the hints
SIGN, MAIN, BUTTONS = 15.0, 120.0, 0.3  # round what goes on there; its height and its part, at most
ON = "label@1.2", "label@1.1", "label", "label@0.9", "body"  # letters of what goes on, to try
GUESTS, SEATS = 272.0, 230.0  # people over their table, at most; and under the games of an evening
NEAR, MANY = 270.0, 5  # the room of one of them, at most; of more than so many nothing is told
EDGED, NARROW = 12.0, 0.24  # from the edge of the table to words; what goes on beside many
TINY = "small@0.6", "small@0.5"  # letters of very long names there
SLIM = 1.22  # how high somebody is at most, in her room's width
HUNG, TAG, CORD = 76.0, (300.0, 54.0), 56.0  # under games; a tag that hangs there, its cords
CLEAR, THINGS = 20.0, 84.0  # round what lies on the table, and its height
SILL, NAPS, LIES = 20.0, 0.8, 8.0  # what is seen of that of the window; a cat on it, over the edge
MANTEL, SUNK = 540.0, 4.0  # what is seen of the hearth, in its own size; behind the table
BEHIND = 54.0  # what is seen in the window ends so far over the people before it
ARROWS = 140.0  # the arrows beside how many matches decide a game, and the air round them
ON_CLOTH, BEGIN = 14, 0.3  # under a row of buttons; what one has of it, at least


class ChoosesEvening(ChoosesGames):
    """A scene that may show that page."""

    played: Sequence[Played] = ()  # the matches of the evening so far

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
            self._gathered(page, top)
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

    def _gathered(self, page: Page, top: float) -> None:
        """The people of tonight at a table before the room, under the games and what hangs there;
        at its right what goes on, and over that a cat on the sill of the window. Who they are is
        changed by a small button, at the end of the row of hints."""
        edge, high = page.floor - NEXT, self._seated(page)
        wide = WIDTH - cupboard.CHEEK - WINDOW.x
        page.image(page.art.plate(wide, SILL + 8, OAK, 255, INK, 3, 4), WINDOW.x, edge - SILL)
        foot = edge - SEATS - HUNG * self.free
        self._menu(page, Box(SAFE.x, top, SAFE.w, foot - top))
        many = len(self.people) > MANY
        on = on_table(page, NARROW if many else BUTTONS)
        told = "" if many else self.house.words("series-tonight")
        said = Box(SAFE.x, edge + EDGED, page.art.size(told, "heading")[0] + 1,
                   NEXT - 2 * EDGED)
        left = said.right + GAP if told else SAFE.x
        slot = min((on.x - APART - left) / len(self.people), NEAR)
        room = Box(left, edge - high, slot * len(self.people), high)
        faces = tonight(self.house, self.people, self.played)
        gathered(page, room, self.people, faces,
                 lambda: cloths.table(page, edge, page.floor - 8, cloths.DUSKY),
                 letters=(*LARGE, *TINY))
        if told:
            page.fitted(said, told, "heading", GOLD)
        cloths.laid(page, edge + (NEXT + THINGS) / 2,
                    Box(room.right, 0, on.x - room.right, THINGS).inset(CLEAR, 0))
        self._goes_on(page, on)
        long = NAPS * cupboard.CAT
        cupboard.cat(page, edge - LIES, on.right - long - GAP, long)

    def _goes_on(self, page: Page, on: Box) -> None:
        """What goes on with what was chosen, and small who plays tonight."""
        name, label, act, picture = self.onward()
        page.button(name, on, label, act, picture=picture, focus=self.focus.name, main=True,
                    middle=True, style=page.largest(beside_picture(on), [label], ON))
        small: list[Button] = [("people", self.house.words("series-who"), self._invite, "ui/human")]
        if self.free:
            small.append(("which", self.house.words("series-which"), self._choose_games, "ui/gear"))
        right = SAFE.right
        for entry in small:
            right = self._quiet(page, entry, right) - BETWEEN
        for one in (name, *(entry[0] for entry in small)):
            page.spots[one].hints = ()  # it says what it does

    def _choose_games(self) -> None:
        """To the first of tonight's games: there is said what can be done with it."""
        self.focus.name = f"game/{self.order[0]}"
        self.stale()

    def _seated(self, page: Page) -> float:
        """How high the people of tonight are over their table, at most as high as has room for
        all of them side by side."""
        count = len(self.people)
        free = on_table(page, NARROW).x - APART - SAFE.x
        return min(SEATS, SLIM * free / count) if count > MANY else SEATS

    @property
    def fireside(self) -> tuple[float, float]:
        tall = SEATS + HUNG * self.free
        return self.page.floor - NEXT + SUNK, tall / MANTEL * (len(self.people) <= MANY)

    @property
    def lower(self) -> float:
        return self.page.floor - NEXT - SEATS - HUNG * self.free - BEHIND

    def _quiet(self, page: Page, entry: Button, right: float) -> float:
        """A small button whose end is there, in the row of hints. Returns where it begins."""
        name, label, act, picture = entry
        h = SAFE.bottom - page.floor
        wide = page.art.size(label, "small")[0] + beside_picture(Box(0, 0, 0, h)).x + 24
        page.button(name, Box(right - wide, page.floor, wide, h), label, act, picture=picture,
                    focus=self.focus.name, style="small")
        return right - wide

    def _hung(self, page: Page, game: str, shelf: Box) -> None:
        """Under the name of a game that is played several times, of which the edge of the shelf is
        given, hangs a tag with how many matches decide it; on that of the first one that is
        changed."""
        best, names, matches = self._best()
        w, h = TAG
        at = Box(shelf.center[0] - w / 2, shelf.bottom + (HUNG - h) / 2, w, h)
        for x in (at.x + CORD, at.right - CORD):
            page.image(page.art.plate(12, at.y - shelf.bottom + 8, EDGE_LIT, 255, INK, 3, 3), x - 6,
                       shelf.bottom - 4)
        now = matches[BEST_OF.index(self.best_of)]
        if best == f"best/{game}":
            page.choice(best, at, "", now, self._turn_best, focus=self.focus.name, light=True,
                        alike=[("", one) for one in matches])
            page.told[best] = f"{names}: {now}"
        else:
            page.plank(at)
            page.fitted(at.inset(CLEAR, 0), now, "body", INK, "center")

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
            told = _told(page, game, matches)
            page.choice(best, Box(on.right + GAP, y, wide, h), game,
                        matches[BEST_OF.index(self.best_of)], self._turn_best,
                        focus=self.focus.name, share=told[0] / sum(told),
                        alike=[(game, one) for one in matches])

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
        self.house.stack.push(PeopleScene(self.house, self.people, self.played))


def on_table(page: Page, part: float = BUTTONS) -> Box:
    """The place of what goes on, at the right of a table, as wide as a part of it."""
    w = part * SAFE.w
    return Box(SAFE.right - w, page.floor - NEXT + SIGN, w, min(NEXT - 2 * SIGN, MAIN))


def _told(page: Page, game: str, matches: list[str]) -> tuple[float, float]:
    """How wide the name of a game is, and how many matches decide it, whichever that is."""
    size = page.art.size
    return size(game, "body")[0] + 20, max(size(one, "body")[0] for one in matches) + ARROWS
