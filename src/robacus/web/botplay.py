"""The bots at the tables: asks a worker whenever a bot may act, waits as long as the bot wants to seem to think, acts.

A bot that hangs, crashes or answers nonsense forfeits its move, not the table: the move of somebody absent is made for
it, where the game has one.
"""

from __future__ import annotations

import asyncio
import logging

from robacus.bots import WorkerFailed, Workers, ask_bot, question
from robacus.game import Choice
from robacus.speech import RobacusError
from robacus.store import StoreUnavailable
from robacus.table import StaleAction
from robacus.web.hub import Hub
from robacus.web.limits import BOT_SECONDS
from robacus.web.live import Live, wall_ms

log = logging.getLogger("robacus.web")

ASK_AGAIN_SECONDS = 1.0
"""A bot that has decided nothing is not asked again sooner, unless something happens."""
STORE_RETRY_SECONDS = 5.0
FAILED_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 5.0, 60.0
"""A bot that failed, and that the game does not wait for, is asked again after this, then after twice as long ..."""


class BotPlay:
    """Plays for all bots of a hub."""

    def __init__(self, hub: Hub, workers: Workers, limit: float = BOT_SECONDS) -> None:
        self._hub = hub
        self._workers = workers
        self._limit = limit

    def look(self, live: Live) -> None:
        """The table has changed: let the bots that may act now play."""
        for seat in live.to_act():
            if self._acts(live, seat):
                task = live.bots.get(seat)
                if task is None or task.done():
                    live.bots[seat] = self._hub.spawn(self._play(live, seat))

    def _acts(self, live: Live, seat: int) -> bool:
        replay = live.replay
        return replay.seats[seat].kind == "bot" and seat not in replay.gone and seat in live.to_act()

    async def _play(self, live: Live, seat: int) -> None:
        """Play for one bot until it may not act any more."""
        retry = FAILED_RETRY_SECONDS
        while self._acts(live, seat) and self._hub.live.get(live.id) is live:
            number, news = live.replay.number, live.news
            try:
                choice = await self._choose(live, seat)
                if live.replay.number != number:
                    continue
                wait = live.state_at + choice.after - live.table.now(wall_ms())
                if choice.text is None:
                    # Asking the same question at once would get the same answer.
                    wait = max(wait, int(ASK_AGAIN_SECONDS * 1000)) if choice.after else 0
                    await _until(news, wait / 1000 if wait else None)
                    continue
                if wait > 0 and await _until(news, wait / 1000):
                    continue
                await self._act(live, seat, choice.text, number)
            except WorkerFailed as error:
                log.warning("the bot at seat %s of table %s failed: %s", seat + 1, live.id, error)
                if not await self._forfeit(live, seat, number):
                    await _until(news, retry)
                    retry = min(2 * retry, LONGEST_RETRY_SECONDS)
            except StoreUnavailable as error:
                log.error("%s", error)
                await asyncio.sleep(STORE_RETRY_SECONDS)

    async def _choose(self, live: Live, seat: int) -> Choice:
        replay = live.replay
        game = replay.game
        seed = self._hub.keys.bot_seed(live.id, seat)
        payload = question(game.name, game.view(replay.state, seat), seat, replay.seats[seat].level, seed)
        return await ask_bot(self._workers, payload, limit=self._limit)

    async def _act(self, live: Live, seat: int, text: str, number: int) -> None:
        try:
            await self._hub.commit(live, lambda table, wall: table.act(seat, text, wall=wall, on=number))
        except StaleAction:
            return
        except StoreUnavailable:
            raise
        except RobacusError as error:
            if live.replay.number == number:
                raise WorkerFailed(error.message) from None

    async def _forfeit(self, live: Live, seat: int, number: int) -> bool:
        """Make the move of somebody absent for a bot that gave none; False where the game has none."""
        if live.replay.number != number or not self._acts(live, seat):
            return True
        action = live.game.absent(live.replay.state, seat)
        if action is None:
            return False
        try:
            await self._act(live, seat, live.game.write_action(action), number)
        except WorkerFailed as error:
            log.error("the absent move of seat %s at table %s is refused: %s", seat + 1, live.id, error)
            return False
        return True


async def _until(news: asyncio.Event, seconds: float | None) -> bool:
    """Wait for something new, at most so long; whether something was."""
    try:
        await asyncio.wait_for(news.wait(), seconds)
    except TimeoutError:
        return False
    return True
