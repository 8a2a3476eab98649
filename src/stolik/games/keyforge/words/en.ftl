# KeyForge in English. Texts of cards are put together from clauses: no capital at the start, no full stop at the end.

game-name = KeyForge
game-about = Two Archons with unique decks gather Æmber and race to forge three keys.

## Amounts

amber = { $amount } Æmber
damage = { $amount } damage
cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
counters = { $count ->
    [one] a +1 power counter
    [2] two +1 power counters
    [3] three +1 power counters
   *[other] { $count } +1 power counters
}
chains = { $count ->
    [one] 1 chain
   *[other] { $count } chains
}

## Sentences

sentence = { $when }: { $what }.
quoted = { $when }: { $what }
when-always = Always
when-play = Play
when-fight = Fight
when-reap = Reap
when-action = Action
when-omni = Omni
when-destroyed = Destroyed
when-before-fight = Before fight
when-leaves = Leaves play
when-play-fight = Play/Fight
when-play-reap = Play/Reap
when-fight-reap = Fight/Reap
when-play-fight-reap = Play/Fight/Reap
text-then = { $one }; { $other }
text-and = { $one } and { $other }
text-or = { $one }, or { $other }
text-may = you may { $what }
text-if-you-do = { $what }; if you do, { $then }
text-if = if { $condition }, { $what }
text-otherwise = { $what }; otherwise { $other }
text-repeat-while = { $what }; repeat this if { $condition }
text-repeat-once = { $what }; do this once more if { $condition }
text-may-repeat = { $what }; you may repeat this as long as { $condition }
text-pick = choose { $what }
text-both-ways = { $what }; then your opponent does the same to you
text-choose-one = choose one: { $what }
text-per = { $what } { $per }
text-while = while { $condition }, { $what }
text-this-turn = for the remainder of the turn, { $what }
text-on-it-this-turn = choose { $noun }; for the remainder of the turn, { $what }
text-on-several-this-turn = choose up to { $count } { $noun-pl }; for the remainder of the turn, { $what }
text-next-turn = during your opponent’s next turn, { $what }
text-until-your-next-turn = until the start of your next turn, { $what }
text-while-in-play = until this card leaves play, { $what }
text-while-under-control = while it is under your control, { $what }
text-blank = No ability.
text-enhance = Enhances your deck with { $icons }.
icon-times = { $count } { $icon-pl }
text-gigantic = You can play this card only together with its other half, as one creature.
text-cost-to-play = To play this card, you must lose { amber }.
text-playable-if = You can play this card only if { $condition }.
text-enters-ready = It enters play ready.
text-enters-stunned = It enters play stunned.
text-enters-enraged = It enters play enraged.
text-enters-warded = It enters play warded.
text-enters-enemy = It enters play under your opponent’s control.
text-mimics = When you play this card, it becomes a copy of an action card in your opponent’s discard pile.
text-enters-copy = It enters play as a copy of another creature in play, but of house Logos.
text-enters-or-upgrade = You may play this card as an upgrade instead.
text-nothing = –
icon-amber = an Æmber icon
    .pl = Æmber icons
icon-capture = a capture icon
    .pl = capture icons
icon-damage = a damage icon
    .pl = damage icons
icon-draw = a draw icon
    .pl = draw icons

## For each

per-noun = for each { $noun-bare }
per-hand-you = for each card in your hand
per-hand-opponent = for each card in your opponent’s hand
per-discard-you = for each card in your discard pile
per-discard-opponent = for each card in your opponent’s discard pile
per-archives-you = for each card in your archives
per-archives-opponent = for each card in your opponent’s archives
per-deck-you = for each card in your deck
per-deck-opponent = for each card in your opponent’s deck
per-copy-hand = for each copy of { $card } in your hand
per-copy-discard = for each copy of { $card } in your discard pile
per-forged-key-you = for each key you have forged
per-forged-key-opponent = for each key your opponent has forged
per-unforged-key-you = for each key you have not forged
per-unforged-key-opponent = for each key your opponent has not forged
per-excess-creature-you = for each creature by which you outnumber your opponent
per-excess-creature-opponent = for each creature by which your opponent outnumbers you
per-two-power-of-it = for every 2 power of that creature
per-house-among = for each house represented among { $noun-pl }
per-card-played = for each card you have played this turn
per-upgrade-on-this = for each upgrade on this card
per-amber-on-this = for each Æmber on this card
per-amber-you-have = for each Æmber you have
per-amber-on-it = for each Æmber on that creature
per-destroyed-this-way = for each creature destroyed this way
per-done-this-way = for each card affected this way
per-revealed-this-way = for each card revealed this way
per-discarded-this-way = for each card discarded this way
per-purged-this-way = for each card purged this way
per-lost-this-way = for each Æmber lost this way
per-removed-this-way = for each counter removed this way
per-counter-on-this = for each { $counter } on this card
per-enemy-killed-fighting = for each enemy creature destroyed in a fight this turn

