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
