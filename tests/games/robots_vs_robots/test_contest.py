"""Laws of programs in contests: battles end as at a table, starts are fair, and what is bred is a program."""

from __future__ import annotations

import pickle
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from robacus.arena.entries import entry
from robacus.arena.playing import Job, play, record
from robacus.arena.schedule import make_ground
from robacus.arena.standing import points as of_the_arena
from robacus.chance import Chance
from robacus.game import InvalidText
from robacus.games.robots_vs_robots import GAME, breeding
from robacus.games.robots_vs_robots.fight import Result, points
from robacus.games.robots_vs_robots.maps import find_map
from robacus.games.robots_vs_robots.notation import Place, read_action
from robacus.games.robots_vs_robots.options import Options, board_of, check_options
from robacus.games.robots_vs_robots.placing import MIN_DISTANCE
from robacus.games.robots_vs_robots.program import CELLS, Order, read_program
from robacus.programs import Battle
from tests.arena.arenas import outsider

CONTEST = GAME.programs
assert CONTEST is not None
chances = st.integers(0, 10**6).map(lambda number: Chance(str(number), "test"))
GROUNDS = (*CONTEST.grounds(), {"hidden_mines": 4, "hidden_traps": 3}, {"edge": "void", "turns": 50})


@given(chances, st.integers(2, 6), st.sampled_from(GROUNDS))
def test_a_battle_ends_as_the_same_programs_end_at_a_table(
    chance: Chance, seats: int, options: dict[str, object]
) -> None:
    """What the table counts is what the replay shows."""
    if seats > 4:
        options = {}
    players = tuple(entry(str(seat), "program", CONTEST.random(chance)) for seat in range(seats))
    ground = make_ground(GAME, replaced(options), seats, str(chance.bits64()), "x")
    job = Job(game=GAME.name, ruleset=1, ground=ground, players=players)
    (played,) = play([job])
    replay = record(job, played).replay()
    assert replay.ended is not None
    everybody = tuple(range(seats))
    assert played.sharers == (replay.ended.winners or everybody)
    assert played.turns == replay.state.battle.turn


def replaced(options: dict[str, object]) -> dict[str, object]:
    """Shorter fights: what is compared is compared as well."""
    return {"turns": 60, **options}


@given(chances, st.integers(2, 6))
def test_starts_are_where_the_rules_allow_them(chance: Chance, seats: int) -> None:
    options = Options()
    board = board_of(options, "0" * 32)
    starts = [read_action(text) for text in CONTEST.starts(options, seats, "0" * 32, chance)]
    cells = []
    for start in starts:
        assert isinstance(start, Place) and start.head in range(6)
        cells.append(board.named(start.hex))
    assert set(cells) <= set(board.starts)
    assert all(board.distance(a, b) >= MIN_DISTANCE for a in cells for b in cells if a != b)
    assert len(set(cells)) == seats


def test_every_starting_place_and_heading_comes_up_in_every_seat() -> None:
    seen = Counter(
        (seat, part)
        for number in range(600)
        for seat, text in enumerate(CONTEST.starts(Options(), 2, "0" * 32, Chance(str(number), "lot")))
        for part in text.split()[1:]
    )
    places = len(find_map("arena5").starts)
    assert len(seen) == 2 * (places + 6)


@given(chances)
def test_a_map_by_chance_is_one_that_can_be_played_on(chance: Chance) -> None:
    options = Options(**CONTEST.wild(chance))
    check_options(options, 2)


@given(chances)
def test_what_is_bred_is_a_program_and_can_be_read_from_its_file(chance: Chance) -> None:
    one, other = CONTEST.random(chance), CONTEST.random(chance)
    child = CONTEST.varied(CONTEST.crossed(one, other, chance), chance)
    assert len(read_program(child).orders) == CELLS
    assert CONTEST.read(CONTEST.written(child, ["a remark # with signs\nand lines", ""])) == child


@given(chances)
def test_a_child_has_every_cell_of_one_of_its_parents(chance: Chance) -> None:
    one, other = breeding.random_program(chance), breeding.random_program(chance)
    child = breeding.crossed(one, other, chance)
    assert all(cell in pair for cell, *pair in zip(child.orders, one.orders, other.orders, strict=True))


