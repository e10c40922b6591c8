"""The bots of Abaku: how *strong* plays against *normal*, and how many endgames of two it proves.

Matches are two-player games on the same bags with seats exchanged; times are by processor time.  Endgames are all
positions with an empty bag of games in which both take the most points; what is proven is counted by the larger of the
two racks.  The references are this project's own goals: 62 % with a lower 95 % bound of 56 %, about 0.3 seconds a move,
and every endgame of up to three tiles.

``ROBACUS_GAMES_PER_MATCH`` in the environment says how many games a match has (40 unless it is set; an even number).
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Iterator

from bench import Row
from robacus.core import native_available
from robacus.games.abaku import GAME
from robacus.games.abaku.endgame import ALWAYS, best_ending
from robacus.games.abaku.state import JOKER, State, faces
from robacus.games.abaku.thinking import WORK

GROUP = "abaku"
STRONG, NORMAL = "strong", "normal"
GAMES = 2 * (int(os.environ.get("ROBACUS_GAMES_PER_MATCH", "40")) // 2)
GOAL, BOUND_GOAL, MOVE_GOAL_MS = 62.0, 56.0, 300.0
ENDGAMES = 60
"""Games whose ends are looked at."""
FIRST_BAG, FIRST_ENDGAME = 1_000_000, 2_000_000


def rows() -> Iterator[Row]:
    """The match, then the endgames; without the core neither is worth the wait."""
    if native_available():
        yield from match()
        yield from endgames()


# -- the match -------------------------------------------------------------------------------------------------------


def match() -> Iterator[Row]:
    """How many games *strong* wins; a draw is half a game."""
    won, seconds, moves = 0.0, 0.0, 0
    for number in range(GAMES):
        share, used, made = play(number)
        won, seconds, moves = won + share, seconds + used, moves + made
    share = won / GAMES
    low = share - 1.96 * (share * (1 - share) / GAMES) ** 0.5
    case = f"{STRONG} - {NORMAL}, {GAMES} games"
    yield Row(bench=GROUP, case=case, value=round(100 * share, 1), unit="% won", reference=GOAL)
    yield Row(
        bench=GROUP,
        case=case,
        value=round(100 * low, 1),
        unit="% won, lower 95 % bound",
        reference=BOUND_GOAL,
    )
    yield Row(
        bench=GROUP,
        case=case,
        value=round(1000 * seconds / max(1, moves)),
        unit=f"ms a move of {STRONG}, CPU",
        reference=MOVE_GOAL_MS,
    )


def play(number: int) -> tuple[float, float, int]:
    """One game of a match, numbers 2n and 2n + 1 on the same bag: what *strong* won, and the processor time and number
    of its moves."""
    bag, seat_of_strong = FIRST_BAG + number // 2, number % 2
    state, seconds, moves = GAME.start(GAME.Options(), 2, f"{bag:032x}"), 0.0, 0
    while state.ending is None:
        seat = state.turn
        level = STRONG if seat == seat_of_strong else NORMAL
        began = time.process_time()
        text = chosen(state, level, f"{bag}-{seat}")
        if level == STRONG:
            seconds, moves = seconds + time.process_time() - began, moves + 1
        state = moved(state, text)
    ended = GAME.outcome(state)
    assert ended is not None
    return (seat_of_strong in ended.winners) / len(ended.winners), seconds, moves


def chosen(state: State, level: str, seed: str) -> str:
    """The turn of a bot, as text."""
    text = GAME.choose(GAME.view(state, state.turn), state.turn, level, seed).text
    assert text is not None
    return text


def moved(state: State, text: str) -> State:
    """The state after a turn."""
    after: State = GAME.apply(state, state.turn, GAME.read_action(text), 0)[-1].state
    return after


# -- endgames --------------------------------------------------------------------------------------------------------


def endgames() -> Iterator[Row]:
    """The share of endgames that are proven, by the larger rack."""
    proven: dict[int, list[bool]] = defaultdict(list)
    for number in range(ENDGAMES):
        state = GAME.start(GAME.Options(), 2, f"{FIRST_ENDGAME + number:032x}")
        while state.ending is None:
            if not state.bag:
                mine, theirs = (faces(state.racks[seat]) for seat in (state.turn, 1 - state.turn))
                empty = (state.empty[state.turn], state.empty[1 - state.turn])
                ending = best_ending(state.position, mine, theirs.replace(JOKER, "0"), empty, WORK.ending)
                proven[max(len(mine), len(theirs))].append(ending is not None and ending.proven)
            state = moved(state, chosen(state, NORMAL, "0"))
    for tiles, found in sorted(proven.items()):
        yield Row(
            bench=GROUP,
            case=f"endgames, {tiles} tiles in the larger rack, {len(found)} positions",
            value=round(100 * sum(found) / len(found), 1),
            unit="% proven",
            reference=100.0 if tiles <= ALWAYS else None,
        )
