/** What all parts of the board know of the table. */

import { getContext, setContext } from "svelte";
import type { Acting } from "../../kit/acting.svelte";
import type { CardFace } from "../../kit/card";
import type { Play } from "../../kit/play.svelte";
import type { Vocabulary } from "../game";
import { cardFace } from "./faces";
import type { CardView, ForceView, ProspectView, RegionView, View } from "./view";
import { say } from "./words";

export interface Table {
  readonly play: Play;
  readonly view: View;
  readonly names: readonly string[];
  readonly vocabulary: Vocabulary;
  /** The seat whose board lies before us. */
  readonly near: number;
  /** It is our own. */
  readonly mine: boolean;
}

const KEY = Symbol("mysthea");
export const provideTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);

export const ROMAN = ["I", "II", "III", "IV", "V"] as const;
export const KINDS = ["chosen", "golem", "construct", "fortification"] as const;
export type Kind = (typeof KINDS)[number];

export const word = ({ vocabulary }: Table, key: string): string => vocabulary.words[key] ?? key;
export const named = ({ names }: Table, seat: number): string => names[seat] ?? "";
export const faceOf = ({ vocabulary, view }: Table, name: string): CardFace | null => cardFace(name, vocabulary, view);
export const inWords = (table: Table, card: CardView): string =>
  `${word(table, `title-${card.face}`)}, ${word(table, `kind-${card.kind}`)}, ${say("points", { n: card.points })}. ${(table.vocabulary.text[card.face] ?? []).join(" ")}`;
export const motionOf = ({ play }: Table, card: CardView): string => `card-${play.keyOf(card.id)}`;

export const unitThing = (seat: number, kind: Kind, region: string): string => `unit-${seat}-${kind}-${region}`;

/** How many units of each kind a force has, the Chosen first. */
export function unitsOf(force: Pick<ForceView, "chosen" | "golems" | "constructs" | "fortifications">): { kind: Kind; count: number }[] {
  const counts = { chosen: force.chosen ? 1 : 0, golem: force.golems, construct: force.constructs, fortification: force.fortifications };
  return KINDS.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}

/** A force in words: whose it is, what it consists of, how strong it is. */
export function told(table: Table, force: ForceView): string {
  const units = unitsOf(force).map(({ kind, count }) => (count > 1 ? `${word(table, `unit-${kind}`)} ×${count}` : word(table, `unit-${kind}`)));
  const hurt = force.chosen === "wounded" ? `, ${say("wounded")}` : "";
  return `${named(table, force.seat)}: ${units.join(", ")}${hurt}, ${say("strength", { n: force.strength })}`;
}

/** Everything about a region that a reader wants to know. */
export function regionLines(table: Table, region: RegionView): string[] {
  if (region.closed) return [say("mirage")];
  const lines = [region.control === null ? say("nobody-controls") : say("controls", { name: named(table, region.control) })];
  lines.push(...region.forces.map((force) => told(table, force)));
  lines.push(`${say("meditation")}: ${say(`meditation-${region.type}` as "meditation-forest")}`);
  if (region.pays) lines.push(say("pays", { n: region.pays }));
  return lines;
}

/** The unit that is pointed at, or that the option under the pointer moves. */
export function heldUnit({ acts, now }: Acting, play: Play): Kind | null {
  const pointed = acts.find(({ id }) => id === (play.pointed ?? play.selected));
  const thing = now.path[0] ?? pointed?.things[0] ?? "";
  const found = /^(?:unit|pool)-\d+-(chosen|golem|construct)/.exec(thing);
  return (found?.[1] as Kind | undefined) ?? null;
}

/** What that unit would change here. */
export function prospectAt(table: Table, region: string): ProspectView | null {
  const { acting } = table.play;
  const unit = heldUnit(acting, table.play);
  if (!unit) return null;
  const pointed = acting.acts.find(({ id }) => id === (table.play.pointed ?? table.play.selected));
  const source = acting.now.path[0] ?? pointed?.things[0] ?? "";
  if (source.endsWith(`-${region}`)) return table.view.prospects.find((one) => one.unit === unit && one.region === region && !one.comes) ?? null;
  const reached = acting.role(`region-${region}`) === "target" || pointed?.things[1] === `region-${region}`;
  return reached ? (table.view.prospects.find((one) => one.unit === unit && one.region === region && one.comes) ?? null) : null;
}