def test_jumps_follow_what_moves() -> None:
    """Wherever an order is put in or taken out, V still leads to the order to which it led, or to what is there now."""
    marks = [Order("?", 1 + step) for step in range(CELLS)]
    for step in range(1, CELLS - 1):
        orders = [Order("V", step), *marks[1:]]
        for lot in range(20):
            longer = breeding._inserted(orders, Chance(str(lot), "put"))
            assert longer[longer[0].number] == marks[step]
            shorter = breeding._removed(orders, Chance(str(lot), "cut"))
            kept = marks[step] in shorter
            assert shorter[shorter[0].number] == (marks[step] if kept else marks[step + 1])


def test_every_change_changes_something_now_and_then() -> None:
    hunter = read_program(CONTEST.library()["hunter"])
    for change in breeding.CHANGES:
        made = {tuple(change(list(hunter.orders), Chance(str(n), "x"))) for n in range(30)}
        assert all(len(orders) == CELLS for orders in made)
        assert len(made) > 3


def test_points_are_the_same_here_and_in_the_arena() -> None:
    for seats in range(2, 7):
        for sharing in range(1, seats + 1):
            result = Result(tuple(range(sharing)), "last" if sharing == 1 else "all_out")
            assert points(seats, result) == of_the_arena(seats, result.sharers)


def test_where_empty_cells_are_not_allowed_a_program_with_some_does_not_take_part() -> None:
    hunter = CONTEST.read(CONTEST.library()["hunter"])
    CONTEST.check(hunter, Options())
    with pytest.raises(InvalidText, match="0"):
        CONTEST.check(hunter, Options(blanks=False))
    CONTEST.check(" ".join(["D+1"] * CELLS), Options(blanks=False))


@given(chances)
def test_the_order_of_battles_changes_nothing(chance: Chance) -> None:
    ground = make_ground(GAME, {"turns": 40}, 2, str(chance.bits64()), "x")
    battles = [
        Battle(ground=ground, programs=(CONTEST.random(chance), CONTEST.random(chance))) for _ in range(4)
    ]
    assert CONTEST.battles(battles[::-1]) == CONTEST.battles(battles)[::-1]
    assert pickle.loads(pickle.dumps(CONTEST)).battles(battles) == CONTEST.battles(battles)


def test_bots_and_programs_from_elsewhere_meet_programs_at_one_table(tmp_path: Path) -> None:
    """Everybody is placed by lot; the program from elsewhere hands one in when it is asked for it."""
    hand_in = (
        "say('program ' + ' '.join(['D+1'] * 16)) if said['view']['phase'] == 'program' else sys.exit(9)"
    )
    players = (
        outsider(tmp_path, "mine", hand_in),
        entry("strong", "level", "strong"),
        entry("hunter", "program", CONTEST.read(CONTEST.library()["hunter"])),
    )
    ground = make_ground(GAME, {}, 3, "seed", "x")
    (played,) = play([Job(game=GAME.name, ruleset=1, ground=ground, players=players)])
    assert played.forfeits == ()
    assert played.log is not None
    handed = [act.text.split()[1:] for act in played.log if getattr(act, "text", "").startswith("program")]
    assert ["D+1"] * CELLS in handed
    assert list(players[2].text.split()) in handed


def test_when_both_do_something_wrong_at_the_same_time_nobody_wins(tmp_path: Path) -> None:
    bad, worse = outsider(tmp_path, "bad", "sys.exit(1)"), outsider(tmp_path, "worse", "say('D+1')")
    ground = make_ground(GAME, {}, 2, "seed", "x")
    for players in ((bad, worse), (worse, bad)):
        (played,) = play([Job(game=GAME.name, ruleset=1, ground=ground, players=players)])
        assert played.sharers == ()
        assert played.ranks == (0, 0)
        assert {one.code for one in played.forfeits} == {"ended", "refused"}


def test_nothing_hidden_and_no_program_of_another_reaches_one_from_elsewhere(tmp_path: Path) -> None:
    log = tmp_path / "log"
    spy = f"open({str(log)!r}, 'a').write(line)\nsay('program ' + ' '.join(['D+1'] * 16))"
    secret = "R+5 " * 15 + "A"
    players = (outsider(tmp_path, "spy", spy), entry("other", "program", secret))
    ground = make_ground(GAME, {"hidden_mines": 5}, 2, "seed", "x")
    job = Job(game=GAME.name, ruleset=1, ground=ground, players=players)
    for order in (players, players[::-1]):
        play([replace(job, players=order)])
    told = log.read_text()
    assert told.count('"ask"') == 2
    assert '"phase":"program"' in told
    assert "mine_hidden" not in told
    assert '"R"' not in told and "R+5" not in told
    assert ground.seed not in told
