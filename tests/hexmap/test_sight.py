"""Line of sight: heights, blockers, ends, reasons."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.hexmap import twins
from tests.hexmap.boards import OPAQUE_KINDS, board_of, boards, open_board, patient, peopled

from sandtable.hexmap import (
    ALWAYS,
    CORNER,
    EVERY_LEVEL,
    FAR,
    NEVER,
    NO_BLOCKER,
    OFF,
    SAME_LEVEL,
    Blockers,
    HexMap,
    Lines,
    MapError,
    Sight,
    SightPolicy,
    SightTable,
)
from sandtable.hexmap.lines import CONTACTS, EDGE, INSIDE
from sandtable.hexmap.sight_policy import (
    ABOVE,
    AMID,
    BLOCKER,
    CLEAR,
    END,
    LEVEL,
    OFF_BOARD,
    OPAQUE,
    SCREEN,
    START,
)

POLICY = SightPolicy(opaque=OPAQUE_KINDS)


def look(board: HexMap, a: str, b: str, policy: SightPolicy = POLICY, **stand: int) -> Sight:
    """What a sees of b, by the table and by the answer alike; `stand` puts blockers in hexes, written h3_0 for 3,0."""
    blockers = Blockers(board.grid)
    for name, level in stand.items():
        blockers.put(board.grid.named(name[1:].replace("_", ",")), level)
    table = SightTable(board, policy)
    sight = table.sight(board.grid.named(a), board.grid.named(b), blockers)
    assert sight.clear == table.sees(board.grid.named(a), board.grid.named(b), blockers)
    return sight


def found(board: HexMap, sight: Sight) -> tuple[str, str]:
    """Reason and hex."""
    return sight.reason, board.grid.name(sight.hex)


@patient
@given(peopled("...rbb~hdwf "), st.data())
def test_sight_follows_the_golden_rules(case: tuple[HexMap, Blockers], data: st.DataObject) -> None:
    """The table sees what five rules of heights and the blockers say, and names the first hex that blocks."""
    board, blockers = case
    table = SightTable(board, POLICY)
    hexes = st.sampled_from(board.grid.hexes())
    for a, b in data.draw(st.lists(st.tuples(hexes, hexes), min_size=6, max_size=12)):
        blocks = twins.golden_blocks(board, OPAQUE_KINDS, a, b, blockers)
        assert (not blocks) == table.sees(a, b, blockers)
        assert (blocks[0] if blocks else OFF) == table.sight(a, b, blockers).hex


@settings(patient, max_examples=25)
@given(
    peopled("..bbhdw "),
    st.sampled_from([CORNER, EDGE, INSIDE]),
    st.sampled_from([NEVER, FAR, ALWAYS]),
    st.sampled_from([NEVER, FAR, ALWAYS]),
    st.booleans(),
)
def test_the_answer_with_its_reason_is_the_same_answer(
    case: tuple[HexMap, Blockers], touch: int, start: int, end: int, amid: bool
) -> None:
    """`sight` is clear where `sees` sees, under any policy, and else tells how and where the line meets the hex."""
    board, blockers = case
    table = SightTable(board, SightPolicy(touch, OPAQUE_KINDS, amid=amid, start=start, end=end))
    for a in board.grid.hexes()[::7]:
        seen = table.seen_from(a, blockers)
        for b in board.grid.hexes():
            sight = table.sight(a, b, blockers)
            assert sight.clear == table.sees(a, b, blockers) == (b in seen)
            if sight.reason not in (CLEAR, START, END):
                how, _ = twins.meeting(board.grid, a, b, sight.hex)
                assert how >= touch
                assert CONTACTS[how] == sight.contact
                assert twins.first_touch(board.grid, a, b, sight.hex) == pytest.approx(sight.share)


@patient
@given(peopled())
def test_sight_is_mutual(case: tuple[HexMap, Blockers]) -> None:
    """Who sees is seen, as long as both ends are judged alike."""
    board, blockers = case
    table = SightTable(board, SightPolicy(opaque=OPAQUE_KINDS, start=ALWAYS, end=ALWAYS))
    hexes = board.grid.hexes()

    assert all(table.sees(a, b, blockers) == table.sees(b, a, blockers) for a in hexes for b in hexes)


@patient
@given(boards(), st.data())
def test_a_blocker_that_goes_leaves_no_trace(board: HexMap, data: st.DataObject) -> None:
    """After any changes the table answers as a new table does, without being told of them."""
    table = SightTable(board, POLICY)
    blockers = Blockers(board.grid)
    hexes = st.sampled_from(board.grid.hexes())
    a = data.draw(hexes)
    for hex, level in data.draw(st.lists(st.tuples(hexes, st.integers(0, 2)), max_size=6)):
        table.seen_from(a, blockers)
        blockers.put(hex, level)
        assert level == blockers.at(hex)
        assert SightTable(board, POLICY).seen_from(a, blockers.clone()) == table.seen_from(a, blockers)
    for hex in board.grid.hexes():
        blockers.put(hex, NO_BLOCKER)

    assert Blockers(board.grid).bits == blockers.bits


def test_level_ground_is_clear() -> None:
    """Nothing of the lowest level blocks by its height."""
    assert look(open_board(6, 3), "0,0", "5,2").clear


def test_higher_than_both_ends_blocks() -> None:
    """Between two low hexes any higher one blocks, a cover hex or a hill."""
    assert (ABOVE, "2,0") == found(board_of(". . b . ."), look(board_of(". . b . ."), "0,0", "4,0"))
    assert (ABOVE, "2,0") == found(board_of("b . h . b"), look(board_of("b . h . b"), "0,0", "4,0"))


def test_as_high_as_the_higher_end_blocks() -> None:
    """From a hill over a hill down to the plain nothing is seen."""
    board = board_of("h . h . .")

    assert (LEVEL, "2,0") == found(board, look(board, "0,0", "4,0"))
    assert (LEVEL, "2,0") == found(board, look(board, "4,0", "0,0"))


def test_between_the_levels_of_the_ends_never_blocks() -> None:
    """From a hill one sees over a cover hex into the plain, unless the policy says otherwise."""
    board = board_of("h . b . .")

    assert look(board, "0,0", "4,0").clear
    assert (AMID, "2,0") == found(board, look(board, "0,0", "4,0", SightPolicy(amid=True)))


def test_no_higher_than_both_ends_never_blocks() -> None:
    """From hill to hill one sees over all else, and over a third hill, which is not opaque."""
    assert look(board_of("h b ~ . h h"), "0,0", "5,0").clear


def test_opaque_terrain_blocks_on_its_own_level() -> None:
    """A wood hides a wood from a wood; a hill is above it."""
    board = board_of("w . b . w")

    assert (OPAQUE, "2,0") == found(board, look(board, "0,0", "4,0"))
    assert look(board, "0,0", "4,0", SightPolicy()).clear
    assert look(board_of("h . b . h"), "0,0", "4,0").clear
    assert look(board_of("h . b . w"), "0,0", "4,0").clear


def test_a_blocker_blocks_on_its_own_level() -> None:
    """Someone in the open hides the open behind, but not from higher up, nor someone standing lower."""
    board = board_of(". . . . .")

    assert (BLOCKER, "2,0") == found(board, look(board, "0,0", "4,0", h2_0=SAME_LEVEL))
    assert look(board_of("w . . . ."), "0,0", "4,0", h2_0=SAME_LEVEL).clear
    assert look(board_of("w . . . w"), "0,0", "4,0", h2_0=SAME_LEVEL).clear


def test_a_screen_blocks_at_every_level() -> None:
    """Smoke in the plain parts two hills."""
    board = board_of("h . . . h")

    assert (SCREEN, "2,0") == found(board, look(board, "0,0", "4,0", h2_0=EVERY_LEVEL))


def test_the_ends_themselves_do_not_block() -> None:
    """Whoever looks, or is looked at, is not in his own way."""
    board = board_of("w . . . w")

    assert look(board, "0,0", "4,0", h0_0=SAME_LEVEL, h4_0=SAME_LEVEL).clear
    assert look(board, "0,0", "4,0", h0_0=EVERY_LEVEL, h4_0=EVERY_LEVEL).clear


@pytest.mark.parametrize(
    ("start", "end", "reasons"),
    [
        (NEVER, NEVER, [CLEAR, CLEAR, CLEAR, CLEAR]),
        (ALWAYS, NEVER, [START, CLEAR, START, CLEAR]),
        (NEVER, ALWAYS, [CLEAR, END, CLEAR, END]),
        (FAR, FAR, [CLEAR, CLEAR, START, END]),
        (ALWAYS, FAR, [START, CLEAR, START, END]),
    ],
)
def test_a_screen_at_an_end_counts_as_the_policy_says(start: int, end: int, reasons: list[str]) -> None:
    """Never, always, or unless adjacent: of the looking hex and of the hex looked at, each on its own."""
    board = board_of(". . . .")
    policy = SightPolicy(start=start, end=end)

    assert reasons == [
        look(board, "0,0", "1,0", policy, h0_0=EVERY_LEVEL).reason,
        look(board, "0,0", "1,0", policy, h1_0=EVERY_LEVEL).reason,
        look(board, "0,0", "3,0", policy, h0_0=EVERY_LEVEL).reason,
        look(board, "0,0", "3,0", policy, h3_0=EVERY_LEVEL).reason,
    ]


def test_adjacent_hexes_always_see_each_other() -> None:
    """Nothing lies between neighbours, however high and crowded they are."""
    board = board_of("h b\n b h")
    table = SightTable(board, POLICY)
    blockers = Blockers(board.grid)
    for hex in board.grid.hexes():
        blockers.put(hex, EVERY_LEVEL)

    assert all(table.sees(a, b, blockers) for a in board.grid.hexes() for b in board.grid.around(a))


def test_touching_a_corner_blocks_if_corners_count() -> None:
    """The line from 0,0 to 4,1 only touches a corner of 1,1."""
    board = board_of(". . . . .\n . b . . .")
    sight = look(board, "0,0", "4,1")

    assert (ABOVE, "1,1") == found(board, sight)
    assert "corner" == sight.contact
    assert look(board, "0,0", "4,1", SightPolicy(EDGE)).clear


def test_running_along_an_edge_blocks_if_edges_count() -> None:
    """The line from 1,0 to 1,2 runs between 0,1 and 1,1; one blocking hex of the two is enough."""
    board = board_of(". . .\n . b .\n . . .")
    sight = look(board, "1,0", "1,2")

    assert (ABOVE, "1,1") == found(board, sight)
    assert "edge" == sight.contact
    assert pytest.approx(1 / 3) == sight.share
    assert not look(board, "1,0", "1,2", SightPolicy(EDGE)).clear
    assert look(board, "1,0", "1,2", SightPolicy(INSIDE)).clear


def test_the_first_blocking_hex_is_named() -> None:
    """From either end the nearer of two blocking hexes is the answer."""
    board = board_of(". b . h . .")

    assert (ABOVE, "1,0") == found(board, look(board, "0,0", "5,0"))
    assert (ABOVE, "3,0") == found(board, look(board, "5,0", "0,0"))
    assert "inside" == look(board, "0,0", "5,0").contact
    assert pytest.approx(0.1) == look(board, "0,0", "5,0").share


def test_an_end_high_above_looks_over_everything_but_screens() -> None:
    """With eyes or marks on level 3 hills and crowds do not matter, smoke does."""
    board = board_of(". h b h .")
    high = [3] * board.grid.size
    blockers = Blockers(board.grid)
    blockers.put(2, SAME_LEVEL)
    for table in (SightTable(board, POLICY, eyes=high), SightTable(board, POLICY, marks=high)):
        assert table.sees(0, 4, blockers)
        assert not table.sees(0, 4, _with_smoke(blockers, 2))
    assert not SightTable(board, POLICY).sees(0, 4, blockers)


def _with_smoke(blockers: Blockers, hex: int) -> Blockers:
    copy = blockers.clone()
    copy.put(hex, EVERY_LEVEL)
    return copy


def test_one_table_serves_different_onlookers() -> None:
    """What blocks one side and not the other stands in one side's blockers only."""
    table = SightTable(open_board(5, 1), POLICY)
    regular, irregular = Blockers(table.board.grid), Blockers(table.board.grid)
    regular.put(2, SAME_LEVEL)

    assert not table.sees(0, 4, regular)
    assert table.sees(0, 4, irregular)
    assert table.sees(0, 4, regular.without(2))
    assert SAME_LEVEL == regular.at(2)


