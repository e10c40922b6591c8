"""What is seen of a table of Abaku: tiles, one's own rack, the players, the bag, the clock and the headline.

The board itself is `art`; what can be done is `controls`.  Everything is made from a view, so nothing of another rack
and nothing of the bag but its size can be in a scene.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate

from robacus.games.abaku.arithmetic import ALL_OPERATIONS, OPERATIONS, Reading
from robacus.games.abaku.art import FRESH, OLD, centre, drawn, rack_point, width
from robacus.games.abaku.layout import Layout
from robacus.games.abaku.messages import words
from robacus.games.abaku.placing import EMPTY, Example
from robacus.games.abaku.state import DIGITS, EMPTY_TURNS, Held, Rack, View
from robacus.games.abaku.turns import example_words
from robacus.scene import Clock, Fact, Piece, Place, Point, Scene
from robacus.speech import SeatName, Speech, speech

TILE, NEW, FRAME, SIGN, BADGE = 1, 2, 3, 4, 5
"""Layers, from the board upwards."""
SIGN_NAMES: dict[str, tuple[str, ...]] = {
    "sum": ("plus", "equals"),
    "difference": ("minus", "equals"),
    "product": ("times", "equals"),
    "quotient": ("divided", "equals"),
    "square": ("square",),
    "cube": ("cube",),
    "root": ("root", "equals"),
    "cube-root": ("cube-root", "equals"),
}
"""Kind of a reading -> its signs; those of roots begin before the first digit."""


def held_key(tile: Held) -> str:
    """The key of a tile in the rack: the same as long as it is there."""
    return f"held-{tile.number}-{'joker' if tile.face == '?' else tile.face}"


def scene(view: View, say: Speech) -> Scene:
    """The picture of a view."""
    layout = view.layout
    return Scene(
        board=drawn(layout, view.seat is not None, say.language),
        pieces=(*_tiles(view, say.language), *_rack(layout, view.rack, say.language), *_told(view)),
        places=tuple(_place(view, seat, say) for seat in range(len(view.scores))),
        facts=(*counting(view.rules.operations, say), *facts(view.bag, view.unseen, say)),
        status=status(view, say),
        clock=_clock(view, say),
    )


def status(view: View, say: Speech) -> str:
    """The headline: what is being told, or whose turn it is and what to do."""
    if view.shown and view.last is not None:
        if view.shown > len(view.last.examples):
            return say.say(words("kombo", seat=SeatName(view.last.seat)))
        return say.say(example_words(view.last.examples[view.shown - 1]))
    if view.ending is not None:
        return say.say(words("scene-status-over"))
    name = SeatName(view.turn)
    if view.shown is not None:
        return say.say(words("scene-status-lays", name=name))
    if view.board == view.layout.empty():
        return say.say(words("scene-status-first", name=name, field=view.layout.name(view.layout.centre)))
    return say.say(words("scene-status-turn", name=name))


# -- pieces ----------------------------------------------------------------------------------------------------------


def _tiles(view: View, language: str) -> Iterator[Piece]:
    layout, size = view.layout, view.layout.size
    fresh = {tile.row * size + tile.column for tile in view.last.placement} if view.last else set()
    for field, digit in enumerate(view.board):
        if digit == EMPTY:
            continue
        yield _tile(layout, field, digit, field in view.jokers, field in fresh, language)
        if field in fresh:
            x, y = centre(layout, field)
            yield Piece(f"new-{layout.name(field)}", "fresh", x, y, layer=NEW)


@lru_cache(maxsize=65536)
def _tile(layout: Layout, field: int, digit: str, joker: bool, fresh: bool, language: str) -> Piece:
    name = layout.name(field)
    x, y = centre(layout, field)
    label = digit
    if joker or fresh:
        kind = "joker" if joker else "new"
        label = speech(language).say(words(f"scene-tile-{kind}", digit=digit))
    return Piece(
        f"tile-{name}",
        f"{'joker' if joker else 'tile'}-{digit}",
        x,
        y,
        label=label,
        square=name,
        layer=TILE,
        classes=FRESH if fresh else OLD,
    )


@lru_cache(maxsize=4096)
def _rack(layout: Layout, rack: Rack, language: str) -> tuple[Piece, ...]:
    say = speech(language)
    found = []
    for place, tile in enumerate(rack):
        x, y = rack_point(layout, place, len(rack))
        label = say.say(words("scene-held-joker")) if tile.face == "?" else tile.face
        found.append(
            Piece(held_key(tile), f"held-{tile.face}", x, y, label=label, layer=TILE, classes=f"{OLD} held")
        )
    return tuple(found)


def _told(view: View) -> Iterator[Piece]:
    """The example that is being told: a frame, its signs and its points; after the last one a KOMBO."""
    if not view.shown or view.last is None:
        return
    if view.shown > len(view.last.examples):
        half = width(view.layout) / 2
        yield Piece("kombo", "kombo", half, half, layer=BADGE, classes="tone-any")
        return
    number = view.shown
    example = view.last.examples[number - 1]
    layout = view.layout
    length = len(example.digits)
    x, y = centre(layout, example.field)
    middle = (x, y + (length - 1) / 2) if example.down else (x + (length - 1) / 2, y)
    yield Piece(f"frame-{number}", f"frame-{length}", *middle, turn=90 if example.down else 0, layer=FRAME)
    for place, (sign, at) in enumerate(_signs(example.readings[0], (x, y), example)):
        yield Piece(f"sign-{number}-{place}", f"sign-{sign}", *at, layer=SIGN)
    yield Piece(
        f"badge-{number}",
        "badge",
        *_badge_point(layout, (x, y), example),
        layer=BADGE,
        classes="tone-any",
        value=str(example.points),
    )


def _badge_point(layout: Layout, first: Point, example: Example) -> Point:
    """Behind the end of an example, or before its beginning where the board ends there."""
    x, y = first
    length = len(example.digits)
    if example.down:
        below = y + length - 0.1
        return x, below if below < width(layout) - 0.4 else y - 0.9
    right = x + length + 0.2
    return right if right < width(layout) - 0.6 else x - 1.2, y


def _signs(reading: Reading, first: Point, example: Example) -> Iterator[tuple[str, Point]]:
    """The signs of a reading on the edges between its parts."""
    names = SIGN_NAMES[reading.kind]
    edges = list(accumulate(map(len, reading.numbers[:-1])))
    if reading.kind in ("root", "cube-root"):
        edges.insert(0, 0)
    x, y = first
    for name, edge in zip(names, edges, strict=True):
        yield name, ((x, y + edge - 0.5) if example.down else (x + edge - 0.5, y))


# -- beside the board ------------------------------------------------------------------------------------------------


def _place(view: View, seat: int, say: Speech) -> Place:
    notes = []
    if seat in view.resigned:
        notes.append(say.say(words("scene-note-resigned")))
    elif view.ending is None:
        notes.append(say.say(words("scene-note-tiles", count=view.held[seat])))
        if view.empty[seat]:
            notes.append(say.say(words("scene-note-empty", count=view.empty[seat], most=EMPTY_TURNS)))
    elif view.ending.adjustments[seat]:
        notes.append(say.say(words("scene-note-adjusted", points=f"{view.ending.adjustments[seat]:+d}")))
    acting = view.ending is None and seat == view.turn
    return Place(seat, score=str(view.scores[seat]), notes=tuple(notes), acting=acting)


@lru_cache(maxsize=512)
def counting(operations: int, say: Speech) -> tuple[Fact, ...]:
    """Which examples count, where not all of them do."""
    if operations == ALL_OPERATIONS:
        return ()
    signs = (say.say(words(f"signs-{name}")) for bit, name in enumerate(OPERATIONS) if operations >> bit & 1)
    return (Fact("counts", say.say(words("train-counts")), " ".join(signs)),)


@lru_cache(maxsize=4096)
def facts(bag: int, unseen: tuple[int, ...], say: Speech) -> tuple[Fact, ...]:
    left = " · ".join(f"{digit}×{count}" for digit, count in zip(DIGITS, unseen, strict=True) if count)
    return (
        Fact("bag", say.say(words("scene-fact-bag")), str(bag)),
        Fact("unseen", say.say(words("scene-fact-unseen")), left or "–"),
    )


def _clock(view: View, say: Speech) -> Clock | None:
    if view.ends_at is None:
        return None
    return Clock(view.ends_at, view.turn_ms, say.say(words("scene-clock-turn")))
