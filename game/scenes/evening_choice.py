"""The page on which an evening is chosen: a box for each game over the people of tonight at a
table."""

from __future__ import annotations

from collections.abc import Sequence

from game.picture.page import Page, beside_picture
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, IVORY
from game.scenes import cloths, cupboard
from game.scenes.choices import Button
from game.scenes.evening_facts import together
from game.scenes.evening_games import LARGEST, ChoosesGames
from game.scenes.known import guests
from game.scenes.people import PeopleScene
from game.scenes.sitters import gathered
from game.series import BEST_OF, repeats
from game.tables.faces import sitters

GAP, APART = 24, 32
LINTEL = 8  # the board over all under its words
GUESTS, SEATED = 244.0, 98.0  # of the people of tonight, over a table; from there to its buttons
KEPT = 264.0  # what people keep at hand, on the cloth
GOLDEN = 800.0  # how wide the button that goes on is at most, where nothing stands behind it
LIES = 16.0  # from the edge of the table to the paws of a cat
ARROWS = 140.0  # the arrows beside how many matches decide a game, and the air round them
ON_CLOTH, BEGIN = 24, 0.3  # under its buttons; what the golden one has of their row, at least


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
            self._row(page, y, [("people", say("series-who"), self._invite, "ui/human"),
                                self.onward()])
        else:
            tonight = say("series-people", self._company())
            left = max(SAFE.right - page.art.size(tonight, "body")[0] - 140, SAFE.center[0] - APART,
                       SAFE.x + wide + GAP)
            page.button("people", Box(left, SAFE.y, SAFE.right - left, line), tonight,
                        self._invite, focus=self.focus.name, picture="ui/human", style="body")
            page.fitted(Box(SAFE.x, SAFE.y + line + 2, SAFE.w, row - 6), self.about,
                        "body", IVORY)
            self._menu(page, Box(SAFE.x, top, SAFE.w, y - 18 - top))
            self._row(page, y, [self.onward()])

    def _gathered(self, page: Page, y: float, top: float) -> None:
        """The people of tonight at a table before the room, under the games; where few sit, a cat
        sleeps at its end."""
        edge = y - SEATED
        self._menu(page, Box(SAFE.x, top, SAFE.w, edge - GUESTS - top))
        faces = sitters(guests(self.house, self.people), own=True)
        took = gathered(page, Box(SAFE.x, edge - GUESTS, SAFE.w, GUESTS), self.people, faces,
                        lambda: cloths.table(page, edge, page.floor - 8, cloths.DUSKY))
        if took.x - SAFE.x >= cupboard.CAT:
            cupboard.cat(page, edge + LIES, SAFE.right - cupboard.CAT, cupboard.CAT)

    def _row(self, page: Page, y: float, entries: Sequence[Button]) -> None:
        """Buttons side by side, of which the one that goes on is golden and has what others do not
        need, and after them, where that has no room under its box, how many matches decide a game
        that is played several times."""
        h, size = page.control(), page.art.size
        name, game, matches = self._best()
        name *= page.art.text_scale > LARGEST
        w = [beside_picture(Box(0, 0, 0, h)).x + 40 + size(label, "body")[0]
             for _, label, *_ in entries]
        told = size(game, "body")[0] + 20, max(size(one, "body")[0] for one in matches) + ARROWS
        if name:
            w.append(sum(told) + 40)
        main = next(n for n, (one, *_) in enumerate(entries) if one == "on")
        least = SAFE.w * BEGIN - w[main]
        others = sum(w) - w[main] + GAP * (len(w) - 1)
        w[main] = max(SAFE.w - others, w[main] + least)
        squeeze = (SAFE.w - w[main] - GAP * (len(w) - 1)) / max(others - GAP * (len(w) - 1), 1)
        x = SAFE.x
        for n, wide in enumerate(w):
            box = Box(x, y, wide if n == main else wide * min(squeeze, 1), h)
            if n == main == len(w) - 1:  # the last one stands in the middle, before the people
                box = box._replace(w=min(wide, GOLDEN))
                box = box._replace(x=max(x, SAFE.center[0] - box.w / 2))
                if SAFE.right - box.right > KEPT + 2 * GAP:
                    cupboard.keepsakes(page, box.bottom, SAFE.right - KEPT, KEPT)
            x = box.right + GAP
            if n == len(entries):
                page.choice(name, box, game, matches[BEST_OF.index(self.best_of)], self._turn_best,
                            focus=self.focus.name, share=told[0] / sum(told),
                            alike=[(game, one) for one in matches])
                continue
            one, label, act, picture = entries[n]
            page.button(one, box, label, act, picture=picture, focus=self.focus.name,
                        style=f"label@{max(page.art.text_scale, 1.2)}" if n == main else "body",
                        main=n == main,
                        middle=n == main)
            page.spots[one].hints = ()  # it says what it does

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
