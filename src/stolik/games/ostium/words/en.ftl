# Ostium in English. Cards and clans have the ids that the rules use.

game-name = Ostium
game-about = Summon creatures through your gates, join their powers, and break your opponents’ gates.

## Cards: `title-` stands alone on a card or a button, `card-` inside a sentence

title-cinder-imp = Cinder Imp
title-dripling = Dripling
title-acornling = Acornling
title-whisperling = Whisperling
title-zapling = Zapling
title-primal-wanderer = Primal Wanderer
title-sparkling = Sparkling
title-ash-runner = Ash Runner
title-coal-gnawer = Coal Gnawer
title-slag-hurler = Slag Hurler
title-forge-horn = Forge Horn
title-bloodflame = Bloodflame
title-pyre-ringer = Pyre Ringer
title-emberwing = Emberwing
title-magma-ram = Magma Ram
title-herald-of-cinders = Herald of Cinders
title-pearl-wobbler = Pearl Wobbler
title-wave-chanter = Wave Chanter
title-shoal-diver = Shoal Diver
title-shellback = Shellback
title-tide-seer = Tide Seer
title-abyssal-whisper = Abyssal Whisper
title-young-leviathan = Young Leviathan
title-current-rider = Current Rider
title-whirlpool-witch = Whirlpool Witch
title-old-kraken = Old Kraken
title-mossling = Mossling
title-ravine-herbalist = Ravine Herbalist
title-vine-weaver = Vine Weaver
title-stone-beetle = Stone Beetle
title-threshold-keeper = Threshold Keeper
title-thorned-aurochs = Thorned Aurochs
title-rotwood-mender = Rotwood Mender
title-oaken-giant = Oaken Giant
title-broodgrove = Broodgrove
title-wildwood-sentinel = Wildwood Sentinel
title-mothkin = Mothkin
title-name-gatherer = Name Gatherer
title-spiteful-shade = Spiteful Shade
title-dream-sexton = Dream Sexton
title-mourner = Mourner
title-spectral-hound = Spectral Hound
title-abductor = Abductor
title-soul-collector = Soul Collector
title-wandering-dancer = Wandering Dancer
title-silent-headsman = Silent Headsman
title-crackler = Crackler
title-spark-acolyte = Spark Acolyte
title-glass-hawk = Glass Hawk
title-thunderbearer = Thunderbearer
title-gale-courier = Gale Courier
title-mirror-mage = Mirror Mage
title-lightning-hunter = Lightning Hunter
title-squallborn = Squallborn
title-chainweaver = Chainweaver
title-thunder-drake = Thunder Drake
title-lady-of-conflagration = Lady of Conflagration
title-warsmith = Warsmith
title-mother-of-the-deep = Mother of the Deep
title-ebb-king = Ebb King
title-elder-oak = Elder Oak
title-queen-of-mosses = Queen of Mosses
title-nameless-judge = Nameless Judge
title-dusk-reaper = Dusk Reaper
title-heart-of-the-tempest = Heart of the Tempest
title-thunder-sovereign = Thunder Sovereign

