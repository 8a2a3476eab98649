# Co plansza KeyForge mówi sama; słowa zasad przychodzą z serwera.

amber-of = Æmber: { $n }, klucz kosztuje { $cost }
amber-on = Æmber na karcie: { $n }
armor = pancerz { $n } z { $all }
armor-printed = pancerz { $n }
begins = Zaczyna: { $name }
belongs-to = właściciel: { $name }
between = Miejsce { $n } w szyku, między stworzeniami
chains = Łańcuchy: { $n }, przy dobieraniu o { $less ->
    [one] { $less } kartę
    [few] { $less } karty
   *[many] { $less } kart
} mniej
choose-from = Karty do wyboru
damage = obrażenia: { $n }
deck-list = Lista kart w talii
deck-mavericks = renegaci
deck-strength = siła { $n }
deck-strength-name = Siła
deck-strength-between = { $n } ({ $low }–{ $high })
deck-strength-text = To tylko przybliżenie: z setki partii przeciw przeciętnym taliom może wygrać około { $n }, sądząc po tym, co jej karty zdziałały w symulowanych partiach. Boty z takimi taliami wygrywały od { $low } do { $high }.
draws-less = dobiera −{ $n }
enraged = rozjuszenie: musi walczyć, jeśli może
flank = flanka
forged = wykuty
house-played = Aktywny dom: { $house }.
houses = Domy
keys-of = { $n ->
    [one] { $n } wykuty klucz
    [few] { $n } wykute klucze
   *[many] { $n } wykutych kluczy
}
letter-blue = N
letter-red = C
letter-yellow = Ż
line = szyk bojowy
line-of = Szyk bojowy: { $name }
make-first = Przesuń na początek.
offer-artifacts = artefakty: { $n }
offer-creatures = stworzenia: { $n }
offer-hand = na ręce: { $n }
order = Kolejność umiejętności; wskazana przechodzi na początek
plus = znaczniki siły +1: { $n }
power-now = siła { $n }, zostało { $left }
power-printed = siła { $n }
rarity-common = pospolite
rarity-evil-twin = złe bliźniaki
rarity-fixed = stałe
rarity-rare = rzadkie
rarity-special = wyjątkowe
rarity-uncommon = niepospolite
rarity-variant = odmiany
stays = zostaje { $n }
stunned = ogłuszenie: pierwsze użycie tylko je usunie
tagged = do zniszczenia
tide-none = Pływ: neutralny
tide-of = Przypływ: { $name }
tide-yours = Przypływ: ty
turn-of = Tura: { $name }
turn-yours = Twoja tura
under = kart pod spodem: { $n }
under-it = pod spodem
unforged = niewykuty
unhurt = bez szwanku
upgrade = ulepszenie
warded = osłonięcie: zapobiegnie następnym obrażeniom albo opuszczeniu gry
will-forge = starczy na klucz w następnej turze
will-forge-brief = będzie klucz
