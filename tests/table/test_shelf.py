"""The shelf: a list in less memory, whatever is asked of it."""

import random

import pytest

from stolik.table.shelf import BOX, OPEN, Shelf

Thing = tuple[int, str]


def shelf(length: int = 0) -> tuple[Shelf[Thing], list[Thing]]:
    """A shelf and the list that it stands for."""
    things = [(number, f"thing {number % 7}") for number in range(length)]
    return Shelf(lambda thing: thing, lambda *thing: thing, things), things


@pytest.mark.parametrize("length", [0, 1, BOX, OPEN + BOX - 1, OPEN + BOX, 3 * BOX + 5])
def test_it_reads_like_a_list(length: int) -> None:
    packed, things = shelf(length)
    assert packed == things == list(packed)
    assert packed != [*things, (0, "one more")]
    assert len(packed) == length
    assert repr(packed) == repr(things)
    for place in range(-length, length):
        assert packed[place] == things[place]
    for place in (length, -length - 1):
        with pytest.raises(IndexError):
            packed[place]
    ends = (None, 0, 1, BOX - 1, BOX, BOX + 1, 2 * BOX, length - 1, length + 9, -1, -BOX)
    for start in ends:
        for stop in ends:
            assert packed[start:stop] == things[start:stop]
    assert packed[::-2] == things[::-2]


def test_what_is_cut_off_comes_back_and_it_goes_on() -> None:
    packed, things = shelf()
    rng = random.Random(0)
    for number in range(400):
        if rng.random() < 0.1:
            length = rng.randrange(len(things) + 1)
            assert packed.cut(length) == things[length:]
            del things[length:]
        else:
            more = [(number, "more")] * rng.randrange(40)
            packed.extend(more)
            things += more
        assert packed == things


def test_only_the_last_are_kept_as_they_are() -> None:
    packed, things = shelf(10 * BOX)
    assert packed[-1] is things[-1]
    assert packed[0] == things[0]
    assert packed[0] is not things[0]


def test_what_came_last_is_at_hand_however_much_it_was() -> None:
    """An answer may bring a hundred lines, and all who watch are told them: nobody packs them only to unpack them."""
    packed, _ = shelf(BOX - 1)
    more = [(number, "more") for number in range(3 * BOX)]
    packed.extend(more)
    told = packed[BOX - 1 :]
    assert all(one is other for one, other in zip(told, more, strict=True))
    packed.append((0, "and one"))
    assert packed[-1 - len(more)] == more[0]
    assert packed[-1 - len(more)] is not more[0]
