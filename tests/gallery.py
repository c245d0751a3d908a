"""Every scene of the house in turn, as people see it, for the tests of pictures."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import date
from random import Random
from typing import Any

from game import routes
from game.bots.advice import Advice, Expected, Rated, pack_advice
from game.bots.search import Budget
from game.core import series
from game.core.puzzles import load_puzzles
from game.core.record import Player
from game.core.series import Played, Series
from game.core.settings import Mode
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Action, Press
from game.games import GAMES
from game.games.halmstad.table import bluff
from game.games.hamnar import bot as hamnar_bot
from game.games.hamnar import rules as hamnar
from game.kiosk.counters import Counters
from game.kiosk.guard import Guard
from game.kiosk.pin import WRONG
from game.night.board import Best, Board, list_kinds
from game.night.result import Ended, Sitter
from game.picture.page import Page
from game.scenes.dialogs.log import LogScene
from game.scenes.evening.scene import SeriesScene
from game.scenes.kiosk.attract import DIM_AFTER, MATCH, SHIFT_EVERY, AttractScene, Part
from game.scenes.kiosk.nightcare import NightCareScene
from game.scenes.kiosk.operator import CountersScene, EveningScene, GamesScene, OperatorScene
from game.scenes.kiosk.padtest import PadTestScene
from game.scenes.kiosk.passing_matches import PassingPuzzle
from game.scenes.kiosk.pin import PinScene
from game.scenes.kiosk.stillthere import StillThereScene
from game.scenes.lesson.scene import LessonScene
from game.scenes.lobby.scene import LobbyScene
from game.scenes.menu import MenuScene
from game.scenes.names.scene import SpellingScene
from game.scenes.nightboard.scene import NightBoardScene
from game.scenes.puzzles.menu import PuzzlesScene
from game.scenes.puzzles.overlays import MEANT, SolvedScene, WrongScene
from game.scenes.replay.review import ReviewScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.rules.scene import RulebookScene
from game.scenes.saved.scene import SavedMatchesScene
from game.scenes.settings.keys import BindingScene
from game.scenes.settings.scene import SettingsScene
from game.tables.lessons import has_lesson
from tests.games.halmstad.positions import at as port
from tests.games.reindeer.country import PEOPLE as FIVE
from tests.games.reindeer.country import ROUND_ONE, evening, sit
from tests.house import FRAME, PEOPLE, OpenHouse, write_review

PLACED = ("@sun", "@pawn", "@horse1", "@horse2", "@elephant", "@horse3")
PEOPLE_THREE = (Player("Wwwwwwwwww"), Player("Mmmmmmmmmm"), Player("Embla"))
LONG_NAMES = ("Gudmundsdo", "Alexandria", "Maximilian", "Kristoffer", "Wilhelmina")
LONG = (Player("Wwwwwwwwww"), Player("Mmmmmmmmmm"))  # the widest names that can be spelled
PLAYED = ("b5-b4", "a1-b3", "a5-b3", "b1-c3")  # after PLACED: pawn, three horses

LEAP = 0.1  # seconds of a frame while results are waited for
HANDS = "2C4C5D7H8HJC+JC~*/2H5C8H10S10HJC*+*/5H9S10DQSQHKSAH~10DAH"
PORT = {  # positions of Halmstad by their stage
    "fed": port(HANDS, beliefs="*:0~0;2=7H/6S:02~2/4H:02", stage="turn 0 sx fed AC:--"),
    "proved": port(HANDS, beliefs="*:012/6S:012/4H:012", stage="turn 0 sx proved AC",
                   won="2:5:7C7D8C9S10CKH/1:4:2C3S4H*JD/0:0:-"),
    "visit": port(HANDS, piles="2S7S3D/7D9C/QC10DKS2H/JH/4S", beliefs="6C:012/6S:012/4H:012",
                  out="AC", stage="turn 0 sxf visit 1:12"),
    "pledge": port(HANDS, beliefs="6C:012/6S:012/4H:012", out="AC",
                   stage="turn 0 sxf pledge 1"),
    "look": port(HANDS, beliefs="*:0/6S:02~2;1=9H/4H:02", stage="turn 0 sx look"),
}


def gallery(house: OpenHouse, room: str) -> Iterator[str]:
    """The names of a room's scenes; each is on top of the stack and drawn when its name comes."""
    for name in ROOMS[room](house):
        house.frames(2)
        yield name
    house.house.to_title()
    house.house.notices.shown.clear()
    house.frames()


