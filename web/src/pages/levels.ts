import { settings } from "../lib/settings.svelte";

const LEVELS: Readonly<Record<string, readonly [string, string]>> = {
  random: ["plays at random", "gra losowo"],
  greedy: ["plans one move ahead", "liczy ruch naprzód"],
  search: ["plans many moves ahead", "liczy wiele ruchów naprzód"],
};

/** What a bot's level is called; a new one goes by its own name. */
export const levelName = (level: string): string => LEVELS[level]?.[settings.language === "en" ? 0 : 1] ?? level;
