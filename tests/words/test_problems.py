"""The checker: two made-up files side by side, and the lines it reports, no more and no fewer."""

import pytest

from stolik.words import Words


def problems(pl: str, en: str) -> list[str]:
    found = Words("toy", {"pl": pl, "en": en}).problems()
    # Whoever translates into a third language has files that the toy lacks.
    return [line for line in found if line.startswith(("toy [pl]", "toy [en]"))]


def choice(variable: str, *variants: str) -> str:
    """A Fluent choice; a star marks the default variant."""
    lines = [f"    *[{v[1:]}] text\n" if v.startswith("*") else f"    [{v}] text\n" for v in variants]
    return f"{{ ${variable} ->\n{''.join(lines)}}}"


@pytest.mark.parametrize(
    ("pl", "en"),
    [
        ("a = a", "a = a"),
        ("troll = troll\n    .gen = trolla", "troll = troll\n    .plural = trolls"),
        ("hit = Traf { $target-acc }.", "hit = Hit the { $target }."),
        ("hit = Traf { $target-acc }, potem { $target }.", "hit = Hit { $target-plural-short }."),
        ("a = { $x }\nb = { a }!", "a = { $x }\nb = { $x }!"),
        ("a = a\n    .gen = { a }ka", "a = a"),
        (f'-coin = {choice("case", "*nom", "acc")}\npay = {{ -coin(case: "acc") }}', "pay = a coin"),
        (f"a = {choice('n', 'one', 'few', '*many')}", f"a = {choice('n', 'one', '*other')}"),
        (f"a = {choice('n', '0', '1', 'few', '*many')}", "a = { $n }"),
        (f"a = {choice('suit', '1', '2', '*3')}", "a = { $suit }"),
        (f"a = {choice('colour', 'red', '*other')}", "a = { $colour }"),
    ],
)
def test_good_files_have_no_problems(pl: str, en: str) -> None:
    assert problems(pl, en) == []


@pytest.mark.parametrize(
    ("pl", "en", "problem"),
    [
        ("a =\n    .gen = b", "a = a", "[pl] a: only attributes, no text"),
        ("a = a", "a = a\nb = b", "[pl] b: missing, though [en] has it"),
        ("a = a\nb = b", "a = a", "[en] b: missing, though [pl] has it"),
        ("a = a\na = b", "a = a", "[pl] a: defined 2 times"),
        ("a = a", "a = a\na = b", "[en] a: defined 2 times"),
        ("a = a\n    .gen = b\n    .gen = c", "a = a", "[pl] a.gen: defined 2 times"),
        ("-t = a\n-t = b\na = { -t }", "a = a", "[pl] -t: defined 2 times"),
        ("yes = Owszem", "", "[pl] yes: defined 2 times"),
        ("a = { $x } { $y-gen }", "a = { $x }", "[en] a: does not use $y, though [pl] does"),
        ("a = a", f"a = {choice('x', 'red', '*other')}", "[pl] a: does not use $x, though [en] does"),
        ("a = { $x }\nb = { a }", "a = { $x }\nb = b", "[en] b: does not use $x, though [pl] does"),
        ("a = a\n    .gen = { $x }", "a = a", "[en] a: does not use $x, though [pl] does"),
        ("a = { b }", "a = a", "[pl] a: refers to b, which does not exist"),
        ("a = { yes.gen }", "a = a", "[pl] a: refers to yes.gen, which does not exist"),
        ("a = { -t }", "a = a", "[pl] a: refers to -t, which does not exist"),
        ("a = { a }", "a = a", "[pl] a: refers to itself"),
    ],
)
def test_each_problem_is_named(pl: str, en: str, problem: str) -> None:
    assert problems(pl, en) == [f"toy {problem}"]


@pytest.mark.parametrize(
    ("variants", "lacking"),
    [
        (("one", "*other"), "few, many"),
        (("few", "*many"), "one"),
        (("0", "*other"), "one, few, many"),
        (("1", "*few"), "many"),
    ],
)
def test_polish_counts_with_one_few_and_many(variants: tuple[str, ...], lacking: str) -> None:
    counted = choice("n", *variants)
    assert problems(f"a = {counted}", "a = { $n }") == [f"toy [pl] a: a choice by number lacks {lacking}"]
    assert problems(f"a = a\n    .gen = {counted}", "a = { $n }") == [
        f"toy [pl] a.gen: a choice by number lacks {lacking}"
    ]


def test_a_syntax_error_is_quoted_and_its_key_is_missing() -> None:
    assert problems("a = a\nb = b { $\nc = c", "a = a\nb = b\nc = c") == [
        "toy [pl] 'b = b { $': Expected a character from range: \"a-zA-Z\"",
        "toy [pl] b: missing, though [en] has it",
    ]


def test_a_circle_is_found_from_each_of_its_messages() -> None:
    assert problems("a = { b }\nb = { c.gen }\nc = c\n    .gen = { a }", "a = a\nb = b\nc = c") == [
        "toy [pl] a: refers to itself",
        "toy [pl] b: refers to itself",
        "toy [pl] c.gen: refers to itself",
    ]
