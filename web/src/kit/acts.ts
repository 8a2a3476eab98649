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

/** Until every game says it: the things of an option, read from its id. */
function derived(option: OptionOut, ask: AskOut): Pick<Act, "verb" | "things"> {
  const about = /^(sell|tame|summon|release)-(\d+)$/.exec(option.id);
  return about ? { verb: about[1]!, things: [`c${about[2]}`] } : { verb: option.verb ?? ask.prompt, things: [] };
}

export function actOf(option: OptionOut, ask: AskOut): Act {
  const { verb, things } = option.things?.length ? { verb: option.verb ?? ask.prompt, things: option.things } : derived(option, ask);
  return { id: option.id, text: option.text, verb, word: option.word || (things.length ? (option.text.split(" ", 1)[0] ?? "") : option.text), things };
}