def _title(house: OpenHouse) -> Iterator[str]:
    yield "title, first evening"
    house.at_table(moves=PLACED[:2], players=LONG)
    house.at_table(moves=PLACED)
    house.house.to_title()
    yield "title, two matches open"
    house.top.focus.name = "quit"
    house.top.mark_stale()
    yield "title, quit in focus"
    house.house.notice("/home/somebody/.local/share/hearthside/settings.json: the settings are "
                       "broken, Expected `float` - at `$.text`; it is set aside as "
                       "settings.json.broken-1")
    house.house.notice("No sound: ALSA: Couldn't open audio device: No such file or directory")
    house.house.notice("A third sentence that is so long that at the largest texts it has to be "
                       "shown in smaller letters than all the other words of the evening are.")
    yield "title with notices"


def _lobby(house: OpenHouse) -> Iterator[str]:
    house.house.stack.push(LobbyScene(house.house, "hamnar", RIGHT_KEYS))
    yield "lobby with a bot"
    house.press("confirm", device=LEFT_KEYS)
    yield "lobby, two people"
    pad = house.plug("sony", "Wireless Controller of a very long name indeed")
    house.app.press(Press(Action.CANCEL, LEFT_KEYS))
    house.tap(pad, "south")
    for seat, player in enumerate(LONG):
        house.top.seating.names[seat] = player.name
    house.top.mark_stale()
    yield "lobby, a pad, long names"
    for name in ("name/0", "kind/1", "swap"):
        house.top.focus.name = name
        house.top.mark_stale()
        yield f"lobby, {name} in focus"
    pad.detach()
    house.frames()
    house.house.to_title()
    match = house.at_table(moves=PLACED[:3], players=LONG).match
    house.house.to_title()
    house.house.stack.push(LobbyScene(house.house, "hamnar", RIGHT_KEYS, match))
    yield "lobby, resumed"
    house.top.choose("name/0", 0)
    yield "spelling"


def _around(house: OpenHouse) -> Iterator[str]:
    home = house.house
    home.stack.push(SettingsScene(home))
    yield "settings"
    home.stack.push(BindingScene(home))
    for table in ("left", "right", "pad"):
        house.top.table = table
        house.top.mark_stale()
        yield f"bindings, {table}"
        house.top.waiting = Action.UP
        house.top.mark_stale()
        yield f"bindings, {table}, waiting"
        house.top.waiting = None
    home.to_title()
    home.store.records.mkdir(exist_ok=True)
    (home.store.records / "0-broken-with-a-long-name.jsonl").write_bytes(b"junk\n")
    for n in range(12):
        house.at_table(moves=PLACED[:n % 6], players=LONG if n % 2 else PEOPLE)
    home.to_title()
    home.stack.push(SavedMatchesScene(home))
    yield "kept matches"
    house.press(*["down"] * 9)
    yield "kept matches, further down"


def best(board: Board, game: str) -> Best:
    """The leaf of a game of which at most one kind was played."""
    found = [best for kind, best in board.kinds.items() if kind.game == game]
    assert len(found) <= 1
    return found[0] if found else Best()


def results(n: int) -> Ended:
    """A past match: five people and bots with the widest names, or two."""
    game = ("herrlof", "hamnar", "haggis", "halmstad")[n % 4]
    people = LONG if game == "hamnar" else (*PEOPLE_THREE, Player("Torsten"), Player("Bo"))
    sitters = tuple(
        Sitter(player.name, "human", 9000 - 7 * n - seat, seat + 1, seat == 0)
        for seat, player in enumerate(people))
    return Ended(f"match {n}", "kiosk", game, int(time.time()) - n * 5000, sitters)


