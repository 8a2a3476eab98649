# Co plansza Ostium mówi sama; słowa zasad przychodzą z serwera.

after-attack = po tym ataku { $n }
another-route = Inna droga
banish = Strefa Odesłania: znika po fazie rozwoju
battlefield-of = Pole Bitwy: { $name }
charges-with = szarżuje z Mocą { $n }
cost = koszt { $n }
countdown = Karty w talii Wojowników: { $n }, zero oznacza przegraną
crystals = { $n ->
    [one] { $n } Kryształ
    [few] { $n } Kryształy
   *[many] { $n } Kryształów
}
defeated = pokonana
defends-with = broni się z Mocą { $n }
discard-own = Stos kart odrzuconych, w kolejności dobierania: { $n }
discard-top = Stos kart odrzuconych: { $n }, wierzchnia karta
facing = Naprzeciw
gate-broken = zniszczona
gate-of = { $name }, { $gate }: { $n } z { $all }
gate-of-broken = { $name }, { $gate }: zniszczona
goes-past = pomija
lead-it = Poprowadź łańcuch
middle-against = Środkowa kolumna naprzeciw: { $name }
next-back = wróci pierwsza
no-gate = bez Bramy
of-deck = talia { $n }
out = poza grą
power-of = Moc { $n }
primals-left = Pierwotni: zostało { $n }
removed = usunięte { $n }
route-n = Droga { $n } z { $all }
royals = Suwereni · Pierwotni
royals-left = Talia Suwerenów: { $sovereigns }, pozostali Pierwotni: { $primals }
unsummoned = nieprzywołani { $n }
view-of = Pokaż
