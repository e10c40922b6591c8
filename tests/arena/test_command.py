"""Laws of `robacus arena`: what it prints, what it keeps, and one sentence for everything that is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from robacus.cli.arena import WAYS
from robacus.cli.words import _plain_texts
from robacus.speech import LANGUAGES
from tests.arena.arenas import FIRST_LEGAL, outsider
from tests.cli.running import Ran, run

NIM = ("--game", "nim", "--option", "heaps=small", "--starts", "1", "--processes", "1")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "programs"
    found.mkdir()
    for name, text in {"ones": "1", "steps": "1 2 3", "odd": "1 3"}.items():
        (found / f"{name}.txt").write_text(text)
    return found


def arena(monkeypatch: pytest.MonkeyPatch, *words: str, language: str = "en") -> Ran:
    return run(monkeypatch, "arena", *words, language=language)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_has_a_help_page_in_every_language(
    way: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = arena(monkeypatch, way, "--help", language=language)
    assert (ran.code, ran.err) == (0, "")
    assert f"robacus arena {way}" in ran.out
    words = _plain_texts(language)[f"help-arena-{way}"].split()
    assert all(word in ran.out for word in words)
    assert "required" not in ran.out


def test_alone_it_shows_its_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = arena(monkeypatch)
    assert [way for way in WAYS if f"  {way} " in ran.out] == list(WAYS)


def test_a_round_robin_prints_its_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = arena(monkeypatch, "round-robin", str(folder), "level:easy", *NIM)
    assert (ran.code, ran.err) == (0, "")
    lines = [line.split() for line in ran.out.splitlines() if line.strip()]
    rows = [words for words in lines if "±" in words]
    assert sorted(words[1] for words in rows) == ["easy", "odd", "ones", "steps"]
    assert [words[2] for words in rows] == ["6"] * 4
    assert "12 games on 1 map or set of options, seed 1." in ran.out


@pytest.mark.parametrize("way", ["match", "round-robin", "ladder"])
def test_json_is_one_document_with_the_table(way: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = arena(monkeypatch, way, str(folder), "--json", *NIM)
    told = json.loads(ran.out)
    assert (told["mode"], told["game"], told["seed"]) == (way, "nim", "1")
    assert told["seats"] == (3 if way == "match" else 2)
    assert {row["name"] for row in told["table"]} == {"ones", "steps", "odd"}
    if way != "match":
        pairs = {(one["one"], one["other"]): one for one in told["pairs"]}
        assert set(pairs) >= {("odd", "ones"), ("ones", "odd")}
        for (one, other), pair in pairs.items():
            back = pairs[other, one]
            assert (pair["points"], pair["against"]) == (back["against"], back["points"])
    assert told["games"] * told["seats"] == sum(row["games"] for row in told["table"])


def test_a_page_comes_with_its_results_and_the_next_run_plays_nothing(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    words = ("round-robin", str(folder), "--page", str(out), "--language", "hu", *NIM)
    first = arena(monkeypatch, *words)
    results = (out / "results.jsonl").read_bytes()
    assert first.out.splitlines()[-1].split() == ["The", "page", "is", str(out / "index.html")]
    assert '<html lang="hu">' in (out / "index.html").read_text(encoding="utf-8")
    assert arena(monkeypatch, *words).out == first.out
    assert (out / "results.jsonl").read_bytes() == results
    shown = run(monkeypatch, "record", str(next((out / "replays").glob("*.json"))))
    assert (shown.code, shown.err) == (0, "")


def test_a_program_from_elsewhere_takes_part(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, bad = outsider(tmp_path, "mine", FIRST_LEGAL), outsider(tmp_path, "bad", "sys.exit(4)")
    words = (f"mine=run:{mine.text}", f"bad=run:{bad.text}")
    ran = arena(monkeypatch, "round-robin", *words, "library:ones", "--json", *NIM)
    rows = {row["name"]: row for row in json.loads(ran.out)["table"]}
    assert rows["bad"]["forfeits"] == 4
    assert json.loads(ran.out)["forfeits"] == [
        {"name": "bad", "games": 4, "first": "ended", "detail": "exit 4"}
    ]
    assert rows["mine"]["forfeits"] == 0
    told = arena(monkeypatch, "round-robin", *words, "library:ones", *NIM)
    assert told.code == 0
    assert told.err == "robacus: 4 games forfeited. bad ended before its game (exit 4).\n"


def test_an_entry_that_cannot_be_read_stops_the_run_or_is_left_out(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "bad.txt").write_text("1 zero")
    stopped = arena(monkeypatch, "round-robin", str(folder), *NIM)
    assert (stopped.code, stopped.out) == (2, "")
    assert f"{folder / 'bad.txt'} cannot take part" in stopped.err
    assert "One entry cannot take part." in stopped.err
    skipped = arena(monkeypatch, "round-robin", str(folder), "--broken", "skip", "--json", *NIM)
    told = json.loads(skipped.out)
    assert skipped.code == 0
    assert len(told["table"]) == 3
    assert [one["entry"] for one in told["left_out"]] == [str(folder / "bad.txt")]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], 'There is no command "dance". Commands: match, round-robin, ladder, evolve.'),
        (["match"], "ENTRY... is missing."),
        (["match", "level:easy", "--game", "nim"], "There is only one entry. 2 are needed at least."),
        (["match", "level:easy", "--game", "chess"], 'There is no game called "chess".'),
        (["round-robin", "library", "--game", "nim", "--seats", "7"], "nim cannot be played by 7"),
        (["match", "library", "--game", "nim", "--option", "heaps"], "Option --option needs NAME=VALUE"),
        (["match", "library", "--game", "nim", "--option", "heaps=no"], 'Option "heaps" cannot be "no".'),
        (["match", "library", "--game", "nim", "--broken", "no"], 'Option "--broken" cannot be "no".'),
        (["match", "library", "--game", "nim", "--language", "xx"], 'Option "--language" cannot be "xx".'),
        (["match", "library", "--game", "nim", "--seed", ""], "Option --seed needs a text"),
        (["match", "library", "--starts", "0"], "Option --starts needs a number"),
        (
            ["match", "library", "--game", "nim", "--processes", "2", "--cluster", "x"],
            "Choose either --processes or --cluster.",
        ),
        (["evolve", "library", "--game", "nim"], "--out FOLDER is missing."),
        (
            ["evolve", "level:easy", "--game", "ricochet", "--out", "x"],
            "ricochet-robots has no programs that evolution could improve.",
        ),
    ],
)
def test_wrong_use_gets_one_sentence(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = arena(monkeypatch, *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"robacus: {sentence}")
    assert "Traceback" not in ran.err


def test_evolution_writes_its_best_program_and_goes_on_where_it_was(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    words = (
        "evolve",
        str(folder),
        "--out",
        str(out),
        "--battles",
        "1000",
        "--population",
        "4",
        "--wild",
        "1",
        *NIM,
    )
    first = arena(monkeypatch, *words)
    assert (first.code, first.err) == (0, "")
    assert "of the points on 1 fresh map," in first.out
    program = (out / "best.txt").read_text().splitlines()[-1]
    assert program in first.out.splitlines()
    *told_again, took = first.out.splitlines()
    assert re.fullmatch(r"This run fought \d+ battles in (one second|\d+ seconds)\.", took)
    assert arena(monkeypatch, *words).out.splitlines() == told_again
    told = json.loads(arena(monkeypatch, *words, "--json").out)
    assert (told["program"], told["took"]["battles"]) == (program, 0)
    assert [one["grounds"] for one in told["measured"]] == ["training", "fresh-starts", "fresh-maps"]
    assert all(set(one["against"]) == {"ones", "steps", "odd"} for one in told["measured"])
    other = arena(monkeypatch, *words[:-2], "--seed", "2")
    assert other.code == 2
    assert "seed differ" in other.err