## If

if-opponent-has = your opponent has { amber } or more
if-opponent-has-none = your opponent has no Æmber
if-opponent-has-exactly = your opponent has exactly { amber }
if-opponent-has-more-amber = your opponent has more Æmber than you
if-you-have-more-amber = you have more Æmber than your opponent
if-opponent-has-more-keys = your opponent has more forged keys than you
if-you-have-more-creatures = you control more creatures than your opponent
if-opponent-has-more-creatures = your opponent controls more creatures than you
if-at-least = there are at least { $count } (counting { $what })
if-you-have = you have { amber } or more
if-there-are = there are { $count } or more { $noun-pl } in play
if-counters-on-this = there are { $count } or more { $counter-pl } on this card
if-it-is = it is { $noun }
if-this-is = this card is { $noun }
if-enemies-destroyed = { $count ->
    [one] an enemy creature was
   *[other] { $count } or more enemy creatures were
} destroyed this turn
if-no = there is no { $noun-bare } in play
if-both = there are both { $noun } and { $other } in play
if-there-is = there is { $noun } in play
if-it-was-destroyed = this destroys the creature
if-it-was-not-destroyed = this does not destroy the creature
if-it-is-of-that-house = it belongs to that house
if-discarded-not-of = that card does not belong to house { $house }
if-they-shared-a-house = those were two creatures of the same house
if-amber-here = there is { amber } or more on this card
if-this-on-flank = this card is on a flank
if-host-on-flank = this creature is on a flank
if-your-turn = it is your turn
if-haunted = there are 10 or more cards in your discard pile
if-opponent-forged-last-turn = your opponent forged a key on their previous turn
if-you-forged-this-turn = you forged a key this turn
if-first-use = this is its first use this turn
if-used-creatures = you used { $count ->
    [one] a creature
   *[other] { $count } or more creatures
} this turn
if-opponent-played-creatures = your opponent played { $count ->
    [one] a creature
   *[other] { $count } or more creatures
} on their previous turn
if-played-of = you played { $count ->
    [one] a card
   *[other] { $count } or more cards
} of house { $house } this turn
if-played-exactly-one = you played exactly one card this turn
if-not-discarded = you have not discarded a card of house { $house } from your hand this turn
if-healed = this heals { $amount } damage
if-played-nothing-else = you played no other card this turn
if-tide-high = the tide is high
if-tide-low = the tide is low

## Verbs: Æmber, keys, chains

text-gain = gain { amber }
text-owner-gains = its owner gains { amber }
text-its-opponent-gains = the opponent of its controller gains { amber }
text-opponent-gains = your opponent gains { amber }
text-lose = lose { amber }
text-owner-loses = its owner loses { amber }
text-controller-loses = its controller loses { amber }
text-controller-gains = its controller gains { amber }
text-opponent-loses = your opponent loses { amber }
text-lose-all-but-each = each player with more than { $amount } Æmber loses all but { $amount } of it
text-lose-all-but-opponent = your opponent loses all but { $amount } of their Æmber
text-lose-all-you = lose all your Æmber
text-lose-all-opponent = your opponent loses all their Æmber
text-each-loses-half = each player loses half of their Æmber (the loss is rounded down)
text-take-what-is-left = they give you all the Æmber they have left
text-steal = steal { amber }
text-steal-all-but = steal all but { $amount } of your opponent’s Æmber
text-opponent-steals = your opponent steals { amber }
text-capture = capture { amber }
text-captures = { $who } captures { amber }
text-it-captures = { $who } captures { amber }
text-own-side = { $what } from its own side
text-capture-all-but = capture all but { $amount } of your opponent’s Æmber
text-capture-all = capture all of your opponent’s Æmber
text-each-captures = { $noun-each } captures { amber } from its opponent
text-different-capture = { $who } captures 1 Æmber { $per } (no creature more than once)
text-exalt = exalt { $what }
text-exalt-each = exalt { $noun-each }
text-place-amber = place { amber } from the supply on { $what }
text-place-amber-here = place { amber } from the supply on this card
text-move-to-pool = move { amber } from { $what } to your pool
text-move-all-to-pool = move all Æmber from { $noun-each } to your pool
text-move-to-supply = move { amber } from this creature to the supply
text-move-all-to-supply = move all Æmber from this creature to the supply
text-move-amber = move { amber } from this creature to { $what }
text-move-all-amber = move all Æmber from this creature to { $what }
text-move-amber-from = move { amber } from { $source } to { $what }
text-move-all-amber-from = move all Æmber from { $source } to { $what }
text-move-to-supply-from = move { amber } from { $what } to the supply
text-move-all-to-supply-from = move all Æmber from { $what } to the supply
text-move-from-pool = move { amber } from your pool to { $what }
text-move-from-pool-onto = move { amber } from your pool to { $what }
text-gain-chains = gain { chains }
text-opponent-gains-chains = your opponent gains { chains }
text-forge = forge a key at current cost
text-may-forge = you may forge a key at current cost
text-forge-more = forge a key at current cost plus { $more } Æmber
text-forge-less = forge a key at current cost plus { $more } Æmber, less 1 { $per }
text-forge-free = forge a key at no cost
text-unforge-last = unforge it
text-raise-tide = raise the tide

