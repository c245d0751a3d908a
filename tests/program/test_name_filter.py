"""Names that may stand where everybody reads them."""

from __future__ import annotations

import pytest

from game.core.faces import NAMES
from game.core.name_filter import LIST, LONGEST, clean_name, find_fault, fold_letters, is_decent


@pytest.mark.parametrize("name", [
    "Fuck", "fUcK", "Fuuuuck", "F-U-C-K", "Fu Ck", "5h1t", "Shitt", "B1tch", "Hitler", "H1tl3r",
    "N166er", "N4z1", "Knulla", "Kuk", "Kuuk", "Anna Kuk", "H0ra", "Fitta", "F1TT4", "Jävla",
    "Skit", "Ass", "A55", "Bög", "Neger",
    "Fotze", "F0tze", "Hurensohn", "Arschloch", "Ar5chl0ch", "Scheiße", "SCHEISSE", "Arsch", "Fick",
    "Schlampe", "Wichser", "Nutte", "Kanake", "Missgeburt",
    "Kut", "K-U-T", "Kutwijf", "Hoer", "Klootzak", "Kl00tzak", "Neuken", "Flikker", "Lul", "Kanker",
    "Mongool", "Tering", "Fück", "Fúck", "Fųck", "Şhit", "Sh1t", "1488", "Ask 1488"])
def test_a_word_of_the_list_is_refused_in_any_disguise(name):
    assert not is_decent(name)


@pytest.mark.parametrize("name", [
    *NAMES, "Thora", "Flora", "Assar", "Cassandra", "Fanny", "Stefan", "Dick-Tracy"[:4] + "ens",
    "Yoshito", "Essex", "Skitan", "Titti", "Åse", "Öystein", "Per-Åke", "A", "77", "1999", "-",
    "Dikran", "Jürgen", "Günther", "Fickert", "Nuttall", "Arshak", "Moffat",
    "Lulu", "Kutlu", "Hoernle", "Pikachu", "Teefke", "Sletta", "Trudi", "Hurley", "Rapha",
    "Analena", "Sextus", "Wanja", "Ólafur", "Zoë", "Łukasz", "Ольга", "Δήμητρα", "O'Neil", "J.R."])
def test_names_that_people_have_are_not_refused(name):
    assert is_decent(name)


def test_letters_digits_and_repetitions_are_read_as_one():
    assert fold_letters("H-E3ll O0") == fold_letters("HELO") == "helo"
    assert fold_letters("ÉÁØÆ") == "eaöä"


def test_every_word_of_the_list_is_refused_as_it_stands():
    words = [line.lstrip("=") for line in LIST.read_text(encoding="utf-8").splitlines()
             if line and not line.startswith("#")]
    assert len(words) > 30
    assert [word for word in words if is_decent(word[:LONGEST + 5])] == []


@pytest.mark.parametrize("name", [
    "ＦＵＣＫ", "ｆｕｃｋ", "ѕhіt", "Ѕhіt", "сunt", "Рuѕѕу", "Hіtlеr", "fυck", "ƒuck",
    "Ｈｕｒｅ", "Ηure", "ĸuk"])
def test_look_alikes_of_other_scripts_and_full_widths_are_read_as_letters(name):
    assert find_fault(clean_name(name)) in ("name-offends", "name-letters")


@pytest.mark.parametrize(("text", "name"), [
    ("Ｆｒｅｊａ", "Freja"), ("  Frej\u202ea\n ", "Frej a"), ("Åse", "Åse"), ("A\u030ase", "Åse"),
    ("Maximiliana Theodora", "Maximilian"), ("\u3000Bo\u3000", "Bo"), ("ﬁn", "fin")])
def test_a_name_is_one_line_of_usual_letters(text, name):
    assert clean_name(text) == name
    assert find_fault(name) == ""


@pytest.mark.parametrize(("text", "wrong"), [
    ("", "name-empty"), (" - ", "name-empty"), ("\n\t", "name-empty"), ("東京", "name-letters"),
    ("A😀", "name-letters"), ("卐", "name-letters"), ("\u3164", "name-letters"),
    ("A_B", "name-letters"), ("<b>", "name-letters"), ("٣٣", "name-letters"),
    ("Fuck", "name-offends")])
def test_what_is_wrong_with_a_name_is_told_apart(text, wrong):
    assert find_fault(clean_name(text)) == wrong
