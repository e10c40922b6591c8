"""Laws of what is seen of Ricochet Robots and what can be done there: nothing is drawn, named or offered that the rules
do not know, and nothing of theirs is missing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from robacus import drawing
from robacus.chance import Chance
from robacus.figures import MARGIN
from robacus.game import Control, IllegalAction
from robacus.games.ricochet_robots import GAME, art, scene
from robacus.games.ricochet_robots.board import EAST, HEADINGS, NORTH, SOUTH, WEST, Board
from robacus.games.ricochet_robots.board_text import read_board
from robacus.games.ricochet_robots.notation import Bid, GiveUp, NextChip, Slide
from robacus.games.ricochet_robots.options import Options
from robacus.games.ricochet_robots.quadrants import standard_board
from robacus.games.ricochet_robots.state import State, View, board_of, way_of
from robacus.scene import Scene, changed, difference
from robacus.speech import LANGUAGES, speech

SAY = speech("en").named(("Anna", "Bert", "Cleo"))
SMALL = """board 5x5
9 1 1 1 3
8 0 0 0 2
8 4 0 2 a
8 1 0 0 2
c 4 4 4 6
diagonal B4 / green
target C5 blue circle
robot red C5
robot blue A1"""
"""Red stands on the target; there are walls under B3 and right of D3."""
BOARDS = (
    standard_board(("1A", "2B", "3A", "4B")),
    standard_board(("2D", "1C", "4D", "3C")),
    read_board(SMALL.partition("\nrobot")[0]),
)


def playing(options: Options, seats: int, seed: str, actions: int = 60) -> Iterator[State]:
    """The states of a game that goes as chance has it, the glass included."""
    chance = Chance(seed, "play")
    state, at = GAME.start(options, seats, seed), 0
    yield state
    for _ in range(actions):
        if state.phase == "over":
            return
        at += 1000
        due = GAME.deadline(state)
        if due is not None and chance.below(6) == 0:
            at = max(at, due)
            steps = GAME.tick(state, at)
        else:
            seat = chance.choice(sorted(GAME.to_act(state)))
            steps = GAME.apply(state, seat, GAME.sample(state, seat, chance), at)
        for step in steps:
            state = step.state
            yield state


GAMES = [
    pytest.param(Options(), 3, id="three"),
    pytest.param(Options(edition="2003", fifth_robot=True), 1, id="alone-diagonals"),
    pytest.param(Options(variant="free", glass_by="hand", next_chip="hand"), 2, id="free-by-hand"),
]


def seen(state: State, language: str = "en") -> Scene:
    return GAME.scene(GAME.view(state, None), speech(language).named(("Anna", "Bert", "Cleo")))


def offered(state: State, seat: int) -> tuple[Control, ...]:
    return GAME.controls(GAME.view(state, seat), SAY)


def first_chip(options: Options, seats: int = 2, seed: str = "first") -> State:
    state: State = GAME.apply(GAME.start(options, seats, seed), 0, NextChip(), 0)[-1].state
    return state


def showing(state: State, *bids: int) -> State:
    """The glass has run out after these bids, seat 0 first."""
    for seat, bid in enumerate(bids):
        state = GAME.apply(state, seat, Bid(bid), 1000)[-1].state
    shown: State = GAME.tick(state, GAME.deadline(state) or 0)[-1].state
    return shown


# -- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_walls_are_drawn_where_robots_stop_and_nowhere_else(board: Board) -> None:
    drawn = set()
    for (ax, ay), (bx, by) in art.wall_segments(board):
        for part in range(round(bx - ax + by - ay)):
            drawn.add(
                (round(ax - MARGIN), round(ay - MARGIN) + part, WEST)
                if ax == bx
                else (round(ax - MARGIN) + part, round(ay - MARGIN), NORTH)
            )
    ruled = set()
    for cell in range(len(board.walls)):
        row, column = board.row_column(cell)
        for heading, inside, other in ((NORTH, row > 0, cell - board.width), (WEST, column > 0, cell - 1)):
            wall = board.walls[cell] >> heading & 1
            if inside and wall and not board.solid(cell) and not board.solid(other):
                ruled.add((column, row, heading))
    assert drawn == ruled


@pytest.mark.parametrize("board", BOARDS)
def test_squares_are_named_as_the_rules_name_cells(board: Board) -> None:
    for square in art.drawn(board, "k", "en").squares:
        cell = board.named(square.key)
        assert (square.row, square.column) == board.row_column(cell)
        assert (square.x, square.y) == art.centre(board, cell)
        assert square.label.split(",")[0] == board.name(cell)


@pytest.mark.parametrize("board", BOARDS)
def test_a_square_says_its_target_and_its_walls(board: Board) -> None:
    sides = {NORTH: "above", EAST: "right", SOUTH: "below", WEST: "left"}
    targets = {target.cell: target for target in board.targets}
    for square in art.drawn(board, "k", "en").squares:
        cell = board.named(square.key)
        said = square.label.partition(", wall")[2]
        walls = {word for heading, word in sides.items() if board.walls[cell] >> heading & 1}
        assert {word for word in sides.values() if word in said} == walls
        assert ("target" in square.label) == (cell in targets)
        if cell in targets and targets[cell].colour != "any":
            assert f"target {targets[cell].colour} {targets[cell].shape}" in square.label


def test_a_robot_on_a_target_is_announced_on_that_very_square() -> None:
    state = first_chip(Options(board=SMALL))
    picture = seen(state)
    square = next(square for square in picture.board.squares if square.key == "C5")
    here = {piece.label for piece in picture.pieces if piece.square == "C5" and piece.label}
    assert square.label == "C5, target blue circle, wall below"
    assert here == {"red robot", "target of this round"}
    assert (square.row, square.column) == (4, 2)


def test_boards_with_words_of_different_languages_are_different_boards() -> None:
    state = first_chip(Options())
    assert len({seen(state, language).board.key for language in LANGUAGES}) == len(LANGUAGES)


def test_the_chip_lies_on_the_block_in_the_middle_where_there_is_one() -> None:
    assert "chip" in {piece.key.partition("-")[0] for piece in seen(first_chip(Options())).pieces}
    small = seen(first_chip(Options(board=SMALL)))
    assert "chip" not in {piece.key.partition("-")[0] for piece in small.pieces}
    assert [fact.value for fact in small.facts if fact.key == "chip"] == ["blue circle"]


# -- the position ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_robots_and_markers_are_seen_where_they_are(options: Options, seats: int) -> None:
    for state in playing(options, seats, "where"):
        board, deal = state.deal.board, state.deal
        pieces = {piece.key: piece for piece in seen(state).pieces}
        for colour, robot, marker in zip(deal.colours, state.robots, state.markers, strict=True):
            for key, cell in ((f"robot-{colour}", robot), (f"marker-{colour}", marker)):
                assert (pieces[key].x, pieces[key].y) == art.centre(board, cell)
                assert pieces[key].square == board.name(cell)


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_everybody_sees_the_same(options: Options, seats: int) -> None:
    for state in playing(options, seats, "same", 20):
        assert {GAME.scene(GAME.view(state, seat), SAY) == seen(state) for seat in range(seats)} == {True}


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_the_difference_of_two_scenes_leads_from_one_to_the_other(options: Options, seats: int) -> None:
    before = None
    for state in playing(options, seats, "difference", 40):
        now = seen(state)
        if before is not None:
            after = changed(before, difference(before, now))
            assert sorted(after.pieces, key=str) == sorted(now.pieces, key=str)
            assert (after.trails, after.places, after.facts) == (now.trails, now.places, now.facts)
        before = now


def test_a_slide_changes_only_its_robot_and_its_marker() -> None:
    state = showing(first_chip(Options()), 9, 8)
    control = next(one for one in offered(state, 1) if one.kind == "slide" and one.path)
    after = GAME.apply(state, 1, GAME.read_action(control.text), 2000)[0].state
    change = difference(seen(state), seen(after))
    colour = control.on.removeprefix("robot-")
    assert {piece.key for piece in change.put} == {f"robot-{colour}", f"marker-{colour}"}
    kept = {id(piece) for piece in seen(state).pieces} & {id(piece) for piece in seen(after).pieces}
    assert len(kept) == len(seen(after).pieces) - 2


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_trails_are_the_slides_that_were_made(options: Options, seats: int) -> None:
    for state in playing(options, seats, "trails"):
        made = state.made if state.chip is not None else (state.last.made if state.last else ())
        trails = seen(state).trails
        assert [trail.tone for trail in trails] == [f"tone-{slide.robot}" for slide in made]
        for trail, slide in zip(trails, made, strict=True):
            ends = art.centre(state.deal.board, slide.path[0]), art.centre(state.deal.board, slide.path[-1])
            assert (trail.points[0], trail.points[-1]) == ends
            straight = [
                a[0] == b[0] or a[1] == b[1] for a, b in zip(trail.points, trail.points[1:], strict=False)
            ]
            assert all(straight)


def test_a_failed_demonstration_leaves_no_trail_and_robots_on_their_markers() -> None:
    state = showing(first_chip(Options()), 9, 8)
    control = next(one for one in offered(state, 1) if one.kind == "slide" and one.path)
    state = GAME.apply(state, 1, GAME.read_action(control.text), 2000)[-1].state
    state = GAME.apply(state, 1, GiveUp(), 3000)[-1].state
    picture = seen(state)
    places = {piece.key: piece.square for piece in picture.pieces}
    assert picture.trails == ()
    assert all(places[f"robot-{colour}"] == places[f"marker-{colour}"] for colour in state.deal.colours)
    assert picture.status == "Anna shows the way: 0 of 9 moves"
    assert [place.notes for place in picture.places] == [("bid 9",), ("8 did not work",)]
    assert [place.acting for place in picture.places] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_in_every_language(language: str) -> None:
    say = speech(language).named(("Anna", "Bert", "Cleo"))
    for options, seats in ((Options(), 3), (Options(edition="2003", fifth_robot=True, glass_by="hand"), 1)):
        for state in playing(options, seats, "words", 40):
            picture = GAME.scene(GAME.view(state, None), say)
            words = [picture.status, picture.board.label, *(square.label for square in picture.board.squares)]
            words += [piece.label for piece in picture.pieces]
            words += [word for fact in picture.facts for word in (fact.label, fact.value)]
            words += [note for place in picture.places for note in place.notes]
            words += [picture.clock.label] if picture.clock else []
            for seat in range(seats):
                for control in GAME.controls(GAME.view(state, seat), say):
                    words += [control.label, control.confirm]
            assert [word for word in words if "ricochet-robots:" in word or "{" in word or "\0" in word] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_picture_can_be_drawn_with_the_classes_of_the_style_sheet(theme: str) -> None:
    wide = f"board 32x32\n9{'1' * 30}3\n" + f"8{'0' * 30}2\n" * 30 + f"c{'4' * 30}6\ntarget AF32 red hexagon"
    for options in (Options(edition="2013", fifth_robot=True), Options(board=SMALL), Options(board=wide)):
        picture = seen(first_chip(options, 1))
        used = drawing.classes(picture.svg()) - {"piece", "scene", "scene-auto"}
        assert used <= drawing.scene_classes()
        assert {piece.symbol for piece in picture.pieces} <= set(picture.board.symbols)
        assert picture.png(theme=theme, size=200).startswith(b"\x89PNG")


# -- what can be done ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_what_is_offered_is_allowed_and_does_what_it_says(options: Options, seats: int) -> None:
    for state in playing(options, seats, "offered"):
        for seat in range(seats):
            for control in offered(state, seat):
                numbers = (control.low, control.high) if control.kind == "number" else (0,)
                for number in numbers:
                    action = GAME.read_action(control.text.replace("{n}", str(number)))
                    if control.kind == "slide" and not control.path:
                        with pytest.raises(IllegalAction):
                            GAME.apply(state, seat, action, state.at + 1)
                        continue
                    after = GAME.apply(state, seat, action, state.at + 1)[0].state
                    if control.kind == "slide":
                        assert isinstance(action, Slide)
                        cell = after.robots[state.deal.colours.index(action.colour)]
                        assert control.to == state.deal.board.name(cell)
                        assert control.path[-1] == art.centre(state.deal.board, cell)


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_every_legal_slide_is_offered(options: Options, seats: int) -> None:
    for state in playing(options, seats, "legal"):
        if state.phase == "show":
            view: View = GAME.view(state, state.queue[0])
            way = way_of(view)
            assert way is not None
            legal = {f"{view.colours[robot]} {HEADINGS[heading]}" for robot, heading in way.legal()}
            slides = {one.text for one in offered(state, state.queue[0]) if one.kind == "slide" and one.path}
            assert slides == legal


def test_nobody_but_the_demonstrator_can_do_anything_while_a_way_is_shown() -> None:
    state = showing(first_chip(Options(), 3), 9, 8, 10)
    assert [bool(offered(state, seat)) for seat in range(3)] == [False, True, False]
    assert GAME.controls(GAME.view(state, None), SAY) == ()


def test_keys_of_different_seats_never_clash() -> None:
    for options in (Options(), Options(glass_by="hand")):
        state = first_chip(options, 8)
        for seat in (2, 5):
            state = GAME.apply(state, seat, Bid(9 + seat), 500)[-1].state
        keys: dict[str, set[str]] = {}
        for seat in range(8):
            for control in offered(state, seat):
                keys.setdefault(control.keys, set()).add(control.key if control.key == "turn" else f"{seat}")
        assert {key: users for key, users in keys.items() if len(users) > 1 or not key} == {}


def test_only_lower_bids_are_offered_after_a_bid() -> None:
    state = first_chip(Options())
    assert [(one.low, one.high) for one in offered(state, 0) if one.key == "bid"] == [(2, 29)]
    state = GAME.apply(state, 0, Bid(7), 500)[-1].state
    assert [(one.low, one.high) for one in offered(state, 0) if one.key == "bid"] == [(2, 6)]
    state = GAME.apply(state, 0, Bid(2), 600)[-1].state
    assert [one.key for one in offered(state, 0)] == []
    assert [(one.low, one.high) for one in offered(state, 1) if one.key == "bid"] == [(2, 29)]


def test_the_active_robot_is_chosen_first() -> None:
    state = first_chip(Options(), 1)
    assert state.chip is not None
    colour = state.deal.board.targets[state.chip].colour
    first = {one.on for one in offered(state, 0) if one.primary}
    assert first == (set() if colour == "any" else {scene.robot_key(colour)})


def test_a_slide_that_a_rule_forbids_promises_nothing_and_says_why() -> None:
    state = showing(first_chip(Options()), 9, 8)
    control = next(one for one in offered(state, 1) if one.kind == "slide" and one.path)
    state = GAME.apply(state, 1, GAME.read_action(control.text), 2000)[-1].state
    action = GAME.read_action(control.text)
    assert isinstance(action, Slide)
    back = f"{action.colour} {HEADINGS[(action.heading + 2) % 4]}"
    refused = next(one for one in offered(state, 1) if one.text == back)
    assert (refused.path, refused.to) == ((), "")
    assert refused.label.endswith("not allowed now")
    with pytest.raises(IllegalAction, match="another robot has to move first"):
        GAME.apply(state, 1, GAME.read_action(back), 2500)


def test_board_of_a_view_is_the_board_of_the_scene() -> None:
    view = GAME.view(first_chip(Options(board=SMALL)), None)
    assert GAME.scene(view, SAY).board.key == f"{view.board_key}-en"
    assert len(GAME.scene(view, SAY).board.squares) == len(board_of(view).walls)
