"""The table of Haggis: players pick cards, the tray names them, and a button plays them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import itemgetter

from game.core.contract import Message, Move, Place, Seat, Table
from game.devices.press import Action
from game.games.haggis import rules as haggis
from game.games.haggis.rules import State
from game.games.haggis.rules.combos import (
    CARD,
    CARDS,
    NUMBERS,
    SUITS,
    UNSEEN,
    Reading,
    list_readings,
)
from game.games.haggis.rules.moves import PASS
from game.games.haggis.rules.points import add_outs, of_tricks
from game.games.haggis.rules.position import BETS, MOST_ROUNDS, Give, Over, Play, Scored
from game.games.haggis.table.buttons import (
    PASSES,
    find_yielding,
    is_bomb,
    known_forced,
    list_picked,
    map_hand,
    name_reading,
    only_bombs,
)
from game.games.haggis.table.trick import (
    find_gathered,
    list_passed,
    list_played,
    place_plays,
    queue_plays,
)
from game.games.haggis.table.wording import (
    COUNTED,
    find_moment,
    name_card,
    name_place,
    tell_beat,
    tell_doing,
    tell_move,
    tell_story,
    tell_task,
)
from game.picture.materials import Material
from game.picture.music import Mood
from game.picture.sprites import Feel, Look
from game.tables.capabilities import Hands, Pace, Plaque, PlaqueKind, Rounds, Standing, Tricks
from game.tables.coach import in_points
from game.tables.feelings import Feeling
from game.tables.pickers import PathPicker, Picker
from game.tables.places import kind_of, number_of
from game.tables.set_picker import PLAY, Picks, SetPicker
from game.tables.style import Button, Choices, Motion, TableStyle, Theme, Touch, Wording

FEW = 3  # cards of the shortest hand, when a round is about to end
ZONES = ("hand/0", "hand/1", "wild/0", "wild/1", "haggis", "before", "best/0", "best/1",
         "captured/0", "turn/0", "dealer/0", PLAY, PASSES, "wager/0", "victim/1", "reading",
         "round", "plate/0", "plate/1")

LOOKS = {
    **{name: Look(f"pieces/haggis/{name}", 1.0, 1.4) for name in CARDS[:-1]},
    "?": Look("pieces/haggis/back", 1.0, 1.4),
    "turn": Look("ui/turn", jumps=True),
    "dealer": Look("ui/dealer"),
}
FEEL = {
    "bet": Feel(0.1, 0, "bet", 0.4),
    "play": Feel(0.24, 20, "card", 0.3),
    "out": Feel(0.1, 0, "reveal", 0.5),
    "pass": Feel(0.1, 0, "cancel", 0.25),
    "capture": Feel(0.35, 16, "trick", 0.4),
    "scored": Feel(0.2, 0, "reveal", 0.5),
    "collect": Feel(0.35, 16, "trick", 0.3),
    "over": Feel(0.2, 0, "", 0.4),
    "deal": Feel(0.4, 16, "deal", 0.3),
}

BUTTONS = {
    "wager": Button(lambda place: (f"wager-{number_of(place)}",), head=("haggis-bet-head",)),
    "victim": Button(lambda place: ("haggis-victim", ("seat", number_of(place))), "body",
                     seats=True),
}


def make_picker(view: State, seat: Seat) -> SetPicker | PathPicker:
    """Return cards and a button for the seat in turn; a single touch for bets and gifts."""
    legal = haggis.moves(view, seat)
    paths = PathPicker([move for move in legal if move[0] != "play"],
                       lambda move: list_touches(view, seat, move),
                       lambda path: tell_why(view, seat, path))
    if view.stage != Play(seat):
        return paths
    where = map_hand(view, seat)
    plays = [Picks(frozenset(where[card] for card in move[1]), move) for move in legal
             if move[0] == "play" and isinstance(move[1], tuple)]
    return SetPicker(plays, paths, lambda path: name_selection(view, seat, path),
                     kinds=tuple(BUTTONS), offered=_list_offered(plays),
                     lays=(PLAY,) if view.trick else (), aims=not only_bombs(view, seat),
                     plays_laid=lambda move: not is_bomb(move))


def _list_offered(plays: Iterable[Picks]) -> list[Picks]:
    """Return the plays for the jump buttons: the cheapest of each shape, then the next ones; after
    that plays with wild cards, and bombs last."""
    told: Counter[tuple[int, ...]] = Counter()
    known: set[object] = set()
    found: list[tuple[tuple[int, ...], Picks]] = []
    for play in sorted(plays, key=_rate_price):
        bomb, wilds, *_ = _rate_price(play)
        reading = play.move[2]
        if reading in known:
            continue  # it has been offered with cheaper cards
        known.add(reading)
        shape = (reading.width, reading.length, reading.kind == "run") if isinstance(
            reading, Reading) else ()
        kind = (bomb, wilds, *shape)
        found.append(((bomb, wilds, told[kind], len(play.places), *shape), play))
        told[kind] += 1
    found.sort(key=itemgetter(0))
    return [play for _, play in found]


def _rate_price(play: Picks) -> tuple[int, ...]:
    """Return a sort key, cheap plays first: no bombs, without wilds, and low."""
    cards, reading = play.move[1], play.move[2]
    rank = reading.rank if isinstance(reading, Reading) else 0
    cards = cards if isinstance(cards, tuple) else ()
    return is_bomb(play.move), sum(card >= NUMBERS for card in cards), rank, sum(cards)


def list_touches(view: State, seat: Seat, move: Move) -> tuple[tuple[Place, ...], ...]:
    """Return the places to touch for a move; if there are several readings the button asks; a bet
    is touched twice."""
    match move:
        case ("play", tuple(cards), _):
            where = map_hand(view, seat)
            return ((*(where[card] for card in cards), PLAY),)
        case ("bet", int(amount)): return ((f"wager/{seat}/{BETS.index(amount)}",) * 2,)
        case ("give", int(to)): return ((f"victim/{to}",),)
    return ((PASSES,),)


def list_fields(view: State, seat: Seat) -> tuple[Place, ...]:
    wagers = tuple(f"wager/{seat}/{n}" for n in range(len(BETS)))
    wagers = wagers if view.bets[seat] is None and not view.outs else ()
    if view.stage == Play(seat):
        plays = () if find_yielding(view, seat) else (PLAY,)
        return (*map_hand(view, seat).values(), *plays, PASSES, *wagers)
    if view.stage == Give(seat):
        return tuple(f"victim/{s}" for s in range(len(view.hands)) if s != seat)
    return wagers


def tell_why(view: State, seat: Seat, path: tuple[Place, ...]) -> Message:
    if path[-1] == PASSES:
        return haggis.refusal(view, seat, PASS) or ("haggis-unknown-move",)
    return name_selection(view, seat, path)


def list_next(view: State, seat: Seat, picker: Picker) -> Iterable[Place]:
    """Return the next places: a card of the cheapest play with the selection, or the button if that
    answers the trick. A leader may pick more. A turn begins with the cheapest answer."""
    if not isinstance(picker, SetPicker):
        return ()
    if not picker.path:
        usual = view.trick and not only_bombs(view, seat) and picker.offered
        best = picker.offered[0].places if usual else ()
        return [place for place in map_hand(view, seat).values() if place in best]
    plays = picker.list_holding()
    if any(play.places == {*picker.path} for play in plays):
        return (PLAY,) if view.trick else ()
    return [place for play in sorted(plays, key=_rate_price)
            for place in sorted(play.places - {*picker.path})]


def name_selection(view: State, seat: Seat, path: tuple[Place, ...]) -> Message:
    """Return the tray: the selection in words, or why it cannot be played."""
    cards = list_picked(view, seat, path)
    if not cards:
        return ("haggis-pick",)
    possible = list_readings(cards)
    if not possible:
        return ("haggis-no-combination",)
    reasons = [haggis.refusal(view, seat, ("play", cards, reading)) for reading in possible]
    fitting = [reading for reading, says in zip(possible, reasons, strict=True) if says is None]
    if len(fitting) > 1:
        return ("haggis-several", name_reading(fitting[0]), name_reading(fitting[1]))
    if fitting:
        return ("haggis-ready", name_reading(fitting[0]))
    return reasons[0] or ("haggis-no-combination",)


def list_standings(view: State) -> list[Standing]:
    """Return the points of each seat, and those of its tricks and for going out, which everybody
    can count. Once the round is scored the points include them; bets are coins on the cloth."""
    goal = view.goal if view.goal > MOST_ROUNDS else 0
    if isinstance(view.stage, Scored | Over):
        return [Standing(points, goal) for points in view.scores]
    gained = of_tricks(view)
    add_outs(gained, view.outs)
    return [Standing(points, goal, gained=more)
            for points, more in zip(view.scores, gained, strict=True)]


def list_plaques(view: State) -> list[Plaque]:
    """Return labels: the play to beat, the staked coins, and the names of the piles."""
    found = []
    if view.trick:
        last = view.trick[-1]
        says = name_reading(last.reading)
        found.append(Plaque("sign/play", says, kind=PlaqueKind.DEED, seat=last.seat,
                            deed=() if len(view.trick) > 1 else ("haggis-leads", says)))
    found += [Plaque(f"stake/{seat}", ("haggis-stake", bet), "ui/thistle", PlaqueKind.COIN, seat)
              for seat, bet in enumerate(view.bets) if bet]
    if view.haggis:
        found += [Plaque("name/haggis", ("haggis-name", len(view.haggis)), kind=PlaqueKind.NAME),
                  Plaque("whose/haggis", ("haggis-whose",), kind=PlaqueKind.NAME)]
    found += [Plaque(f"hand/{seat}", ("haggis-stamp",), kind=PlaqueKind.STAMP, seat=seat)
              for seat, _ in view.outs if not view.hands[seat]]
    found += [Plaque(f"plate/{seat}", ("haggis-passed",), kind=PlaqueKind.PASSED, seat=seat)
              for seat in list_passed(view)]
    return [*found, *(Plaque(f"captured/{seat}", ("haggis-won", len(cards)), kind=PlaqueKind.COUNT)
                      for seat, cards in enumerate(view.captured) if cards)]


def dress_table(table: Table, *_: object) -> Table:
    """Leave out the dealer, who does not matter while cards are played."""
    return {place: thing for place, thing in table.items() if kind_of(place) != "dealer"}


def list_wilds(view: State) -> frozenset[Place]:
    return frozenset(place for seat in range(len(view.hands))
                     for card, place in map_hand(view, seat).items() if NUMBERS <= card < UNSEEN)


def rank_card(piece: str, sort: str) -> tuple[int, ...]:
    card = CARD[piece]
    return (card % len(SUITS), card) if sort == "suit" else (card,)


def group_card(piece: str, sort: str) -> int:
    return CARD[piece] % len(SUITS) if sort == "suit" else CARD[piece] // len(SUITS)


def list_feelings(before: State, after: State) -> dict[Seat, Feeling]:  # noqa: ARG001  it lasts
    """Make a player glad who is about to go out."""
    playing = isinstance(after.stage, Play)
    return {seat: "glad" for seat, hand in enumerate(after.hands)
            if playing and 0 < len(hand) <= FEW}


def estimate_minutes(seats: int, goal: int) -> float:
    """Return the minutes of a match to a goal, at people's pace. The best player of a round wins 40
    points, in the mean of thirty matches of bots."""
    return seats * 0.06 * (goal if goal > MOST_ROUNDS else 40 * goal)


def find_mood(view: State) -> Mood:
    """Change the music when a player is about to go out."""
    left = min((len(hand) for hand in view.hands if hand), default=0)
    return "last" if isinstance(view.stage, Play) and left <= FEW else "calm"


STYLE = TableStyle(
    board="haggis", looks=LOOKS, sides=("J", "Q", "K"), zones=ZONES,
    hands=Hands(kinds=("hand", "wild"), sorts=("rank", "suit"), rank=rank_card, group=group_card,
                suits=("3r", "5o", "7y", "9g", "10b"), known_forced=known_forced),
    tricks=Tricks(
        plays=list_played, plaques=list_plaques, gathered=find_gathered, queued=queue_plays,
        stops=("capture",), trumps=list_wilds, worth=("haggis-worth",)),
    rounds=Rounds(standings=list_standings, counted="scored", charted=COUNTED, recalls=("deal",),
                  whole=False, marker="ui/bloom", road="tartan", sources={
                      "haggis-sheet-tricks": "ui/trick", "haggis-sheet-left": "pieces/haggis/dish",
                      "haggis-sheet-out": "ui/door", "haggis-sheet-bets": "ui/coin"}),
    pace=Pace(thinks=("expert",), ponders=("give",)), plate=("score", "bet"),
    span=60.0, lies=place_plays, dressed=dress_table,
    theme=Theme(
        colour=(13, 36, 29), cloth=(36, 108, 68), sign="ui/bomb", prize=("ui/bloom", 1.0),
        material=Material((19, 43, 35), "wood", "tartan", (226, 190, 84)), music="haggis"),
    words=Wording(
        story=tell_story, caption=tell_beat, spoken=tell_move, gap=in_points, task=tell_task,
        doing=tell_doing, called=name_card, spot=name_place),
    touch=Touch(
        picker=make_picker, touches=list_touches, fields=list_fields, why=tell_why, then=list_next,
        buttons=BUTTONS,
        ends=(PASSES,), keys={Action.UNDO: (PASSES, "button-pass")}, yields=find_yielding,
        idle=tuple(f"wager/{seat}/0" for seat in range(3))),
    motion=Motion(feel=FEEL, moment=find_moment, mood=find_mood, feels=list_feelings),
    choices=Choices(
        minutes=lambda seats, how: estimate_minutes(seats, int(how["goal"])),
        # 10: with only one opponent, nobody chooses who gets a bomb's cards
        offers=lambda seats: [one for one in haggis.OPTIONS if one != "bombs" or seats > 2]),
)
