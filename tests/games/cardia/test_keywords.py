"""rulebook: "Słowa kluczowe": every entry of the keyword list."""

from tests.games.cardia.board import Tables

from stolik.games.cardia.state import Coming

# -- "Wpływ" -----------------------------------------------------------------------------------------------------------


def test_influence_at_any_moment_decides_the_signet(table: Tables) -> None:
    """rulebook: "Wpływ", first point: the signet goes to the higher card at once, from the lower one."""
    t = table.after("inventor", "djinn", past=[("surgeon", "saboteur"), ("judge", "ambusher")])
    assert t.encounters == ["theirs", "theirs", "theirs"]
    t.choose("surgeon")
    assert t.encounters == ["ours", "theirs", "theirs"]
    assert t.signets_on("their saboteur") == 0
    t.choose("their ambusher")
    assert t.encounters == ["ours", "ours", "theirs"]


def test_all_signets_leave_the_lower_card(table: Tables) -> None:
    """rulebook: "Wpływ", first point: signets, also the Treasurer's, leave the card that loses."""
    t = table.after(
        "inventor", "djinn", past=[("surgeon", "saboteur"), ("treasurer", "magistra")], tokens=["treasurer"]
    )
    assert t.signets_on("their saboteur") == 2
    t.choose("surgeon", "their djinn")
    assert t.signets_on("their saboteur") == 0
    assert t.signets_on("surgeon") == 2


def test_modifiers_on_a_card_add_up(table: Tables) -> None:
    """rulebook: "Wpływ", second point: positive and negative ones; only the sum lies there."""
    t = table.after(
        "inventor", "djinn", past=[("surgeon", "saboteur")], modifiers={"surgeon": -3, "their saboteur": -2}
    )
    t.choose("surgeon", "their saboteur")
    assert t.modifier("surgeon") == 0
    assert t.modifier("their saboteur") == -5


def test_a_sum_of_nothing_is_no_modifier(table: Tables) -> None:
    """rulebook: "Wpływ", second point: +3 and −3 leave nothing that the Void Mage could remove."""
    t = table.after("inventor", "djinn", past=[("surgeon", "saboteur")], modifiers={"surgeon": -3}, hand=["void-mage"],
                    their_hand=["palace-guard"])  # fmt: skip
    t.choose("surgeon", "their djinn")
    t.play("void-mage", "palace-guard")
    assert t.modifier("their djinn") == 0  # the only card with a modifier: nothing to choose


def test_influence_may_be_negative(table: Tables) -> None:
    """rulebook: "Wpływ", second point."""
    t = table.after("surgeon", "judge", hand=["hired-blade", "void-mage"], their_hand=["saboteur"])
    t.play("void-mage", "saboteur")
    assert t.influence("void-mage") == 2  # it removed the −5 from itself
    t = table.after("surgeon", "judge", hand=["mediator"], their_hand=["saboteur"])
    t.play("mediator", "saboteur")
    assert t.influence("mediator") == -1


def test_negative_influences_are_compared_like_others(table: Tables) -> None:
    """rulebook: "Wpływ", second point: −4 loses to −3."""
    t = table.after("hired-blade", "void-mage", coming={0: Coming(modifier=-5), 1: Coming(modifier=-5)})
    assert t.discard(0) == ["hired-blade"]  # −4 lost and took the encounter away
    assert t.discard(1) == ["void-mage"]


def test_a_modifier_for_the_next_card_counts_in_phase_one(table: Tables) -> None:
    """rulebook: "Wpływ", third point: it is put on the card with the reveal and counts in the comparison."""
    t = table.after("surgeon", "saboteur", hand=["ambusher"], their_hand=["mediator"])
    assert t.waiting(0).modifier == -5
    t.play("ambusher", "mediator")
    assert t.influence("ambusher") == 4
    assert t.encounters == ["theirs", "tie"]
    assert t.happened("ability_activated") == 1  # only the Surgeon's