## Verbs: damage and healing

text-damage = deal { damage } to { $to }
text-damage-chosen = choose { $to }; deal 1 damage to it { $per }
text-damage-that-much = deal that much damage to { $to }
text-damage-splash = deal { damage } to { $to } and { $splash } to each of its neighbours
text-damage-each = deal { damage } to { $to-each }
text-damage-different = deal { damage } to each of { $count } different { $to-pl }
text-damage-several = deal { damage } to each of up to { $count } { $to-pl }
text-damage-and-neighbour = deal { damage } to { $to } and { $second } to a neighbour of that creature
text-pierce = { $what } (armor does not prevent this damage)
text-heals = heal { $amount } damage from this creature
text-heals-fully = fully heal this creature
text-heal = heal { $amount } damage from { $what }
text-heal-up-to = heal up to { $amount } damage from { $what }
text-heal-fully = fully heal { $what }
text-heal-each = heal { $amount } damage from { $noun-each }
text-fully-heal-each = fully heal { $noun-each }

## Verbs: cards in play

text-destroy = destroy { $what }
text-destroy-several = destroy { $count } { $noun-pl }
text-destroy-up-to = destroy up to { $count } { $noun-pl }
text-destroy-any = destroy any number of { $noun-pl }
text-destroy-each = destroy { $noun-each }
text-destroy-both = destroy { $what } and { $other }
text-destroy-strongest = destroy the { $count } strongest { $noun-pl }
text-destroy-all-but-strongest = destroy { $noun-each } except the strongest one
text-sacrifice = sacrifice { $what }
text-return = return { $what } to its owner’s hand
text-return-several = return { $count } { $noun-pl } to their owners’ hands
text-return-up-to = return up to { $count } { $noun-pl } to their owners’ hands
text-return-each = return { $noun-each } to its owner’s hand
text-archive-from-play = archive { $what } from play
text-archive-from-play-each = archive { $noun-each } from play
text-put-into-archives = put { $what } into its owner’s archives
text-purge = purge { $what }
text-purge-each = purge { $noun-each }
text-purge-it = purge that creature
text-purge-self = purge this card
text-purge-for-icons = purge { $what } and resolve each of its bonus icons as if you had played it
text-put-it-into-play = put that creature into play under your control
text-shuffle-in = shuffle { $what } into its owner’s deck
text-shuffle-in-several = shuffle { $count } { $noun-pl } into their owners’ decks
text-shuffle-in-each = shuffle { $noun-each } into its owner’s deck
text-shuffle-in-weakest = shuffle the { $count } weakest { $noun-pl } into their owners’ decks
text-put-on-deck = put { $what } on top of its owner’s deck
text-put-on-deck-each = put { $noun-each } on top of its owner’s deck
text-abduct = { $count ->
    [one] put { $what } into your archives (when it leaves them, it goes to its owner’s hand)
   *[other] put { $count } { $what-pl } into your archives (when they leave your archives, they go to their owners’ hands)
}
text-abduct-up-to = put up to { $count } { $what-pl } into your archives (when they leave your archives, they go to their owners’ hands)
text-stun = stun { $what }
text-stun-each = stun { $noun-each }
text-unstun-each = remove the stun from { $noun-each }
text-exhaust = exhaust { $what }
text-exhaust-up-to = exhaust up to { $count } { $noun-pl }
text-exhaust-each = exhaust { $noun-each }
text-ready = ready { $what }
text-ready-each = ready { $noun-each }
text-ward = ward { $what }
text-ward-several = ward { $count } { $noun-pl }
text-ward-each = ward { $noun-each }
text-enrage = enrage { $what }
text-enrage-several = enrage { $count } { $noun-pl }
text-enrage-each = enrage { $noun-each }
text-add-power = put { counters } on { $what }
text-gets-counters = { $what } gets { counters }
text-choose-then = choose { $what }; { $then }
text-add-power-each = put { counters } on { $noun-each }
text-add-counter = put 1 { $counter } on { $what }
text-add-counter-self = put 1 { $counter } on this card
text-remove-counters = remove { $count ->
    [one] 1 { $counter }
   *[other] { $count } { $counter-pl }
} from this card
text-remove-each-counter = remove each { $counter } from this card
text-swap = swap this creature with { $what }
text-move-damage = move { damage } from { $what } to { $other }
text-move-all-damage = move all damage from { $what } to { $other }
text-move-in-line = move { $what } anywhere in its controller’s battleline
text-move-to-flank = move { $what } to either flank of its controller’s battleline
text-attach-to = attach this upgrade to { $what }
text-control = take control of { $what }
text-control-while = take control of { $what } until this card leaves play
text-fight = fight with { $what }
text-fight-each = fight with { $noun-each }, one at a time
text-ready-and-fight = ready and fight with { $what }
text-ready-and-fight-several = ready and fight with up to { $count } different { $noun-pl }, one at a time
text-ready-and-fight-different = ready and fight with { $what } { $count } times, each time against a different enemy creature
text-use = use { $what }
text-ready-and-use = ready and use { $what }
text-use-as-if-yours = use { $what } as if it were yours

