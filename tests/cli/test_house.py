"""Laws of the command line as a whole: quick, in the reader's language, one sentence for every error."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module

import pytest

import robacus
from robacus import core
from robacus.cli import words
from robacus.cli.app import COMMANDS
from robacus.speech import LANGUAGES, RobacusError, msg, speech
from tests.cli.running import run

HEAVY = ("fluent", "babel", "rich", "litestar", "uvicorn", "sqlalchemy", "jinja2", "asyncio", "segno")


def modules_after(code: str) -> set[str]:
    """The top-level names of all modules that are loaded after `code` ran in a new process."""
    script = f"import sys\n{code}\nsys.stderr.write(' '.join(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return {name.split(".")[0] for name in ran.stderr.split()} | set(ran.stderr.split())


def test_importing_robacus_loads_nothing_else() -> None:
    loaded = modules_after("import robacus")
    assert {name for name in loaded if name.startswith("robacus")} == {"robacus", "robacus._version"}
    assert loaded.isdisjoint({*HEAVY, "msgspec", "click"})


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_help_page_loads_nothing_heavy_in_any_language(language: str) -> None:
    loaded = modules_after(
        f"import os; os.environ['ROBACUS_LANG'] = '{language}'\nfrom robacus.cli import main\nmain(['--help'])"
    )
    assert loaded.isdisjoint(HEAVY)
    assert not {name for name in loaded if name.startswith(("robacus.games", "robacus.web", "robacus.store"))}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_module_loads_no_server_before_it_is_used(name: str) -> None:
    loaded = modules_after(f"import robacus.cli.{name}")
    assert loaded.isdisjoint({"litestar", "uvicorn", "sqlalchemy", "jinja2", "rich", "segno"})


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_help_page_in_every_language(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run(monkeypatch, name, "--help", language=language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.split(":")[0].strip() == words._plain_texts(language)["help-usage"].rstrip(":").strip()
    for option in getattr(import_module(f"robacus.cli.{name}"), name).params:
        assert option.opts[0] in ran.out or option.metavar in ran.out


def test_the_help_page_names_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(monkeypatch, "--help")
    assert [name for name in COMMANDS if f"  {name} " in ran.out] == list(COMMANDS)
    assert run(monkeypatch) == ran


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_without_arguments_read_the_same_with_and_without_fluent(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROBACUS_LANG", language)
    texts = {key: text for key, text in words._plain_texts(language).items() if "{" not in text}
    assert [key for key in words._plain_texts(language) if key.startswith("help-") and key not in texts] == []
    assert {key: speech(language)(key) for key in texts} == texts
    assert {key: words.plain(key) for key in texts} == texts


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "sv_FI@euro"}, "sv"),
        ({"LANG": "fi_FI", "LC_MESSAGES": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "fi_FI", "LC_MESSAGES": "cs", "LC_ALL": "hu_HU"}, "hu"),
        ({"LC_ALL": "C", "LANG": "fi_FI"}, "en"),
        ({"LANG": "fi_FI", "LC_ALL": "hu_HU", "ROBACUS_LANG": "fr"}, "fr"),
        ({"LANG": "fi_FI", "LC_ALL": ""}, "fi"),
        ({"ROBACUS_LANG": "klingon"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert words.language(environ) == language


def test_the_version_names_the_program_its_core_and_every_ruleset(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(monkeypatch, "--version")
    lines = ran.out.splitlines()
    assert lines[:2] == [f"robacus {robacus.__version__}", core.describe()]
    assert len(lines) == 2 + len(robacus.game_names())
    assert "nim: ruleset 1" in lines
    assert ran.code == 0


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (
            ["dance"],
            (
                'There is no command "dance". '
                "Commands: play, serve, games, record, paper, solve, generate, arena, check, bench."
            ),
        ),
        (["--dance"], "There is no option --dance here."),
        (["check"], "FILE... is missing."),
        (["check", "--dance", "x"], "There is no option --dance here."),
        (["games", "nim", "chess"], "This is too much: chess"),
        (
            ["games", "chess"],
            f'There is no game called "chess". Known games: {", ".join(robacus.game_names())}.',
        ),
        (["play", "--port", "many"], 'Option --port needs a number from 1 to 65535, not "many".'),
        (["play", "--port", "70000"], 'Option --port needs a number from 1 to 65535, not "70000".'),
        (["play", "--port"], "Option --port needs a value, or has one that it does not take."),
        (
            ["solve", "--time-limit", "nan", "x"],
            'Option --time-limit needs a number from 0.001 to 1000000, not "nan".',
        ),
        (
            ["record", "no/such/file"],
            "Cannot read no/such/file: No such file or directory. Check the name and that you may read it.",
        ),
        (
            ["record", "\0"],
            "Cannot read \N{REPLACEMENT CHARACTER}: embedded null byte. Check the name and that you may read it.",
        ),
        (["bench", "nothing"], 'There is no group "nothing". Groups: '),
    ],
)
def test_wrong_use_gets_one_sentence_and_exit_code_2(
    typed: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run(monkeypatch, *typed)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines()[0].startswith(f"robacus: {sentence}")
    assert "Traceback" not in ran.err


def break_a_command(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def broken(*args: object, **settings: object) -> None:
        raise error

    monkeypatch.setattr(import_module("robacus.cli.games").games, "callback", broken)


def test_an_unexpected_error_is_one_sentence_that_says_how_to_get_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    break_a_command(monkeypatch, KeyError("spoon"))
    ran = run(monkeypatch, "games")
    assert ran.code == 2
    assert "(KeyError: 'spoon')" in ran.err
    assert "--debug" in ran.err
    assert "Traceback" not in ran.err


def test_debug_shows_an_unexpected_error_and_only_that(monkeypatch: pytest.MonkeyPatch) -> None:
    break_a_command(monkeypatch, KeyError("spoon"))
    with pytest.raises(KeyError):
        run(monkeypatch, "--debug", "games")
    break_a_command(monkeypatch, RobacusError(msg("table-over")))
    assert run(monkeypatch, "--debug", "games").code == 2


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    break_a_command(monkeypatch, KeyboardInterrupt())
    ran = run(monkeypatch, "games")
    assert (ran.code, ran.out, ran.err.strip()) == (130, "", "")


def test_a_reader_who_goes_away_is_met_with_silence() -> None:
    script = "import sys; from robacus.cli import main; sys.exit(main(['games', '--json']))"
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run([sys.executable, "-c", script], stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert ran.stderr == b""
    assert ran.returncode == 1


def test_words_from_elsewhere_cannot_move_the_cursor(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in run(monkeypatch, "games", "\x1b[2J").err
    assert words.sayable("a\x1b[2J\u202e\tb\nc\u00a0d") == "a\ufffd[2J\ufffd\tb\nc\u00a0d"


def test_a_terminal_that_knows_only_ascii_is_no_error() -> None:
    environ = os.environ | {"PYTHONIOENCODING": "ascii", "ROBACUS_LANG": "cs", "PYTHONUTF8": "0"}
    ran = subprocess.run(
        [sys.executable, "-c", "from robacus.cli import main; main(['--help'])"],
        env=environ,
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"kazy" in ran.stdout


def test_games_are_listed_with_options_defaults_and_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [json.loads(line) for line in run(monkeypatch, "games", "--json").out.splitlines()]
    assert [line["game"] for line in lines] == list(robacus.game_names())
    nim = json.loads(run(monkeypatch, "games", "nim", "--json").out)
    assert nim["rulesets"] == [1]
    assert nim["options"] == [
        {"name": "heaps", "kind": "choice", "default": "usual", "choices": ["small", "usual", "large"]},
        {"name": "misere", "kind": "flag", "default": False},
        {"name": "seconds", "kind": "number", "default": 0, "low": 0, "high": 3600},
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_described_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(monkeypatch, "games", "nim", language=language)
    assert speech(language)("nim:summary") in ran.out
    assert speech(language)("nim:option-misere") in ran.out
    assert "small, usual, large" in ran.out


def test_the_benches_name_their_groups_and_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    import bench
    import bench.startup

    assert "startup" in run(monkeypatch, "bench", "--list").out.split()
    monkeypatch.setattr(
        bench.startup,
        "rows",
        lambda: iter([bench.Row(bench="startup", case="c", value=3.0, unit="ms", reference=2.0)]),
    )
    row = {"bench": "startup", "case": "c", "value": 3.0, "unit": "ms", "reference": 2.0, "ratio": 1.5}
    assert json.loads(run(monkeypatch, "bench", "startup", "--json").out) == row


def test_without_a_checkout_bench_says_where_the_measurements_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(robacus, "__file__", "/nowhere/site-packages/robacus/__init__.py")
    ran = run(monkeypatch, "bench")
    assert ran.code == 2
    assert 'the folder "bench" of the source code' in ran.err
