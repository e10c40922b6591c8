# What native/bindings.cpp exports, for type checkers; a test holds the two equal.

class BuildInfo:
    """What this build of the core is."""

    @property
    def version(self) -> str: ...
    @property
    def compiler(self) -> str: ...
    @property
    def kind(self) -> str: ...

def build_info() -> BuildInfo:
    """Version, compiler and kind of this build."""

class CancelFlag:
    """Stops a running kernel from another thread."""

    def __init__(self) -> None: ...
    def set(self) -> None:
        """Ask the kernel that holds this flag to stop."""

    def is_set(self) -> bool: ...
