"""Laws of programs from elsewhere: they see what everybody sees, and whatever they do costs only their own game."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from robacus.arena.entries import Entry
from robacus.arena.outside import Limits
from robacus.arena.playing import Job, Played, play, record
from robacus.arena.schedule import make_ground
from robacus.bots import choose, question
from robacus.record import Record
from tests.arena.arenas import FIRST_LEGAL, NIM, QUICK, hold, outsider, points, programs

ONES = programs(ones="1")[0]


def one_game(*players: Entry, limits: Limits = QUICK, options: dict[str, object] | None = None) -> Played:
    ground = make_ground(NIM, options or {}, len(players), "seed", "x")
    (played,) = play([Job(game="nim", ruleset=1, ground=ground, players=players, limits=limits)])
    return played


def test_a_program_from_elsewhere_plays_whole_games(tmp_path: Path) -> None:
    standings = hold("round-robin", (outsider(tmp_path, "mine", FIRST_LEGAL), ONES))
    assert [row.forfeits for row in standings.rows] == [0, 0]
    assert sum(points(standings).values()) == 3 * len(standings.results) > 0
    for result in standings.results:
        paper = record(standings.jobs[result.played.key], result.played).to_json()
        ended = Record.from_text(paper).replay().ended
        assert ended is not None and ended.winners == result.played.sharers


def test_it_sees_exactly_what_a_bot_in_its_seat_sees(tmp_path: Path) -> None:
    """It writes down what it is told; a bot that is asked the same gives the same answers."""
    log = tmp_path / "log"
    mine = outsider(tmp_path, "mine", f"open({str(log)!r}, 'a').write(line)\n{FIRST_LEGAL}")
    played = one_game(mine, ONES)
    asked = [json.loads(line) for line in log.read_text().splitlines()]
    assert played.log is not None
    replay = record_replays(played, mine, ONES)
    mine_to_move = [one for one in replay if one.to_act() == {0}]
    views = [json.loads(msgspec.json.encode(NIM.view(one.state, 0))) for one in mine_to_move]
    assert [one["view"] for one in asked] == views
    assert all(set(one) == {"type", "at", "view", "legal"} for one in asked)
    for one in asked:
        choose(question("nim", one["view"], 0, "easy", "s"))  # the view is whole: a bot can use it


def record_replays(played: Played, *players: Entry):  # type: ignore[no-untyped-def]
    """The game before each action and at its end."""
    ground = make_ground(NIM, {}, len(players), "seed", "x")
    job = Job(game="nim", ruleset=1, ground=ground, players=players)
    return [replay for replay, _steps in record(job, played).steps()]


def test_the_seed_of_the_table_does_not_reach_it(tmp_path: Path) -> None:
    log = tmp_path / "log"
    spy = f"""\
import sys
open({str(log)!r}, 'a').write(line + first)
{FIRST_LEGAL}"""
    mine = outsider(tmp_path, "mine", spy)
    path = tmp_path / "mine.py"
    path.write_text(
        path.read_text().replace(
            "for line in sys.stdin:", "first = sys.stdin.readline()\nfor line in sys.stdin:"
        )
    )
    one_game(mine, ONES)
    ground = make_ground(NIM, {}, 2, "seed", "x")
    told = log.read_text()
    assert '"hello"' in told
    assert ground.seed not in told
    assert ground.seed[:16] not in told


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("sys.exit(3)", "ended"),
        ("raise ValueError('of mine')", "ended"),
        ("print('nonsense', flush=True)", "nonsense"),
        ("print('{\"text\": 7}', flush=True)", "nonsense"),
        ("print('[' * 50000, flush=True)", "nonsense"),
        ("print('x' * 200000, flush=True)", "nonsense"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "nonsense"),
        ("say('take 9 9')", "refused"),
        ("say('dance')", "refused"),
        ("say(None)", "silent"),
        ("say('x' * 5000)", "refused"),
        ("x = bytearray(4 << 30); say(said['legal'][0])", "ended"),
    ],
)
def test_what_goes_wrong_forfeits_the_game_and_says_why(body: str, code: str, tmp_path: Path) -> None:
    played = one_game(outsider(tmp_path, "mine", body), ONES)
    assert [(one.seat, one.code) for one in played.forfeits] == [(0, code)]
    assert played.sharers == (1,)
    assert played.ranks == (1, 0)


def test_its_last_words_are_told(tmp_path: Path) -> None:
    played = one_game(outsider(tmp_path, "mine", "raise ValueError('of mine')"), ONES)
    assert "ValueError: of mine" in played.forfeits[0].detail


@pytest.mark.parametrize(
    "body",
    [
        "sys.stdin.read()",  # waits for ever
        "while True: pass",
        "while True: print('y' * 1000, file=sys.stderr)",
        "import os; os.fork() or os.fork(); sys.stdin.read()",  # with children
    ],
)
def test_one_that_hangs_is_ended_and_loses(body: str, tmp_path: Path) -> None:
    hasty = Limits(seconds=0.2, game_seconds=0.2, megabytes=1024)
    mine = outsider(tmp_path, "mine", f"{FIRST_LEGAL} if len(said['legal']) > 11 else None\n{body}")
    played = one_game(mine, ONES, limits=hasty)
    assert [(one.seat, one.code) for one in played.forfeits] == [(0, "slow")]
    assert played.sharers == (1,)


def test_one_that_floods_its_output_harms_nobody(tmp_path: Path) -> None:
    played = one_game(outsider(tmp_path, "mine", "while True: say(said['legal'][0])"), ONES)
    assert played.sharers == (1,)


def test_one_that_is_not_there_loses(tmp_path: Path) -> None:
    path = tmp_path / "nowhere"
    path.write_text("not a program")
    mine = outsider(tmp_path, "mine", "").__class__(name="mine", kind="command", text=str(path), digest="0")
    played = one_game(mine, ONES)
    assert [(one.seat, one.code) for one in played.forfeits] == [(0, "ended")]


def test_where_one_moves_at_a_time_the_first_to_do_wrong_loses(tmp_path: Path) -> None:
    bad, worse = (outsider(tmp_path, name, "sys.exit(1)") for name in ("bad", "worse"))
    played = one_game(bad, worse, options={"heaps": "small"})
    # The second is not asked any more, and has won.
    assert played.sharers == (1,)
    standings = hold("round-robin", (bad, worse))
    assert points(standings) == {"bad": 3.0, "worse": 3.0}


def test_a_tournament_goes_on_when_programs_fail(tmp_path: Path) -> None:
    bad = outsider(tmp_path, "bad", "sys.exit(1)")
    standings = hold("round-robin", (bad, *programs(a="1", b="2")))
    rows = {row.name: row for row in standings.rows}
    assert rows["bad"].forfeits == rows["bad"].games == rows["bad"].losses == 4
    assert rows["bad"].place == 3
    assert rows["a"].games == 4
    for result in standings.results:
        Record.from_text(record(standings.jobs[result.played.key], result.played).to_json()).replay()


def test_a_changed_file_is_another_entry(tmp_path: Path) -> None:
    before = outsider(tmp_path, "mine", FIRST_LEGAL)
    after = outsider(tmp_path, "mine", "say(said['legal'][-1])")
    assert before.text == after.text
    assert before.id != after.id
