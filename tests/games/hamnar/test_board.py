"""What a stranger sees of the board: who has moved where, what was taken, and what lies behind."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from game import routes
from game.core.hands import Hands
from game.core.match import start
from game.core.record import Header, Player
from game.games import load_rules
from game.games.hamnar import table as manners
from game.games.hamnar.rules.reach import SQUARE
from game.games.hamnar.table.panels import SIDES
from game.games.hamnar.table.targets import find_goals, topple_captured
from game.games.hamnar.table.ways import body_distance
from game.picture.screen import Box
from game.picture.theme import GOLD, SEAT_COLOURS, Colour
from game.tables.looks import CAPTURE as CROSS
from game.tables.looks import FLAW, TARGET
from game.tables.table import TableScene
from tests.house import OpenHouse, find_pictures, of_colour

CHASE = 40  # moves at most until somebody has been captured


def played(house: OpenHouse) -> TableScene:
    """A match in which the newest move has captured somebody."""
    players = Player("Freja"), Player("Ask")
    match = start(Header("hamnar", load_rules("hamnar").VERSION, players, "5"), None)
    house.house.stack.open(routes.Table(match, Hands(players, {0: "keys/left", 1: "keys/left"})))
    table = house.table
    for _ in range(CHASE):
        seat = next(iter(match.prompts))
        moves = list(table.rules.moves(match.state, seat))
        taken = [move for move in moves if any(
            to.startswith("taken") for beat in table.rules.apply(match.state, seat, move, None)
            for _, to in beat.moved)]
        table.play(seat, (taken or moves)[0])
        table.settle()
        if taken:
            break
    house.frames(2)
    return table


def leaves(table: TableScene) -> dict[str, Box]:
    return {name: box for page in table.picture.drawn for name, box in page.leaves}


@pytest.mark.parametrize(("text", "language"), [(1.0, "en"), (2.0, "sv")])
def test_captives_are_ghosts_among_their_own(open_house, text, language):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    table = played(house)
    place = next(place for place in table.show.layer.map_pieces() if place.startswith("taken/"))
    box, seat = table.show.board.box_of(place), int(place.split("/")[1])
    assert box.is_within(table.show.panel_of(1 - seat)), "on the panel of whoever has lost it"
    assert any(unseen.has_point(*box.center) for unseen in table.show.layer.without)
    assert not [one for page in table.picture.drawn for one in (*page.problems, *page.shortened)]


def test_a_figure_leaves_half_of_the_square_behind_it_to_be_seen():
    for side in SIDES:
        look = manners.LOOKS[side]
        assert look.foot is not None
        assert look.wide * look.tall - look.foot <= 0.5 + 0.25, "over the middle of its own"


def test_the_newest_arrow_ends_before_whoever_stands_there(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = played(house)
    _, (frm, to) = list(table.show.map_trails().items())[-1]
    board = table.show.board
    a, b = board.pose_of(frm), board.pose_of(to)
    last = body_distance(table.picture.seen, a, b, to)
    length = ((b.x - a.x) ** 2 + (b.y - a.y) ** 2) ** 0.5
    tip = b.x + (a.x - b.x) * last / length, b.y + (a.y - b.y) * last / length
    assert not board.box_of(to).inset(0.2 * b.w).has_point(*tip), "before the body"


def test_a_panel_says_how_many_pieces_are_left_in_large_letters_and_how_many_can_move(open_house):
    house = open_house("--speed", "instant")
    table = house.at_table("4b/5/w4/w4/w4 wwbwbb pawn 0")
    house.frames(2)
    for seat, left, able in ((0, "'3'", "'1 can move'"), (1, "'1'", "'Next, horse: 1 can move'")):
        found = {name: box for page in table.picture.drawn for name, box in page.leaves
                 if box.is_within(table.show.panel_of(seat)) and name.startswith("'")}
        assert max(found, key=lambda name: found[name].h) == left
        assert able in found


def test_what_is_said_to_somebody_leaves_what_is_to_be_done_to_be_seen(open_house):
    house = open_house("--speed", "instant")
    table = house.at_table("4b/5/w4/w4/w4 wwbwbb pawn 0")
    lost = ("hamnar-why-lost", 10)
    table.input.tell(house.asked()[0], ("coach-more", lost, ("coach-more", lost, lost)),
                     warning=False)
    house.frames(2)
    assert "All moves lose" in house.words() and "Move as a pawn" in house.words()


def test_the_newest_deed_stands_over_the_panel_of_whoever_did_it(open_house):
    """The player's task stands above, if it is their turn again; small under it the move before."""
    house = open_house("--speed", "instant")
    for orbs in ("bwbwbw", "bwwbbw"):
        table = house.at_table(f"b2bb/5/b4/2w2/ww1ww {orbs} pawn 0")
        house.play("a1-a2")
        house.settle()
        house.frames(2)
        found, panel = leaves(table), table.show.panel_of(0)
        deed = found["'Freja’s pawn stepped to a2'"]
        assert panel.x < deed.x < deed.right < panel.right and deed.bottom < panel.y
        again = table.show.asked == [0]
        assert again == (orbs == "bwwbbw")
        assert (deed.bottom < found["'Once more, as a horse'"].y) if again else deed.y > 200


