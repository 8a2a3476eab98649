# Masowa Mutacja, dom staralliance: tytuły, potem słowa pojedynczych kart.

title-survey = Obserwacja
title-ensign-el-samra = Chorąży El-Samra

card-survey = „{ title-survey }”
card-ensign-el-samra = „{ title-ensign-el-samra }”
