import { t, type Word } from "../lib/words";

const LEVELS: Readonly<Record<string, Word>> = { random: "level-random", greedy: "level-greedy", search: "level-search" };

/** What a bot's level is called; a new one goes by its own name. */
export const levelName = (level: string): string => (LEVELS[level] ? t(LEVELS[level]) : level);
