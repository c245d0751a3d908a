"""The table of Halmstad: players pick things in any order, and a button says what for."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Beat, Message, Move, Options, Place, Seat, Zone
from game.core.match import Match
from game.games.halmstad import rules as halmstad
from game.games.halmstad.rules.moves import BELIEVE, CHALLENGE
from game.games.halmstad.rules.points import count_points
from game.games.halmstad.rules.state import (
    ACES,
    BELIEVED,
    CARD,
    CHALLENGED,
    NISSE,
    NONE,
    RACE,
    TIMBER,
    VALUE,
    Believed,
    Bid,
    Fed,
    Look,
    Pledge,
    Proved,
    Shown,
    State,
    Turn,
    Visit,
    counters_left,
)
from game.games.halmstad.rules.view import name_card
from game.games.halmstad.table import bluff, dress
from game.games.halmstad.table.last_action import tell_beat
from game.games.halmstad.table.picking import list_fields, list_touches, make_picker, tell_why
from game.games.halmstad.table.port import DEEP
from game.games.halmstad.table.suggestions import (
    RAIL,
    ROWS,
    SPENT,
    can_swap,
    find_contracts,
    find_lacking,
    is_spent,
    list_advised,
    list_left,
    list_next,
    place_rail,
)
from game.picture.materials import Material
from game.picture.music import Mood
from game.picture.sprites import Feel
from game.tables.capabilities import Answers, Hands, Pace, Rounds, Standing
from game.tables.coach import in_points
from game.tables.feelings import Feeling
from game.tables.places import rest_of
from game.tables.stories import lead_of, lone_winner
from game.tables.style import Choices, Moment, Motion, Outcome, TableStyle, Theme, Touch, Wording

AIMS = ("button/swap", "button/examine", "button/reveal", "button/feed", "button/contract")
USED = {"drew": "halmstad-drawn", "swapped": "halmstad-swapped", "examined": "halmstad-examined",
        "barred": "halmstad-barred"}  # why it cannot be done again
NICHE = ("belief", "open", "knows", "touched", "memory")  # what lies in one
ZONES = (
    "hand/0", "hand/1", "hand/2", "deck", "out", "fed", "counters", "countdown",
    "still", "equation", "harbour", "harbour/deck", "harbour/counters",
    "harbour/ends", "niches", "fed/aside",
    "asked", "deed", *ROWS, "rest",
    *(f"pile/{n}" for n in range(1, 6)),
    *(f"{kind}/{n}" for kind in NICHE for n in (1, 2, 3)), *RAIL,
    *(f"tide/{n}" for n in range(1, 6)),
    *(f"button/{name}" for name in ("stay", "believe", "challenge", "decline")),
    *(f"stage/{name}" for name in (
        "light", "dusk", "words", "asked", "answers", "stamp", "verdict", "fed")),
    *(f"stage/{kind}/{n}" for kind in NICHE for n in (1, 2, 3)),
    *(f"{kind}/{seat}" for kind in ("plate", "bid", "tied", "won", "taken", "turn", "seen")
      for seat in (0, 1, 2)),
)
SIGNS = {
    **{f"button/{name}": f"pieces/halmstad/{picture}" for name, picture in (
        ("fill", "back"), ("examine", "knows"), ("contract", "counter"), ("reveal", "open"),
        ("feed", "bowl"))},
    "button/swap": "ui/swap", "button/pass": "ui/skip",
}
LOOKS = dress.LOOKS
FEEL = {
    "bid": Feel(0.2, 0, "predict", 0.1),
    "bids": Feel(0.3, 0, "reveal", 1.2),
    "tie": Feel(0.3, 0, "flip", 0.5),
    "begin": Feel(0.3, 0, "deal", 0.4),
    "draw": Feel(0.3, 0, "deal", 0.2),
    "renew": Feel(0.35, 30, "swap", 0.3),
    "fined": Feel(0.35, 16, "trick", 0.4),
    "swap": Feel(0.35, 30, "swap", 0.3),
    "examine": Feel(0.2, 0, "flip", 0.2),
    "exchange": Feel(0.35, 30, "swap", 0.3),
    "leave": Feel(0.1, 0, "cancel", 0.1),
    "reveal": Feel(0.3, 0, "flip", 1.2),
    "no-nisse": Feel(0.2, 0, "lose", 0.8),
    "feed": Feel(0.4, 40, "bet", 0.6),
    "answer": Feel(0.1, 0, "predict", 0.1),
    "answers": Feel(0.1, 0, "reveal", 1.2),
    "believed": Feel(0.1, 0, "confirm", 2.0),
    "challenge": Feel(0.3, 0, "flip", 1.4),
    "proved": Feel(0.2, 0, "orb", 2.4),
    "caught": Feel(0.4, 0, "steal", 2.4),
    "visit": Feel(0.35, 30, "deal", 0.3),
    "decline": Feel(0.1, 0, "cancel", 0.2),
    "swept": Feel(0.4, 0, "trick", 0.5),
    "refill": Feel(0.25, 0, "card", 0.2),
    "contract": Feel(0.45, 30, "trick", 0.8),
    "belief": Feel(0.25, 0, "card", 0.2),
    "beliefs": Feel(0.35, 0, "deal", 0.3),
    "pass": Feel(0.1, 0, "turn", 0.2),
    "tide": Feel(0.4, 20, "card", 0.3),
    "over": Feel(0.2, 0, "", 0.6),
}




def tell_move(view: State, move: Move) -> Message:
    """Return a move in words, for a hint or a reading."""
    match move:
        case ("swap", int(card), int(pile)):
            return ("halmstad-say-swap", name_card(card), name_card(view.piles[pile - 1][0]))
        case (("claim" | "fulfil"), int(pile), _, tuple(load), _):
            return ("halmstad-say-contract", name_card(view.piles[pile - 1][0]),
                    sum(card in TIMBER for card in load))
        case ("exchange", int(card), int(slot)):
            return ("halmstad-say-exchange", name_card(card), slot)
        case ("visit", int(pile), int(depth)):
            return ("halmstad-say-visit", name_card(view.piles[pile - 1][depth - 1]))
        case (str(kind), int(card)): return (f"halmstad-say-{kind}", name_card(card))
    return (f"halmstad-say-{move[0]}",)


def place_pieces(view: State) -> dict[Place, Place]:
    """Lay available actions side by side, and the others at the end of the row; the depths of a
    pile together unless one of its cards is to be taken; and the subject of a question on the
    stage."""
    if not isinstance(view.stage, Fed):
        return {"fed": "fed/aside"} | place_rail(view) | (
            {} if isinstance(view.stage, Visit) else place_sunk(view))
    found = {"fed": "stage/fed"} | place_sunk(view)
    for n in (1, 2, 3):
        found |= {f"{kind}/{n}": f"stage/{kind}/{n}" for kind in ("belief", "open")}
        for seat in (0, 1, 2):
            found[f"knows/{n}/{seat}"] = f"stage/knows/{n}/{seat}"
            found |= {f"{kind}/{n}/{seat}": f"stage/{kind}/{n}" for kind in ("touched", "memory")}
    return found


def place_sunk(view: State) -> dict[Place, Place]:
    """Return cards too deep in a pile to be seen, at its lowest place."""
    return {f"pile/{n}/{depth}": f"pile/{n}/{DEEP}" for n, pile in enumerate(view.piles, 1)
            for depth in range(DEEP + 1, len(pile))}


def find_moment(beat: Beat, view: State) -> Moment | None:
    """9: a nisse is turned up, and where."""
    if beat.what == "reveal" and isinstance(beat.state.stage, Shown):
        niches = tuple(f"belief/{n}" for n, slot in enumerate(view.beliefs, 1)
                       if slot and slot.card == NISSE)
        return Moment(("halmstad-moment-nisse", ("seat", beat.seat or 0)),
                      "pieces/halmstad/chip_nisse", "orb", beat.seat, niches,
                      ("halmstad-kind-nisse",))
    return None


def tell_task(view: State, seat: Seat) -> Message:
    match view.stage:
        case Fed(): return ("halmstad-task-answer",)
        case Turn(): return left_to_do(view, seat)
        case Proved(): return ("halmstad-task-proved",)
        case Believed(): return ("halmstad-task-believed",)
    asked = halmstad.prompts(view).get(seat)
    return (f"halmstad-task-{asked.kind}",) if asked else ("halmstad-task-pass",)


def left_to_do(view: State, seat: Seat) -> Message:
    """Return the actions left in a turn, if they are few."""
    found = list_left(view, seat)
    match found:
        case []: return ("halmstad-task-pass",)
        case [one]: return ("halmstad-task-one", one)
        case [one, other]: return ("halmstad-task-both", one, other)
    return ("halmstad-task-more",)


def tell_aim(view: State, seat: Seat, place: Place) -> Message:
    """Return in a few words the effect of an action whose name does not say it, why it is used up,
    or the use of the focused card."""
    if not isinstance(view.stage, Turn):
        return ()
    if can_swap(view, seat, place):
        return tell_hopes(view, seat, place)
    if is_spent(view, place):
        return (USED[SPENT[place]],)
    return (f"halmstad-aim-{rest_of(place)}",) if place in AIMS else ()


def tell_hopes(view: State, seat: Seat, place: Place) -> Message:
    """Return what the focused card could bring, or how far its hand is from a contract."""
    if find_contracts(view, seat, place):
        return ("halmstad-aim-makes",)
    best = list_advised(view, seat)
    if "contract" in best:
        return ("halmstad-aim-able",)
    left = "barred" if "pass" in best else best[-1]
    if isinstance(view.stage, Turn) and view.stage.done.contract:
        return ("halmstad-aim-again", left)
    what, demand = find_lacking(view, seat) if left != "barred" else ("", 0)
    return ("halmstad-aim-lacks", left, what, demand) if what else ("halmstad-aim-none", left)


def tell_doing(view: State, seat: Seat) -> Message:
    """Return the public part of the seat's task."""
    asked = halmstad.prompts(view)[seat].kind
    if isinstance(view.stage, Turn) and not view.stage.done.barred:
        return ("halmstad-doing-turn", ("seat", seat))
    beside_turns = asked in ("look", "fulfil", "visit", "pledge")
    return (f"halmstad-doing-{asked}" if beside_turns else "turn-of", ("seat", seat))


