"""Halmstad's positions in the notation of the rulings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from game.core.cards import Card, Cards
from game.core.contract import BadText, Seat, read_number
from game.games.halmstad.rules.state import (
    ACES,
    BELIEFS,
    CARD,
    CARDS,
    COPIES,
    COUNTERS,
    DECK,
    NONE,
    NOT_YET,
    PILES,
    STILL,
    TIES,
    UNSEEN,
    Believed,
    Bid,
    Bidding,
    Done,
    Fed,
    Look,
    Over,
    Pledge,
    Proved,
    Shown,
    Slot,
    Stage,
    State,
    Turn,
    Visit,
    Won,
    counters_left,
)

SECONDS = (30, 15, 60, 0)
REASONS = ("counters", "deck", "race", "still")
DID = "dsxcf"  # the letters of what a seat has done, in the order of `Done`
_NAME = r"(?:(?:10|[2-9JQKA])[CSHD]|\*)"
_TOKEN = re.compile(_NAME)
_CARDS = re.compile(f"-|{_NAME}+")
_HAND = re.compile(rf"([^+~]+)(?:\+({_NAME}+))?(?:~({_NAME}+))?")
_SLOT = re.compile(rf"({_NAME}|\?)(?::([0-2]+))?(?:~([0-2]))?((?:;[0-2]={_NAME})*)")
_BIDDING = re.compile(rf"({_NAME}|\?|-)((?:,{_NAME})*)")
_CLOCK = re.compile(
    r"(\d+)s,(tide|still)(\d)(,race)?(?:,fine([12]))?(,renew)?(?:,counters(\d+))?", re.ASCII)
_WON = re.compile(r"(\d+):(\d+):(.+)", re.ASCII)


def write(state: State) -> str:
    """Return the position on one line, as in the rulings."""
    fields = (
        _write_clock(state), _write_cards(state.deck),
        "/".join(map(_write_hand, state.hands, state.sure, state.perhaps)),
        "/".join(map(_write_cards, state.piles)), "/".join(map(_write_slot, state.beliefs)),
        "/".join(f"{mine.contracts}:{mine.counters}:{_write_cards(mine.cards)}"
                 for mine in state.won),
        _write_cards(state.out), write_stage(state.stage),
    )
    return " ".join(fields)


def _write_clock(state: State) -> str:
    ebb = f"tide{state.tide}" if state.tide else f"still{state.still}"
    fine = f",fine{state.fine}" if state.fine else ""
    fewer = f",counters{state.counters}" if state.counters != COUNTERS[0] else ""
    return f"{state.seconds}s,{ebb}{',race' * state.race}{fine}{',renew' * state.renew}{fewer}"


def _write_names(cards: Iterable[Card]) -> str:
    return "".join([CARDS[card] for card in cards])


def _write_cards(cards: Cards) -> str:
    if UNSEEN in cards:
        return f"{len(cards)}?"
    return _write_names(cards) or "-"


def _write_hand(hand: Cards, sure: Cards, perhaps: Cards) -> str:
    marks = (f"+{_write_names(sure)}" if sure else "") + (
        f"~{_write_names(perhaps)}" if perhaps else "")
    return _write_cards(hand) + marks


def _write_slot(slot: Slot | None) -> str:
    if slot is None:
        return "-"
    knowers = f":{''.join(map(str, slot.knowers))}" if slot.knowers else ""
    swapper = "" if slot.swapper is None else f"~{slot.swapper}"
    memory = "".join(f";{seat}={CARDS[card]}" for seat, card in enumerate(slot.memory)
                     if card != NONE)
    return f"{CARDS[slot.card]}{knowers}{swapper}{memory}"


def write_stage(stage: Stage) -> str:
    match stage:
        case Bid(bids): return f"bid {'/'.join(map(_write_bidding, bids))}"
        case Over(reason): return f"over {reason}"
        case Turn(): pending = ""
        case Look(): pending = " look"
        case Shown(): pending = " shown"
        case Fed(_, _, ace, answers): pending = f" fed {CARDS[ace]}:{''.join(answers)}"
        case Believed(_, _, ace): pending = f" believed {CARDS[ace]}"
        case Proved(_, _, ace): pending = f" proved {CARDS[ace]}"
        case Visit(_, _, challenger, left):
            pending = f" visit {challenger}:{''.join(map(str, left))}"
        case Pledge(_, _, challenger): pending = f" pledge {challenger}"
    return f"turn {stage.seat} {_write_done(stage.done)}{pending}"


def _write_done(done: Done) -> str:
    return "".join(letter for letter, did in zip(DID, done, strict=True) if did) or "-"


def _write_bidding(bidding: Bidding) -> str:
    standing = "-" if bidding.standing == NONE else CARDS[bidding.standing]
    return ",".join((standing, *(CARDS[card] for card in bidding.tied)))


def read(text: str) -> State:
    """Return a position, or a view, from its line. Raises BadText."""
    fields = text.split(" ", 7)
    if len(fields) != 8:
        raise BadText(f"a position has eight fields: {text!r}")
    clock, deck, hands, piles, beliefs, won, out, stage = fields
    held, sure, perhaps = zip(*map(_read_hand, _split(hands, 3)), strict=True)
    state = State(
        *_read_clock(clock), _read_cards(deck), held, sure, perhaps,
        tuple(map(_read_seen, _split(piles, PILES))),
        tuple(map(_read_slot, _split(beliefs, BELIEFS))),
        tuple(map(_read_won, _split(won, 3))), _read_seen(out), _read_stage(stage),
    )
    _check(state, text)
    return state


def _split(text: str, count: int) -> list[str]:
    parts = text.split("/")
    if len(parts) != count:
        raise BadText(f"{count} parts with / between them: {text!r}")
    return parts


def _read_clock(text: str) -> tuple[int, int, int, bool, int, bool, int]:
    parts = _CLOCK.fullmatch(text)
    if not parts or read_number(parts[1]) not in SECONDS:
        raise BadText(f"not a clock: {text!r}")
    seconds, turn = int(parts[1]), int(parts[3])
    counters = read_number(parts[7]) if parts[7] else COUNTERS[0]
    if counters not in COUNTERS:
        raise BadText(f"not a clock: {text!r}")
    more = parts[4] is not None, int(parts[5] or 0), parts[6] is not None, counters
    if parts[2] == "still" and turn <= STILL:
        return seconds, 0, turn, *more
    if parts[2] == "tide" and 1 <= turn <= PILES:
        return seconds, turn, 0, *more
    raise BadText(f"not a clock: {text!r}")


def _read_seen(text: str) -> Cards:
    """Cards that every view shows."""
    if not _CARDS.fullmatch(text):
        raise BadText(f"not cards: {text!r}")
    return tuple(CARD[name] for name in _TOKEN.findall(text))


def _read_cards(text: str) -> Cards:
    if text.endswith("?"):
        count = read_number(text[:-1])
        if not 0 < count <= len(DECK):
            raise BadText(f"not cards: {text!r}")
        return (UNSEEN,) * count
    return _read_seen(text)


def _read_hand(text: str) -> tuple[Cards, Cards, Cards]:
    parts = _HAND.fullmatch(text)
    if not parts:
        raise BadText(f"not a hand: {text!r}")
    return _read_cards(parts[1]), _read_seen(parts[2] or "-"), _read_seen(parts[3] or "-")


def _read_slot(text: str) -> Slot | None:
    if text == "-":
        return None
    parts = _SLOT.fullmatch(text)
    if not parts:
        raise BadText(f"not a belief: {text!r}")
    memory = [NONE] * 3
    for part in parts[4].split(";")[1:]:
        seat, _, name = part.partition("=")
        memory[int(seat)] = CARD[name]
    knowers = tuple(map(int, parts[2] or ""))
    if list(knowers) != sorted(set(knowers)):
        raise BadText(f"knowers stand once, in order: {text!r}")
    swapper = None if parts[3] is None else int(parts[3])
    return Slot(CARD[parts[1]], knowers, swapper, tuple(memory))


def _read_won(text: str) -> Won:
    parts = _WON.fullmatch(text)
    if not parts:
        raise BadText(f"not contracts: {text!r}")
    return Won(read_number(parts[1]), read_number(parts[2]), _read_seen(parts[3]))


def _read_stage(text: str) -> Stage:
    match text.split(" "):
        case ["bid", bids]: return Bid(tuple(map(_read_bidding, _split(bids, 3))))
        case ["over", reason] if reason in REASONS: return Over(reason)
        case ["turn", ("0" | "1" | "2") as seat, done, *pending]:
            return _read_pending(int(seat), _read_done(done), pending)
    raise BadText(f"not a stage: {text!r}")


def _read_bidding(text: str) -> Bidding:
    parts = _BIDDING.fullmatch(text)
    if not parts:
        raise BadText(f"not a bid: {text!r}")
    standing = NONE if parts[1] == "-" else CARD[parts[1]]
    return Bidding(standing, tuple(CARD[name] for name in _TOKEN.findall(parts[2])))


def _read_done(text: str) -> Done:
    done = Done(*(letter in text for letter in DID))
    if text != _write_done(done):
        raise BadText(f"not what a seat has done: {text!r}")
    return done


def _read_pending(seat: Seat, done: Done, pending: list[str]) -> Stage:
    match pending:
        case []: return Turn(seat, done)
        case ["look"]: return Look(seat, done)
        case ["shown"]: return Shown(seat, done)
        case ["fed", text]:
            ace, _, answers = text.partition(":")
            return Fed(seat, done, _read_ace(ace), _read_answers(answers))
        case ["believed", ace]: return Believed(seat, done, _read_ace(ace))
        case ["proved", ace]: return Proved(seat, done, _read_ace(ace))
        case ["visit", text]: return _read_visit(seat, done, text)
        case ["pledge", ("0" | "1" | "2") as challenger] if int(challenger) != seat:
            return Pledge(seat, done, int(challenger))
    raise BadText(f"not a stage: {' '.join(pending)!r}")


def _read_ace(name: str) -> Card:
    if CARD.get(name) not in ACES:
        raise BadText(f"not an ace: {name!r}")
    return CARD[name]


def _read_answers(text: str) -> tuple[str, str]:
    if not re.fullmatch(r"[-bc?]{2}", text) or NOT_YET not in text:
        raise BadText(f"not answers of which one is missing: {text!r}")
    return text[0], text[1]


def _read_visit(seat: Seat, done: Done, text: str) -> Visit:
    parts = re.fullmatch(r"([0-2]):([0-2]{1,2})", text)
    if parts:
        challenger, left = int(parts[1]), tuple(map(int, parts[2]))
        both = (challenger, 3 - seat - challenger)
        if challenger != seat and left in (both, both[1:]):
            return Visit(seat, done, challenger, left)
    raise BadText(f"not visitors: {text!r}")


def _check(state: State, text: str) -> None:
    """Check that the spelling is the only one, and that the cards are those of two decks."""
    sorted_ = [*state.hands, *state.sure, *state.perhaps, *(mine.cards for mine in state.won),
               state.out]
    if isinstance(state.stage, Bid):
        sorted_ += [bidding.tied for bidding in state.stage.bids]
    if write(state) != text or any(tuple(sorted(cards)) != cards for cards in sorted_):
        raise BadText(f"cards are sorted and numbers plain: {text!r}")
    lying = list(all_cards(state))
    known = Counter(card for card in lying if card != UNSEEN)
    if len(lying) != len(DECK) or any(count > COPIES[card] for card, count in known.items()):
        raise BadText(f"the cards are not those of two decks: {text!r}")
    if counters_left(state.counters, state.won) < 0:
        raise BadText(f"there are {state.counters} counters: {text!r}")
    _check_stage(state, text)


def all_cards(state: State) -> Iterator[Card]:
    """Yield every card once, wherever it lies."""
    for cards in (state.deck, *state.hands, *state.piles, state.out,
                  *(mine.cards for mine in state.won)):
        yield from cards
    yield from (slot.card for slot in state.beliefs if slot is not None)
    if isinstance(state.stage, Fed | Believed | Proved):
        yield state.stage.ace


def _check_stage(state: State, text: str) -> None:
    if (state.still == STILL) != (state.stage == Over("still")):
        raise BadText(f"the sixth still turn ends the match: {text!r}")
    if isinstance(state.stage, Bid):
        bids = state.stage.bids
        if len({len(bid.tied) for bid in bids}) > 1 or len(bids[0].tied) >= TIES:
            raise BadText(f"bids tie for all seats, and not for ever: {text!r}")
        if all(bid.standing != NONE for bid in bids):
            raise BadText(f"one bid at least is missing: {text!r}")
        if not all(map(_has_bid, state.hands, bids)):
            raise BadText(f"bids belong to their hands: {text!r}")


def _has_bid(hand: Cards, bid: Bidding) -> bool:
    made = Counter(card for card in (bid.standing, *bid.tied) if card not in {NONE, UNSEEN})
    return UNSEEN in hand or made <= Counter(hand)
