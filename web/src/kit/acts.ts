/** What an option does, and to which things on the table. */

import type { AskOut, OptionOut } from "../net/made/protocol";

export interface Act {
  /** The option that is answered. */
  id: string;
  /** The whole sentence, for lists and for those who listen. */
  text: string;
  verb: string;
  /** The verb alone, for a button at the thing. */
  word: string;
  /** In the order of pointing: the source first, then its target. */
  things: readonly string[];
}

export function actOf({ id, text, verb, word, things = [] }: OptionOut, ask: AskOut): Act {
  return { id, text, verb: verb ?? ask.prompt, word: word || text, things };
}
