/** What the board of the Vale says of itself; the rules' own words come from the server. */

import { speaker } from "../../lib/words";
import type { ValeView } from "../../net/made/schema";
import type { ValeWord } from "../../net/made/words";

export const say = speaker<ValeWord>(
  import.meta.glob<string>("./words/*.ftl", { eager: true, query: "?raw", import: "default" }),
);

export const inTurn = ({ phase, order, turn }: ValeView, names: readonly string[]): string =>
  say("order", {
    phase: say(`phase-${phase}`),
    names: order.map((seat) => names[seat]).join(", "),
    name: names[order[turn] ?? -1] ?? "",
  });
