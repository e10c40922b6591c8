"""A tournament as a page: one file that needs no script and asks nobody for anything; replays and records beside it.

The page is in the language of its reader, light or dark as that reader's machine is.  What is in it follows from the
standings alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

from robacus.arena.film import film
from robacus.arena.ledger import Result
from robacus.arena.playing import Forfeit, record
from robacus.arena.standing import Pair, Row, name_of, pairs
from robacus.arena.tournament import Standings
from robacus.game import InvalidText
from robacus.games import game as find_game
from robacus.options import fields
from robacus.record import Record
from robacus.speech import Speech, msg

STYLE = Path(__file__).with_name("page.css")
MOST_CROSSED = 40
"""Entries up to which everybody against everybody is shown."""
MOST_FILMED = 40
"""Games up to which there are replays to watch; of the others there are records."""
CLASSES = 5
"""Shades of results, from all lost to all won."""


def write(folder: Path, standings: Standings, say: Speech, *, replays: int, title: str = "") -> Path:
    """Write the page and at most so many records into `folder`; the page's path.  `title` stands above it.

    Raises `InvalidText` when that cannot be done.
    """
    try:
        (folder / "replays").mkdir(parents=True, exist_ok=True)
        shown = []
        for number, result in enumerate(chosen(standings, replays), start=1):
            name = f"{number:04}-{'-'.join(_plain(name_of(player)) for player in result.players)}"
            paper = record(standings.jobs[result.played.key], result.played)
            (folder / "replays" / f"{name}.json").write_text(paper.to_json(), encoding="utf-8")
            filmed = _film(paper, result, say, standings) if number <= MOST_FILMED else None
            if filmed is not None:
                (folder / "replays" / f"{name}.html").write_text(filmed, encoding="utf-8")
            shown.append((result, f"replays/{name}", filmed is not None))
        page = folder / "index.html"
        page.write_text(html(standings, shown, say, title), encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise InvalidText(msg("cli-file-unwritable", name=str(folder)[:200], why=why)) from None
    return page


def _film(paper: Record, result: Result, say: Speech, standings: Standings) -> str | None:
    """The page of a replay."""
    title = " – ".join(name_of(player) for player in result.players)
    about = f"{result_words(result, say)} {options_words(standings.head.plan.game, result.options, say)}"
    return film(paper, title, about, say, STYLE.read_text(encoding="utf-8"))


def _plain(name: str) -> str:
    """A name as part of a file's name."""
    return re.sub(r"[^A-Za-z0-9_]+", "_", name).strip("_")[:30] or "x"


def chosen(standings: Standings, most: int) -> list[Result]:
    """The games whose records are kept: some of every meeting, before there are more of any."""
    meetings: dict[frozenset[str], list[Result]] = {}
    for result in sorted(standings.results, key=lambda one: one.played.key):
        if result.played.key in standings.jobs:
            meetings.setdefault(frozenset(result.players), []).append(result)
    found: list[Result] = []
    layers = max(map(len, meetings.values()), default=0)
    for layer in range(layers):
        for _who, results in sorted(meetings.items(), key=lambda one: sorted(one[0])):
            if layer < len(results) and len(found) < most:
                found.append(results[layer])
    return found


def html(
    standings: Standings, replays: Sequence[tuple[Result, str, bool]], say: Speech, title: str = ""
) -> str:
    """The page; `replays` are results with the addresses of their replays, without endings, and whether there is more
    than a record."""
    plan = standings.head.plan
    title = title or say(f"arena-title-{standings.head.mode}", game=say(f"{plan.game}:title"))
    return "".join(
        (
            f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n',
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            '<meta name="color-scheme" content="light dark">\n',
            f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n",
            f"<main>\n<h1>{escape(title)}</h1>\n",
            *_about(standings, say),
            *_table(standings.rows, say),
            *_crossed(standings, say),
            *_games(replays, standings, say),
            f"</main>\n<footer>{escape(say('arena-page-made'))}</footer>\n</body>\n</html>\n",
        )
    )


