"""Worlds Collide, Logos, card by card."""

from tests.games.keyforge.board import Tables

from stolik.games.keyforge.view import player_view


def test_code_monkey_archives_its_neighbours(table: Tables) -> None:
    """rulebook: "Opuszczenie gry"."""
    t = table(house="logos", hand=["code-monkey"], line=["valdr", "headhunter", "mother"]).play("code-monkey")
    assert t.options == [0, 1, 2, 3]
    t.choose(1)
    assert (t.line(), sorted(t.zone("archives-0"))) == (["code-monkey", "mother"], ["headhunter", "valdr"])
    assert t.amber == [2, 0]


def test_code_monkey_gains_nothing_for_two_houses_or_one_creature(table: Tables) -> None:
    t = table(house="logos", hand=["code-monkey"], line=["valdr", "mother"]).play("code-monkey", 1)
    assert (t.amber, t.line()) == ([0, 0], ["code-monkey"])
    t = table(house="logos", hand=["code-monkey"], line=["valdr"]).play("code-monkey", 0)
    assert (t.amber, t.zone("archives-0")) == ([0, 0], ["valdr"])


def test_code_monkey_looks_at_the_house_they_had(table: Tables) -> None:
    t = table(
        house="mars",
        hand=["blypyp", "code-monkey"],
        line=[{"card": "valdr", "upgrades": ["brain-stem-antenna"]}, "tunk"],
    ).play("blypyp", "right")
    t.default().change(house="logos").play("code-monkey", 1)
    assert t.amber == [2, 0]


def test_discombobulator_protects_its_controllers_amber(table: Tables) -> None:
    guarded = [{"card": "mother", "upgrades": ["discombobulator"]}]
    t = table(house="shadows", hand=["urchin"], their_line=guarded, their_amber=3).play("urchin")
    assert t.amber == [0, 3]
    t = table(house="shadows", hand=["urchin"], line=guarded, their_amber=3).play("urchin", "left")
    assert t.amber == [1, 2]  # its own side only


def test_discombobulator_on_an_enemy_protects_the_enemy(table: Tables) -> None:
    """decision 30: "your" in what a creature gains is its controller's."""
    t = table(
        house="shadows",
        line=["noddy-the-thief"],
        their_line=[{"card": "valdr", "upgrades": [{"card": "discombobulator", "owner": 0}]}],
        their_amber=2,
    ).use_action("noddy-the-thief")
    assert t.amber == [0, 2]


def test_hyde_draws_more_beside_velum(table: Tables) -> None:
    """rulebook: "Kolejność rozpatrywania umiejętności"."""
    t = table(house="logos", line=["hyde"], deck=["punch", "anger", "mother"], their_line=["velum"]).reap("hyde")
    assert t.hand() == ["punch"]
    t = table(house="logos", line=["hyde", "velum"], deck=["punch", "anger", "mother"]).reap("hyde")
    assert t.hand() == ["punch", "anger"]


def test_hyde_dies_into_the_archives_with_velum(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["hyde"], their_discard=["velum"]).fight("valdr", "hyde")
    assert sorted(t.zone("archives-1")) == ["hyde", "velum"]
    t = table(house="brobnar", line=["valdr"], their_line=["hyde"], their_discard=["mother"]).fight("valdr", "hyde")
    assert t.where("hyde") == "discard-1"


def test_velum_archives_more_beside_hyde(table: Tables) -> None:
    t = table(house="logos", line=["velum"], hand=["punch", "anger", "mother"]).reap("velum", "anger")
    assert t.zone("archives-0") == ["anger"]
    t = table(house="logos", line=["velum", "hyde"], hand=["punch", "anger", "mother"]).reap("velum", "anger")
    assert t.options == ["punch", "mother"]
    t.choose("mother")
    assert t.zone("archives-0") == ["anger", "mother"]


def test_code_monkey_looks_at_the_neighbour_that_its_ward_has_kept(table: Tables) -> None:
    """decision 11: the house of both neighbours counts, not only of those archived this way."""
    line = [{"card": "doc-bookton", "warded": True}, "mother"]
    t = table(house="logos", hand=["code-monkey"], line=line).play("code-monkey", 1)
    assert (t.line(), t.zone("archives-0"), t.amber) == (["doc-bookton", "code-monkey"], ["mother"], [2, 0])


def test_velum_dies_into_the_archives_with_hyde(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["velum"], their_discard=["hyde"]).fight("valdr", "velum")
    assert sorted(t.zone("archives-1")) == ["hyde", "velum"]


