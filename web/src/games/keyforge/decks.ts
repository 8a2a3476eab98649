import type { Vocabulary } from "../game";

/** A deck as the server describes it before it is played with. */
export interface DeckPage {
  name: string;
  houses: readonly string[];
  /** How many there are of each print. */
  cards: Readonly<Record<string, number>>;
  rarities: Readonly<Record<string, number>>;
  mavericks: number;
  /** Of a hundred matches against average decks, so many it may win. */
  strength: number;
  /** The least and the most of a hundred that it may be, 95 times of a hundred. */
  likely: readonly [number, number];
}

export const deckOf = (page: Readonly<Record<string, unknown>>): DeckPage => page as unknown as DeckPage;

/** What the words about a deck's strength need to know. */
export const strengthOf = ({ strength, likely: [low, high] }: DeckPage): { n: number; low: number; high: number } => ({ n: strength, low, high });

const plain = (title: string): string => title.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Around a title: how many there are of it, before or behind; and in JSON quotation marks. */
const LISTED = /^(\s*(?:\d{1,3} *[x×*]? +)?)(.*?)((?: +[x×*] *\d{1,3})?[\s:]*)$/u;

/** A list whose titles and houses are in the reader's language, as the rules know them: line by line, so that lines keep their numbers. */
export function listIn(text: string, { words }: Vocabulary): string {
  const known = new Map<string, string>();
  for (const [key, said] of Object.entries(words)) {
    const id = /^(?:title|house)-(.+)$/.exec(key)?.[1];
    if (id && !known.has(plain(said))) known.set(plain(said), id);
  }
  const line = (written: string): string =>
    written.replace(LISTED, (whole, before: string, title: string, after: string) => {
      const [called = "", ...print] = title.split("~");
      const id = known.get(plain(called));
      return id ? `${before}${[id, ...print].join("~")}${after}` : whole;
    });
  // The name of a deck stays as it is.
  if (/^\s*[{[]/.test(text)) return text.replace(/("name"\s*:\s*)?"([^"\\\n]*)"/gu, (whole, name: string | undefined, inside: string) => (name ? whole : `"${line(inside)}"`));
  return text.split("\n").map((written) => (/^\s*#/.test(written) ? written : line(written))).join("\n");
}
