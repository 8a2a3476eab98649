# Mysthea in English. Command cards and encounters have the rulebook's numbers, and short titles instead of names.

game-name = Mysthea
game-about = Lead a Chosen and an army over floating islands: hold regions, fight battles, beat monsters and gather glory through three Eras.

## Cards: `title-` stands alone, `card-` in a sentence

title-c001 = Chosen anywhere
title-c002 = 2 experience and develop
title-c003 = Another act
title-c004 = Battle +2
title-c005 = Meditate at once
title-c006 = 3 glory a forest
title-c007 = 3 glory a valley of mists
title-c008 = 3 glory a river
title-c009 = 3 glory a crystal field
title-c010 = 3 glory a mountain range
title-c011 = An act for a tactic
title-c012 = Development for an objective
title-c013 = Meditation for equipment
title-c014 = Charge or glory for an upgrade
title-c015 = Command points for a card
title-c016 = Fortifications: glory and energy
title-c017 = New constructs: experience
title-c018 = New golems deploy at once
title-c019 = Chosen +2 strength
title-c020 = Free upgrades
title-c021 = Recharge
title-c022 = Golem anywhere
title-c023 = Raze fortifications
title-c024 = Create a construct and a golem
title-c025 = Deploy a construct and a golem
title-c026 = 3 glory
title-c027 = A tactic given up
title-c028 = 2 glory a fortification
title-c029 = Golems: glory and energy
title-c030 = 3 glory an encounter
title-c031 = 2 energy for 1
title-c032 = The Chosen travels
title-c033 = 2 glory for experience
title-c034 = Construct: create or move
title-c035 = Golem: create or move
title-c036 = Fortifications: experience
title-c037 = Deployed golems: 3 glory
title-c038 = The Chosen’s escort
title-c039 = New constructs deploy at once
title-c040 = Free equipment
title-c041 = Two cards from the deck
title-c042 = 2 constructs anywhere
title-c043 = Battle +3
title-c044 = Scrap constructs
title-c045 = Forced march
title-c046 = An objective given up
title-c047 = 5 glory
title-c048 = 7 glory
title-c049 = 1 glory a construct
title-c050 = Recharge and meditate
title-c051 = Experience and glory
title-c052 = Golem: create or deploy
title-c053 = Construct: create or deploy
title-c054 = 4 glory for experience
title-c055 = A fortification for energy
title-c056 = Encounters: 3 energy
title-c057 = Free tactics
title-c058 = Golems +1 strength
title-c059 = Constructs carry others
title-c060 = Fortifications +1 strength
title-c061 = 12 energy
title-c062 = Shatter golems
title-c063 = A monster attacks
title-c064 = Wound the Chosen
title-c065 = Battle +5
title-c066 = Equipment given up
title-c067 = An upgrade given up
title-c068 = Charge and 4 glory
title-c069 = 9 glory
title-c070 = 16 glory for four cards
title-c071 = Monster bait
title-c072 = Golem: deploy or move
title-c073 = Construct: deploy or move
title-c074 = 6 glory for experience
title-c075 = Double glory for a card
title-c076 = Chosen +3 strength
title-c077 = Golems carry others
title-c078 = Free objectives
title-c079 = Deployed fortifications: 4 glory
title-c080 = Constructs +1 strength
title-en01 = Encounter 1
title-en02 = Encounter 2
title-en03 = Encounter 3
title-en04 = Encounter 4
title-en05 = Encounter 5
title-en06 = Encounter 6
title-en07 = Encounter 7
title-en08 = Encounter 8
title-en09 = Encounter 9
title-en10 = Encounter 10
title-en11 = Encounter 11
title-en12 = Encounter 12
title-en13 = Encounter 13
title-en14 = Encounter 14
title-en15 = Encounter 15
title-en16 = Encounter 16
title-en17 = Encounter 17
title-en18 = Encounter 18
title-en19 = Encounter 19
title-en20 = Encounter 20
title-en21 = Encounter 21
title-en22 = Encounter 22
title-en23 = Encounter 23
title-en24 = Encounter 24
title-en25 = Encounter 25
title-en26 = Encounter 26
title-en27 = Encounter 27
title-en28 = Encounter 28
title-en29 = Encounter 29
title-en30 = Encounter 30
title-a01 = Alignment of upgrades
title-a06 = Alignment of equipment
title-a02 = Alignment of encounters
title-a07 = Alignment of experience
title-a03 = Alignment of control
title-a08 = Alignment of presence
title-a04 = Alignment of constructs
title-a09 = Alignment of golems
title-a05 = Alignment of discards
title-a10 = Alignment of monsters
title-anuth = Anuth
title-telron = Telron
title-celethe = Celethe
title-leheir = Leheir
title-sanya = Sanya
title-kolbor-malabor = Kolbor and Malabor
title-cr-2t1 = CR-2T1
title-forest = Forest
title-river = River
title-mist = Valley of mists
title-mountains = Mountains
title-crystal-field = Crystal field
title-storm = Storm
title-utcoro = Utcoro, the swarm
title-cannibarok = Cannibarok, eater of qoam
title-onygauros = Onygauros, the collector
title-caerulas = Caerulas from below the clouds

