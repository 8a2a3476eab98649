"""The storm clan: crystals and power fusion."""

from stolik.games.ostium.effects import (
    Creature,
    assault,
    crystal,
    familiar,
    fusion,
    sovereign,
    strike,
    swift,
    warrior,
    wild_fusion,
)

STORM: dict[str, Creature] = {
    "zapling": familiar("storm"),
    "crackler": warrior("storm", 1, 0, left=fusion(), right=fusion(), main=crystal()),
    "spark-acolyte": warrior("storm", 2, 1, right=fusion(), main=(crystal(), fusion())),
    "glass-hawk": warrior("storm", 2, 2, left=fusion(), main=fusion()),
    "thunderbearer": warrior("storm", 3, 2, left=crystal(), right=fusion(), main=fusion(2)),
    "gale-courier": warrior("storm", 3, 2, left=crystal(), main=(swift, crystal())),
    "mirror-mage": warrior("storm", 4, 2, right=crystal(), main=(wild_fusion(), crystal())),
    "lightning-hunter": warrior("storm", 4, 3, left=assault(), right=crystal(), main=fusion(2)),
    "squallborn": warrior("storm", 5, 3, left=crystal(), right=assault(), main=(swift, crystal(), fusion())),
    "chainweaver": warrior("storm", 5, 3, left=crystal(), right=fusion(), main=wild_fusion(2)),
    "thunder-drake": warrior("storm", 6, 4, left=fusion(), main=(wild_fusion(2), crystal())),
    "heart-of-the-tempest": sovereign("storm", 5, 4, left=fusion(), main=(crystal(2), wild_fusion(2))),
    "thunder-sovereign": sovereign(
        "storm", 6, 5, left=crystal(), right=fusion(), main=(swift, strike(2), wild_fusion())
    ),
}
