"""A function is named by a verb and its object. A single word is enough where it is a verb that
everybody knows, or a term of the field."""

import ast
from collections.abc import Iterator
from pathlib import Path

GAME = Path(__file__).parents[2] / "game"
TESTS = GAME.parent / "tests"
NAMED_TUPLES = {"_asdict", "_fields", "_make", "_replace"}  # are public, as Python has them
RULES = {
    "guess", "moves", "prompts", "refusal", "result", "setup", "standing", "table", "tally",
    "view"}
LAYOUT = {"at", "column", "frame", "grid", "pad", "row", "stack"}
PYTHON = {"error", "main"}  # of argparse, and of every program
VERBS = {
    "act", "add", "advise", "answer", "append", "apply", "arrange", "ask", "begin", "bet",
    "bid", "bind", "blit", "breathe", "build", "bury", "call", "capture", "center", "change",
    "check", "choose", "claim", "clamp", "clear", "close", "collect", "come", "command",
    "complain", "copy", "count", "cut", "deal", "decline", "deepen", "defend", "deliver",
    "describe", "draw", "dress", "drop", "enclose", "encode", "end", "enter", "erase",
    "evaluate", "examine", "exchange", "explain", "export", "fade", "feed", "fetch", "find",
    "finish", "fit", "flush", "fly", "focus", "fold", "follow", "forget", "freeze", "fulfil",
    "gather", "give", "glance", "grab", "hear", "hide", "hold", "hurry", "inset", "invite",
    "join", "judge", "jump", "keep", "learn", "leave", "lift", "listen", "load", "lock", "look",
    "lose", "manage", "measure", "meet", "mix", "mourn", "move", "notice", "obey", "observe",
    "open", "operate", "overlaps", "paint", "parse", "pass", "pause", "perft", "pick", "place",
    "play", "pledge", "poll", "pop", "preload", "prepare", "press", "project", "propose",
    "prove", "push", "put", "rasterise", "rate", "reach", "read", "rebind", "receive",
    "recolour", "refit", "refuse", "reload", "rename", "renew", "resize", "restart", "resume",
    "reveal", "rumble", "run", "save", "say", "score", "seal", "select", "send", "serve",
    "settle", "sew", "shade", "shift", "shorten", "show", "shuffle", "shut", "sit", "skip",
    "sleep", "snap", "sort", "spawn", "speak", "spell", "spend", "split", "squash", "start",
    "steer", "step", "stop", "stretch", "strike", "submit", "subtract", "summarize", "survive",
    "swap", "switch", "take", "tell", "thaw", "tick", "toggle", "touch", "translate", "turn",
    "type", "undo", "update", "visit", "wait", "wake", "watch", "weave", "write"}


def functions(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the functions and methods of a module without properties and what lies in functions."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from functions(child)
        elif not any("property" in ast.unparse(one) or "setter" in ast.unparse(one)
                     for one in child.decorator_list):
            yield child


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in {"_"} | NAMED_TUPLES


def list_own(tree: ast.Module) -> set[str]:
    """Return the private names that a module gives to things of its own."""
    return {node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            else node.id if isinstance(node, ast.Name) else node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            or (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
            or (isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
                and ast.unparse(node.value) == "self")}


def list_foreign(tree: ast.Module) -> Iterator[str]:
    """Yield where a module uses private names of others: as an attribute, in an import, or as a
    text that is given to `getattr` and its like."""
    own = list_own(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value, name) if is_private(name) and (
                    name not in own or ast.unparse(value) == "super()"):
                yield ast.unparse(node)
            case ast.ImportFrom(names=names):
                yield from (one.name for one in names if is_private(one.name))
            case ast.Call(args=[_, ast.Constant(str(name)), *_], func=called) if (
                    is_private(name) and ast.unparse(called).endswith("attr")):
                yield ast.unparse(node)


def test_no_test_uses_a_private_name_of_the_program():
    assert {str(file.relative_to(TESTS)): found for file in sorted(TESTS.rglob("*.py"))
            if (found := [*list_foreign(ast.parse(file.read_text(encoding="utf-8")))])} == {}


def test_a_private_name_is_found_wherever_it_is_used():
    found = [[*list_foreign(ast.parse(source))] for source in (
        "one._hid", "from game import _hid", "setattr(one, '_hid', 1)",
        "def _hid(): super()._hid()", "def _own(): one._own(two._replace())")]
    assert found == [["one._hid"], ["_hid"], ["setattr(one, '_hid', 1)"], ["super()._hid"], []]


def test_a_function_of_one_word_is_a_known_verb_or_a_term():
    known = RULES | LAYOUT | PYTHON | VERBS
    assert [f"{file.relative_to(GAME)}: {one.name}" for file in sorted(GAME.rglob("*.py"))
            for one in functions(ast.parse(file.read_text(encoding="utf-8")))
            if not one.name.startswith("__") and "_" not in (word := one.name.strip("_"))
            and word not in known] == []