def test_mimic_gel_is_a_copy_of_another_creature(table: Tables) -> None:
    """rulebook: FAQ "Żel imitacyjny": only what is printed."""
    copied = {"card": "champion-anaphiel", "power": 2, "warded": True, "upgrades": ["blood-of-titans"]}
    t = table(house="logos", hand=["mimic-gel"], their_line=[copied, "urchin"]).play("mimic-gel")
    assert t.options == ["champion-anaphiel", "urchin"]
    t.choose("champion-anaphiel")
    gel = t.card("mimic-gel")
    assert (gel["title"], gel["power"], gel["armor"], gel["warded"]) == ("champion-anaphiel", 6, 1, False)
    assert (gel["houses"], gel["keywords"], gel["traits"]) == (["logos"], {"taunt": 1}, ["knight", "spirit"])


def test_mimic_gel_does_what_it_copies(table: Tables) -> None:
    t = table(house="logos", hand=["mimic-gel"], their_line=["urchin"], their_amber=2).play("mimic-gel")
    assert t.amber == [1, 1]  # its Play ability, too
    t.end_turn().end_turn()
    assert t.may("reap mimic-gel")


def test_mimic_gel_is_itself_again_out_of_play(table: Tables) -> None:
    t = table(house="logos", hand=["mimic-gel"], their_line=["urchin", "valdr"]).play("mimic-gel", "urchin")
    assert t.card("mimic-gel")["title"] == "urchin"
    t.change(move={"mimic-gel": "discard-0"})
    assert t.card("mimic-gel")["title"] == "mimic-gel"


def test_mimic_gel_needs_somebody_to_copy(table: Tables) -> None:
    assert not table(house="logos", hand=["mimic-gel"]).may("play mimic-gel")


def test_mimic_gel_as_crash_muldoon(table: Tables) -> None:
    """rulebook: FAQ "Żel imitacyjny"."""
    t = table(house="logos", hand=["mimic-gel"], line=["crash-muldoon", "mother"]).play("mimic-gel", "crash-muldoon")
    assert t.asked == "deploy"
    t.choose(1)
    assert t.line() == ["crash-muldoon", "mimic-gel", "mother"]
    assert not t.card("mimic-gel")["exhausted"]
    assert t.may("action mimic-gel")


def test_a_maverick_gel_is_of_logos_as_a_copy(table: Tables) -> None:
    """decision 99; rulebook: FAQ "Władca Otchłani": a maverick has another house, its text does not."""
    t = table(house="saurian", hand=["mimic-gel~saurian"], their_line=["troll"]).play("mimic-gel")
    assert (t.card("mimic-gel")["title"], t.card("mimic-gel")["houses"]) == ("troll", ["logos"])


def test_mimic_gel_with_nobody_to_copy_has_no_power_and_dies(table: Tables) -> None:
    """decision 16: put into play it asks for no other creature; it then has the power that is printed on it, none."""
    t = table(
        house="logos",
        artifacts=["spangler-box"],
        hand=["barehanded~logos"],
        line=[{"card": "mimic-gel", "upgrades": ["blood-of-titans"]}],
    ).use_action("spangler-box")
    assert t.zone("purged-0") == ["mimic-gel"]
    t.play("barehanded")
    assert t.line(0) == []
    assert "mimic-gel" in t.zone("discard-0")


def test_a_copy_is_seen_as_what_it_is(table: Tables) -> None:
    """Whoever comes to the table later must read there what it does."""
    t = table(house="logos", hand=["mimic-gel"], their_line=["urchin"]).play("mimic-gel")
    for viewer in (0, 1, 2):
        (seen,) = player_view(t.g, 0, viewer)["line"]
        assert (seen["face"], seen["house"]) == ("urchin~logos", "logos")
    t.change(move={"mimic-gel": "discard-0"})
    (gone,) = player_view(t.g, 0, 2)["discard"]
    assert gone["face"] == "mimic-gel"


def test_mimic_gel_resolves_the_icons_of_what_it_copies(table: Tables) -> None:
    """rulebook: "Symbole premii": after it has entered play, as the copy; icons that were added are printed, too."""
    t = table(house="logos", hand=["mimic-gel"], their_line=["dust-pixie"]).play("mimic-gel")
    assert t.amber == [2, 0]
    t = table(house="logos", hand=["mimic-gel~+d"], their_line=["troll~+r"], deck=["punch"]).play("mimic-gel")
    assert (t.hand(), t.card("troll")["damage"]) == (["punch"], 0), "its own icon is not on the card that it copies"
