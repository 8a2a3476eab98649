# Masowa Mutacja, dom staralliance: tytuły, potem słowa pojedynczych kart.

title-survey = Obserwacja
title-ensign-el-samra = Chorąży El-Samra

card-survey = „{ title-survey }”
card-ensign-el-samra = „{ title-ensign-el-samra }”

text-ensign-el-samra = odkryj kartę ze swojej ręki i rozpatrz jej symbole premii tak, jakby została przez ciebie zagrana
