/** The clock of a table, as it is shown: the server measures it. */

export interface Left {
  /** Whole seconds. */
  seconds: number;
  /** It is this player who has to decide. */
  runs: boolean;
}

/** From here on it is pointed out that there is little left. */
export const SHORT = 30;

const two = (n: number): string => `${n}`.padStart(2, "0");

/** As a clock shows it: 4:05, or 1:04:05. */
export function digits(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
