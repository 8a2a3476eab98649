# Age of Ascension, house logos: titles, then the words of single cards.

title-archimedes = Archimedes
title-eureka = Eureka!
title-jargogle = Jargogle
title-redacted = [REDACTED]

card-archimedes = { title-archimedes }
card-eureka = { title-eureka }
card-jargogle = { title-jargogle }
card-redacted = { title-redacted }