## Verbs: cards out of play

text-draw = draw { cards }
text-opponent-draws = your opponent draws { cards }
text-random-discard-opponent = your opponent discards { $count ->
    [one] a random card
   *[other] { $count } random cards
} from their hand
text-random-discard-you = discard { $count ->
    [one] a random card
   *[other] { $count } random cards
} from your hand
text-random-discard-owner = its owner discards { $count ->
    [one] a random card
   *[other] { $count } random cards
} from their hand
text-discard = { $count ->
    [one] discard { $what } from your hand
   *[other] discard { $count } { $what-pl } from your hand
}
text-discard-each-opponent = your opponent discards { $what-each } from their hand
text-discard-each-you = discard { $what-each } from your hand
text-reveal = reveal any number of { $what-pl } from your hand
text-reveal-and-archive = reveal { $what } from your hand and archive it
text-purge-from-hand = purge { $what } from your hand
text-purge-each-from-hand = purge { $what-each } from your hand
text-archive = { $count ->
    [one] archive { $what }
   *[other] archive { $count } { $what-pl }
}
text-archive-up-to = archive up to { $count } { $what-pl }
text-archive-top = archive the top { $count ->
    [one] card
   *[other] { $count } cards
} of your deck
text-archive-random = archive { $count ->
    [one] a random card
   *[other] { $count } random cards
} from your hand
text-archive-from-under = archive the card under this one
text-discard-archived = discard a card from your archives
text-discard-random-archived = discard a random card from your opponent’s archives
text-purge-archived = purge a card from your archives, or a random one from your opponent’s
text-archive-from-discard = archive { $what } from your discard pile
text-return-from-discard = return { $what } from your discard pile to your hand
text-return-this-from-discard = return this card from your discard pile to your hand
text-return-all-from-discard = return { $what-each } from your discard pile to your hand
text-discard-to-deck = put { $what } from your discard pile on top of your deck
text-purge-from-discard = { $count ->
    [one] purge { $what } from a discard pile
   *[other] purge { $count } { $what-pl } from a discard pile
}
text-purge-from-discard-up-to = purge up to { $count } { $what-pl } from a discard pile
text-discard-top-you = discard the top { $count ->
    [one] card
   *[other] { $count } cards
} of your deck
text-discard-top-opponent = discard the top { $count ->
    [one] card
   *[other] { $count } cards
} of your opponent’s deck
text-discard-until = discard cards from the top of your deck until you discard { $what } or your deck runs out; put the card you found into your hand
text-reveal-top = reveal the top card of your deck
text-discard-archives = your opponent discards all cards from their archives
text-search-deck = search your deck for { $what }, reveal it and put it into your hand
text-look-at-top-you = look at the top { $count ->
    [one] card
   *[other] { $count } cards
} of your deck
text-look-at-top-opponent = look at the top { $count ->
    [one] card
   *[other] { $count } cards
} of your opponent’s deck
text-reveal-top-you = reveal the top { $count ->
    [one] card
   *[other] { $count } cards
} of your deck
text-reveal-top-opponent = reveal the top { $count ->
    [one] card
   *[other] { $count } cards
} of your opponent’s deck
text-look-hand = put 1 of them into its owner’s hand
text-look-discard = discard 1 of them
text-look-archive = archive 1 of them
text-look-purge = purge 1 of them
text-look-bottom = put 1 of them on the bottom of that deck
text-look-order = put them back on top in any order
text-look-rest-order = put the others back on top in any order
text-look-rest-discard = discard the others
text-look-rest-shuffle = shuffle the others into that deck
text-search = search your deck and discard pile for { $what }, reveal it and put it into your hand
text-play-top = play the top card of your deck
text-search-for-each = search your deck and discard pile for { $what-each } and put them into your hand
text-play-from-discard = play { $what } from your discard pile
text-look-at-hand = look at your opponent’s hand
text-purge-from-their-hand = purge { $what } from your opponent’s hand
text-play-or-use = you may play or use { $what } this turn
text-put-under = put { $what } from your hand facedown under this card
text-play-from-under = play the card under this one
text-reveal-hand-opponent = reveal your opponent’s hand
text-reveal-hand-you = reveal your hand
text-shuffle-discard-in = shuffle your discard pile into your deck
text-shuffle-hand-and-discard-in = shuffle your hand and your discard pile into your deck
text-name-house = choose a house
text-name-opponents-house = choose a house on your opponent’s identity card

