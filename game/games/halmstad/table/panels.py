"""The panels at Halmstad: who has how many points, and who leads by how much, larger than all
else; under that a seat's own pieces, and where there is room for it her hand, and what of it is
known."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.contract import Seat, Zone, zone
from game.games.halmstad.rules.points import nisser
from game.games.halmstad.rules.state import State
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.old_panels import Build, SeatPanels
from game.tables.old_standings import CROWN, before_points, name_letters, put_points, put_rank
from game.tables.picture import Part, Picture
from game.tables.places import kind_of, number_of
from game.tables.seen import Sitter
from game.tables.standings import leading
from game.ui.furniture.figures import seated

if TYPE_CHECKING:
    from game.tables.show import Show

FACE, POPS = 100, 20  # the room of whoever sits there, who stands out of her panel so far
SHAPE, HEAD = 52, 72  # the sign of a seat, and how high the line with its name is
RANK = 60  # the height of the line under it
TALL = 200.0  # panels on which small cards lie are higher
HELD = 244  # how wide the coins and the hats of a seat and their numbers are
SMALL = 46.0  # the width of a crown under points
HAT = "pieces/halmstad/chip_nisse"
HATS, AFTER, OWN = 30.0, 2.0, "asked@1"  # how wide a hat is, the room after figures, their letters
AIR = 8.0  # round small cards on their plate, where they lie on none else
WORD, LETTERS = 24.0, "small@1"  # the air beside words before them
LINE = 36.0  # and how high words over them are
DOUBT = 38.0  # of the question mark on a card that is only guessed
KNOWN = 84.0  # how high their plate is


class PortPanels(SeatPanels):
    """The panel of every seat."""

    def layout(self, seat: Seat) -> Build:  # noqa: ARG002  all are alike
        return port_panel


def port_panel(panels: SeatPanels, page: Page, seat: Seat, sitter: Sitter) -> None:
    """A name and points in the largest figures of the table, and under them who leads by how
    much, after the room of the seat's own pieces."""
    show, box = panels.show, panels.show.panel(seat)
    standing = panels.standing(seat)
    head = Box(box.x + 20, box.y + 4, box.w - 40, HEAD)
    faced = box.h > HEAD + RANK
    if faced:
        room = Box(box.x + 8, box.y - POPS, FACE, HEAD + RANK + POPS - 4)
        seated(page, room, show.face(seat), seat)
    else:
        page.picture(Box(head.x, head.center[1] - SHAPE / 2, SHAPE, SHAPE), f"ui/seat_{seat}")
    end, goal, crown = head.right, "", 0.0 if show.board.replay else CROWN
    if standing:
        goal = show.say(("standing-goal", standing.goal)) if standing.goal else ""
        end = put_points(page, head, standing, goal, leads=leading(show, seat),
                         letters="left", crown=crown)
        held = HELD if isinstance(show.state, State) and nisser(show.state.won[seat]) else FACE
        row = head._replace(y=head.bottom - 6, h=RANK - (8 if box.h > TALL else 0))
        if told := sitter.waits:
            page.fitted(row._replace(x=row.x + held, w=row.w - held), show.say(told), "small",
                        IVORY, "right")
        else:
            rank = row._replace(x=row.x + held, w=row.w - held)
            if not crown and leading(show, seat):
                rank = _crown(page, rank)
            if crown or held == FACE:  # else what her points are is enough
                put_rank(panels, page, rank, seat, 1)
    x = head.x + (FACE - 2 if faced else SHAPE + 14)
    name = head._replace(x=x, w=end - x - 12, h=HEAD - 8)
    least = min(show.panel(other).w for other in range(len(show.players))) - 20 - (x - box.x)
    if standing:
        least = before_points(page, show, name._replace(w=least), goal, "left", crown)
    page.fitted(name, show.name(seat), name_letters(page, show, name._replace(w=least)),
                SEAT_COLOURS[seat])


def _crown(page: Page, row: Box) -> Box:
    """Of whoever leads, before the words for it, where a name needs all of its line. Returns what
    is left of the row."""
    page.picture(Box(row.x + AIR, row.center[1] - SMALL * 0.42, SMALL, SMALL * 0.8), "ui/crown")
    return row._replace(x=row.x + SMALL + 2 * AIR, w=row.w - SMALL - 2 * AIR)