def _night(house: OpenHouse) -> Iterator[str]:
    home = house.house
    home.stack.push(NightBoardScene(home))
    yield "night board, empty"
    home.to_title()
    for n in range(30):
        home.store.night.add(results(n))
    assert home.store.night.flush(60)
    home.stack.push(NightBoardScene(home))
    for leaf in range(len(house.top.list_leaves())):
        house.top.at = leaf
        house.top.mark_stale()
        yield f"night board, leaf {leaf + 1}"
    home.to_title()
    home.stack.push(NightCareScene(home))
    house.press("down", "down")
    yield "night board, care"
    house.press("confirm")
    yield "night board, what to delete"
    house.top.focus.name = list(house.top.page.spots)[-1]
    house.press("confirm")
    yield "night board, really"
    home.to_title()
    home.settings.names = {"1": "Mmmmmmmmmm"}
    home.stack.push(SpellingScene(home, "Wwwwwwwwww", lambda _: None,
                                  ("night-whose",), seat=1, ready=True))
    yield "a name for the night board"
    house.write("bo")
    yield "a name that is being written"
    home.settings.names.clear()


def _evening(house: OpenHouse) -> Iterator[str]:
    home = house.house
    people = tuple(player.name for player in (*PEOPLE_THREE, Player("Torsten"), Player("Bo")))
    home.stack.push(SeriesScene(home, RIGHT_KEYS))
    yield "who plays tonight"
    for more in (people, (*people, "Freja", "Ylva", "Idun")):
        house.top.people[:] = more
        house.top.mark_stale()
        yield f"who plays tonight, {len(more)} people"
    house.press("confirm")
    for name in ("on", "game/hamnar", "back"):
        house.top.focus.name = name
        house.top.out = {"haggis"} if name == "back" else set()
        house.top.mark_stale()
        yield f"game night, {name} in focus"
    home.to_title()
    played = [Played("", game, names, (True,) * len(names), tuple(range(1, len(names) + 1)))
              for game, names in (("hamnar", people[:2]), ("hamnar", people[1::-1]),
                                  ("hamnar", people[:2]), ("herrlof", people[2:]),
                                  ("haggis", people[:3]), ("halmstad", people[2:]))]
    for count in (0, 1, 5, 6):
        series.save(home.store.data, Series(
            GAMES, 3, played[:count], people=people if count else ()))
        home.stack.push(SeriesScene(home, RIGHT_KEYS))
        yield f"game night after {count} matches"
        home.to_title()
    series.save(home.store.data, Series(GAMES, 3, people=(*LONG_NAMES, *people[:2])))
    home.stack.push(SeriesScene(home, RIGHT_KEYS))
    yield "game night of long names"
    home.to_title()
    series.save(home.store.data, Series(
        GAMES, 3, played, people=(*people, "Freja", "Ylva", "Idun")))
    home.stack.push(SeriesScene(home, RIGHT_KEYS))
    yield "game night of eight people"
    house.top.focus.name = "change"
    house.press("confirm")
    for name in ("on", "game/hamnar", "game/reindeer"):
        house.top.focus.name = name
        house.top.mark_stale()
        yield f"game night is changed, {name} in focus"
    house.press("cancel")
    house.top.focus.name = "end"
    house.press("confirm", "down", "confirm")
    yield "game night, over"
    home.to_title()
    for one in (Series(GAMES, 3, played, people=people, over=True),
                Series(GAMES[:1], 1, [Played("2.jsonl", GAMES[0], people[:2], (True,) * 2, (1, 2))],
                       people=people[:2])):
        series.begin(home.store.data, one)
    home.stack.push(NightBoardScene(home))
    house.top.at = len(list_kinds(house.top.board)) + 1
    for n in range(3):
        yield f"night board, past game night {n + 1}"
        house.press("right")
    home.to_title()
    for file in ((home.store.data / "series.json"), *(home.store.data / "evenings").iterdir()):
        file.unlink()