card-c001 = “{ title-c001 }”
card-c002 = “{ title-c002 }”
card-c003 = “{ title-c003 }”
card-c004 = “{ title-c004 }”
card-c005 = “{ title-c005 }”
card-c006 = “{ title-c006 }”
card-c007 = “{ title-c007 }”
card-c008 = “{ title-c008 }”
card-c009 = “{ title-c009 }”
card-c010 = “{ title-c010 }”
card-c011 = “{ title-c011 }”
card-c012 = “{ title-c012 }”
card-c013 = “{ title-c013 }”
card-c014 = “{ title-c014 }”
card-c015 = “{ title-c015 }”
card-c016 = “{ title-c016 }”
card-c017 = “{ title-c017 }”
card-c018 = “{ title-c018 }”
card-c019 = “{ title-c019 }”
card-c020 = “{ title-c020 }”
card-c021 = “{ title-c021 }”
card-c022 = “{ title-c022 }”
card-c023 = “{ title-c023 }”
card-c024 = “{ title-c024 }”
card-c025 = “{ title-c025 }”
card-c026 = “{ title-c026 }”
card-c027 = “{ title-c027 }”
card-c028 = “{ title-c028 }”
card-c029 = “{ title-c029 }”
card-c030 = “{ title-c030 }”
card-c031 = “{ title-c031 }”
card-c032 = “{ title-c032 }”
card-c033 = “{ title-c033 }”
card-c034 = “{ title-c034 }”
card-c035 = “{ title-c035 }”
card-c036 = “{ title-c036 }”
card-c037 = “{ title-c037 }”
card-c038 = “{ title-c038 }”
card-c039 = “{ title-c039 }”
card-c040 = “{ title-c040 }”
card-c041 = “{ title-c041 }”
card-c042 = “{ title-c042 }”
card-c043 = “{ title-c043 }”
card-c044 = “{ title-c044 }”
card-c045 = “{ title-c045 }”
card-c046 = “{ title-c046 }”
card-c047 = “{ title-c047 }”
card-c048 = “{ title-c048 }”
card-c049 = “{ title-c049 }”
card-c050 = “{ title-c050 }”
card-c051 = “{ title-c051 }”
card-c052 = “{ title-c052 }”
card-c053 = “{ title-c053 }”
card-c054 = “{ title-c054 }”
card-c055 = “{ title-c055 }”
card-c056 = “{ title-c056 }”
card-c057 = “{ title-c057 }”
card-c058 = “{ title-c058 }”
card-c059 = “{ title-c059 }”
card-c060 = “{ title-c060 }”
card-c061 = “{ title-c061 }”
card-c062 = “{ title-c062 }”
card-c063 = “{ title-c063 }”
card-c064 = “{ title-c064 }”
card-c065 = “{ title-c065 }”
card-c066 = “{ title-c066 }”
card-c067 = “{ title-c067 }”
card-c068 = “{ title-c068 }”
card-c069 = “{ title-c069 }”
card-c070 = “{ title-c070 }”
card-c071 = “{ title-c071 }”
card-c072 = “{ title-c072 }”
card-c073 = “{ title-c073 }”
card-c074 = “{ title-c074 }”
card-c075 = “{ title-c075 }”
card-c076 = “{ title-c076 }”
card-c077 = “{ title-c077 }”
card-c078 = “{ title-c078 }”
card-c079 = “{ title-c079 }”
card-c080 = “{ title-c080 }”
card-en01 = { title-en01 }
card-en02 = { title-en02 }
card-en03 = { title-en03 }
card-en04 = { title-en04 }
card-en05 = { title-en05 }
card-en06 = { title-en06 }
card-en07 = { title-en07 }
card-en08 = { title-en08 }
card-en09 = { title-en09 }
card-en10 = { title-en10 }
card-en11 = { title-en11 }
card-en12 = { title-en12 }
card-en13 = { title-en13 }
card-en14 = { title-en14 }
card-en15 = { title-en15 }
card-en16 = { title-en16 }
card-en17 = { title-en17 }
card-en18 = { title-en18 }
card-en19 = { title-en19 }
card-en20 = { title-en20 }
card-en21 = { title-en21 }
card-en22 = { title-en22 }
card-en23 = { title-en23 }
card-en24 = { title-en24 }
card-en25 = { title-en25 }
card-en26 = { title-en26 }
card-en27 = { title-en27 }
card-en28 = { title-en28 }
card-en29 = { title-en29 }
card-en30 = { title-en30 }
card-a01 = { title-a01 }
card-a06 = { title-a06 }
card-a02 = { title-a02 }
card-a07 = { title-a07 }
card-a03 = { title-a03 }
card-a08 = { title-a08 }
card-a04 = { title-a04 }
card-a09 = { title-a09 }
card-a05 = { title-a05 }
card-a10 = { title-a10 }
card-anuth = { title-anuth }
card-telron = { title-telron }
card-celethe = { title-celethe }
card-leheir = { title-leheir }
card-sanya = { title-sanya }
card-kolbor-malabor = { title-kolbor-malabor }
card-cr-2t1 = { title-cr-2t1 }
card-forest = { title-forest }
card-river = { title-river }
card-mist = { title-mist }
card-mountains = { title-mountains }
card-crystal-field = { title-crystal-field }
card-storm = { title-storm }
card-utcoro = { title-utcoro }
card-cannibarok = { title-cannibarok }
card-onygauros = { title-onygauros }
card-caerulas = { title-caerulas }

## Places on the board

