"""What the table of a country tells everybody over the map and the panels: great moments in words,
who begins a round, and who leads by how much."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Beat, Says, Seat
from game.core.faces import sitters
from game.games.reindeer.rules import order
from game.games.reindeer.rules.position import Turn
from game.games.reindeer.table.country import DONE, ENAMEL, SPENT, Country
from game.games.reindeer.table.history import parted, short, spent
from game.games.reindeer.table.map_part import MapPart
from game.games.reindeer.table.panel import FOOT, TALL, Inside, of_seat
from game.picture.board import Board
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.stuff import lay
from game.picture.theme import DIM, EDGE, GOLD, INK, IVORY, SEAT_COLOURS, Colour
from game.tables.standings import lead_words
from game.ui.furniture.figures import seated

CROWN = 40.0, 26.0  # over a sign
POPS, FACE, BADGE = 8.0, 74.0, 28.0  # how far whoever did it stands out of the bar, how wide, and
# the sign of her seat
ASIDE = 300.0  # how wide what stands at the end of the bar is at most
SLEIGHS = {False: ("pieces/reindeer/little", 84.0, 42.0),
           True: ("pieces/reindeer/big", 116.0, 37.0)}
LOW = "small@0.9"  # the least letters of what was done
# Its letters where it needs two lines.
TWO_LINES = "small@1", "small@0.9", "small@0.86", "small@0.8"
PAID = 18.0  # between a name and what was paid for
NEWS, BESIDE = 150, 9.0  # how dark it is under the news, and how wide the colour at its beginning
BAR = 11.0  # how high the bar of a sum is
ABOUT = 4.0  # above and below words in the low line
# Of words for the lead, in whose stead a crown may stand, and for how far behind somebody is.
LEADS = tuple(f"small@{size:g}" for size in (1.25, 1.1, 1, 0.9, 0.86))
BEHIND = *LEADS, "small@0.75", "small@0.6"


class Told(NamedTuple):
    """What the bar tells: its words, the pictures before them, its edge, who has done it, what it
    has brought or cost, whether the face of whoever did it is seen, what that sum is made of, and
    the same in fewer words."""

    says: Says
    pictures: tuple[tuple[str, float, float], ...]
    edge: Colour
    seat: Seat | None = None
    money: int | None = None
    faced: bool = False
    paid: Says = ()
    brief: Says = ()


class News(MapPart):
    """What somebody has done last, in one bar under the map: over its whole width while nobody has
    her buttons there, or else beside these. The dice are told there when a round begins, and so
    is what the whole table has to hear."""

    retells = True

    def draw(self, screen: Screen) -> None:
        show, room = self.country.show, self._room()
        if room is None:
            return
        beat = show.beat if show.reel.busy else None
        wide = room == strip(show.board)
        if beat and (beat.what == "supplied" or (beat.what == "full" and not wide)):
            self._put(screen, room, Told(
                show.style.words.caption(beat), (("pieces/reindeer/supplied", 56.0, 56.0),), GOLD))
            return
        if told := self._told(beat, wide=wide):
            self._put(screen, room, told, self._aside(beat, told) if wide else None)

    def _room(self) -> Box | None:
        """Where there is room for it now."""
        board, chooser = self.country.show.board, self.chooser
        whole = strip(board)
        if chooser is None or not chooser.told():
            return None if chooser and chooser.scene.covers(whole) else whole
        found, card = chooser.now(), board.box("card")
        if found is None or chooser.picks():
            return None
        return card._replace(w=board.box("button/finish").x - 12 - card.x) if (
            found[1].alone or found[1].again) else card

    def _told(self, beat: Beat | None, *, wide: bool) -> Told | None:
        """Who begins a round, while that is new; what was done last; or whose turn it is."""
        state, tale = self.country.state, self.lately.tale
        stage, news = state.stage, tale.news
        if not isinstance(stage, Turn):
            return None
        if state.dice and (news is None or (beat and beat.what == "round")):
            first = order(state.dice, len(state.money))[0]
            if stage.seat == first:
                dice = tuple((f"pieces/reindeer/die_{value}", 52.0, 52.0) for value in state.dice)
                return Told(("reindeer-card-round", ("seat", first), state.round),
                            (*dice, _sign(first)), SEAT_COLOURS[first])
        if news is None or news.seat is None:
            return Told(("turn-of", ("seat", stage.seat)), (_sign(stage.seat),),
                        SEAT_COLOURS[stage.seat], stage.seat)
        deeds, pictures = tale.turns[news.seat].deeds, list[tuple[str, float, float]]()
        if deeds and news.picture and wide:
            pictures = [SLEIGHS[deeds[-1].big], (news.picture, 50.0, 50.0)]
        says, money = parted(news.says)
        return Told(headline(news.seat, says), tuple(pictures), SEAT_COLOURS[news.seat],
                    news.seat, money, faced=True,
                    paid=spent(deeds) if money is not None else (),
                    brief=headline(news.seat, short(deeds)[0]) if deeds else ())

    def _aside(self, beat: Beat | None, told: Told) -> tuple[str, Says] | None:
        """What stands at the end of the bar: that a city is full now, or whose turn it is."""
        stage = self.country.state.stage
        if beat and beat.what == "full":
            return "pieces/reindeer/supplied", ("reindeer-log-full", beat.says[0])
        if not isinstance(stage, Turn) or stage.seat == told.seat or told.seat is None:
            return None
        return f"ui/seat_{stage.seat}", ("turn-of", ("seat", stage.seat))

    def _sum(self, page: Page, room: Box, end: float, money: int) -> float:
        """What a turn has brought or cost, in the largest letters of the bar; returns where it
        begins."""
        text = _amount(self.country, money)
        wide = page.art.size(text, "score")[0] + 2
        page.text(Box(end - wide, room.y, wide, room.h), text, "score",
                  DONE if money > 0 else SPENT)
        return end - wide

    def _put(
        self, screen: Screen, room: Box, told: Told, aside: tuple[str, Says] | None = None,
    ) -> None:
        text = self.country.show.say(told.says)
        name = self.country.show.name(told.seat) if told.seat is not None else ""
        after = self.country.show.say(aside[1]) if aside else ""
        paid = self.country.show.say(told.paid) if told.paid else ""
        brief = self.country.show.say(told.brief) if told.brief else ""

        def build(page: Page) -> None:
            lay(page.image, page.art, ENAMEL, room, edge=None)
            page.image(page.art.plate(BESIDE, room.h, told.edge, 255, None, 0, BESIDE / 2),
                       room.x, room.y)
            x, end = room.x + 26, room.right - 18
            if aside:
                far = min(page.art.size(after, "small")[0] + 2, ASIDE)
                page.fitted(Box(end - far, room.y + 2, far, room.h - 4), after, "small", DIM)
                page.picture(Box(end - far - 42, room.center[1] - 17, 34, 34), aside[0])
                end -= far + 60
            if told.money is not None:
                end = self._sum(page, room, end, told.money) - 16
            if told.faced and told.seat is not None:
                face = Box(x - 8, room.y - POPS, FACE, room.h + POPS - 3)
                seated(page, face, sitters(self.country.show.players)[told.seat],
                       told.seat, BADGE)
                x += FACE
            taken = x + sum(w + 12 for _, w, _ in told.pictures) + 4
            long = page.art.size(text, "body@1")[0] > end - taken
            for picture, w, h in () if told.money is not None and long else told.pictures:
                page.picture(Box(x, room.center[1] - h / 2, w, h), picture)
                x += w + 12
            words = Box(x + 4, room.y + 2, end - x - 4, room.h - 4)
            if told.faced and name:
                _over(page, words, name, (text, brief), told.edge, paid)
            else:
                _named(page, words, text, name, told.edge)
        self.paper.put(screen, ("news", told, text, after, aside, room, paid, brief), build)


def _over(
    page: Page, room: Box, name: str, told: tuple[str, str], colour: Colour, paid: str,
) -> None:
    """A name in its colour, and beside it what a sum is made of, over what was done: in all words
    if these are large enough in one line, or else in fewer, or in two lines without the name."""
    art, whole = page.art, [text.removeprefix(f"{name}: ") for text in told if text]
    half = min(room.h / 2, art.line("small"))
    upper, lower = room._replace(h=half), room._replace(y=room.y + half, h=room.h - half)
    text = next((one for one in whole if art.size(one, LOW)[0] <= lower.w), "")
    if not text:  # the face says who it was
        page.fitted(room, whole[-1], page.largest(room, whole[-1:], TWO_LINES), IVORY)
        return
    own = min(art.size(name, "small")[0] + 2, upper.w)
    page.fitted(upper._replace(w=own), name, "small", colour)
    aside = upper._replace(x=upper.x + own + PAID, w=upper.w - own - PAID)
    if paid and art.size(paid, "small")[0] <= aside.w:
        page.fitted(aside, paid, "small", DIM)
    styles = [*page.styles("loud"), LOW]
    style = next((one for one in styles if art.size(text, one)[0] <= lower.w
                  and art.line(one) <= lower.h), LOW)
    page.fitted(lower, text, style, IVORY)


def _named(page: Page, room: Box, text: str, name: str, colour: Colour) -> None:
    """One line in large letters, a name at its beginning in its colour."""
    art, least = page.art, page.art.line("body@1")
    style = next((one for one in page.styles("loud") if art.size(text, one)[0] <= room.w
                  and least <= art.line(one) <= room.h), "")
    if not name or not text.startswith(name) or not style:
        page.fitted(room, text, "loud", IVORY)
        return
    wide = art.size(name, style)[0]
    page.text(room._replace(w=wide + 1), name, style, colour)
    rest = text.removeprefix(name)
    page.text(room._replace(x=room.x + wide, w=art.size(rest, style)[0] + 1), rest, style, IVORY)


def _amount(country: Country, money: int) -> str:
    """A sum with what it is: brought or spent."""
    if money > 0:
        return country.say(("reindeer-gain", money))
    return country.say(("reindeer-spent", -money) if money else ("reindeer-sum", 0))


def _sign(seat: Seat) -> tuple[str, float, float]:
    return f"ui/seat_{seat}", 48.0, 48.0


def strip(board: Board) -> Box:
    """Under the map, where sleighs are rented."""
    first, last = board.box("button/little"), board.box("card")
    return first._replace(w=last.right - first.x)


def headline(seat: Seat, says: Says) -> Says:
    """A line of the log, with her name before it."""
    return ("reindeer-log-who", ("seat", seat), says)


class Ranks(MapPart):
    """On the panels: by how much whoever leads does, with a crown, and how far the others are
    behind; and a bar for each sum where there is room. What a turn has brought stands at its city
    and under the map."""

    def draw(self, screen: Screen) -> None:
        show, state = self.country.show, self.country.state
        most = max(state.money)
        for seat, money in enumerate(state.money):
            found, panel = self._inside(seat), show.panel(seat)
            if len(state.money) > 1 and panel.h >= TALL:
                self._bar(screen, panel, seat, money / max(most, 1))
            self._lead(screen, seat, found)

    def _inside(self, seat: Seat) -> Inside:
        return of_seat(self.country.show.stage.art, self.country.show, seat)

    def _bar(self, screen: Screen, box: Box, seat: Seat, part: float) -> None:
        """How much somebody has, beside whoever has most, in a groove."""
        art, whole = self.country.show.stage.art, box.w - 24
        x, y = box.x + 12, box.bottom - FOOT + 2
        screen.put(art.plate(whole, BAR, INK, 255, EDGE, 1.5, BAR / 2), x, y)
        if part > 0:
            screen.put(art.plate(max(whole * part, BAR), BAR, SEAT_COLOURS[seat], 255, INK, 1.5,
                                 BAR / 2), x, y)

    def _lead(self, screen: Screen, seat: Seat, found: Inside) -> None:
        """By how much a seat leads, or how far behind it is, in the low line; nothing while all
        have as much."""
        show, money = self.country.show, self.country.state.money
        row = found.low.inset(0, -ABOUT)
        if not show.leads:
            return
        more = money[seat] - max(money[:seat] + money[seat + 1:])
        key, *_ = lead_words(more)
        text = self.country.say((str(key), ("reindeer-sum", abs(more))) if more else (str(key),))
        crowned = seat in show.leads

        def build(page: Page) -> None:
            rooms = row.w - CROWN[0] - 8 if crowned else row.w, row.w
            style = next((one for room in rooms for one in (LEADS if crowned else BEHIND)
                          if page.art.size(text, one)[0] < room
                          and page.art.line(one) <= row.h + 1), "")
            if not style and not crowned:
                style = BEHIND[-1]
            wide = min(page.art.size(text, style)[0] + 1, row.w) if style else 0.0
            at = row._replace(x=row.right - wide, w=wide)
            if style:
                page.text(at, text, style, GOLD if crowned else DIM)
            w, h = CROWN
            if crowned and at.x - w - 8 >= row.x:  # or the gold of the words has to do
                page.picture(Box(at.x - w - 8, row.center[1] - h / 2, w, h),
                             "pieces/reindeer/crown")
        self.paper.put(screen, ("lead", text, crowned, row), build)
