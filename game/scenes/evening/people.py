"""Tonight's people: a chair and a name for each person on the couch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from game import routes
from game.core.evening_facts import find_dressed_faces
from game.core.faces import NAMES, seat_of_dress
from game.core.known_names import keep_shown_faces, make_player
from game.core.series import Played
from game.core.settings import next_value
from game.devices.press import Action
from game.house import House
from game.picture.page import PERSON, Page
from game.picture.screen import HEIGHT, SAFE
from game.picture.theme import INK
from game.scenes.evening.night_room import build_head
from game.scenes.overlay import OverlayScene
from game.scenes.room import RoomScene
from game.ui.furniture.cloths import DUSKY, build_cloth
from game.ui.furniture.figures import LONG_NAME, MOON, SHAPE, colour_of, name_chair, name_lap
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.controls import Entry, build_button
from game.ui.widgets.dialog import Dialog

MOST = 8  # people


class PeopleScene(RoomScene):
    """Chairs with people, and an empty one for one more. It changes the list that it gets.

    `played`: the matches of their evening so far. `away`: called on the way back; then this is the
    first question of an evening.
    """

    first = "done"
    fills_window = True

    def __init__(self, house: House, people: list[str], played: Sequence[Played] = (),
                 away: Callable[[], None] | None = None) -> None:
        super().__init__(house)
        self.people, self.played, self.away = people, played, away
        self.written: list[str] = []  # names that were written here

    def leave(self) -> None:
        self.house.run.guests = tuple(self.people)
        self._keep_faces()

    def _keep_faces(self) -> None:
        """Keep each face for its person when others come later."""
        players = [make_player(self.house.settings, name) for name in self.people]
        if keep_shown_faces(self.house.settings, players):
            self.house.keep_settings()

    def go_back(self) -> None:
        self.house.stack.pop()
        if self.away:
            self.away()

    def build(self, page: Page) -> Node:
        say, height, focus = self.house.words, page.control_height(), self.focus.name
        done = build_button(
            "done", say("people-on" if self.away else "done"), "ui/play", height=height,
            focus=focus, style="heading", size=0.86 / page.art.text_scale, main=True,
            centered=True, width=0.62 * SAFE.w)
        fewer = replace(build_button("fewer", say("people-leaves"), "ui/erase", height=height,
                style="body", focus=focus), grow=1) if len(self.people) > 1 else None
        table = stack(build_cloth(30 + height, DUSKY), row(
            done, fewer, gap=24, align="start", padding=Padding(SAFE.x, 18, SAFE.x, 0)),
            height=HEIGHT - page.hints_top + 38 + height)
        return column(build_head(page, say("people"), say("people-about")),
                      self._build_chairs(page), table)

    def _build_chairs(self, page: Page) -> Node:
        """Return the chairs in one row, or in two if they are many or names are long."""
        count = len(self.people) + (len(self.people) < MOST)
        short = not page.art.large_text and max(map(len, self.people)) <= LONG_NAME
        across = count if count <= (6 if short else 4) else -(-count // 2)
        down = ((Action.DOWN, "done"),)  # from the last row
        chairs = [self._build_person(page, n, down if n + across >= count else ())
                  for n in range(len(self.people))]
        if len(chairs) < MOST:
            more = build_button("more", self.house.words("people-more"), "ui/human", style="body",
                                height=page.control_height(), focus=self.focus.name)
            chairs.append(column(Picture(source=MOON, aspect=SHAPE, down=1, grow=1),
                                 replace(more, ways=down)))
        return column(*(row(*(replace(one, grow=1, max_width=420) for one in chairs[n:n + across]),
                            gap=24, justify="center", grow=1,
                            max_height=480 + page.control_height())
                        for n in range(0, count, across)), gap=24, justify="center", grow=1,
                      padding=pad(SAFE.x + 32, 16))

    def _build_person(self, page: Page, n: int, ways: tuple[tuple[Action, str], ...]) -> Node:
        who, name, height = self._list_faces()[n], f"name/{n}", page.control_height()
        pen = Picture(source="ui/pen", height=min(36, height / 2), ink=INK)
        words = Text(words=self.people[n], style="heading", ink=INK, align="center",
                     group="names" if len(self.people[n]) <= LONG_NAME else "",
                     one_line=True, grow=1)
        plank = frame("name plank focused" if self.focus.name == name else "name plank",
                      row(Node(width=pen.height), words, pen, gap=4, align="center",
                          padding=pad(32, 2)),
                      tint=colour_of(who), height=height, name=name, told=self.people[n],
                      turns=True, written=True, hints=PERSON, ways=ways)
        return column(stack(*(Picture(source=part, aspect=SHAPE, down=1) for part in (
            name_chair(seat_of_dress(who)), who, name_lap(who))), grow=1), plank)

    def choose(self, name: str, step: int) -> None:
        kind, _, n = name.partition("/")
        if kind == "name" and step:
            self._turn_name(int(n), step)
        elif kind == "name":
            faces = self._list_faces()
            self.house.stack.open(routes.Spelling(
                self.people[int(n)], partial(self._write, int(n)), taken=self.people,
                who=faces[int(n)], faces=faces, alone=True))
        elif kind == "more":
            self._keep_faces()
            kept = self.house.settings.names.get(str(len(self.people)))
            self.people.append(next(one for one in (kept, *NAMES)
                                    if one and one not in self.people))
        elif kind == "fewer":
            self.house.stack.push(LeavesScene(self.house, self.people, self.mark_stale))
        else:
            self.house.stack.pop()

    def _list_faces(self) -> list[str]:
        return find_dressed_faces(self.house.settings, self.people, self.played)

    def _turn_name(self, n: int, step: int) -> None:
        """Choose another known name."""
        own = self.people[n]
        known = [name for name in dict.fromkeys((*NAMES, *self.written, own))
                 if name == own or name not in self.people]
        self._call(n, next_value(known, own, step))

    def _write(self, n: int, name: str) -> None:
        self.written.append(name)
        self._call(n, name)

    def _call(self, n: int, name: str) -> None:
        self._keep_faces()
        self.people[n] = name
        self.house.settings.names[str(n)] = name
        self.house.keep_settings()
        self.mark_stale()


class LeavesScene(OverlayScene):
    """Choose the people who leave; a second press brings a person back. It changes the list that it
    gets, and calls `changed`."""

    first = "keep"
    veil = 236

    def __init__(self, house: House, people: list[str], changed: Callable[[], None]) -> None:
        super().__init__(house)
        self.people, self.changed, self.before = people, changed, tuple(people)

    def make_dialog(self) -> Dialog:
        say, stays = self.house.words, len(self.people) == len(self.before)
        keep = Entry("keep", say("people-stay" if stays else "done"), self.go_back,
                     "ui/undo" if stays else "ui/check")
        return Dialog(say("people-who-leaves"), (keep, *(Entry(
            f"leaves/{n}", say("people-fewer" if name in self.people else "people-back", name),
            partial(self._turn, name), "ui/leave" if name in self.people else "ui/undo",
            ("people-last",) if self.people == [name] else None)
            for n, name in enumerate(self.before))))

    def _turn(self, name: str) -> None:
        here = {*self.people} ^ {name}
        self.people[:] = [one for one in self.before if one in here]
        self.changed()
        self.mark_stale()


def usual_people(house: House) -> list[str]:
    """Return the people of the last evening, or two people named after the first two seats."""
    kept = house.settings.names
    return [*house.run.guests] or list(dict.fromkeys(kept.get(str(n), NAMES[n]) for n in range(2)))
