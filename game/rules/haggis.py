"""Haggis: climbing with wilds, bombs and bets.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from operator import attrgetter
from random import Random

from game.rules.core import (
    BadOption,
    Beat,
    IllegalMove,
    Move,
    Options,
    Piece,
    Prompt,
    Result,
    Says,
    Seat,
    Table,
    Teller,
    Zone,
    pick,
    put,
    shuffled,
    travels,
)
from game.rules.haggis_combos import (
    CARDS,
    NUMBERS,
    UNSEEN,
    WILDS,
    Cards,
    Reading,
    beats,
    readings,
)
from game.rules.haggis_plays import plays
from game.rules.haggis_position import (
    BETS,
    BOMBS,
    DEALT,
    Combination,
    Give,
    Over,
    Play,
    Scored,
    Stage,
    State,
    deck,
    parse,
    read,
    say,
    write,
)

__all__ = [
    "MOVES", "NAME", "OPTIONS", "SEATS", "VERSION", "Desk", "State", "apply", "guess", "moves",
    "parse", "prompts", "read", "refusal", "result", "say", "setup", "step", "table", "view",
    "write",
]

NAME = "haggis"
VERSION = 1
SEATS = (2, 3)
MOVES = ("bet", "play", "pass", "give")
OPTIONS: Mapping[str, tuple[str, ...]] = {"goal": ("250", "350"), "bombs": BOMBS}
PASS: Move = ("pass",)
POINTS = (*({3: 1, 5: 1, 7: 1, 9: 1}.get(card // 5 + 2, 0) for card in range(NUMBERS)), 2, 3, 5)


@dataclass(slots=True)
class Desk(Teller):
    """A State, thawed for one move."""

    hands: tuple[Cards, ...]
    haggis: Cards
    captured: tuple[Cards, ...]
    trick: tuple[Combination, ...]
    stage: Stage
    bets: tuple[int | None, ...]
    outs: tuple[tuple[Seat, int], ...]
    scores: tuple[int, ...]
    dealer: Seat
    round: int
    goal: int
    bombs: str
    rng: Random
    beats: list[Beat] | None = None

    def freeze(self) -> State:
        return State._make(_fields(self))


_fields = attrgetter(*State._fields)


def setup(seats: int, rng: Random, options: Options) -> State:
    """2, 14: a random dealer, fourteen cards each, the wilds face up; the left of the dealer leads.

    Raises BadOption, or ValueError for another number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"Haggis is for two or three, not {seats}")
    given = {name: str(value) for name, value in options.items()}
    for name, value in given.items():
        if name not in OPTIONS or value not in OPTIONS[name]:
            raise BadOption(f"there is no option {name!r} with the value {value!r}")
    bombs = given.get("bombs", "choose") if seats == 3 else "choose"
    dealer = pick(range(seats), rng)
    return _deal(rng, dealer, (dealer + 1) % seats, 1, (0,) * seats,
                 int(given.get("goal", "250")), bombs)


def _deal(
    rng: Random, dealer: Seat, leader: Seat, number: int, scores: tuple[int, ...], goal: int,
    bombs: str,
) -> State:
    seats = len(scores)
    cards = shuffled(deck(seats), rng)
    hands = tuple((*sorted(cards[DEALT * s : DEALT * (s + 1)]), *WILDS) for s in range(seats))
    return State(hands, tuple(sorted(cards[DEALT * seats :])), ((),) * seats, (), Play(leader),
                 (None,) * seats, (), scores, dealer, number, goal, bombs)


_PLAY, _GIVE, _BET = Prompt("play"), Prompt("give"), Prompt("bet", optional=True)


def prompts(state: State) -> Mapping[Seat, Prompt]:
    """9, 10, 13: the seat in turn, and a bet for everybody who still may."""
    match state.stage:
        case Play(seat): asked = {seat: _PLAY}
        case Give(seat): asked = {seat: _GIVE}
        case _: return {}
    if not state.outs:
        asked |= {s: _BET for s, bet in enumerate(state.bets) if bet is None and s not in asked}
    return asked


_BETS: tuple[Move, ...] = tuple(("bet", bet) for bet in BETS)


def moves(state: State, seat: Seat) -> list[Move]:
    """All legal moves of a seat; none if it is not asked."""
    stage = state.stage
    if not isinstance(stage, Play | Give):
        return []
    bets = list(_BETS) if state.bets[seat] is None and not state.outs else []
    if stage.seat != seat:
        return bets
    if isinstance(stage, Give):
        return [("give", s) for s in range(len(state.hands)) if s != seat]
    on = state.trick[-1].reading if state.trick else None
    listed: list[Move] = [("play", *play) for play in plays(state.hands[seat], on)]
    return [*listed, *bets, PASS] if on else [*listed, *bets]