island-crystal = the Crystal
island-rift = the Rift
island-tree = the Tree
island-sphere = the Sphere
island-volcano = the Volcano
after-crystal = { island-crystal }
after-rift = { island-rift }
after-tree = { island-tree }
after-sphere = { island-sphere }
after-volcano = { island-volcano }
region-crystal-mist = valley of mists (the Crystal)
region-crystal-crystal-field = crystal field (the Crystal)
region-crystal-river = river (the Crystal)
region-rift-forest = forest (the Rift)
region-rift-mist = valley of mists (the Rift)
region-rift-mountains = mountains (the Rift)
region-tree-crystal-field = crystal field (the Tree)
region-tree-forest = forest (the Tree)
region-tree-mountains = mountains (the Tree)
region-sphere-mist = valley of mists (the Sphere)
region-sphere-river = river (the Sphere)
region-sphere-mountains = mountains (the Sphere)
region-volcano-forest = forest (the Volcano)
region-volcano-crystal-field = crystal field (the Volcano)
region-volcano-river = river (the Volcano)
start-crystal-mist = { region-crystal-mist }
start-crystal-crystal-field = { region-crystal-crystal-field }
start-crystal-river = { region-crystal-river }
start-rift-forest = { region-rift-forest }
start-rift-mist = { region-rift-mist }
start-rift-mountains = { region-rift-mountains }
start-tree-crystal-field = { region-tree-crystal-field }
start-tree-forest = { region-tree-forest }
start-tree-mountains = { region-tree-mountains }
start-sphere-mist = { region-sphere-mist }
start-sphere-river = { region-sphere-river }
start-sphere-mountains = { region-sphere-mountains }
start-volcano-forest = { region-volcano-forest }
start-volcano-crystal-field = { region-volcano-crystal-field }
start-volcano-river = { region-volcano-river }
type-forest = forest
type-river = river
type-mist = valley of mists
type-mountains = mountains
type-crystal-field = crystal field

## The same things by the names that events and options use

occasion-forest = { card-forest }
occasion-river = { card-river }
occasion-mist = { card-mist }
occasion-mountains = { card-mountains }
occasion-crystal-field = { card-crystal-field }
occasion-storm = { card-storm }
occasion-utcoro = { card-utcoro }
occasion-cannibarok = { card-cannibarok }
occasion-onygauros = { card-onygauros }
occasion-caerulas = { card-caerulas }
monster-utcoro = Utcoro
monster-cannibarok = Cannibarok
monster-onygauros = Onygauros
monster-caerulas = Caerulas
encounter-en01 = { card-en01 }
encounter-en02 = { card-en02 }
encounter-en03 = { card-en03 }
encounter-en04 = { card-en04 }
encounter-en05 = { card-en05 }
encounter-en06 = { card-en06 }
encounter-en07 = { card-en07 }
encounter-en08 = { card-en08 }
encounter-en09 = { card-en09 }
encounter-en10 = { card-en10 }
encounter-en11 = { card-en11 }
encounter-en12 = { card-en12 }
encounter-en13 = { card-en13 }
encounter-en14 = { card-en14 }
encounter-en15 = { card-en15 }
encounter-en16 = { card-en16 }
encounter-en17 = { card-en17 }
encounter-en18 = { card-en18 }
encounter-en19 = { card-en19 }
encounter-en20 = { card-en20 }
encounter-en21 = { card-en21 }
encounter-en22 = { card-en22 }
encounter-en23 = { card-en23 }
encounter-en24 = { card-en24 }
encounter-en25 = { card-en25 }
encounter-en26 = { card-en26 }
encounter-en27 = { card-en27 }
encounter-en28 = { card-en28 }
encounter-en29 = { card-en29 }
encounter-en30 = { card-en30 }
alignment-a01 = { card-a01 }
alignment-a02 = { card-a02 }
alignment-a03 = { card-a03 }
alignment-a04 = { card-a04 }
alignment-a05 = { card-a05 }
alignment-a06 = { card-a06 }
alignment-a07 = { card-a07 }
alignment-a08 = { card-a08 }
alignment-a09 = { card-a09 }
alignment-a10 = { card-a10 }
chosen-anuth = { card-anuth }
option-anuth = { card-anuth }
chosen-telron = { card-telron }
option-telron = { card-telron }
chosen-celethe = { card-celethe }
option-celethe = { card-celethe }
chosen-leheir = { card-leheir }
option-leheir = { card-leheir }
chosen-sanya = { card-sanya }
option-sanya = { card-sanya }
chosen-kolbor-malabor = { card-kolbor-malabor }
option-kolbor-malabor = { card-kolbor-malabor }
chosen-cr-2t1 = { card-cr-2t1 }
option-cr-2t1 = { card-cr-2t1 }
artifact-1 = I
artifact-2 = II
artifact-3 = III
artifact-4 = IV
artifact-5 = V

## Units, kinds of card, signs

unit-construct = construct
    .one = a construct
unit-golem = golem
    .one = a golem
unit-fortification = fortification
    .one = a fortification
unit-chosen = Chosen
    .one = the Chosen
mover-construct = { $count ->
    [one] one of your constructs
   *[other] up to { $count } of your constructs
}
mover-golem = { $count ->
    [one] one of your golems
   *[other] up to { $count } of your golems
}
mover-chosen = { $count ->
    [one] your Chosen
   *[other] your Chosen ({ $count } times)
}
kind-tactic = tactic
kind-objective = objective
kind-equipment = equipment
kind-upgrade = upgrade
kind-any = any card
kinds-tactic = { $count ->
    [one] a tactic card
   *[other] { $count } tactic cards
}
kinds-objective = { $count ->
    [one] an objective card
   *[other] { $count } objective cards
}
kinds-equipment = { $count ->
    [one] an equipment card
   *[other] { $count } equipment cards
}
kinds-upgrade = { $count ->
    [one] an upgrade card
   *[other] { $count } upgrade cards
}
kinds-any = { $count ->
    [one] any card
   *[other] any { $count } cards
}
slot = Upgrade: { $slot }.
slot-construct = constructs
slot-golem = golems
slot-chosen = Chosen
slot-fortification = fortifications
slot-card = cards that you play
sign-axe = Axe
sign-boot = Boot
sign-chest = Chest
sign-dialogue = Dialogue
order-retreat = retreat
order-defend = defend
order-sacrifice = sacrifice
order-attack = attack
order-text-attack = its points add to your strength
order-text-retreat = that many moves out of the battle
order-text-sacrifice = that much energy, and 1 for each of your units in the battle
order-text-defend = that much glory, and 1 for each of your units in the battle
metal-gold = gold
metal-silver = silver
metal-bronze = bronze

