# Co plansza Doliny Żywiołów mówi o sobie; słowa zasad przysyła serwer.

area-of = Obszar: { $name }, zajęte miejsca: { $n } z { $all }
choose-player = Wskaż: { $name }
cost = koszt { $n }
cost-now = Teraz kosztuje { $n }.
creatures = { $n ->
    [one] { $n } stworzenie
    [few] { $n } stworzenia
   *[many] { $n } stworzeń
}
family-zone = { $family }: za sprzedaż { $sale }
first = Pierwszy gracz
free-slot = Wolne miejsce
known-top = Na wierzchu leży znana ci karta: { $title }
look = Pokaż obszar: { $name }
marked-by = Znacznik: { $name }
nobody = bez znacznika
order = { $phase }. Kolejność: { $names }. Teraz: { $name }
phase-act = Akcje
phase-hunt = Polowanie
phase-resolve = Rozpatrywanie
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
rivals = Przeciwnicy
rounds = Runda { $n } z { $all }
score-track = Tor punktacji
stone-red = { $n ->
    [one] { $n } czerwony
    [few] { $n } czerwone
   *[many] { $n } czerwonych
}
stone-blue = { $n ->
    [one] { $n } niebieski
    [few] { $n } niebieskie
   *[many] { $n } niebieskich
}
stone-purple = { $n ->
    [one] { $n } fioletowy
    [few] { $n } fioletowe
   *[many] { $n } fioletowych
}
stones = Kamienie: { $list }; warte { $worth }, limit { $limit }
no-stones-held = brak
waiting = Efekt aktywny czeka na rozpatrzenie
