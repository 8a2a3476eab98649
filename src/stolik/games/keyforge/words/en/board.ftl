# Places on the table, steps of a turn, keywords and the rules in short.

fact-trait = Traits
zone-deck = deck
zone-hand = hand
zone-discard = discard
zone-archives = archives
zone-purged = purged
zone-line = battleline
zone-artifacts = artifacts
step-bid = bidding
step-mulligan = opening hand
step-forge = key
step-house = house
step-main = play
step-ready = ready
step-draw = draw
step-end = end of the turn
keyword-text-alpha = It can only be played before anything else has been played, used or discarded in this step.
keyword-text-assault = When it attacks, it first deals this much damage to its target.
keyword-text-deploy = It may enter anywhere in the line, not only on a flank.
keyword-text-elusive = The first attack on it each turn deals no damage to either side in the fight.
keyword-text-hazardous = A creature that attacks it takes this much damage before the fight.
keyword-text-invulnerable = It takes no damage and cannot be destroyed.
keyword-text-omega = Once it has been played, the step in which cards are played ends at once.
keyword-text-poison = Any damage that it deals in a fight destroys its target.
keyword-text-skirmish = When it attacks, the defender does not strike back.
keyword-text-taunt = Its neighbours without taunt cannot be attacked. It stands in front of the line.
rules-goal = Whoever forges three keys first wins. Everybody plays a deck of their own: three houses of twelve cards each. The first player draws seven cards, the other six; an opening hand may be exchanged once for one that is a card smaller.
rules-forge = Step 1. If you have enough Æmber, you must forge one key: it usually costs 6, but cards change that. Whoever ends a turn with that much announces it to the opponent; the table does so for you.
rules-house = Step 2. Choose one of your deck’s houses, or the house of a card that you control. This turn you play, use and discard only cards of that house, unless a card allows otherwise.
rules-main = Step 3. Play, discard and use cards of the active house in any order and number, at no cost. On the very first turn only one card may be played or discarded from the hand. Cards enter play exhausted.
rules-reap = A ready creature may be exhausted to reap 1 Æmber, to fight, or to use its action. An Omni ability works even outside the active house. Artifacts work the same way, but neither fight nor reap.
rules-fight = Attacker and defender deal damage equal to their power to each other at the same time. Each turn, armor prevents as much damage as its number says. A creature with at least as much damage as power is destroyed.
rules-lines = Creatures enter on the left or right flank; when one leaves, the line closes up. Neighbours and flanks matter to many cards. Damage stays on a creature until it is healed.
rules-states = The first use of a stunned creature only removes the stun. An enraged one must fight if it can. A ward prevents damage, or leaving play, once. Captured Æmber lies on a creature and goes back to the opponent when it leaves play.
rules-draw = Steps 4 and 5. Your cards become ready and you draw up to six. When a deck is empty, its discard pile is shuffled.
rules-chains = Chains make you draw less: one card for 1–6, two for 7–12, three for 13–18, four for 19–24. After each such draw you shed one chain.
rules-archives = The opponent does not see archived cards. After choosing a house, you may take all of yours into your hand. A card that belongs to the opponent goes to their hand when it leaves your archives.
rules-tide = The tide is high for only one side at a time. In step 3 you may raise it for 3 chains; some cards do so, too.
rules-six = Cards of one title can be played and used at most six times a turn, taken together. Where abilities would set each other off for ever, the active player says how many more times they do so.
rules-end = Where several abilities wait for the same moment, the active player chooses their order. A card does as much as it can, and “cannot” beats “must” and “may”.

## Puzzles

reason-unsolved = the turn ended without the third key
setting-puzzle = Puzzle
puzzle-full-moon = By full moon
puzzle-text-full-moon = Not a single Æmber, and a key costs six. The order of the cards is everything.
puzzle-second-harvest = Second harvest
puzzle-text-second-harvest = What you need lies in your discard pile. Who goes to fetch what?
puzzle-behind-the-guard = Behind the guard
puzzle-text-behind-the-guard = A knight holds three Æmber of yours, and a creature with taunt stands before it.
puzzle-in-the-dark = In the dark
puzzle-text-in-the-dark = The key of darkness costs less once your opponent has nothing left at all.
puzzle-last-job = One last job
puzzle-text-last-job = The thieves leave for good, but there is something for them to do first.