def find_answer(view: State, seat: Seat) -> Move | None:
    """2, 10: a seat's bid or answer, until all are in."""
    match view.stage:
        case Bid(bids) if bids[seat].standing != NONE:
            return ("bid", bids[seat].standing)
        case Fed(feeder, _, _, answers) if seat != feeder:
            said = answers[(seat - feeder - 1) % len(view.hands)]
            return {BELIEVED: BELIEVE, CHALLENGED: CHALLENGE}.get(said)
    return None


def list_foremost(view: State, seat: Seat) -> tuple[Zone, ...]:
    """Return the beliefs while they can be acted on or a question concerns them."""
    able = isinstance(view.stage, Look | Fed) or (isinstance(view.stage, Turn) and any(
        halmstad.refusal(view, seat, move) is None for move in (("examine",), ("reveal",))))
    return ("belief",) if able else ()


def rank_card(piece: str, sort: str) -> tuple[int, ...]:
    """Return a card's order in a hand: by rank, or by use."""
    card = CARD[piece]
    if sort == "rank" or VALUE[card] == 0:
        return (1, card) if sort == "kind" else (card,)
    return (0, (0, 1, 2, 2)[card % 4], card)


def list_standings(view: State) -> list[Standing]:
    """Return the points of each seat (11: in a race, contracts); its winnings lie on its panel."""
    return [Standing(mine.contracts if view.race else count_points(mine), RACE if view.race else 0)
            for mine in view.won]


