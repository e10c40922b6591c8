"""The picture of the puzzle desk: the board of a table with its tray, and below it the hand and the cards to come.

Every card of a puzzle is one piece from the row of cards to come into the hand, into the program and away, so that it
can be followed with the eye.  What a draft says beside the board is `desk_puzzle_sheet`.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from robacus.games.robogem import art
from robacus.games.robogem.cards import CARDS, HAND, LONGEST_FUNCTION, RESTED
from robacus.games.robogem.desk_puzzle_draft import Draft
from robacus.games.robogem.layout import Layout, parse_text, words
from robacus.games.robogem.notation import write_action
from robacus.games.robogem.preview import preview
from robacus.games.robogem.puzzle import Puzzle, Stage
from robacus.games.robogem.scene import card_symbol, scene
from robacus.games.robogem.state import Running, View
from robacus.games.robogem.turns import card_name
from robacus.scene import Board, Piece, Point, Scene, Square, Trail, tag
from robacus.speech import Speech, speech

SMALL = 0.5
"""Size of the cards to come, compared with those in hand."""
COMING_ROWS = 2
"""Rows of cards to come that are drawn; how many there are is told."""
CARD = 3
"""Layer of cards."""


def picture(draft: Draft, say: Speech) -> tuple[Scene, str]:
    """The picture of a draft, and what the cards that are laid out would do ("" = that is not shown)."""
    if draft.step is not None:
        return shot(draft, draft.step, say), ""
    view = view_of(draft.puzzle, draft.stage, None)
    ghosts: tuple[Piece, ...] = ()
    trails: tuple[Trail, ...] = ()
    told = ""
    laid = draft.laid
    if laid.program and not draft.stage.over:
        seen = preview(replace(view, dry_run=draft.dry), write_action(laid), say)
        told = seen.say
        if seen.scene is not None:
            ghosts = tuple(piece for piece in seen.scene.pieces if piece.key.startswith("ghost-"))
            trails = seen.scene.trails
    drawn = _drawn(draft, view, say)
    stage = draft.stage
    if stage.position.winner is not None:
        stage = stage._replace(size=0)  # nobody needs a hand any more
    cards = _cards(draft.puzzle, stage, draft.program, draft.append, say)
    if draft.stage.over and draft.turns:
        cards += _run_cards(draft, ended=True)
    return replace(drawn, pieces=(*drawn.pieces, *ghosts, *cards), trails=trails), told


def shot(draft: Draft, number: int, say: Speech, places: tuple[int, ...] | None = None) -> Scene:
    """The picture after so many events of the last turn; 0 = before the first.

    `places`: where in the hand the cards of the program lay; None = the first ones that will do.
    """
    before, turn = draft.stages[-2], draft.turns[-1]
    position, running, done = before.position, Running(0, turn.program), 0
    if number:
        _event, position, running = draft.events[number - 1]
        done = running.at.card if running.at is not None else 0
    stage = Stage(position, before.function + turn.append, before.at, before.size)
    drawn = _drawn(draft, view_of(draft.puzzle, stage, running), say)
    cards = _run_cards(draft, places=places, done=done)
    coming = _coming(draft.puzzle, before, say)
    return replace(drawn, pieces=(*drawn.pieces, *cards, *_lying(draft.puzzle, stage), *coming))


# -- the board -------------------------------------------------------------------------------------------------------


def view_of(puzzle: Puzzle, stage: Stage, running: Running | None) -> View:
    """What somebody at a table would see who is to move and alone."""
    seats = range(len(puzzle.colours))
    return View(
        seat=0,
        layout=puzzle.layout.to_text(),
        colours=puzzle.colours,
        order=tuple(seats),
        position=stage.position,
        hands=(puzzle.hand(stage), *("" for _ in seats[1:])),
        functions=(stage.function, *("" for _ in seats[1:])),
        running=running,
        turn=0,
        busy=running is not None,
        begun=False,
        pack=len(puzzle.coming(stage)),
        spare=0,
        reshuffled=False,
        last=None,
        over="diamonds" if stage.position.winner is not None else None,
        turns=0,
        functions_on=puzzle.functions,
        capture=puzzle.capture,
        open_unused=puzzle.open_unused,
        closed_hands=False,
        card_by_card=(),
        dry_run=True,
    )


def _drawn(draft: Draft, view: View, say: Speech) -> Scene:
    """Board, robots, diamonds and the marks of the tray, without cards."""
    whole = scene(view, say)
    kept = tuple(piece for piece in whole.pieces if not piece.key.startswith(("run-", "fun-")))
    return Scene(board=board(draft.puzzle, say.language), pieces=kept)


def board(puzzle: Puzzle, language: str) -> Board:
    """The board with the places of the hand and the cards to come."""
    extra = max(0, len(puzzle.cards) - HAND)
    return _board(puzzle.layout.to_text(), puzzle.colours, puzzle.functions, min(extra, 2 * RESTED), language)


@lru_cache(maxsize=64)
def _board(text: str, colours: tuple[int, ...], functions: bool, extra: int, language: str) -> Board:
    layout, say = parse_text(text), speech(language)
    plain = art.drawn(text, colours, functions, language)
    rows = 2 if functions else 1
    tall = art.ROW * (rows + 1) + (COMING_ROWS * _small_row(layout) + 0.1 if extra else 0)
    top = plain.height - art.ROW * rows
    symbols = {f"small-{card_symbol(card)}": _small(art.card_face(card), layout) for card in CARDS}
    return Board(
        key=f"{plain.key}-puzzle-{int(bool(extra))}",
        width=plain.width,
        height=top + tall,
        art=plain.art,
        symbols=plain.symbols | symbols,
        squares=(*plain.squares, *_places(layout, rows, extra, say)),
        label=plain.label,
    )


def _small(face: str, layout: Layout) -> str:
    return tag("g", face, transform=f"scale({SMALL * art.card_scale(layout):.4g})")


def _small_row(layout: Layout) -> float:
    return 1.1 * SMALL * art.card_scale(layout) + 0.06


def _places(layout: Layout, rows: int, extra: int, say: Speech) -> list[Square]:
    """The places of cards as squares that can be pointed at and walked to."""
    names = (("program", RESTED, 0), ("function", LONGEST_FUNCTION, 1), ("hand", RESTED, rows))
    found = [
        Square(
            f"{name}-{index + 1}",
            *art.card_place(layout, index, row),
            layout.height + row,
            index,
            say.say(words(f"puzzle-place-{name}", number=index + 1)),
        )
        for name, most, row in names
        if rows == 2 or name != "function"
        for index in range(most)
    ]
    if extra:
        x, y = _coming_place(layout, rows, 0)
        found.append(
            Square("coming", x, y, layout.height + rows + 1, 0, say.say(words("puzzle-place-coming")))
        )
    return found


# -- cards -----------------------------------------------------------------------------------------------------------


def order(puzzle: Puzzle, stage: Stage) -> list[int]:
    """Place in the hand -> place in the row of all cards."""
    held = range(stage.at, stage.at + stage.size)
    return sorted(held, key=lambda place: CARDS.index(puzzle.cards[place]))


def _piece(card: str, number: int, where: Point, **more: str) -> Piece:
    return Piece(f"card-{number}", card_symbol(card), *where, layer=CARD, **more)  # type: ignore[arg-type]


def _cards(
    puzzle: Puzzle, stage: Stage, program: tuple[int, ...], append: tuple[int, ...], say: Speech
) -> list[Piece]:
    """The cards in hand and those that are laid out, what lies in the function, and the cards to come."""
    layout, held = puzzle.layout, order(puzzle, stage)
    hand_row = 2 if puzzle.functions else 1
    found = []
    for place, number in enumerate(held):
        card = puzzle.cards[number]
        if place in program:
            name, index, row = "program", program.index(place), 0
        elif place in append:
            name, index, row = "function", len(stage.function) + append.index(place), 1
        else:
            name, index, row = "hand", place, hand_row
        found.append(
            _piece(
                card,
                number,
                art.card_place(layout, index, row),
                label=say.say(card_name(card)),
                square=f"{name}-{index + 1}",
            )
        )
    return [*found, *_lying(puzzle, stage, say), *_coming(puzzle, stage, say)]


def _lying(puzzle: Puzzle, stage: Stage, say: Speech | None = None) -> list[Piece]:
    """What lies in the function for good."""
    return [
        Piece(
            f"fun-{index}",
            card_symbol(card),
            *art.card_place(puzzle.layout, index, 1),
            label="" if say is None else say.say(card_name(card)),
            square="" if say is None else f"function-{index + 1}",
            layer=CARD,
        )
        for index, card in enumerate(stage.function)
    ]


def _coming(puzzle: Puzzle, stage: Stage, say: Speech) -> list[Piece]:
    """The cards to come, small; the next hand stands a little apart."""
    layout, first = puzzle.layout, stage.at + stage.size
    cards = puzzle.cards[first:]
    rows = 2 if puzzle.functions else 1
    found = []
    for index, card in enumerate(cards):
        where = _coming_place(layout, rows, index)
        if where[1] < 0:
            break
        label = say.say(words("puzzle-coming", count=len(cards), cards=grouped(cards))) if not index else ""
        found.append(
            Piece(
                f"card-{first + index}",
                f"small-{card_symbol(card)}",
                *where,
                label=label,
                square="coming" if not index else "",
                layer=CARD,
            )
        )
    return found


def grouped(cards: str) -> str:
    """Cards in groups of a hand each."""
    return " ".join(cards[at : at + HAND] for at in range(0, len(cards), HAND))


def _coming_place(layout: Layout, rows: int, index: int) -> Point:
    """Where a card to come lies; y is below 0 where there is no room for it."""
    scale = art.card_scale(layout)
    x, y = art.card_place(layout, 0, rows)
    pitch, gap = 0.88 * SMALL * scale, 0.16 * scale
    in_row = int((layout.width + 0.7 - x) / (HAND * pitch + gap)) * HAND or HAND
    row, column = divmod(index, in_row)
    if row >= COMING_ROWS:
        return 0.0, -1.0
    below = y + 0.62 * scale + _small_row(layout) * (row + 0.5)
    return x - 0.2 * scale + column * pitch + column // HAND * gap, below


def _run_cards(
    draft: Draft, *, places: tuple[int, ...] | None = None, done: int = 0, ended: bool = False
) -> list[Piece]:
    """The cards of the last turn's program in the tray, those that are done with faded."""
    puzzle, before, turn = draft.puzzle, draft.stages[-2], draft.turns[-1]
    held = order(puzzle, before)
    numbers = [held[place] for place in places] if places is not None else []
    for card in turn.program[len(numbers) :]:
        numbers.append(
            next(number for number in held if number not in numbers and puzzle.cards[number] == card)
        )
    return [
        _piece(
            puzzle.cards[number],
            number,
            art.card_place(puzzle.layout, index),
            classes="ghost" if ended or index < done else "",
        )
        for index, number in enumerate(numbers)
    ]
