"""Makes the drawn parts of the pages from the same figures as the boards: logo, word mark, pictures, icons.

Run it after a change to `robacus.figures`, `robacus.glyphs` or ``tokens.css``; what it writes is kept in the repository
(``templates/parts/*.html`` and ``static/icons``), and a test compares the two.  It draws no board: games do.
"""

from __future__ import annotations

from pathlib import Path

from robacus import drawing, figures, glyphs
from robacus.scene import tag

WEB = Path(__file__).parent.parent / "src" / "robacus" / "web"
SVG = "http://www.w3.org/2000/svg"


def bead(x: float, y: float, tone: str, *, rx: float, ry: float, width: float) -> str:
    """A bead on a level rod: taller than wide, with a rim round its middle."""
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, class_=f"bead-{tone}", stroke_width=width)


def logo() -> str:
    """A robot's head that is an abacus: two beads look at you, the others are its mouth.  48 x 48."""
    return "".join(
        (
            tag("path", d="M24 12V7.5", class_="logo-rod", stroke_width=3, stroke_linecap="round"),
            bead(24, 5.2, "red", rx=4.2, ry=3.4, width=2),
            tag("path", d="M3 21V31M45 21V31", class_="logo-rod", stroke_width=3.4, stroke_linecap="round"),
            tag("rect", x=7, y=12, width=34, height=32, rx=8.5, class_="logo-frame", stroke_width=3),
            tag("path", d="M7 23.5H41M7 35H41", class_="logo-rod", stroke_width=1.8),
            *(bead(x, 23.5, "yellow", rx=4.4, ry=6, width=2) for x in (17, 31)),
            *(
                bead(x, 35, tone, rx=2.9, ry=4.3, width=1.8)
                for x, tone in ((13.5, "red"), (19.7, "red"), (28.3, "green"), (34.5, "blue"))
            ),
        )
    )


def logo_part() -> str:
    return tag("svg", logo(), class_="logo", viewBox="0 0 48 48", aria_hidden="true", focusable="false")


def wordmark_part() -> str:
    """The name in our own letters."""
    data, width = glyphs.outline("ROBACUS")
    path = tag("path", d=glyphs.placed(data, 0.8, 0.8, 1), stroke_width=1.45)
    box = f"0 0 {width + 1.6:.5g} 8.6"
    return tag("svg", path, class_="wordmark", viewBox=box, aria_hidden="true", focusable="false")


def hero_part() -> str:
    """A big abacus on whose rods robots sit among the beads."""
    rods = (
        (2.2, (("yellow", 1.0), ("yellow", 1.55), ("blue", 8.45), ("red", 9.0))),
        (4.35, (("blue", 1.0), ("green", 4.63), ("green", 5.18), ("red", 9.0))),
        (6.5, (("red", 1.0), ("red", 1.55), ("red", 2.1), ("blue", 8.45), ("yellow", 9.0))),
    )
    robots = (
        ("silver", 3.2, 0),
        ("green", 6.75, 0),
        ("red", 2.4, 1),
        ("yellow", 7.4, 1),
        ("blue", 3.85, 2),
        ("black", 6.5, 2),
    )
    parts = [
        tag("rect", x=0.08, y=0.08, width=9.84, height=7.54, rx=0.6, class_="hero-frame"),
        tag("rect", x=0.5, y=0.5, width=9.0, height=6.7, rx=0.28, class_="hero-back"),
    ]
    for y, beads in rods:
        parts.append(tag("path", d=f"M0.5 {y}H9.5", class_="hero-rod"))
        parts += [bead(x, y, tone, rx=0.26, ry=0.46, width=0.06) for tone, x in beads]
    parts += [
        tag("g", figures.robot(tone), transform=f"translate({x} {rods[rod][0] - 0.66}) scale(1.9)")
        for tone, x, rod in robots
    ]
    return tag(
        "svg",
        *parts,
        class_="scene hero-art",
        viewBox="0 0 10 7.7",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
        focusable="false",
    )


def figure_part(tone: str) -> str:
    """One robot alone, for empty and error states."""
    return tag(
        "svg",
        figures.robot(tone),
        class_="scene figure",
        viewBox="-0.5 -0.5 1 1",
        aria_hidden="true",
        focusable="false",
    )


def favicon(size: int | None = None) -> str:
    """The logo with its colours inside, on nothing; with `size` on a sheet, for home screens."""
    light, dark = drawing.tokens("light"), drawing.tokens("dark")
    beads = {"red": "--red", "yellow": "--bead", "blue": "--blue", "green": "--green"}

    def style(tokens: dict[str, str]) -> str:
        rules = [
            f".bead-{name}{{fill:{tokens[key]};stroke:{tokens['--ink']}}}" for name, key in beads.items()
        ]
        rules.append(f".logo-frame{{fill:{tokens['--sheet']};stroke:{tokens['--ink']}}}")
        rules.append(f".logo-rod{{fill:none;stroke:{tokens['--ink']}}}")
        return "".join(rules)

    if size is None:
        sheet = f"{style(dict(light))}@media (prefers-color-scheme:dark){{{style(dict(dark))}}}"
        return tag("svg", tag("style", sheet), logo(), xmlns=SVG, viewBox="0 0 48 48")
    ground = tag("rect", x=-8, y=-8, width=64, height=64, fill=light["--paper"])
    return tag(
        "svg",
        tag("style", style(dict(light))),
        ground,
        logo(),
        xmlns=SVG,
        viewBox="-8 -8 64 64",
        width=size,
        height=size,
    )


def parts() -> dict[str, str]:
    """Path below ``web/`` -> text of every drawn part."""
    found = {
        "templates/parts/logo.html": logo_part(),
        "templates/parts/wordmark.html": wordmark_part(),
        "templates/parts/hero.html": hero_part(),
        "static/icons/favicon.svg": favicon(),
    }
    for tone in ("red", "silver", "yellow", "blue"):
        found[f"templates/parts/robot-{tone}.html"] = figure_part(tone)
    return {name: text + "\n" for name, text in found.items()}


def main() -> None:
    for name, text in parts().items():
        file = WEB / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (WEB / "static" / "icons" / "icon-180.png").write_bytes(drawing.rasterise_svg(favicon(180)))


if __name__ == "__main__":
    main()