card-cinder-imp = { title-cinder-imp }
card-dripling = { title-dripling }
card-acornling = { title-acornling }
card-whisperling = { title-whisperling }
card-zapling = { title-zapling }
card-primal-wanderer = { title-primal-wanderer }
card-sparkling = { title-sparkling }
card-ash-runner = { title-ash-runner }
card-coal-gnawer = { title-coal-gnawer }
card-slag-hurler = { title-slag-hurler }
card-forge-horn = { title-forge-horn }
card-bloodflame = { title-bloodflame }
card-pyre-ringer = { title-pyre-ringer }
card-emberwing = { title-emberwing }
card-magma-ram = { title-magma-ram }
card-herald-of-cinders = { title-herald-of-cinders }
card-pearl-wobbler = { title-pearl-wobbler }
card-wave-chanter = { title-wave-chanter }
card-shoal-diver = { title-shoal-diver }
card-shellback = { title-shellback }
card-tide-seer = { title-tide-seer }
card-abyssal-whisper = { title-abyssal-whisper }
card-young-leviathan = { title-young-leviathan }
card-current-rider = { title-current-rider }
card-whirlpool-witch = { title-whirlpool-witch }
card-old-kraken = { title-old-kraken }
card-mossling = { title-mossling }
card-ravine-herbalist = { title-ravine-herbalist }
card-vine-weaver = { title-vine-weaver }
card-stone-beetle = { title-stone-beetle }
card-threshold-keeper = { title-threshold-keeper }
card-thorned-aurochs = { title-thorned-aurochs }
card-rotwood-mender = { title-rotwood-mender }
card-oaken-giant = { title-oaken-giant }
card-broodgrove = { title-broodgrove }
card-wildwood-sentinel = { title-wildwood-sentinel }
card-mothkin = { title-mothkin }
card-name-gatherer = { title-name-gatherer }
card-spiteful-shade = { title-spiteful-shade }
card-dream-sexton = { title-dream-sexton }
card-mourner = { title-mourner }
card-spectral-hound = { title-spectral-hound }
card-abductor = { title-abductor }
card-soul-collector = { title-soul-collector }
card-wandering-dancer = { title-wandering-dancer }
card-silent-headsman = { title-silent-headsman }
card-crackler = { title-crackler }
card-spark-acolyte = { title-spark-acolyte }
card-glass-hawk = { title-glass-hawk }
card-thunderbearer = { title-thunderbearer }
card-gale-courier = { title-gale-courier }
card-mirror-mage = { title-mirror-mage }
card-lightning-hunter = { title-lightning-hunter }
card-squallborn = { title-squallborn }
card-chainweaver = { title-chainweaver }
card-thunder-drake = { title-thunder-drake }
card-lady-of-conflagration = { title-lady-of-conflagration }
card-warsmith = { title-warsmith }
card-mother-of-the-deep = { title-mother-of-the-deep }
card-ebb-king = { title-ebb-king }
card-elder-oak = { title-elder-oak }
card-queen-of-mosses = { title-queen-of-mosses }
card-nameless-judge = { title-nameless-judge }
card-dusk-reaper = { title-dusk-reaper }
card-heart-of-the-tempest = { title-heart-of-the-tempest }
card-thunder-sovereign = { title-thunder-sovereign }

## Clans, kinds, places

clan-ember = Ember Clan
clan-tide = Tide Clan
clan-root = Root Clan
clan-veil = Veil Clan
clan-storm = Storm Clan
clan-primal = Primals

kind-familiar = Familiar
kind-primal = Primal
kind-warrior = Warrior
kind-sovereign = Sovereign

seat-rival = The opponent

gate-left = left gate
gate-middle = middle gate
gate-right = right gate

slot-attack-left = attack row, left
slot-attack-middle = attack row, middle
slot-attack-right = attack row, right
slot-defence-left = defence row, left
slot-defence-middle = defence row, middle
slot-defence-right = defence row, right

zone-warriors = Warrior deck
zone-summon = Summon Field
zone-unsummoned = Unsummoned
zone-sovereigns = Sovereign deck
zone-throne = Sovereigns
zone-primals = Primals
zone-removed = Removed
zone-deck = Deck
zone-hand = Hand
zone-discard = Discard pile
zone-field = Battlefield
row-attack = Attack row
row-defence = Defence row
row-gates = Gates
phase-develop = development
phase-fuse = power fusion
phase-charge = charges
phase-end = end of the turn
fact-kind = Kind
fact-clan = Clan
fact-power = Power
fact-cost = Cost

crystals = Crystals

# $count (Number)
counted-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
counted-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}

## Card text: abilities are sentences, and clauses inside another sentence

