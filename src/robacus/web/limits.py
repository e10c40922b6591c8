"""Every limit of the server, written once: sizes, counts, rates.

They are generous for a class room of forty people behind one address and tight against a program that asks without end.
`Bucket` and `Buckets` count; this module knows nothing of tables or pages.
"""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """At most `burst` at once, and `per_second` of them in the long run."""

    per_second: float
    burst: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one server takes.  The defaults are for people; benchmarks and tests may loosen or tighten them."""

    socket_messages: Rate = Rate(30, 120)
    """From one connection."""
    api_requests: Rate = Rate(30, 150)
    """From one token, or one address without a token."""
    page_posts: Rate = Rate(5, 200)
    """Forms from one address: a class of forty that sits down at once stays well below."""
    new_tables: Rate = Rate(60 / 3600, 60)
    """By one player: sixty an hour."""
    new_tables_address: Rate = Rate(600 / 3600, 600)
    """By one address: a class room."""
    imports: Rate = Rate(120 / 3600, 60)
    """Records from one address."""
    pictures: Rate = Rate(10, 60)
    """PNG and SVG pictures drawn for one address."""
    desk_edits: Rate = Rate(15, 400)
    """Edits at desks from one address, those that search left out: a class room at work stays below, and who plays a
    long way to its end at once, too."""
    desk_searches: Rate = Rate(10, 300)
    """Searches that one address has made: hints, solutions, moves from here, pieces of work at a puzzle.  How much of
    the machine they get is bounded by `SEARCHES_AT_ONCE`."""
    studies: Rate = Rate(10, 200)
    """Verdicts and their lines for one address: a class room that sees forty rounds end at once stays below.  What
    has to be searched for counts as `desk_searches`, too."""
    new_ladders: Rate = Rate(30 / 3600, 10)
    """By one player."""
    new_ladders_address: Rate = Rate(60 / 3600, 30)
    """By one address: a school."""
    ladder_entries: Rate = Rate(1 / 5, 30)
    """Programs submitted, changed and taken out by one player: each one has the server play."""
    ladder_entries_address: Rate = Rate(1 / 2, 200)
    """By one address: a class that submits at once."""
    ladder_looks: Rate = Rate(40, 800)
    """Tables of ladders, replays of their battles, and checks of a program while it is written, for one address: a
    class of forty whose pages look every few seconds stays well below."""
    connections_per_table: int = 200
    connections_per_address: int = 400
    connections_per_player: int = 20
    live_tables: int = 5_000
    """Tables in memory at once."""


MAX_FORM_BYTES = 256_000
"""A form: the longest text option of a game, and some more."""
MAX_FORM_FIELDS = 500
"""Fields of a form; the set-up forms have some fifty.  Reading millions of empty ones would hold up everybody."""
MAX_API_BYTES = 64_000
MAX_QUEUE_MESSAGES = 256
"""Messages waiting for one connection; who has more waiting does not read and is dropped."""
MAX_QUEUE_BYTES = 4_000_000
RING_STEPS = 64
"""Steps that a client that comes back can catch up on; behind that it gets everything anew."""
LONG_STEPS, FIRST_STEPS = 12, 2
"""An action that ends the game and shows more steps than the first number, such as a battle, is not sent whole: only so
many of its first steps are pushed, and the page fetches the others as it shows them."""
LOG_LINES = 200
"""Lines of the move list in a snapshot."""
REPLAY_PAGE_STEPS = 200
IMPORT_STEPS = 20_000
"""Steps that an imported game may show: its replay is kept in memory while somebody looks at it."""
IMPORT_SECONDS = 10.0
"""A record that takes longer to replay is refused."""
PICTURE_SECONDS = 10.0
"""A picture that takes longer to draw is given up."""
MAX_DESK_BYTES = 256_000
"""A draft and an edit of the greatest length as JSON, in any alphabet."""
DESK_LIGHT = 1_200
"""Characters of a draft and an edit; what is longer is read and drawn where it can be stopped.  A board of the box has
a few hundred; one of 32 x 32 cells has more than this, and may take up to a second."""
DESK_SECONDS = 20.0
"""An edit at a desk that takes longer is stopped.  Desks keep shorter limits of their own and then say what is proven;
this is for one that hangs."""
SEARCHES_WAITING, SEARCHES_WAITING_ADDRESS = 120, 60
"""Searches at desks and of judges that may wait at the same time: all, and those from one address (a class room)."""
SEARCHES_AT_ONCE = 2
"""Searches at desks for one address that are under way or at the workers' door; the others wait their turn."""
PUZZLE_SLICE_SECONDS = 1.5
"""A piece of work at a puzzle begins no further attempt after this: so long others wait for their hints."""
ATTEMPT_SECONDS = 60.0
"""A piece of work at a puzzle that takes longer is stopped; without the C++ core one attempt may take half of it."""
PUZZLE_SECONDS = 8.0
"""Who has no JavaScript waits for a puzzle so long at most."""
DAY_WAIT_SECONDS = 2.0
"""The puzzle of a day that is not there after this is announced by a page that looks again."""
DAY_ATTEMPTS = 300
"""Attempts at the puzzle of a day; the wishes are such that a few do."""
DAYS_KEPT = 500
"""Puzzles of days kept in memory."""
SEARCHES_KEPT = 300
"""Sheets that a search has found, kept for who asks the same again."""
BOT_SECONDS = 30.0
"""A bot that thinks longer is stopped and loses its move.  Only one that hangs does: levels are defined by work, and
a busy machine takes longer for the same work."""
PING_SECONDS, PONG_SECONDS = 15.0, 10.0
"""A connection is asked this often whether it is still there, and gets so long to answer: a dead one is noticed within
the sum, and costs nothing between."""
REQUEST_SECONDS = 20.0
"""A connection that has not sent a whole request by then is closed."""
MAX_HEAD_BYTES = 65_536
"""Address and headers of a request."""
MAX_ADDRESS = MAX_HEAD_BYTES - 8_192
"""Path and query that a form comes back to: it has to fit into the next request.  A desk has its whole draft there."""
UNREAD_SECONDS, UNREAD_BYTES = 60.0, 16_384
"""A connection that reads less than this of its answer in this time is closed."""
AWAY_SECONDS = 60
"""After this long without a connection others may play on without somebody."""
IDLE_PAUSE_SECONDS = 60
"""A table where time runs and nobody is connected is paused after this."""
IDLE_EVICT_SECONDS = 120
"""A table that nobody is connected to, and where nothing goes on by itself, leaves memory after this."""
WAITING_DAYS = 7
"""A table whose game has not begun, and that nobody has opened for so long, is forgotten."""
ABANDONED_DAYS = 30
"""A table where nobody has looked after the game for so long is closed and leaves the lists; its replay stays."""
API_PRESENCE_SECONDS = 60
"""A program that has asked within this time counts as present."""
JUDGED_KEPT = 64
"""Steps of a running game of which its judge may be asked; its replay has them all."""
STUDY_SECONDS = 20.0
"""The search of a judge that takes longer is stopped.  Judges keep shorter limits of their own and then say what is
proven; this is for one that hangs."""
STUDY_AGAIN_SECONDS = 120.0
"""A search that was stopped is not tried again sooner."""
STUDIES_KEPT = 1000
"""What judges have found, kept for who asks the same again."""
REPLAYS_KEPT = 16
"""Finished games kept ready for their replay pages."""
REPLAY_STEPS_KEPT = 50_000
"""Steps of them all together; one more than this is kept alone."""

