# Worlds Collide, house shadows: titles, then the words of single cards.

title-keyforgery = Keyforgery

card-keyforgery = { title-keyforgery }

text-guess-to-forge = when your opponent would forge a key on their own turn, they choose a house and you reveal a random card from your hand; if it is of another house, this card is destroyed and the key is not forged, nor paid for
