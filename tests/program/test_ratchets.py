"""Figures of the code that may only fall. Lower a figure here when a change has lowered it."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest

from game.house import House
from game.tables.style import TableStyle

GAME = Path(__file__).resolve().parents[2] / "game"
SCENES = sorted((GAME / "scenes").rglob("*.py"))
TABLES = [*(GAME / "tables").rglob("*.py"), *(GAME / "games").glob("*/table/*.py")]
DRAWING = ("picture", "ui", "devices")  # folders that may import pygame


def count_boxes(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("Box(")


def count_numbers(file: Path) -> int:
    """Count the names of a module that stand for numbers."""
    def is_number(value: ast.expr | None) -> bool:
        if isinstance(value, ast.UnaryOp):
            value = value.operand
        if isinstance(value, ast.Tuple):
            return any(map(is_number, value.elts))
        return isinstance(value, ast.Constant) and isinstance(value.value, int | float)

    found = 0
    for statement in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and is_number(statement.value):
            target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
            found += len(target.elts) if isinstance(target, ast.Tuple) else 1
    return found


def count_lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def count_unclear(file: Path) -> int:
    """Count words that name no player and no figure: "whoever", "so many" without "that"."""
    return len(re.findall(
        r"\b(?:whoever|somebody)\b|\bso (?:many|high|wide|tall|large)\b(?!\W+(?:\w+\W+){0,6}that)",
        file.read_text(encoding="utf-8").lower()))


def count_riddles(file: Path) -> int:
    """Count docstrings with a clause in place of a noun: "what lies there", "one that is"."""
    return sum(bool(re.search(
        r"\b(?:that which|of which|one that|so (?:far|much|broad)|what (?:is|are|was|has|lies"
        r"|stands|can|goes|comes))\b", ast.get_docstring(node) or "", re.IGNORECASE))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef))


def imports_pygame(file: Path) -> bool:
    return "\nimport pygame\n" in file.read_text(encoding="utf-8")


FIGURES = {
    "boxes in scenes": (sum(map(count_boxes, SCENES)), 0),
    "numeric constants in scenes": (sum(map(count_numbers, SCENES)), 101),
    "scene modules of more than five numeric constants": (
        sum(count_numbers(file) > 5 for file in SCENES), 0),
    "lines of scenes": (sum(map(count_lines, SCENES)), 11726),
    "scene modules of more than 250 lines": (sum(count_lines(file) > 250 for file in SCENES), 0),
    "lines of tables": (sum(map(count_lines, TABLES)), 23730),
    "docstrings to read twice": (sum(map(count_riddles, GAME.rglob("*.py"))), 117),
    "unclear words": (sum(map(count_unclear, GAME.rglob("*.py"))), 0),
    "fields of the house": (len(fields(House)), 12),
    "fields of the style of a table": (len(fields(TableStyle)), 24),
    "bytes of CONTRIBUTING.md": ((GAME.parent / "CONTRIBUTING.md").stat().st_size, 12288),
    "modules beside drawing that import pygame": (sum(
        imports_pygame(file) for file in GAME.rglob("*.py")
        if file.relative_to(GAME).parts[0] not in DRAWING), 35),
}


@pytest.mark.parametrize("what", FIGURES)
def test_a_figure_does_not_rise(what: str):
    now, most = FIGURES[what]
    assert now <= most, f"{what}: {now}, and {most} is the figure of the last change"
