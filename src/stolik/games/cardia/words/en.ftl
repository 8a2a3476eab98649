# Cardia in English. Faces, factions and locations have the ids that the rules use.

game-name = Cardia
game-about = A duel for a magical city: the stronger card takes the signet, the weaker one uses its ability.

## Cards: `title-` stands alone on a card or a button, `card-` inside a sentence

title-hired-blade = Hired Blade
title-void-mage = Void Mage
title-surgeon = Surgeon
title-mediator = Mediator
title-saboteur = Saboteur
title-fortune-teller = Fortune Teller
title-palace-guard = Palace Guard
title-judge = Judge
title-ambusher = Ambusher
title-puppeteer = Puppeteer
title-clockmaker = Clockmaker
title-treasurer = Treasurer
title-swamp-guardian = Swamp Guardian
title-magistra = Magistra
title-inventor = Inventor
title-djinn = Djinn

title-poisoner = Poisoner
title-kinesis-mage = Kinesis Mage
title-envoy = Envoy
title-tax-collector = Tax Collector
title-revolutionary = Revolutionary
title-librarian = Librarian
title-prodigy = Prodigy
title-aristocrat = Aristocrat
title-blackmailer = Blackmailer
title-illusionist = Illusionist
title-engineer = Engineer
title-counselor = Counselor
title-witch-king = Witch King
title-elemental = Elemental
title-mechanical-djinn = Mechanical Djinn
title-successor = Successor

card-hired-blade = { title-hired-blade }
card-void-mage = { title-void-mage }
card-surgeon = { title-surgeon }
card-mediator = { title-mediator }
card-saboteur = { title-saboteur }
card-fortune-teller = { title-fortune-teller }
card-palace-guard = { title-palace-guard }
card-judge = { title-judge }
card-ambusher = { title-ambusher }
card-puppeteer = { title-puppeteer }
card-clockmaker = { title-clockmaker }
card-treasurer = { title-treasurer }
card-swamp-guardian = { title-swamp-guardian }
card-magistra = { title-magistra }
card-inventor = { title-inventor }
card-djinn = { title-djinn }

card-poisoner = { title-poisoner }
card-kinesis-mage = { title-kinesis-mage }
card-envoy = { title-envoy }
card-tax-collector = { title-tax-collector }
card-revolutionary = { title-revolutionary }
card-librarian = { title-librarian }
card-prodigy = { title-prodigy }
card-aristocrat = { title-aristocrat }
card-blackmailer = { title-blackmailer }
card-illusionist = { title-illusionist }
card-engineer = { title-engineer }
card-counselor = { title-counselor }
card-witch-king = { title-witch-king }
card-elemental = { title-elemental }
card-mechanical-djinn = { title-mechanical-djinn }
card-successor = { title-successor }

## Factions

faction-rebellion = Rebellion
faction-academy = Academy
faction-guild = Guild
faction-dynasty = Dynasty

## What is printed on a card

fact-influence = Influence
fact-faction = Faction
fact-kind = Ability
fact-deck = Deck
kind-instant = instant
kind-ongoing = ongoing
deck-one = I
deck-two = II

## Locations

location-serpent-temple = Serpent Temple
location-text-serpent-temple = Each time the outcome of a past encounter changes so that you win it, you draw a card and the opponent discards one from hand.
location-bazaar = Bazaar
location-text-bazaar = Rounds end without drawing. A player who is down to one card in hand or none immediately draws 4.
location-founders-day = Founder’s Day
location-text-founders-day = A player who is winning 3 neighbouring encounters, in any phase, immediately wins the match.
location-grand-library = Grand Library
location-text-grand-library = The starting hand has only 2 cards, but every round ends with each player drawing 2.
location-scrapyard = Scrapyard
location-text-scrapyard = At the end of a round each player with at least 2 cards in the deck draws 2, then puts one card from hand under the deck. A last card is drawn as usual.
location-auction-house = Auction House
location-text-auction-house = If the card you reveal has less influence than your card in the previous encounter, the top card of your deck is discarded.
location-haunted-catacombs = Haunted Catacombs
location-text-haunted-catacombs = If the card you reveal shares its faction with your card in the previous encounter, you lose the match on the spot.
location-foggy-swamp = Foggy Swamp
location-text-foggy-swamp = New cards stay face down for a round: each round reveals and resolves the cards placed in the round before. Nothing is revealed in the first round.

