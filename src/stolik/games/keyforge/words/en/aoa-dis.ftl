# Age of Ascension, house dis: titles, then the words of single cards.

title-aember-imp = Æmber Imp
title-exhume = Exhume
title-unlocked-gateway = Unlocked Gateway
title-pain-reaction = Pain Reaction
title-soulkeeper = Soulkeeper
title-shadow-of-dis = Shadow of Dis
title-shard-of-pain = Shard of Pain
title-wretched-doll = Wretched Doll

card-aember-imp = { title-aember-imp }
card-exhume = { title-exhume }
card-unlocked-gateway = { title-unlocked-gateway }
card-pain-reaction = { title-pain-reaction }
card-soulkeeper = { title-soulkeeper }
card-shadow-of-dis = { title-shadow-of-dis }
card-shard-of-pain = { title-shard-of-pain }
card-wretched-doll = { title-wretched-doll }

text-enemies-are-blank = the text of each enemy creature counts as blank (except its traits)
