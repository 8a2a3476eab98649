# The Vale of Eternity in English. Faces and families have the ids that the rules use.

game-name = The Vale of Eternity
game-about = Hunt creatures of myth, sell them for magic stones, or tame them and summon them for points.

## Cards: `title-` stands alone on a card or a button, `card-` inside a sentence

title-hestia = Hestia
title-imp = Imp
title-succubus = Succubus
title-firefox = Firefox
title-salamander = Salamander
title-horned-salamander = Horned Salamander
title-ifrit = Ifrit
title-incubus = Incubus
title-burning-skull = Burning Skull
title-lava-giant = Lava Giant
title-phoenix = Phoenix
title-agni = Agni
title-asmodeus = Asmodeus
title-balog = Balog
title-surtr = Surtr

title-yuki-onna = Yuki Onna
title-kappa = Kappa
title-sea-spirit = Sea Spirit
title-undine = Undine
title-nessie = Nessie
title-hae-tae = Hae-tae
title-snail-maiden = Snail Maiden
title-undine-queen = Undine Queen
title-yuki-onna-exalted = Yuki Onna Exalted
title-hydra = Hydra
title-leviathan = Leviathan
title-triton = Triton
title-water-giant = Water Giant
title-charybdis = Charybdis
title-poseidon = Poseidon

title-young-forest-spirit = Young Forest Spirit
title-goblin = Goblin
title-forest-spirit = Forest Spirit
title-gargoyle = Gargoyle
title-basilisk = Basilisk
title-troll = Troll
title-goblin-soldier = Goblin Soldier
title-medusa = Medusa
title-cerberus = Cerberus
title-mimic = Mimic
title-mud-slime = Mud Slime
title-rock-golem = Rock Golem
title-stone-golem = Stone Golem
title-behemoth = Behemoth
title-sand-giant = Sand Giant

title-dandelion-spirit = Dandelion Spirit
title-harpy = Harpy
title-pegasus = Pegasus
title-tengu = Tengu
title-boreas = Boreas
title-genie = Genie
title-hippogriff = Hippogriff
title-sylph = Sylph
title-genie-exalted = Genie Exalted
title-valkyrie = Valkyrie
title-odin = Odin
title-freyja = Freyja
title-griffon = Griffon
title-rudra = Rudra
title-gi-rin = Gi-rin

title-dragon-egg = Dragon Egg
title-tidal = Tidal
title-ember = Ember
title-marina = Marina
title-boulder = Boulder
title-gust = Gust
title-aeris = Aeris
title-scorch = Scorch
title-willow = Willow
title-eternity = Eternity

card-hestia = { title-hestia }
card-imp = { title-imp }
card-succubus = { title-succubus }
card-firefox = { title-firefox }
card-salamander = { title-salamander }
card-horned-salamander = { title-horned-salamander }
card-ifrit = { title-ifrit }
card-incubus = { title-incubus }
card-burning-skull = { title-burning-skull }
card-lava-giant = { title-lava-giant }
card-phoenix = { title-phoenix }
card-agni = { title-agni }
card-asmodeus = { title-asmodeus }
card-balog = { title-balog }
card-surtr = { title-surtr }

card-yuki-onna = { title-yuki-onna }
card-kappa = { title-kappa }
card-sea-spirit = { title-sea-spirit }
card-undine = { title-undine }
card-nessie = { title-nessie }
card-hae-tae = { title-hae-tae }
card-snail-maiden = { title-snail-maiden }
card-undine-queen = { title-undine-queen }
card-yuki-onna-exalted = { title-yuki-onna-exalted }
card-hydra = { title-hydra }
card-leviathan = { title-leviathan }
card-triton = { title-triton }
card-water-giant = { title-water-giant }
card-charybdis = { title-charybdis }
card-poseidon = { title-poseidon }