## Constant effects

text-gets-power = { $who-each } gets { $amount } power
text-gets-armor = { $who-each } gets { $amount } armor
text-gains-keyword = { $who-each } gains { $keyword }
text-gains-trait = { $who-each } gains the trait { $trait }
text-loses-keyword = { $who-each } loses { $keyword }
text-gains-ability = { $who-each } gains “{ $what }”
text-key-cost-opponent = your opponent’s keys cost { $amount } Æmber
text-key-cost-you = your keys cost { $amount } Æmber
text-key-cost-each = each key costs { $amount } Æmber
text-hand-size-you = the number of cards to which you refill your hand in your draw step changes by { $amount }
text-hand-size-opponent = the number of cards to which your opponent refills their hand in their draw step changes by { $amount }
text-hand-size-each = the number of cards to which each player refills their hand in their draw step changes by { $amount }
text-cannot-reap = { $who-each } cannot reap
text-cannot-fight = { $who-each } cannot fight
text-cannot-use = { $who-each } cannot be used
text-cannot-ready = { $who-each } does not ready
text-cannot-be-attacked = { $who-each } cannot be attacked
text-no-damage = { $who-each } cannot be dealt damage
text-cannot-reap-all = { $who-pl } cannot reap
text-cannot-fight-all = { $who-pl } cannot fight
text-cannot-use-all = { $who-pl } cannot be used
text-cannot-ready-all = { $who-pl } do not ready
text-cannot-be-attacked-all = { $who-pl } cannot be attacked
text-no-damage-all = { $who-pl } cannot be dealt damage
text-cannot-play-opponent = your opponent cannot play { $what }
text-cannot-play-you = you cannot play { $what }
text-no-theft = your Æmber cannot be stolen
text-may-use = you may use { $who-each } as if it belonged to the active house
text-may-fight = { $who-each } may fight as if it belonged to the active house
text-enter-ready = { $what-each } of yours enters play ready
text-enters-ready-if = if { $condition }, this card enters play ready
text-next-enters-ready = the next { $what-bare } you play enters play ready
text-deals-in-fights = this creature deals only { damage } when fighting
text-deals-no-fight-damage = this creature deals no damage when fighting
text-save-instead = if { $who } would be destroyed, instead { $what }
text-only-fight = friendly creatures can only fight
text-ignores-taunt-and-elusive = while this creature attacks, taunt and elusive do not count
text-reap-steals = the Æmber you would gain by reaping is stolen from your opponent instead

## Reactions

text-after-destroyed = each time { $noun } is destroyed, { $what }
text-after-destroyed-your-turn = each time { $noun } is destroyed on your turn, { $what }
text-after-beating = after an enemy creature is destroyed fighting this one, { $what }
text-after-play-you = each time you play { $card }, { $what }
text-after-play-another-you = each time you play another { $card-bare }, { $what }
text-after-play-opponent = each time your opponent plays { $card }, { $what }
text-after-play-another-opponent = each time your opponent plays another { $card-bare }, { $what }
text-after-play-each = each time a player plays { $card }, { $what }
text-after-play-another-each = each time a player plays another { $card-bare }, { $what }
text-after-entering = after { $noun } enters play, { $what }
text-after-reap = each time { $noun } reaps, { $what }
text-after-fight = each time { $noun } fights, { $what }
text-after-neighbour-fights = each time a neighbour of this creature fights, { $what }
text-after-play-beside = after { $card } is played next to this creature, { $what }
text-after-raising-tide-you = after you raise the tide, { $what }
text-after-raising-tide-opponent = after your opponent raises the tide, { $what }
text-after-raising-tide-each = after a player raises the tide, { $what }
text-after-forging-you = after you forge a key, { $what }
text-after-forging-opponent = after your opponent forges a key, { $what }
text-after-forging-each = after a key is forged, { $what }
text-after-use-artifact = each time you use an artifact, { $what }
text-after-use-creature = each time you use a creature, { $what }
text-after-choosing = after you choose { $house } as your active house, { $what }
text-after-choosing-each = after a player chooses { $house } as their active house, { $what }
text-after-choosing-opponent = after your opponent chooses { $house } as their active house, { $what }
text-after-discarding = on your turn, each time you discard a card of house { $house } from your hand, { $what }
text-at-end-of-turn = at the end of your turn, { $what }
text-at-start-of-turn = at the start of your turn, { $what }

