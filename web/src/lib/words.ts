/** The client's own words, from Fluent files. What a game says comes from the server, already in the right language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { Word } from "../net/made/words";
import { FILES, languageOf } from "./languages";
import { settings } from "./settings.svelte";

export { LANGUAGES } from "./languages";
export type { Word };
type Args = Readonly<Record<string, FluentVariable>>;

const bundles = new SvelteMap<string, FluentBundle>();
/** What a language does not say yet is said in this one. */
const FULL = "en";

/** Learn a language; until it is there, the last one is spoken. */
export async function learn(language: string): Promise<void> {
  const path = Object.keys(FILES).find((one) => languageOf(one) === language);
  if (path && !bundles.has(language)) bundles.set(language, bundleOf(language, await FILES[path]!()));
}

function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

function say(bundle: FluentBundle | undefined, word: string, args: Args): string | null {
  const pattern = bundle?.getMessage(word)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : null;
}

export function t(word: Word, args: Args = {}): string {
  const said = say(bundles.get(settings.language) ?? [...bundles.values()].at(-1), word, args) ?? say(bundles.get(FULL), word, args);
  if (said === null && bundles.size) void learn(FULL);
  return said ?? word;
}

/** The words that a game's board keeps, in the same form, by file; what it does not have is said as everywhere. */
export function speaker<OfGame extends string>(
  files: Readonly<Record<string, string>>,
): (word: OfGame | Word, args?: Args) => string {
  const books = new Map(
    Object.entries(files).map(([path, text]) => [languageOf(path), bundleOf(languageOf(path), text)]),
  );
  return (word, args = {}) => say(books.get(settings.language), word, args) ?? say(books.get(FULL), word, args) ?? t(word as Word, args);
}

/** What stands on a line of its own begins with a capital letter. */
export const capital = (words: string, language = settings.language): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);

const signs = new Intl.Segmenter();

/** What stands for a name where there is room for one sign: a letter without its marks, or a whole emoji. */
export function initial(name: string): string {
  const [first] = signs.segment(name.normalize("NFC").trim());
  return (/\p{L}/u.exec(first?.segment ?? "")?.[0] ?? first?.segment ?? "?").toUpperCase();
}

/** What a language calls itself. */
export const autonym = (language: string): string =>
  capital(new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language, language);

export const number = (n: number): string => n.toLocaleString(settings.language);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** By language: one takes a millisecond to make, and a log has hundreds of times in it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

export function clockTime(seconds: number): string {
  const { language } = settings;
  let clock = clocks.get(language);
  if (!clock) {
    clock = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    clocks.set(language, clock);
  }
  return clock.format(seconds * 1000);
}

export function dayTime(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });
}
