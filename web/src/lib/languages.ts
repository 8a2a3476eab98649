/** The languages that the client speaks: each is a file of words, fetched when somebody wants to read it. */

export const FILES = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
export const languageOf = (path: string): string => /([\w-]+)\.ftl$/.exec(path)?.[1] ?? "";

export const LANGUAGES: readonly string[] = Object.keys(FILES).map(languageOf).sort();
