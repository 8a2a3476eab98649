/** What can be done in which part of a small screen. */

import type { Act } from "../../kit/acts";
import type { IslandView, View } from "./view";

export const TABS = ["islands", "hand", "mine", "market", "others"] as const;
export type Tab = (typeof TABS)[number];

const THINGS: Readonly<Record<string, Tab>> = {
  region: "islands",
  island: "islands",
  unit: "islands",
  monster: "islands",
  alignment: "islands",
  sign: "islands",
  chosen: "islands",
  gap: "islands",
  pool: "mine",
  beside: "mine",
  energy: "mine",
  market: "market",
  encounters: "market",
};

/** Where a thing lies. */
export function tabOf(thing: string, view: View, near: number): Tab | null {
  const card = /^c(\d+)$/.exec(thing);
  if (!card) return THINGS[thing.split("-")[0]!] ?? null;
  const id = Number(card[1]);
  const player = view.players[near];
  if (view.market.some((one) => one.id === id)) return "market";
  if (view.offer.some((one) => one.id === id)) return "islands";
  return player?.equipment.some((one) => one.id === id) ? "mine" : "hand";
}

/** The island that a thing lies on: a region of any island may be called after the crystals. */
export function islandOf(thing: string, { ring }: View): string {
  const holds = ({ name, alignment, monsters, regions }: IslandView): boolean =>
    [`island-${name}`, `gap-${name}`, `alignment-${alignment.face}`, ...monsters.map((face) => `monster-${face}`)].includes(thing) ||
    regions.some((region) => thing.endsWith(`-${region.name}`));
  return ring.find(holds)?.name ?? "";
}

/** How many things in each part can be pointed at. */
export function counted(acts: readonly Act[], view: View, near: number): Readonly<Record<Tab, number>> {
  const counts: Record<Tab, number> = { islands: 0, hand: 0, mine: 0, market: 0, others: 0 };
  for (const thing of new Set(acts.flatMap(({ things }) => things[0] ?? []))) {
    const tab = tabOf(thing, view, near);
    if (tab) counts[tab] += 1;
  }
  return counts;
}
