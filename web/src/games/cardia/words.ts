/** What the board of Cardia says of itself. */

import { speaker } from "../../lib/words";
import type { CardiaWord } from "../../net/made/words";

export const t = speaker<CardiaWord>(
  import.meta.glob<string>("./words/*.ftl", { eager: true, query: "?raw", import: "default" }),
);
