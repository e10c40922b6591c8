"""How a board of Robogem looks: the part of a scene that does not move, and the symbols of what does.

Below the board lies the *tray*: the program that runs and, with the function rule, the function below it.  Only
drawing; what stands where in one position is `scene`.
"""

from __future__ import annotations

from functools import lru_cache

from robacus import figures, glyphs
from robacus.figures import MARGIN
from robacus.games.robogem.cards import LONGEST_FUNCTION, RESTED
from robacus.games.robogem.layout import COLOURS, Layout, parse_text, words
from robacus.scene import Board, Point, Square, tag
from robacus.speech import Message, speech

GAP = 0.16
"""Between the board and the tray."""
ROW = 1.24
"""Height of one row of the tray."""
LEFT_TONE, RIGHT_TONE, FUNCTION_TONE, GEM_TONE = "tone-4", "tone-yellow", "tone-3", "tone-any"
"""The tones of the cards and of the arrows on every robot; the way an arrow bends says the same without colour."""


def tone(colour: str) -> str:
    """The class that gives a robot its colours."""
    return f"tone-{colour}"


def centre(layout: Layout, square: int) -> Point:
    """The middle of a square in board units of the scene."""
    y, x = divmod(square, layout.width)
    return x + 0.5 + MARGIN, y + 0.5 + MARGIN


def card_place(layout: Layout, index: int, row: int = 0) -> Point:
    """The middle of a place in the tray: row 0 the program, row 1 the function."""
    return 1.5 * MARGIN + 0.6 + (index + 0.5) * _pitch(layout), _tray_top(layout) + ROW * (row + 0.5)


def tray_mark(layout: Layout, row: int = 0) -> Point:
    """Where the tray shows whose program it is, and what the second row is."""
    return 0.75, _tray_top(layout) + ROW * (row + 0.5)


def _pitch(layout: Layout) -> float:
    return min(1.0, (layout.width + 2 * MARGIN - 0.2 - (1.5 * MARGIN + 0.6)) / RESTED)


def card_scale(layout: Layout) -> float:
    """The size of cards in the tray: smaller on narrow boards."""
    return min(1.0, _pitch(layout) / 0.88)


def _tray_top(layout: Layout) -> float:
    return layout.height + 2 * MARGIN + GAP


@lru_cache(maxsize=256)
def drawn(text: str, colours: tuple[int, ...], functions: bool, language: str) -> Board:
    """The board of a scene with its words in one language.  `text`: the layout's; `colours`: those in the game."""
    layout = parse_text(text)
    say = speech(language)
    used = ",".join(COLOURS[colour] for colour in sorted(colours))
    rows = 2 if functions else 1
    return Board(
        key=f"robogem-{'-'.join(layout.rows())}-{used}-{rows}-{language}",
        width=layout.width + 2 * MARGIN,
        height=_tray_top(layout) + rows * ROW,
        art=_art(layout, colours, rows),
        symbols=_symbols(card_scale(layout)),
        squares=tuple(
            Square(
                layout.name(square),
                *centre(layout, square),
                *divmod(square, layout.width),
                say.say(_square_words(layout, square)),
            )
            for square in range(layout.width * layout.height)
        ),
        label=say.say(words("scene-board", width=layout.width, height=layout.height)),
    )


def _square_words(layout: Layout, square: int) -> Message:
    name = layout.name(square)
    if square in layout.blockers:
        return words("scene-blocker", name=name)
    if square in layout.bases:
        return words("scene-base", name=name, colour=COLOURS[layout.bases.index(square)])
    return words("scene-square", name=name)


# -- what lies on the board ------------------------------------------------------------------------------------------


def _art(layout: Layout, colours: tuple[int, ...], rows: int) -> str:
    grid = figures.grid(
        layout.width,
        layout.height,
        top_labels=[chr(65 + x) for x in range(layout.width)],
        side_labels=[str(y + 1) for y in range(layout.height)],
    )
    bases = "".join(
        base(*centre(layout, square), COLOURS[colour], colour in colours)
        for colour, square in enumerate(layout.bases)
    )
    blocks = "".join(block(*centre(layout, square)) for square in sorted(layout.blockers))
    return grid + bases + blocks + _tray(layout, rows)


