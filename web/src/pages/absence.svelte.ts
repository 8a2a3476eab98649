/** Who has been away for how long. It is counted while the page looks on, whatever stands on the table meanwhile. */

import type { SeatState, TableState } from "../net/made/protocol";

/** Connections come and go; whoever is away for longer may be gone, and a bot may play on. */
const PATIENCE = 60_000;
export const isAway = (seat: SeatState): boolean => Boolean(seat.guest) && !seat.stand_in && (seat.left || !seat.online);

export class Absence {
  /** Seats that have been empty for long. */
  long: ReadonlySet<number> = $state.raw(new Set());
  /** Those of which nothing more is to be said while they are. */
  kept: ReadonlySet<number> = $state.raw(new Set());

  constructor(table: () => TableState | null) {
    const empty = $derived((table()?.seats ?? []).flatMap((seat, n) => (isAway(seat) ? [n] : [])).join());
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    $effect(() => {
      const now = new Set(empty ? empty.split(",").map(Number) : []);
      for (const [seat, timer] of timers) {
        if (now.has(seat)) continue;
        clearTimeout(timer);
        timers.delete(seat);
        this.long = new Set([...this.long].filter((one) => one !== seat));
        this.kept = new Set([...this.kept].filter((one) => one !== seat));
      }
      for (const seat of now) {
        if (!timers.has(seat)) timers.set(seat, setTimeout(() => (this.long = new Set([...this.long, seat])), PATIENCE));
      }
    });
    $effect(() => () => timers.forEach((timer) => clearTimeout(timer)));
  }

  keep(seat: number): void {
    this.kept = new Set([...this.kept, seat]);
  }
}
