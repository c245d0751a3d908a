"""No window and no sound card, set up before pygame is imported."""

import os
import sys

# Hundreds of programs start in these tests. What one has compiled the next ones read, also where
# Python is told to keep nothing; what it keeps lies in folders that git ignores.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

from game.environment import prepare_environment  # noqa: E402

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
prepare_environment()

from collections import defaultdict  # noqa: E402
from collections.abc import Callable, Generator, Iterator  # noqa: E402
from functools import lru_cache  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import Any  # noqa: E402

import pygame  # noqa: E402
import pytest  # noqa: E402
from hypothesis import settings  # noqa: E402

from game import house as houses  # noqa: E402
from game.bots.minds import Minds  # noqa: E402
from game.picture import art, board_map, sound  # noqa: E402
from game.picture.board import Board, find_map  # noqa: E402
from tests.couch import Couch  # noqa: E402
from tests.house import OpenHouse  # noqa: E402
from tests.pads import VirtualPad  # noqa: E402
from tests.share import share, share_of, turn  # noqa: E402

settings.register_profile("house", deadline=None)  # no test fails for being slow
settings.load_profile("house")
os.fsync = lambda fd: None  # noqa: ARG005  what is killed runs in processes of its own
sound.BUFFER = 128  # a mixer that closes waits for what it mixes, thousands of times here
art.rasterise = lru_cache(2500)(art.rasterise)  # the same pictures, in hundreds of houses


@lru_cache(200)
def _read_board(_file: Path, _written: int, name: str, **more: Any) -> Board:
    return board_map.read_board(name, **more)


def read_board(name: str, **more: Any) -> Board:
    """Return a board, which is read again only when its map was written again."""
    file = find_map(name)
    return _read_board(file, file.exists() and file.stat().st_mtime_ns, name, **more)


vars(houses)["read_board"] = read_board


@lru_cache
def _raw(file: Path) -> bytes:
    return pygame.mixer.Sound(file).get_raw()


sound.read_sound = lambda file: pygame.mixer.Sound(buffer=_raw(file))  # and the same sounds
Plug = Callable[..., VirtualPad]


SLOW = {"open_house", "minds"}
THINKING = {  # files in which bots think, nets learn, or servers and programs are killed
    "test_bots", "test_bot", "test_levels", "test_puzzles", "test_card_bots", "test_coach",
    "test_learned", "test_training", "test_tuning", "test_lesson", "test_pages", "test_laws",
    "test_night_postgres", "test_killed_ends", "test_killed_evening", "test_gallery_digests"}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", metavar="K/N", help="run the K-th of N shares of the cases")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item],
) -> Generator[None]:
    """Mark the cases, let `-m` choose among them, and keep the share that `--share` names."""
    mark(items, whole=config.args_source is pytest.Config.ArgsSource.TESTPATHS)
    yield
    if wanted := config.getoption("--share"):
        mine = turn([item.nodeid for item in items], *map(int, wanted.split("/")))
        config.hook.pytest_deselected(items=[one for one in items if one.nodeid not in mine])
        items[:] = [item for item in items if item.nodeid in mine]


def mark(items: list[pytest.Item], *, whole: bool) -> None:
    """Mark as long what is not in the suite: of the cases of a test marked `share(n)` all but one
    in n, and of a file, if the whole suite runs, what `tests.share.FILES` leaves out. Mark as quick
    what opens no house and asks no bot."""
    alike: dict[str, list[pytest.Item]] = defaultdict(list)
    files: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("share") and not item.get_closest_marker("long"):
            alike[item.nodeid.partition("[")[0]].append(item)
    for cases in alike.values():
        keep_share(cases, *cases[0].get_closest_marker("share").args)
    for item in items:
        slow = any(map(item.get_closest_marker, ("long", "browser", "window")))
        opens = SLOW & {*getattr(item, "fixturenames", ())}
        if not slow and not opens and item.path.stem not in THINKING:
            item.add_marker("quick")
        elif whole and not item.get_closest_marker("long"):
            files[item.location[0]].append(item)
    for file, cases in files.items():
        keep_share(cases, share_of(file))


def keep_share(cases: list[pytest.Item], of: int) -> None:
    stay = share([case.nodeid for case in cases], of)
    for case in cases:
        if case.nodeid not in stay:
            case.add_marker("long")


@pytest.fixture
def plug() -> Iterator[Plug]:
    """Plugs virtual pads in with `plug("sony", "name")`, and in the end takes out those still
    plugged in."""
    pygame.display.init()
    pygame.joystick.init()
    pads: list[VirtualPad] = []

    def one(maker: str = "xbox", name: str = "Pad", *, mapped: bool = True) -> VirtualPad:
        pads.append(VirtualPad(maker, name, mapped=mapped).attach())
        return pads[-1]

    yield one
    for pad in pads:
        pad.detach()
    pygame.event.clear()


@pytest.fixture
def couch() -> Iterator[Couch]:
    """Devices with a real event queue and a clock that the test sets."""
    pygame.display.init()
    pygame.display.set_mode((192, 108))
    pygame.event.clear()
    couch = Couch()
    yield couch
    couch.devices.close()
    pygame.event.clear()


OpenHouses = Callable[..., OpenHouse]


@pytest.fixture(scope="session")
def minds() -> Iterator[Minds]:
    """One bot process for all tests that want real bots."""
    minds = Minds()
    yield minds
    minds.close()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[OpenHouses]:
    """Opens the house, `open_house("--speed", "instant")`, with its data in `tmp_path`."""
    houses: list[OpenHouse] = []

    def one(*arguments: str, data: Path = tmp_path, minds: Minds | None = None) -> OpenHouse:
        for house in houses:
            house.close()
        houses[:] = [OpenHouse(data, *arguments, minds=minds)]
        return houses[0]

    yield one
    for house in houses:
        house.close()


@pytest.fixture
def house(open_house: OpenHouses) -> OpenHouse:
    """The house with two people in it and nothing that takes time."""
    return open_house("--speed", "instant", "--seed", "1")