def block(x: float, y: float) -> str:
    """A spaceblocker."""
    return figures.solid(x - 0.4, y - 0.4, 0.8, 0.8)


def base(x: float, y: float, colour: str, used: bool) -> str:
    """A landing pad in the colour of its robot; one that nobody uses is crossed out."""
    pad = (
        tag("rect", x=-0.45, y=-0.45, width=0.9, height=0.9, rx=0.16, class_="marker-tile"),
        tag("rect", x=-0.45, y=-0.45, width=0.9, height=0.9, rx=0.16, class_="marker"),
        tag("circle", cx=0, cy=0, r=0.33, class_="marker"),
        "" if used else tag("path", d="M-0.3 -0.3L0.3 0.3M0.3 -0.3L-0.3 0.3", class_="marker"),
    )
    return tag("g", *pad, transform=f"translate({x:.4g} {y:.4g})", class_=tone(colour))


def _tray(layout: Layout, rows: int) -> str:
    """The shelf below the board with a place for every card."""
    top, width = _tray_top(layout), layout.width + 2 * MARGIN
    scale = card_scale(layout)
    parts = [
        tag("rect", x=0.04, y=top, width=width - 0.08, height=rows * ROW - 0.04, rx=0.3, class_="rim"),
    ]
    for row in range(rows):
        for index in range(RESTED if row == 0 else LONGEST_FUNCTION):
            x, y = card_place(layout, index, row)
            w, h = 0.8 * scale, 1.0 * scale
            parts.append(
                tag(
                    "rect",
                    x=x - w / 2,
                    y=y - h / 2,
                    width=w,
                    height=h,
                    rx=0.12 * scale,
                    class_="well",
                )
            )
    return "".join(parts)


# -- symbols ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _symbols(scale: float) -> dict[str, str]:
    """Robots, the plates with arrows on which they stand, diamonds, cards, and the marks of the tray."""
    made = {f"robot-{colour}": _scaled(figures.robot(colour), 0.74) for colour in COLOURS}
    made |= {f"plate-{colour}": _plate(colour) for colour in COLOURS}
    made |= {f"mark-{colour}": _scaled(figures.robot(colour), 1.1) for colour in COLOURS}
    made["gem"] = gem(1.0)
    made["gem-small"] = gem(0.46)
    made |= {f"card-{card}": _scaled(card_face(card), scale) for card in "FLR"}
    # Names of symbols become ids of elements, and small and capital letters should not be the only difference.
    made["card-function"] = _scaled(card_face("f"), scale)
    made["card-rest"] = _scaled(_rest_face(), scale)
    made["now"] = _scaled(_ring("mark-ok"), scale)
    made["bug"] = _scaled(_ring("mark-bad") + _bug(), scale)
    made["depth"] = _scaled(tag("circle", cx=0, cy=0, r=0.24, class_="piece-body tone-3"), scale)
    made["function"] = _scaled(tag("g", *_function_letter(), class_=FUNCTION_TONE), 0.9)
    return made


def _scaled(art: str, scale: float) -> str:
    return tag("g", art, transform=f"scale({scale:.4g})")


def _plate(colour: str) -> str:
    """What turns under a robot: a black arrow ahead, and the two arrows of the turns, as on their cards."""
    return "".join(
        (
            tag("circle", cx=0, cy=0, r=0.4, class_=f"marker-tile {tone(colour)}"),
            tag("circle", cx=0, cy=0, r=0.4, class_=f"piece-outline {tone(colour)}"),
            tag("path", d="M0 -0.5L0.17 -0.31Q0 -0.38 -0.17 -0.31Z", class_="piece-body tone-black"),
            tag(
                "path",
                d="M-0.24 -0.28L-0.42 -0.19L-0.4 -0.02A0.4 0.4 0 0 1 -0.33 -0.14Z",
                class_=f"piece-body {LEFT_TONE}",
            ),
            tag(
                "path",
                d="M0.24 -0.28L0.42 -0.19L0.4 -0.02A0.4 0.4 0 0 0 0.33 -0.14Z",
                class_=f"piece-body {RIGHT_TONE}",
            ),
        )
    )


