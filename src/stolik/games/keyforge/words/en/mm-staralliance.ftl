# Mass Mutation, house staralliance: titles, then the words of single cards.

title-survey = Survey
title-ensign-el-samra = Ensign El-Samra

card-survey = { title-survey }
card-ensign-el-samra = { title-ensign-el-samra }

text-ensign-el-samra = reveal a card from your hand and resolve its bonus icons as if you had played it
