"""Who sits at a table, as pictures: people (`assets/people.py`), and nisser that are bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import msgspec

from game.core import paths
from game.core.contract import Seat
from game.core.record import Kind, Player
from game.picture.dye import named, new_of, plain, renamed
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import NIGHT, SEAT_COLOURS, Colour

SHAPE = 0.8  # the width of these pictures as a part of their height
LONG_NAME = 8  # letters; a longer name may be smaller than others
BUST = 0.78  # how much of their height somebody fills who sits: below it are legs of the chair
FOLDER = "ui/lobby"
NAMES = (  # no words of English or Swedish; each fits the face of its number
    "Freja", "Birger", "Embla", "Astrid", "Kim", "Signe", "Ylva", "Folke", "Idun", "Gudrun")
BEARDED = 1, 7  # faces
AIRY, ROOMY = 24, 150  # how far the sides of a picture so high have nothing on them
LIT = 255  # all of somebody's light
HEADS = 0.62  # and down to the shoulders
BADGE = 40  # the size of the sign beside somebody
FACES, CUSHIONS = 10, 5  # people look different; so do cushions of chairs, and nisser
WOOL = 0, 1, 2, 3, 4, 1, 0, 3, 4, 2  # the seat in whose colour each of the people is dressed


def face(n: int) -> str:
    """Somebody."""
    return f"{FOLDER}/person_{n % FACES}"


def number(name: str) -> int:
    """The face under which a name is remembered: the usual names have one each, in their order."""
    return (NAMES.index(name) if name in NAMES else sum(map(ord, name))) % FACES


def face_number(who: str) -> int:
    """Which of the faces somebody has."""
    return int(_calm(who).rpartition("_")[2])


def nisse(kind: Kind, n: int) -> str:
    """A bot: one of the nisser, with stripes for its strength."""
    return f"{FOLDER}/{kind}_{n % CUSHIONS}"


def faced(who: str, feeling: str) -> str:
    """Somebody who is glad or sorry, or neither (`""`), whatever she was."""
    return renamed(who, f"{_calm(who)}_{feeling}" if feeling else _calm(who))


def under_crown(who: str) -> str:
    """Somebody who is glad and wears a crown: without a hat, where she has one."""
    name = f"{_calm(who)}_crowned"
    return renamed(who, name) if _drawn(name) else faced(who, "glad")


def _calm(who: str) -> str:
    """The picture of somebody without any feeling."""
    folder, _, name = plain(who).rpartition("/")
    return f"{folder}/{'_'.join(name.split('_')[:2])}"


@cache
def _drawn(picture: str) -> bool:
    return paths.found(f"assets/{picture}.svg").is_file()


def sitters(players: Sequence[Player], *, own: bool = False) -> list[str]:
    """All who sit round a table, people and nisser, with the faces that they have chosen or under
    which their names are remembered, wherever they sit; but no two people are alike, nor two nisser
    while there are others. They are dressed in the colours of their seats, or `own` ones where
    nobody has a seat."""
    found: dict[Seat, str] = {}
    for seat in sorted(range(len(players)), key=lambda seat: _first(players[seat])):
        first, kind = own_face(players[seat]), players[seat].kind
        faces = (_alike(first) if kind == "human" else
                 [nisse(kind, first + more) for more in range(CUSHIONS)])
        taken = [one[-1] for one in found.values() if _person(one) == (kind == "human")]
        found[seat] = next((one for one in faces if one[-1] not in taken), faces[0])
    return [found[seat] if own else clad(found[seat], seat) for seat in range(len(players))]


def _alike(own: int) -> list[str]:
    """List a face and all others; of those, a beard comes first for a face with a beard, and last
    for one without."""
    numbers = sorted(((own + more) % FACES for more in range(FACES)),
                     key=lambda n: (n in BEARDED) != (own % FACES in BEARDED))
    return [face(n) for n in numbers]


def clad(who: str, seat: Seat) -> str:
    """Somebody in the colour of a seat."""
    return named(plain(who), _wears(who), seat)


def remembered(groups: Iterable[Sequence[str]], chosen: Mapping[str, int]) -> dict[str, str]:
    """The faces of people whose names stand together in some groups: nobody has two, and in a group
    no two are alike while there are others. `chosen`: the faces that some have chosen."""
    beside: dict[str, set[str]] = {}
    for group in groups:
        for name in group:
            beside.setdefault(name, set()).update(group)
    found: dict[str, str] = {}
    for name in sorted(beside, key=lambda name: (name not in chosen, *_usual(name))):
        taken = {found[other] for other in beside[name] if other in found}
        faces = _alike(chosen.get(name, number(name)))
        found[name] = next((one for one in faces if one not in taken), faces[0])
    return found


def dressed(who: str) -> Seat:
    """The seat in whose colour somebody is dressed; a nisse in the first one's, where he has no
    seat."""
    if (seat := new_of(who)) is not None:
        return seat
    return _wears(who) if _person(who) else 0


def wool(who: str) -> Colour:
    """The colour in which somebody is dressed."""
    return SEAT_COLOURS[dressed(who)]


def _wears(who: str) -> Seat:
    """The seat in whose colour somebody is drawn, or the hood of a nisse."""
    _, _, number = plain(who).removeprefix(f"{FOLDER}/").partition("_")
    return WOOL[int(number[0])] if _person(who) else int(number[0])


def _usual(name: str) -> tuple[bool, str]:
    """Usual names come first: nobody takes away their faces."""
    return name not in NAMES, name


def own_face(player: Player) -> int:
    """The number of the face that somebody has chosen, or else of the one that goes with a name."""
    return number(player.name) if player.face is msgspec.UNSET else player.face


def _first(player: Player) -> tuple[bool, bool, str]:
    """Whoever has chosen a face comes before the usual names."""
    return player.face is msgspec.UNSET, *_usual(player.name)


def _person(picture: str) -> bool:
    return picture.startswith(f"{FOLDER}/person")


def bust(page: Page, room: Box, who: str, part: float = BUST) -> None:
    """Somebody who fills a room to its foot, in its middle, down to a part of her height."""
    high = min(room.h / part, room.w / SHAPE)
    at = Box(room.center[0] - high * SHAPE / 2, room.bottom - high * part, high * SHAPE, high)
    page.cropped(at, who, at._replace(h=high * part))


def seated(page: Page, room: Box, who: str, seat: Seat, sign: float = BADGE) -> None:
    """Whoever sits on a seat, and its sign before her."""
    airy = AIRY * room.h / ROOMY
    bust(page, Box(room.x - airy, room.y, room.w + 2 * airy, room.h), who)
    badge = Box(room.x - 2, room.bottom - sign, sign, sign)
    page.image(page.art.plate(sign, sign, NIGHT, 255, SEAT_COLOURS[seat], 4, sign / 2), badge.x,
               badge.y)
    page.picture(badge.inset(sign * 0.2), f"ui/seat_{seat}")