def tie_breaks(state: State, reason: str) -> Sequence[int]:
    """Return the timber or the ballast of each seat (11)."""
    _, _, timber, ballast, _ = halmstad.tally(state)
    return {"timber": timber.values, "ballast": ballast.values}.get(reason, ())


def tell_story(match: Match) -> Message:
    """Return the winner's margin, and their number of nisser."""
    winner, result = lone_winner(match, "points"), match.result
    if winner is None or result is None or match.state.race:
        return ()
    more, kept = lead_of(result.scores, winner), match.state.won[winner].cards.count(NISSE)
    if kept:
        return ("halmstad-story-nisser", ("seat", winner), more, kept)
    return ("story-points", ("seat", winner), more)


def tell_gap(more: float) -> Message:
    """Return how much better a move is, in points; a large figure concerns the end of the match."""
    return ("halmstad-gap-all",) if more >= 4 else in_points(more)


def list_feelings(before: State, after: State) -> dict[Seat, Feeling]:
    """Make a caught player sorry."""
    caught = sum(card in ACES for card in after.out) > sum(card in ACES for card in before.out)
    stage = after.stage
    return {stage.seat: "sorry"} if caught and isinstance(stage, Turn | Visit | Pledge) else {}


def estimate_minutes(seats: int, options: Options) -> float:  # noqa: ARG001  three play
    """Return the minutes of a match, by the turns of sixty matches of bots."""
    race = 25.0 if options["race"] == "true" else 45.0
    return min(race, {"18": 45.0, "12": 35.0, "6": 15.0}[options["coins"]])