text-kind = { $kind }, { $clan }.
text-primal = Primal: it counts as every clan in Clan Synergy, and in Power Fusion as one clan of your choice each attack phase.
text-main = Summoned from hand: { $what-clause }.
text-left = Left, beside a creature of its clan: { $what-clause }.
text-right = Right, beside a creature of its clan: { $what-clause }.

# $value (Number)
ability-crystal = Gain { $value ->
    [one] { $value } crystal
   *[other] { $value } crystals
}.
    .clause = gain { $value ->
    [one] { $value } crystal
   *[other] { $value } crystals
}
ability-draw = Draw { $value ->
    [one] { $value } card
   *[other] { $value } cards
}.
    .clause = draw { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
ability-repair = Repair one of your gates by { $value }.
    .clause = repair one of your gates by { $value }
ability-rebuild = Rebuild a destroyed gate of yours with { $value } durability.
    .clause = rebuild a destroyed gate of yours with { $value } durability
ability-exile = Remove { $value ->
    [one] { $value } card
   *[other] { $value } cards
} in your hand or discard pile from the game.
    .clause = remove { $value ->
    [one] { $value } card
   *[other] { $value } cards
} in your hand or discard pile from the game
ability-strike = Deal { $value } damage to any gate of an opponent.
    .clause = deal { $value } damage to any gate of an opponent
ability-strike-all = Deal { $value } damage to every gate of one opponent.
    .clause = deal { $value } damage to every gate of one opponent
ability-dismiss = Put any creature on an opponent’s battlefield on its owner’s discard pile, without a last breath.
    .clause = put any creature on an opponent’s battlefield on its owner’s discard pile, without a last breath
ability-cull = Choose a clan: all its other creatures go from every battlefield to their owners’ discard piles, without a last breath.
    .clause = choose a clan: all its other creatures go from every battlefield to their owners’ discard piles, without a last breath
ability-echo = The creature on this side uses the side domain that touches this card.
    .clause = the creature there uses the side domain that touches this card
ability-discard = When you discard this card from hand: { $then-clause }.
    .clause = when you discard this card from hand: { $then-clause }
ability-swift = Swift: its main domain also works when it is summoned from the Summon Field, and recalling it is free.
    .clause = swift
ability-guard = +{ $value } power when attacked.
    .clause = +{ $value } power when attacked
ability-assault = +{ $value } power when charging.
    .clause = +{ $value } power when charging
ability-fury = Fury: each attack phase you name a clan; it charges with +1 power for each creature of that clan on all battlefields.
    .clause = each attack phase you name a clan; it charges with +1 power for each creature of that clan on all battlefields
ability-fusion = A Power Fusion it takes part in is { $value } stronger.
    .clause = a Power Fusion it takes part in is { $value } stronger
ability-wild-fusion = It may join a Power Fusion of any clan, which is then { $value } stronger.
    .clause = it may join a Power Fusion of any clan, which is then { $value } stronger
ability-last-breath = Last breath, when it is defeated or recalled: { $then-clause }.
    .clause = last breath, when it is defeated or recalled: { $then-clause }

## Questions

prompt-develop = Build up your army, or begin the attack.
prompt-place = { $source }: where do you summon it?
prompt-move-to = { $source }: where to? A creature there changes places with it.
prompt-use = { $source }: use an ability, or decline.
prompt-fury = Fury: which clan do you name for this attack?
prompt-fuse = Power Fusion from the { $gate }: through which creatures?
prompt-charge = Which creature charges next, and how?
prompt-collect = Which creature goes to the discard pile next? The first one put there is drawn first.
prompt-last-discard = Before you draw: do you want to discard a card?
prompt-sovereign = You lost a gate: which sovereign do you take?

action-summon = Summon { $card } from hand
action-buy = Summon { $card } (cost { $cost })
action-discard = Discard { $card }
action-recruit = Take { $card } to your discard pile (cost { $cost })
action-move = Move { $card } (cost { $cost })
action-recall = Recall { $card } ({ $cost ->
    [0] free
   *[1] cost { $cost }
})
action-attack = Begin the attack
route = { $cards }
route-none = No fusion from this gate
charge-straight = { $card } charges ({ $seat }, { $gate })
charge-middle = { $card } charges ({ $seat }, middle column)
charge-hit = { $card } attacks { $target }
charge-skip = { $card } goes past { $target }
use-draw = Draw { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
use-repair = Repair your { $gate } by { $value }
use-rebuild = Rebuild your { $gate } with { $value } durability
use-strike = { $value } damage to the { $gate } ({ $seat })
use-strike-all = { $value } damage to every gate ({ $seat })
use-exile-hand = Remove { $card } from your hand
use-exile-discard = Remove { $card } from your discard pile
use-dismiss = Dismiss { $card }
use-cull = Cull the { $clan }
use-done = Decline

## Verbs at things

verb-summon = Summon
verb-buy = Summon
verb-discard = Discard
verb-recruit = Recruit
verb-move = Move
verb-recall = Recall
verb-attack = Attack
verb-place = Here
verb-move-to = Here
verb-draw = Draw
verb-repair = Repair
verb-rebuild = Rebuild
verb-exile = Remove
verb-strike = Strike
verb-strike-all = Strike all
verb-dismiss = Dismiss
verb-cull = Cull
verb-fury = Choose
verb-fuse = Lead
verb-none = No fusion
verb-charge = Charge
verb-skip = Go past
verb-collect = Put down
verb-last-discard = Discard
verb-sovereign = Take

## What happened

event-turn-started = Turn { $turn }: { $seat }.
event-cards-drawn = { $seat } draws { counted-cards }.
event-deck-turned = { $seat } turns the discard pile over: { counted-cards } in the deck.
event-sovereign-shown = { $card } is the next sovereign.
event-crystals-gained = { $seat } gains { counted-crystals } and has { $total }.
event-crystals-paid = { $seat } pays { counted-crystals } and has { $total }.
event-crystals-lost = { $seat } loses { counted-crystals } unspent.
event-card-discarded = { $seat } discards { $card }.
event-creature-summoned = { $seat } summons { $card }.
event-warrior-recruited = { $seat } takes { $card } to the discard pile.
event-creature-moved = { $seat } moves { $card }.
event-creatures-swapped = { $seat } swaps { $card } and { $target }.
event-creature-recalled = { $card } is recalled.
event-creature-dismissed = { $card } is dismissed.
event-creature-collected = { $card } goes to the discard pile.
event-creature-cleared = { $card } leaves the battlefield.
event-card-exiled = { $seat } removes { $card } from the game.
event-clan-culled = The { $clan } is culled.
event-last-breath = Last breath of { $card }.
event-nothing-to-use = { $card }: nothing for the ability to work on.
event-gate-repaired = { $seat }: the { $gate } is repaired by { $count } and has { $left }.
event-gate-rebuilt = { $seat }: the { $gate } stands again with { $left }.
event-gate-damaged = { $seat }: the { $gate } takes { $count } damage and has { $left } left.
event-gate-destroyed = { $seat }: the { $gate } is destroyed.
event-wave-struck = The wave of destruction defeats { $cards }.
event-player-fell = { $seat } has no gate left.
event-warrior-unsummoned = { $card } was not summoned.
event-warrior-shown = { $card } comes to the Summon Field.
event-warriors-renewed = The unsummoned are shuffled into a new Warrior deck of { counted-cards }.
event-warrior-arrived = The opponent summons { $card }.
event-warrior-removed = The opponent removes { $card } from the Warrior deck.
event-fury-named = { $seat } names the { $clan } for fury.
event-power-fused = { $seat } leads a chain from the { $gate } through { $cards }: +{ $count }.
event-charge-begun = { $card } charges with { $power } power.
event-creature-defeated = { $by } defeats { $card } ({ $strength }); { $left } of the charge is left.
event-charge-blocked = { $target } ({ $strength }) blocks { $card }.
event-damage-wasted = { $card } gets through, but no gate stands there.
event-sovereign-taken = { $seat } takes { $card }.
event-sovereign-joins-warriors = A sovereign is put face down on top of the Warrior deck.

## Why a card cannot be chosen

why-not-room = No slot of your battlefield is free. Recall a creature first.
why-not-cost = It costs { $cost }, and you have { counted-crystals }.
why-not-fee = Moving or recalling it costs a crystal, and you have none.
why-not-turned = It is defeated and waits to be collected.
why-not-theirs = It is not yours: it belongs to { $seat }.
why-not-pile = It lies on a pile from which nothing is taken now.
why-not-actions = This development phase has had all its { $count } actions.
why-not-slot = You are choosing a slot now.
why-not-use = None of the abilities works on it now.
why-not-attack = You are leading the attack now.
why-not-collect = It is not one of the creatures that you are collecting.
why-not-hand = Only cards in your hand can be discarded.
why-not-sovereign = Only a face-up sovereign can be taken.

## What a card would do now

outlook-creature = Charges with { $attack } power, defends with { $defence }.
outlook-waiting = Defeated: collected at the end of the attack phase, or when its owner’s turn begins.
outlook-place = { $slot }: { $what }.
outlook-attack = charges with { $power } power
outlook-defence = defends with { $power } power
outlook-discarded = Discarded: { $what-clause }.
outlook-part = { $what-clause }

## Why it ended

reason-gates-destroyed = only the winner still has a gate
reason-gates-lost = all your gates are destroyed
reason-warriors-spent = the Warrior deck is spent
reason-time-up = 400 turns without a decision: gates count, then their durability

## The rules in short

rules-goal = Each of you has three gates with 15 durability. The only player with a gate left wins.
rules-develop = In the development phase you discard, summon, move and recall creatures, in any order and as often as you like; moving one, swapping two or recalling one costs 1 crystal. Crystals come from abilities, above all from familiars that you discard; what you do not spend is lost when the phase ends. After 60 actions the phase ends by itself.
rules-summon = Creatures from hand are free, those on the Summon Field cost crystals. A warrior of the banish zone (right column) can also go straight to your discard pile for 1 crystal. The active abilities of the main domain are used when a creature is summoned from hand; those of swift creatures also when they come from the Summon Field.
rules-field = When your development phase ends, the warriors of the banish zone leave, the others move to the right, and new ones fill the gaps. A sovereign is replaced at once. When the Warrior deck is empty, the unsummoned are shuffled into a new one.
rules-synergy = A side domain works while the creature on that side is of the same clan; active abilities work once, when one of the two is summoned. Primals count as any clan. Nothing works diagonally.
rules-fusion = From each of your gates a chain may run: it begins with the creature before that gate in the defence row, goes on through neighbours of one clan and ends in the attack row. The creature at its end charges with +2 power, and more for fusion abilities on the way. A creature takes part in one chain only; a primal joins a chain of any clan.
rules-charge = All creatures of the attack row with any power charge straight ahead. You may go past the opponent’s attack row, but not past the defence row. With more power than the creature you meet you break through with the rest, with the same power you defeat it and stop, with less nothing happens.
rules-gates = When a gate falls, all its owner’s creatures in that column are defeated, and so is the creature there in the attack row of whoever destroyed it. Its owner takes a sovereign at the end of the turn. After 400 turns the player with more gates left wins, or with more durability if gates are equal; playing alone, you lose.
rules-end = After the charges everybody collects their defeated creatures, the defender first. You draw up to five cards. When your deck is empty, your discard pile is turned over, unshuffled, and becomes the new deck.
rules-three = With three players everybody has two gates. The left column attacks the left neighbour, the right column the right one, the middle one either. Defeated creatures are collected when their owner’s turn begins; whoever loses both gates is out, and the other two play on.
rules-solo = Alone you play against the Warrior deck: its battlefield is your Summon Field. In its turn the right column leaves, the others move to the right, new warriors arrive and use their abilities, and its attack row charges; for a gate that it loses, a sovereign goes face down on top of its deck. You lose when all your gates are gone or the Warrior deck is spent: the unsummoned do not come back into it.
rules-cards = The warriors and sovereigns are a set designed for this table, since the printed values are not public. Whoever runs the server can replace it.

## Words of the game

keyword-crystal = Crystal
keyword-text-crystal = Pays for creatures on the Summon Field, for moves and recalls. Crystals last until the end of the development phase.
keyword-fusion = Power Fusion
keyword-text-fusion = A chain from one of your gates through creatures of one clan adds 2 power to the charge of the creature at its end, and more for fusion abilities on its way.
keyword-synergy = Clan Synergy
keyword-text-synergy = Neighbouring creatures of one clan: side domains work between them, and chains run through them. Defeated creatures still take part.
keyword-swift = Swift
keyword-text-swift = Its main domain also works when it is summoned from the Summon Field. Recalling it costs nothing.
keyword-breath = Last breath
keyword-text-breath = Used when the creature is defeated or recalled and goes to the discard pile, but not when it is dismissed.
keyword-fury = Fury
keyword-text-fury = In each of your attack phases you name a clan. The creature charges with 1 more power for each creature of that clan on all battlefields, defeated ones included.
keyword-charge = Charge
keyword-text-charge = Every creature of the attack row that has power attacks straight ahead. It may go past the attack row opposite, but not past the defence row.
keyword-main = Main domain
keyword-text-main = The abilities in the middle of a card. Active ones are used when the creature is summoned from hand, passive ones always hold.
keyword-banish = Banish zone
keyword-text-banish = The right column of the warriors’ field. What is left there at the end of a development phase goes to the unsummoned.
keyword-wave = Wave of destruction
keyword-text-wave = When a gate falls, all creatures of its owner in that column and the destroyer’s creature in the attack row opposite are defeated.
keyword-sovereign = Sovereign
keyword-text-sovereign = A creature of unusual power. It costs many crystals; whoever loses a gate takes one for free.

## The lesson: what the learner reads before an answer, and after it

lesson-1 = Break the opponent’s gates before yours are gone. First you need crystals: discard { card-cinder-imp }. A familiar gives one when it is discarded from hand.
lesson-2 = Discard { card-dripling }, too. Crystals last until the end of your development phase.
lesson-3 = Two crystals pay for { card-glass-hawk } on the Summon Field. Summon it.
lesson-4 = Put it in the middle of the attack row: only creatures there charge.
lesson-5 = Creatures from hand are free. Summon { card-zapling }, which belongs to the Storm Clan like the Glass Hawk.
lesson-6 = Put it right behind, in the middle of the defence row.
lesson-7 = Your hand is empty and your crystals are spent, so the attack begins. Two creatures of one clan carry the power of the gate behind them: lead the chain from your middle gate.
lesson-7-note = The chain added 2, the Glass Hawk’s own fusion 1: it charged with 5, nobody stood in its way, and the middle gate has 10 left. Then you drew five cards.
lesson-8-note = The opponent summoned { card-ash-runner } opposite the Glass Hawk. Its charge met the Hawk and was blocked.
lesson-8 = Your turn again. Discard { card-acornling } for a crystal.
lesson-9 = Warriors in the right column, the banish zone, leave after this phase. For one crystal you can take one to your discard pile: take { card-oaken-giant }. You will draw it once the pile has been turned over to become your deck.
lesson-10 = You may keep the cards in your hand. Begin the attack.
lesson-11 = Lead the chain again.
lesson-12 = { card-ash-runner } stands in the attack row opposite. You could go past it, but attack it: 5 against 1 breaks through with 4.
lesson-12-note = The Ash Runner is defeated and goes to its owner’s discard pile; the gate has 6 left.
lesson-13 = Before you draw you may discard more. Keep your cards and draw up to five.
lesson-end = You know enough! Whoever loses a gate takes a sovereign; side domains work beside creatures of the same clan. Now play on as you like.
