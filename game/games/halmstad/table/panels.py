"""The panels at Halmstad: points and lead over a seat's own pieces and the known cards of its
hand."""

from __future__ import annotations

from game.core.contract import Place, Seat
from game.games.halmstad.rules.points import count_nisser
from game.games.halmstad.table.clues import SMALL_CARD
from game.picture.screen import WINDOW, Box
from game.picture.theme import DIM, GOLD, INK, IVORY
from game.tables.looks import Disc, Letters, make_look
from game.tables.places import map_held
from game.tables.seen import Mark, Panel, Seen, Signs
from game.tables.standings import build_rank, is_leading
from game.tables.widgets import build_figure, fixed_text, seat_face, seat_name
from game.ui.layout import Node, Padding, Picture, Text, at, column, frame, pad, row, stack

AIR = 8.0  # round small cards on their plate, where they lie on none else
KNOWN = 84.0  # how high that plate is
DOUBT = make_look(
    Disc(size=38, fill=GOLD, edge=INK, edge_width=3, x=1, y=1, right=-2, down=-10),
    Letters(style="small@1", ink=INK, text="?", x=1, y=1, right=-2, down=-11))


def tell_seats(seen: Seen) -> Signs:
    """Show name, points and distance from the lead on each panel. All are in one tree, so that
    names share one size."""
    yield Panel(WINDOW, stack(*(at(seen.panel_of(seat), _build_panel(seen, seat))
                                for seat in range(len(seen.players)))))


def _build_panel(seen: Seen, seat: Seat) -> Node:
    standing, replay = seen.standings[seat] if seen.standings else None, seen.board.replay
    leads = bool(standing) and is_leading(seen, seat)
    crown = Picture(source="ui/crown", width=46 if replay else 58, aspect=1.25)
    hats = count_nisser(seen.view.won[seat])
    points = build_figure(seen, str(standing.total) if standing else "", "left",
                          GOLD if leads else IVORY, height=66)
    goal = fixed_text(seen, seen.say(("standing-goal", standing.goal)), "small@1", ink=DIM,
                      one_line=True, shrink=0) if standing and standing.goal else None
    waits, high = seen.sitter_of(seat).waits, seen.panel_of(seat).h <= 200
    told: Node | None = None
    if waits:
        told = Text(words=seen.say(waits), style="small", align="right")
    elif standing and not (replay and hats):  # there their points are enough
        told = build_rank(seen, seat, "asked" if high else "body")
    return stack(at(Box(8, -20, 100, 148), seat_face(seen, seat)), column(
        row(seat_name(seen, seat, group="names", grow=1, shrink=1),
            crown if leads and not replay else None, points, goal, gap=12, align="center",
            height=66),
        row(Node(width=146 if hats else 0), crown if replay and leads else None,
            row(told, justify="end", grow=1), gap=AIR, align="center", height=60 if high else 52),
        padding=Padding(118, 4, 20, 0)))


def tell_holdings(seen: Seen) -> Signs:
    """Show on each panel the parts of the points, once they are not coins alone: coins, and nisser
    beside a hat."""
    for seat, won in enumerate(seen.view.won):
        if more := count_nisser(won):
            coin = seen.board.box_of(f"taken/{seat}")
            count = [fixed_text(seen, words, "asked@1", ink=ink, one_line=True) for words, ink in (
                (str(won.counters), IVORY), ("+", DIM))] if won.counters else []
            hat = Picture(source="pieces/halmstad/chip_nisse", width=30, height=34)
            yield Panel(coin._replace(x=(coin.right if count else coin.x) + 6, w=180), row(
                *count, hat, fixed_text(seen, str(more), "asked@1", one_line=True),
                gap=3, align="center", padding=pad(0, -9)))


def tell_known(seen: Seen, *, staged: bool = False) -> Signs:
    """Explain the small cards that a player is known to hold: over them on a panel with room for
    both, else before them, on one plate. With `staged`, others' knowledge of the hand in front lies
    over the shade of a question."""
    for seat, places in _find_rows(seen, staged=staged).items():
        boxes = [seen.board.box_of(place) for place in places]
        own, panel = seat == seen.front, seen.panel_of(seat)
        sure = any(str(seen.table[place]).startswith("chip") for place in places)
        what = ("own" if own else "sure") if sure else "wondered" if own else "perhaps"
        words = fixed_text(seen, seen.say(("halmstad-known", what)), "small@1", align="center",
                           one_line=True)
        left, right = min(box.x for box in boxes) - AIR, max(box.right for box in boxes) + AIR
        y, middle = boxes[0].center[1], (left + right) / 2
        if own or not panel.y <= y < panel.bottom:
            room = row(words, padding=pad(12, 0), align="center")
            cards = Node(width=right - left)
            board = frame("night edged", row(room, cards)) if own else frame(
                "edged", row(frame("night", room), cards))  # they lie under it
            yield Panel(Box(left - 400, y - KNOWN / 2, 400 + right - left, KNOWN),
                        row(board, justify="end"))
        else:  # on the panel, in one strip with the cards, which lie under it
            half = panel.right - AIR - middle
            yield Panel(Box(middle - half, y - KNOWN / 2 - 31, 2 * half, KNOWN + 35), row(
                frame("edged", column(row(words, height=36, padding=pad(AIR, 0))),
                      min_width=right - left, shrink=1), justify="center"))
        for place in places if staged else ():  # they lie under the shade
            yield Mark(place, SMALL_CARD, text=seen.style.looks[str(seen.table[place])].picture)


def _find_rows(seen: Seen, *, staged: bool) -> dict[Seat, list[Place]]:
    """Return the rows of small cards over the shade of a question, or under it."""
    return {seat: places for seat, places in map_held(seen.table, ("seen",)).items()
            if staged == (seen.question is not None and seat == seen.front)}


def mark_doubts(seen: Seen, *, staged: bool = False) -> Signs:
    """Mark each card that a player only probably holds; `staged` as the cards are."""
    return [Mark(place, DOUBT) for places in _find_rows(seen, staged=staged).values()
            for place in places if str(seen.table[place]).startswith("maybe")]
