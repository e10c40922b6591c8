"""This machine's own address in the local network, for links that others follow.  Imports nothing of the server."""

from __future__ import annotations

import socket


def lan_host() -> str | None:
    """The address, None when this machine is in no network.  Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # A UDP socket that is "connected" knows from where it would send; the address is one for documents.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found
