"""Laws of functions in Robogem (F1 to F8), above all that every program ends, with the reason."""

from __future__ import annotations

from hypothesis import given

from robacus.games.robogem.moves import At, Ground, Position, result, run
from tests.games.robogem.boards import Board, programs, shown, situations


def test_a_call_runs_the_whole_function_and_the_program_goes_on() -> None:
    board = Board(red="B2 E")
    ended = result(board.ground(), board.position, 0, "FfL", "FR")
    assert (ended.trace, ended.stop) == ("FFRL", "done")
    assert shown(board.layout, ended.position) == ["D2 E 0 0"]


def test_calling_an_empty_function_does_nothing() -> None:
    board = Board(red="B2 E")
    ended = result(board.ground(), board.position, 0, "fF")
    assert (ended.trace, ended.stop) == ("F", "done")


def test_a_card_that_fails_inside_ends_the_whole_program() -> None:
    board = Board(red="G2 E")
    ended = result(board.ground(), board.position, 0, "fLL", "FF")
    assert (ended.trace, ended.stop) == ("F", "off_board")


def test_a_function_that_calls_itself_runs_until_a_card_fails() -> None:
    board = Board(red="B2 E")
    ended = result(board.ground(), board.position, 0, "fLL", "Ff")
    assert (ended.trace, ended.stop) == ("FFFFFF", "off_board")


def test_cards_behind_a_call_inside_never_run() -> None:
    board = Board(red="B2 E")
    assert result(board.ground(), board.position, 0, "f", "FfLLL").trace == "FFFFFF"


def test_an_endless_loop_ends_the_program_where_it_would_begin_again() -> None:
    board = Board(red="B2 E")
    for function, trace in (("f", ""), ("Lf", "LLLL"), ("FLf", "FLFLFLFL")):
        ended = result(board.ground(), board.position, 0, "fF", function)
        assert (ended.trace, ended.stop) == (trace, "endless_loop")


def test_a_loop_is_no_loop_while_something_changes() -> None:
    # Round and round, but every time another robot has been pushed on.
    board = Board(red="B2 E", green="C2 N 2")
    ended = result(board.ground(), board.position, 0, "f", "FLLFLLf")
    assert ended.stop == "endless_loop"
    assert shown(board.layout, ended.position) == ["B2 E 1 0", "D2 N 1 0"]


def test_a_run_of_twenty_four_commands_is_not_cut() -> None:
    # Along the rim, with a function that is legal all the way.
    board = Board(red="B2 N")
    ended = result(board.ground(), board.position, 0, "ffffff", "RRLL")
    assert (len(ended.trace), ended.stop) == (24, "done")


def test_the_running_card_is_named_with_its_depth() -> None:
    board = Board(red="G2 N")
    seen = [(ran.at, ran.stop) for ran in run(board.ground(), board.position, 0, "Rf", "Ff")]
    assert seen == [
        (At(0), None),
        (At(1, None, 1), None),
        (At(1, 0, 1), None),
        (At(1, None, 2), None),
        (At(1, 0, 2), "off_board"),
    ]


def test_a_win_inside_the_function_ends_everything() -> None:
    board = Board(red="C1 W 3")
    ended = result(board.ground(), board.position, 0, "fLL", "FFRR")
    assert (ended.position.winner, ended.trace, ended.stop) == (0, "FF", "game_over")


@given(situations(), programs)
def test_a_function_is_the_cards_that_it_stands_for(
    situation: tuple[Ground, Position, int], program: str
) -> None:
    on, position, seat = situation
    called = result(on, position, seat, "f" + program[3:], program[:3])
    written = result(on, position, seat, program)
    assert (called.position, called.trace) == (written.position, written.trace)
