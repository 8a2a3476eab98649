/** What the board of KeyForge says of itself; the rules' own words come from the server. */

import { speaker } from "../../lib/words";
import type { KeyforgeWord } from "../../net/made/words";

export const say = speaker<KeyforgeWord>(
  import.meta.glob<string>("./words/*.ftl", { eager: true, query: "?raw", import: "default" }),
);