def refusal(state: State, seat: Seat, move: Move) -> Says | None:
    """None for a legal move; else why it is not one."""
    stage = state.stage
    if not isinstance(stage, Play | Give):
        return ("match-over",)
    if move[:1] == ("bet",):
        return _why_no_bet(state, seat, move)
    if stage.seat != seat:
        return ("not-your-turn", ("seat", stage.seat))
    match stage, move:
        case Give(), ("give", int(to)):
            return None if to != seat and 0 <= to < len(state.hands) else ("haggis-give-other",)
        case Give(), _: return ("haggis-give-first",)
        case Play(), ("pass",): return None if state.trick else ("haggis-must-lead",)
        case Play(), ("play", tuple(cards), reading):
            return _why_no_play(state, seat, cards, reading)
    return ("haggis-unknown-move",)


def _why_no_bet(state: State, seat: Seat, move: Move) -> Says | None:
    if state.outs:
        return ("haggis-bet-late",)
    if state.bets[seat] is not None:
        return ("haggis-bet-once",)
    return None if move in _BETS else ("haggis-unknown-move",)


def _why_no_play(state: State, seat: Seat, cards: Cards, reading: object) -> Says | None:
    if not set(cards) <= set(state.hands[seat]) or not cards:
        return ("haggis-not-held",)
    if cards != tuple(sorted(set(cards))):
        return ("haggis-unknown-move",)
    found = readings(cards)
    if not found:
        return ("haggis-no-combination",)
    if not isinstance(reading, Reading):
        return ("haggis-which-reading",)
    if reading not in found:
        return ("haggis-unknown-move",)
    if not state.trick or beats(reading, state.trick[-1].reading):
        return None
    return _why_too_weak(reading, state.trick[-1].reading)


def _why_too_weak(reading: Reading, on: Reading) -> Says:
    if on.kind == "bomb":
        return ("haggis-bombs-only",) if reading.kind != "bomb" else ("haggis-higher-bomb",)
    if reading.kind != on.kind:
        return ("haggis-other-kind", ("haggis-kind", on.kind))
    if reading[:3] != on[:3]:
        if on.kind == "set":
            return ("haggis-other-size", on.length)
        return ("haggis-other-shape", on.width, on.length)
    return ("haggis-too-low",)


def apply(state: State, seat: Seat, move: Move, rng: Random) -> list[Beat]:
    """The beats of a move. Raises IllegalMove with the reason, before anything has changed."""
    if says := refusal(state, seat, move):
        raise IllegalMove(says)
    desk = Desk(*state, rng, beats=[])
    run(desk, seat, move)
    return desk.story()


def step(state: State, seat: Seat, move: Move, rng: Random) -> State:
    """Where `apply` ends, without judging or telling: for moves out of `moves`."""
    desk = Desk(*state, rng)
    run(desk, seat, move)
    return desk.freeze()


def run(t: Desk, seat: Seat, move: Move) -> None:
    """The table of contents: one line a rule."""
    match move:
        case ("play", tuple(cards), Reading() as read_as):
            play(t, Combination(seat, cards, read_as))
        case ("pass",): pass_(t, seat)
        case ("bet", int(amount)): bet(t, seat, amount)
        case ("give", int(to)): give(t, seat, to)


def bet(t: Desk, seat: Seat, amount: int) -> None:
    """13: once, public; nothing else changes."""
    t.bets = put(t.bets, seat, amount)
    t.tell("bet", seat, (), amount)


def play(t: Desk, played: Combination) -> None:
    """7, 12, 13: cards on the table; an open bet is none; an empty hand is out."""
    seat, cards, _ = played
    t.hands = put(t.hands, seat, tuple([c for c in t.hands[seat] if c not in cards]))
    if t.bets[seat] is None:
        t.bets = put(t.bets, seat, 0)
    covered = len(t.trick[-1].cards) if t.trick else 0
    t.trick = (*t.trick, played)
    if t.beats is not None:
        moved = (*(("play", "trick"),) * covered,
                 *((f"hand/{seat}" if c < NUMBERS else f"wild/{seat}", "play") for c in cards))
        t.tell("play", seat, moved, played.reading)
    if not t.hands[seat]:
        go_out(t, seat)
    if sum(map(bool, t.hands)) == 1:
        trick_ends(t)
    else:
        turn_passes(t, seat)


