"""The version of the program, written once; pyproject.toml and the C++ build read it from here."""

__version__ = "0.1.0"
