"""Laws of the maker of puzzles: proven, replayed, as wished, the same for the same seed; and of their difficulty."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import pytest

from robacus.game import InvalidOptions
from robacus.games import game
from robacus.games.robogem.cards import FUNCTION
from robacus.games.robogem.desk_puzzle import PuzzleDesk
from robacus.games.robogem.desk_puzzle_draft import read_draft
from robacus.games.robogem.difficulty import FROM, GRADES, Difficulty
from robacus.games.robogem.generator import Generator, GeneratorOptions, Made
from robacus.games.robogem.moves import run
from robacus.games.robogem.notation import Turn
from robacus.games.robogem.puzzle import read_puzzle
from robacus.games.robogem.puzzle_search import Search, solve
from robacus.generating import generate
from robacus.speech import LANGUAGES, speech
from tests.cli.running import run as command

GAME = game("robogem")
EN = speech("en")


def made(count: int = 3, seed: str = "law", **wishes: Any) -> list[Made]:
    found = [one.puzzle for one in generate(GAME, GeneratorOptions(**wishes), seed, count)]
    assert len(found) == count
    return found  # type: ignore[return-value]


@pytest.mark.parametrize(
    "wishes",
    [
        {},
        {"turns": 2},
        {"turns": 4, "board": "fair9", "diamonds": 2},
        {"board": "classic8", "robots": 2},
        {"functions": True},
    ],
)
def test_every_puzzle_is_as_wished_proven_and_replayed(wishes: dict[str, Any]) -> None:
    for one in made(2, **wishes):
        puzzle, best = one.puzzle, one.difficulty.turns
        assert solve(puzzle)[:2] == (best, best)
        assert best == wishes.get("turns", best)
        assert 3 - len(puzzle.robots[0].banked) == wishes.get("diamonds", 3 - len(puzzle.robots[0].banked))
        assert len(puzzle.robots) == 1 + wishes.get("robots", 0)
        assert (FUNCTION in puzzle.cards) <= wishes.get("functions", False)
        stage, pushes = puzzle.start(), 0
        for turn in one.way:
            assert not stage.over
            rans = run(puzzle.ground, stage.position, 0, turn.program, stage.function + turn.append)
            pushes += sum(ran.happening is not None and ran.happening.kind == "push" for ran in rans)
            stage = puzzle.play(stage, turn)
        assert stage.position.winner == 0
        assert (pushes > 0) >= ("robots" in wishes)


def test_with_functions_the_same_without_one_takes_longer() -> None:
    for one in made(2, functions=True):
        assert any(turn.append for turn in one.way)
        alone = Search(one.puzzle, one.puzzle.position, 10**7).begun(False)
        assert alone.within(alone.node(one.puzzle.start()), one.difficulty.turns) is None


def test_a_puzzle_has_cards_for_a_turn_more_than_it_needs() -> None:
    for one in made(4):
        stage = one.puzzle.play(one.puzzle.start(), Turn())
        assert len(one.puzzle.coming(stage)) >= 5 * (one.difficulty.turns - 1)


def test_a_puzzle_is_read_back_from_its_text_and_its_json() -> None:
    for one in made(robots=1, board="classic8"):
        assert read_puzzle(one.draft).to_text() == one.text
        assert read_draft(json.dumps(one.to_json())).puzzle.to_text() == one.text
        sheet = PuzzleDesk().open(one.draft, EN)
        assert (sheet.draft, sheet.solved) == (one.text, None)


def test_the_same_seed_gives_the_same_puzzles() -> None:
    assert [one.text for one in made(3)] == [one.text for one in made(3)]
    assert [one.text for one in made(3)] != [one.text for one in made(3, "other")]


def test_a_minimum_of_difficulty_holds() -> None:
    assert all(GRADES.index(one.difficulty.grade) >= 2 for one in made(min_difficulty="hard"))


@pytest.mark.parametrize("wishes", [{"turns": 1}, {"turns": 5, "functions": True}])
def test_wishes_that_no_puzzle_can_fulfil_are_refused_in_words(wishes: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions) as refused:
        Generator().check(GeneratorOptions(**wishes))
    assert '"turns"' in str(refused.value)


@pytest.mark.parametrize("functions", [False, True], ids=["plain", "functions"])
@pytest.mark.parametrize("robots", [0, 1])
@pytest.mark.parametrize("turns", range(2, 5))
def test_a_grade_that_no_puzzle_of_so_many_turns_has_is_refused(
    turns: int, robots: int, functions: bool
) -> None:
    hardest = max(
        GRADES.index(Difficulty(turns=turns, misled=misled, pushes=pushes, calls=calls, rests=rests).grade)
        for misled in range(5)
        for pushes in range(2 if robots else 1)
        for calls in range(2 if functions else 1)
        for rests in range(2)
    )
    for index, grade in enumerate(GRADES):
        wishes = GeneratorOptions(turns=turns, robots=robots, functions=functions, min_difficulty=grade)
        if index <= hardest:
            Generator().check(wishes)
            continue
        with pytest.raises(InvalidOptions) as refused:
            Generator().check(wishes)
        assert '"min_difficulty"' in str(refused.value)


@pytest.mark.parametrize("day", range(7))
def test_the_puzzle_of_every_day_of_a_week_comes_of_its_date_after_few_attempts(day: int) -> None:
    when = date(2026, 11, 30 - day)
    tried: list[int] = []
    options = Generator().daily(when)
    ((_seed, one),) = generate(
        GAME, options, when.isoformat(), 1, watch=lambda attempts, _found: tried.append(attempts)
    )
    assert one.difficulty.turns == options.turns  # type: ignore[attr-defined]
    assert tried[-1] <= 100


def test_what_is_said_of_a_puzzle_beforehand_is_how_hard_it_is_and_not_how_long() -> None:
    (one,) = made(1, turns=2)
    grade = {"easy": "easy", "medium": "medium", "hard": "hard", "expert": "for experts"}
    assert one.about(EN) == f"Difficulty: {grade[one.difficulty.grade]}."
    for language in LANGUAGES:
        assert "2" not in one.about(speech(language))
        assert one.scene(speech(language)).svg().startswith("<svg")


# -- difficulty ------------------------------------------------------------------------------------------------------


def test_more_of_anything_is_harder_and_a_turn_counts_most() -> None:
    plain = Difficulty(turns=3)
    more = [Difficulty(turns=3, **{name: 1}) for name in ("misled", "pushes", "calls", "rests")]
    assert all(plain.points < one.points <= Difficulty(turns=4).points for one in more)
    assert [Difficulty(turns=turns).points for turns in range(2, 7)] == [2, 3, 4, 5, 6]


def test_grades_rise_with_the_points() -> None:
    assert list(FROM) == sorted(FROM)
    grades = ["easy", "medium", "medium", "hard", "expert"]
    assert [Difficulty(turns=turns).grade for turns in range(2, 7)] == grades


# -- the command line ------------------------------------------------------------------------------------------------


def test_what_generate_prints_solve_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("generate", "robogem", "--count", "1", "--seed", "x", "--turns", "3", "--processes", "1")
    (line,) = command(monkeypatch, *words, "--jsonl").out.splitlines()
    text = json.loads(line)["text"]
    answer = json.loads(command(monkeypatch, "solve", text, "--jsonl").out)
    assert (answer["turns"], answer["proven"], len(answer["way"])) == (3, True, 3)
    told = command(monkeypatch, "solve", text).out
    assert "3 turns are enough, and fewer are not." in told
    assert command(monkeypatch, *words).out.rstrip().endswith(text)
    again = json.loads(command(monkeypatch, "solve", "-", "--jsonl", given=line.encode()).out)
    assert (again["id"], again["turns"]) == (json.loads(line)["id"], 3)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("R...G/.*.../..#.*/Y*..B; robot red B1 E; cards FFX", '"X" in "FFX" is no card'),
        ("R...G/.*.../..#.*/Y*..B; robot red B1 E; cards FF; turn F", "Turns have been played"),
    ],
)
def test_what_is_plainly_a_puzzle_of_this_game_is_refused_in_its_words(
    monkeypatch: pytest.MonkeyPatch, text: str, why: str
) -> None:
    ran = command(monkeypatch, "solve", text)
    assert ran.code != 0
    assert why in ran.err


def test_a_limit_of_time_or_memory_leaves_an_honest_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    (one,) = made(1, turns=4)
    for limit in (("--time-limit", "0.001"), ("--memory-limit", "1")):
        answer = json.loads(command(monkeypatch, "solve", one.text, "--jsonl", *limit).out)
        assert answer["lower_bound"] <= 4
        assert answer["turns"] in (None, 4)
        assert answer["proven"] == (answer["turns"] == 4)
