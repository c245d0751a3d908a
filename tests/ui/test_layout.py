"""The layout engine, with letters of ten units in lines of twenty; numbers worked out by hand."""

from __future__ import annotations

from math import ceil, inf

import pytest
from msgspec.structs import replace

from game.ui.box import Box
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Size,
    Text,
    at,
    column,
    first_that_fits,
    frame,
    grid,
    lay_out,
    pad,
    row,
    stack,
)


class Tens:
    """Each letter is ten units wide and twenty high; half as large is the least to be read, but for
    headings."""

    def __init__(self) -> None:
        self.sizes: dict[tuple[int, float], Size] = {}

    def measure(self, text: Text, scale: float, width: float | None) -> Size:
        whole = len(text.words) * 10 * scale
        lines = 1 if width is None else max(ceil(whole / width), 1)
        return Size(whole if width is None else min(whole, width), lines * 20 * scale)

    def has_room(self, text: Text, scale: float, box: Box) -> bool:
        legible = scale >= 0.5 or text.style == "heading"
        return legible and self.measure(text, scale, box.w).h <= box.h


def boxes(tree: Node, *room: float) -> dict[str, Box]:
    """The boxes of the nodes that have names, in a room of this size."""
    placed = lay_out(tree, Box(0, 0, *room), Tens()).placed
    return {one.node.name: one.box for one in placed
            if one.node.name}


def block(name: str, w: float | None = None, h: float | None = None, **given) -> Node:
    return Node(name=name, width=w, height=h, **given)


def test_a_row_places_its_children_side_by_side_with_gaps_inside_its_padding():
    tree = row(block("a", 30), block("b", 50), gap=8, padding=Padding(10, 4, 0, 6))
    assert boxes(tree, 200, 100) == {"a": Box(10, 4, 30, 90), "b": Box(48, 4, 50, 90)}


def test_a_column_places_its_children_one_below_the_other():
    tree = column(block("a", h=30), block("b", h=50), gap=8, padding=pad(10))
    assert boxes(tree, 200, 150) == {"a": Box(10, 10, 180, 30), "b": Box(10, 48, 180, 50)}


def test_what_is_left_goes_to_those_that_grow_in_their_shares():
    tree = row(block("a", 40), block("b", grow=1), block("c", grow=3), gap=10)
    assert boxes(tree, 220, 10) == {
        "a": Box(0, 0, 40, 10), "b": Box(50, 0, 40, 10), "c": Box(100, 0, 120, 10)}


def test_what_exceeds_the_greatest_length_of_one_goes_to_the_others():
    tree = row(block("a", grow=1, max_width=20), block("b", grow=1), block("c", grow=1))
    assert boxes(tree, 200, 10) == {
        "a": Box(0, 0, 20, 10), "b": Box(20, 0, 90, 10), "c": Box(110, 0, 90, 10)}


def test_one_that_grows_has_its_least_length_at_least():
    tree = row(block("a", grow=1, min_width=120), block("b", grow=1))
    assert boxes(tree, 200, 10) == {"a": Box(0, 0, 120, 10), "b": Box(120, 0, 80, 10)}


def test_a_least_length_comes_before_a_greatest_one_where_both_hold():
    tree = row(block("a", grow=1, min_width=80), block("b", grow=1, max_width=30),
               block("c", grow=1))
    assert boxes(tree, 100, 10) == {
        "a": Box(0, 0, 80, 10), "b": Box(80, 0, 10, 10), "c": Box(90, 0, 10, 10)}


def test_what_is_missing_is_taken_from_those_that_shrink():
    tree = row(block("a", 100), block("b", 100, shrink=1, min_width=60))
    assert boxes(tree, 180, 10)["b"].w == 80
    assert boxes(tree, 100, 10)["b"].w == 60, "never less than its least width"
    tree = row(block("a", 100), Text(words="0123456789", name="b"))
    assert boxes(tree, 150, 10) == {"a": Box(0, 0, 100, 10), "b": Box(100, 0, 50, 10)}


@pytest.mark.parametrize(("justify", "first", "second"), [
    ("start", 0, 30), ("center", 20, 50), ("end", 40, 70), ("space-between", 0, 70)])
def test_what_is_left_where_nothing_grows_lies_where_justify_says(justify, first, second):
    found = boxes(row(block("a", 30), block("b", 30), justify=justify), 100, 10)
    assert (found["a"].x, found["b"].x) == (first, second)


@pytest.mark.parametrize(("align", "y", "h"), [
    ("stretch", 0, 100), ("start", 0, 40), ("center", 30, 40), ("end", 60, 40)])
def test_children_lie_across_the_axis_where_align_says(align, y, h):
    tree = row(column(block("", 30, 40), name="a"), align=align)
    assert boxes(tree, 100, 100)["a"] == Box(0, y, 30, h)


def test_a_container_is_as_large_as_its_children_padding_and_gaps():
    tree = column(row(block("a", 30, 20), block("b", 50, 40), gap=8), block("c", 10, 10),
                  gap=5, padding=pad(3, 4))
    assert tree.measure(Tens()) == Size(30 + 8 + 50 + 6, 40 + 5 + 10 + 8)


def test_the_height_of_a_text_follows_from_the_width_that_its_row_leaves_it():
    tree = row(block("a", 60), Text(words="0123456789" * 2, grow=1))
    assert tree.measure(Tens(), 160) == Size(160, 40), "two lines of ten letters"
    assert Text(words="four").measure(Tens()) == Size(40, 20)


