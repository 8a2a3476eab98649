"""The water family: blue stones, and stones that are worth more."""

from stolik.games.vale.effects import (
    Creature,
    a_player_discards,
    blue_and_purple_swap_worth,
    card_of,
    cash_in_all_stones,
    choose,
    creature,
    draw,
    gain,
    no_card_of,
    return_this_card,
    reward_paying_with,
    score,
    score_worth_of,
    spend,
    stone,
    when_taming,
    worth_more,
)

WATER: dict[str, Creature] = {
    "yuki-onna": creature(0, instant=cash_in_all_stones),
    "kappa": creature(1, permanent=reward_paying_with("blue", 2)),
    "sea-spirit": creature(1, active=score(1, per=stone("blue"))),
    "undine": creature(1, instant=gain(blue=1), active=return_this_card),
    "nessie": creature(2, active=score(2, when=no_card_of("dragon"))),
    "hae-tae": creature(3, permanent=blue_and_purple_swap_worth),
    "snail-maiden": creature(
        3, active=choose(1, spend(blue=1, then=gain(purple=1)), spend(purple=1, then=gain(blue=3)))
    ),
    "undine-queen": creature(3, active=gain(blue=1)),
    "yuki-onna-exalted": creature(3, instant=score_worth_of("blue")),
    "hydra": creature(4, instant=choose(2, gain(purple=1), draw(1), gain(blue=2), score(4))),
    "leviathan": creature(4, instant=(score(7), a_player_discards("dragon"))),
    "triton": creature(4, permanent=when_taming("water", blue=2)),
    "water-giant": creature(4, instant=gain(blue=2), permanent=worth_more("blue", "purple")),
    "charybdis": creature(5, active=spend(blue=1, then=score(5))),
    "poseidon": creature(7, instant=score(3, per=card_of("water"))),
}