def _tag(name: str, text: str, class_: str = "", **attributes: str) -> str:
    given = f' class="{class_}"' if class_ else ""
    given += "".join(f' {key.strip("_")}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{given}>{escape(text)}</{name}>"


def _about(standings: Standings, say: Speech) -> Iterator[str]:
    plan, rows = standings.head.plan, standings.rows
    kinds = [
        say("arena-page-entries", count=len(rows)),
        say("arena-page-games", count=len(standings.results)),
        say("arena-page-seats", count=plan.seats),
    ]
    yield f'<p class="lead">{escape(" · ".join(kinds))}</p>\n'
    yield "<dl>\n"
    yield _tag("dt", say("arena-page-seed")) + _tag("dd", plan.seed) + "\n"
    yield _tag("dt", say("arena-page-tables"))
    yield "<dd><ul>" + "".join(_tag("li", options_words(plan.game, one, say)) for one in plan.tables)
    yield "</ul></dd>\n</dl>\n"
    yield _tag("p", say(_order(standings)), "note") + "\n"


def _order(standings: Standings) -> str:
    return "arena-page-by-rating" if standings.head.mode == "ladder" else "arena-page-by-points"


def options_words(game: str, options: dict[str, object], say: Speech) -> str:
    """Options of a table in words: those that differ from what is usual."""
    if not options:
        return say("arena-usual-options")
    declared = {field.name: field for field in fields(find_game(game).Options)}
    parts = []
    for name, value in options.items():
        shown = str(value)
        if declared[name].kind == "choice":
            shown = say(f"{game}:option-{name}-{value}")
        elif declared[name].kind == "flag":
            shown = say("arena-yes" if value else "arena-no")
        parts.append(f"{say(f'{game}:option-{name}')}: {shown if len(shown) <= 80 else shown[:79] + '…'}")
    return "; ".join(parts)


# -- the table -------------------------------------------------------------------------------------------------

HEADS = (
    "arena-head-place",
    "arena-head-name",
    "arena-head-kind",
    "arena-head-games",
    "arena-head-wins",
    "arena-head-draws",
    "arena-head-losses",
    "arena-head-points",
    "arena-head-share",
    "arena-head-rating",
)


def _table(rows: Sequence[Row], say: Speech) -> Iterator[str]:
    yield f'<h2 id="table">{escape(say("arena-page-table"))}</h2>\n'
    yield '<div class="scroll" role="region" aria-labelledby="table" tabindex="0"><table>\n<thead><tr>'
    yield "".join(
        _tag("th", say(head), "" if index in (1, 2) else "n", scope="col") for index, head in enumerate(HEADS)
    )
    yield "</tr></thead>\n<tbody>\n"
    for row in rows:
        yield "<tr>" + _tag("td", str(row.place), "n place") + _tag("th", row.name, scope="row")
        yield _tag("td", say(f"arena-kind-{row.kind}"), "kind")
        for number in (row.games, row.wins, row.draws):
            yield _tag("td", str(number), "n")
        yield _tag("td", _losses(row, say), "n") + _tag("td", f"{row.points:g}", "n")
        bar = f'<span class="bar"><span style="width:{row.share:.1f}%"></span></span>'
        yield f'<td class="n share">{bar}{escape(say("arena-percent", value=f"{row.share:.1f}"))}</td>'
        yield _tag("td", f"{row.rating:.1f} ± {2 * row.deviation:.1f}", "n") + "</tr>\n"
    yield "</tbody>\n</table></div>\n"


def _losses(row: Row, say: Speech) -> str:
    return (
        str(row.losses)
        if not row.forfeits
        else say("arena-with-forfeits", losses=row.losses, count=row.forfeits)
    )


def _crossed(standings: Standings, say: Speech) -> Iterator[str]:
    """Everybody against everybody, where two play and they are not too many."""
    rows = standings.rows
    if standings.head.plan.seats != 2 or not 3 <= len(rows) <= MOST_CROSSED:
        return
    found = pairs(standings.results)
    yield f'<h2 id="crossed">{escape(say("arena-page-crossed"))}</h2>\n'
    yield _tag("p", say("arena-page-crossed-help"), "note") + "\n"
    yield '<div class="scroll" role="region" aria-labelledby="crossed" tabindex="0"><table class="crossed">\n'
    yield "<thead><tr><td></td>"
    yield "".join(
        f'<th scope="col" class="n"><abbr title="{escape(row.name)}">{number}</abbr></th>'
        for number, row in enumerate(rows, start=1)
    )
    yield "</tr></thead>\n<tbody>\n"
    for number, row in enumerate(rows, start=1):
        yield f"<tr>{_tag('th', f'{number}. {row.name}', scope='row')}"
        yield "".join(_cell(found.get((row.id, other.id)), row is other, say) for other in rows)
        yield "</tr>\n"
    yield "</tbody>\n</table></div>\n"


def _cell(pair: Pair | None, own: bool, say: Speech) -> str:
    if own or pair is None:
        return f'<td class="n {"own" if own else "none"}">{"" if own else "–"}</td>'
    share = 100 * pair.points / (3 * pair.games)
    shade = min(CLASSES - 1, int(share * CLASSES / 100))
    told = say("arena-page-pair", games=pair.games, points=f"{pair.points:g}", against=f"{pair.against:g}")
    return _tag("td", f"{share:.0f}", f"n s{shade}", title=told)


# -- single games ----------------------------------------------------------------------------------------------


def _games(replays: Sequence[tuple[Result, str, bool]], standings: Standings, say: Speech) -> Iterator[str]:
    if not replays:
        return
    heads = (
        "arena-head-replay",
        "arena-head-players",
        "arena-head-result",
        "arena-head-turns",
        "arena-head-options",
    )
    yield f'<h2 id="games">{escape(say("arena-page-replays"))}</h2>\n'
    yield _tag("p", say("arena-page-replays-help"), "note") + "\n"
    yield '<div class="scroll" role="region" aria-labelledby="games" tabindex="0"><table>\n<thead><tr>'
    yield "".join(_tag("th", say(head), scope="col") for head in heads) + "</tr></thead>\n<tbody>\n"
    for number, (result, address, filmed) in enumerate(replays, start=1):
        names = [name_of(player) for player in result.players]
        links = [
            f'<a href="{escape(address)}.json" download>{escape(say("arena-replay-link", number=number))}</a>'
        ]
        if filmed:
            links.insert(
                0, f'<a href="{escape(address)}.html">{escape(say("arena-film-link", number=number))}</a>'
            )
        yield f"<tr><td>{'<br>'.join(links)}</td>"
        yield _tag("td", " – ".join(names), "wrap") + _tag("td", result_words(result, say), "wrap")
        yield _tag("td", str(result.played.turns), "n")
        yield (
            _tag("td", options_words(standings.head.plan.game, result.options, say), "kind wrap") + "</tr>\n"
        )
    yield "</tbody>\n</table></div>\n"


def result_words(result: Result, say: Speech) -> str:
    """How a game ended, in words."""
    names = [name_of(player) for player in result.players]
    sharers = ", ".join(names[seat] for seat in result.played.sharers)
    if not result.played.sharers:
        told = say("arena-nobody-won")
    elif len(result.played.sharers) == 1:
        told = say("arena-won", name=sharers)
    else:
        told = say("arena-draw", names=sharers)
    wrong = [forfeit_words(forfeit, names[forfeit.seat], say) for forfeit in result.played.forfeits]
    return " ".join((told, *wrong))


def forfeit_words(forfeit: Forfeit, name: str, say: Speech) -> str:
    """What a player did wrong."""
    return say(f"arena-forfeit-{forfeit.code}", name=name, detail=forfeit.detail)


def forfeits(results: Iterable[Result]) -> dict[str, tuple[Forfeit, int]]:
    """Entry -> the first thing that it did wrong, and how often it did something."""
    found: dict[str, tuple[Forfeit, int]] = {}
    for result in results:
        for forfeit in result.played.forfeits:
            who = result.players[forfeit.seat]
            first, count = found.get(who, (forfeit, 0))
            found[who] = (first, count + 1)
    return found
