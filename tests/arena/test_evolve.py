"""Laws of evolution: the seed decides, interruptions and workers do not; it improves; it measures on what is fresh."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from robacus.arena.course import Keeper
from robacus.arena.evolve import Aim, Course, Member, check_aim, evolve, fewest_battles
from robacus.arena.schedule import make_ground
from robacus.arena.trial import SEATS, Case, Trial, judge
from robacus.arena.work import Crew
from robacus.game import InvalidText
from tests.arena.arenas import NIM, bots, programs

OPPONENTS = programs(ones="1", odd="1 3")


def aim(**changes: object) -> Aim:
    usual = Aim(
        game="nim",
        ruleset=1,
        seed="s",
        opponents=OPPONENTS,
        tables=({"heaps": "small"},),
        wild=2,
        starts=2,
        battles=800,
        population=4,
    )
    return msgspec.structs.replace(usual, **changes)


def run(about: Aim, crew: Crew | None = None) -> tuple[Course, list[Course]]:
    seen: list[Course] = []
    return evolve(Course(aim=about), crew or Crew(), seen.append), seen


DONE, COURSE = run(aim())


def test_the_seed_decides_and_nothing_else() -> None:
    assert run(aim())[0] == DONE
    with ThreadPoolExecutor(3) as pool:
        assert run(aim(), Crew(pool, 3))[0] == DONE
    assert run(aim(seed="t"))[0].members != DONE.members


@pytest.mark.parametrize("stop", [0, 1, len(COURSE) // 2, len(COURSE) - 1])
def test_a_run_that_was_killed_ends_as_if_it_had_not_been(stop: int, tmp_path: Path) -> None:
    with Keeper(tmp_path, aim()) as keeper:
        keeper.keep(COURSE[stop])
    with Keeper(tmp_path, aim()) as keeper:
        assert keeper.course == COURSE[stop]
        assert evolve(keeper.course, Crew(), keeper.keep) == DONE
    assert Keeper(tmp_path, aim()).course == DONE


def test_it_fights_no_more_battles_than_it_may_and_counts_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    fought = 0

    def count(trials: list[Trial]) -> list[tuple[float, ...]]:
        nonlocal fought
        fought += sum(trial.battles for trial in trials)
        return judge(trials)

    monkeypatch.setattr("robacus.arena.evolve.judge", count)
    course, seen = run(aim())
    assert fought == course.battles <= aim().battles
    assert [one.battles for one in seen] == sorted(one.battles for one in seen)


def test_it_finds_something_better_than_what_it_began_with() -> None:
    def worth(program: str) -> float:
        cases = tuple(
            Case(one.text, make_ground(NIM, {"heaps": "small"}, SEATS, "judge", n))
            for one in OPPONENTS
            for n in range(4)
        )
        (shares,) = judge([Trial("nim", program, cases)])
        return sum(shares) / len(shares)

    assert DONE.best is not None
    begun = [worth(member.program) for member in COURSE[0].members]
    assert worth(DONE.best.program) > sum(begun) / len(begun)
    assert worth(DONE.best.program) >= max(begun)


def test_what_it_says_is_measured_again_from_what_it_says() -> None:
    """Seed, labels, maps and opponents of the report give the same figure to whoever measures again."""
    assert DONE.best is not None
    assert [one.grounds for one in DONE.best.measured] == ["training", "fresh-starts", "fresh-maps"]
    for one in DONE.best.measured:
        cases = []
        for number in range(one.battles // SEATS):
            place = number // len(OPPONENTS)
            table = one.tables[place % len(one.tables)]
            ground = make_ground(NIM, table, SEATS, one.seed, *one.labels, place)
            cases.append(Case(OPPONENTS[number % len(OPPONENTS)].text, ground))
        (shares,) = judge([Trial("nim", DONE.best.program, tuple(cases))])
        assert one.share == pytest.approx(sum(shares) / len(shares), abs=1e-6)
        assert set(one.against) == {"ones", "odd"}


def test_training_and_measuring_have_no_seed_and_fresh_maps_no_map_in_common(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen_by: set[str] = set()

    def note(trials: list[Trial]) -> list[tuple[float, ...]]:
        chosen_by.update(case.ground.seed for trial in trials for case in trial.cases)
        return judge(trials)

    monkeypatch.setattr("robacus.arena.evolve.judge", note)
    monkeypatch.setattr("robacus.arena.evolve._Evolution._measure", lambda *_: DONE.best.measured[0])  # type: ignore[union-attr]
    run(aim())
    assert DONE.best is not None
    assert chosen_by
    for one in DONE.best.measured[1:]:
        fresh = {
            make_ground(NIM, table, SEATS, one.seed, *one.labels, place).seed
            for table in one.tables
            for place in range(one.battles)
        }
        assert fresh.isdisjoint(chosen_by)


def test_a_given_program_is_there_from_the_beginning() -> None:
    given = ("1 2 3 1 2 3",)
    _course, seen = run(aim(seeds=given))
    assert given[0] in {member.program for member in seen[0].members}


def test_one_lucky_battle_is_worth_less_than_many_good_ones() -> None:
    lucky = Member(program="a", points=1.0, cases=1)
    good = Member(program="b", points=80.0, cases=100)
    assert good.score > lucky.score


def test_opponents_have_to_be_programs() -> None:
    with pytest.raises(InvalidText, match="easy is no program"):
        check_aim(NIM, aim(opponents=bots("easy")))
    with pytest.raises(InvalidText, match="no entry"):
        check_aim(NIM, aim(opponents=()))


@pytest.mark.parametrize(("population", "seeds"), [(4, ()), (40, ()), (5, ("1 1", "2 2", "3 3"))])
def test_fewer_battles_than_it_takes_are_refused_and_just_enough_are_enough(
    population: int, seeds: tuple[str, ...]
) -> None:
    about = aim(population=population, seeds=seeds)
    least = fewest_battles(about)
    with pytest.raises(InvalidText, match=f"at least {least:,} battles"):
        check_aim(NIM, msgspec.structs.replace(about, battles=least - 1))
    about = msgspec.structs.replace(about, battles=least)
    check_aim(NIM, about)
    done, _seen = run(about)
    assert done.battles <= least
    assert done.generation >= 1


def test_the_course_of_another_aim_is_refused_and_kept(tmp_path: Path) -> None:
    with Keeper(tmp_path, aim()) as keeper:
        keeper.keep(DONE)
    before = (tmp_path / "evolution.json").read_bytes()
    with pytest.raises(InvalidText, match="seed, battles differ"):
        Keeper(tmp_path, aim(seed="t", battles=900))
    assert (tmp_path / "evolution.json").read_bytes() == before
    (tmp_path / "evolution.json").write_text("{}")
    with pytest.raises(InvalidText, match="cannot be read"):
        Keeper(tmp_path, aim())
