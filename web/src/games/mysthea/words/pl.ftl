# Co plansza Mysthea mówi sama; słowa zasad przychodzą z serwera.

aligned-by = Zestrojenie: { $name }
alignment-worth = Zestrojenie da teraz { $n }
artifact-charged = Artefakt { $n }, naładowany
artifact-empty = Artefakt { $n }, rozładowany
attack-lost = Za mało: potwór zwycięża
attack-nobody = Nikogo tam nie ma
attack-reward = nagroda { $n }
attack-title = { $monster } atakuje: { $island }
attack-won = Wystarczy: potwór zostanie pokonany
battle-at = Bitwa: { $region }
battle-due = do stracenia: { $n }
battle-losses = { $n ->
    [0] bez strat
    [one] { $n } strata
    [few] { $n } straty
   *[many] { $n } strat
}
battle-now = siła { $n }
battle-retreated = wycofane: { $n }
battle-secret = wybiera w tajemnicy
battle-stage-cards = Karty
battle-stage-glory = Chwała
battle-stage-losses = Straty
battle-stage-orders = Rozkazy
battle-started-by = zaczyna
battle-strongest = największa siła
board-of = Plansza: { $name }
bonus = premia +{ $n }
cards-in-hand = karty na ręce: { $n }
controls = Kontroluje: { $name }
deck-left = talia { $n }
discards = Stos odrzuconych: { $n }
draft-title = Wybieranie kart
encounter-glory = +{ $n } chwały
encounter-of = Spotkania: { $n } z { $all }
encounter-price = następne za { $n } pkt doświadczenia
end-of-era = Koniec Ery
energy-of = Energia: { $n } z 12
era-n = Era { $n }
event-next = następna
event-recharge = tu ładują się artefakty
experience-of = Doświadczenie: { $n } z 12
forecast = gdyby Era skończyła się teraz: +{ $n }
forecast-here = gdyby Era skończyła się teraz: +{ $n }
gap-here = Wstaw tutaj, za wyspę { $name }
glory-of = Chwała: { $n }
tab-hand = Ręka
held-there = regiony pod kontrolą: { $n }
island-now = Wyspa { $name }
island-rises = unosi się na środek
island-was = stąd
tab-islands = Wyspy
tab-market = Rozwój
meditation = Medytacja
meditation-crystal-field = +1 punkt na tworzenie i rozstawianie
meditation-forest = +1 energii
meditation-mist = +1 doświadczenia
meditation-mountains = fortyfikacja
meditation-river = +2 chwały
meditation-now = Medytacja da teraz: { $what }
tab-mine = Plansza
mirage = Miraż: ten region jest zamknięty
monster-here = { $name }, siła { $n } przeciw { $against }
monster-beaten = pokonany w tej Erze
no-card = bez karty
nobody-controls = Nikt nie kontroluje
tab-others = Gracze
pays = Na koniec tej Ery da { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} chwały
out-of-reach = Poza zasięgiem ruchu
place-of = pole { $n }
points = punkty dowodzenia { $n }
points-left = { $n ->
    [one] { $n } punkt dowodzenia
    [few] { $n } punkty dowodzenia
   *[many] { $n } punktów dowodzenia
}
points-crystal = { $n ->
    [one] { $n } punkt z kryształowych pól
    [few] { $n } punkty z kryształowych pól
   *[many] { $n } punktów z kryształowych pól
}
prospect = siła { $now } → { $then }
regions-n = regiony { $n }/5
regions-title = karty regionów: { $n } z 5, piąta kończy Erę
round-n = runda { $n }
strength = siła { $n }
the-ring = Krąg wysp
token-of = Żeton spotkania: { $name }
upgrades-of = Ulepszenia
wounded = ranny
