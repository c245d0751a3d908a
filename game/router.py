"""Open the screens that routes name. Each is imported only when it opens, which keeps the start
short; no lower module knows this one."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, assert_never

from game import routes
from game.core import match as matches
from game.core import series
from game.core.contract import BadText, Result
from game.core.hands import Hands
from game.core.match import Match
from game.core.puzzles import report_broken
from game.core.record import BadRecord, Header, new_file, read_record
from game.core.tiled import BadBoard
from game.core.words import Trouble
from game.house import House
from game.scene import Kind, Scene
from game.tables.match_scene import MatchScene
from game.tables.table import TableScene
from game.window import Guarded

if TYPE_CHECKING:
    from game.kiosk.guard import Guard


class Router:
    def __init__(self, house: House) -> None:
        self.house = house
        house.stack.open, house.stack.make = self.open, self.make_scene

    def open(self, route: routes.Route) -> None:
        """Open a route; show a sentence if its board or record is unusable."""
        match route:
            case routes.Resume():
                self._resume(route)
            case routes.Rematch():
                self._start_rematch(route)
            case _:
                try:
                    scene = self.make_scene(route)
                except BadBoard as error:
                    self.house.notice(Trouble("map-unusable", str(error)))
                except BadRecord as error:
                    self.house.notice(error.sentence)
                except BadText as error:
                    if not isinstance(route, routes.Puzzle):
                        raise
                    self.house.notice(report_broken(route.game, error))
                else:
                    self.house.stack.push(scene)

    def _resume(self, route: routes.Resume) -> None:
        match, device = route.match, route.device
        humans = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
        if len(humans) > 1:
            known = self.house.run.names if route.known is None else route.known
            self.open(routes.Lobby(match.rules.NAME, device, match, known))
        else:
            self.open(routes.Table(match, Hands(match.players, dict.fromkeys(humans, device))))

    def _start_rematch(self, route: routes.Rematch) -> None:
        house, before = self.house, route.match.record
        seed = house.run.seed or secrets.token_hex(8)
        header = Header(before.header.game, route.match.rules.VERSION, tuple(route.hands.players),
                        seed, before.header.options)
        match = matches.start(header, new_file(house.store.records, header.game), house.store.disk)
        house.store.keep(lambda: series.follow(house.store.data, before, match.record))
        house.to_title()
        self.open(routes.Table(match, route.hands))
        route.started(match, route.hands.devices)

    def make_scene(self, route: routes.Screen) -> Scene:
        """Return the scene of a route. Raises BadBoard, BadRecord."""
        house = self.house
        match route:
            case routes.Title():
                from game.scenes.title.title import TitleScene
                return TitleScene(house)
            case routes.Lobby(game, device, match, known, names, company, started):
                from game.scenes.lobby.scene import LobbyScene
                return LobbyScene(house, game, device, match, names=names, known=known,
                                  company=company, started=started)
            case routes.Table(match, hands):
                return self._lay_table(match, hands)
            case routes.Lesson(game, device, names, learner):
                from game.scenes.lesson.scene import LessonScene
                return LessonScene(house, game, device, names, learner)
            case routes.Puzzle(game, puzzle, device):
                from game.scenes.puzzles.scene import PuzzleScene
                return PuzzleScene(house, game, puzzle, device)
            case routes.Pause(device):
                from game.scenes.dialogs.pause import PauseScene
                return PauseScene(house, self._find(TableScene), device)
            case routes.Unplugged(device, seats):
                from game.scenes.dialogs.lost_pad import UnpluggedScene
                return UnpluggedScene(house, self._find(TableScene), device, seats)
            case routes.Asleep(seat):
                from game.scenes.dialogs.lost_pad import AsleepScene
                return AsleepScene(house, self._find(TableScene), seat)
            case routes.Log():
                from game.scenes.dialogs.log import LogScene
                return LogScene(house, self._find(MatchScene))
            case routes.Rules(game, keep, state):
                from game.scenes.rules.scene import RulebookScene
                return RulebookScene(house, game, keep, state)
            case routes.ScoreSheet(state):
                from game.scenes.results.score_sheet import ScoringScene
                return ScoringScene(house, self._find(MatchScene), state)
            case routes.Finale():
                from game.scenes.results.finale import FinaleScene
                return FinaleScene(house, self._find(TableScene))
            case routes.Results(focus):
                from game.scenes.results.scene import ResultsScene
                return ResultsScene(house, self._find(TableScene), focus)
            case routes.Replay(match, over, note, ply):
                from game.scenes.replay.scene import ReplayScene
                return ReplayScene(house, match, over=over, note=note, ply=ply)
            case routes.Record(file):
                from game.scenes.replay.scene import ReplayScene
                return ReplayScene(house, Match(read_record(file)))
            case routes.Review(match):
                from game.scenes.replay.review import ReviewScene
                return ReviewScene(house, match)
            case routes.Saved(over, away):
                from game.scenes.saved.scene import SavedMatchesScene
                return SavedMatchesScene(house, over=over, away=away)
            case routes.GameNight(device, last):
                from game.scenes.evening.scene import SeriesScene
                return SeriesScene(house, device, last)
            case routes.NightBoard(game, poster):
                from game.scenes.nightboard.scene import NightBoardScene
                return NightBoardScene(house, game, poster=poster)
            case routes.Puzzles():
                from game.scenes.puzzles.menu import PuzzlesScene
                return PuzzlesScene(house)
            case routes.Settings():
                from game.scenes.settings.scene import SettingsScene
                return SettingsScene(house)
            case routes.Codes(chairs):
                from game.scenes.phones.scene import CodesScene
                return CodesScene(house, chairs)
            case routes.Spelling(name, done, heading):
                from game.scenes.names.scene import SpellingScene
                return SpellingScene(house, name, done, heading, seat=route.seat, who=route.who,
                                     taken=route.taken, faces=route.faces, alone=route.alone,
                                     ready=route.ready)
            case _:
                assert_never(route)

    def _lay_table(self, match: Match, hands: Hands) -> TableScene:
        house = self.house

        def foretell(result: Result) -> None:
            house.store.night.keep_ending(match.record, result, tuple(hands.players))

        match.ending = foretell
        if match.record.trouble:
            house.notice(match.record.trouble)
        match.record.disk = house.store.disk
        return TableScene(house, match, hands)

    def _find(self, kind: type[Kind]) -> Kind:
        """Return the highest scene of a kind."""
        if (found := self.house.stack.find_highest(kind)) is None:
            raise LookupError(f"no {kind.__name__} is open")
        return found

    def make_guard(self, guarded: Guarded) -> Guard:
        """Return the guard of a kiosk."""
        from game.kiosk.guard import Guard
        counters, safe, fresh = guarded
        return Guard(self.house, counters, safe=safe, fresh=fresh)
