# Mass Mutation, house dis: titles, then the words of single cards.

title-dark-aember-vault = Dark Æmber Vault
title-bonesaw = Bonesaw
title-drecker = Drecker
title-waking-nightmare = Waking Nightmare
title-picaroon = Picaroon
title-maleficorn = Maleficorn
title-the-pale-star = The Pale Star

card-dark-aember-vault = { title-dark-aember-vault }
card-bonesaw = { title-bonesaw }
card-drecker = { title-drecker }
card-waking-nightmare = { title-waking-nightmare }
card-picaroon = { title-picaroon }
card-maleficorn = { title-maleficorn }
card-the-pale-star = { title-the-pale-star }

text-everybody-is-weak = each creature counts as having 1 power and 0 armor
text-bonesaw = if a friendly creature was destroyed this turn, this creature enters play ready
text-shares-fight-damage = damage dealt to its neighbours in fights is dealt to this creature, too
text-after-icon-damage = after an enemy creature is dealt damage by a bonus icon, { $what }
text-picaroon = the power of this creature is the sum of the power of its neighbours without the trait { trait-changeling }
