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

/** Between an option and a thing that the next question is going to offer. */
const THEN = ">";

/** An option as the acts that it stands for: drawn on to each thing that the next question is going to offer. */
export function actsOf(option: OptionOut, ask: AskOut): Act[] {
  const act = actOf(option, ask);
  const { toward } = option;
  if (!toward?.length) return [act];
  return toward.map((thing) => ({ ...act, id: act.id + THEN + thing, things: [...act.things, thing] }));
}

/** The option that an act answers with, and the thing to answer the next question with. */
export function answersOf(id: string): { option: string; then: string } {
  const [option = id, then = ""] = id.split(THEN);
  return { option, then };
}
