"""Who somebody is, without accounts: a random player id in a signed cookie, or in a bearer token for programs.

All signatures and the secrets in links are derived from one key of the server, so nothing of them needs storing and
the host can be shown the same link again.  Works on plain http in a local network: cookies are http-only and
SameSite=Lax, and forms carry a token of their own.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import b32encode, urlsafe_b64encode
from hashlib import blake2b
from http.cookies import CookieError, SimpleCookie
from urllib.parse import quote, unquote

from robacus.log import clean_name

COOKIE = "robacus"
LANGUAGE_COOKIE = "language"
THEME_COOKIE = "theme"
NAME_COOKIE = "nickname"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""

_PLAYER = re.compile(r"[A-Za-z0-9_-]{22}").fullmatch
TABLE_ID = re.compile(r"[a-z2-7]{10}").fullmatch


def new_player() -> str:
    """A fresh player id: 128 random bits, 22 characters."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """A fresh table id: 50 random bits, 10 characters; an address, not a secret."""
    return b32encode(secrets.token_bytes(7))[:10].decode().lower()


class Keys:
    """Everything that is derived from the server's key (32 bytes, see `Store.secret_key`)."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _mac(self, *parts: str, size: int = 16) -> bytes:
        return blake2b("\x1f".join(parts).encode(), key=self._key, digest_size=size).digest()

    def _secret(self, *parts: str) -> str:
        return urlsafe_b64encode(self._mac(*parts)).rstrip(b"=").decode()

    def sign(self, player: str, use: str = "cookie") -> str:
        """The player id with its signature, for a cookie or (another `use`) a bearer token."""
        return f"{player}.{self._secret(use, player)}"

    def read(self, signed: str, use: str = "cookie") -> str | None:
        """The player of a signed text, None for anything that was not signed here for this use."""
        player, _, signature = signed.partition(".")
        if _PLAYER(player) is None or not signature.isascii():
            return None
        return player if hmac.compare_digest(signature, self._secret(use, player)) else None

    def csrf(self, player: str) -> str:
        """What the forms of this player carry."""
        return self._secret("csrf", player)

    def join(self, table: str) -> str:
        """The secret of a table's join link."""
        return self._secret("join", table)

    def seat(self, table: str, seat: int, player: str) -> str:
        """The secret of the link that moves a seat to another device; dead once somebody else holds the seat."""
        return self._secret("seat", table, str(seat), player)

    def enter(self, ladder: str, door: int) -> str:
        """The secret of the link by which programs are submitted to a ladder; another `door`, another link."""
        return self._secret("enter", ladder, str(door))

    def manage(self, ladder: str) -> str:
        """The secret of the link by which its host looks after a ladder."""
        return self._secret("manage", ladder)

    def rematch(self, table: str) -> str:
        """The id of the table that is the rematch of `table`: the same whoever asks, and in every process."""
        return b32encode(self._mac("rematch", table))[:10].decode().lower()

    def bot_seed(self, table: str, seat: int) -> str:
        """The seed of a bot: 32 hexadecimal digits that say nothing about the table's seed."""
        return self._mac("bot", table, str(seat)).hex()


def same(secret: str, expected: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(secret.encode(), expected.encode())


def cookies(header: str) -> dict[str, str]:
    """The cookies of a Cookie header; none when it is broken."""
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header[:8192]).items()}
    except CookieError:
        return {}


def write_name(name: str) -> str:
    """A nickname as the value of a cookie."""
    return quote(name, safe="")


def read_name(value: str) -> str:
    """The nickname of a cookie; empty for none."""
    return clean_name(unquote(value[:400], errors="ignore"))
