/** What all parts of the board know of the table. */

import { getContext, setContext } from "svelte";
import type { Play } from "../../kit/play.svelte";
import type { SeatNote, Vocabulary } from "../game";
import type { Attacking } from "./attacking.svelte";
import { crystalIcon, type Turn } from "./faces";
import type { CardView, View } from "./view";
import { say } from "./words";

export interface Table {
  readonly play: Play;
  readonly view: View;
  readonly names: readonly string[];
  readonly notes: readonly SeatNote[];
  readonly vocabulary: Vocabulary;
  /** The side that lies before us. */
  readonly near: number;
  /** It is our own. */
  readonly mine: boolean;
  /** There is little room: what stands elsewhere beside the battlefields finds a place between them. */
  readonly phone: boolean;
  readonly attacking: Attacking;
}

/** A column of a battlefield, and how it is turned towards us. */
export interface Column {
  side: number;
  column: number;
  turn: Turn;
}

const KEY = Symbol("ostium");
export const provideTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);

const COLUMNS = ["left", "middle", "right"] as const;

export const word = ({ vocabulary }: Pick<Table, "vocabulary">, key: string): string => vocabulary.words[key] ?? key;
/** In solo the second side is nobody's seat. */
export const isRival = ({ view }: Pick<Table, "view">, side: number): boolean => view.players[side]?.seat === null;
export const owner = (table: Pick<Table, "view" | "names" | "vocabulary">, side: number): string =>
  isRival(table, side) ? word(table, "seat-rival") : (table.names[side] ?? "");
export const gateName = (table: Pick<Table, "vocabulary">, column: number): string => word(table, `gate-${COLUMNS[column]}`);
export const slotName = (table: Pick<Table, "vocabulary">, slot: number): string => word(table, `slot-${slot < 3 ? "attack" : "defence"}-${COLUMNS[slot % 3]}`);

export const inWords = (table: Table, card: CardView): string =>
  `${word(table, `title-${card.face}`)}, ${say("power-of", { n: card.power })}, ${say("cost", { n: card.cost })}. ${(table.vocabulary.text[card.face] ?? []).join(" ")}`;
export const motionOf = ({ play }: Table, card: CardView): string => `card-${play.keyOf(card.id)}`;
/** What it costs on the Summon Field; `within` says that it can be had now. */
export const priceOf = ({ play }: Table, card: CardView) => ({
  icon: crystalIcon,
  text: `${card.cost}`,
  label: say("cost", { n: card.cost }),
  within: play.acting.at(`c${card.id}`).some(({ verb }) => verb === "buy"),
});
