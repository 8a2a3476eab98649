# What the board of the Vale says of itself; the rules' own words come from the server.

area-of = Area of { $name }: { $n } of { $all } slots taken
choose-player = Choose { $name }
cost = cost { $n }
cost-now = Now it costs { $n }.
creatures = { $n ->
    [one] { $n } creature
   *[other] { $n } creatures
}
family-zone = { $family }: sells for { $sale }
first = First player
free-slot = Free slot
known-top = On top, known to you: { $title }
look = Show the area of { $name }
marked-by = Marked by { $name }
nobody = unmarked
order = { $phase }. In turn: { $names }. Now: { $name }
phase-act = Actions
phase-hunt = Hunt
phase-resolve = Resolution
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
rivals = Opponents
rounds = Round { $n } of { $all }
score-track = Score track
stone-red = { $n } red
stone-blue = { $n } blue
stone-purple = { $n } purple
stones = Stones: { $list }; worth { $worth }, limit { $limit }
no-stones-held = none
waiting = Active effect still to be resolved
