"""Build the page of a running game night: its games, the standings, and the next players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from game.core.evening_facts import EveningFacts, join_names, tell_lead
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE
from game.picture.theme import GOLD, INK, IVORY
from game.scenes.evening.night_room import build_table
from game.tables.evening_standings import Standings
from game.tables.game_box import build_standing_box
from game.ui.furniture import cupboard
from game.ui.furniture.cupboard import build_beam, build_cheeks, build_part
from game.ui.furniture.figures import LONG_NAME, build_guest, build_guests, build_person, name_chair
from game.ui.furniture.teacher import build_tail
from game.ui.layout import Node, Padding, Picture, Size, Text, column, frame, pad, row, stack
from game.ui.widgets.controls import Entry, build_button, build_main, build_quiet
from game.ui.widgets.lines import build_lines

SHELF = 236  # the height of the shelf with the games
BEAM = 24  # the board over all


class Progress:
    """The page of an evening. The first of the `entries` is the usual choice."""

    def __init__(self, page: Page, evening: EveningFacts, entries: Sequence[Entry],
                 focus: str, end: str) -> None:
        self.page, self.evening, self.entries, self.focus = page, evening, entries, focus
        self.game, self.say = evening.series.next, evening.words
        self.names = evening.list_sitters(self.game) if self.game else evening.list_leaders()
        self.out = evening.out_of(self.game) if self.game else ()
        self.end = self.say("series-until", end) if self.game and evening.begun else ""
        self.wide = [max(page.art.measure_text(name, "body")[0], 140) for name in self.out]

    def build(self) -> Node:
        """Return the page: standings over a table, or over words where texts are large."""
        strip = 180 if not self.evening.begun else 110 if self.game else 150
        room = self.page.hints_top - strip - BEAM
        body: Node = (self._build_words() if self.page.art.large_text else
                      self._build_first() if not self.evening.begun else
                      self._build_next(room, strip) if self.game else self._build_end(room, strip))
        page = column(build_beam(height=BEAM, garland=False), replace(body, grow=1))
        if self.page.art.large_text:
            return stack(build_cheeks(), page)
        return stack(build_cheeks(), build_table(self.page, strip), column(
            replace(page, grow=1), build_quiet(self.page, self.entries[1:], self.focus)))

    def _build_standings(self, width: float) -> Node:
        """Return the shelf of games over the planks, or over the first players."""
        table = Standings(self.evening, width)
        lines = [(self.say("series"), "heading", GOLD),
                 (" · ".join(filter(None, (self.evening.tell_number(), self.end))), "asked", IVORY),
                 (tell_lead(self.say, self.evening.rows) if self.game else "", "asked", GOLD)]
        head = row(build_lines(lines, scale_limit=1, grow=1), grow=1,
                   padding=Padding(9, SAFE.y - BEAM, 22, 0))
        shelf = table.build_shelf(head, table.build_boxes(),
                                  Picture(source="ui/trophy", height=0.82 * (SHELF - 60)))
        planks = (table.build_planks() if self.evening.begun else
                  replace(self._build_opponents(), anchor="window"))
        right = cupboard.CHEEK if width == SAFE.w else 0
        return column(replace(shelf, height=SHELF), replace(planks, grow=1), grow=1,
                      padding=Padding(cupboard.CHEEK, 0, right, 0))

    # before the first points

    def _build_first(self) -> Node:
        """Return the first players, over a nisse's words."""
        return column(self._build_standings(SAFE.w), row(
            replace(self._build_bubble(), grow=1), self._build_main(), gap=32, height=180,
            padding=pad(SAFE.x, 14)))

    def _build_bubble(self) -> Node:
        """Return a nisse who explains the points or what decides the running game, and says who
        sits out."""
        say, game, evening = self.say, self.game, self.evening
        if not game:
            return Node()
        several = evening.is_series(game) and evening.series.played
        about = (say("series-decides", say(f"game-{game}"), evening.series.best_of // 2 + 1)
                 if several else say("series-about"))
        match = evening.match_of(game) if len(self.names) > 2 or not several else ""
        who = " · ".join(filter(None, (match, self._tell_out())))
        lines = build_lines([(about, "body", INK), (who, "body", INK)], grow=1)
        point = row(build_tail(turned=-90, width=47, height=28), align="center",
                    padding=Padding(left=-44))
        return row(Picture(source="ui/nisse", width=150), frame(
            "bubble", point, column(lines, justify="center", padding=pad(24, 8)), grow=1), gap=40)

    def _build_opponents(self) -> Node:
        """Return the first players side by side at a table; between two of them their matches won,
        or the game."""
        game, evening = self.game, self.evening
        if not game or not evening.faces:
            nobody = Text(words=self.say("series-nobody"), style="heading", scale_limit=1,
                          ink=GOLD, align="center", balanced=True)
            return row(Picture(source="ui/nisse", width=340), frame(
                "rules sign", nobody, padding=pad(40, 30)), gap=60, justify="center",
                align="center", padding=pad(0, 16))
        won = Counter(match.winner for match in evening.matches_of(game))
        leaders = [name for name in self.names if won[name] == max(won.values(), default=None)]
        cells = [self._build_opponent(n, name, won[name], ahead=leaders == [name],
                                      crowned=len(leaders) == 1)
                 for n, name in enumerate(self.names)]
        if len(cells) == 2:
            told = self.say("series-of", self.say(f"game-{game}"), won.total() + 1)
            score = frame("score board", column(
                Text(words=told, scale_limit=1, align="center", one_line=True, optional=True),
                Text(words=" : ".join(str(won[name]) for name in self.names), style="title",
                     ink=GOLD, align="center", one_line=True), padding=pad(50, 14)), shrink=1)
            between = score if evening.is_series(game) else build_standing_box(game, grow=1)
            cells.insert(1, column(between, Node(height=66), grow=1, justify="center",
                                   max_width=520))
        return stack(column(Node(grow=1), frame("broad shelf", height=66)),
                     row(*cells, justify="center", padding=pad(14, 0)))

    def _build_opponent(self, n: int, name: str, won: int, *, ahead: bool,
                        crowned: bool) -> Node:
        """Return a player on a chair, over the name and a place for each match to win, filled by a
        crown once won. Where one is `crowned`, all leave room for a crown."""
        words = Text(words=name, style="heading", size=0.8, scale_limit=1, ink=INK, one_line=True,
                     group="opponents")
        need = self.evening.series.best_of // 2 + 1 if self.evening.is_series(
            self.game or "") else 0
        pegs = [frame("won place", Picture(source="ui/crown", width=32), padding=pad(6))] * won
        pegs += [stack(Picture(source="frames/well", width=44))] * (need - won)
        figure = build_guest(
            self.evening.find_face(name), cheers=ahead, seat=name_chair(n), grow=0.86)
        room = Node(grow=0.14) if crowned and not ahead else None
        under = row(words, *pegs, gap=12, justify="center", align="center", height=66)
        return column(column(room, figure, grow=1), under, grow=1, max_width=520)

    # between the games, and at the end

    def _build_next(self, room: float, strip: float) -> Node:
        """Return the planks over the next players at a table, and those who sit out."""
        high = min(max(room - SHELF - 76 * len(self.evening.rows) - 42, 122), 272)
        guests = build_guests(self.page, self._list_faces(self.names), high,
                              300 if self.out else 400, strip)
        side = column(replace(self._build_bench(), height=high), self._build_main(strip),
                      width=max(0.3 * SAFE.w, 180 + 160 * len(self.out), min(
                          280 + sum(self.wide), 0.8 * SAFE.w - 200 * len(self.names))))
        told = column(self._build_told(), height=strip, justify="center")
        return column(self._build_standings(SAFE.w), row(
            column(Node(grow=1, anchor="hearth"), told), Node(grow=1), *guests, Node(grow=1), side,
            gap=8, height=high + strip, padding=pad(SAFE.x, 0), anchor="window"))

    def _build_end(self, room: float, strip: float) -> Node:
        """Return the planks beside the winners of the evening, cheering at the table."""
        width = 640 if len(self.names) > 1 else 450
        left = column(
            self._build_standings(SAFE.w - width - 32),
            row(self._build_main(), Node(grow=1), replace(self._build_told(), shrink=1), gap=32,
                height=strip, padding=Padding(SAFE.x, 15, 16, 15)), grow=1)
        guests = build_guests(self.page, self._list_faces(self.names), room, width, strip,
                              cheer=True, letters=1)
        post = column(build_part("post", height=room), width=cupboard.POST)
        return row(left, post, row(*guests, width=width), padding=Padding(right=SAFE.x))

    def _build_words(self) -> Node:
        """Return the next players in words over the buttons, for large texts."""
        lines = 2 * self.page.art.line_height("body")
        told = replace(self._build_bubble(), min_height=lines,
                       max_height=2 * lines) if not self.evening.begun else row(
            self._build_told(), build_lines([(" – ".join(self.names), "body", IVORY), (
                self._tell_out(), "body", GOLD)], grow=1), gap=24, align="center", height=lines)
        height = self.page.control_height()
        buttons = (replace(build_button(entry.name, entry.label, entry.picture, height=height,
                                        focus=self.focus, main=not n), grow=1)
                   for n, entry in enumerate(self.entries))
        foot = column(told, row(*buttons, gap=24), gap=16, padding=pad(SAFE.x, 0))
        return column(self._build_standings(SAFE.w), foot, gap=12,
                      padding=Padding(bottom=HEIGHT - self.page.hints_top + 12))

    def _build_told(self) -> Node:
        """Return the words beside the players at the table."""
        key = "series-plays" if self.game else "series-won"
        lines = [(self.say(key), "heading", GOLD)]
        if self.game and (match := self.evening.match_of(self.game)):
            lines = [(match, "asked", GOLD), (self.evening.won_so_far(self.game), "asked", IVORY)]
        return column(*(Text(words=words, style=style, ink=ink, group="told", max_width=540,
                             scale_limit=1.25, one_line=True)
                        for words, style, ink in lines if words), justify="center")

    def _build_bench(self) -> Node:
        """Return the players who sit out, on a bench over their names, beside a cat."""
        if not self.out:
            return Node()
        text = Text(words=self.say("series-rests"), ink=INK, align="center", group="bench",
                    one_line=True, height=50)
        cat = Picture(source="ui/hearth/cat", width=150, aspect=2, grow=1, max_height=75)
        cells = (column(build_person(who, 0.62, room=Size(0.4, 0.62), grow=1), replace(
            text, words=name, group="bench" if len(name) <= LONG_NAME else ""), grow=wide)
            for (name, who), wide in zip(self._list_faces(self.out), self.wide, strict=True))
        back = column(Node(grow=1), frame("wooden rim", grow=1), frame("shelf", height=50))
        return stack(back, row(column(cat, text, justify="end"), *cells, gap=14,
                               padding=Padding(20, 10, 20, 0)))

    def _build_main(self, strip: float | None = None) -> Node:
        return column(build_main(self.entries[0], self.focus, 0.3 * SAFE.w), justify="center",
                      align="end", height=strip)

    def _list_faces(self, names: Sequence[str]) -> list[tuple[str, str]]:
        return [(name, self.evening.find_face(name)) for name in names]

    def _tell_out(self) -> str:
        return self.say("series-out", join_names(self.say, self.out)) if self.out else ""
