/** What the client knows of a game: how to draw it. The rules are the server's. */

import type { Component, Snippet } from "svelte";
import type { CardFace } from "../kit/card";
import type { Moment } from "../kit/play.svelte";
import type { Left } from "../lib/clock";

/** A message of the rules: what it says as data, and for a whole sentence also in words. */
export interface CardLine {
  key: string;
  args: Readonly<Record<string, number | string | CardLine>>;
  text?: string;
}

export interface CardPage {
  face: string;
  text: string;
  /** What is printed on it besides its name and its text. */
  facts: Readonly<Record<string, number | string | readonly string[]>>;
  lines: readonly CardLine[];
}

/** A game's words in the reader's language: every plain key, and the text of every card. */
export interface Vocabulary {
  /** Of which game. */
  game: string;
  words: Readonly<Record<string, string>>;
  text: Readonly<Record<string, readonly string[]>>;
  cards: Readonly<Record<string, CardPage>>;
}

export interface SeatNote {
  away: boolean;
  /** How the bot that plays here thinks, in words; nothing for a person. */
  bot: string;
  /** How much time is left, where it is limited. */
  clock: Left | null;
}

export interface BoardProps {
  moment: Moment;
  names: readonly string[];
  notes: readonly SeatNote[];
  vocabulary: Vocabulary;
  /** The prompt bar, where the whole table is on the screen: the board decides where it stands. */
  prompt: Snippet | undefined;
}

export interface Keyword {
  name: string;
  text: string;
  /** Finds it in a text, in whatever case or number. */
  pattern: RegExp;
}

/** A text that people keep for this game: a deck. */
export interface KeptProps {
  /** What the server says of it. */
  page: Readonly<Record<string, unknown>>;
  vocabulary: Vocabulary;
}

export interface Keeping {
  /** What somebody wrote, in words of their language, as the rules read it. */
  read(text: string, vocabulary: Vocabulary): string;
  name(page: Readonly<Record<string, unknown>>, vocabulary: Vocabulary): string;
  /** In a line, and with everything that is in it. */
  Brief: Component<KeptProps>;
  Sheet: Component<KeptProps>;
}

export interface GameClient {
  Board: Component<BoardProps>;
  /** The same table in words. */
  Text: Component<Omit<BoardProps, "prompt" | "notes">>;
  /** What is printed on a card; with the table at hand, as far as the match is played with it. */
  face: (name: string, vocabulary: Vocabulary, view?: unknown) => CardFace | null;
  rules(vocabulary: Vocabulary): { id: string; text: string }[];
  /** The rule that is being played. */
  step(moment: Moment): string;
  round(moment: Moment): number;
  /** What `round` counts, if not rounds. */
  counts?: "turn";
  /** Is this seat out of the match, while others play on? Not where nobody can be. */
  out?(moment: Moment, seat: number): boolean;
  /** Kinds of event that begin a turn; without it, a round. */
  turns?: readonly string[];
  /** Kinds of event that go without saying where there is little room. */
  minor: readonly string[];
  kept?: Keeping;
}

/** The words of a game that a reader may look up: `keyword-x` and `keyword-text-x`. */
export function keywords({ words }: Vocabulary): Keyword[] {
  return Object.keys(words)
    .filter((key) => key.startsWith("keyword-text-"))
    .map((key) => {
      const id = key.slice("keyword-text-".length);
      const name = words[`name-${id}`] ?? words[`keyword-${id}`] ?? "";
      return { name, text: words[key] ?? "", pattern: inAnyForm(name) };
    });
}

/** Words in another case or number still begin the same. */
function inAnyForm(name: string): RegExp {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const shortest = words.length > 1 ? 3 : 4;
  const stems = words.map((word) => word.slice(0, Math.max(shortest, word.length - 2)));
  if (!stems.length) return /$^/;
  return new RegExp(`(?<!\\p{L})${stems.join("\\p{L}*\\P{L}+")}`, "u");
}