## Questions

prompt-mulligan = Keep this hand, or shuffle it back and draw one card fewer?
prompt-house = Choose your active house.
prompt-take-archives = Take { $count ->
    [one] your archived card
   *[other] your { $count } archived cards
} into your hand?
prompt-act = Play, use or discard cards, or end your turn.
prompt-flank = { $source }: on which flank?
prompt-deploy = { $source }: at which place in the battleline?
prompt-attach = { $source }: on which creature?
prompt-fight-whom = { $source }: whom does it attack?
prompt-use-how = { $source }: how do you use it?
prompt-which-ability = { $source }: which of its abilities?
prompt-which-permission = Several cards let you play this card. Which of them do you make use of?
prompt-next-trigger = Several abilities are waiting. Which one comes first?
prompt-assault-or-hazardous = { $source }: assault or hazardous first?
prompt-key-colour = Which key do you forge?
prompt-unforge = Which key do you unforge?
prompt-spend-from = How much Æmber do you spend from { $source }?
prompt-icon-capture = Bonus icon: which creature captures 1 Æmber?
prompt-icon-damage = Bonus icon: which creature is dealt 1 damage?
prompt-icon-as = Bonus icon: how do you resolve it?
prompt-capture-own = { $source }: how much Æmber does it capture from your own pool?
prompt-captor = Which creature captures this Æmber?
prompt-may = { $source }: do you want to?
prompt-repeat = { $source }: do it again?
prompt-choose-one = { $source }: choose one.
prompt-name-house = { $source }: choose a house.
prompt-name-number = { $source }: choose a number.
prompt-choose-damage = { $source }: which creature is dealt damage?
prompt-choose-damage-from = { $source }: from which creature is damage moved?
prompt-choose-heal = { $source }: which creature is healed?
prompt-heal-how-much = How much damage do you heal from { $source }?
prompt-choose-destroy = { $source }: which card do you destroy?
prompt-choose-spare = { $source }: which of the strongest creatures is spared?
prompt-choose-sacrifice = { $source }: which card do you sacrifice?
prompt-look-hand = { $source }: which card goes to the hand?
prompt-look-discard = { $source }: which card do you discard?
prompt-look-archive = { $source }: which card do you archive?
prompt-look-purge = { $source }: which card do you purge?
prompt-look-bottom = { $source }: which card goes to the bottom of the deck?
prompt-look-top = { $source }: which card goes on top of the others?
prompt-choose-return = { $source }: which card do you return?
prompt-choose-archive = { $source }: which card do you archive?
prompt-choose-archive-from-play = { $source }: which card do you archive from play?
prompt-choose-put-into-archives = { $source }: which card do you put into its owner’s archives?
prompt-choose-abduct = { $source }: which creature do you put into your archives?
prompt-choose-purge = { $source }: which card do you purge?
prompt-choose-shuffle-in = { $source }: which card is shuffled into its owner’s deck?
prompt-choose-put-on-deck = { $source }: which card do you put on top of a deck?
prompt-choose-stun = { $source }: which creature do you stun?
prompt-choose-exhaust = { $source }: which card do you exhaust?
prompt-choose-ready = { $source }: which card do you ready?
prompt-choose-ward = { $source }: which creature do you ward?
prompt-choose-enrage = { $source }: which creature do you enrage?
prompt-choose-add-power = { $source }: which creature gets power counters?
prompt-choose-shield = { $source }: which creature takes the damage instead?
prompt-choose-captor = { $source }: which creature captures?
prompt-choose-exalt = { $source }: which creature do you exalt?
prompt-choose-amber-on = { $source }: on which card do you put Æmber?
prompt-choose-amber-from = { $source }: from which card do you take Æmber?
prompt-choose-counter = { $source }: which card gets the counter?
prompt-choose-card = { $source }: which card?
prompt-choose-swap = { $source }: with which creature does it swap?
prompt-choose-control = { $source }: of which card do you take control?
prompt-choose-fighter = { $source }: with which creature do you fight?
prompt-choose-use = { $source }: which card do you use?
prompt-choose-discard = { $source }: which card do you discard?
prompt-choose-reveal = { $source }: which cards do you reveal?
prompt-choose-put-into-play = { $source }: which card enters play next?
prompt-search = { $source }: which card do you look for?
prompt-choose-play = { $source }: which card do you play?
prompt-choose-put-under = { $source }: which card goes under it?
prompt-copy-what = { $source }: a copy of which action?
prompt-copy-whom = { $source }: a copy of which creature?
prompt-play-as = { $source }: as a creature or as an upgrade?
prompt-choose-this-turn = { $source }: which card?

