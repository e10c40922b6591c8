"""Where one person tries or makes something, without a table: a puzzle, a board editor, the analysis of a position.

A desk is a pure function, like a game: a *draft* (a text) and one *edit* (a text too) give the next draft and what it
looks like.  Nobody keeps drafts: the browser holds them (and the earlier ones, for taking an edit back), a link carries
them, and every draft that a desk gives can be opened again.  What is tried at a desk is seen by nobody else, so a desk
has no secrets.

This module says what the house asks of a desk; it knows no game and no server.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import ClassVar, Literal
from urllib.parse import parse_qs, urlsplit

import msgspec

from robacus.control import Control
from robacus.scene import Change, Point, Scene
from robacus.speech import Speech

MAX_DRAFT = 20_000
"""Characters; a board of 32 x 32 cells with a wall on every side has fewer."""
MAX_EDIT = 20_000
"""Characters: an edit may be a whole draft that somebody pastes."""
MAX_LINK = 3 * MAX_DRAFT + 1_000
"""Characters of an address with a draft, in which one may be written as three."""
MAX_FIELDS = 20
"""Values that such an address may carry."""


def draft_in(text: str) -> str:
    """The draft in the address of a desk, as people copy it; any other text as it is.  Nothing is fetched."""
    address = text.strip()
    if len(address) > MAX_LINK or re.fullmatch(r"https?://\S+", address, re.IGNORECASE) is None:
        return text
    try:
        return parse_qs(urlsplit(address).query, max_num_fields=MAX_FIELDS).get("draft", [text])[0]
    except ValueError:  # an address with a mistake in it
        return text


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is not right yet."""

    say: str
    """What, and what to do."""
    square: str = ""
    """Key of the square that it is about, which the page marks."""
    name: str = ""
    """What people call that square; empty = as its key."""


