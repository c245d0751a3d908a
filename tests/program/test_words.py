"""Every text that the program asks for exists in every language, and can be said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from game.core.faces import NAMES
from game.core.seating import KINDS
from game.core.settings import CONTRASTS, LOUDNESS, SPEEDS, SUITS
from game.core.words import FOLDER, LANGUAGES, Words
from game.devices import press
from game.environment import mapping_fault
from game.games import GAMES, load_rules
from game.phones import protocol, snapshot, wire
from game.picture.board_map import read_board
from game.scenes.kiosk.posters import STEPS
from game.scenes.settings import keys
from game.tables import highlights
from game.tables.drawings import Rows
from game.tables.examples import Told, find_card, list_examples
from game.tables.secrecy import MODES
from game.tables.style import table_style
from game.ui.setting_rows import ROWS
from tests.program.collected import (
    Values,
    entries,
    fault,
    keys_of,
    miscounted,
    of_game,
    plain,
    played,
    source_keys,
)

ALL = GAMES


OTHERS = [language for language in LANGUAGES if language != "en"]
SAME = {"title", "name",  # names, or nothing but values
        "kept-trouble", "file-says", "file-aside", "kept-not-now", "binding-place",
        "night-match", "night-when", "night-sitter", "night-more", "night-head",
        "day-date-of", "day-date", "series-told", "series-points",
        "result-list", "phone-spot", "coach-more",
        "kept-match", "kept-won-with", "resume-others", "resume-line", "series-part", "when-day",
        "haggis-gained", "haggis-played",
        "volume-normal", "contrast-usual", "standing-more",
        *(key for game in ALL for key in of_game(game, "SAME", ()))}

# Keys that are put together: how they begin, and how they end.
COMPUTED: dict[str, tuple[str, ...]] = {
    "phones-": ("net", "scan", "hand"),
    "halmstad-sign-": ("touched", "knows", "memory"),
    "hint-": ("stand",),  # a way back that is not the usual one
    "game-": ALL,
    "about-": ALL,
    "brief-": ALL,
    "pitch-": ALL,
    "glance-": ALL,
    "says-": tuple(f"{game}-{n}" for game in ALL for n, drawing in list_examples(game).items()
                   if not getattr(drawing, "note", ())),
    **dict.fromkeys(("card-", "leaf-"), tuple(
        str(item.says[0]).removeprefix("card-") for game in ALL
        if isinstance(rows := find_card(game), Rows) for line in rows.lines
        for item in line.items if isinstance(item, Told))),
    "howto-": tuple(f"{game}-{n}" for game in ALL for n in STEPS),
    **dict.fromkeys(("settings-", "evening-", "puzzles-"), ("unreadable", "broken", "not-kept")),
    "lesson-end-": ALL,
    "replay-": highlights.KINDS,
    "puzzle-strength-": ("1", "2", "3"),
    "puzzle-": ("again", "leave", "next", "show", *(
        f"{game}-{end}" for game in ALL
        for end in of_game(game, "COMPUTED", {}).get(f"puzzle-{game}-", ()))),
    "kind-": KINDS,
    "level-": KINDS,
    "half-": ("left", "right"),
    "device-": ("keys-left", "keys-right", "mouse", "pad"),
    "action-": (*map(str, keys.ACTIONS), *map(str, (press.Action.PAUSE,
                                                       press.Action.FULLSCREEN))),
    "binding-": (*keys.TABLES, "both"),
    "set-about-": tuple(ROWS),
    "speed-": tuple(f"{speed:g}".replace(".", "-") for speed in SPEEDS),
    **{f"{game}-beat-": tuple(table_style(game).motion.feel) for game in GAMES},
    **{begin: ends for game in ALL for begin, ends in of_game(game, "COMPUTED", {}).items()},
    **{f"result-{game}-": of_game(game, "REASONS", ()) for game in ALL},
    "option-": ("seats", "secrecy", "phones"),
    "tells-": ("seats", "phones", *(f"{game}-{name}" for game in ALL
                                    for name in load_rules(game).OPTIONS)),
    "operator-": ("menu", "match", "countdown"),
    "tells-secrecy-": MODES,
    "night-": ("quick", "race"),
    "phone-": (*get_args(wire.Page), *snapshot.OWN),
    "phone-bye-": get_args(protocol.Why),
    "option-secrecy-": MODES,
    "option-goal-": ("25", "20"),  # what a short match of Herrlof comes to
    "set-": ("look", "sound", "play", "contrast", "suits", "language", "text", "speed",
             "motion", "remind", "forced", "closing", "music", "volume", "fire", "fullscreen"),
    "closed-": ("gave-up", "agreed"), "closing-": ("0", "10", "30"),
    "sample-closing-": ("0", "10", "30"),
    "volume-": LOUDNESS, "contrast-": CONTRASTS, "suits-": SUITS,
}
USUAL_MATCHES = 4  # of each number of seats
PLAYED = ("result-", "rules-", "option-")  # counted game by game


def heard(matches: Iterable[tuple[str, int, int]]) -> set[Any]:
    """Everything that is said in matches, each by its game, how many play, and its seed."""
    return {plain(says) for match in matches for says in played(*match)}


def matches_of(game: str) -> Iterator[tuple[str, int, int]]:
    """So many matches of a game that all its words come, with each number of seats."""
    for seats in load_rules(game).SEATS:
        for seed in range(of_game(game, "MATCHES", USUAL_MATCHES)):
            yield game, seats, seed


@pytest.fixture(scope="module", params=[False, pytest.param(True, marks=pytest.mark.long)],
                ids=["a match", "many"])
def met(request: pytest.FixtureRequest) -> set[Any]:
    """What is said in a match of every game, or in many with each number of seats."""
    if request.param:
        return heard(match for game in GAMES for match in matches_of(game))
    return heard((game, max(load_rules(game).SEATS), 0) for game in GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_of_a_language_are_whole(language: str):
    assert Words(language).complaints == []
    for file in FOLDER.glob(f"{language}*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert not [e for e in FluentParser().parse(text).body if isinstance(e, ftl.Junk)]
        assert not re.search(r"\t| $|\.\.\.|[<>*_]{2}", text, re.MULTILINE), file


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_keys_with_the_same_values(language: str):
    english, other = entries("en"), entries(language)
    assert set(english) == set(other)
    assert {k: Values(m).names for k, m in english.items()} == {
        k: Values(m).names for k, m in other.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_untranslated(language: str):
    english, other = Words("en"), Words(language)
    told = {key: [f"«{name}»" for name in english.list_values(key)] for key in entries("en")}
    same = {key for key, values in told.items() if english(key, *values) == other(key, *values)}
    assert same - SAME - {f"game-{game}" for game in ALL} == set()


def test_what_the_source_asks_for_is_there():
    wanted = source_keys()
    known = set(entries("en"))
    assert {key for key in wanted if not key.endswith("*")} - known == set()
    for key in (key.rstrip("*") for key in wanted if key.endswith("*")):
        assert key in COMPUTED or key.startswith(PLAYED), f"{key}* is not accounted for"


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_that_are_put_together_are_there(language: str):
    known = entries(language)
    assert [begin + end for begin, ends in COMPUTED.items() for end in ends
            if begin + end not in known] == []
    for game in GAMES:
        for name, choices in load_rules(game).OPTIONS.items():
            values = (f"option-{name}-{value}" for value in choices)
            assert {f"option-{name}", *values} <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_while_playing_can_be_said(language: str, met: set[Any]):
    words = Words(language)
    faults = [fault(language, key, *values) for key, *values in met
              if not any(isinstance(value, tuple) for value in values)]
    assert [text for text in faults if text] == []
    assert [says for says in met if re.search(r"[\[{]", words.say(says))] == []
    assert set().union(*map(keys_of, met)) - set(entries(language)) == set()


def test_what_is_said_while_playing_is_told_as_much_as_its_text_has_names_for(met: set[Any]):
    assert [wrong for says in met for wrong in miscounted(says)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_words_and_with_numbers(language: str):
    for key in entries(language):
        for value in ("horse1", 0, 1, 2, 1234):
            values = [value] * len(Words("en").list_values(key))
            assert fault(language, key, *values) in {"", f"{language}: {key}: ''"}


@pytest.mark.parametrize("met", [True], indirect=True, ids=["many"])
@pytest.mark.long
def test_no_text_is_unused(met: set[Any]):
    assert unused(entries("en"), met) == set()


@pytest.mark.parametrize("game", [game if game == "hamnar" else
                                  pytest.param(game, marks=pytest.mark.long) for game in ALL])
def test_no_text_of_a_game_is_unused(game: str):
    met = heard(matches_of(game))
    text = (FOLDER / f"en-{game}.ftl").read_text(encoding="utf-8")
    own = {entry.id.name for entry in FluentParser().parse(text).body
           if isinstance(entry, ftl.Message)}
    assert own
    assert unused(own, met) == set()


def unused(keys: Iterable[str], met: set[Any]) -> set[str]:
    """The keys for which neither the source nor anything that was met asks."""
    used = {begin + end for begin, ends in COMPUTED.items() for end in ends}
    used |= set().union(*map(keys_of, met)) | source_keys()
    for game in GAMES:
        used |= {f"button-{place.removeprefix('button/')}" for place in places(game)}
        used |= {f"option-{name}{value}" for name, values in load_rules(game).OPTIONS.items()
                 for value in ("", *(f"-{value}" for value in values))}
    return {key for key in keys if not key.startswith("rules-")} - used


def places(game: str) -> set[str]:
    board = read_board(table_style(game).board)
    return {name for name in board.spots if name.startswith("button/")}


@pytest.mark.share(2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_the_rules_stand_in_short_sections_without_a_gap(language: str, game: str):
    words = Words(language)
    known = {key for key in entries(language) if key.startswith(f"rules-{game}-")}
    count = len(known) // 2
    assert 5 <= count <= 10
    assert known == {f"rules-{game}-{n}{end}" for n in range(1, count + 1) for end in ("", "-text")}
    for number in range(1, count + 1):
        assert len(words(f"rules-{game}-{number}-text").split()) <= 95, number
        assert len(words(f"rules-{game}-{number}")) <= 24


def test_each_fault_of_a_mapping_line_has_its_own_sentence():
    bad = ("zz,Pad", "0" * 32, f"{'0' * 32},Pad,x", f"{'0' * 32},Pad,a:b0",
           f"{'0' * 32},Pad,platform:Linux")
    for language in LANGUAGES:
        said = {Words(language)("mappings-line", "file", 3, mapping_fault(line)) for line in bad}
        assert len(said) == len(bad)


# broken and missing files


def test_a_broken_line_costs_one_sentence_and_nothing_else(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("one = One\nbroken = { $who\ntwo = Two\n", encoding="utf-8")
    words = Words("en", tmp_path)
    (complaint,) = words.complaints
    assert str(tmp_path / "en.ftl") in complaint and "broken" in complaint
    assert [words("one"), words("two"), words("broken")] == ["One", "Two", "[broken]"]


def test_an_unreadable_file_costs_one_sentence_and_the_others_speak(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n", encoding="utf-8")
    (tmp_path / "sv.ftl").write_bytes(b"one = \xff\xfe")
    (tmp_path / "sv-game.ftl").write_text("two = Två\n", encoding="utf-8")
    words = Words("sv", tmp_path)
    (complaint,) = words.complaints
    assert str(tmp_path / "sv.ftl") in complaint
    assert [words("one"), words("two")] == ["One", "Två"]


def test_a_language_without_files_is_english_and_says_so(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("one = One\n", encoding="utf-8")
    words = Words("sv", tmp_path)
    assert words("one") == "One"
    assert [str(tmp_path / "sv.ftl") in c for c in words.complaints] == [True]


def test_a_text_that_one_language_cannot_say_is_said_in_english(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("# $what\none = One { $what }\n", encoding="utf-8")
    (tmp_path / "sv.ftl").write_text("one = Ett { $who }\n", encoding="utf-8")
    assert Words("sv", tmp_path)("one", "x") == "One x"
    assert Words("sv", tmp_path)("none") == "[none]"


def test_values_have_their_english_names_in_every_language(tmp_path: Path):
    english = "# $card, $who-else - a card and who has it\none = { $who-else }: { $card }\n"
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    (tmp_path / "sv.ftl").write_text("# $who-else\none = { $card } ({ $who-else })\n",
                                     encoding="utf-8")
    assert Words("en", tmp_path)("one", "7", "Freja") == "Freja: 7"
    assert Words("sv", tmp_path)("one", "7", "Freja") == "7 (Freja)"


def test_a_word_that_refers_to_itself_is_named_once_and_english_speaks(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n", encoding="utf-8")
    (tmp_path / "sv.ftl").write_text("one = {one}\ntwo = Två\n", encoding="utf-8")
    words = Words("sv", tmp_path)
    assert [words("one"), words("two"), words("one")] == ["One", "Två", "One"]
    assert words.complaints == [f"{tmp_path}: in sv the word one refers to itself"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_usual_name_is_a_word_of_a_text(language: str):
    said = " ".join(file.read_text(encoding="utf-8") for file in FOLDER.glob(f"{language}*.ftl"))
    assert {name.lower() for name in NAMES}.isdisjoint(re.findall(r"\w+", said.lower()))
