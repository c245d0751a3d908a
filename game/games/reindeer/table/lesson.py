"""The lesson of Reindeer Rivals: sleighs and packets, who comes first, and how a match ends."""

from __future__ import annotations

from typing import cast

from game.core.contract import Move, Rules
from game.games.reindeer.rules import Rivals
from game.tables.lessons import Step

PICTURE = "pieces/reindeer/"
GIFT = (PICTURE + "packet_0",)

SUPPLIED = (  # all but the last packet for Denver
    "Albuquerque=0;Atlanta=0011;Billings=0;Bismarck=1;Boise=0;Boston=0011;Charlotte=001;"
    "Chicago=00111;Cincinnati=01;Dallas=00111;Denver=01;Detroit=0011;Houston=00011;"
    "Kansas_City=01;Las_Vegas=01;Los_Angeles=000111;Memphis=01;Miami=0011;Minneapolis=001;"
    "New_Orleans=01;New_York=000111;Oklahoma_City=01;Phoenix=0011;Portland=01;"
    "Salt_Lake_City=01;San_Antonio=01;San_Francisco=0011;Seattle=011;St._Louis=001;"
    "Washington=00111"
)


def is_between(rules: Rules, move: Move) -> bool:
    """Say whether a sleigh lands within a little one's reach of both cities of the next step."""
    atlas = cast(Rivals, rules).atlases["usa"]
    land = atlas.find_centre(move[-1])
    return land is not None and all(
        (city := atlas.find_centre(name)) is not None
        and atlas.is_within(land, city, atlas.figures.short) for name in ("Dallas", "Houston"))


STEPS = (
    Step("lesson-reindeer-little", "usa 1/0 1,4 0:0 300:-/300:- -",
         ("little from D to 18,-4", "little from D to ..."), things=GIFT),
    Step("lesson-reindeer-deliver", "usa 1/0 1,4 0:10 270:1@18,-4/300:- -",
         ("little from 18,-4 to Kansas_City",), picture=PICTURE + "city", things=GIFT),
    Step("lesson-reindeer-done", "", ("done",), ("big 5 from D to 40,-7", "done"),
         PICTURE + "die_1", ("ui/skip",)),
    Step("lesson-reindeer-big", "usa 2/0 1,4 0:0 360:-/150:5@40,-7 Kansas_City=0",
         ("big 5 from D to 13,-54", "big 5 from D to ..."), things=GIFT,
         judge=is_between),
    Step("lesson-reindeer-fan",
         "usa 3/0 1,4 0:0 210:5@13,-54/420:2@40,-7 Kansas_City=0;St._Louis=111",
         ("little from 13,-54 to Houston", "little from 13,-54 to Dallas"),
         picture=PICTURE + "packet_0"),
    Step("lesson-reindeer-poor",
         "usa 4/0 1,4 0:0 10:2@13,-54/420:2@40,-7 Dallas=000;Kansas_City=0;St._Louis=111",
         ("little from 13,-54 to Houston", "little from 13,-54 to Dallas"), picture="ui/coin",
         things=GIFT, touched=("point/13,-54",)),
    Step("lesson-reindeer-race",
         "usa 8/0 1,4 0:0 240:2@70,6/310:3@46,4 Chicago=1111;Kansas_City=01;St._Louis=111",
         ("little from 70,6 to Chicago",), picture=PICTURE + "packet_1", things=GIFT,
         touched=("point/70,6",)),
    Step("lesson-reindeer-full", "", ("little from 70,6 to Detroit",),
         picture=PICTURE + "supplied", things=GIFT, touched=("point/70,6",)),
    Step("lesson-reindeer-last", f"usa 19/0+ 2,4 0:0 1630:2@-17,0/1720:- {SUPPLIED}",
         ("little from -17,0 to Denver",), picture=PICTURE + "city", things=GIFT),
    Step("lesson-reindeer-back", "", ("little from -17,0 to D",), picture=PICTURE + "depot",
         things=GIFT),
    Step("lesson-reindeer-end", "", ("done",), picture="ui/win", things=("ui/skip",)),
)