card-young-forest-spirit = { title-young-forest-spirit }
card-goblin = { title-goblin }
card-forest-spirit = { title-forest-spirit }
card-gargoyle = { title-gargoyle }
card-basilisk = { title-basilisk }
card-troll = { title-troll }
card-goblin-soldier = { title-goblin-soldier }
card-medusa = { title-medusa }
card-cerberus = { title-cerberus }
card-mimic = { title-mimic }
card-mud-slime = { title-mud-slime }
card-rock-golem = { title-rock-golem }
card-stone-golem = { title-stone-golem }
card-behemoth = { title-behemoth }
card-sand-giant = { title-sand-giant }

card-dandelion-spirit = { title-dandelion-spirit }
card-harpy = { title-harpy }
card-pegasus = { title-pegasus }
card-tengu = { title-tengu }
card-boreas = { title-boreas }
card-genie = { title-genie }
card-hippogriff = { title-hippogriff }
card-sylph = { title-sylph }
card-genie-exalted = { title-genie-exalted }
card-valkyrie = { title-valkyrie }
card-odin = { title-odin }
card-freyja = { title-freyja }
card-griffon = { title-griffon }
card-rudra = { title-rudra }
card-gi-rin = { title-gi-rin }

card-dragon-egg = { title-dragon-egg }
card-tidal = { title-tidal }
card-ember = { title-ember }
card-marina = { title-marina }
card-boulder = { title-boulder }
card-gust = { title-gust }
card-aeris = { title-aeris }
card-scorch = { title-scorch }
card-willow = { title-willow }
card-eternity = { title-eternity }

## Families

family-fire = fire
    .a = a fire
family-water = water
    .a = a water
family-earth = earth
    .a = an earth
family-wind = wind
    .a = a wind
family-dragon = dragon
    .a = a dragon

## What is printed on a card

fact-cost = Cost
fact-family = Family
fact-kind = Effect
kind-instant = instant
kind-active = active
kind-permanent = permanent

## Stones and numbers

stone-red = red stone
    .many = red stones
    .colour = red
stone-blue = blue stone
    .many = blue stones
    .colour = blue
stone-purple = purple stone
    .many = purple stones
    .colour = purple
amount-red = { $count ->
    [one] { $count } { stone-red }
   *[other] { $count } { stone-red.many }
}
amount-blue = { $count ->
    [one] { $count } { stone-blue }
   *[other] { $count } { stone-blue.many }
}
amount-purple = { $count ->
    [one] { $count } { stone-purple }
   *[other] { $count } { stone-purple.many }
}
# The same before another colour: "1 red and 2 blue stones"
part-red = { $count } { stone-red.colour }
part-blue = { $count } { stone-blue.colour }
part-purple = { $count } { stone-purple.colour }
# $stone (a stone of one colour), $count (Number)
counted-stones = { $count ->
    [one] { $count } { $stone }
   *[other] { $count } { $stone-many }
}
counted-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
counted-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Places on the table

zone-deck = Draw pile
zone-discard = Discard pile
zone-hunt = The hunt
zone-hand = Hand
zone-area = Area
zone-marked = Marked cards

## What the cards say, put together from their parts

effect-instant = Instant:
effect-active = Active:
effect-permanent = Permanent:

cost = { $cost }

# After "for each"
per-hand-card = card in your hand
per-area-card = card in your area
per-active-card = card with an active effect in your area
per-family-card = { $family } card in your area
per-cheap-card = card in your area that costs { $cost } or less
per-family = different family in your area
per-stone = { $stone } you hold

# After "if"
if-no-family-card = there is no { $family } card in your area
if-stone = you hold at least 1 { $stone }
if-hand-at-most = you have at most { counted-cards } in hand
if-costs = your area has cards that cost { $costs }
if-hand-equals-area = you have as many cards in hand as in your area
if-behind = an opponent has more points than you

noun-another-card = another card from your area
noun-instant-cheap-card = a card from your area that has an instant effect and costs { $cost } or less
noun-instant-family-card = { $family-a } card from your area that has an instant effect

text-score = Score { counted-points }.
    .clause = score { counted-points }
text-score-per = Score { counted-points } for each { $each }.
text-score-if = If { $condition }, score { counted-points }.
text-score-worth = Score points equal to the total worth of your { $stone-many }. You keep the stones.
text-cash-in = Discard all your stones and score points equal to their total worth.
text-lose = Lose { counted-points }.
    .clause = lose { counted-points }