## What is printed on a card

fact-kind = Kind
fact-points = Points
fact-era = Era
fact-slot = Slot
era-0 = start
era-1 = I
era-2 = II
era-3 = III

## How much of what

amount-glory = { $count } glory
amount-energy = { $count } energy
amount-experience = { $count } experience
amount-points = { $count ->
    [one] { $count } command point
   *[other] { $count } command points
}
x-glory = as much glory as that card has command points
x-points = its command points
per-forest = forest you control
per-river = river you control
per-mist = valley of mists you control
per-mountains = mountain region you control
per-crystal-field = crystal field you control
per-construct = construct you have on the board
per-golem = golem you have on the board
per-fortification = fortification you have on the board
per-controlled = region you control
per-occupied = region with a unit of yours
per-encounter = encounter you have resolved
per-upgrade = upgrade on your board
per-equipment = equipment card on your board
per-experience = point of experience you have
per-discarded = card on your discard pile
per-monster = monster beaten this Era

## What cards do: a whole sentence, and the same inside of one

text-gain = Gain { $amounts }.
    .clause = gain { $amounts }
text-gain-each = For each command point of that card gain { $amounts }.
text-gain-twice = Gain twice as much glory as that card has command points.
    .clause = gain twice as much glory as that card has command points
text-score = Gain { $amounts } for each { $each }.
    .clause = gain { $amounts } for each { $each }
text-recharge = Recharge your artifact.
    .clause = recharge your artifact
text-act = Act: play a card from your hand.
    .clause = act (play a card from your hand)
text-develop = Develop.
    .clause = develop
text-meditate = Meditate.
    .clause = meditate
text-draw = { $count ->
    [one] Take the top card of the Era deck into your hand.
   *[other] Take the top { $count } cards of the Era deck into your hand.
}
    .clause = { $count ->
        [one] take the top card of the Era deck into your hand
       *[other] take the top { $count } cards of the Era deck into your hand
    }
text-create = Create a { $unit }.
    .clause = create a { $unit }
text-deploy = Deploy a { $unit }.
    .clause = deploy a { $unit }
text-travel = Move { $unit }.
    .clause = move { $unit }
text-travel-far = { $count ->
    [one] Move { $unit } to any region.
   *[other] Move { $unit }, each to any region.
}
    .clause = { $count ->
        [one] move { $unit } to any region
       *[other] move { $unit }, each to any region
    }
text-travel-alone = { $count ->
    [one] Move { $unit } to any region, taking nobody along.
   *[other] Move { $unit }, each to any region, taking nobody along.
}
    .clause = { $count ->
        [one] move { $unit } to any region, taking nobody along
       *[other] move { $unit }, each to any region, taking nobody along
    }
text-travel-all = Choose a region: all your units there that have not moved yet this turn, except fortifications, go to any one other region.
    .clause = move all your units from one region to any other
text-travel-army = Choose a region: all your constructs and golems there that have not moved yet this turn go to any one other region.
    .clause = move all your constructs and golems from one region to any other
text-battle = Start a battle in any region where you and an opponent have units. No artifact is needed.
    .clause = start a battle in a region where you and an opponent have units
text-battle-bonus = Start a battle with +{ $bonus } strength in any region where you and an opponent have units. No artifact is needed.
    .clause = start a battle with +{ $bonus } strength
text-destroy-region = Choose a region: each opponent loses one { $unit } there.
    .clause = choose a region where each opponent loses one { $unit }
text-destroy = Each opponent loses one { $unit } of your choice.
    .clause = each opponent loses one { $unit }
text-wound = Choose a region: all opponents’ Chosen there are wounded.
    .clause = wound the opponents’ Chosen in one region
text-provoke = Choose a monster whose card lies on the event track. It attacks at once.
    .clause = choose a monster on the event track: it attacks at once
text-pay = Pay { $amount }.
    .clause = pay { $amount }
text-discard = Discard { $kind } from your hand.
    .clause = discard { $kind } from your hand
text-remove = Remove { $kind } in your hand from the game.
    .clause = remove { $kind } in your hand from the game
text-trade = You may { $cost-clause }. If you do, { $then-clause }.
    .clause = you may { $cost-clause }; if you do, { $then-clause }
text-either = Choose one: { $one-clause } or { $other-clause }.
    .clause = choose one: { $one-clause } or { $other-clause }
text-and-or = Choose one or both: { $one-clause }, { $other-clause }.
    .clause = choose one or both: { $one-clause }, { $other-clause }
clauses = { $one } { $other }
    .clause = { $one-clause } and { $other-clause }