# Several cards one after another; $count (Number) is how many are left to choose.
up-to-cards = { $count ->
    [one] You may choose 1 more card.
   *[other] You may choose up to { $count } cards.
}
up-to-creatures = { $count ->
    [one] You may choose 1 more creature.
   *[other] You may choose up to { $count } creatures.
}
exactly-cards = { $count ->
    [one] Choose 1 more card.
   *[other] Choose { $count } cards.
}
exactly-creatures = { $count ->
    [one] Choose 1 more creature.
   *[other] Choose { $count } creatures.
}
prompt-choose-abduct-several = { $source }: which creatures do you put into your archives? { exactly-creatures }
prompt-choose-abduct-up-to = { $source }: which creatures do you put into your archives? { up-to-creatures }
prompt-choose-damage-up-to = { $source }: which creatures are dealt damage? { up-to-creatures }
prompt-choose-destroy-any = { $source }: which cards do you destroy? You may choose any number of them.
prompt-choose-destroy-several = { $source }: which cards do you destroy? { exactly-cards }
prompt-choose-destroy-up-to = { $source }: which cards do you destroy? { up-to-cards }
prompt-choose-enrage-several = { $source }: which creatures do you enrage? { exactly-creatures }
prompt-choose-exhaust-up-to = { $source }: which cards do you exhaust? { up-to-cards }
prompt-choose-return-several = { $source }: which cards do you return? { exactly-cards }
prompt-choose-return-up-to = { $source }: which cards do you return? { up-to-cards }
prompt-choose-shuffle-in-several = { $source }: which cards are shuffled into their owners’ decks? { exactly-cards }
prompt-choose-this-turn-up-to = { $source }: which cards? { up-to-cards }
prompt-choose-ward-several = { $source }: which creatures do you ward? { exactly-creatures }

## Answers

option-pass = Choose none
option-theirs = A random card from your opponent’s archives
option-trigger = { $card }
option-trigger-about = { $card } ({ $target })
option-place = Place { $place }
trigger-assault = Assault
trigger-hazardous = Hazardous
word-keep = Keep
word-mulligan = Draw a new hand
word-left = Left flank
word-right = Right flank
word-as-creature = As a creature
word-as-upgrade = As an upgrade
word-yes = Yes
word-no = No
word-fight = Fight
word-reap = Reap
word-action = Action
word-omni = Omni
word-icon-amber = As an Æmber icon
word-icon-damage = As a damage icon
word-icon-draw = As a draw icon
word-icon-capture = As a capture icon
word-icon-steal = Steal 1 Æmber instead
word-unstun = Remove the stun
word-assault = Assault first
word-hazardous = Hazardous first
key-red = the red key
key-blue = the blue key
key-yellow = the yellow key
action-play = Play { $card }
action-discard = Discard { $card }
action-reap = Reap with { $card }
action-fight = Fight with { $card }
action-action = Use { $card }: Action
action-omni = Use { $card }: Omni
action-unstun = Remove the stun from { $card }
action-end-turn = End your turn
action-raise-tide = Raise the tide and gain 3 chains

## Verbs at a thing

verb-play = Play
verb-discard = Discard
verb-reap = Reap
verb-fight = Fight
verb-action = Action
verb-omni = Omni
verb-unstun = Unstun
verb-end-turn = End turn
verb-raise-tide = Raise the tide

## What happened

