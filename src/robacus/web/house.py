"""What the whole server shares, and what every page needs: the visitor, the templates, the static files.

`House` is made once; `Visitor` is who asks, read from cookies; `House.page` renders a template for a visitor.
"""

from __future__ import annotations

import asyncio
import logging
import re
from functools import lru_cache
from hashlib import blake2b
from http import HTTPStatus
from pathlib import Path
from typing import Any

import jinja2
import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie

from robacus import __version__
from robacus.bots import Workers
from robacus.games import game as find_game
from robacus.games import game_names
from robacus.speech import LANGUAGES, RobacusError, Speech, best_language, speech
from robacus.store import Store
from robacus.web import identity
from robacus.web.botplay import BotPlay
from robacus.web.hub import Hub
from robacus.web.ladderdata import Shelf
from robacus.web.ladderplay import LadderPlay
from robacus.web.limits import Buckets, Limits
from robacus.web.socket import Doors

log = logging.getLogger("robacus.web")

HERE = Path(__file__).parent
STATIC = HERE / "static"
THEMES = ("auto", "light", "dark")


class Visitor(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks for a page."""

    player: str
    language: str
    theme: str
    nickname: str
    address: str
    """Network address, for counting only."""
    csrf: str
    fresh: bool
    """Has no cookie yet; the answer sets one."""
    secure: bool
    """Came over https."""


class Refusal(RobacusError):
    """A page or an answer that cannot be given, with its HTTP status."""

    def __init__(self, status: int, message: Any, retry_after: int = 0) -> None:
        super().__init__(message)
        self.status = status
        self.retry_after = retry_after


def static_hash() -> str:
    """A short hash of all static files and of the games' own scripts: a new one is a new address."""
    digest = blake2b(digest_size=8)
    for file in sorted(path for path in STATIC.rglob("*") if path.is_file()):
        digest.update(str(file.relative_to(STATIC)).encode() + b"\0" + file.read_bytes())
    for name in game_names():
        for module, file in find_game(name).client_modules().items():
            digest.update(f"{name}/{module}".encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


class House:
    """Everything that the handlers of one server share."""

    def __init__(self, store: Store, limits: Limits, lan: str = "") -> None:
        self.store = store
        self.lan = lan
        self.limits = limits
        self.hub = Hub(store, limits)
        self.keys = self.hub.keys
        self.doors = Doors(self.hub)
        self.workers = Workers()
        self.searchers = Workers()
        """For desks and puzzles, so that bots never wait behind somebody's search; they start when first needed."""
        self.ladders = LadderPlay(store)
        self.ladder_shelf = Shelf(store)
        self.entering = asyncio.Lock()
        """Held while a program is named and put into a ladder: no two have the same name."""
        self.importing = asyncio.Lock()
        self.drawing = asyncio.Lock()
        self.hub.players = BotPlay(self.hub, self.workers)
        self.static_hash = static_hash()
        self.posts = Buckets(limits.page_posts)
        self.api = Buckets(limits.api_requests)
        self.new_tables = Buckets(limits.new_tables)
        self.new_tables_address = Buckets(limits.new_tables_address)
        self.imports = Buckets(limits.imports)
        self.pictures = Buckets(limits.pictures)
        self.studies = Buckets(limits.studies)
        self.desk_edits = Buckets(limits.desk_edits)
        self.desk_searches = Buckets(limits.desk_searches)
        self.new_ladders = Buckets(limits.new_ladders)
        self.new_ladders_address = Buckets(limits.new_ladders_address)
        self.ladder_entries = Buckets(limits.ladder_entries)
        self.ladder_entries_address = Buckets(limits.ladder_entries_address)
        self.ladder_looks = Buckets(limits.ladder_looks)
        self._templates = jinja2.Environment(
            loader=jinja2.FileSystemLoader(HERE / "templates"),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=jinja2.StrictUndefined,
        )

    # -- who asks --------------------------------------------------------------------------------------------------

    def visitor(self, request: Request[Any, Any, Any]) -> Visitor:
        """Who asks, by cookies; somebody new gets an id of its own."""
        known = getattr(request.state, "visitor", None)
        if isinstance(known, Visitor):
            return known
        jar = identity.cookies(request.headers.get("cookie", ""))
        player = self.keys.read(jar.get(identity.COOKIE, ""))
        fresh = player is None
        if player is None:
            player = identity.new_player()
        theme = jar.get(identity.THEME_COOKIE, "")
        found = Visitor(
            player=player,
            language=language_of(
                jar.get(identity.LANGUAGE_COOKIE, ""), request.headers.get("accept-language", "")
            ),
            theme=theme if theme in THEMES else "auto",
            nickname=identity.read_name(jar.get(identity.NAME_COOKIE, "")),
            address=address(request),
            csrf=self.keys.csrf(player),
            fresh=fresh,
            secure=request.url.scheme == "https",
        )
        request.state.visitor = found
        return found

    def cookie(self, name: str, value: str, visitor: Visitor) -> Cookie:
        """A cookie as we set them all."""
        return Cookie(
            key=name,
            value=value,
            path="/",
            max_age=identity.COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=visitor.secure,
        )

    def own_cookies(self, visitor: Visitor) -> list[Cookie]:
        """The cookie of somebody new."""
        if not visitor.fresh:
            return []
        return [self.cookie(identity.COOKIE, self.keys.sign(visitor.player), visitor)]

    # -- pages -----------------------------------------------------------------------------------------------------

    def static(self, path: str) -> str:
        """The address of a static file."""
        return f"/static/{self.static_hash}/{path}"

    def script(self, game: str) -> str:
        """The address of a game's own browser module, or ""."""
        return self.static(f"games/{game}/client.js") if find_game(game).client_modules() else ""

    def render(self, template: str, visitor: Visitor, path: str, **context: Any) -> str:
        """A template as text."""
        say: Speech = speech(visitor.language)
        return self._templates.get_template(template).render(
            say=say,
            language=visitor.language,
            languages=LANGUAGES,
            theme=visitor.theme,
            csrf_token=visitor.csrf,
            static=self.static,
            nickname=visitor.nickname,
            version=__version__,
            path=path,
            **context,
        )

    def page(
        self, template: str, request: Request[Any, Any, Any], *, status: int = 200, **context: Any
    ) -> Response[str]:
        """A rendered page for whoever asks."""
        visitor = self.visitor(request)
        text = self.render(template, visitor, path_of(request), status=status, **context)
        return Response(
            text,
            status_code=status,
            media_type=MediaType.HTML,
            cookies=self.own_cookies(visitor),
            headers={"Cache-Control": "private, no-store", "Vary": "Cookie, Accept-Language"},
        )

    def error_page(
        self, request: Request[Any, Any, Any], status: int, words: str, remedy: str
    ) -> Response[str]:
        """A page that says what went wrong and what to do."""
        say = speech(self.visitor(request).language)
        try:
            title = say(f"web-status-{status}")
            if title.startswith("web-status-"):
                title = say("web-status-500" if status >= 500 else "web-status-400")
            return self.page("error.html", request, status=status, title=title, words=words, remedy=remedy)
        except jinja2.TemplateError:
            log.exception("the error page itself is at fault")
            text = f"{HTTPStatus(status).phrase}\n\n{words}\n{remedy}\n"
            return Response(text, status_code=status, media_type=MediaType.TEXT)


def address(request: Request[Any, Any, Any]) -> str:
    """The network address of whoever asks."""
    return request.client.host if request.client else ""


def path_of(request: Request[Any, Any, Any]) -> str:
    """Path and query of the page asked for: where a form that belongs to every page comes back to."""
    query = request.scope.get("query_string", b"").decode("latin-1")
    return request.scope["path"] + (f"?{query}" if query else "")


@lru_cache(maxsize=256)
def language_of(cookie: str, accept: str) -> str:
    """The language of a cookie, or the best one that the browser wants."""
    if cookie in LANGUAGES:
        return cookie
    wanted: list[tuple[float, int, str]] = []
    for index, part in enumerate(accept[:400].split(",")):
        tag, _, weight = part.partition(";")
        match = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight)
        quality = float(match[1]) if match else 1.0
        if tag.strip() and quality > 0:
            wanted.append((-quality, index, tag))
    return best_language(tag for _quality, _index, tag in sorted(wanted))