text-once-a-turn = Special action, once a turn.
text-nothing = No effect.
power-strength-construct = Each of your constructs has +{ $bonus } strength.
power-strength-golem = Each of your golems has +{ $bonus } strength.
power-strength-fortification = Each of your fortifications has +{ $bonus } strength.
power-strength-chosen = Your Chosen has +{ $bonus } strength, wounded or not.
power-carry-chosen = When your Chosen moves, it may take along a construct or golem that has not moved yet this turn; a different one each time.
power-carry-construct = When a construct of yours moves, it may take along one other unit of yours (construct, golem or Chosen) that has not moved yet this turn.
power-carry-golem = When a golem of yours moves, it may take along one other unit of yours (construct, golem or Chosen) that has not moved yet this turn.
power-create = When you create a { $unit }, gain { $amounts }.
power-create-deploy = When you create a { $unit }, you may deploy it at once for free.
power-deploy = When you deploy a { $unit }, gain { $amounts }.
power-encounter = When you resolve an encounter, gain { $amounts }.
power-free-tactic = The effects of tactics that you play cost no energy.
power-free-objective = The effects of objectives that you play cost no energy.
power-free-equipment = Placing equipment that you play costs no energy.
power-free-upgrade = Placing upgrades that you play costs no energy.
text-encounter = Gain { $amounts }, then choose a sign.
text-way = { $sign }: { $effect-clause }. { $count ->
    [0] The token stays.
    [one] The token moves on by { $count } island.
   *[other] The token moves on by { $count } islands.
}
text-alignment = Gain { $amounts } for each { $each }.
text-alignment-late = At the end of this Era gain { $amounts } for each { $each }, even if you did not fight it.
text-anuth = If you start a battle in Anuth’s region, or a monster attacks the island where Anuth is, Anuth has +{ $bonus } strength in that fight.
text-telron = At the start of each Era, before the Chosen recover, gain an extra { $amounts }.
text-celethe = If Celethe is on the island where a monster is beaten, your reward is doubled.
text-leheir = If you start a battle, gain an extra { $amounts } for each unit removed, wounded or retreating in it, your own included.
text-sanya = When you start a battle or resolve an encounter, first take the top card of the Era deck into your hand.
text-kolbor-malabor = When you move an island you may align with any island whose card is available.
text-cr-2t1 = At the end of each Era gain an extra { $amounts } for every two regions you control.
text-wounded = A wounded Chosen cannot use this ability.
without-abilities = In this match the Chosen have no abilities.
without-behaviours = In this match monsters have no behaviour.
text-region-event = At the end of the Era everybody gains the glory of this space for each region of this type that they control.
text-storm = At the end of the Era all monsters on the board move one island clockwise.
text-monster = Strength { $strength }. Appears on { $island }. At the end of the Era it attacks everybody on its island. If it is stronger than all of them together, each loses the units of one region there of their choice; if not, it is beaten. Then, even if beaten, it moves one island on.
text-rewards = Rewards for the three strongest: { $gold }; { $silver }; { $bronze }.
text-reward = { $amounts }
text-reward-encounter = { $amounts } and a free encounter
text-behaviour-utcoro = When it attacks, everybody without a unit on the island loses { $count } glory.
text-behaviour-cannibarok = On an island with a crystal field it has +{ $count } strength.
text-behaviour-onygauros = When it attacks, everybody removes a random card of their discard pile from the game, or loses { $count } glory.
text-behaviour-caerulas = If it is not beaten it moves one island on and attacks again; after that it stays.

## Questions

prompt-draft = Choose one of the face-up cards.
prompt-place-chosen = Place your Chosen on an island that has none yet.
prompt-place-token = Place your encounter token on another island.
prompt-turn = Your turn: play a card, develop or meditate. You may also take a special action.
prompt-turn-basic = Now play a card, develop or meditate.
prompt-turn-special = You may still take a special action (equipment, battle, island, encounter).
prompt-turn-end = Nothing is left to do in this turn.
prompt-act = Which card do you play?
prompt-spend = Spend command points. Left: { $points }.
prompt-spend-none = { $points ->
    [0] All points are spent. You may still pay energy to use the card.
    [one] { $points } left.
   *[other] { $points } left.
}
prompt-carry = Who goes along?
prompt-deploy-created = Do you deploy the new { $unit } at once?
prompt-replace = You have three equipment cards already. Which one do you discard?
prompt-develop = Develop: do you reveal a fourth card, or replace the ones there?
prompt-bury = Which card goes under the deck next?
prompt-take = Which card do you take for { $energy } energy?
prompt-fortify = In which region do you build a fortification?
prompt-grow = Points from crystal fields: { $points }. Create or deploy units.
prompt-align = Do you align to gain glory?
prompt-move-island = Where do you move the island?
prompt-order = Battle, { $region }: choose an order card in secret.
prompt-retreat = Retreat: choose a unit and a region. Moves left: { $points }.
prompt-lose = { $count ->
    [one] You lose { $count } more unit. Which one?
   *[other] You lose { $count } more units. Which one first?
}
prompt-battlefield = { $bonus ->
    [0] Where do you start a battle?
    [one] Where do you start a battle? You have +{ $bonus } strength in it.
   *[other] Where do you start a battle? You have +{ $bonus } strength in it.
}
prompt-travel = { $count ->
    [one] Where does the { $unit } go?
   *[other] Where does a { $unit } go? Moves left: { $count }.
}
prompt-travel-together = Which region do your units leave, and where do they go?
prompt-destroy = Choose a region where opponents lose a { $unit }.
prompt-destroy-of = Where does { $opponent } lose a { $unit }?
prompt-wound = In which region do you wound the opponents’ Chosen?
prompt-provoke = Which monster attacks?
prompt-discard = Which card do you discard ({ $kind })?
prompt-give-up = Which card do you remove from the game ({ $kind })?
prompt-trade = Do you pay for the reward?
prompt-choose = What do you choose?
prompt-encounter = Encounter: which sign do you choose?
prompt-premonition = Encounter: which reward do you choose?
prompt-free-encounter = Do you resolve a free encounter?
prompt-collect = Onygauros: do you lose a random card of your discard pile, or 5 glory?
prompt-ravaged = The monster wins. From which region do you remove all your units?