event-hand-kept = { $seat } keeps the opening hand.
event-hand-changed = { $seat } draws a new opening hand.
event-turn-started = Turn { $turn }: { $seat }.
event-turn-ended = { $seat } ends the turn.
event-house-chosen = { $seat } chooses house { $house }.
event-no-house = { $seat } cannot choose any house.
event-house-named = { $by }: house { $house }.
event-number-named = { $by }: the number { $number }.
event-key-forged = { $seat } forges { $key } for { $cost } Æmber. Keys: { $count }.
event-key-not-forged = { $seat } cannot forge a key for { $cost } Æmber.
event-key-unforged = { $seat }: { $key } is unforged.
event-key-announced = { $seat } has enough Æmber to forge a key next turn.
event-card-drawn = { $seat } draws { $card }.
event-card-put-back = { $seat } puts { $card } back into the deck.
event-card-played = { $seat } plays { $card }.
event-card-put-into-play = { $card } enters play.
event-card-not-playable = { $card } cannot be played and stays where it is.
event-card-discarded = { $card } goes to the discard pile of { $seat }.
event-card-destroyed = { $card } is destroyed.
event-card-returned = { $card } goes to the hand of { $seat }.
event-card-archived = { $seat } archives { $card }.
event-card-taken-up = { $seat } takes { $card } from the archives.
event-card-purged = { $card } is purged.
event-card-put-on-deck = { $card } goes on top of the deck of { $seat }.
event-card-put-under = { $seat } puts { $card } facedown under another card.
event-copied = { $card } becomes a copy of { $target }.
event-card-shuffled-in = { $card } is shuffled into the deck of { $seat }.
event-card-revealed = { $seat } reveals { $card }.
event-card-used = { $seat } uses { $card }.
event-control-taken = { $seat } takes control of { $card }.
event-joined-line = { $card } joins the battleline.
event-attached = { $card } is attached to { $target }.
event-ability-used = The ability of { $card } takes effect.
event-amber-gained = { $seat } gains { amber } and has { $total }.
event-amber-lost = { $seat } loses { amber } and has { $total }.
event-amber-stolen = { $seat } steals { amber } from { $opponent }.
event-theft-prevented = The Æmber of { $seat } cannot be stolen.
event-amber-captured = { $card } captures { amber }.
event-amber-placed = { amber } is placed on { $card }.
event-amber-removed = { amber } from { $card } goes to the supply.
event-amber-moved = { amber } moves from { $card } to the pool of { $seat }.
event-amber-returned = { $card } leaves play: { $seat } gets { amber } from it.
event-amber-given = { $opponent } gives { amber } to { $seat }.
event-attacked = { $card } attacks { $target }.
event-keyword-damage = { $card } deals { damage } to { $target } ({ $cause }).
event-damage-dealt = { $card } is dealt { damage }; there is { $total } on it.
event-damage-prevented = { damage } to { $card } is prevented.
event-armor-used = The armor of { $card } prevents { damage }.
event-healed = { $amount } damage is healed from { $card }.
event-tagged = { $card } is about to be destroyed.
event-reaped = { $seat } reaps with { $card }.
event-stunned = { $card } is stunned.
event-unstunned = { $card } is no longer stunned.
event-warded = { $card } is warded.
event-ward-lost = { $card } loses its ward.
event-enraged = { $card } is enraged.
event-enrage-lost = { $card } is no longer enraged.
event-exhausted = { $card } is exhausted.
event-readied = { $card } is readied.
event-cards-readied = { $seat } readies all cards.
event-power-added = { $card } gets { counters }.
event-power-removed = { $card } loses { counters }.
event-counter-added = { $card }: { $count } more ({ $counter }).
event-counter-removed = { $card }: { $count } fewer ({ $counter }).
event-swapped = { $card } and { $target } swap places.
event-damage-moved = { damage } moves from { $card } to { $target }.
event-moved-in-line = { $card } moves within the battleline.
event-deck-renewed = { $seat } shuffles the discard pile into a new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-piles-swapped = { $seat } swaps the deck and the discard pile.
event-deck-shuffled = { $seat } shuffles the deck.
event-deck-looked-at = { $seat } looks at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the deck of { $opponent }.
event-hand-looked-at = { $seat } looks at the hand of { $opponent }.
event-chains-gained = { $seat } gains { chains } and has { $total }.
event-chain-shed = { $seat } sheds a chain and has { $total }.
event-tide-raised = { $seat } raises the tide.
reason-three-keys = three forged keys

## What is wrong with a list of cards

bad-deck-no-card = there is no card “{ $name }” here; check the spelling. All cards of Call of the Archons and some of later sets are known
bad-deck-no-card-near = there is no card “{ $name }” here; do you mean “{ $near }”?
bad-deck-other-house = “{ $name }” is listed under house { $house } but names another one; move it there, or leave out the name of the house
bad-deck-print = “{ $name }”: after ~ comes a house, after + at most five bonus icons (a, c, d, r)
bad-deck-before-house = “{ $name }” comes before any house; write the name of its house on a line above it
bad-deck-name = a deck’s name may have at most 80 characters, all of them visible
bad-deck-house-twice = house { $house } is listed twice; put its twelve cards in one place
bad-deck-name-twice = “{ $name }” is listed twice; put both together
bad-deck-fourth-house = { $house } is a fourth house; a deck has three, so take one out
bad-deck-none = no card at all; write a number from 1 to 12, or take the line out
bad-deck-too-many = from here on house { $house } has more than 12 cards; take some out
bad-deck-houses = a deck has 3 houses, each named on a line of its own; here there { $count ->
    [one] is 1
   *[other] are { $count }
}
bad-deck-cards = a deck has 12 cards of each house; of { $house } there { $count ->
    [one] is 1
   *[other] are { $count }
}
bad-deck-json = this is not valid JSON; look for a missing or superfluous comma, bracket or quotation mark
bad-deck-form = a deck in JSON is {"{"}"name": "…", "houses": {"{"}"dis": ["fear", …], …{"}"}{"}"}: three houses, each with a list of twelve cards
bad-deck-no-house = “{ $name }” is not a house; write it as it appears on the cards, such as Dis or Logos
bad-deck-number = a generated deck is named by a whole number, such as “generated 1234”
