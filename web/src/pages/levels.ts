import { t, type Word } from "../lib/words";

const LEVELS: Readonly<Record<string, Word>> = {
  beginner: "level-beginner",
  casual: "level-casual",
  strong: "level-strong",
  expert: "level-expert",
  random: "level-random",
  greedy: "level-greedy",
  search: "level-search",
};

/** Against whom one plays who did not choose. */
export const usualLevel = (levels: readonly string[]): string => (levels.includes("casual") ? "casual" : levels.at(-1)!);

/** What a bot's level is called; a new one goes by its own name. */
export const levelName = (level: string): string => (LEVELS[level] ? t(LEVELS[level]) : level);
