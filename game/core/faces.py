"""Which face each player has, as the name of a picture (`assets/people.py`). Bots are nisser.

A picture may be dyed in the colour of a seat; its name then ends with the old and the new seat.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

import msgspec

from game.core import paths
from game.core.contract import Seat
from game.core.record import Kind, Player

FOLDER = "ui/lobby"
NAMES = (  # no words of English or Swedish; each fits the face of its number
    "Freja", "Birger", "Embla", "Astrid", "Kim", "Signe", "Ylva", "Folke", "Idun", "Gudrun")
FACES, CUSHIONS = 10, 5  # different people; different cushions of chairs, and nisser
BEARDED = 1, 7  # faces
WOOL = 0, 1, 2, 3, 4, 1, 0, 3, 4, 2  # the seat whose colour each face has
DYED = re.compile(r"(.*)@(\d)(\d)")  # the name of a dyed picture


def name_face(n: int) -> str:
    return f"{FOLDER}/person_{n % FACES}"


def name_nisse(kind: Kind, n: int) -> str:
    """Return the picture of a bot, with stripes for its strength."""
    return f"{FOLDER}/{kind}_{n % CUSHIONS}"


def number_of_name(name: str) -> int:
    """Return the number of the face that goes with a name. The usual names have one each."""
    return NAMES.index(name) if name in NAMES else sum(map(ord, name)) % len(NAMES)


def own_face(player: Player) -> int:
    """Return the number of the face that a player chose, or that goes with their name."""
    return number_of_name(player.name) if player.face is msgspec.UNSET else player.face


def find_face(name: str, chosen: Mapping[str, int]) -> str:
    """Return the face that a player chose, or that goes with their name."""
    return name_face(chosen.get(name, number_of_name(name)))


def face_number(who: str) -> int:
    return int(_remove_feeling(who).rpartition("_")[2])


def show_feeling(who: str, feeling: str) -> str:
    """Return a figure with another feeling: "glad", "sorry" or ""."""
    return rename_picture(
        who, f"{_remove_feeling(who)}_{feeling}" if feeling else _remove_feeling(who))


def under_crown(who: str) -> str:
    """Return a glad figure for a crown; it wears no hat."""
    name = f"{_remove_feeling(who)}_crowned"
    return rename_picture(who, name) if _has_picture(name) else show_feeling(who, "glad")


def _remove_feeling(who: str) -> str:
    folder, _, name = remove_dye(who).rpartition("/")
    return f"{folder}/{'_'.join(name.split('_')[:2])}"


@cache
def _has_picture(picture: str) -> bool:
    return paths.find_file(f"assets/{picture}.svg").is_file()


# everybody at a table, or in a group, has a face of their own

def choose_faces(players: Sequence[Player], *, own: bool = False) -> list[str]:
    """Return the faces of all players at a table, chosen or by name, in any seat. No two people
    look alike, and no two nisser while faces last. They wear the colours of their seats, or their
    `own` without a seat."""
    return [*_choose_faces_once(tuple(players), own)]


@lru_cache(64)  # a table asks in every frame
def _choose_faces_once(players: tuple[Player, ...], own: bool) -> tuple[str, ...]:
    found: dict[Seat, str] = {}
    for seat in sorted(range(len(players)), key=lambda seat: _rank_player(players[seat])):
        first, kind = own_face(players[seat]), players[seat].kind
        faces = (_list_faces_by_likeness(first) if kind == "human" else
                 [name_nisse(kind, first + more) for more in range(CUSHIONS)])
        taken = [face_number(one) for one in found.values()
                 if _is_person(one) == (kind == "human")]
        found[seat] = next((one for one in faces if face_number(one) not in taken), faces[0])
    return tuple(
        found[seat] if own else dress_figure(found[seat], seat) for seat in range(len(players)))


def choose_face_by_name(
    groups: Iterable[Sequence[str]], chosen: Mapping[str, int],
) -> dict[str, str]:
    """Return one face for each name in some groups. No two in a group are alike while faces last.
    `chosen`: the numbers of the faces that players chose."""
    beside: dict[str, set[str]] = {}
    for group in groups:
        for name in group:
            beside.setdefault(name, set()).update(group)
    found: dict[str, str] = {}
    for name in sorted(beside, key=lambda name: (name not in chosen, *_rank_name(name))):
        taken = {found[other] for other in beside[name] if other in found}
        faces = _list_faces_by_likeness(chosen.get(name, number_of_name(name)))
        found[name] = next((one for one in faces if one not in taken), faces[0])
    return found


def _list_faces_by_likeness(own: int) -> list[str]:
    """List a face and all others; bearded faces come first for a bearded one, and last
    otherwise."""
    numbers = sorted(((own + more) % FACES for more in range(FACES)),
                     key=lambda n: (n in BEARDED) != (own % FACES in BEARDED))
    return [name_face(n) for n in numbers]


def _rank_player(player: Player) -> tuple[bool, bool, str]:
    """Put players with a chosen face before the usual names."""
    return player.face is msgspec.UNSET, *_rank_name(player.name)


def _rank_name(name: str) -> tuple[bool, str]:
    """Put usual names first: nobody takes their faces away."""
    return name not in NAMES, name


# the colours that they wear

def dress_figure(who: str, seat: Seat) -> str:
    """Return a figure in the colour of a seat."""
    bare, old = remove_dye(who), _drawn_seat(who)
    return bare if old == seat else f"{bare}@{old}{seat}"


def seat_of_dress(who: str) -> Seat:
    """Return the seat in whose colour a figure is dressed; 0 for a nisse without a seat."""
    if found := DYED.fullmatch(who):
        return int(found[3])
    return _drawn_seat(who) if _is_person(who) else 0


def remove_dye(picture: str) -> str:
    """Return the name of a picture without its dye."""
    return picture.partition("@")[0]


def rename_picture(picture: str, name: str) -> str:
    """Return the name of another picture, dyed as this one is."""
    return name + picture[len(remove_dye(picture)):]


def _drawn_seat(who: str) -> Seat:
    """Return the seat in whose colour a figure, or the hood of a nisse, is drawn in its file."""
    number = face_number(remove_dye(who))
    return WOOL[number] if _is_person(who) else number


def _is_person(picture: str) -> bool:
    return picture.startswith(f"{FOLDER}/person")
