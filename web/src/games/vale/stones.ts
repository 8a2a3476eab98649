import type { ValePlayerView, ValeStonesView } from "../../net/made/schema";
import { say } from "./words";

export const COLOURS = ["red", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export const worthOf = (stones: ValeStonesView, worth: ValeStonesView): number =>
  COLOURS.reduce((sum, colour) => sum + stones[colour] * worth[colour], 0);

export const listed = (stones: ValeStonesView): string =>
  COLOURS.filter((colour) => stones[colour])
    .map((colour) => say(`stone-${colour}`, { n: stones[colour] }))
    .join(", ") || say("no-stones-held");

export const holding = ({ stones, worth, limit }: ValePlayerView): string =>
  say("stones", { list: listed(stones), worth: worthOf(stones, worth), limit });

/** A payment's id, `1-0-2`, as stones. */
export function stonesOf(option: string): ValeStonesView | null {
  const found = /^(\d+)-(\d+)-(\d+)$/.exec(option);
  return found && { red: Number(found[1]), blue: Number(found[2]), purple: Number(found[3]) };
}
