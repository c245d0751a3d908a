"""The rows of the settings: their fields, values and drawers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.core.settings import CONTRASTS, LOUDNESS, SPEEDS, SUITS, TEXT_SIZES, VOLUMES, find_nearest
from game.core.words import LANGUAGES, Words
from game.picture.theme import Colour

FELTS: dict[str, Colour] = {  # the drawers and their felts
    "look": (34, 88, 62), "sound": (38, 62, 110), "play": (110, 34, 46)}
YES_NO = (False, True)


class Row(NamedTuple):
    """A row of a `drawer`. It gives a `field` of the settings one of some `values`; `describe` says
    a value in words. A row without a field is the scene's own. `picture` is a file's name. In a
    kiosk, some rows are not `for_guests`."""

    name: str
    drawer: str
    picture: str
    field: str = ""
    values: Sequence[Any] = ()
    describe: Callable[[Words, Any], str] = lambda _say, _value: ""
    for_guests: bool = True


def _describe_choice(say: Words, chosen: bool) -> str:
    return say("yes" if chosen else "no")


def _make_volume_row(name: str, picture: str) -> Row:
    return Row(name, "sound", picture, name, VOLUMES[name],
               lambda say, value: say(f"volume-{LOUDNESS[find_nearest(VOLUMES[name], value)]}"),
               for_guests=False)


ROWS = {row.name: row for row in (
    Row("language", "look", "ui/drawers/language", "language", tuple(LANGUAGES),
        lambda _, code: LANGUAGES[code]),
    Row("text", "look", "ui/drawers/text", "text", TEXT_SIZES,
        lambda say, size: say("percent", round(size * 100))),
    Row("contrast", "look", "ui/drawers/contrast", "contrast", CONTRASTS,
        lambda say, contrast: say(f"contrast-{contrast}")),
    Row("suits", "look", "ui/drawers/suits", "suits", SUITS,
        lambda say, suits: say(f"suits-{suits}")),
    Row("fullscreen", "look", "ui/drawers/fullscreen", describe=_describe_choice,
        for_guests=False),
    _make_volume_row("music", "ui/drawers/sound"),
    _make_volume_row("volume", "ui/drawers/effects"),
    _make_volume_row("fire", "ui/drawers/fire"),
    Row("speed", "play", "ui/drawers/speed", "speed", SPEEDS, lambda say, speed: say(
        f"speed-{SPEEDS[find_nearest(SPEEDS, speed)]:g}".replace(".", "-"))),
    Row("motion", "play", "ui/drawers/motion", "reduced_motion", YES_NO,
        lambda say, reduced: say("motion-reduced" if reduced else "motion-full")),
    Row("remind", "play", "ui/drawers/remind", "remind", YES_NO, _describe_choice),
    Row("forced", "play", "ui/drawers/forced", "forced", YES_NO, _describe_choice),
    Row("closing", "play", "ui/eye_closed", "closing", (0, 10, 30),
        lambda say, seconds: say(f"closing-{seconds}")),
    Row("keys", "play", "ui/drawers/keys", for_guests=False),
)}
