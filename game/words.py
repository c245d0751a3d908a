"""Every text, asked for by key: Fluent files, one a language, English where another has a gap.

What a text is told arrives by position and is named `a`, `b`, `c` in the files. A value that is
itself a tuple of key and values is said first, so words nest.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from game import files
from game.core import Says

MOST = 1_000_000  # bytes of a file of words
FOLDER = files.ASSETS / "words"
LANGUAGES = {"en": "English", "sv": "Svenska"}
NAMES = "abcdef"  # of the values, by position


class Words:
    """The texts of one language.

    `complaints` names each broken or missing file in one sentence; what can be read is used.
    """

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        self.language = language
        self.complaints: list[str] = []
        self._told: set[str] = set()
        self._folder = folder
        wanted = [language] if language == "en" else [language, "en"]
        self._bundles = [self._bundle(name, folder) for name in wanted]

    def _bundle(self, language: str, folder: Path) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        for file in (folder / f"{language}.ftl", *sorted(folder.glob(f"{language}-*.ftl"))):
            try:
                resource = FluentResource(files.text(file, MOST))
            except files.BadFile as error:
                self.complaints.append(f"{file}: the words cannot be read: {error}")
                continue
            self.complaints.extend(_junk(file, resource.body))
            bundle.add_resource(resource, allow_overrides=True)
        return bundle

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, *values: object) -> str:
        """The text of a key; the key itself, in brackets, where no file has it."""
        args = dict(zip(NAMES, map(self._plain, values), strict=False))
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                try:
                    text, errors = bundle.format_pattern(pattern, args)
                except RecursionError:
                    self._complain_once(f"{self._folder}: in {bundle.locales[0]} the word {key} "
                                        "refers to itself")
                    continue
                if not errors:
                    return str(text)
        return f"[{key}]"

    def say(self, says: Says) -> str:
        """The text of a key with its values."""
        key, *values = says
        return self(str(key), *values)

    def _complain_once(self, sentence: str) -> None:
        if sentence not in self._told:
            self._told.add(sentence)
            self.complaints.append(sentence)

    def _plain(self, value: object) -> str | int | float:
        if isinstance(value, tuple):
            return self.say(value)
        return value if isinstance(value, int | float) else str(value)


def _junk(file: Path, body: Iterable[object]) -> list[str]:
    found = []
    for entry in body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().splitlines()[:1]
            reason = entry.annotations[0].message if entry.annotations else "not understood"
            found.append(f"{file}: this line is left out, {reason}: {''.join(line)}")
    return found
