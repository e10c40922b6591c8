"""Laws of the solver: what it says of a position is what the cases say, whatever form the position comes in, and what
is no position meets a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.chance import Chance
from robacus.game import InvalidText
from robacus.games import claimants
from robacus.games.abaku import GAME, search, solver
from robacus.games.abaku.layout import layout_of, read_layout
from robacus.games.abaku.placing import EMPTY, Rules
from robacus.games.abaku.search import all_placements
from robacus.games.abaku.situation import DIGITS, Situation
from robacus.games.abaku.situation_text import read_situation, read_situations, write_situation
from robacus.speech import LANGUAGES, speech
from tests.cli.running import run
from tests.games.abaku.playing import game, position

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "cases" / "abaku.jsonl").read_text(encoding="utf-8").splitlines()
]
POSITIONS = [case for case in CASES if case["kind"] == "position"]


def situation(chance: Chance) -> Situation:
    """Any board of digits, whether a game comes to it or not, with any rules."""
    size = (3, 5, 7, 15)[chance.below(4)]
    rows = ["".join(chance.choice("....dtDT") for _ in range(size)) for _ in range(size)]
    layout = read_layout("") if size == 15 and chance.below(2) else layout_of(rows)
    board = "".join(chance.choice(EMPTY * 12 + DIGITS) for _ in layout.fields)
    lying = [field for field, digit in enumerate(board) if digit != EMPTY]
    return Situation(
        layout=layout,
        board=board,
        jokers=frozenset(field for field in lying if not chance.below(8)),
        rules=Rules(
            chance.choice(("new", "either")), bool(chance.below(2)), 1 + chance.below(5), 1 + chance.below(63)
        ),
        rack="".join(chance.choice(DIGITS + "?") for _ in range(chance.below(6))),
        copies=tuple(chance.below(12) for _ in range(10)) if chance.below(2) else (11,) * 10,
        seats=1 + chance.below(4),
    )


@given(st.integers(0, 10**9), st.sampled_from(["/", "\n"]))
def test_a_position_is_read_as_it_was_written(seed: int, rows: str) -> None:
    one = situation(Chance(f"{seed:032x}", "situation"))
    again = read_situation(write_situation(one, rows=rows))
    assert (again.position, again.jokers, again.rack) == (one.position, one.jokers, one.rack)
    assert (again.copies, again.seats) == (one.copies, one.seats)


@pytest.mark.parametrize("case", POSITIONS, ids=[case["id"] for case in POSITIONS])
def test_the_answer_to_a_case_is_what_the_case_says(case: dict[str, Any]) -> None:
    (found,) = GAME.solver.read(json.dumps(case))
    assert found[0] == case["id"]
    answer = GAME.solver.solve(found[1], GAME.solver.Options(), seconds=None, megabytes=None)
    data = answer.to_json()
    assert set(data) == {"placements", "best_score", "sum_of_scores", "best", "seconds"}
    assert data["placements"] == case["legal_placements"]
    assert [data[key] for key in ("best_score", "sum_of_scores", "best")] == [
        case[key] for key in ("best_score", "sum_of_scores", "best")
    ]


def test_the_command_reads_cases_and_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "positions.jsonl"
    path.write_text("".join(f"{json.dumps(case)}\n" for case in POSITIONS[:3]), encoding="utf-8")
    ran = run(monkeypatch, "solve", "--jsonl", str(path))
    assert [json.loads(line)["id"] for line in ran.out.splitlines()] == [case["id"] for case in POSITIONS[:3]]
    ran = run(monkeypatch, "solve", "tiles G8=2 H8=4; rack 13?52", "--top", "2")
    assert (ran.code, ran.err) == (0, "")
    assert sum(line.startswith(" ") and "=" in line for line in ran.out.splitlines()) == 2
    ran = run(monkeypatch, "solve", "rack 123456")
    assert (ran.code, ran.out, ran.err) == (2, "", "robacus: The rack has 6 tiles; at most 5 fit.\n")


@pytest.mark.parametrize("seed", range(6))
def test_the_list_has_every_placement_with_its_points_and_the_most_equity_first(seed: int) -> None:
    where, rack = position(seed, 6)
    answer = solver.solve(Situation(layout=where.layout, board=where.board, rack=rack), listed=5)
    assert sorted((one.tiles, one.points) for one in answer.found) == all_placements(where, rack)
    assert [one.equity for one in answer.found] == sorted((one.equity for one in answer.found), reverse=True)
    assert [one["points"] for one in answer.to_json()["top"]] == [one.points for one in answer.found[:5]]


def test_the_bag_of_a_position_is_the_one_of_the_table() -> None:
    for state in game(3, 14, 3)[1:]:
        view = GAME.view(state, state.turn)
        one = Situation(
            layout=view.layout, board=view.board, jokers=frozenset(view.jokers), rack=view.faces, seats=3
        )
        assert (one.unseen, one.bag) == (view.unseen, view.bag)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_told_and_drawn_in_every_language(language: str) -> None:
    say = speech(language)
    for text in ("rack 24153", "rack 00000", "centre plain", "tiles G8=2 H8=4?; rack 3"):
        answer = solver.solve(read_situation(text))
        assert "abaku:" not in answer.to_text(say)
        assert answer.scene(say).svg().startswith("<svg")
    assert "[2]" in solver.solve(read_situation("rack 24")).to_text(say)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no position"),
        ("rack 123456", "6 tiles"),
        ("rack 12x", "12x"),
        ("board 123/456", "odd number of rows"),
        ("board 12./3../....", "Row 3 of the board has 4 fields"),
        ("board ...../...../...../...../..... ; layout .../.../...", "has 5 rows, but the layout has 3"),
        ("board 1a2/.../...", "cannot lie on the board"),
        ("layout T../...", "2 rows"),
        ("layout TTTT/..../..../....", "odd"),
        ("layout .../.x./...", '"x"'),
        ("bag 1000", "10,000"),
        ("bag many", "one number, or ten"),
        ("players 5", "players 5"),
        ("jokers H8", "no tile on H8"),
        ("jokers Z99", "Z99"),
        ("tiles H8=1 H8=2", "H8 is taken"),
        ("tiles Q8=1", "no such field"),
        ("tiles pass", "pass"),
        ("rack 1; rack 2", "twice"),
        ("operations roots", "roots"),
        ("teapot", "teapot"),
        ("x" * 9_000, "9,000 characters"),
        ("{" * 5_000, "JSON"),
        ('{"rack": 3}', "JSON"),
        ('{"kind": "move", "rack": ""}', "another game or kind"),
        ('{"rack": "1", "jokers": [[7, 7]]}', "[7, 7]"),
        ('{"rack": "123456"}', "6 tiles"),
        ('{"rack": "1", "rules": {"rack": 6}}', "JSON"),
        ('{"rack": "1", "layout": []}', "0"),
    ],
    ids=lambda text: str(text)[:24],
)
def test_what_is_no_position_is_refused_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(InvalidText) as refused:
        list(read_situations(text))
    assert why in str(refused.value)


@pytest.mark.parametrize(
    "text", ["rack 12345", "layout usual; rack 1", "board\n1", '{"rack": "1"', "tiles A1=", "centre x"]
)
def test_a_text_that_is_plainly_of_this_game_gets_the_word_of_this_game(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert claimants(text) == ("abaku",)
    assert "nor a position of a game" not in run(monkeypatch, "solve", text).err


def test_more_placements_than_anybody_wants_to_see_are_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search, "MOST_PLACEMENTS", 50)
    with pytest.raises(InvalidText, match="more than 50 placements"):
        solver.solve(read_situation("tiles G8=2 H8=4; rack 13?"))


@given(st.integers(0, 10**9))
def test_any_board_of_digits_gets_its_answer(seed: int) -> None:
    """Also one that no game comes to."""
    one = situation(Chance(f"{seed:032x}", "any"))
    chosen = one.rack.replace("?", "")
    where = Situation(layout=one.layout, board=one.board, rules=one.rules, rack=chosen)
    for found in solver.solve(where).found:
        assert where.position.refusal(found.tiles) is None
        assert where.position.judge(found.tiles).score == found.points


def test_without_the_core_the_answer_is_the_same_and_says_when_the_time_was_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where = read_situation("layout d.t/.*./T.D; rack 2413")
    fast = solver.solve(where)
    monkeypatch.setattr(solver.core, "native", None)
    slow = solver.solve(where)
    assert (slow.found, slow.complete) == (fast.found, True)
    stopped = solver.solve(where, seconds=0)
    assert (len(stopped.found), stopped.complete) == (1, False)
    assert stopped.to_json()["complete"] is False
    assert "There may be more" in stopped.to_text(speech("en"))
