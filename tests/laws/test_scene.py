"""Laws of scenes: the old picture and the difference give the new one, also over the wire."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from robacus.scene import (
    Board,
    Change,
    Clock,
    Fact,
    Piece,
    Place,
    Scene,
    Trail,
    changed,
    difference,
    tag,
    text,
)

BOARDS = {key: Board(key, 2, 2, tag("rect", width=2), {"dot": tag("circle", r=1)}) for key in ("a", "b")}

few = st.sampled_from((0.5, 1.5))
pieces = st.lists(
    st.builds(
        Piece,
        st.sampled_from("pqrs"),
        st.just("dot"),
        few,
        few,
        turn=st.sampled_from((0, 90)),
        value=st.sampled_from("12"),
    ),
    unique_by=lambda piece: piece.key,
    max_size=4,
).map(tuple)
scenes = st.builds(
    Scene,
    board=st.sampled_from(sorted(BOARDS)).map(BOARDS.__getitem__),
    pieces=pieces,
    places=st.lists(
        st.builds(Place, st.integers(0, 2), st.sampled_from("01"), acting=st.booleans()), max_size=2
    ).map(tuple),
    facts=st.lists(st.builds(Fact, st.just("left"), st.just("Left"), st.sampled_from("01")), max_size=1).map(
        tuple
    ),
    status=st.sampled_from(("", "to move")),
    clock=st.none() | st.builds(Clock, st.integers(0, 2), st.just(10), st.just("glass")),
    trails=st.lists(st.builds(Trail, st.tuples(st.tuples(few, few), st.tuples(few, few))), max_size=2).map(
        tuple
    ),
)


def in_order(scene: Scene) -> Scene:
    """The scene with its pieces in the order of their keys: their order means nothing."""
    return msgspec.structs.replace(scene, pieces=tuple(sorted(scene.pieces, key=lambda piece: piece.key)))


@given(scenes, scenes)
def test_old_and_difference_give_new(old: Scene, new: Scene) -> None:
    assert changed(old, difference(old, new)) == in_order(new)


@given(scenes, scenes)
def test_a_difference_survives_the_wire(old: Scene, new: Scene) -> None:
    change = difference(old, new)
    sent = msgspec.json.encode(change)
    assert msgspec.json.decode(sent, type=Change) == change


@given(scenes)
def test_the_difference_to_itself_is_nothing(scene: Scene) -> None:
    assert msgspec.json.encode(difference(scene, scene)) == b"{}"
    assert msgspec.json.encode(difference(scene, in_order(scene))) == b"{}"


@given(scenes, scenes)
def test_a_difference_names_no_piece_that_stays_as_it_is(old: Scene, new: Scene) -> None:
    change = difference(old, new)
    same = {piece.key for piece in new.pieces if piece in old.pieces}
    assert same.isdisjoint(change.gone)
    assert same.isdisjoint(piece.key for piece in change.put)


@given(st.text(), st.text())
def test_no_words_break_out_of_an_element(attribute: str, words: str) -> None:
    element = tag("text", text(words), class_=attribute)
    assert element.count("<") == 2
    assert element.count(">") == 2
    assert element.count('"') - text(words).count('"') == 2


def test_an_element_is_written_as_svg_wants_it() -> None:
    assert tag("rect", x=0.5, y=1, stroke_width=0.05, class_="cell", rx=None) == (
        '<rect x="0.5" y="1" stroke-width="0.05" class="cell"/>'
    )
    assert tag("g", tag("path", d="M0 0"), id="a&b") == '<g id="a&amp;b"><path d="M0 0"/></g>'
