# Worlds Collide, house logos: titles, then the words of single cards.

title-code-monkey = Code Monkey
title-discombobulator = Discombobulator
title-hyde = Hyde
title-mimic-gel = Mimic Gel
title-velum = Velum

card-code-monkey = { title-code-monkey }
card-discombobulator = { title-discombobulator }
card-hyde = { title-hyde }
card-mimic-gel = { title-mimic-gel }
card-velum = { title-velum }