text-lose-for = Lose { counted-points }. If you do, { $then-clause }.
    .clause = lose { counted-points } and { $then-clause }
text-steal = Choose an opponent and take { counted-points } from them.
text-gain = Take { $stones }.
    .clause = take { $stones }
text-spend-for = Discard { $stones }. If you do, { $then-clause }.
    .clause = discard { $stones } and { $then-clause }
text-turn-all = Turn each of your stones into a { $stone }.
text-draw = Draw { counted-cards }.
    .clause = draw { counted-cards }
text-either = If { $condition }, { $then-clause }; otherwise { $otherwise-clause }.

# $number (Number) - which choice it is, $what - a sentence with the form .clause
choice = ({ $number }) { $what-clause }
text-choose = Choose { $count ->
    [one] one of these
   *[other] { $count } of these
}: { $choices }.
choices = { $one }; { $more }
choice-both = { $one } { $other }

text-return-this = Return this card to your hand.
text-put-on-deck = Put this card face down on top of the draw pile.
text-take-back = Return to your hand { $what }.
text-take-back-and-score = Return { $what } to your hand and score points equal to its cost.
text-player-discards = Choose a player with a summoned { $family } card (you may choose yourself). That player chooses one of their summoned { $family } cards and discards it.
text-discard-up-to = You may discard up to { $count ->
    [one] { $count } other card
   *[other] { $count } other cards
} from your area.
text-take-from-discard = Take any { $family } card from the discard pile into your hand.
text-discard-and-score = Discard a card from your hand and score points equal to its cost.
text-discard-for = Discard a card from your hand. If you do, { $then-clause }.
text-discard-and-summon = Discard a card from your hand, then summon another card from your hand for free.
text-hatch = Discard this card and summon a dragon card from your hand for free.
text-activate-all = Resolve the active effect of each card in your area, in any order.
text-copy-active = Choose another card in your area that has an active effect. This card copies that effect and resolves it.
text-copy-instant = Choose another card in your area that has an instant effect. This card copies that effect and resolves it.

text-limit = Your stone limit is { $count } higher.
text-worth = Your { $stones-colour } stones are worth 1 more.
text-swap = For you a blue stone is worth what a purple one usually is, and the other way round.
text-cheaper = Summoning any other card costs you { $less } less.
text-cheaper-family = Summoning any other { $family } card costs you { $less } less.
text-reward-each = When you summon another card, score { counted-points } for each { $stone } you pay for it.
text-reward-paying = When you summon another card and pay at least 1 { $stone } for it, score { counted-points }.
text-reward-any = When you summon another card, score { counted-points }.
text-when-taming = When you tame { $family-a } card, take { $stones }.

## Questions

prompt-hunt = Mark a card to hunt.
prompt-act = Take an action, or end your turn.
prompt-act-marked = Take an action. Sell or tame your marked cards before you end your turn.
# $cost: nothing, or anything
prompt-pay = { $source }: { $cost ->
    [0] it costs nothing, but you may pay with stones that earn you points.
   *[1] pay with stones worth at least { $cost }. You get no change.
}
prompt-keep = You have too many stones. Choose the { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} to keep.
prompt-activate = Choose the card whose active effect you resolve next.
prompt-choose = { $source }: { $count ->
    [1] choose an effect.
   *[2] choose two effects.
}
prompt-steal = { $source }: who do you take { counted-points } from?
prompt-take-back = { $source }: which card do you return to your hand?
prompt-choose-victim = { $source }: who discards { $family-a } card?
prompt-discard-summoned = { $source }: which of your { $family } cards do you discard?
prompt-discard-up-to = { $source }: which of your cards do you discard? You may discard { counted-cards } more.
prompt-take-from-discard = { $source }: which { $family } card do you take from the discard pile?
prompt-discard = { $source }: which card do you discard from your hand?
prompt-summon-free = { $source }: which card do you summon for free?
prompt-copy = { $source }: which card’s effect do you copy?

