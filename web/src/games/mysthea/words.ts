/** What the board of Mysthea says of itself; the rules' own words come from the server. */

import { speaker } from "../../lib/words";
import type { MystheaWord } from "../../net/made/words";

export const say = speaker<MystheaWord>(
  import.meta.glob<string>("./words/*.ftl", { eager: true, query: "?raw", import: "default" }),
);
