"""Events in the port in public words: the event, its reason, and its effects; and which of them to
show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.contract import Beat, Message, Seat, Zone
from game.games.halmstad.rules.state import (
    BALLAST,
    CAPTAINS,
    CARD,
    CARDS,
    CHALLENGED,
    NISSE,
    RED,
    TIMBER,
    Fed,
    Pledge,
    Shown,
    State,
    Visit,
)
from game.games.halmstad.rules.view import name_card
from game.tables.places import kind_of, number_of
from game.tables.scenery import find_doer

FOLLOWS = tuple(f"halmstad-beat-{what}" for what in ("refill", "belief", "answer", "bid"))
PASSED, CONTRACT, TIDE, DRAWN = (
    f"halmstad-beat-{what}" for what in ("pass", "contract", "tide", "draw"))
SHARED = tuple(f"halmstad-beat-{what}" for what in ("bids", "answers"))  # what several did
MARK = 0xE000  # the first of the letters that stand for a card in a text
LEFT = "halmstad-beat-leave"  # the beliefs, once they were looked at
QUIET = (LEFT, "halmstad-beat-examine", DRAWN)  # what is told only where there is nothing else
SHORT = {f"halmstad-{how}-{what}": f"halmstad-log-{what}" for how, what in (  # in fewer words there
    ("beat", "swap"), ("beat", "draw"), ("beat", "feed"), ("beat", "examine"),
    ("beat", "exchange"), ("deed", "contract"))}
PAIR = {"halmstad-beat-swap": "halmstad-deed-swap", "halmstad-deed-contract": "halmstad-deed-made",
        TIDE: "halmstad-deed-tide"}  # of which the pictures tell the rest


Captioned = Sequence[tuple[int, Message]]


def tell_beat(beat: Beat) -> Message:
    key, who = f"halmstad-beat-{beat.what}", ("seat", -1 if beat.seat is None else beat.seat)
    says, stage = tuple(map(_name_value, beat.says)), beat.state.stage
    match beat.what:
        case "bids":  # 2: why a player begins, by how many different ranks were bid
            ranks = {str(card).rstrip("CSHD") for card in beat.says}
            bids = (part for seat, card in enumerate(says) for part in (("seat", seat), card))
            return (key, *bids, {3: "highest", 2: "third"}.get(len(ranks), "alike"))
        case "answers":  # 10: of the two to the claimer's left
            return (key, who, *(
                ("halmstad-said-challenge" if said == CHALLENGED else "halmstad-said-believe",
                 ("seat", ((beat.seat or 0) + n) % 3)) for n, said in enumerate(beat.says, 1)))
        case "challenge":  # 10: of two challengers one counts
            both = isinstance(stage, Fed) and {*stage.answers} == {CHALLENGED}
            return (key, who, "both" if both else "one")
        case "reveal": return (key, who, "nisse" if isinstance(stage, Shown) else "none")
        case "caught":  # 10: the challenger gains by it
            gains = stage.challenger if isinstance(stage, Visit | Pledge) else -1
            return (key, who, *says, ("seat", gains))
        case "contract":  # a pledge has no quay
            quay = next((number_of(frm) for frm, _ in beat.moved if kind_of(frm) == "pile"), 0)
            return (key, who, *says[:3], quay, beat.says[3])
        case "tide": return (key, who, *says, number_of(beat.moved[0][1]))  # 11
    return (key, who, *says)


def _name_value(value: object) -> object:
    return name_card(CARD[value]) if isinstance(value, str) and value in CARD else value


class Told(NamedTuple):
    """A caption with its cards as pictures: their names, the gain of a contract, the quay or niche,
    and the cards of the contract."""

    says: Message
    cards: tuple[str, ...]
    gain: int
    where: Zone
    laid: tuple[str, ...] = ()

    @property
    def paid(self) -> list[str]:
        """Return the cards of a contract in order: red, black, a captain, and others."""
        kinds = (RED, (*TIMBER, *BALLAST), CAPTAINS, (NISSE,))
        rank = {card: n for n, cards in enumerate(kinds) for card in cards}
        return sorted(self.laid, key=lambda name: rank.get(
            NISSE if name == CARDS[NISSE] else CARD[name], len(kinds)))

    @property
    def nisser(self) -> int:
        return self.laid.count(CARDS[NISSE])


def find_latest(captions: Captioned, asked: Sequence[Seat] = ()) -> int | None:
    """Return the caption of the newest deed: no consequence like the tide, no pass after a deed,
    and a look or draw only without others, least of all by the player to move."""
    found = [n for n in range(len(captions) - 1, -1, -1)
             if captions[n][1][0] not in (*FOLLOWS, TIDE) and not is_end(captions, n)]
    loud = [n for n in found if captions[n][1][0] not in QUIET]
    for n in found:
        who = find_doer(captions[n][1])
        if who not in asked or n in loud:
            looked = [m for m in found[found.index(n):] if captions[m][1][0] != LEFT]
            before = next((m for m in loud if m <= n), None)
            if before is not None and (find_doer(captions[before][1]) == who
                                       or captions[before][1][0] == "halmstad-beat-beliefs"):
                return before
            return looked[0] if looked else n
    return found[0] if found else None


def is_end(captions: Captioned, n: int) -> bool:
    """Say whether a caption only tells the pass of a player after another deed."""
    says = captions[n][1]
    before = next((one for _, one in reversed(captions[:n]) if one[0] not in FOLLOWS), ())
    return says[0] == PASSED and bool(before) and find_doer(before) == find_doer(says)


def split_caption(view: State, says: Message) -> Told:
    """Return a caption, and its parts as pictures."""
    cards: list[str] = []
    gain, quay, laid = 0, 0, tuple[str, ...]()
    if says[0] == CONTRACT and says[2] != "pledge":
        gain, quay = (int(str(value)) for value in says[4:6])
        laid = tuple(str(says[6]).split())
        says = ("halmstad-deed-contract", says[1], says[3])
    marked = _mark_cards(says, cards)
    tops = {CARDS[pile[0]]: n for n, pile in enumerate(view.piles, 1) if pile}
    match says[0]:
        case "halmstad-beat-tide": quay = int(str(says[-1]))
        case "halmstad-beat-swap": quay = tops.get(cards[0], 0) if cards else 0
        case "halmstad-beat-exchange": return Told(marked, (), 0, f"belief/{says[-1]}")
    return Told(marked, tuple(cards), gain, f"pile/{quay}" if quay else "", laid)


def shorten_told(found: Told) -> Told:
    """Return the same in two or three words, if possible."""
    key, *values = found.says
    if key == TIDE:
        return found._replace(says=("halmstad-log-tide", found.says[2]))
    return found._replace(says=(SHORT.get(str(key), key), *values, *[found.gain] * bool(
        found.gain)))


def shorten_pictured(found: Told) -> Message:
    """Return the few words over the pictures of a deed; empty where words tell it all."""
    key, *values = found.says
    told = () if key == TIDE else values[:1]
    return (PAIR[str(key)], *told) if key in PAIR and found.cards else ()


def list_before(captions: Captioned, large: int | None) -> list[Message]:
    """Return earlier deeds worth a line, the newest first."""
    return [says for n, (_, says) in reversed([*enumerate(captions)]) if n != large
            and says[0] not in (*FOLLOWS, *QUIET) and not is_end(captions, n)]


def _mark_cards(says: Message, cards: list[str]) -> Message:
    """Return the same words with a mark for each card."""
    found: list[object] = []
    for value in says:
        if isinstance(value, tuple) and (name := _find_card(value)):
            found.append(("name", chr(MARK + len(cards))))
            cards.append(name)
        else:
            found.append(_mark_cards(value, cards) if isinstance(value, tuple) else value)
    return tuple(found)


def _find_card(says: Message) -> str:
    match says:
        case ("halmstad-nisse",): return CARDS[NISSE]
        case ("halmstad-card", (_, str(number)), str(suit)): return number + suit
        case ("name", str(name)) if name in CARD: return name
    return ""
