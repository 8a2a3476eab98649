/** What the board of the Vale says of itself; the rules' own words come from the server. */

import { speak } from "../../lib/words";
import type { ValeView } from "../../net/made/schema";

const WORDS = {
  "area-of": ["Area of {name}: {n} of {all} slots taken", "Obszar: {name}, zajęte miejsca: {n} z {all}"],
  "choose-player": ["Choose {name}", "Wskaż: {name}"],
  "cost": ["cost {n}", "koszt {n}"],
  "cost-now": ["Now it costs {n}.", "Teraz kosztuje {n}."],
  "creatures": ["{n} creature|{n} creatures", "{n} istota|{n} istoty|{n} istot"],
  "family-zone": ["{family}: sells for {sale}", "{family}: za sprzedaż {sale}"],
  "first": ["First player", "Pierwszy gracz"],
  "free-slot": ["Free slot", "Wolne miejsce"],
  "known-top": ["On top, known to you: {title}", "Na wierzchu, znana tobie: {title}"],
  "look": ["Show the area of {name}", "Pokaż obszar: {name}"],
  "marked-by": ["Marked by {name}", "Znacznik: {name}"],
  "nobody": ["unmarked", "bez znacznika"],
  "order": ["{phase}. In turn: {names}. Now: {name}", "{phase}. Kolejność: {names}. Teraz: {name}"],
  "phase-act": ["Actions", "Akcje"],
  "phase-hunt": ["Hunt", "Polowanie"],
  "phase-resolve": ["Resolution", "Rozpatrywanie"],
  "points": ["{n} point|{n} points", "{n} punkt|{n} punkty|{n} punktów"],
  "rivals": ["Opponents", "Przeciwnicy"],
  "rounds": ["Round {n} of {all}", "Runda {n} z {all}"],
  "score-track": ["Score track", "Tor punktacji"],
  "stone-red": ["{n} red|{n} red", "{n} czerwony|{n} czerwone|{n} czerwonych"],
  "stone-blue": ["{n} blue|{n} blue", "{n} niebieski|{n} niebieskie|{n} niebieskich"],
  "stone-purple": ["{n} purple|{n} purple", "{n} fioletowy|{n} fioletowe|{n} fioletowych"],
  "stones": ["Stones: {list}; worth {worth}, limit {limit}", "Kamienie: {list}; warte {worth}, limit {limit}"],
  "no-stones-held": ["none", "brak"],
  "waiting": ["Active effect still to be resolved", "Efekt aktywny czeka na rozpatrzenie"],
} as const satisfies Record<string, readonly [string, string]>;

export const say = (word: keyof typeof WORDS, args: Readonly<Record<string, string | number>> = {}): string =>
  speak(WORDS[word], args);

export const inTurn = ({ phase, order, turn }: ValeView, names: readonly string[]): string =>
  say("order", {
    phase: say(`phase-${phase}`),
    names: order.map((seat) => names[seat]).join(", "),
    name: names[order[turn] ?? -1] ?? "",
  });