## Options

action-play = Play { $card }
action-use = Use { $card }
action-battle = Battle: { $region }
action-develop = Develop
action-meditate = Meditate
action-island = Move the island
action-encounter = Resolve an encounter
action-end = End the turn
action-skip = Play nothing
command-energy = 1 energy
command-create = Create a { $unit }
command-deploy = Deploy a { $unit }
command-move = { $unit }: { $start } → { $region } (your strength there { $now } → { $then })
command-effect = Use the effect of the card
command-place = Place the card on your board
command-done = Done
command-skip = Stay
region-skip = Decline
carried-construct = Construct
carried-golem = Golem
carried-chosen = Chosen
carried-alone = Nobody
created-deploy = Deploy
created-keep = Keep in the pool
develop-reveal = Reveal a fourth card
develop-replace = Replace the cards
develop-skip = Do not develop
alignment-offer = { $alignment }: { $amounts }
alignment-offer-late = { $alignment }: at the end of the Era
alignment-skip = Do not align
gap = Between { $after } and { $before }
loss-construct = A construct goes back to the pool
loss-golem = A golem goes back to the pool
loss-fortification = A fortification goes back beside the board
loss-chosen = The Chosen is wounded
trade-pay = Yes
trade-skip = No
invitation-meet = Yes
invitation-skip = No
collection-card = A random card
collection-glory = 5 glory
together-march = { $start } → { $region }
together-skip = Nobody moves
monster-offer = { $monster } (strength { $strength }, { $island })
monster-skip = Decline
part-both = Both
part-skip = Decline
option-no-order = No order

## Short words at things

verb-play = Play
verb-use = Use
verb-battle = Battle
verb-develop = Develop
verb-meditate = Meditate
verb-island = Move the island
verb-encounter = Encounter
verb-end = End the turn
verb-skip = Decline
verb-energy = +1 energy
verb-create = Create
verb-deploy = Deploy
verb-move = Move
verb-effect = Effect
verb-place = Place
verb-carry = Take along
verb-alone = Nobody
verb-keep = Keep
verb-replace = Discard
verb-reveal = Reveal a fourth
verb-renew = Replace
verb-bury = Under the deck
verb-take = Take
verb-fortify = Fortify
verb-align = Align
verb-move-island = Move here
verb-order = Order
verb-no-order = No order
verb-retreat = Retreat
verb-lose = Lose
verb-destroy = Destroy
verb-wound = Wound
verb-provoke = Attack
verb-discard = Discard
verb-give-up = Remove
verb-pay = Pay
verb-choose = Choose
verb-meet = Encounter
verb-glory = Lose glory
verb-card = Lose a card
verb-ravaged = Give up
verb-draft = Choose
verb-place-chosen = Place
verb-place-token = Place the token

## What happened

event-turn-began = Turn: { $seat }.
event-era-started = Era { $era ->
    [1] I
    [2] II
   *[other] III
} begins.
event-era-ended = Era { $era ->
    [1] I
    [2] II
   *[other] III
} ends. The events in order:
event-event-placed = On the event track: { $occasion } (space { $value }).
event-region-scored = { $occasion }: { $value } for each controlled region.
event-storm-came = Storm: the monsters move on.
event-glory-gained = { $seat }: +{ $glory } glory ({ $why }), { $total } now.
event-glory-lost = { $seat }: −{ $glory } glory ({ $why }), { $total } now.
event-energy-gained = { $seat }: +{ $energy } energy, { $total } now.
event-energy-paid = { $seat } pays { $energy } energy, { $total } left.
event-experience-gained = { $seat }: +{ $experience } experience, { $total } now.
event-experience-paid = { $seat } pays { $experience } experience, { $total } left.
event-points-gained = { $seat } gains command points: { $points }.
event-points-lost = { $seat } leaves command points unused: { $points }.
event-artifact-received = { $seat } holds artifact { $artifact }.
event-artifact-charged = { $seat } recharges the artifact.
event-artifact-discharged = { $seat } discharges the artifact.
event-unit-created = { $seat } creates a { $unit }.
event-unit-deployed = { $seat } deploys a { $unit }: { $region }.
event-unit-moved = { $seat } moves { $unit-one }: { $start } → { $region }.
event-unit-removed = { $seat } loses a { $unit }: { $region }.
event-chosen-wounded = The Chosen of { $seat } is wounded.
event-chosen-placed = { $seat } places the Chosen: { $region }.
event-chosen-taken = { $seat } takes a Chosen: { $chosen }.
event-token-placed = { $seat } places the encounter token: { $island }.
event-token-moved = { $count ->
    [0] The encounter token of { $seat } stays: { $island }.
    [one] The encounter token of { $seat } moves on by { $count } island: { $island }.
   *[other] The encounter token of { $seat } moves on by { $count } islands: { $island }.
}
event-mirages-lifted = The mirages lift from the islands without a Chosen.
event-card-played = { $seat } plays { $card }.
event-card-placed = { $seat } places { $card } on their board.
event-card-discarded = { $seat } discards { $card }.
event-card-gone = { $seat } removes { $card } from the game.
event-card-drawn = { $seat } takes { $card } from the deck.
event-card-recovered = { $seat } takes { $card } back.
event-card-revealed = A card appears in the development area: { $card }.
event-card-buried = { $seat } puts { $card } under the deck.
event-card-taken = { $seat } takes { $card } from the development area.
event-card-drafted = { $seat } chooses { $card }.
event-card-offered = A card is turned face up: { $card }.
event-effect-used = { $seat } uses the effect of { $card }.
event-equipment-used = { $seat } uses { $card }.
event-meditated = { $seat } meditates.
event-island-lifted = { $seat } lifts an island to the centre: { $island }.
event-aligned = { $seat } aligns: { $alignment }.
event-island-moved = { $seat } puts the island back: { $island }, after { $after }.
event-battle-started = { $seat } starts a battle: { $region }.
event-order-shown = { $seat } shows an order card: { $card }.
event-no-order = { $seat } shows no card.
event-order-given = { $seat }: { $order } { $points }.
event-order-discarded = { $seat } discards the order card: { $card }.
event-strength-counted = Strength of { $seat }: { $strength }.
event-battle-ended = The battle is over: { $region }. Units removed, wounded and retreated: { $count }.
event-encounter-met = { $seat } resolves an encounter.
event-encounter-resolved = { $seat } chooses { $sign }: { $encounter }.
event-monster-appeared = { $monster } appears: { $island }.
event-monster-attacked = { $monster } attacks with strength { $strength }: { $island }.
event-monster-won = { $monster } wins: all units together have only { $total }.
event-monster-defeated = { $monster } is beaten with strength { $total }.
event-monster-moved = { $monster } moves on: { $island }.
event-region-ravaged = { $seat } gives up a region: { $region }.
event-reward-taken = { $seat } takes the { $metal } reward.
why-card = card
why-encounter = encounter
why-upgrade = upgrade
why-river = rivers
why-alignment = alignment
why-defence = defence
why-battle = battle
why-leheir = Leheir
why-monster = monster
why-coward = absence from the fight
why-onygauros = Onygauros
why-region = regions
why-cr-2t1 = CR-2T1

