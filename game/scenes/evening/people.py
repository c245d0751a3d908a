"""Who plays tonight: a chair and a name for each person on the couch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.devices.press import Action
from game.picture.page import Page
from game.picture.screen import SAFE, WINDOW, Box
from game.picture.theme import GOLD, INK
from game.scenes.dialogs.overlay import Entry, OverlayScene
from game.scenes.evening.facts import tonight
from game.scenes.evening.room import LARGE_TEXT, draw_beam
from game.scenes.menu import TreeScene
from game.scenes.names.known_names import guests, stay_as_seen
from game.scenes.names.scene import PERSON, SpellingScene
from game.scenes.scenery import cupboard
from game.scenes.scenery.figures import MOON, chair, lap
from game.scenes.scenery.room import RoomScene
from game.series import Played
from game.tables.faces import NAMES, SHAPE, dressed, wool
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.controls import button

if TYPE_CHECKING:
    from game.house import House

MOST = 8  # people
LONG_NAME = 8  # letters of names that make all smaller


class PeopleScene(RoomScene, TreeScene):
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

    def room(self, page: Page) -> Box:  # noqa: ARG002  it fills the window
        return WINDOW

    def view(self, page: Page) -> Node:
        art, say, height = page.art, self.house.words, page.control()
        roomy, size = art.text_scale <= LARGE_TEXT, min(LARGE_TEXT / art.text_scale, 1)
        line, body = art.line(f"heading@{min(art.text_scale, LARGE_TEXT)}"), art.line("body")
        top = SAFE.y + line + 10 + (0 if roomy else body + 4)
        table = page.floor - 38 - height
        title = Text(words=say("people"), style="heading", size=size, ink=GOLD, one_line=True,
                     height=line)
        about = Text(words=say("people-about"), align="right" if roomy else "left", grow=1,
                     one_line=True)
        head = (row if roomy else column)(title, about, gap=32 if roomy else 0,
                                          padding=Padding(SAFE.x, SAFE.y, SAFE.x, 10))
        done = button("done", say("people-on" if self.away else "done"), "ui/play", height=height,
                      focus=self.focus.name, size=1.31 / art.text_scale, main=True, centered=True,
                      width=0.62 * SAFE.w)
        fewer = button("fewer", say("people-leaves"), "ui/erase", height=height, style="body",
                       focus=self.focus.name) if len(self.people) > 1 else None
        return column(
            stack(Paint(paint=draw_beam), head, height=top),
            column(self._build_chairs(page, SAFE.w - 64, table - top - 32), justify="center",
                   height=table - top),
            stack(Paint(paint=draw_table), row(
                done, replace(fewer, grow=1) if fewer else None, gap=24, align="start",
                padding=Padding(SAFE.x, 18, SAFE.x, 0)), grow=1))

    def _build_chairs(self, page: Page, width: float, height: float) -> Node:
        """Return the chairs in one row, or in two where there are many or names are long."""
        count = len(self.people) + (len(self.people) < MOST)
        room = (width - (count - 1) * 24) / count - 100
        fits = all(page.art.size(name, "body")[0] <= room for name in self.people)
        one_row = count <= 4 or (count <= 6 and fits and page.art.text_scale <= LARGE_TEXT)
        rows = 1 if one_row else 2
        across = -(-count // rows)
        cell = min((width - (across - 1) * 24) / across, 420)
        high = min((height - (rows - 1) * 24) / rows, 480 + page.control())
        chairs = [*(self._build_person(page, n, low=n >= (rows - 1) * across)
                    for n in range(len(self.people))),
                  *([self._build_empty(page)] if count > len(self.people) else [])]
        return column(*(row(*(replace(chair, width=cell) for chair in chairs[n:n + across]),
                            gap=24, justify="center", height=high)
                        for n in range(0, count, across)), gap=24)

    def _build_person(self, page: Page, n: int, *, low: bool) -> Node:
        """Return a chair with somebody over their name; from the lowest row down leads on."""
        who, name, height = self._faces()[n], f"name/{n}", page.control()
        pen = Picture(source="ui/pen", height=min(36, height / 2), ink=INK)
        size = min(1.2 / page.art.text_scale, 1) if max(map(len, self.people)) > LONG_NAME else 1
        words = Text(words=self.people[n], style="heading", size=size, ink=INK, align="center",
                     group="names", one_line=True, grow=1)
        plank = frame("name plank focused" if self.focus.name == name else "name plank",
                      row(Node(width=pen.height), words, pen, gap=4, align="center",
                          padding=pad(32, 2)),
                      tint=wool(who), height=height, name=name, told=self.people[n], turns=True,
                      written=True, hints=PERSON, ways=((Action.DOWN, "done"),) if low else ())
        return column(Paint(paint=draw_chair, values=(chair(dressed(who)), who, lap(who)), grow=1),
                      plank)

    def _build_empty(self, page: Page) -> Node:
        """Return a chair for one more."""
        more = button("more", self.house.words("people-more"), "ui/human", height=page.control(),
                      focus=self.focus.name, style="body")
        return column(Paint(paint=draw_chair, values=(MOON,), grow=1),
                      replace(more, ways=((Action.DOWN, "done"),)))

    def choose(self, name: str, step: int) -> None:
        kind, _, n = name.partition("/")
        if kind == "name" and step:
            self._other(int(n), step)
        elif kind == "name":
            self._write(int(n))
        elif kind == "more":
            self._more()
        elif kind == "fewer":
            self.house.stack.push(LeavesScene(self.house, self.people, self.stale))
        else:
            self.house.stack.pop()

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


def draw_table(page: Page, box: Box) -> None:
    cupboard.table(page, box.y)


def draw_chair(page: Page, box: Box, *pictures: str) -> None:
    """Draw a chair, and who sits on it, at the foot of a box."""
    wide = min(box.h * SHAPE, box.w)
    at = box._replace(x=box.center[0] - wide / 2, y=box.bottom - wide / SHAPE, w=wide,
                      h=wide / SHAPE)
    for picture in pictures:
        page.picture(at, picture, leaf=False)


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
