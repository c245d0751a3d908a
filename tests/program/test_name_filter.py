"""Names that may stand where everybody reads them."""

from __future__ import annotations

import pytest

from game.name_filter import LIST, decent, folded
from game.scenes.spelling import LONGEST
from game.tables.faces import NAMES


@pytest.mark.parametrize("name", [
    "Fuck", "fUcK", "Fuuuuck", "F-U-C-K", "Fu Ck", "5h1t", "Shitt", "B1tch", "Hitler", "H1tl3r",
    "N166er", "N4z1", "Knulla", "Kuk", "Kuuk", "Anna Kuk", "H0ra", "Fitta", "F1TT4", "Jävla",
    "Skit", "Ass", "A55", "Bög", "Neger"])
def test_a_word_of_the_list_is_refused_in_any_disguise(name):
    assert not decent(name)


@pytest.mark.parametrize("name", [
    *NAMES, "Thora", "Flora", "Assar", "Cassandra", "Fanny", "Stefan", "Dick-Tracy"[:4] + "ens",
    "Yoshito", "Essex", "Skitan", "Titti", "Åse", "Öystein", "Per-Åke", "A", "77", "1999", "-"])
def test_names_that_people_have_are_not_refused(name):
    assert decent(name)


def test_letters_digits_and_repetitions_are_read_as_one():
    assert folded("H-E3ll O0") == folded("HELO") == "helo"
    assert folded("ÉÁØÆ") == "eaöä"


def test_every_word_of_the_list_is_refused_as_it_stands():
    words = [line.lstrip("=") for line in LIST.read_text(encoding="utf-8").splitlines()
             if line and not line.startswith("#")]
    assert len(words) > 30
    assert [word for word in words if decent(word[:LONGEST + 5])] == []