LADDERS_OF_HOST = 50
LADDER_ENTRIES, LADDER_OWN = 200, 5
"""Programs in a ladder, and of one person in it; a host may allow fewer."""
LADDER_STARTS = 4
"""Seeds and starting places that two programs meet on, each once from either side, before they meet others."""
LADDER_GROUPS = 6
"""Meetings that are one piece of work; then it is another ladder's turn, and new entries have their games."""
LADDER_SECONDS = 60.0
"""A piece of work that takes longer is stopped, and tried again with a single meeting."""
LADDER_TRIES = 3
"""A single meeting that fails so often is passed over."""
LADDER_RETRY_SECONDS = 300.0
"""A piece of work that has failed is tried again after seconds, then after more, after this at most."""
LADDER_REST_SECONDS = 0.5
"""Between two pieces of work there is a rest as long as the piece, and no longer than this."""
LADDER_IDLE_SECONDS = 30.0
"""How often the store is asked for ladders that another process has put there."""
LADDER_GAMES_KEPT = 5_000
"""Games of a ladder; of older ones only what they have led to."""
LADDERS_KEPT = 64
"""Ladders kept ready for those who look at them."""
LADDER_LOOKED_AT = 800
"""Last battles of a ladder that its page is made from."""
LADDER_SHOWN, LADDER_SHOWN_EACH, LADDER_SHOWN_OWN = 12, 3, 8
"""Last meetings on the page of a ladder, of one program at most, and of somebody's own programs besides."""
LADDER_TEXTS_KEPT = 8
"""Tables of a ladder kept as they are sent, one for each language and for whoever has programs of their own in it."""
LADDER_EMPTY_DAYS = 30
"""A ladder without programs that nobody has changed for so long is forgotten."""
BATTLES_KEPT = 32
"""Battles of ladders kept ready for their replays."""
BATTLE_SECONDS = 20.0
"""A battle that takes longer to be played once more for its replay is given up."""
DOWNLOAD_SECONDS = 60.0
"""A download of a ladder's results that takes longer to make is given up."""

_MAX_KEYS = 20_000


class Bucket:
    """A rate for one connection: `take` says whether one more is allowed now."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        left = self._left + (now - self._at) * self._rate.per_second
        self._at = now
        self._left = min(left, self._rate.burst)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> int:
        """Whole seconds until the next one is allowed, at least one."""
        return max(1, int((1 - self._left) / self._rate.per_second) + 1)


class Buckets:
    """A bucket for each key (an address, a player); the least recently used are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> int:
        """0 when one more is allowed for `key`, else the seconds to wait."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate)
            if len(self._buckets) > _MAX_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return 0 if bucket.take() else bucket.wait()