def test_no_modifiers_on_cards_out_of_play(table: Tables) -> None:
    """rulebook: "Wpływ", fourth point: not in hands, decks and discard piles."""
    t = table.after(
        "inventor", "djinn", hand=["judge"], their_hand=["judge"], deck=["surgeon"], their_deck=["surgeon"],
        past=[("saboteur", "mediator")],
    )  # fmt: skip
    assert t.options == {"inventor", "their djinn", "saboteur", "their mediator"}
    t.choose("saboteur")
    assert t.options == {"inventor", "their djinn", "their mediator"}
    t.choose("inventor")


# -- "Odrzucanie" ------------------------------------------------------------------------------------------------------


def test_discards_go_to_their_owners_pile(table: Tables) -> None:
    """rulebook: "Odrzucanie": face up, on one's own pile, whoever caused it."""
    t = table.after("hired-blade", "judge")
    assert t.discard(0) == ["hired-blade"]
    assert t.discard(1) == ["judge"]


def test_both_piles_may_be_looked_through(table: Tables) -> None:
    """rulebook: "Odrzucanie", first point: at any time, by everybody."""
    t = table.after("saboteur", "judge", their_deck=["surgeon", "djinn"])
    for viewer in (0, 1, 2):
        piles = [[card["face"] for card in player["discard"]] for player in t.match.view(viewer)["players"]]
        assert piles == [[], ["surgeon", "djinn"]]


def test_tokens_of_a_discarded_card_go_back(table: Tables) -> None:
    """rulebook: "Odrzucanie", first point: modifiers and ongoing tokens return to the supply."""
    t = table.after(
        "swamp-guardian", "magistra", past=[("surgeon", "judge"), ("mediator", "saboteur")], hand=["djinn"],
        tokens=["their judge"], modifiers={"their judge": 3},
    )  # fmt: skip
    t.choose("surgeon")
    assert t.tokens == []
    assert t.modifier("their judge") == 0


def test_a_removed_encounter_leaves_no_gap(table: Tables) -> None:
    """rulebook: "Odrzucanie", second point: the later encounters move up."""
    t = table.after(
        "swamp-guardian", "magistra", past=[("surgeon", "judge"), ("mediator", "saboteur"), ("ambusher", "inventor")]
    )
    t.choose("mediator")
    assert t.row(0) == ["surgeon", "ambusher", "swamp-guardian"]
    assert t.row(1) == ["judge", "inventor", "magistra"]
    assert t.signets == (0, 3)


def test_discarded_cards_are_of_no_use(table: Tables) -> None:
    """rulebook: "Odrzucanie": the Magistra cannot copy one, the Inventor cannot touch one."""
    t = table(
        hand=["hired-blade", "magistra", "inventor"], their_hand=["judge", "djinn"], past=[("surgeon", "saboteur")]
    )
    t.play("hired-blade", "judge")
    t.play("inventor", "djinn")
    assert t.options == {"surgeon", "their saboteur", "inventor", "their djinn"}
    t.choose("surgeon", "inventor")


# -- "Skopiuj i aktywuj", "Aktywuj" ------------------------------------------------------------------------------------


def test_a_copied_ability_works_as_if_printed_on_the_copying_card(table: Tables) -> None:
    """rulebook: "Skopiuj i aktywuj": the Magistra as Clockmaker strengthens the card before the Magistra."""
    t = table.after(
        "magistra", "djinn", past=[("surgeon", "saboteur"), ("clockmaker", "ambusher"), ("inventor", "mediator")],
        modifiers={"clockmaker": 3},
    )  # fmt: skip
    assert t.options == {"clockmaker", "inventor"}
    t.choose("clockmaker")
    assert t.modifier("inventor") == 3
    assert t.modifier("surgeon") == 0
    assert t.waiting(0).modifier == 3


