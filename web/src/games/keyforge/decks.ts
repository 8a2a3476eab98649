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
}

export const deckOf = (page: Readonly<Record<string, unknown>>): DeckPage => page as unknown as DeckPage;