## Why not

why-not-played = You have taken your basic action this turn.
why-not-special = You have taken your special action this turn.
why-not-useless = It would change nothing now, or you cannot pay for it.
why-not-upgrade = An upgrade works all the time and need not be used.
why-not-discarded = Cards on the discard pile come back to the hand when the next Era begins.
why-not-market = Cards of the development area are taken with the develop action.
why-not-others = It is somebody else’s card.
why-not-gone = This card is out of the game.
why-not-no-card = You are not choosing a card now.
why-not-used = Its effect is used already, it would change nothing now, or you cannot pay for it.
why-not-hand = Choose a card in your hand.
why-not-kind = It must be a card of this kind: { $kind }.
why-not-market-only = Choose a card of the development area.
why-not-equipment = Choose an equipment card on your board.
why-not-offer = Choose one of the face-up cards.
why-not-has-kind = You have a card of this kind already.

## What would be now

outlook-points = Played, it gives { $amount }.
outlook-cost = The effect costs { $amount }; you have { $held }.
outlook-place = Placing it costs { $amount }; you have { $held }.
outlook-free = It costs you no energy.
outlook-glory = The effect gives { $amount } now.
outlook-nothing = The effect would change nothing now.
outlook-replaces = It takes the place of { $card }.
outlook-full = You have three equipment cards already: one will have to go.
outlook-order = As an order in a battle: { $order } { $points }.
outlook-market = In the development area one card costs 1 energy, two cost 3, three cost 5.

## Zones

zone-hand = Hand
zone-discard = Discard pile
zone-equipment = Equipment
zone-upgrades = Upgrades
zone-orders = Order card
zone-market = Development area
zone-deck = Era deck
zone-offer = Face-up cards
zone-gone = Out of the game
zone-track = Event track
zone-pool = Created units
zone-beside = Beside the board
zone-forecast = If the Era ended now

## Settings

setting-alignments = Alignment cards
setting-alignments-day = Day
setting-alignments-night = Night
setting-alignments-mixed = Mixed
setting-start = Start
setting-start-standard = Random cards
setting-start-drafted = Drafted cards (advanced)
setting-chosen = Chosen
setting-chosen-random = Random
setting-chosen-anuth = { card-anuth }
setting-chosen-telron = { card-telron }
setting-chosen-celethe = { card-celethe }
setting-chosen-leheir = { card-leheir }
setting-chosen-sanya = { card-sanya }
setting-chosen-kolbor-malabor = { card-kolbor-malabor }
setting-chosen-cr-2t1 = { card-cr-2t1 }
setting-abilities = Abilities of the Chosen
setting-behaviours = Behaviour of monsters
setting-premonition = Premonition: encounter rewards are shown

## Why it is over

reason-three-eras = the end of the third Era
    .tied = the end of the third Era; a tie goes to the lower artifact

## The rules in short