def _table(house: OpenHouse) -> Iterator[str]:
    house.at_table(players=LONG)
    yield "table, nothing placed"
    house.at_table(moves=PLACED, players=LONG)
    yield "table, pawn"
    house.touch("b5")
    yield "table, a piece in hand"
    house.touch("b2")
    yield "table, refused"
    table = house.table
    widest = max((("hamnar-elephant-on-pillar", "b2"),
                  ("hamnar-hemmed-in", "a1", ("hamnar-icon", "elephant")), ("no-undo",),
                  ("not-your-turn", ("seat", 0)), ("hint", "horse1-elephant")),
                 key=lambda says: len(table.say(says)))
    table.input.refuse(0, widest)
    table.input.refuse(1, widest)
    yield "table, two long bubbles"
    table.bubbles.clear()
    for move in PLAYED:
        house.match.play(next(iter(house.match.prompts)), table.rules.parse(move))
    table.show.captions.clear()
    table.enter()
    yield "table, captures"
    house.press("rules")
    yield "rules, from the table"
    house.press("confirm")
    if house.top is table:  # there is room for the card at this text size
        yield "table, the card open"
        house.press("rules")
    else:
        house.press("cancel")
    house.at_table("4b/5/5/5/w4 wwbbbw sun 87", players=LONG)
    yield "table, sun"
    house.press("pause")
    yield "pause"
    house.top.focus.name = "undo"
    house.top.mark_stale()
    yield "pause, undo in focus"
    house.press("cancel")
    house.house.stack.push(ReplayScene(house.house, house.at_table(moves=PLACED).match))
    yield "replay"
    house.at_table(moves=PLACED, players=(Player("Freja", "novice"), Player("Mmmmmmmmmm")),
                   devices={1: RIGHT_KEYS})
    yield "table with a bot"
    yield from _advice(house)


def _advice(house: OpenHouse) -> Iterator[str]:
    """A hint with all that it can say, and a match that is looked at again."""
    table = house.at_table("bb1bb/2b2/5/2w2/ww1ww bwbwbw sun 0", players=LONG)
    view = table.match.state
    swap, other = (hamnar.parse(text) for text in ("horse1-elephant", "horse2-elephant"))
    after = hamnar.step(view, 1, swap, Random(0))
    then = Expected(
        hamnar.find_mover(after), hamnar.moves(after, hamnar.find_mover(after))[-1], after)
    advice = Advice((Rated(swap, 1.4), Rated(other, 0.1)), ("hamnar-why-again", 2), then)
    table.bots.give_hint = lambda _seat, _seconds, tell: tell(advice, True)
    house.app.press(Press(Action.WHY, RIGHT_KEYS))
    yield "table, advice"
    match = house.at_table(moves=PLACED, players=LONG).match
    house.wander(match, 12)
    luck = Random(1)
    write_review(match, [pack_advice(hamnar, hamnar_bot.advise(
        match.states[ply], line.seat, luck, Budget(nodes=200), None))
        for ply, line in enumerate(match.record.lines)])
    house.house.stack.push(ReviewScene(house.house, match))
    yield "review"


def _over(house: OpenHouse) -> Iterator[str]:
    house.at_table("w4/5/5/5/4b wbwbwb sun 0", players=LONG)
    house.table.play(0, ("leave",))
    house.frames(60)
    yield "table, the losing moment"
    house.until("FinaleScene")
    yield "somebody has won"
    house.until("ResultsScene", LEAP)
    yield "results, won"
    house.house.to_title()
    house.at_table("4b/5/5/5/w4 wwbwbb pawn 99", players=LONG)
    house.table.play(0, ("move", 0, 5))
    house.until("ResultsScene", LEAP)
    yield "results, drawn"
    house.house.to_title()
    pad = house.plug("nintendo", "A pad with a name that is rather long")
    house.at_table(moves=PLACED, players=LONG, devices={0: pad.device, 1: RIGHT_KEYS})
    yield "table with a pad"
    pad.detach()
    house.frames()
    yield "lost pad"
    house.house.to_title()


def _rules(house: OpenHouse) -> Iterator[str]:
    table = house.at_table(moves=(*PLACED, *PLAYED), players=LONG)
    house.house.stack.push(LogScene(house.house, table))
    yield "log"
    house.house.stack.pop()
    house.house.stack.push(RulebookScene(house.house, "hamnar"))
    for number in house.top.list_sections():
        house.top.focus.name = f"section/{number}"
        house.top.leaf = 0
        house.top.mark_stale()
        yield f"rules {number}"
        leaves = house.top.leaves
        for leaf in range(1, leaves):
            house.top.leaf = leaf
            house.top.mark_stale()
            yield f"rules {number}, part {leaf + 1}"


