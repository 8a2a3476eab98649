/** What cannot be taken back is asked for twice. */

export interface Doubt {
  title: string;
  /** What it means, and for whom. */
  text: string;
  /** The deed and its opposite, each in words of its own rather than "yes" and "no". */
  yes: string;
  no: string;
}

interface Asked extends Doubt {
  decide: (wanted: boolean) => void;
}

export const doubt: { asked: Asked | null } = $state({ asked: null });

/** Asks in a small dialog; true if it is really wanted. */
export function sure(about: Doubt): Promise<boolean> {
  doubt.asked?.decide(false);
  return new Promise((resolve) => {
    doubt.asked = {
      ...about,
      decide: (wanted) => {
        doubt.asked = null;
        resolve(wanted);
      },
    };
  });
}
