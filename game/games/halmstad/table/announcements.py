"""What has happened at Halmstad, in words: the event, its reason, and what comes of it. Only what
everybody could see is told."""

from __future__ import annotations

from game.core.contract import Beat, Says, Seat
from game.games.halmstad.rules.state import CARD, CHALLENGED, Fed, Pledge, Shown, State, Visit
from game.games.halmstad.rules.view import called
from game.tables.places import kind_of, number_of


def caption(beat: Beat) -> Says:
    """Return a beat in words that everybody may read."""
    key, who = f"halmstad-beat-{beat.what}", ("seat", -1 if beat.seat is None else beat.seat)
    match beat.what:
        case "bids": return (key, *_bids(beat), _outcome(beat))
        case "answers": return (key, who, *_answers(beat))
        case "challenge": return (key, who, _both(beat))
        case "reveal": return (key, who, "nisse" if _stage(beat, Shown) else "none")
        case "caught": return (key, who, *map(_told, beat.says), ("seat", _challenger(beat)))
        case "contract":
            return (key, who, *map(_told, beat.says[:3]), _quay(beat), beat.says[3])
        case "tide": return (key, who, *map(_told, beat.says), _pile(beat))
    return (key, who, *map(_told, beat.says))


def _told(value: object) -> object:
    """Return a card's name in words."""
    return called(CARD[value]) if isinstance(value, str) and value in CARD else value


def _stage(beat: Beat, kind: type) -> bool:
    return isinstance(beat.state, State) and isinstance(beat.state.stage, kind)


def _bids(beat: Beat) -> list[object]:
    return [part for seat, card in enumerate(beat.says) for part in (("seat", seat), _told(card))]


def _outcome(beat: Beat) -> str:
    """2: why a player begins, by how many different ranks were bid."""
    ranks = {str(card).rstrip("CSHD") for card in beat.says}
    return {3: "highest", 2: "third"}.get(len(ranks), "alike")


def _answers(beat: Beat) -> list[Says]:
    """10: what the two to the claimer's left have said."""
    claimer = beat.seat or 0
    return [("halmstad-said-challenge" if said == CHALLENGED else "halmstad-said-believe",
             ("seat", (claimer + n) % 3)) for n, said in enumerate(beat.says, 1)]


def _both(beat: Beat) -> str:
    """10: whether one of two challengers counts."""
    stage = beat.state.stage if isinstance(beat.state, State) else None
    both = isinstance(stage, Fed) and set(stage.answers) == {CHALLENGED}
    return "both" if both else "one"


def _challenger(beat: Beat) -> Seat:
    """10: who gains by a bluff that is caught."""
    stage = beat.state.stage if isinstance(beat.state, State) else None
    return stage.challenger if isinstance(stage, Visit | Pledge) else -1


def _quay(beat: Beat) -> int:
    """From which pile a contract has taken its demand; a pledge has none."""
    return next((number_of(frm) for frm, _ in beat.moved if kind_of(frm) == "pile"), 0)


def _pile(beat: Beat) -> int:
    """11: where the tide has laid its card."""
    return number_of(beat.moved[0][1])