## Setup

setting-rebellion = { faction-rebellion }
setting-rebellion-one = Deck I
setting-rebellion-two = Deck II
setting-academy = { faction-academy }
setting-academy-one = Deck I
setting-academy-two = Deck II
setting-guild = { faction-guild }
setting-guild-one = Deck I
setting-guild-two = Deck II
setting-dynasty = { faction-dynasty }
setting-dynasty-one = Deck I
setting-dynasty-two = Deck II
setting-locations = Locations
setting-locations-serpent-temple = { location-serpent-temple }
setting-text-locations-serpent-temple = { location-text-serpent-temple }
setting-locations-bazaar = { location-bazaar }
setting-text-locations-bazaar = { location-text-bazaar }
setting-locations-founders-day = { location-founders-day }
setting-text-locations-founders-day = { location-text-founders-day }
setting-locations-grand-library = { location-grand-library }
setting-text-locations-grand-library = { location-text-grand-library }
setting-locations-scrapyard = { location-scrapyard }
setting-text-locations-scrapyard = { location-text-scrapyard }
setting-locations-auction-house = { location-auction-house }
setting-text-locations-auction-house = { location-text-auction-house }
setting-locations-haunted-catacombs = { location-haunted-catacombs }
setting-text-locations-haunted-catacombs = { location-text-haunted-catacombs }
setting-locations-foggy-swamp = { location-foggy-swamp }
setting-text-locations-foggy-swamp = { location-text-foggy-swamp }

level-mercenaries = Mercenaries in training
level-engineers = Seasoned engineers
level-mages = Mighty mages
level-djinn = The Djinn is impressed!

## Zones

zone-deck = Deck
zone-hand = Hand
zone-hidden = Face-down cards
zone-row = Cards in play
zone-discard = Discard pile

## What the abilities say, put together from their parts

ability-instant = Instant
ability-ongoing = Ongoing

noun-this-card = this card
noun-your-previous-card = your card in the previous encounter
noun-your-next-card = the next card you play
noun-any-card = any card in play
noun-any-other-card = any other card in play
noun-any-card-or-your-next = any card in play or to the next card you play
noun-one-of-yours-at-most = one of your cards in play with at most { $number } influence

# $amount (text) - with its sign: +3, −5
text-add = Give { $amount } influence to { $target }.
text-mill = { $count ->
    [one] The top card of the opponent’s deck is discarded.
   *[other] The top { $count } cards of the opponent’s deck are discarded.
}
text-opponent-discards = The opponent discards { $count ->
    [one] a card
   *[other] { $count } cards
} of their choice from hand.
text-opponent-draws = Then the opponent draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
text-name-faction = Name a faction.

text-discard-encounter = Both cards of this encounter are discarded.
text-strip = Choose a card in play and remove either all modifiers or all ongoing tokens from it.
text-mediator = This encounter counts as a tie, however much influence its cards have.
text-foretell = The opponent places their next card face up, and only then do you choose yours.
text-opponent-may-discard-one = This card gets +7 influence unless the opponent discards a card of that faction from hand.
text-judge = You win every tied encounter, earlier and later ones alike. A tie still activates no ability.
text-opponent-discards-faction = Every card of that faction in the opponent’s hand is discarded.
text-puppeteer = The opposing card is discarded, and a random card from the opponent’s hand takes its place without activating its ability. An opponent with no card in hand loses the match.
text-treasurer = Whichever card wins the previous encounter, even the opponent’s, holds 1 more signet.
text-take-back = Return another of your cards in play to your hand. The card opposite it is discarded.
text-copy-instant = Choose another of your cards in play that has an instant ability and at least as much influence as this card. Resolve that ability as if it belonged to this card.
text-win = You win the match.