rules-goal = Whoever has the most glory after three Eras wins. In a tie the lower-numbered artifact decides.
rules-era = When an Era begins, discarded cards come back to your hand, wounded Chosen recover, a monster appears, and the artifacts are given out anew by glory. The higher an artifact’s number, the more energy it brings.
rules-round = Each round begins with an event on the track. Then everybody has a turn: one basic action, and before or after it at most one special action.
rules-basic = Basic actions: act (play a card, spend its command points, and for energy use its effect or place it on your board), develop (new cards for energy) and meditate (3 energy and the bonuses of regions).
rules-special = Special actions: using equipment; a battle or moving an island, for your artifact’s charge; an encounter for experience, if your Chosen and your token are on the same island.
rules-command = A command point is 1 energy, or creates or deploys a construct (a golem takes 2), or moves a unit. Constructs and golems move once a turn, the Chosen as often as you like.
rules-battle = In a battle everybody lays an order card in secret, or none. Whoever is weaker than the strongest loses one unit for each point of strength they lack; the strongest gain 2 glory for each loss and each retreat.
rules-scoring = An Era ends after the round in which the fifth region card is placed on the track. Regions pay more and more, in order, to whoever controls them, and monsters attack their islands.

## Words of the game

keyword-control = Control
keyword-text-control = The strongest player controls a region; in a tie, the one with the lower-numbered artifact.
keyword-strength = Strength
keyword-text-strength = Construct 1, golem 2, fortification 2, Chosen 3, or 1 if wounded. Upgrades can add to it.
keyword-pool = Created units
keyword-text-pool = Units ready to be deployed in the region of the Chosen. Lost ones come back here.
keyword-move = Move
keyword-text-move = To another region of the same island, or to the same type of region on a neighbouring island. Constructs and golems move once a turn, the Chosen as often as you like.
keyword-wounded = Wounded Chosen
keyword-text-wounded = It stays on the board with strength 1 and without its ability, and recovers when the next Era begins.
keyword-artifact = Artifact
keyword-text-artifact = It sets the turn order. While charged, it lets you start a battle or move an island. It is recharged when an Era begins and on space 6 of the track.
keyword-meditation = Meditation
keyword-text-meditation = 3 energy, and for each region with a unit of yours: forest 1 energy, river 2 glory, valley of mists 1 experience, mountains a fortification, crystal field 1 point to create or deploy units.
keyword-order = Order
keyword-text-order = The card’s kind decides the order, its command points how strong it is. Tactic, attack: { order-text-attack }. Objective, retreat: { order-text-retreat }. Equipment, sacrifice: { order-text-sacrifice }. Upgrade, defend: { order-text-defend }.
keyword-alignment = Alignment
keyword-text-alignment = Once an Era, while moving an island, you may take its alignment card and gain its glory at once.
keyword-encounter = Encounter
keyword-text-encounter = Each one costs a point of experience more than the last: 1, 2, 3 and so on, at most six in a match. You gain glory at once, then choose one of two signs.
keyword-mirage = Mirage
keyword-text-mirage = With two players it closes a region: no unit can enter or be deployed there.

## The lesson

lesson-1 = Whoever has the most glory after three Eras wins. Most of it comes from the regions that you control when an Era ends. Place your Chosen in the forest of the Tree. A region with a mirage is closed.
lesson-2 = Place your encounter token on the Volcano beside it. Once your Chosen gets there you can resolve an encounter.
lesson-2-note = Era I begins. The first card lies on the event track; you have artifact I and 3 energy. In a turn you take one basic action, and one special action if you like.
lesson-3 = Play the card { card-c002 }. Every card gives command points, this one two, and for as much energy its effect as well. The order is up to you.
lesson-4 = Spend a point to deploy a construct: it goes from the pool to the region of your Chosen.
lesson-5 = The second point is a move. A unit goes to another region of its island, or to the same type of region on a neighbouring one. Move the construct to the forest of the Volcano: you will control two forests.
lesson-6 = Now use the effect of the card, for 2 energy: 2 experience and a develop action.
lesson-7 = Developing gets you new cards for energy. Reveal a fourth card.
lesson-8 = The first card costs 1 energy. Take { card-c026 }.
lesson-9 = A charged artifact lets you start a battle or move an island. That is a special action. Move the island.
lesson-10 = Once an Era you may align while you do so. Do it: the card of the Tree gives 3 glory for each region you control, and you have two.
lesson-11 = Finally the island goes back to another place in the ring. Put it between the Volcano and the Crystal, so that your token stays near.
lesson-11-note = You have 6 glory. The artifact will be recharged on space 6 of the event track, or in the next Era.
lesson-11-end = A basic and a special action are all that a turn allows. End the turn.
lesson-12 = The second round, and a new event: forests will pay 3 each when the Era ends. You have no energy, but you have { card-c006 }. Play it.
lesson-13 = Turn a command point into energy.
lesson-14 = And another one.
lesson-15 = That is enough for the effect. Use it: 3 glory for each forest you control.
lesson-15-note = You control two forests, so you gain 6 glory.
lesson-15-end = Your artifact is not charged, so no special action is left. End the turn.
lesson-16 = Time for an encounter. Play { card-c026 } for its command point.
lesson-17 = Move your Chosen to the forest of the Volcano, where your token lies.
lesson-18 = Resolve an encounter. The first one costs 1 experience, each further one a point more.
lesson-19 = The glory of the encounter is yours at once. Now choose a sign: the Boot is travel, the Axe a fight. You will see only afterwards what it brings. Choose the Boot.
lesson-19-note = The reward: your Chosen may go to any region.
lesson-20 = The valley of mists lies on the track already and will pay 4. Go to the valley of mists of the Sphere.
lesson-20-note = The encounter token has moved on by two islands.
lesson-20-end = Both actions of this turn are done. End it.
lesson-end = You will see the rest as you play: in a battle everybody lays an order card in secret, monsters attack when an Era ends, and equipment and upgrades are placed on your board for energy. Go on as you like!