action-sell = Sell { $card } ({ $stones })
action-tame = Tame { $card }
action-summon = Summon { $card } (cost { $cost })
action-release = Release { $card } (cost { $cost })
action-end-turn = End turn
payment = { $stones }
payment-nothing = No stones
keeping = { $stones }

## On the button at a card or a player: what is done with it

verb-mark = Mark
verb-sell = Sell
verb-tame = Tame
verb-summon = Summon
verb-release = Release
verb-end-turn = End turn
verb-pay = Pay
verb-overpay = Pay more
verb-keep = Keep
verb-activate = Resolve
verb-choose = Choose
verb-steal = Take points
verb-take-back = Return to hand
verb-discard = Discard
verb-take = Take
verb-copy = Copy

## What happened

event-round-started = Round { $round } begins.
event-cards-found = New cards beside the board: { $cards }.
event-card-marked = { $seat } marks { $card }.
event-turn-started = { $seat } takes actions now.
event-resolution-started = Active effects are resolved now.
event-card-tamed = { $seat } tames { $card }.
event-card-sold = { $seat } sells { $card }.
event-card-announced = { $seat } wants to summon { $card }.
event-card-summoned = { $seat } summons { $card }.
event-card-summoned-free = { $seat } summons { $card } for free.
event-card-released = { $seat } releases { $card }.
event-card-drawn = { $seat } draws { $card }.
event-nothing-drawn = { $seat } draws nothing: no cards are left.
event-card-discarded = { $seat } discards { $card }.
event-card-returned = { $seat } returns { $card } to their hand.
event-card-retrieved = { $seat } takes { $card } from the discard pile.
event-card-put-on-deck = { $seat } puts { $card } on top of the draw pile.
event-deck-renewed = The discard pile is shuffled and becomes the new draw pile ({ counted-cards }).
event-effect-activated = { $seat } resolves the active effect of { $card }.
event-effect-copied = { $source } copies the effect of { $card }.
event-effect-idle = The effect of { $seat }’s { $card } does nothing here: { $idle }.
idle-nothing-counted = there is none of what it counts
idle-condition = its condition is not met
idle-no-points = there are no points to lose
idle-too-few-points = there are too few points
idle-no-points-to-take = that opponent has no points
idle-no-stone = there is no such stone
idle-no-stones = there are no stones
idle-no-choice = none of the choices is possible now
idle-no-fitting-card = there is no fitting card in the area
idle-no-other-card = there is no other card in the area
idle-no-summoned-card = nobody has such a summoned card
idle-none-in-discard = there is no such card in the discard pile
idle-empty-hand = there are no cards in hand
idle-no-free-summon = no card in hand can be summoned now
idle-no-dragon = no dragon in hand can be summoned now
idle-no-active = there is no other card with an active effect in the area
idle-no-instant = there is no instant effect to copy in the area
event-points-scored = { $seat } scores { counted-points } for { $by } and now has { $total }.
event-points-lost = { $seat } loses { counted-points } because of { $by } and now has { $total }.
event-stones-gained = { $seat } gets { counted-stones } for { $by }.
event-stones-paid = { $seat } pays { counted-stones }.
event-stones-discarded = { $seat } discards { counted-stones }.
event-stones-turned = { $seat } now has { counted-stones } and no others.

## Why a card cannot be chosen

# After "cannot be summoned now:"
obstacle-cost = it costs { $cost }, but your stones are worth { $wealth }
obstacle-slot = your area is full (in this round it holds { counted-cards })
lacks-another-card = there is no other card in your area
lacks-summoned-card = nobody has a summoned { $family } card
lacks-hand-card = you have no other card in hand
lacks-two-hand-cards = you need two other cards in hand, one to discard and one to summon
lacks-second-slot = the card that it summons needs a free slot too
lacks-free-summon = no other card in your hand could then be summoned
lacks-dragon = you have no other dragon card in hand
lacks-summonable-dragon = no other dragon in your hand can be summoned now
lacks-instant = no other card in your area has an instant effect
lacks-resolvable-instant = no instant effect in your area can be resolved now

