"""Who may import whom: the layers of the house, read from its sources."""

from __future__ import annotations

import ast
import re
import sys
import unicodedata
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

from game.core.words import LANGUAGES, Words
from game.games import GAMES
from game.tables.style import table_style

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "game").rglob("*.py"))

# They take no part in matches.
MEASURED = r"game\.games\.\w+\.bot\.(rivals|statistics|lengths|playouts|learning)"

# From the ground up; a layer may import itself and the layers before it in this list.
LAYERS = {
    "measuring": rf"game\.tools\.ladder|game\.tools\.learning|{MEASURED}",
    "rules": r"game|game\.core|game\.core\.(contract|cards)|game\.games\.\w+\.rules",
    "files": (r"game\.core\.(paths|font_glyphs|files|quarantine|tiled|disk|folder|texts|words"
              r"|settings|name_filter)|game\.(environment|idle_gc|night\.address)"),
    "games": r"game\.games(\.\w+)?|game\.games\.reindeer\.(atlases|map_file)",
    "bots": r"game\.bots|game\.games\.\w+\.bot",
    "matches": (r"game\.core\.(match|record|record_index|series|puzzles|faces|known_names"
               r"|name_draft|rotation|runes|saved_matches|puzzle_memory|evening_facts)|game\.night"),
    "devices": r"game\.devices",
    "guests": r"game\.phones\.(address|guests|phone_access|phones|protocol|wire)",
    "seats": r"game\.core\.(seating|hands|lobby_memory|match_options)",
    "boxes": r"game\.ui\.box",
    "picture": r"game\.picture",
    "ui": r"game\.ui",
    "house": (r"game\.(routes|scene|store|run|notices|house)"
              r"|game\.kiosk\.(idle|counters|pin|kiosk|watchdog)"),
    "tables": r"game\.tables|game\.games\.\w+\.table",
    "phones": r"game\.phones",
    "scenes": r"game\.scenes",
    "kiosk": r"game\.kiosk",
    "app": r"game\.(app|arguments|opening|router|window)",
    "tools": r"game\.(tools|__main__)",
}
ORDER = [name for name in LAYERS if name != "measuring"] + ["measuring"]
RULES = re.compile(r"game\.core\.(contract|cards)|game\.games\.\w+\.rules(\..*)?")
BOTS = re.compile(r"game\.(core|bots|games)|"
                  r"game\.core\.(contract|cards|paths|tiled|files|font_glyphs)|"
                  r"game\.bots\.(search|arms)|game\.games\.\w+(\.(rules|bot|atlases|map_file)(\..*)?)?")


def module(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module(file): file for file in FILES}


@cache
def imports(file: Path) -> set[str]:
    """Every module that a file imports, inside functions too, except those that only annotations
    need."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(file.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in MODULES else str(node.module) for name in names}
        waiting += (child for child in ast.iter_child_nodes(node)
                    if isinstance(child, ast.stmt | ast.excepthandler | ast.match_case))
    return found


@cache
def named(file: Path) -> set[str]:
    """Every module that a file imports anywhere, also for annotations alone."""
    return {name if name in MODULES else str(node.module)
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom)
            for name in (f"{node.module}.{alias.name}" for alias in node.names)}


@cache
def late(file: Path) -> set[str]:
    """What a file imports inside functions. (The worker of the night board loads the databases on
    its own thread: nothing else waits for them.)"""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found |= {str(one.module) for one in ast.walk(node) if isinstance(one, ast.ImportFrom)}
    return found


def layer(name: str) -> str | None:
    """The layer to which a module of the house belongs."""
    return next((layer for layer, names in LAYERS.items()
                 if re.fullmatch(rf"(?:{names})(?:\..*)?" if layer not in {"rules", "games"}
                                 else rf"(?:{names})(?:(?<=rules)\..*)?", name)), None)


def within(name: str, packages) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def importers(*packages: str) -> set[str]:
    """The modules that import one of these packages or something in them."""
    return {name for name, file in MODULES.items()
            if any(within(one, packages) for one in imports(file))}


def test_every_module_stands_in_a_layer():
    assert [name for name in MODULES if layer(name) is None] == []


def test_imports_point_one_way():
    """Each import goes to the same layer or below. Only the router, which opens screens, and the
    start of the program import late."""
    upwards, belated = [], []
    for name, file in MODULES.items():
        rank = ORDER.index(layer(name))
        upwards += [(name, one) for one in imports(file) if within(one, ("game",))
                    and ORDER.index(layer(one)) > rank]
        if name not in {"game.router", "game.__main__"}:
            belated += [(name, one) for one in late(file) if within(one, ("game",))]
    assert upwards == []
    assert belated == [("game.night.worker", "game.night.store")]


def test_no_modules_import_each_other_in_a_circle():
    """Not even for an annotation, or late."""
    TopologicalSorter({name: named(file) & MODULES.keys()
                       for name, file in MODULES.items()}).prepare()  # names a circle


def test_screens_know_each_other_by_their_routes():
    """A folder of scenes imports none of another folder; what they share lies beside them."""
    scenes = ROOT / "game" / "scenes"
    assert [(name, one) for name, file in MODULES.items() if file.is_relative_to(scenes)
            for one in named(file) if one in MODULES and MODULES[one].is_relative_to(scenes)
            and MODULES[one].parent not in {file.parent, scenes}] == []


def reached(name: str) -> set[str]:
    """Every module that is imported along with one, in whatever way."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        one = waiting.pop()
        if one in found:
            continue
        found.add(one)
        if one in MODULES:
            parents = {one.rpartition(".")[0]} & MODULES.keys()
            waiting += imports(MODULES[one]) | parents
    return found


