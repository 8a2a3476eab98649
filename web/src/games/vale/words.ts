/** What the board of the Vale says of itself; the rules' own words come from the server. */

import { speak } from "../../lib/words";

const WORDS = {
  "area-of": ["Area of {name}: {n} of {all} slots taken", "Obszar: {name}, zajęte miejsca: {n} z {all}"],
  "choose-player": ["Choose {name}", "Wskaż: {name}"],
  "cost": ["cost {n}", "koszt {n}"],
  "cost-now": ["Costs {n} now (printed {printed})", "Teraz kosztuje {n} (na karcie {printed})"],
  "creatures": ["{n} creature|{n} creatures", "{n} istota|{n} istoty|{n} istot"],
  "family-zone": ["{family}: sells for {sale}", "{family}: za sprzedaż {sale}"],
  "first": ["First player", "Pierwszy gracz"],
  "free-slot": ["Free slot", "Wolne miejsce"],
  "known-top": ["On top, known to you: {title}", "Na wierzchu, znana tobie: {title}"],
  "later-slot": ["Slot from round {n}", "Miejsce od rundy {n}"],
  "look": ["Show the area of {name}", "Pokaż obszar: {name}"],
  "marked-by": ["Marked by {name}", "Znacznik: {name}"],
  "no-effect": [
    "Cannot be summoned: its instant effect cannot be resolved now.",
    "Nie można przywołać: efektu natychmiastowego nie da się teraz rozpatrzyć.",
  ],
  "no-slot": [
    "Cannot be summoned: no free slot ({n} of {all} taken).",
    "Nie można przywołać: brak wolnego miejsca (zajęte {n} z {all}).",
  ],
  "no-stones": [
    "Cannot be summoned: your stones are worth {n}, the printed cost is {cost}.",
    "Nie można przywołać: twoje kamienie są warte {n}, a koszt na karcie to {cost}.",
  ],
  "nobody": ["unmarked", "bez znacznika"],
  "points": ["{n} point|{n} points", "{n} punkt|{n} punkty|{n} punktów"],
  "rivals": ["Opponents", "Przeciwnicy"],
  "rounds": ["Round {n} of {all}", "Runda {n} z {all}"],
  "score-track": ["Score track", "Tor punktacji"],
  "sells-for": ["Sold, it brings {sale}.", "Sprzedana da: {sale}."],
  "stone-red": ["{n} red|{n} red", "{n} czerwony|{n} czerwone|{n} czerwonych"],
  "stone-blue": ["{n} blue|{n} blue", "{n} niebieski|{n} niebieskie|{n} niebieskich"],
  "stone-purple": ["{n} purple|{n} purple", "{n} fioletowy|{n} fioletowe|{n} fioletowych"],
  "stones": ["Stones: {list}; worth {worth}, limit {limit}", "Kamienie: {list}; warte {worth}, limit {limit}"],
  "no-stones-held": ["none", "brak"],
  "waiting": ["Active effect still to be resolved", "Efekt aktywny czeka na rozpatrzenie"],
} as const satisfies Record<string, readonly [string, string]>;

export const say = (word: keyof typeof WORDS, args: Readonly<Record<string, string | number>> = {}): string =>
  speak(WORDS[word], args);
