"""Laws of `robacus paper`: it lists, draws and tells the sheets of a game, and says what it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from robacus.games import game
from robacus.speech import LANGUAGES, speech
from tests.cli.running import run


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_of_a_game_are_listed_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run(monkeypatch, "paper", "robots-vs-robots", language=language)
    assert (ran.code, ran.err) == (0, "")
    assert speech(language)("robots-vs-robots:paper-board.help") in ran.out


def test_a_sheet_is_drawn_with_what_a_file_puts_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ring.map"
    file.write_bytes(b"\xef\xbb\xbfradius 3  # small\r\nwithout 0,0\r\n")
    for name in ("svg", "png"):
        ran = run(
            monkeypatch,
            "paper",
            "robots-vs-robots",
            "board",
            "--from",
            str(file),
            f"--{name}",
            str(tmp_path / name),
        )
        assert (ran.code, ran.out, ran.err) == (0, "", "")
    board = {paper.name: paper for paper in game("robots-vs-robots").papers}["board"]
    drawn = board.page("radius 3; without 0,0", speech("en")).scene
    assert (tmp_path / "svg").read_text(encoding="utf-8") == drawn.svg()
    assert (tmp_path / "png").read_bytes().startswith(b"\x89PNG")


def test_without_a_file_to_draw_into_a_sheet_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(monkeypatch, "paper", "robots-vs-robots", "program")
    assert "\nQuestions\n" in ran.out
    assert "  ?7:2    Is another robot within 2 hexes?\n" in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nim",), "nim has no sheets of paper."),
        (("robots-vs-robots", "money"), 'There is no sheet "money". Sheets: program, board.'),
        (("robots-vs-robots", "program", "--from", "BAD"), "Step 1: “V16” is not possible"),
        (("robots-vs-robots", "program", "--from", "BIG"), "BIG"),
        (("robots-vs-robots", "program", "--from", "RAW"), "UTF-8"),
        (("robots-vs-robots", "program", "--from", "NONE"), "NONE"),
    ],
)
def test_what_cannot_be_printed_is_said(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "BAD").write_text("- V16" + " -" * 14)
    (tmp_path / "BIG").write_text("T " * 500_000)
    (tmp_path / "RAW").write_bytes(b"\xff\xfe\x00")
    monkeypatch.chdir(tmp_path)
    ran = run(monkeypatch, "paper", *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
