"""Laws of the page: it reads without script or network, in every language, and its records open."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from robacus.arena import page
from robacus.arena.entries import entry
from robacus.arena.tournament import Mode, Standings
from robacus.record import Record
from robacus.speech import LANGUAGES, speech
from tests.arena.arenas import hold, nim_plan, outsider, programs

EVIL = "<script>alert('x')</script>&\"'"
ENTRIES = (*programs(), entry(EVIL, "program", "2 2"))
STANDINGS = hold("round-robin", ENTRIES)


class Seen(HTMLParser):
    """Tags with their attributes, and what stands between them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def written(folder: Path, standings: Standings = STANDINGS, language: str = "en", replays: int = 5) -> Seen:
    path = page.write(folder, standings, speech(language), replays=replays)
    seen = Seen(path.read_text(encoding="utf-8"))
    assert seen.open == []
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_the_language_that_is_asked_for(language: str, tmp_path: Path) -> None:
    seen = written(tmp_path, language=language)
    assert dict(seen.tags)["html"] == {"lang": language}
    assert speech(language)("arena-page-crossed") in seen.words
    assert not [word for word in seen.words if re.fullmatch(r"arena-[a-z-]+", word.strip())]


def test_it_needs_no_script_and_asks_nobody_for_anything(tmp_path: Path) -> None:
    seen = written(tmp_path)
    assert {tag for tag, _ in seen.tags}.isdisjoint({"script", "link", "img", "iframe", "base", "form"})
    assert not [name for _tag, attrs in seen.tags for name in attrs if name.startswith("on")]
    links = [attrs["href"] for tag, attrs in seen.tags if tag == "a"]
    assert links and all((tmp_path / str(link)).is_file() for link in links)
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "url(" not in text and "@import" not in text and "//" not in text


def test_names_are_names_and_never_markup(tmp_path: Path) -> None:
    seen = written(tmp_path)
    assert EVIL in seen.words
    names = {path.name for path in (tmp_path / "replays").iterdir()}
    assert all(re.fullmatch(r"[\w.-]+", name) for name in names)


def test_every_entry_and_every_pair_is_there(tmp_path: Path) -> None:
    seen = written(tmp_path)
    for row in STANDINGS.rows:
        assert row.name in seen.words
        assert f"{row.points:g}" in seen.words
    cells = [attrs for tag, attrs in seen.tags if tag == "td" and "title" in attrs]
    assert len(cells) == len(ENTRIES) * (len(ENTRIES) - 1)


def test_records_open_and_show_every_meeting_before_any_twice(tmp_path: Path) -> None:
    pairs = len(ENTRIES) * (len(ENTRIES) - 1) // 2
    written(tmp_path, replays=pairs)
    papers = sorted((tmp_path / "replays").glob("*.json"))
    assert len(papers) == pairs
    met = set()
    for path in papers:
        replay = Record.from_text(path.read_bytes()).replay()
        assert replay.phase == "over"
        met.add(frozenset(replay.names))
    assert len(met) == pairs


@pytest.mark.parametrize("mode", ["match", "round-robin", "ladder"])
def test_every_kind_of_tournament_has_its_page(mode: Mode, tmp_path: Path) -> None:
    standings = hold(mode, programs(), about=nim_plan(seats=4 if mode == "match" else 2))
    seen = written(tmp_path, standings)
    assert speech("en")(f"arena-title-{mode}", game="Nim") in seen.words


def test_what_somebody_did_wrong_is_told(tmp_path: Path) -> None:
    bad = outsider(tmp_path, "bad", "print('<b>nonsense</b>', flush=True)")
    seen = written(tmp_path / "page", hold("round-robin", (bad, *programs(a="1"))))
    assert any("bad gave an answer that cannot be read: <b>nonsense</b>" in word for word in seen.words)
    assert "2 (2 forfeited)" in seen.words


def test_the_same_tournament_gives_the_same_page(tmp_path: Path) -> None:
    one = page.write(tmp_path / "one", STANDINGS, speech("fi"), replays=9)
    again = hold("round-robin", ENTRIES[::-1])
    other = page.write(tmp_path / "other", again, speech("fi"), replays=9)
    assert one.read_bytes() == other.read_bytes()
    assert [path.read_bytes() for path in sorted((tmp_path / "one" / "replays").iterdir())] == [
        path.read_bytes() for path in sorted((tmp_path / "other" / "replays").iterdir())
    ]
