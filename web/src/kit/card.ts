/** What a card shows, in the reader's language; a game makes these from its faces. */
export interface CardFace {
  id: string;
  title: string;
  value?: number;
  frame: Frame;
  icon: string;
  kind?: { icon: string; label: string };
  text: string[];
  /** A text in parts with a sign each, shown instead of `kind` and `text`. */
  parts?: readonly Part[];
  /** The number is a price: less is better. */
  price?: boolean;
}

/** One ability of several on a card. */
export interface Part {
  icon: string;
  label: string;
  text: string;
}

/** A suit, house or faction: told apart by colour, by the shape behind the number and by the pattern. */
export interface Frame {
  label: string;
  icon: string;
  /** CSS colours: of the picture's ground, its darker edge, and of things drawn on it. */
  ground: string;
  edge: string;
  tint: string;
  shape: Shape;
  pattern: string;
}

export type Shape = keyof typeof SHAPES;

/** Outlines in a square of 100. */
export const SHAPES = {
  arch: "M9 96V47a41 43 0 0 1 82 0v49z",
  hexagon: "M50 2 93 26v48L50 98 7 74V26z",
  banner: "M9 3h82v93L70 81 50 96 30 81 9 96z",
  shield: "M50 2 91 14v36c0 25-19 40-41 48C28 90 9 75 9 50V14z",
  flame: "M8 97V42L21 13 35 31 50 2 65 31 79 13 92 42V97z",
  round: "M50 3a46 47 0 1 1 0 94 46 47 0 1 1 0-94z",
  cloud:
    "M50 2a25 25 0 0 1 25 22 25 25 0 0 1 22 26 25 25 0 0 1-22 26 25 25 0 0 1-25 22 25 25 0 0 1-25-22A25 25 0 0 1 3 50a25 25 0 0 1 22-26A25 25 0 0 1 50 2z",
} as const;

/** Something on a card: a signet, a token, a modifier. */
export interface Mark {
  key: string;
  kind: "signet" | "token" | "modifier";
  icon?: string;
  text?: string;
  tone?: "raised" | "lowered" | "active";
  label: string;
}

/** A fine pattern for a frame, drawn in white on a tile of this size. */
export function pattern(width: number, height: number, strokes: string): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' fill='none' stroke='white' ` +
    `stroke-opacity='.13' stroke-width='1.4'>${strokes}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