def test_an_activated_ability_works_from_its_own_card(table: Tables) -> None:
    """rulebook: "Aktywuj": the Illusionist's Clockmaker strengthens the card before the Clockmaker."""
    t = table.after(
        "illusionist",
        "swamp-guardian",
        past=[("surgeon", "hired-blade"), ("clockmaker", "treasurer"), ("djinn", "judge")],
    )
    assert t.modifier("surgeon") == 3
    assert t.modifier("djinn") == 0
    assert t.waiting(0).modifier == 3


def test_an_activated_ongoing_ability_gets_its_token_where_it_stands(table: Tables) -> None:
    """rulebook: "Aktywuj": the token lies on that card, not on the Illusionist."""
    t = table.after("illusionist", "swamp-guardian", past=[("judge", "ambusher")])
    assert t.tokens == ["judge"]


# -- "Zagrana karta" ---------------------------------------------------------------------------------------------------


def test_played_cards_are_those_face_up_in_play(table: Tables) -> None:
    """rulebook: "Zagrana karta": the current encounter belongs to them, discarded cards do not."""
    t = table.after("envoy", "judge", past=[("saboteur", "mediator")], rest="discard", hand=["djinn"])
    assert t.options == {"saboteur", "their mediator", "envoy", "their judge", "your-next-card"}
    t.choose("envoy")


def test_one_of_your_played_cards_is_your_own(table: Tables) -> None:
    """rulebook: "Zagrana karta": a card that you played; the opponent's never."""
    t = table.after("swamp-guardian", "magistra", past=[("surgeon", "judge"), ("mediator", "saboteur")])
    assert t.options == {"surgeon", "mediator"}
    t.choose("surgeon")


def test_any_card_is_yours_or_theirs(table: Tables) -> None:
    """rulebook: "Zagrana karta", "Dowolna karta"."""
    t = table.after("inventor", "djinn", past=[("surgeon", "judge")])
    assert t.options == {"surgeon", "their judge", "inventor", "their djinn"}
    t.choose("their djinn", "their judge")
    assert t.modifier("their djinn") == 3
    assert t.modifier("their judge") == -3


def test_a_forced_card_is_a_played_card(table: Tables) -> None:
    """rulebook: "Zagrana karta"; rule decision 6: a card that the Puppeteer put there is in play for every purpose."""
    t = table.after("puppeteer", "magistra", their_hand=["treasurer"], hand=["inventor"], their_deck=["djinn"])
    assert t.row(1) == ["treasurer"]
    t.play("inventor", "djinn")
    assert "their treasurer" in t.options
    t.choose("inventor", "their treasurer")
    assert t.influence("their treasurer") == 9
    assert t.encounters == ["ours", "ours"]


# -- "Poprzednie starcie", "Przeszłe starcia", "Kolejne starcie" -------------------------------------------------------


def test_the_previous_encounter_is_the_neighbour_before(table: Tables) -> None:
    """rulebook: "Poprzednie starcie": next to this one, against the direction of play."""
    t = table.after("treasurer", "inventor", past=[("djinn", "judge"), ("ambusher", "mediator")])
    assert t.signets_on("djinn") == 1
    assert t.signets_on("ambusher") == 2


def test_past_encounters_are_all_before(table: Tables) -> None:
    """rulebook: "Przeszłe starcia": the Judge takes every earlier tie."""
    t = table.after("judge", "djinn", past=[("surgeon", "surgeon"), ("ambusher", "ambusher"), ("mediator", "mediator")])
    assert t.encounters == ["ours", "ours", "ours", "theirs"]


def test_the_following_encounter_is_one_that_was_played(table: Tables) -> None:
    """rulebook: "Kolejne starcie": the neighbour in the direction of play, not the one still to be played."""
    t = table.after(
        "mechanical-djinn", "djinn", past=[("treasurer", "saboteur")], hand=["judge"], their_hand=["ambusher"]
    )
    assert t.tokens == ["mechanical-djinn"]
    assert not t.over  # there is no following encounter yet, and the one before does not count
    t.play("judge", "ambusher")
    assert not t.over  # it was lost