def test_a_policy_may_have_its_own_law_of_heights() -> None:
    """A subclass decides by the levels of both ends and of the hex between."""
    board = board_of(". . b . .\n . . h . .")
    table = SightTable(board, _Giants())
    blockers = Blockers(board.grid)

    assert table.sees(0, 4, blockers)
    assert not table.sees(5, 9, blockers)
    assert "towering" == table.sight(5, 9, blockers).reason


class _Giants(SightPolicy):
    def height_reason(self, lower: int, higher: int, between: int) -> str:
        return "towering" if between > higher + 1 else CLEAR


def test_off_the_board_nothing_is_seen() -> None:
    """OFF and holes neither see nor are seen, and block nothing."""
    board = board_of(". - .")
    table = SightTable(board, POLICY)
    blockers = Blockers(board.grid)

    assert table.sees(0, 2, blockers)
    for a, b in ((0, OFF), (OFF, 0), (OFF, OFF), (0, 1), (1, 0)):
        assert not table.sees(a, b, blockers)
        assert OFF_BOARD == table.sight(a, b, blockers).reason
    assert [0, 2] == table.seen_from(0, blockers)
    assert [] == table.seen_from(1, blockers)


def test_tables_may_share_their_lines() -> None:
    """Lines of the same board and contact serve many tables; others are refused."""
    board = open_board(4, 4)
    lines = Lines(board.grid)

    assert lines is SightTable(board, POLICY, lines=lines).lines
    with pytest.raises(
        MapError, match=r"^these lines belong to another board or count another contact; leave"
    ):
        SightTable(board, SightPolicy(INSIDE), lines=lines)
    with pytest.raises(MapError, match=r"^3 levels are given for 16 hexes$"):
        SightTable(board, POLICY, eyes=[1, 2, 3])
    with pytest.raises(MapError, match=r'^there is no terrain "cove"; did you mean "cover"\?$'):
        SightTable(board, SightPolicy(opaque=["cove"]))


def test_a_look_is_told_in_words() -> None:
    """The answer prints its reason."""
    board = board_of(". b .")

    assert "Sight(above in hex 1, inside at 0.250)" == repr(look(board, "0,0", "2,0"))
    assert "Sight(clear)" == repr(look(board, "0,0", "1,0"))
