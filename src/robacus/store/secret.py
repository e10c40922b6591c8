"""Secrets in links: 128 random bits for whoever holds the link, and only their hash for the database.

The secrets that sign cookies are something else: see `Store.secret_key`.
"""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    """A fresh secret: 128 bits from the operating system in 22 characters that are safe in an address."""
    return secrets.token_urlsafe(16)


def hash_secret(secret: str) -> bytes:
    """The 32 bytes (SHA-256) that the store keeps of a secret.

    A plain hash is enough: 128 random bits cannot be guessed, so there is nothing to slow down.
    """
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()
