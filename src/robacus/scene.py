"""What a viewer sees: a board, keyed pieces, places of the players; as SVG, and the difference between two scenes.

A game draws its view once, in Python.  The same `Scene` is the picture in notebooks, prints and documents
(`Scene.svg`) and what the browser animates by piece key.  Words in a scene are already in the reader's language.
Colours are not: scenes carry class names, and the style sheet (`robacus.drawing`) gives them colours, light and dark.

Lengths are in board units: one square of a square grid is 1 x 1, x to the right, y down.
"""

from __future__ import annotations

from html import escape

import msgspec

Point = tuple[float, float]


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """One SVG element as text, attributes escaped; ``class_`` and ``stroke_width`` become ``class``, ``stroke-width``.

    Children are elements made by `tag` or texts made by `text`: they are not escaped again.
    """
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = f"{value:.4g}" if isinstance(value, float) else str(value)
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{escape(shown, quote=True)}"')
    head = " ".join(parts)
    return f"<{head}>{''.join(children)}</{name}>" if children else f"<{head}/>"


def text(words: str) -> str:
    """Words for inside an element, escaped."""
    return escape(words, quote=False)


class Square(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on the board that a person can point at and a screen reader can name."""

    key: str
    x: float
    """Middle of the square."""
    y: float
    row: int
    """Row and column in the grid that the screen reader walks, counted from 0; `label` holds what people say."""
    column: int
    label: str
    size: float = 1
    """How many times as wide and high as the others it is, such as places of a rack below a board."""


class Part(msgspec.Struct, frozen=True):
    """A part of the picture that is no part of the board: what lies before a player, such as a program sheet.

    It has its place below the board, and pieces whose middle is in it belong to it.  A page may put it beside the
    board, or fold it.
    """

    key: str
    label: str
    """What it is called, for folding and unfolding it."""
    x: float
    """Its upper left corner in board units."""
    y: float
    width: float
    height: float
    art: str
    """SVG elements made by `tag`."""
    symbol: str = ""
    """A symbol of the board that stands for it."""
    folded: bool = False
    """At first a page does not show it."""


class Board(msgspec.Struct, frozen=True):
    """What does not move.  Two boards with the same `key` are the same: a browser draws it once."""

    key: str
    width: float
    height: float
    art: str
    """SVG elements made by `tag`."""
    symbols: dict[str, str]
    """Name -> SVG elements drawn around (0, 0), for pieces."""
    squares: tuple[Square, ...] = ()
    label: str = ""
    hexes: bool = False
    """Its squares are hexes of height 1 that stand on a flat side: what is pointed at and marked has that shape."""
    parts: tuple[Part, ...] = ()
    """What lies below the board; `width` and `height` are those of the board alone."""

    @property
    def whole(self) -> float:
        """The height of the picture with all its parts."""
        return max([self.height, *(part.y + part.height for part in self.parts)])


class Piece(msgspec.Struct, frozen=True):
    """Something on the board that may move, appear or go.  Its `key` stays the same while it is the same thing."""

    key: str
    symbol: str
    x: float
    y: float
    turn: float = 0
    """Degrees clockwise."""
    label: str = ""
    """What a screen reader calls it; empty for mere decoration."""
    square: str = ""
    """Key of the square it stands on."""
    layer: int = 1
    """Higher is drawn later."""
    classes: str = ""
    value: str = ""
    """Digits or a letter written on it."""


class Place(msgspec.Struct, frozen=True):
    """What lies before one player: score, and short notes such as the last bid."""

    seat: int
    score: str = ""
    notes: tuple[str, ...] = ()
    acting: bool = False
    symbol: str = ""
    """A symbol of the board that marks this player's colour or robot; empty where seats have none."""


class Fact(msgspec.Struct, frozen=True):
    """A small labelled value beside the board, such as "Chips left: 12"."""

    key: str
    label: str
    value: str
    symbol: str = ""


class Clock(msgspec.Struct, frozen=True):
    """A running clock.  Times are milliseconds of the table's own time."""

    ends_at: int
    total: int
    label: str


class Trail(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way drawn over the board: a solution, a demonstration."""

    points: tuple[Point, ...]
    """Its corners."""
    tone: str = ""
    """Class of its colour, such as ``tone-red``; empty for the neutral one."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one viewer sees of one position, in one language."""

    board: Board
    pieces: tuple[Piece, ...] = ()
    places: tuple[Place, ...] = ()
    facts: tuple[Fact, ...] = ()
    status: str = ""
    """The headline: whose turn it is, what to do."""
    clock: Clock | None = None
    trails: tuple[Trail, ...] = ()
    """In the order in which they were made."""

    def svg(self, *, theme: str = "auto", size: int = 640) -> str:
        """The picture as a stand-alone SVG document, `size` pixels wide; theme is auto, light or dark."""
        from robacus.drawing import stand_alone

        return stand_alone(self, theme=theme, size=size)

    def png(self, *, theme: str = "light", size: int = 640) -> bytes:
        """The picture as PNG, `size` pixels wide; theme is light or dark."""
        from robacus.drawing import rasterise

        return rasterise(self, theme=theme, size=size)

    def _repr_svg_(self) -> str:
        return self.svg()


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What makes one scene into the next: `old` plus change is `new`."""

    put: tuple[Piece, ...] = ()
    """Pieces that are new or differ."""
    gone: tuple[str, ...] = ()
    board: Board | None = None
    places: tuple[Place, ...] | None = None
    facts: tuple[Fact, ...] | None = None
    status: str | None = None
    clock: Clock | None | msgspec.UnsetType = msgspec.UNSET
    trails: tuple[Trail, ...] | None = None


def difference(old: Scene, new: Scene) -> Change:
    """The change that leads from `old` to `new`."""
    put: tuple[Piece, ...] = ()
    gone: tuple[str, ...] = ()
    if old.pieces is not new.pieces:
        before = {piece.key: piece for piece in old.pieces}
        put = tuple(piece for piece in new.pieces if before.pop(piece.key, None) != piece)
        gone = tuple(before)
    return Change(
        put=put,
        gone=gone,
        board=None if old.board.key == new.board.key else new.board,
        places=None if old.places == new.places else new.places,
        facts=None if old.facts == new.facts else new.facts,
        status=None if old.status == new.status else new.status,
        clock=msgspec.UNSET if old.clock == new.clock else new.clock,
        trails=None if old.trails == new.trails else new.trails,
    )


def changed(old: Scene, change: Change) -> Scene:
    """The scene that `change` makes of `old`; the browser does the same."""
    pieces = {piece.key: piece for piece in old.pieces if piece.key not in change.gone}
    pieces.update((piece.key, piece) for piece in change.put)
    return Scene(
        board=change.board or old.board,
        pieces=tuple(sorted(pieces.values(), key=lambda piece: piece.key)),
        places=old.places if change.places is None else change.places,
        facts=old.facts if change.facts is None else change.facts,
        status=old.status if change.status is None else change.status,
        clock=old.clock if change.clock is msgspec.UNSET else change.clock,
        trails=old.trails if change.trails is None else change.trails,
    )