def _lesson(house: OpenHouse) -> Iterator[str]:
    for game in filter(has_lesson, GAMES):
        lesson = LessonScene(house.house, game, RIGHT_KEYS,
                             tuple(player.name for player in PEOPLE_THREE))
        house.house.stack.push(lesson)
        for at in range(len(lesson.steps)):
            yield f"{game}, lesson, step {at + 1}"
            if at == 3:
                lesson.input.tell(0, ("lesson-other",), warning=False)
                yield f"{game}, lesson, a friendly word"
                house.press("pause")
                yield f"{game}, lesson, pause"
                house.press("cancel")
            lesson.skip()
        yield f"{game}, lesson, done"
        house.house.to_title()


def _puzzles(house: OpenHouse) -> Iterator[str]:
    menu = PuzzlesScene(house.house, date(2031, 2, 3))
    menu.memory.add(menu.games[0], menu.find_today(menu.games[0]))
    house.house.stack.push(menu)
    yield "puzzles"
    menu.focus.name = f"2/{menu.games[-1]}"
    menu.mark_stale()
    yield "puzzles, a strength in focus"
    for game in menu.games:
        for puzzle in {one.goal.split()[0]: one for one in reversed(load_puzzles(game))}.values():
            house.house.stack.open(routes.Puzzle(game, puzzle, RIGHT_KEYS))
            table = house.table
            yield f"{game}, puzzle, {puzzle.goal}"
            house.house.stack.push(WrongScene(house.house, table))
            house.frames(1, MEANT)
            yield f"{game}, puzzle, wrong"
            house.house.stack.pop()
            house.house.stack.pop()
    house.house.stack.open(routes.Puzzle(menu.games[0], load_puzzles(menu.games[0])[0], RIGHT_KEYS))
    house.press("pause")
    yield "puzzle, pause"
    house.press("cancel")
    table = house.table
    table.showing = True
    table.mark_stale()
    yield "puzzle, being shown"
    house.house.stack.push(WrongScene(house.house, table))
    house.frames(1, MEANT)
    yield "puzzle, has been shown"
    house.house.stack.pop()
    table.showing = False
    house.house.stack.push(SolvedScene(house.house, table))
    house.frames(40)
    yield "puzzle, solved"
    house.house.to_title()
    attract = AttractScene(house.house, bots=False)
    house.house.stack.push(attract)
    for game in menu.games:
        passing = PassingPuzzle(house.house, game, menu.find_today(game))
        attract.part = Part(passing, passing.seconds)
        attract.enter()
        house.frames(2, 8.0)
        yield f"{game}, a puzzle for passers-by"


def _cards(house: OpenHouse) -> Iterator[str]:
    """Both card games with two and three people: hands closed, hands open, and the score."""
    for game in ("herrlof", "haggis"):
        house.house.stack.push(LobbyScene(house.house, game, RIGHT_KEYS))
        house.top.agreement.turn_seats(1)
        house.frames()
        yield f"{game}, lobby for three"
        for mode in ("curtain", "hold"):
            table = house.at_cards(game, PEOPLE_THREE, mode)
            yield f"{game}, {mode}"
        house.frames(30)
        seat, device = house.asked()
        table = house.at_cards(game, PEOPLE_THREE, "peek")
        house.press("confirm", device=device)
        yield f"{game}, opened"
        house.touch(table.questions.list_fields(seat)[0])
        yield f"{game}, touched"
        for n in range(3):
            table.input.refuse(n, ("not-your-turn", ("seat", 0)), public=True)
        yield f"{game}, bubbles"
        for number, section in ((2, 10), (3, 25)):
            table = house.at_cards(game, PEOPLE_THREE[:number], "open", plies=section)
            yield f"{game}, {number} seats, {section} moves later"
            house.to_scoring()
            yield f"{game}, {number} seats, scored"
            house.house.to_title()
        yield from _rulebook(house, game)