def find_mood(view: State) -> Mood:
    """Change the music while two players are asked about a nisse, or when the match runs out."""
    if isinstance(view.stage, Fed):
        return "pressing"
    low = len(view.deck) <= 8 or counters_left(view.counters, view.won) <= 4
    return "last" if low else "calm"


STYLE = TableStyle(
    board="halmstad", looks=LOOKS, sides=("KS", "QH", "JC"), zones=ZONES,
    places=("deck", "counters", *(f"belief/{n}" for n in (1, 2, 3))),
    hands=Hands(sorts=("rank", "kind"), rank=rank_card, suits=("5C", "5S", "5H", "5D"),
                together=("bid", "answer"), takes_back=("swap",), answered=find_answer,
                foremost=list_foremost),
    rounds=Rounds(
        standings=list_standings, counted="over", charted=("contract", "over"), recalls=(),
        whole=True, marker="pieces/halmstad/counter", road="quay", sources={
            "halmstad-sheet-counters": "pieces/halmstad/counter",
            "halmstad-sheet-nisser": "pieces/halmstad/chip_nisse",
            "halmstad-sheet-timber": "pieces/halmstad/suit_C",
            "halmstad-sheet-ballast": "pieces/halmstad/suit_S"}),
    pace=Pace(ponders=("bid", "answer"), brisk=("draw", "examine", "leave", "pass")),
    answers=Answers(between={"answer": (BELIEVE, CHALLENGE)}, question=bluff.make_question,
                    settled=bluff.find_settled),
    turned="pass", plate=("score", "contracts", "answer", "deck", "counters"),
    dressed=dress.dress_table, lies=place_pieces, span=8.0,
    theme=Theme(
        colour=(14, 22, 42), cloth=(18, 98, 116), material=Material((27, 34, 52), "planks", "pins"),
        sign="ui/eye_closed", prize=("ui/nisse", 1.0), music="halmstad"),
    words=Wording(
        caption=tell_beat, spoken=tell_move, task=tell_task, aim=tell_aim, doing=tell_doing,
        called=dress.name_piece, spot=dress.name_place, story=tell_story, gap=tell_gap,
        late=lambda seat: ("halmstad-silence", ("seat", seat))),
    touch=Touch(
        picker=make_picker, touches=list_touches, fields=list_fields, why=tell_why,
        ends=("button/pass",),
        idle=("button/stay", "button/decline"), signs=SIGNS, then=list_next),
    motion=Motion(feel=FEEL, moment=find_moment, mood=find_mood, feels=list_feelings),
    outcome=Outcome(tie_breaks=tie_breaks, final=lambda state, result: (  # 11: of a race contracts
        tuple(mine.contracts for mine in state.won) if state.race else result.scores)),
    choices=Choices(offers=lambda _: halmstad.OPTIONS, minutes=estimate_minutes),
)