class Tool(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something to choose and then use on squares: a brush.  Choosing it changes nothing by itself."""

    key: str
    label: str
    text: str
    """The edit: ``{square}`` in it is the square's key, ``{side}`` one of N, E, S and W."""
    group: str = ""
    """Label of the group it stands in, such as "Robots"."""
    at: Literal["square", "side"] = "square"
    """What is pointed at: a square, or that side of a square which is nearest."""
    keys: str = ""
    """Keyboard shortcut as the browser names it; empty = none.  Tools with the same key take turns."""
    symbol: str = ""
    """A symbol of the board that shows it."""
    typed: bool = False
    """Its key uses it at once on the square that has the focus, as when writing: the focus then goes on in the
    direction of the last arrow, right or down.  With the key Backspace the focus goes back first; Delete is the same
    without going back.  A digit counts whatever the keyboard writes on its key."""


class Pick(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the things that a chooser offers."""

    key: str
    label: str
    text: str
    """The edit that picks it."""
    chosen: bool = False
    symbol: str = ""
    """A symbol of the board that shows it, drawn within a square of 1 x 1; empty = words are enough."""
    turn: float = 0
    """Degrees clockwise by which that picture is turned."""
    note: str = ""
    """A few words more, such as where this piece of the board lies now."""


class Chooser(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something of which there is always exactly one: a setting, or which printed piece lies in a part of the board."""

    key: str
    label: str
    picks: tuple[Pick, ...]
    at: tuple[float, float, float, float] | None = None
    """x, y, width and height of the part of the board, in board units; None = it is no part of the board.  The page
    goes through those that are, one after another."""


class Link(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the draft can be taken."""

    label: str
    desk: str = ""
    """Name of a desk of the same game that opens `draft`; empty = `options` of a new table."""
    paper: str = ""
    """Name of a paper of the same game on which `draft` is printed."""
    draft: str = ""
    options: dict[str, str | int | bool] = {}
    """Values for the form of a new table, by the name of the option."""
    seats: int = 0
    """Players of that table; 0 = as many as usual."""
    primary: bool = False
    """It is what most people want next."""


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One way on from here that can be looked at: a solution, a best move."""

    key: str
    label: str
    """Such as "blue N, red E, blue S - 2 robots"."""
    texts: tuple[str, ...]
    """The edits that play it, one after another."""


class Frame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that is to be seen on the way from one sheet to the next."""

    change: Change
    """From the frame before; for the first one from the sheet before."""
    say: str = ""
    """What happens, in one sentence."""
    paths: tuple[tuple[str, tuple[Point, ...]], ...] = ()
    hold: int = 0
    """Milliseconds that it stays to be seen at least."""


class Lesson(msgspec.Struct, frozen=True):
    """One of the drafts with which a desk teaches, one after another."""

    name: str
    """The game's message ``lesson-NAME`` is its title, ``lesson-NAME.help`` says in one sentence what is learnt."""
    draft: str


class Mistake(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An answer that was wrong, as people look at it again later: finished words, and where to try again.

    The browser keeps it on the device, on the page of mistakes of the game; a desk gives it once, with the edit that
    was the answer.
    """

    task: str
    """What was asked."""
    answer: str
    """What was answered."""
    why: tuple[str, ...]
    """Why that is wrong, one sentence each."""
    right: str = ""
    """What would have been right, which the page shows when it is asked for."""
    draft: str
    """The task as it was before anything was tried."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a draft looks like."""

    draft: str
    """The text of it all, as short as it can be; `Desk.open` gives the same sheet back, but for what happened and what
    a search has found."""
    scene: Scene
    controls: tuple[Control, ...] = ()
    """Edits that can be made now; `Control.seat` means nothing."""
    tools: tuple[Tool, ...] = ()
    tool: str = ""
    """Key of the tool to take up next, where the edit leads on to it; empty = the one in hand stays."""
    advice: str = ""
    """What to do with the tools, said while none is in hand; empty = in the house's words."""
    choosers: tuple[Chooser, ...] = ()
    faults: tuple[Fault, ...] = ()
    lines: tuple[Line, ...] = ()
    links: tuple[Link, ...] = ()
    intro: str = ""
    """What it is about, told above everything else; it stays while something is tried, as with a lesson."""
    say: str = ""
    """What the edit did, in one sentence."""
    film: tuple[Frame, ...] = ()
    """What the edit did, one thing after another, where that is more than one; `scene` is what there is in the end."""
    paths: tuple[tuple[str, tuple[Point, ...]], ...] = ()
    """Piece key -> the points it passed, where it did not go straight."""
    share: str = ""
    """The text that people give to each other, where it is not the draft."""
    then: str = ""
    """An edit that searches, which the page makes by itself once this sheet is shown: what is found out about the
    draft in the background while somebody goes on.  Its sheet has none; what was said and listed here stays."""
    lesson: str = ""
    """Name of the lesson that this is, see `Desk.lessons`; empty = none."""
    puzzle: str = ""
    """What is to be solved: the same for all drafts of one puzzle, whatever was tried; empty = no puzzle."""
    solved: int | None = None
    """How well a puzzle was solved: 0 = as well as can be, 1 = one worse, and so on; None = not (or no puzzle)."""
    mistake: Mistake | None = None
    """The edit was a wrong answer to the puzzle."""
    keep: str = ""
    """An edit that brings to an earlier draft what cannot be taken back, as help that was had; it changes nothing in a
    draft that has it, or that is about something else.  The page makes it with every other draft that it shows."""
    lasting: bool = False
    """All that the edit did is of that kind: it is no step that could be taken back."""


class Desk(ABC):
    """One kind of desk of one game.  Every method is pure."""

    name: ClassVar[str]
    """As in addresses: "puzzle", "board".  The game's message ``desk-NAME`` is its title, ``desk-NAME.help`` says in
    one sentence what it is for."""

    def lessons(self) -> tuple[Lesson, ...]:
        """Drafts that teach the game, the first one first; the pages offer them to beginners."""
        return ()

    @abstractmethod
    def blank(self) -> str:
        """The draft that somebody begins with who brings none."""

    @abstractmethod
    def open(self, draft: str, say: Speech) -> Sheet:
        """What a draft looks like; it may come from anybody.  Raises `InvalidText` where it cannot be read at all: what
        is merely not finished or not right is in `Sheet.faults`."""

    @abstractmethod
    def edit(self, draft: str, edit: str, say: Speech) -> Sheet:
        """The draft after an edit.  Raises `InvalidText` or `IllegalAction`; the draft then stays as it was."""

    def searches(self, edit: str) -> bool:
        """Whether this edit may take long, so that it has to be made where it can be stopped.  False: it takes no
        longer than a move at the table."""
        return False
