# Age of Ascension, house mars: titles, then the words of single cards.

title-collector-worm = Collector Worm
title-yzphyz-knowdrone = Yzphyz Knowdrone

card-collector-worm = { title-collector-worm }
card-yzphyz-knowdrone = { title-yzphyz-knowdrone }
