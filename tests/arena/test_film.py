"""Laws of replays as pages: everything is in them, they ask nobody for anything, and names stay names."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

from robacus.arena import page
from robacus.arena.film import MOST_STEPS, film
from robacus.arena.playing import Job, play, record
from robacus.arena.schedule import meeting
from robacus.drawing import classes, rasterise, rasterise_svg, strip, strip_svg, stylesheet
from robacus.games import game
from robacus.record import Record
from robacus.speech import LANGUAGES, speech
from tests.arena.arenas import hold, nim_plan, programs

EVIL = "</script><b>x"
JOB: Job = next(iter(meeting(nim_plan(), programs(**{EVIL: "1", "two": "2"}), [0])))
PAPER: Record = record(JOB, play([JOB])[0])


def made(language: str = "en") -> str:
    text = film(PAPER, "one – two", "about it", speech(language), "")
    assert text is not None
    return text


def data(text: str) -> dict[str, list[object]]:
    found = re.search(r'<script type="application/json" id="film">(.*?)</script>', text)
    assert found is not None
    read: dict[str, list[object]] = json.loads(found[1])
    return read


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_picture_and_its_sentence(language: str) -> None:
    text = made(language)
    read = data(text)
    steps = [step for _replay, steps in PAPER.steps() for step in steps if step.state is not None]
    assert len(read["frames"]) == len(read["said"]) == len(read["status"]) == len(steps)
    listed = [unescape(words) for words in re.findall(r'<li><button type="button">(.*?)</button>', text)]
    assert listed == read["said"]
    assert f'<html lang="{language}">' in text


def test_without_a_script_the_last_picture_and_all_that_happened_are_there() -> None:
    text = re.sub(r"<script.*?</script>", "", made(), flags=re.DOTALL)
    assert '<svg xmlns="http://www.w3.org/2000/svg"' in text
    assert '<div class="controls" hidden>' in text
    assert "<ol" in text


def test_it_asks_nobody_for_anything_and_names_are_names() -> None:
    text = made()
    assert not re.findall(r'(?:src|href)="(?!\.\./index\.html)', text)
    assert not re.findall(r"url\(|@import|https?://(?!www\.w3\.org/2000/svg)", text)
    assert text.count("<script") == text.count("</script>") == 2
    assert "<b>" not in text


def test_a_strip_shows_what_the_single_pictures_show() -> None:
    steps = [step for _replay, steps in PAPER.steps() for step in steps if step.state is not None]
    nim, say = game("nim"), speech("en")
    scenes = [nim.scene(nim.view(step.state, None), say) for step in steps]
    pictures = strip(scenes)
    style = f"<style>{stylesheet('light', classes(''.join(pictures.drawings)))}</style>"
    for number, scene in enumerate(scenes[:3]):
        svg = strip_svg(pictures, number, "scene scene-light")
        size = f'width="320" height="{round(320 * scene.board.whole / scene.board.width)}"'
        document = svg.replace("<svg ", f"<svg {size} ", 1).replace(">", f">{style}", 1)
        assert rasterise_svg(document) == rasterise(scene, size=320)


def test_a_game_that_is_too_long_has_a_record_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_STEPS > 1
    monkeypatch.setattr("robacus.arena.film.MOST_STEPS", 1)
    assert film(PAPER, "one – two", "", speech("en"), "") is None


def test_the_page_of_a_tournament_leads_to_replays_and_they_lead_back(tmp_path: Path) -> None:
    page.write(tmp_path, hold("round-robin", programs()), speech("en"), replays=3)
    index = (tmp_path / "index.html").read_text(encoding="utf-8")
    films = re.findall(r'href="(replays/[\w.-]+\.html)"', index)
    assert len(films) == 3
    for name in films:
        assert 'href="../index.html"' in (tmp_path / name).read_text(encoding="utf-8")