def test_optional_children_are_left_out_the_last_one_first_until_there_is_room():
    tree = row(block("a", 50, optional=True), block("b", 50), block("c", 50, optional=True), gap=10)
    assert {*boxes(tree, 170, 10)} == {"a", "b", "c"}
    assert {*boxes(tree, 169, 10)} == {"a", "b"}
    assert boxes(tree, 60, 10) == {"b": Box(0, 0, 50, 10)}


def test_children_of_a_stack_lie_over_each_other_the_last_one_in_front():
    tree = frame("plank", block("a"), block("b"), padding=pad(5), name="plank")
    assert [*boxes(tree, 100, 50).items()] == [
        ("plank", Box(0, 0, 100, 50)), ("a", Box(5, 5, 90, 40)), ("b", Box(5, 5, 90, 40))]


def test_cells_of_a_grid_are_equally_wide_and_the_last_row_is_filled_up():
    tree = grid(*(block(name, h=20) for name in "abc"), columns=2, gap=10)
    assert boxes(tree, 110, 100) == {
        "a": Box(0, 0, 50, 20), "b": Box(60, 0, 50, 20), "c": Box(0, 30, 50, 20)}


def test_a_picture_keeps_its_aspect():
    assert Picture(source="ui/crown", height=50, aspect=2).measure(Tens()) == Size(100, 50)
    assert Picture(source="ui/crown", width=50, aspect=2).measure(Tens()) == Size(50, 25)
    assert Picture(source="ui/crown", aspect=2).measure(Tens()) == Size(0, 0), "that of its box"
    assert Picture(source="ui/crown", width=50, aspect=2, shown=0.6).measure(Tens()) == (50, 15)
    assert Picture(source="ui/crown", width=50, aspect=0).measure(Tens()) == Size(50, 0)


def test_a_canvas_is_as_large_as_its_box_allows_and_spots_are_told_of_it():
    tree = stack(at(Box(1, 0, 1, 2), block("a")), block("b"), canvas=Size(2, 2), down=1)
    assert boxes(tree, 100, 60) == {"a": Box(50, 0, 30, 60), "b": Box(20, 0, 60, 60)}
    assert boxes(tree, 60, 100) == {"a": Box(30, 40, 30, 60), "b": Box(0, 40, 60, 60)}
    assert tree.measure(Tens()) == Size(0, 0), "it asks for no room"


def test_a_side_of_a_canvas_without_a_length_is_no_limit():
    tree = stack(at(Box(-1, 0, 2, 1), block("a")), canvas=Size(0, 1))
    assert boxes(tree, 60, 100) == {"a": Box(-70, 0, 200, 100)}


def test_a_painting_with_an_aspect_is_as_high_as_its_width_needs():
    code = Paint(paint=print, aspect=2)
    assert code.measure(Tens(), 100) == Size(100, 50)
    assert code.measure(Tens()) == Size(0, 0)
    assert replace(code, max_height=40).measure(Tens(), 100) == Size(100, 40)


def test_the_first_tree_that_has_room_is_chosen_and_else_the_last_one():
    sizes = {"wide": 300, "middle": 200, "least": 100}
    tree = first_that_fits(*(block(name, w, 10) for name, w in sizes.items()))
    assert [{*boxes(tree, w, 10)} for w in (300, 299, 50)] == [{"wide"}, {"middle"}, {"least"}]


def test_texts_of_a_group_have_the_largest_letters_in_which_each_of_them_fits():
    tree = column(Text(words="0123456789", group="labels", height=20),
                  Text(words="01", group="labels", height=20), Text(words="01", height=20))
    found = lay_out(tree, Box(0, 0, 76, 60), Tens())
    assert [placed.scale for placed in found.placed[1:]] == [0.76, 0.76, 1.0]
    assert found.clipped == ()


def test_large_letters_of_a_group_become_small_together():
    long, short = (Text(words=words, group="names", style="heading", height=7)
                   for words in ("0" * 20, "01"))
    found = lay_out(column(long, short), Box(0, 0, 76, 14), Tens())
    assert [placed.scale for placed in found.placed[1:]] == [0.35, 0.35]
    assert found.clipped == ()


def test_a_text_that_no_letters_fit_is_told():
    long = Text(words="0" * 40, height=20)
    found = lay_out(stack(long), Box(0, 0, 76, 20), Tens())
    assert found.clipped == (long,)
    assert found.placed[-1].scale == 0.5


def test_equal_trees_are_equal_values():
    def tree(words: str) -> Node:
        return row(Text(words=words), None, frame("plank", Picture(source="ui/crown", width=9)))
    assert tree("one") == tree("one") != tree("two")
    assert hash(tree("one")) == hash(tree("one"))


def test_limits_hold_for_natural_sizes():
    text = Text(words="0123456789", max_width=50, min_height=60)
    assert text.measure(Tens()) == Size(50, 60)
    assert Node().measure(Tens(), inf) == Size(0, 0)


def test_a_child_of_a_stack_fills_its_spot():
    tree = column(stack(block("a"), at(Box(40, 30, 20, 10), block("b")), padding=pad(5)))
    assert boxes(tree, 200, 100)["b"] == Box(45, 35, 20, 10)
    assert tree.measure(Tens()) == Size(70, 50), "a stack reaches to the end of its spots"