class Holdings(Part):
    """On each panel of what a seat's points are, once they are not coins alone: how many these
    are beside a coin, and how many nisser bring beside a hat."""

    def draw(self, screen: Screen) -> None:
        state = self.show.state
        if isinstance(state, State):
            for seat, won in enumerate(state.won):
                numbers = won.counters, nisser(won)
                if numbers[-1]:
                    at = self.show.board.box(f"taken/{seat}")
                    self.paper.put(screen, ("held", at, numbers),
                                   partial(self._build, coins=at, numbers=numbers))

    def _build(self, page: Page, coins: Box, numbers: tuple[int, int]) -> None:
        x, middle = (coins.right if numbers[0] else coins.x) + 6, coins.center[1]
        if numbers[0]:
            x = self._number(page, x, middle, str(numbers[0]), IVORY)
            x = self._number(page, x, middle, "+", DIM)
        page.picture(Box(x, middle - 17, HATS, 34), HAT)
        self._number(page, x + HATS + 5, middle, str(numbers[1]), IVORY)

    def _number(self, page: Page, x: float, y: float, text: str, ink: Colour) -> float:
        """Some figures, and where it goes on after them."""
        wide = page.art.size(text, OWN)[0] + 2
        page.text(Box(x, y - 26, wide, 52), text, OWN, ink)
        return x + wide + AFTER


class Known(Part):
    """Words for the small cards that somebody is known to hold: over them on a panel that has room
    for both, else before them, on a plate under all. What others know of whoever is in front lies
    `staged` over the shade of a question."""

    def __init__(self, picture: Picture, *, staged: bool = False) -> None:
        super().__init__(picture)
        self.staged = staged

    def draw(self, screen: Screen) -> None:
        rows: dict[str, list[tuple[Box, str]]] = {}
        for place, thing in self.show.table.items():
            if kind_of(place) == "seen" and isinstance(thing, str):
                rows.setdefault(zone(place), []).append((self.show.board.box(place), thing))
        for name, row in rows.items():
            own = number_of(name) == self.show.eyes.front
            if self.staged is not _staged(self.show, name):
                continue
            sure = any(thing.startswith("chip") for _, thing in row)
            what = ("own" if own else "sure") if sure else "wondered" if own else "perhaps"
            left, right = min(box.x for box, _ in row), max(box.right for box, _ in row)
            chips = Box(left - AIR, row[0][0].center[1] - KNOWN / 2, right - left + 2 * AIR, KNOWN)
            panel = self.show.panel(number_of(name))
            self.paper.put(screen, ("known", chips, what, panel), partial(
                self._build, chips=chips, what=what, panel=panel, own=own))
            for box, thing in row if self.staged else ():  # they lie under the shade
                picture = self.show.style.looks[thing].picture
                screen.put_centered(self.show.stage.art.picture(picture, box.w, box.h), *box.center)

    def _build(self, page: Page, chips: Box, what: str, panel: Box, *, own: bool) -> None:
        text = self.show.say(("halmstad-known", what))
        wide = page.art.size(text, LETTERS)[0] + 1
        before = chips._replace(x=chips.x - wide - WORD, w=wide + WORD)
        if own or not panel.y <= chips.center[1] < panel.bottom:
            page.plate(before._replace(w=before.w + chips.w), NIGHT, 235 if own else 0, EDGE)
            if not own:  # the cards lie under it
                page.plate(before.inset(3), NIGHT, 235, None)
            page.text(before.inset(WORD / 2, 0), text, LETTERS, IVORY, "center")
        else:  # on the panel, over the cards, in one strip with them
            wide = max(min(wide, panel.w - 32), chips.w - 2 * AIR)
            x = min(chips.center[0] - wide / 2, panel.right - 2 * AIR - wide)
            strip = Box(x - AIR, chips.y - LINE + 5, wide + 2 * AIR, LINE + chips.h - 1)
            page.plate(strip, NIGHT, 0, EDGE)  # the cards lie under it
            page.text(Box(x, strip.y, wide, LINE), text, LETTERS, IVORY, "center")


def _staged(show: Show, name: Zone) -> bool:
    """Whether a row of small cards lies over the shade of a question: that of whoever is in
    front."""
    return show.question is not None and number_of(name) == show.eyes.front


class Doubts(Part):
    """A question mark on each card that somebody is only guessed to hold; `staged` as the cards
    are."""

    def __init__(self, picture: Picture, *, staged: bool = False) -> None:
        super().__init__(picture)
        self.staged = staged

    def draw(self, screen: Screen) -> None:
        show, art = self.show, self.show.stage.art
        for place, thing in show.table.items():
            if (kind_of(place) == "seen" and isinstance(thing, str) and thing.startswith("maybe")
                    and self.staged is _staged(show, zone(place))):
                box = show.board.box(place)
                x, y = box.right - 2, box.bottom - 10
                screen.put_centered(art.plate(DOUBT, DOUBT, GOLD, 255, INK, 3, DOUBT / 2), x, y)
                screen.put_centered(art.text("?", LETTERS, INK), x, y - 1)
