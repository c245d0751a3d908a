"""The texts of one language out of its Fluent files: parsed one by one, when they are asked for.

Most of what stands there is written so plainly that one look at a file tells its texts apart, and
that nothing can be wrong with them. Where a file of a language is written otherwise, all of the
language is parsed at once, so that its faults are known before anybody asks for a text.

What a text is told has names, which stand in a comment right above it, in their order and, if need
be, with a remark: `# $who, $card - a card in words`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game.core.contract import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Args = dict[str, str | int | float]
FORMATTED = 2_000  # texts with their values that are kept

# Groups may give back what they took: Python 3.11.2 misreads those that do not.
_NAME: Final = r"\$[a-z][a-z0-9-]*+"
_VALUE: Final = rf"\{{\ {_NAME}\ \}}"
_WORD: Final = rf"(?:[^\s{{}}]|{_VALUE})+"
_LINE: Final = rf"{_WORD}(?:\ ++{_WORD})*"  # Fluent takes a space at its end off
_VARIANT: Final = rf"\[(?:[0-9]++|[A-Za-z][\w-]*+)\]\ {_LINE}\n"
_CHOICE: Final = (rf"\{{\ {_NAME}\ ->\n(?:\ ++{_VARIANT})*\ ++\*{_VARIANT}(?:\ ++{_VARIANT})*"
                  r"\ *+\}")
_PART: Final = rf"(?:[^\s{{}}]|{_VALUE}|{_CHOICE})+"
_PARTS: Final = rf"{_PART}(?:\ ++{_PART})*"
_MORE: Final = rf"\n++\ ++(?![.*\[}}]){_PARTS}"
ENTRY: Final = re.compile(
    rf"([a-zA-Z][a-zA-Z0-9_-]*+)\ =((?:\ {_PARTS}|{_MORE})(?:{_MORE})*)\n", re.ASCII)
NAMES: Final = re.compile(
    rf"(?:^|\n)#\ ({_NAME}(?:,\ {_NAME})*)(?:\ -\ [^\r\n]++)?\r?\n\Z", re.ASCII)
BETWEEN: Final = re.compile(r"(?:\n|#{1,3}(?:\ [^\r\n]*)?\n)*")


class Texts:
    """The texts of a language; `flaws` are the faults of its files."""

    def __init__(self, language: str, sources: Iterable[tuple[Path, str]]) -> None:
        """Read `sources`, files and their contents; texts of later ones replace those of earlier
        ones."""
        self.language = language
        self.flaws: list[Message] = []
        self._plain: dict[str, str] = {}  # texts that stand there as they are said
        self._waiting: dict[str, str] = {}  # entries that nobody has asked for
        self._above: dict[str, str] = {}  # the text between two entries
        self._bundle: FluentBundle | None = None
        self._formatted = lru_cache(FORMATTED, typed=True)(self._format_text)
        found = list(sources)
        if not all(self._tell_apart(text) for _, text in found):
            self._plain, self._waiting, self._above = {}, {}, {}
            for file, text in found:
                self._parse(text, file)

    def has_text(self, key: str) -> bool:
        return key in self._plain or key in self._waiting or (
            self._bundle is not None and self._bundle.has_message(key))

    def list_values(self, key: str) -> list[str]:
        """Return the names of a text's values in order."""
        return [*_read_names(self._above.get(key, ""))]

    def say(self, key: str, args: Args) -> str | None:
        """Return the text of a key with its values; None if there is none. Raises RecursionError
        for a text that refers to itself."""
        if (plain := self._plain.get(key)) is not None:
            return plain
        return self._formatted(key, tuple(args), *args.values())

    def _format_text(self, key: str, names: tuple[str, ...], *values: str | float) -> str | None:
        if (entry := self._waiting.pop(key, None)) is not None:
            self._parse(entry)
        if self._bundle is None or not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).value
        if not pattern:
            return None
        text, errors = self._bundle.format_pattern(
            pattern, dict(zip(names, values, strict=True)))
        return None if errors else str(text)

    def warm_up(self) -> None:
        """Load the parser before the first text with values is asked for; on any thread."""
        from fluent.runtime import FluentBundle

        FluentBundle([self.language])

    def _tell_apart(self, text: str) -> bool:
        """Find the entries of a file. Returns whether all of it is in plain form."""
        at = 0
        while True:
            before, at = at, _end(BETWEEN.match(text, at))
            if at == len(text):
                return True
            entry = ENTRY.match(text, at)
            if entry is None:
                return False
            key, said = entry[1], entry[2]
            if key in self._above:
                self._plain.pop(key, None)
                self._waiting.pop(key, None)
            self._above[key] = text[before:at]
            at = entry.end()
            if "{" in said or "\n" in said:
                self._waiting[key] = entry[0]
            else:
                self._plain[key] = said[1:]

    def _parse(self, text: str, file: Path | None = None) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # for the first text with values

        resource = FluentResource(text)
        if file:
            self.flaws += _list_junk(file, resource.body)
            self._above |= _read_comments(text, resource.body)
        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        self._bundle.add_resource(resource, allow_overrides=True)


@cache
def _read_names(comment: str) -> tuple[str, ...]:
    """Return the names of values in the comment above a text."""
    found = NAMES.search(comment)
    return tuple(found[1].replace("$", "").split(", ")) if found else ()


def _end(found: re.Match[str] | None) -> int:
    return found.end() if found else 0


def _read_comments(text: str, body: Iterable[Any]) -> dict[str, str]:
    """Return the comment of each text."""
    from fluent.syntax import ast

    return {entry.id.name: text[entry.span.start:entry.id.span.start] for entry in body
            if isinstance(entry, ast.Message) and entry.span and entry.id.span}


def _list_junk(file: Path, body: Iterable[Any]) -> list[Message]:
    from fluent.syntax import ast

    found: list[Message] = []
    for entry in body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().splitlines()[:1]
            reason = entry.annotations[0].message if entry.annotations else "not understood"
            found.append(("words-line-left-out", file, reason, "".join(line)))
    return found