def _port(house: OpenHouse) -> Iterator[str]:
    """Halmstad: bids, a turn with things picked, a feeding, open beliefs, the end."""
    house.house.stack.push(LobbyScene(house.house, "halmstad", RIGHT_KEYS))
    yield "halmstad, lobby"
    house.at_cards("halmstad", PEOPLE_THREE, "hold")
    yield "halmstad, bids"
    table = house.at_cards("halmstad", PEOPLE_THREE, "open", plies=40)
    seat, _ = house.asked()
    picker = table.pickers[seat]
    for place in table.questions.list_fields(seat)[:2]:
        picker.touch(place)
        table.focus[seat] = place
    yield "halmstad, picked"
    for n in range(3):
        table.input.refuse(n, ("halmstad-one-demand",), public=True)
    yield "halmstad, bubbles"
    stages: tuple[tuple[str, Mode, str], ...] = (
        ("fed", "peek", "fed"), ("answer alone", "open", "fed"), ("proved", "open", "proved"),
        ("visit", "open", "visit"), ("look", "open", "look"), ("pledge", "open", "pledge"))
    for name, mode, stage in stages:
        table = house.at_cards("halmstad", PEOPLE_THREE, mode)
        table.match.states[-1] = table.rules.read(PORT[stage])
        table.ask_anew()
        table.hand_over_screen()
        table.show.state = table.match.state
        table.reveal()
        house.frames(4, 5 * FRAME)
        yield f"halmstad, {name}"
        if name == "fed":
            house.frames(8, 5 * FRAME)
            house.press("left", device=RIGHT_KEYS)
            yield "halmstad, somebody has something in mind"
    for said in ("believe", "challenge"):
        table = house.at_cards("halmstad", PEOPLE_THREE, "open")
        table.match.states[-1] = table.rules.read(PORT["fed"])
        table.match.play(1, ("believe",))
        table.show.state = table.match.state
        table.follow(table.match.play(2, (said,)))
        table.questions.forget()
        while not (table.show.beat and bluff.judge(table.show.beat)):
            house.frames(5)
        house.frames(6, 5 * FRAME)
        yield f"halmstad, they {said}"
    house.at_cards("halmstad", PEOPLE_THREE, "open", plies=2000)
    house.table.show.reel.finish()
    house.until("ResultsScene", LEAP)
    yield "halmstad, results"
    house.house.to_title()
    yield from _rulebook(house, "halmstad")


def _rulebook(house: OpenHouse, game: str) -> Iterator[str]:
    """Every section of a game's rules."""
    house.house.stack.push(RulebookScene(house.house, game))
    for number in house.top.list_sections():
        house.top.focus.name = f"section/{number}"
        house.top.leaf = 0
        house.top.mark_stale()
        yield f"{game}, rules {number}"


def _country(house: OpenHouse) -> Iterator[str]:
    """Reindeer Rivals with five people, at every step of a turn."""
    house.house.stack.push(LobbyScene(house.house, "reindeer", RIGHT_KEYS))
    for seats in (3, 4, 5):
        house.top.agreement.turn_seats(1)
        house.frames()
        yield f"reindeer, lobby for {seats}"
    house.house.to_title()
    sit(house, seats=5)
    yield "reindeer, beginning"
    players = (Player("Wwwwwwwwww"), Player("Mmmmmmmmmm"), *FIVE[2:])
    evening(house, players, 6)
    house.frames(2)
    yield "reindeer, a big sleigh has landed"
    table = evening(house, players)
    yield "reindeer, what has happened"
    house.touch("button/big")
    yield "reindeer, a sleigh is chosen"
    house.touch("point/50,16")
    yield "reindeer, how many"
    house.touch("number/4")
    yield "reindeer, where to"
    for at in ((86.0, 23.0), (139.0, 34.0), (-127.0, 5.0), (60.0, 31.0)):
        table.input.set_cursor(0, at)
        yield f"reindeer, the cursor at {at}"
    house.press("confirm", device=LEFT_KEYS)
    yield "reindeer, refused"
    for seat in range(1, 3):
        table.input.refuse(seat, ("not-your-turn", ("seat", 0)), public=True)
    yield "reindeer, bubbles"
    table.bubbles.clear()
    house.touch("button/list")
    yield "reindeer, the list"
    while table.pickers[0].take_back():
        pass
    table.focus[0] = "button/big"
    house.touch("button/little", "point/77,27")
    yield "reindeer, what a city pays"
    house.touch("city/Detroit")
    yield "reindeer, delivered"
    house.settle()
    house.touch("button/done")
    yield "reindeer, turn over"
    sit(house, seats=2, options={"map": "netherlands", "quick": "on"})
    yield "reindeer, the Netherlands"
    house.touch("button/big", "depot")
    yield "reindeer, what packets cost"
    house.touch("button/little")
    yield "reindeer, what they earn"
    yield from _rulebook(house, "reindeer")


