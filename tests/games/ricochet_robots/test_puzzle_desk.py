"""Laws of the puzzle desk: drafts are whole, moves are the rules', help and judge are right, and where a search was
needed the desk says so beforehand."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from robacus.desk import Sheet
from robacus.game import IllegalAction, InvalidText
from robacus.games import game
from robacus.games.ricochet_robots import desk_puzzle_search
from robacus.games.ricochet_robots.desk_board_draft import read_draft as read_board_draft
from robacus.games.ricochet_robots.desk_puzzle import BLANK, PuzzleDesk
from robacus.games.ricochet_robots.desk_puzzle_draft import Draft, read_draft
from robacus.games.ricochet_robots.desk_puzzle_search import moves_left
from robacus.games.ricochet_robots.generator import Puzzle
from robacus.games.ricochet_robots.moves import VARIANTS, Variant
from robacus.games.ricochet_robots.position_text import read_positions
from robacus.games.ricochet_robots.solver import Answer, solve
from robacus.generating import generate
from robacus.scene import changed, difference
from robacus.speech import LANGUAGES, speech
from tests.games.ricochet_robots.playing import Hands
from tests.games.ricochet_robots.positions import onwards, position, random_position

DESK = PuzzleDesk()
EN = speech("en")
GAME = game("ricochet-robots")
CORNER = "board 6x4; 911113; 800002; 800002; c44446; target D1 red hexagon; robot red A3; robot green C1"
"""Red gets there with E, N, W, and with N, E, N (not allowed: R7 has nothing against it, but E is blocked by green)."""
ALONE = "board 4x4; 9113; 8002; 8002; c446; target D1 red circle; robot red A4"
"""Red gets there with E, N; with N, E it comes by the other corner."""


BARE = ("chip", "moves")
"""The facts that are there without any help."""


def done(draft: str, *edits: str) -> Sheet:
    """The sheet after these edits, each followed by the search that it asks for."""
    sheet = DESK.open(draft, EN)
    for edit in edits:
        sheet = DESK.edit(sheet.draft, edit, EN)
    return sheet


def looked(draft: str, *edits: str) -> Sheet:
    """What the page shows in the end."""
    sheet = done(draft, *edits)
    return DESK.edit(sheet.draft, sheet.then, EN) if sheet.then else sheet


def facts(sheet: Sheet) -> dict[str, str]:
    return {fact.key: fact.value for fact in sheet.scene.facts}


def puzzles(count: int = 3, **wishes: Any) -> list[Puzzle]:
    options = GAME.generator.Options(**wishes)  # type: ignore[union-attr]
    return [one.puzzle for one in generate(GAME, options, "desk", count)]  # type: ignore[misc]


# -- drafts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_every_draft_that_the_desk_gives_opens_to_the_same_sheet(seed: int) -> None:
    chance = random.Random(seed)
    draft = Draft(position=random_position(chance), variant=chance.choice(VARIANTS))
    sheet = DESK.open(draft.to_text(), EN)
    for _ in range(8):
        texts = [control.text for control in sheet.controls if control.path or control.key == "reset"]
        texts += [pick.text for chooser in sheet.choosers for pick in chooser.picks]
        sheet = DESK.edit(sheet.draft, chance.choice(texts), EN)
        again = DESK.open(sheet.draft, EN)
        assert (again.draft, again.scene, again.controls) == (sheet.draft, sheet.scene, sheet.controls)
        assert read_draft(sheet.draft).to_text() == sheet.draft


def test_what_generate_prints_is_read_in_every_form() -> None:
    for puzzle in puzzles(edition="2003"):
        whole = DESK.open(puzzle.text, EN)
        assert read_draft(puzzle.text).position == puzzle.position
        assert DESK.open(puzzle.to_text(EN), EN).draft == whole.draft
        assert [found for _id, found in read_positions(puzzle.to_text(EN))] == [puzzle.position]
        assert read_board_draft(puzzle.to_text(EN)) == read_board_draft(puzzle.text)
        by_json = read_draft(json.dumps(puzzle.to_json())).position
        assert (by_json.robots, by_json.target, by_json.colour) == (
            puzzle.position.robots,
            puzzle.position.target,
            puzzle.position.colour,
        )


def test_several_puzzles_that_generate_prints_are_numbered() -> None:
    two = puzzles(2)
    text = "\n".join(f"id-{number}\n{puzzle.to_text(EN)}\n" for number, puzzle in enumerate(two))
    assert list(read_positions(text)) == [("1", two[0].position), ("2", two[1].position)]


def test_robots_may_stand_on_a_line_after_the_goal() -> None:
    assert read_draft("quadrants 1D 3B 4A 2C; goal red B4\nrobot red D14").position.colours == ("red",)


def test_json_brings_its_variant_along() -> None:
    (puzzle,) = puzzles(1, variant="free", moves=4)
    assert read_draft(json.dumps(puzzle.to_json())).variant == "free"
    assert read_draft(puzzle.draft).variant == "free"


def test_the_draft_of_a_puzzle_is_short_and_opens_at_the_desk() -> None:
    for puzzle in puzzles():
        sheet = DESK.open(puzzle.draft, EN)
        assert sheet.draft == puzzle.draft
        assert len(sheet.draft) < 150
        assert sheet.share == puzzle.text


@pytest.mark.parametrize(
    "moves",
    ["rE rN rW", "red E, red N, red W", "punainen itään, punainen ylös, punainen vasen", "r → , r ↑, r ←"],
)
def test_moves_in_a_draft_are_read_as_people_write_them(moves: str) -> None:
    assert DESK.open(f"{CORNER}; moves {moves}", EN).draft == f"{done(CORNER).draft}; moves rE rN rW"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "board"),
        ("quadrants 1A 2B 3A 4B", "names no goal"),
        (f"{CORNER}; moves rE rE", "Move 2 is not possible. Red cannot move east"),
        (f"{CORNER}; moves bN", "Blue is not in this game"),
        (f"{CORNER}; moves bid 7", "is not a move"),
        (f"{CORNER}; moves hello", "is not a move"),
        (f"{CORNER}; moves {'rE ' * 100}", "100 moves"),
        (f"{CORNER}; variant wild", "variant wild"),
        (f"{CORNER}; teapot", "teapot"),
        ("{" * 50_000, "JSON"),
        ("[" * 5_000, "board"),
        ('{"walls": 3}', "JSON"),
        ("x" * 30_000, "characters"),
    ],
    ids=lambda text: str(text)[:24],
)
def test_a_draft_that_cannot_be_read_is_refused_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(InvalidText) as refused:
        DESK.open(text, EN)
    assert why in str(refused.value)


# -- moving ----------------------------------------------------------------------------------------------------------


def test_a_move_goes_as_at_the_table_and_is_told() -> None:
    sheet = done(CORNER, "red E")
    robots = {piece.key: piece.square for piece in sheet.scene.pieces if piece.key.startswith("robot-")}
    assert robots == {"robot-red": "F3", "robot-green": "C1"}
    assert sheet.say == "1: Red goes east."
    assert len(sheet.scene.trails) == 1


def test_every_control_with_a_path_can_be_done_and_goes_where_it_says() -> None:
    before = DESK.open(BLANK, EN)
    for control in before.controls:
        if control.path:
            after = DESK.edit(before.draft, control.text, EN)
            piece = next(piece for piece in after.scene.pieces if piece.key == control.on)
            assert ((piece.x, piece.y), piece.square) == (control.path[-1], control.to)


def test_reset_puts_the_robots_back_and_says_when_there_is_nothing_to_put_back() -> None:
    assert done(CORNER, "red E", "alusta").draft == done(CORNER).draft
    with pytest.raises(IllegalAction):
        done(CORNER, "reset")


@pytest.mark.parametrize(
    ("edits", "words"),
    [
        (("variant literal", "red E", "red W"), ("Red cannot go straight back west", "rule R7", "literal")),
        (
            ("red N", "green S", "green E", "green N", "red E"),
            ("right angle", "rule R8", "strict"),
        ),
    ],
)
def test_a_refusal_names_the_rule_and_the_variant(edits: tuple[str, ...], words: tuple[str, ...]) -> None:
    start = CORNER if "literal" in edits[0] else f"{ALONE}; robot green A1"
    if "literal" not in edits[0]:
        start, edits = "board 4x1; 9553; target D1 red circle; robot red A1", ("red E",)
        start = "board 4x2; 9113; c446; target D1 red circle; robot red A1"
    with pytest.raises(IllegalAction) as refused:
        done(start, *edits)
    assert [word for word in words if word not in str(refused.value)] == []


def test_in_literal_a_robot_that_only_stands_there_has_not_arrived_and_is_told_why() -> None:
    start = "board 4x2; 9113; c446; target D1 red circle; robot red A1"
    sheet = done(start, "variant literal", "red E")
    assert "rule R8" in sheet.say
    assert not read_draft(sheet.draft).way.arrived


def test_another_variant_keeps_the_moves_that_it_allows() -> None:
    free = done(f"{CORNER}; variant free; moves rE rW rE")
    strict = DESK.edit(free.draft, "variant strict", EN)
    assert strict.draft.endswith("moves rE")
    assert strict.say.startswith("In this variant only the first move is allowed")


# -- judge and help --------------------------------------------------------------------------------------------------


def test_the_judge_says_optimal_only_of_the_least_number() -> None:
    best = looked(ALONE, "red E", "red N")
    assert (best.solved, best.scene.status) == (0, "2 moves: optimal.")
    worse = looked(f"{ALONE}; robot green A1", "green E", "green S", "red E", "red N")
    assert worse.solved is None or worse.solved > 0


def test_one_more_is_called_one_more() -> None:
    sheet = looked(f"{ALONE}; robot green B2", "green N", "red E", "red N")
    assert (sheet.solved, sheet.scene.status) == (1, "3 moves: one more than the optimum of 2.")


@pytest.mark.parametrize("index", range(3))
def test_every_line_leads_to_the_target_and_is_judged_optimal(index: int) -> None:
    puzzle = puzzles()[index]
    sheet = done(puzzle.draft, "hint 5")
    assert sheet.lines
    robots = [len({text.split()[0] for text in line.texts}) for line in sheet.lines]
    assert robots == sorted(robots)
    for line in sheet.lines[:5]:
        end = looked(puzzle.draft, *line.texts)
        assert (end.solved, len(line.texts)) == (0, puzzle.difficulty.moves)


def test_lines_begin_at_the_markers_whatever_was_moved() -> None:
    sheet = done(ALONE, "red N", "hint 5")
    assert looked(sheet.draft, *sheet.lines[0].texts).scene.status.endswith("optimal.")


def test_who_has_seen_the_solution_has_not_solved_the_puzzle() -> None:
    sheet = looked(ALONE, "hint 5", "red E", "red N")
    assert (sheet.solved, sheet.scene.status) == (None, "2 moves: optimal.")


def _pages(seed: int) -> Iterator[tuple[Draft, int]]:
    """What somebody has before them who makes any edits and takes some back, and the most help that they have had."""
    chance = random.Random(seed)
    sheet, past, most = DESK.open(ALONE, EN), [DESK.open(ALONE, EN).draft], 0
    for _ in range(25):
        moves = [control.text for control in sheet.controls if control.path]
        picks = [pick.text for chooser in sheet.choosers for pick in chooser.picks]
        hints = ["hint", "hint 5"] if chance.random() < 0.3 else ["hint 1"]
        edit = chance.choice(["undo", "open", "reset", *moves, *hints, *picks])
        if edit in ("undo", "open"):
            to = past.pop() if edit == "undo" and past else ALONE
            sheet = DESK.edit(to, sheet.keep, EN) if sheet.keep else DESK.open(to, EN)
        else:
            try:
                after = DESK.edit(sheet.draft, edit, EN)
            except IllegalAction:
                continue
            assert after.lasting == edit.startswith("hint")
            if not after.lasting:
                past.append(sheet.draft)
            sheet = after
        most = max(most, read_draft(sheet.draft).hints)
        yield read_draft(sheet.draft), most


@pytest.mark.parametrize("seed", range(30))
def test_help_that_was_had_about_a_position_stays_whatever_is_done_or_taken_back(seed: int) -> None:
    for draft, most in _pages(seed):
        assert draft.hints == most


def test_help_about_another_position_is_not_brought_along() -> None:
    helped = done(ALONE, "hint 5")
    assert DESK.edit(CORNER, helped.keep, EN).draft == done(CORNER).draft
    assert looked(DESK.edit(ALONE, helped.keep, EN).draft, "red E", "red N").solved is None
    assert looked(helped.draft, "variant literal", "variant strict", "red E", "red N").solved is None


@pytest.mark.parametrize("index", range(3))
def test_help_comes_in_steps_and_every_step_is_true(index: int) -> None:
    puzzle = puzzles()[index]
    found = puzzle.difficulty
    first = done(puzzle.draft, "hint")
    number = int(re.findall("[0-9]+", first.say)[0])
    assert found.moves < number <= found.moves + 3
    second = DESK.edit(first.draft, "hint", EN)
    assert f"has {found.moves} move" in second.say
    third = DESK.edit(second.draft, "hint", EN)
    names = {puzzle.position.colours[move.robot].title() for move in puzzle.way}
    assert third.say.count(", ") + 1 == len(names)
    fourth = DESK.edit(third.draft, "hint", EN)
    move = re.fullmatch(r"The first move from the markers: (\w+) goes (\w)\w+\.", fourth.say)
    assert move is not None
    after = DESK.edit(fourth.draft, f"{move[1]} {move[2]}", EN)
    assert facts(looked(after.draft, "live on"))["left"] == str(found.moves - 1)
    assert DESK.edit(fourth.draft, "hint", EN).lines
    assert facts(looked(second.draft))["shortest"] == str(found.moves)


def test_what_help_has_told_is_to_be_seen_after_a_reload_and_no_more() -> None:
    shown = [
        {name: value for name, value in facts(looked(f"{ALONE}; hint {step}")).items() if name not in BARE}
        for step in range(6)
    ]
    told = done(ALONE, "hint").say
    fewer = {"shortest": told.removeprefix("There is a way of ").removesuffix(" moves.")}
    exact = {"shortest": "2"}
    robots = {**exact, "robots": "Red"}
    heading = done(ALONE, "hint 4").say.removeprefix("The first move from the markers: Red goes ")
    whole = {**robots, "first": "Red\u00a0" + {"north.": "↑", "east.": "→"}[heading]}
    assert shown == [{}, fewer, exact, robots, whole, whole]


@pytest.mark.parametrize("made", ["red N", "red E", "red E, red N"])
def test_the_first_move_that_was_told_stays_the_first_whatever_is_moved(made: str) -> None:
    first = facts(looked(f"{ALONE}; hint 4"))["first"]
    assert facts(looked(f"{ALONE}; moves {made}; hint 4"))["first"] == first


def test_where_there_is_no_way_help_and_judge_say_so() -> None:
    shut = "board 4x2; 9393; c6c6; target D1 red circle; robot red A1"
    assert done(shut, "hint").say == "There is no way to this target at all."
    assert facts(looked(shut, "live on"))["left"] == "no way on"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(16))
def test_the_moves_from_here_are_never_wrong(variant: Variant, seed: int) -> None:
    chance = random.Random(f"{variant}-{seed}")
    draft = Draft(position=random_position(chance), variant=variant)
    for _ in range(4):
        way = draft.way
        plain = onwards(way, 4_000)
        left = moves_left(draft)
        if plain.length is not None:
            assert left.least == plain.length if left.exact else left.least <= plain.length
            assert not left.no_way
        elif plain.through:
            assert not left.exact
        legal = [] if way.arrived else list(way.legal())
        if not legal:
            break
        draft = Draft(position=draft.position, variant=variant, moves=(*draft.moves, chance.choice(legal)))


@pytest.mark.parametrize("index", range(3))
def test_on_a_shortest_way_the_moves_from_here_are_known_exactly(index: int) -> None:
    puzzle = puzzles()[index]
    for made in range(len(puzzle.way)):
        left = moves_left(Draft(position=puzzle.position, moves=puzzle.way[:made]))
        assert (left.least, left.exact) == (len(puzzle.way) - made, True)


def test_what_was_not_proven_in_time_is_called_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_slow(where: Any, *, variant: Variant, **_more: Any) -> Answer:
        return Answer(
            position=where,
            variant=variant,
            length=None,
            lower_bound=7,
            unsolved="time",
            seconds=4.0,
            states=0,
        )

    monkeypatch.setattr(desk_puzzle_search, "solve", too_slow)
    desk_puzzle_search.shortest.cache_clear()
    desk_puzzle_search.all_shortest.cache_clear()
    try:
        assert facts(looked(BLANK, "live on"))["left"] == "at least 7"
        assert done(BLANK, "hint").say == "Not solved within the limit; at least 7 moves are needed."
        won = looked(ALONE, "red E", "red N")
        assert (won.solved, "at least 7" in won.scene.status) == (None, True)
    finally:
        desk_puzzle_search.shortest.cache_clear()
        desk_puzzle_search.all_shortest.cache_clear()


def test_only_edits_that_are_announced_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_asked: Any, **_more: Any) -> Answer:
        raise AssertionError("searched")

    monkeypatch.setattr(desk_puzzle_search, "shortest", forbidden)
    monkeypatch.setattr("robacus.games.ricochet_robots.desk_puzzle.shortest", forbidden)
    monkeypatch.setattr("robacus.games.ricochet_robots.desk_puzzle.all_shortest", forbidden)
    for edit in ("red E", "live on", "live off", "variant free", "variant strict", "red N", "red W", "reset"):
        assert not DESK.searches(edit)
    done(CORNER, "live on", "red E", "variant free", "red N", "red W", "reset", "live off")
    assert all(map(DESK.searches, ("look", "hint", "hint 5")))


# -- the sheet -------------------------------------------------------------------------------------------------------


def test_an_edit_changes_only_what_moved() -> None:
    before = done(CORNER)
    after = DESK.edit(before.draft, "red E", EN)
    change = difference(before.scene, after.scene)
    assert {piece.key for piece in change.put} == {"robot-red", "marker-red"}
    assert changed(before.scene, change).facts == after.scene.facts
    assert change.board is None


def test_a_diagonal_on_the_way_is_told_to_the_picture() -> None:
    sheet = done(
        "board 4x4; 9113; 8002; 8002; c446; diagonal D1 \\ blue; target A4 red circle; robot red A1",
        "red E",
    )
    assert [key for key, _points in sheet.paths] == ["robot-red"]
    assert len(sheet.paths[0][1]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_desk_speaks_every_language(language: str) -> None:
    say = speech(language)
    sheet = DESK.open(BLANK, say)
    for edit in ("hint", "hint", "hint", "hint", "live on", "look", "hint", "green N"):
        sheet = DESK.edit(sheet.draft, edit, say)
        said = [sheet.say, sheet.scene.status, *(line.label for line in sheet.lines)]
        said += [control.label for control in sheet.controls]
        said += [pick.label for chooser in sheet.choosers for pick in chooser.picks]
        assert [words for words in said if "ricochet-robots:" in words or "{" in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_repeats_the_heading_that_it_stands_under(language: str) -> None:
    for chooser in DESK.open(BLANK, speech(language)).choosers:
        heading = chooser.label.lower()
        assert [pick.label for pick in chooser.picks if heading in pick.label.lower()] == []


def test_links_lead_to_a_table_that_begins_so() -> None:
    sheet = done(f"{BLANK}; variant free")
    (table,) = [link for link in sheet.links if not link.desk]
    options = GAME.Options(**table.options)
    GAME.check(options, 1)
    state = GAME.start(options, 1, "0" * 32)
    assert state.deal.colours == position(sheet.share).colours
    assert solve(position(sheet.share)).length == 5


# -- from a table ----------------------------------------------------------------------------------------------------


def test_alone_at_a_table_help_begins_with_the_moves_made_so_far() -> None:
    hands = Hands(seats=1)
    at = hands.first_chip()
    view = hands.view(0)
    (link,) = GAME.links(view, EN)
    sheet = DESK.open(link.draft, EN)
    assert {piece.key: piece.square for piece in sheet.scene.pieces if piece.key.startswith("robot-")} == {
        piece.key: piece.square for piece in GAME.scene(view, EN).pieces if piece.key.startswith("robot-")
    }
    control = next(control for control in GAME.controls(view, EN) if control.path)
    hands.do(at + 1_000, 0, control.text)
    (link,) = GAME.links(hands.view(0), EN)
    assert len(read_draft(link.draft).moves) == 1
    assert GAME.links(hands.view(None), EN) == ()


def test_where_others_look_for_a_way_no_table_leads_to_the_solver() -> None:
    hands = Hands(seats=2)
    assert [GAME.links(hands.view(seat), EN) for seat in (0, 1, None)] == [(), (), ()]
    at = hands.first_chip()
    assert [GAME.links(hands.view(seat), EN) for seat in (0, 1, None)] == [(), (), ()]
    hands.do(at + 1_000, 0, "bid 20")
    hands.until(at + 90_000)
    assert hands.view(0).phase == "show"
    assert [GAME.links(hands.view(seat), EN) for seat in (0, 1, None)] == [(), (), ()]
