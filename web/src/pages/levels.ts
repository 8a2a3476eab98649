import { settings } from "../lib/settings.svelte";

const LEVELS: Readonly<Record<string, readonly [string, string]>> = {
  random: ["plays at random", "gra losowo"],
  greedy: ["thinks one move ahead", "myśli o jeden ruch naprzód"],
  search: ["thinks ahead", "myśli z wyprzedzeniem"],
};

/** What a bot's level is called; a new one goes by its own name. */
export const levelName = (level: string): string => LEVELS[level]?.[settings.language === "en" ? 0 : 1] ?? level;