why-not-summon = It cannot be summoned now: { $why }.
why-not-release = Releasing it costs { $cost }, the number of the round, but your stones are worth { $wealth }.
why-not-theirs = It is not yours: { $seat } has it.
why-not-their-marker = { $seat }’s marker lies on it, so nobody else may sell or tame it.
why-not-on-deck = It lies on top of the draw pile.
why-not-discarded = It lies on the discard pile.
why-not-marked = { $seat }’s marker already lies on it.
why-not-hunt = It is not beside the board.
why-not-hand = It is not in your hand.
why-not-area = It is not in your area.
why-not-discard-pile = It is not on the discard pile.
why-not-discardable = If you discard it, no other card in your hand can be summoned.
why-not-activated = Its active effect has already been resolved.
why-not-no-active = It has no active effect.
why-not-no-instant = It has no instant effect.
why-not-unresolvable = Its instant effect cannot be resolved now: { $why }.
why-not-itself = It is the card whose effect you are resolving.
why-not-family = It is not { $family-a } card.
why-not-dear = It costs { $cost }, but may cost { $most } at most.
why-not-stones = You are choosing stones now, not a card.
why-not-player = You are choosing a player now, not a card.
why-not-part = You are choosing an effect now, not a card.

## What a card would do now

outlook-sold = Sold now: { $what }.
outlook-tamed = Tamed now: { $what }.
outlook-summoned = Summoned now: { $what }.
outlook-activated = Active effect now: { $what }.
outlook-blocked = It could not be summoned now: { $why }.
outlook-worth = With it your stones are worth { $worth }, without it { $less }.
outlook-limit = With it you may hold { $limit } stones, without it { $less }.
outlook-prices = With it cards in your hand cost less: { $prices }.
outlook-price = { $card } costs { $price } instead of { $less }

outlook-together = { $parts }
outlook-or = { $one }, or { $more }
outlook-by = { $choice }: { $what }
outlook-paying = paying { $stones }
outlook-paying-nothing = paying nothing
outlook-nothing = nothing
outlook-nothing-more = nothing more
outlook-between = from { $least } to { $most ->
    [one] { $most } point
   *[other] { $most } points
}
outlook-more = the rest depends on your choices
outlook-in-order = { $what }, if you activate the cards in the order in which they lie
outlook-points = +{ counted-points }
outlook-points-lost = −{ counted-points }
outlook-stones = +{ counted-stones }
outlook-stones-lost = −{ counted-stones }
outlook-turned = your stones become { counted-stones }
outlook-over = { $count } over the limit
outlook-drawn = { counted-cards } drawn
outlook-returned = { counted-cards } back to your hand
outlook-retrieved = { counted-cards } from the discard pile
outlook-discarded = { counted-cards } discarded
outlook-summoned-free = { counted-cards } summoned for free
outlook-put-on-deck = { counted-cards } onto the draw pile
outlook-their-discard = { $seat } discards { counted-cards }

## Why it ended

reason-sixty-points = at least 60 points at the end of a round
    .tied = at least 60 points at the end of a round; a tie goes to whoever has summoned more cards
reason-ten-rounds = the end of the tenth round
    .tied = the end of the tenth round; a tie goes to whoever has summoned more cards

## The rules in short

rules-goal = Whoever has the most points wins. The match ends with the round after which somebody has at least 60 points, or after the tenth. If points are equal, more summoned cards win; if these are equal too, the victory is shared.
rules-hunt = A round begins with two cards per player beside the board. Starting with the first player, everybody marks one; then, in reverse order, everybody marks a second one.
rules-act = On your turn you take any number of actions: sell marked cards for stones, tame them into your hand, summon cards from your hand, release summoned ones. You cannot end your turn while your marker lies on a card.
rules-summon = Summoning costs stones and needs a free slot: your area has one slot in round 1, two in round 2, and so on. A card whose instant effect cannot be resolved cannot be summoned.
rules-stones = A red stone is worth 1, a blue one 3, a purple one 6. You may hold at most 4 stones. You pay with any stones that together are worth at least the cost, and get no change.
rules-resolve = At the end of a round everybody resolves all their active effects, in any order they like. Then the first player’s marker passes to the next player.