def go_out(t: Desk, seat: Seat) -> None:
    """12, 13: the largest opposing hand is noted; whoever has not bet has bet nothing."""
    t.outs = (*t.outs, (seat, max(map(len, t.hands))))
    t.bets = tuple(amount or 0 for amount in t.bets)
    t.tell("out", seat, (), t.outs[-1][1])


def pass_(t: Desk, seat: Seat) -> None:
    """9: a player who passed may come back while the trick lives."""
    t.tell("pass", seat)
    turn_passes(t, seat)


def turn_passes(t: Desk, seat: Seat) -> None:
    """9: to the left past those who are out; back at the last combination the trick ends."""
    seats = len(t.hands)
    last = t.trick[-1].seat
    turn = (seat + 1) % seats
    while turn != last and not t.hands[turn]:
        turn = (turn + 1) % seats
    if turn == last:
        trick_ends(t)
    else:
        t.stage = Play(turn)


def trick_ends(t: Desk) -> None:
    """9, 10: the last combination takes the trick; one that a bomb won goes to an opponent."""
    seats, last = len(t.hands), t.trick[-1]
    if last.reading.kind != "bomb":
        capture(t, last.seat, last.seat)
    elif seats == 2:
        capture(t, 1 - last.seat, last.seat)
    elif t.bombs == "choose":
        t.stage = Give(last.seat)
    else:
        before = t.trick[-2].seat if len(t.trick) > 1 else (last.seat - 1) % seats
        capture(t, before, last.seat)


def give(t: Desk, seat: Seat, to: Seat) -> None:
    """10: the winner of a bomb-won trick chooses who takes it."""
    capture(t, to, seat)


def capture(t: Desk, taker: Seat, winner: Seat) -> None:
    """9, 11: the trick's cards change hands; the winner leads, or the round is scored."""
    cards = [card for played in t.trick for card in played.cards]
    top = len(t.trick[-1].cards)
    zone = f"captured/{taker}"
    moved = (*(("trick", zone),) * (len(cards) - top), *(("play", zone),) * top)
    t.captured = put(t.captured, taker, tuple(sorted((*t.captured[taker], *cards))))
    t.trick = ()
    t.tell("capture", taker, moved, ("seat", winner))
    if sum(map(bool, t.hands)) == 1:
        score(t)
        return
    lead = winner
    while not t.hands[lead]:
        lead = (lead + 1) % len(t.hands)
    t.stage = Play(lead)


def score(t: Desk) -> None:
    """11, 12, 13: all cards are turned up, everything is counted, the next round is dealt."""
    t.stage = Scored()
    first = t.outs[0][0]
    t.scores = tuple(s + gained for s, gained in zip(t.scores, gains(t, first), strict=True))
    t.tell("scored", first)
    collect(t, first)
    best = max(t.scores)
    if best >= t.goal and t.scores.count(best) == 1:
        t.stage = Over()
        t.tell("over")
        return
    dealer = next_dealer(t.scores, first)
    leader = next_leader(t.scores, dealer)
    fresh = _deal(t.rng, dealer, leader, t.round + 1, t.scores, t.goal, t.bombs)
    lay = () if t.beats is None else _lying(t)
    for name, value in zip(State._fields, fresh, strict=True):
        setattr(t, name, value)
    t.tell("deal", dealer, travels(lay, _lying(t)) if lay else ())


def _lying(t: Desk) -> tuple[Zone, ...]:
    """The zone of every card between two rounds."""
    return (*(f"hand/{s}" if card < NUMBERS else f"wild/{s}"
              for s, hand in enumerate(t.hands) for card in hand),
            *(f"captured/{s}" for s, pile in enumerate(t.captured) for _ in pile),
            *("haggis" for _ in t.haggis))


def gains(t: Desk, first: Seat) -> list[int]:
    """1, 12, 13: what each seat gets for a round."""
    left = (*t.haggis, *(card for hand in t.hands for card in hand))
    gained = [sum(POINTS[card] for card in pile) for pile in t.captured]
    gained[first] += sum(POINTS[card] for card in left)
    for seat, count in t.outs:
        gained[seat] += 5 * count
    return [mine + won for mine, won in zip(gained, bet_gains(t.bets, first), strict=True)]


