/** What the board of Ostium says of itself; the rules' own words come from the server. */

import { speaker } from "../../lib/words";
import type { OstiumWord } from "../../net/made/words";

export const say = speaker<OstiumWord>(
  import.meta.glob<string>("./words/*.ftl", { eager: true, query: "?raw", import: "default" }),
);