@pytest.mark.parametrize(("human", "told"), [
    (("human", "skilled"), "Ask’s horse took your bear on b3"),
    (("human", "human"), "Ask’s horse took a bear on b3"),
])
def test_whose_piece_was_taken_is_told_to_her_who_plays_alone(open_house, human, told):
    players = Player("Freja", human[0]), Player("Ask", human[1])
    house = open_house("--speed", "instant")
    match = start(Header("hamnar", load_rules("hamnar").VERSION, players, "5"), None)
    match.states[-1] = load_rules("hamnar").read("b3b/5/1w3/5/w3w wbbwwb horse1 0")
    house.house.stack.open(routes.Table(match, Hands(players, {0: "keys/left", 1: "keys/left"})))
    house.table.play(1, load_rules("hamnar").parse("a5-b3"))
    house.settle()
    house.frames(2)
    assert told in house.words()


def test_two_orbs_that_changed_places_are_joined_by_an_arrow_with_two_heads_round_the_board(
        open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = house.at_table("bb1bb/2b2/5/2w2/ww1ww wbbwwb sun 0")
    house.play("pawn-horse2")
    house.settle()
    assert set(table.show.map_trails()[0]) == {"orb/pawn", "orb/horse2"}
    house.frames(60)
    drawn = house.house.screen.surface.copy()
    table.show.went.clear()
    house.frames(2)
    surface = house.house.screen.surface

    def far(degrees: float, most: int = 400) -> list[int]:
        """How far from the middle the arrow is seen in some direction, clockwise from the top."""
        x, y = sin(radians(degrees)), -cos(radians(degrees))
        return [r for r in range(270, most)
                if drawn.get_at((round(960 + x * r), round(540 + y * r)))
                != surface.get_at((round(960 + x * r), round(540 + y * r)))]
    shaft = len(far(90))
    assert shaft > 8 and len(far(152)) > 8, "along the edge of the board"
    assert max(len(far(angle, 342)) for angle in range(60, 78)) > shaft + 8, "a head at the pawn"
    assert max(len(far(angle)) for angle in range(162, 172)) > shaft + 8, "and at the horse"
    assert not far(270) and not far(330) and not far(20), "the shorter way"
    squares = [table.show.board.box_of(place).center for place in ("a5", "c3", "d2", "e1")]
    assert all(drawn.get_at((round(x), round(y))) == surface.get_at((round(x), round(y)))
               for x, y in squares)


@pytest.mark.parametrize(("orbs", "seat"), [("wbwbwb", 1), ("bwwbwb", 0)])
def test_what_the_light_allows_stands_over_the_panel_of_whoever_is_asked_and_what_comes_then(
        open_house, orbs, seat):
    house = open_house("--speed", "instant")
    table = house.at_table(f"bb1bb/2b2/5/2w2/ww1ww {orbs} pawn 0")
    house.frames(2)
    assert table.show.asked == [seat]
    panel, found = table.show.panel_of(seat), leaves(table)
    for words in ("'Move as a pawn'", "'one step straight ahead'", "'Then: horse'"):
        assert panel.x <= found[words].x <= found[words].right <= panel.right
        assert found[words].bottom < panel.y


def test_what_comes_then_and_who_has_more_have_the_letters_of_the_panels_other_words(open_house):
    """They are read from as far away, where texts have their usual size."""
    house = open_house("--speed", "instant")
    house.at_table("bb1bb/2b2/5/2w2/ww1ww wbwbwb pawn 0")
    house.frames(2)
    letters = {key[1]: key[2] for key in house.house.art.kept if key[0] == "text"}
    can = next(style for text, style in letters.items() if text.endswith("can move"))
    assert len({style.removesuffix("@1") for style in (
        letters["Then: horse"], letters["tied"], can)}) == 1


@pytest.mark.parametrize(("board", "told"), [
    ("bb1bb/2b2/5/2w2/ww1ww", ("tied", "tied")),
    ("bb1bb/2b2/5/2w2/ww3", ("2 behind", "leads by 2")),
    ("4b/5/5/2w2/ww3", ("leads by 2", "2 behind")),
])
def test_panels_say_who_has_more_pieces_and_how_many_more(open_house, board, told):
    house = open_house("--speed", "instant")
    table = house.at_table(f"{board} wbwbwb horse3 0")
    house.frames(2)
    for seat, words in enumerate(told):
        within = [name for page in table.picture.drawn for name, box in page.leaves
                  if box.is_within(table.show.panel_of(seat))]
        assert repr(words) in within
        crowns = [box for page in table.picture.drawn for name, box in find_pictures(page)
                  if name == "ui/crown" and box.is_within(table.show.panel_of(seat))]
        assert bool(crowns) == words.startswith("leads")


def test_a_panel_says_so_too_when_the_other_side_alone_has_changed(open_house):
    """Freja's last move takes Ask's last piece: Freja's things stay as they are."""
    house = open_house("--speed", "instant")
    table = house.at_table("4b/5/5/5/w3w wwbwbb pawn 0")
    house.frames(2)
    assert "'leads by 1'" in leaves(table)
    table.show.put(table.rules.read("5/5/5/5/w3w wwbwbb pawn 0"))
    house.frames(2)
    assert "'leads by 2'" in leaves(table) and "'2 behind'" in leaves(table)


def test_orbs_whose_turn_comes_later_lie_in_the_shade_unless_they_may_be_swapped(open_house):
    house = open_house("--speed", "instant")
    for icon, bright in (("horse3", {"horse3", "elephant"}), ("sun", set())):
        table = house.at_table(f"bb1bb/2b2/5/2w2/ww1ww wbwbwb {icon} 0")
        house.frames(2)
        dull = {place for place in table.show.layer.dull if place.startswith("orb/")}
        orbs = {place for place in table.show.layer.map_pieces() if place.startswith("orb/")}
        assert orbs - dull == (orbs if icon == "sun" else {f"orb/{one}" for one in bright})


def test_a_square_with_a_pillar_is_as_green_as_others_where_one_can_go_there(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = house.at_table("b2bb/5/b4/2w2/ww1ww wbbwwb horse2 0")
    box, seen = table.show.board.box_of("b4"), []
    for square in ("c1", "c2"):
        table.input.set_focus(0, square)
        house.frames(60)
        seen.append(house.house.screen.surface.get_at((round(box.x + 26), round(box.center[1]))))
    green = [colour.g - colour.r for colour in seen]
    assert green[1] > green[0] + 20


def test_the_arrow_of_the_newest_move_is_solid_also_while_squares_are_lit(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = house.at_table("bb1bb/5/5/2w2/ww1ww wbbwwb horse2 0")
    house.play("c2-b4")
    house.settle()
    (frm, to), own = table.show.map_trails()[0], SEAT_COLOURS[0]
    board, filled = table.show.board, []
    a, b = board.pose_of(frm), board.pose_of(to)
    for place in ("a5", "b5"):  # from the first one no square is lit, from the other some are
        table.input.set_focus(1, place)
        house.frames(2)
        x, y = a.x + (b.x - a.x) * 0.4, a.y + (b.y - a.y) * 0.4
        tone = house.house.screen.surface.get_at((round(x), round(y)))[:3]
        filled.append(max(abs(one - other) for one, other in zip(tone, own, strict=True)) < 50)
    assert filled == [True, True]


def test_on_a_stage_who_was_captured_is_thrown_before_a_burst_to_where_no_arrow_comes(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    match = start(
        Header("hamnar", load_rules("hamnar").VERSION, (Player("Freja"), Player("Ask")), "3"),
        None)
    house.wander(match, 200)
    house.house.stack.open(routes.Replay(match))
    scene, sides = house.top, set[int]()
    for mark in (mark for mark in scene.marks if mark.kind == "struck"):
        scene.go_to(mark.ply + 1)
        house.frames(2)
        show = scene.show
        if not (hits := show.list_hits()) or not isinstance(show.table.get(hits[0]), str):
            continue
        way = show.went[-1][2]
        there, frm = show.board.pose_of(hits[0]), show.board.pose_of(way[0])
        (sign,) = topple_captured(scene.picture.seen)
        burst, thrown = sign.look.shapes
        assert (burst.x, burst.y) == (thrown.x, thrown.y) and abs(burst.x) > 0.4
        assert sign.at == hits[0]
        side = 1 if burst.x > 0 else -1
        assert side == (-1 if frm.x > there.x else 1)
        sides.add(side)
    assert sides


def test_orbs_that_are_swapped_are_told_by_what_they_lie_at_before_and_after(open_house):
    """Their numbers are others as soon as the light has moved."""
    house = open_house("--speed", "instant")
    table = house.at_table("bb1bb/2b2/5/2w2/ww1ww wbbwwb sun 0")
    move = table.rules.parse("pawn-horse2")
    assert house.house.words.say(manners.tell_move(table.match.state, move)) == (
        "swap the orbs of pawn and bottom horse")
    house.play("pawn-horse2")
    house.settle()
    house.frames(2)
    assert "Freja swaps the orbs on the pawn and the bottom horse." in house.words()


def test_every_square_that_can_be_reached_has_a_ring_and_a_dot_or_a_red_frame(open_house):
    """An empty square, one with a pillar, and one where somebody stands, who is framed in red."""
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = house.at_table("b2bb/5/b4/2w2/ww1ww wbbwwb horse2 0")
    table.input.set_focus(0, "c2")
    house.frames(60)

    def has(tone: Colour, x: float, y: float) -> bool:
        seen = house.house.screen.surface.get_at((round(x), round(y)))[:3]
        return max(abs(one - other) for one, other in zip(seen, tone, strict=True)) < 8

    def ringed(place: str, tone: Colour) -> bool:
        box = table.show.board.box_of(place)
        return all(has(tone, x, box.y + 40) for x in (box.x + 6, box.right - 6))
    assert {place for place in SQUARE if ringed(place, TARGET)} == {"b4", "d4", "e3"}
    assert {place for place in SQUARE if ringed(place, CROSS)} == {"a3"}
    boxes = {place: table.show.board.box_of(place) for place in ("a3", "b4", "d4", "e3")}
    assert {place for place, box in boxes.items()
            if has(TARGET, box.center[0], box.center[1] - 4)} == {"b4", "d4", "e3"}
    assert {place for place, box in boxes.items()
            if has(FLAW, box.right - 20, box.bottom - 6)} == {"a3"}, "a sign at its foot"


def test_the_ring_of_the_focus_is_as_broad_on_a_square_that_can_be_reached(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = house.at_table("b2bb/5/b4/2w2/ww1ww wbbwwb horse2 0")
    house.touch("c2")
    seen = []
    for place in ("c5", "d4", "a3"):  # nobody comes there; somebody may; somebody is captured there
        table.input.set_focus(0, place)
        house.frames(10)
        ring = table.show.board.box_of(place).inset(-8)
        seen.append(of_colour(house, ring, SEAT_COLOURS[0]))
    assert min(seen) > 0.7 * seen[0] > 0, "but for the head of a figure before it"


def test_the_number_of_an_orb_stands_in_it(open_house):
    house = open_house("--speed", "instant")
    board = house.at_table("b2bb/5/b4/2w2/ww1ww wbbwwb horse2 0").show.board
    for icon in ("sun", "pawn", "horse1", "horse2", "horse3", "elephant"):
        assert board.box_of(f"next/{icon}").is_within(board.box_of(f"orb/{icon}"))


def test_an_arrow_begins_in_the_middle_of_a_square_also_where_that_can_be_reached(open_house):
    """The newest piece came from where another may go now."""
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = house.at_table("b2bb/5/5/5/w2w1 wbbwbw horse3 0")
    house.play("a5-b3")
    house.settle()
    table.input.set_focus(0, "a1")
    house.frames(60)
    board, surface = table.show.board, house.house.screen.surface

    def coral(x: float, y: float) -> bool:
        seen = surface.get_at((round(x), round(y)))[:3]
        return max(abs(one - other) for one, other in zip(seen, SEAT_COLOURS[1],
                                                          strict=True)) < 40
    (ax, ay), (bx, by) = board.box_of("a5").center, board.box_of("b3").center
    line = [(ax + (bx - ax) * n / 50, ay + (by - ay) * n / 50) for n in range(50)]
    seen = [point for point in line if coral(*point)]
    assert "a5" in find_goals(table.picture.seen)
    assert len([
        point for point in seen if board.box_of("a5").has_point(*point)]) > 5, "over its green"
    frame = board.box_of("a5").inset(13)
    assert coral(frame.x + 3, frame.center[1]), "and there is a frame inside the green one"


def test_whoever_has_lost_all_is_not_said_to_have_no_move(open_house):
    house = open_house("--speed", "instant")
    table = house.at_table("5/b4/w4/5/5 bwbwbw pawn 0")
    table.play(0, table.rules.parse("a3-a4"))
    house.until("ResultsScene")
    house.press("cancel")
    house.frames(2)
    assert house.words().count("Ask has no piece left and loses.") == 1, "and not on both sides"
    assert "no move" not in house.words()


def test_whoever_has_lost_with_more_pieces_does_not_lead(open_house):
    house = open_house("--speed", "instant")
    table = house.at_table("5/5/5/5/w2bb wbwwbb sun 7")
    assert table.show.leads == {1}
    said = table.say(("standing-leads-by", 1)), table.say(("standing-behind", 1))
    assert all(words in house.words() for words in said)
    table.play(0, table.rules.parse("--"))
    house.until("ResultsScene")
    house.press("cancel")
    house.frames(2)
    assert table.match.result.winners == (0,) and table.show.leads == {0}
    assert not [words for words in said if words in house.words()]


def test_what_a_side_has_lost_stands_faint_in_its_row(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    house.at_table("4b/5/w4/w4/w4 wwbwbb pawn 0")
    house.frames(2)
    panel = house.table.show.panel_of(0)

    def light(n: int) -> int:
        x, y = panel.x + 20 + (n + 0.5) * (panel.w - 40) / 5, panel.y + 170
        return max(sum(house.house.screen.surface.get_at((round(x), round(y + dy)))[:3])
                   for dy in range(-10, 30))
    whole, lost = [light(n) for n in range(3)], [light(n) for n in (3, 4)]
    assert min(whole) > 1.5 * max(lost), (whole, lost)
    assert min(lost) > 150, "more than an empty plate"


def test_the_sun_tells_all_turns_as_they_would_be_after_the_swap_that_is_looked_at(open_house):
    house = open_house("--speed", "instant")
    table = house.at_table("bb1bb/2b2/5/2w2/ww1ww wbbwwb sun 0")
    house.frames(2)
    room = table.show.board.box_of("task/0")
    lower = room._replace(y=room.bottom - 50, h=46)
    assert "'choose one, then another'" in house.words() and "'Then:'" in house.words()

    def turns():
        """How much of the row is of each side's colour, and of gold."""
        house.frames(2)
        return [of_colour(house, lower, colour) for colour in (*SEAT_COLOURS[:2], GOLD)]

    plain = turns()
    house.touch("orb/horse2")
    house.frames(2)
    assert "'now one of the other colour'" in house.words()
    table.focus[0] = "orb/horse3"
    assert turns() == plain, "both are of one side"
    table.focus[0] = "orb/pawn"
    white, black, gold = turns()
    assert gold > plain[2] + 15
    assert abs(white - plain[0]) < 20 and abs(black - plain[1]) < 20, "each side has as many"


def test_the_first_move_after_the_orbs_is_not_told_as_one_more(open_house):
    house = open_house("--speed", "instant")
    table = house.at_table("bbbbb/5/5/5/wwwww bwbwb. orbs 0")
    house.play("@elephant")
    house.settle()
    house.frames(3)
    assert table.match.waits_for == [0]
    assert "'Move as a pawn'" in house.words()


def test_while_a_piece_is_on_its_way_the_sign_tells_of_one_icon_alone(open_house):
    house: OpenHouse = open_house("--speed", "1")
    table = house.at_table("4b/5/w4/w4/w4 wwbwbb pawn 0")
    house.frames(30)
    say = house.house.words
    table.play(*next((seat, next(iter(table.rules.moves(table.match.state, seat))))
                     for seat in table.match.prompts))
    turning = 0
    for _ in range(200):
        house.frames()
        words = house.words()
        turning += table.show.turning
        assert (say("hamnar-doing", "pawn") in words or say("hamnar-task", "pawn") in words) == (
            say("hamnar-allows", "pawn") in words)
    assert turning and say("hamnar-allows", "pawn") not in house.words()


def swapping(house: OpenHouse) -> TableScene:
    """A table at which two orbs have just been swapped, while that is told."""
    players = Player("Mia"), Player("Nils")
    match = start(Header("hamnar", load_rules("hamnar").VERSION, players, "5"), None)
    house.house.stack.open(routes.Table(match, Hands(players, {0: "keys/left", 1: "keys/left"})))
    table = house.table
    for _ in range(CHASE):
        seat = next(iter(match.prompts))
        moves = list(table.rules.moves(match.state, seat))
        swap = next((move for move in moves if move[0] == "swap"), None)
        table.play(seat, swap or moves[0])
        if swap:
            break
        table.settle()
    for _ in range(CHASE * 3):
        house.frames()
        if table.show.moment:
            break
    house.frames()
    assert table.show.moment
    return table


def test_a_swap_is_told_once_over_the_panel_and_its_way_lies_on_the_free_board_meanwhile(
        open_house):
    house = open_house("--speed", "1", "--size", "1280x720")
    table = swapping(house)
    assert house.words().count("swaps the orbs") == 1
    assert not [name for name, box in leaves(table).items() if "swaps" in name
                and box.overlaps(table.show.board.box_of("moment"))]
    _, seat, way = table.show.went[-1]
    for place in way:
        ring = table.show.board.box_of(place).inset(-9)
        assert of_colour(house, ring, SEAT_COLOURS[seat]) > 100


def test_how_many_can_move_is_written_large_and_the_ribbon_leaves_it_to_be_read(open_house):
    house = open_house("--speed", "1", "--size", "1280x720")
    table = swapping(house)
    table.settle()
    house.frames(20)
    lines = {name.strip("'"): box for name, box in leaves(table).items() if "can move" in name}
    art = house.house.art
    now = [box for text, box in lines.items() if ":" not in text]
    assert len(lines) == 2 and now
    assert all(box.h >= art.line_height("body") > art.line_height("small") for box in now)
    for seat in (0, 1):
        panel = table.show.panel_of(seat)
        ribbon = panel._replace(y=panel.bottom - 20, h=60)  # at its foot
        assert not any(ribbon.overlaps(line) for line in lines.values())


def test_on_the_sun_the_turns_that_come_are_drawn_large(open_house):
    house = open_house("--speed", "instant")
    table = house.at_table("bb1bb/2b2/5/2w2/ww1ww bwbwbw sun 0")
    house.frames(2)
    icons = [box.h for page in table.picture.drawn for name, box in find_pictures(page)
             if name.startswith("pieces/hamnar/icon_")]
    assert len(icons) == 7, "the turn that is, and all until the sun again"
    assert min(icons) >= 36
