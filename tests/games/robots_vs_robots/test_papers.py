"""What is printed: the program sheet, empty or filled, and boards without what is hidden."""

from __future__ import annotations

from robacus.games.robots_vs_robots.library import library
from robacus.games.robots_vs_robots.papers import BoardPaper, ProgramPaper
from robacus.games.robots_vs_robots.program import write_order
from robacus.games.robots_vs_robots.questions import QUESTIONS
from robacus.speech import speech

EN = speech("en")


def test_the_program_sheet_has_sixteen_cells_all_orders_and_all_questions() -> None:
    page = ProgramPaper().page("", EN)
    assert page.scene.board.art.count("<rect") == 16
    orders, questions = page.legends
    assert {sign[0] for sign, _words in orders.entries} == set("DRTAVZ?")
    assert [int(sign[1:].partition(":")[0]) for sign, _words in questions.entries] == list(QUESTIONS)
    assert dict(questions.entries)["?7:2"] == "Is another robot within 2 hexes?"


def test_a_program_is_printed_into_its_cells() -> None:
    hunter = library("hunter")
    empty, filled = (ProgramPaper().page(draft, EN).scene.board.art for draft in ("", str(hunter)))
    written = [order for order in map(write_order, hunter.orders) if order != "-"]
    assert filled.count("<path") == empty.count("<path") + len(written)


def test_a_board_is_printed_with_what_everybody_sees_and_nothing_hidden() -> None:
    paper = BoardPaper()
    plain = paper.page("radius 3; low 0,0; mine 1,0", EN)
    hidden = paper.page("radius 3; low 0,0; mine 1,0; mine_hidden 0,1; trap_hidden 0,-1", EN)
    assert hidden.scene.board.art == plain.scene.board.art
    assert hidden.note.startswith("What is hidden on this map is not printed.")
    assert paper.page("radius 3", EN).scene.board.art != plain.scene.board.art


def test_a_wide_board_lies_on_its_side() -> None:
    paper = BoardPaper()
    assert not paper.page("", EN).wide
    assert paper.page("; ".join(f"column {q} {-q // 2}..{3 - q // 2}" for q in range(-8, 9)), EN).wide
