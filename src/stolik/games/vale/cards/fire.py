"""The fire family: red stones, cheap cards, and cards that come back to be summoned again."""

from stolik.games.vale.effects import (
    Creature,
    card_in_area,
    card_in_hand,
    card_of,
    card_that_costs_at_most,
    cards_that_cost,
    creature,
    family_in_area,
    gain,
    instant_card,
    return_this_card,
    reward_each_red_stone,
    score,
    spend,
    stone_limit,
    take_back,
    worth_more,
)

FIRE: dict[str, Creature] = {
    "hestia": creature(0, permanent=stone_limit(more=2)),
    "imp": creature(0, instant=gain(red=2), active=return_this_card),
    "succubus": creature(0, instant=score(10, when=cards_that_cost(1, 2, 3, 4))),
    "firefox": creature(1, instant=score(1, per=card_in_hand)),
    "salamander": creature(1, active=(gain(red=1), score(1))),
    "horned-salamander": creature(2, active=gain(red=4)),
    "ifrit": creature(2, instant=score(1, per=card_in_area)),
    "incubus": creature(2, instant=score(2, per=card_that_costs_at_most(2))),
    "burning-skull": creature(3, active=spend(red=1, then=score(3))),
    "lava-giant": creature(3, instant=score(2, per=card_of("fire"))),
    "phoenix": creature(3, permanent=reward_each_red_stone(1)),
    "agni": creature(4, permanent=worth_more("red")),
    "asmodeus": creature(4, active=take_back(instant_card(costs_at_most=2))),
    "balog": creature(4, active=take_back(instant_card(of="fire"))),
    "surtr": creature(4, instant=score(2, per=family_in_area)),
}
