"""What goes wrong with files is said in the language of the house, and in full in the log."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core import series
from game.core.match import resume
from game.core.record import BadRecord, read_record
from game.core.settings import Settings, load, save
from game.core.words import BRIEF, LANGUAGES, Trouble, Words, shorten_path

LONG = Path("/home/somebody/.local/share/hearthside/records/20261122-050622-729233-hamnar.jsonl")


def test_broken_settings_are_told_in_the_language_that_they_had(open_house, tmp_path, caplog):
    (tmp_path / "series.json").write_bytes(b"junk")
    save(tmp_path / "settings.json", Settings(language="sv"))
    house = open_house()
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "1.jsonl").write_bytes(b"junk\n")
    house.house.to_title()
    (sentence,) = house.notices()
    assert sentence == "Ett sparat parti är skadat och går inte längre att öppna."
    assert f"{tmp_path / 'records' / '1.jsonl'}: line 1 is broken" in caplog.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_file_has_words_and_names_the_file(tmp_path, language):
    said = Words(language)
    for name in ("settings.json", "series.json", "1.jsonl"):
        (tmp_path / name).mkdir()
    found = [load(tmp_path / "settings.json")[1][0], series.load(tmp_path)[1]]
    with pytest.raises(BadRecord) as unreadable:
        read_record(tmp_path / "1.jsonl")
    found.append(unreadable.value.sentence)
    for name in ("settings.json", "series.json", "1.jsonl"):
        (tmp_path / name).rmdir()
        (tmp_path / name).write_bytes(b"junk\n")
    found += [load(tmp_path / "settings.json")[1][0], series.load(tmp_path)[1]]
    with pytest.raises(BadRecord) as broken:
        resume(tmp_path / "1.jsonl")
    found += [broken.value.sentence, save(tmp_path / "1.jsonl.broken-1" / "x", Settings())]
    for sentence, name in zip(found, ("settings.json", "series.json", "1.jsonl") * 3,
                              strict=False):
        assert isinstance(sentence, Trouble) and "[" not in said.tell(sentence)
        assert str(tmp_path) in sentence
        quiet = sentence in (broken.value.sentence, found[-1])  # the log has the name
        assert (name in said.tell(sentence)) is not quiet
    assert all(said.tell(sentence) != sentence for sentence in found) or language == "en"


def test_a_path_is_told_without_its_middle():
    assert shorten_path(Path("maps/usa.tmx")) == str(Path("maps/usa.tmx"))
    told = shorten_path(LONG)
    assert len(told) <= BRIEF and "…" in told and told.endswith("hamnar.jsonl")
    assert len(shorten_path(Path("/" + "a" * 3000))) <= BRIEF + 1
