# Czas Wstąpienia, dom logos: tytuły, potem słowa pojedynczych kart.

title-archimedes = Archimedes
title-eureka = Eureka!
title-jargogle = Mąciwoda
title-redacted = [CENZURA]

card-archimedes = „{ title-archimedes }”
card-eureka = „{ title-eureka }”
card-jargogle = „{ title-jargogle }”
card-redacted = „{ title-redacted }”
