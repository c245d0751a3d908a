"""The table of Herrlof: one card or one button makes a move."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.core.contract import Beat, Message, Move, Place, Seat, Table
from game.games.herrlof import rules as herrlof
from game.games.herrlof.rules import State
from game.games.herrlof.rules.position import (
    CARD,
    CARDS,
    COLOUR,
    HAGALAZ,
    HAND,
    RANK,
    UNSEEN,
    VALKNUT,
    Bury,
    Draw,
    Play,
    Predict,
    Return,
    TakeCard,
    TakeTrick,
    Trick,
)
from game.games.herrlof.rules.tricks import leads_after, winner_at
from game.games.herrlof.table.trick import (
    find_taker,
    is_whole,
    list_played,
    place_cards,
    queue_cards,
)
from game.games.herrlof.table.wording import (
    BROKEN,
    COUNTED,
    name_card,
    name_place,
    tell_aim,
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
from game.tables.pickers import PathPicker
from game.tables.places import NUMBER, kind_of, number_button, number_of
from game.tables.style import (
    Button,
    Choices,
    Moment,
    Motion,
    Outcome,
    TableStyle,
    Theme,
    Touch,
    Wording,
    list_seats,
)

SPARE: Place = "button/spare"  # after two people, whom one could rob
ZONES = ("hand/0", "hand/1", "deck", "trump", "side/0", "side/1", "best/0", "best/1",
         "last", "gone", "turn/0", "dealer/0", "number", "round", "button/draw",
         "button/keep", "button/spare", "victim/1", "plate/0", "plate/1")

LOOKS = {
    **{name: Look(f"pieces/herrlof/{name}", 1.0, 1.4) for name in CARDS[:-1]},
    "?": Look("pieces/herrlof/back", 1.0, 1.4),
    "turn": Look("ui/turn", jumps=True),
    "dealer": Look("ui/dealer"),
}
FEEL = {
    "predict": Feel(0.1, 0, "predict", 0.1),
    "play": Feel(0.24, 20, "card", 0.25),
    "trump": Feel(0.3, 10, "flip", 0.5),
    "draw": Feel(0.24, 0, "deal", 0.1),
    "bury": Feel(0.24, 0, "deal", 0.1),
    "keep": Feel(0.1, 0, "cancel", 0.2),
    "trick": Feel(0.3, 0, "trick", 0.5),
    "destroyed": Feel(0.3, 0, "stomp", 0.6),
    "steal-trick": Feel(0.2, 0, "steal", 0.5),
    "steal-card": Feel(0.3, 30, "steal", 0.3),
    "return": Feel(0.3, 30, "deal", 0.3),
    "scored": Feel(0.2, 0, "reveal", 0.3),
    "over": Feel(0.2, 0, "", 0.4),
    "deal": Feel(0.4, 0, "deal", 0.3),
}

BUTTONS = {"victim": Button(
    lambda place: ("herrlof-victim", ("seat", number_of(place))), "body", seats=True)}


def make_picker(view: State, seat: Seat) -> PathPicker:
    """Return a picker of one touch: a card, a number, a button or a victim."""
    return PathPicker(herrlof.moves(view, seat), lambda move: list_touches(view, seat, move),
                      lambda path: tell_why(view, seat, path))


def list_touches(view: State, seat: Seat, move: Move) -> tuple[tuple[Place, ...], ...]:
    """Return the place to touch for a move; any equal card will do, and a secret is touched
    twice."""
    match move:
        case ("predict", int(number)): return ((number_button(number),) * 2,)
        case ("steal", int(victim)): return ((f"victim/{victim}",),)
        case (_, int(card)):
            return tuple((f"hand/{seat}/{i}",) for i, held in enumerate(view.hands[seat])
                         if held == card)
    robs = isinstance(view.stage, TakeTrick | TakeCard)
    return ((SPARE if robs else f"button/{move[0]}",),)


def list_fields(view: State, seat: Seat) -> tuple[Place, ...]:
    hand = tuple(f"hand/{seat}/{i}" for i in range(len(view.hands[seat])))
    match view.stage:
        case Predict():
            return tuple(map(number_button, range(HAND[len(view.hands)] + 1)))
        case Draw():
            return ("button/draw", "button/keep")
        case TakeTrick() | TakeCard():
            others = (f"victim/{s}" for s in range(len(view.hands)) if s != seat)
            return (*others, SPARE)
    return hand


def start(places: Sequence[Place]) -> Place:
    """Begin a prediction in the middle, so that the focus favours no number."""
    return places[len(places) // 2] if kind_of(places[0]) == NUMBER else places[0]


def tell_why(view: State, seat: Seat, path: tuple[Place, ...]) -> Message:
    kind = kind_of(path[-1])
    if kind == "victim":
        move: Move = ("steal", number_of(path[-1]))
    elif kind == "hand" and (at := number_of(path[-1])) < len(view.hands[seat]):
        move = ({Bury: "bury", Return: "return"}.get(type(view.stage), "play"),
                view.hands[seat][at])
    else:
        move = ("keep",)
    return herrlof.refusal(view, seat, move) or ("herrlof-asked", "play")


def list_standings(view: State) -> list[Standing]:
    """Return points, tricks and predictions of each seat, as far as the view has them."""
    goal = view.goal if view.goal > 1 else 0  # one round has none
    return [Standing(points, goal, taken, None if said == UNSEEN else said, said == UNSEEN,
                     ("herrlof-no-prediction",) if said is None else (),
                     played=not any(view.hands))
            for (points, _), taken, said in zip(
                view.scores, view.tricks, view.predictions, strict=True)]


def list_plaques(view: State) -> list[Plaque]:
    colour = CARDS[view.trump][-1] if COLOUR[view.trump] >= 0 else "none"
    found = [Plaque("sign/trump", ("herrlof-trump", colour), f"pieces/herrlof/trump_{colour}")]
    if view.deck:
        found.append(Plaque("name/deck", ("herrlof-deck", len(view.deck)), kind=PlaqueKind.NAME))
    if view.gone:
        found.append(Plaque("name/gone", ("herrlof-gone", len(view.gone)), kind=PlaqueKind.NAME))
    if view.last:
        found.append(_label_last(view, view.last))
    return found


def _label_last(view: State, last: Trick) -> Plaque:
    """Say who took a trick with which card, and who leads in their place, or why a low card was the
    best; or whose Valknut destroyed it first."""
    at, seats = winner_at(last.cards, view.trump), len(view.hands)
    if at is None:
        seat = (last.leader + last.cards.index(VALKNUT)) % seats
        return Plaque("name/last", ("herrlof-last-broken",), kind=PlaqueKind.LOST, seat=seat,
                      deed=("herrlof-last-destroyed", ("seat", seat), ("seat", last.leader)))
    seat, card, leads = (last.leader + at) % seats, last.cards[at], leads_after(last, at, seats)
    colours = [COLOUR[one] for one in last.cards if COLOUR[one] >= 0]
    with_ = name_card(CARDS[card])
    deed: Message = ("herrlof-took", with_)
    if HAGALAZ in last.cards:
        deed = ("herrlof-took-hagalaz", ("seat", leads))
    elif RANK[card] == 9:
        deed = ("herrlof-took-nine", with_, ("seat", leads))
    elif COLOUR[card] == COLOUR[view.trump] != colours[0]:
        deed = ("herrlof-took-trump", with_)
    elif RANK[card] < max(RANK[one] for one in last.cards):
        deed = ("herrlof-took-led", with_, ("herrlof-colour", "rbgy"[COLOUR[card]]))
    return Plaque("name/last", ("herrlof-last-won", ("seat", seat)), kind=PlaqueKind.DEED,
                  seat=seat, deed=deed)


def dress_table(table: Table, view: State, *_: object) -> Table:
    """Leave out the dealer, who does not matter while cards are played. A whole trick gives the
    turn to its taker."""
    left_out = ("dealer", "turn") if is_whole(view) else ("dealer",)
    drawn = {place: thing for place, thing in table.items() if kind_of(place) not in left_out}
    if (seat := find_taker(view)) is not None:
        drawn[f"turn/{seat}"] = "turn"
    return drawn


def find_moment(beat: Beat, view: State) -> Moment | None:
    """Make great moments of effects of runes, and of exact predictions."""
    match beat.what:
        case "destroyed":
            return Moment(("herrlof-moment-valknut",), "pieces/herrlof/valknut",
                          kind=BROKEN)
        case "trump":
            return Moment(list_plaques(view)[0].says, list_plaques(view)[0].picture,
                          kind=("herrlof-kind-trump",))
        case "steal-trick" | "steal-card":
            return Moment(tell_beat(beat), "ui/trick", seat=beat.seat,
                          kind=("herrlof-kind-theft",))
        case "scored":
            exact = [seat for seat, said in enumerate(view.predictions)
                     if said == view.tricks[seat]]
            if exact:
                one = exact[0] if len(exact) == 1 else None
                return Moment(
                    ("herrlof-moment-exact", list_seats(exact)), "ui/shield_gold", "win", one,
                    kind=("herrlof-kind-exact",))
    return None


def find_kindling(beat: Beat, view: State) -> Message:
    """Call a trick broken as soon as it has a Valknut."""
    cards = view.trick.cards if view.trick and beat.what == "play" else ()
    first = VALKNUT in cards[-1:] and VALKNUT not in cards[:-1]
    return BROKEN if first else ()


def tie_breaks(state: State, reason: str) -> Sequence[int]:
    """Return the exact predictions of each seat, or its tricks of the last round (14)."""
    return {"bonuses": tuple(hits for _, hits in state.scores),
            "tricks": state.tricks}.get(reason, ())


def list_trumps(view: State) -> frozenset[Place]:
    colour = COLOUR[view.trump]
    return frozenset(f"hand/{seat}/{n}" for seat, hand in enumerate(view.hands)
                     for n, card in enumerate(hand) if colour >= 0 and COLOUR[card] == colour)


def find_answer(view: State, seat: Seat) -> Move | None:
    said = view.predictions[seat]
    return ("predict", said) if isinstance(view.stage, Predict) and said is not None else None


def known_forced(view: State, seat: Seat) -> bool:
    return view.stage == Play(seat) and len(view.hands[seat]) == 1


def plans_lead(view: State, seat: Seat) -> Hashable:
    """Return the trump, for which a planned lead is valid."""
    return (view.round, view.trump) if view.stage == Play(seat) and view.trick is None else None


def rank_card(piece: str, sort: str) -> tuple[int, ...]:
    card = CARD[piece]
    return (RANK[card] or 10, card) if sort == "rank" else (card,)


def estimate_minutes(seats: int, goal: int) -> float:
    """Return the minutes of a match to a goal, at people's pace. A round brings the best of two
    players 9.5 points and the best of three 6.5, in the mean of thirty matches of bots."""
    return 0.225 * (seats + 2) * (goal if goal > 1 else 9.5 if seats == 2 else 6.5)


def find_mood(view: State) -> Mood:
    """Change the music for the last cards of a round."""
    left = max(map(len, view.hands))
    return "last" if isinstance(view.stage, Play) and left <= 3 else "calm"


STYLE = TableStyle(
    board="herrlof", looks=LOOKS, sides=("V", "H", "1r"), zones=ZONES,
    hands=Hands(sorts=("suit", "rank"), rank=rank_card, suits=("4r", "6b", "8g", "9y"),
                together=("predict",), brings=("draw", "steal-card", "return"),
                answered=find_answer, known_forced=known_forced, plans_lead=plans_lead),
    tricks=Tricks(
        plays=list_played, plaques=list_plaques, gathered=lambda *_: None, queued=queue_cards,
        stops=("trick", "destroyed"), trumps=list_trumps, worth=("trick-trump",)),
    rounds=Rounds(standings=list_standings, counted="scored", charted=COUNTED,
                  recalls=("trick", "destroyed", "deal"), whole=False, marker="ui/ship",
                  road="sea", sources={"herrlof-sheet-few": "ui/shield_gold"}),
    pace=Pace(ponders=("predict", "trick")), plate=("score", "tricks", "prediction"),
    span=15.0, lies=place_cards, dressed=dress_table,
    theme=Theme(
        colour=(46, 21, 18), cloth=(138, 44, 42), sign="ui/trick", prize=("ui/ship", 1.0),
        material=Material((56, 26, 21), "leather", "stitches", (214, 170, 104)), music="herrlof"),
    words=Wording(
        story=tell_story, caption=tell_beat, spoken=tell_move, gap=in_points, task=tell_task,
        aim=tell_aim, doing=tell_doing,
        called=lambda piece: name_card(piece) if piece in CARD and piece != "?" else (),
        spot=name_place),
    touch=Touch(
        picker=make_picker, touches=list_touches, fields=list_fields, why=tell_why, start=start,
        buttons=BUTTONS, idle=("button/keep", SPARE)),
    motion=Motion(feel=FEEL, moment=find_moment, kindles=find_kindling, mood=find_mood),
    outcome=Outcome(tie_breaks=tie_breaks),
    choices=Choices(offers=lambda _: herrlof.OPTIONS,
                    minutes=lambda n, how: estimate_minutes(n, herrlof.goal_of(n, how["goal"])),
                    comes_to=lambda n, value: str(herrlof.goal_of(n, value))),
)