## Words of the game

keyword-instant = Instant effect
keyword-text-instant = Works once, as soon as the card is summoned.
keyword-active = Active effect
keyword-text-active = Works once a round, in the resolution phase. It is compulsory.
keyword-permanent = Permanent effect
keyword-text-permanent = Works as long as the card is in your area, but not on the summoning of that card itself.
keyword-area = Area
keyword-text-area = The slots for the cards that you have summoned: as many as the number of the round.
keyword-sell = Sell
keyword-text-sell = The marked card is discarded and you take stones. Fire brings 3 red, water 1 blue, earth 4 red, wind 1 red and 1 blue, a dragon 1 purple.
keyword-tame = Tame
keyword-text-tame = The marked card goes into your hand, which has no limit.
keyword-summon = Summon
keyword-text-summon = You pay the cost in stones, lay the card in your area and resolve its instant effect.
keyword-release = Release
keyword-text-release = You pay stones worth the number of the round and discard a card that you have summoned.
keyword-return = Return
keyword-text-return = The card goes from the area to the hand. Unless another card is named, it is the one that carries the instruction.
keyword-cost = Cost
keyword-text-cost = A card that refers to the cost of another means the printed number, without discounts.

## The lesson: what the learner reads before an answer, and after it

lesson-1 = Whoever has the most points wins. The match ends with the round after which somebody has at least 60 points, or after round 10. Every round begins with the hunt: four creatures lie beside the board, and each of you marks two. Mark { card-horned-salamander }.
lesson-1-note = The opponent marks two creatures, and the last one, { card-undine-queen }, is yours.
lesson-2 = Now take as many actions as you like. Sell { card-undine-queen }: a water creature brings a blue stone.
lesson-2-note = Stones are money: a red one is worth 1, a blue one 3, a purple one 6.
lesson-3 = Tame { card-horned-salamander }: the marked card goes into your hand.
lesson-4 = Summon { card-horned-salamander } for 2. Your area has one slot in round 1, two in round 2, and so on.
lesson-4-note = You pay with your only stone. It is worth 3, but you get no change.
lesson-4-end = There is nothing left for you to do. End your turn.
lesson-5-note = At the end of the round the active effect of { card-horned-salamander } works: now you hold four red stones, and four is the limit. In round 2 the opponent is the first to mark a card.
lesson-5 = Mark { card-incubus }: its instant effect brings points.
lesson-6 = Second cards are marked in reverse order, so it is your choice again. Mark { card-undine }.
lesson-7-note = The opponent sells one creature, tames the other and ends the turn.
lesson-7 = Sell { card-undine } to get a blue stone.
lesson-8 = Five stones are one too many, and you choose which to keep. Keep the valuable blue one and three red ones.
lesson-9 = Tame { card-incubus }.
lesson-10 = Summon { card-incubus }: your area has a second slot now.
lesson-11 = The cost is 2. You may pay with any stones worth at least that much together, but the excess is lost. Pay exactly, with two red ones.
lesson-11-note = The instant effect works at once and only once: 2 points for each of your summoned cards that costs at most 2. That makes 4 points.
lesson-12 = None of your marked cards is left, so you may end your turn again.
lesson-13 = The active effect of { card-horned-salamander } brings four more red stones, but you may keep only four in all. Keep the blue one and three red ones.
lesson-14 = Round 3. The limit costs you stones, so mark { card-hestia }: its permanent effect raises it by two.
lesson-15 = Tame { card-hestia }.
lesson-16 = Summon { card-hestia } before you take more stones. It costs nothing and fills your third slot.
lesson-16-note = A permanent effect works as long as the card lies in your area: you may hold six stones now.
lesson-17 = Sell { card-griffon }: a wind creature brings a red stone and a blue one.
lesson-17-note = You have six stones, and all of them stay.
lesson-18 = End your turn.
lesson-19 = Four more red stones, and six is the limit. Keep what is worth most: both blue ones and four red ones.
lesson-end = You know enough! Later you may also release a summoned card to make room. Now play on as you like.