def test_rules_see_the_core_and_themselves():
    faults = []
    for name in filter(RULES.fullmatch, MODULES):
        game = name.split(".")[2] if name.startswith("game.games.") else ""
        for other in imports(MODULES[name]):
            first = other.split(".")[0]
            known = other in {"game.core.contract", "game.core.cards"} or (
                first in sys.stdlib_module_names or other.startswith(f"game.games.{game}.rules"))
            pure = first not in {"os", "io", "pathlib", "time", "datetime", "secrets"} and (
                first != "random" or other == "random")
            faults += [] if known and pure else [(name, other)]
    assert faults == []


def test_bots_see_their_own_rules_and_nothing_that_draws():
    faults = []
    for name, file in MODULES.items():
        if layer(name) != "bots" or name == "game.bots.minds":
            continue
        game = (rf"\.{name.split('.')[2]}(\..*)?" if name.startswith("game.games.")
                else r"(\..*)?")
        seen = re.compile(
            rf"game\.core\.(contract|cards|paths)|game\.bots(\..*)?|game\.games{game}")
        faults += [(name, other) for other in imports(file)
                   if other.split(".")[0] not in sys.stdlib_module_names
                   and not seen.fullmatch(other)]
        faults += [(name, one) for one in reached(name) if within(one, ("pygame", "pytmx"))]
    assert faults == []


def test_only_learning_knows_numpy():
    assert [name for name in importers("numpy") if not within(name, ("game.tools.learning",))] == []


def test_only_the_board_reads_maps():
    assert importers("pytmx") == {"game.picture.board_map"}


def test_nobody_unpickles():
    assert importers("pickle", "shelve") == set()


def test_only_the_night_board_knows_databases_and_only_its_store_at_once():
    assert importers("sqlalchemy", "psycopg") <= {"game.night.store", "game.night.worker"}
    assert [name for name, file in MODULES.items() if name != "game.night.store"
            for node in ast.parse(file.read_text(encoding="utf-8")).body
            if isinstance(node, ast.ImportFrom)
            and within(node.module or "", ("sqlalchemy", "game.night.store"))] == []


def test_only_the_process_of_the_phones_listens():
    """And only the phones of the benchmark, in a process of their own, talk to it from here."""
    assert importers("websockets", "asyncio") == {"game.phones.server", "game.tools.bench_crowd"}


def test_the_programs_end_of_the_phones_loads_nothing_that_its_process_needs():
    assert not {one for one in reached("game.phones.phones")
                if within(one, ("websockets", "game.phones.server", "game.phones.snapshot"))}


def test_what_a_phone_may_say_is_heard_without_a_socket_and_a_clock():
    known = {one.split(".")[0] for one in imports(MODULES["game.phones.protocol"])}
    assert not known & {"socket", "time", "asyncio", "websockets", "game"}


def test_the_rooms_of_the_house_are_these():
    folders = {p.name for p in (ROOT / "game").iterdir() if p.is_dir()} - {"__pycache__"}
    assert folders == {"core", "games", "bots", "night", "devices", "picture", "tables", "scenes",
                       "kiosk", "phones", "tools", "ui"}


def test_a_layout_is_worked_out_without_a_window():
    assert not {one for one in reached("game.ui.layout") if within(one, ("pygame",))}


# Our games, beside those of others.
MEASURING_OURS = ("bench_frames.py", "bench_phones.py", "bench_rules.py")
WORDS = ROOT / "assets" / "words"
SHARED = [file for file in [*FILES, ROOT / "main.py", *sorted(WORDS.glob("*.ftl"))]
          if not file.is_relative_to(ROOT / "game" / "games") and file.name not in MEASURING_OURS
          and not file.stem.endswith(GAMES)]


def plainly(text: str) -> str:
    """A text without accents and capitals."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold())
                   if not unicodedata.combining(sign))


@cache
def names() -> set[str]:
    """The names of our games, in the code and among people."""
    return {*GAMES, *(plainly(Words(language)(f"game-{game}")) for game in GAMES
                      for language in LANGUAGES)}


def test_shared_code_and_shared_words_name_no_game():
    texts = {file.name: plainly(file.read_text(encoding="utf-8")) for file in SHARED}
    assert [(file, name) for file, text in texts.items() for name in names() if name in text] == []


@cache
def places() -> set[str]:
    """What only one game's table has."""
    styles = [table_style(game) for game in GAMES]
    supplies = {style.mapped.supply for style in styles if style.mapped}
    return supplies | {name for style in styles for name in (
        *style.touch.buttons, *style.touch.ends, *style.touch.idle)}


def test_shared_code_knows_no_place_that_one_game_has_alone():
    own = {*places(), *(f"{kind}/" for kind in places())}
    assert [(file.name, node.value) for file in SHARED if file.suffix == ".py"
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            and node.value in own] == []


def test_a_game_is_one_folder():
    for game in (ROOT / "game" / "games").iterdir():
        if game.is_dir() and game.name != "__pycache__":
            assert {"rules", "bot", "table", "RULINGS.md"} <= {p.name for p in game.iterdir()}