def gem(scale: float) -> str:
    """A cut diamond."""
    return _scaled(
        "".join(
            (
                tag("ellipse", cx=0.02, cy=0.33, rx=0.2, ry=0.05, class_="shade"),
                tag("path", d="M-0.19 -0.24H0.19L0.35 -0.05L0 0.34L-0.35 -0.05Z", class_="piece-body"),
                tag("path", d="M-0.19 -0.24L-0.13 -0.05L0 0.34L-0.35 -0.05Z", class_="gloss"),
                tag(
                    "path", d="M-0.35 -0.05H0.35M-0.13 -0.05L0 -0.24L0.13 -0.05L0 0.34Z", class_="piece-line"
                ),
            )
        ),
        scale,
    )


def card_face(card: str) -> str:
    """A command card around (0, 0), 0.8 wide and 1 high."""
    return _face() + _ARROWS[card]()


def _face() -> str:
    return tag("rect", x=-0.37, y=-0.43, width=0.8, height=0.94, rx=0.12, class_="shade") + tag(
        "rect", x=-0.4, y=-0.47, width=0.8, height=0.94, rx=0.12, class_="chip-face"
    )


def _forward() -> str:
    return tag("path", d="M0 -0.32L0.25 -0.04H0.1V0.3H-0.1V-0.04H-0.25Z", class_="piece-body tone-black")


def _bent(way: int) -> str:
    """An arrow that goes up and turns off; `way` is -1 for left and 1 for right."""
    points = (
        "M0.24 0.3V0.06A0.26 0.26 0 0 0 -0.02 -0.2H-0.06V-0.36L-0.31 -0.1L-0.06 0.16V0H-0.02"
        "A0.06 0.06 0 0 1 0.04 0.06V0.3Z"
    )
    flip = tag("path", d=points, class_=f"piece-body {LEFT_TONE if way < 0 else RIGHT_TONE}")
    return flip if way < 0 else tag("g", flip, transform="scale(-1 1)")


def _function_letter() -> tuple[str, ...]:
    letter = "M0.17 -0.25C0.1 -0.33 -0.01 -0.3 -0.03 -0.17L-0.1 0.2C-0.12 0.31 -0.21 0.33 -0.26 0.26M-0.17 -0.05H0.13"
    return (
        tag("path", d=letter, class_="piece-limb-edge"),
        tag("path", d=letter, class_="piece-limb"),
    )


def _function() -> str:
    return tag("g", *_function_letter(), class_=FUNCTION_TONE)


def _rest_face() -> str:
    return _face() + "".join(
        glyphs.text("Z", x, y, size, "piece-outline")
        for x, y, size in ((-0.12, 0.2, 0.3), (0.07, -0.05, 0.22), (0.21, -0.26, 0.16))
    )


_ARROWS = {"F": _forward, "L": lambda: _bent(-1), "R": lambda: _bent(1), "f": _function}


def _ring(mark: str) -> str:
    return tag("rect", x=-0.46, y=-0.54, width=0.92, height=1.08, rx=0.16, class_=mark)


def _bug() -> str:
    """A little bug with an exclamation mark on its back, at the upper corner of its card."""
    return "".join(
        (
            tag(
                "path",
                d="M0.1 -0.52L0.5 -0.32M0.5 -0.54L0.12 -0.28M0.06 -0.4H0.54",
                class_="piece-outline tone-red",
            ),
            tag("ellipse", cx=0.3, cy=-0.4, rx=0.16, ry=0.19, class_="piece-body tone-red"),
            tag("path", d="M0.3 -0.5V-0.38M0.3 -0.3V-0.29", class_="piece-line tone-red"),
        )
    )