def bet_gains(bets: tuple[int | None, ...], first: Seat) -> list[int]:
    """13: what the bets of a round are worth to each seat."""
    gained = [0] * len(bets)
    for seat, amount in enumerate(bets):
        for other in range(len(bets)):
            if other == first or (other != seat != first and bets[other] == 0):
                gained[other] += amount or 0
    return gained


def collect(t: Desk, first: Seat) -> None:
    """11: the last hand and the haggis go to whoever went out first."""
    zone = f"captured/{first}"
    last = [(seat, card) for seat, hand in enumerate(t.hands) for card in hand]
    moved = (*(("haggis", zone),) * len(t.haggis),
             *((f"hand/{s}" if c < NUMBERS else f"wild/{s}", zone) for s, c in last))
    pile = (*t.captured[first], *t.haggis, *(card for _, card in last))
    t.captured = put(t.captured, first, tuple(sorted(pile)))
    t.hands, t.haggis = ((),) * len(t.hands), ()
    t.tell("collect", first, moved)


def next_dealer(scores: tuple[int, ...], first: Seat) -> Seat:
    """14: the leader in points; of several the one first out, or the nearest to their left."""
    best = max(scores)
    return next(seat for i in range(len(scores))
                if scores[seat := (first + i) % len(scores)] == best)


def next_leader(scores: tuple[int, ...], dealer: Seat) -> Seat:
    """14: fewest points; of several the nearest to the dealer's left."""
    least = min(scores)
    return next(seat for i in range(1, len(scores) + 1)
                if scores[seat := (dealer + i) % len(scores)] == least)


def result(state: State) -> Result | None:
    """15: None while somebody is asked."""
    if not isinstance(state.stage, Over):
        return None
    best = max(state.scores)
    return Result(state.scores, (state.scores.index(best),), "points")


def view(state: State, seat: Seat | None) -> State:
    """16: what a seat sees; everything once the round is scored."""
    if isinstance(state.stage, Scored | Over):
        return state
    return state._replace(
        hands=tuple(hand if s == seat else _hidden(hand) for s, hand in enumerate(state.hands)),
        haggis=(UNSEEN,) * len(state.haggis),
    )


def _hidden(hand: Cards) -> Cards:
    wilds = tuple(card for card in hand if NUMBERS <= card < UNSEEN)
    return wilds + (UNSEEN,) * (len(hand) - len(wilds))


def guess(view: State, rng: Random) -> State:
    """Some state that looks like the view: the unseen number cards are dealt anew."""
    seen = {card for pile in (*view.hands, view.haggis, *view.captured,
                              *(played.cards for played in view.trick)) for card in pile}
    pool = iter(shuffled([card for card in deck(len(view.hands)) if card not in seen], rng))
    return view._replace(
        hands=tuple(_dealt(hand, pool) for hand in view.hands), haggis=_dealt(view.haggis, pool))


def _dealt(cards: Cards, pool: Iterator[int]) -> Cards:
    return tuple(sorted(next(pool) if card == UNSEEN else card for card in cards))


def table(view: State) -> Table:
    """16: hands, open wilds, the combination to beat, covered cards, and everybody's numbers."""
    found: dict[str, Piece | Says] = {}
    for seat, hand in enumerate(view.hands):
        numbers = [card for card in hand if card < NUMBERS or card == UNSEEN]
        found |= {f"hand/{seat}/{i}": CARDS[card] for i, card in enumerate(numbers)}
        found |= {f"wild/{seat}/{card - NUMBERS}": CARDS[card] for card in hand
                  if NUMBERS <= card < UNSEEN}
        found |= {f"captured/{seat}/{i}": "?" for i in range(len(view.captured[seat]))}
        found[f"score/{seat}"] = ("haggis-score", view.scores[seat])
        bet_ = view.bets[seat]
        found[f"bet/{seat}"] = ("haggis-bet-open",) if bet_ is None else ("haggis-bet", bet_)
    found |= {f"haggis/{i}": CARDS[card] for i, card in enumerate(view.haggis)}
    covered = [card for played in view.trick[:-1] for card in played.cards]
    found |= {f"trick/{i}": CARDS[card] for i, card in enumerate(covered)}
    if view.trick:
        found |= {f"play/{i}": CARDS[card] for i, card in enumerate(view.trick[-1].cards)}
    found["round"] = ("haggis-round", view.round, view.goal)
    found[f"dealer/{view.dealer}"] = "dealer"
    if isinstance(view.stage, Play | Give):
        found[f"turn/{view.stage.seat}"] = "turn"
    return found