def _alone(house: OpenHouse) -> Iterator[str]:
    """One person and par; how matches end."""
    sit(house, "usa 9/0+ - 0:20 400:1@44,-4 Denver=000", players=LONG, devices={0: LEFT_KEYS})
    house.touch("button/finish")
    yield "reindeer, finish"
    for money in (5230, 5120, 4800, 300):
        sit(house, f"usa 51/1 - 0:0 {money}:- -", players=LONG, devices={0: LEFT_KEYS})
        yield f"reindeer, alone with {money}"
        house.touch("button/done")
        house.until("ResultsScene", LEAP)
        yield f"reindeer, results of {money}"
        house.house.to_title()
    sit(house, ROUND_ONE.replace("1/0 1,2 0:0", "60/0+ 1,2 1:0"), players=LONG)
    house.touch("button/done")
    house.until("FinaleScene")
    yield "reindeer, they share it"
    house.until("ResultsScene", LEAP)
    yield "reindeer, a shared victory"


def _unwatched(house: OpenHouse) -> Iterator[str]:
    """A kiosk: attract, somebody who has left, and the operator's scenes."""
    home = house.house
    house.app.guard = Guard(home, Counters(starts=1234, crashes=12), safe=True)
    kiosk = house.app.guard.kiosk
    kiosk.idle.press(home.run.now)
    house.top.mark_stale()
    yield "kiosk, title"
    attract = AttractScene(home, bots=True)
    home.stack.push(attract)
    for _ in range(2 * len(GAMES)):
        yield f"kiosk, attract {type(attract.part.scene).__name__}"
        attract.tick(MATCH)
    attract.age = DIM_AFTER + SHIFT_EVERY
    yield "kiosk, dimmed"
    home.to_title()
    house.at_cards("herrlof", LONG, "hold")
    home.stack.push(StillThereScene(home))
    yield "kiosk, still there"
    home.to_title()
    home.stack.push(PinScene(home, kiosk, RIGHT_KEYS, lambda: None, choosing=True))
    for said in (None, ("pin-short", 4, 6), ("pin-differs",), ("pin-wrong",)):
        house.top.said = said
        house.top.mark_stale()
        yield f"kiosk, PIN {said}"
    for _ in range(WRONG):
        kiosk.lock.note_try(home.run.now, right=False)
    home.stack.push(PinScene(home, kiosk, RIGHT_KEYS, lambda: None, choosing=False))
    yield "kiosk, locked"
    for scene in (OperatorScene, GamesScene, EveningScene, CountersScene):
        home.stack.push(scene(home, kiosk))
        yield f"kiosk, {scene.__name__}"
    house.top.choose("export", 1)
    yield "kiosk, exported"
    home.notices.shown.clear()
    home.stack.push(SettingsScene(home))
    yield "kiosk, a guest's settings"
    pads = [house.plug("sony", "Wireless Controller of a very long name indeed") for _ in range(5)]
    home.stack.push(PadTestScene(home))
    for _ in range(12):
        house.tap(pads[0], "south")
    house.press("up", "down", "confirm", device=LEFT_KEYS)
    yield "kiosk, pad test"
    for pad in pads:
        pad.detach()
    house.frames(3)
    home.kiosk = house.app.guard = None


def pages(house: OpenHouse) -> list[Page]:
    """Every page on the screen."""
    scenes: list[Any] = house.house.stack.list_visible()
    invitations = [scene.prompt for scene in scenes if isinstance(scene, AttractScene)]
    scenes = [scene.part.scene if isinstance(scene, AttractScene) else scene for scene in scenes]
    found = [scene.page for scene in scenes if isinstance(scene, MenuScene)] + invitations
    for scene in scenes:
        if not isinstance(scene, MenuScene):
            found += scene.picture.drawn
            page = getattr(scene, "page", None)
            found += [page] if page else []
    return found + house.house.draw_notices(house.now)


ROOMS = {scenes.__name__.strip("_"): scenes for scenes in (
    _title, _lobby, _around, _night, _evening, _table, _over, _rules, _lesson, _puzzles,
    _cards, _port, _country, _alone, _unwatched)}
