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
