"""The replay of a game as a page: one file with every step's picture and sentence, for which no server is needed.

What it shows is there without a script: the last picture, and all that happened.  A small script of its own
(``film.js``, written into the page) shows step after step.  Parts of pictures that are the same are there once.
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from robacus.drawing import classes, strip, strip_svg, stylesheet
from robacus.record import Record
from robacus.replay import Numbered, Replay
from robacus.speech import Speech

STYLE = Path(__file__).with_name("film.css")
SCRIPT = Path(__file__).with_name("film.js")
ICONS = {
    "first": "M6 5v14M19 5.5v13L9.5 12z",
    "back": "M17 5.5v13L7 12z",
    "play": "M7 4.5v15l12-7.5z",
    "step": "M7 5.5v13L17 12z",
    "last": "M18 5v14M5 5.5v13l9.5-6.5z",
}
STOP = "M8 5v14M16 5v14"
MOST_STEPS = 3_000
"""Longer games have a record and no page."""


def film(record: Record, title: str, about: str, say: Speech, style: str) -> str | None:
    """The page; None for a game that is too long, or has nothing to show.

    `title` and `about` stand above the picture, `style` is the style sheet of the pages that it belongs to.
    """
    replay = Replay.of(record.setup)
    steps: list[Numbered] = []
    for entry in record.log:
        replay, more = replay.feed(entry)
        steps += [step for step in more if step.state is not None]
    if not 1 <= len(steps) <= MOST_STEPS:
        return None
    say = say.named(replay.names)
    game = replay.game
    scenes = [game.scene(game.view(step.state, None), say) for step in steps]
    pictures = strip(scenes)
    said = [say.say(step.event.say) for step in steps]
    status = [scene.status for scene in scenes]
    data = {
        "drawings": pictures.drawings,
        "frames": pictures.frames,
        "said": said,
        "status": status,
        "icons": {"play": ICONS["play"], "stop": STOP},
        "texts": {name: say(f"ui-{name}", at="{at}", last="{last}") for name in ("play", "stop", "position")},
    }
    used = classes("".join(pictures.drawings))
    picture = strip_svg(pictures, len(pictures.frames) - 1, "scene scene-auto")
    listed = "".join(f'<li><button type="button">{escape(words)}</button></li>' for words in said)
    buttons = "".join(
        f'<button type="button" id="{name}" aria-label="{escape(say(f"ui-{name}"))}">{_icon(path)}</button>'
        for name, path in ICONS.items()
    )
    return "".join(
        (
            f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n',
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            '<meta name="color-scheme" content="light dark">\n',
            f"<title>{escape(title)}</title>\n<style>\n{style}{STYLE.read_text(encoding='utf-8')}",
            f"{stylesheet('auto', used)}\n</style>\n</head>\n<body>\n<main>\n",
            f'<p><a href="../index.html">{escape(say("arena-page-back"))}</a></p>\n',
            f'<h1>{escape(title)}</h1>\n<p class="lead">{escape(about)}</p>\n',
            f'<div class="film">\n<figure>{picture}<figcaption id="status">{escape(status[-1])}</figcaption>',
            "</figure>\n",
            f'<div class="side">\n<div class="controls" hidden>{buttons}\n',
            f'<input type="range" id="position" min="0" max="{len(steps) - 1}" value="{len(steps) - 1}" step="1"',
            f' aria-label="{escape(say("ui-position-label"))}"> <output id="count"></output></div>\n',
            f'<h2 id="moves">{escape(say("ui-moves"))}</h2>\n',
            f'<ol class="steps" tabindex="0" role="region" aria-labelledby="moves">{listed}</ol>\n</div>\n</div>\n',
            '<p id="live" class="sr" role="status" aria-live="polite"></p>\n</main>\n',
            f'<script type="application/json" id="film">{_inside_script(data)}</script>\n',
            f"<script>\n{SCRIPT.read_text(encoding='utf-8')}</script>\n</body>\n</html>\n",
        )
    )


def _icon(path: str) -> str:
    return f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"/></svg>'


def _inside_script(data: object) -> str:
    """JSON that cannot end the element that it stands in."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
