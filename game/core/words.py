"""Every text, asked for by key: Fluent files, one a language, English where another has a gap.

What a text is told arrives by position. The English files name it, right above each text, and every
language uses these names. A value that is itself a tuple of key and values is said first, so words
nest; so does a `Trouble`.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path, PurePath
from typing import Self

from game.core import files, paths
from game.core.contract import Message
from game.core.texts import Texts

MOST = 1_000_000  # bytes of a file of words
FOLDER = paths.ASSETS / "words"
LANGUAGES = {"en": "English", "sv": "Svenska"}
BRIEF = 44  # letters of a path that a player reads
SAID = 2_000  # letters of a value; Fluent refuses longer ones
READ: dict[tuple[str, tuple[Path, ...]], Texts] = {}  # our own, which are large


class Words:
    """The texts of one language.

    `complaints` names each broken or missing file in one sentence; what can be read is used.
    """

    def __init__(self, language: str, folder: Path = FOLDER, *, whole: bool = False) -> None:
        """`whole`: paths are said in full."""
        self.language = language
        self._whole = whole
        self.complaints: list[str] = []
        self._told: set[str] = set()
        self._folder = folder
        wanted = [language] if language == "en" else [language, "en"]
        read = [_read_texts(name, folder) for name in wanted]
        self.texts = [texts for texts, _ in read]  # one is asked after the other
        self._english = self.texts[-1]
        if not whole:  # there would be no words to complain in
            self.complaints += [Trouble(*says) for _, flaws in read for says in flaws]

    def has_text(self, key: str) -> bool:
        return any(texts.has_text(key) for texts in self.texts)

    def list_values(self, key: str) -> list[str]:
        """Return the names of a text's values in order."""
        return self._english.list_values(key)

    def __call__(self, key: str, *values: object) -> str:
        """Return the text of a key; the key itself, in brackets, where no file has it."""
        names = self.list_values(key) if values else ()
        args = dict(zip(names, map(self._make_plain, values), strict=False))
        for texts in self.texts:
            try:
                said = texts.say(key, args)
            except RecursionError:
                self._complain_once(Trouble("words-circle", self._folder, texts.language, key))
            else:
                if said is not None:
                    return said
        return f"[{key}]"

    def warm_up(self) -> None:
        """Load what the first text with values will need; on any thread."""
        for texts in self.texts:
            texts.warm_up()

    def say(self, says: Message) -> str:
        """Return the text of a key with its values."""
        key, *values = says
        return self(str(key), *values)

    def tell(self, sentence: str) -> str:
        """Return a sentence in this language, if it has a translation."""
        return self.say(sentence.says) if isinstance(sentence, Trouble) else sentence

    def _complain_once(self, sentence: str) -> None:
        if sentence not in self._told:
            self._told.add(sentence)
            self.complaints.append(sentence)

    def _make_plain(self, value: object) -> str | int | float:
        if isinstance(value, tuple):
            return self.say(value)
        if isinstance(value, Trouble):
            return self.tell(value)
        if isinstance(value, PurePath) and not self._whole:
            return shorten_path(value)
        if isinstance(value, int | float):
            return value
        said = str(value)
        return said if len(said) <= SAID else f"{said[:SAID // 2]}…{said[-SAID // 2:]}"


@cache
def words_of(language: str) -> Words:
    """Return the words of a language, read once."""
    return Words(language)


class Trouble(str):
    """A sentence about a fault: in English with whole paths, for the log and the terminal, and as
    `says` for a player in another language."""

    __slots__ = ("says",)
    says: Message

    def __new__(cls, *says: object, english: str = "") -> Self:
        made = super().__new__(cls, english or _in_english(says))
        made.says = says
        return made


def _in_english(says: Message) -> str:
    """Return the message in English, even if no texts can be read."""
    with suppress(OSError):
        if (words := Words("en", whole=True)).has_text(str(says[0])):
            return words.say(says)
    return ": ".join(map(str, says[1:]))


def shorten_path(path: PurePath) -> str:
    """Return a long path without its middle."""
    said = str(path)
    for left in (path.parts[:3], path.parts[:2], ()):
        for right in (path.parts[-2:], path.parts[-1:]):
            if len(said) > BRIEF and len(left) + len(right) < len(path.parts):
                said = str(PurePath(*left, "…", *right))
    return said if len(said) <= BRIEF else f"{said[:BRIEF // 2]}…{said[-BRIEF // 2:]}"


def _read_texts(language: str, folder: Path) -> tuple[Texts, list[Message]]:
    """Return the texts of a language and the faults of their files; our own are read once."""
    key = language, _list_folders(folder)
    if folder == FOLDER and key in READ:
        return READ[key], []
    flaws: list[Message] = []
    sources = []
    of_games = (file for one in key[1] for file in sorted(one.glob(f"{language}-*.ftl")))
    for file in (folder / f"{language}.ftl", *of_games):
        try:
            sources.append((file, files.read_text(file, MOST)))
        except files.BadFile as error:
            flaws.append(("words-unreadable", file, str(error)))
    texts = Texts(language, sources)
    flaws += texts.flaws
    if folder == FOLDER and not flaws:
        READ[key] = texts
    return texts, flaws


def _list_folders(folder: Path) -> tuple[Path, ...]:
    """Return the folders of texts: ours, and those of games outside the house."""
    more = paths.list_game_folders() if folder == FOLDER else ()
    return (folder, *(one / "assets" / "words" for one in more))
