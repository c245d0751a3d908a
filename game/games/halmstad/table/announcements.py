"""What has happened at Halmstad, in words: the event, its reason, and what comes of it. Only what
everybody could see is told."""

from __future__ import annotations

from game.core.contract import Beat, Message, Seat
from game.games.halmstad.rules.state import CARD, CHALLENGED, Fed, Pledge, Shown, State, Visit
from game.games.halmstad.rules.view import name_card
from game.tables.places import kind_of, number_of


def tell_beat(beat: Beat) -> Message:
    """Return a beat in words that everybody may read."""
    key, who = f"halmstad-beat-{beat.what}", ("seat", -1 if beat.seat is None else beat.seat)
    match beat.what:
        case "bids": return (key, *_tell_bids(beat), _find_outcome(beat))
        case "answers": return (key, who, *_tell_answers(beat))
        case "challenge": return (key, who, _count_challengers(beat))
        case "reveal": return (key, who, "nisse" if _has_stage(beat, Shown) else "none")
        case "caught": return (
            key, who, *map(_name_value, beat.says), ("seat", _find_challenger(beat)))
        case "contract":
            return (key, who, *map(_name_value, beat.says[:3]), _find_quay(beat), beat.says[3])
        case "tide": return (key, who, *map(_name_value, beat.says), _find_pile(beat))
    return (key, who, *map(_name_value, beat.says))


def _name_value(value: object) -> object:
    """Return a card's name in words."""
    return name_card(CARD[value]) if isinstance(value, str) and value in CARD else value


def _has_stage(beat: Beat, kind: type) -> bool:
    return isinstance(beat.state, State) and isinstance(beat.state.stage, kind)


def _tell_bids(beat: Beat) -> list[object]:
    return [part for seat, card in enumerate(beat.says)
            for part in (("seat", seat), _name_value(card))]


def _find_outcome(beat: Beat) -> str:
    """2: why a player begins, by how many different ranks were bid."""
    ranks = {str(card).rstrip("CSHD") for card in beat.says}
    return {3: "highest", 2: "third"}.get(len(ranks), "alike")


def _tell_answers(beat: Beat) -> list[Message]:
    """10: what the two to the claimer's left have said."""
    claimer = beat.seat or 0
    return [("halmstad-said-challenge" if said == CHALLENGED else "halmstad-said-believe",
             ("seat", (claimer + n) % 3)) for n, said in enumerate(beat.says, 1)]


def _count_challengers(beat: Beat) -> str:
    """10: whether one of two challengers counts."""
    stage = beat.state.stage if isinstance(beat.state, State) else None
    both = isinstance(stage, Fed) and set(stage.answers) == {CHALLENGED}
    return "both" if both else "one"


def _find_challenger(beat: Beat) -> Seat:
    """10: who gains by a bluff that is caught."""
    stage = beat.state.stage if isinstance(beat.state, State) else None
    return stage.challenger if isinstance(stage, Visit | Pledge) else -1


def _find_quay(beat: Beat) -> int:
    """From which pile a contract has taken its demand; a pledge has none."""
    return next((number_of(frm) for frm, _ in beat.moved if kind_of(frm) == "pile"), 0)


def _find_pile(beat: Beat) -> int:
    """11: where the tide has laid its card."""
    return number_of(beat.moved[0][1])
