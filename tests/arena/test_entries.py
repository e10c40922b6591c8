"""Laws of reading entries: every kind of word, and a sentence with the place for whatever cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from robacus.arena.entries import MAX_ENTRIES, Entry, read_entries
from robacus.game import InvalidText
from robacus.games import game as find_game
from tests.arena.arenas import NIM


def read(*words: str) -> tuple[Entry, ...]:
    entries, faults = read_entries(NIM, words, [])
    assert faults == ()
    return entries


def fault(path: Path) -> str:
    entries, ((place, error),) = read_entries(NIM, [str(path)], [])
    assert (entries, place) == ((), str(path))
    return str(error)


def write(folder: Path, **texts: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    return folder


def test_a_folder_a_file_the_library_levels_and_commands_are_read(tmp_path: Path) -> None:
    folder = write(tmp_path / "mine", b="2", a="1 2")
    (folder / "README.md").write_text("not a program")
    entries = read(str(folder), f"again={folder / 'a.txt'}", "library", "level:easy", "run:python3 -c x")
    assert [(one.name, one.kind, one.text) for one in entries] == [
        ("a", "program", "1 2"),
        ("again", "program", "1 2"),
        ("b", "program", "2"),
        ("easy", "level", "easy"),
        ("ladder", "program", "1 2 3"),
        ("ones", "program", "1"),
        ("python3", "command", "python3 -c x"),
        ("threes", "program", "3"),
    ]
    assert read("library:ones") == read("library:ones", "library:ones")
    assert [one.name for one in read("mine=level:easy", "other=library:ones")] == ["mine", "other"]


def test_evolved_programs_are_named_like_those_of_the_library_and_are_no_part_of_it() -> None:
    game = find_game("robots-vs-robots")

    def names(*words: str) -> list[str]:
        return [one.name for one in read_entries(game, words, [])[0]]

    assert game.programs is not None
    evolved = list(game.programs.evolved())
    assert names("evolved") == sorted(evolved)
    assert names(f"library:{evolved[0]}") == evolved[:1]
    assert set(names("library")) & set(evolved) == set()
    with pytest.raises(InvalidText, match="No programs come with nim"):
        read("evolved")


def test_spaces_and_ends_of_lines_make_no_other_entry(tmp_path: Path) -> None:
    folder = write(tmp_path / "mine", a="1 2 3")
    before = read(str(folder))
    (folder / "a.txt").write_bytes(b"\xef\xbb\xbf1\r\n2  3\r\n")
    assert read(str(folder)) == before


def test_a_program_that_cannot_be_read_is_named_and_the_others_are_there(tmp_path: Path) -> None:
    folder = write(tmp_path / "mine", bad="1 x", good="2", worse="")
    entries, faults = read_entries(NIM, [str(folder)], [])
    assert [one.name for one in entries] == ["good"]
    assert [Path(place).name for place, _error in faults] == ["bad.txt", "worse.txt"]
    assert "1 x" in str(faults[0].error)


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"\xff\xfe", "UTF-8"), (b"1 " * 100_000, "too big"), (b"\0\0\0", "\0\0\0")],
)
def test_what_is_no_text_or_too_long_is_no_program(content: bytes, why: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(content)
    assert why in fault(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "No such file" in fault(tmp_path / "nowhere.txt")
    assert "embedded null" in fault(tmp_path / "no\0where")


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("level:god", 'no bot "god". Bots: easy, normal'),
        ("library:nothing", 'no program "nothing" in the library. Programs: ones, threes, ladder'),
        ("mine=library", "can only name one entry"),
        ("run:", "No such file"),
        ("run:'", "no command"),
        ("run:" + "x" * 2000, "no command"),
    ],
)
def test_a_word_that_names_nothing_gets_a_sentence(word: str, sentence: str) -> None:
    try:
        _entries, faults = read_entries(NIM, [word], [])
        said = str(faults[0].error)
    except InvalidText as error:
        said = str(error)
    assert sentence in said


def test_an_empty_folder_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(InvalidText, match=r"no program in the folder.*\.txt"):
        read(str(tmp_path))


def test_two_entries_of_one_name_are_refused_with_both_places(tmp_path: Path) -> None:
    one, other = write(tmp_path / "one", a="1"), write(tmp_path / "other", a="2")
    with pytest.raises(InvalidText, match=r"one/a\.txt and .*other/a\.txt"):
        read(str(one), str(other))


def test_more_entries_than_can_play_are_refused(tmp_path: Path) -> None:
    folder = write(tmp_path / "many", **{f"p{number}": "1" for number in range(MAX_ENTRIES + 1)})
    with pytest.raises(InvalidText, match=f"more than {MAX_ENTRIES:,}"):
        read(str(folder))


def test_names_are_fit_to_be_shown(tmp_path: Path) -> None:
    path = tmp_path / ("\x1b[31m evil\n" + "x" * 100 + ".txt")
    path.write_text("1")
    (found,) = read(str(path))
    assert found.name.isprintable()
    assert len(found.name) <= 60
