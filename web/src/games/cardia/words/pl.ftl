# Co plansza Cardii mówi o sobie; słowa zasad przysyła serwer.

signets-of = { $n ->
    [one] { $n } sygnet
    [few] { $n } sygnety
   *[many] { $n } sygnetów
}
signets-goal = { $n } z 5 sygnetów
encounter = Starcie { $n }
encounters = Starcia
next-encounter = Następne starcie
next-card-of = Następna karta: { $name }
influence = wpływ { $n }
influence-now = wpływ { $n } (na karcie { $printed })
modifier = modyfikator { $n }
ongoing-works = stała zdolność działa
ongoing-token = żeton stałej zdolności
coming-modifier = { $n } czeka na następną kartę
coming-librarian = Bibliotekarz: +2 albo −2 po odkryciu
coming-engineer = Inżynier: +5 po zdolnościach
coming-blackmail = Szantaż: { $faction } albo odrzucenie dwóch kart
coming-open = Następną kartę kładzie się odkrytą
open-card = Odkryta karta
locations = Lokacje
