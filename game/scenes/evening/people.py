"""Who plays tonight: a chair and a name for each person on the couch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.devices.press import Action
from game.picture.page import Control, Page, beside_picture
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, IVORY
from game.scenes.dialogs.overlay import Entry, OverlayScene
from game.scenes.evening.facts import tonight
from game.scenes.names.known_names import guests, stay_as_seen
from game.scenes.names.scene import PERSON, SpellingScene
from game.scenes.scenery import cupboard
from game.scenes.scenery.figures import MOON, chair, lap
from game.scenes.scenery.room import RoomScene
from game.series import Played
from game.tables.faces import NAMES, SHAPE, dressed, wool

if TYPE_CHECKING:
    from game.house import House

MOST = 8
ROW, FOUR = 6, 4  # chairs that stand side by side; where texts are large or names long
MAIN = 0.62  # of the row of buttons, what leads on
BESIDE = 100  # what a plate has beside a name
GAP, APART = 24, 32
LARGEST = 1.25  # text size of headings, and up to which they stand beside what is said
LINTEL, TABLE = 10, 18  # the board over all under its words; the table over the buttons
WIDEST, TALLEST = 420, 480  # a chair's room, and a chair


class PeopleScene(RoomScene):
    """Chairs with people, and an empty one for one more. It changes the list that it is given.

    `played`: the matches of their evening so far. `away`: it is the first question of an evening,
    and this is called when somebody goes back.
    """

    first = "done"

    def __init__(self, house: House, people: list[str], played: Sequence[Played] = (),
                 away: Callable[[], None] | None = None) -> None:
        super().__init__(house)
        self.people, self.played = people, played
        self.away = away
        self.written: list[str] = []  # names that were written here

    def leave(self) -> None:
        self.house.guests = tuple(self.people)
        self._stay()

    def _stay(self) -> None:
        """Whoever else comes takes nobody's face away."""
        stay_as_seen(self.house, guests(self.house, self.people))

    def back(self) -> None:
        self.house.stack.pop()
        if self.away:
            self.away()

    def build(self, page: Page) -> None:
        say, h = self.house.words, page.control()
        style = f"heading@{min(page.art.text_scale, LARGEST)}"
        line, row = page.art.line(style), page.art.line("body")
        roomy = page.art.text_scale <= LARGEST
        top, y = SAFE.y + line + (0 if roomy else row + 4) + LINTEL, page.floor - 20 - h
        cupboard.beam(page, top)
        cupboard.table(page, y - TABLE)
        wide = page.art.size(say("people"), style)[0] + 1
        page.fitted(Box(SAFE.x, SAFE.y, wide, line), say("people"), style, GOLD)
        left = SAFE.x + wide + APART
        page.fitted(Box(left, SAFE.y + (line - row) / 2, SAFE.right - left, row) if roomy else
                    Box(SAFE.x, SAFE.y + line, SAFE.w, row), say("people-about"), "body", IVORY,
                    "right" if roomy else "left")
        self._chairs(page, Box(SAFE.x, top, SAFE.w, y - TABLE - top).inset(32, 16))
        on = say("people-on") if self.away else say("done")
        entries = [("done", on, self.house.stack.pop, "ui/play")]
        if len(self.people) > 1:
            entries.append(("fewer", say("people-leaves"), self._ask, "ui/erase"))
        least = Box(0, 0, SAFE.w * (1 - MAIN) - GAP, h)
        even = page.even_buttons(least, [label for _, label, *_ in entries], "body")
        spans = (SAFE.w * MAIN, least.w)
        for n, ((name, label, act, picture), w) in enumerate(zip(entries, spans, strict=False)):
            x = SAFE.x if not n else SAFE.right - w
            page.button(name, Box(x, y, w, h), label, act, picture=picture, middle=not n,
                        focus=self.focus.name, main=not n,
                        style=page.largest(beside_picture(Box(0, 0, w, h)), [label],
                                           ("heading@0.86", "label", even)) if not n else even)
        self.hints(page)

    def _chairs(self, page: Page, box: Box) -> None:
        """In one row, or in two; the names stand under them."""
        chairs = len(self.people) + (len(self.people) < MOST)
        most = ROW if page.art.text_scale <= LARGEST else FOUR
        narrow = (box.w - (chairs - 1) * GAP) / chairs - BESIDE
        fits = all(page.art.size(name, "body")[0] <= narrow for name in self.people)
        rows = 1 if chairs <= FOUR or (chairs <= most and fits) else 2
        across = -(-chairs // rows)
        w = int(min((box.w - (across - 1) * GAP) / across, WIDEST))
        h = min((box.h - (rows - 1) * GAP) / rows, TALLEST + page.control())
        top = box.y + (box.h - rows * (h + GAP) + GAP) / 2
        for n in range(chairs):
            down, along = divmod(n, across)
            count = min(across, chairs - down * across)
            left = box.x + (box.w - count * (w + GAP) + GAP) / 2
            at = Box(left + along * (w + GAP), top + down * (h + GAP), w, h)
            if n < len(self.people):
                self._person(page, n, at, low=down == rows - 1)
            else:
                self._empty(page, at)

    def _chair(self, page: Page, box: Box, *pictures: str) -> Box:
        """A chair and who sits on it. Returns the room under it."""
        h = page.control()
        high = box.h - h
        wide = min(high * SHAPE, box.w)
        at = Box(box.center[0] - wide / 2, box.y + high - wide / SHAPE, wide, wide / SHAPE)
        for picture in pictures:
            page.picture(at, picture, leaf=False)
        return Box(box.x, box.bottom - h, box.w, h)

    def _person(self, page: Page, n: int, box: Box, *, low: bool) -> None:
        """Somebody on a chair over her name, in her colour; from the lowest row down leads on."""
        name = f"name/{n}"
        who = self._faces()[n]
        under = self._chair(page, box, chair(dressed(who)), who, lap(who))
        page.bearer(name, under, self.people[n], partial(self._other, n),
                    wool(who), focus=self.focus.name, alike=self.people)
        page.spots[name] = Control(under, partial(self._write, n), page.spots[name].turn, None,
                                   PERSON, written=True,
                                   ways={Action.DOWN: "done"} if low else {})

    def _empty(self, page: Page, box: Box) -> None:
        """A chair for one more."""
        under = self._chair(page, box, MOON)
        page.button("more", under, self.house.words("people-more"), self._more,
                    picture="ui/human", focus=self.focus.name, style="body")
        page.spots["more"].ways = {Action.DOWN: "done"}

    def _free(self) -> list[str]:
        return [name for name in NAMES if name not in self.people]

    def _other(self, n: int, step: int) -> None:
        """Choose another of the usual names."""
        known = [name for name in dict.fromkeys((*NAMES, *self.written))
                 if name == self.people[n] or name not in self.people]
        at = known.index(self.people[n]) if self.people[n] in known else -1
        self._call(n, known[(at + step) % len(known)])

    def _write(self, n: int) -> None:
        self.house.stack.push(SpellingScene(self.house, self.people[n], partial(self._written, n),
                                            taken=self.people, who=self._faces()[n],
                                            faces=self._faces(), alone=True))

    def _faces(self) -> list[str]:
        """Everybody as she will sit at the tables of the evening."""
        return tonight(self.house, self.people, self.played)

    def _written(self, n: int, name: str) -> None:
        """A name that was written is among those that may be chosen."""
        self.written.append(name)
        self._call(n, name)

    def _call(self, n: int, name: str) -> None:
        self._stay()
        self.people[n] = name
        self.house.settings.names[str(n)] = name
        self.house.keep_settings()
        self.stale()

    def _more(self) -> None:
        self._stay()
        kept = self.house.settings.names.get(str(len(self.people)), "")
        self.people.append(kept if kept and kept not in self.people else self._free()[0])
        self.stale()

    def _ask(self) -> None:
        self.house.stack.push(LeavesScene(self.house, self.people, self.stale))


class LeavesScene(OverlayScene):
    """Who of the people leaves, as many as do; a second press has a person back. It changes the
    list that it is given, and calls `changed`."""

    first = "keep"
    veil = 236

    def __init__(self, house: House, people: list[str], changed: Callable[[], None]) -> None:
        super().__init__(house)
        self.people = people
        self.changed = changed
        self.before = tuple(people)

    def heading(self) -> str:
        return self.house.words("people-who-leaves")

    def entries(self) -> list[Entry]:
        return [self._done(), *(self._entry(n, name) for n, name in enumerate(self.before))]

    def _done(self) -> Entry:
        if len(self.people) == len(self.before):
            return Entry("keep", self.house.words("people-stay"), self.back, "ui/undo")
        return Entry("keep", self.house.words("done"), self.back, "ui/check")

    def _entry(self, n: int, name: str) -> Entry:
        gone = name not in self.people
        label = self.house.words("people-back" if gone else "people-fewer", name)
        why = ("people-last",) if self.people == [name] else None
        return Entry(f"leaves/{n}", label, partial(self._turn, name),
                     "ui/undo" if gone else "ui/leave", why)

    def _turn(self, name: str) -> None:
        here = {*self.people} ^ {name}
        self.people[:] = [one for one in self.before if one in here]
        self.changed()
        self.stale()


def usual_people(house: House) -> list[str]:
    """Those who were asked last, or two people, named after the first two seats."""
    if house.guests:
        return [*house.guests]
    kept = house.settings.names
    return list(dict.fromkeys(kept.get(str(n), NAMES[n]) for n in range(2)))
