/** How fights would end, as the rules foresee them. */

import type { AboutOut } from "../../net/made/protocol";

/** What becomes of a creature. */
export interface Fate {
  gone: boolean;
  amount: number;
  left: number;
}

export interface Fight {
  /** The enemy, by its number on the table. */
  target: number;
  mine: Fate;
  other: Fate;
  text: string;
}

interface Told {
  key: string;
  args: Record<string, unknown>;
}

function fateOf(told: unknown): Fate {
  const { key, args } = told as Told;
  return { gone: key === "fate-gone", amount: Number(args["amount"] ?? 0), left: Number(args["left"] ?? 0) };
}

export function fightsIn({ told = [], outlook = [] }: AboutOut): Fight[] {
  return told.flatMap(({ key, args }, n) =>
    key === "outlook-fight" ? [{ target: Number(args["card"]), mine: fateOf(args["mine"]), other: fateOf(args["other"]), text: outlook[n] ?? "" }] : [],
  );
}
