"""What the table says to seats round a map: refusals, and advice over it."""

from __future__ import annotations

from itertools import product

from game.core.contract import Says, Seat
from game.games.reindeer.table.country import Country
from game.games.reindeer.table.piles import shared
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import INK, PARCHMENT, SEAT_COLOURS
from game.tables.bubbles import tell_stranger
from game.tables.looks import STRIKE
from game.tables.picture import AskedPart, Picture

BUBBLES = 2  # at once
NARROW = 470.0, 560.0, 680.0, 760.0, 940.0, 1180.0  # how wide advice may be
FARTHER = 900.0  # what it costs elsewhere than over the task, in units of what it hides
LESS = 2000.0  # what small letters cost, in the same units
STEPS = 6  # from side to side and from top to foot, where it may stand
LARGE = 1.3  # text size from which advice has smaller letters than other words

Told = tuple[Seat, Says, bool]


class Replies(AskedPart):
    """What the table says to seats, the last of it: refusals where the last events stand otherwise,
    and advice, which is long, where it hides least of the map."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.country = picture.find(Country)
        self._stands: Box | None = None  # the advice

    def advised(self) -> list[Box]:
        """Where advice stands now."""
        return [self._stands] if self._stands and self._last(warning=False) else []

    def fills(self, room: Box) -> bool:
        """Whether something is refused now, or the card of the rules lies in a room."""
        card = self.scene.crib.room if self.scene.crib.lies else None
        return bool(self._last(warning=True)) or (card is not None and card.meets(room))

    def room(self) -> Box:
        """Where refusals stand."""
        return self.scene.show.board.box("captions").inset(-4, 0)

    def _last(self, *, warning: bool) -> tuple[Told, ...]:
        """What was said last, of either kind."""
        last = sorted(self.scene.bubbles.items(), key=lambda entry: entry[1].until)[-BUBBLES:]
        return tuple((seat, bubble.says, bubble.warning) for seat, bubble in last
                     if bubble.warning == warning)

    def draw(self, screen: Screen) -> None:
        if said := self._last(warning=True):
            self.paper.put(screen, ("replies", said), lambda page: self._build(page, said))
        else:
            self.picture.draw_part(screen, tell_stranger)
        if advice := self._last(warning=False)[-1:]:
            self.paper.put(screen, ("advice", advice), lambda page: self._advise(page, *advice[0]))

    def _advise(self, page: Page, seat: Seat, says: Says, _: bool) -> None:
        """Wherever it hides least of names that are seen, cities and piles; best over what is to be
        done, and in smaller letters where these hide much less."""
        text, task = self.scene.say(says), self.scene.show.board.box("task")
        room, country = self.country.chart.room.inset(12), self.country
        wanting = {name for name, (_, full) in country.demands().items() if not full}
        hidden = [box for name, label in country.labels().items() if name in wanting
                  for box in label]
        hidden += [*country.lights(), *country.chart.stacked()]
        tries: list[tuple[float, Box, str]] = []
        styles = ("small", f"small@{LARGE:g}") if page.art.text_scale > LARGE else ("body", "small")
        most = task.y - 8 - room.y
        for style, wide in product(styles, NARROW):
            h = page.art.size(text, style, wide - 28)[1] + 24
            if h > most and wide < NARROW[-1]:
                continue  # there is room for all of it elsewhere
            h = min(h, most)
            for across in range(STEPS + 1):
                x = task.x + (room.right - wide - task.x) * across / STEPS
                foot = (task.y - 8 if x < task.right else room.bottom) - h
                for up in range(STEPS + 1):
                    box = Box(x, foot + (room.y - foot) * up / STEPS, wide, h)
                    costs = sum(shared(box, there) for there in hidden)
                    away = FARTHER * (up + across) / STEPS
                    tries.append((costs + away + h + LESS * styles.index(style), box, style))
        box, style = min(tries, key=lambda one: one[0])[1:]
        self._stands = box
        page.plate(box, PARCHMENT, 252, SEAT_COLOURS[seat])
        page.fitted(box.inset(14, 8), text, style, INK, "center")

    def _build(self, page: Page, said: tuple[Told, ...]) -> None:
        room = self.room()
        share = (room.h + 12) / len(said)
        y = room.y
        for _, says, _ in said:
            text = self.scene.say(says)
            h = min(page.art.size(text, "body", room.w - 20)[1] + 24, share - 12)
            box = Box(room.x, y, room.w, h)
            page.plate(box, PARCHMENT, 252, STRIKE)
            page.fitted(box.inset(9, 6), text, "body", INK, "center")
            y += h + 12