text-poison = If the opposing card has more influence than this one, lower it so that both have the same.
text-shift-tokens = Choose one of your cards in play. All its modifiers and ongoing tokens move to another of your cards in play.
text-librarian = Once the next card you play is revealed, give it either +2 or −2 influence.
text-aristocrat = As long as this card wins its encounter, it holds 1 more signet.
text-blackmail = If the next card the opponent plays belongs to another faction, they discard 2 cards of their choice from hand right after it is revealed.
text-activate-losing = Choose another of your cards that is losing its encounter and activate its ability. Positions are counted from that card.
text-engineer = The next card you play gets +5 influence, but only once the abilities of the round in which it is revealed are resolved.
text-counselor = You win the previous encounter, however much influence its cards have and even if it is a tie.
text-opponent-discards-faction-everywhere = Every card of that faction in the opponent’s hand and deck is discarded. Then that deck is shuffled.
text-elemental = Discard a card with an instant ability from your hand. This card copies that ability and resolves it. Then draw a card.
text-mechanical-djinn = If you are winning the following encounter when an ability phase ends, you win the match.
text-successor = The opponent chooses 2 cards in hand to keep. The rest of their hand and their whole deck are discarded.

## Questions

prompt-place = Choose your card for this encounter.
prompt-place-open = Choose your card for this encounter. Everybody will see it at once.
prompt-tuck = Choose a card to put under your deck.
prompt-discard = Discard { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand.
prompt-keep = { $source }: choose { $count ->
    [one] one more card
   *[other] { $count } cards
} to keep in hand. All others will be discarded.
prompt-may-discard = Do you discard a card of the { $faction }? If not, { $source } gets +7 influence.
prompt-name-faction = { $source }: name a faction.
prompt-raise = { $source }: which card gets +{ $amount } influence?
prompt-lower = { $source }: which card gets −{ $amount } influence?
prompt-adjust = How do you change the influence of { $card }?
prompt-strip = { $source }: from which card do you remove tokens?
prompt-strip-kind = { $source }: what do you remove from { $card }?
prompt-shift-from = { $source }: from which card do you take all tokens?
prompt-shift-to = { $source }: to which card do the tokens from { $card } move?
prompt-take-back = { $source }: which card do you return to your hand?
prompt-copy = { $source }: whose instant ability do you copy?
prompt-activate = { $source }: which losing card’s ability do you activate?
prompt-use-instant = { $source }: which card do you discard to use its ability?

option-your-next-card = The next card I play
strip-modifiers = All modifiers
strip-tokens = All ongoing tokens
adjust-raise = +2 influence
adjust-lower = −2 influence

## On the button at a card: what is done with it

verb-place = Place
verb-tuck = Put under
verb-discard = Discard
verb-discard-and-use = Discard and use
verb-keep = Keep
verb-name-faction = Name
verb-raise = Strengthen
verb-lower = Weaken
verb-strip = Remove tokens
verb-strip-modifiers = Remove modifiers
verb-strip-tokens = Remove ability tokens
verb-adjust-raise = +2 influence
verb-adjust-lower = −2 influence
verb-take-tokens = Take tokens
verb-put-tokens = Move here
verb-take-back = Take back
verb-copy = Copy
verb-activate = Activate

## Why a card cannot be chosen

why-elsewhere = { $lies } { $wanted }
lies-deck = It lies in a deck.
lies-hand = It is in your hand.
lies-their-hand = It is in your opponent’s hand.
lies-hidden = It is placed but not yet resolved.
lies-row = It is in play.
lies-their-row = It is your opponent’s card.
lies-discard = It lies on a discard pile.
wanted-place = Cards for an encounter come from your hand.
wanted-tuck = The card that goes under your deck comes from your hand.
wanted-keep = You choose what to keep from your hand.
wanted-discard = You discard from your hand.
wanted-play = Only cards in play can be chosen.
wanted-yours = You choose among your own cards in play.

why-itself = This is the card that is using its ability: choose another one.
why-chosen-before = This card has already been chosen: now choose another one.
why-bare = There is no modifier and no ongoing token on it.
why-ongoing = Its ability is ongoing: only an instant one can be used.
why-too-weak = Its influence is { $influence }: { $source } copies only cards with at least { $least }.
why-too-strong = Its influence is { $influence }: only cards with at most { $most } count.
why-winning = It wins its encounter: only the ability of a losing card can be activated.
why-tied = Its encounter is a tie: only the ability of a losing card can be activated.
why-other-faction = It belongs to the { $faction }: a card of the { $wanted } is asked for.
why-kept = You are already keeping this card.

why-faction = You are naming a faction now, not choosing a card.
why-strip = You are choosing what to remove from { $card } now, not a card.
why-adjust = You are choosing how the influence of { $card } changes now, not a card.

## What a card would do now: `ours` and `then` are the reader’s, `theirs` and `others` the opponent’s

outlook-counts = It would have { $influence } influence: { $printed } printed, { $modifier } waiting for it.
outlook-librarian = After the reveal its owner gives it +2 or −2 influence{ $times ->
    [one] .
   *[other] , { $times } times over.
}
outlook-engineer = It gets +{ $amount } influence once the abilities of the round are resolved.
outlook-blackmail-paid = It is not of the { $faction }: the blackmail would cost up to 2 cards from hand.
outlook-blackmail-free = It is of the { $faction }, so the blackmail costs nothing.
outlook-wins = It would win against { $against }, { $influence } to { $other }.
outlook-loses = It would lose to { $against }, { $influence } to { $other }, and use its ability.
outlook-ties = It would tie with { $against }, { $influence } to { $other }: no ability is used.
outlook-undecided = Against { $against } it is { $influence } to { $other } before { card-librarian } changes it.
outlook-catacombs = Same faction as { $card } before it: you would lose the match on the spot!
outlook-auction = Less influence than { $card } before it ({ $least }): the top card of your deck would be discarded.
outlook-djinn-yours = Win this encounter and { $card } wins you the match.
outlook-djinn-theirs = If your opponent wins this encounter, { $card } wins them the match.
outlook-third-in-a-row = This encounter would be your third win in a row, and the match.
outlook-choice = If it loses, its ability can be used on: { $cards }.
outlook-no-choice = If it loses now, there is no card that its ability could be used on.
outlook-changes = If it loses, the signets in play go from { $ours }:{ $theirs } to { $then }:{ $others }.
outlook-changes-nothing = If it loses now, its ability changes no encounter in play.

standing-yours = You win this encounter, { $ours } to { $others }.
standing-theirs = Your opponent wins this encounter, { $others } to { $ours }.
standing-tie = This encounter is a tie, { $ours } to { $others }.
standing-yours-because = You win this encounter at { $ours } to { $others } because of { $causes }.
standing-theirs-because = Your opponent wins this encounter at { $others } to { $ours } because of { $causes }.
standing-tie-because = This encounter is a tie at { $ours } to { $others } because of { $causes }.
standing-both-because = You both win this encounter at { $ours } to { $others } because of { $causes }.
standing-signets = It is worth { $signets } signets because of { $causes }.

ability-sleeps = Its ongoing ability does not work: there is no ongoing token on it.
ability-idle-token = The ongoing token does nothing here: the ability is instant.
ability-makes-a-difference = With its ability the signets are { $ours }:{ $theirs }, without it { $then }:{ $others }.
ability-makes-no-difference = Its ability works, but changes no signets at the moment.
ability-djinn-waits = The following encounter decides: if the owner of this card wins it, they win the match.
ability-djinn-misses = Its owner does not win the following encounter, so the match goes on.

## What happened

event-round-started = Round { $round } begins.
event-cards-placed = Both players have placed a card face down.
event-card-placed = { $seat } places { $card }.
event-card-shown = { $seat } shows { $card } to everybody.
event-card-revealed = { $seat } reveals { $card }.
event-card-drawn = { $seat } draws { $card }.
event-nothing-drawn = { $seat } draws nothing: the deck is empty.
event-card-discarded = { $seat } discards { $card }.
event-nothing-discarded = { $seat } has no cards in hand, so nothing is discarded.
event-card-taken-back = { $seat } takes { $card } back into their hand.
event-card-forced = { $seat } has to play a random card from their hand: { $card }.
event-card-tucked = { $seat } puts { $card } under the deck.
event-deck-shuffled = { $seat } shuffles the deck.
event-discard-declined = { $seat } discards nothing.
event-ability-activated = { $seat } activates the ability of { $card }.
event-ability-copied = { $source } uses the ability of { $card } as its own.
event-ability-idle = The ability of { $seat }’s { $card } changes nothing here: { $idle }.
idle-no-previous = there is no previous encounter
idle-no-card = there is no fitting card
idle-no-other-card = there is no other card in that row
idle-no-tokens = there are no tokens on any card in play
idle-no-tokens-of-yours = there are no tokens on any card in that row
idle-nothing-to-copy = there is no ability to copy
idle-no-losing-card = no other card in that row is losing
idle-no-instant-in-hand = there is no card with an instant ability in hand
idle-not-stronger = the opposing card has no more influence than this one
idle-none-in-hand = the opponent has no card of that faction in hand
idle-none-anywhere = the opponent has no card of that faction in hand or deck
idle-their-deck-empty = the opponent’s deck is empty
idle-nothing-to-take = the opponent has nothing to discard
event-faction-named = { $seat } names the { $faction }.
event-blackmail-prepared = Unless the next card that { $seat } plays is of the { $faction }, { $seat } discards 2 cards from hand.
event-foretold = { $seat } will place their next card face up.
event-influence-raised = { $seat }’s { $card } gets +{ $amount } influence and now has { $influence }.
event-influence-lowered = { $seat }’s { $card } gets −{ $amount } influence and now has { $influence }.
event-next-card-raised = { $seat }’s next card will get +{ $amount } influence.
event-next-card-lowered = { $seat }’s next card will get −{ $amount } influence.
event-modifier-attached = With the modifier that was waiting for it, { $seat }’s { $card } has { $influence } influence.
event-adjustment-prepared = { $seat } will give their next card +2 or −2 influence after the reveal.
event-adjusted = { card-librarian }: { $seat }’s { $card } now has { $influence } influence.
event-engineering-prepared = { $seat }’s next card will get +5 influence once the abilities of its round are resolved.
event-modifiers-removed = { $seat }’s { $card } loses all its modifiers.
event-tokens-removed = { $seat }’s { $card } loses all its ongoing tokens.
event-tokens-shifted = All tokens move from { $card } to { $target }.
event-token-placed = { $seat }’s { $card } gets an ongoing token.
event-signets-placed = { $seat }’s { $card } wins its encounter and holds { $signets ->
    [one] a signet
   *[other] { $signets } signets
}.
event-encounter-tied = Encounter { $encounter } is a tie.
event-blackmail-collected = Blackmail: { $seat } plays a card of another faction and has to discard.
event-temple-blessed = { location-serpent-temple }: { $seat } now wins a past encounter.
event-bazaar-opened = { location-bazaar }: { $seat } holds one card or none and draws more.
event-auction-held = { location-auction-house }: { $seat } reveals a card with less influence than in the previous encounter.

## Why it ended

reason-signets = five signets or more at the end of a round
reason-no-card = no card left to play
reason-djinn = the ability of { card-djinn }
reason-mechanical-djinn = the ability of { card-mechanical-djinn }
reason-puppeteer = { card-puppeteer } met an empty hand
reason-founders-day = three encounters won in a row on { location-founders-day }
reason-haunted-catacombs = the same faction twice in a row in the { location-haunted-catacombs }

## Rules in short

rules-goal = You win if a round ends with 5 signets or more on your cards and fewer on the opponent’s than on yours. Some abilities win sooner.
rules-place = Each player puts a card from hand face down, opposite the other’s. Whoever has no card to put down loses; if neither has one, the signets decide.
rules-reveal = Both cards are turned up at the same time. Modifiers that were waiting for them apply at once.
rules-compare = The card with more influence wins the encounter and gets a signet. In a tie nobody gets one and no ability is used. Signets follow every later change of influence, in old encounters too.
rules-ability = The card that has just lost activates its ability, as much of it as possible. An encounter that changes hands later activates nothing.
rules-end = Each player draws a card; an empty deck does not mean that you lose. Then the signets are counted, and if nobody wins, a new round begins.

## Words of the game

keyword-influence = Influence
keyword-text-influence = The number on a card plus all modifiers on it; it may drop below zero. Whenever it changes, the encounter is decided anew.
keyword-encounter = Encounter
keyword-text-encounter = Two cards lying opposite each other, one from each player.
keyword-tie = Tie
keyword-text-tie = An encounter of equal influence. Neither card wins or loses it, so there is no signet and no ability.
keyword-signet = Signet
keyword-text-signet = Marks the winning card of an encounter and moves as soon as the winner changes. Five of them on your cards win the match at the end of a round.
keyword-modifier = Modifier
keyword-text-modifier = A token that adds to a card’s influence or takes from it. All modifiers on a card add up and stay until they are removed or the card leaves play.
keyword-instant = Instant ability
keyword-text-instant = It is resolved once, at the moment it is activated.
keyword-ongoing = Ongoing ability
keyword-text-ongoing = When activated, the card gets an ongoing token. The ability works as long as the token lies there, even if the card wins its encounter later.
keyword-played-card = Card in play
keyword-text-played-card = A face-up card in one of the two rows, the current encounter included. Discarded cards do not count.
keyword-any-card = Any card
keyword-text-any-card = A card in play of either player, also the one that is using its ability.
keyword-opposing-card = Opposing card
keyword-text-opposing-card = The other card of the same encounter.
keyword-next-card = The next card you play
keyword-text-next-card = The next card that you choose from your hand. What waits for it is laid beside the row and applies when it is revealed.
keyword-previous-encounter = Previous encounter
keyword-text-previous-encounter = The neighbouring encounter on the older side, as the rows lie now.
keyword-past-encounter = Past encounter
keyword-text-past-encounter = Any encounter older than the current one.
keyword-following-encounter = Following encounter
keyword-text-following-encounter = The neighbouring encounter on the newer side, once it has been played.
keyword-losing-card = Losing card
keyword-text-losing-card = A card whose opposing card wins their encounter while it does not.
keyword-discard = Discard
keyword-text-discard = A discarded card goes face up on its owner’s discard pile, which anybody may look through, and its tokens go back to the supply. When both cards of an encounter are gone, later encounters move up.
keyword-copy = Copy an ability
keyword-text-copy = The ability is resolved as if it belonged to the card that copies it: positions are counted from that card.
keyword-activate = Activate an ability
keyword-text-activate = Positions are counted from the card that has the ability. An ongoing ability puts a token on that card.

## The lesson: what the learner reads before a card, and after it

lesson-1 = Each round both players place a card face down, and the one with more influence, the big number, takes a signet. Five signets win. Begin with { card-swamp-guardian }: 13 is hard to beat.
lesson-1-note = Your 13 beats 3, so the signet is yours. The losing card uses its ability instead: { card-surgeon } lays −5 aside for the opponent’s next card.
lesson-2 = Losing can be worth it, because only the losing card uses its ability. Place { card-fortune-teller }: its 6 will probably lose.
lesson-2-note = Even with −5 the opposing card has 9 influence and beats your 6. In return { card-fortune-teller } makes the opponent show the next card before you choose yours.
lesson-3 = The opponent shows { card-clockmaker } with 11 influence. If it lost, its ability would strengthen two cards. Answer with your own { card-clockmaker }.
lesson-3-note = Equal influence is a tie: nobody gets a signet and no ability is used.
lesson-4 = { card-judge } has an ongoing ability: you win all ties. It has to lose first to start working, which is easy with 8 influence. Play it.
lesson-4-note = { card-judge } loses and gets an ongoing token. The ability works at once and stays: the tie of round 3 now counts as your win, signet included.
lesson-5 = Signets move with every change of influence, in old encounters too. Place { card-inventor }: if even its 15 loses, it changes the influence of two cards.
lesson-5-note = The opponent plays { card-djinn }, the only card stronger than yours. So { card-inventor } uses its instant ability: +3 for one card in play and −3 for another.
lesson-6 = Give the +3 to { card-inventor } itself: 18 beats 16.
lesson-7 = That signet is yours already. Now lower the opponent’s { card-puppeteer } by 3: its 10 beats your { card-judge } of round 4, but 7 does not.
lesson-7-note = One ability, two signets. And { card-djinn }, though it is losing now, stays silent: only the card that loses at the reveal uses its ability.
lesson-8 = You have four signets and need five when a round ends. Place { card-treasurer } with its 12.
lesson-8-note = You win this encounter, but { card-void-mage } loses and uses its ability: the +3 on { card-inventor } is gone, so { card-djinn } takes its signet back. Nothing is certain until the end.
lesson-9 = You still have four signets. Play your strongest card, { card-magistra }, and win one more encounter.
lesson-9-note = 14 beats 6, and that is the fifth signet.
lesson-end = The round ends with five signets on your cards, so you win! Now you know how Cardia works; the rest is in the cards.
