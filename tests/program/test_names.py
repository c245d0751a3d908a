"""A function is named by a verb and its object. A single word is enough where it is a verb that
everybody knows, or a term of the field."""

import ast
from collections.abc import Iterator
from pathlib import Path

GAME = Path(__file__).parents[2] / "game"
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


def test_a_function_of_one_word_is_a_known_verb_or_a_term():
    known = RULES | LAYOUT | PYTHON | VERBS
    assert [f"{file.relative_to(GAME)}: {one.name}" for file in sorted(GAME.rglob("*.py"))
            for one in functions(ast.parse(file.read_text(encoding="utf-8")))
            if not one.name.startswith("__") and "_" not in (word := one.name.strip("_"))
            and word not in known] == []
